"""One number for how a game plays: the same wherever, and in whichever form, the same rules run.

    python -m innkeeper.testing.digest MODULE GAMES SEED

prints the digest of `MODULE.GAME`.
"""

from __future__ import annotations

import sys
from importlib import import_module
from typing import Any

from innkeeper.arena.digest import game_digest, run_digest
from innkeeper.engine.chance import seeded
from innkeeper.engine.game import Game
from innkeeper.engine.options import Options
from innkeeper.testing.setups import pairwise, setups
from innkeeper.testing.spots import PLAYERS_STREAM, next_seat


def digest(game: Game[Any], games: int, seed: int = 0) -> str:
    """The digest of random games, through all seats and (pairs of) options in turn."""
    beginnings = [
        (seats, options)
        for seats in range(game.fewest_seats, game.most_seats + 1)
        for options in pairwise(setups(game, seats))
    ]
    return run_digest(_one_game(game, *beginnings[number % len(beginnings)], seed + number) for number in range(games))


def _one_game(game: Game[Any], seats: int, options: Options, seed: int) -> bytes:
    """The digest of one random game, in which each decision counts with all that was legal."""
    state = game.new(seats, options, seed)
    chance = seeded(seed, PLAYERS_STREAM)
    notes: list[int] = []
    seat = next_seat(game, state, None, chance)
    while seat is not None:
        legal = game.legal(state, seat)
        action = legal[chance.below(len(legal))]
        notes += [seat, action, len(legal), *legal]
        game.apply(state, seat, action)
        seat = next_seat(game, state, seat, chance)
    return game_digest(notes, game.scores(state))


if __name__ == "__main__":
    module, games, first_seed = sys.argv[1:]
    sys.stdout.write(digest(import_module(module).GAME, int(games), int(first_seed)) + "\n")
