"""Says that it is somebody's turn, to a webhook: once a turn, and never to who is looking, or was just now.

Anybody may name an address, so what is sent is harmless, the answer is not read, and only the internet is reached:
a name that leads to an address of the server's own network is refused at the moment of connecting.
"""

from __future__ import annotations

import asyncio
import json
import logging
import re
import socket
import ssl
from dataclasses import replace
from functools import cache
from ipaddress import ip_address
from typing import Final
from urllib.parse import SplitResult, urlsplit

from sqlalchemy.exc import SQLAlchemyError

from innkeeper.engine.seats import Seat
from innkeeper.server.problems import Problem
from innkeeper.server.settings import Settings
from innkeeper.server.speech import server_words
from innkeeper.server.storage import Chair, Change, now
from innkeeper.server.table import LiveTable

LONGEST_CALL: Final = 5.0
AT_ONCE: Final = 8

logger = logging.getLogger(__name__)


class Notices:
    """Sends them."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._sending: set[asyncio.Task[None]] = set()
        self._free = asyncio.Semaphore(AT_ONCE)

    def check(self, url: str | None) -> None:
        """Raises Problem for an address where no notice can be sent."""
        if url is None:
            return
        try:
            parts = urlsplit(url)
            fits = bool(parts.hostname) and parts.port != 0 and parts.username is None and url.isascii()
        except ValueError as error:
            raise Problem(422, "bad_webhook") from error
        schemes = ("https", "http") if self._settings.webhooks_anywhere else ("https",)
        if not fits or parts.scheme not in schemes or not url.isprintable() or " " in url:
            raise Problem(422, "bad_webhook")

    def send(self, table: LiveTable) -> None:
        """Tell those whose turn has come, and who want to be told."""
        if self._turns(table):
            task = asyncio.create_task(self._send(table))
            self._sending.add(task)
            task.add_done_callback(self._sending.discard)

    async def close(self) -> None:
        """Give up what is under way."""
        for task in self._sending:
            task.cancel()
        await asyncio.gather(*self._sending, return_exceptions=True)

    async def _send(self, table: LiveTable) -> None:
        try:
            await self._tell(table)
        except (Problem, SQLAlchemyError) as error:
            logger.warning("a turn is not told: %s", error, extra={"table": table.id})

    async def _tell(self, table: LiveTable) -> None:
        link = f"{self._settings.address}/table/{table.id}"
        for chair, person in await table.insist(lambda: self._note(table)):
            facts = {"title": table.game.title, "player": _plain(chair.name), "link": link}
            places = [(table.webhook, table.webhook_language, "notice-turn-of")]
            places += [
                (url, spoken, "notice-turn") for url, spoken in ((chair.webhook, chair.webhook_language), person)
            ]
            told = {url: server_words(spoken).quote(message, facts) for url, spoken, message in places}
            for url, text in told.items():
                if url is not None:
                    async with self._free:
                        await self._post(url, text, table.id)

    async def _note(self, table: LiveTable) -> list[tuple[Chair, tuple[str | None, str]]]:
        """Keep that these seats are told of their turn, before they are: so they are told once, by whichever server.

        Gives each with where its person wants to hear of it, at whatever table, and in which language.
        """
        turns = self._turns(table)
        people = await table.storage.webhooks([chair.person for chair in turns if chair.person])
        told = [chair for chair in turns if chair.webhook or table.webhook or chair.person in people]
        noted = tuple(replace(chair, noticed=table.course.asked[Seat(chair.number)].turn) for chair in told)
        if noted:
            await table.keep(Change(chairs=noted))
            for chair in noted:
                table.chairs[chair.number] = chair
        return [(chair, people.get(chair.person or "", (None, ""))) for chair in noted]

    def _turns(self, table: LiveTable) -> list[Chair]:
        """Where a turn has come that somebody may want to hear of: not told yet, and nobody at the seat looks."""
        if table.status != "playing":
            return []
        chairs = [table.chairs[seat] for seat in table.course.acting()]
        return [chair for chair in chairs if self._may_want_notice(table, chair)]

    def _may_want_notice(self, table: LiveTable, chair: Chair) -> bool:
        left = table.presence.left_at.get(chair.number, 0) + self._settings.away_after * 1000
        if chair.player or table.presence.is_present(chair.number) or left > now():
            return False
        if not (chair.webhook or chair.person or table.webhook):
            return False
        return table.course.asked[Seat(chair.number)].turn > chair.noticed

    async def _post(self, url: str, text: str, table: str) -> None:
        """Send a notice, and wait until something comes back, but not for long: others wait, too."""
        parts = urlsplit(url)
        try:
            async with asyncio.timeout(LONGEST_CALL):
                reader, writer = await _connect(parts, self._settings.webhooks_anywhere)
                try:
                    writer.write(_request(parts, text))
                    await reader.read(1)
                finally:
                    writer.transport.abort()
        except (OSError, ValueError) as error:  # a name may be none, too
            logger.warning("a notice was not taken: %s", type(error).__name__, extra={"table": table})


def _plain(name: str) -> str:
    """A name that calls nobody and links nowhere in a chat, whatever is written in it."""
    return re.sub(r"[<@\]:]", lambda sign: f"{sign[0]}\u200b", name)


def _request(parts: SplitResult, text: str) -> bytes:
    """The notice as it is sent."""
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    body = json.dumps({"text": text, "content": text}).encode()  # chat services read one or the other
    lines = [f"POST {path} HTTP/1.1", f"Host: {parts.netloc}", "Content-Type: application/json", "Connection: close"]
    return "\r\n".join([*lines, f"Content-Length: {len(body)}", "", ""]).encode() + body


async def _connect(parts: SplitResult, anywhere: bool) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection to an address on the internet. Raises OSError for any other, ValueError for a name that is none."""
    host, port = parts.hostname or "", parts.port or (443 if parts.scheme == "https" else 80)
    places = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    place = str(places[0][4][0])
    if not anywhere and not ip_address(place).is_global:
        raise OSError("not an address on the internet")
    if parts.scheme == "http":
        return await asyncio.open_connection(place, port)
    trust = await asyncio.to_thread(_trust)  # to read whom to trust takes longer than anything else here
    return await asyncio.open_connection(place, port, ssl=trust, server_hostname=host)


@cache
def _trust() -> ssl.SSLContext:
    return ssl.create_default_context()
