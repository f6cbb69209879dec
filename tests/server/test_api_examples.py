"""The examples of docs/api.md, one after the other, against a real server: what is shown there is what is answered."""

import json
import re
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from innkeeper.server.app import create_app
from tests.server.homes import Home
from tests.server.running import running

PAGE = (Path(__file__).parents[2] / "docs" / "api.md").read_text(encoding="utf-8")
EXAMPLE = re.compile(r"```(http|ws)\n(.*?)```", re.DOTALL)
ANYTHING = "…"


class Reader:
    """Who does what the page shows, with the tables, tokens and records of the answers before."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, timeout=60)
        self.held: dict[str, str] = {}

    def fill(self, text: str) -> str:
        for name, value in self.held.items():
            text = text.replace(f"{{{name}}}", value)
        return text

    def ask(self, example: str) -> None:
        """Ask over HTTP, and compare the answer."""
        asked, _, answered = example.strip().partition("\n\n")
        line, *rest = self.fill(asked).splitlines()
        method, path = line.split()
        headers = {"content-type": "application/json"}
        while rest and not rest[0].startswith(("{", "[")):
            name, _, value = rest.pop(0).partition(": ")
            headers[name] = value
        answer = self.http.request(method, path, headers=headers, content="\n".join(rest) or None)
        status, _, shown = self.fill(answered).partition("\n")
        assert answer.status_code == int(status), (asked, answer.text)
        if not answer.headers.get("content-type", "").startswith("application/json"):
            assert shown in (ANYTHING, answer.text.strip()), (asked, answer.text)
            return
        assert agrees(json.loads(shown), answer.json()), (asked, answer.text)
        self.keep(path, answer)

    def keep(self, path: str, answer: httpx.Response) -> None:
        """Hold what later examples need."""
        if path.endswith("/record"):
            self.held["record"] = answer.text
        data = answer.json()
        if not isinstance(data, dict):
            return
        if data.get("person"):
            self.held["person"] = data["person"]
        if data.get("token"):
            self.held |= {"table": data["table"], f"token {data['seat']}": data["token"]}

    def hear(self, example: str) -> None:
        """Open the stream, and compare what comes."""
        line, *rest = self.fill(example).splitlines()
        with connect(f"{self.address}{line.split()[1]}".replace("http", "ws", 1)) as stream:
            for step in rest:
                sign, _, shown = step.partition(" ")
                if sign == "→":
                    stream.send(shown)
                elif sign == "←":
                    heard = json.loads(stream.recv(timeout=60))
                    assert agrees(json.loads(shown), heard), (shown, heard)
                else:
                    assert sign == "closed"
                    assert closing_code(stream) == int(shown)


def closing_code(stream: Any) -> int | None:
    try:
        stream.recv(timeout=60)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None
    return None


def agrees(shown: Any, answered: Any) -> bool:
    """Whether an answer is what is shown, which may leave out keys, and what is in the place of `…`."""
    if shown == ANYTHING:
        return bool(answered)
    if isinstance(shown, dict):
        return all(key in answered and agrees(value, answered[key]) for key, value in shown.items())
    if isinstance(shown, list) and ANYTHING in shown:
        wanted = [item for item in shown if item != ANYTHING]
        return bool(answered) and all(any(agrees(item, other) for other in answered) for item in wanted)
    if isinstance(shown, list):
        return len(shown) == len(answered) and all(map(agrees, shown, answered))
    return bool(shown == answered)


def test_every_example_is_answered_as_it_is_shown(home: Home) -> None:
    with running(home.settings(pace=3600.0)) as address:
        reader = Reader(address)
        with reader.http:
            for way, example in EXAMPLE.findall(PAGE):
                reader.ask(example) if way == "http" else reader.hear(example)


def test_every_way_in_is_shown(home: Home) -> None:
    app = create_app(home.settings())
    shown = {
        re.sub(r"\?.*|\{table\}", "", f"{method} {path}")
        for method, path in re.findall(r"^(GET|POST|WS) (/api/\S+)", PAGE, re.MULTILINE)
    }
    ways = {
        f"{method.upper()} {path}".replace("{table}", "").replace("{game}", "kuhn_poker")
        for path, methods in app.openapi()["paths"].items()
        for method in methods
        if path.startswith("/api/")
    }
    assert ways - shown == set()
    app.state.tables.storage.close()
