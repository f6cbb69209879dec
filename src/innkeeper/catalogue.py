"""Finds every game; there is no list to edit.

A game is the object `GAME` of a module `game`, in a folder of `innkeeper.games` or wherever an entry point of the group
`innkeeper.games` says (`my_game = "my_package.game:GAME"`), so that other packages bring games of their own.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules
from typing import Final

from innkeeper import games
from innkeeper.engine.errors import UnknownName
from innkeeper.engine.game import Game
from innkeeper.engine.state import State

GROUP: Final = "innkeeper.games"


def find_games(further: Iterable[str] = ()) -> dict[str, Game[State]]:
    """Every game by its name, in the order of their titles.

    `further` are games written like entry points, `package.module:OBJECT`.
    """
    found = [*_installed(), *(_load(place) for place in further)]
    return {game.name: game for game in sorted(found, key=lambda game: game.title)}


def game_named(name: str, further: Iterable[str] = ()) -> Game[State]:
    """The game of that name. Raises UnknownName."""
    known = find_games(further)
    if name not in known:
        raise UnknownName("game", name, list(known))
    return known[name]


def words_folder(game: Game[State]) -> Path:
    """Where the game's message catalogues are."""
    return _words_folder(game.folder)


@cache
def _words_folder(game_folder: str) -> Path:
    return Path(game_folder) / "words"


@cache
def _installed() -> list[Game[State]]:
    own = [
        f"{games.__name__}.{folder.name}.game"
        for folder in iter_modules(games.__path__)
        if folder.ispkg and find_spec(f"{games.__name__}.{folder.name}.game")
    ]
    return [import_module(module).GAME for module in own] + [found.load() for found in entry_points(group=GROUP)]


@cache
def _load(place: str) -> Game[State]:
    game: Game[State] = EntryPoint(name=place, value=place, group=GROUP).load()
    return game
