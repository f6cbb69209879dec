"""Where the servers of a test keep their tables."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from innkeeper.server.settings import DATABASE, Settings
from tests.server.running import settings_for


@dataclass(frozen=True)
class Home:
    """A folder, and the URL of a database if it is not SQLite in that folder."""

    folder: Path
    url: str = ""

    def settings(self, **changed: Any) -> Settings:
        """The settings of a server here."""
        return settings_for(self.folder, database=self.url, **changed)

    @property
    def database(self) -> str:
        """The URL of the database."""
        return self.url or f"sqlite:///{self.folder / DATABASE}"
