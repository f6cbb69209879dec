"""The server's own sentences, and a game's together with them."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from typing import Final

from starlette.requests import HTTPConnection

from innkeeper.engine.game import Game
from innkeeper.engine.state import State
from innkeeper.telling import telling_words
from innkeeper.words import Words, preferred, words_of

FOLDER: Final = Path(__file__).parent / "words"

ACCEPTED: Final = re.compile(r"\b([A-Za-z]{1,8})[\w-]*\s*(?:;\s*q=([01](?:\.\d{0,3})?))?")
"""A language of `Accept-Language`, such as `nl-BE;q=0.9`, and its weight."""
LONGEST_WISH: Final = 300
"""Characters of it that are read; browsers send a few dozen."""


def server_words(language: str) -> Words:
    """The server's own sentences."""
    return words_of(language, FOLDER)


def readers_language(accept: str) -> str:
    """The language spoken here that a browser's `Accept-Language` likes best, else English."""
    return _liked_best(accept[:LONGEST_WISH])


@lru_cache(maxsize=1000)
def _liked_best(accept: str) -> str:
    wished = [(float(weight or 1), tag) for tag, weight in ACCEPTED.findall(accept)]
    liked = sorted((one for one in wished if one[0] > 0), key=lambda one: one[0], reverse=True)
    return preferred((tag for _, tag in liked), FOLDER)


def language_of(asking: HTTPConnection) -> str:
    """The language a request asks for: `lang` in its address, else what its browser likes best."""
    return asking.query_params.get("lang") or readers_language(asking.headers.get("accept-language", ""))


@lru_cache(maxsize=1000)  # whoever asks may name any language
def game_words(game: Game[State], language: str) -> Words:
    """The sentences of a game, and the server's."""
    return telling_words(game, language, FOLDER)
