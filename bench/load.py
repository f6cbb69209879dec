"""`python -m bench.load [GAME ...]`: 1,000 seats at 250 tables, a move a second at each; how soon all have seen it.

The server is a process of its own; whoever plays runs here, on the same machine, and takes its share of it. After that
the moves come faster, until pushes are late: the limit.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import random
import re
import subprocess
import sys
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import quantiles
from time import perf_counter, process_time
from typing import Final

from bench.seats import Asking, Hand, Sitter
from innkeeper.catalogue import find_games

SEATS: Final = 4
NAMES: Final = ("Anna", "Bram", "Chiara", "Dirk")
CONNECT_AT_ONCE: Final = 20
SECONDS: Final = 20.0
LATE_MS: Final = 100.0
QUARTER: Final = 1.25
SLOWEST: Final = 8.0
READY: Final = re.compile(r"(http://\S+)")
SERVE: Final = ("serve", "--no-open", "--port", "0", "--tables-a-minute", "0", "--seats-a-minute", "0")
TEN_MILLION: Final = 10_000_000
TICKS: Final = os.sysconf("SC_CLK_TCK")


@dataclass
class Load:
    """What is asked of the server, and what was found."""

    game: str
    tables: int
    every: float
    """Seconds between two moves at a table."""
    seconds: float = SECONDS
    pushes: list[float] = field(default_factory=list)
    """Seconds from sending a move to its arrival at each seat of its table."""
    answers: list[float] = field(default_factory=list)
    late: int = 0
    """Moves that could not be sent in time, as the one before was still on its way."""


class Table:
    """A table at which all seats are connected."""

    def __init__(self, load: Load, number: int, address: str) -> None:
        self._load = load
        self._number = number
        self._address = address
        self._asking = Asking(address)
        self.sitters: list[Sitter] = []
        self._sent: dict[int, float] = {}
        self._waiting = 0
        self._all_pushed = asyncio.Event()

    async def begin(self) -> None:
        """Begin it, with a person at every seat."""
        seats = [{"kind": "me", "name": NAMES[0]}, *({"kind": "open"} for _ in range(SEATS - 1))]
        made = await self._asking.post("/api/tables", {"game": self._load.game, "seats": seats, "seed": self._number})
        table, tokens = made["table"], [made["token"]]
        for name in NAMES[1:]:
            held = await self._asking.post(f"/api/tables/{table}/seats", {"name": name})
            tokens.append(held["token"])
        self._hand = Hand(self._asking, table, self._number)
        stream = f"{self._address}api/tables/{table}/stream".replace("http", "ws", 1)
        self.sitters = [Sitter(stream, token, self._note_push) for token in tokens]

    def _note_push(self, version: int) -> None:
        """Take the time of a push; those of coming and going are none of a move."""
        if version in self._sent and self._waiting:
            self._load.pushes.append(perf_counter() - self._sent[version])
            self._waiting -= 1
            if not self._waiting:
                self._all_pushed.set()

    async def play(self) -> None:
        """Move whenever it is time, whoever is asked, until the game or the measuring is over."""
        load = self._load
        due = perf_counter() + random.Random(self._number).random() * load.every  # noqa: S311 (tables are not in step)
        end = perf_counter() + load.seconds
        while due < end:
            await asyncio.sleep(max(0.0, due - perf_counter()))
            acting = self.sitters[0].acting()
            if acting is None:
                return
            await self._move(self.sitters[acting])
            load.late += perf_counter() > due + load.every
            due = max(due + load.every, perf_counter())

    async def _move(self, sitter: Sitter) -> None:
        """Make a move, and wait until all seats have heard."""
        version, move = await self._hand.choose(sitter)
        self._waiting = len(self.sitters)
        self._all_pushed.clear()
        begun = self._sent[version + 1] = perf_counter()
        await self._hand.move(sitter, version, move)
        self._load.answers.append(perf_counter() - begun)
        await self._all_pushed.wait()

    def close(self) -> None:
        """Leave."""
        self._asking.close()
        for sitter in self.sitters:
            sitter.close()


def measure(load: Load) -> dict[str, float]:
    """Milliseconds until pushes have arrived and for a move, MB for a seat, and seconds in which the machine counts."""
    before = _counting()
    with _server() as (address, pid):
        report = asyncio.run(_measure(load, address, pid))
    return report | {"counting_before": before, "counting_after": _counting()}


def _counting() -> float:
    """Seconds in which this machine counts to ten million in Python: that differs by the hour where others use it."""
    begun, count = perf_counter(), 0
    while count < TEN_MILLION:
        count += 1
    return perf_counter() - begun


@contextmanager
def _server() -> Iterator[tuple[str, int]]:
    with tempfile.TemporaryDirectory() as data:
        code = "from innkeeper.cli import main; main()"
        process = subprocess.Popen(  # noqa: S603 (our own)
            [sys.executable, "-c", code, *SERVE, "--data", data], stdout=subprocess.PIPE, text=True
        )
        try:
            assert process.stdout is not None
            found = READY.search(process.stdout.readline())
            if found is None:
                raise RuntimeError("the server did not say where it is.")
            yield found[1], process.pid
        finally:
            process.terminate()
            process.wait()


async def _measure(load: Load, address: str, pid: int) -> dict[str, float]:
    turn = asyncio.Semaphore(CONNECT_AT_ONCE)
    tables = [Table(load, number, address) for number in range(load.tables)]
    await asyncio.gather(*(_in_turn(turn, table.begin) for table in tables))
    before = _memory_mb(pid)
    seats = [sitter for table in tables for sitter in table.sitters]
    await asyncio.gather(*(_in_turn(turn, sitter.connect) for sitter in seats))
    print(f"  {len(seats)} seats are connected", file=sys.stderr)
    gc.freeze()  # whoever plays need not look for garbage among all that stays
    connected, server_cpu, own_cpu = _memory_mb(pid), _cpu(pid), process_time()
    await asyncio.gather(*(table.play() for table in tables))
    server_cpu, own_cpu, after = _cpu(pid) - server_cpu, process_time() - own_cpu, _memory_mb(pid)
    for table in tables:
        table.close()
    pushed, answered = quantiles(load.pushes, n=100), quantiles(load.answers, n=100)
    return {
        "seats": len(seats),
        "moves_a_second": len(load.answers) / load.seconds,
        "late_moves": load.late,
        "push_median_ms": 1000 * pushed[49],
        "push_99_ms": 1000 * pushed[98],
        "answer_99_ms": 1000 * answered[98],
        "server_ms_a_move": 1000 * server_cpu / len(load.answers),
        "players_ms_a_move": 1000 * own_cpu / len(load.answers),
        "seat_mb_connected": (connected - before) / len(seats),
        "seat_mb_playing": (after - before) / len(seats),
        "load_of_the_machine": os.getloadavg()[0],
    }


async def _in_turn(turn: asyncio.Semaphore, act: Callable[[], Awaitable[None]]) -> None:
    async with turn:
        await act()


def _memory_mb(pid: int) -> float:
    """The resident memory of a process."""
    text = Path(f"/proc/{pid}/status").read_text(encoding="utf-8")
    return int(text.partition("VmRSS:")[2].split()[0]) / 1024


def _cpu(pid: int) -> float:
    """Seconds of processor that a process has taken."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def limit(game: str, tables: int, in_time: bool) -> float:
    """The most moves a second of which 99 % of pushes are in time, by quarters from a move a second at each table.

    `in_time`: whether they are at that.
    """
    every, found = 1.0, float(tables) if in_time else 0.0
    while True:
        every = every / QUARTER if in_time else every * QUARTER
        report = measure(Load(game, tables, every))
        if report["push_99_ms"] > LATE_MS:
            if in_time or every > SLOWEST:
                return found
            continue
        found = report["moves_a_second"]
        if not in_time:
            return found


def main() -> None:
    """Measure the games that are named, or all."""
    games = [game.name for game in find_games().values() if game.most_seats >= SEATS]
    asked = argparse.ArgumentParser(prog="python -m bench.load", description=__doc__)
    asked.add_argument("games", nargs="*", default=games)
    asked.add_argument("--tables", type=int, default=250)
    wish = asked.parse_args()
    for game in wish.games:
        print(f"\n{game}: a move a second at each of {wish.tables} tables")
        report = measure(Load(game, wish.tables, 1.0))
        for name, value in report.items():
            print(f"  {name:28}{value:14,.2f}")
        most = limit(game, wish.tables, report["push_99_ms"] <= LATE_MS)
        print(f"  {'limit_moves_a_second':28}{most:14,.2f}")


if __name__ == "__main__":
    main()
