"""A position as JSON data, exactly, and back. Cards, inns and questions go by their names, seats by their numbers."""

from __future__ import annotations

from typing import Any, Final

from innkeeper.engine.errors import BadPosition
from innkeeper.engine.reading import chance_state, field, flag, one_of, only, rows, whole, whole_numbers
from innkeeper.engine.seats import NOBODY, Seat
from innkeeper.engine.views import Encoded
from innkeeper.games.overbooking.actions import MOST_SEATS
from innkeeper.games.overbooking.components import (
    CARD_NAMES,
    CARDS,
    INN_CARDS,
    INN_NAMES,
    LAPS,
    LONGEST_QUEUE,
    NO_CARD,
    ROUNDS,
    SCORING_NAMES,
    Card,
    Inn,
)
from innkeeper.games.overbooking.soundness import check_position
from innkeeper.games.overbooking.state import (
    PHASE_NAMES,
    QUESTION_NAMES,
    TOLD,
    BookingState,
    Hotelier,
    House,
    Placed,
    card_of,
    is_open,
    owner_of,
    placed,
)

FIELDS: Final[list[str]] = [
    "seats",
    "revealed",
    "scoring",
    "peek",
    "backs",
    "picks_by_size",
    "hoteliers",
    "houses",
    "stack",
    "chance",
    "round",
    "phase",
    "first",
    "step",
    "column",
    "open_column",
    "acted",
    "extra",
    "picks",
    "asked",
    "question",
    "chosen",
]
HOTELIER_FIELDS: Final[list[str]] = ["hand", "deck", "lodged", "discarded", "tokens", "passed", "ruled_out"]
HOUSE_FIELDS: Final[list[str]] = ["inn", "token", "door", "queue"]


# --- Writing


def encode(state: BookingState) -> Encoded:
    """The whole position, the state of chance included."""
    return {
        "seats": state.seats,
        "revealed": state.revealed,
        "scoring": SCORING_NAMES[state.scoring],
        "peek": state.peek,
        "backs": state.backs,
        "picks_by_size": state.picks_by_size,
        "hoteliers": [encode_hotelier(hotelier) for hotelier in state.hoteliers],
        "houses": [encode_house(house) for house in state.houses],
        "stack": [card + 1 for card in state.stack],
        "chance": state.chance.encode(),
        "round": state.round,
        "phase": PHASE_NAMES[state.phase],
        "first": int(state.first),
        "step": state.step,
        "column": state.column,
        "open_column": state.open_column,
        "acted": state.acted,
        "extra": state.extra,
        "picks": list(state.picks),
        "asked": None if state.asked == NOBODY else int(state.asked),
        "question": QUESTION_NAMES[state.question],
        "chosen": None if state.chosen == NO_CARD else CARD_NAMES[state.chosen],
    }


def encode_hotelier(hotelier: Hotelier) -> Encoded:
    """One player's things."""
    return {
        "hand": names(hotelier.hand),
        "deck": names(list(hotelier.deck)),
        "lodged": names(list(hotelier.lodged)),
        "discarded": names(list(hotelier.discarded)),
        "tokens": hotelier.tokens,
        "passed": [None if length == TOLD else length for length in hotelier.passed],
        "ruled_out": cards_ruled_out(hotelier),
    }


def encode_house(house: House) -> Encoded:
    """An inn and those who wait there."""
    return {
        "inn": INN_NAMES[house.inn],
        "token": house.token,
        "door": [encode_placed(guest) for guest in house.door],
        "queue": [encode_placed(guest) for guest in house.queue],
    }


def encode_placed(guest: Placed) -> Encoded:
    """A card at an inn."""
    return {"seat": int(owner_of(guest)), "card": CARD_NAMES[card_of(guest)], "open": is_open(guest)}


def cards_ruled_out(hotelier: Hotelier) -> list[str]:
    """What a pass has shown not to be in the hand, as far as inns have been opened."""
    return [CARD_NAMES[card] for card in range(CARDS) if hotelier.ruled_out >> card & 1 == 1]


def names(cards: list[Card]) -> list[str]:
    """Their names, in order."""
    return [CARD_NAMES[card] for card in cards]


# --- Reading


def decode(data: Encoded) -> BookingState:
    """The position that was written. Raises BadPosition, saying what is wrong, for one that cannot be."""
    only(data, FIELDS)
    state = BookingState()
    state.events = None
    state.seats = whole(data, "seats", 2, MOST_SEATS)
    state.revealed = whole(data, "revealed", 0, 1_000_000)
    state.scoring = one_of(data, "scoring", SCORING_NAMES)
    state.peek = flag(data, "peek")
    state.backs = flag(data, "backs")
    state.picks_by_size = flag(data, "picks_by_size")
    state.hoteliers = [decode_hotelier(row, state.seats) for row in rows(data, "hoteliers", state.seats)]
    state.houses = [decode_house(row, state.seats) for row in rows(data, "houses", state.seats)]
    state.stack = decode_stack(data)
    state.chance = chance_state(data)
    read_clock(state, data)
    asked = field(data, "asked")
    state.asked = NOBODY if asked is None else Seat(whole(data, "asked", 0, state.seats - 1))
    state.question = one_of(data, "question", QUESTION_NAMES)
    chosen = field(data, "chosen")
    state.chosen = NO_CARD if chosen is None else Card(one_of(data, "chosen", CARD_NAMES))
    check_position(state)
    return state


def read_clock(state: BookingState, data: Encoded) -> None:
    """Where the game and the inn being checked stand."""
    state.round = whole(data, "round", 1, ROUNDS)
    state.phase = one_of(data, "phase", PHASE_NAMES)
    state.first = Seat(whole(data, "first", 0, state.seats - 1))
    state.step = whole(data, "step", 0, LAPS * state.seats)
    state.column = whole(data, "column", 0, state.seats - 1)
    state.open_column = flag(data, "open_column")
    state.acted = whole(data, "acted", 0, 2)
    state.extra = whole(data, "extra", -6, 6)
    state.picks = tuple(whole_numbers(data, "picks"))
    if not all([0 <= place < LONGEST_QUEUE for place in state.picks]) or len(set(state.picks)) < len(state.picks):
        raise BadPosition(f"picks are different places in a queue, from 0, not {list(state.picks)}.")


def decode_stack(data: Encoded) -> tuple[int, ...]:
    """Unused inn cards, in order."""
    cards = whole_numbers(data, "stack")
    if cards != sorted(set(cards)) or not all([1 <= card <= INN_CARDS for card in cards]):
        raise BadPosition(f"stack holds inn cards from 1 to {INN_CARDS}, each once and in order, not {cards}.")
    return tuple([card - 1 for card in cards])


def decode_hotelier(row: Any, seats: int) -> Hotelier:
    """One player's things."""
    if not isinstance(row, dict):
        raise BadPosition("each of hoteliers is an object.")
    only(row, HOTELIER_FIELDS)
    hotelier = Hotelier()
    hotelier.hand = cards_of(row, "hand")
    hotelier.deck = tuple(cards_of(row, "deck"))
    hotelier.lodged = tuple(cards_of(row, "lodged"))
    hotelier.discarded = tuple(cards_of(row, "discarded"))
    hotelier.tokens = whole(row, "tokens", 0, 16)
    hotelier.passed = decode_passed(row, seats)
    hotelier.ruled_out = 0
    for card in cards_of(row, "ruled_out"):
        hotelier.ruled_out |= 1 << card
    return hotelier


def decode_passed(row: Encoded, seats: int) -> tuple[int, ...]:
    """How many queued at each inn when the seat passed; null where that has been told."""
    lengths = rows(row, "passed")
    known = [*range(LONGEST_QUEUE), None]
    if len(lengths) not in (0, seats) or not all([type(length) in (int, type(None)) for length in lengths]):
        raise BadPosition(f"passed is empty, or has a number or null for each of {seats} inns, not {lengths!r}.")
    if not all([length in known for length in lengths]):
        raise BadPosition(f"no queue in passed is longer than {LONGEST_QUEUE - 1}: {lengths!r}.")
    return tuple([TOLD if length is None else int(length) for length in lengths])


def decode_house(row: Any, seats: int) -> House:
    """An inn and those who wait there."""
    if not isinstance(row, dict):
        raise BadPosition("each of houses is an object.")
    only(row, HOUSE_FIELDS)
    house = House()
    house.inn = Inn(one_of(row, "inn", INN_NAMES))
    house.token = flag(row, "token")
    house.door = tuple([decode_placed(guest, seats) for guest in rows(row, "door")])
    house.queue = tuple([decode_placed(guest, seats) for guest in rows(row, "queue")])
    return house


def decode_placed(guest: Any, seats: int) -> Placed:
    """A card at an inn."""
    if not isinstance(guest, dict):
        raise BadPosition("each card at an inn is an object of seat, card and open.")
    only(guest, ["seat", "card", "open"])
    seat = Seat(whole(guest, "seat", 0, seats - 1))
    return placed(seat, Card(one_of(guest, "card", CARD_NAMES)), flag(guest, "open"))


def cards_of(row: Encoded, name: str) -> list[Card]:
    """A list of cards' names."""
    found: list[Card] = []
    for text in rows(row, name):
        if text not in CARD_NAMES:
            raise BadPosition(f"{text!r} in {name} is no card; cards look like {CARD_NAMES[0]}.")
        found.append(Card(CARD_NAMES.index(text)))
    return found
