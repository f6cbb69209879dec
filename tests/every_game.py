"""Every game that tests discover: those of the catalogue, and the template game of examples/."""

import importlib
import sys
from collections import Counter
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from innkeeper.catalogue import find_games
from innkeeper.engine.game import AnyGame

EXAMPLES = str(Path(__file__).parents[1] / "examples")
if EXAMPLES not in sys.path:  # pytest puts it there; `python -m tests.golden` does not
    sys.path.append(EXAMPLES)

TEMPLATE = "kuhn_poker.game:GAME"
GAMES: list[AnyGame] = list(find_games([TEMPLATE]).values())

SEATS = [(game, seats) for game in GAMES for seats in range(game.fewest_seats, game.most_seats + 1)]
SEAT_IDS = [f"{game.name}-{seats}" for game, seats in SEATS]


def name_of(game: AnyGame) -> str:
    return game.name


def pieces_of(game: AnyGame) -> Callable[[Any], Counter[Any]] | None:
    """What must be conserved in a game: `pieces` of tests/games/GAME/pieces.py, if it has one."""
    module = f"tests.games.{game.name}.pieces"
    if find_spec(f"tests.games.{game.name}") is None or find_spec(module) is None:
        return None
    pieces: Callable[[Any], Counter[Any]] = importlib.import_module(module).pieces
    return pieces
