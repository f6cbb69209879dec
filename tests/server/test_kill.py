"""`kill -9` at random moments under load: whatever was acknowledged is there, once, and clients go on by themselves."""

from __future__ import annotations

import asyncio
import json
import os
import random
import select
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

import httpx
import pytest
from sqlalchemy import create_engine
from sqlalchemy import select as ask
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from innkeeper.catalogue import find_games, game_named
from innkeeper.server.course import Course
from innkeeper.server.storage import FACTS, Storage
from tests.browser.people import a_move
from tests.server.homes import Home
from tests.server.running import Person, begin, command, two_people
from tests.server.served import Process, free_port

KILLS = int(os.environ.get("INNKEEPER_KILLS", "10"))
WRITERS = 3
HOUSE = max(find_games())
"""One of the installed games."""
BETWEEN, MOVES = 4, 3
"""After every so many kills, the house game goes on by so many moves before the next."""
AGAIN = 0.02
"""Seconds after which a client that has lost the server tries again."""


@dataclass
class Writer:
    """Moves and takes back, as fast as it can, at a table of its own; sends again what was not answered."""

    table: str
    token: str
    acknowledged: dict[str, int] = field(default_factory=dict)
    resent: int = 0

    def write(self, address: str, stop: threading.Event, answered: threading.Semaphore) -> None:
        with httpx.Client(base_url=address, timeout=30) as http:
            anna = Person(http, self.table, self.token)
            while not stop.is_set():
                used = command()
                while (answer := self.send(anna, used)) is None and not stop.wait(AGAIN):
                    self.resent += 1
                if answer is not None:
                    version = len(self.acknowledged) + 1
                    assert answer.json() == {"version": version}, answer.text
                    self.acknowledged[used] = version
                    answered.release()

    def send(self, anna: Person, used: str) -> httpx.Response | None:
        """The answer to a move on even versions, a taking back on odd ones; None without an answer."""
        version = len(self.acknowledged)
        try:
            if version % 2:
                return anna.post("undo", command=used, version=version)
            return anna.move("bet", version, used)
        except httpx.TransportError:
            return None


@dataclass
class Player:
    """Plays a house game against bots that think, one after the other; sends again what was not answered."""

    acknowledged: dict[str, dict[str, int]] = field(default_factory=dict)
    """By table: the versions that commands have made."""
    going_on: threading.Semaphore = field(default_factory=lambda: threading.Semaphore(0))
    resent: int = 0

    def play(self, address: str, stop: threading.Event) -> None:
        chance = random.Random(0)  # noqa: S311 - it only chooses what to play
        with httpx.Client(base_url=address, timeout=30) as http:
            anna: Person | None = None
            while not stop.is_set():
                try:
                    anna = anna or self.begin(http)
                    if self.turn(anna, chance, stop) == "over":
                        anna = None
                except httpx.TransportError:
                    stop.wait(AGAIN)

    def begin(self, http: httpx.Client) -> Person:
        anna = begin(http, [{"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "search:100ms"}], game=HOUSE)
        self.acknowledged[anna.table] = {}
        return anna

    def turn(self, anna: Person, chance: random.Random, stop: threading.Event) -> str:
        """Wait for one's turn and move, once; gives how the game stands."""
        snapshot = anna.look()
        if snapshot["choices"] is None:
            stop.wait(AGAIN)
            return str(snapshot["status"])
        used, move = command(), a_move(anna, snapshot, chance)
        while not stop.is_set():
            try:
                answer = anna.move(move, snapshot["version"], used)
            except httpx.TransportError:
                self.resent += 1
                stop.wait(AGAIN)
                continue
            assert answer.status_code == 200, answer.text
            self.acknowledged[anna.table][used] = answer.json()["version"]
            self.going_on.release()
            break
        return "playing"


@dataclass
class Watcher:
    """Follows a table on the stream, and goes on from where it was whenever the stream breaks off."""

    table: str
    version: int = 0
    heard: list[int] = field(default_factory=list)
    """The versions that were told to be taken back, in the order they were heard."""
    streams: int = 0

    def watch(self, address: str, stop: threading.Event) -> None:
        stream = f"{address}/api/tables/{self.table}/stream".replace("http", "ws", 1)
        while not stop.is_set():
            try:
                with connect(stream) as socket:
                    socket.send(json.dumps({"token": None, "since": self.version}))
                    self.streams += 1
                    while not stop.is_set():
                        self.take_in(json.loads(socket.recv(timeout=30)))
            except (OSError, WebSocketException):
                stop.wait(AGAIN)

    def take_in(self, message: dict[str, object]) -> None:
        version, lines = message.get("version"), message.get("log")
        if isinstance(version, int) and isinstance(lines, list):
            assert version >= self.version
            self.version = version
            self.heard += [line["facts"]["version"] for line in lines if line["kind"] == "undo"]


@contextmanager
def threads(*works: threading.Thread) -> Iterator[None]:
    for work in works:
        work.start()
    yield
    for work in works:
        work.join()


def kept(home: Home) -> list[tuple[str, str, int]]:
    """Every fact on the disk: its table, its command and its number, in order."""
    engine = create_engine(home.database)
    with engine.connect() as connection:
        asked = ask(FACTS.c.table_id, FACTS.c.command, FACTS.c.number).order_by(FACTS.c.table_id, FACTS.c.number)
        facts = [(table, used, number) for table, used, number in connection.execute(asked)]
    engine.dispose()
    return facts


def played_by_bots(home: Home, table: str) -> int:
    """How many moves of a table are bots', after a look that the rules take all of them, in their order."""
    storage = Storage(home.database)
    stored = asyncio.run(storage.load(table))
    storage.close()
    assert stored is not None
    assert [fact.number for fact in stored.facts] == list(range(1, len(stored.facts) + 1))
    Course(game_named(stored.game), len(stored.chairs), stored.options, stored.seed).replay(stored.facts)
    return sum(stored.chairs[fact.seat].kind == "bot" for fact in stored.facts)


def test_kill_9_at_random_moments_loses_nothing_acknowledged_and_clients_go_on(
    home: Home, capsys: pytest.CaptureFixture[str]
) -> None:
    chance = random.Random(0)  # noqa: S311 - it only chooses when to kill
    port = free_port()
    server = Process(home.folder, port, home.url)
    with httpx.Client(base_url=server.address, timeout=30) as http:
        annas = [two_people(http)[0] for _ in range(WRITERS)]
    writers = [Writer(anna.table, anna.token or "") for anna in annas]
    watcher, player = Watcher(writers[0].table), Player()
    stop, answered = threading.Event(), threading.Semaphore(0)
    works = [threading.Thread(target=writer.write, args=(server.address, stop, answered)) for writer in writers]
    works.append(threading.Thread(target=watcher.watch, args=(server.address, stop)))
    works.append(threading.Thread(target=player.play, args=(server.address, stop)))
    with threads(*works):
        try:
            for number in range(KILLS):
                for _ in range(chance.randrange(1, 40)):
                    assert answered.acquire(timeout=60)
                if number % BETWEEN == 0:  # bots need a moment after a start before they think
                    for _ in range(MOVES):
                        assert player.going_on.acquire(timeout=60)
                server.kill()
                server = Process(home.folder, port, home.url)
            goals = [len(writer.acknowledged) + 2 for writer in writers]
            while any(len(writer.acknowledged) < goal for writer, goal in zip(writers, goals, strict=True)):
                assert answered.acquire(timeout=60)
            while watcher.version < goals[0]:
                assert answered.acquire(timeout=60)
        finally:
            stop.set()
            server.kill()
    on_disk = kept(home)
    for writer in writers:
        mine = {used: number for table, used, number in on_disk if table == writer.table}
        assert writer.acknowledged.items() <= mine.items()
        assert sorted(mine.values()) == list(range(1, len(mine) + 1))
    assert watcher.heard == list(range(1, watcher.version, 2))
    for table, acknowledged in player.acknowledged.items():
        assert acknowledged.items() <= {used: number for each, used, number in on_disk if each == table}.items()
    thought = sum(played_by_bots(home, table) for table in player.acknowledged)
    assert thought > 0
    again = sum(writer.resent for writer in writers) + player.resent
    with capsys.disabled():
        sys.stdout.write(
            f" {KILLS} kills, {len(on_disk)} decisions ({thought} of bots), {again} tries again,"
            f" {watcher.streams} streams "
        )


def test_a_server_that_is_told_to_stop_under_load_keeps_what_it_acknowledged_and_exits_in_peace(home: Home) -> None:
    server = Process(home.folder, database=home.url)
    with httpx.Client(base_url=server.address, timeout=30) as http:
        annas = [two_people(http)[0] for _ in range(WRITERS)]
    writers = [Writer(anna.table, anna.token or "") for anna in annas]
    stop, answered = threading.Event(), threading.Semaphore(0)
    with threads(*(threading.Thread(target=each.write, args=(server.address, stop, answered)) for each in writers)):
        try:
            for _ in range(30):
                assert answered.acquire(timeout=60)
            server.process.terminate()
            code = server.process.wait(60)
        finally:
            stop.set()
            server.kill()
    assert code == 0
    on_disk = kept(home)
    for writer in writers:
        mine = {used: number for table, used, number in on_disk if table == writer.table}
        assert writer.acknowledged.items() <= mine.items()
        assert sorted(mine.values()) == list(range(1, len(mine) + 1))


def test_a_killed_server_leaves_no_workers_behind(home: Home) -> None:
    server = Process(home.folder, database=home.url)
    with httpx.Client(base_url=server.address, timeout=30) as http:
        anna = begin(http, [{"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "random"}])
        with anna.stream() as stream:
            anna.move("check", 0)
            stream.until("version", 2)
    handles = [os.pidfd_open(child) for child in server.children]
    assert handles
    server.kill()
    for handle in handles:
        ended, _, _ = select.select([handle], [], [], 30)
        os.close(handle)
        assert ended
