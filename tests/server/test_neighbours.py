"""Two servers on one PostgreSQL database are one service: no sticky sessions, no move twice, bots asked by one."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import psycopg
import pytest

from innkeeper.engine.seats import NOBODY, Seat
from innkeeper.server import company, seating, table
from innkeeper.server.app import open_storage
from innkeeper.server.notices import Notices
from innkeeper.server.rounds import attend
from innkeeper.server.tables import Tables
from innkeeper.server.thinkers import Question, Thinkers, answer
from innkeeper.server.wire import NewTable, SitDown
from tests.server import postgres
from tests.server.homes import Home
from tests.server.running import Person, begin, command, error, sit, two_people
from tests.server.served import Process

People = tuple[Person, Person]
THREE = {"options": {"deals": "three"}}
OPEN = {"kind": "open"}
ME = {"kind": "me", "name": "Anna"}


@pytest.fixture
def shared(cluster: postgres.Cluster, tmp_path: Path) -> Home:
    return Home(tmp_path, cluster.new_database())


@pytest.fixture
def servers(shared: Home) -> Iterator[list[Process]]:
    processes = [Process(shared.folder, database=shared.url) for _ in range(2)]
    yield processes
    for process in processes:
        process.kill()


@pytest.fixture
def people(servers: list[Process]) -> Iterator[People]:
    """Anna by way of one server, Bram by way of the other."""
    here, there = (httpx.Client(base_url=process.address, timeout=30) for process in servers)
    with here, there:
        anna, bram = two_people(here, **THREE)
        yield anna, via(there, bram)


def via(http: httpx.Client, person: Person) -> Person:
    """The same person by way of another server."""
    return Person(http, person.table, person.token, person.seat)


def both(first: Person, second: Person) -> tuple[Person, Person]:
    """The first by way of either server."""
    return first, via(second.http, first)


def test_a_move_on_one_server_is_pushed_by_the_other(people: People) -> None:
    anna, bram = people
    with bram.stream() as stream:
        stream.until("version", 0)
        anna.move("bet", 0)
        seen = stream.until("version", 1)
        assert seen["choices"]["choices"][0]["part"] == "call"
        assert [line["text"] for line in seen["log"]] == ["Anna bets one chip."]


def test_what_one_server_has_acknowledged_the_other_shows(people: People) -> None:
    anna, bram = people
    for version in range(0, 20, 2):
        assert anna.move("bet", version).json() == {"version": version + 1}
        assert bram.version() == version + 1
        assert via(bram.http, anna).undo(version + 1).json() == {"version": version + 2}
        assert anna.version() == version + 2


def test_one_command_sent_to_both_servers_is_one_move(people: People) -> None:
    anna, bram = people
    again = command()
    with ThreadPoolExecutor(8) as senders:
        answers = list(senders.map(lambda person: person.move("bet", 0, again), both(anna, bram) * 4))
    assert {reply.text for reply in answers} == {'{"version":1}'}
    assert anna.version() == bram.version() == 1


def test_of_two_moves_at_once_on_two_servers_one_is_stale(people: People) -> None:
    anna, bram = people
    with ThreadPoolExecutor(8) as senders:
        answers = list(senders.map(lambda person: person.move("check", 0), both(anna, bram) * 4))
    assert sorted(reply.status_code for reply in answers) == [200] + [409] * 7
    said = error(next(reply for reply in answers if reply.status_code == 409), 409, "stale")
    assert [line["kind"] for line in said["since"]] == ["check"]


def test_a_seat_is_taken_once_whichever_server_is_asked(people: People) -> None:
    anna, bram = people
    table = begin(anna.http, [ME, OPEN]).table
    with ThreadPoolExecutor(8) as senders:
        clients = [anna.http, bram.http] * 4
        answers = list(
            senders.map(lambda http: http.post(f"/api/tables/{table}/seats", json={"name": "Chiara"}), clients)
        )
    assert sorted(reply.status_code for reply in answers) == [200] + [409] * 7


def test_who_is_present_elsewhere_is_present_here(people: People) -> None:
    anna, bram = people
    with anna.stream() as stream:
        with bram.stream():
            stream.finds(1, present=True)
        stream.finds(1, present=False)


def test_the_clocks_begin_with_the_game_on_every_server_whatever_was_said_before(people: People) -> None:
    anna, bram = people
    host = begin(anna.http, [ME, OPEN], terms={"clock": {"move": 60, "reserve": 600}})
    assert via(bram.http, host).look()["status"] == "waiting"
    assert host.post("phrases", command=command(), phrase="hello").status_code == 200
    sit(anna.http, host.table, "Chiara")
    here, there = host.look(), via(bram.http, host).look()
    assert there["seats"][0]["runs_out"] == here["seats"][0]["runs_out"] is not None


def deafen(shared: Home) -> None:
    """Drop all connections to the database."""
    with psycopg.connect(shared.url.replace("+psycopg", ""), autocommit=True) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE pid <> pg_backend_pid() AND datname = current_database()"
        )


def test_who_comes_and_goes_while_servers_are_deaf_is_known_afterwards(people: People, shared: Home) -> None:
    anna, bram = people
    with anna.stream() as stream:
        with bram.stream():
            stream.finds(1, present=True)
            deafen(shared)
        stream.finds(1, present=False)
        deafen(shared)
        with bram.stream():
            stream.finds(1, present=True)


def test_a_server_hears_again_after_the_database_has_dropped_it(people: People, shared: Home) -> None:
    anna, bram = people
    with bram.stream() as stream:
        stream.until("version", 0)
        deafen(shared)
        assert anna.move("bet", 0).status_code == 200
        stream.until("version", 1)
        assert via(bram.http, anna).undo(1).status_code == 200
        stream.until("version", 2)


def test_the_bots_of_a_killed_server_are_asked_by_the_other(servers: list[Process], people: People) -> None:
    seats = [{"kind": "bot", "bot": "search:1s"}, {"kind": "bot", "bot": "random"}]
    anna, bram = people
    spectator = begin(anna.http, seats, options={"deals": "three"})
    with via(bram.http, spectator).stream() as stream:
        assert stream.reaches(1)["status"] == "playing"
        servers[0].kill()
        assert stream.until("status", "over")["outcome"]


def test_a_bot_is_asked_by_one_server_only(shared: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    thoughts: list[Question] = []

    async def think(_: Thinkers, question: Question) -> str:
        thoughts.append(question)
        await asyncio.sleep(0)
        return answer(question)

    async def play() -> int:
        both = [Tables(shared.settings(round_seconds=0.05), open_storage(shared.settings())) for _ in range(2)]
        rounds = [asyncio.create_task(attend(tables)) for tables in both]
        seats = [{"kind": "bot", "bot": "random"}] * 2
        wish = NewTable.model_validate({"game": "kuhn_poker", "seats": seats, **THREE})
        held = await both[0].create(wish, "en")
        table = await both[1].find(held["table"])
        with table.presence.watching(NOBODY) as changed:
            while table.status != "over":
                both[1].wake(table)
                await changed.wait()
                changed.clear()
        for task in rounds:
            task.cancel()
        await asyncio.gather(*rounds, return_exceptions=True)
        for tables in both:
            await tables.close()
            tables.storage.close()
        return table.version

    monkeypatch.setattr(Thinkers, "think", think)
    version = asyncio.run(play())
    assert len(thoughts) == version > 0


def test_a_table_that_waits_at_one_server_is_seen_to_by_the_other_where_somebody_looks_on(
    shared: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def think(_: Thinkers, question: Question) -> str:
        if question.bot == "search":
            await asyncio.Event().wait()
        return answer(question)

    async def play() -> None:
        both = [Tables(shared.settings(), open_storage(shared.settings())) for _ in range(2)]
        for bot in ("search", "random"):  # the second table waits for its turn, which never comes there
            seats = [{"kind": "bot", "bot": bot}] * 2
            wish = NewTable.model_validate({"game": "kuhn_poker", "seats": seats, **THREE})
            held = await both[0].create(wish, "en")
        table = await both[1].find(held["table"])
        assert table.version == 0
        with table.presence.watching(NOBODY) as changed:
            both[1].look_on(table, "")
            while table.status != "over":
                await changed.wait()
                changed.clear()
        assert both[0].is_driven(table.id)
        for tables in both:
            await tables.close()
            tables.storage.close()

    monkeypatch.setattr(Thinkers, "think", think)
    asyncio.run(play())


def test_a_turn_is_told_by_one_server_only(shared: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []

    async def act() -> None:
        both = [Tables(shared.settings(), open_storage(shared.settings())) for _ in range(2)]
        wish = NewTable.model_validate({"game": "kuhn_poker", "seats": [ME, OPEN], **THREE})
        held = await both[0].create(wish, "en")
        here, there = [await tables.find(held["table"]) for tables in both]
        await seating.sit(here, SitDown(name="Bram"))
        await company.set_webhook(here, Seat(0), "https://chat.example/", "en", whole_table=True)
        for move in ("bet", "call"):
            await here.move(here.course.acting()[0], command(), here.version, move)
            await there.catch_up()
            for _ in range(3):
                both[0].wake(here)
                both[1].wake(there)
            for tables in both:
                await asyncio.gather(*tables.notices._sending)
        for tables in both:
            await tables.close()
            tables.storage.close()

    async def post(_: Notices, url: str, text: str, table: str) -> None:
        told.append(text)

    monkeypatch.setattr(Notices, "_post", post)
    monkeypatch.setattr(table, "SETTLING", 0.0)
    asyncio.run(act())
    assert [text.partition(",")[0] for text in told] == ["Bram", "Bram"], "a turn each in two deals"
