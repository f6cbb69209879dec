"""Whether a position can be: what a position written by hand, or by somebody else, is held to before it is played."""

from __future__ import annotations

from innkeeper.engine.errors import BadPosition
from innkeeper.engine.seats import NOBODY, Seat
from innkeeper.games.overbooking.components import (
    CARD_NAMES,
    CARDS,
    DOOR_CLOSED,
    DOOR_LIMIT,
    FIRST_OPEN,
    INN_CARDS,
    KIND,
    LAPS,
    LONGEST_QUEUE,
    MAIDS,
    NO_CARD,
    NOBLEWOMEN,
    RULE,
    SECOND_OPEN,
    SOLDIERS,
    Card,
)
from innkeeper.games.overbooking.rules.placing import queue_limit, shown_not_held, sign_allows
from innkeeper.games.overbooking.rules.turn import add_answers
from innkeeper.games.overbooking.state import (
    ASK_CARD,
    ASK_MAIDS,
    ASK_NOTHING,
    ASK_PICK,
    ASK_PLACE,
    ASK_SOLDIERS,
    CHECKING,
    OVER,
    PLACING,
    TOLD,
    BookingState,
    House,
    card_of,
    is_open,
    owner_of,
)


def check_position(state: BookingState) -> None:
    """Raises BadPosition, saying what is wrong, for a position that cannot be."""
    check_inns(state)
    check_clock(state)
    for seat in range(state.seats):
        check_cards(state, Seat(seat))
    for column in range(state.seats):
        check_house(state, column)
    check_question(state)


def check_inns(state: BookingState) -> None:
    """Every inn card is once on the table, in the stack, or (from the third round) used up [OB-1.3, OB-5.1]."""
    cards = [house.inn // 2 for house in state.houses] + list(state.stack)
    if len(set(cards)) < len(cards):
        raise BadPosition("an inn card is on the table twice.")
    gone = state.seats if state.round > 2 else 0
    if len(cards) + gone != INN_CARDS:
        raise BadPosition(f"{INN_CARDS - state.seats - gone} inn cards are unused in round {state.round}.")


def check_clock(state: BookingState) -> None:
    """Placing comes before checking, and nothing is being checked meanwhile [OB-2.1, OB-4.1]."""
    if state.phase == CHECKING and (state.step != LAPS * state.seats or not state.open_column):
        raise BadPosition("inns are checked after all have placed their cards, and one of them is open.")
    idle = state.column == 0 and state.acted == 0 and state.extra == 0 and not state.picks and not state.open_column
    if state.phase != CHECKING and not idle:
        raise BadPosition(
            "while no inn is being checked, column, acted and extra are 0, picks empty, open_column false."
        )
    if state.phase == OVER and state.round != 4:
        raise BadPosition("the game is over after the fourth round.")


def check_cards(state: BookingState, seat: Seat) -> None:
    """Each of the seat's 24 cards is in one place [OB-1.2]."""
    hotelier = state.hoteliers[seat]
    cards = [*hotelier.hand, *hotelier.deck, *hotelier.lodged, *hotelier.discarded]
    for house in state.houses:
        cards += [card_of(guest) for guest in house.door + house.queue if owner_of(guest) == seat]
    for card in range(CARDS):
        times = cards.count(Card(card))
        if times != 1:
            raise BadPosition(f"{CARD_NAMES[card]} of seat {seat} is on the table {times} times, not once.")
    if hotelier.hand != sorted(hotelier.hand) or list(hotelier.deck) != sorted(hotelier.deck):
        raise BadPosition(f"hand and deck of seat {seat} are to be in the order of components.toml.")
    if len(hotelier.deck) != max(0, 20 - 5 * state.round):
        raise BadPosition(f"the deck of seat {seat} has {20 - 5 * state.round} cards in round {state.round}.")
    check_pass(state, seat)


def check_pass(state: BookingState, seat: Seat) -> None:
    """A seat that has passed holds nothing that it could have placed, as far as can be known now [OB-2.7]."""
    hotelier = state.hoteliers[seat]
    for column in range(len(hotelier.passed)):
        length = hotelier.passed[column]
        told = state.phase == OVER or (state.phase == CHECKING and column <= state.column)
        if (length == TOLD) != told:
            raise BadPosition(f"what the pass of seat {seat} told is null exactly for the inns opened since.")
        if length != TOLD and length > len(state.houses[column].queue):
            raise BadPosition(f"seat {seat} passed when more queued at inn {column + 1} than do now.")
    for card in hotelier.hand:
        if shown_not_held(state, hotelier, card):
            raise BadPosition(f"seat {seat} holds {CARD_NAMES[card]}, which its pass has ruled out.")


def check_house(state: BookingState, column: int) -> None:
    """No more cards than may lie there, open where they must be, and none that the sign forbids [OB-2, OB-3]."""
    house = state.houses[column]
    where = f"inn {column + 1}"
    being_checked = state.open_column and column == state.column
    if len(house.door) > DOOR_LIMIT or (RULE[house.inn] == DOOR_CLOSED and (house.door or house.token)):
        raise BadPosition(f"too much lies at the back door of {where}.")
    if len(house.queue) > (LONGEST_QUEUE if being_checked else queue_limit(house)):
        raise BadPosition(f"too many queue at {where}.")
    done = state.phase == OVER or (state.phase == CHECKING and column < state.column)
    if done and (house.door or house.queue):
        raise BadPosition(f"{where} has been settled, and yet somebody waits there.")
    if not being_checked:
        check_queue(house, where)
    elif not all([is_open(guest) for guest in house.door + house.queue]):
        raise BadPosition(f"{where} is being checked: all its cards lie open.")


def check_queue(house: House, where: str) -> None:
    """Who queues in phase 1 obeys the sign, and lies open only where it says so [OB-3]."""
    for place in range(len(house.queue)):
        guest = house.queue[place]
        if not sign_allows(house.inn, house.queue[:place], card_of(guest)):
            raise BadPosition(f"{CARD_NAMES[card_of(guest)]} may not queue at {where}.")
        shown = (RULE[house.inn] == FIRST_OPEN and place == 0) or (RULE[house.inn] == SECOND_OPEN and place == 1)
        if is_open(guest) != shown:
            raise BadPosition(f"place {place + 1} in the queue of {where} lies {'open' if shown else 'face down'}.")
    if any([is_open(guest) for guest in house.door]):
        raise BadPosition(f"those at the back door of {where} lie face down.")


def check_question(state: BookingState) -> None:
    """Somebody is asked something that fits, exactly while the game goes on."""
    nothing = state.question == ASK_NOTHING
    if (state.phase == OVER) != nothing or (state.asked == NOBODY) != nothing:
        raise BadPosition("somebody is asked something exactly while the game is not over.")
    if (state.chosen != NO_CARD) != (state.question == ASK_PLACE):
        raise BadPosition("a card is chosen exactly while its place is asked for.")
    if nothing:
        return
    if state.phase == PLACING:
        check_placing(state)
    else:
        check_checking(state)
    answers: list[int] = []
    add_answers(state, answers)
    if not answers:
        raise BadPosition(f"seat {state.asked} is asked something it cannot answer.")


def check_placing(state: BookingState) -> None:
    """The seat whose turn it is places a card of its hand."""
    if state.question not in (ASK_CARD, ASK_PLACE) or state.step == 0:
        raise BadPosition("while cards are placed, a card or its place is asked for.")
    if state.asked != (state.first + state.step - 1) % state.seats:
        raise BadPosition(f"it is not the turn of seat {state.asked} to place a card.")
    if state.chosen != NO_CARD and state.chosen not in state.hoteliers[state.asked].hand:
        raise BadPosition(f"seat {state.asked} does not hold {CARD_NAMES[state.chosen]}.")


def check_checking(state: BookingState) -> None:
    """The owner of the card at the door is asked what that card can do."""
    house = state.houses[state.column]
    asks = {ASK_PICK: NOBLEWOMEN, ASK_SOLDIERS: SOLDIERS, ASK_MAIDS: MAIDS}
    if state.question not in asks or state.acted >= len(house.door):
        raise BadPosition("while an inn is checked, the owner of a card at its door is asked.")
    guest = house.door[state.acted]
    if KIND[card_of(guest)] != asks[state.question] or owner_of(guest) != state.asked:
        raise BadPosition(f"seat {state.asked} has no such card acting at the door of inn {state.column + 1}.")
    if not all([place < len(house.queue) for place in state.picks]):
        raise BadPosition("only cards in the queue are picked.")
