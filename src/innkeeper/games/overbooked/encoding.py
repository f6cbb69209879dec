"""A position as JSON data, exactly, and back. Cards, colours and seats go by their names, players by their numbers."""

from __future__ import annotations

from typing import Any, Final

from innkeeper.engine.errors import BadPosition
from innkeeper.engine.reading import chance_state, field, flag, one_of, only, rows, whole, whole_numbers
from innkeeper.engine.seats import NOBODY, Seat
from innkeeper.engine.views import Encoded
from innkeeper.games.overbooked.components import (
    CARD_NAMES,
    CARDS,
    CHAIR_NAMES,
    COLOUR_NAMES,
    COLOURS,
    EVENT_NAMES,
    LEVEL_NAMES,
    MOST_SEATS,
    MOST_SUITCASES,
    ROW,
    SCENARIO_NAMES,
    SIDE,
    TOKENS,
    Card,
    Happening,
)
from innkeeper.games.overbooked.patterns import plane_of
from innkeeper.games.overbooked.planes import Five, Plane, chairs_of, five_of, listed
from innkeeper.games.overbooked.soundness import check_position
from innkeeper.games.overbooked.state import (
    NO_POSITION,
    NO_SCENARIO,
    NO_SUITCASE,
    QUESTION_NAMES,
    RESULT_NAMES,
    Airline,
    OverbookedState,
)

FIELDS: Final[list[str]] = [
    "seats",
    "revealed",
    "symbols",
    "difficult",
    "missing_largest",
    "sardines_overlap",
    "season_all",
    "most_always",
    "aisle_column",
    "offers",
    "scenario",
    "level",
    "airlines",
    "row",
    "row_vouchers",
    "supply",
    "pool",
    "removed",
    "events",
    "chance",
    "round",
    "first",
    "last_round",
    "result",
    "asked",
    "question",
    "position",
    "ignored",
    "dropped",
    "seating",
    "to_steps",
]
AIRLINE_FIELDS: Final[list[str]] = ["plane", "steps", "cards", "vouchers"]


# --- Writing


def encode(state: OverbookedState) -> Encoded:
    """The whole position, the state of chance included."""
    return {
        "seats": state.seats,
        "revealed": state.revealed,
        "symbols": state.symbols,
        "difficult": state.difficult,
        "missing_largest": state.missing_largest,
        "sardines_overlap": state.sardines_overlap,
        "season_all": state.season_all,
        "most_always": state.most_always,
        "aisle_column": state.aisle_column,
        "offers": state.offers,
        "scenario": None if state.scenario == NO_SCENARIO else SCENARIO_NAMES[state.scenario],
        "level": LEVEL_NAMES[state.level],
        "airlines": [encode_airline(airline) for airline in state.airlines],
        "row": names(state.row),
        "row_vouchers": list(state.row_vouchers),
        "supply": counts(state.supply),
        "pool": names(state.pool),
        "removed": names(list(state.removed)),
        "events": [EVENT_NAMES[event] for event in state.events_out],
        "chance": state.chance.encode(),
        "round": state.round,
        "first": int(state.first),
        "last_round": state.last_round,
        "result": RESULT_NAMES[state.result],
        "asked": None if state.asked == NOBODY else int(state.asked),
        "question": QUESTION_NAMES[state.question],
        "position": None if state.position == NO_POSITION else state.position + 1,
        "ignored": None if state.ignored == NO_SUITCASE else state.ignored + 1,
        "dropped": [number + 1 for number in chairs_of(state.dropped)],
        "seating": encode_plane(state.seating),
        "to_steps": [CHAIR_NAMES[chair] for chair in chairs_of(state.to_steps)],
    }


def encode_airline(airline: Airline) -> Encoded:
    """One player's things."""
    return {
        "plane": encode_plane(airline.plane),
        "steps": counts(airline.steps),
        "cards": names(list(airline.cards)),
        "vouchers": airline.vouchers,
    }


def encode_plane(plane: Plane) -> Encoded:
    """The seats taken by each colour."""
    masks = listed(plane)
    return {
        COLOUR_NAMES[colour]: [CHAIR_NAMES[chair] for chair in chairs_of(masks[colour])] for colour in range(COLOURS)
    }


def counts(numbers: Five) -> Encoded:
    """A number for each colour."""
    return dict(zip(COLOUR_NAMES, listed(numbers), strict=True))


def names(cards: list[Card]) -> list[str]:
    """Their names, in order."""
    return [CARD_NAMES[card] for card in cards]


# --- Reading


def decode(data: Encoded) -> OverbookedState:
    """The position that was written. Raises BadPosition, saying what is wrong, for one that cannot be."""
    only(data, FIELDS)
    state = OverbookedState()
    state.events = None
    state.seats = whole(data, "seats", 1, MOST_SEATS)
    state.revealed = whole(data, "revealed", 0, 1_000_000)
    read_options(state, data)
    state.airlines = [decode_airline(row, state) for row in rows(data, "airlines", state.seats)]
    read_table(state, data)
    state.round = whole(data, "round", 1, CARDS)
    state.first = Seat(whole(data, "first", 0, state.seats - 1))
    state.last_round = flag(data, "last_round")
    state.result = one_of(data, "result", RESULT_NAMES)
    read_move(state, data)
    check_position(state)
    return state


def read_options(state: OverbookedState, data: Encoded) -> None:
    """What has been agreed before the game."""
    state.side = SIDE[state.seats]
    state.symbols = flag(data, "symbols")
    state.difficult = flag(data, "difficult")
    state.missing_largest = flag(data, "missing_largest")
    state.sardines_overlap = flag(data, "sardines_overlap")
    state.season_all = flag(data, "season_all")
    state.most_always = flag(data, "most_always")
    state.aisle_column = flag(data, "aisle_column")
    state.offers = flag(data, "offers")
    scenario = field(data, "scenario")
    state.scenario = NO_SCENARIO if scenario is None else one_of(data, "scenario", SCENARIO_NAMES)
    state.level = one_of(data, "level", LEVEL_NAMES)


def read_table(state: OverbookedState, data: Encoded) -> None:
    """The hall, the supply, the deck and the events."""
    state.row = cards_of(data, "row")
    state.row_vouchers = whole_numbers(data, "row_vouchers", len(state.row))[:]
    state.supply = five(data, "supply", TOKENS[state.seats])
    state.pool = cards_of(data, "pool")
    state.removed = tuple(cards_of(data, "removed"))
    events = rows(data, "events")
    if not all([event in EVENT_NAMES for event in events]):
        raise BadPosition(f"events holds names of events, such as {EVENT_NAMES[0]}, not {events!r}.")
    state.events_out = tuple([Happening(EVENT_NAMES.index(event)) for event in events])
    state.chance = chance_state(data)


def read_move(state: OverbookedState, data: Encoded) -> None:
    """The question, and what has been said of the move."""
    asked = field(data, "asked")
    state.asked = NOBODY if asked is None else Seat(whole(data, "asked", 0, state.seats - 1))
    state.question = one_of(data, "question", QUESTION_NAMES)
    position = field(data, "position")
    state.position = NO_POSITION if position is None else whole(data, "position", 1, ROW) - 1
    ignored = field(data, "ignored")
    state.ignored = NO_SUITCASE if ignored is None else whole(data, "ignored", 1, MOST_SUITCASES) - 1
    dropped = whole_numbers(data, "dropped")
    if dropped != sorted(set(dropped)) or not all([1 <= number <= MOST_SUITCASES for number in dropped]):
        raise BadPosition(f"dropped holds suitcases from 1 to {MOST_SUITCASES}, in order, not {dropped}.")
    state.dropped = sum([1 << (number - 1) for number in dropped])
    state.seating = decode_plane(data, "seating")
    state.to_steps = mask_of(rows(data, "to_steps"), "to_steps")


def decode_airline(row: Any, state: OverbookedState) -> Airline:
    """One player's things."""
    if not isinstance(row, dict):
        raise BadPosition("each of airlines is an object.")
    only(row, AIRLINE_FIELDS)
    airline = Airline()
    airline.plane = decode_plane(row, "plane")
    airline.steps = five(row, "steps", TOKENS[state.seats])
    airline.cards = tuple(cards_of(row, "cards"))
    airline.vouchers = whole(row, "vouchers", 0, 999)
    return airline


def decode_plane(row: Encoded, name: str) -> Plane:
    """Who sits where."""
    colours = table(row, name)
    chairs: list[int] = []
    seated: list[int] = []
    for colour in range(COLOURS):
        found = chairs_of(mask_of(rows(colours, COLOUR_NAMES[colour]), f"{name} of {COLOUR_NAMES[colour]}"))
        chairs += found
        seated += [colour] * len(found)
    if len(set(chairs)) < len(chairs):
        raise BadPosition(f"{name} has two passengers on one seat.")
    return plane_of(chairs, seated)


def table(row: Encoded, name: str) -> Encoded:
    """An object with something for each colour."""
    value = field(row, name)
    if not isinstance(value, dict):
        raise BadPosition(f"{name} is an object with {', '.join(COLOUR_NAMES)}, not {value!r}.")
    only(value, COLOUR_NAMES)
    return value


def mask_of(chairs: list[Any], name: str) -> int:
    """Seats by their names, in order."""
    numbers = [CHAIR_NAMES.index(chair) if chair in CHAIR_NAMES else -1 for chair in chairs]
    if -1 in numbers or numbers != sorted(set(numbers)):
        raise BadPosition(f"{name} is a list of seats such as 1A, in order and each once, not {chairs!r}.")
    return sum([1 << number for number in numbers])


def five(row: Encoded, name: str, most: int) -> Five:
    """A number for each colour."""
    return five_of([whole(table(row, name), colour, 0, most) for colour in COLOUR_NAMES])


def cards_of(row: Encoded, name: str) -> list[Card]:
    """A list of cards' names."""
    found: list[Card] = []
    for text in rows(row, name):
        if text not in CARD_NAMES:
            raise BadPosition(f"{text!r} in {name} is no card; cards look like {CARD_NAMES[0]}.")
        found.append(Card(CARD_NAMES.index(text)))
    return found
