"""Whether a position can be: what a position written by hand, or by somebody else, is held to before it is played."""

from __future__ import annotations

from innkeeper.engine.errors import BadPosition
from innkeeper.engine.seats import NOBODY, Seat
from innkeeper.games.overbooked.components import (
    CARD_NAMES,
    CARDS,
    COLOUR_NAMES,
    COLOURS,
    EVERYBODY,
    IGNORE_SYMBOL,
    IS_PATTERN,
    NEEDS,
    NORMAL_CARDS,
    REPLACE_SYMBOL,
    ROW,
    SUITCASES,
    TOKENS,
    VOUCHERS,
    WISHES,
)
from innkeeper.games.overbooked.planes import ALL, KIND, Plane, chairs_of, count, listed, occupied
from innkeeper.games.overbooked.rules.placing import displaced
from innkeeper.games.overbooked.rules.row import reachable
from innkeeper.games.overbooked.rules.seating import (
    chosen_card,
    gone,
    has_symbol,
    is_out,
    short,
    still_to_seat,
    ways_to_sit,
)
from innkeeper.games.overbooked.rules.solo import is_won
from innkeeper.games.overbooked.state import (
    ASK_CARD,
    ASK_CHAIR,
    ASK_DROP,
    ASK_NOTHING,
    ASK_PLACE,
    ASK_STEPS,
    LOST,
    NO_POSITION,
    NO_SCENARIO,
    NO_SUITCASE,
    UNDECIDED,
    WON,
    OverbookedState,
)


def check_position(state: OverbookedState) -> None:
    """Raises BadPosition, saying what is wrong, for a position that cannot be."""
    check_agreement(state)
    check_cards(state)
    check_passengers(state)
    check_vouchers(state)
    check_clock(state)
    if state.seats == 1:
        check_result(state)
    check_move(state)


def check_agreement(state: OverbookedState) -> None:
    """A scenario is for one, events are for several, and never twice the same [OD-1.8, OD-9.1]."""
    if (state.scenario == NO_SCENARIO) != (state.seats > 1):
        raise BadPosition("there is a scenario exactly in a game for one.")
    if state.events_out and state.seats == 1:
        raise BadPosition("there are no events in a game for one.")
    if len(state.events_out) > 2 or len(set(state.events_out)) < len(state.events_out):
        raise BadPosition("there are at most two events, and not twice the same.")


def check_cards(state: OverbookedState) -> None:
    """Every card played with is in one place; the row is full while there is a deck [OD-1.2, OD-2.4]."""
    cards = [*state.row, *state.pool, *state.removed]
    for airline in state.airlines:
        cards += airline.cards
    used = CARDS if state.difficult else NORMAL_CARDS
    for card in range(CARDS):
        times = [int(one) for one in cards].count(card)
        if times != (1 if card < used else 0):
            raise BadPosition(f"{CARD_NAMES[card]} is on the table {times} times, not {1 if card < used else 0}.")
    if state.pool != sorted(state.pool):
        raise BadPosition("pool is to be in the order of components.toml.")
    if len(state.row) > ROW or (len(state.row) < ROW and state.pool):
        raise BadPosition(f"{ROW} cards lie open as long as there is a deck.")
    if state.removed and state.seats > 1:
        raise BadPosition("cards are put back into the box in a game for one only.")


def check_passengers(state: OverbookedState) -> None:
    """Every passenger is in the supply, in a seat or on the steps, and came by a card [OD-1.4]."""
    for colour in range(COLOURS):
        total = listed(state.supply)[colour]
        for seat, airline in enumerate(state.airlines):
            aboard = count(listed(airline.plane)[colour]) + listed(airline.steps)[colour]
            brought = sum([NEEDS[card][colour] for card in airline.cards])
            if aboard > brought:
                raise BadPosition(f"seat {seat} has {aboard} {COLOUR_NAMES[colour]} passengers out of {brought}.")
            total += aboard
        if total != TOKENS[state.seats]:
            raise BadPosition(f"there are {total} {COLOUR_NAMES[colour]} passengers, not {TOKENS[state.seats]}.")
    for plane in [state.seating, *[airline.plane for airline in state.airlines]]:
        if occupied(plane) & ~ALL[state.side]:
            raise BadPosition("somebody sits where these planes have no seat.")
    for airline in state.airlines:
        if sum(listed(airline.steps)) > 0 and occupied(airline.plane) == 0:
            raise BadPosition("somebody was overbooked, and yet nobody sits there instead.")


def check_vouchers(state: OverbookedState) -> None:
    """No voucher is lost; alone, none lies on a card [OD-1.6, OD-2.2, OD-9.2]."""
    if not all([vouchers >= 0 for vouchers in state.row_vouchers]):
        raise BadPosition("row_vouchers are not negative.")
    lying = sum(state.row_vouchers)
    if state.seats == 1:
        if lying > 0:
            raise BadPosition("no vouchers lie on cards in a game for one.")
        return
    total = lying + sum([airline.vouchers for airline in state.airlines])
    if total != VOUCHERS * state.seats:
        raise BadPosition(f"there are {total} vouchers, not {VOUCHERS * state.seats}.")


def check_clock(state: OverbookedState) -> None:
    """Each seat has had as many turns as the round says; the last round is known once a colour is out [OD-4]."""
    over = state.question == ASK_NOTHING
    if over != (state.asked == NOBODY):
        raise BadPosition("somebody is asked something exactly while the game is not over.")
    if state.seats == 1:
        check_solo_clock(state)
        return
    if not over and not state.row:
        raise BadPosition("somebody is asked to take a card, and yet there is none.")
    if is_out(state) and not state.last_round:
        raise BadPosition("a colour has run out: this is the last round.")
    if over and not state.last_round:
        raise BadPosition("the game is over only after a last round.")
    for turn in range(state.seats):
        check_turns(state, Seat((state.first + turn) % state.seats), turn)


def check_turns(state: OverbookedState, seat: Seat, turn: int) -> None:
    """How many cards a seat has taken; fewer only if there were none left [OD-4.3, OD-4.4]."""
    waiting = 0 if state.asked == NOBODY else (state.asked - state.first) % state.seats
    played = state.asked == NOBODY or turn < waiting
    turns = state.round if played else state.round - 1
    taken = len(state.airlines[seat].cards)
    void = not state.row and state.asked == NOBODY and taken == turns - 1
    if taken != turns and not void:
        raise BadPosition(f"seat {seat} has taken {taken} cards; in round {state.round} it would be {turns} by now.")


def check_solo_clock(state: OverbookedState) -> None:
    """A round is one turn [OD-9.8]."""
    if state.last_round:
        raise BadPosition("no round is called the last in a game for one.")
    taken = len(state.airlines[0].cards)
    over = state.question == ASK_NOTHING
    if taken != state.round - 1 and not (over and taken == state.round):
        raise BadPosition(f"in round {state.round} {state.round - 1} cards have been taken, not {taken}.")


def check_result(state: OverbookedState) -> None:
    """A solo game is won or lost exactly when it is over, and for a reason [OD-9.5, OD-9.7, OD-9.8]."""
    over = state.question == ASK_NOTHING
    if over == (state.result == UNDECIDED):
        raise BadPosition("a game for one is won or lost exactly when it is over.")
    out = state.airlines[0].vouchers == 0
    run_out = is_out(state) or not state.row
    if state.result == LOST and not out and not run_out:
        raise BadPosition("a game is lost only without vouchers, cards, or passengers of a colour.")
    if state.result == WON and (out or not is_won(state)):
        raise BadPosition("a game is won with the goals of the scenario reached, and a voucher left.")
    if not over and (out or run_out or is_won(state)):
        raise BadPosition("this game for one should be over.")


# --- The move half made


def check_move(state: OverbookedState) -> None:
    """What has been said agrees with what is asked."""
    if state.seats > 1 and state.result != UNDECIDED:
        raise BadPosition("only a game for one is won or lost.")
    if state.question in (ASK_CARD, ASK_NOTHING):
        nothing = state.position == NO_POSITION and state.ignored == NO_SUITCASE and state.dropped == 0
        if not nothing or occupied(state.seating) or state.to_steps:
            raise BadPosition("no part of a move has been said while a card is asked for.")
        return
    if not 0 <= state.position < min(len(state.row), reachable(state)):
        raise BadPosition("position is that of a card which the seat can reach.")
    check_absent(state)
    check_question(state)


def check_absent(state: OverbookedState) -> None:
    """Whoever is ignored may be, and exactly those are dropped for whom nobody is left [OD-4.1, OD-6.4]."""
    card = chosen_card(state)
    out = gone(state, card)
    if state.ignored != NO_SUITCASE:
        wrong = not has_symbol(state, card, IGNORE_SYMBOL) or state.ignored >= len(SUITCASES[card])
        if wrong or state.dropped >> state.ignored & 1:
            raise BadPosition("nobody of this card can be ignored, or not this suitcase.")
    if state.dropped & ~EVERYBODY[card] or out & ~state.dropped:
        raise BadPosition("dropped are suitcases of the card, and all of a colour of which nobody is left.")
    present = EVERYBODY[card] if state.ignored == NO_SUITCASE else EVERYBODY[card] & ~(1 << state.ignored)
    for colour in range(COLOURS):
        same = sum([1 << number for number, its in enumerate(SUITCASES[card]) if its == colour])
        missing = max(0, count(present & same) - listed(state.supply)[colour])
        if count(state.dropped & same) > missing:
            raise BadPosition(f"more {COLOUR_NAMES[colour]} suitcases are dropped than passengers are missing.")


def check_question(state: OverbookedState) -> None:
    """The next thing to be asked is what is asked."""
    card = chosen_card(state)
    left = still_to_seat(state)
    said = occupied(state.seating)
    if state.question != ASK_STEPS and state.to_steps:
        raise BadPosition("nobody goes to the steps before all have a seat.")
    if state.question in (ASK_DROP, ASK_PLACE) and said:
        raise BadPosition("nobody has a seat before all who are missing are dropped.")
    missing = short(state, card, left)
    if left == 0 or (missing != 0) != (state.question == ASK_DROP):
        raise BadPosition("who is missing is asked for exactly while there are too few passengers.")
    if state.question == ASK_DROP:
        check_begun(state)
    elif state.question == ASK_PLACE:
        if not IS_PATTERN[card]:
            raise BadPosition("a preference card is seated seat by seat.")
        check_begun(state)
    elif state.question == ASK_CHAIR:
        if IS_PATTERN[card] or count(said) >= count(left):
            raise BadPosition("seats are asked for one by one for a preference card that is not all seated.")
        check_wishes(state, left)
    else:
        check_steps(state, left)


def check_begun(state: OverbookedState) -> None:
    """Something has been said of the move: the card alone is not."""
    if state.ignored == NO_SUITCASE and state.dropped == gone(state, chosen_card(state)):
        raise BadPosition("this move has not been begun: the question is which card.")


def check_wishes(state: OverbookedState, left: int) -> None:
    """The first suitcases of a preference card have seats of the kinds they ask for [OD-3.7]."""
    card = chosen_card(state)
    order = chairs_of(left)[: count(occupied(state.seating))]
    wanted = [(SUITCASES[card][number], WISHES[card][number]) for number in order]
    seated = [(colour, KIND[state.side][chair]) for colour, chair in passengers(state.seating)]
    if state.offers:
        wanted = [(colour, 0) for colour, _ in wanted]
        seated = [(colour, 0) for colour, _ in seated]
    if sorted(wanted) != sorted(seated):
        raise BadPosition("seating grants the first suitcases of the card the kinds of seats they ask for.")


def passengers(plane: Plane) -> list[tuple[int, int]]:
    """Colour and chair of everybody."""
    return [(colour, chair) for colour, mask in enumerate(listed(plane)) for chair in chairs_of(mask)]


def check_steps(state: OverbookedState, left: int) -> None:
    """All have a seat as the card says, and somebody displaced waits for a decision [OD-6.2]."""
    card = chosen_card(state)
    if not has_symbol(state, card, REPLACE_SYMBOL):
        raise BadPosition("this card has no symbol to replace anybody.")
    if count(occupied(state.seating)) != count(left):
        raise BadPosition("not everybody of the card has a seat.")
    if IS_PATTERN[card]:
        if state.seating not in ways_to_sit(state, card, left).planes:
            raise BadPosition("seating is not as the card says.")
    else:
        check_wishes(state, left)
    if state.to_steps & ~displaced(state) or state.to_steps == displaced(state):
        raise BadPosition("to_steps holds some of the seats from which somebody is displaced, and not all.")
