"""Playing alone: what is still missing to the goals of the scenario, and what a passenger on each seat does about it.

All is reckoned in points that only compare positions of one game: a member that a group still lacks costs MEMBER.
The figures were found by playing many thousand games (docs/decisions/0007-overbooked.md).
"""

from __future__ import annotations

from math import exp
from typing import Final

from innkeeper.games.overbooked.components import (
    CHAIRS,
    COLOURS,
    FULL_AREA_GAIN,
    GOAL_COUPLES,
    GOAL_GROUP,
    OVERBOOKED_COST,
    RED,
    REMOVAL_COST,
    SCENARIOS,
    WHITE,
    Goal,
)
from innkeeper.games.overbooked.planes import (
    ALL,
    AREAS,
    CHAIR_COUNT,
    EMPTY_PLANE,
    Plane,
    beside,
    chairs_of,
    count,
    crowded,
    joined,
    listed,
    occupied,
    seated,
)
from innkeeper.games.overbooked.reach import FURTHER, NEARER, by_chair, missing, nearness
from innkeeper.games.overbooked.rules.solo import fulfilled
from innkeeper.games.overbooked.state import LOST, WON, OverbookedState

THE_GAME: Final = 60.0
"""What it is worth to win, and to lose the less."""

MEMBER: Final = 3.7
"""What each member costs that a group asked for still lacks."""

PARTNER: Final = 5.4
PAIR: Final = 9.2
"""What a couple still missing costs: when one of the two sits alone beside an empty seat, and when neither does."""

SUITOR: Final = 0.5
SUITORS: Final = 2
"""What it is worth that another one waits, as one couple may fail; and how many count."""

LAST_ADULT: Final = 1.4
ADULTS: Final = 1.8
CHILD: Final = 4.5
"""What a surrounded child still missing costs: with one empty seat beside it, with more, and when it is not there."""

SPARE: Final = 0.16
"""How much a goal counts of which any one is enough, next to the nearest of them."""

ROOM: Final = 0.37
"""What an empty seat is worth."""

LIFE: Final = 12.7
LAST_BREATHS: Final = 3.5
"""What many vouchers are worth, and after how many of them more matter e times less; with the last the game is lost."""

TYPICAL: Final = 1.9
HOPE: Final = 0.36
"""What can usually be done with the best card of a row, and how much of the way there a new card goes."""

START: Final = -2.46
EMPTINESS: Final = 0.148
CERTAIN: Final = 0.4
UNCERTAIN: Final = 0.005
"""The odds to win, as a logarithm: START, EMPTINESS for each empty seat, and for what the plane is worth CERTAIN, less
UNCERTAIN for each empty seat, as so much can still happen. Fitted to 14,000 positions of games that were played on."""

NEARER_BY_ONE: Final = NEARER[1]
IN_THE_WAY: Final = FURTHER[1]


class Wish:
    """A group of a colour that a goal asks for, at least so large."""

    __slots__ = ("colour", "size")

    def __init__(self, colour: int, size: int) -> None:
        self.colour = colour
        self.size = size


WISHES: Final[list[list[Wish]]] = [
    [Wish(colour, goal.least) for goal in scenario.all_of + scenario.any_of for colour in goal.colours]
    for scenario in SCENARIOS
]
"""By scenario: the groups of all its goals, in order."""


def breath(vouchers: int) -> float:
    """What the vouchers are worth."""
    return LIFE * (1.0 - exp((1 - vouchers) / LAST_BREATHS))


def chance_to_win(state: OverbookedState) -> float:
    """How likely the solo game is to be won, from 0 to 1: as its scores will be."""
    if state.result == WON:
        return 1.0
    if state.result == LOST:
        return 0.0
    empty = CHAIR_COUNT[state.side] - count(occupied(state.airlines[0].plane))
    odds = START + EMPTINESS * empty + (CERTAIN - UNCERTAIN * empty) * Plan(state).worth
    return 1.0 / (1.0 + exp(-odds))


def removal_gain(state: OverbookedState, best: list[float], position: int) -> float:
    """What it brings to put a card back, given the best that can be done with each: the worst card goes first."""
    vouchers = state.airlines[0].vouchers
    if vouchers <= REMOVAL_COST:
        return -2 * THE_GAME
    cost = breath(vouchers) - breath(vouchers - REMOVAL_COST)
    return max(best) + HOPE * max(0.0, TYPICAL - max(best)) - cost - 0.01 * best[position]


class Plan:
    """How the plane stands to the goals, and what can be done about it."""

    __slots__ = ("gains", "near", "plane", "side", "state", "totals", "vouchers", "wishes", "worth")

    def __init__(self, state: OverbookedState) -> None:
        self.state = state
        self.side = state.side
        self.plane: Plane = state.airlines[0].plane
        self.vouchers = state.airlines[0].vouchers
        self.wishes = WISHES[state.scenario]
        self.near: list[list[float]] = [
            [self.nearness(wish, area, self.plane) for area in range(len(AREAS[self.side]))] for wish in self.wishes
        ]
        """By wish and area: how near its groups are there."""
        self.totals: list[float] = [sum(areas) for areas in self.near]
        self.worth: float = self.value(self.plane, self.vouchers, self.totals)
        """What the plane and the vouchers are worth as they are."""
        self.gains: list[list[float]] = []
        """By colour and chair, once somebody asks: what a passenger there is worth."""

    def nearness(self, wish: Wish, area: int, plane: Plane) -> float:
        """How near the groups of the wish are in the area."""
        own = listed(plane)[wish.colour]
        return nearness(self.side, area, wish.size, own, occupied(plane) & ~own)

    def gain(self, newcomers: Plane, pays: bool) -> float:
        """What it brings to seat them, with what it costs (if one `pays`) and wins and loses."""
        risen = occupied(newcomers) & occupied(self.plane)
        vouchers = self.vouchers - OVERBOOKED_COST * count(risen) if pays else self.vouchers
        if vouchers <= 0:
            return -THE_GAME - count(risen)
        plane = seated(self.plane, newcomers)
        if fulfilled(self.side, plane, SCENARIOS[self.state.scenario]):
            return THE_GAME
        if self.runs_out(newcomers):
            return -THE_GAME
        vouchers += FULL_AREA_GAIN * newly_full(self.side, self.plane, plane)
        return self.value(plane, vouchers, self.totals_with(newcomers, plane)) - self.worth

    def bump_cost(self, bumped: int) -> float:
        """What the vouchers for so many bumped are worth."""
        left = self.vouchers - OVERBOOKED_COST * bumped
        return THE_GAME if left <= 0 else breath(self.vouchers) - breath(left)

    def runs_out(self, newcomers: Plane) -> bool:
        """Whether nobody is left of some colour once they are seated: the end."""
        supply = listed(self.state.supply)
        masks = listed(newcomers)
        for colour in range(COLOURS):
            if count(masks[colour]) >= supply[colour]:
                return True
        return False

    def totals_with(self, newcomers: Plane, plane: Plane) -> list[float]:
        """By wish: how near its groups are in the plane that they have joined; other areas are as they were."""
        taken = occupied(newcomers)
        totals = self.totals[:]
        for area in range(len(AREAS[self.side])):
            if AREAS[self.side][area] & taken:
                for number in range(len(self.wishes)):
                    totals[number] += self.nearness(self.wishes[number], area, plane) - self.near[number][area]
        return totals

    # --- What a plane is worth

    def value(self, plane: Plane, vouchers: int, totals: list[float]) -> float:
        """What stands, less what the goals still cost; `totals` tells how near the wishes are."""
        empty = ALL[self.side] & ~occupied(plane)
        scenario = SCENARIOS[self.state.scenario]
        value = ROOM * count(empty) + breath(vouchers)
        wish = 0
        for goal in scenario.all_of:
            value -= self.cost(goal, wish, plane, empty, totals)
            wish += len(goal.colours)
        least = 1e9
        for goal in scenario.any_of:
            cost = self.cost(goal, wish, plane, empty, totals)
            value -= SPARE * cost
            least = min(least, cost)
            wish += len(goal.colours)
        return value - (1.0 - SPARE) * least

    def cost(self, goal: Goal, wish: int, plane: Plane, empty: int, totals: list[float]) -> float:
        """What is still missing to a goal; its first wish is number `wish`."""
        if goal.kind == GOAL_COUPLES:
            return missing_couples(self.side, plane[RED], empty, goal.least)
        if goal.kind != GOAL_GROUP:
            return missing_children(self.side, plane[WHITE], empty, goal.least)
        least = 1e9
        for number in range(wish, wish + len(goal.colours)):
            least = min(least, missing(goal.least, totals[number]))
        return MEMBER * least

    # --- At a glance

    def glance(self, newcomers: Plane) -> float:
        """About what they would be worth there, each by himself."""
        if not self.gains:
            self.gains = self.reckon_gains()
        value = 0.0
        masks = listed(newcomers)
        for colour in range(COLOURS):
            for chair in chairs_of(masks[colour]):
                value += self.gains[colour][chair]
        return value

    def reckon_gains(self) -> list[list[float]]:
        """By colour and chair: what one passenger there is worth."""
        masks = listed(self.plane)
        taken = occupied(self.plane)
        shares = [
            by_chair(self.side, wish.size, masks[wish.colour], taken & ~masks[wish.colour]) for wish in self.wishes
        ]
        gains = [[0.0] * CHAIRS for _ in range(COLOURS)]
        totals = self.totals[:]
        for chair in chairs_of(ALL[self.side]):
            for colour in range(COLOURS):
                for number in range(len(self.wishes)):
                    change = self.change(self.wishes[number].colour, colour, chair)
                    totals[number] = self.totals[number] + shares[number][chair] * (change - 1.0)
                plane = seated(self.plane, joined(EMPTY_PLANE, colour, chair))
                gains[colour][chair] = self.value(plane, self.vouchers, totals) - self.worth
        return gains

    def change(self, wished: int, colour: int, chair: int) -> float:
        """By how much the groups with this chair come nearer, for a passenger of the colour on it."""
        masks = listed(self.plane)
        if masks[wished] >> chair & 1:
            return 1.0 if colour == wished else IN_THE_WAY / NEARER_BY_ONE
        if occupied(self.plane) >> chair & 1:
            return NEARER_BY_ONE / IN_THE_WAY if colour == wished else 1.0
        return NEARER_BY_ONE if colour == wished else IN_THE_WAY


# --- Goals


def newly_full(side: int, before: Plane, after: Plane) -> int:
    """How many areas have no empty seat any more and had one before."""
    found = 0
    for area in AREAS[side]:
        if area & ~occupied(after) == 0 and area & ~occupied(before):
            found += 1
    return found


def missing_couples(side: int, red: int, empty: int, least: int) -> float:
    """What the couples cost that are still missing; those who wait alone for a partner are a beginning."""
    some, several = crowded(side, red)
    with_one = red & some & ~several
    needed = least - count(with_one & beside(side, with_one)) // 2
    if needed <= 0:
        return 0.0
    waiting = count(red & ~some & beside(side, empty & ~several))
    begun = min(waiting, needed)
    return PARTNER * begun + PAIR * (needed - begun) - SUITOR * min(waiting - begun, SUITORS)


def missing_children(side: int, white: int, empty: int, least: int) -> float:
    """What the surrounded children cost that are still missing, those first who lack least."""
    quiet = white & ~beside(side, white)
    some, several = crowded(side, empty)
    needed = max(0, least - count(quiet & ~some))
    nearly = min(needed, count(quiet & some & ~several))
    begun = min(needed - nearly, count(quiet & several))
    return LAST_ADULT * nearly + ADULTS * begun + CHILD * (needed - nearly - begun)
