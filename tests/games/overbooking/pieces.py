"""What must be conserved in Overbooking: each seat's 24 cards, the inn cards, and a place for each card."""

from collections import Counter

from innkeeper.games.overbooking.components import CARD_NAMES
from innkeeper.games.overbooking.state import BookingState, card_of, owner_of


def pieces(state: BookingState) -> Counter[str]:
    found: Counter[str] = Counter()
    for seat, hotelier in enumerate(state.hoteliers):
        cards = [*hotelier.hand, *hotelier.deck, *hotelier.lodged, *hotelier.discarded]
        found.update(f"{seat}:{CARD_NAMES[card]}" for card in cards)
    for house in state.houses:
        found.update(f"{owner_of(guest)}:{CARD_NAMES[card_of(guest)]}" for guest in house.door + house.queue)
    used = state.seats if state.round > 2 else 0
    found["inn cards"] = len({house.inn // 2 for house in state.houses} | set(state.stack)) + used
    return found
