"""Morning: the police investigate, travelers leave, accomplices are paid [BI-9]."""

from __future__ import annotations

from innkeeper.engine.events import Fact
from innkeeper.engine.seats import Seat
from innkeeper.engine.state import note
from innkeeper.games.bloody_inn.actions import DISMISS, PAY, UNPAID
from innkeeper.games.bloody_inn.components import (
    CHECK,
    DISTILLERY,
    GARDENS,
    GARDENS_INCOME,
    GRAVEDIGGER,
    NO_GUEST,
    POLICE,
    ROOM_INCOME,
    ROOMS,
    TYPE,
    WAGE,
    Guest,
)
from innkeeper.games.bloody_inn.rules.ending import end_game, lose
from innkeeper.games.bloody_inn.rules.table import (
    add,
    ask,
    count,
    discard,
    end_move,
    gain,
    in_turn,
    named,
    pay,
)
from innkeeper.games.bloody_inn.state import (
    ASK_DISMISS,
    ASK_GRAVEDIGGER,
    ASK_UNPAID,
    EVENING,
    FINES,
    ROOMS_LET,
    SOURCE_COUNT,
    WAGES,
    InnState,
)


def next_matter(state: InnState) -> None:
    """Police for every seat in turn, then departures, then wages for every seat in turn, then the round is over."""
    matter = state.step
    state.step += 1
    if matter == 0 and not police_in_inn(state):
        state.step = state.seats
    elif matter < state.seats:
        investigate(state, matter)
    elif matter == state.seats:
        travelers_leave(state)
    elif matter <= 2 * state.seats:
        pay_wages(state, in_turn(state, matter - state.seats - 1))
    else:
        end_round(state)


# --- a. Police investigation [BI-9.1 to BI-9.3]


def investigate(state: InnState, place: int) -> None:
    """Whoever has an unburied corpse needs the gravedigger [BI-9.1]; alone, one has lost [BI-11.5]."""
    if place == 0 and state.events is not None:
        note(state, "police", "BI-9.1", elements=police_rooms(state))
    seat = in_turn(state, place)
    corpses = len(state.innkeepers[seat].corpses)
    if corpses == 0:
        return
    if state.seats == 1:
        lose(state, "police")
        return
    fewest, most = check_range(state, seat, corpses)
    if fewest < most:
        ask(state, seat, ASK_GRAVEDIGGER)
    else:
        pay_gravedigger(state, seat, fewest)


def police_in_inn(state: InnState) -> bool:
    """Whether somebody of the police is in an open room."""
    for guest in state.guests:
        if guest != NO_GUEST and TYPE[guest] == POLICE:
            return True
    return False


def police_rooms(state: InnState) -> list[str]:
    """The rooms the police sleep in, as elements."""
    return [
        f"room:{room + 1}"
        for room in range(ROOMS)
        if state.guests[room] != NO_GUEST and TYPE[state.guests[room]] == POLICE
    ]


def check_range(state: InnState, seat: Seat, corpses: int) -> tuple[int, int]:
    """The fewest and the most checks to pay with, each for one corpse; all of them if money is short [BI-9.2]."""
    innkeeper = state.innkeepers[seat]
    short = GRAVEDIGGER * corpses - innkeeper.cash
    fewest = (short + CHECK - 1) // CHECK if short > 0 else 0
    most = min(innkeeper.checks, corpses)
    if fewest > most:
        return innkeeper.checks, innkeeper.checks
    return fewest, most


def gravedigger_actions(state: InnState, out: list[int]) -> None:
    """How many of the corpses are paid for with a check [BI-9.2]."""
    fewest, most = check_range(state, state.asked, len(state.innkeepers[state.asked].corpses))
    for checks in range(fewest, most + 1):
        out.append(PAY + checks)


def choose_checks(state: InnState, action: int) -> None:
    """The gravedigger is paid with so many checks [BI-9.2]."""
    pay_gravedigger(state, state.asked, action - PAY)
    end_move(state)


def pay_gravedigger(state: InnState, seat: Seat, checks: int) -> None:
    """So many checks, the rest in coins as far as they go; the corpses leave the game [BI-9.2, BI-9.3]."""
    innkeeper = state.innkeepers[seat]
    corpses = len(innkeeper.corpses)
    coins = max(0, min(innkeeper.cash, GRAVEDIGGER * corpses - CHECK * checks))
    pay(state, seat, coins, FINES)
    innkeeper.checks -= checks
    state.account[seat * SOURCE_COUNT + FINES] -= CHECK * checks
    innkeeper.corpses = ()
    if state.events is not None:
        facts: dict[str, Fact] = {"corpses": corpses, "money": coins, "checks": checks}
        note(state, "gravedigger", "BI-9.2", seat, facts, [f"purse:{seat}"])


# --- b. Travelers leave [BI-9.4, BI-9.5]


def travelers_leave(state: InnState) -> None:
    """Each room still let pays its owner; Gardens pay too; then everybody in the rooms goes to the exit stack."""
    for seat in range(state.seats):
        collect_rent(state, Seat(seat))
    leaving = 0
    for room in range(ROOMS):
        if state.guests[room] != NO_GUEST:
            add(state.exit, state.guests[room])
            state.guests[room] = NO_GUEST
            leaving += 1
    if leaving > 0 and state.events is not None:
        note(state, "leave", "BI-9.5", facts={"count": leaving}, elements=["exit"])


def rooms_let(state: InnState, seat: Seat) -> int:
    """How many rooms with the seat's key have a traveler [BI-9.4]."""
    let = 0
    for room in range(ROOMS):
        if state.keys[room] == seat and state.guests[room] != NO_GUEST:
            let += 1
    return let


def collect_rent(state: InnState, seat: Seat) -> None:
    """A franc for each of one's own rooms that is let, two for Gardens [BI-9.4, BI-12.4]."""
    let = rooms_let(state, seat)
    gardens = GARDENS_INCOME * count(state.innkeepers[seat], GARDENS)
    gain(state, seat, ROOM_INCOME * let + gardens, ROOMS_LET)
    if state.events is not None:
        if let > 0:
            note(state, "income", "BI-9.4", seat, {"rooms": let, "money": ROOM_INCOME * let}, [f"purse:{seat}"])
        if gardens > 0:
            note(state, "gardens", "BI-12.4", seat, {"money": gardens}, [f"purse:{seat}"])


# --- c. Pay wages [BI-9.6, BI-9.7]


def wages_due(state: InnState, seat: Seat) -> int:
    """A franc for each accomplice in hand, but for one for each Distillery [BI-9.6, BI-12.3]."""
    innkeeper = state.innkeepers[seat]
    return WAGE * max(0, len(innkeeper.hand) - count(innkeeper, DISTILLERY))


def pay_wages(state: InnState, seat: Seat) -> None:
    """In coins, never in checks; whoever cannot be paid is let go [BI-9.6, BI-9.7, BI-11.2]."""
    unpaid = unpaid_choices(state, seat)
    if len(unpaid) > 1:
        ask(state, seat, ASK_UNPAID)
    else:
        settle_wages(state, seat, unpaid[0])


def unpaid_choices(state: InnState, seat: Seat) -> list[int]:
    """How many can stay unpaid: one number, unless wealth is unlimited and may be held as checks [BI-11.2]."""
    due = wages_due(state, seat)
    cash = state.innkeepers[seat].cash
    if not state.unlimited:
        return [max(0, due - cash)]
    choices: list[int] = []
    coins = cash
    while coins >= 0:
        unpaid = max(0, due - coins)
        if not choices or choices[len(choices) - 1] != unpaid:
            choices.append(unpaid)
        coins -= CHECK
    return choices


def unpaid_actions(state: InnState, out: list[int]) -> None:
    """How many are let go [BI-11.2]."""
    for unpaid in unpaid_choices(state, state.asked):
        out.append(UNPAID + unpaid)


def choose_unpaid(state: InnState, action: int) -> None:
    """So many are let go [BI-11.2]."""
    seat = state.asked
    parts = state.parts
    settle_wages(state, seat, action - UNPAID)
    if state.owed > 0:
        state.parts = parts
    else:
        end_move(state)


def settle_wages(state: InnState, seat: Seat, unpaid: int) -> None:
    """Pay all but so many; if that is the whole hand it goes, else the owner says who [BI-9.6, BI-9.7]."""
    innkeeper = state.innkeepers[seat]
    coins = wages_due(state, seat) - unpaid
    exempt = len(innkeeper.hand) - coins - unpaid
    pay(state, seat, coins, WAGES)
    if state.events is not None and (coins > 0 or exempt > 0):
        note(state, "wages", "BI-9.6", seat, {"money": coins, "exempt": exempt}, [f"purse:{seat}"])
    if unpaid == len(innkeeper.hand):
        for guest in innkeeper.hand:
            let_go(state, seat, guest)
        innkeeper.hand = []
    elif unpaid > 0:
        ask(state, seat, ASK_DISMISS)
        state.owed = unpaid


def dismiss_actions(state: InnState, out: list[int]) -> None:
    """Each kind of card in hand [BI-9.7]."""
    last = NO_GUEST
    for guest in state.innkeepers[state.asked].hand:
        if guest != last:
            out.append(DISMISS + guest)
        last = guest


def dismiss(state: InnState, action: int) -> None:
    """One unpaid accomplice is let go [BI-9.7]."""
    guest = Guest(action - DISMISS)
    state.innkeepers[state.asked].hand.remove(guest)
    let_go(state, state.asked, guest)
    state.owed -= 1
    if state.owed == 0:
        end_move(state)


def let_go(state: InnState, seat: Seat, guest: Guest) -> None:
    """To the exit stack, a peasant to the bistro [BI-9.7]."""
    discard(state, guest)
    if state.events is not None:
        note(state, "dismiss", "BI-9.7", seat, {"guest": named(guest)}, ["exit"])


# --- The round is over [BI-9.8]


def end_round(state: InnState) -> None:
    """The first-player card goes to the left; after the last round the game ends [BI-9.8, BI-10]."""
    state.first = in_turn(state, 1)
    if state.last_round:
        end_game(state)
        return
    state.round += 1
    state.phase = EVENING
    state.step = 0
    if state.events is not None:
        note(state, "round", "BI-9.8", state.first, {"round": state.round})
