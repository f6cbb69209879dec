"""The settings that may follow a bot's name."""

from __future__ import annotations

from innkeeper.engine.errors import BadSetup


def no_settings(name: str, settings: str) -> None:
    """Raises BadSetup for a bot without settings that was given some."""
    if settings:
        raise BadSetup(f"the bot {name!r} has no settings: write {name!r}, not {name + ':' + settings!r}.")
