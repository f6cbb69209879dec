"""Who sees what: everything but the order of the entrance stack and what was put back into the box [BI-1.6]."""

from __future__ import annotations

from typing import TypedDict

from innkeeper.engine.chance import Chance
from innkeeper.engine.seats import NOBODY, Action, Seat
from innkeeper.games.bloody_inn.actions import notation
from innkeeper.games.bloody_inn.components import (
    CASH_LIMIT,
    CHECK,
    DEED_NAMES,
    GARDENS,
    GARDENS_INCOME,
    GRAVEDIGGER,
    KINDS,
    MONEY,
    NAMES,
    NO_DEED,
    NO_GUEST,
    RANK,
    ROOMS,
    TYPE,
    TYPE_NAMES,
    Guest,
)
from innkeeper.games.bloody_inn.rules.morning import police_in_inn, rooms_let, wages_due
from innkeeper.games.bloody_inn.rules.night import least_accomplices
from innkeeper.games.bloody_inn.rules.table import count
from innkeeper.games.bloody_inn.state import GRAVE, NIGHT, PHASE_NAMES, WHITE, Innkeeper, InnState

# --- What a view is made of


class GuestView(TypedDict):
    """A card: its kind, type, rank and the money in its pockets."""

    kind: str
    type: str
    rank: int
    money: int


class RoomView(TypedDict):
    """A room, numbered from 1: whose key (a seat, "white", or None: closed), whose token, and who sleeps there."""

    number: int
    key: int | str | None
    service: int | None
    guest: GuestView | None


class CopiesView(TypedDict):
    """How many copies of one guest there are."""

    guest: GuestView
    copies: int


class EntranceView(TypedDict):
    """The entrance stack: how many, the one on top, and who may be under it.

    In the first season some of the latter are in the box instead, in the second all of them come.
    """

    count: int
    top: GuestView | None
    unseen: list[CopiesView]


class ExitView(TypedDict):
    """The exit stack, which may be looked through."""

    count: int
    guests: list[CopiesView]


class AnnexView(TypedDict):
    """An annex with those buried under it, and how many places it has."""

    guest: GuestView
    bodies: list[GuestView]
    places: int


class ForecastView(TypedDict):
    """What the morning would bring if nothing more happened tonight; `wake` and `checks` are what would be left."""

    rooms: int
    gardens: int
    police: int
    wages: int
    unpaid: int
    wake: int
    checks: int


class PlayerView(TypedDict):
    """One player's things, all of them open."""

    seat: int
    cash: int
    checks: int
    hand: list[GuestView]
    corpses: list[GuestView]
    annexes: list[AnnexView]
    forecast: ForecastView


class MoveView(TypedDict):
    """One's own move, half made."""

    deed: str
    targets: list[str]
    played: list[GuestView]
    least: int
    cost: int


class BloodyInnView(TypedDict):
    """The table as one viewer sees it."""

    round: int
    season: int
    phase: str
    action: int
    last_round: bool
    first: int
    lost: bool
    rooms: list[RoomView]
    bistro: int
    arriving: GuestView | None
    entrance: EntranceView
    exit: ExitView
    players: list[PlayerView]
    move: MoveView | None
    wealth: str
    length: str
    cap: int | None


# --- Seeing


def view(state: InnState, viewer: Seat) -> BloodyInnView:
    """Everything the viewer may know. All hands are open: every card in them was taken in the open [BI-1.6]."""
    return {
        "round": state.round,
        "season": state.season,
        "phase": PHASE_NAMES[state.phase],
        "action": 1 + (state.step - 1) // state.seats if state.phase == NIGHT else 0,
        "last_round": state.last_round,
        "first": int(state.first),
        "lost": state.lost,
        "rooms": [room_view(state, room) for room in range(ROOMS)],
        "bistro": state.bistro,
        "arriving": guest_or_none(state.arriving),
        "entrance": {
            "count": state.coming + (1 if state.top != NO_GUEST else 0),
            "top": guest_or_none(state.top),
            "unseen": by_kind(state.unseen),
        },
        "exit": {"count": len(state.exit), "guests": by_kind(state.exit)},
        "players": [player_view(state, Seat(seat)) for seat in range(state.seats)],
        "move": move_view(state) if state.parts > 0 and viewer == state.asked else None,
        "wealth": "unlimited" if state.unlimited else "limited",
        "length": "long" if state.long_game else "short",
        "cap": None if state.unlimited else CASH_LIMIT,
    }


def guest_view(guest: Guest) -> GuestView:
    """The card's printed facts."""
    return {"kind": NAMES[guest], "type": TYPE_NAMES[TYPE[guest]], "rank": RANK[guest], "money": MONEY[guest]}


def guest_or_none(guest: Guest) -> GuestView | None:
    """The card, or None for nobody."""
    return None if guest == NO_GUEST else guest_view(guest)


def room_view(state: InnState, room: int) -> RoomView:
    """A room as it can be seen from outside."""
    key = state.keys[room]
    owner: int | str | None = None
    if key == WHITE:
        owner = "white"
    elif key != NOBODY:
        owner = int(key)
    service = state.service[room]
    return {
        "number": room + 1,
        "key": owner,
        "service": None if service == NOBODY else int(service),
        "guest": guest_or_none(state.guests[room]),
    }


def by_kind(guests: list[Guest]) -> list[CopiesView]:
    """A heap without an order, by kind."""
    copies = [0] * KINDS
    for guest in guests:
        copies[guest] += 1
    return [{"guest": guest_view(Guest(kind)), "copies": copies[kind]} for kind in range(KINDS) if copies[kind] > 0]


def player_view(state: InnState, seat: Seat) -> PlayerView:
    """One player's things."""
    innkeeper = state.innkeepers[seat]
    return {
        "seat": int(seat),
        "cash": innkeeper.cash,
        "checks": innkeeper.checks,
        "hand": [guest_view(guest) for guest in innkeeper.hand],
        "corpses": [guest_view(guest) for guest in innkeeper.corpses],
        "annexes": [annex_view(innkeeper, place) for place in range(len(innkeeper.annexes))],
        "forecast": forecast(state, seat),
    }


def annex_view(innkeeper: Innkeeper, place: int) -> AnnexView:
    """The annex at that place and who lies under it."""
    annex = innkeeper.annexes[place]
    return {
        "guest": guest_view(annex),
        "bodies": [guest_view(Guest(grave % GRAVE)) for grave in innkeeper.graves if grave // GRAVE == place],
        "places": RANK[annex],
    }


def move_view(state: InnState) -> MoveView:
    """The move half made, for the seat that makes it."""
    return {
        "deed": DEED_NAMES[state.deed],
        "targets": [notation(Action(target)) for target in state.targets],
        "played": [guest_view(guest) for guest in state.played],
        "least": max(0, least_accomplices(state)) if state.deed < NO_DEED - 1 else 0,
        "cost": state.cost,
    }


def forecast(state: InnState, seat: Seat) -> ForecastView:
    """The seat's morning as it would be: fines in coins first, rent, wages [BI-9]."""
    innkeeper = state.innkeepers[seat]
    corpses = len(innkeeper.corpses)
    fine = GRAVEDIGGER * corpses if corpses > 0 and police_in_inn(state) else 0
    short = max(0, fine - innkeeper.cash)
    checks_used = min(innkeeper.checks, (short + CHECK - 1) // CHECK)
    coins = innkeeper.cash - max(0, min(innkeeper.cash, fine - CHECK * checks_used))
    rooms = rooms_let(state, seat)
    gardens = GARDENS_INCOME * count(innkeeper, GARDENS)
    coins += rooms + gardens
    if not state.unlimited:
        coins = min(CASH_LIMIT, coins)
    wages = min(coins, wages_due(state, seat))
    return {
        "rooms": rooms,
        "gardens": gardens,
        "police": fine,
        "wages": wages,
        "unpaid": wages_due(state, seat) - wages,
        "wake": coins - wages,
        "checks": innkeeper.checks - checks_used,
    }


# --- Imagining


def imagine(state: InnState, seat: Seat, chance: Chance) -> InnState:
    """Redraw what nobody can know: who comes next is chance not yet drawn, so new chance is all it takes [BI-1.6]."""
    twin = state.copy()
    twin.chance = chance.branch()
    return twin
