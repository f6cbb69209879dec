"""Who is asked what, what is legal, and how a decision is played."""

from __future__ import annotations

from typing import cast

from innkeeper.engine.seats import ALONE, NO_SEATS, Action, Seat
from innkeeper.games.overbooking.rules.between import end_round
from innkeeper.games.overbooking.rules.checking import answer, next_check, target_actions
from innkeeper.games.overbooking.rules.placing import (
    card_actions,
    choose_card,
    choose_place,
    next_placement,
    place_actions,
)
from innkeeper.games.overbooking.rules.setup import set_up
from innkeeper.games.overbooking.state import (
    ASK_CARD,
    ASK_NOTHING,
    ASK_PLACE,
    OVER,
    PLACING,
    BookingState,
)


def begin(seats: int, options: dict[str, str], seed: int) -> BookingState:
    """A new game, up to the first question."""
    state = set_up(seats, options, seed)
    go_on(state)
    return state


def acting(state: BookingState) -> tuple[Seat, ...]:
    """The seat that is asked; none when the game is over."""
    return NO_SEATS if state.question == ASK_NOTHING else ALONE[state.asked]


def legal(state: BookingState, seat: Seat) -> list[Action]:
    """Every answer to the question the seat is asked."""
    out: list[int] = []
    if seat == state.asked:
        add_answers(state, out)
    return cast(list[Action], out)


def add_answers(state: BookingState, out: list[int]) -> None:
    """Every answer to the open question."""
    if state.question == ASK_CARD:
        card_actions(state, out)
    elif state.question == ASK_PLACE:
        place_actions(state, out)
    elif state.question != ASK_NOTHING:
        target_actions(state, out)


def apply(state: BookingState, seat: Seat, action: Action) -> None:
    """Play the answer, and go on to the next question."""
    if state.question == ASK_CARD:
        choose_card(state, action)
    elif state.question == ASK_PLACE:
        choose_place(state, action)
    else:
        answer(state, action)
    if state.question == ASK_NOTHING:
        go_on(state)


def go_on(state: BookingState) -> None:
    """Let the clock run until somebody is asked or the game is over."""
    while state.question == ASK_NOTHING and state.phase != OVER:
        if state.phase == PLACING:
            next_placement(state)
        elif state.column < state.seats:
            next_check(state)
        else:
            end_round(state)


def midway(state: BookingState, seat: Seat) -> bool:
    """Whether the seat has chosen a card and not yet said where it goes."""
    return state.question == ASK_PLACE and seat == state.asked
