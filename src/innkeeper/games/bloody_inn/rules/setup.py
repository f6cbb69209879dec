"""Set-up [BI-1]."""

from __future__ import annotations

from innkeeper.engine.chance import seeded
from innkeeper.engine.seats import NOBODY, Seat
from innkeeper.engine.state import note
from innkeeper.games.bloody_inn.actions import ROOM
from innkeeper.games.bloody_inn.components import (
    BARN,
    BISTRO_PEASANTS,
    CHECK,
    HAND_PEASANTS,
    LONG,
    NO_GUEST,
    PEASANT,
    REMOVED,
    ROOMS,
    SHORT,
    START_CASH,
    START_CHECKS,
    TRAVELERS,
    WHITE_KEYS,
)
from innkeeper.games.bloody_inn.rules.table import ask, end_move, in_turn
from innkeeper.games.bloody_inn.state import (
    ASK_DOOR,
    CLOSED,
    DOORS,
    EVENING,
    SOURCE_COUNT,
    START,
    WHITE,
    Innkeeper,
    InnState,
)


def set_up(seats: int, options: dict[str, str], seed: int) -> InnState:
    """The table before anybody has done anything [BI-1]."""
    state = InnState()
    state.seats = seats
    state.revealed = 0
    state.events = []
    choose_options(state, options)
    state.chance = seeded(seed)
    make_traveler_deck(state)
    state.innkeepers = [new_innkeeper(state) for _ in range(seats)]
    state.account = [0] * (seats * SOURCE_COUNT)
    for seat in range(seats):
        state.account[seat * SOURCE_COUNT + START] = START_CASH + CHECK * START_CHECKS
    state.bistro = BISTRO_PEASANTS[seats - 1]
    state.keys = [CLOSED] * ROOMS
    state.service = [NOBODY] * ROOMS
    state.guests = [NO_GUEST] * ROOMS
    state.first = first_player(state, options)
    state.round = 1
    state.step = 0
    state.last_round = False
    state.lost = False
    state.targets = []
    state.played = []
    end_move(state)
    state.phase = DOORS
    if options["doors"] == "default":
        for seat in range(seats):
            put_key(state, seat, Seat(seat))
        state.step = seats
    return state


def choose_options(state: InnState, options: dict[str, str]) -> None:
    """Take down which game is played [BI-1.3, BI-11]."""
    state.long_game = options["length"] == "long"
    state.first_come = options["welcome"] == "first_come"
    state.unlimited = options["wealth"] == "unlimited"
    state.immediate = options["reshuffle"] == "immediate"
    state.checks_limited = options["checks"] == "thirty"


def new_innkeeper(state: InnState) -> Innkeeper:
    """Two peasants in hand, a barn, 5 francs and a check [BI-1.2]."""
    innkeeper = Innkeeper()
    innkeeper.cash = START_CASH
    innkeeper.checks = START_CHECKS
    if state.unlimited:
        innkeeper.cash += CHECK * innkeeper.checks
        innkeeper.checks = 0
    innkeeper.hand = [PEASANT] * HAND_PEASANTS[state.seats - 1]
    innkeeper.corpses = ()
    innkeeper.annexes = (BARN,)
    innkeeper.graves = ()
    return innkeeper


def make_traveler_deck(state: InnState) -> None:
    """Some travelers go back into the box unseen, the others are the entrance stack, its top open [BI-1.3].

    Nobody can tell a stack shuffled beforehand from one whose next card is drawn when it comes into sight.
    """
    state.unseen = TRAVELERS[:]
    removed = REMOVED[LONG if state.long_game else SHORT][state.seats - 1]
    state.coming = len(TRAVELERS) - removed
    turn_up_top(state)
    state.box = []
    state.exit = []
    state.arriving = NO_GUEST
    state.season = 1


def turn_up_top(state: InnState) -> None:
    """The next traveler of the entrance stack comes into sight, if there is one."""
    if state.coming == 0:
        state.top = NO_GUEST
        return
    state.top = state.unseen.pop(state.chance.below(len(state.unseen)))
    state.coming -= 1
    state.revealed += 1


def first_player(state: InnState, options: dict[str, str]) -> Seat:
    """Drawn by lot, or seat 0 [BI-1.5]."""
    if state.seats == 1 or options["first_player"] == "seat_0":
        return Seat(0)
    return Seat(state.chance.below(state.seats))


# --- Keys on the doors [BI-1.4]


def next_door(state: InnState) -> None:
    """Ask the next seat for the door of its key; after the last the white keys are put up and the evening comes."""
    if state.step < state.seats:
        ask(state, in_turn(state, state.step), ASK_DOOR)
        state.step += 1
    else:
        put_white_keys(state)
        state.phase = EVENING
        state.step = 0
        if state.events is not None:
            note(state, "round", "BI-1.5", state.first, {"round": state.round})


def door_actions(state: InnState, out: list[int]) -> None:
    """Any door without a key."""
    for room in range(ROOMS):
        if state.keys[room] == CLOSED:
            out.append(ROOM + room)


def choose_door(state: InnState, room: int) -> None:
    """The seat's first key goes on this door."""
    put_key(state, room, state.asked)
    if state.events is not None:
        note(state, "door", "BI-1.4", state.asked, {"room": room + 1}, [f"room:{room + 1}"])
    end_move(state)


def put_key(state: InnState, room: int, owner: Seat) -> None:
    """A key on a door, by replacing the list: copies share it."""
    keys = state.keys[:]
    keys[room] = owner
    state.keys = keys


def put_white_keys(state: InnState) -> None:
    """White keys on the first doors without a key, as many as the number of seats asks for."""
    missing = WHITE_KEYS[state.seats - 1] - state.keys.count(WHITE)
    for room in range(ROOMS):
        if missing > 0 and state.keys[room] == CLOSED:
            put_key(state, room, WHITE)
            missing -= 1
