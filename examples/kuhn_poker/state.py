"""What lies on the table, and how it is written down."""

from __future__ import annotations

from typing import Final

from innkeeper.engine.chance import Chance
from innkeeper.engine.errors import BadPosition
from innkeeper.engine.reading import chance_state, rows, whole, whole_numbers
from innkeeper.engine.seats import Action
from innkeeper.engine.state import State
from innkeeper.engine.views import Encoded
from kuhn_poker.actions import BET, CALL, CHECK, FOLD, NOTATION, parse
from kuhn_poker.components import ANTE, CARDS, DECK, Card
from kuhn_poker.components import BET as BET_CHIPS


class KuhnState(State):
    """A position of Kuhn poker; whose turn it is and what is in the pot follow from the betting."""

    __slots__ = ("betting", "cards", "chance", "deal", "deals", "folds", "showdowns")

    deals: int
    """How many deals the game has."""

    deal: int
    """The number of this deal, from 1."""

    cards: list[Card]
    """The card of seat 0, the card of seat 1, and the one that stays face down."""

    betting: list[Action]
    """What has been said in this deal, the opener first."""

    showdowns: list[int]
    """The chips each seat has won by showing cards in finished deals."""

    folds: list[int]
    """The chips each seat has won by folds in finished deals."""

    chance: Chance

    def copy(self) -> KuhnState:
        """An equal position that shares nothing that changes; nobody listens to it."""
        twin = KuhnState()
        twin.seats = self.seats
        twin.revealed = self.revealed
        twin.events = None
        twin.deals = self.deals
        twin.deal = self.deal
        twin.cards = self.cards[:]
        twin.betting = self.betting[:]
        twin.showdowns = self.showdowns[:]
        twin.folds = self.folds[:]
        twin.chance = self.chance.copy()
        return twin


# --- What the betting says


def faces_bet(betting: list[Action]) -> bool:
    """Whether the next seat must answer a bet."""
    return bool(betting) and betting[-1] == BET


def betting_over(betting: list[Action]) -> bool:
    """Whether everything in a deal has been said."""
    return len(betting) >= 2 and betting[-1] != BET


def next_words(betting: list[Action]) -> list[Action]:
    """What can be said next [KP-3.1, KP-3.2]."""
    if betting_over(betting):
        return []
    return [CALL, FOLD] if faces_bet(betting) else [CHECK, BET]


def folded(betting: list[Action]) -> bool:
    """Whether the betting ended with a fold."""
    return bool(betting) and betting[-1] == FOLD


def paid(state: KuhnState, seat: int) -> int:
    """How many chips the seat has in the pot."""
    opener = (state.deal - 1) % 2
    spoken = state.betting[(seat - opener) % 2 :: 2]
    return ANTE + (BET_CHIPS if BET in spoken or CALL in spoken else 0)


# --- As data

FIELDS: Final = ("deals", "deal", "cards", "betting", "showdowns", "folds", "revealed", "chance")
MOST_REVEALED: Final = 6
"""Three deals, each with a showdown."""


def encode(state: KuhnState) -> Encoded:
    """The whole position as JSON data."""
    return {
        "deals": state.deals,
        "deal": state.deal,
        "cards": [CARDS[card] for card in state.cards],
        "betting": [NOTATION[action] for action in state.betting],
        "showdowns": state.showdowns[:],
        "folds": state.folds[:],
        "revealed": state.revealed,
        "chance": state.chance.encode(),
    }


def decode(data: Encoded) -> KuhnState:
    """The position that was encoded. Raises BadPosition for one that cannot be."""
    _check_fields(data)
    state = KuhnState()
    state.seats = 2
    state.events = None
    state.deals = whole(data, "deals", 1, 3)
    state.deal = whole(data, "deal", 1, state.deals)
    state.cards = _cards(data)
    state.betting = _betting(data)
    state.showdowns = _won(data, "showdowns", state)
    state.folds = _won(data, "folds", state)
    state.revealed = whole(data, "revealed", 0, MOST_REVEALED)
    state.chance = chance_state(data)
    if betting_over(state.betting) and state.deal < state.deals:
        raise BadPosition("the betting of a deal is over, but the next deal has not begun.")
    return state


def _check_fields(data: Encoded) -> None:
    unknown = [field for field in data if field not in FIELDS]
    if unknown:
        raise BadPosition(f"a position has no {unknown[0]!r}; it has {', '.join(FIELDS)}.")


def _cards(data: Encoded) -> list[Card]:
    names = rows(data, "cards", len(DECK))
    if any(card not in names for card in CARDS):
        raise BadPosition(f"cards holds each of {', '.join(CARDS)} once, not {names!r}.")
    return [DECK[CARDS.index(name)] for name in names]


def _betting(data: Encoded) -> list[Action]:
    betting: list[Action] = []
    for word in rows(data, "betting"):
        allowed = next_words(betting)
        if word not in [NOTATION[action] for action in allowed]:
            raise BadPosition(f"betting cannot go on with {word!r} after {data['betting'][: len(betting)]!r}.")
        betting.append(parse(word))
    return betting


def _won(data: Encoded, name: str, state: KuhnState) -> list[int]:
    won = whole_numbers(data, name, 2)
    finished = state.deal if betting_over(state.betting) else state.deal - 1
    if won[0] + won[1] != 0 or abs(won[0]) > finished * (ANTE + BET_CHIPS):
        raise BadPosition(f"{name} is what one seat won from the other in {finished} deals, not {won!r}.")
    return won[:]
