"""What is in memory follows what is on disk: whatever happens to the disk, the rules, or between two servers."""

import asyncio
import gc
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any
from weakref import ref

import pytest
from sqlalchemy.exc import OperationalError

from innkeeper.engine.seats import NOBODY, Seat
from innkeeper.server import company, seating
from innkeeper.server.app import open_storage
from innkeeper.server.course import Course
from innkeeper.server.problems import Problem
from innkeeper.server.scene import Narrator
from innkeeper.server.showing import MOST_KEPT
from innkeeper.server.storage import Change, Fact
from innkeeper.server.table import LiveTable
from innkeeper.server.tables import Tables
from innkeeper.server.wire import NewTable, SitDown
from innkeeper.words import Words
from tests.server.homes import Home
from tests.server.running import command

pytestmark = pytest.mark.both_forms

ANNA, BRAM = Seat(0), Seat(1)
WISH = {
    "game": "kuhn_poker",
    "options": {"deals": "three"},
    "seats": [{"kind": "me", "name": "Anna"}, {"kind": "open"}],
    "seed": 1,
}


def at_a_table(
    home: Home,
    act: Callable[[Tables, LiveTable], Awaitable[None]],
    terms: dict[str, Any] | None = None,
    **changed: Any,
) -> None:
    """Let somebody act on the tables of a server without the web around them, at a new table of Anna and Bram."""

    async def work() -> None:
        settings = home.settings(**changed)
        tables = Tables(settings, open_storage(settings))
        wish = NewTable.model_validate({**WISH, "terms": terms or {}})
        table = await tables.find((await tables.create(wish, "en"))["table"])
        await seating.sit(table, SitDown(name="Bram"))
        try:
            await act(tables, table)
        finally:
            await tables.close()
            tables.storage.close()

    asyncio.run(work())


def test_a_move_the_disk_did_not_take_was_not_made(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    async def full(*_: object) -> None:
        raise OperationalError("INSERT", {}, OSError("disk full"))

    async def act(tables: Tables, table: LiveTable) -> None:
        before = table.showing.snapshot(ANNA, "en")
        with monkeypatch.context() as patched:
            patched.setattr(tables.storage, "change", full)
            with pytest.raises(Problem) as problem:
                await table.move(ANNA, used, 0, "check")
        assert (problem.value.status, problem.value.code) == (503, "not_kept")
        assert table.showing.snapshot(ANNA, "en") == before
        assert await table.move(ANNA, used, 0, "check") == 1

    used = command()
    at_a_table(home, act)


def test_a_move_is_seen_by_nobody_before_it_is_on_disk(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    async def act(tables: Tables, table: LiveTable) -> None:
        keep = tables.storage.change
        during: list[int] = []

        async def look_and_keep(*change: Any) -> None:
            during.append(table.version)
            with table.presence.watching(NOBODY) as changed:
                await keep(*change)
                during.append(table.version)
                assert not changed.is_set()

        monkeypatch.setattr(tables.storage, "change", look_and_keep)
        await table.move(ANNA, command(), 0, "check")
        assert (during, table.version) == ([0, 0], 1)

    at_a_table(home, act)


def test_what_another_server_wrote_is_read_again(home: Home) -> None:
    async def act(tables: Tables, table: LiveTable) -> None:
        other = Tables(tables.settings, open_storage(tables.settings))
        await (await other.find(table.id)).move(ANNA, command(), 0, "bet")
        other.storage.close()
        with pytest.raises(Problem) as problem:
            await table.move(ANNA, command(), 0, "check")
        assert problem.value.status == 409
        assert [fact.text for fact in table.course.facts] == ["bet"]
        assert await table.move(BRAM, command(), 1, "fold") == 2

    at_a_table(home, act)


def test_moves_that_do_not_fit_the_rules_are_told_not_played(home: Home) -> None:
    async def act(tables: Tables, table: LiveTable) -> None:
        bad = Fact(1, "move", 0, "fold", command(), 0)
        await tables.storage.change(table.id, table.revision, Change(fact=bad))
        with pytest.raises(Problem) as problem:
            await Tables(tables.settings, tables.storage).find(table.id)
        assert problem.value.code == "unreadable"

    at_a_table(home, act)


def test_tables_nobody_looks_at_make_room(home: Home) -> None:
    async def act(tables: Tables, table: LiveTable) -> None:
        await table.move(ANNA, command(), 0, "check")
        with table.presence.watching(ANNA):
            before = table.showing.snapshot(ANNA, "en")
            for _ in range(3):
                await tables.create(NewTable.model_validate(WISH), "en")
            assert await tables.find(table.id) is table
        nobodys = ref(await tables.find((await tables.create(NewTable.model_validate(WISH), "en"))["table"]))
        await tables.create(NewTable.model_validate(WISH), "en")
        gc.collect()
        assert nobodys() is None
        again = await Tables(tables.settings, tables.storage).find(table.id)
        with again.presence.watching(ANNA):
            assert again.showing.snapshot(ANNA, "en") == before

    at_a_table(home, act, tables_in_memory=1)


def test_a_table_that_somebody_still_has_is_never_there_twice(home: Home) -> None:
    async def act(tables: Tables, table: LiveTable) -> None:
        await tables.create(NewTable.model_validate(WISH), "en")
        with (await tables.find(table.id)).presence.watching(ANNA) as changed:
            await table.move(ANNA, command(), 0, "check")
            assert changed.is_set()

    at_a_table(home, act, tables_in_memory=1)


def test_what_all_have_agreed_to_is_done_after_a_crash_too(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    async def act(tables: Tables, table: LiveTable) -> None:
        await table.move(ANNA, command(), 0, "check")
        await table.move(BRAM, command(), 1, "bet")
        await company.ask_undo(table, ANNA, command())
        with monkeypatch.context() as killed:
            killed.setattr(company, "fulfil_wish", lambda _: asyncio.sleep(0))
            await company.answer_undo(table, BRAM, command(), agree=True)
        assert table.course.wish is not None
        again = await Tables(tables.settings, tables.storage).find(table.id)
        assert again.course.wish is None
        assert again.course.facts[-1].kind == "undo"

    at_a_table(home, act)


def test_whoever_asks_since_when_they_like_fills_no_memory(home: Home) -> None:
    async def act(_: Tables, table: LiveTable) -> None:
        for number in range(0, 100, 2):
            await table.move(ANNA, command(), number, "bet")
            await table.undo(ANNA, command(), number + 1)
        for zones in (False, True):
            for since in range(100):
                assert table.showing.snapshot(NOBODY, "en", zones, since)
        kept = [one for one in gc.get_referents(table.showing._snapshots) if isinstance(one, str)]
        assert len(kept) <= MOST_KEPT

    at_a_table(home, act)


def test_a_snapshot_is_put_together_once_for_all_who_get_the_same(home: Home) -> None:
    async def act(_: Tables, table: LiveTable) -> None:
        assert table.showing.snapshot(NOBODY, "en") is table.showing.snapshot(NOBODY, "xx")
        assert table.showing.snapshot(NOBODY, "en") is not table.showing.snapshot(ANNA, "en")
        before = table.showing.snapshot(NOBODY, "en")
        await table.move(ANNA, command(), 0, "check")
        assert table.showing.snapshot(NOBODY, "en") != before

    at_a_table(home, act)


def test_a_section_is_named_by_its_first_line(home: Home) -> None:
    async def act(_: Tables, table: LiveTable) -> None:
        catalogue = (Path(table.game.folder) / "words" / "en.ftl").read_text()
        for kind in ("check", "bet"):
            catalogue = catalogue.replace(
                f"event-{kind} =", f"event-{kind} = x\n    .section = Betting\nunused-{kind} ="
            )
        (home.folder / "en.ftl").write_text(catalogue)
        course: Course = table.course
        narrator = Narrator(course, ANNA, Words("en", [home.folder]), ["Anna", "Bram"])
        for number, (seat, text) in enumerate([(0, "check"), (1, "bet")], start=1):
            course.add(Fact(number, "move", seat, text, command(), 0))
        assert [line["section"] for line in narrator.log(0)] == ["Betting", None]
        assert [line["section"] for line in narrator.log(1)] == [None]

    at_a_table(home, act)


def test_replay_comes_to_what_was_there(home: Home) -> None:
    async def act(tables: Tables, table: LiveTable) -> None:
        for move in ("bet", None, "check", "bet", None, "bet", "call", "check"):
            seat = table.course.acting()[0]
            if move is None:
                mover = Seat(table.course.facts[-1].seat)
                await table.undo(mover, command(), table.version)
            else:
                await table.move(seat, command(), table.version, move)
        stored = await tables.storage.load(table.id)
        assert stored is not None
        again = LiveTable(replace(stored), table.game, tables.storage, tables.neighbours, tables.metrics)
        for viewer in (ANNA, BRAM, NOBODY):
            assert again.showing.snapshot(viewer, "en") == table.showing.snapshot(viewer, "en")
        assert again.course.asked == table.course.asked

    at_a_table(home, act)
