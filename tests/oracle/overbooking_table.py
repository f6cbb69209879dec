"""Positions of Overbooking written by hand, and short words for what the tests say and see."""

from collections.abc import Mapping, Sequence
from typing import Any

from tests.oracle.overbooking import GUESTS, INNS, Laid, Oracle


def table(
    seats: int = 2, inns: str = "", hands: Sequence[str] = (), first: int = 0, options: Mapping[str, str] | None = None
) -> Oracle:
    """A new game with these inns (the others follow in the order of the box) and these cards in the hands."""
    sides = inns.split()
    used = {side.split(".")[0] for side in sides}
    sides += [side for side in INNS if side.endswith("A") and side.split(".")[0] not in used]
    wishes = [hand.split() for hand in [*hands, *[""] * (seats - len(hands))]]
    decks = [wish + [card for card in GUESTS if card not in wish] for wish in wishes]
    held, draws = [deck[:9] for deck in decks], [deck[9:] for deck in decks]
    return Oracle(seats, options or {}, first, sides[: 2 * seats], held, draws)


def laid(cards: str) -> list[Laid]:
    """Cards as in "0:bird.monk 1:stag.maids", each with its seat, the nearest first."""
    return [Laid(int(word.split(":")[0]), word.split(":")[1]) for word in cards.split()]


def opened(side: str, queue: str = "", door: str = "", seats: int = 2, **options: str) -> Oracle:
    """The first inn opened with these cards at it, all other inns being empty and nobody placing anything."""
    oracle = table(seats, side, options=options)
    lay(oracle, queue, door)
    keep_everything(oracle)
    return oracle


def keep_everything(oracle: Oracle) -> None:
    """Play the rest of the round with empty hands, which leaves only passing."""
    round_now = oracle.round
    for player in oracle.players:
        player.hand = []
    while oracle.phase == "placing" and oracle.round == round_now:
        say(oracle, "pass")


def say(oracle: Oracle, parts: str) -> None:
    """Let whoever is acting say these parts, one after another."""
    for part in parts.split():
        (seat,) = oracle.acting()
        oracle.play(seat, part)


def choices(oracle: Oracle) -> set[str]:
    """What the acting seat may say."""
    (seat,) = oracle.acting()
    return oracle.legal(seat)


def words(text: str) -> set[str]:
    return set(text.split())


def lay(oracle: Oracle, queue: str = "", door: str = "", column: int = 1) -> None:
    """Put these cards at an inn, instead of those lying there."""
    oracle.inns[column - 1].queue, oracle.inns[column - 1].door = laid(queue), laid(door)


def inn(oracle: Oracle, column: int = 1) -> dict[str, Any]:
    found: dict[str, Any] = oracle.position()["inns"][column - 1]
    return found


def at(oracle: Oracle, side: str, column: int = 1) -> list[str]:
    """The cards at this side of an inn, "door" or "queue"."""
    return [f"{found['seat']}:{found['card']}" for found in inn(oracle, column)[side]]


def lodged(oracle: Oracle) -> list[set[str]]:
    return [set(player["lodged"]) for player in oracle.position()["players"]]


def discarded(oracle: Oracle) -> list[set[str]]:
    return [set(player["discarded"]) for player in oracle.position()["players"]]


def tokens(oracle: Oracle) -> list[int]:
    return [player["tokens"] for player in oracle.position()["players"]]
