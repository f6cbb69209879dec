"""A whole bot in forty lines: takes a seat by an invite link, and plays by chance until the game is over.

Where a bot of the server plays for it meanwhile, as it was away or its clock ran out, it takes its seat back.

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
    table, _, number = link.replace("/table/", "/api/tables/").partition("/seat/")
    async with httpx.AsyncClient(base_url=table, timeout=30) as http:
        held = await ask(http, "seats", name=name, seat=int(number) - 1 if number else None, program=True)
        me, http.headers["Authorization"] = held["seat"], f"Bearer {held['token']}"
        async for stream in connect(f"{table.replace('http', 'ws', 1)}/stream"):  # and again whenever it breaks off
            with suppress(ConnectionClosed, httpx.TransportError):
                async with stream:
                    await stream.send(json.dumps({"token": held["token"]}))
                    while not (told := json.loads(await stream.recv())).get("outcome") and "error" not in told:
                        with suppress(httpx.HTTPStatusError):  # not the moment: the stream tells what is now
                            if told["type"] == "snapshot" and told["seats"][me]["stand_in"]:
                                await ask(http, "back", command=str(uuid4()))
                            elif told.get("undo_asked") and me not in told["undo_asked"]["agreed"]:
                                await ask(http, "undo/answer", command=str(uuid4()), agree=True)
                            elif told.get("choices"):
                                await move(http, told["version"], told["choices"])
                    return f"{name}: {told['error']['message'] if 'error' in told else told['outcome']['scores'][me]}"
    raise AssertionError("there is always another stream")


async def move(http: httpx.AsyncClient, version: int, choices: Any, parts: tuple[str, ...] = ()) -> None:
    """Make a whole move, part by part, each by chance. Here is the place for something clever."""
    while choices:
        choices = await ask(http, "choices", version=version, draft=parts) if choices == "more" else choices
        choice = random.choice([each for each in choices["choices"] if not each["refused"]])  # noqa: S311 - no secret
        parts, choices = (*parts, choice["part"]), choice["next"]
    await ask(http, "moves", command=str(uuid4()), version=version, move=" ".join(parts))


async def ask(http: httpx.AsyncClient, what: str, **wish: Any) -> Any:
    """What the server answers. Raises HTTPError where this is not the moment; another refusal ends the program."""
    if (told := await http.post(what, json=wish)).is_error and (what == "seats" or told.status_code not in (409, 429)):
        sys.exit(told.json()["error"]["message"])
    return told.raise_for_status().json()


if __name__ == "__main__":
    print(asyncio.run(play(*sys.argv[1:])))  # noqa: T201
