"""The stream: a snapshot at once and after each change, to every viewer its own, whatever the others do."""

import asyncio
import json
from typing import Any, cast

import httpx
import pytest
from fastapi import WebSocket
from starlette.types import Message
from starlette.websockets import WebSocketState
from websockets.exceptions import ConnectionClosed
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.sync.client import connect

from innkeeper.engine.seats import Seat
from innkeeper.server.app import open_storage
from innkeeper.server.stream import stream as stream_to
from innkeeper.server.tables import Tables
from innkeeper.server.wire import NewTable
from tests.server.homes import Home
from tests.server.running import Person, Stream, begin, command, sit

pytestmark = pytest.mark.both_forms

People = tuple[Person, Person]


def test_the_stream_shows_the_table_at_once_and_after_each_move(people: People) -> None:
    anna, bram = people
    with bram.stream() as stream:
        assert stream.until("version", 0)["you"] == 1
        anna.move("bet", 0)
        seen = stream.until("version", 1)
        assert seen["choices"]["choices"][0]["part"] == "call"
        assert [line["text"] for line in seen["log"]] == ["Anna bets one chip."]


def test_a_viewer_on_the_stream_sees_what_it_would_see_by_looking(people: People) -> None:
    anna, bram = people
    with anna.stream() as one, bram.stream() as two, Person(anna.http, anna.table).stream() as three:
        one.finds(0, 1, present=True)
        anna.move("bet", 0)
        for person, stream in [(anna, one), (bram, two), (Person(anna.http, anna.table), three)]:
            seen = stream.until("version", 1)
            assert {**seen, "log": []} == {**person.look(), "log": []}


@pytest.mark.parametrize("bits", [None, 9, 12, 15])
def test_what_is_shown_is_compressed_as_was_agreed(people: People, bits: int | None) -> None:
    anna, _ = people
    address = f"{anna.http.base_url}/api/tables/{anna.table}/stream".replace("http", "ws", 1)
    offer = ClientPerMessageDeflateFactory(server_max_window_bits=bits)
    with connect(address, compression=None, extensions=[offer]) as socket:
        assert socket.response is not None
        agreed = socket.response.headers["Sec-WebSocket-Extensions"]
        assert "server_no_context_takeover" in agreed
        assert bits is None or f"server_max_window_bits={bits}" in agreed
        socket.send(json.dumps({"token": anna.token}))
        assert Stream(socket).until("version", 0)["view"] == anna.look()["view"]
        anna.move("bet", 0)
        assert Stream(socket).until("version", 1)["view"] == anna.look()["view"]


def test_who_takes_nothing_compressed_is_shown_the_same(people: People) -> None:
    anna, _ = people
    address = f"{anna.http.base_url}/api/tables/{anna.table}/stream".replace("http", "ws", 1)
    with connect(address, compression=None) as socket:
        socket.send(json.dumps({"token": anna.token}))
        assert Stream(socket).until("version", 0)["view"] == anna.look()["view"]


def test_a_silent_stream_says_that_it_is_there_and_shows_the_table_only_when_it_changes(
    people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, _ = people
    monkeypatch.setattr("innkeeper.server.stream.PING_SECONDS", 0.05)
    with anna.stream() as stream:
        assert stream.until("type", "snapshot")["version"] == 0
        stream.first(lambda message: message["type"] == "ping")
        assert stream.next()["type"] == "ping"
        anna.move("bet", 0)
        told: list[dict[str, Any]] = []
        while not told or told[-1].get("version") != 1:
            told.append(stream.next())
        assert {message["type"] for message in told[:-1]} <= {"ping"}


def test_a_stream_goes_on_from_the_version_known(people: People) -> None:
    anna, bram = people
    anna.move("check", 0)
    bram.move("bet", 1)
    with anna.stream(since=1) as stream:
        assert [line["version"] for line in stream.next()["log"]] == [2]


def test_a_move_is_on_the_stream_when_and_only_when_it_was_made(people: People) -> None:
    anna, _ = people
    with anna.stream() as stream:
        stream.next()
        assert anna.move("fold", 0).status_code == 422
        assert anna.move("check", 0).status_code == 200
        assert stream.until("version", 1)["log"][0]["kind"] == "check"


def test_sitting_down_and_coming_and_going_are_shown(http: httpx.Client) -> None:
    anna = begin(http, [{"kind": "me", "name": "Anna"}, {"kind": "open"}])
    with anna.stream() as stream:
        assert stream.next()["status"] == "waiting"
        bram = sit(http, anna.table, "Bram")
        assert stream.until("status", "playing")["seats"][1]["name"] == "Bram"
        with bram.stream():
            stream.finds(1, present=True)
        stream.finds(1, present=False)


def test_zones_come_on_the_stream_when_asked_for(people: People) -> None:
    anna, _ = people
    with anna.stream(zones=True) as stream:
        assert stream.next()["zones"][0]["element"] == "hand-of:0"


@pytest.mark.parametrize(
    ("hello", "table", "code", "close"),
    [
        ({"token": "nonsense"}, None, "foreign_token", 4403),
        ({"token": None}, "nowhere", "unknown_table", 4404),
        ({"token": 5}, None, "no_hello", 4400),
        ("hello", None, "no_hello", 4400),
    ],
)
def test_a_stream_that_cannot_be_says_why_and_is_closed(
    people: People, hello: object, table: str | None, code: str, close: int
) -> None:
    address = f"{people[0].http.base_url}/api/tables/{table or people[0].table}/stream".replace("http", "ws", 1)
    with connect(address) as socket:
        socket.send(json.dumps(hello))
        refused = Stream(socket).next()
        assert (refused["type"], refused["error"]["code"]) == ("error", code)
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=30)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == close


def test_what_a_client_says_after_its_hello_does_no_harm(people: People) -> None:
    anna, _ = people
    with anna.stream() as stream:
        stream.next()
        stream.socket.send("nonsense")
        stream.socket.send(b"\x00\xff")
        anna.move("bet", 0)
        assert stream.until("version", 1)


class Deaf:
    """A socket whose other end takes nothing off the wire."""

    client_state = WebSocketState.CONNECTED

    def __init__(self, hello: str) -> None:
        self.hello = hello
        self.scope = {"type": "websocket", "client": None}
        self.query_params: dict[str, str] = {}
        self.headers: dict[str, str] = {}
        self.stuck = asyncio.Event()

    async def accept(self) -> None:
        pass

    async def receive_text(self) -> str:
        return self.hello

    async def receive(self) -> Message:
        await asyncio.Event().wait()
        return {}

    async def send_text(self, text: str) -> None:
        self.stuck.set()
        await asyncio.Event().wait()


async def move_beside_a_deaf_socket(tables: Tables) -> int:
    wish = NewTable.model_validate(
        {"game": "kuhn_poker", "seats": [{"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "random"}]}
    )
    table = await tables.find((await tables.create(wish, "en"))["table"])
    deaf = Deaf('{"token": null}')
    streaming = asyncio.create_task(stream_to(cast(WebSocket, deaf), tables, table.id))
    stuck = asyncio.create_task(deaf.stuck.wait())
    await asyncio.wait((streaming, stuck), return_when=asyncio.FIRST_COMPLETED)
    assert not streaming.done()
    version = await table.move(Seat(0), command(), 0, "check")
    streaming.cancel()
    await asyncio.gather(streaming, return_exceptions=True)
    await tables.close()
    return version


def test_a_socket_that_never_reads_holds_up_nobody(home: Home) -> None:
    settings = home.settings()
    storage = open_storage(settings)
    assert asyncio.run(move_beside_a_deaf_socket(Tables(settings, storage))) == 1
    storage.close()


def test_a_slow_socket_gets_the_latest_and_misses_no_line(people: People) -> None:
    anna, bram = people
    with bram.stream() as stream:
        lines = [line["id"] for line in stream.next()["log"]]
        for _ in range(20):
            anna.move("bet")
            anna.undo()
        while True:
            seen = stream.shows(lambda _: True)
            lines += [line["id"] for line in seen["log"] if line["kind"] == "undo"]
            if seen["version"] == 40:
                break
        assert lines == [line["id"] for line in bram.look()["log"]]
