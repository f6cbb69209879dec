"""Which passengers of a card come, and where they may sit [OD-3, OD-4.1, OD-6.3, OD-6.4]."""

from __future__ import annotations

from innkeeper.games.overbooked.actions import DROP, IGNORE, SEAT, TAKE
from innkeeper.games.overbooked.components import (
    BRIDGE_SYMBOL,
    EVERYBODY,
    IGNORE_SYMBOL,
    IS_PATTERN,
    MOST_SUITCASES,
    NEEDS,
    SUITCASES,
    SYMBOL,
    WISHES,
    Card,
)
from innkeeper.games.overbooked.patterns import AISLE_COLUMN, IN_ONE_AREA, NO_WIDTH, Placements, placements
from innkeeper.games.overbooked.planes import ALL, OF_KIND, chairs_of, count, listed, occupied
from innkeeper.games.overbooked.state import NO_SUITCASE, OverbookedState

# --- Who comes


def has_symbol(state: OverbookedState, card: Card, symbol: int) -> bool:
    """Whether the card has the symbol, and symbols are played with [OD-6.1]."""
    return state.symbols and SYMBOL[card] == symbol


def enough_for(state: OverbookedState, card: Card) -> bool:
    """Whether the supply holds everybody the card wants."""
    needs = NEEDS[card]
    supply = state.supply
    return (
        needs[0] <= supply[0]
        and needs[1] <= supply[1]
        and needs[2] <= supply[2]
        and needs[3] <= supply[3]
        and needs[4] <= supply[4]
    )


def is_out(state: OverbookedState) -> bool:
    """Whether nobody is left of some colour."""
    supply = state.supply
    return supply[0] == 0 or supply[1] == 0 or supply[2] == 0 or supply[3] == 0 or supply[4] == 0


def gone(state: OverbookedState, card: Card) -> int:
    """The suitcases, as bits, of colours of which nobody is left: everybody sees that they are dropped [OD-4.1]."""
    mask = 0
    if enough_for(state, card):
        return mask
    supply = listed(state.supply)
    suitcases = SUITCASES[card]
    for number in range(len(suitcases)):
        if supply[suitcases[number]] == 0:
            mask |= 1 << number
    return mask


def short(state: OverbookedState, card: Card, left: int) -> int:
    """Those of the suitcases left whose colour wants more passengers than the supply holds [OD-4.1]."""
    if enough_for(state, card):
        return 0
    suitcases = SUITCASES[card]
    supply = listed(state.supply)
    wanted = [0, 0, 0, 0, 0]
    for number in range(len(suitcases)):
        if left >> number & 1 == 1:
            wanted[suitcases[number]] += 1
    mask = 0
    for number in range(len(suitcases)):
        if left >> number & 1 == 1 and wanted[suitcases[number]] > supply[suitcases[number]]:
            mask |= 1 << number
    return mask


def chosen_card(state: OverbookedState) -> Card:
    """The card that this move is about."""
    return state.row[state.position]


def still_to_seat(state: OverbookedState) -> int:
    """The suitcases, as bits, that are neither dropped nor ignored: those with a seat already included."""
    left = EVERYBODY[chosen_card(state)] & ~state.dropped
    return left if state.ignored == NO_SUITCASE else left & ~(1 << state.ignored)


# --- Where


def ways_to_sit(state: OverbookedState, card: Card, left: int) -> Placements:
    """Every way to seat the suitcases left of a pattern card [OD-3.1 to OD-3.4, OD-6.3]."""
    crossing = IN_ONE_AREA
    if has_symbol(state, card, BRIDGE_SYMBOL):
        crossing = AISLE_COLUMN if state.aisle_column else NO_WIDTH
    return placements(state.side, crossing, card, left)


def next_suitcase(state: OverbookedState) -> int:
    """The suitcase of a preference card whose seat is asked for: they come in the order listed."""
    seated = count(occupied(state.seating))
    left = still_to_seat(state)
    number = 0
    while True:
        if left >> number & 1 == 1:
            if seated == 0:
                return number
            seated -= 1
        number += 1


def chairs_for(state: OverbookedState, number: int) -> int:
    """The chairs, as bits, for a suitcase of the chosen preference card: no other of that card sits there [OD-3.6]."""
    return suits(state, chosen_card(state), number) & ~occupied(state.seating)


def suits(state: OverbookedState, card: Card, number: int) -> int:
    """The chairs, as bits, of the kind that a suitcase of a preference card asks for [OD-3.7, OD-3.8]."""
    return ALL[state.side] if state.offers else OF_KIND[state.side][WISHES[card][number]]


# --- The parts that can be said


def add_card(state: OverbookedState, position: int, out: list[int]) -> None:
    """Everything that can be said first of the card at a position."""
    card = state.row[position]
    left = EVERYBODY[card] & ~gone(state, card)
    missing = short(state, card, left)
    if missing != 0:
        add_suitcases(DROP, position, missing, out)
    elif left == 0 or not IS_PATTERN[card]:
        out.append(TAKE + position)
    else:
        out += ways_to_sit(state, card, left).actions[position]
    if has_symbol(state, card, IGNORE_SYMBOL):
        add_suitcases(IGNORE, position, left, out)


def add_suitcases(first: int, position: int, suitcases: int, out: list[int]) -> None:
    """One part for each of the suitcases."""
    for number in range(MOST_SUITCASES):
        if suitcases >> number & 1 == 1:
            out.append(first + position * MOST_SUITCASES + number)


def add_drops(state: OverbookedState, out: list[int]) -> None:
    """Each suitcase of a colour of which there are still too few passengers."""
    add_suitcases(DROP, state.position, short(state, chosen_card(state), still_to_seat(state)), out)


def add_placements(state: OverbookedState, out: list[int]) -> None:
    """Each way to seat those who are left of the chosen pattern card."""
    out += ways_to_sit(state, chosen_card(state), still_to_seat(state)).actions[state.position]


def add_chairs(state: OverbookedState, out: list[int]) -> None:
    """Each seat for the next suitcase of a preference card."""
    for chair in chairs_of(chairs_for(state, next_suitcase(state))):
        out.append(SEAT + chair)
