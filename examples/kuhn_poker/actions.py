"""What a player can say, as numbers and as text."""

from __future__ import annotations

from typing import Final

from innkeeper.engine.errors import BadNotation
from innkeeper.engine.seats import Action

CHECK: Final = Action(0)
BET: Final = Action(1)
CALL: Final = Action(2)
FOLD: Final = Action(3)

NOTATION: Final[list[str]] = ["check", "bet", "call", "fold"]
"""The text of each action."""


def parse(text: str) -> Action:
    """The action that is written so. Raises BadNotation."""
    if text not in NOTATION:
        raise BadNotation(f"kuhn_poker: {text!r} is not a move; a move is one of {', '.join(NOTATION)}.")
    return Action(NOTATION.index(text))
