"""What things are worth in francs, to somebody who has played The Bloody Inn a few times."""

from __future__ import annotations

from typing import Final

from innkeeper.engine.seats import Seat
from innkeeper.games.bloody_inn.components import (
    AFFINITY,
    BEDROOM,
    BUILDABLE,
    BURY,
    BUTCHER_SHOP,
    CASH_LIMIT,
    CASH_PER_GONE,
    CELLAR,
    CHAPEL,
    CRYPT,
    DISTILLERY,
    GARDENS,
    GARDENS_INCOME,
    GRAVEDIGGER,
    GREENHOUSE,
    KILL,
    KINDS,
    MONEY,
    NO_DEED,
    NO_GUEST,
    PARLOR,
    RANK,
    ROOM_SERVICE,
    ROOMS,
    SHOP,
    TYPE,
    WORKSHOP,
    Guest,
)
from innkeeper.games.bloody_inn.rules.ending import end_income, loot
from innkeeper.games.bloody_inn.rules.table import free_places
from innkeeper.games.bloody_inn.state import CLOSED, EVENING, NIGHT, Innkeeper, InnState

# --- How long the game goes on


RETURNING: Final = 0.6
"""The share of the first season's travelers that come back in the second."""


def nights_left(state: InnState) -> float:
    """About how many nights are still to come, the present one as far as it is not over."""
    open_rooms = max(1, ROOMS - state.keys.count(CLOSED))
    ahead = float(state.coming + (state.top != NO_GUEST)) / open_rooms
    if state.last_round:
        ahead = 0.0
    elif state.season == 1:
        ahead += RETURNING * (len(state.exit) / open_rooms + ahead)
    if state.phase == EVENING:
        return ahead + 1.0 if state.guests.count(NO_GUEST) < ROOMS else ahead
    if state.phase == NIGHT:
        return ahead + 1.0 - (state.step - 1.0) / (2.0 * state.seats)
    return ahead


# --- What things are worth


def _by_annex() -> list[float]:
    worth = [0.0] * KINDS
    for annex, francs in (
        (WORKSHOP, 0.6),
        (PARLOR, 0.8),
        (CELLAR, 1.4),
        (DISTILLERY, 0.8),
        (GARDENS, float(GARDENS_INCOME)),
        (CHAPEL, 1.4),
        (CRYPT, 1.6),
        (BUTCHER_SHOP, 1.2),
        (SHOP, 1.0),
        (ROOM_SERVICE, 0.5),
        (BEDROOM, 0.6),
    ):
        worth[annex] = francs
    return worth


WORTH_A_NIGHT: Final[list[float]] = _by_annex()
"""By annex: what its lasting effect brings in a night."""

GRAVE_WORTH: Final = 4.0
CARD_WORTH: Final = 1.6
BORROWED: Final = 0.5
"""What is left of a corpse's money when it goes under another's annex."""


def accomplice_worth(guest: Guest, nights: float) -> float:
    """What a card in hand is worth, wages deducted."""
    if nights <= 0.5:
        return 0.0
    good_at = AFFINITY[TYPE[guest]]
    worth = CARD_WORTH
    if good_at == BURY:
        worth += 1.4
    elif good_at == KILL:
        worth += 1.0
    elif good_at != NO_DEED:
        worth += 0.7
    if BUILDABLE[guest]:
        worth += 0.4 * RANK[guest]
    return worth * min(1.0, nights / 4.0)


def grave_worth(nights: float) -> float:
    """What a free place under an annex is worth to its owner."""
    return GRAVE_WORTH * min(1.0, nights / 4.0)


def annex_worth(state: InnState, innkeeper: Innkeeper, annex: Guest, nights: float) -> float:
    """What an annex that is built will still bring, besides its places."""
    worth = WORTH_A_NIGHT[annex] * nights
    if CASH_PER_GONE[annex] > 0:
        return worth + CASH_PER_GONE[annex] * 2.0 + 0.3 * end_income(state, innkeeper, annex)
    if annex == GREENHOUSE:
        return worth + end_income(state, innkeeper, annex) + nights
    return worth


def corpse_worth(corpse: Guest, has_place: bool, nights: float) -> float:
    """What an unburied corpse is worth: its money less the work, or the gravedigger."""
    if nights <= 0.0:
        return -float(GRAVEDIGGER)
    share = 1.0 if has_place else BORROWED
    worth = share * MONEY[corpse] - CARD_WORTH * RANK[corpse] - 2.0
    likely = min(1.0, 0.3 + nights / 2.0)
    return likely * worth - (1.0 - likely) * GRAVEDIGGER


def evaluate(state: InnState, seat: Seat) -> float:
    """Francs in hand, and those that cards, corpses, places and annexes will likely bring."""
    innkeeper = state.innkeepers[seat]
    nights = nights_left(state)
    value = float(loot(innkeeper)) - tight(innkeeper, nights, state.unlimited)
    for guest in innkeeper.hand:
        value += accomplice_worth(guest, nights)
    for annex in innkeeper.annexes:
        value += annex_worth(state, innkeeper, annex, nights)
    places = free_places(innkeeper)
    for corpse in innkeeper.corpses:
        value += corpse_worth(corpse, places > 0, nights)
        places -= 1
    if places > 0:
        value += grave_worth(nights) * min(float(places), 1.5 * nights)
    for room in range(ROOMS):
        if state.keys[room] == seat:
            value += 0.6 * nights
    return value


def tight(innkeeper: Innkeeper, nights: float, unlimited: bool) -> float:
    """What is lost because the wealth track ends: money soon to come has no place."""
    over = innkeeper.cash - (CASH_LIMIT - 15)
    return 0.3 * over * min(1.0, nights) if over > 0 and not unlimited else 0.0
