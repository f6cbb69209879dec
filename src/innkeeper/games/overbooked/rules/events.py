"""Event cards: what each brings at the end, on top of everything else; only seated passengers count [OD-8]."""

from __future__ import annotations

from typing import Final

from innkeeper.games.overbooked.components import BLUE, EVENT_POINTS, GREEN, RED, ROWS, STRIDE, WHITE, WINDOW, YELLOW
from innkeeper.games.overbooked.planes import (
    ALL,
    AREA_STARTS,
    AREAS,
    COLUMN,
    CORNERS,
    EXIT_ROW,
    INNER,
    OF_KIND,
    Plane,
    beside,
    count,
    couples,
    groups,
    largest,
    listed,
    occupied,
    surrounded,
)
from innkeeper.games.overbooked.state import OverbookedState

ADORABLE_KIDS: Final = 0
BUDDY_TIME: Final = 1
CORNER_SEATS: Final = 2
COUPLES_RETREAT: Final = 3
EMERGENCY_EXIT: Final = 4
FAMILY_VACATION: Final = 5
FULL_FLIGHT: Final = 6
KIDS_GONE_WILD: Final = 7
LONELY_CHRISTMAS: Final = 8
LOW_SEASON_BLUES: Final = 9
BEAUTIFUL_SUNSET: Final = 10
MISSING_FRIENDS: Final = 11
SCHOOL_HOLIDAYS: Final = 12
THREES_COMPANY: Final = 13
LIKE_SARDINES: Final = 14

MANY: Final = 3
"""Passengers of a group of Buddy Time, couples or children of an area, and so on."""

BLOCK: Final = 3
"""Rows and columns of a block of Like Sardines."""

_BLOCK: Final = sum([((1 << BLOCK) - 1) << (STRIDE * row) for row in range(BLOCK)])


def event_points(state: OverbookedState, event: int) -> list[int]:
    """What the event brings each seat."""
    if event == LOW_SEASON_BLUES:
        return low_season_points(state)
    return [EVENT_POINTS[event] * times(state, airline.plane, event) for airline in state.airlines]


def times(state: OverbookedState, plane: Plane, event: int) -> int:
    """How often the plane has what the event is about; not for Low Season Blues, which compares planes."""
    side = state.side
    if event == ADORABLE_KIDS:
        return count(surrounded(side, plane) & INNER[side])
    if event == BUDDY_TIME:
        return buddy_areas(side, plane)
    if event == CORNER_SEATS:
        return 1 if corners_differ(side, plane) else 0
    if event == COUPLES_RETREAT:
        return areas_with_many(side, [pair & -pair for pair in couples(side, plane[RED])])
    if event == EMERGENCY_EXIT:
        return 1 if EXIT_ROW[side] & ~occupied(plane) == 0 else 0
    if event == FAMILY_VACATION:
        return families(side, plane)
    if event == FULL_FLIGHT:
        return full_columns(side, plane)
    if event == KIDS_GONE_WILD:
        return count(plane[WHITE] & ~surrounded(side, plane))
    if event == LONELY_CHRISTMAS:
        return count(plane[RED] & ~beside(side, plane[RED]))
    if event == BEAUTIFUL_SUNSET:
        return count(occupied(plane) & OF_KIND[side][WINDOW]) // 2
    if event == MISSING_FRIENDS:
        return small_groups(state, plane)
    if event == SCHOOL_HOLIDAYS:
        return areas_with_many(side, [surrounded(side, plane)])
    if event == THREES_COMPANY:
        return groups_of_three(side, plane)
    return full_blocks(state, occupied(plane))


def buddy_areas(side: int, plane: Plane) -> int:
    """Areas with a blue, a yellow and a green group of three or more [OD-8.2]."""
    found = 0
    for area in AREAS[side]:
        blue, yellow, green = plane[BLUE] & area, plane[YELLOW] & area, plane[GREEN] & area
        if largest(side, blue) >= MANY and largest(side, yellow) >= MANY and largest(side, green) >= MANY:
            found += 1
    return found


def corners_differ(side: int, plane: Plane) -> bool:
    """Whether four passengers of four colours sit in the corners of the plane [OD-8.3]."""
    seen = 0
    for corner in CORNERS[side]:
        colour = colour_at(plane, corner)
        if colour < 0 or seen >> colour & 1 == 1:
            return False
        seen |= 1 << colour
    return True


def colour_at(plane: Plane, chair: int) -> int:
    """Of which colour the passenger on the chair (a mask) is; -1 for nobody."""
    for colour, mask in enumerate(listed(plane)):
        if mask & chair:
            return colour
    return -1


def areas_with_many(side: int, masks: list[int]) -> int:
    """Areas in which at least three of the chairs in the masks are [OD-8.4, OD-8.13]."""
    found = 0
    for area in AREAS[side]:
        inside = 0
        for mask in masks:
            inside += count(mask & area)
        if inside >= MANY:
            found += 1
    return found


def families(side: int, plane: Plane) -> int:
    """Couples of whom one or both sit beside a surrounded child [OD-8.6]."""
    near = beside(side, surrounded(side, plane))
    found = 0
    for pair in couples(side, plane[RED]):
        if pair & near:
            found += 1
    return found


def full_columns(side: int, plane: Plane) -> int:
    """Columns without an empty seat, from the first row to the last [OD-8.7]."""
    free = ~occupied(plane)
    found = 0
    for column in COLUMN[side]:
        if column & free == 0:
            found += 1
    return found


def small_groups(state: OverbookedState, plane: Plane) -> int:
    """Groups of one, two or three [OD-8.12]; by option only where a colour's largest group is one of them."""
    found = 0
    for mask in [plane[BLUE], plane[YELLOW], plane[GREEN]]:
        if state.missing_largest:
            found += 1 if 1 <= largest(state.side, mask) <= MANY else 0
        else:
            for group in groups(state.side, mask):
                if count(group) <= MANY:
                    found += 1
    return found


def groups_of_three(side: int, plane: Plane) -> int:
    """Groups of exactly three [OD-8.14]."""
    found = 0
    for mask in [plane[BLUE], plane[YELLOW], plane[GREEN]]:
        for group in groups(side, mask):
            if count(group) == MANY:
                found += 1
    return found


def full_blocks(state: OverbookedState, taken: int) -> int:
    """Full blocks of three by three [OD-8.15]: side by side in a full area of three columns, else without overlap.

    An area has room for one such block, as it has five rows and at most five columns.
    """
    found = 0
    for area in range(len(AREAS[state.side])):
        blocks = blocks_in(state.side, area, taken)
        whole = AREAS[state.side][area] & ~taken == 0 and area_width(state.side, area) == BLOCK
        if state.sardines_overlap or whole or blocks == 0:
            found += blocks
        else:
            found += 1
    return found


def blocks_in(side: int, area: int, taken: int) -> int:
    """How many full blocks lie in an area, overlapping ones included."""
    start = AREA_STARTS[side][area]
    found = 0
    for row in range(ROWS - BLOCK + 1):
        for column in range(start, start + area_width(side, area) - BLOCK + 1):
            if _BLOCK << (STRIDE * row + column) & ~taken == 0:
                found += 1
    return found


def area_width(side: int, area: int) -> int:
    """How many columns the area has."""
    return count(AREAS[side][area]) // ROWS


def low_season_points(state: OverbookedState) -> list[int]:
    """Points for whoever has most empty seats that hang together, equals all of them [OD-8.10]."""
    empties = [adjacent_empties(state, ALL[state.side] & ~occupied(airline.plane)) for airline in state.airlines]
    most = max(empties)
    points = EVENT_POINTS[LOW_SEASON_BLUES]
    return [points if empty == most and most > 0 else 0 for empty in empties]


def adjacent_empties(state: OverbookedState, empty: int) -> int:
    """The largest set of empty seats side by side, of two or more; by option all that are beside another one."""
    if state.season_all:
        return count(empty & beside(state.side, empty))
    size = largest(state.side, empty)
    return size if size > 1 else 0
