"""Evening: welcoming travelers [BI-2]."""

from __future__ import annotations

from innkeeper.engine.seats import NOBODY, Seat
from innkeeper.engine.state import note
from innkeeper.games.bloody_inn.actions import ROOM
from innkeeper.games.bloody_inn.components import NO_GUEST, RANK
from innkeeper.games.bloody_inn.rules.ending import end_abruptly
from innkeeper.games.bloody_inn.rules.setup import turn_up_top
from innkeeper.games.bloody_inn.rules.table import (
    ask,
    end_move,
    free_rooms,
    gain,
    named,
    travelers_in_rooms,
)
from innkeeper.games.bloody_inn.state import ASK_ROOM, NIGHT, ROOMS_LET, InnState


def welcome_next(state: InnState) -> None:
    """Draw a traveler for a free room, until every open room is let or nobody comes any more [BI-2.1, BI-2.3]."""
    free = free_rooms(state)
    if not free or not draw(state):
        end_welcome(state)
    elif len(free) == 1 or state.first_come:
        place(state, free[0])
    else:
        ask(state, state.first, ASK_ROOM)


def draw(state: InnState) -> bool:
    """Take the top traveler of the entrance stack; the next one can be seen now. False when there is none [BI-2.1]."""
    if state.top == NO_GUEST and state.season == 1:
        begin_second_season(state)
    if state.top == NO_GUEST:
        begin_last_round(state)
        return False
    state.arriving = state.top
    turn_up_top(state)
    if state.top == NO_GUEST:
        if state.season == 2:
            begin_last_round(state)
        elif state.immediate:
            begin_second_season(state)
    return True


def begin_second_season(state: InnState) -> None:
    """Those who have left come back: the exit stack, shuffled, is the new entrance stack [BI-2.4]."""
    if not state.exit:
        begin_last_round(state)
        return
    state.season = 2
    state.box = state.unseen
    state.unseen = state.exit
    state.coming = len(state.exit)
    state.exit = []
    turn_up_top(state)
    if state.events is not None:
        note(state, "season", "BI-2.4", facts={"count": state.coming + 1}, elements=["entrance", "exit"])


def begin_last_round(state: InnState) -> None:
    """The entrance stack is empty for the second time [BI-2.5]."""
    if not state.last_round and state.events is not None:
        note(state, "last-round", "BI-2.5", elements=["entrance"])
    state.last_round = True


def room_actions(state: InnState, out: list[int]) -> None:
    """Any open, empty room [BI-2.2]."""
    for room in free_rooms(state):
        out.append(ROOM + room)


def place(state: InnState, room: int) -> None:
    """The arriving traveler gets the room; a room-service token there pays its owner [BI-2.2, BI-2.6]."""
    traveler = state.arriving
    state.guests[room] = traveler
    state.arriving = NO_GUEST
    if state.events is not None:
        facts = {"guest": named(traveler), "room": room + 1}
        note(
            state,
            "place",
            "BI-11.3" if state.first_come else "BI-2.2",
            state.first,
            facts,
            [f"room:{room + 1}"],
        )
    owner = state.service[room]
    if owner != NOBODY and RANK[traveler] > 0:
        pay_room_service(state, room, owner, RANK[traveler])
    end_move(state)


def pay_room_service(state: InnState, room: int, owner: Seat, francs: int) -> None:
    """The token's owner, whoever owns the room, gains the traveler's rank [BI-2.6]."""
    gain(state, owner, francs, ROOMS_LET)
    if state.events is not None:
        note(state, "service", "BI-2.6", owner, {"room": room + 1, "money": francs}, [f"room:{room + 1}"])


def end_welcome(state: InnState) -> None:
    """On to the night, unless there are fewer travelers than innkeepers [BI-2.3, BI-10.1]."""
    if travelers_in_rooms(state) < state.seats:
        end_abruptly(state)
    else:
        state.phase = NIGHT
        state.step = 0
        if state.events is not None:
            note(state, "night", "BI-3.1", facts={"round": state.round})
