"""Set-up [OD-1]."""

from __future__ import annotations

from innkeeper.engine.chance import seeded
from innkeeper.engine.seats import NOBODY, Seat
from innkeeper.engine.state import note
from innkeeper.games.overbooked.components import (
    CARDS,
    EVENT_NAMES,
    EVENTS,
    LEVEL_NAMES,
    NORMAL_CARDS,
    ROW,
    SCENARIO_NAMES,
    SIDE,
    SOLO_VOUCHERS,
    TOKENS,
    VOUCHERS,
    Card,
    Happening,
)
from innkeeper.games.overbooked.planes import EMPTY_PLANE
from innkeeper.games.overbooked.rules.row import refill
from innkeeper.games.overbooked.state import (
    ASK_CARD,
    NO_SCENARIO,
    NOBODY_WAITS,
    UNDECIDED,
    Airline,
    OverbookedState,
    forget_move,
)


def set_up(seats: int, options: dict[str, str], seed: int) -> OverbookedState:
    """The table before the first card is taken [OD-1]."""
    state = OverbookedState()
    state.seats = seats
    state.revealed = 0
    state.events = []
    read_options(state, options)
    state.chance = seeded(seed)
    state.airlines = [new_airline(state) for _ in range(seats)]
    tokens = TOKENS[seats]
    state.supply = (tokens, tokens, tokens, tokens, tokens)
    state.pool = [Card(card) for card in range(CARDS if state.difficult else NORMAL_CARDS)]
    state.removed = ()
    state.round = 1
    state.first = choose_first(state, options)
    state.last_round = False
    state.result = UNDECIDED
    state.events_out = choose_events(state, options)
    state.asked = state.first
    state.question = ASK_CARD
    forget_move(state)
    state.row = []
    state.row_vouchers = []
    for _ in range(ROW):
        refill(state)
    return state


def read_options(state: OverbookedState, options: dict[str, str]) -> None:
    """What has been agreed before the game."""
    state.side = SIDE[state.seats]
    state.symbols = options["symbols"] == "yes"
    state.difficult = options["difficult"] == "yes"
    state.missing_largest = options["missing_friends"] == "largest"
    state.sardines_overlap = options["sardines"] == "overlap"
    state.season_all = options["low_season"] == "all"
    state.most_always = options["most_overbooked"] == "always"
    state.aisle_column = options["bridge"] == "aisle_column"
    state.offers = options["preferences"] == "offer"
    state.scenario = SCENARIO_NAMES.index(options["scenario"]) if state.seats == 1 else NO_SCENARIO
    state.level = LEVEL_NAMES.index(options["level"])


def new_airline(state: OverbookedState) -> Airline:
    """An empty plane, and the vouchers to begin with [OD-1.6, OD-9.1]."""
    airline = Airline()
    airline.plane = EMPTY_PLANE
    airline.steps = NOBODY_WAITS
    airline.cards = ()
    airline.vouchers = SOLO_VOUCHERS[state.level] if state.seats == 1 else VOUCHERS
    return airline


def choose_first(state: OverbookedState, options: dict[str, str]) -> Seat:
    """The first player, by lot unless the option says otherwise [OD-1.7]."""
    drawn = state.seats > 1 and options["first_player"] == "random"
    first = Seat(state.chance.below(state.seats)) if drawn else Seat(0)
    if state.events is not None:
        note(state, "first", "OD-1.7", first)
    return first


def choose_events(state: OverbookedState, options: dict[str, str]) -> tuple[Happening, ...]:
    """The event cards, chosen or drawn, never the same one twice [OD-1.8]."""
    wishes = [options[name] for name in ("event", "second_event") if options[name] != "none"]
    out: list[int] = [EVENT_NAMES.index(wish) if wish != "random" else -1 for wish in wishes]
    for number in range(len(out)):
        if out[number] < 0:
            left = [event for event in range(EVENTS) if event not in out]
            out[number] = left[state.chance.below(len(left))]
        if state.events is not None:
            note(state, "posted", "OD-1.8", NOBODY, {"event": f"@happening-{EVENT_NAMES[out[number]]}"}, ["events"])
    return tuple([Happening(event) for event in out])
