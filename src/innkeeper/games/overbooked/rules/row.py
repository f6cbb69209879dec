"""The row of open cards in the departure hall: what it costs to reach a card, and how the row moves up [OD-2]."""

from __future__ import annotations

from innkeeper.engine.events import Fact
from innkeeper.engine.seats import NOBODY
from innkeeper.engine.state import note
from innkeeper.games.overbooked.components import CARD_NAMES, Card
from innkeeper.games.overbooked.state import OverbookedState


def price(state: OverbookedState, position: int) -> int:
    """The vouchers it takes to reach the card: one for each card nearer the gate; alone, none [OD-2.2, OD-9.2]."""
    return 0 if state.seats == 1 else position


def reachable(state: OverbookedState) -> int:
    """How many cards, from the gate, the seat that is asked can pay for out of what it has already [OD-2.3]."""
    cards = len(state.row)
    if state.seats == 1:
        return cards
    vouchers = state.airlines[state.asked].vouchers
    return cards if vouchers >= cards else vouchers + 1


def pay_and_collect(state: OverbookedState, position: int) -> tuple[int, int]:
    """A voucher onto each card nearer the gate; then those on the card itself are collected [OD-2.2, OD-2.3].

    Returns how many were paid and how many collected.
    """
    paid = price(state, position)
    collected = state.row_vouchers[position]
    state.airlines[state.asked].vouchers += collected - paid
    for place in range(paid):
        state.row_vouchers[place] += 1
    return paid, collected


def leave_row(state: OverbookedState, position: int) -> Card:
    """The card leaves the row; those behind it move up with their vouchers, and a new one comes last [OD-2.4]."""
    card = state.row.pop(position)
    state.row_vouchers.pop(position)
    refill(state)
    return card


def refill(state: OverbookedState) -> None:
    """The next card of the deck comes last into the row; no matter if there is none [OD-2.4, OD-2.5]."""
    left = len(state.pool)
    if left == 0:
        return
    card = state.pool.pop(state.chance.below(left))
    state.row.append(card)
    state.row_vouchers.append(0)
    state.revealed += 1
    if state.events is not None:
        tell_card(state, "draw", "OD-2.4", card, len(state.row))


def tell_card(state: OverbookedState, kind: str, rule: str, card: Card, position: int) -> None:
    """Something happens to a card in the row that is nobody's doing."""
    note(state, kind, rule, NOBODY, card_facts(card, position), [f"card:{position}"])


def card_facts(card: Card, position: int) -> dict[str, Fact]:
    """The card, for telling: its name, and where it lies."""
    return {"card": CARD_NAMES[card], "position": position}
