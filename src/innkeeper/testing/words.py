"""Whether everything a game says can be said: each line has its message, and each message what it needs."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final

from innkeeper.engine.events import Fact, Line
from innkeeper.engine.game import Game
from innkeeper.words import FALLBACK, MissingWords, Words, languages, words_of

SHARED: Final = Path(__file__).parents[1] / "server" / "words"
"""The messages that all games share."""

SAMPLE_NAMES: Final = ("Anna", "Bram", "Chiara", "Dirk", "Emma", "Femi", "Gita", "Hugo")

Broken = Callable[[str], AssertionError]


def english(game: Game[Any]) -> Words:
    """The English words of a game."""
    return _english(game.folder)


@cache
def _english(folder: str) -> Words:
    return words_of(FALLBACK, SHARED, Path(folder) / "words")


@cache
def _other_languages(folder: str) -> list[Words]:
    own = Path(folder) / "words"
    return [words_of(language, SHARED, own) for language in sorted(languages(own) - {FALLBACK})]


def say(game: Game[Any], line: Line, broken: Broken) -> str:
    """The line in English. Raises what `broken` makes of the reason where any language of the game lacks the words."""
    try:
        return _said(game.folder, line.key, tuple(line.facts.items()))
    except MissingWords as reason:
        raise broken(f"words are missing: {reason}.") from reason


@cache
def _said(folder: str, key: str, facts: tuple[tuple[str, Fact], ...]) -> str:
    with warnings.catch_warnings():
        warnings.simplefilter("error", MissingWords)
        for other in _other_languages(folder):
            other.text(key, dict(facts), SAMPLE_NAMES)
        return _english(folder).text(key, dict(facts), SAMPLE_NAMES)
