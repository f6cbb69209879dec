"""Who is asked what, what is legal, and how a decision is played."""

from __future__ import annotations

from typing import cast

from innkeeper.engine.seats import ALONE, NO_SEATS, Action, Seat
from innkeeper.games.bloody_inn.actions import DEED, ROOM
from innkeeper.games.bloody_inn.components import Deed
from innkeeper.games.bloody_inn.rules.deeds import (
    bury_under,
    grave_actions,
    launder,
    launder_actions,
    put_token,
    token_actions,
)
from innkeeper.games.bloody_inn.rules.evening import place, room_actions, welcome_next
from innkeeper.games.bloody_inn.rules.morning import (
    choose_checks,
    choose_unpaid,
    dismiss,
    dismiss_actions,
    gravedigger_actions,
    next_matter,
    unpaid_actions,
)
from innkeeper.games.bloody_inn.rules.night import (
    accomplice_actions,
    choose_deed,
    choose_discard,
    choose_target,
    deed_actions,
    discard_actions,
    next_turn,
    play_accomplice,
    target_actions,
)
from innkeeper.games.bloody_inn.rules.setup import choose_door, door_actions, next_door, set_up
from innkeeper.games.bloody_inn.state import (
    ASK_ACCOMPLICE,
    ASK_DEED,
    ASK_DISCARD,
    ASK_DISMISS,
    ASK_DOOR,
    ASK_GRAVE,
    ASK_GRAVEDIGGER,
    ASK_LAUNDER,
    ASK_NOTHING,
    ASK_ROOM,
    ASK_TARGET,
    ASK_TOKEN,
    ASK_UNPAID,
    DOORS,
    EVENING,
    NIGHT,
    OVER,
    InnState,
)


def begin(seats: int, options: dict[str, str], seed: int) -> InnState:
    """A new game, up to the first question."""
    state = set_up(seats, options, seed)
    go_on(state)
    return state


def acting(state: InnState) -> tuple[Seat, ...]:
    """The seat that is asked; none when the game is over."""
    return NO_SEATS if state.question == ASK_NOTHING else ALONE[state.asked]


def legal(state: InnState, seat: Seat) -> list[Action]:
    """Every answer to the question the seat is asked."""
    out: list[int] = []
    if seat == state.asked:
        add_answers(state, out)
    return cast(list[Action], out)


def add_answers(state: InnState, out: list[int]) -> None:
    """Every answer to the open question."""
    question = state.question
    if question == ASK_ACCOMPLICE:
        accomplice_actions(state, out)
    elif question == ASK_DEED:
        deed_actions(state, out)
    elif question == ASK_ROOM:
        room_actions(state, out)
    elif question == ASK_TARGET:
        target_actions(state, out)
    elif question == ASK_GRAVE:
        grave_actions(state, out)
    elif question == ASK_LAUNDER:
        launder_actions(state, out)
    elif question == ASK_TOKEN:
        token_actions(state, out)
    elif question == ASK_DISMISS:
        dismiss_actions(state, out)
    elif question == ASK_GRAVEDIGGER:
        gravedigger_actions(state, out)
    elif question == ASK_DISCARD:
        discard_actions(state, out)
    elif question == ASK_UNPAID:
        unpaid_actions(state, out)
    elif question == ASK_DOOR:
        door_actions(state, out)


def apply(state: InnState, seat: Seat, action: Action) -> None:
    """Play the answer, and go on to the next question."""
    state.parts += 1
    question = state.question
    if question == ASK_ACCOMPLICE:
        play_accomplice(state, action)
    elif question == ASK_DEED:
        choose_deed(state, Deed(action - DEED))
    elif question == ASK_ROOM:
        place(state, action - ROOM)
    elif question == ASK_TARGET:
        choose_target(state, action)
    elif question == ASK_GRAVE:
        bury_under(state, action)
    elif question == ASK_LAUNDER:
        launder(state, action)
    elif question == ASK_TOKEN:
        put_token(state, action - ROOM)
    elif question == ASK_DISMISS:
        dismiss(state, action)
    elif question == ASK_GRAVEDIGGER:
        choose_checks(state, action)
    elif question == ASK_DISCARD:
        choose_discard(state, action)
    elif question == ASK_UNPAID:
        choose_unpaid(state, action)
    else:
        choose_door(state, action - ROOM)
    if state.question == ASK_NOTHING:
        go_on(state)


def go_on(state: InnState) -> None:
    """Let the clock run until somebody is asked or the game is over."""
    while state.question == ASK_NOTHING and state.phase != OVER:
        if state.phase == NIGHT:
            next_turn(state)
        elif state.phase == EVENING:
            welcome_next(state)
        elif state.phase == DOORS:
            next_door(state)
        else:
            next_matter(state)


def midway(state: InnState, seat: Seat) -> bool:
    """Whether the seat has begun a move and not ended it."""
    return state.parts > 0 and seat == state.asked
