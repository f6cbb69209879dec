"""What goes over the desk is answered as FastAPI's own way answers it."""

import asyncio
from typing import Any, cast

import httpx
import pytest
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Message, Receive, Scope, Send

from innkeeper.server import table_routes
from innkeeper.server.desk import SMALL, Desk, decisions
from innkeeper.server.problems import Problem
from innkeeper.server.table import LiveTable
from innkeeper.server.tables import Tables
from tests.every_game import GAMES
from tests.server.running import Person, begin, command

pytestmark = pytest.mark.both_forms

People = tuple[Person, Person]

DOING: dict[str, dict[str, Any]] = {
    "moves": {"version": 0, "move": "bet"},
    "choices": {"version": 0, "draft": []},
    "undo": {"version": 0},
    "undo/ask": {},
    "undo/answer": {"agree": True},
    "phrases": {"phrase": "thanks"},
    "away": {},
    "back": {},
    "stand-up": {},
}
"""A wish for each of the routes, but for its command."""


def ask(person: Person, what: str, plainly: bool, body: dict[str, Any], **headers: str) -> httpx.Response:
    """Ask over the desk, or with a parameter, which only FastAPI reads."""
    query = {} if plainly else {"seat": str(person.seat)}
    path = f"/api/tables/{person.table}/{what}"
    return person.http.post(path, params=query, json=body, headers=person.headers | headers)


def answers(person: Person, what: str, body: dict[str, Any], **headers: str) -> list[tuple[int, Any, str | None]]:
    """What is answered both ways, over the desk first."""
    both = [ask(person, what, plainly, body, **headers) for plainly in (True, False)]
    return [(answer.status_code, answer.json(), answer.headers.get("content-security-policy")) for answer in both]


def test_all_decisions_of_a_seat_go_over_the_desk() -> None:
    assert decisions(table_routes.router.routes).keys() == DOING.keys()


class Nowhere:
    """Tables of which there are none."""

    async def find(self, table: str) -> LiveTable:
        raise Problem(404, "no_table", {"table": table})


async def answered_by(path: str, body: bytes, query: bytes = b"", kind: bytes = b"application/json") -> str:
    """Who answers a request at the desk of a server without tables: the desk, or FastAPI behind it."""
    answered: list[str] = []

    async def fastapi(scope: Scope, receive: Receive, send: Send) -> None:
        assert (await receive())["body"] == body
        answered.append("fastapi")

    async def receive() -> Message:
        return {"type": "http.request", "body": body, "more_body": False}

    async def send(message: Message) -> None:
        if message["type"] == "http.response.start":
            answered.append(f"desk {message['status']}")

    async def refuse(request: Request, error: Exception) -> Response:
        return Response(status_code=cast(Problem, error).status)

    desk = Desk(fastapi, cast(Tables, Nowhere()), table_routes.router.routes, {Problem: refuse})
    scope = {
        "type": "http",
        "method": "POST",
        "path": path,
        "query_string": query,
        "headers": [(b"content-type", kind)],
    }
    await desk(scope, receive, send)
    return ", ".join(answered)


def test_the_usual_form_is_answered_at_the_desk_and_all_else_behind_it() -> None:
    moves, wish = "/api/tables/x/moves", b'{"command": "cccccccc", "version": 0, "move": "bet"}'
    asked: list[tuple[str, bytes, dict[str, bytes], str]] = [
        (moves, wish, {}, "desk 404"),
        (moves, b"{}", {}, "fastapi"),
        (moves, b"{", {}, "fastapi"),
        (moves, wish, {"query": b"lang=nl"}, "fastapi"),
        (moves, wish, {"kind": b"text/plain"}, "fastapi"),
        ("/api/tables/x/seats", b'{"name": "Anna"}', {}, "fastapi"),
        ("/api/tables", b"{}", {}, "fastapi"),
    ]
    for path, body, further, by in asked:
        assert asyncio.run(answered_by(path, body, **further)) == by


@pytest.mark.parametrize("what", DOING)
def test_an_answer_is_the_same_both_ways(people: People, what: str) -> None:
    anna, _ = people
    wish = DOING[what] if what == "choices" else {**DOING[what], "command": command()}
    over_the_desk, otherwise = answers(anna, what, wish)
    assert over_the_desk == otherwise


@pytest.mark.parametrize(
    ("wish", "status"),
    [
        ({"command": "c" * 20, "version": 0, "move": "fold"}, 422),
        ({"command": "c" * 20, "version": 0, "move": "sing"}, 422),
        ({"command": "c" * 20, "version": 9, "move": "bet"}, 409),
        ({"command": "c", "version": 0, "move": "bet"}, 422),
        ({"command": "c" * 20, "version": 0, "move": "bet", "cheat": True}, 422),
        ({"version": 0}, 422),
    ],
)
def test_a_refusal_is_the_same_both_ways(people: People, wish: dict[str, Any], status: int) -> None:
    anna, _ = people
    for language in ("en", "nl"):
        over_the_desk, otherwise = answers(anna, "moves", wish, **{"accept-language": language})
        assert over_the_desk == otherwise
        assert over_the_desk[0] == status
    assert anna.version() == 0


def test_who_asks_is_looked_at_both_ways(people: People) -> None:
    anna, _ = people
    wish = {"command": "c" * 20, "version": 0, "move": "bet"}
    for header, status in (("", 401), ("Bearer", 401), ("Bearer x", 403), ("Basic x", 401)):
        over_the_desk, otherwise = answers(anna, "moves", wish, Authorization=header)
        assert over_the_desk == otherwise
        assert over_the_desk[0] == status
    nowhere = Person(anna.http, "nowhere", anna.token, 0)
    over_the_desk, otherwise = answers(nowhere, "moves", wish)
    assert over_the_desk == otherwise
    assert over_the_desk[0] == 404


def test_what_takes_long_to_send_is_compressed(http: httpx.Client) -> None:
    game = max((game for game in GAMES if game.fewest_seats == 1), key=lambda game: game.actions)
    anna = begin(http, [{"kind": "me", "name": "Anna"}], game=game.name, seed=1)
    answer = ask(anna, "choices", True, {"version": 0, "draft": []})
    assert int(answer.headers["content-length"]) < len(answer.content) > SMALL
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.json() == anna.look()["choices"]


def test_requests_over_the_desk_are_counted_by_their_route(people: People) -> None:
    anna, _ = people
    anna.move("check", 0)
    counted = anna.http.get("/metrics").text
    assert 'innkeeper_request_seconds_count{method="POST",route="/api/tables/{table}/moves",status="200"}' in counted
    assert anna.table not in counted
