"""A language model at the table: the MCP server as a program of its own, asked by the client of the package `mcp`."""

import asyncio
import os
import re
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from mcp.client import Client
from mcp.client.stdio import StdioServerParameters, stdio_client
from mcp_types import TextContent

from innkeeper.catalogue import find_games
from innkeeper.engine.chance import Chance, seeded
from tests.server.running import Person, begin, command, running, settings_for, sit, two_people
from tests.server.served import Process

NOTATION = re.compile(r"^ *\d+  .*\((\S+)\)$", re.MULTILINE)
LONGEST = max(find_games().values(), key=lambda game: game.actions)


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with running(settings_for(tmp_path_factory.mktemp("data"))) as address:
        yield address


@pytest.fixture
def http(address: str) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=address, timeout=30) as http:
        yield http


class Model:
    """Who calls the tools, as a language model would."""

    def __init__(self, client: Client, log: Path) -> None:
        self.client = client
        self.log = log
        self.heard: list[str] = []

    async def call(self, tool: str, **arguments: Any) -> tuple[bool, str]:
        """Whether it was refused, and what was said."""
        result = await self.client.call_tool(tool, arguments)
        (content,) = result.content
        assert isinstance(content, TextContent)
        self.heard.append(content.text)
        return bool(result.is_error), content.text

    async def use(self, tool: str, **arguments: Any) -> str:
        refused, said = await self.call(tool, **arguments)
        assert not refused, said
        return said

    async def refused(self, tool: str, **arguments: Any) -> str:
        refused, said = await self.call(tool, **arguments)
        assert refused, said
        return said

    async def move_by_chance(self, chance: Chance) -> str:
        """Make a move of random parts; give what came of it."""
        parts: list[str] = []
        while True:
            choices = await self.use("what_may_i_do", draft=" ".join(parts))
            allowed = NOTATION.findall(choices.partition("Not allowed now:")[0])
            parts.append(allowed[chance.below(len(allowed))])
            refused, said = await self.call("do_it", move=" ".join(parts))
            if not refused:
                return said
            assert "only the beginning of a move" in said


@asynccontextmanager
async def model(tmp_path: Path, *arguments: str, **environment: str) -> AsyncIterator[Model]:
    """A model with an `innkeeper mcp` of its own; what that logs is kept."""
    log = tmp_path / "log"
    program = StdioServerParameters(
        command=sys.executable,
        args=["-c", "from innkeeper.cli import main; main()", "mcp", *arguments],
        env={"PYTHONPATH": os.pathsep.join(sys.path), **environment},
    )
    with log.open("w") as errors:
        async with Client(stdio_client(program, errlog=errors)) as client:
            yield Model(client, log)


def test_every_tool_says_what_it_does(tmp_path: Path, address: str) -> None:
    async def look() -> None:
        async with model(tmp_path, "--server", address) as reader:
            assert "take a seat" in (reader.client.instructions or "").lower()
            tools = (await reader.client.list_tools()).tools
            assert {tool.name for tool in tools} >= {"what_do_i_see", "what_may_i_do", "do_it", "wait_for_my_turn"}
            for tool in tools:
                assert tool.description
                assert all(field["description"] for field in tool.input_schema["properties"].values())

    asyncio.run(look())


@pytest.mark.parametrize("game", ["kuhn_poker", LONGEST.name])
def test_a_model_plays_a_whole_game(tmp_path: Path, address: str, game: str) -> None:
    async def play() -> None:
        chance = seeded(5)
        async with model(tmp_path, "--server", address) as player:
            assert f"\n{game}: " in f"\n{await player.use('list_games')}"
            assert "1. " in await player.use("read_the_rules", game=game)
            said = await player.use("begin_table", game=game, name="Ada", others=["random"])
            assert "You are Ada, at seat 0." in said
            while "The game is over." not in said:
                said = await player.use("wait_for_my_turn", seconds=300)
                if "The game is over." not in said:
                    said = await player.move_by_chance(chance)
            assert "The game is over." in await player.refused("do_it", move="check")

    asyncio.run(play())


def test_a_model_joins_by_a_link_and_is_present(tmp_path: Path, http: httpx.Client, address: str) -> None:
    anna = begin(http, [{"kind": "me", "name": "Anna"}, {"kind": "open"}], seed=1)

    async def play() -> None:
        async with model(tmp_path, "--server", address) as ada:
            said = await ada.use("join_table", link=f"{address}/table/{anna.table}", name="Ada")
            assert "You are Ada, at seat 1." in said
            assert "Anna is thinking." in said
            assert "It is not your turn yet, after 1 seconds. Wait again." in await ada.use(
                "wait_for_my_turn", seconds=1
            )
            with anna.stream() as stream:
                stream.finds(1, present=True)
            waiting = asyncio.create_task(ada.use("wait_for_my_turn", seconds=300))
            anna.move("bet")
            assert "What has happened since version 0:\nAnna bets one chip.\n" in await waiting
            assert "Ada folds." in await ada.use("do_it", move="fold")
            assert "Ada is dealt the" in await ada.use("what_do_i_see", whole_story=True)

    asyncio.run(play())


def test_a_model_whose_seat_a_bot_plays_is_told_so_and_takes_it_back(
    tmp_path: Path, http: httpx.Client, address: str
) -> None:
    anna, bram = two_people(http, seed=1)

    async def play() -> None:
        async with model(tmp_path, INNKEEPER_TABLE=f"{address}/table/{bram.table}#{bram.token}") as ada:
            assert "No bot plays for you" in await ada.refused("take_my_seat_back")
            waiting = asyncio.create_task(ada.use("wait_for_my_turn", seconds=300))
            bram.post("away", command=command())
            assert "A bot plays for you: take your seat back first." in await waiting
            assert (await ada.use("take_my_seat_back")).endswith("Anna is thinking.\n")
            assert "It is not your turn yet" in await ada.use("wait_for_my_turn", seconds=1)
            anna.move("bet")
            assert "Anna bets one chip." in await ada.use("wait_for_my_turn", seconds=300)
            assert "Bram folds." in await ada.use("do_it", move="fold")

    asyncio.run(play())


@pytest.mark.parametrize(
    ("agree", "said"), [(True, "Anna takes the last move back."), (False, "Bram would rather not.")]
)
def test_a_model_is_told_who_asks_to_take_back_and_answers(
    tmp_path: Path, http: httpx.Client, address: str, agree: bool, said: str
) -> None:
    anna, bram = two_people(http, seed=1)
    anna.move("check")
    bram.move("bet")

    async def play() -> None:
        async with model(tmp_path, INNKEEPER_TABLE=f"{address}/table/{bram.table}#{bram.token}") as ada:
            assert "Nobody asks you" in await ada.refused("answer_taking_back", agree=agree)
            waiting = asyncio.create_task(ada.use("wait_for_my_turn", seconds=300))
            anna.post("undo/ask", command=command())
            assert "Anna asks to take a move back: do you agree?" in await waiting
            assert said in await ada.use("answer_taking_back", agree=agree)
            assert "It is not your turn yet" in await ada.use("wait_for_my_turn", seconds=1)

    asyncio.run(play())


def test_a_model_takes_back_or_asks_to_and_says_a_phrase(tmp_path: Path, http: httpx.Client, address: str) -> None:
    anna, bram = two_people(http, seed=1)

    async def play() -> None:
        async with model(tmp_path, INNKEEPER_TABLE=f"{address}/table/{anna.table}#{anna.token}") as ada:
            await ada.use("do_it", move="bet")
            assert "Bet one chip (bet)" in await ada.use("take_my_move_back")
            await ada.use("do_it", move="check")
            bram.move("bet")
            assert "meant for version 3, and now it is at 4" in await ada.refused("take_my_move_back")
            await ada.use("what_do_i_see")
            assert "somebody has moved since" in await ada.refused("take_my_move_back")
            assert "Anna asks to take a move back." in await ada.use("ask_to_take_back")
            bram.post("undo/answer", command=command(), agree=True)
            assert "Bet one chip (bet)" in await ada.use("wait_for_my_turn", seconds=300)
            assert "Anna: “Thank you!”" in await ada.use("say_phrase", phrase="thanks")
            assert "there are hello, " in await ada.refused("say_phrase", phrase="dance")

    asyncio.run(play())


def test_whatever_is_wrong_is_told_in_a_sentence(tmp_path: Path, http: httpx.Client, address: str) -> None:
    anna, bram = two_people(http, seed=1)
    held = f"{address}/table/{bram.table}#{bram.token}"

    async def ask() -> None:
        async with model(tmp_path, INNKEEPER_TABLE=held) as ada:
            assert "Anna is thinking." in await ada.use("what_do_i_see")
            assert "meant for version 0" not in await ada.refused("do_it", move="check")
            assert "'dance'" in await ada.refused("do_it", move="dance")
            anna.move("bet")
            assert "meant for version 0, and now it is at 1" in await ada.refused("do_it", move="check")
            assert "Anna bets one chip." in await ada.use("what_do_i_see")
            assert "There is a bet: it can be called, or you fold. (rule KP-3.2)" in await ada.refused(
                "do_it", move="check"
            )
            assert "This is a whole move already" in await ada.refused("what_may_i_do", draft="fold")
            assert "no rule KP-9" in await ada.refused("read_the_rules", game="kuhn_poker", number="KP-9")
            assert "no game called “chess”" in await ada.refused("read_the_rules", game="chess")
            assert "Every seat of this table is taken" in await ada.refused(
                "join_table", link=f"{address}/table/{anna.table}", name="Ada"
            )
            assert "leads to another server" in await ada.refused(
                "join_table", link="http://127.0.0.2/table/x", name="Ada"
            )
            assert "no link to a table" in await ada.refused("join_table", link="to the inn", name="Ada")
            assert "does not belong to a seat" in await ada.refused(
                "join_table", link=f"{address}/table/{anna.table}#wrong-token", name="Ada"
            )
            assert "Bram folds." in await ada.use("do_it", move="fold")
            assert str(bram.token) not in "".join([*ada.heard, ada.log.read_text()])

    asyncio.run(ask())


def test_without_a_seat_or_a_server_it_says_what_to_do(tmp_path: Path, address: str) -> None:
    async def ask() -> None:
        async with model(tmp_path, "--server", address) as ada:
            for tool in (
                "what_do_i_see",
                "what_may_i_do",
                "wait_for_my_turn",
                "take_my_seat_back",
                "take_my_move_back",
            ):
                assert "take one with join_table" in await ada.refused(tool)
        async with model(tmp_path, "--server", "http://127.0.0.1:1", "--language", "nl") as ada:
            assert "antwoordt niet" in await ada.refused("list_games")
        async with model(tmp_path, INNKEEPER_TABLE=f"{address}/table/nowhere#token") as ada:
            assert "no table “nowhere”" in await ada.refused("what_do_i_see")

    asyncio.run(ask())


def test_a_model_outlives_a_killed_server(tmp_path: Path) -> None:
    server = Process(tmp_path)
    port = int(server.address.rpartition(":")[2])

    async def play(server: Process, http: httpx.Client) -> None:
        anna = begin(http, [{"kind": "me", "name": "Anna"}, {"kind": "open"}], seed=1)
        async with model(tmp_path, "--server", server.address) as ada:
            await ada.use("join_table", link=f"{server.address}/table/{anna.table}", name="Ada")
            server.kill()
            assert "does not answer" in await ada.refused("what_do_i_see")
            server = Process(tmp_path, port)
            try:
                anna.move("bet")
                assert "Anna bets one chip." in await ada.use("wait_for_my_turn", seconds=300)
                assert "Ada folds." in await ada.use("do_it", move="fold")
            finally:
                server.kill()

    with httpx.Client(base_url=server.address, timeout=30, transport=httpx.HTTPTransport(retries=3)) as http:
        asyncio.run(play(server, http))


def test_a_seat_outlives_its_program(tmp_path: Path, http: httpx.Client, address: str) -> None:
    """Who starts the program again with the same link goes on."""
    anna = begin(http, [{"kind": "me", "name": "Anna"}, {"kind": "open"}], seed=1)
    bram = sit(http, anna.table, "Bram")

    async def look() -> str:
        async with model(tmp_path, INNKEEPER_TABLE=f"{address}/table/{bram.table}#{bram.token}") as ada:
            return await ada.use("what_do_i_see")

    assert asyncio.run(look()) == asyncio.run(look())
    assert Person(http, anna.table, bram.token).look()["you"] == 1


def start(*arguments: str, before: str = "") -> subprocess.CompletedProcess[str]:
    program = f"{before}; from innkeeper.cli import main; main()"
    return subprocess.run(
        [sys.executable, "-c", program, "mcp", *arguments], capture_output=True, text=True, timeout=120, check=False
    )


@pytest.mark.parametrize(
    ("arguments", "before", "words"),
    [
        ([], "import sys; sys.modules['mcp'] = None", "This needs the package mcp: pip install 'innkeeper[mcp]'."),
        (["--table", "the inn"], "", "This is no link to a table"),
        (["--table", "http://a/table/b", "--server", "http://c"], "", "--table leads to another server than --server"),
    ],
)
def test_what_cannot_be_started_says_why(arguments: list[str], before: str, words: str) -> None:
    said = start(*arguments, before=before or "pass")
    assert said.returncode == 2
    assert said.stderr.startswith(f"innkeeper: {words}")


def test_nothing_of_it_is_loaded_where_it_is_not_asked_for() -> None:
    program = (
        "import sys, innkeeper.cli.app, innkeeper.server.app, innkeeper.cli.visiting;"
        " print({'mcp', 'httpx2'} & set(sys.modules))"
    )
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=120, check=True)
    assert said.stdout == "set()\n"
