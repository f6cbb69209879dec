"""Every deal of the hidden cards that agrees with what a seat knows, listed one by one: what `imagine` is held to.

Slow and simple, on positions written as data; it knows nothing of how the game itself imagines.
"""

import json
from collections.abc import Iterator, Sequence
from itertools import combinations, product
from typing import Any

from innkeeper.games.overbooking.components import CARD_NAMES, INN_NAMES, RULE, RULE_NAMES

Data = dict[str, Any]
LIMITS = {"back_door_closed": 5}


def deal_of(data: Data) -> str:
    """The hidden part of a position, as a text."""
    hoteliers = [[one["hand"], one["deck"]] for one in data["hoteliers"]]
    return json.dumps([hoteliers, [[house["door"], house["queue"]] for house in data["houses"]]])


def all_deals(data: Data, viewer: int) -> set[str]:
    """Every deal that could be the true one for all the viewer knows."""
    others = [seat for seat in range(data["seats"]) if seat != viewer]
    found = set()
    for hands in product(*[list(deals_of_seat(data, seat)) for seat in others]):
        twin = json.loads(json.dumps(data))
        for seat, (laid, hand, deck) in zip(others, hands, strict=True):
            lay(twin, seat, laid)
            twin["hoteliers"][seat] |= {"hand": hand, "deck": deck}
        if could_be(data, twin, viewer):
            found.add(deal_of(twin))
    return found


def deals_of_seat(data: Data, seat: int) -> Iterator[tuple[Sequence[str], list[str], list[str]]]:
    """Which cards may lie face down (by place), be in the hand and in the deck, if only the backs are looked at."""
    mine = data["hoteliers"][seat]
    hidden = [one["card"] for one in face_down(data, seat)]
    unseen = [card for card in CARD_NAMES if card in [*mine["hand"], *mine["deck"], *hidden]]
    for laid in with_backs(data, hidden, unseen):
        rest = [card for card in unseen if card not in laid]
        for hand in combinations(rest, len(mine["hand"])):
            yield laid, list(hand), [card for card in rest if card not in hand]


def with_backs(data: Data, hidden: list[str], unseen: list[str]) -> Iterator[list[str]]:
    """Different unseen cards, each with the same back as the hidden one."""
    if not hidden:
        yield []
        return
    for card in unseen:
        if back(data, card) == back(data, hidden[0]):
            for others in with_backs(data, hidden[1:], [other for other in unseen if other != card]):
                yield [card, *others]


def face_down(data: Data, seat: int) -> list[Data]:
    """The seat's cards at the inns that nobody else has seen."""
    rows = [one for house in data["houses"] for one in house["door"] + house["queue"]]
    return [one for one in rows if one["seat"] == seat and not one["open"]]


def lay(data: Data, seat: int, cards: Sequence[str]) -> None:
    for place, card in zip(face_down(data, seat), cards, strict=True):
        place["card"] = card


def back(data: Data, card: str) -> tuple[bool, str]:
    """What the back shows: a small or large coat, and whose, if that can be read."""
    family, guest = card.split(".")
    return guest in ("noblewomen", "soldiers", "laborers"), family if data["backs"] else ""


# --- What else is known


def could_be(true: Data, deal: Data, viewer: int) -> bool:
    """Whether signs were obeyed, passes were due, and the viewer may place its cards where it may."""
    signs = all(obeyed(house) for number, house in enumerate(deal["houses"]) if not being_checked(true, number))
    passes = all(due(deal, one) for one in deal["hoteliers"])
    return signs and passes and where_it_may(true, viewer) == where_it_may(deal, viewer, true["hoteliers"])


def being_checked(data: Data, number: int) -> bool:
    return bool(data["open_column"]) and number == data["column"]


def obeyed(house: Data) -> bool:
    cards = [one["card"] for one in house["queue"]]
    return all(admits(house, cards[:place], card) for place, card in enumerate(cards))


def admits(house: Data, before: Sequence[str], card: str) -> bool:
    """Whether the sign lets the card join those who queue."""
    family, guest = card.split(".")
    families = {one.split(".")[0] for one in before}
    rule = rule_of(house)
    return {
        "small_groups_only": guest in ("monk", "merchants", "maids"),
        "large_groups_only": guest in ("noblewomen", "soldiers", "laborers"),
        "no_soldiers": guest != "soldiers",
        "two_families": len(families | {family}) <= 2,
    }.get(rule, True)


def rule_of(house: Data) -> str:
    return RULE_NAMES[RULE[INN_NAMES.index(house["inn"])]]


def due(data: Data, hotelier: Data) -> bool:
    """Whether nothing in the hand could have been placed when the seat passed."""
    for house, length in zip(data["houses"], hotelier["passed"], strict=False):
        if length is not None and length < LIMITS.get(rule_of(house), 4):
            before = [one["card"] for one in house["queue"][:length]]
            if any(admits(house, before, card) for card in hotelier["hand"]):
                return False
    return not set(hotelier["ruled_out"]) & set(hotelier["hand"])


def where_it_may(data: Data, viewer: int, hoteliers: list[Data] | None = None) -> list[tuple[int, str]]:
    """Which card of the viewer, who is to place one, may queue where."""
    if data["phase"] != "placing" or data["asked"] != viewer:
        return []
    hand = (hoteliers or data["hoteliers"])[viewer]["hand"]
    return [
        (number, card)
        for number, house in enumerate(data["houses"])
        for card in hand
        if len(house["queue"]) < LIMITS.get(rule_of(house), 4)
        and admits(house, [one["card"] for one in house["queue"]], card)
    ]
