"""Why not: for everything a player might try and the rules refuse, the rule and what would make it legal."""

from __future__ import annotations

from innkeeper.engine.events import Fact, Line
from innkeeper.engine.game import Refusal
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
    EVERYBODY,
    IGNORE_SYMBOL,
    IS_PATTERN,
    KIND_NAMES,
    MOST_SUITCASES,
    SUITCASES,
    SYMBOL,
    WISHES,
    Card,
)
from innkeeper.games.overbooked.patterns import turned_boxes
from innkeeper.games.overbooked.planes import ALL, listed, occupied
from innkeeper.games.overbooked.rules.row import price, reachable
from innkeeper.games.overbooked.rules.seating import (
    chairs_for,
    chosen_card,
    gone,
    next_suitcase,
    short,
    still_to_seat,
    ways_to_sit,
)
from innkeeper.games.overbooked.rules.turn import add_answers, legal
from innkeeper.games.overbooked.state import ASK_CARD, ASK_CHAIR, ASK_NOTHING, ASK_STEPS, NO_POSITION, OverbookedState


def candidates(state: OverbookedState, seat: Seat) -> list[Action]:
    """The legal answers; cards out of reach; ways to turn a card that lead to nothing; seats that do not suit."""
    found = legal(state, seat)
    if not found:
        return found
    tried: list[int] = []
    if state.question == ASK_CARD:
        tried += [TAKE + position for position in range(reachable(state), len(state.row))]
    elif state.question == ASK_CHAIR:
        tried += [SEAT + chair for chair in range(CHAIRS) if ALL[state.side] >> chair & 1]
    turned = {(action - PLACE) // CHAIRS for action in found if action < TAKE}
    for position in {way // TURNS for way in turned}:
        tried += [PLACE + SPOTS * position + CHAIRS * turn for turn in range(TURNS)]
    offered = {int(action) for action in found}
    extra = [Action(action) for action in tried if action not in offered and not is_turned(action, turned)]
    return sorted(found + extra)


def is_turned(action: int, turned: set[int]) -> bool:
    """Whether the card can be seated turned like this, only not here."""
    return action < TAKE and (action - PLACE) // CHAIRS in turned


def why_not(state: OverbookedState, seat: Seat, action: Action) -> Refusal | None:
    """The rule and the reason; None exactly for a legal action."""
    if state.question == ASK_NOTHING:
        return Refusal("OD-4.3", Line("refused-over"))
    if seat != state.asked:
        return Refusal("OD-2.1", Line("refused-not-asked", {"player": f"seat:{state.asked}"}))
    if is_answer(state, action):
        return None
    position = position_of(action)
    if position < 0:
        return refuse_chair(state, action)
    if state.position != NO_POSITION and position != state.position:
        return Refusal("OD-2.1", Line("refused-other-card", {"position": state.position + 1}))
    if position >= len(state.row):
        return Refusal("OD-2.1", Line("refused-no-card", {"position": position + 1, "cards": len(state.row)}))
    if action >= REMOVE:
        return refuse_remove(state)
    if position >= reachable(state):
        facts: dict[str, Fact] = {"position": position + 1, "price": price(state, position)}
        facts["vouchers"] = state.airlines[seat].vouchers
        return Refusal("OD-2.2", Line("refused-price", facts))
    return refuse_card(state, position, action)


def is_answer(state: OverbookedState, action: Action) -> bool:
    """Whether it is among the answers to the open question."""
    if state.question == ASK_CHAIR:  # asked of every seat of the plane, after every card that may be chosen
        return SEAT <= action < IGNORE and chairs_for(state, next_suitcase(state)) >> (action - SEAT) & 1 == 1
    answers: list[int] = []
    add_answers(state, answers)
    return action in answers


def not_now(action: int) -> Refusal:
    """Something else is asked."""
    return Refusal("OD-2.1", Line("refused-not-now", {"action": notation(Action(action))}))


def refuse_remove(state: OverbookedState) -> Refusal:
    """Only alone, with a voucher left, and before taking a card."""
    if state.seats > 1:
        return Refusal("OD-9.3", Line("refused-remove-together"))
    return Refusal("OD-9.3", Line("refused-remove-midway"))


# --- A part about a card


def refuse_card(state: OverbookedState, position: int, action: int) -> Refusal:
    """Something about a card in reach, or the one already chosen."""
    card = state.row[position]
    if IGNORE <= action < DROP:
        return refuse_ignore(state, card, (action - IGNORE) % MOST_SUITCASES)
    if action >= DROP:
        return refuse_drop(state, card, (action - DROP) % MOST_SUITCASES)
    if state.question in (ASK_CHAIR, ASK_STEPS):
        return not_now(action)
    left = suitcases_left(state, card)
    if left == 0:
        return Refusal("OD-4.1", Line("refused-nobody-left", {"position": position + 1}))
    missing = short(state, card, left)
    if missing != 0:
        colour = SUITCASES[card][lowest(missing)]
        facts: dict[str, Fact] = {"colour": COLOUR_NAMES[colour], "left": listed(state.supply)[colour]}
        return Refusal("OD-4.1", Line("refused-drop-first", facts))
    if not IS_PATTERN[card]:
        return Refusal("OD-3.7", Line("refused-preference", {"position": position + 1}))
    if action >= TAKE:
        return Refusal("OD-3.1", Line("refused-take", {"position": position + 1}))
    return refuse_place(state, card, left, (action - PLACE) % SPOTS)


def suitcases_left(state: OverbookedState, card: Card) -> int:
    """The suitcases of the card that are to be seated now."""
    return still_to_seat(state) if state.position != NO_POSITION else EVERYBODY[card] & ~gone(state, card)


def lowest(mask: int) -> int:
    """The number of the lowest bit."""
    return (mask & -mask).bit_length() - 1


def refuse_place(state: OverbookedState, card: Card, left: int, spot: int) -> Refusal:
    """Turned like this it is the same as another way, or fits nowhere, or does not fit here."""
    turn = spot // CHAIRS
    facts: dict[str, Fact] = {"turn": 90 * turn, "seat": CHAIR_NAMES[spot % CHAIRS]}
    ways = ways_to_sit(state, card, left)
    turns = {at // CHAIRS for at in range(SPOTS) if ways.index[at] >= 0}
    if turn in turns:
        return Refusal("OD-3.2", Line("refused-misfit", facts))
    for other in sorted(turns):
        if other < turn and same_when_turned(card, left, turn - other):
            return Refusal("OD-3.3", Line("refused-same-turn", {**facts, "other": 90 * other}))
    return Refusal("OD-3.2", Line("refused-no-area", facts))


def same_when_turned(card: Card, left: int, quarters: int) -> bool:
    """Whether those left of the card look the same after so many more quarters."""
    return shape(card, left, 0) == shape(card, left, quarters)


def shape(card: Card, left: int, turn: int) -> list[tuple[int, int, int]]:
    """Row, column and colour of the suitcases left, relative to each other."""
    boxes = [box for number, box in enumerate(turned_boxes(card, turn)) if left >> number & 1]
    top, start = min([row for row, _ in boxes]), min([column for _, column in boxes])
    colours = [colour for number, colour in enumerate(SUITCASES[card]) if left >> number & 1]
    return sorted([(row - top, column - start, colour) for (row, column), colour in zip(boxes, colours, strict=True)])


def refuse_ignore(state: OverbookedState, card: Card, number: int) -> Refusal:
    """No symbol, no such suitcase, or too late."""
    facts: dict[str, Fact] = {"suitcase": number + 1, "count": len(SUITCASES[card])}
    if not state.symbols:
        return Refusal("OD-6.1", Line("refused-no-symbols"))
    if SYMBOL[card] != IGNORE_SYMBOL:
        return Refusal("OD-6.4", Line("refused-no-ignore"))
    if number >= len(SUITCASES[card]):
        return Refusal("OD-6.4", Line("refused-no-suitcase", facts))
    if state.position != NO_POSITION:
        return Refusal("OD-6.4", Line("refused-ignore-late"))
    return Refusal("OD-4.1", Line("refused-gone", {"colour": COLOUR_NAMES[SUITCASES[card][number]]}))


def refuse_drop(state: OverbookedState, card: Card, number: int) -> Refusal:
    """No such suitcase, gone already, or there are passengers enough."""
    if number >= len(SUITCASES[card]):
        facts: dict[str, Fact] = {"suitcase": number + 1, "count": len(SUITCASES[card])}
        return Refusal("OD-4.1", Line("refused-no-suitcase", facts))
    colour: dict[str, Fact] = {"colour": COLOUR_NAMES[SUITCASES[card][number]]}
    if suitcases_left(state, card) >> number & 1 == 0:
        return Refusal("OD-4.1", Line("refused-gone", colour))
    return Refusal("OD-4.1", Line("refused-enough", colour))


# --- A part about a seat


def refuse_chair(state: OverbookedState, action: int) -> Refusal:
    """A seat that does not suit, or nothing about seats is asked."""
    if SEAT <= action < IGNORE and state.question == ASK_CHAIR:
        return refuse_seat(state, action - SEAT)
    if STEPS <= action < DONE and state.question == ASK_STEPS:
        return Refusal("OD-6.2", Line("refused-steps", {"seat": CHAIR_NAMES[action - STEPS]}))
    return not_now(action)


def refuse_seat(state: OverbookedState, chair: int) -> Refusal:
    """There is no such seat, somebody of this card has it, or it is of another kind."""
    facts: dict[str, Fact] = {"seat": CHAIR_NAMES[chair]}
    if ALL[state.side] >> chair & 1 == 0:
        return Refusal("OD-1.3", Line("refused-no-seat", facts))
    if occupied(state.seating) >> chair & 1 == 1:
        return Refusal("OD-3.6", Line("refused-own", facts))
    number = next_suitcase(state)
    facts["colour"] = COLOUR_NAMES[SUITCASES[chosen_card(state)][number]]
    facts["kind"] = KIND_NAMES[WISHES[chosen_card(state)][number]]
    return Refusal("OD-3.7", Line("refused-kind", facts))
