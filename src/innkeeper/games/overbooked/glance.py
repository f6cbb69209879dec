"""A quick look at a placement, to see which of some hundred are worth reckoning out (`worth`)."""

from __future__ import annotations

from typing import Final

from innkeeper.games.overbooked.alone import Plan
from innkeeper.games.overbooked.components import SIDE_NAMES
from innkeeper.games.overbooked.patterns import Placements
from innkeeper.games.overbooked.planes import ALL, Plane, beside, chairs_of, count, couples, occupied
from innkeeper.games.overbooked.worth import Standing, largest_group, lovers

MATCH: Final = 3.3
"""Somebody in love beside somebody alone."""

CROWD: Final = -5.0
"""Somebody in love beside a couple."""

JOINED: Final = 1.7
"""Somebody beside the own largest group."""

TOGETHER: Final = 1.3
"""Each of a group that the card brings."""

SHELTER: Final = 1.0
"""An adult on an empty seat beside a child that can still be surrounded."""

PLAYMATES: Final = -1.5
"""A child beside a child."""

SHELTERED: Final = 0.5
"""A child beside an adult."""

EDGE: Final = 0.25
"""A child where fewer than four seats are beside it."""

EDGES: Final[list[int]] = [
    sum([1 << chair for chair in chairs_of(ALL[side]) if count(beside(side, 1 << chair)) < 4])
    for side in range(len(SIDE_NAMES))
]
"""By side: those seats."""


class Glance:
    """A rough idea of placements."""

    __slots__ = ("bump",)

    bump: float
    """What each passenger bumped costs."""

    def at(self, newcomers: Plane) -> float:
        """What the newcomers would be worth there; only comparisons matter."""
        raise NotImplementedError

    def card(self, ways: Placements) -> float:
        """What the card brings wherever it is seated."""
        return 0.0


class GlanceAlone(Glance):
    """A rough idea of what placements do for the goals of a scenario."""

    __slots__ = ("plan",)

    def __init__(self, plan: Plan, bump: float) -> None:
        self.plan = plan
        self.bump = bump

    def at(self, newcomers: Plane) -> float:
        """What each of them by himself would do, less what bumping costs."""
        return self.plan.glance(newcomers) - self.bump * count(occupied(newcomers) & occupied(self.plan.plane))


class GlanceTogether(Glance):
    """What is worth looking at in an airline's plane, as masks: where newcomers of each colour would be welcome."""

    __slots__ = ("crowded", "edge", "hoped", "near", "playground", "sheltered", "side", "taken", "wanted")

    def __init__(self, standing: Standing, bump: float) -> None:
        side = standing.side
        plane = standing.plane
        self.taken = occupied(plane)
        self.side = side
        self.bump = bump
        pairs = 0
        for pair in couples(side, plane[0]):
            pairs |= pair
        alone = plane[0] & ~beside(side, plane[0])
        self.crowded = beside(side, pairs)
        self.hoped = beside(side, alone) & ~self.crowded
        self.near: list[int] = [beside(side, group) for group in standing.groups]
        quiet = plane[1] & ~beside(side, plane[1])
        self.wanted = beside(side, quiet) & ~self.taken
        self.playground = beside(side, plane[1])
        self.sheltered = beside(side, self.taken & ~plane[1])
        self.edge = EDGES[side]

    def at(self, newcomers: Plane) -> float:
        """Points, roughly."""
        red, white, blue, yellow, green = newcomers
        adults = red | blue | yellow | green
        everybody = adults | white
        value = float(count(everybody & ~self.taken))
        risen = everybody & self.taken
        if risen:
            value -= self.bump * count(risen)
        if red & self.hoped:
            value += MATCH * count(red & self.hoped)
        if red & self.crowded:
            value += CROWD * count(red & self.crowded)
        joined = (blue & self.near[0]) | (yellow & self.near[1]) | (green & self.near[2])
        if joined:
            value += JOINED * count(joined)
        if adults & self.wanted:
            value += SHELTER * count(adults & self.wanted)
        if white:
            value += SHELTERED * count(white & self.sheltered) + EDGE * count(white & self.edge)
            if white & self.playground:
                value += PLAYMATES * count(white & self.playground)
        return value

    def card(self, ways: Placements) -> float:
        """Couples and groups of its own."""
        plane = ways.planes[0]
        sizes = [count(largest_group(self.side, mask)) for mask in [plane[2], plane[3], plane[4]]]
        together = 0
        for size in sizes:
            if size > 1:
                together += size
        return lovers(self.side, plane[0], ALL[self.side]) + TOGETHER * together


def best_of(values: list[float], most: int) -> list[int]:
    """The indices of the greatest values, `most` of them; among equals those far from each other."""
    if len(values) <= most:
        return list(range(len(values)))
    count_of = len(values)
    order = sorted([(-values[index], index * 37 % count_of, index) for index in range(count_of)])
    return [index for _, _, index in order[:most]]
