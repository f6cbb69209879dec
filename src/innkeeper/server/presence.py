"""Who looks at a table, by way of this server and of others."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from innkeeper.engine.seats import NOBODY, Seat
from innkeeper.server.storage import now


class Presence:
    """Those who watch one table. `say` is told which seats are present by way of this server, when they are others."""

    def __init__(self, say: Callable[[frozenset[int]], None], changed: Callable[[], None]) -> None:
        self._say = say
        self._changed = changed
        self._watchers: dict[asyncio.Event, Seat] = {}
        self._elsewhere: dict[str, frozenset[int]] = {}
        """The seats that are present by way of other servers."""
        self.left_at: Final[dict[int, int]] = {}
        """When a seat was last seen to leave."""

    @contextmanager
    def watching(self, viewer: Seat) -> Iterator[asyncio.Event]:
        """An event that is set whenever the table has changed; while a seat watches it is present."""
        watcher = asyncio.Event()
        self.looks(watcher, viewer)
        try:
            yield watcher
        finally:
            self.looks(watcher, NOBODY)
            del self._watchers[watcher]

    def looks(self, watcher: asyncio.Event, viewer: Seat) -> None:
        """Note whose eyes a watcher has: a seat's, which is present then, or NOBODY's, while somebody looks away."""
        before = self.here()
        self._watchers[watcher] = viewer
        turned = before ^ self.here()
        for seat in turned:
            self.left_at[seat] = now()
        if turned:
            self._say(self.here())
            self._changed()

    def here(self) -> frozenset[int]:
        """The seats that are present by way of this server."""
        return frozenset(self._watchers.values()) - {NOBODY}

    def is_present(self, seat: int) -> bool:
        """Whether somebody at the seat looks at the table."""
        return seat in self._watchers.values() or any(seat in seats for seats in self._elsewhere.values())

    def note_elsewhere(self, server: str, seats: frozenset[int]) -> None:
        """Take in who is present by way of another server."""
        before = self._elsewhere.get(server, frozenset())
        if before != seats:
            self._elsewhere[server] = seats
            self.left_at.update(dict.fromkeys(before - seats, now()))
            self._changed()

    def is_watched(self) -> bool:
        """Whether anybody watches by way of this server."""
        return bool(self._watchers)

    def wake(self) -> None:
        """Wake all who watch."""
        for watcher in self._watchers:
            watcher.set()
