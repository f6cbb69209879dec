"""Bots: players for any game. A module here with a function `make` is a kind of bot, named like the module.

A bot is asked for by a text such as `house` or `search:200ms`: its kind, and after a colon its settings.
"""

from __future__ import annotations

import time
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Protocol

from innkeeper.bots.clock import Clock
from innkeeper.engine.bot import Bot
from innkeeper.engine.errors import UnknownName

__all__ = ["bot_names", "make_bot"]


class BotKind(Protocol):
    """A module of this package that makes bots."""

    def make(self, settings: str, clock: Clock) -> Bot:
        """A new bot; `settings` is what follows the colon. Raises BadSetup for settings it cannot have."""


def bot_names() -> list[str]:
    """The kinds of bots there are."""
    return sorted(_kinds())


def make_bot(spec: str, clock: Clock = time.perf_counter) -> Bot:
    """A new bot for a text such as `random` or `search:200ms`; it plays one seat of one game.

    `clock` gives seconds, for bots that think for a time. Raises UnknownName for an unknown kind of bot or
    setting, BadSetup for settings it cannot have.
    """
    name, _, settings = spec.partition(":")
    kinds = _kinds()
    if name not in kinds:
        raise UnknownName("bot", name, sorted(kinds))
    return kinds[name].make(settings, clock)


@cache
def _kinds() -> dict[str, BotKind]:
    modules = [import_module(f"{__name__}.{found.name}") for found in iter_modules(__path__)]
    return {module.__name__.rpartition(".")[2]: module for module in modules if hasattr(module, "make")}
