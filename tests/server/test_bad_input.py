"""Whatever is sent, the answer is one clear sentence, and nothing has changed."""

import json
import re
from typing import Any

import httpx
import pytest
from fastapi.openapi.models import OpenAPI
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from innkeeper.server.guard import LARGEST_BODY
from tests.server.running import Person, error

People = tuple[Person, Person]

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
FIELDS = st.sampled_from(
    ["game", "seats", "options", "seed", "name", "seat", "colour", "command", "version", "move", "draft", "kind"]
)
ASKS = st.sampled_from(["moves", "choices", "undo", "seats", "rematch"])
fuzzing = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])


def test_a_body_that_is_too_large_is_refused(http: httpx.Client, people: People) -> None:
    anna, _ = people
    error(anna.move("x" * LARGEST_BODY, 0), 413, "too_large")
    chunks = (b"x" * 1000 for _ in range(LARGEST_BODY // 1000 + 2))
    error(http.post("/api/tables", content=chunks), 413, "too_large")
    assert anna.version() == 0


def test_what_is_not_json_is_refused(http: httpx.Client) -> None:
    for body in (b"{", b"\xff\xfe", b"", b"[1, 2"):
        answer = http.post("/api/tables", content=body, headers={"content-type": "application/json"})
        assert answer.status_code in (400, 422)
        assert answer.json()["error"]["message"].endswith(".")


def test_a_field_that_does_not_fit_is_named(people: People) -> None:
    anna, _ = people
    said = error(anna.post("moves", command="c", version=0, move="bet"), 422, "malformed")
    assert "body.command" in said["message"]
    said = error(anna.post("moves", command="c" * 36, version=0, move="bet", cheat=True), 422, "malformed")
    assert "body.cheat" in said["message"]
    assert anna.version() == 0


def test_a_number_that_is_too_large_is_refused(people: People) -> None:
    anna, _ = people
    for name in ("at", "since"):
        answer = anna.http.get(f"/api/tables/{anna.table}", params={name: 10**40})
        error(answer, 422, "malformed")


@pytest.mark.parametrize("table", ["@table-over", "@nothing", "seat:0"])
def test_what_was_said_is_quoted_and_stands_for_nothing_else(http: httpx.Client, table: str) -> None:
    assert f"“{table}”" in error(http.get(f"/api/tables/{table}"), 404, "unknown_table")["message"]


def test_a_token_that_is_no_bearer_token_is_refused(people: People) -> None:
    anna, _ = people
    for header in ("Basic abc", "Bearer", "abc"):
        answer = anna.http.get(f"/api/tables/{anna.table}", headers={"Authorization": header})
        error(answer, 401, "no_token")


def test_an_address_that_leads_nowhere_is_not_found(http: httpx.Client) -> None:
    error(http.get("/api/nothing"), 404, "not_found")
    error(http.put("/api/tables"), 405, "method_not_allowed")


@fuzzing
@given(ASKS, st.dictionaries(FIELDS, JSON, max_size=6) | JSON)
def test_no_garbage_changes_a_table_or_breaks_the_server(people: People, what: str, body: Any) -> None:
    anna, _ = people
    before = anna.look()
    content = json.dumps(body).encode()
    headers = {**anna.headers, "content-type": "application/json"}
    answer = anna.http.post(f"/api/tables/{anna.table}/{what}", content=content, headers=headers)
    assert answer.status_code < 500, answer.text
    assert answer.status_code >= 400 or what == "choices"
    assert anna.look() == before


@fuzzing
@given(st.dictionaries(FIELDS, JSON, max_size=6))
def test_no_garbage_begins_a_table(http: httpx.Client, body: dict[str, Any]) -> None:
    answer = http.post("/api/tables", json={"game": "kuhn_poker", **body})
    assert 400 <= answer.status_code < 500
    assert answer.json()["error"]["message"]


@fuzzing
@given(st.text(st.characters(exclude_categories=("Cc", "Cs")), max_size=40))
def test_no_text_is_a_table_or_a_token_by_chance(http: httpx.Client, text: str) -> None:
    quoted = re.sub(r"[^\w-]", "", text) or "x"
    answer = http.get(f"/api/tables/{quoted}", headers={b"Authorization": b"Bearer " + text.encode() + b"x"})
    assert answer.status_code in (400, 404)


def test_the_api_describes_itself(http: httpx.Client) -> None:
    schema = http.get("/api/openapi.json").json()
    OpenAPI.model_validate(schema)
    known = {f"#/components/schemas/{name}" for name in schema["components"]["schemas"]}
    assert set(re.findall(r'"\$ref": "([^"]+)"', json.dumps(schema))) <= known
    assert {"/api/games", "/api/tables", "/api/tables/{table}/moves"} <= set(schema["paths"])
