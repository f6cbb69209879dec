"""How the search thinks: its budget and its settings."""

from __future__ import annotations

import re
from typing import Final

from innkeeper.engine.errors import BadSetup, UnknownName

DEFAULT_BUDGET: Final = "1s"

GAMES_OWN: Final = -1
"""As deep as `Game.foresight` says."""


class Tuning:
    """The settings of a search. All are plain numbers, so that variants can be named and measured."""

    def __init__(self) -> None:
        self.seconds = 0.0
        """How long to think about a whole move; 0 when iterations count instead."""
        self.iterations = 0
        self.explore = 1.0
        """How much more often than by its value alone an action is tried that was tried little so far."""
        self.trust = 0.9
        """How much of an action's prior comes from `Game.weigh`; the rest is the same for all."""
        self.depth = GAMES_OWN
        """How many decisions a playout makes at most before `Game.evaluate` judges the position."""
        self.guided = 1.0
        """The share of playouts that follow `Game.weigh`; the others are random."""
        self.win = 0.5
        """How much of the reward is for the first place; the rest is for the lead in points."""


_SETTINGS: Final = ("explore", "trust", "depth", "guided", "win")
_BUDGET: Final = re.compile(r"([0-9]+(?:\.[0-9]+)?)(ms|s|it)")


def parse_tuning(settings: str) -> Tuning:
    """The settings in a text such as `200ms`, `500it` or `1s:depth=40:win=0.3`; no text is one second.

    Raises BadSetup for a budget or a number that is none, UnknownName for an unknown setting.
    """
    tuning = Tuning()
    parts = settings.split(":")
    _set_budget(tuning, parts[0] or DEFAULT_BUDGET)
    for part in parts[1:]:
        name, _, number = part.partition("=")
        _set(tuning, name, number)
    return tuning


def _set_budget(tuning: Tuning, text: str) -> None:
    found = _BUDGET.fullmatch(text)
    amount = float(found[1]) if found is not None else 0.0
    if found is None or amount <= 0 or (found[2] == "it" and amount != int(amount)):
        raise BadSetup(f"the search's budget is a time or iterations such as 200ms, 1s or 500it, not {text!r}.")
    if found[2] == "it":
        tuning.iterations = int(amount)
    else:
        tuning.seconds = amount / 1000 if found[2] == "ms" else amount


def _set(tuning: Tuning, name: str, text: str) -> None:
    if name not in _SETTINGS:
        raise UnknownName("setting of the search", name, list(_SETTINGS))
    try:
        number = float(text)
    except ValueError:
        number = -1.0
    if not 0 <= number <= 1000:
        raise BadSetup(f"the search's {name} is a number from 0 to 1000 such as {name}=0.5, not {text!r}.")
    if name == "depth":
        tuning.depth = int(number)
    elif name == "explore":
        tuning.explore = number
    elif name == "trust":
        tuning.trust = min(number, 1.0)
    elif name == "guided":
        tuning.guided = min(number, 1.0)
    else:
        tuning.win = min(number, 1.0)
