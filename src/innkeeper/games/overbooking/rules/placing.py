"""Phase 1: placing cards face down [OB-2]."""

from __future__ import annotations

from innkeeper.engine.events import Fact
from innkeeper.engine.seats import NOBODY, Seat
from innkeeper.engine.state import note
from innkeeper.games.overbooking.actions import CARD, DOOR, PASS, QUEUE
from innkeeper.games.overbooking.components import (
    CARDS,
    DOOR_CLOSED,
    DOOR_LIMIT,
    FAMILY,
    FAMILY_NAMES,
    FIRST_OPEN,
    KIND,
    KIND_NAMES,
    LAPS,
    LARGE,
    LARGE_ONLY,
    NO_CARD,
    NO_SOLDIERS,
    QUEUE_LIMIT,
    QUEUE_LIMIT_CLOSED,
    RULE,
    SECOND_OPEN,
    SMALL_ONLY,
    SOLDIERS,
    TWO_FAMILIES,
    Card,
    Inn,
)
from innkeeper.games.overbooking.state import (
    ASK_CARD,
    ASK_NOTHING,
    ASK_PLACE,
    CHECKING,
    TOLD,
    BookingState,
    Hotelier,
    House,
    Placed,
    card_of,
    placed,
)


def next_placement(state: BookingState) -> None:
    """Clockwise from the first player, one card each, five times round [OB-2.1]."""
    if state.step == LAPS * state.seats:
        state.phase = CHECKING
        return
    state.asked = Seat((state.first + state.step) % state.seats)
    state.question = ASK_CARD
    state.step += 1


def end_placement(state: BookingState) -> None:
    """The move is over."""
    state.asked = NOBODY
    state.question = ASK_NOTHING
    state.chosen = NO_CARD


# --- Which card [OB-2.2, OB-2.6, OB-2.7]


def card_actions(state: BookingState, out: list[int]) -> None:
    """Every card that can go anywhere; passing when there is none, or for the very last placement."""
    door = any_free_door(state)
    for card in state.hoteliers[state.asked].hand:
        if door or any_queue_takes(state, card):
            out.append(CARD + card)
    if not out or is_last_placement(state):
        out.append(PASS)


def is_last_placement(state: BookingState) -> bool:
    """Whether this is the fifth card of the seat that goes last [OB-2.6]."""
    return state.step == LAPS * state.seats


def any_free_door(state: BookingState) -> bool:
    """Whether any back door takes another card."""
    for house in state.houses:
        if door_is_free(house):
            return True
    return False


def any_queue_takes(state: BookingState, card: Card) -> bool:
    """Whether the card can join any queue."""
    for house in state.houses:
        if queue_takes(house, card):
            return True
    return False


def door_is_free(house: House) -> bool:
    """At most two cards at a back door, none at a closed one [OB-2.4]."""
    return len(house.door) < DOOR_LIMIT and RULE[house.inn] != DOOR_CLOSED


def queue_limit(house: House) -> int:
    """How many cards may join the queue in phase 1 [OB-2.3]."""
    return QUEUE_LIMIT_CLOSED if RULE[house.inn] == DOOR_CLOSED else QUEUE_LIMIT


def queue_takes(house: House, card: Card) -> bool:
    """Whether there is room in the queue, and the inn's sign lets the card join [OB-2.3, OB-3]."""
    return len(house.queue) < queue_limit(house) and sign_allows(house.inn, house.queue, card)


def sign_allows(inn: Inn, queue: tuple[Placed, ...], card: Card) -> bool:
    """What the inn's sign says of the card's joining those who queue [OB-3]."""
    rule = RULE[inn]
    if rule == SMALL_ONLY:
        return not LARGE[card]
    if rule == LARGE_ONLY:
        return LARGE[card]
    if rule == NO_SOLDIERS:
        return KIND[card] != SOLDIERS
    if rule == TWO_FAMILIES:
        return two_families_allow(queue, card)
    return True


def two_families_allow(queue: tuple[Placed, ...], card: Card) -> bool:
    """The third family stays outside; a family that queues already may go on [OB-3.4]."""
    one = -1
    two = -1
    for guest in queue:
        family = FAMILY[card_of(guest)]
        if one == -1 or one == family:
            one = family
        else:
            two = family
    return two == -1 or FAMILY[card] == one or FAMILY[card] == two


def choose_card(state: BookingState, action: int) -> None:
    """This card; or none, and everybody sees that [OB-2.6, OB-2.7]."""
    if action != PASS:
        state.chosen = Card(action - CARD)
        state.question = ASK_PLACE
        return
    kept = is_last_placement(state)
    if not kept:
        remember_pass(state, state.hoteliers[state.asked])
    if state.events is not None:
        note(state, "keep" if kept else "pass", "OB-2.6" if kept else "OB-2.7", state.asked)
    end_placement(state)


# --- What a pass tells of the hand: whatever could be placed is not in it [OB-2.7]


def remember_pass(state: BookingState, hotelier: Hotelier) -> None:
    """Keep what the queues were like. Those of later laps tell nothing new: the hand and who may queue stay."""
    if not hotelier.passed:
        hotelier.passed = tuple([len(house.queue) for house in state.houses])
    state.revealed += 1


def shown_not_held(state: BookingState, hotelier: Hotelier, card: Card) -> bool:
    """Whether a pass has shown that the card is not in the hand."""
    if hotelier.ruled_out >> card & 1 == 1:
        return True
    for column in range(len(hotelier.passed)):
        if could_queue(state, hotelier, column, card):
            return True
    return False


def could_queue(state: BookingState, hotelier: Hotelier, column: int, card: Card) -> bool:
    """Whether the card might have joined that queue when the seat passed."""
    house = state.houses[column]
    length = hotelier.passed[column]
    return length < queue_limit(house) and sign_allows(house.inn, house.queue[:length], card)


def read_passes(state: BookingState, column: int) -> None:
    """The inn is opened: now everybody knows which cards might have joined its queue at a pass."""
    for hotelier in state.hoteliers:
        if hotelier.passed:
            for card in range(CARDS):
                if could_queue(state, hotelier, column, Card(card)):
                    hotelier.ruled_out |= 1 << card
            hotelier.passed = (*hotelier.passed[:column], TOLD, *hotelier.passed[column + 1 :])


# --- Where [OB-2.2 to OB-2.5]


def place_actions(state: BookingState, out: list[int]) -> None:
    """Every queue and every back door that takes the chosen card."""
    for column in range(state.seats):
        if queue_takes(state.houses[column], state.chosen):
            out.append(QUEUE + column)
    for column in range(state.seats):
        if door_is_free(state.houses[column]):
            out.append(DOOR + column)


def choose_place(state: BookingState, action: int) -> None:
    """The card leaves the hand for the outer end of the queue or of those at the door."""
    seat = state.asked
    card = state.chosen
    state.hoteliers[seat].hand.remove(card)
    if action < DOOR:
        join_queue(state, seat, card, action - QUEUE)
    else:
        go_to_door(state, seat, card, action - DOOR)
    end_placement(state)


def join_queue(state: BookingState, seat: Seat, card: Card, column: int) -> None:
    """Face down, unless the sign wants the first or second card of the queue open [OB-2.2, OB-3.8, OB-3.9]."""
    house = state.houses[column]
    rule = RULE[house.inn]
    position = len(house.queue)
    shown = (rule == FIRST_OPEN and position == 0) or (rule == SECOND_OPEN and position == 1)
    house.queue = (*house.queue, placed(seat, card, shown))
    if shown:
        state.revealed += 1
    if state.events is not None:
        tell_placed(state, seat, card, column, "queue", shown)


def go_to_door(state: BookingState, seat: Seat, card: Card, column: int) -> None:
    """Face down at the back door; the first one there takes the point that lies there [OB-2.4, OB-2.5]."""
    house = state.houses[column]
    house.door = (*house.door, placed(seat, card, False))
    if state.events is not None:
        tell_placed(state, seat, card, column, "door", False)
    if house.token:
        house.token = False
        state.hoteliers[seat].tokens += 1
        if state.events is not None:
            note(state, "token", "OB-2.5", seat, {"inn": column + 1}, [f"door:{column + 1}"])


def tell_placed(state: BookingState, seat: Seat, card: Card, column: int, side: str, shown: bool) -> None:
    """The owner knows the card, the others its back."""
    facts: dict[str, Fact] = {"inn": column + 1, "side": side, **back_facts(state, card)}
    secret: dict[str, Fact] = {"guest": guest_fact(card), "coat": coat_fact(card)}
    everybody = tuple([Seat(other) for other in range(state.seats)] + [NOBODY])
    note(state, "place", "OB-2.2", seat, facts, [f"{side}:{column + 1}"], secret, everybody if shown else (seat,))


def back_facts(state: BookingState, card: Card) -> dict[str, Fact]:
    """What the card's back shows [OB-2.8]: its crest, and its family unless that cannot be read."""
    return {
        "crest": "large" if LARGE[card] else "small",
        "read": "yes" if state.backs else "no",
        "family": coat_fact(card) if state.backs else "",
    }


def guest_fact(card: Card) -> Fact:
    """Who is on the card, for telling."""
    return f"@guest-{KIND_NAMES[KIND[card]]}"


def coat_fact(card: Card) -> Fact:
    """Of which family, for telling."""
    return f"@family-{FAMILY_NAMES[FAMILY[card]]}"


def element_of(column: int, side: str, position: int) -> str:
    """A card at an inn, as an element of the table."""
    return f"{side}-card:{column + 1}.{position + 1}"
