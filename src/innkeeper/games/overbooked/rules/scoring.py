"""Points: what every plane brings, and the comparisons between planes [OD-5]."""

from __future__ import annotations

from typing import Final

from innkeeper.games.overbooked.components import (
    BLUE,
    BONUS_POINT,
    BONUS_SYMBOL,
    COUPLE,
    EMPTY_SEAT,
    GREEN,
    GROUP_MEMBER,
    LARGEST_GROUP,
    MOST_OVERBOOKED,
    OVERBOOKED,
    RED,
    SURROUNDED_CHILD,
    SYMBOL,
    VOUCHERS_A_POINT,
    YELLOW,
)
from innkeeper.games.overbooked.planes import CHAIR_COUNT, count, couples, largest, listed, occupied, surrounded
from innkeeper.games.overbooked.rules.events import event_points
from innkeeper.games.overbooked.state import WON, Airline, OverbookedState

SOURCES: Final[list[str]] = [
    "couples",
    "children",
    "rugby",
    "friends",
    "seniors",
    "vouchers",
    "overbooked",
    "most_overbooked",
    "empty",
    "bonus",
    "event",
    "second_event",
]
_RUGBY: Final = 2
_MOST: Final = 7
_EVENT: Final = 10


def scores(state: OverbookedState) -> list[int]:
    """Each seat's points, as if the game ended now; alone, 1 for a game that is won [OD-5, OD-9.8]."""
    if state.seats == 1:
        return [1 if state.result == WON else 0]
    return [total(points) for points in accounts(state)]


def total(points: list[int]) -> int:
    """The points of all sources."""
    found = 0
    for some in points:
        found += some
    return found


def ranking(state: OverbookedState) -> list[int]:
    """Most points; equals share a place [OD-5.10]. A solo game that is not won has place 2."""
    if state.seats == 1:
        return [1 if state.result == WON else 2]
    points = scores(state)
    return [1 + sum([1 if other > mine else 0 for other in points]) for mine in points]


def breakdown(state: OverbookedState) -> list[dict[str, int]]:
    """Each seat's points by source."""
    if state.seats == 1:
        return [{"won": 1 if state.result == WON else 0}]
    return [{SOURCES[number]: some for number, some in enumerate(points)} for points in accounts(state)]


def accounts(state: OverbookedState) -> list[list[int]]:
    """Each seat's points, in the order of SOURCES."""
    found = [own_points(state, airline) for airline in state.airlines]
    for colour in (BLUE, YELLOW, GREEN):
        add_groups(state, colour, found)
    add_most_overbooked(state, found)
    for number in range(len(state.events_out)):
        points = event_points(state, state.events_out[number])
        for seat in range(state.seats):
            found[seat][_EVENT + number] = points[seat]
    return found


def own_points(state: OverbookedState, airline: Airline) -> list[int]:
    """What an airline has whatever the others do [OD-5.2, OD-5.3, OD-5.6 to OD-5.9]."""
    points = [0] * len(SOURCES)
    plane = airline.plane
    points[0] = COUPLE * len(couples(state.side, plane[RED]))
    points[1] = SURROUNDED_CHILD * count(surrounded(state.side, plane))
    points[5] = airline.vouchers // VOUCHERS_A_POINT
    points[6] = OVERBOOKED * on_steps(airline)
    points[8] = EMPTY_SEAT * (CHAIR_COUNT[state.side] - count(occupied(plane)))
    points[9] = BONUS_POINT * bonuses(state, airline)
    return points


def on_steps(airline: Airline) -> int:
    """How many overbooked passengers wait on the steps."""
    steps = airline.steps
    return steps[0] + steps[1] + steps[2] + steps[3] + steps[4]


def bonuses(state: OverbookedState, airline: Airline) -> int:
    """How many of the cards taken have the bonus symbol, if symbols are played with [OD-6.5]."""
    found = 0
    if state.symbols:
        for card in airline.cards:
            if SYMBOL[card] == BONUS_SYMBOL:
                found += 1
    return found


def add_groups(state: OverbookedState, colour: int, found: list[list[int]]) -> None:
    """A point for each member of the largest group, doubled unless a rival has a larger one [OD-5.4, OD-5.5]."""
    sizes = [largest(state.side, listed(airline.plane)[colour]) for airline in state.airlines]
    most = max(sizes)
    for seat in range(state.seats):
        factor = LARGEST_GROUP if sizes[seat] == most else 1
        found[seat][_RUGBY + colour - BLUE] = GROUP_MEMBER * sizes[seat] * factor


def add_most_overbooked(state: OverbookedState, found: list[list[int]]) -> None:
    """Whoever has most on the steps pays for it, equals all of them, if anybody waits there at all [OD-5.7]."""
    waiting = [on_steps(airline) for airline in state.airlines]
    most = max(waiting)
    if most > 0 or state.most_always:
        for seat in range(state.seats):
            if waiting[seat] == most:
                found[seat][_MOST] = MOST_OVERBOOKED
