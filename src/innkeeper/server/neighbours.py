"""The other servers on the same database: each hears what the others have changed, and who sits at a table elsewhere.

Nothing rests on being heard: a server that missed something reads the table before it answers (`LiveTable.catch_up`),
and of two changes at once the database takes one. What is heard here only makes the streams quick.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, Final, Protocol

from innkeeper.server.outages import HEARTBEAT
from innkeeper.server.storage import CHANNEL, Storage

if TYPE_CHECKING:
    from psycopg import AsyncConnection

CLAIMS: Final = 0x1FF
"""The class of our advisory locks, as other programs may use some on the same database."""

logger = logging.getLogger(__name__)


class Listener(Protocol):
    """Who wants to know."""

    async def heard_of_change(self, table: str | None) -> None:
        """A table was changed elsewhere; None: any may have been, as nothing could be heard for a while."""

    def heard_of_arrival(self) -> None:
        """A server is there that was not, or was taken to be gone."""

    def heard_of_presence(self, server: str, table: str, seats: frozenset[int]) -> None:
        """These seats, and no others, are present at a table by way of another server."""

    def heard_of_end(self, server: str) -> None:
        """Another server is gone, and with it all who were present by way of it."""

    def present_at(self, table: str) -> Iterable[int]:
        """The seats that are present at a table by way of this server."""


class Neighbours:
    """Those of a server that has none: nobody shares its database."""

    async def run(self, listener: Listener) -> None:
        """Hear until cancelled."""

    def say_present(self, table: str, seats: Iterable[int]) -> None:
        """Let the others know who is present at a table by way of this server."""

    def ask_present(self, table: str) -> None:
        """Ask the others who is present at a table by way of them."""

    @asynccontextmanager
    async def claim(self, table: str) -> AsyncIterator[bool]:
        """Whether this server, and no other meanwhile, sees to what is due at a table."""
        yield True

    async def close(self) -> None:
        """Let go of the database."""


class PostgresNeighbours(Neighbours):
    """Those of a server on PostgreSQL, by LISTEN and NOTIFY. Claims are advisory locks: a dead server holds none."""

    def __init__(self, storage: Storage) -> None:
        self._name = storage.name
        self._address = storage.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._saying: asyncio.Queue[str] = asyncio.Queue()
        self._alive: dict[str, float] = {}
        self._claiming = asyncio.Lock()
        self._claims: AsyncConnection[Any] | None = None

    # --- Hearing and saying

    async def run(self, listener: Listener) -> None:
        """Hear until cancelled; comes back by itself when the database was away."""
        from psycopg import OperationalError

        while True:
            try:
                async with asyncio.TaskGroup() as tasks:
                    tasks.create_task(self._hear(listener))
                    tasks.create_task(self._say())
                    tasks.create_task(self._beat(listener))
            except* OperationalError as errors:
                logger.warning("the other servers cannot be heard: %s", errors.exceptions[0])
            except* Exception:  # such as a table that cannot be read just now
                logger.exception("the other servers cannot be heard")
            await asyncio.sleep(1)

    async def _hear(self, listener: Listener) -> None:
        async with await self._connect() as connection:
            await connection.execute(f"LISTEN {CHANNEL}".encode())
            await listener.heard_of_change(None)
            async for notice in connection.notifies():
                kind, server, *rest = notice.payload.split(" ")
                if server != self._name:
                    if server not in self._alive:
                        listener.heard_of_arrival()
                    self._alive[server] = asyncio.get_running_loop().time()
                    await self._take_in(listener, kind, server, rest)

    async def _take_in(self, listener: Listener, kind: str, server: str, rest: list[str]) -> None:
        if kind == "changed":
            await listener.heard_of_change(rest[0])
        elif kind == "present":
            listener.heard_of_presence(server, rest[0], frozenset(map(int, rest[1:])))
        elif kind == "who":
            self.say_present(rest[0], listener.present_at(rest[0]))

    async def _say(self) -> None:
        async with await self._connect() as connection:
            while True:
                words = await self._saying.get()
                await connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, words))

    async def _beat(self, listener: Listener) -> None:
        while True:
            self._saying.put_nowait(f"alive {self._name}")
            await asyncio.sleep(HEARTBEAT)
            gone = asyncio.get_running_loop().time() - 3 * HEARTBEAT
            for server in [server for server, seen in self._alive.items() if seen < gone]:
                del self._alive[server]
                listener.heard_of_end(server)

    def say_present(self, table: str, seats: Iterable[int]) -> None:
        """Let the others know who is present at a table by way of this server."""
        self._saying.put_nowait(" ".join(["present", self._name, table, *map(str, seats)]))

    def ask_present(self, table: str) -> None:
        """Ask the others who is present at a table by way of them."""
        self._saying.put_nowait(f"who {self._name} {table}")

    # --- Claims

    @asynccontextmanager
    async def claim(self, table: str) -> AsyncIterator[bool]:
        """Whether this server, and no other meanwhile, sees to what is due at a table."""
        mine = await self._lock("pg_try_advisory_lock", table)
        try:
            yield mine
        finally:
            if mine:
                await self._lock("pg_advisory_unlock", table)

    async def _lock(self, function: str, table: str) -> bool:
        from psycopg import OperationalError

        async with self._claiming:
            try:
                if self._claims is None:
                    self._claims = await self._connect()
                found = await self._claims.execute(f"SELECT {function}(%s, hashtext(%s))".encode(), (CLAIMS, table))
                row = await found.fetchone()
            except OperationalError as error:  # with the connection our claims are gone, too
                logger.warning("cannot be claimed: %s", error, extra={"table": table})
                self._claims = None
                return False
        return row is not None and bool(row[0])

    async def close(self) -> None:
        """Let go of the database."""
        if self._claims is not None:
            await self._claims.close()

    async def _connect(self) -> AsyncConnection[Any]:
        from psycopg import AsyncConnection

        return await AsyncConnection.connect(self._address, autocommit=True)


def neighbours_of(storage: Storage) -> Neighbours:
    """The other servers on the same database."""
    return PostgresNeighbours(storage) if storage.shared else Neighbours()
