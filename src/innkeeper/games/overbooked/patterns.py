"""Where a card's passengers can sit: every placement of a pattern, worked out once and kept [OD-3].

Listing the placements is what this game does most, so a position only looks them up.
"""

from __future__ import annotations

from typing import Final, cast

from innkeeper.games.overbooked.actions import ACTION_COUNT, PLACE, SPOTS, TURNS
from innkeeper.games.overbooked.components import (
    AREA_WIDTHS,
    BOXES,
    CARDS,
    CHAIRS,
    COLOURS,
    GRIDS,
    MOST_SUITCASES,
    ROW,
    ROWS,
    SIDE_NAMES,
    STRIDE,
    SUITCASES,
    Box2,
    Card,
)
from innkeeper.games.overbooked.planes import AREA_STARTS, COLUMNS, Plane, five_of, occupied

# --- How aisles are crossed

IN_ONE_AREA: Final = 0
NO_WIDTH: Final = 1
AISLE_COLUMN: Final = 2
CROSSINGS: Final = 3

NO_CHAIR: Final = -1
"""A column of the floor that is an aisle."""


_NUMBERS: Final[list[object]] = list(range(ACTION_COUNT))


def same_numbers(first: int, spots: list[int]) -> list[int]:
    """The actions as numbers that all lists share: then what is listed over and over lies close together in memory."""
    shared: list[object] = [_NUMBERS[first + spot] for spot in spots]
    return cast(list[int], shared)


class Placements:
    """All the ways to seat the same passengers of a card."""

    __slots__ = ("actions", "index", "planes", "taken")

    def __init__(self, spots: list[int], planes: list[Plane]) -> None:
        self.actions: list[list[int]] = [same_numbers(PLACE + SPOTS * position, spots) for position in range(ROW)]
        """By position in the row: the actions."""
        self.index: list[int] = [-1] * SPOTS
        """By turn and first chair: which of the placements, or -1."""
        for number, spot in enumerate(spots):
            self.index[spot] = number
        self.planes = planes
        """By placement: who would sit where."""
        self.taken: list[int] = [occupied(plane) for plane in planes]
        """By placement: the chairs taken."""


_KNOWN: Final[list[Placements | None]] = [None] * (len(SIDE_NAMES) * CROSSINGS * CARDS << MOST_SUITCASES)


def placements(side: int, crossing: int, card: Card, left: int) -> Placements:
    """Every way to seat the suitcases `left` (bits, not none) of a pattern card, turned and moved, never mirrored."""
    key = (((side * CROSSINGS + crossing) * CARDS + card) << MOST_SUITCASES) + left
    known = _KNOWN[key]
    if known is None:
        known = _work_out(side, crossing, card, left)
        _KNOWN[key] = known
    return known


def _work_out(side: int, crossing: int, card: Card, left: int) -> Placements:
    """Turn by turn; of turns that seat the same colours on the same chairs the first one counts."""
    found: dict[Plane, int] = {}
    for turn in range(TURNS):
        boxes = [box for number, box in enumerate(turned_boxes(card, turn)) if left >> number & 1]
        colours = [colour for number, colour in enumerate(SUITCASES[card]) if left >> number & 1]
        for floor in _floors(side, crossing):
            _try_everywhere(floor, boxes, colours, turn, found)
    ordered = sorted([(spot, plane) for plane, spot in found.items()])
    return Placements([spot for spot, _ in ordered], [plane for _, plane in ordered])


def turned_boxes(card: Card, turn: int) -> list[Box2]:
    """Where the card's suitcases are once it is turned by so many quarters, clockwise."""
    boxes = BOXES[card]
    height, width = len(GRIDS[card]), len(GRIDS[card][0])
    for _ in range(turn):
        boxes = [(column, height - 1 - row) for row, column in boxes]
        height, width = width, height
    return boxes


def _floors(side: int, crossing: int) -> list[list[int]]:
    """The stretches of columns within which a pattern must lie; NO_CHAIR is an aisle that takes up a column."""
    if crossing == NO_WIDTH:
        return [list(range(COLUMNS[side]))]
    areas = [list(range(start, start + AREA_WIDTHS[side][area])) for area, start in enumerate(AREA_STARTS[side])]
    if crossing == IN_ONE_AREA:
        return areas
    floor = areas[0]
    for area in areas[1:]:
        floor = [*floor, NO_CHAIR, *area]
    return [floor]


def _try_everywhere(
    floor: list[int], boxes: list[Box2], colours: list[int], turn: int, found: dict[Plane, int]
) -> None:
    """Move the boxes to every place of the floor where each has a chair."""
    top, start = min([row for row, _ in boxes]), min([column for _, column in boxes])
    bottom, end = max([row for row, _ in boxes]), max([column for _, column in boxes])
    for down in range(-top, ROWS - bottom):
        for across in range(-start, len(floor) - end):
            chairs = [(STRIDE * (row + down), floor[column + across]) for row, column in boxes]
            if all([column != NO_CHAIR for _, column in chairs]):
                places = [row + column for row, column in chairs]
                found.setdefault(plane_of(places, colours), CHAIRS * turn + places[0])


def plane_of(chairs: list[int], colours: list[int]) -> Plane:
    """A plane with just these passengers."""
    masks = [0] * COLOURS
    for chair, colour in zip(chairs, colours, strict=True):
        masks[colour] |= 1 << chair
    return five_of(masks)
