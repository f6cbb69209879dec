"""The end of the game: the last account, loot, and who is richest [BI-10]; the solitaire game [BI-11]."""

from __future__ import annotations

from typing import Final

from innkeeper.engine.events import Fact, Line
from innkeeper.engine.seats import Seat
from innkeeper.engine.state import note
from innkeeper.games.bloody_inn.components import (
    CASH_PER_GONE,
    CHECK,
    GRAVEDIGGER,
    GREENHOUSE,
    GREENHOUSE_PER_CHECK,
    NO_GUEST,
    ROOMS,
    SOLO_TITLES,
    TYPE,
    Guest,
)
from innkeeper.games.bloody_inn.rules.table import add, annex_rule, built, end_move, gain, pay
from innkeeper.games.bloody_inn.state import (
    ANNEXES_AT_END,
    FINES,
    OVER,
    SOURCE_COUNT,
    SOURCES,
    Innkeeper,
    InnState,
)

BODIES: Final = 1000
"""No innkeeper has so many graves: loot times this plus bodies orders by loot, then by bodies."""


def end_abruptly(state: InnState) -> None:
    """Fewer travelers than innkeepers after welcoming: they leave at once, and the account is made [BI-10.1]."""
    if state.events is not None:
        note(state, "abrupt", "BI-10.1", elements=["exit"])
    state.last_round = True
    for room in range(ROOMS):
        if state.guests[room] != NO_GUEST:
            add(state.exit, state.guests[room])
            state.guests[room] = NO_GUEST
    end_game(state)


def end_game(state: InnState) -> None:
    """The gravedigger, then annexes that pay at the end [BI-10.2, BI-10.3]; alone, a corpse loses [BI-11.5]."""
    if state.seats == 1 and state.innkeepers[0].corpses:
        lose(state, "end")
        return
    for seat in range(state.seats):
        pay_last_gravedigger(state, Seat(seat))
    for seat in range(state.seats):
        collect_at_end(state, Seat(seat))
    state.phase = OVER
    end_move(state)


def pay_last_gravedigger(state: InnState, seat: Seat) -> None:
    """10 francs a corpse, coins first and checks only if needed; all there is if it is not enough [BI-10.2]."""
    innkeeper = state.innkeepers[seat]
    corpses = len(innkeeper.corpses)
    if corpses == 0:
        return
    cost = GRAVEDIGGER * corpses
    short = max(0, cost - innkeeper.cash)
    checks = min(innkeeper.checks, (short + CHECK - 1) // CHECK)
    coins = min(innkeeper.cash, cost - CHECK * checks)
    pay(state, seat, coins, FINES)
    innkeeper.checks -= checks
    state.account[seat * SOURCE_COUNT + FINES] -= CHECK * checks
    innkeeper.corpses = ()
    if state.events is not None:
        facts: dict[str, Fact] = {"corpses": corpses, "money": coins, "checks": checks}
        note(state, "final-gravedigger", "BI-10.2", seat, facts, [f"purse:{seat}"])


def collect_at_end(state: InnState, seat: Seat) -> None:
    """Each annex that pays at the end, within the limit of the wealth track [BI-10.3]."""
    innkeeper = state.innkeepers[seat]
    amounts = [end_income(state, innkeeper, annex) for annex in innkeeper.annexes]
    for place in range(len(amounts)):
        if amounts[place] > 0:
            gain(state, seat, amounts[place], ANNEXES_AT_END)
            if state.events is not None:
                annex = innkeeper.annexes[place]
                facts: dict[str, Fact] = {"annex": built(annex), "money": amounts[place]}
                note(state, "final-annex", annex_rule(annex), seat, facts, [f"purse:{seat}"])


def end_income(state: InnState, innkeeper: Innkeeper, annex: Guest) -> int:
    """Francs for the cards of the annex's type in the exit stack, or for the checks of a Greenhouse's owner [BI-12]."""
    if annex == GREENHOUSE:
        return GREENHOUSE_PER_CHECK * checks_counted(state, innkeeper)
    if CASH_PER_GONE[annex] == 0:
        return 0
    gone = 0
    for guest in state.exit:
        if TYPE[guest] == TYPE[annex]:
            gone += 1
    return CASH_PER_GONE[annex] * gone


def checks_counted(state: InnState, innkeeper: Innkeeper) -> int:
    """Checks held; with unlimited wealth all that wealth and the other annexes could be changed into [BI-11.1]."""
    if not state.unlimited:
        return innkeeper.checks
    wealth = innkeeper.cash
    for annex in innkeeper.annexes:
        if annex != GREENHOUSE:
            wealth += end_income(state, innkeeper, annex)
    return wealth // CHECK


def lose(state: InnState, cause: str) -> None:
    """The solitaire game is lost [BI-11.5]."""
    state.lost = True
    if state.events is not None:
        note(state, f"lost-{cause}", "BI-11.5", Seat(0))
    state.phase = OVER
    end_move(state)


# --- Loot and ranking [BI-10.4, BI-10.5]


def loot(innkeeper: Innkeeper) -> int:
    """Coins and checks [BI-10.4]."""
    return innkeeper.cash + CHECK * innkeeper.checks


def scores(state: InnState) -> list[int]:
    """Everybody's loot; nothing for a lost solitaire game [BI-10.4, BI-11.5]."""
    if state.lost:
        return [0]
    return [loot(innkeeper) for innkeeper in state.innkeepers]


def ranking(state: InnState) -> list[int]:
    """Richest first; among equals, most corpses under one's own annexes; still equal, a shared place [BI-10.5]."""
    if state.lost:
        return [2]
    marks = [BODIES * loot(innkeeper) + len(innkeeper.graves) for innkeeper in state.innkeepers]
    return [1 + sum([1 if other > mark else 0 for other in marks]) for mark in marks]


def breakdown(state: InnState) -> list[dict[str, int]]:
    """Where each seat's francs came from and went. A lost solitaire game is worth nothing [BI-11.5]."""
    if state.lost:
        return [dict.fromkeys(SOURCES, 0)]
    return [
        {SOURCES[source]: state.account[seat * SOURCE_COUNT + source] for source in range(SOURCE_COUNT)}
        for seat in range(state.seats)
    ]


def verdict(state: InnState) -> Line | None:
    """The title of a long solitaire game, or that it is lost [BI-11.5, BI-11.6]."""
    if state.phase != OVER or state.seats > 1:
        return None
    if state.lost:
        return Line("verdict-lost")
    if not state.long_game:
        return None
    earned = [title for least, title in SOLO_TITLES if loot(state.innkeepers[0]) >= least]
    return Line(f"verdict-{earned[-1]}") if earned else Line("verdict-none")
