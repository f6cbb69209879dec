"""What must be conserved in Overbooked: passengers, cards and (with rivals) vouchers."""

from collections import Counter

from innkeeper.games.overbooked.components import CARD_NAMES, COLOUR_NAMES
from innkeeper.games.overbooked.planes import count
from innkeeper.games.overbooked.state import OverbookedState


def pieces(state: OverbookedState) -> Counter[str]:
    cards = [*state.row, *state.pool, *state.removed]
    found: Counter[str] = Counter()
    for airline in state.airlines:
        cards += airline.cards
    found.update(CARD_NAMES[card] for card in cards)
    for colour, name in enumerate(COLOUR_NAMES):
        aboard = sum(count(airline.plane[colour]) + airline.steps[colour] for airline in state.airlines)
        found[name] = state.supply[colour] + aboard
    if state.seats > 1:
        found["vouchers"] = sum(state.row_vouchers) + sum(airline.vouchers for airline in state.airlines)
    return found
