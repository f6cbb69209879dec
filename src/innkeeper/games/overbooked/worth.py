"""What a plane is worth to its airline while the game goes on: points so far, and what is likely to become of them.

All of it is reckoned on bit masks. A placement is looked at some hundred times a decision, so only what it changes is
reckoned anew: `Standing` keeps the groups of the plane as it is.
"""

from __future__ import annotations

from typing import Final

from innkeeper.games.overbooked.alone import Plan
from innkeeper.games.overbooked.components import COUPLE, EVENT_POINTS, LARGEST_GROUP, SURROUNDED_CHILD
from innkeeper.games.overbooked.planes import (
    ALL,
    Plane,
    beside,
    connected,
    count,
    crowded,
    listed,
)
from innkeeper.games.overbooked.rules.events import LOW_SEASON_BLUES, times
from innkeeper.games.overbooked.state import OverbookedState

LONE: Final = 1.7
"""Points that somebody in love who is alone may still bring: there must be room for a partner."""

ONE_MISSING: Final = 1.9
TWO_MISSING: Final = 0.9
"""What a child may still bring with one empty seat beside it, and with more."""

ROOM: Final = 0.22
MOST_ROOM: Final = 5
"""What an empty seat beside the largest group is worth, and how many count."""

HOLE: Final = 0.3
"""What an empty seat without another one beside it costs, as it will be hard to fill."""

SECOND: Final = 0.12
"""What a passenger of a group other than the largest may still bring."""

EVENT_TRUST: Final = 0.8
"""How much of what an event would bring now counts: it may still be lost."""


class Standing:
    """An airline's plane as it is, its largest groups, and the largest ones of the rivals: blue, yellow, green."""

    __slots__ = ("events", "groups", "masks", "plan", "plane", "rivals", "side", "sizes", "state", "worth")

    def __init__(self, state: OverbookedState, seat: int) -> None:
        self.state = state
        self.side = state.side
        self.plane: Plane = state.airlines[seat].plane
        self.masks: list[int] = listed(self.plane)[2:]
        self.groups: list[int] = [largest_group(state.side, mask) for mask in self.masks]
        self.sizes: list[int] = [count(group) for group in self.groups]
        self.rivals: list[int] = [0, 0, 0]
        for other in range(state.seats):
            if other != seat:
                for number, mask in enumerate(listed(state.airlines[other].plane)[2:]):
                    self.rivals[number] = max(self.rivals[number], count(largest_group(state.side, mask)))
        self.events: list[int] = [int(event) for event in state.events_out if event != LOW_SEASON_BLUES]
        self.plan: Plan | None = Plan(state) if state.seats == 1 else None
        """Alone: what the goals ask for."""
        self.worth: float = 0.0
        """What the plane is worth as it is."""


def largest_group(side: int, mask: int) -> int:
    """The largest connected set in the mask, as chairs."""
    best = 0
    size = 0
    while mask:
        group = connected(side, mask, mask & -mask)
        its = count(group)
        if its > size:
            best = group
            size = its
        mask &= ~group
    return best


def worth_of(standing: Standing, plane: Plane) -> float:
    """What the plane is worth, in points; empty seats cost what they cost at the end."""
    side = standing.side
    taken = plane[0] | plane[1] | plane[2] | plane[3] | plane[4]
    empty = ALL[side] & ~taken
    value = lovers(side, plane[0], empty) + children(side, plane[1], empty)
    value += group_worth(standing, 0, plane[2], empty)
    value += group_worth(standing, 1, plane[3], empty)
    value += group_worth(standing, 2, plane[4], empty)
    value -= count(empty) + HOLE * count(empty & ~beside(side, empty))
    for event in standing.events:
        value += EVENT_TRUST * EVENT_POINTS[event] * times(standing.state, plane, event)
    return value


def lovers(side: int, red: int, empty: int) -> float:
    """Couples, and the lone who may still find somebody: beside an empty seat that no other red is beside."""
    if red == 0:
        return 0.0
    some, several = crowded(side, red)
    with_one = red & some & ~several
    pairs = count(with_one & beside(side, with_one)) // 2
    alone = red & ~some
    hopeful = alone & beside(side, empty & ~several)
    return COUPLE * pairs + LONE * count(hopeful)


def children(side: int, white: int, empty: int) -> float:
    """Surrounded children, and those who lack only adults on empty seats."""
    if white == 0:
        return 0.0
    quiet = white & ~beside(side, white)
    some, several = crowded(side, empty)
    return (
        SURROUNDED_CHILD * count(quiet & ~some)
        + ONE_MISSING * count(quiet & some & ~several)
        + TWO_MISSING * count(quiet & several)
    )


def group_worth(standing: Standing, number: int, mask: int, empty: int) -> float:
    """The largest group, counted as doubled as far as it is ahead, and its room to grow."""
    if mask == 0:
        return 0.0
    side = standing.side
    group = standing.groups[number]
    size = standing.sizes[number]
    before = standing.masks[number]
    if mask != before:
        if before & ~mask == 0:
            added = mask & ~before
            while added:
                other = connected(side, mask, added & -added)
                its = count(other)
                if its > size:
                    group = other
                    size = its
                added &= ~other
        else:
            group = largest_group(side, mask)
            size = count(group)
    room = count(beside(side, group) & empty)
    if room > MOST_ROOM:
        room = MOST_ROOM
    return size * doubling(size - standing.rivals[number]) + ROOM * room + SECOND * (count(mask) - size)


def doubling(lead: int) -> float:
    """By how much a group counts, so far ahead of the largest rival: between once and twice while it is open."""
    if lead >= 0:
        return LARGEST_GROUP - 0.3 / (1 + lead)
    return 1.0 + 0.6 / (1 - lead)
