"""A whole bot in forty lines: takes a seat by an invite link, and plays by chance until the game is over.

python examples/sample_bot.py http://127.0.0.1:8000/table/TABLE Robot
"""

import asyncio
import json
import random
import sys
from contextlib import suppress
from typing import Any
from uuid import uuid4

import httpx
from websockets import ConnectionClosed, connect


async def play(link: str, name: str) -> str:
    """Play to the end, whatever breaks meanwhile, and give the score."""
    table, _, seat = link.replace("/table/", "/api/tables/").partition("/seat/")
    async with httpx.AsyncClient(base_url=table, timeout=30) as http:
        held = await ask(http, "seats", name=name, seat=int(seat) - 1 if seat else None, program=True)
        http.headers["Authorization"] = f"Bearer {held['token']}"
        async for stream in connect(f"{table.replace('http', 'ws', 1)}/stream"):  # and again whenever it breaks off
            with suppress(ConnectionClosed, httpx.HTTPError):
                async with stream:
                    await stream.send(json.dumps({"token": held["token"]}))
                    while not (told := json.loads(await stream.recv())).get("outcome"):
                        if told.get("undo_asked") and held["seat"] not in told["undo_asked"]["agreed"]:
                            await ask(http, "undo/answer", command=str(uuid4()), agree=True)
                        elif told.get("choices"):
                            await move(http, told["version"], told["choices"])
                    return f"{name}: {told['outcome']['scores'][held['seat']]}"
    raise AssertionError("there is always another stream")


async def move(http: httpx.AsyncClient, version: int, choices: Any) -> None:
    """Make a whole move, part by part, each by chance. Here is the place for something clever."""
    parts: list[str] = []
    while choices:
        if choices == "more":
            choices = await ask(http, "choices", version=version, draft=parts)
        choice = random.choice([each for each in choices["choices"] if not each["refused"]])  # noqa: S311 - no secret
        parts, choices = [*parts, choice["part"]], choice["next"]
    await ask(http, "moves", command=str(uuid4()), version=version, move=" ".join(parts))


async def ask(http: httpx.AsyncClient, what: str, **wish: Any) -> Any:
    """What the server answers. Raises HTTPError where the table has moved on; another refusal ends the program."""
    answer = await http.post(what, json=wish)
    if answer.is_error and (answer.status_code != 409 or what == "seats"):
        sys.exit(answer.json()["error"]["message"])
    return answer.raise_for_status().json()


if __name__ == "__main__":
    print(asyncio.run(play(*sys.argv[1:])))  # noqa: T201
