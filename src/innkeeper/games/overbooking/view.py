"""Who sees what: the backs of cards, one's own cards, and everything that lies open [OB-2.8]."""

from __future__ import annotations

from typing import TypedDict

from innkeeper.engine.seats import Seat
from innkeeper.games.overbooking.components import (
    CAPACITY,
    CARD_NAMES,
    CARDS,
    COINS,
    FAMILIES,
    FAMILY,
    FAMILY_NAMES,
    INN_NAMES,
    KIND,
    KIND_NAMES,
    LAPS,
    LARGE,
    NO_CARD,
    RULE,
    RULE_NAMES,
    SCORING_NAMES,
    SIZE,
    Card,
    Inn,
)
from innkeeper.games.overbooking.rules.checking import capacity
from innkeeper.games.overbooking.rules.scoring import coats, coins
from innkeeper.games.overbooking.state import (
    PHASE_NAMES,
    PLACING,
    TOLD,
    BookingState,
    House,
    Placed,
    card_of,
    is_open,
    owner_of,
)


class CardView(TypedDict):
    """A guest card's face."""

    card: str
    family: str
    type: str
    size: int
    coins: int
    crest: str


class PlacedView(TypedDict):
    """A card at an inn: whose, its back, and its face if the viewer may see it. `open`: everybody may.

    `remembered` is an own card that may not be looked at, but has been placed by the viewer (option peek=no).
    """

    seat: int
    crest: str
    family: str | None
    open: bool
    face: CardView | None
    remembered: str | None


class InnView(TypedDict):
    """One side of an inn card."""

    card: str
    capacity: int
    rule: str


class HouseView(TypedDict):
    """An inn in its column: `places` are its capacity as the door has changed it, `picks` places in the queue from 1.

    `acted`: how many of those at the door have acted and stay there.
    """

    number: int
    inn: InnView
    other_side: InnView
    token: bool
    door: list[PlacedView]
    queue: list[PlacedView]
    places: int
    acted: int
    picks: list[int]


class PlayerView(TypedDict):
    """One player's things; `hand` only for the player.

    `passed`: how many queued at each inn when the player had nothing to place there, None for inns opened since;
    `ruled_out`: cards that this has shown not to be in the hand [OB-2.7]. Both are empty from the next draw on.
    """

    seat: int
    cards: int
    hand: list[CardView] | None
    deck: int
    lodged: list[CardView]
    discarded: list[CardView]
    passed: list[int | None]
    ruled_out: list[str]
    tokens: int
    coins: int
    coats: dict[str, int]
    coat_points: int
    score: int


class OverbookingView(TypedDict):
    """The table as one viewer sees it. `inn` is the one being checked, from 1, `unused` are inn cards still to come."""

    round: int
    phase: str
    first: int
    lap: int
    inn: int | None
    houses: list[HouseView]
    unused: list[int]
    players: list[PlayerView]
    chosen: str | None
    scoring: str


def view(state: BookingState, viewer: Seat) -> OverbookingView:
    """Everything the viewer may know."""
    placing = state.phase == PLACING
    return {
        "round": state.round,
        "phase": PHASE_NAMES[state.phase],
        "first": int(state.first),
        "lap": 1 + max(0, state.step - 1) // state.seats if placing else LAPS,
        "inn": state.column + 1 if state.open_column else None,
        "houses": [house_view(state, column, viewer) for column in range(state.seats)],
        "unused": [card + 1 for card in state.stack],
        "players": [player_view(state, Seat(seat), viewer) for seat in range(state.seats)],
        "chosen": CARD_NAMES[state.chosen] if state.chosen != NO_CARD and viewer == state.asked else None,
        "scoring": SCORING_NAMES[state.scoring],
    }


def card_view(card: Card) -> CardView:
    """The card's face."""
    return {
        "card": CARD_NAMES[card],
        "family": FAMILY_NAMES[FAMILY[card]],
        "type": KIND_NAMES[KIND[card]],
        "size": SIZE[card],
        "coins": COINS[card],
        "crest": "large" if LARGE[card] else "small",
    }


def inn_view(inn: Inn) -> InnView:
    """One side of an inn card."""
    return {"card": INN_NAMES[inn], "capacity": CAPACITY[inn], "rule": RULE_NAMES[RULE[inn]]}


def house_view(state: BookingState, column: int, viewer: Seat) -> HouseView:
    """An inn and those who wait there."""
    house: House = state.houses[column]
    checked = state.open_column and column == state.column
    return {
        "number": column + 1,
        "inn": inn_view(house.inn),
        "other_side": inn_view(Inn(house.inn ^ 1)),
        "token": house.token,
        "door": [placed_view(state, guest, viewer) for guest in house.door],
        "queue": [placed_view(state, guest, viewer) for guest in house.queue],
        "places": capacity(state) if checked else CAPACITY[house.inn],
        "acted": state.acted if checked else 0,
        "picks": [place + 1 for place in state.picks] if checked else [],
    }


def may_see(state: BookingState, guest: Placed, viewer: Seat) -> bool:
    """Open cards are seen by all; one's own, if peeking is allowed [OB-2.8]."""
    return is_open(guest) or (state.peek and owner_of(guest) == viewer)


def placed_view(state: BookingState, guest: Placed, viewer: Seat) -> PlacedView:
    """The card's back, and its face where the viewer may see it."""
    card = card_of(guest)
    seen = may_see(state, guest, viewer)
    return {
        "seat": int(owner_of(guest)),
        "crest": "large" if LARGE[card] else "small",
        "family": FAMILY_NAMES[FAMILY[card]] if state.backs or seen else None,
        "open": is_open(guest),
        "face": card_view(card) if seen else None,
        "remembered": CARD_NAMES[card] if owner_of(guest) == viewer and not seen else None,
    }


def player_view(state: BookingState, seat: Seat, viewer: Seat) -> PlayerView:
    """What the viewer may know of a player's things."""
    hotelier = state.hoteliers[seat]
    found = [0] * FAMILIES
    for card in hotelier.lodged:
        found[FAMILY[card]] += 1
    return {
        "seat": int(seat),
        "cards": len(hotelier.hand),
        "hand": [card_view(card) for card in hotelier.hand] if seat == viewer else None,
        "deck": len(hotelier.deck),
        "lodged": [card_view(card) for card in hotelier.lodged],
        "discarded": [card_view(card) for card in hotelier.discarded],
        "passed": [None if length == TOLD else length for length in hotelier.passed],
        "ruled_out": [CARD_NAMES[card] for card in range(CARDS) if hotelier.ruled_out >> card & 1 == 1],
        "tokens": hotelier.tokens,
        "coins": coins(hotelier),
        "coats": {FAMILY_NAMES[family]: found[family] for family in range(FAMILIES)},
        "coat_points": coats(state, hotelier),
        "score": coins(hotelier) + coats(state, hotelier) + hotelier.tokens,
    }
