"""An aeroplane of Overbooked and everything that is counted in it, by going from seat to seat.

Seats are a row number and a column letter, such as 3C. "Ruling" in a comment means a numbered ruling on a gap in
the rulebook.
"""

import tomllib
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

REPOSITORY = Path(__file__).resolve().parents[2]
BOX: dict[str, Any] = tomllib.loads(
    (REPOSITORY / "src/innkeeper/games/overbooked/components.toml").read_text(encoding="utf-8")
)
COLOURS = ("red", "white", "blue", "yellow", "green")
ADULTS = ("red", "blue", "yellow", "green")
GROUPS = ("blue", "yellow", "green")  # they travel in groups: the larger, the better
TYPES = {"w": "window", "a": "aisle", "m": "middle"}
ROWS = range(1, 6)
FIRST_ROW, MIDDLE_ROW, LAST_ROW = 1, 3, 5


class Cabin:
    """One side of a player's board: which seats there are, of which type, in which seating area."""

    def __init__(self, players: int) -> None:
        (side,) = [side for side in BOX["plane"] if players in side["players"]]
        self.area: dict[str, int] = {}
        self.type: dict[str, str] = {}
        for row, drawn in enumerate(side["seat_map"], start=1):
            letters = iter("ABCDEFGHIJ")
            for area, part in enumerate(drawn.split("|")):
                for kind in part:
                    seat = f"{row}{next(letters)}"
                    self.area[seat], self.type[seat] = area, TYPES[kind]
        self.seats = list(self.area)
        self.areas = [[seat for seat in self.seats if self.area[seat] == area] for area in set(self.area.values())]
        self.columns = sorted({column_of(seat) for seat in self.seats})
        self.beside = {seat: [other for other in self.seats if self.side_by_side(seat, other)] for seat in self.seats}

    def side_by_side(self, seat: str, other: str) -> bool:
        """Whether one is directly in front of, behind or next to the other within a seating area (ruling E1)."""
        rows = abs(row_of(seat) - row_of(other))
        columns = abs(ord(column_of(seat)) - ord(column_of(other)))
        return rows + columns == 1 and self.area[seat] == self.area[other]

    def corners(self) -> list[str]:
        """The four far corners of the whole plane (ruling H3)."""
        return [f"{row}{column}" for row in (FIRST_ROW, LAST_ROW) for column in (self.columns[0], self.columns[-1])]


@cache
def cabin_for(players: int) -> Cabin:
    """The side of the board for this many players."""
    return Cabin(players)


def row_of(seat: str) -> int:
    """The row of a seat, 1 in front."""
    return int(seat[0])


def column_of(seat: str) -> str:
    """The letter of a seat's column, A on the left."""
    return seat[1]


@dataclass
class Plane:
    """A player's plane and who sits in it."""

    cabin: Cabin
    sitting: dict[str, str] = field(default_factory=dict)  # seat: colour

    # Words for counting.

    def taken(self, seats: list[str]) -> bool:
        """Whether somebody sits on every one of these seats."""
        return all(seat in self.sitting for seat in seats)

    def on(self, colour: str) -> list[str]:
        """The seats with passengers of this colour."""
        return [seat for seat in self.cabin.seats if self.sitting.get(seat) == colour]

    def empty_seats(self) -> list[str]:
        """The seats nobody sits on."""
        return [seat for seat in self.cabin.seats if seat not in self.sitting]

    def sets(self, seats: list[str]) -> list[set[str]]:
        """These seats, those side by side together."""
        waiting, found = set(seats), []
        while waiting:
            together = {waiting.pop()}
            while joining := {other for seat in together for other in self.cabin.beside[seat]} & waiting:
                together |= joining
                waiting -= joining
            found.append(together)
        return found

    def groups(self, colour: str) -> list[set[str]]:
        """The groups of a colour; a lone passenger is a group of one (ruling E5)."""
        return self.sets(self.on(colour))

    def largest_group(self, colour: str) -> int:
        """How many sit in the largest group of a colour."""
        return max((len(group) for group in self.groups(colour)), default=0)

    def couples(self) -> list[set[str]]:
        """Two lovers side by side, and no third (ruling E2)."""
        return [group for group in self.groups("red") if len(group) == 2]

    def surrounded_children(self) -> list[str]:
        """Children with an adult on every seat beside them; walls, windows and aisles do no harm (rulings E3, E4)."""
        return [
            seat
            for seat in self.on("white")
            if all(self.sitting.get(other) in ADULTS for other in self.cabin.beside[seat])
        ]

    def full_areas(self) -> int:
        """How many seating areas have no empty seat."""
        return sum(self.taken(area) for area in self.cabin.areas)

    def in_area(self, groups: list[set[str]], area: list[str]) -> list[set[str]]:
        """Those of the groups that sit in this seating area."""
        return [group for group in groups if group <= set(area)]

    # The events that look at one plane only.

    def adorable_kids(self) -> int:
        inside = [seat for seat in self.cabin.seats if self.cabin.type[seat] == "middle"]
        return 4 * sum(
            seat in inside and row_of(seat) not in (FIRST_ROW, LAST_ROW) for seat in self.surrounded_children()
        )

    def buddy_time(self) -> int:
        def buddies(colour: str, area: list[str]) -> bool:
            return any(len(group) >= 3 for group in self.in_area(self.groups(colour), area))

        return 5 * sum(all(buddies(colour, area) for colour in GROUPS) for area in self.cabin.areas)

    def corner_seats(self) -> int:
        corners = self.cabin.corners()
        return 6 if self.taken(corners) and len({self.sitting[seat] for seat in corners}) == 4 else 0

    def couples_retreat(self) -> int:
        return 4 * sum(len(self.in_area(self.couples(), area)) >= 3 for area in self.cabin.areas)

    def emergency_exit_assistance(self) -> int:
        return 10 if self.taken([f"{MIDDLE_ROW}{column}" for column in self.cabin.columns]) else 0

    def family_vacation(self) -> int:
        children = self.surrounded_children()
        return 3 * sum(
            any(other in children for partner in couple for other in self.cabin.beside[partner])
            for couple in self.couples()
        )

    def full_flight(self) -> int:
        return 4 * sum(self.taken([f"{row}{column}" for row in ROWS]) for column in self.cabin.columns)

    def kids_gone_wild(self) -> int:
        return -2 * (len(self.on("white")) - len(self.surrounded_children()))

    def lonely_christmas(self) -> int:
        return -3 * sum(len(group) == 1 for group in self.groups("red"))

    def beautiful_sunset(self) -> int:
        return sum(self.cabin.type[seat] == "window" for seat in self.sitting) // 2

    def missing_friends(self, choice: str) -> int:
        if choice == "largest":  # ruling H12, the other reading
            return 5 * sum(self.largest_group(colour) in (1, 2, 3) for colour in GROUPS)
        return 5 * sum(len(group) in (1, 2, 3) for colour in GROUPS for group in self.groups(colour))

    def school_holidays(self) -> int:
        children = self.surrounded_children()
        return 4 * sum(sum(child in area for child in children) >= 3 for area in self.cabin.areas)

    def threes_company(self) -> int:
        return 3 * sum(len(group) == 3 for colour in GROUPS for group in self.groups(colour))

    def like_sardines(self, choice: str) -> int:
        blocks = [self.blocks_of_nine(area) for area in self.cabin.areas]
        if choice == "overlap":
            return 3 * sum(blocks)
        # Ruling H15: no area has room for two blocks without a common seat, and a full area of 3 x 5 gives all three.
        return 3 * sum(
            found if len(area) == 15 and self.taken(area) else min(found, 1)
            for found, area in zip(blocks, self.cabin.areas, strict=True)
        )

    def blocks_of_nine(self, area: list[str]) -> int:
        """How many blocks of 3 x 3 occupied seats there are in an area, overlapping ones too."""
        found = 0
        for first in area:
            block = [
                f"{row_of(first) + down}{chr(ord(column_of(first)) + right)}" for down in range(3) for right in range(3)
            ]
            found += set(block) <= set(area) and self.taken(block)
        return found

    def adjacent_empty_seats(self, choice: str) -> int:
        """What Low Season Blues compares (ruling H10): seats in the largest set of two or more, or in all such sets."""
        sizes = [len(empty) for empty in self.sets(self.empty_seats()) if len(empty) >= 2]
        return sum(sizes) if choice == "all" else max(sizes, default=0)
