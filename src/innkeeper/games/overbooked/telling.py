"""What is asked and what an action does, as lines for the catalogue; and what to touch for it."""

from __future__ import annotations

from typing import Final

from innkeeper.engine.events import Fact, Line
from innkeeper.engine.game import UNLIKE
from innkeeper.engine.seats import Action, Seat
from innkeeper.games.overbooked.actions import (
    DONE,
    DROP,
    IGNORE,
    PLACE,
    REMOVE,
    SEAT,
    SPOTS,
    STEPS,
    TAKE,
    TURNS,
    notation,
    position_of,
)
from innkeeper.games.overbooked.components import (
    CHAIR_NAMES,
    CHAIRS,
    COLOUR_NAMES,
    IS_PATTERN,
    KIND_NAMES,
    MOST_SUITCASES,
    NO_CARD,
    ROW,
    SUITCASES,
    WISHES,
    Card,
)
from innkeeper.games.overbooked.planes import chairs_of, count, occupied
from innkeeper.games.overbooked.rules.events import colour_at
from innkeeper.games.overbooked.rules.placing import displaced
from innkeeper.games.overbooked.rules.row import card_facts, price
from innkeeper.games.overbooked.rules.seating import (
    chairs_for,
    chosen_card,
    gone,
    next_suitcase,
    still_to_seat,
    ways_to_sit,
)
from innkeeper.games.overbooked.rules.solo import loss
from innkeeper.games.overbooked.state import (
    ASK_CARD,
    ASK_CHAIR,
    ASK_NOTHING,
    ASK_STEPS,
    LOST,
    NO_POSITION,
    QUESTION_NAMES,
    WON,
    OverbookedState,
)

# --- Elements of the table, made once: most choices are a placement, which names a dozen

CARD_ELEMENTS: Final = [f"card:{position + 1}" for position in range(ROW)]
TURN_ELEMENTS: Final = [f"turn:{90 * turn}" for turn in range(TURNS)]
SEAT_ELEMENTS: Final = [f"seat:{chair}" for chair in CHAIR_NAMES]


def prompt(state: OverbookedState, seat: Seat) -> Line:
    """What the seat is asked."""
    if seat != state.asked or state.question == ASK_NOTHING:
        return Line("prompt-wait")
    if state.question == ASK_CARD:
        airline = state.airlines[state.asked]
        alone = "yes" if state.seats == 1 else "no"
        return Line("prompt-card", {"vouchers": airline.vouchers, "alone": alone})
    facts = card_facts(chosen_card(state), state.position + 1)
    if state.question == ASK_CHAIR:
        number = next_suitcase(state)
        facts["colour"] = COLOUR_NAMES[SUITCASES[chosen_card(state)][number]]
        facts["kind"] = KIND_NAMES[WISHES[chosen_card(state)][number]] if not state.offers else "any"
    elif state.question == ASK_STEPS:
        facts["count"] = count(displaced(state) & ~state.to_steps)
    return Line(f"prompt-{QUESTION_NAMES[state.question]}", facts)


def card_at(state: OverbookedState, position: int) -> Card:
    """The card there, or NO_CARD."""
    return state.row[position] if position < len(state.row) else NO_CARD


def phrase(state: OverbookedState, action: Action) -> Line:
    """What the action does, in the position in which it may be chosen."""
    if action < TAKE:
        return phrase_place(state, action - PLACE)
    if SEAT <= action < IGNORE:
        return Line("action-seat", {"seat": CHAIR_NAMES[action - SEAT]})
    if STEPS <= action < DONE:
        return Line("action-steps", {"seat": CHAIR_NAMES[action - STEPS], "colour": whose(state, action - STEPS)})
    if action == DONE:
        return Line("action-done")
    position = position_of(action)
    facts: dict[str, Fact] = {"position": position + 1}
    card = card_at(state, position)
    if card != NO_CARD:
        facts = card_facts(card, position + 1)
    if action < SEAT:
        facts["price"] = price(state, position)
        return Line("action-take" if card != NO_CARD else "action-take-nothing", facts)
    if action >= REMOVE:
        return Line("action-remove" if card != NO_CARD else "action-remove-nothing", facts)
    number = (action - IGNORE) % MOST_SUITCASES
    facts["suitcase"] = number + 1
    known = card != NO_CARD and number < len(SUITCASES[card])
    facts["colour"] = COLOUR_NAMES[SUITCASES[card][number]] if known else "none"
    return Line("action-ignore" if action < DROP else "action-drop", facts)


def phrase_place(state: OverbookedState, spot: int) -> Line:
    """A placement: which way the card is turned, where, and how many it bumps."""
    facts: dict[str, Fact] = {
        "position": spot // SPOTS + 1,
        "turn": spot % SPOTS // CHAIRS * 90,
        "seat": CHAIR_NAMES[spot % CHAIRS],
        "bumped": count(bumped_by(state, Action(PLACE + spot))),
    }
    return Line("action-place", facts)


def whose(state: OverbookedState, chair: int) -> str:
    """The colour of the passenger sitting there."""
    if state.question == ASK_NOTHING:
        return "none"
    colour = colour_at(state.airlines[state.asked].plane, 1 << chair)
    return COLOUR_NAMES[colour] if colour >= 0 else "none"


def elements(action: Action) -> list[str]:
    """What to touch, one after another: for a placement the card, the turn, and the seat of its first suitcase."""
    if action < TAKE:
        spot = action - PLACE
        turn = spot % SPOTS // CHAIRS
        return [CARD_ELEMENTS[spot // SPOTS], TURN_ELEMENTS[turn], SEAT_ELEMENTS[spot % CHAIRS]]
    if action < SEAT:
        return [CARD_ELEMENTS[action - TAKE]]
    if STEPS <= action < DONE:
        return [SEAT_ELEMENTS[action - STEPS]]
    if IGNORE <= action < STEPS:
        return [CARD_ELEMENTS[position_of(action)], notation(action)]
    return [notation(action)]


# --- What an action would change


def seats_taken(state: OverbookedState, action: Action) -> int:
    """The chairs on which a legal action would seat somebody."""
    if action < TAKE:
        card = state.row[(action - PLACE) // SPOTS]
        left = left_of(state, card)
        if left == 0 or not IS_PATTERN[card]:
            return 0
        ways = ways_to_sit(state, card, left)
        number = ways.index[(action - PLACE) % SPOTS]
        return ways.taken[number] if number >= 0 else 0
    return 1 << (action - SEAT) if SEAT <= action < IGNORE else 0


def left_of(state: OverbookedState, card: Card) -> int:
    """The suitcases of the card that would be seated now."""
    if state.position != NO_POSITION:
        return still_to_seat(state)
    return ((1 << len(SUITCASES[card])) - 1) & ~gone(state, card)


def bumped_by(state: OverbookedState, action: Action) -> int:
    """The chairs whose passengers would have to get up."""
    if action < TAKE and (action - PLACE) // SPOTS >= len(state.row):
        return 0
    return among_seated(state, seats_taken(state, action)) if state.question != ASK_NOTHING else 0


def among_seated(state: OverbookedState, chairs: int) -> int:
    """Those of the chairs on which somebody of the seat that is asked sits."""
    return chairs & occupied(state.airlines[state.asked].plane)


def preview(state: OverbookedState, action: Action) -> list[str]:
    """The seats that a legal action would take."""
    return [SEAT_ELEMENTS[chair] for chair in chairs_of(seats_taken(state, action))]


def likeness(state: OverbookedState, action: Action) -> tuple[int, int]:
    """Placements are told alike that bump as many, seats for somebody that suit or do not for the same reason."""
    if action < TAKE:
        taken = seats_taken(state, action)
        return (count(among_seated(state, taken)), taken) if taken else UNLIKE
    if not SEAT <= action < IGNORE or state.question != ASK_CHAIR:
        return UNLIKE
    chair, number = action - SEAT, next_suitcase(state)
    if chairs_for(state, number) >> chair & 1 == 1:
        return 0, 1 << chair
    if occupied(state.seating) >> chair & 1 == 1:
        return 1, 0
    card = chosen_card(state)
    return 2 + SUITCASES[card][number] * len(KIND_NAMES) + WISHES[card][number], 0


def verdict(state: OverbookedState) -> Line | None:
    """Alone: won, or why not."""
    if state.result == WON:
        return Line("verdict-won")
    return Line("verdict-lost", {"why": f"@lost-{loss(state)}"}) if state.result == LOST else None
