"""Know-how: what somebody who has played Overbooked a few times would do, reckoned in points.

A placement is worth what the plane is worth with it, less what it is worth without (`worth`; alone, `alone`), with what
it costs in vouchers and in passengers on the steps.
"""

from __future__ import annotations

from math import exp
from typing import Final

from innkeeper.engine.seats import Action, Seat
from innkeeper.games.overbooked.actions import DONE, IGNORE, PLACE, REMOVE, SEAT, SPOTS, STEPS, TAKE, position_of
from innkeeper.games.overbooked.alone import chance_to_win, removal_gain
from innkeeper.games.overbooked.components import (
    BONUS_POINT,
    BONUS_SYMBOL,
    EVERYBODY,
    IS_PATTERN,
    MOST_OVERBOOKED,
    MOST_SUITCASES,
    OVERBOOKED,
    REPLACE_SYMBOL,
    SUITCASES,
    Card,
)
from innkeeper.games.overbooked.glance import Glance, GlanceAlone, GlanceTogether, best_of
from innkeeper.games.overbooked.planes import EMPTY_PLANE, Plane, chairs_of, count, joined, occupied, seated
from innkeeper.games.overbooked.rules.row import price
from innkeeper.games.overbooked.rules.scoring import bonuses, on_steps, scores
from innkeeper.games.overbooked.rules.seating import (
    gone,
    has_symbol,
    next_suitcase,
    short,
    still_to_seat,
    suits,
    ways_to_sit,
)
from innkeeper.games.overbooked.state import ASK_NOTHING, NO_POSITION, OverbookedState
from innkeeper.games.overbooked.worth import Standing, worth_of

SPREAD: Final = 0.8
"""Points that make an action e times as sensible: the smaller, the more predictable."""

VOUCHER: Final = 0.6
"""What a voucher is worth: half a point at the end, and a choice before."""

SHAME: Final = 0.6
"""How likely one more passenger on the steps is to cost the points for having most."""

LOOK: Final = 12
LOOK_AHEAD: Final = 4
"""How many placements are reckoned out: those that look best at a glance; and fewer if they are not to be made now."""

BUMP: Final = 4.2
"""What a passenger bumped costs at a glance."""

LEAST: Final = -1e9

HOPELESS: Final = 3
"""From so many bumped on a placement is not looked at closely."""

TO_STEPS: Final = -4.0
"""What it is worth to send somebody to the steps who could be replaced."""


# --- What the house player and the search ask


def evaluate(state: OverbookedState, seat: Seat) -> float:
    """What the plane is worth, with vouchers, steps and bonus; alone, how likely the game is to be won."""
    if state.seats == 1:
        return chance_to_win(state)
    if state.question == ASK_NOTHING:
        return float(scores(state)[seat])
    airline = state.airlines[seat]
    waiting = on_steps(airline)
    value = standing_of(state, seat).worth + VOUCHER * airline.vouchers + OVERBOOKED * waiting
    value += BONUS_POINT * bonuses(state, airline)
    most = 0
    for other in state.airlines:
        most = max(most, on_steps(other))
    return value + MOST_OVERBOOKED if waiting == most and most > 0 else value


def foresight(state: OverbookedState) -> int:
    """Alone the estimate sees as far as playing on, and is sooner done."""
    return 0 if state.seats == 1 else 24


def weigh(state: OverbookedState, seat: Seat, actions: list[Action]) -> list[float]:
    """How much sense each action makes: e to the power of its gain in points over SPREAD."""
    standing = standing_of(state, seat)
    gains = gains_of(standing, actions)
    if state.seats == 1 and actions[len(actions) - 1] >= REMOVE:
        weigh_removals(state, actions, gains)
    best = max(gains)
    return [exp((value - best) / SPREAD) for value in gains]


def gains_of(standing: Standing, actions: list[Action]) -> list[float]:
    """What each action brings, in points. Of the placements only the promising ones are reckoned out."""
    placements = [index for index in range(len(actions)) if actions[index] < TAKE]
    gains = [gain(standing, action) if action >= TAKE else LEAST for action in actions]
    worst = 0.0
    for best in best_of(glance_at(standing, [actions[index] for index in placements]), LOOK):
        index = placements[best]
        gains[index] = gain(standing, actions[index])
        worst = min(worst, gains[index])
    for index in placements:
        if gains[index] == LEAST:
            gains[index] = worst - 1.0
    return gains


def glance_at(standing: Standing, placements: list[Action]) -> list[float]:
    """A rough idea of each placement."""
    state = standing.state
    found: list[float] = []
    glance = glance_of(standing)
    position = -1
    extra = 0.0
    for action in placements:
        card = state.row[(action - PLACE) // SPOTS]
        ways = ways_to_sit(state, card, to_seat(state, card))
        if position != (action - PLACE) // SPOTS:
            position = (action - PLACE) // SPOTS
            extra = card_gain(state, position) + glance.card(ways)
            glance.bump = bump_of(standing, card)
        found.append(extra + glance.at(ways.planes[ways.index[(action - PLACE) % SPOTS]]))
    return found


def glance_of(standing: Standing) -> Glance:
    """How the seat looks at placements."""
    plan = standing.plan
    return GlanceTogether(standing, BUMP) if plan is None else GlanceAlone(plan, BUMP)


def bump_of(standing: Standing, card: Card) -> float:
    """What each passenger bumped by the card costs, at a glance."""
    if has_symbol(standing.state, card, REPLACE_SYMBOL):
        return 0.0
    plan = standing.plan
    return BUMP if plan is None else plan.bump_cost(1)


def standing_of(state: OverbookedState, seat: Seat) -> Standing:
    """The seat's plane as it is, and what it is worth."""
    standing = Standing(state, seat)
    plan = standing.plan
    standing.worth = worth_of(standing, standing.plane) if plan is None else plan.worth
    return standing


def gain(standing: Standing, action: int) -> float:
    """What the action brings, in points."""
    state = standing.state
    if action < TAKE:
        position = (action - PLACE) // SPOTS
        card = state.row[position]
        ways = ways_to_sit(state, card, to_seat(state, card))
        newcomers = ways.planes[ways.index[(action - PLACE) % SPOTS]]
        return card_gain(state, position) + seating_gain(standing, card, newcomers)
    if SEAT <= action < IGNORE:
        card = state.row[state.position]
        colour = SUITCASES[card][next_suitcase(state)]
        return seating_gain(standing, card, joined(state.seating, colour, action - SEAT))
    if action >= STEPS:
        return TO_STEPS if action < DONE else 0.0
    position = position_of(action)
    left = to_seat(state, state.row[position])
    if action >= IGNORE:
        left &= ~(1 << ((action - IGNORE) % MOST_SUITCASES))
    return card_gain(state, position) + best_seating(standing, state.row[position], left)


def to_seat(state: OverbookedState, card: Card) -> int:
    """The suitcases of the card that are to be seated now."""
    return EVERYBODY[card] & ~gone(state, card) if state.position == NO_POSITION else still_to_seat(state)


def card_gain(state: OverbookedState, position: int) -> float:
    """What the card costs and brings in vouchers, and its bonus."""
    vouchers = state.row_vouchers[position] - price(state, position)
    bonus = BONUS_POINT if has_symbol(state, state.row[position], BONUS_SYMBOL) and state.seats > 1 else 0
    return VOUCHER * vouchers + bonus


def seating_gain(standing: Standing, card: Card, newcomers: Plane) -> float:
    """What the plane gains by them, less what it costs to bump those who sit there."""
    pays = not has_symbol(standing.state, card, REPLACE_SYMBOL)
    plan = standing.plan
    if plan is not None:
        return plan.gain(newcomers, pays)
    cost = 0.0
    if pays:
        bumped = count(occupied(newcomers) & occupied(standing.plane))
        cost = -bumped * (OVERBOOKED + SHAME * MOST_OVERBOOKED)
        if bumped >= HOPELESS:
            return -cost
    return worth_of(standing, seated(standing.plane, newcomers)) - standing.worth - cost


# --- Parts that leave the seats for later


def best_seating(standing: Standing, card: Card, left: int) -> float:
    """The best that can be done with the suitcases left, whichever of them have to be dropped."""
    if left == 0:
        return 0.0
    state = standing.state
    missing = short(state, card, left)
    best = -1e9
    if missing != 0:
        for number in chairs_of(missing):
            best = max(best, best_seating(standing, card, left & ~(1 << number)))
    elif IS_PATTERN[card]:
        ways = ways_to_sit(state, card, left)
        glance = glance_of(standing)
        glance.bump = bump_of(standing, card)
        for index in best_of([glance.at(newcomers) for newcomers in ways.planes], LOOK_AHEAD):
            best = max(best, seating_gain(standing, card, ways.planes[index]))
    else:
        best = one_by_one(standing, card, left)
    return best


def one_by_one(standing: Standing, card: Card, left: int) -> float:
    """A preference card, each suitcase on the best seat for it in turn."""
    newcomers = EMPTY_PLANE
    glance = glance_of(standing)
    glance.bump = bump_of(standing, card)
    best = 0.0
    for number in chairs_of(left):
        chosen = newcomers
        best = -1e9
        chairs = chairs_of(suits(standing.state, card, number) & ~occupied(newcomers))
        colour = SUITCASES[card][number]
        for index in best_of([glance.at(joined(EMPTY_PLANE, colour, chair)) for chair in chairs], LOOK_AHEAD):
            tried = joined(newcomers, colour, chairs[index])
            value = seating_gain(standing, card, tried)
            if value > best:
                best = value
                chosen = tried
        newcomers = chosen
    return best


def weigh_removals(state: OverbookedState, actions: list[Action], gains: list[float]) -> None:
    """Putting a card back makes sense if nothing good can be done with any, and for the worst of them most."""
    best = [-1e9] * len(state.row)
    for index in range(len(actions)):
        if actions[index] < REMOVE:
            position = position_of(actions[index])
            best[position] = max(best[position], gains[index])
    for index in range(len(actions)):
        if actions[index] >= REMOVE:
            gains[index] = removal_gain(state, best, actions[index] - REMOVE)
