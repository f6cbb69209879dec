"""Notices: who is told of a turn by a webhook, once, in whose language, whatever happens to servers and webhooks."""

import asyncio
import json
import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from http.server import BaseHTTPRequestHandler, HTTPServer
from queue import Queue
from threading import Event, Thread

import httpx
import pytest

from innkeeper.server.notices import AT_ONCE, Notices
from innkeeper.server.storage import Storage
from tests.server.homes import Home
from tests.server.running import Person, begin, command, error, running, sit, two_people
from tests.server.test_company import bearer, new_person

pytestmark = pytest.mark.both_forms

People = tuple[Person, Person]
ME, OPEN = {"kind": "me", "name": "Anna"}, {"kind": "open"}
THREE = {"deals": "three"}


@contextmanager
def listening() -> Iterator[tuple[str, Queue[str]]]:
    """A webhook's address, and what it was told."""
    told: Queue[str] = Queue()

    class Hook(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            said = json.loads(self.rfile.read(int(self.headers["content-length"])))
            told.put(said["text"] if said["text"] == said["content"] else said)  # chats read one or the other
            self.send_response(204)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    hook = HTTPServer(("127.0.0.1", 0), Hook)
    thread = Thread(target=hook.serve_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{hook.server_port}/hook", told
    finally:
        hook.shutdown()
        thread.join()
        hook.server_close()


@contextmanager
def an_inn(home: Home) -> Iterator[httpx.Client]:
    """A server that calls webhooks on this machine, too, and a client of it."""
    settings = home.settings(webhooks_anywhere=True, address="https://inn.example")
    with running(settings) as address, httpx.Client(base_url=address, timeout=30) as http:
        yield http


def test_a_turn_is_told_once_and_never_to_who_is_looking(home: Home) -> None:
    with listening() as (url, told), an_inn(home) as http:
        anna, bram = two_people(http, options=THREE)
        for person in (anna, bram):
            assert person.post("webhook", url=url).status_code == 204
        with bram.stream() as stream:
            stream.next()
            anna.move("check", 0)
            stream.until("version", 1)
            anna.post("phrases", command=command(), phrase="hello")  # after whatever the move has led to
            storage = Storage(home.database)
            stored = asyncio.run(storage.load(anna.table))
            storage.close()
            assert stored is not None
            assert stored.chairs[1].noticed == -1
        link = f"https://inn.example/table/{anna.table}"
        assert told.get(timeout=30) == f"It is your turn at Kuhn poker: {link}", "once they have left"
        with bram.stream() as stream:
            stream.next()
        anna.post("phrases", command=command(), phrase="hello")
        bram.move("bet")
        assert told.get(timeout=30).startswith("It is your turn")
    assert told.empty()


def test_a_turn_that_is_taken_back_and_given_again_is_told_once(home: Home) -> None:
    with listening() as (url, told), an_inn(home) as http:
        anna, bram = two_people(http, options=THREE)
        anna.post("webhook", url=url, whole_table=True)
        for _ in range(3):
            anna.move("bet")
            anna.undo()
        anna.move("bet")
        bram.move("fold")
        names = [told.get(timeout=30).partition(",")[0] for _ in range(3)]
    assert sorted(names) == ["Anna", "Bram", "Bram"], "Bram's second turn is in the next deal"
    assert told.empty()


@contextmanager
def dripping() -> Iterator[str]:
    """A webhook that never ends what it says."""
    done = Event()

    def drip(place: socket.socket) -> None:
        spoken: list[socket.socket] = []
        place.settimeout(0.1)
        while not done.is_set():
            with suppress(TimeoutError):
                spoken.append(place.accept()[0])
            for one in spoken:
                with suppress(OSError):
                    one.send(b"x")
        for one in spoken:
            one.close()

    with socket.create_server(("127.0.0.1", 0)) as place:
        thread = Thread(target=drip, args=(place,))
        thread.start()
        try:
            yield f"http://127.0.0.1:{place.getsockname()[1]}/"
        finally:
            done.set()
            thread.join()


def test_webhooks_that_never_end_what_they_say_hold_up_neither_the_others_nor_the_end(home: Home) -> None:
    with dripping() as endless, listening() as (url, told):
        addresses = [endless] * AT_ONCE + [url]
        with an_inn(home) as http:
            for webhook in addresses:
                anna, bram = two_people(http, options=THREE)
                assert bram.post("webhook", url=webhook).status_code == 204
                anna.move("check", 0)
            assert told.get(timeout=60).startswith("It is your turn")
            bram.post("webhook", url=endless)
            bram.move("check", 1)


def test_a_turn_that_came_when_the_server_went_down_is_told_by_the_next(
    home: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    with listening() as (url, told):
        with monkeypatch.context() as cut_short:
            cut_short.setattr(Notices, "send", lambda *_: None)
            with an_inn(home) as http:
                anna, bram = two_people(http, options=THREE)
                bram.post("webhook", url=url)
                anna.move("check", 0)
        with an_inn(home):
            assert told.get(timeout=30).startswith("It is your turn")
        with an_inn(home) as http:
            bram.http = anna.http = http
            bram.move("check", 1)
            anna.move("check", 2)
            assert told.get(timeout=30).startswith("It is your turn"), "the next one: the first is not told again"
        assert told.empty()


def test_a_name_calls_nobody_and_links_nowhere_in_a_chat(home: Home) -> None:
    names = ("<!channel> @here", "[x](http://e.example)", "@phrase-again")
    with listening() as (url, told), an_inn(home) as http:
        for name in names:
            anna = begin(http, [{"kind": "me", "name": "Anna"}, {"kind": "open"}], options=THREE)
            anna.post("webhook", url=url, whole_table=True)
            sit(http, anna.table, name)
            anna.move("check", 0)
            while (about := told.get(timeout=30)).startswith("Anna"):
                pass  # it was her turn first, if she was told in time
            assert about.replace("\u200b", "").startswith(f"{name}, it is your turn at ")
            for markup in ("<!", "](", "@here", "@phrase", "://e."):
                assert markup not in about


def test_who_looks_away_is_told_though_their_page_goes_on_hearing(home: Home) -> None:
    with listening() as (url, told), an_inn(home) as http:
        anna, bram = two_people(http, options=THREE)
        bram.post("webhook", url=url)
        with anna.stream() as watch, bram.stream() as stream:
            watch.finds(1, present=True)
            for said in ("[]", '{"looking": false}'):
                stream.socket.send(said)
            watch.finds(1, present=False)
            anna.move("check", 0)
            assert stream.reaches(1)["version"] == 1
            assert told.get(timeout=30).startswith("It is your turn")
            stream.socket.send('{"looking": true}')
            watch.finds(1, present=True)
        with bram.stream(looking=False) as stream:
            stream.finds(1, present=False)


def test_turns_are_told_in_the_language_of_whoever_gave_the_webhook(home: Home) -> None:
    with listening() as (url, told), listening() as (mine, told_me), an_inn(home) as http:
        person = new_person(http)
        http.post("/api/me/webhook", json={"url": mine}, headers=bearer(person), params={"lang": "nl"})
        anna = begin(http, [ME, OPEN], options=THREE, seed=1)
        sit(http, anna.table, "Bram", person=person)
        whole = {"url": url, "whole_table": True}
        http.post(f"/api/tables/{anna.table}/webhook", json=whole, headers={**anna.headers, "Accept-Language": "nl-BE"})
        anna.move("check", 0)
        link = f"https://inn.example/table/{anna.table}"
        assert told.get(timeout=30) == f"Bram, je bent aan zet bij Kuhn poker: {link}"
        assert told_me.get(timeout=30) == f"Je bent aan zet bij Kuhn poker: {link}"


def test_a_person_hears_of_all_their_tables_and_the_host_of_every_turn_at_one(home: Home) -> None:
    with listening() as (mine, told), listening() as (whole, told_of_all), an_inn(home) as http:
        person = new_person(http)
        hears = http.post("/api/me/webhook", json={"url": mine}, headers=bearer(person))
        assert hears.status_code == 204
        anna = begin(http, [ME, OPEN], options=THREE, seed=1)
        bram = sit(http, anna.table, "Bram", person=person)
        error(bram.post("webhook", url=whole, whole_table=True), 403, "not_host")
        assert anna.post("webhook", url=whole, whole_table=True).status_code == 204
        anna.move("check", 0)
        link = f"https://inn.example/table/{anna.table}"
        assert told.get(timeout=30) == f"It is your turn at Kuhn poker: {link}"
        assert told_of_all.get(timeout=30) == f"Bram, it is your turn at Kuhn poker: {link}"
        shown = [http.get(f"/api/tables/{anna.table}/webhooks", headers=each.headers).json() for each in (anna, bram)]
        assert shown == [
            {"seat": None, "person": None, "table": whole},
            {"seat": None, "person": mine, "table": None},
        ]
        assert http.post("/api/me/webhook", json={"url": None}, headers=bearer(person)).status_code == 204
        bram.move("bet")
        assert told_of_all.get(timeout=30).startswith("Anna, it is your turn")
        anna.move("call")
        following = told_of_all.get(timeout=30)
    assert following.split(",")[0] in ("Anna", "Bram")
    assert told.empty()


def test_nobody_but_who_gave_a_webhook_is_shown_it(people: People) -> None:
    anna, bram = people
    assert anna.post("webhook", url="https://chat.example/anna").status_code == 204
    where = f"/api/tables/{anna.table}/webhooks"
    assert anna.http.get(where, headers=anna.headers).json()["seat"] == "https://chat.example/anna"
    assert anna.http.get(where, headers=bram.headers).json() == {"seat": None, "person": None, "table": None}
    error(anna.http.get(where), 401, "no_token")
    error(anna.http.post("/api/me/webhook", json={"url": None}), 401, "no_person")


@pytest.mark.parametrize(
    "url", ["http://example.org/", "ftp://example.org", "https://", "https://a b", "https://me:secret@example.org", "x"]
)
def test_a_webhook_is_an_https_address(people: People, url: str) -> None:
    error(people[0].post("webhook", url=url), 422, "bad_webhook")
    answer = people[0].http.post("/api/me/webhook", json={"url": url}, headers=bearer(new_person(people[0].http)))
    error(answer, 422, "bad_webhook")
