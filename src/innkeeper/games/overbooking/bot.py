"""Know-how: what somebody who has played Overbooking a few times would do, reckoned in points.

A placement is worth what the inn would then bring its owner, less what it would bring the others, if the inn were
settled as it stands, with some allowance for those who are still to come. Everything looks at one position as if it
were open: the house player and the search only ever show it imagined ones.
"""

from __future__ import annotations

from math import exp
from typing import Final

from innkeeper.engine.seats import Action, Seat
from innkeeper.games.overbooking.actions import CARD, DECLINE, DOOR, PASS, PICK, QUEUE, REPLACE
from innkeeper.games.overbooking.components import (
    CAPACITY,
    COINS,
    EXTRA_PLACES,
    FAMILIES,
    FAMILY,
    KIND,
    LABORERS,
    LAPS,
    MERCHANTS,
    MONK,
    MONKS_FIRST,
    NOBLEWOMEN,
    RULE,
    SET_POINTS,
    SIZE,
    SOLDIERS,
    SOLDIERS_FIRST,
    Card,
)
from innkeeper.games.overbooking.rules.placing import door_is_free, queue_limit, queue_takes
from innkeeper.games.overbooking.rules.scoring import scores
from innkeeper.games.overbooking.state import (
    ASK_CARD,
    ASK_PLACE,
    PLACING,
    BookingState,
    House,
    Placed,
    card_of,
    owner_of,
    placed,
)

SPREAD: Final = 0.45
"""Points that make an action e times as sensible: the smaller, the more predictable."""

RIVALS: Final = 0.5
"""What a point of all the others together counts, against one of one's own."""

KEPT: Final = 0.4
"""What part of a card's coins it is worth kept in hand, as long as there are rounds to come."""

LIKELY_COMERS: Final = 0.75
"""How many of the free slots of a queue are filled in the end, each."""


# --- What the house player and the search ask


def evaluate(state: BookingState, seat: Seat) -> float:
    """Points so far, what the inns would bring as they stand, and families on their way to four."""
    value = float(scores(state)[seat]) + families_ahead(state, seat)
    if state.phase == PLACING:
        for house in state.houses:
            value += prospects(state, house, house.door, house.queue)[seat]
    return value


def weigh(state: BookingState, seat: Seat, actions: list[Action]) -> list[float]:
    """How much sense each action makes: e to the power of its gain in points over SPREAD."""
    gains = [gain(state, seat, action) for action in actions]
    best = max(gains)
    return [exp((value - best) / SPREAD) for value in gains]


def gain(state: BookingState, seat: Seat, action: Action) -> float:
    """What the action changes, in points of the seat less a part of the others'."""
    if state.question == ASK_CARD:
        return keep_gain(state, seat) if action == PASS else best_place(state, seat, Card(action - CARD))
    if state.question == ASK_PLACE:
        return place_gain(state, seat, state.chosen, action)
    return answer_gain(state, seat, action)


def keep_gain(state: BookingState, seat: Seat) -> float:
    """Keeping the last card: it can be played in a later round."""
    return 0.0 if state.round == 4 else 0.3


def best_place(state: BookingState, seat: Seat, card: Card) -> float:
    """The best the card can do anywhere."""
    best = -99.0
    for column in range(state.seats):
        house = state.houses[column]
        if queue_takes(house, card):
            best = max(best, place_gain(state, seat, card, QUEUE + column))
        if door_is_free(house):
            best = max(best, place_gain(state, seat, card, DOOR + column))
    return best


def place_gain(state: BookingState, seat: Seat, card: Card, action: int) -> float:
    """What the inn would bring with the card there, against without it; less what the card could bring later."""
    guest = placed(seat, card, False)
    if action < DOOR:
        house = state.houses[action - QUEUE]
        after = prospects(state, house, house.door, (*house.queue, guest))
    else:
        house = state.houses[action - DOOR]
        after = prospects(state, house, (*house.door, guest), house.queue)
        if house.token:
            after[seat] += 1.0
    before = prospects(state, house, house.door, house.queue)
    value = balance(after, seat) - balance(before, seat)
    return value if state.round == 4 else value - KEPT * COINS[card]


def balance(points: list[float], seat: Seat) -> float:
    """The seat's points less a part of the others'."""
    total = 0.0
    for other in points:
        total += other
    own = points[seat]
    return own - RIVALS * (total - own)


# --- What an inn would bring


def prospects(state: BookingState, house: House, door: tuple[Placed, ...], queue: tuple[Placed, ...]) -> list[float]:
    """Points for every seat if those at the inn were settled, each as likely as those to come leave room for it."""
    points = [0.0] * state.seats
    if not queue and not door:
        return points
    waiting = list(queue)
    places = CAPACITY[house.inn]
    picks: list[int] = []
    for guest in door:
        places += act_at_door(guest, waiting, picks)
    comers = LIKELY_COMERS * (queue_limit(house) - len(queue)) if state.phase == PLACING else 0.0
    comers = min(comers, float(LAPS * state.seats - state.step + 1) / state.seats)
    left = float(max(0, places))
    for place in order_of(house, waiting, picks):
        card = card_of(waiting[place])
        room = left - SIZE[card] - larger_to_come(SIZE[card], comers, place in picks)
        chance = 1.0 / (1.0 + exp(-(room + 0.5) / (0.15 + 0.9 * comers)))
        points[owner_of(waiting[place])] += chance * worth(state, owner_of(waiting[place]), card)
        if left >= SIZE[card]:
            left -= SIZE[card]
    return points


def larger_to_come(size: int, comers: float, picked: bool) -> float:
    """How many places larger groups among those to come would take before this one."""
    if picked:
        return 0.0
    return comers * (6 - size) / 6.0 * (size + 7) / 2.0


def worth(state: BookingState, seat: Seat, card: Card) -> float:
    """Coins, and how much nearer the family comes to its points."""
    have = 0
    for lodged in state.hoteliers[seat].lodged:
        if FAMILY[lodged] == FAMILY[card]:
            have += 1
    return COINS[card] + family_value(state, have + 1) - family_value(state, have)


def families_ahead(state: BookingState, seat: Seat) -> float:
    """What families not yet complete may bring, beyond what they count already."""
    found = [0] * FAMILIES
    for card in state.hoteliers[seat].lodged:
        found[FAMILY[card]] += 1
    value = 0.0
    for have in found:
        value += family_value(state, have) - SET_POINTS[state.scoring][have]
    return value


def family_value(state: BookingState, have: int) -> float:
    """Points for so many of a family, counting a part of the next step for those who are near it."""
    sure = float(SET_POINTS[state.scoring][have])
    rounds = 4 - state.round
    if have >= 6 or (rounds == 0 and state.phase != PLACING):
        return sure
    following = SET_POINTS[state.scoring][4] if have < 4 else SET_POINTS[state.scoring][have + 1]
    missing = 4 - have if have < 4 else 1
    return sure + (following - sure) * (0.5**missing) * (0.6 + 0.1 * rounds)


def act_at_door(guest: Placed, waiting: list[Placed], picks: list[int]) -> int:
    """What the card at the door would do, used as its owner would; the places it adds."""
    kind = KIND[card_of(guest)]
    if kind == MERCHANTS:
        return EXTRA_PLACES
    if kind == LABORERS:
        return -EXTRA_PLACES
    if kind == MONK:
        waiting.append(guest)
    elif kind == NOBLEWOMEN:
        place = pick_for(guest, waiting, picks)
        if place >= 0:
            picks.append(place)
    elif kind == SOLDIERS:
        replace_first(guest, waiting, picks)
    else:
        replace_own(guest, waiting, picks)
    return 0


def pick_for(guest: Placed, waiting: list[Placed], picks: list[int]) -> int:
    """The owner's card with most coins; among equals the smaller, which is served later."""
    best = -1
    for place in range(len(waiting)):
        own = owner_of(waiting[place]) == owner_of(guest) and place not in picks
        if own and (best < 0 or COINS[card_of(waiting[place])] > COINS[card_of(waiting[best])]):
            best = place
    return best


def replace_first(guest: Placed, waiting: list[Placed], picks: list[int]) -> None:
    """Soldiers take the place of somebody else's Laborers."""
    for place in range(len(waiting)):
        if KIND[card_of(waiting[place])] == LABORERS and owner_of(waiting[place]) != owner_of(guest):
            waiting[place] = guest
            if place in picks:
                picks.remove(place)
            return


def replace_own(guest: Placed, waiting: list[Placed], picks: list[int]) -> None:
    """Maids take the place of an own card of fewer coins."""
    for place in range(len(waiting)):
        own = owner_of(waiting[place]) == owner_of(guest)
        if own and COINS[card_of(waiting[place])] < COINS[card_of(guest)] and place not in picks:
            waiting[place] = guest
            return


def order_of(house: House, waiting: list[Placed], picks: list[int]) -> list[int]:
    """Who reserves when: picks, favourites of the sign, then by size."""
    order = picks[:]
    favourite = -1
    if RULE[house.inn] == MONKS_FIRST:
        favourite = MONK
    elif RULE[house.inn] == SOLDIERS_FIRST:
        favourite = SOLDIERS
    if favourite >= 0:
        for place in range(len(waiting)):
            if KIND[card_of(waiting[place])] == favourite and place not in order:
                order.append(place)
    for size in range(6, 0, -1):
        for place in range(len(waiting)):
            if SIZE[card_of(waiting[place])] == size and place not in order:
                order.append(place)
    return order


# --- Using an ability


def answer_gain(state: BookingState, seat: Seat, action: int) -> float:
    """What the inn being checked would bring, if the ability were used so."""
    house = state.houses[state.column]
    guest = house.door[state.acted]
    waiting = list(house.queue)
    picks = list(state.picks)
    if PICK <= action < REPLACE:
        picks.append(action - PICK)
    elif REPLACE <= action < DECLINE:
        waiting[action - REPLACE] = guest
        if action - REPLACE in picks:
            picks.remove(action - REPLACE)
    left = CAPACITY[house.inn] + state.extra
    for other in house.door[state.acted + 1 :]:
        left += act_at_door(other, waiting, picks)
    points = [0.0] * state.seats
    for place in order_of(house, waiting, picks):
        card = card_of(waiting[place])
        if SIZE[card] <= left:
            left -= SIZE[card]
            points[owner_of(waiting[place])] += worth(state, owner_of(waiting[place]), card)
    return balance(points, seat)
