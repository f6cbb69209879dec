"""What goes out to those who look at a table: plain data, ready for JSON, the same for every game."""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict

from innkeeper.engine.events import Fact

View = dict[str, Any]
"""Everything one viewer may know of a position; each game has a TypedDict for its own."""

Encoded = dict[str, Any]
"""A whole position as JSON data."""


class Piece(TypedDict):
    """One thing that lies in a zone: its name for choices and events, and the message that names it."""

    element: str
    words: str
    facts: dict[str, Fact]
    art: NotRequired[str]
    hidden: NotRequired[bool]


class Zone(TypedDict):
    """A part of the table with what lies in it, in order. `seat` is whose it is, if it is somebody's."""

    element: str
    words: str
    facts: dict[str, Fact]
    seat: int | None
    pieces: list[Piece]
