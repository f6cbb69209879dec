"""The API as it describes itself, and the stream, under whatever anybody may send: answers as promised, and no harm."""

import json
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from innkeeper.catalogue import game_named
from tests.server.running import KUHN, Person, Stream, error

People = tuple[Person, Person]


def sets_no_cookie(_context: Any, response: Any, _case: Any) -> None:
    """There are none here: so nothing is sent along by a page of somebody else's."""
    assert "set-cookie" not in {name.lower() for name in response.headers}


PROMISES = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    sets_no_cookie,
]
HELLO = st.dictionaries(
    st.sampled_from(["token", "since", "lang", "zones", "seat", "cheat"]),
    st.none() | st.booleans() | st.integers() | st.text(max_size=30) | st.lists(st.integers(), max_size=3),
    max_size=4,
)


MESSAGE = st.binary(max_size=60) | st.text(max_size=60) | HELLO.map(json.dumps)
COMMAND = st.fixed_dictionaries(
    {"command": st.just("command-0001"), "version": st.just(0), "move": st.sampled_from(["bet", "check", "x"])}
).map(json.dumps)
MASK = bytes(4)
ODD_FRAMES = [
    bytes([0x83, 0x80]) + MASK,  # an opcode that means nothing
    bytes([0xF1, 0x81]) + MASK + b"x",  # reserved bits
    bytes([0x80, 0x81]) + MASK + b"x",  # goes on from nothing
    bytes([0x01, 0x81]) + MASK + b"x",  # a text that never ends
    bytes([0x81, 0x01]) + b"x",  # not masked
    bytes([0x81, 0x81]) + MASK + b"\xff",  # a text that is none
    bytes([0x09, 0x80]) + MASK,  # a ping in parts
    bytes([0x89, 0xFE, 0x01, 0x00]) + MASK + bytes(256),  # a ping that is too long
    bytes([0x82, 0xFF]) + b"\xff" * 8 + MASK,  # longer than anything
    bytes([0x88, 0x82]) + MASK + b"\x00\x01",  # closed for no reason there is
]
FRAME = st.sampled_from(ODD_FRAMES) | st.binary(min_size=1, max_size=40)


def operations(address: str) -> Iterator[Any]:
    """Everything that the API says it does."""
    for found in schemathesis.openapi.from_url(f"{address}/api/openapi.json").get_all_operations():
        assert isinstance(found, Ok)
        yield found.ok()


def test_whatever_is_sent_the_answer_is_one_that_was_promised(address: str, people: People) -> None:
    anna, _ = people
    asked = [ask_anything(operation, anna) for operation in operations(address)]
    assert len(asked) > 10


def ask_anything(operation: Any, anna: Person) -> str:
    """Send what its description allows, and what it does not, to this table or any other, with a token or without."""

    @settings(max_examples=20, deadline=None, phases=[Phase.generate], suppress_health_check=list(HealthCheck))
    @given(operation.as_strategy() | operation.as_strategy(GenerationMode.NEGATIVE), st.booleans(), st.booleans())
    def ask(case: Any, there: bool, known: bool) -> None:
        if there and "table" in case.path_parameters:
            case.path_parameters["table"] = anna.table
        if known:
            case.headers = {**(case.headers or {}), **anna.headers}
        case.call_and_validate(checks=PROMISES, timeout=60)

    ask()
    return str(operation.label)


FIELD = st.sampled_from(["format", "game", "rules_version", "components", "options", "seats", "seed", "moves"])
VALUE = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.sampled_from(["\ud800", "kuhn_poker", "x" * 300]),
    lambda inside: st.lists(inside, max_size=3) | st.dictionaries(st.text(max_size=5), inside, max_size=2),
    max_leaves=5,
)
DAMAGE = st.dictionaries(FIELD, VALUE | st.integers(2**62, 2**64) | st.integers(-(2**64), 0), max_size=2)


@settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
@given(DAMAGE)
def test_whatever_is_brought_in_as_a_record_is_taken_or_refused_in_words(
    people: People, damage: dict[str, Any]
) -> None:
    anna, _ = people
    record = {
        "format": "innkeeper-record-1",
        "game": "kuhn_poker",
        "rules_version": 1,
        "components": game_named("kuhn_poker", [KUHN]).components_digest,
        "options": {"deals": "one"},
        "seats": 2,
        "seed": 1,
        "moves": [[0, "check"]],
    }
    answer = anna.http.post("/api/records", content=json.dumps({**record, **damage}))
    assert answer.status_code == 201 if not damage else answer.status_code in (201, 404, 422), answer.text
    assert answer.status_code == 201 or error(answer, answer.status_code, answer.json()["error"]["code"])


@settings(max_examples=80, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.lists(MESSAGE, min_size=1, max_size=3))
def test_whatever_is_sent_on_the_stream_the_table_stands(people: People, messages: list[str | bytes]) -> None:
    anna, bram = people
    address = f"{anna.http.base_url}/api/tables/{anna.table}/stream".replace("http", "ws", 1)
    with connect(address) as socket:
        with suppress(ConnectionClosed):  # the first one may be refused before the others are sent
            for message in messages:
                socket.send(message)
        said: dict[str, Any] = Stream(socket).next()
        assert said["type"] in ("snapshot", "error")
        assert said.get("you") is None
        assert said["type"] == "snapshot" or said["error"]["message"]
    assert bram.look()["version"] == 0


@settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.lists(MESSAGE | COMMAND, min_size=1, max_size=5))
def test_whatever_a_seat_says_on_its_stream_is_let_go(people: People, messages: list[str | bytes]) -> None:
    anna, bram = people
    with anna.stream() as stream:
        assert stream.next()["you"] == 0
        for message in messages:
            stream.socket.send(message)
        assert stream.socket.ping().wait(30)
        said = [line for line in bram.look()["log"] if line["version"]]
        assert (bram.look()["version"], said) == (0, [])


@settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.lists(FRAME, min_size=1, max_size=4), st.booleans())
def test_whatever_bytes_come_after_the_handshake_harm_one_stream_alone(
    people: People, frames: list[bytes], known: bool
) -> None:
    anna, bram = people
    with bram.stream() as other:
        assert other.next()["you"] == 1
        address = f"{anna.http.base_url}/api/tables/{anna.table}/stream".replace("http", "ws", 1)
        with connect(address, close_timeout=0.1) as socket:
            if known:
                socket.send(json.dumps({"token": anna.token}))
            with suppress(OSError):
                socket.socket.sendall(b"".join(frames))
        assert other.socket.ping().wait(30)
    assert bram.look()["version"] == 0


def test_a_message_that_is_too_large_closes_the_stream_alone(people: People) -> None:
    anna, bram = people
    with anna.stream() as stream:
        stream.next()
        stream.socket.send("x" * 100_000)
        with pytest.raises(ConnectionClosed):
            stream.until("version", 1)
    with bram.stream() as other:
        assert other.next()["version"] == 0


def test_the_server_is_well_after_all_that(http: httpx.Client) -> None:
    assert http.get("/healthz").json() == {"status": "ok"}
