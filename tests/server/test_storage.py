"""Changes that come while one is on its way to the disk are kept together, and each as if it were alone."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import pytest
from sqlalchemy.exc import IntegrityError

from innkeeper.server.app import open_storage
from innkeeper.server.storage import Change, Fact, Overtaken, Storage
from innkeeper.server.tables import Tables
from innkeeper.server.wire import NewTable
from tests.server.homes import Home
from tests.server.running import command

TABLES: Final = 12
WISH: Final = {"game": "kuhn_poker", "seats": [{"kind": "me", "name": "Anna"}, {"kind": "open"}]}

Act = Callable[[Storage, list[str]], Awaitable[None]]


def with_tables(home: Home, act: Act) -> None:
    """Let somebody act on a database with some tables, each at its first revision."""

    async def work() -> None:
        settings = home.settings()
        storage = open_storage(settings)
        tables = Tables(settings, storage)
        try:
            wish = NewTable.model_validate(WISH)
            await act(storage, [(await tables.create(wish, "en"))["table"] for _ in range(TABLES)])
        finally:
            await tables.close()
            storage.close()

    asyncio.run(work())


def said(number: int, used: str) -> Change:
    return Change(fact=Fact(number, "said", 0, "hello", used, 0))


async def at_once(storage: Storage, changes: list[tuple[str, int, Change]]) -> list[BaseException | None]:
    """What became of changes that were sent at the same time."""
    return await asyncio.gather(*(storage.change(*change) for change in changes), return_exceptions=True)


async def kept(storage: Storage, table: str) -> tuple[int, list[str]]:
    """The revision of a table, and the commands of its facts."""
    stored = await storage.load(table)
    assert stored is not None
    return stored.revision, [fact.command for fact in stored.facts]


def test_changes_at_once_are_all_kept(home: Home) -> None:
    async def act(storage: Storage, tables: list[str]) -> None:
        commands = {table: command() for table in tables}
        assert not any(await at_once(storage, [(table, 0, said(1, commands[table])) for table in tables]))
        for table in tables:
            assert await kept(storage, table) == (1, [commands[table]])

    with_tables(home, act)


def test_who_is_overtaken_is_told_so_alone(home: Home) -> None:
    async def act(storage: Storage, tables: list[str]) -> None:
        late = set(tables[::3])
        found = await at_once(storage, [(table, 7 if table in late else 0, said(1, command())) for table in tables])
        assert [isinstance(each, Overtaken) for each in found] == [table in late for table in tables]
        for table in tables:
            revision, commands = await kept(storage, table)
            assert (revision, len(commands)) == ((0, 0) if table in late else (1, 1))

    with_tables(home, act)


def test_a_change_that_the_database_refuses_takes_no_other_with_it(home: Home) -> None:
    async def act(storage: Storage, tables: list[str]) -> None:
        used = command()
        await storage.change(tables[5], 0, said(1, used))
        wishes = [(table, 0, said(1, command())) for table in tables]
        wishes[5] = (tables[5], 1, said(2, used))  # the same command twice at a table
        found = await at_once(storage, wishes)
        assert [isinstance(each, IntegrityError) for each in found] == [table == tables[5] for table in tables]
        assert await kept(storage, tables[5]) == (1, [used])
        for table in tables[:5] + tables[6:]:
            revision, commands = await kept(storage, table)
            assert (revision, len(commands)) == (1, 1)

    with_tables(home, act)


def test_a_change_nobody_waits_for_any_more_holds_up_no_other(home: Home) -> None:
    async def act(storage: Storage, tables: list[str]) -> None:
        given_up = asyncio.create_task(storage.change(tables[0], 0, said(1, command())))
        others = asyncio.create_task(at_once(storage, [(table, 0, said(1, command())) for table in tables[1:]]))
        asyncio.get_running_loop().call_soon(given_up.cancel)  # once both are under way
        with pytest.raises(asyncio.CancelledError):
            await given_up
        assert not any(await others)

    with_tables(home, act)
