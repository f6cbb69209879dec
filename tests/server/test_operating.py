"""Keeping a server running: health, metrics, logs without secrets, an end that finishes what it began."""

import asyncio
import json
import logging
import sys
import traceback
from contextlib import suppress
from dataclasses import replace
from threading import Event, Thread
from typing import Any

import httpx
import pytest
from sqlalchemy.exc import IntegrityError, OperationalError

from innkeeper.server.guard import HEADERS
from innkeeper.server.logs import JsonLines
from innkeeper.server.serve import address_of, listen, server
from innkeeper.server.storage import Storage
from innkeeper.server.tables import Tables
from innkeeper.server.thinkers import Thinkers
from tests.server.homes import Home
from tests.server.running import Person, begin, command, error, running, two_people

People = tuple[Person, Person]


def test_a_server_that_is_well_says_so(http: httpx.Client) -> None:
    assert http.get("/healthz").json() == {"status": "ok"}


def test_a_database_that_does_not_answer_is_told(http: httpx.Client, monkeypatch: pytest.MonkeyPatch) -> None:
    async def away(*_: object) -> None:
        raise OperationalError("SELECT", {}, OSError("away"))

    monkeypatch.setattr(Storage, "revision", away)
    error(http.get("/healthz"), 503, "no_database")


def test_what_happens_is_counted_for_prometheus(home: Home) -> None:
    route = '{method="POST",route="/api/tables/{table}/moves",status="200"}'
    expected = {
        'innkeeper_decided_total{game="kuhn_poker",kind="move"}': 1,
        f"innkeeper_request_seconds_count{route}": 1,
        "innkeeper_streams": 1,
    }
    with running(home.settings()) as address, httpx.Client(base_url=address, timeout=30) as http:
        anna, _ = two_people(http)
        anna.move("bet", 0)
        with anna.stream() as stream:
            stream.next()
            metrics = http.get("/metrics").text
    counts = [line.rpartition(" ") for line in metrics.splitlines() if line[0] != "#"]
    counted = {name: float(count) for name, _, count in counts}
    assert {name: counted.get(name) for name in expected} == expected
    assert anna.table not in metrics


def test_a_fault_of_the_server_is_told_guarded_and_counted(
    home: Home, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(*_: object) -> None:
        raise RuntimeError("a fault")

    monkeypatch.setattr(Tables, "lobby", broken)
    with running(home.settings()) as address, httpx.Client(base_url=address, timeout=30) as http:
        answer = http.get("/api/lobby", headers={"Accept-Language": "nl"})
        assert error(answer, 500, "internal")["message"].startswith("Er ging iets mis")
        assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS
        counted = 'innkeeper_request_seconds_count{method="GET",route="/api/lobby",status="500"} 1.0'
        assert counted in http.get("/metrics").text
    (record,) = [record for record in caplog.records if record.name == "innkeeper.server.app"]
    assert json.loads(JsonLines().format(record))["route"] == "/api/lobby"


def test_every_refusal_is_logged_with_what_was_asked_and_why_and_no_more(
    people: People, caplog: pytest.LogCaptureFixture
) -> None:
    anna, _ = people
    secret = "x" * 43
    with caplog.at_level(logging.INFO, "innkeeper"):
        anna.move("nonsense", 0)
        anna.post("moves", cheat="a body")
        anna.http.get(f"/api/tables/{secret}?seat=1", headers=anna.headers)
        with replace(anna, token=secret).stream() as stream:
            stream.next()
    lines = [json.loads(JsonLines().format(record)) for record in caplog.records]
    refusals = [line for line in lines if line["message"] == "refused"]
    table = "/api/tables/{table}"
    assert [(line["method"], line["route"], line["status"], line["code"], line.get("table")) for line in refusals] == [
        ("POST", f"{table}/moves", 422, "bad_notation", anna.table),
        ("POST", f"{table}/moves", 422, "malformed", anna.table),
        ("GET", table, 404, "unknown_table", None),
        ("WS", f"{table}/stream", 403, "foreign_token", anna.table),
    ]
    assert all(line["milliseconds"] >= 0 for line in refusals)
    logged = json.dumps(lines)
    assert [told for told in ("nonsense", "a body", "seat=1", secret, str(anna.token)) if told in logged] == []


def test_what_befalls_a_bot_is_logged_with_its_table(
    home: Home, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(*_: object) -> str:
        raise OSError("no thoughts")

    monkeypatch.setattr(Thinkers, "_ask", fail)
    with running(home.settings()) as address, httpx.Client(base_url=address, timeout=30) as http:
        anna = begin(http, [{"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "random"}])
        with anna.stream() as stream:
            anna.move("check", 0)
            stream.reaches(2)
    failed = [json.loads(JsonLines().format(record)) for record in caplog.records if record.levelno >= logging.ERROR]
    assert failed
    assert anna.table in {line["table"] for line in failed}


def test_every_decision_is_logged_with_table_and_command(people: People, caplog: pytest.LogCaptureFixture) -> None:
    anna, _ = people
    used = command()
    with caplog.at_level(logging.INFO, "innkeeper"):
        anna.move("bet", 0, used)
    lines = [json.loads(JsonLines().format(record)) for record in caplog.records]
    found = [line for line in lines if line.get("command") == used]
    assert [(line["table"], line["seat"], line["version"], line["message"]) for line in found] == [
        (anna.table, 0, 1, "move")
    ]


def test_no_token_is_ever_logged_or_passed_on(home: Home, caplog: pytest.LogCaptureFixture) -> None:
    with (
        caplog.at_level(logging.INFO),
        running(home.settings()) as address,
        httpx.Client(base_url=address, timeout=30) as http,
    ):
        anna, bram = two_people(http)
        for person in (anna, bram):
            person.move("bet", 0)
            person.move("nonsense", 0)
            with person.stream() as stream:
                stream.next()
            error(http.get("/api/tables/nowhere", headers=person.headers), 404, "unknown_table")
    logged = "\n".join(JsonLines().format(record) for record in caplog.records)
    assert anna.table in logged
    for person in (anna, bram):
        assert person.token is not None
        assert person.token not in logged
    assert HEADERS["referrer-policy"] == "no-referrer"


@pytest.mark.parametrize("path", ["/", "/nowhere", "/healthz", "/metrics", "/api/games", "/api/nothing"])
def test_there_are_no_cookies(http: httpx.Client, path: str) -> None:
    assert "set-cookie" not in http.get(path).headers


def test_an_error_of_the_database_tells_nothing_of_what_is_kept(home: Home) -> None:
    with running(home.settings()) as address, httpx.Client(base_url=address, timeout=30) as http:
        anna, _ = two_people(http, seed=271828182845)
    storage = Storage(home.database)
    stored = asyncio.run(storage.load(anna.table))
    assert stored is not None
    secret = replace(stored, webhook="https://chat.example/hooks/secret")
    with pytest.raises(IntegrityError) as failure:
        asyncio.run(storage.create(secret))
    told = "".join(traceback.format_exception(failure.value))
    storage.close()
    assert "INSERT INTO tables" in told
    hashed = secret.chairs[0].token_hash
    assert [each for each in ("hooks/secret", "271828182845", "Anna", hashed) if str(each) in told] == []


def test_an_exception_is_logged_in_one_line() -> None:
    try:
        raise ValueError("two\nlines")
    except ValueError:
        record = logging.LogRecord("innkeeper", logging.ERROR, "", 0, "failed", None, None)
        record.exc_info = sys.exc_info()
    line = JsonLines().format(record)
    assert "\n" not in line
    assert "two\nlines" in json.loads(line)["exception"]


def test_a_server_that_is_told_to_stop_finishes_the_move_it_is_making(
    home: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep = Storage._keep
    begun, told_to_stop, ready = Event(), Event(), Event()
    slow = False

    def keep_slowly(storage: Storage, group: Any) -> None:
        if slow:
            begun.set()
            told_to_stop.wait(30)
        keep(storage, group)

    monkeypatch.setattr(Storage, "_keep", keep_slowly)
    with listen("127.0.0.1", 0) as listening:
        serving = server(home.settings(), ready.set)
        thread = Thread(target=serving.run, args=([listening],))
        thread.start()
        assert ready.wait(30)
        address = address_of("127.0.0.1", listening).rstrip("/")
        with httpx.Client(base_url=address, timeout=30) as http:
            anna, _ = two_people(http)
            slow = True
            answers: list[httpx.Response] = []
            moving = Thread(target=lambda: answers.append(anna.move("bet", 0)))
            moving.start()
            assert begun.wait(30)
            serving.should_exit = True
            with suppress(httpx.TransportError):
                while True:  # it takes nothing new any more, and waits for what it has
                    httpx.get(f"{address}/api/games", timeout=30)
            told_to_stop.set()
            moving.join()
        thread.join()
    slow = False
    assert [answer.json() for answer in answers] == [{"version": 1}]
    with running(home.settings()) as address, httpx.Client(base_url=address, timeout=30) as http:
        assert Person(http, anna.table, anna.token).version() == 1
