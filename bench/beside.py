"""`python -m bench.beside [--tables N] [--bot BOT] [--watched]`: how soon the house's bot answers beside other bots.

Whoever began those tables is another household than the person who plays. Nobody looks at them unless `--watched`.
"""

from __future__ import annotations

import argparse
import json
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from http.client import HTTPConnection
from pathlib import Path
from queue import Queue
from statistics import median
from threading import Thread
from time import perf_counter, sleep
from typing import Any, Final
from urllib.parse import urlsplit
from uuid import uuid4

from websockets.sync.client import connect

from bench.program import ask, first_move
from innkeeper.catalogue import find_games
from innkeeper.server.serve import address_of, listen, server
from innkeeper.server.settings import Settings

ANSWERS: Final = 10
LOOK_EVERY: Final = 0.01
ANNA: Final = "192.0.2.1"
OTHERS: Final = "198.51.100.1"


@contextmanager
def serving() -> Iterator[str]:
    """The address of a server that makes no pause before a bot's move."""
    ready: Queue[bool] = Queue()
    with tempfile.TemporaryDirectory() as data, listen("127.0.0.1", 0) as listening:
        running = server(Settings(Path(data), pace=0.0, tables_a_minute=0), lambda: ready.put(True))
        thread = Thread(target=running.run, args=([listening],))
        thread.start()
        try:
            ready.get()
            yield address_of("127.0.0.1", listening)
        finally:
            running.should_exit = True
            thread.join()


def measure(tables: int, bot: str, watched: bool) -> list[float]:
    """Seconds from a person's moves until the house's bot has answered."""
    with serving() as address, ExitStack() as streams:
        place = urlsplit(address)
        line = HTTPConnection(place.hostname or "", place.port)
        answers = _answers(line)
        next(answers)  # the workers are there
        for _ in range(tables):
            table = _begin(line, [{"kind": "bot", "bot": bot}] * 2, OTHERS)["table"]
            if watched:
                stream = f"ws://{place.netloc}/api/tables/{table}/stream"
                socket = streams.enter_context(connect(stream, additional_headers={"X-Forwarded-For": OTHERS}))
                socket.send(json.dumps({"token": None}))
        return [next(answers) for _ in range(ANSWERS)]


def _begin(line: HTTPConnection, seats: list[dict[str, str]], source: str) -> Any:
    return ask(line, "POST", "/api/tables", {"game": next(iter(find_games())), "seats": seats}, source=source)


def _answers(line: HTTPConnection) -> Iterator[float]:
    """Play one game after the other, and give how long each answer takes."""
    while True:
        held = _begin(line, [{"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "house"}], ANNA)
        table, token = held["table"], held["token"]
        while (asked := _asked(line, table, token))["choices"]:
            version, move = asked["version"], " ".join(first_move(line, table, token, asked))
            command: dict[str, Any] = {"command": str(uuid4()), "version": version, "move": move}
            begun = perf_counter()
            ask(line, "POST", f"/api/tables/{table}/moves", command, token, ANNA)
            if _asked(line, table, token)["version"] > version + 1:
                yield perf_counter() - begun


def _asked(line: HTTPConnection, table: str, token: str) -> Any:
    """The table once the person is asked, or the game is over."""
    while True:
        seen = ask(line, "GET", f"/api/tables/{table}", token=token, source=ANNA)
        if seen["choices"] or seen["status"] == "over":
            return seen
        sleep(LOOK_EVERY)


def main() -> None:
    """Measure, and print the median and the longest."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--bot", default="search:3s")
    parser.add_argument("--watched", action="store_true")
    wish = parser.parse_args()
    found = measure(wish.tables, wish.bot, wish.watched)
    print(f"beside {wish.tables} tables of {wish.bot}{', watched' if wish.watched else ''}:", end=" ")
    print(f"{median(found):.2f} s, at most {max(found):.2f} s, of {len(found)} answers")


if __name__ == "__main__":
    main()
