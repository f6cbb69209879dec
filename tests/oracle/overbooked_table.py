"""Positions of Overbooked written by hand, and short words for what the tests say and see."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from tests.oracle.overbooked import CARDS, COLOUR_OF, Oracle
from tests.oracle.overbooked_plane import COLOURS, cabin_for

LETTERS = {colour: letter for letter, colour in COLOUR_OF.items()}


def words(text: str) -> set[str]:
    return set(text.split())


def table(seats: int = 2, row: str = "", first: int = 0, events: Sequence[str] = (), **options: str) -> Oracle:
    """A new game with these cards coming first, and the others in the order of the box."""
    chosen = dict(zip(("event", "second_event"), events, strict=False)) | options
    playing = [card for card in CARDS if options.get("difficult") == "yes" or CARDS[card]["back"] == "normal"]
    return Oracle(seats, chosen, first, row.split() + [card for card in playing if card not in row.split()], events)


def sitting(drawn: str, players: int = 2) -> dict[str, str]:
    """A plane drawn row by row, such as "RW.|....|... ...|.GG.|...", the rows left out being empty."""
    cabin = cabin_for(players)
    plane = {}
    for row, line in enumerate(drawn.split(), start=1):
        boxes = line.replace("|", "")
        assert len(boxes) == len(cabin.columns), line
        for column, box in zip(cabin.columns, boxes, strict=True):
            if box != ".":
                plane[f"{row}{column}"] = COLOUR_OF[box]
    return plane


def seat_all(oracle: Oracle, drawn: str, seat: int = 0) -> None:
    """Seat these passengers, from the supply, in a player's plane instead of those there."""
    plane = oracle.players[seat].plane
    oracle.supply.update(plane.sitting.values())
    plane.sitting = sitting(drawn, oracle.seats)
    oracle.supply.subtract(plane.sitting.values())


def overbook(oracle: Oracle, seat: int, letters: str) -> None:
    """Put these passengers, from the supply, on a player's steps."""
    for letter in letters:
        oracle.players[seat].steps[COLOUR_OF[letter]] += 1
        oracle.supply[COLOUR_OF[letter]] -= 1


def leave(oracle: Oracle, **supply: int) -> None:
    """Leave only so many passengers of these colours next to the departure hall."""
    oracle.supply.update({colour: count - oracle.supply[colour] for colour, count in supply.items()})


def say(oracle: Oracle, parts: str) -> None:
    """Let whoever is acting say these parts, one after another."""
    for part in parts.split():
        (seat,) = oracle.acting()
        oracle.play(seat, part)


def choices(oracle: Oracle, *beginnings: str) -> set[str]:
    """What the acting seat may say; if beginnings are given, only parts that begin so."""
    (seat,) = oracle.acting()
    return {part for part in oracle.legal(seat) if part.startswith(beginnings or "")}


def player(oracle: Oracle, seat: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = oracle.position()["players"][seat]
    return found


def plane(oracle: Oracle, seat: int = 0) -> str:
    """Who sits where, as "1A:R 1B:W"."""
    return " ".join(f"{place}:{LETTERS[colour]}" for place, colour in sorted(player(oracle, seat)["plane"].items()))


def steps(oracle: Oracle, seat: int = 0) -> str:
    """Who stands on a player's steps, as letters."""
    found = player(oracle, seat)["steps"]
    return "".join(LETTERS[colour] * found.get(colour, 0) for colour in COLOURS)


def supply(oracle: Oracle) -> str:
    """What is left of each colour, as "R20 W20 B20 Y20 G20"."""
    return " ".join(f"{LETTERS[colour]}{oracle.position()['supply'][colour]}" for colour in COLOURS)


def row(oracle: Oracle) -> list[str | None]:
    found: list[str | None] = oracle.position()["row"]
    return found


def row_vouchers(oracle: Oracle) -> list[int]:
    found: list[int] = oracle.position()["row_vouchers"]
    return found


def vouchers(oracle: Oracle) -> list[int]:
    return [found["vouchers"] for found in oracle.position()["players"]]


def points(oracle: Oracle, source: str) -> list[int]:
    """Each player's points from one source."""
    return [found[source] for found in oracle.breakdown()]


def event_points(event: str, *drawn: str, seats: int = 2, **options: str) -> list[int]:
    """What an event is worth in these planes."""
    oracle = table(seats, "", 0, [event], **options)
    for seat, one in enumerate(drawn):
        seat_all(oracle, one, seat)
    return points(oracle, "event")


def passengers(oracle: Oracle) -> Counter[str]:
    """Every passenger in the game, wherever it is."""
    position = oracle.position()
    found = Counter(position["supply"])
    for one in position["players"]:
        found.update(one["plane"].values())
        found.update(one["steps"])
    return found
