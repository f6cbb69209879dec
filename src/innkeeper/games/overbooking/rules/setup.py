"""Set-up [OB-1]."""

from __future__ import annotations

from innkeeper.engine.chance import seeded
from innkeeper.engine.events import Fact
from innkeeper.engine.seats import NOBODY, Seat
from innkeeper.engine.state import note
from innkeeper.games.overbooking.components import (
    CARD_NAMES,
    CARDS,
    DOOR_CLOSED,
    INN_CARDS,
    NO_CARD,
    OPENING_HAND,
    RULE,
    SCORING_NAMES,
    Card,
    Inn,
)
from innkeeper.games.overbooking.state import ASK_NOTHING, PLACING, BookingState, Hotelier, House


def set_up(seats: int, options: dict[str, str], seed: int) -> BookingState:
    """The table before anybody has placed a card [OB-1]."""
    state = BookingState()
    state.seats = seats
    state.revealed = 0
    state.events = []
    state.scoring = SCORING_NAMES.index(options["scoring"])
    state.peek = options["peek"] == "yes"
    state.backs = options["backs"] == "family"
    state.picks_by_size = options["picks"] == "size"
    state.chance = seeded(seed)
    state.stack = tuple(range(INN_CARDS))
    state.houses = [new_house() for _ in range(seats)]
    state.hoteliers = [new_hotelier() for _ in range(seats)]
    state.first = Seat(state.chance.below(seats)) if options["first_player"] == "random" else Seat(0)
    state.round = 1
    state.phase = PLACING
    state.step = 0
    close_books(state)
    draw_inns(state)
    put_tokens(state)
    for seat in range(seats):
        draw_cards(state, Seat(seat), OPENING_HAND)
    return state


def close_books(state: BookingState) -> None:
    """Nothing is asked, no inn is being checked."""
    state.column = 0
    state.open_column = False
    state.acted = 0
    state.extra = 0
    state.picks = ()
    state.asked = NOBODY
    state.question = ASK_NOTHING
    state.chosen = NO_CARD


def new_house() -> House:
    """An empty column."""
    house = House()
    house.token = False
    house.door = ()
    house.queue = ()
    return house


def new_hotelier() -> Hotelier:
    """A player with a full deck and nothing else [OB-1.2]."""
    hotelier = Hotelier()
    hotelier.hand = []
    hotelier.deck = tuple([Card(card) for card in range(CARDS)])
    hotelier.lodged = ()
    hotelier.discarded = ()
    hotelier.tokens = 0
    hotelier.passed = ()
    hotelier.ruled_out = 0
    return hotelier


def draw_inns(state: BookingState) -> None:
    """New inn cards for every column, whichever side up [OB-1.3]."""
    for house in state.houses:
        stack = list(state.stack)
        card = stack.pop(state.chance.below(len(stack)))
        state.stack = tuple(stack)
        house.inn = Inn(2 * card + state.chance.below(2))
    state.revealed += 1


def put_tokens(state: BookingState) -> None:
    """A point at every open back door, none at a closed one [OB-1.4, OB-5.2]."""
    for house in state.houses:
        house.token = RULE[house.inn] != DOOR_CLOSED


def draw_cards(state: BookingState, seat: Seat, count: int) -> None:
    """Cards from the seat's deck into its hand; only their number is known to the others [OB-1.5, OB-5.4]."""
    hotelier = state.hoteliers[seat]
    deck = list(hotelier.deck)
    drawn: list[Card] = []
    for _ in range(count):
        drawn.append(deck.pop(state.chance.below(len(deck))))
    hotelier.deck = tuple(deck)
    hotelier.hand = sorted(hotelier.hand + drawn)
    hotelier.passed = ()
    hotelier.ruled_out = 0
    state.revealed += 1
    if state.events is not None:
        facts: dict[str, Fact] = {"count": count}
        rule = "OB-1.5" if state.round == 1 else "OB-5.4"
        note(state, "draw", rule, seat, facts, [f"hand:{seat}"], None)


def name(card: Card) -> str:
    """The card's name in notation."""
    return CARD_NAMES[card]
