"""Why not: for everything a player might try and the rules refuse, the rule and what would make it legal."""

from __future__ import annotations

from innkeeper.engine.events import Fact, Line
from innkeeper.engine.game import Refusal
from innkeeper.engine.seats import Action, Seat
from innkeeper.games.overbooking.actions import CARD, DOOR, PASS, PICK, QUEUE, REPLACE, notation
from innkeeper.games.overbooking.components import DOOR_CLOSED, DOOR_LIMIT, RULE, RULE_NAMES, Card
from innkeeper.games.overbooking.rules.placing import coat_fact, guest_fact, queue_limit
from innkeeper.games.overbooking.rules.turn import add_answers, legal
from innkeeper.games.overbooking.state import (
    ASK_CARD,
    ASK_MAIDS,
    ASK_NOTHING,
    ASK_PICK,
    ASK_PLACE,
    ASK_SOLDIERS,
    BookingState,
    card_of,
    owner_of,
)


def candidates(state: BookingState, seat: Seat) -> list[Action]:
    """The legal answers, and those in reach of a hand that are refused."""
    found = legal(state, seat)
    if not found:
        return found
    for action in tried(state, seat):
        if action not in found:
            found.append(action)
    return sorted(found)


def tried(state: BookingState, seat: Seat) -> list[Action]:
    """What lies there and could be touched, whatever the rules say. Only what the seat itself can see."""
    out: list[int] = []
    if state.question == ASK_CARD:
        out = [CARD + card for card in state.hoteliers[seat].hand]
    elif state.question == ASK_PLACE:
        out = [first + column for first in (QUEUE, DOOR) for column in range(state.seats)]
    elif state.question != ASK_NOTHING:
        first = PICK if state.question == ASK_PICK else REPLACE
        out = [first + place for place in range(len(state.houses[state.column].queue))]
    return [Action(action) for action in out]


def why_not(state: BookingState, seat: Seat, action: Action) -> Refusal | None:
    """The rule and the reason; None exactly for a legal action."""
    if state.question == ASK_NOTHING:
        return Refusal("OB-6.1", Line("refused-over"))
    if seat != state.asked:
        return Refusal("OB-2.1", Line("refused-not-asked", {"player": f"seat:{state.asked}"}))
    answers: list[int] = []
    add_answers(state, answers)
    if action in answers:
        return None
    if action == PASS and state.question == ASK_CARD:
        return Refusal("OB-2.6", Line("refused-pass"))
    if action not in tried(state, seat):
        return Refusal("OB-2.1", Line("refused-not-now", {"action": notation(action)}))
    if state.question == ASK_CARD:
        return refuse_card(state, action)
    if state.question == ASK_PLACE:
        return refuse_queue(state, action - QUEUE) if action < DOOR else refuse_door(state, action - DOOR)
    return refuse_target(state, action)


def refuse_card(state: BookingState, action: int) -> Refusal:
    """The card has nowhere to go."""
    card = Card(action - CARD)
    return Refusal("OB-2.7", Line("refused-nowhere", {"guest": guest_fact(card), "coat": coat_fact(card)}))


def refuse_queue(state: BookingState, column: int) -> Refusal:
    """The queue is full, or the sign is against it."""
    house = state.houses[column]
    facts: dict[str, Fact] = {
        "inn": column + 1,
        "most": queue_limit(house),
        "guest": guest_fact(state.chosen),
        "coat": coat_fact(state.chosen),
    }
    if len(house.queue) >= queue_limit(house):
        return Refusal("OB-2.3", Line("refused-queue-full", facts))
    return Refusal(f"OB-3.{RULE[house.inn]}", Line(f"refused-{RULE_NAMES[RULE[house.inn]]}", facts))


def refuse_door(state: BookingState, column: int) -> Refusal:
    """The door is closed, or two wait there."""
    facts: dict[str, Fact] = {"inn": column + 1, "most": DOOR_LIMIT}
    if RULE[state.houses[column].inn] == DOOR_CLOSED:
        return Refusal(f"OB-3.{DOOR_CLOSED}", Line("refused-door-closed", facts))
    return Refusal("OB-2.4", Line("refused-door-full", facts))


def refuse_target(state: BookingState, action: int) -> Refusal:
    """The card is somebody else's, no Laborers, or picked already."""
    place = action - PICK if action < REPLACE else action - REPLACE
    guest = state.houses[state.column].queue[place]
    facts: dict[str, Fact] = {"guest": guest_fact(card_of(guest)), "owner": f"seat:{owner_of(guest)}"}
    if state.question == ASK_SOLDIERS:
        return Refusal("OB-4.6", Line("refused-soldiers", facts))
    rule = "OB-4.7" if state.question == ASK_MAIDS else "OB-4.3"
    if owner_of(guest) == state.asked:
        return Refusal(rule, Line("refused-picked", facts))
    return Refusal(rule, Line("refused-not-yours", facts))
