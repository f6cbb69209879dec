"""This game's know-how: the equilibrium of Kuhn's paper in which the opener bluffs with every third Jack."""

from __future__ import annotations

from typing import Final

from innkeeper.engine.seats import Action, Seat
from kuhn_poker.actions import BET, CALL, CHECK, FOLD
from kuhn_poker.components import ANTE, CARDS
from kuhn_poker.rules import opener, scores
from kuhn_poker.state import KuhnState

# How often each card says the bolder of the two: bet, or call.
OPENING: Final[list[float]] = [1 / 3, 0.0, 1.0]
AFTER_CHECK: Final[list[float]] = [1 / 3, 0.0, 1.0]
ANSWER_OF_OPENER: Final[list[float]] = [0.0, 2 / 3, 1.0]
ANSWER: Final[list[float]] = [0.0, 1 / 3, 1.0]


def weigh(state: KuhnState, seat: Seat, actions: list[Action]) -> list[float]:
    """How often the equilibrium takes each action, from the seat's own card and the betting alone."""
    bold = boldness(state, seat)[state.cards[seat]]
    chances = {BET: bold, CALL: bold, CHECK: 1 - bold, FOLD: 1 - bold}
    return [chances[action] for action in actions]


def boldness(state: KuhnState, seat: Seat) -> list[float]:
    """How often each card is bold in this place of the betting."""
    if not state.betting:
        return OPENING
    if state.betting[-1] == CHECK:
        return AFTER_CHECK
    return ANSWER_OF_OPENER if seat == opener(state) else ANSWER


def evaluate(state: KuhnState, seat: Seat) -> float:
    """The chips won, and a share of the ante for a good card."""
    middle = (len(CARDS) - 1) / 2
    return scores(state)[seat] + ANTE * (state.cards[seat] - middle) / middle
