"""A real server for the tests, in a thread of this process, and people who talk to it over HTTP and the stream."""

from __future__ import annotations

import json
import uuid
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from queue import Queue
from threading import Thread
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from innkeeper.server.serve import address_of, listen, server
from innkeeper.server.settings import Settings

KUHN = "kuhn_poker.game:GAME"
SEALED = "tests.server.sealed:GAME"


def settings_for(data: Path, **changed: Any) -> Settings:
    """A server with the template game and without a pause before the bots' moves."""
    unlimited = {"tables_a_minute": 0, "seats_a_minute": 0, "hints_a_minute": 0}
    return Settings(
        **{
            "data": data,
            "pace": 0.0,
            "away_after": 0.0,
            "thinkers": 1,
            "study_seconds": 1.0,
            "further_games": (KUHN, SEALED),
            **unlimited,
            **changed,
        }
    )


@contextmanager
def running(settings: Settings) -> Iterator[str]:
    """The address of a server that runs meanwhile."""
    answers: Queue[bool] = Queue()
    with listen("127.0.0.1", 0) as listening:
        serving = server(settings, lambda: answers.put(True))
        thread = Thread(target=serving.run, args=([listening],))
        thread.start()
        try:
            answers.get(timeout=30)
            yield address_of("127.0.0.1", listening).rstrip("/")
        finally:
            serving.should_exit = True
            thread.join()


def command() -> str:
    """A new command id."""
    return str(uuid.uuid4())


@dataclass
class Person:
    """Somebody at a table: a seat's token, or None for a spectator."""

    http: httpx.Client
    table: str
    token: str | None = None
    seat: int | None = None

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"} if self.token else {}

    def post(self, what: str, **body: Any) -> httpx.Response:
        return self.http.post(f"/api/tables/{self.table}/{what}", json=body, headers=self.headers)

    def look(self, **query: Any) -> dict[str, Any]:
        answer = self.http.get(f"/api/tables/{self.table}", headers=self.headers, params=query)
        assert answer.status_code == 200, answer.text
        snapshot: dict[str, Any] = answer.json()
        return snapshot

    def version(self) -> int:
        version: int = self.look()["version"]
        return version

    def move(self, move: str, version: int | None = None, command_id: str = "") -> httpx.Response:
        at = self.version() if version is None else version
        return self.post("moves", command=command_id or command(), version=at, move=move)

    def undo(self, version: int | None = None) -> httpx.Response:
        return self.post("undo", command=command(), version=self.version() if version is None else version)

    @contextmanager
    def stream(self, **hello: Any) -> Iterator[Stream]:
        address = f"{self.http.base_url}/api/tables/{self.table}/stream".replace("http", "ws", 1)
        with connect(address) as socket:
            socket.send(json.dumps({"token": self.token, **hello}))
            yield Stream(socket)


@dataclass
class Stream:
    """A person's end of the stream."""

    socket: ClientConnection

    def next(self) -> dict[str, Any]:
        """The next message."""
        message: dict[str, Any] = json.loads(self.socket.recv(timeout=30))
        return message

    def until(self, key: str, value: Any) -> dict[str, Any]:
        """The first snapshot with this value, where the table stays at it until somebody else acts."""
        return self.first(lambda message: message.get(key) == value)

    def reaches(self, version: int) -> dict[str, Any]:
        """The first snapshot of this version or a later one: a stream may leave out what bots have passed already."""
        return self.first(lambda message: message.get("version", -1) >= version)

    def shows(self, fits: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The first snapshot that fits: a ping may come before any."""
        return self.first(lambda message: message["type"] == "snapshot" and fits(message))

    def finds(self, *seats: int, present: bool) -> dict[str, Any]:
        """The first snapshot in which somebody at each of these seats looks at the table, or nobody does.

        Two who come at once may both be in one snapshot, so they are to be waited for together.
        """
        return self.shows(lambda seen: all(seen["seats"][seat]["present"] == present for seat in seats))

    def first(self, fits: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The first message that fits. Fails when nothing but pings comes for a minute."""
        pings = 0
        while not fits(message := self.next()):
            pings = pings + 1 if message["type"] == "ping" else 0
            assert pings < 3, "nothing more comes"
        return message


def begin(http: httpx.Client, seats: list[dict[str, Any]], game: str = "kuhn_poker", **wish: Any) -> Person:
    """A new table, and who began it."""
    answer = http.post("/api/tables", json={"game": game, "seats": seats, **wish})
    assert answer.status_code == 201, answer.text
    held = answer.json()
    return Person(http, held["table"], held["token"], held["seat"])


def sit(http: httpx.Client, table: str, name: str, **wish: Any) -> Person:
    """Who sits down at a table."""
    answer = http.post(f"/api/tables/{table}/seats", json={"name": name, **wish})
    assert answer.status_code == 200, answer.text
    held = answer.json()
    return Person(http, held["table"], held["token"], held["seat"])


def two_people(http: httpx.Client, **wish: Any) -> tuple[Person, Person]:
    """Anna and Bram at a new table of the template game."""
    anna = begin(http, [{"kind": "me", "name": "Anna"}, {"kind": "open"}], **wish)
    return anna, sit(http, anna.table, "Bram")


def error(answer: httpx.Response, status: int, code: str) -> dict[str, Any]:
    """The error of an answer, after a look that it is one sentence, with this status and code."""
    assert answer.status_code == status, answer.text
    said: dict[str, Any] = answer.json()["error"]
    assert said["code"] == code, said
    assert said["message"][-1] in ".?!", said
    assert "\n" not in said["message"], said
    return said
