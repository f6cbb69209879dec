"""Playing alone: vouchers as breath, and the goals of a scenario [OD-9]."""

from __future__ import annotations

from innkeeper.engine.events import Fact
from innkeeper.engine.seats import NOBODY
from innkeeper.engine.state import note
from innkeeper.games.overbooked.components import (
    FULL_AREA_GAIN,
    GOAL_CHILDREN,
    GOAL_COUPLES,
    OVERBOOKED_COST,
    RED,
    REMOVAL_COST,
    SCENARIOS,
    Goal,
    Scenario,
)
from innkeeper.games.overbooked.planes import Plane, count, couples, largest, listed, surrounded
from innkeeper.games.overbooked.rules.placing import full_areas
from innkeeper.games.overbooked.rules.row import card_facts, leave_row
from innkeeper.games.overbooked.rules.seating import is_out
from innkeeper.games.overbooked.state import ASK_NOTHING, LOST, WON, OverbookedState


def remove(state: OverbookedState, position: int) -> None:
    """A card goes back into the box for a voucher, and the row is filled again [OD-9.3]."""
    airline = state.airlines[0]
    if state.events is not None:
        note(state, "remove", "OD-9.3", state.asked, card_facts(state.row[position], position + 1))
    airline.vouchers -= min(REMOVAL_COST, airline.vouchers)
    state.removed = (*state.removed, state.row[position])
    leave_row(state, position)
    if airline.vouchers == 0:
        finish(state, LOST, "vouchers")
    elif not state.row:
        finish(state, LOST, "cards")


def end_solo_turn(state: OverbookedState, full_before: int) -> None:
    """Pay, perhaps lose; gain, perhaps win; else go on while nothing has run out [OD-9.4 to OD-9.8]."""
    airline = state.airlines[0]
    pay_overbooked(state, count(state.to_steps))
    if airline.vouchers == 0:
        finish(state, LOST, "vouchers")
        return
    gain_full_areas(state, count(full_areas(state.side, airline.plane) & ~full_before))
    if is_won(state):
        finish(state, WON, "goals")
    elif is_out(state):
        finish(state, LOST, "colour")
    elif not state.row:
        finish(state, LOST, "cards")
    else:
        state.round += 1


def pay_overbooked(state: OverbookedState, waiting: int) -> None:
    """One sum for all who went to the steps in this turn, as far as the vouchers reach [OD-9.4]."""
    airline = state.airlines[0]
    cost = min(airline.vouchers, OVERBOOKED_COST * waiting)
    airline.vouchers -= cost
    if cost > 0 and state.events is not None:
        note(state, "pay", "OD-9.4", state.asked, {"count": cost, "left": airline.vouchers})


def gain_full_areas(state: OverbookedState, areas: int) -> None:
    """Vouchers for areas that have become full in this turn [OD-9.6]."""
    airline = state.airlines[0]
    airline.vouchers += FULL_AREA_GAIN * areas
    if areas > 0 and state.events is not None:
        facts: dict[str, Fact] = {"count": FULL_AREA_GAIN * areas, "left": airline.vouchers}
        note(state, "gain", "OD-9.6", state.asked, facts)


def finish(state: OverbookedState, result: int, why: str) -> None:
    """The game is won or lost."""
    state.result = result
    state.question = ASK_NOTHING
    if state.events is not None:
        if result == WON:
            note(state, "won", "OD-9.7", state.asked)
        else:
            rule = "OD-9.5" if why == "vouchers" else "OD-9.8"
            note(state, "lost", rule, state.asked, {"why": f"@lost-{why}"})
    state.asked = NOBODY


def loss(state: OverbookedState) -> str:
    """What a lost game was lost by."""
    if state.airlines[0].vouchers == 0:
        return "vouchers"
    return "colour" if is_out(state) else "cards"


# --- Goals [OD-9.7]


def reached(side: int, plane: Plane, goal: Goal) -> int:
    """How much of the goal there is: couples, surrounded children, or the size of the largest group."""
    if goal.kind == GOAL_COUPLES:
        return len(couples(side, plane[RED]))
    if goal.kind == GOAL_CHILDREN:
        return count(surrounded(side, plane))
    best = 0
    for colour in goal.colours:
        best = max(best, largest(side, listed(plane)[colour]))
    return best


def is_met(state: OverbookedState, goal: Goal) -> bool:
    """Whether there is as much as the goal asks for, or more."""
    return reached(state.side, state.airlines[0].plane, goal) >= goal.least


def is_won(state: OverbookedState) -> bool:
    """Whether the plane fulfils the scenario."""
    return fulfilled(state.side, state.airlines[0].plane, SCENARIOS[state.scenario])


def fulfilled(side: int, plane: Plane, scenario: Scenario) -> bool:
    """Whether there are all of the scenario's first goals, and any one of the others."""
    for goal in scenario.all_of:
        if reached(side, plane, goal) < goal.least:
            return False
    for goal in scenario.any_of:
        if reached(side, plane, goal) >= goal.least:
            return True
    return False
