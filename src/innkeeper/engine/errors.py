"""Everything that can be wrong with what one asks of the engine.

    InnkeeperError (ValueError)
    ├── UnknownName      there is no such game, option, choice or bot
    ├── BadSetup         this game cannot be begun like this: seats, options that exclude each other
    ├── BadNotation      the text is not a move of this game at all
    ├── IllegalMove      a move of this game, but not allowed now; carries the rule
    ├── BadPosition      a position that cannot be
    ├── BadRecord        a record that cannot be read or replayed
    └── BadComponents    a components file that cannot be what it says

Each message is one sentence for the person who can act: what, where, and what would be right.
"""

from __future__ import annotations

from difflib import get_close_matches


class InnkeeperError(ValueError):
    """Something asked of the engine cannot be done; nothing was changed."""


class UnknownName(InnkeeperError):
    """There is no such game, option, choice or bot."""

    def __init__(self, what: str, name: str, known: list[str]) -> None:
        close = get_close_matches(name, known, 1)
        hint = f"did you mean {close[0]!r}?" if close else f"there is {', '.join(known) or 'none'}."
        super().__init__(f"no {what} is called {name!r}: {hint}")


class BadSetup(InnkeeperError):
    """This game cannot be begun like this."""


class BadNotation(InnkeeperError):
    """The text is not a move of this game."""


class IllegalMove(InnkeeperError):
    """The move is not allowed in this position."""

    def __init__(self, message: str, rule: str) -> None:
        super().__init__(message)
        self.rule = rule


class BadPosition(InnkeeperError):
    """The position cannot be."""


class BadRecord(InnkeeperError):
    """The record cannot be read or replayed."""


class BadComponents(InnkeeperError):
    """The components file cannot be what it says; the message names it, what is wrong, and what would be right."""
