"""The games of innkeeper: decisions, copies, imagined positions and simulations a second."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bench.clock import medians, microseconds
from innkeeper.bots.playout import play_randomly, play_sensibly
from innkeeper.bots.tree import Tree
from innkeeper.bots.tuning import parse_tuning
from innkeeper.engine.chance import Chance, seeded
from innkeeper.engine.game import AnyGame
from innkeeper.engine.knowledge import Knowledge
from innkeeper.engine.state import State

SEATS: Final = 3
SIMULATIONS: Final = 100


def python_loop(game: AnyGame, seats: int) -> Callable[[int], int]:
    """Random games played from Python: every decision is a call of `acting`, `legal` and `apply`."""

    def play(seed: int) -> int:
        state, chance, decisions = game.new(seats, {}, seed), seeded(seed, 1000), 0
        while acting := game.acting(state):
            seat = acting[0]
            legal = game.legal(state, seat)
            game.apply(state, seat, legal[chance.below(len(legal))])
            decisions += 1
        return decisions

    return play


def inner_loop(game: AnyGame, seats: int) -> Callable[[int], int]:
    """Random games in the loop of `simulate`, compiled where the rules are."""
    return lambda seed: play_randomly(game, game.new(seats, {}, seed), seeded(seed, 1000))


def halfway(game: AnyGame, seats: int, seed: int = 5) -> State:
    """A position from the middle of a sensible game, at the beginning of a move with a choice."""
    state, chance, length = game.new(seats, {}, seed), seeded(seed, 1000), 0
    while game.acting(state):
        _go_on(game, state, chance)
        length += 1
    state, chance = game.new(seats, {}, seed), seeded(seed, 1000)
    for _ in range(length // 2):
        _go_on(game, state, chance)
    while not _begins_a_choice(game, state):
        _go_on(game, state, chance)
    return state


def _go_on(game: AnyGame, state: State, chance: Chance) -> None:
    """One decision, by know-how and with all cards open."""
    play_sensibly(game, state, chance, 1, game.acting(state)[0])


def _begins_a_choice(game: AnyGame, state: State) -> bool:
    seat = game.acting(state)[0]
    return len(game.legal(state, seat)) >= 3 and not game.midway(state, seat)


def simulations(game: AnyGame, state: State) -> Callable[[int], int]:
    """Iterations of the search as it plays: imagine, descend, play out up to its depth, evaluate, learn."""
    knowledge = Knowledge(game, state, game.acting(state)[0])

    def think(seed: int) -> int:
        tree, chance = Tree(game, knowledge.seat, parse_tuning("1it")), seeded(seed, 7)
        for _ in range(SIMULATIONS):
            tree.grow(knowledge, chance)
        return SIMULATIONS

    return think


def measure_parts(game: AnyGame) -> dict[str, float]:
    """Microseconds for a copy and an imagined position, and simulations a second of one search of 100."""
    seats = min(SEATS, game.most_seats)
    state = halfway(game, seats)
    seat, chance = game.acting(state)[0], seeded(1)
    found = medians(
        {
            "copy": microseconds(state.copy),
            "imagine": microseconds(lambda: game.imagine(state, seat, chance)),
            "simulations": simulations(game, state),
        }
    )
    return {
        "copy_us": 1e6 / found["copy"],
        "imagine_us": 1e6 / found["imagine"],
        "simulations_per_second": found["simulations"],
    }
