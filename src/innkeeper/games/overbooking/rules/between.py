"""Phase 3: preparing the next round [OB-5]."""

from __future__ import annotations

from innkeeper.engine.seats import Seat
from innkeeper.engine.state import note
from innkeeper.games.overbooking.components import DRAW, ROUNDS, Inn
from innkeeper.games.overbooking.rules.setup import close_books, draw_cards, draw_inns, put_tokens
from innkeeper.games.overbooking.state import OVER, PLACING, BookingState


def end_round(state: BookingState) -> None:
    """Turn or replace the inns, new points, the next first player, five cards each; or the end [OB-5]."""
    close_books(state)
    if state.round == ROUNDS:
        state.phase = OVER
        return
    state.round += 1
    state.phase = PLACING
    state.step = 0
    state.first = Seat((state.first + 1) % state.seats)
    if state.events is not None:
        note(state, "round", "OB-5.3", state.first, {"round": state.round})
    if state.round == 3:
        draw_inns(state)
    else:
        turn_inns(state)
    put_tokens(state)
    for seat in range(state.seats):
        draw_cards(state, Seat(seat), DRAW)


def turn_inns(state: BookingState) -> None:
    """Every inn card shows its other side [OB-5.1]."""
    for house in state.houses:
        house.inn = Inn(house.inn ^ 1)
