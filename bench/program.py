"""The program around the games: how soon it is there, how much it sends, how fast it answers."""

from __future__ import annotations

import gzip
import json
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any, Final
from urllib.parse import urlsplit
from uuid import uuid4

TURNS: Final = 5
MOVES: Final = 30
READY: Final = re.compile(r"(http://\S+)")
FONTS: Final = (".woff2", ".woff")
TEXTS: Final = (".html", ".js", ".css", ".svg", ".json", ".ftl")


def import_ms() -> float:
    """Milliseconds that `import innkeeper` takes, Python's own start deducted."""
    return _run_ms("import innkeeper") - _run_ms("pass")


def help_ms() -> float:
    """Milliseconds that `innkeeper --help` takes, Python's own start deducted."""
    return _run_ms("import sys; sys.argv[1:] = ['--help']; from innkeeper.cli import main; main()") - _run_ms("pass")


def _run_ms(code: str) -> float:
    def once() -> float:
        begun = perf_counter()
        subprocess.run([sys.executable, "-c", code], check=True, stdout=subprocess.DEVNULL)  # noqa: S603 (our own)
        return 1000 * (perf_counter() - begun)

    return median(once() for _ in range(TURNS))


def page_kb(static: Path) -> dict[str, float]:
    """Kilobytes of the bundle: texts as gzip sends them; all of it, and what the first page and its styles name."""
    sizes = {file: _weight(file) for file in static.rglob("*") if file.is_file() and file.name[0] != "."}
    page = (static / "index.html").read_text(encoding="utf-8")
    first = [
        size for file, size in sizes.items() if file.name in page or file.name == "index.html" or file.suffix in FONTS
    ]
    return {"first_page_kb": sum(first) / 1000, "bundle_kb": sum(sizes.values()) / 1000}


def _weight(file: Path) -> int:
    data = file.read_bytes()
    return len(gzip.compress(data)) if file.suffix in TEXTS else len(data)


@contextmanager
def serving() -> Iterator[tuple[str, float]]:
    """A server of its own, stopped at the end: its address, and the milliseconds until it was ready."""
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-c", "from innkeeper.cli import main; main()", "serve"]
        begun = perf_counter()
        process = subprocess.Popen(  # noqa: S603 (our own)
            [*command, "--no-open", "--port", "0", "--data", data], stdout=subprocess.PIPE, text=True
        )
        try:
            assert process.stdout is not None
            found = READY.search(process.stdout.readline())
            if found is None:
                raise RuntimeError("the server did not say where it is.")
            yield found[1], 1000 * (perf_counter() - begun)
        finally:
            process.terminate()
            process.wait()


def server_ms(game: str) -> dict[str, float]:
    """Milliseconds until the server is ready the second time, and for a move over loopback, acknowledged."""
    with serving():
        pass
    with serving() as (address, ready):
        return {"server_ready_ms": ready, "move_ms": _move_ms(address, game)}


def _move_ms(address: str, game: str) -> float:
    """The median time of a move where nobody thinks: two persons each play their first choice."""
    place = urlsplit(address)
    line = HTTPConnection(place.hostname or "", place.port)
    made = ask(line, "POST", "/api/tables", {"game": game, "options": {}, "seats": [_me(), _open()], "seed": 1})
    other = ask(line, "POST", f"/api/tables/{made['table']}/seats", {"name": "Bram"})
    tokens = {made["seat"]: made["token"], other["seat"]: other["token"]}
    times = [_move(line, made["table"], tokens) for _ in range(MOVES)]
    return median(times)


def _me() -> dict[str, Any]:
    return {"kind": "me", "name": "Anna"}


def _open() -> dict[str, Any]:
    return {"kind": "open"}


def _move(line: HTTPConnection, table: str, tokens: dict[int, str]) -> float:
    seat = ask(line, "GET", f"/api/tables/{table}")["acting"][0]
    token = tokens[seat]
    snapshot = ask(line, "GET", f"/api/tables/{table}", token=token)
    move = first_move(line, table, token, snapshot)
    command = {"command": str(uuid4()), "version": snapshot["version"], "move": " ".join(move)}
    begun = perf_counter()
    ask(line, "POST", f"/api/tables/{table}/moves", command, token)
    return 1000 * (perf_counter() - begun)


def first_move(line: HTTPConnection, table: str, token: str, snapshot: dict[str, Any]) -> list[str]:
    """The first choice at every part of the move."""
    choices, move = snapshot["choices"], []
    while choices is not None:
        choice = next(choice for choice in choices["choices"] if choice["refused"] is None)
        move.append(choice["part"])
        choices = choice["next"]
        if choices == "more":
            asked = {"version": snapshot["version"], "draft": move}
            choices = ask(line, "POST", f"/api/tables/{table}/choices", asked, token)
    return move


def ask(
    line: HTTPConnection, method: str, path: str, body: object = None, token: str = "", source: str = "127.0.0.1"
) -> Any:
    """The answer to a request that comes, as a proxy on this machine says, from there. Raises RuntimeError."""
    headers = {"Content-Type": "application/json", "X-Forwarded-For": source}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    line.request(method, path, None if body is None else json.dumps(body), headers)
    answer = line.getresponse()
    text = answer.read()
    if answer.status >= 400:
        raise RuntimeError(f"{method} {path}: {answer.status} {text.decode()}")
    return json.loads(text)
