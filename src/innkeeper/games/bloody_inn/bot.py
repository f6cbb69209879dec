"""Know-how: what somebody who has played The Bloody Inn a few times would do, reckoned in francs.

`weigh` compares what each choice would change; what things are worth is in `worth`.
"""

from __future__ import annotations

from math import exp
from typing import Final

from innkeeper.engine.seats import Action, Seat
from innkeeper.games.bloody_inn.actions import (
    BISTRO,
    BUY,
    CARD,
    CASH,
    CORPSE,
    DEED,
    DISCARD,
    DISMISS,
    DONE,
    PAY,
    PLAY,
    ROOM,
    UNDER,
)
from innkeeper.games.bloody_inn.components import (
    AFFINITY,
    BUILD,
    BUILDABLE,
    BURY,
    CASH_LIMIT,
    CASH_PER_ANNEX,
    CASH_WHEN_BUILT,
    CHECK,
    GRAVEDIGGER,
    KILL,
    KINDS,
    MONEY,
    NO_GUEST,
    PASS,
    PEASANT,
    POLICE,
    RANK,
    ROOMS,
    TYPE,
    Deed,
    Guest,
)
from innkeeper.games.bloody_inn.rules.ending import loot
from innkeeper.games.bloody_inn.rules.morning import police_in_inn, wages_due
from innkeeper.games.bloody_inn.rules.night import budget, discounts, places_left
from innkeeper.games.bloody_inn.rules.table import free_places, is_free
from innkeeper.games.bloody_inn.state import (
    ASK_ACCOMPLICE,
    ASK_DEED,
    ASK_DISCARD,
    ASK_DISMISS,
    ASK_GRAVE,
    ASK_GRAVEDIGGER,
    ASK_LAUNDER,
    ASK_ROOM,
    ASK_TARGET,
    ASK_TOKEN,
    CLOSED,
    Innkeeper,
    InnState,
)
from innkeeper.games.bloody_inn.worth import (
    BORROWED,
    CARD_WORTH,
    accomplice_worth,
    annex_worth,
    grave_worth,
    nights_left,
)

TEMPER: Final = 1.5
"""Of two choices the one that is better by so many francs is e times as sensible."""


def weigh(state: InnState, seat: Seat, actions: list[Action]) -> list[float]:
    """How much sense each action makes, from what it is likely to bring."""
    nights = nights_left(state)
    gains = [gain_of(state, seat, action, nights) for action in actions]
    best = max(gains)
    return [exp(max(-8.0, (gain - best) / TEMPER)) for gain in gains]


def gain_of(state: InnState, seat: Seat, action: Action, nights: float) -> float:
    """About how many francs the seat is better off for an action."""
    question = state.question
    innkeeper = state.innkeepers[seat]
    if question == ASK_ACCOMPLICE:
        return 0.3 if action == DONE else -loss(state, Guest(action - PLAY), nights)
    if question == ASK_DEED:
        return gain_of_deed(state, innkeeper, Deed(action - DEED), nights)
    if question == ASK_TARGET:
        return 0.0 if action == DONE else gain_of_target(state, innkeeper, state.deed, action, nights)
    if question == ASK_ROOM:
        return gain_of_room(state, seat, action - ROOM)
    if question == ASK_GRAVE:
        return gain_of_grave(state, seat, action)
    if question == ASK_LAUNDER:
        return gain_of_laundering(state, innkeeper, action)
    if question == ASK_GRAVEDIGGER:
        coins = GRAVEDIGGER * len(innkeeper.corpses) - CHECK * (action - PAY)
        return min(0.0, float(innkeeper.cash - coins - wages_due(state, seat)))
    if question == ASK_DISMISS:
        return -accomplice_worth(Guest(action - DISMISS), nights)
    if question == ASK_DISCARD:
        return 0.0 if action == DONE else -accomplice_worth(Guest(action - DISCARD), nights)
    if question == ASK_TOKEN:
        return 0.0 if state.service[action - ROOM] == CLOSED else 0.1
    return 0.0


def loss(state: InnState, guest: Guest, nights: float) -> float:
    """What it costs to play an accomplice: nothing for one that comes back."""
    if AFFINITY[TYPE[guest]] == state.deed:
        return 0.0
    return accomplice_worth(guest, nights)


def gain_of_deed(state: InnState, innkeeper: Innkeeper, deed: Deed, nights: float) -> float:
    """The gain of its best target."""
    if deed == PASS:
        return gain_of_passing(state, innkeeper, nights)
    best = -99.0
    most = budget(state, innkeeper, deed)
    if deed == BURY:
        for corpse in innkeeper.corpses:
            if RANK[corpse] <= most:
                best = max(best, gain_of_target(state, innkeeper, deed, CORPSE + corpse, nights))
    elif deed == BUILD:
        for guest in innkeeper.hand:
            if BUILDABLE[guest] and RANK[guest] <= most:
                best = max(best, gain_of_target(state, innkeeper, deed, CARD + guest, nights))
    else:
        for room in range(ROOMS):
            if state.guests[room] != NO_GUEST and RANK[state.guests[room]] <= most:
                best = max(best, gain_of_target(state, innkeeper, deed, ROOM + room, nights))
        if state.bistro > 0:
            best = max(best, gain_of_target(state, innkeeper, deed, BISTRO, nights))
    return best


def gain_of_target(state: InnState, innkeeper: Innkeeper, deed: Deed, action: int, nights: float) -> float:
    """What the deed brings, less the accomplices it costs."""
    if deed == BURY:
        corpse = Guest(action - CORPSE)
        return gain_of_burying(state, innkeeper, corpse, nights) - price(innkeeper, deed, corpse, NO_GUEST, nights)
    if deed == BUILD:
        annex = Guest(action - CARD)
        return gain_of_building(state, innkeeper, annex, nights) - price(innkeeper, deed, annex, annex, nights)
    guest = PEASANT if action == BISTRO else state.guests[action - ROOM]
    cost = price(innkeeper, deed, guest, NO_GUEST, nights)
    if deed == KILL:
        return gain_of_killing(state, innkeeper, guest, nights) - cost
    return gain_of_bribing(state, innkeeper, guest, nights) - cost


def price(innkeeper: Innkeeper, deed: Deed, target: Guest, kept: Guest, nights: float) -> float:
    """What the accomplices for a target are worth that will not come back: the cheapest of the hand."""
    needed = RANK[target] - discounts(innkeeper, deed)
    if needed <= 0:
        return 0.0
    costs: list[float] = []
    for guest in innkeeper.hand:
        if guest == kept:
            kept = NO_GUEST
        else:
            costs.append(0.0 if AFFINITY[TYPE[guest]] == deed else accomplice_worth(guest, nights))
    costs.sort()
    total = 0.0
    for place in range(min(needed, len(costs))):
        total += costs[place]
    return total


def gain_of_burying(state: InnState, innkeeper: Innkeeper, corpse: Guest, nights: float) -> float:
    """Its money, as far as there is room on the wealth track, and no gravedigger to be paid."""
    own = free_places(innkeeper) > 0
    money = MONEY[corpse] if own else MONEY[corpse] // 2
    if not state.unlimited:
        money = min(money, CASH_LIMIT - innkeeper.cash)
    risk = float(GRAVEDIGGER) if police_in_inn(state) or nights < 1.0 else 3.0
    return money + risk if own else money - 0.25 * MONEY[corpse] + risk


def gain_of_killing(state: InnState, innkeeper: Innkeeper, guest: Guest, nights: float) -> float:
    """Half of its money, as burying it is another action; less the danger of being found with a corpse."""
    lying = len(innkeeper.corpses)
    own = free_places(innkeeper) > lying
    if not own and places_left(state) <= lying:
        return -20.0
    tonight = state.seats >= state.step
    gain = 0.5 * MONEY[guest] * (1.0 if own else BORROWED) - 0.5 * CARD_WORTH * RANK[guest] - 1.0
    if not tonight or lying > 0:
        gain -= float(GRAVEDIGGER) if danger(state, guest) or nights < 1.0 else 2.0
    if TYPE[guest] == POLICE and lying > 0 and not danger(state, guest):
        gain += 0.5 * GRAVEDIGGER * lying
    return gain


def danger(state: InnState, taken: Guest) -> bool:
    """Whether there is police in the rooms besides the guest taken."""
    police = 0
    for guest in state.guests:
        if guest != NO_GUEST and TYPE[guest] == POLICE:
            police += 1
    if taken != PEASANT and TYPE[taken] == POLICE:
        police -= 1
    return police > 0


def gain_of_bribing(state: InnState, innkeeper: Innkeeper, guest: Guest, nights: float) -> float:
    """Another accomplice (or two peasants), while there is money for wages and time to use them."""
    crowd = 0.5 * max(0, len(innkeeper.hand) - 4)
    if guest == PEASANT:
        return min(2, state.bistro) * accomplice_worth(guest, nights) - crowd
    gain = accomplice_worth(guest, nights) - crowd
    if BUILDABLE[guest] and free_places(innkeeper) < 2:
        gain += 0.5 * RANK[guest] * grave_worth(nights)
    if TYPE[guest] == POLICE and innkeeper.corpses and not danger(state, guest):
        gain += 0.5 * GRAVEDIGGER * len(innkeeper.corpses)
    return gain


def gain_of_building(state: InnState, innkeeper: Innkeeper, annex: Guest, nights: float) -> float:
    """Money at once, places for corpses and what the annex will bring; an accomplice fewer."""
    at_once = CASH_WHEN_BUILT[annex]
    if CASH_PER_ANNEX[annex] > 0:
        at_once += CASH_PER_ANNEX[annex] * (1 + of_type(innkeeper, annex))
    if not state.unlimited:
        at_once = min(at_once, CASH_LIMIT - innkeeper.cash)
    useful = min(float(RANK[annex]), max(0.0, 1.5 * nights - free_places(innkeeper)))
    gain = at_once + grave_worth(nights) * useful + annex_worth(state, innkeeper, annex, max(0.0, nights - 0.5))
    return gain - accomplice_worth(annex, nights)


def of_type(innkeeper: Innkeeper, annex: Guest) -> int:
    """How many annexes of the same type are built."""
    found = 0
    for other in innkeeper.annexes:
        if TYPE[other] == TYPE[annex]:
            found += 1
    return found


def gain_of_passing(state: InnState, innkeeper: Innkeeper, nights: float) -> float:
    """Coins made safe in checks, before they are too many."""
    if state.unlimited or nights < 0.6:
        return 0.0
    return 0.6 * max(0, innkeeper.cash - 22)


def gain_of_laundering(state: InnState, innkeeper: Innkeeper, action: int) -> float:
    """Coins left should pay some nights' wages, but leave room on the wealth track."""
    cash = innkeeper.cash
    if BUY < action < CASH:
        cash -= CHECK * (action - BUY)
    elif action > CASH:
        cash += CHECK * (action - CASH)
    wanted = 5 + len(innkeeper.hand) * 2
    return -0.5 * abs(cash - wanted)


def gain_of_grave(state: InnState, seat: Seat, action: int) -> float:
    """Under one's own annex; else under that of the poorest."""
    owner = (action - UNDER) // KINDS
    if owner == seat:
        return 10.0
    return -0.05 * loot(state.innkeepers[owner])


def gain_of_room(state: InnState, seat: Seat, room: int) -> float:
    """Guests of high rank pay room service, and are likely to stay the night: good in one's own room."""
    rank = RANK[state.arriving] if state.arriving != NO_GUEST else 0
    gain = 0.0
    if is_free(state, room):
        if state.service[room] == seat:
            gain += rank
        elif state.service[room] != CLOSED:
            gain -= 0.5 * rank
        if state.keys[room] == seat:
            gain += 0.3 * (rank - 1)
    return gain
