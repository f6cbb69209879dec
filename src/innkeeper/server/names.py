"""Names and colours of players."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Iterable
from typing import Final, get_args

from innkeeper.server.problems import Problem
from innkeeper.server.wire import Colour

LONGEST_NAME: Final = 24
COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
UNSEEN: Final = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
"""Kinds of characters nobody sees: they could break a line, turn its direction, or make two names look alike."""


def clean_name(said: str, taken: Collection[str] = ()) -> str:
    """A name without invisible characters and double spaces, told apart from those taken.

    Raises Problem for one that is empty or too long.
    """
    seen = "".join(" " if char.isspace() else char for char in unicodedata.normalize("NFC", said))
    seen = "".join(char for char in seen if unicodedata.category(char) not in UNSEEN)
    name = " ".join(seen.split())
    if not 0 < len(name) <= LONGEST_NAME:
        raise Problem(422, "no_name", {"most": LONGEST_NAME})
    return untaken(name, taken)


def untaken(name: str, taken: Collection[str]) -> str:
    """The name, with a number if somebody has it already."""
    if name not in taken:
        return name
    return next(numbered for count in range(2, 99) if (numbered := f"{name} {count}") not in taken)


def free_colour(wish: Colour | None, taken: Iterable[str]) -> Colour:
    """The colour wished for if it is free, else the first that is; with more seats than colours they repeat."""
    free = [colour for colour in COLOURS if colour not in set(taken)]
    return wish if wish in free else (free or list(COLOURS))[0]
