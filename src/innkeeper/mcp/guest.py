"""Somebody at one table of a server: looks, moves, and hears by the stream when it is their turn."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any, Final
from uuid import uuid4

import httpx2
from mcp.server.mcpserver.exceptions import ToolError
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from innkeeper.mcp import WORDS
from innkeeper.mcp.links import TableLink, read_link
from innkeeper.words import Words, words_of

PATIENCE: Final = 30.0
"""Seconds to wait for an answer."""


class Guest:
    """A visitor of one server, at one table at a time. Every refusal is a ToolError: one sentence for who asked.

    Tokens are sent where they belong, and shown to nobody: not to the model either, as what it reads is kept in logs.
    """

    def __init__(self, server: str, language: str) -> None:
        self.server = server.rstrip("/")
        self.language = language
        self._words: Words = words_of(language, WORDS)
        self.http = httpx2.AsyncClient(base_url=f"{self.server}/api", params={"lang": language}, timeout=PATIENCE)
        self.table: str | None = None
        self._told: int | None = None
        """The version up to which it was told what has happened."""
        self._shown = 0
        """The version whose choices were shown last: a move is chosen for it."""
        self._heard = asyncio.Condition()
        self._version = -1
        self._concerned = False
        self._hearing: asyncio.Task[None] | None = None

    @asynccontextmanager
    async def visiting(self) -> AsyncIterator[None]:
        """Be here meanwhile."""
        async with self.http:
            try:
                yield
            finally:
                if self._hearing is not None:
                    self._hearing.cancel()
                    await asyncio.gather(self._hearing, return_exceptions=True)

    def say(self, key: str, **facts: int | str) -> str:
        """A sentence of one's own."""
        return self._words.text(f"mcp-{key}", facts)

    def no(self, key: str, **facts: int | str) -> ToolError:
        """The same as a refusal."""
        return ToolError(self.say(key, **facts))

    # --- Asking the server

    async def ask(self, method: str, path: str, **request: Any) -> httpx2.Response:
        """What the server answers. Raises ToolError for what it refuses, and where it does not answer."""
        try:
            answer = await self.http.request(method, path, **request)
        except httpx2.TransportError as error:
            raise self.no("unreachable", server=self.server) from error
        if answer.is_error:
            raise self._refusal(answer)
        return answer

    def _refusal(self, answer: httpx2.Response) -> ToolError:
        try:
            error = answer.json()["error"]
            message, rule = str(error["message"]), error["rule"]
        except (ValueError, KeyError, TypeError):
            return self.no("no-innkeeper", server=self.server)
        return self.no("against-rule", message=message, rule=rule) if rule else ToolError(message)

    async def at_table(self, method: str, what: str, **request: Any) -> httpx2.Response:
        """The same at the table where the seat is."""
        if self.table is None:
            raise self.no("no-table")
        return await self.ask(method, f"/tables/{self.table}/{what}", **request)

    # --- Sitting down

    def leads_to(self, link: str) -> TableLink:
        """Where a link to this server leads. Raises ToolError."""
        found = read_link(link)
        if found is None:
            raise self.no("no-link", example=f"{self.server}/table/TABLE")
        if found.server != self.server:
            raise self.no("elsewhere", server=self.server)
        return found

    async def sit_down(self, link: TableLink, name: str) -> None:
        """Take the seat of a link: the one its token holds, or else an open one."""
        if link.token is not None:
            headers = {"authorization": f"Bearer {link.token}"}
            await self.ask("GET", f"/tables/{link.table}/text", headers=headers)
            self.hold(link.table, link.token)
            return
        wish = {"name": name, "seat": link.seat, "command": str(uuid4()), "program": True}
        held = (await self.ask("POST", f"/tables/{link.table}/seats", json=wish)).json()
        self.hold(held["table"], held["token"])

    def hold(self, table: str, token: str) -> None:
        """Hold a seat by its token from now on, and be present there."""
        if self._hearing is not None:
            self._hearing.cancel()
        self.table, self._told, self._shown, self._version, self._concerned = table, None, 0, -1, False
        self.http.headers["authorization"] = f"Bearer {token}"
        self._hearing = asyncio.create_task(self._hear(table, token))

    # --- Looking and moving

    async def read(self, whole_story: bool = False) -> str:
        """The table in words, as it is now, with what has happened since it was last read."""
        page = await self._page({} if whole_story or self._told is None else {"since": self._told})
        self._told = self._shown
        return page

    async def choices(self, draft: str) -> str:
        """What can follow the first parts of a move: the last section of the page."""
        page = await self._page({"draft": draft})
        return page.rstrip("\n").rpartition("\n\n")[2]

    async def _page(self, query: dict[str, int | str]) -> str:
        answer = await self.at_table("GET", "text", params=query)
        self._shown = int(answer.headers["table-version"])
        return answer.text

    async def move(self, text: str) -> None:
        """Make a move, chosen from what was last shown."""
        self._shown = await self.do("moves", version=self._shown, move=text)

    async def undo(self) -> None:
        """Take the last move back, if nothing has happened since the table was last shown."""
        await self.do("undo", version=self._shown)

    async def do(self, what: str, **wish: Any) -> int:
        """Do something at the table, once; gives the version that it made."""
        answer = await self.at_table("POST", what, json={"command": str(uuid4()), **wish})
        return int(answer.json()["version"])

    async def my_turn(self, seconds: float) -> bool:
        """Wait until something waits for the seat, or the game is over; False if that did not come in time."""
        if self.table is None:
            raise self.no("no-table")
        try:
            async with asyncio.timeout(seconds), self._heard:
                await self._heard.wait_for(lambda: self._concerned and self._version >= self._shown)
        except TimeoutError:
            return False
        return True

    async def _hear(self, table: str, token: str) -> None:
        """Follow the stream, whatever breaks meanwhile; who follows it is present for the others."""
        address = f"{self.server.replace('http', 'ws', 1)}/api/tables/{table}/stream"
        async for stream in connect(address):
            with suppress(ConnectionClosed):
                async with stream:  # to be closed when this ends, as connect only does so when it is asked for another
                    await stream.send(json.dumps({"token": token, "lang": self.language}))
                    async for message in stream:
                        told = json.loads(message)
                        if told["type"] == "error":
                            return
                        if told["type"] == "snapshot":
                            await self._note(told)

    async def _note(self, snapshot: dict[str, Any]) -> None:
        async with self._heard:
            self._version = snapshot["version"]
            self._concerned = bool(snapshot["outcome"]) or _waits_for_you(snapshot)
            self._heard.notify_all()


def _waits_for_you(snapshot: dict[str, Any]) -> bool:
    """Whether whoever is shown this has to choose, or to come back for a bot, or to answer who asks to take back."""
    you, wish = snapshot["you"], snapshot["undo_asked"]
    consulted = wish is not None and you not in (wish["seat"], *wish["agreed"])
    return bool(snapshot["choices"] or snapshot["seats"][you]["stand_in"] or consulted)
