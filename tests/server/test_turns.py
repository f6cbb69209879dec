"""Whose question comes next: nobody who waits is kept from an answer by those who do not, or have had more."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace

import httpx
import pytest

from innkeeper.engine.match import Match
from innkeeper.engine.record import record
from innkeeper.engine.seats import NOBODY, Seat
from innkeeper.server import studies, tables, turns
from innkeeper.server.app import open_storage
from innkeeper.server.judging import Studied, TurningPoint
from innkeeper.server.limits import MOST_ADDRESSES
from innkeeper.server.problems import Problem
from innkeeper.server.rounds import attend
from innkeeper.server.table import LiveTable
from innkeeper.server.tables import Tables
from innkeeper.server.thinkers import Question, Thinkers, answer
from innkeeper.server.turns import CREDIT, DEEPEST_DEBT, SHARE, Debts, Haste, Turns, Visitor
from innkeeper.server.wire import NewTable
from tests.server.homes import Home
from tests.server.running import begin as begin_at
from tests.server.running import command, running, sit
from tests.server.test_bots import GAME

ANNA, BRAM = Visitor("anna"), Visitor("bram")
STUDY = Visitor("anna", Haste.LATER)
NOBODYS = Visitor("bram", Haste.LEFT_OVER)
STUCK, QUICK = "search:10s", "random"


@dataclass
class Hall:
    """Those who ask, of one prompt and one spare worker, in the order in which they had their turns."""

    now: float = 0.0
    served: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.turns = Turns(1, lambda: self.now)
        self._leaving: dict[str, asyncio.Event] = {}
        self.asking: dict[str, asyncio.Task[None]] = {}

    async def ask(self, name: str, asker: turns.Asker) -> None:
        """Somebody asks, and has their turn at once or waits."""
        self._leaving[name] = asyncio.Event()
        self.asking[name] = asyncio.create_task(self._have_turn(name, asker))
        await settle()

    async def _have_turn(self, name: str, asker: turns.Asker) -> None:
        async with self.turns.take(asker):
            self.served.append(name)
            await self._leaving[name].wait()

    async def leave(self, name: str, after: float = 0.0) -> None:
        """Somebody's turn is over, after so many seconds."""
        self.now += after
        self._leaving[name].set()
        await self.asking[name]
        await settle()


async def settle() -> None:
    """Let everybody do what they can do without waiting."""
    for _ in range(10):
        await asyncio.sleep(0)


def test_what_nobody_waits_for_never_keeps_a_prompt_worker() -> None:
    async def act(hall: Hall) -> None:
        await hall.ask("one", NOBODYS)
        await hall.ask("two", NOBODYS)
        assert hall.served == ["one"]
        await hall.ask("anna", ANNA)
        assert hall.served == ["one", "anna"]
        await hall.leave("anna")
        assert hall.served == ["one", "anna"]

    asyncio.run(act(Hall()))


def test_who_waits_comes_first_then_who_wants_to_know_then_what_nobody_waits_for() -> None:
    async def act(hall: Hall) -> None:
        for name, asker in (("a", ANNA), ("b", BRAM), ("c", NOBODYS), ("d", STUDY), ("e", NOBODYS), ("f", ANNA)):
            await hall.ask(name, asker)
        assert hall.served == ["a", "b"]
        for name in ("b", "f", "d", "c"):
            await hall.leave(name)
        assert hall.served == ["a", "b", "f", "d", "c", "e"]

    asyncio.run(act(Hall()))


def test_between_two_parts_of_a_study_others_have_their_turn() -> None:
    async def act(hall: Hall) -> None:
        async def study() -> None:
            for part in ("first", "second"):
                async with hall.turns.take(STUDY):
                    hall.served.append(part)

        await hall.ask("a", NOBODYS)
        studying = asyncio.create_task(study())
        await settle()
        await hall.ask("b", NOBODYS)
        await hall.leave("a")
        await hall.leave("b")
        await studying
        assert hall.served == ["a", "first", "b", "second"]

    asyncio.run(act(Hall()))


def test_of_those_who_wait_who_has_had_least_comes_first() -> None:
    async def act(hall: Hall) -> None:
        for name in ("a", "b"):
            await hall.ask(name, ANNA)
        for name in ("c", "d"):
            await hall.ask(name, ANNA)
        await hall.ask("e", BRAM)
        await hall.leave("a", after=10.0)
        assert hall.served == ["a", "b", "e"]
        await hall.leave("b")
        assert hall.served == ["a", "b", "e", "c"]

    asyncio.run(act(Hall()))


def test_who_has_had_more_than_their_share_is_served_by_spare_workers_until_it_is_forgiven() -> None:
    async def act(hall: Hall) -> None:
        await hall.ask("a", ANNA)
        await hall.leave("a", after=CREDIT + 10.0)
        await hall.ask("b", NOBODYS)
        await hall.ask("c", NOBODYS)
        await hall.ask("d", ANNA)
        assert hall.served == ["a", "b"]
        await hall.ask("e", BRAM)
        assert hall.served == ["a", "b", "e"], "the prompt worker is there for others"
        await hall.leave("b")
        assert hall.served == ["a", "b", "e", "d"]
        await hall.leave("e")
        hall.now += 10.0 / SHARE
        await hall.ask("f", ANNA)
        assert hall.served == ["a", "b", "e", "d", "f"]

    asyncio.run(act(Hall()))


def test_what_nobody_waits_for_is_counted_for_nobody() -> None:
    async def act(hall: Hall) -> None:
        await hall.ask("a", NOBODYS)
        await hall.leave("a", after=2 * CREDIT)
        await hall.ask("b", NOBODYS)
        await hall.ask("c", replace(NOBODYS, urgency=Haste.NOW))
        assert hall.served == ["a", "b", "c"]

    asyncio.run(act(Hall()))


@dataclass
class Watched:
    """A table that somebody may come to look at."""

    household: str = ""
    urgency: Haste = Haste.LEFT_OVER

    def haste(self) -> Haste:
        return self.urgency


def test_what_becomes_urgent_while_it_waits_comes_at_once() -> None:
    async def act(hall: Hall) -> None:
        table = Watched()
        await hall.ask("a", NOBODYS)
        await hall.ask("b", table)
        table.urgency = Haste.NOW
        hall.turns.look_again()
        await settle()
        assert hall.served == ["a", "b"]

    asyncio.run(act(Hall()))


def test_who_gives_up_keeps_nobody_waiting() -> None:
    async def act(hall: Hall) -> None:
        for name in ("a", "b", "c", "d", "e"):
            await hall.ask(name, ANNA)
        hall.asking["c"].cancel()
        await settle()
        hall.asking["a"].cancel()
        await settle()
        assert hall.served == ["a", "b", "d"]
        hall.turns._give_back(hall.turns._spare)  # the turn of one who gives up just then
        hall.asking["e"].cancel()
        await settle()
        await hall.ask("f", ANNA)
        assert hall.served == ["a", "b", "d", "f"]

    asyncio.run(act(Hall()))


def test_debts_are_forgiven_are_no_deeper_than_so_and_the_oldest_forgotten() -> None:
    now = 0.0
    debts = Debts(0.5, lambda: now)
    debts.add("anna", 10.0)
    now = 4.0
    assert (debts.of("anna"), debts.of("bram")) == (8.0, 0.0)
    debts.add("anna", 10 * DEEPEST_DEBT)
    assert debts.of("anna") == DEEPEST_DEBT
    for number in range(MOST_ADDRESSES):
        debts.add(str(number), 1.0)
    assert debts.of("anna") == 0.0


# --- At tables


@pytest.fixture
def thoughts(monkeypatch: pytest.MonkeyPatch) -> list[Question]:
    """What is asked; a bot that is slow thinks for ever, any other answers at once."""
    asked: list[Question] = []

    async def think(_: Thinkers, question: Question) -> str:
        asked.append(question)
        if question.bot == STUCK:
            await asyncio.Event().wait()
        return answer(question)

    monkeypatch.setattr(Thinkers, "think", think)
    return asked


def at_tables(home: Home, act: Callable[[Tables], Awaitable[None]], rounds: bool = False) -> None:
    """Let somebody act on the tables of a server without the web around them."""

    async def work() -> None:
        settings = home.settings(round_seconds=0.01)
        found = Tables(settings, open_storage(settings))
        attending = [asyncio.create_task(attend(found))] if rounds else []
        try:
            await act(found)
        finally:
            for task in attending:
                task.cancel()
            await asyncio.gather(*attending, return_exceptions=True)
            await found.close()
            found.storage.close()

    asyncio.run(work())


async def begin(tables: Tables, *seats: str, household: str = "") -> LiveTable:
    """A new table of these bots, with a person at a seat that has no name."""
    chairs = [{"kind": "bot", "bot": bot} if bot else {"kind": "me", "name": "Anna"} for bot in seats]
    wish = NewTable.model_validate({"game": "kuhn_poker", "options": {"deals": "three"}, "seats": chairs})
    return await tables.find((await tables.create(wish, "en", household))["table"])


@contextmanager
def looking(tables: Tables, table: LiveTable) -> Iterator[asyncio.Event]:
    """Somebody watches meanwhile; the event tells of every change."""
    with table.presence.watching(NOBODY) as changed:
        tables.look_on(table, "carla")
        yield changed


async def reach(table: LiveTable, changed: asyncio.Event, fits: Callable[[LiveTable], bool]) -> None:
    """Wait until a table is as it should be."""
    while not fits(table):
        await changed.wait()
        changed.clear()


def test_a_person_is_answered_beside_any_number_of_tables_of_slow_bots(home: Home, thoughts: list[Question]) -> None:
    async def act(tables: Tables) -> None:
        for _ in range(5):
            await begin(tables, STUCK, STUCK)
        table = await begin(tables, "", QUICK)
        with looking(tables, table) as changed:
            await table.move(Seat(0), command(), 0, "bet")
            tables.wake(table)
            await reach(table, changed, lambda table: table.version > 1)

    at_tables(home, act)
    assert sum(question.bot == STUCK for question in thoughts) == 1


def test_a_table_of_bots_is_urgent_once_somebody_looks_on(home: Home, thoughts: list[Question]) -> None:
    async def act(tables: Tables) -> None:
        await begin(tables, STUCK, STUCK)
        table = await begin(tables, QUICK, QUICK, household="anna")
        await settle()
        assert table.haste() == Haste.LEFT_OVER
        with looking(tables, table) as changed:
            await reach(table, changed, lambda table: table.status == "over")
        assert table.household == "anna"

    at_tables(home, act)


def test_a_table_whose_only_person_is_away_is_not_urgent_until_they_look(home: Home, thoughts: list[Question]) -> None:
    async def act(tables: Tables) -> None:
        table = await begin(tables, "", STUCK)
        assert table.haste() == Haste.NOW
        table.chairs[0] = replace(table.chairs[0], stand_in="house")
        assert table.haste() == Haste.LEFT_OVER
        with table.presence.watching(Seat(0)):
            assert table.haste() == Haste.NOW

    at_tables(home, act)


def test_tables_that_nobody_waits_for_come_all_to_their_end(
    home: Home, thoughts: list[Question], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "MOST_UNATTENDED", 1)
    monkeypatch.setattr(LiveTable, "haste", lambda _: Haste.LEFT_OVER)

    async def act(tables: Tables) -> None:
        found = [await begin(tables, QUICK, QUICK) for _ in range(3)]
        assert len(tables._drivers) <= 1
        for table in found:
            with table.presence.watching(NOBODY) as changed:
                await reach(table, changed, lambda table: table.status == "over")

    at_tables(home, act, rounds=True)


def test_rounds_come_first_to_tables_where_somebody_plays(home: Home, thoughts: list[Question]) -> None:
    async def act(tables: Tables) -> None:
        nobodys = [(await begin(tables, STUCK, STUCK)).id for _ in range(2)]
        annas = (await begin(tables, STUCK, "")).id
        assert await tables.storage.bots_due() == [(annas, True), *((name, False) for name in nobodys)]

    at_tables(home, act)


def test_bots_think_for_whose_address_it_was_decided_from(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    wake = Tables.wake

    def note(tables: Tables, table: LiveTable, household: str = "") -> None:
        told.append(household)
        wake(tables, table, household)

    monkeypatch.setattr(Tables, "wake", note)
    addresses = [f"192.0.2.{number}" for number in range(6)]
    with running(home.settings()) as address, httpx.Client(base_url=address, timeout=30) as http:

        def come_from(number: int) -> None:
            http.headers["X-Forwarded-For"] = addresses[number]

        come_from(0)
        anna = begin_at(http, [{"kind": "me", "name": "Anna"}, {"kind": "open"}])
        come_from(1)
        bram = sit(http, anna.table, "Bram")
        come_from(2)
        assert anna.move("bet", 0).status_code == 200
        come_from(3)
        folded = {"command": command(), "version": 1, "move": "fold"}
        path = f"/api/tables/{anna.table}/moves"
        assert http.post(path, params={"seat": 1}, json=folded, headers=bram.headers).status_code == 200
        come_from(4)
        assert anna.post("rematch").status_code == 201
        come_from(5)
        open_table = begin_at(http, [{"kind": "me", "name": "Anna"}, {"kind": "open"}])
        assert open_table.post("bots", seat=1, bot=QUICK).status_code == 204
    assert list(dict.fromkeys(each for each in told if each)) == addresses


# --- Studies


async def finished(tables: Tables) -> LiveTable:
    """A table with a game that is over."""
    match = Match(GAME, 2, {}, 1)
    for seat, move in enumerate(("bet", "fold")):
        match.play(Seat(seat), move)
    return await tables.find(await tables.bring_in(record(match), "en"))


def test_only_so_many_games_wait_to_be_thought_over(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Studied] = []

    async def judge(_: Thinkers, game: Studied, numbers: object) -> list[TurningPoint]:
        asked.append(game)
        await asyncio.Event().wait()
        return []

    async def act(tables: Tables) -> None:
        for number in range(studies.MOST):
            household = f"household {number // studies.MOST_EACH}"
            table = await finished(tables)
            tables.study(table, NOBODY, household)
            tables.study(table, NOBODY, household)
        for household, code in (("household 0", "many_studies"), ("another", "studies_wait")):
            with pytest.raises(Problem) as problem:
                tables.study(await finished(tables), NOBODY, household)
            assert (problem.value.status, problem.value.code) == (429, code)
            assert problem.value.further["retry_after"] >= 1
            assert all(problem.value.message(language)[-1] == "." for language in ("en", "nl"))

    monkeypatch.setattr(Thinkers, "judge", judge)
    at_tables(home, act)
    assert len(asked) <= 1
