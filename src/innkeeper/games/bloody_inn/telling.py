"""What is asked and what an action does, as lines for the catalogue."""

from __future__ import annotations

from innkeeper.engine.events import Fact, Line
from innkeeper.engine.seats import Action, Seat
from innkeeper.games.bloody_inn.actions import (
    BISTRO,
    BUY,
    CARD,
    CASH,
    CORPSE,
    DISCARD,
    DISMISS,
    DONE,
    PAY,
    PLAY,
    ROOM,
    UNDER,
    UNPAID,
)
from innkeeper.games.bloody_inn.components import (
    BEDROOM,
    BUILDABLE,
    CHECK,
    DEED_NAMES,
    KINDS,
    MONEY,
    NO_GUEST,
    RANK,
    Guest,
)
from innkeeper.games.bloody_inn.rules.night import least_accomplices
from innkeeper.games.bloody_inn.rules.table import built, named
from innkeeper.games.bloody_inn.state import (
    ASK_ACCOMPLICE,
    ASK_DEED,
    ASK_DISMISS,
    ASK_GRAVE,
    ASK_GRAVEDIGGER,
    ASK_NOTHING,
    ASK_ROOM,
    ASK_TARGET,
    ASK_TOKEN,
    QUESTION_NAMES,
    InnState,
)

# --- Prompts


def prompt(state: InnState, seat: Seat) -> Line:
    """What the seat is asked."""
    question = state.question
    if seat != state.asked or question == ASK_NOTHING:
        return Line("prompt-wait")
    facts: dict[str, Fact] = {"deed": DEED_NAMES[state.deed]}
    if question == ASK_ROOM:
        facts["guest"] = named(state.arriving)
    elif question == ASK_DEED:
        facts["action"] = 1 + (state.step - 1) // state.seats
    elif question == ASK_TARGET:
        facts["chosen"] = len(state.targets)
        facts["hand"] = len(state.innkeepers[seat].hand)
    elif question == ASK_ACCOMPLICE:
        facts["missing"] = max(0, least_accomplices(state) - len(state.played))
        facts["most"] = state.cost - len(state.played)
    elif question == ASK_GRAVE:
        corpse = Guest(state.targets[0] - CORPSE)
        facts["guest"] = named(corpse)
        facts["money"] = MONEY[corpse]
    elif question == ASK_TOKEN:
        facts["token"] = "key" if state.targets[0] == CARD + BEDROOM else "service"
    elif question == ASK_GRAVEDIGGER:
        facts["corpses"] = len(state.innkeepers[seat].corpses)
    elif question == ASK_DISMISS:
        facts["owed"] = state.owed
    return Line(f"prompt-{QUESTION_NAMES[question]}", facts)


# --- Actions


def phrase(state: InnState, seat: Seat, action: Action) -> Line:
    """What the action does, in the position in which it may be chosen."""
    if action < DONE:
        return Line(f"action-{DEED_NAMES[action]}")
    if action == DONE:
        return Line(f"action-done-{QUESTION_NAMES[state.question]}")
    if action == BISTRO:
        return Line("action-bistro", {"deed": DEED_NAMES[state.deed]})
    if action < CARD:
        return phrase_room(state, action - ROOM)
    if action < UNDER:
        return phrase_card(action)
    if action < BUY:
        return phrase_grave(state, action)
    count = action - (BUY if action < CASH else CASH if action < PAY else PAY if action < UNPAID else UNPAID)
    word = "buy" if action < CASH else "cash" if action < PAY else "pay" if action < UNPAID else "unpaid"
    return Line(f"action-{word}", {"count": count, "money": CHECK * count})


def phrase_room(state: InnState, room: int) -> Line:
    """A room, and who is in it when it is about the guest."""
    facts: dict[str, Fact] = {"room": room + 1}
    guest = state.guests[room]
    if guest != NO_GUEST and state.question == ASK_TARGET:
        facts["guest"] = named(guest)
        facts["rank"] = RANK[guest]
        facts["deed"] = DEED_NAMES[state.deed]
        return Line("action-room-guest", facts)
    return Line("action-room", facts)


def phrase_card(action: int) -> Line:
    """Something done with a card: chosen, buried, played, discarded or let go."""
    words = ["card", "corpse", "play", "discard", "dismiss"]
    guest = Guest((action - CARD) % KINDS)
    facts: dict[str, Fact] = {
        "guest": named(guest),
        "annex": built(guest),
        "rank": RANK[guest],
        "money": MONEY[guest],
    }
    if action < CORPSE and not BUILDABLE[guest]:
        return Line("action-card-none", facts)
    return Line(f"action-{words[(action - CARD) // KINDS]}", facts)


def phrase_grave(state: InnState, action: int) -> Line:
    """A place under an annex, one's own or somebody's."""
    owner = (action - UNDER) // KINDS
    annex = Guest((action - UNDER) % KINDS)
    money = MONEY[state.targets[0] - CORPSE] if state.question == ASK_GRAVE else 0
    own = "yes" if owner == state.asked else "no"
    share = money if own == "yes" else money // 2
    return Line("action-under", {"annex": built(annex), "owner": f"seat:{owner}", "own": own, "money": share})


# Every word of phrase_card is a range of KINDS actions, in this order.
assert (CORPSE - CARD, PLAY - CORPSE, DISCARD - PLAY, DISMISS - DISCARD, UNDER - DISMISS) == (KINDS,) * 5
