"""The sample bot of examples/, as its authors' readers run it: a program of its own, against a real server."""

import asyncio
import re
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import Queue
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect

from innkeeper.engine.game import AnyGame
from sample_bot import ask, move, play
from tests.every_game import GAMES, name_of
from tests.server.running import Person, begin, command, running, settings_for, sit
from tests.server.served import ROOT, Process

BOT = ROOT / "examples" / "sample_bot.py"
POKER = next(game for game in GAMES if game.name == "kuhn_poker")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    server = Process(tmp_path_factory.mktemp("data"))
    yield server
    server.kill()


def start(link: str, name: str) -> subprocess.Popen[str]:
    """A bot that complains about whatever it leaves open."""
    program = [sys.executable, "-W", "default::ResourceWarning", str(BOT), link, name]
    return subprocess.Popen(program, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def play_here(link: str) -> str:
    """A bot in this process, so that it can be overheard. Fails when it does not come to its end."""
    return asyncio.run(asyncio.wait_for(play(link, "Robot"), timeout=120))


def end(bot: subprocess.Popen[str]) -> str:
    """What the bot says at its end. Fails when it does not come to one."""
    out, err = bot.communicate(timeout=300)
    assert (bot.returncode, err) == (0, "")
    return out.strip()


def open_table(address: str, game: AnyGame, seats: int, **wish: Any) -> str:
    """A table where every seat is open."""
    with httpx.Client(base_url=address, timeout=30) as http:
        return begin(http, [{"kind": "open"}] * seats, game=game.name, **wish).table


def look(address: str, table: str) -> dict[str, Any]:
    """The table as a spectator sees it."""
    with httpx.Client(base_url=address, timeout=30) as http:
        return Person(http, table).look()


@pytest.mark.parametrize("game", GAMES, ids=name_of)
def test_copies_of_the_bot_play_a_game_to_its_end(server: Process, game: AnyGame) -> None:
    seats = max(2, game.fewest_seats)
    table = open_table(server.address, game, seats)
    link = f"{server.address}/table/{table}"
    bots = [start(f"{link}/seat/{seat + 1}" if seat else link, f"Robot {seat}") for seat in reversed(range(seats))]
    said = sorted(end(bot) for bot in bots)
    scores = look(server.address, table)["outcome"]["scores"]
    assert said == [f"Robot {seat}: {score}" for seat, score in enumerate(scores)]


def test_the_bot_goes_on_when_the_server_was_killed(tmp_path: Path) -> None:
    longest = max(GAMES, key=lambda game: game.actions)
    server = Process(tmp_path)
    port = int(server.address.rpartition(":")[2])
    table = open_table(server.address, longest, 2)
    address = f"{server.address}/api/tables/{table}"
    bots = [start(f"{server.address}/table/{table}", name) for name in ("Robot", "Golem")]
    with httpx.Client(timeout=30) as http:
        while http.get(address).json()["version"] < 5:
            assert [bot.poll() for bot in bots] == [None, None]
    server.kill()
    server = Process(tmp_path, port)
    try:
        assert [end(bot).partition(":")[0] for bot in bots] == ["Robot", "Golem"]
        assert httpx.get(address, timeout=30).json()["status"] == "over"
    finally:
        server.kill()


def test_the_bot_is_marked_as_a_program_and_lets_people_take_back(
    server: Process, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("random.choice", lambda choices: choices[-1])  # so that it bets
    table = open_table(server.address, POKER, 2)
    with ThreadPoolExecutor(1) as bots, httpx.Client(base_url=server.address, timeout=30) as http:
        anna = sit(http, table, "Anna", seat=0)
        playing = bots.submit(play_here, f"{server.address}/table/{table}")
        with anna.stream() as stream:
            seats = stream.until("status", "playing")["seats"]
            assert [(seat["kind"], seat["program"]) for seat in seats] == [("person", False), ("person", True)]
            anna.move("check", 0)
            stream.until("version", 2)
            asked = anna.post("undo/ask", command=command()).json()["version"]
            taken_back = stream.first(lambda told: told.get("version", 0) > asked + 1)
            assert taken_back["acting"] == [0]
            anna.move("bet")
        assert playing.result(timeout=60).startswith("Robot: ")


def test_the_bot_takes_back_a_seat_that_was_handed_over(server: Process, monkeypatch: pytest.MonkeyPatch) -> None:
    tokens: Queue[str] = Queue()

    async def overheard(http: httpx.AsyncClient, what: str, **wish: Any) -> Any:
        answer = await ask(http, what, **wish)
        if what == "seats":
            tokens.put(answer["token"])
        return answer

    monkeypatch.setattr("sample_bot.ask", overheard)
    table = open_table(server.address, POKER, 2)
    with ThreadPoolExecutor(1) as bots, httpx.Client(base_url=server.address, timeout=30) as http:
        anna = sit(http, table, "Anna", seat=0)
        playing = bots.submit(play_here, f"{server.address}/table/{table}")
        robot = Person(http, table, tokens.get(timeout=60))
        with anna.stream() as stream:
            handed = robot.post("away", command=command()).json()["version"]
            assert stream.reaches(handed + 1)["seats"][1]["stand_in"] is None
            anna.move("bet")
        assert playing.result(timeout=60).startswith("Robot: ")
    assert not any(seat["stand_in"] for seat in look(server.address, table)["seats"])


def test_a_bot_whose_time_is_up_comes_back_without_storming_the_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The stand-in has to move first: until then the seat is refused, and the bot hears on."""
    streams = 0

    async def dawdling(http: httpx.AsyncClient, version: int, choices: Any) -> None:
        if version > 0:  # the first move is made by the stand-in
            await move(http, version, choices)

    async def counted(address: str) -> AsyncIterator[ClientConnection]:
        nonlocal streams
        async for stream in connect(address):
            streams += 1
            yield stream

    async def play_both(link: str) -> list[str]:
        async with asyncio.timeout(120):
            return [*await asyncio.gather(play(f"{link}/seat/1", "Robot"), play(f"{link}/seat/2", "Golem"))]

    monkeypatch.setattr("sample_bot.move", dawdling)
    monkeypatch.setattr("sample_bot.connect", counted)
    with running(settings_for(tmp_path, grace=0.0, round_seconds=0.1)) as address:
        table = open_table(address, POKER, 2, options={"deals": "three"}, terms={"clock": {"move": 1}})
        said = asyncio.run(play_both(f"{address}/table/{table}"))
        told = look(address, table)
    scores = told["outcome"]["scores"]
    assert said == [f"{name}: {score}" for name, score in zip(("Robot", "Golem"), scores, strict=True)]
    assert {"handed", "returned"} <= {line["kind"] for line in told["log"]}
    assert streams == 2


def test_the_bot_ends_in_words_when_the_host_frees_its_seat(server: Process) -> None:
    game = next(game for game in GAMES if game.most_seats > 2)
    with ThreadPoolExecutor(1) as bots, httpx.Client(base_url=server.address, timeout=30) as http:
        anna = begin(http, [{"kind": "me", "name": "Anna"}, {"kind": "open"}, {"kind": "open"}], game=game.name)
        playing = bots.submit(lambda: asyncio.run(play(f"{server.address}/table/{anna.table}", "Robot")))
        with anna.stream() as stream:
            stream.finds(1, present=True)
            anna.post("stand-up", command=command(), seat=1)
        assert playing.result(timeout=60) == "Robot: This token does not belong to a seat of this table."


def test_the_bot_has_at_most_forty_lines_of_code() -> None:
    code = re.sub(r'"""(?s:.*?)"""', "", BOT.read_text(encoding="utf-8"))
    assert sum(bool(line.strip()) for line in code.splitlines()) <= 40


def test_a_bot_without_a_seat_to_take_ends_in_words(server: Process) -> None:
    bot = start(f"{server.address}/table/nowhere", "Robot")
    _, err = bot.communicate(timeout=60)
    assert (bot.returncode, err) == (1, "There is no table “nowhere” here; check the link.\n")
