"""Playing the parts of a move: nothing on the table changes before the last of them [OD-3.5, OD-6.2]."""

from __future__ import annotations

from innkeeper.engine.events import Fact
from innkeeper.engine.state import note
from innkeeper.games.overbooked.actions import DONE, DROP, IGNORE, PLACE, SEAT, SPOTS, STEPS, TAKE, position_of
from innkeeper.games.overbooked.components import (
    CHAIR_NAMES,
    COLOUR_NAMES,
    COLOURS,
    IS_PATTERN,
    MOST_SUITCASES,
    REPLACE_SYMBOL,
    SUITCASES,
)
from innkeeper.games.overbooked.planes import AREAS, Five, Plane, chairs_of, count, joined, occupied, seated
from innkeeper.games.overbooked.rules.row import card_facts, leave_row, pay_and_collect
from innkeeper.games.overbooked.rules.seating import (
    chosen_card,
    gone,
    has_symbol,
    next_suitcase,
    short,
    still_to_seat,
    ways_to_sit,
)
from innkeeper.games.overbooked.state import (
    ASK_CHAIR,
    ASK_DROP,
    ASK_NOTHING,
    ASK_PLACE,
    ASK_STEPS,
    NO_POSITION,
    NO_SUITCASE,
    Airline,
    OverbookedState,
)


def say(state: OverbookedState, action: int) -> None:
    """One part of a move. When it was the last one the move is carried out, and nothing is asked any more."""
    if state.position == NO_POSITION:
        state.position = position_of(action)
        state.dropped = gone(state, chosen_card(state))
    if action < TAKE:
        ways = ways_to_sit(state, chosen_card(state), still_to_seat(state))
        state.seating = ways.planes[ways.index[(action - PLACE) % SPOTS]]
        arrive(state)
    elif action < SEAT:
        ask_on(state)
    elif action < IGNORE:
        seat_next(state, action - SEAT)
    elif action < DROP:
        state.ignored = (action - IGNORE) % MOST_SUITCASES
        ask_on(state)
    elif action < STEPS:
        state.dropped |= 1 << ((action - DROP) % MOST_SUITCASES)
        ask_on(state)
    elif action < DONE:
        state.to_steps |= 1 << (action - STEPS)
        ask_steps(state)
    else:
        carry_out(state)


def ask_on(state: OverbookedState) -> None:
    """What is to be said next of a card on which nobody has a seat yet."""
    card = chosen_card(state)
    left = still_to_seat(state)
    if left == 0:
        carry_out(state)
    elif short(state, card, left) != 0:
        state.question = ASK_DROP
    elif IS_PATTERN[card]:
        state.question = ASK_PLACE
    else:
        state.question = ASK_CHAIR


def seat_next(state: OverbookedState, chair: int) -> None:
    """The next suitcase of a preference card has its seat [OD-3.7]."""
    colour = SUITCASES[chosen_card(state)][next_suitcase(state)]
    state.seating = joined(state.seating, colour, chair)
    if count(occupied(state.seating)) == count(still_to_seat(state)):
        arrive(state)


def displaced(state: OverbookedState) -> int:
    """The chairs whose passengers have to get up for those who are to sit there [OD-3.5]."""
    return occupied(state.airlines[state.asked].plane) & occupied(state.seating)


def arrive(state: OverbookedState) -> None:
    """Everybody on the card has a seat; whose passengers are displaced may say where these go [OD-6.2]."""
    if has_symbol(state, chosen_card(state), REPLACE_SYMBOL):
        ask_steps(state)
    else:
        state.to_steps = displaced(state)
        carry_out(state)


def ask_steps(state: OverbookedState) -> None:
    """Go on until somebody says that all the others are replaced, or nobody is left."""
    if displaced(state) & ~state.to_steps:
        state.question = ASK_STEPS
    else:
        carry_out(state)


# --- Carrying it out


def carry_out(state: OverbookedState) -> None:
    """Vouchers are paid and collected, passengers sit down and get up, the card is taken, the row moves up."""
    airline = state.airlines[state.asked]
    position = state.position
    paid, collected = pay_and_collect(state, position)
    if state.events is not None:
        tell_taking(state, paid, collected)
        tell_absent(state)
        tell_seating(state, airline)
        full_before = full_areas(state.side, airline.plane)
        sit_down(state, airline)
        tell_full(state, full_areas(state.side, airline.plane) & ~full_before)
    else:
        sit_down(state, airline)
    airline.cards = (*airline.cards, chosen_card(state))
    leave_row(state, position)
    state.question = ASK_NOTHING


def sit_down(state: OverbookedState, airline: Airline) -> None:
    """Newcomers come out of the supply; those they displace go to the steps, or are replaced [OD-3.5, OD-6.2]."""
    came = state.seating
    was = airline.plane
    risen = occupied(came) & occupied(was)
    airline.plane = seated(was, came)
    state.supply = with_counts(state.supply, came, -1)
    if risen:
        bumped = risen & state.to_steps
        replaced = risen & ~state.to_steps
        airline.steps = with_counts(airline.steps, on_chairs(was, bumped), 1)
        state.supply = with_counts(state.supply, on_chairs(was, replaced), 1)


def with_counts(numbers: Five, masks: Plane, sign: int) -> Five:
    """The numbers with as many more (or fewer) as there are passengers of each colour in the masks."""
    return (
        numbers[0] + sign * count(masks[0]),
        numbers[1] + sign * count(masks[1]),
        numbers[2] + sign * count(masks[2]),
        numbers[3] + sign * count(masks[3]),
        numbers[4] + sign * count(masks[4]),
    )


def on_chairs(plane: Plane, chairs: int) -> Plane:
    """Those of the plane who sit on the chairs."""
    return (plane[0] & chairs, plane[1] & chairs, plane[2] & chairs, plane[3] & chairs, plane[4] & chairs)


def full_areas(side: int, plane: Plane) -> int:
    """The seating areas, as bits, in which every seat is taken."""
    free = ~occupied(plane)
    mask = 0
    for area in range(len(AREAS[side])):
        if AREAS[side][area] & free == 0:
            mask |= 1 << area
    return mask


# --- Telling it


def tell_taking(state: OverbookedState, paid: int, collected: int) -> None:
    """Which card, at what price."""
    position = state.position + 1
    facts: dict[str, Fact] = {**card_facts(chosen_card(state), position), "paid": paid, "got": collected}
    note(state, "take", "OD-2.1", state.asked, facts, [f"card:{position}"])


def tell_absent(state: OverbookedState) -> None:
    """Who is ignored, and for whom there is no passenger left."""
    suitcases = SUITCASES[chosen_card(state)]
    if state.ignored != NO_SUITCASE:
        facts: dict[str, Fact] = {"colour": COLOUR_NAMES[suitcases[state.ignored]]}
        note(state, "ignore", "OD-6.4", state.asked, facts)
    for number in chairs_of(state.dropped):
        note(state, "drop", "OD-4.1", state.asked, {"colour": COLOUR_NAMES[suitcases[number]]})


def tell_seating(state: OverbookedState, airline: Airline) -> None:
    """Who sits down where, colour by colour; who has to get up, and where to."""
    for colour in range(COLOURS):
        chairs = chairs_of(state.seating[colour])
        if chairs:
            seats = " ".join([CHAIR_NAMES[chair] for chair in chairs])
            facts: dict[str, Fact] = {"colour": COLOUR_NAMES[colour], "count": len(chairs), "seats": seats}
            note(state, "seat", "OD-3.1", state.asked, facts, chair_elements(state, chairs))
    for colour in range(COLOURS):
        for chair in chairs_of(airline.plane[colour] & displaced(state)):
            bumped = state.to_steps >> chair & 1 == 1
            gone_from: dict[str, Fact] = {"colour": COLOUR_NAMES[colour], "seat": CHAIR_NAMES[chair]}
            where = chair_elements(state, [chair])
            if bumped:
                note(state, "bump", "OD-3.5", state.asked, gone_from, where)
            else:
                note(state, "return", "OD-6.2", state.asked, gone_from, where)


def tell_full(state: OverbookedState, areas: int) -> None:
    """Which areas have become full."""
    for area in range(len(AREAS[state.side])):
        if areas >> area & 1 == 1:
            facts: dict[str, Fact] = {"area": area + 1}
            note(state, "full", "OD-5.8", state.asked, facts, chair_elements(state, chairs_of(AREAS[state.side][area])))


def chair_elements(state: OverbookedState, chairs: list[int]) -> list[str]:
    """Seats in the plane of the seat that is asked, as elements of the table."""
    return [f"plane:{state.asked}.{CHAIR_NAMES[chair]}" for chair in chairs]
