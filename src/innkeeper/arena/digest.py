"""A number for what happened in many games, to compare machines, forms and versions."""

from __future__ import annotations

import hashlib
import sys
from array import array
from collections.abc import Iterable, Sequence


def game_digest(notes: Sequence[int], scores: Sequence[int]) -> bytes:
    """SHA-256 of a game: each action played and how many were legal, in turn, and the final scores.

    They are written as whole numbers of 8 bytes, the lowest byte first, after the count of notes.
    """
    numbers = array("q", [len(notes), *notes, *scores])
    if sys.byteorder == "big":
        numbers.byteswap()
    return hashlib.sha256(numbers.tobytes()).digest()


def run_digest(games: Iterable[bytes]) -> str:
    """SHA-256, in hexadecimal, over the digests of games in their order."""
    return hashlib.sha256(b"".join(games)).hexdigest()
