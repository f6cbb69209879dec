"""The deeds: bribing [BI-4], building [BI-5], killing [BI-6], burying [BI-7] and passing [BI-8]."""

from __future__ import annotations

from innkeeper.engine.events import Fact
from innkeeper.engine.seats import NOBODY, Seat
from innkeeper.engine.state import note
from innkeeper.games.bloody_inn.actions import (
    BISTRO,
    BUY,
    CARD,
    CASH,
    CORPSE,
    DONE,
    ROOM,
    UNDER,
    under_action,
)
from innkeeper.games.bloody_inn.components import (
    BEDROOM,
    CASH_LIMIT,
    CASH_PER_ANNEX,
    CASH_WHEN_BUILT,
    CHECK,
    CHECK_TOKENS,
    KINDS,
    MONEY,
    NO_GUEST,
    PEASANT,
    RANK,
    ROOM_SERVICE,
    ROOMS,
    TYPE,
    Guest,
)
from innkeeper.games.bloody_inn.rules.setup import put_key
from innkeeper.games.bloody_inn.rules.table import (
    add,
    annex_rule,
    bodies,
    built,
    end_move,
    gain,
    named,
)
from innkeeper.games.bloody_inn.state import (
    ANNEXES,
    ASK_GRAVE,
    ASK_TOKEN,
    CLOSED,
    CORPSES,
    GRAVE,
    SOURCE_COUNT,
    SPILT,
    WHITE,
    InnState,
)

# --- Bribe [BI-4]


def bribe(state: InnState) -> None:
    """The guests come into the hand as accomplices [BI-4.1, BI-4.2]."""
    hand = state.innkeepers[state.asked].hand
    for target in state.targets:
        add(hand, take_guest(state, target, "bribe", "BI-4.2" if target == BISTRO else "BI-4.1"))
    end_move(state)


def take_guest(state: InnState, target: int, kind: str, rule: str) -> Guest:
    """The guest at the target leaves the inn with the acting player."""
    if target == BISTRO:
        guest = PEASANT
        state.bistro -= 1
    else:
        guest = state.guests[target - ROOM]
        state.guests[target - ROOM] = NO_GUEST
    if state.events is not None:
        room = 0 if target == BISTRO else target - ROOM + 1
        element = "bistro" if target == BISTRO else f"room:{room}"
        note(state, kind, rule, state.asked, {"guest": named(guest), "room": room}, [element])
    return guest


# --- Build [BI-5]


def build(state: InnState) -> None:
    """The card becomes an annex, and what it does at once happens [BI-5.2, BI-12]."""
    innkeeper = state.innkeepers[state.asked]
    annex = Guest(state.targets[0] - CARD)
    innkeeper.annexes = (*innkeeper.annexes, annex)
    if state.events is not None:
        facts: dict[str, Fact] = {"guest": named(annex), "annex": built(annex)}
        note(state, "build", "BI-5.2", state.asked, facts, [f"under:{state.asked}.{name_of(annex)}"])
    francs = CASH_WHEN_BUILT[annex] + CASH_PER_ANNEX[annex] * annexes_of_type(state, annex)
    if francs > 0:
        gain_from_annex(state, annex, francs)
    if (annex == BEDROOM or annex == ROOM_SERVICE) and any_token_room(state):
        state.question = ASK_TOKEN
    else:
        end_move(state)


def name_of(guest: Guest) -> str:
    """The guest's name in notation."""
    return str(named(guest)).removeprefix("@guest-")


def gain_from_annex(state: InnState, annex: Guest, francs: int) -> None:
    """Money the annex pays the moment it is built [BI-12]."""
    gain(state, state.asked, francs, ANNEXES)
    if state.events is not None:
        note(
            state,
            "gain",
            annex_rule(annex),
            state.asked,
            {"money": francs, "annex": built(annex)},
            [f"purse:{state.asked}"],
        )


def annexes_of_type(state: InnState, annex: Guest) -> int:
    """How many annexes of the same type their owner has built, this one included; the barn has no type [BI-12.1]."""
    found = 0
    for other in state.innkeepers[state.asked].annexes:
        if TYPE[other] == TYPE[annex]:
            found += 1
    return found


def any_token_room(state: InnState) -> bool:
    """Whether there is a room for the key or token: otherwise the annex has no effect."""
    rooms: list[int] = []
    token_actions(state, rooms)
    return bool(rooms)


def token_actions(state: InnState, out: list[int]) -> None:
    """A Bedroom takes over a white key; Room Service goes to any open room without it [BI-12.9, BI-12.14]."""
    bedroom = state.targets[0] == CARD + BEDROOM
    for room in range(ROOMS):
        if bedroom and state.keys[room] == WHITE:
            out.append(ROOM + room)
        if not bedroom and state.keys[room] != CLOSED and state.service[room] == NOBODY:
            out.append(ROOM + room)


def put_token(state: InnState, room: int) -> None:
    """The new annex's key or token is put up [BI-12.9, BI-12.14]."""
    annex = Guest(state.targets[0] - CARD)
    if annex == BEDROOM:
        put_key(state, room, state.asked)
    else:
        service = state.service[:]
        service[room] = state.asked
        state.service = service
    if state.events is not None:
        kind = "key" if annex == BEDROOM else "token"
        note(state, kind, annex_rule(annex), state.asked, {"room": room + 1}, [f"room:{room + 1}"])
    end_move(state)


# --- Kill [BI-6]


def kill(state: InnState) -> None:
    """The guests lie before the acting player as corpses; killing pays nothing [BI-6.1, BI-6.2]."""
    innkeeper = state.innkeepers[state.asked]
    corpses = list(innkeeper.corpses)
    for target in state.targets:
        add(corpses, take_guest(state, target, "kill", "BI-6.1"))
    innkeeper.corpses = tuple(corpses)
    end_move(state)


# --- Bury [BI-7]


def begin_burying(state: InnState) -> None:
    """Corpse by corpse: where to [BI-7.1]."""
    state.question = ASK_GRAVE


def grave_actions(state: InnState, out: list[int]) -> None:
    """Under any annex of anybody with a free place; annexes of one kind and owner count as one [BI-7.1]."""
    for seat in range(state.seats):
        innkeeper = state.innkeepers[seat]
        for place in range(len(innkeeper.annexes)):
            annex = innkeeper.annexes[place]
            action = under_action(Seat(seat), annex)
            if RANK[annex] > 0 and action not in out and bodies(innkeeper, place) < RANK[annex]:
                out.append(action)


def bury_under(state: InnState, action: int) -> None:
    """The next corpse goes under the annex, and its money to the purses [BI-7.1, BI-7.3]."""
    corpse = Guest(state.targets.pop(0) - CORPSE)
    owner = Seat((action - UNDER) // KINDS)
    annex = Guest((action - UNDER) % KINDS)
    innkeeper = state.innkeepers[owner]
    for place in range(len(innkeeper.annexes)):
        if innkeeper.annexes[place] == annex and bodies(innkeeper, place) < RANK[annex]:
            innkeeper.graves = (*innkeeper.graves, place * GRAVE + corpse)
            break
    share_money(state, corpse, owner, annex)
    if not state.targets:
        end_move(state)


def share_money(state: InnState, corpse: Guest, owner: Seat, annex: Guest) -> None:
    """All of it for one's own annex, half each for somebody else's; each half meets the limit by itself [BI-7.3]."""
    money = MONEY[corpse]
    share = money if owner == state.asked else money // 2
    gain(state, state.asked, share, CORPSES)
    if owner != state.asked:
        gain(state, owner, share, CORPSES)
    if state.events is not None:
        facts: dict[str, Fact] = {
            "guest": named(corpse),
            "annex": built(annex),
            "owner": f"seat:{owner}",
            "money": money,
            "share": share,
            "own": "yes" if owner == state.asked else "no",
        }
        note(state, "bury", "BI-7.3", state.asked, facts, [f"under:{owner}.{name_of(annex)}"])


# --- Pass, and launder money [BI-8]


def may_launder(state: InnState) -> bool:
    """Whether there is anything to exchange [BI-8.2]; with unlimited wealth there is no need to [BI-11.1]."""
    innkeeper = state.innkeepers[state.asked]
    return not state.unlimited and (innkeeper.checks > 0 or most_to_buy(state) > 0)


def most_to_buy(state: InnState) -> int:
    """How many checks the coins, and perhaps the supply, allow [BI-8.2, BI-8.3]."""
    affordable = state.innkeepers[state.asked].cash // CHECK
    if not state.checks_limited:
        return affordable
    supply = CHECK_TOKENS
    for innkeeper in state.innkeepers:
        supply -= innkeeper.checks
    return min(affordable, supply)


def launder_actions(state: InnState, out: list[int]) -> None:
    """One way or the other, any number of checks, or not at all [BI-8.2]."""
    out.append(DONE)
    for checks in range(1, most_to_buy(state) + 1):
        out.append(BUY + checks)
    for checks in range(1, state.innkeepers[state.asked].checks + 1):
        out.append(CASH + checks)


def launder(state: InnState, action: int) -> None:
    """Coins into checks, or checks into coins; what goes over the limit is lost [BI-8.2]."""
    innkeeper = state.innkeepers[state.asked]
    if action == DONE:
        pass_by(state)
        return
    checks = action - BUY if action < CASH else action - CASH
    if action < CASH:
        innkeeper.checks += checks
        innkeeper.cash -= CHECK * checks
    else:
        innkeeper.checks -= checks
        innkeeper.cash += CHECK * checks
        if innkeeper.cash > CASH_LIMIT:
            state.account[state.asked * SOURCE_COUNT + SPILT] -= innkeeper.cash - CASH_LIMIT
            innkeeper.cash = CASH_LIMIT
    if state.events is not None:
        facts: dict[str, Fact] = {"checks": checks, "money": CHECK * checks}
        note(state, "buy" if action < CASH else "cash", "BI-8.2", state.asked, facts, [f"purse:{state.asked}"])
    end_move(state)


def pass_by(state: InnState) -> None:
    """Do nothing [BI-8.1]."""
    if state.events is not None:
        note(state, "pass", "BI-8.1", state.asked)
    end_move(state)
