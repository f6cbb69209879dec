"""What must be conserved in The Bloody Inn: no card and no franc comes from nowhere.

Cards become fewer as the gravedigger takes corpses out of the game, which he has to be paid for: so what is counted is
what would be too much, or gone without him, and that stays nothing.
"""

from collections import Counter

from innkeeper.games.bloody_inn.actions import CARD, CORPSE
from innkeeper.games.bloody_inn.components import CHECK, GRAVEDIGGER, KINDS, NAMES, NO_GUEST, PEASANT, TRAVELERS, Guest
from innkeeper.games.bloody_inn.state import ASK_TOKEN, FINES, GRAVE, MORNING, SOURCE_COUNT, InnState

PEASANTS = {1: 4, 2: 4, 3: 6, 4: 8}


def pieces(state: InnState) -> Counter[str]:
    box = Counter(NAMES[guest] for guest in TRAVELERS) + Counter(peasant=PEASANTS[state.seats])
    found = cards(state)
    missing = box.total() - found.total()
    fined = -sum(state.account[FINES::SOURCE_COUNT]) // GRAVEDIGGER
    nobody_came = state.round == 1 and state.phase < MORNING
    wrong = Counter(paid_for_nothing=max(0, fined - missing), gone=missing if nobody_came else 0)
    for seat, innkeeper in enumerate(state.innkeepers):
        accounted = sum(state.account[seat * SOURCE_COUNT : (seat + 1) * SOURCE_COUNT])
        wrong["francs"] += abs(innkeeper.cash + CHECK * innkeeper.checks - accounted)
    return (found - box) + wrong


def cards(state: InnState) -> Counter[str]:
    """Every card that lies anywhere, by its name."""
    lying = [*state.unseen, *state.box, *state.exit, *state.played, *state.guests, state.arriving, state.top]
    for innkeeper in state.innkeepers:
        lying += [*innkeeper.hand, *innkeeper.corpses, *innkeeper.annexes[1:]]
        lying += [Guest(grave % GRAVE) for grave in innkeeper.graves]
    lying += [PEASANT] * state.bistro
    if state.question != ASK_TOKEN:  # then the card chosen is an annex already
        lying += [Guest(target - CARD) for target in state.targets if CARD <= target < CORPSE]
    lying += [Guest(target - CORPSE) for target in state.targets if CORPSE <= target < CORPSE + KINDS]
    return Counter(NAMES[guest] for guest in lying if guest != NO_GUEST)
