"""Imagining: a whole deal of the hidden cards, drawn evenly from all that agree with what a seat has seen [OB-2.8].

Hidden are the faces of others' cards at the inns, their hands, and the order of all decks; the last is chance not yet
drawn. Every deal that agrees with the backs, the signs of the inns and the passes is as likely as any other.
"""

from __future__ import annotations

from innkeeper.engine.chance import Chance
from innkeeper.engine.seats import Seat
from innkeeper.games.overbooking.components import (
    CARDS,
    FAMILY,
    KIND,
    LARGE,
    NO_CARD,
    NO_SOLDIERS,
    RULE,
    SOLDIERS,
    TWO_FAMILIES,
    Card,
)
from innkeeper.games.overbooking.rules.placing import queue_takes, shown_not_held, sign_allows
from innkeeper.games.overbooking.state import (
    ASK_CARD,
    ASK_PLACE,
    PLACING,
    BookingState,
    Hotelier,
    House,
    Placed,
    card_of,
    is_open,
    owner_of,
    placed,
)

Heaps = list[list[Card]]
"""Cards not seen, by what their backs show, each heap sorted."""


def imagine(state: BookingState, seat: Seat, chance: Chance) -> BookingState:
    """A position that could be the true one, for all the seat (or spectator) knows.

    With peeking switched off a seat still remembers what it placed.
    """
    twin = state.copy()
    twin.chance = chance.branch()
    if twin.question == ASK_PLACE and twin.asked != seat:
        twin.question = ASK_CARD
        twin.chosen = NO_CARD
    deal_hidden(twin, seat, chance)
    while not agrees(state, twin, seat):
        deal_hidden(twin, seat, chance)
    return twin


# --- A deal that agrees with the backs, and with each sign by itself


def deal_hidden(twin: BookingState, viewer: Seat, chance: Chance) -> None:
    """Deal every other seat's hidden cards anew: first those at the inns, then hand and deck.

    Small and large groups are told by the backs. Who queues where no Soldiers may is dealt before all others: so each
    deal has as many ways to come about as any other, and none is to be thrown away.
    """
    for seat in range(twin.seats):
        if seat != viewer:
            heaps = heaps_of(twin, Seat(seat))
            for house in twin.houses:
                if RULE[house.inn] == NO_SOLDIERS:
                    house.queue = deal_row(twin, house.queue, Seat(seat), heaps, True, chance)
            for house in twin.houses:
                if RULE[house.inn] != NO_SOLDIERS:
                    house.queue = deal_row(twin, house.queue, Seat(seat), heaps, False, chance)
                house.door = deal_row(twin, house.door, Seat(seat), heaps, False, chance)
            deal_hand(twin.hoteliers[seat], heaps, chance)


def heaps_of(twin: BookingState, seat: Seat) -> Heaps:
    """All of the seat's cards that the others cannot see."""
    hotelier = twin.hoteliers[seat]
    seen = 0
    for card in hotelier.lodged:
        seen |= 1 << card
    for card in hotelier.discarded:
        seen |= 1 << card
    for house in twin.houses:
        for guest in house.door + house.queue:
            if is_open(guest) and owner_of(guest) == seat:
                seen |= 1 << card_of(guest)
    heaps: Heaps = [[], [], [], [], [], [], [], []]
    for number in range(CARDS):
        if seen >> number & 1 == 0:
            heaps[back_of(twin, Card(number))].append(Card(number))
    return heaps


def back_of(twin: BookingState, card: Card) -> int:
    """What the back of a card shows, as the number of its heap."""
    size = 1 if LARGE[card] else 0
    return 2 * FAMILY[card] + size if twin.backs else size


def deal_row(
    twin: BookingState, row: tuple[Placed, ...], seat: Seat, heaps: Heaps, no_soldiers: bool, chance: Chance
) -> tuple[Placed, ...]:
    """The row with each of the seat's hidden cards dealt from the heap of those with its back."""
    out: list[Placed] = []
    for guest in row:
        if is_open(guest) or owner_of(guest) != seat:
            out.append(guest)
        else:
            heap = heaps[back_of(twin, card_of(guest))]
            place = chance.below(len(heap))
            while no_soldiers and KIND[heap[place]] == SOLDIERS:
                place = chance.below(len(heap))
            out.append(placed(seat, heap.pop(place), False))
    return tuple(out)


def deal_hand(hotelier: Hotelier, heaps: Heaps, chance: Chance) -> None:
    """The rest is hand and deck by chance."""
    deck: list[Card] = []
    for heap in heaps:
        deck += heap
    hand: list[Card] = []
    for _ in range(len(hotelier.hand)):
        hand.append(deck.pop(chance.below(len(deck))))
    hotelier.hand = sorted(hand)
    hotelier.deck = tuple(sorted(deck))


# --- Whether the seats' cards agree with each other


def agrees(state: BookingState, twin: BookingState, viewer: Seat) -> bool:
    """Whether the deal agrees with the passes and, where families are not on the backs, with what is known of them."""
    for hotelier in twin.hoteliers:
        if not hand_agrees(twin, hotelier):
            return False
    if twin.backs:
        return True
    for column in range(twin.seats):
        house = twin.houses[column]
        if RULE[house.inn] == TWO_FAMILIES and not (
            families_agree(house) and takes_the_same(state, twin, column, viewer)
        ):
            return False
    return True


def hand_agrees(twin: BookingState, hotelier: Hotelier) -> bool:
    """Whether the hand has nothing that could have been placed when the seat passed [OB-2.7]."""
    if hotelier.passed:
        for card in hotelier.hand:
            if shown_not_held(twin, hotelier, card):
                return False
    return True


def families_agree(house: House) -> bool:
    """Whether cards of two families only have come into the queue in phase 1 [OB-3.4]."""
    for place in range(len(house.queue)):
        guest = house.queue[place]
        if not is_open(guest) and not sign_allows(house.inn, house.queue[:place], card_of(guest)):
            return False
    return True


def takes_the_same(state: BookingState, twin: BookingState, column: int, viewer: Seat) -> bool:
    """Whether the queue takes the same cards of the viewer who is to place one: trying would tell."""
    if state.asked == viewer and state.phase == PLACING:
        for card in state.hoteliers[viewer].hand:
            if queue_takes(twin.houses[column], card) != queue_takes(state.houses[column], card):
                return False
    return True
