"""Who is asked what, what is legal, and how a decision is played."""

from __future__ import annotations

from typing import cast

from innkeeper.engine.seats import ALONE, NO_SEATS, Action, Seat
from innkeeper.games.overbooked.actions import DONE, REMOVE, STEPS, TAKE, position_of
from innkeeper.games.overbooked.components import REPLACE_SYMBOL
from innkeeper.games.overbooked.planes import chairs_of
from innkeeper.games.overbooked.rules.ending import end_turn
from innkeeper.games.overbooked.rules.placing import displaced, full_areas, say
from innkeeper.games.overbooked.rules.row import reachable
from innkeeper.games.overbooked.rules.seating import add_card, add_chairs, add_drops, add_placements, has_symbol
from innkeeper.games.overbooked.rules.solo import remove
from innkeeper.games.overbooked.state import (
    ASK_CARD,
    ASK_CHAIR,
    ASK_DROP,
    ASK_NOTHING,
    ASK_PLACE,
    ASK_STEPS,
    OverbookedState,
)


def acting(state: OverbookedState) -> tuple[Seat, ...]:
    """The seat that is asked; none when the game is over."""
    return NO_SEATS if state.question == ASK_NOTHING else ALONE[state.asked]


def legal(state: OverbookedState, seat: Seat) -> list[Action]:
    """Every answer to the question the seat is asked."""
    out: list[int] = []
    if seat == state.asked:
        add_answers(state, out)
    return cast(list[Action], out)


def add_answers(state: OverbookedState, out: list[int]) -> None:
    """Every answer to the open question."""
    if state.question == ASK_CARD:
        add_first_parts(state, out)
    elif state.question == ASK_PLACE:
        add_placements(state, out)
    elif state.question == ASK_CHAIR:
        add_chairs(state, out)
    elif state.question == ASK_DROP:
        add_drops(state, out)
    elif state.question == ASK_STEPS:
        add_displaced(state, out)


def add_first_parts(state: OverbookedState, out: list[int]) -> None:
    """What can be done with each card in reach; alone, any card may also be put back into the box for a voucher."""
    for position in range(reachable(state)):
        add_card(state, position, out)
    if state.seats == 1 and state.airlines[0].vouchers > 0:
        for position in range(len(state.row)):
            out.append(REMOVE + position)


def add_displaced(state: OverbookedState, out: list[int]) -> None:
    """Whoever is displaced may go to the steps all the same; the others are replaced [OD-6.2]."""
    for chair in chairs_of(displaced(state) & ~state.to_steps):
        out.append(STEPS + chair)
    out.append(DONE)


def apply(state: OverbookedState, seat: Seat, action: Action) -> None:
    """Play the answer, and go on to the next question."""
    if action >= REMOVE:
        remove(state, action - REMOVE)
        return
    full_before = full_areas(state.side, state.airlines[seat].plane) if state.seats == 1 else 0
    say(state, action)
    if state.question == ASK_NOTHING:
        end_turn(state, full_before)


def midway(state: OverbookedState, seat: Seat) -> bool:
    """Whether the seat has said a part of its move and not yet the last one."""
    return seat == state.asked and state.question not in (ASK_CARD, ASK_NOTHING)


def surely_final(state: OverbookedState, action: Action) -> bool:
    """A pattern in its place ends the move, unless the displaced may be replaced [OD-6.2]; a card is drawn [OD-2.4]."""
    if action >= TAKE or not state.pool:
        return False
    return not has_symbol(state, state.row[position_of(action)], REPLACE_SYMBOL)
