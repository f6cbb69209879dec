"""The end of a turn, of a round and of the game [OD-4]."""

from __future__ import annotations

from innkeeper.engine.seats import NOBODY, Seat
from innkeeper.engine.state import note
from innkeeper.games.overbooked.components import COLOUR_NAMES
from innkeeper.games.overbooked.planes import listed
from innkeeper.games.overbooked.rules.seating import is_out
from innkeeper.games.overbooked.rules.solo import end_solo_turn
from innkeeper.games.overbooked.state import ASK_CARD, ASK_NOTHING, OverbookedState, forget_move


def end_turn(state: OverbookedState, full_before: int) -> None:
    """The move has been carried out: look at the supply, and go on to the next turn or the end."""
    state.question = ASK_CARD
    if state.seats == 1:
        end_solo_turn(state, full_before)
    else:
        look_at_supply(state)
        next_turn(state)
    forget_move(state)


def look_at_supply(state: OverbookedState) -> None:
    """When a colour has run out at the end of a turn, this round is the last [OD-4.2]."""
    if state.last_round or not is_out(state):
        return
    state.last_round = True
    if state.events is not None:
        for colour, left in enumerate(listed(state.supply)):
            if left == 0:
                note(state, "last-round", "OD-4.2", NOBODY, {"colour": COLOUR_NAMES[colour]}, ["supply"])


def next_turn(state: OverbookedState) -> None:
    """The next seat, clockwise, that finds a card; or the end, once the last round is complete [OD-4.3, OD-4.4]."""
    while True:
        following = Seat((state.asked + 1) % state.seats)
        if following == state.first:
            if state.last_round:
                state.asked = NOBODY
                state.question = ASK_NOTHING
                return
            state.round += 1
        state.asked = following
        if state.row:
            return
        state.last_round = True
        if state.events is not None:
            note(state, "void", "OD-4.4", following)
