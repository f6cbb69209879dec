"""The two sides of the planes as bit masks: chair `c` is bit `c`; and how passengers sit side by side in them [OD-1.3].

A plane is five masks, one for each colour. Whatever is side by side stays within a seating area [OD-5.1].
"""

from __future__ import annotations

from typing import Final

from innkeeper.games.overbooked.components import (
    AISLE_MARK,
    AREA_WIDTHS,
    CHAIRS,
    KIND_LETTERS,
    MIDDLE,
    ROWS,
    SEAT_MAPS,
    SIDE_NAMES,
    STRIDE,
    WINDOW,
)

Five = tuple[int, int, int, int, int]
"""A number for each colour."""

Plane = Five
"""Who sits where: a mask for each colour."""

EMPTY_PLANE: Final[Plane] = (0, 0, 0, 0, 0)

_SIDES: Final = range(len(SIDE_NAMES))


def _columns(first: int, width: int) -> int:
    """The chairs of some neighbouring columns."""
    return sum([((1 << width) - 1) << (STRIDE * row + first) for row in range(ROWS)])


def _area_starts(side: int) -> list[int]:
    return [sum(AREA_WIDTHS[side][:area]) for area in range(len(AREA_WIDTHS[side]))]


def _kinds(side: int) -> list[int]:
    """By chair: window, aisle or middle; window where there is no chair."""
    kinds = [WINDOW] * CHAIRS
    for row, line in enumerate(SEAT_MAPS[side]):
        for column, letter in enumerate(line.replace(AISLE_MARK, "")):
            kinds[STRIDE * row + column] = KIND_LETTERS.index(letter)
    return kinds


# --- By side of the board

COLUMNS: Final[list[int]] = [sum(AREA_WIDTHS[side]) for side in _SIDES]
ALL: Final[list[int]] = [_columns(0, COLUMNS[side]) for side in _SIDES]
"""Every chair."""
CHAIR_COUNT: Final[list[int]] = [ROWS * COLUMNS[side] for side in _SIDES]
KIND: Final[list[list[int]]] = [_kinds(side) for side in _SIDES]
"""By chair: window, aisle or middle."""
OF_KIND: Final[list[list[int]]] = [
    [
        sum([1 << chair for chair in range(CHAIRS) if KIND[side][chair] == kind and ALL[side] >> chair & 1])
        for kind in range(len(KIND_LETTERS))
    ]
    for side in _SIDES
]
"""By kind: its chairs."""
AREA_STARTS: Final[list[list[int]]] = [_area_starts(side) for side in _SIDES]
AREAS: Final[list[list[int]]] = [
    [_columns(start, width) for start, width in zip(_area_starts(side), AREA_WIDTHS[side], strict=True)]
    for side in _SIDES
]
"""By area, from the left: its chairs."""
COLUMN: Final[list[list[int]]] = [[_columns(column, 1) for column in range(COLUMNS[side])] for side in _SIDES]
"""By column: its chairs."""
FIRST_COLUMNS: Final[list[int]] = [sum([_columns(start, 1) for start in AREA_STARTS[side]]) for side in _SIDES]
"""The first column of each area: nobody sits to the left of them."""
LAST_COLUMNS: Final[list[int]] = [
    sum([_columns(AREA_STARTS[side][area] + AREA_WIDTHS[side][area] - 1, 1) for area in range(len(AREAS[side]))])
    for side in _SIDES
]
CORNERS: Final[list[list[int]]] = [
    [1 << (STRIDE * row + column) for row in (0, ROWS - 1) for column in (0, COLUMNS[side] - 1)] for side in _SIDES
]
EXIT_ROW: Final[list[int]] = [((1 << COLUMNS[side]) - 1) << (STRIDE * (ROWS // 2)) for side in _SIDES]
OUTER_ROWS: Final[int] = ((1 << STRIDE) - 1) | (((1 << STRIDE) - 1) << (STRIDE * (ROWS - 1)))
INNER: Final[list[int]] = [OF_KIND[side][MIDDLE] & ~OUTER_ROWS for side in _SIDES]
"""Neither at a window, nor at an aisle, nor in the first or last row."""


def listed(five: Five) -> list[int]:
    """As a list: compiled, a tuple of fixed length is slow to look into at a place that is computed."""
    return [five[0], five[1], five[2], five[3], five[4]]


def five_of(numbers: list[int]) -> Five:
    """The first five of the list, one for each colour."""
    return (numbers[0], numbers[1], numbers[2], numbers[3], numbers[4])


# By the ten bits of a row: how many are set, and which.
_BITS: Final[list[int]] = [number.bit_count() for number in range(1 << STRIDE)]
_SET: Final[list[list[int]]] = [
    [column for column in range(STRIDE) if number >> column & 1] for number in range(1 << STRIDE)
]


def count(mask: int) -> int:
    """How many chairs are in the mask."""
    return (
        _BITS[mask & 1023]
        + _BITS[mask >> 10 & 1023]
        + _BITS[mask >> 20 & 1023]
        + _BITS[mask >> 30 & 1023]
        + _BITS[mask >> 40]
    )


def chairs_of(mask: int) -> list[int]:
    """The chairs in the mask, in order."""
    found: list[int] = []
    row = 0
    while mask:
        for column in _SET[mask & 1023]:
            found.append(row + column)
        mask >>= STRIDE
        row += STRIDE
    return found


def seated(plane: Plane, newcomers: Plane) -> Plane:
    """The plane once they sit there; whoever sat on their chairs is gone."""
    free = ~occupied(newcomers)
    return (
        plane[0] & free | newcomers[0],
        plane[1] & free | newcomers[1],
        plane[2] & free | newcomers[2],
        plane[3] & free | newcomers[3],
        plane[4] & free | newcomers[4],
    )


def joined(plane: Plane, colour: int, chair: int) -> Plane:
    """The plane with one more passenger, on a chair that is free."""
    masks = listed(plane)
    masks[colour] |= 1 << chair
    return five_of(masks)


def occupied(plane: Plane) -> int:
    """Every chair on which somebody sits."""
    return plane[0] | plane[1] | plane[2] | plane[3] | plane[4]


def beside(side: int, mask: int) -> int:
    """Every chair in front of, behind or next to one of the mask, within its seating area [OD-5.1]."""
    sideways = ((mask & ~LAST_COLUMNS[side]) << 1) | ((mask & ~FIRST_COLUMNS[side]) >> 1)
    return (sideways | (mask << STRIDE) | (mask >> STRIDE)) & ALL[side]


def crowded(side: int, mask: int) -> tuple[int, int]:
    """The chairs beside one or more of the mask, and those beside two or more (some of them outside the plane)."""
    inner_left = mask & ~FIRST_COLUMNS[side]
    inner_right = mask & ~LAST_COLUMNS[side]
    up, down, left, right = mask << STRIDE, mask >> STRIDE, inner_left >> 1, inner_right << 1
    return up | down | left | right, (up & down) | (left & right) | ((up | down) & (left | right))


def connected(side: int, mask: int, start: int) -> int:
    """All of the mask that hangs together with its part `start`."""
    group = start
    grown = start | (beside(side, start) & mask)
    while grown != group:
        group = grown
        grown = group | (beside(side, group) & mask)
    return group


def groups(side: int, mask: int) -> list[int]:
    """The connected sets that the mask falls into."""
    found: list[int] = []
    while mask:
        group = connected(side, mask, mask & -mask)
        found.append(group)
        mask &= ~group
    return found


def largest(side: int, mask: int) -> int:
    """The size of the largest connected set in the mask."""
    best = 0
    while mask:
        group = connected(side, mask, mask & -mask)
        size = count(group)
        if size > best:
            best = size
        mask &= ~group
    return best


def couples(side: int, red: int) -> list[int]:
    """The connected sets of exactly two [OD-5.2]."""
    return [group for group in groups(side, red) if count(group) == 2]


def surrounded(side: int, plane: Plane) -> int:
    """Children on all sides of whom, as far as there are chairs in the area, adults sit [OD-5.3]."""
    adults = plane[0] | plane[2] | plane[3] | plane[4]
    return plane[1] & ~beside(side, ALL[side] & ~adults)
