"""OpenSpiel's card games (package `open_spiel`, an optional extra), played at random like ours."""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib.util import find_spec
from statistics import mean
from typing import Any, Final

PEERS: Final = ("crazy_eights", "cribbage", "hearts", "euchre", "skat", "dou_dizhu")
GAMES_COUNTED: Final = 100
GAMES_AT_ONCE: Final = 5


def present() -> bool:
    """Whether open_spiel is installed."""
    return find_spec("pyspiel") is not None


def load(name: str) -> Any:
    """A game of OpenSpiel."""
    import pyspiel

    return pyspiel.load_game(name)


def python_loop(game: Any) -> Callable[[int], int]:
    """Random games through its Python API. Chance nodes are played, and are no decisions."""
    chance = random.Random(1)  # noqa: S311 (no secret)

    def play(turn: int) -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(actions, odds)[0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(chance.random() * len(legal))])
                decisions += 1
        return decisions

    return play


def inner_loop(game: Any) -> Callable[[int], int]:
    """Random games inside its C++ (`evaluate_bots` with uniform random bots).

    It does not count decisions: each game counts as many as a random one has on average.
    """
    import pyspiel

    count = python_loop(game)
    decisions = round(mean(count(turn) for turn in range(GAMES_COUNTED)) * GAMES_AT_ONCE)
    bots = [pyspiel.make_uniform_random_bot(player, player + 1) for player in range(game.num_players())]

    def play(turn: int) -> int:
        for number in range(GAMES_AT_ONCE):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, turn * GAMES_AT_ONCE + number)
        return decisions

    return play
