"""Phase 2: opening an inn, the abilities of those at its door [OB-4], and who gets a place [OB-3, OB-4.1]."""

from __future__ import annotations

from innkeeper.engine.events import Fact
from innkeeper.engine.seats import NOBODY
from innkeeper.engine.state import note
from innkeeper.games.overbooking.actions import DECLINE, PICK, REPLACE
from innkeeper.games.overbooking.components import (
    CAPACITY,
    EXTRA_PLACES,
    KIND,
    LABORERS,
    MERCHANTS,
    MONK,
    MONKS_FIRST,
    NOBLEWOMEN,
    RULE,
    RULE_NAMES,
    SIZE,
    SOLDIERS,
    SOLDIERS_FIRST,
)
from innkeeper.games.overbooking.rules.placing import coat_fact, element_of, guest_fact, read_passes
from innkeeper.games.overbooking.state import (
    ASK_MAIDS,
    ASK_NOTHING,
    ASK_PICK,
    ASK_SOLDIERS,
    BookingState,
    House,
    Placed,
    card_of,
    opened,
    owner_of,
)


def next_check(state: BookingState) -> None:
    """Open the inn, let its door act card by card, settle it; then the next one [OB-4.1]."""
    house = state.houses[state.column]
    if not state.open_column:
        open_inn(state, house)
    elif state.acted < len(house.door):
        act(state, house, house.door[state.acted])
    else:
        settle(state, house)
        state.column += 1
        state.open_column = False
        state.acted = 0
        state.extra = 0
        state.picks = ()


def open_inn(state: BookingState, house: House) -> None:
    """Everybody at the inn is turned up; the inns below stay closed [OB-4.1]."""
    house.door = tuple([opened(guest) for guest in house.door])
    house.queue = tuple([opened(guest) for guest in house.queue])
    state.open_column = True
    state.revealed += 1
    read_passes(state, state.column)
    if state.events is not None:
        facts: dict[str, Fact] = {
            "inn": state.column + 1,
            "places": CAPACITY[house.inn],
            "sign": f"@sign-{RULE_NAMES[RULE[house.inn]]}",
        }
        note(state, "open", "OB-4.1", facts=facts, elements=[f"inn:{state.column + 1}"])


# --- Those at the door, nearest first [OB-4.2]


def act(state: BookingState, house: House, guest: Placed) -> None:
    """What this guest does at the door, or asks its owner."""
    kind = KIND[card_of(guest)]
    if kind == MONK:
        move_monk(state, house, guest)
    elif kind == MERCHANTS:
        change_places(state, guest, EXTRA_PLACES, "merchants", "OB-4.5")
    elif kind == LABORERS:
        change_places(state, guest, -EXTRA_PLACES, "laborers", "OB-4.8")
    else:
        ask_owner(state, house, guest)


def move_monk(state: BookingState, house: House, guest: Placed) -> None:
    """The Monk goes to the end of the queue, whatever the sign says [OB-4.4]."""
    leave_door(state, house)
    house.queue = (*house.queue, guest)
    tell_guest(state, "monk", "OB-4.4", guest, len(house.queue) - 1)


def change_places(state: BookingState, guest: Placed, places: int, kind: str, rule: str) -> None:
    """Three places more, or three fewer [OB-4.5, OB-4.8]."""
    state.extra += places
    state.acted += 1
    if state.events is not None:
        facts: dict[str, Fact] = {"inn": state.column + 1, "places": capacity(state)}
        note(state, kind, rule, owner_of(guest), facts, [f"inn:{state.column + 1}"])


def ask_owner(state: BookingState, house: House, guest: Placed) -> None:
    """Noblewomen, Soldiers and Maids may act on a card in the queue, if there is one [OB-4.3, OB-4.6, OB-4.7]."""
    kind = KIND[card_of(guest)]
    state.asked = owner_of(guest)
    state.question = ASK_PICK if kind == NOBLEWOMEN else ASK_SOLDIERS if kind == SOLDIERS else ASK_MAIDS
    targets: list[int] = []
    target_actions(state, targets)
    if len(targets) == 1:
        end_question(state)
        state.acted += 1
        if state.events is not None:
            rule = "OB-4.3" if kind == NOBLEWOMEN else "OB-4.6" if kind == SOLDIERS else "OB-4.7"
            facts: dict[str, Fact] = {"guest": guest_fact(card_of(guest)), "inn": state.column + 1}
            note(state, "in-vain", rule, owner_of(guest), facts)


def end_question(state: BookingState) -> None:
    """The owner has answered, or was never asked."""
    state.asked = NOBODY
    state.question = ASK_NOTHING


def target_actions(state: BookingState, out: list[int]) -> None:
    """The cards in the queue that the ability can be used on, and not using it."""
    queue = state.houses[state.column].queue
    for place in range(len(queue)):
        guest = queue[place]
        if state.question == ASK_SOLDIERS:
            if KIND[card_of(guest)] == LABORERS:
                out.append(REPLACE + place)
        elif owner_of(guest) == state.asked:
            if state.question == ASK_MAIDS:
                out.append(REPLACE + place)
            elif place not in state.picks:
                out.append(PICK + place)
    out.append(DECLINE)


def answer(state: BookingState, action: int) -> None:
    """Use the ability on that card, or do not."""
    house = state.houses[state.column]
    guest = house.door[state.acted]
    end_question(state)
    if action == DECLINE:
        state.acted += 1
        if state.events is not None:
            facts: dict[str, Fact] = {"guest": guest_fact(card_of(guest)), "inn": state.column + 1}
            note(state, "decline", "OB-4.2", owner_of(guest), facts)
    elif action < REPLACE:
        pick(state, house, action - PICK)
    else:
        replace(state, house, guest, action - REPLACE)


def pick(state: BookingState, house: House, place: int) -> None:
    """Noblewomen: this card reserves before all others [OB-4.3]."""
    state.picks = (*state.picks, place)
    state.acted += 1
    tell_guest(state, "pick", "OB-4.3", house.queue[place], place)


def replace(state: BookingState, house: House, guest: Placed, place: int) -> None:
    """Soldiers and Maids take the card's slot; it is discarded, and its pick is lost [OB-4.6, OB-4.7, OB-4.9]."""
    leaving = house.queue[place]
    leave_door(state, house)
    queue = list(house.queue)
    queue[place] = guest
    house.queue = tuple(queue)
    state.picks = tuple([picked for picked in state.picks if picked != place])
    discard(state, leaving)
    if state.events is not None:
        facts: dict[str, Fact] = {
            "guest": guest_fact(card_of(guest)),
            "other": guest_fact(card_of(leaving)),
            "coat": coat_fact(card_of(leaving)),
            "loser": f"seat:{owner_of(leaving)}",
        }
        rule = "OB-4.6" if KIND[card_of(guest)] == SOLDIERS else "OB-4.7"
        note(state, "replace", rule, owner_of(guest), facts, [element_of(state.column, "queue", place)])


def leave_door(state: BookingState, house: House) -> None:
    """The acting card leaves the door for the queue; the next one takes its turn."""
    door = list(house.door)
    door.pop(state.acted)
    house.door = tuple(door)


def discard(state: BookingState, guest: Placed) -> None:
    """The card is out of the game."""
    hotelier = state.hoteliers[owner_of(guest)]
    hotelier.discarded = (*hotelier.discarded, card_of(guest))


def tell_guest(state: BookingState, kind: str, rule: str, guest: Placed, place: int) -> None:
    """Something happened with this guest in the queue."""
    if state.events is not None:
        facts: dict[str, Fact] = {
            "guest": guest_fact(card_of(guest)),
            "coat": coat_fact(card_of(guest)),
            "inn": state.column + 1,
        }
        note(state, kind, rule, owner_of(guest), facts, [element_of(state.column, "queue", place)])


# --- Who gets a place [OB-4.10]


def capacity(state: BookingState) -> int:
    """The places of the inn being checked, as its door has changed them [OB-4.5, OB-4.8]."""
    return max(0, CAPACITY[state.houses[state.column].inn] + state.extra)


def settle(state: BookingState, house: House) -> None:
    """In order, every card that fits reserves its places; the others and the door are discarded [OB-4.10]."""
    left = capacity(state)
    for place in seating_order(state, house):
        guest = house.queue[place]
        size = SIZE[card_of(guest)]
        fits = size <= left
        if state.events is not None:
            tell_seated(state, guest, place, fits, left)
        if fits:
            left -= size
            hotelier = state.hoteliers[owner_of(guest)]
            hotelier.lodged = (*hotelier.lodged, card_of(guest))
        else:
            discard(state, guest)
    for guest in house.door:
        discard(state, guest)
    house.door = ()
    house.queue = ()


def tell_seated(state: BookingState, guest: Placed, place: int, fits: bool, left: int) -> None:
    """A guest got in, or found too few places left."""
    card = card_of(guest)
    facts: dict[str, Fact] = {
        "guest": guest_fact(card),
        "coat": coat_fact(card),
        "inn": state.column + 1,
        "size": SIZE[card],
        "left": left - SIZE[card] if fits else left,
    }
    where = [element_of(state.column, "queue", place), f"inn:{state.column + 1}"]
    note(state, "lodge" if fits else "turned-away", "OB-4.10", owner_of(guest), facts, where)


def seating_order(state: BookingState, house: House) -> list[int]:
    """Places in the queue: the picked ones, then the inn's favourites near to far, then by size, near before far."""
    order = list(state.picks)
    if state.picks_by_size:
        order = by_size(house, order)
    favourite = MONK if RULE[house.inn] == MONKS_FIRST else SOLDIERS if RULE[house.inn] == SOLDIERS_FIRST else -1
    for place in range(len(house.queue)):
        if place not in order and KIND[card_of(house.queue[place])] == favourite:
            order.append(place)
    rest = [place for place in range(len(house.queue)) if place not in order]
    return order + by_size(house, rest)


def by_size(house: House, places: list[int]) -> list[int]:
    """The largest group first; equals near before far."""
    out: list[int] = []
    for size in range(6, 0, -1):
        for place in sorted(places):
            if SIZE[card_of(house.queue[place])] == size:
                out.append(place)
    return out
