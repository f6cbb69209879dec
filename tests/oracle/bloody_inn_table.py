"""Positions of The Bloody Inn written by hand, and short words for what the tests say and see."""

from collections.abc import Iterable
from typing import Any

from tests.oracle.bloody_inn import Annex, Oracle

OPEN_ROOMS = {1: 4, 2: 5, 3: 6, 4: 8}


def unshuffled(cards: list[str]) -> list[str]:
    return cards


def evening(seats: int, entrance: Iterable[str], first: int = 0, **options: str) -> Oracle:
    """A new game with exactly these cards in the entrance stack."""
    return Oracle(seats, options, first, [], list(entrance), unshuffled)


def night(seats: int = 2, inn: Iterable[str] = (), first: int = 0, **options: str) -> Oracle:
    """The first night, with these guests in rooms 1, 2, ... and barons everywhere else."""
    guests = [*inn]
    guests += ["baron"] * (OPEN_ROOMS[seats] - len(guests))
    return evening(seats, guests + ["baron"] * 40, first, welcome="first_come", **options)


def give(oracle: Oracle, seat: int, annexes: Iterable[str] = (), **things: Any) -> None:
    """Put cash, checks, hand, corpses and further annexes in front of a player."""
    player = oracle.players[seat]
    player.annexes += [Annex(annex) for annex in annexes]
    for thing, value in things.items():
        setattr(player, thing, value)


def say(oracle: Oracle, move: str) -> None:
    """Let the acting seat say a whole move."""
    (seat,) = oracle.acting()
    for part in move.split():
        oracle.play(seat, part)


def choices(oracle: Oracle) -> set[str]:
    (seat,) = oracle.acting()
    return oracle.legal(seat)


def words(text: str) -> set[str]:
    return set(text.split())


def pass_night(oracle: Oracle) -> None:
    """Everybody passes until morning."""
    round_now = oracle.round
    while oracle.phase == "night" and oracle.round == round_now:
        say(oracle, "pass")
        if oracle.deed == "pass":
            say(oracle, "done")


def guests(oracle: Oracle) -> list[str | None]:
    return [room["guest"] for room in oracle.position()["rooms"]]


def keys(oracle: Oracle) -> list[int | str | None]:
    return [room["key"] for room in oracle.position()["rooms"]]


def cash(oracle: Oracle) -> list[int]:
    return [player["cash"] for player in oracle.position()["players"]]


def checks(oracle: Oracle) -> list[int]:
    return [player["checks"] for player in oracle.position()["players"]]


def hand(oracle: Oracle, seat: int = 0) -> list[str]:
    return list(oracle.position()["players"][seat]["hand"])


def pass_night_keeping(oracle: Oracle, left: int) -> None:
    for door in range(left + 1, OPEN_ROOMS[oracle.seats] + 1):
        oracle.rooms[door].guest = None
    pass_night(oracle)


def final(*players: dict[str, Any], exit_stack: Iterable[str] = (), wealth: str = "limited") -> Oracle:
    """The last round, played to the end with everybody passing, without income or accomplices."""
    oracle = night(max(2, len(players)), wealth=wealth)
    oracle.entrance, oracle.last_round = [], True
    oracle.exit = [*exit_stack]
    for room in oracle.rooms.values():
        room.guest = None
    for seat, things in enumerate(players):
        give(oracle, seat, **{"hand": [], **things})
    pass_night(oracle)
    return oracle
