"""How near a colour is to a group of some size: every place such a group could have, by how much of it is there.

A place is a set of chairs of one area that hang together. It is as near as there are passengers still missing; somebody
else on one of its chairs makes it further. Near places count for much, many of them for more than one: so an airline
keeps open more than one way to its group.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from innkeeper.games.overbooked.components import CHAIRS, SIDE_NAMES
from innkeeper.games.overbooked.planes import AREAS, beside, chairs_of, count

SHARPNESS: Final = 2.7
"""How much the nearest place counts before others: a passenger nearer is e to the power of this as much."""

IN_THE_WAY: Final = 0.93
"""How many passengers somebody on a chair of the place is worth who has to get up first."""

FURTHEST: Final = 20.0
"""Where there is no place at all, so many passengers are missing."""

NEARER: Final[list[float]] = [exp(SHARPNESS * number) for number in range(CHAIRS + 1)]
"""By passengers who are there: how much the place counts."""
FURTHER: Final[list[float]] = [exp(-SHARPNESS * IN_THE_WAY * number) for number in range(CHAIRS + 1)]
"""By others who sit there: how much it counts less."""

_KNOWN: Final[list[list[list[int]] | None]] = [None] * (len(SIDE_NAMES) * (CHAIRS + 1))


def places(side: int, size: int) -> list[list[int]]:
    """By area: every set of so many of its chairs that hangs together, worked out once and kept."""
    key = side * (CHAIRS + 1) + size
    known = _KNOWN[key]
    if known is None:
        known = [_work_out(side, area, size) for area in AREAS[side]]
        _KNOWN[key] = known
    return known


def _work_out(side: int, area: int, size: int) -> list[int]:
    """Chair by chair, from the sets of one less."""
    found = {1 << chair for chair in chairs_of(area)}
    for _ in range(size - 1):
        larger: set[int] = set()
        for place in found:
            for chair in chairs_of(beside(side, place) & area & ~place):
                larger.add(place | 1 << chair)
        found = larger
    return sorted(found)


def nearness(side: int, area: int, size: int, own: int, others: int) -> float:
    """How near the places of an area are, together."""
    total = 0.0
    for place in places(side, size)[area]:
        total += NEARER[count(place & own)] * FURTHER[count(place & others)]
    return total


def by_chair(side: int, size: int, own: int, others: int) -> list[float]:
    """How near the places with each chair are, together."""
    found = [0.0] * CHAIRS
    for some in places(side, size):
        for place in some:
            near = NEARER[count(place & own)] * FURTHER[count(place & others)]
            for chair in chairs_of(place):
                found[chair] += near
    return found


def missing(size: int, near: float) -> float:
    """How many passengers a group of the size still needs; 0 once it is there."""
    if near <= 0.0:
        return FURTHEST
    return max(0.0, size - log(near) / SHARPNESS)
