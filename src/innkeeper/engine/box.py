"""What is in a game's box: its components file, or the one that a person who owns the box has put in its place."""

from __future__ import annotations

import hashlib
import os
import tomllib
from pathlib import Path
from typing import Any, Final

from innkeeper.engine.errors import BadComponents

OWN_COMPONENTS: Final = "INNKEEPER_COMPONENTS"
"""The environment variable that names a folder with components files of one's own, GAME.toml each."""


def own_components(game: str) -> Path | None:
    """The file that takes the place of the game's own components, if there is one.

    Raises BadComponents when INNKEEPER_COMPONENTS names no folder.
    """
    folder = os.environ.get(OWN_COMPONENTS, "")
    if not folder:
        return None
    if not Path(folder).is_dir():
        raise BadComponents(f"{OWN_COMPONENTS} names {folder!r}, which is no folder.")
    path = Path(folder) / f"{game}.toml"
    return path if path.exists() else None


class Box:
    """A components file: its data, where it was read, and the digest that records carry.

    Its methods raise BadComponents for what cannot be.
    """

    __slots__ = ("data", "digest", "path")

    def __init__(self, game: str, folder: Path) -> None:
        """The game's own file, unless somebody has put another in its place."""
        self.path: Path = own_components(game) or folder / "components.toml"
        try:
            text = self.path.read_bytes()
            self.data: dict[str, Any] = tomllib.loads(text.decode())
        except (OSError, ValueError) as error:
            raise BadComponents(f"{self.path} cannot be read: {error}.") from error
        self.digest: str = hashlib.sha256(text).hexdigest()

    def wrong(self, what: str) -> BadComponents:
        """The error that says what is wrong in this file."""
        return BadComponents(f"{self.path}: {what}")

    def table(self, name: str, inside: dict[str, Any] | None = None) -> dict[str, Any]:
        """A table of the file, or of another table."""
        found = (self.data if inside is None else inside).get(name)
        if not isinstance(found, dict):
            raise self.wrong(f"there is no table {name!r}.")
        return found

    def rows(self, name: str, count: int | None = None) -> list[dict[str, Any]]:
        """An array of tables, perhaps of fixed length."""
        found = self.data.get(name)
        rows = [row for row in found if isinstance(row, dict)] if isinstance(found, list) else []
        if not rows:
            raise self.wrong(f"there is no [[{name}]].")
        if count not in (None, len(rows)):
            raise self.wrong(f"[[{name}]] is there {len(rows)} times, not {count}.")
        return rows

    def whole(self, row: dict[str, Any], name: str, least: int, most: int, where: str) -> int:
        """A whole number within bounds; `where` says of what, for the message."""
        number = row.get(name)
        if type(number) is not int or not least <= number <= most:
            raise self.wrong(f"{name} of {where} is a whole number from {least} to {most}, not {number!r}.")
        return int(number)

    def word(self, row: dict[str, Any], name: str, known: list[str], where: str) -> int:
        """One of the known words: its place among them."""
        word = row.get(name)
        if word not in known:
            raise self.wrong(f"{name} of {where} is one of {', '.join(known)}, not {word!r}.")
        return known.index(word)
