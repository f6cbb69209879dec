"""Positions of Kuhn poker written by hand."""

from typing import Any

from innkeeper.engine.events import Event
from innkeeper.engine.game import heard, listen
from innkeeper.engine.seats import Seat
from kuhn_poker.game import GAME
from kuhn_poker.state import KuhnState


def table(cards: str = "queen king jack", betting: str = "", **fields: Any) -> KuhnState:
    """A position by its cards (of seat 0, of seat 1, face down) and the betting."""
    position = {
        "deals": 1,
        "deal": 1,
        "cards": cards.split(),
        "betting": betting.split(),
        "showdowns": [0, 0],
        "folds": [0, 0],
        "revealed": 1,
        "chance": [1, 2, 3, 4],
    }
    return GAME.decode({**position, **fields})


def say(state: KuhnState, words: str) -> list[Event]:
    """Each seat in turn says the next word; what happened."""
    listen(state)
    for word in words.split():
        GAME.play(state, GAME.acting(state)[0], GAME.parse(word))
    return heard(state)


def can_say(state: KuhnState, seat: int) -> list[str]:
    return [GAME.notation(action) for action in GAME.legal(state, Seat(seat))]
