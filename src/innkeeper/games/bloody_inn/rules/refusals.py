"""Why not: for everything a player might try and the rules refuse, the rule and what would make it legal."""

from __future__ import annotations

from innkeeper.engine.events import Fact, Line
from innkeeper.engine.game import Refusal
from innkeeper.engine.seats import Action, Seat
from innkeeper.games.bloody_inn.actions import (
    BISTRO,
    BUY,
    CARD,
    CASH,
    CORPSE,
    DONE,
    PAY,
    ROOM,
    UNDER,
    notation,
    under_action,
)
from innkeeper.games.bloody_inn.components import (
    BEDROOM,
    BRIBE,
    BUILD,
    BUILDABLE,
    BURY,
    CHECK,
    DEED_NAMES,
    KILL,
    KINDS,
    NO_GUEST,
    PASS,
    RANK,
    ROOMS,
    Guest,
)
from innkeeper.games.bloody_inn.rules.deeds import most_to_buy
from innkeeper.games.bloody_inn.rules.night import budget, least_accomplices, places_left
from innkeeper.games.bloody_inn.rules.table import built, named
from innkeeper.games.bloody_inn.rules.turn import add_answers, legal
from innkeeper.games.bloody_inn.state import (
    ASK_ACCOMPLICE,
    ASK_DEED,
    ASK_DOOR,
    ASK_GRAVE,
    ASK_LAUNDER,
    ASK_NOTHING,
    ASK_ROOM,
    ASK_TARGET,
    ASK_TOKEN,
    CLOSED,
    InnState,
)

# --- What a player might try


def candidates(state: InnState, seat: Seat) -> list[Action]:
    """The legal answers, and those in reach of a hand that are refused."""
    found = legal(state, seat)
    if not found:
        return found
    for action in tried(state, seat):
        if action not in found:
            found.append(action)
    return sorted(found)


def tried(state: InnState, seat: Seat) -> list[Action]:
    """What lies there and could be touched, whatever the rules say."""
    question = state.question
    out: list[int] = []
    if question == ASK_DEED:
        out = [BRIBE, BUILD, KILL, BURY, PASS]
    elif question in (ASK_ROOM, ASK_TOKEN, ASK_DOOR):
        out = [ROOM + room for room in range(ROOMS)]
    elif question == ASK_TARGET:
        out = tried_targets(state, seat)
    elif question == ASK_ACCOMPLICE:
        out = [DONE]
    elif question == ASK_GRAVE:
        out = [
            under_action(Seat(owner), annex)
            for owner in range(state.seats)
            for annex in state.innkeepers[owner].annexes
        ]
    return [Action(action) for action in out]


def tried_targets(state: InnState, seat: Seat) -> list[int]:
    """Whoever lies, sits or sleeps where the deed looks for targets."""
    innkeeper = state.innkeepers[seat]
    if state.deed == BUILD:
        return [CARD + guest for guest in innkeeper.hand]
    if state.deed == BURY:
        return [CORPSE + guest for guest in innkeeper.corpses]
    guests: list[int] = [ROOM + room for room in range(ROOMS) if state.guests[room] != NO_GUEST]
    return guests + ([BISTRO] if state.bistro > 0 else [])


# --- Why not


def why_not(state: InnState, seat: Seat, action: Action) -> Refusal | None:
    """The rule and the reason; None exactly for a legal action."""
    if state.question == ASK_NOTHING:
        return Refusal("BI-10.4", Line("refused-over"))
    if seat != state.asked:
        return Refusal("BI-3.1", Line("refused-not-asked", {"player": f"seat:{state.asked}"}))
    answers: list[int] = []
    add_answers(state, answers)
    if action in answers:
        return None
    if action not in tried(state, seat):
        return refuse_other(state, action)
    return refuse_tried(state, seat, action)


def refuse_other(state: InnState, action: Action) -> Refusal:
    """Nothing that lies there, or the answer to another question."""
    if state.question == ASK_LAUNDER and BUY < action < CASH:
        return refuse_buying(state, action - BUY)
    if state.question == ASK_LAUNDER and CASH < action < PAY:
        return Refusal("BI-8.2", Line("refused-cash", {"count": action - CASH}))
    if state.question == ASK_TARGET and state.deed != BUILD and state.deed != BURY and BISTRO <= action < CARD:
        room = 0 if action == BISTRO else action - ROOM + 1
        return Refusal("BI-4.1" if state.deed == BRIBE else "BI-6.1", Line("refused-nobody", {"room": room}))
    return Refusal("BI-3.1", Line("refused-not-now", {"action": notation(action)}))


def refuse_buying(state: InnState, count: int) -> Refusal:
    """Too few coins, or too few checks left in the box."""
    facts: dict[str, Fact] = {"count": count, "money": CHECK * count, "left": most_to_buy(state)}
    if CHECK * count <= state.innkeepers[state.asked].cash:
        return Refusal("BI-8.3", Line("refused-supply", facts))
    return Refusal("BI-8.2", Line("refused-buy", facts))


def refuse_tried(state: InnState, seat: Seat, action: Action) -> Refusal:
    """It lies there, but."""
    question = state.question
    if question == ASK_DEED:
        return refuse_deed(state, seat, action)
    if question == ASK_TARGET:
        return refuse_target(state, seat, action)
    if question == ASK_ACCOMPLICE:
        missing = least_accomplices(state) - len(state.played)
        return Refusal("BI-3.2", Line("refused-done", {"missing": missing}))
    if question == ASK_GRAVE:
        return refuse_grave(state, action)
    return refuse_room(state, action - ROOM)


def refuse_deed(state: InnState, seat: Seat, action: int) -> Refusal:
    """There is nobody within reach of the deed."""
    innkeeper = state.innkeepers[seat]
    facts: dict[str, Fact] = {"hand": len(innkeeper.hand)}
    if action == BURY and not innkeeper.corpses:
        return Refusal("BI-7.1", Line("refused-no-corpse", facts))
    if action == BURY and places_left(state) == 0:
        return Refusal("BI-7.1", Line("refused-no-place", facts))
    if action == BUILD and not [guest for guest in innkeeper.hand if BUILDABLE[guest]]:
        return Refusal("BI-5.1", Line("refused-no-annex", facts))
    return Refusal("BI-3.5", Line(f"refused-{DEED_NAMES[action]}", facts))


def refuse_target(state: InnState, seat: Seat, action: int) -> Refusal:
    """The guest is chosen already, of another sort, too dear, or no annex."""
    if action < CARD and action in state.targets and action != BISTRO:
        return Refusal("BI-3.2", Line("refused-chosen"))
    if state.targets and (action == BISTRO) != (state.targets[0] == BISTRO):
        return Refusal("BI-4.2" if state.deed == BRIBE else "BI-6.1", Line("refused-mixed"))
    guest = target_guest(state, action)
    facts: dict[str, Fact] = {
        "guest": named(guest),
        "rank": RANK[guest],
        "most": max(0, budget(state, state.innkeepers[seat], state.deed)),
        "chosen": len(state.targets),
    }
    if state.deed == BUILD and not BUILDABLE[guest]:
        return Refusal("BI-5.1", Line("refused-no-house", facts))
    return Refusal("BI-3.3" if state.deed == BUILD else "BI-3.2", Line("refused-rank", facts))


def target_guest(state: InnState, action: int) -> Guest:
    """Who a target that is not the bistro is."""
    if action < CARD:
        return state.guests[action - ROOM]
    return Guest((action - CARD) % KINDS)


def refuse_grave(state: InnState, action: int) -> Refusal:
    """The annex is full, or was never deep enough."""
    annex = Guest((action - UNDER) % KINDS)
    facts: dict[str, Fact] = {"annex": built(annex), "places": RANK[annex]}
    return Refusal("BI-7.1", Line("refused-full", facts))


def refuse_room(state: InnState, room: int) -> Refusal:
    """The room is closed, taken, or has what the annex would bring."""
    facts: dict[str, Fact] = {"room": room + 1}
    if state.question == ASK_DOOR:
        return Refusal("BI-1.4", Line("refused-door", facts))
    if state.question == ASK_ROOM:
        if state.keys[room] == CLOSED:
            return Refusal("BI-2.2", Line("refused-closed", facts))
        return Refusal("BI-2.2", Line("refused-taken", {**facts, "guest": named(state.guests[room])}))
    if state.targets[0] == CARD + BEDROOM:
        return Refusal("BI-12.14", Line("refused-no-white-key", facts))
    kind = "refused-closed" if state.keys[room] == CLOSED else "refused-service"
    return Refusal("BI-12.9", Line(kind, facts))
