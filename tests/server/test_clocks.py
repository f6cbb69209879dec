"""Clocks: the time that was used stays used, whatever is taken back, handed over or brought in between."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, cast

import httpx
import pytest
from sqlalchemy import create_engine, text

from innkeeper.catalogue import game_named
from innkeeper.engine.game import AnyGame
from innkeeper.engine.seats import Seat
from innkeeper.server import company, presence, showing, table
from innkeeper.server.course import Course
from innkeeper.server.outages import NO_OUTAGES, Outages, outages_between
from innkeeper.server.problems import Problem
from innkeeper.server.storage import Fact, FactKind, Storage, now
from innkeeper.server.table import LiveTable
from innkeeper.server.tables import Tables
from tests.engine.test_match import BothBidAfterAnna
from tests.server import running
from tests.server.homes import Home
from tests.server.running import Person, command
from tests.server.test_memory import ANNA, BRAM, at_a_table

pytestmark = pytest.mark.both_forms

POKER = game_named("kuhn_poker", [running.KUHN])
SEALED = game_named("sealed", [running.SEALED])
SECOND = 1000
MINUTE = 60 * SECOND


class Story:
    """What happens at a table, told with the second at which it does."""

    def __init__(self, game: AnyGame = POKER, seats: int = 2, outages: Outages = NO_OUTAGES) -> None:
        self.game, self.seats, self.outages = game, seats, outages
        self.facts: list[Fact] = []
        self.course = self._begun()

    def _begun(self) -> Course:
        options = {"deals": "three"} if self.game is POKER else {}
        return Course(self.game, self.seats, options, 1, 0, self.outages)

    def tell(self, second: int, seat: Seat, kind: FactKind, text: str = "", spent: int = 0) -> Story:
        number = len(self.facts) + 1
        fact = Fact(number, kind, seat, text, f"command-{number}", second * SECOND, spent * SECOND)
        self.facts.append(fact)
        self.course.add(fact)
        again = self._begun()
        again.replay(self.facts)
        assert again.asked == self.course.asked, "a restart comes to the same"
        return self

    def used(self, seat: Seat, second: int) -> float:
        return self.course.used(seat, second * SECOND) / SECOND


# --- Taking back


def test_who_takes_a_move_back_goes_on_with_the_time_that_is_left() -> None:
    story = Story().tell(40, ANNA, "move", "bet").tell(50, ANNA, "undo", "1")
    assert story.used(ANNA, 55) == 45


def test_again_and_again_gains_nobody_time() -> None:
    story = Story()
    for second in range(10, 50, 20):
        story.tell(second, ANNA, "move", "bet").tell(second + 10, ANNA, "undo", str(len(story.facts)))
    assert story.used(ANNA, 50) == 30
    story.tell(50, ANNA, "move", "bet")
    assert story.used(BRAM, 55) == 25


def test_another_question_begins_with_the_time_for_a_move() -> None:
    story = Story().tell(10, ANNA, "move", "bet").tell(30, ANNA, "undo", "1").tell(40, ANNA, "move", "check")
    assert story.used(BRAM, 45) == 5
    story.tell(45, ANNA, "undo", "3").tell(50, ANNA, "move", "bet")
    assert story.used(BRAM, 55) == 25


def test_what_a_move_took_of_the_reserve_is_taken_once() -> None:
    story = Story().tell(70, ANNA, "move", "bet", spent=10).tell(80, ANNA, "undo", "1")
    assert story.used(ANNA, 80) == 60
    assert story.course.spent[ANNA] == 10 * SECOND


def test_the_next_turn_has_its_own_time_whatever_was_taken_back_before() -> None:
    story = Story().tell(10, ANNA, "move", "check").tell(20, BRAM, "move", "bet").tell(30, ANNA, "move", "fold")
    assert [story.used(Seat(seat), 40) for seat in story.course.acting()] == [10]


# --- Seats that are asked together


def test_one_who_takes_back_leaves_the_clocks_and_moves_of_the_others_alone() -> None:
    story = Story(SEALED).tell(10, ANNA, "move", "low 1")
    assert set(story.course.acting_without([1])) == {ANNA, BRAM}
    story.tell(30, ANNA, "undo", "1")
    assert [story.used(seat, 40) for seat in (ANNA, BRAM)] == [20, 40]
    assert story.course.is_fresh(BRAM, 0)
    assert not story.course.is_fresh(ANNA, 0)


def test_a_move_is_taken_back_after_that_of_another_with_its_time() -> None:
    story = Story(cast(AnyGame, BothBidAfterAnna())).tell(0, ANNA, "move", "peek")
    story.tell(10, ANNA, "move", "low").tell(20, BRAM, "move", "low")
    assert set(story.course.acting_without([2])) == {ANNA, BRAM}
    story.tell(30, ANNA, "undo", "2")
    assert story.used(ANNA, 35) == 15


# --- Bots that play for somebody


def test_a_clock_stands_still_while_a_bot_plays_and_goes_on_from_there() -> None:
    story = Story().tell(40, ANNA, "handed", "self")
    assert story.used(ANNA, 100) == 40
    story.tell(100, ANNA, "returned")
    assert story.used(ANNA, 105) == 45


def test_what_is_asked_while_a_bot_plays_takes_no_time() -> None:
    story = Story().tell(5, BRAM, "handed", "self").tell(40, ANNA, "move", "bet")
    assert story.used(BRAM, 60) == 0
    story.tell(60, BRAM, "returned")
    assert story.used(BRAM, 70) == 10


# --- When no server is there


def spans(*seconds: tuple[int, int]) -> tuple[tuple[int, int], ...]:
    return tuple((begin * SECOND, end * SECOND) for begin, end in seconds)


@pytest.mark.parametrize(
    ("runs", "outages"),
    [
        ([(0, 100)], []),
        ([(0, 100), (110, 110)], []),
        ([(0, 100), (200, 200)], [(100, 230)]),
        ([(0, 100), (50, 150), (300, 400), (900, 900)], [(150, 330), (400, 930)]),
        ([(0, 100), (200, 205), (300, 300)], [(100, 230), (230, 330)]),
        ([(100, 500), (200, 300), (480, 480)], []),
    ],
)
def test_an_outage_is_what_no_server_covers_and_the_grace_after_it(
    runs: list[tuple[int, int]], outages: list[tuple[int, int]]
) -> None:
    assert outages_between(spans(*runs), 30 * SECOND).spans == spans(*outages)


def test_no_clock_runs_while_no_server_does() -> None:
    story = Story(outages=Outages(spans((40, 1000), (2000, 3000))))
    assert [story.used(ANNA, second) for second in (30, 40, 500, 1000, 1010)] == [30, 40, 40, 40, 50]
    assert [story.used(ANNA, second) for second in (2500, 3010)] == [1040, 1050]
    story.tell(1010, ANNA, "move", "bet").tell(1020, ANNA, "undo", "1")
    assert story.used(ANNA, 1025) == 55


def test_a_server_that_was_away_takes_nothing_of_the_reserve(home: Home) -> None:
    terms = {"clock": {"move": 60, "reserve": 600}, "stand_in": 120}
    with running.running(home.settings()) as address, httpx.Client(base_url=address, timeout=30) as http:
        anna, _ = running.two_people(http, terms=terms)
    hour = {"hour": 3600 * SECOND}
    engine = create_engine(home.database)
    with engine.begin() as connection:
        connection.execute(text("UPDATE runs SET begun = begun - :hour, alive = alive - :hour"), hour)
        connection.execute(text("UPDATE tables SET begun = begun - :hour, due = 0"), hour)
    engine.dispose()
    settings = home.settings(round_seconds=0.01)
    with running.running(settings) as address, httpx.Client(base_url=address, timeout=30) as http:
        anna = Person(http, anna.table, anna.token)
        assert anna.look()["seats"][0]["runs_out"] > now()
        assert anna.move("bet").status_code == 200
    storage = Storage(home.database)
    stored = asyncio.run(storage.load(anna.table))
    storage.close()
    assert stored is not None
    assert [(fact.kind, fact.spent) for fact in stored.facts] == [("move", 0)]


# --- At a table


class Time:
    """What time it is for the tables of a test."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.at = 1_000 * MINUTE
        for module in (table, presence, showing, company):
            patch.setattr(module, "now", lambda: self.at)
        patch.setattr(table, "SETTLING", 0.0)

    def pass_by(self, seconds: float) -> None:
        self.at += round(seconds * SECOND)


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    return Time(monkeypatch)


def with_a_clock(home: Home, act: Callable[[Tables, LiveTable], Awaitable[None]], **terms: Any) -> None:
    """A table where a move may take a minute, and all of them ten more."""
    at_a_table(home, act, terms={"clock": {"move": 60, "reserve": 600}, **terms})


def test_the_clock_of_a_table_goes_on_after_taking_back(home: Home, time: Time) -> None:
    async def act(_: Tables, table: LiveTable) -> None:
        begun = time.at
        time.pass_by(90)
        await table.move(ANNA, command(), 0, "bet")
        assert table.clocks.runs_out(BRAM) == time.at + 11 * MINUTE
        time.pass_by(30)
        await table.undo(ANNA, command(), 1)
        assert table.clocks.runs_out(ANNA) == begun + 30 * SECOND + 11 * MINUTE
        await table.move(ANNA, command(), 2, "bet")
        assert table.course.spent[ANNA] == 30 * SECOND
        assert table.clocks.runs_out(BRAM) == time.at - 30 * SECOND + 11 * MINUTE

    with_a_clock(home, act)


def test_away_and_back_gains_no_time(home: Home, time: Time) -> None:
    async def act(_: Tables, table: LiveTable) -> None:
        runs_out = table.clocks.runs_out(ANNA)
        for _again in range(3):
            time.pass_by(60)
            await company.hand_over(table, ANNA, command())
            await company.take_back_seat(table, ANNA, command())
        assert table.clocks.runs_out(ANNA) == runs_out

    with_a_clock(home, act)


def test_a_seat_whose_time_is_up_is_taken_back_after_the_bots_move(home: Home, time: Time) -> None:
    async def act(_: Tables, table: LiveTable) -> None:
        time.pass_by(11 * 60)
        await company.hand_over_due(table)
        assert table.stood_in(ANNA)
        with pytest.raises(Problem, match="clock_out"):
            await company.take_back_seat(table, ANNA, command())
        await table.move(ANNA, command(), 1, "bet", by_bot=True)
        await company.take_back_seat(table, ANNA, command())

    with_a_clock(home, act)


def test_the_time_in_which_a_bot_thinks_is_not_taken_of_the_reserve(home: Home, time: Time) -> None:
    async def act(_: Tables, table: LiveTable) -> None:
        time.pass_by(30)
        await company.hand_over(table, ANNA, command())
        time.pass_by(600)
        await table.move(ANNA, command(), 1, "bet", by_bot=True)
        assert table.course.spent[ANNA] == 0

    with_a_clock(home, act)


def test_a_move_in_the_last_second_stands_and_its_seat_is_not_handed_over(home: Home, time: Time) -> None:
    async def act(_: Tables, table: LiveTable) -> None:
        async with table.lock:
            late = asyncio.create_task(table.move(ANNA, command(), 0, "bet"))
            await asyncio.sleep(0)
            time.pass_by(11 * 60)
            due = asyncio.create_task(company.hand_over_due(table))
            await asyncio.sleep(0)
        await asyncio.gather(late, due)
        assert [fact.kind for fact in table.course.facts] == ["move"]

    with_a_clock(home, act)


def test_who_leaves_is_away_from_then_on_and_nothing_is_written_until_that_is_too_long(home: Home, time: Time) -> None:
    async def act(tables: Tables, table: LiveTable) -> None:
        with table.presence.watching(ANNA):
            time.pass_by(24 * 3600)
        time.pass_by(60)
        await company.hand_over_due(table)
        stored = await tables.storage.load(table.id)
        assert stored is not None
        assert stored.due == table.presence.left_at[ANNA] + 3600 * SECOND
        assert not table.stood_in(ANNA)
        time.pass_by(3600)
        await company.hand_over_due(table)
        assert table.stood_in(ANNA)

    at_a_table(home, act, terms={"stand_in": 3600})


def test_nobody_is_away_from_a_table_that_has_just_been_opened(
    home: Home, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def act(_: Tables, anna: LiveTable) -> None:
        time.pass_by(3600)
        monkeypatch.setattr(table, "SETTLING", 3600.0)
        await company.hand_over_due(anna)
        assert not anna.stood_in(ANNA), "who looks may not have been heard of yet"
        monkeypatch.setattr(table, "SETTLING", 0.0)
        await company.hand_over_due(anna)
        assert anna.stood_in(ANNA)

    at_a_table(home, act, terms={"stand_in": 60})


# --- The round


def test_what_goes_wrong_at_one_table_is_none_of_the_others(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    hand_over_due, unlucky = company.hand_over_due, set[str]()

    async def with_bad_luck(table: LiveTable) -> None:
        unlucky.add(table.id)
        if table.id == min(unlucky):
            raise RuntimeError("bad luck")
        await hand_over_due(table)

    monkeypatch.setattr(company, "hand_over_due", with_bad_luck)
    settings = home.settings(grace=0.0, round_seconds=0.05)
    with running.running(settings) as address, httpx.Client(base_url=address, timeout=30) as http:
        terms = {"clock": {"move": 1, "reserve": 0}}
        people = [running.two_people(http, terms=terms, options={"deals": "three"})[0] for _ in range(2)]
        lucky = max(people, key=lambda person: person.table)
        with lucky.stream() as stream:
            stream.shows(lambda seen: seen["seats"][0]["stand_in"] is not None)
        monkeypatch.setattr(company, "hand_over_due", hand_over_due)
        with min(people, key=lambda person: person.table).stream() as stream:
            stream.shows(lambda seen: seen["seats"][0]["stand_in"] is not None)


# --- Hosts


def test_the_others_let_bots_stand_in_once_their_host_was_away_for_a_day(home: Home, time: Time) -> None:
    async def act(_: Tables, table: LiveTable) -> None:
        time.pass_by(23 * 3600)
        with table.presence.watching(ANNA):
            time.pass_by(2 * 3600)
            with pytest.raises(Problem, match="not_host"):
                await company.set_stand_in(table, BRAM, 60)
        time.pass_by(23 * 3600)
        with pytest.raises(Problem, match="not_host"):
            await company.set_stand_in(table, BRAM, 60)
        time.pass_by(2 * 3600)
        await company.set_stand_in(table, BRAM, 60)
        await company.hand_over_due(table)
        assert table.stood_in(ANNA)
        time.pass_by(60)
        await company.take_back_seat(table, ANNA, command())
        with pytest.raises(Problem, match="not_host"):
            await company.set_stand_in(table, BRAM, None)

    at_a_table(home, act)
