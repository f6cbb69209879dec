"""What is asked and what an action does, as lines for the catalogue."""

from __future__ import annotations

from innkeeper.engine.events import Fact, Line
from innkeeper.engine.game import UNLIKE
from innkeeper.engine.seats import Action, Seat
from innkeeper.games.overbooking.actions import CARD, DECLINE, DOOR, PASS, PICK, QUEUE, REPLACE
from innkeeper.games.overbooking.components import LAPS, NO_CARD, RULE, RULE_NAMES, SIZE, Card
from innkeeper.games.overbooking.rules.placing import (
    any_free_door,
    any_queue_takes,
    coat_fact,
    door_is_free,
    guest_fact,
    is_last_placement,
    queue_limit,
    queue_takes,
)
from innkeeper.games.overbooking.state import (
    ASK_CARD,
    ASK_NOTHING,
    ASK_PLACE,
    QUESTION_NAMES,
    BookingState,
    card_of,
    owner_of,
)


def prompt(state: BookingState, seat: Seat) -> Line:
    """What the seat is asked."""
    if seat != state.asked or state.question == ASK_NOTHING:
        return Line("prompt-wait")
    facts: dict[str, Fact] = {"inn": state.column + 1}
    if state.question == ASK_CARD:
        facts["lap"] = 1 + (state.step - 1) // state.seats
        facts["laps"] = LAPS
    if state.chosen != NO_CARD:
        facts["guest"] = guest_fact(state.chosen)
        facts["coat"] = coat_fact(state.chosen)
    return Line(f"prompt-{QUESTION_NAMES[state.question]}", facts)


def phrase(state: BookingState, seat: Seat, action: Action) -> Line:
    """What the action does, in the position in which it may be chosen."""
    if action < QUEUE:
        card = Card(action - CARD)
        return Line("action-card", {"guest": guest_fact(card), "coat": coat_fact(card), "size": SIZE[card]})
    if action < PASS:
        column = action - QUEUE if action < DOOR else action - DOOR
        return Line("action-queue" if action < DOOR else "action-door", {"inn": column + 1})
    if action == PASS:
        return Line("action-keep" if is_last_placement(state) else "action-pass")
    if action == DECLINE:
        return Line("action-decline")
    return phrase_target(state, action)


def phrase_target(state: BookingState, action: int) -> Line:
    """An ability used on a card in the queue of the inn being checked."""
    place = action - PICK if action < REPLACE else action - REPLACE
    facts: dict[str, Fact] = {"place": place + 1}
    queue = state.houses[state.column].queue
    kind = "action-pick" if action < REPLACE else "action-replace"
    if state.question in (ASK_CARD, ASK_PLACE, ASK_NOTHING) or place >= len(queue):
        return Line(f"{kind}-place", facts)
    guest = queue[place]
    facts["guest"] = guest_fact(card_of(guest))
    facts["coat"] = coat_fact(card_of(guest))
    facts["owner"] = f"seat:{owner_of(guest)}"
    facts["size"] = SIZE[card_of(guest)]
    return Line(kind, facts)


def elements(state: BookingState, action: Action) -> list[str]:
    """What to touch: a card in the queue of the inn being checked, else what the notation names."""
    if PICK <= action < DECLINE:
        place = action - PICK if action < REPLACE else action - REPLACE
        return [f"queue-card:{state.column + 1}.{place + 1}"]
    return []


def likeness(state: BookingState, action: Action) -> tuple[int, int]:
    """Cards are alike that can go somewhere, or nowhere; places that are free, or closed by one rule to one card."""
    if action < QUEUE and state.question == ASK_CARD:
        return (0 if any_free_door(state) or any_queue_takes(state, Card(action - CARD)) else 1), 0
    if not QUEUE <= action < PASS or state.question != ASK_PLACE:
        return UNLIKE
    house = state.houses[action - QUEUE if action < DOOR else action - DOOR]
    if queue_takes(house, state.chosen) if action < DOOR else door_is_free(house):
        return 0, 0
    full = 1 if len(house.queue) >= queue_limit(house) else 0
    return 1 + (state.chosen * len(RULE_NAMES) + RULE[house.inn]) * 2 + full, 0
