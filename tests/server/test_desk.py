"""What goes over the desk is answered as FastAPI's own way answers it."""

from typing import Any

import httpx
import pytest
from fastapi.routing import APIRoute

from innkeeper.server import table_routes
from innkeeper.server.desk import decisions
from tests.server.running import Person, command

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
    found = decisions(table_routes.router.routes)
    assert found.keys() == DOING.keys()
    paths = {route.path for route in table_routes.router.routes if isinstance(route, APIRoute)}
    assert all(decision.route.path in paths for decision in found.values())


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
    made = http.post("/api/tables", json={"game": "overbooked", "seats": [{"kind": "me", "name": "Anna"}], "seed": 1})
    anna = Person(http, made.json()["table"], made.json()["token"], 0)
    long = ask(anna, "choices", True, {"version": 0, "draft": []})
    assert long.headers["content-encoding"] == "gzip"
    assert long.json() == anna.look()["choices"]


def test_requests_over_the_desk_are_counted_by_their_route(people: People) -> None:
    anna, _ = people
    anna.move("check", 0)
    counted = anna.http.get("/metrics").text
    assert 'innkeeper_request_seconds_count{method="POST",route="/api/tables/{table}/moves",status="200"}' in counted
    assert anna.table not in counted
