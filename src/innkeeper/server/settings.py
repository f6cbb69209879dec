"""How a server is set up."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from innkeeper.engine.errors import InnkeeperError
from innkeeper.server.logs import LogForm

DATABASE: Final = "innkeeper.sqlite3"


class CannotServe(InnkeeperError):
    """The server cannot start here: a port in use, a folder that cannot be written, a database from the future."""


def data_folder() -> Path:
    """Where this machine keeps a person's data."""
    from platformdirs import user_data_path

    return user_data_path("innkeeper", appauthor=False)


@dataclass(frozen=True)
class Settings:
    """What can be set; the defaults are for one machine at home."""

    data: Path = field(default_factory=data_folder)
    """The folder of the database, made when missing."""

    database: str = ""
    """The URL of another database, such as `postgresql+psycopg://...`; empty: SQLite in the data folder."""

    pace: float = 0.7
    """Seconds between a move and the bot's move that follows it, so that people can follow, and take back."""

    thinkers: int = max(1, (os.cpu_count() or 2) - 1)
    """How many bots may think at once, each in a process of its own."""

    further_games: tuple[str, ...] = ()
    """Games besides the installed ones, as `package.module:OBJECT`."""

    round_seconds: float = 2.0
    """Seconds between two rounds that look for what is due at tables."""

    grace: float = 30.0
    """Seconds after the start in which no clock runs out: people are still coming back."""

    adviser: str = "search:1s"
    """The bot that gives hints; it has to be a search."""

    study_seconds: float = 40.0
    """How long a finished game is thought about, once, to find the choices that mattered most."""

    address: str = ""
    """Where people find the server, for the links in notices, such as `https://inn.example`."""

    away_after: float = 60.0
    """Seconds after which somebody who has left a table counts as away for notices: a page is loaded again sooner."""

    webhooks_anywhere: bool = False
    """Whether notices may also be sent to addresses of this machine and its own network, and without TLS."""

    tables_a_minute: int = 30
    """How many tables one address may begin a minute; 0 is no limit."""

    seats_a_minute: int = 60
    """How many seats one address may take a minute; 0 is no limit."""

    hints_a_minute: int = 30
    """How many hints one address may ask for a minute; 0 is no limit."""

    log: LogForm = "text"
    """Lines for people, or one JSON object a line."""

    tables_in_memory: int = 500
    """How many tables are kept in memory that nobody looks at."""

    def database_url(self) -> str:
        """The URL of the database; makes the data folder. Raises CannotServe where that cannot be written."""
        if self.database:
            return self.database
        _make_writable(self.data)
        return f"sqlite:///{self.data / DATABASE}"


def checked_address(address: str) -> str:
    """Where people find a server, without a slash at its end. Raises CannotServe for what no browser could open."""
    try:
        parts = urlsplit(address)
        fits = parts.scheme in ("https", "http") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        fits = False
    if not fits or not address.isascii() or not address.isprintable() or set(address) & set(" ?#@"):
        raise CannotServe(f"people cannot find the server at {address!r}: write --address like https://inn.example.")
    return address.rstrip("/")


def _make_writable(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        probe = folder / f".writable-{os.getpid()}"
        probe.touch()
        probe.unlink()
    except OSError as error:
        raise CannotServe(
            f"the data folder {folder} cannot be written ({error.strerror}): make it writable, or choose another"
            " with --data."
        ) from error
