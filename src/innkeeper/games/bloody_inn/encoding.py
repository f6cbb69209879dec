"""A position as JSON data, exactly, and back. Guests, questions and moves go by their names, seats by their numbers."""

from __future__ import annotations

from typing import Any, Final

from innkeeper.engine.errors import BadNotation, BadPosition
from innkeeper.engine.reading import chance_state, field, flag, one_of, only, rows, whole, whole_numbers
from innkeeper.engine.seats import NOBODY, Action, Seat
from innkeeper.engine.views import Encoded
from innkeeper.games.bloody_inn.actions import MOST_SEATS, notation, parse
from innkeeper.games.bloody_inn.components import DEED_NAMES, NAMES, NO_GUEST, ROOMS, Deed, Guest
from innkeeper.games.bloody_inn.soundness import check_position
from innkeeper.games.bloody_inn.state import (
    CLOSED,
    GRAVE,
    PHASE_NAMES,
    QUESTION_NAMES,
    SOURCE_COUNT,
    WHITE,
    Innkeeper,
    InnState,
    Phase,
    Question,
)

FIELDS: Final[list[str]] = [
    "seats",
    "revealed",
    "long_game",
    "first_come",
    "unlimited",
    "immediate",
    "checks_limited",
    "innkeepers",
    "unseen",
    "coming",
    "top",
    "box",
    "arriving",
    "exit",
    "bistro",
    "keys",
    "service",
    "guests",
    "chance",
    "account",
    "round",
    "season",
    "phase",
    "last_round",
    "lost",
    "first",
    "step",
    "asked",
    "question",
    "parts",
    "deed",
    "targets",
    "played",
    "cost",
    "owed",
]
INNKEEPER_FIELDS: Final[list[str]] = ["cash", "checks", "hand", "corpses", "annexes", "graves"]


# --- Writing


def encode(state: InnState) -> Encoded:
    """The whole position, the state of chance included."""
    return {
        "seats": state.seats,
        "revealed": state.revealed,
        "long_game": state.long_game,
        "first_come": state.first_come,
        "unlimited": state.unlimited,
        "immediate": state.immediate,
        "checks_limited": state.checks_limited,
        "innkeepers": [encode_innkeeper(innkeeper) for innkeeper in state.innkeepers],
        "unseen": names(state.unseen),
        "coming": state.coming,
        "top": name_or_none(state.top),
        "box": names(state.box),
        "arriving": name_or_none(state.arriving),
        "exit": names(state.exit),
        "bistro": state.bistro,
        "keys": [encode_key(key) for key in state.keys],
        "service": [encode_key(owner) for owner in state.service],
        "guests": [name_or_none(guest) for guest in state.guests],
        "chance": state.chance.encode(),
        "account": state.account[:],
        "round": state.round,
        "season": state.season,
        "phase": PHASE_NAMES[state.phase],
        "last_round": state.last_round,
        "lost": state.lost,
        "first": int(state.first),
        "step": state.step,
        "asked": encode_key(state.asked),
        "question": QUESTION_NAMES[state.question],
        "parts": state.parts,
        "deed": DEED_NAMES[state.deed],
        "targets": [notation(Action(target)) for target in state.targets],
        "played": names(state.played),
        "cost": state.cost,
        "owed": state.owed,
    }


def encode_innkeeper(innkeeper: Innkeeper) -> Encoded:
    """One player's things; a grave is the place of its annex and the guest in it."""
    return {
        "cash": innkeeper.cash,
        "checks": innkeeper.checks,
        "hand": names(innkeeper.hand),
        "corpses": names(list(innkeeper.corpses)),
        "annexes": names(list(innkeeper.annexes)),
        "graves": [[grave // GRAVE, NAMES[grave % GRAVE]] for grave in innkeeper.graves],
    }


def names(guests: list[Guest]) -> list[str]:
    """Their names, in order."""
    return [NAMES[guest] for guest in guests]


def name_or_none(guest: Guest) -> str | None:
    """The guest's name; None for nobody."""
    return None if guest == NO_GUEST else NAMES[guest]


def encode_key(owner: Seat) -> int | str | None:
    """A seat's number, "white", or None."""
    if owner == WHITE:
        return "white"
    return None if owner == NOBODY else int(owner)


# --- Reading


def decode(data: Encoded) -> InnState:
    """The position that was written. Raises BadPosition, saying what is wrong, for one that cannot be."""
    only(data, FIELDS)
    state = InnState()
    state.events = None
    state.seats = whole(data, "seats", 1, MOST_SEATS)
    read_flags(state, data)
    read_clock(state, data)
    state.innkeepers = [decode_innkeeper(row) for row in rows(data, "innkeepers", state.seats)]
    state.unseen = guests(data, "unseen")
    state.coming = whole(data, "coming", 0, len(state.unseen))
    state.top = guest_or_none(field(data, "top"), "top")
    state.box = guests(data, "box")
    state.exit = guests(data, "exit")
    state.arriving = guest_or_none(field(data, "arriving"), "arriving")
    state.guests = [guest_or_none(name, "guests") for name in rows(data, "guests", ROOMS)]
    state.keys = [owner_named(key, "keys", state.seats, CLOSED) for key in rows(data, "keys", ROOMS)]
    state.service = [owner_named(owner, "service", state.seats, NOBODY) for owner in rows(data, "service", ROOMS)]
    state.account = [int(francs) for francs in whole_numbers(data, "account", state.seats * SOURCE_COUNT)]
    read_move(state, data)
    state.chance = chance_state(data)
    check_position(state)
    return state


def read_flags(state: InnState, data: Encoded) -> None:
    """The game's options and two facts of the clock."""
    state.long_game = flag(data, "long_game")
    state.first_come = flag(data, "first_come")
    state.unlimited = flag(data, "unlimited")
    state.immediate = flag(data, "immediate")
    state.checks_limited = flag(data, "checks_limited")
    state.last_round = flag(data, "last_round")
    state.lost = flag(data, "lost")


def read_clock(state: InnState, data: Encoded) -> None:
    """Round, season, phase, first player and how far the stage has come."""
    state.revealed = whole(data, "revealed", 0, 1_000_000)
    state.bistro = whole(data, "bistro", 0, 8)
    state.round = whole(data, "round", 1, 1000)
    state.season = whole(data, "season", 1, 2)
    state.phase = Phase(one_of(data, "phase", PHASE_NAMES))
    state.first = Seat(whole(data, "first", 0, state.seats - 1))
    state.step = whole(data, "step", 0, 2 * state.seats + 2)


def read_move(state: InnState, data: Encoded) -> None:
    """The open question, and the move half made."""
    state.asked = owner_named(field(data, "asked"), "asked", state.seats, NOBODY)
    state.question = Question(one_of(data, "question", QUESTION_NAMES))
    state.parts = whole(data, "parts", 0, 200)
    state.deed = Deed(one_of(data, "deed", DEED_NAMES))
    state.targets = [target_named(text) for text in rows(data, "targets")]
    state.played = guests(data, "played")
    state.cost = whole(data, "cost", 0, 1000)
    state.owed = whole(data, "owed", 0, 78)


def decode_innkeeper(row: Any) -> Innkeeper:
    """One player's things."""
    if not isinstance(row, dict):
        raise BadPosition("each of innkeepers is an object.")
    only(row, INNKEEPER_FIELDS)
    innkeeper = Innkeeper()
    innkeeper.cash = whole(row, "cash", 0, 100_000)
    innkeeper.checks = whole(row, "checks", 0, 1000)
    innkeeper.hand = guests(row, "hand")
    innkeeper.corpses = tuple(guests(row, "corpses"))
    innkeeper.annexes = tuple(guests(row, "annexes"))
    innkeeper.graves = tuple([decode_grave(grave, len(innkeeper.annexes)) for grave in rows(row, "graves")])
    return innkeeper


def decode_grave(grave: Any, annexes: int) -> int:
    """A pair of the place of an annex and a guest."""
    if not isinstance(grave, list) or len(grave) != 2 or type(grave[0]) is not int or not 0 <= grave[0] < annexes:
        raise BadPosition(f"a grave is the place of an annex and a guest, not {grave!r}.")
    return int(grave[0]) * GRAVE + guest_of_name(grave[1], "graves")


# --- Fields


def guests(data: Encoded, name: str) -> list[Guest]:
    """A list of guests' names."""
    return [guest_of_name(guest, name) for guest in rows(data, name)]


def guest_of_name(name: Any, where: str) -> Guest:
    """The guest of that name."""
    if not isinstance(name, str) or name not in NAMES:
        raise BadPosition(f"{name!r} in {where} is no guest; guests are {', '.join(NAMES)}.")
    return Guest(NAMES.index(name))


def guest_or_none(name: Any, where: str) -> Guest:
    """The guest of that name; nobody for None."""
    return NO_GUEST if name is None else guest_of_name(name, where)


def owner_named(value: Any, where: str, seats: int, nobody: Seat) -> Seat:
    """A seat, "white", or nobody for None."""
    if value is None:
        return nobody
    if value == "white" and where == "keys":
        return WHITE
    if type(value) is not int or not 0 <= value < seats:
        raise BadPosition(f"{value!r} in {where} is no seat of {seats}.")
    return Seat(value)


def target_named(text: Any) -> int:
    """The target that is written so."""
    try:
        return int(parse(str(text)))
    except BadNotation as error:
        raise BadPosition(f"{text!r} in targets is no target.") from error
