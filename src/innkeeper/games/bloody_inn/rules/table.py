"""What the phases share: asking, money [BI-1.7], discarding [BI-3.4], counting annexes, telling what happened."""

from __future__ import annotations

from innkeeper.engine.events import Fact
from innkeeper.engine.seats import NOBODY, Seat
from innkeeper.games.bloody_inn.components import (
    CASH_LIMIT,
    NAMES,
    NO_DEED,
    NO_GUEST,
    PEASANT,
    RANK,
    ROOMS,
    Guest,
)
from innkeeper.games.bloody_inn.state import (
    ASK_NOTHING,
    CLOSED,
    GRAVE,
    SOURCE_COUNT,
    SPILT,
    Innkeeper,
    InnState,
    Question,
)

# --- Asking


def ask(state: InnState, seat: Seat, question: Question) -> None:
    """Begin a new move of the seat with this question."""
    state.asked = seat
    state.question = question
    state.parts = 0


def end_move(state: InnState) -> None:
    """The move is over; the clock goes on."""
    state.asked = NOBODY
    state.question = ASK_NOTHING
    state.parts = 0
    state.deed = NO_DEED
    if state.targets:
        state.targets = []
    if state.played:
        state.played = []
    state.cost = 0
    state.owed = 0


def in_turn(state: InnState, place: int) -> Seat:
    """The seat that many places after the first player, clockwise."""
    return Seat((state.first + place) % state.seats)


# --- Money [BI-1.7]


def gain(state: InnState, seat: Seat, francs: int, source: int) -> None:
    """Move the seat's disk up; what goes over the end of the wealth track is lost."""
    innkeeper = state.innkeepers[seat]
    innkeeper.cash += francs
    state.account[seat * SOURCE_COUNT + source] += francs
    if innkeeper.cash > CASH_LIMIT and not state.unlimited:
        state.account[seat * SOURCE_COUNT + SPILT] -= innkeeper.cash - CASH_LIMIT
        innkeeper.cash = CASH_LIMIT


def pay(state: InnState, seat: Seat, coins: int, source: int) -> None:
    """Move the seat's disk down."""
    state.innkeepers[seat].cash -= coins
    state.account[seat * SOURCE_COUNT + source] -= coins


# --- Cards


def add(cards: list[Guest], guest: Guest) -> None:
    """Put a card among sorted ones."""
    place = len(cards)
    while place > 0 and cards[place - 1] > guest:
        place -= 1
    cards.insert(place, guest)


def discard(state: InnState, guest: Guest) -> None:
    """To the exit stack; a peasant to the bistro [BI-3.4]."""
    if guest == PEASANT:
        state.bistro += 1
    else:
        add(state.exit, guest)


def count(innkeeper: Innkeeper, annex: Guest) -> int:
    """How many annexes of this kind are built."""
    found = 0
    for built in innkeeper.annexes:
        if built == annex:
            found += 1
    return found


def free_places(innkeeper: Innkeeper) -> int:
    """How many corpses can still be buried under this innkeeper's annexes [BI-7.1]."""
    places = -len(innkeeper.graves)
    for annex in innkeeper.annexes:
        places += RANK[annex]
    return places


def bodies(innkeeper: Innkeeper, place: int) -> int:
    """How many corpses lie under the annex at this place among the innkeeper's."""
    found = 0
    for grave in innkeeper.graves:
        if grave // GRAVE == place:
            found += 1
    return found


# --- Rooms


def is_free(state: InnState, room: int) -> bool:
    """Whether the room is open and empty."""
    return state.guests[room] == NO_GUEST and state.keys[room] != CLOSED


def free_rooms(state: InnState) -> list[int]:
    """The open rooms without a traveler, lowest first."""
    keys = state.keys
    guests = state.guests
    return [room for room in range(ROOMS) if guests[room] == NO_GUEST and keys[room] != CLOSED]


def travelers_in_rooms(state: InnState) -> int:
    """How many rooms are let."""
    return ROOMS - state.guests.count(NO_GUEST)


# --- Telling


def named(guest: Guest) -> Fact:
    """The guest's name, for telling."""
    return f"@guest-{NAMES[guest]}"


def built(annex: Guest) -> Fact:
    """The annex's name, for telling."""
    return f"@annex-{NAMES[annex]}"


def annex_rule(annex: Guest) -> str:
    """The number of the rule that says what the annex does."""
    return f"BI-12.{annex + 1}"
