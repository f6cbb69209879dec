"""Keeps tables, seats and moves. What a method here has done is on disk when it returns.

Plain synchronous SQLAlchemy in threads of its own (docs/decisions/): the event loop never waits for the disk. Every
change names the revision of the table it was made for, so that of two servers only one can make it.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import deque
from collections.abc import Callable, Collection, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any, Final, Literal, TypeVar

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Connection,
    ForeignKey,
    Integer,
    MetaData,
    Select,
    String,
    Table,
    Text,
    UniqueConstraint,
    bindparam,
    cast,
    create_engine,
    event,
    false,
    func,
    literal,
    select,
)

from innkeeper.server.wire import Colour

T = TypeVar("T")

Status = Literal["waiting", "playing", "over"]
FactKind = Literal["move", "undo", "said", "handed", "returned", "asked_undo", "agreed", "refused", "left"]

CHANNEL: Final = "innkeeper"
"""Where servers on one PostgreSQL database tell each other what they have changed."""
THREADS: Final = 4
"""How many transactions may be under way on a database that can do several at once."""
GATHERED_SECONDS: Final = 0.025
"""Changes that come so soon after others are kept together: what a transaction takes is hardly more for several."""

METADATA: Final = MetaData()

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(100), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("components", String(64), nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("status", String(10), nullable=False),
    Column("bot_due", Boolean, nullable=False, index=True),
    Column("rematch", String(32)),
    Column("created", BigInteger, nullable=False),
    Column("revision", BigInteger, nullable=False, server_default="0"),
    Column("terms", JSON, nullable=False, server_default="{}"),
    Column("public", Boolean, nullable=False, server_default=false(), index=True),
    Column("host", Integer),
    Column("acting", String(50), nullable=False, server_default=""),
    Column("begun", BigInteger, nullable=False, server_default="0"),
    Column("changed", BigInteger, nullable=False, server_default="0"),
    Column("due", BigInteger, index=True),
    Column("webhook", String(500)),
    Column("turning_points", JSON(none_as_null=True)),
    Column("webhook_language", String(20), nullable=False, server_default="en"),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("name", String(100), nullable=False),
    Column("colour", String(10), nullable=False),
    Column("bot", String(100)),
    Column("token_hash", String(64)),
    Column("person", String(64), index=True),
    Column("stand_in", String(100)),
    Column("webhook", String(500)),
    Column("noticed", Integer, nullable=False, server_default="-1"),
    Column("webhook_language", String(20), nullable=False, server_default="en"),
    Column("program", Boolean, nullable=False, server_default=false()),
)

FACTS: Final = Table(
    "facts",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("command", String(64), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("spent", BigInteger, nullable=False, server_default="0"),
    UniqueConstraint("table_id", "command"),
)

PEOPLE: Final = Table(
    "people",
    METADATA,
    Column("person", String(64), primary_key=True),
    Column("webhook", String(500), nullable=False),
    Column("webhook_language", String(20), nullable=False, server_default="en"),
)


RUNS: Final = Table(
    "runs",
    METADATA,
    Column("server", String(16), primary_key=True),
    Column("begun", BigInteger, nullable=False),
    Column("alive", BigInteger, nullable=False),
)
RUNS_KEPT: Final = 90 * 24 * 3600 * 1000
"""Milliseconds for which runs are kept: longer than any clock has for a move."""

LONGEST_WAIT: Final = 7 * 24 * 3600 * 1000
"""Milliseconds for which a public table that waits is offered to strangers."""

CHANGED: Final = TABLES.update().where(TABLES.c.id == bindparam("table"), TABLES.c.revision == bindparam("read"))
SEATED: Final = SEATS.update().where(SEATS.c.table_id == bindparam("table"), SEATS.c.number == bindparam("seat"))
KEPT: Final = FACTS.insert()
"""What changes are made of, put together once: SQLAlchemy takes as long for that as the database for the work."""


@dataclass(frozen=True)
class Chair:
    """A seat of a table and who sits there; of a token only the SHA-256 is kept."""

    number: int
    kind: Literal["person", "bot", "open"]
    name: str
    colour: Colour
    bot: str | None = None
    token_hash: str | None = None
    person: str | None = None
    """The SHA-256 of the token of the person who sits there, at whatever table."""
    stand_in: str | None = None
    """The bot that plays for the person meanwhile."""
    webhook: str | None = None
    """Where to say that it is the seat's turn."""
    noticed: int = -1
    """The version at which the turn began that was last said."""
    webhook_language: str = "en"
    """The language of whoever gave the webhook."""
    program: bool = False
    """Whether the person says that it is a program, which plays from outside."""

    @property
    def player(self) -> str | None:
        """The bot that moves for this seat, if one does."""
        return self.bot if self.kind == "bot" else self.stand_in


@dataclass(frozen=True)
class Fact:
    """Something decided or said at a table. Facts are never changed or removed.

    `text` is the move; of an `undo` the versions that it takes back; of `handed` why; of `said` the phrase.
    """

    number: int
    kind: FactKind
    seat: int
    text: str
    command: str
    at: int
    spent: int = 0
    """Milliseconds that the move took of the seat's reserve."""


@dataclass(frozen=True)
class Stored:
    """All that is kept of a table. Times are milliseconds since 1970."""

    id: str
    game: str
    rules_version: int
    components: str
    options: dict[str, str]
    seed: int
    status: Status
    bot_due: bool
    rematch: str | None
    created: int
    revision: int
    """How often it was changed, by whichever server."""
    terms: dict[str, Any]
    public: bool
    host: int | None
    acting: str
    """The seats the game asks, with spaces between."""
    begun: int
    """When the last seat was taken."""
    changed: int
    due: int | None
    """When a clock may run out next, or somebody may have been away for too long."""
    webhook: str | None
    """Where to say whose turn it is, whoever that is."""
    chairs: tuple[Chair, ...]
    facts: tuple[Fact, ...] = ()
    turning_points: list[dict[str, Any]] | None = None
    """The choices that mattered most, once the game is over and was thought about."""
    webhook_language: str = "en"
    """The language of whoever gave the webhook."""


@dataclass(frozen=True)
class Change:
    """What is to be kept of a table: a fact, who sits where now, what that makes of it, and a table that follows it."""

    columns: dict[str, Any] = field(default_factory=dict)
    fact: Fact | None = None
    chairs: tuple[Chair, ...] = ()
    following: Stored | None = None


@dataclass(frozen=True, eq=False)
class Waiting:
    """A change on its way to the disk, of a table that was read at a revision; and whoever waits for it."""

    table: str
    revision: int
    change: Change
    kept: asyncio.Future[None]


class Overtaken(Exception):
    """Another server has changed the table since it was read here; nothing was changed."""


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Storage:
    """A database that is ready to use (see `innkeeper.server.migrations`)."""

    def __init__(self, url: str) -> None:
        away = not url.startswith("sqlite")
        # What is kept is nobody's business who reads an error. A server that was away is there again.
        self.engine = create_engine(url, hide_parameters=True, pool_pre_ping=away)
        self.shared: Final = self.engine.dialect.name == "postgresql"
        """Whether other servers may use the same database, and are told of every change."""
        self.name: Final = secrets.token_hex(8)
        """This server's, among them."""
        if self.engine.dialect.name == "sqlite":
            event.listen(self.engine, "connect", _be_durable)
            event.listen(self.engine, "begin", _begin)
        self._threads = ThreadPoolExecutor(THREADS if self.shared else 1, "storage")
        self._waiting: deque[Waiting] = deque()
        self._kept_at = 0.0

    def close(self) -> None:
        """Finish what is under way and let go of the database."""
        self._threads.shutdown()
        self.engine.dispose()

    async def create(self, table: Stored) -> None:
        """Keep a new table."""
        await self._do(lambda connection: _insert(connection, table))

    async def load(self, table: str, since: int = 0) -> Stored | None:
        """All that is kept of a table, or None; of its facts those after number `since`."""
        return await self._do(lambda connection: _load(connection, table, since))

    async def revision(self, table: str) -> int | None:
        """How often a table was changed, by whichever server."""
        asked = select(TABLES.c.revision).where(TABLES.c.id == table)
        return await self._do(lambda connection: connection.scalar(asked))

    async def change(self, table: str, revision: int, change: Change) -> None:
        """Keep a change of a table that was read at this revision; it makes the next one.

        Raises Overtaken when the table is at another revision by now.
        """
        waiting = Waiting(table, revision, change, asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        if len(self._waiting) == 1:  # else a thread will come for all of them already
            self._threads.submit(self._keep_waiting)
        await waiting.kept

    def _keep_waiting(self) -> None:
        """Keep all changes that wait in one transaction: they came while the one before was made, or soon after."""
        time.sleep(max(0.0, self._kept_at + GATHERED_SECONDS - time.monotonic()))
        self._kept_at = time.monotonic()
        group: list[Waiting] = []
        while self._waiting:
            waiting = self._next()
            if waiting is not None and not waiting.kept.cancelled():
                group.append(waiting)
        if not group:
            return
        try:
            self._keep(group)
            outcomes: list[Exception | None] = [None] * len(group)
        except Exception:  # noqa: BLE001 (whatever is wrong with one, it gets to hear alone)
            outcomes = [self._keep_alone(waiting) for waiting in group]
        told = zip([waiting.kept for waiting in group], outcomes, strict=True)
        group[0].kept.get_loop().call_soon_threadsafe(_tell, list(told))

    def _next(self) -> Waiting | None:
        try:
            return self._waiting.popleft()
        except IndexError:  # another thread was quicker
            return None

    def _keep_alone(self, waiting: Waiting) -> Exception | None:
        """Keep one change, or say why not."""
        try:
            self._keep([waiting])
        except Exception as error:  # noqa: BLE001 (raised where it is awaited)
            return error
        return None

    def _keep(self, group: Sequence[Waiting]) -> None:
        """Keep several changes in one transaction. Raises, and keeps none of them, Overtaken or whatever is wrong."""
        ordered = sorted(group, key=lambda waiting: waiting.table)  # servers that wait for each other: never
        with self.engine.begin() as connection:
            for _, rows in groupby(map(_row, ordered), key=dict.keys):
                changed = list(rows)
                if connection.execute(CHANGED, changed).rowcount != len(changed):
                    raise Overtaken
            for waiting in ordered:
                self._change_further(connection, waiting)
            facts = [
                {"table_id": waiting.table, **vars(waiting.change.fact)} for waiting in ordered if waiting.change.fact
            ]
            if facts:
                connection.execute(KEPT, facts)

    def _change_further(self, connection: Connection, waiting: Waiting) -> None:
        """What a change is besides a row of the table and a fact."""
        table, change = waiting.table, waiting.change
        for chair in change.chairs:
            connection.execute(SEATED, {"table": table, "seat": chair.number, **vars(chair)})
        if change.following is not None:
            _insert(connection, change.following)
        self._say_changed(connection, table)

    async def bots_due(self) -> list[tuple[str, bool]]:
        """The tables where a bot is to move, and whether a person plays there; who has waited longest comes first."""
        there = SEATS.c.table_id == TABLES.c.id
        played = select(SEATS.c.number).where(there, SEATS.c.kind == "person", SEATS.c.stand_in.is_(None)).exists()
        asked = select(TABLES.c.id, played).where(TABLES.c.bot_due).order_by(played.desc(), TABLES.c.changed)
        return await self._do(lambda connection: [(name, bool(person)) for name, person in connection.execute(asked)])

    async def with_webhooks(self) -> list[str]:
        """The tables at which somebody is asked, and somebody wants to hear of turns."""
        people = select(PEOPLE.c.person)
        seats = select(SEATS.c.table_id).where(SEATS.c.webhook.is_not(None) | SEATS.c.person.in_(people))
        wanted = TABLES.c.webhook.is_not(None) | TABLES.c.id.in_(seats)
        asked = select(TABLES.c.id).where(TABLES.c.status == "playing", wanted)
        return await self._do(lambda connection: list(connection.scalars(asked)))

    async def due(self, moment: int) -> list[str]:
        """The tables where a clock may have run out, or somebody may have been away for too long."""
        asked = select(TABLES.c.id).where(TABLES.c.due <= moment, TABLES.c.status == "playing")
        return await self._do(lambda connection: list(connection.scalars(asked)))

    async def lobby(self, most: int) -> list[Stored]:
        """The newest public tables that people wait at; those that nobody has come to for days are dead."""
        waiting = TABLES.c.public & (TABLES.c.status == "waiting") & TABLES.c.host.is_not(None)
        where = waiting & (TABLES.c.created > now() - LONGEST_WAIT)
        return await self._list(select(TABLES).where(where).order_by(TABLES.c.created.desc()).limit(most))

    async def tables_of(self, person: str, most: int) -> list[Stored]:
        """The tables where somebody sits: first those where it is their turn, then the latest changed."""
        theirs = select(SEATS.c.table_id).where(SEATS.c.person == person)
        asked = (literal(" ") + TABLES.c.acting + " ").contains(literal(" ") + cast(SEATS.c.number, String) + " ")
        turns = theirs.join(TABLES).where(SEATS.c.stand_in.is_(None), asked)
        order = TABLES.c.id.in_(turns).desc(), TABLES.c.changed.desc()
        return await self._list(select(TABLES).where(TABLES.c.id.in_(theirs)).order_by(*order).limit(most))

    async def webhooks(self, people: Collection[str]) -> dict[str, tuple[str, str]]:
        """Where, and in which language, these people want to hear of their turns; by the hashes of their tokens."""
        asked = select(PEOPLE).where(PEOPLE.c.person.in_(people))

        def work(connection: Connection) -> dict[str, tuple[str, str]]:
            return {row.person: (row.webhook, row.webhook_language) for row in connection.execute(asked)}

        return await self._do(work)

    async def set_webhook(self, person: str, url: str | None, language: str) -> None:
        """Keep where a person wants to hear of their turns, and in which language; None: nowhere."""

        def work(connection: Connection) -> None:
            connection.execute(PEOPLE.delete().where(PEOPLE.c.person == person))
            if url is not None:
                row = {"person": person, "webhook": url, "webhook_language": language}
                connection.execute(PEOPLE.insert(), row)

        await self._do(work)

    async def renew(self, person: str, new: str) -> list[str]:
        """Know a person by another token only, of which this is the hash, wherever they sit; gives those tables."""
        seats = select(SEATS.c.table_id).where(SEATS.c.person == person)
        locked = select(TABLES.c.id).where(TABLES.c.id.in_(seats)).order_by(TABLES.c.id).with_for_update()

        def work(connection: Connection) -> list[str]:
            tables = list(connection.scalars(locked))
            changed = TABLES.update().where(TABLES.c.id.in_(tables)).values(revision=TABLES.c.revision + 1)
            connection.execute(changed)
            connection.execute(SEATS.update().where(SEATS.c.person == person).values(person=new, token_hash=None))
            connection.execute(PEOPLE.update().where(PEOPLE.c.person == person).values(person=new))
            for table in tables:
                self._say_changed(connection, table)
            return tables

        return await self._do(work)

    def _say_changed(self, connection: Connection, table: str) -> None:
        """Have other servers told that a table has changed, once it is."""
        if self.shared:
            connection.execute(select(func.pg_notify(CHANNEL, f"changed {self.name} {table}")))

    async def begin_run(self, moment: int) -> list[tuple[int, int]]:
        """Keep that this server runs from now on; gives the beginnings and last signs of life of all servers."""

        def work(connection: Connection) -> list[tuple[int, int]]:
            connection.execute(RUNS.delete().where(RUNS.c.alive < moment - RUNS_KEPT))
            connection.execute(RUNS.insert(), {"server": self.name, "begun": moment, "alive": moment})
            return [(row.begun, row.alive) for row in connection.execute(select(RUNS))]

        return await self._do(work)

    async def keep_alive(self, moment: int) -> None:
        """Keep that this server is still there."""
        alive = RUNS.update().where(RUNS.c.server == self.name).values(alive=moment)
        await self._do(lambda connection: connection.execute(alive))

    async def _list(self, asked: Select[Any]) -> list[Stored]:
        def work(connection: Connection) -> list[Stored]:
            rows = connection.execute(asked).mappings().all()
            return [Stored(**row, chairs=_chairs(connection, row["id"])) for row in rows]

        return await self._do(work)

    async def _do(self, work: Callable[[Connection], T]) -> T:
        def transaction() -> T:
            with self.engine.begin() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._threads, transaction)


def _row(waiting: Waiting) -> dict[str, Any]:
    """The columns of a table that change."""
    read = waiting.revision
    return {"table": waiting.table, "read": read, "revision": read + 1, **waiting.change.columns}


def _tell(outcomes: Iterable[tuple[asyncio.Future[None], Exception | None]]) -> None:
    """Tell those who wait for their changes what came of them; in the thread in which they wait."""
    for kept, error in outcomes:
        if kept.done():  # nobody waits any more
            continue
        if error is None:
            kept.set_result(None)
        else:
            kept.set_exception(error)


def _be_durable(connection: Any, _record: Any) -> None:
    """In WAL, FULL waits for the disk at every commit: what was acknowledged outlives a power cut."""
    connection.isolation_level = None  # the driver's own transactions leave out changes of the schema
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        connection.execute(f"PRAGMA {pragma}")


def _begin(connection: Connection) -> None:
    """Take the one place for a writer at once, unless the connection only reads."""
    reading = connection.get_execution_options().get("reading", False)
    connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")


def _insert(connection: Connection, table: Stored) -> None:
    row = {column.name: getattr(table, column.name) for column in TABLES.columns}
    connection.execute(TABLES.insert(), row)
    connection.execute(SEATS.insert(), [{"table_id": table.id, **vars(chair)} for chair in table.chairs])
    if table.facts:
        connection.execute(FACTS.insert(), [{"table_id": table.id, **vars(fact)} for fact in table.facts])


def _load(connection: Connection, table: str, since: int) -> Stored | None:
    row = connection.execute(select(TABLES).where(TABLES.c.id == table)).mappings().one_or_none()
    if row is None:
        return None
    return Stored(
        **row,
        chairs=_chairs(connection, table),
        facts=tuple(Fact(**fact) for fact in _rows(connection, FACTS, table, since)),
    )


def _chairs(connection: Connection, table: str) -> tuple[Chair, ...]:
    return tuple(Chair(**chair) for chair in _rows(connection, SEATS, table))


def _rows(connection: Connection, rows: Table, table: str, since: int = -1) -> list[dict[str, Any]]:
    """The rows of a table after a number, in order, without its id."""
    wanted = [column for column in rows.columns if column.name != "table_id"]
    asked = select(*wanted).where(rows.c.table_id == table, rows.c.number > since).order_by(rows.c.number)
    return [dict(row) for row in connection.execute(asked).mappings()]
