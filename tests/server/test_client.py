"""The browser client out of the package, and the headers around everything."""

import asyncio
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette
from starlette.routing import Mount

from innkeeper.server.client import Client
from innkeeper.server.guard import HEADERS


@pytest.fixture
def bundle(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>Innkeeper</title>")
    (tmp_path / "assets" / "index-abc123.js").write_text("export {}")
    (tmp_path / "icon.svg").write_text("<svg/>")
    return tmp_path


def fetch(bundle: Path, address: str) -> httpx.Response:
    """What a browser gets from a server with this bundle."""

    async def ask() -> httpx.Response:
        transport = httpx.ASGITransport(Starlette(routes=[Mount("/", Client(bundle))]))
        async with httpx.AsyncClient(transport=transport, base_url="http://inn") as client:
            return await client.get(address)

    return asyncio.run(ask())


@pytest.mark.parametrize("address", ["/", "/table/8yDF_-cXRPEL8_Gu", "/table/x/anything", "/rules"])
def test_the_page_stands_for_every_way_of_the_client(bundle: Path, address: str) -> None:
    answer = fetch(bundle, address)
    assert (answer.status_code, answer.headers["cache-control"]) == (200, "no-cache")
    assert "<title>Innkeeper</title>" in answer.text


def test_what_is_named_after_its_content_is_kept_for_ever(bundle: Path) -> None:
    answer = fetch(bundle, "/assets/index-abc123.js")
    assert "immutable" in answer.headers["cache-control"]
    assert "javascript" in answer.headers["content-type"]
    assert fetch(bundle, "/icon.svg").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("address", ["/assets/gone.js", "/../settings.py", "/assets/%2e%2e/%2e%2e/settings.py"])
def test_a_file_that_is_not_there_is_not_found(bundle: Path, address: str) -> None:
    assert fetch(bundle, address).status_code == 404


def test_without_a_bundle_the_page_says_what_to_do(tmp_path: Path) -> None:
    answer = fetch(tmp_path / "nowhere", "/")
    assert answer.status_code == 503
    assert "make bundle" in answer.text


def test_every_answer_is_guarded(http: httpx.Client) -> None:
    for answer in (http.get("/api/games"), http.get("/"), http.get("/api/nothing"), http.post("/api/tables")):
        assert HEADERS.items() <= dict(answer.headers).items()
    policy = HEADERS["content-security-policy"]
    assert "script-src 'self';" in policy
    assert "frame-ancestors 'none'" in policy


def test_large_answers_are_compressed(http: httpx.Client) -> None:
    answer = http.get("/api/openapi.json", headers={"accept-encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"
