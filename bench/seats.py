"""Seats that play for `bench.load`: a connection for what is asked and a stream for what is pushed, as cheap as can be.

They share the processors with the server they load, so nothing is read that is not needed: of what is pushed to those
who are not asked, only its version. A usual client for HTTP takes as long for a move as the server does.
"""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Callable
from typing import Any, Final
from urllib.parse import urlsplit
from uuid import UUID

import orjson
from websockets.client import ClientProtocol
from websockets.extensions.permessage_deflate import enable_client_permessage_deflate
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.uri import parse_uri

VERSION: Final = re.compile(rb'"version":(\d+)')
ACTING: Final = re.compile(rb'"acting":\[(\d*)')
LENGTH: Final = re.compile(rb"content-length: (\d+)", re.IGNORECASE)


class Asking:
    """A connection over which one request is made after the other; begun anew when the server has closed it."""

    def __init__(self, address: str) -> None:
        place = urlsplit(address)
        self._host, self._port = place.hostname, place.port
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self._turn = asyncio.Lock()

    async def post(self, path: str, body: dict[str, Any], token: str | None = None) -> Any:
        """Send a request and give its answer. Raises RuntimeError for a refusal."""
        data = orjson.dumps(body)
        head = f"POST {path} HTTP/1.1\r\nHost: {self._host}\r\nContent-Type: application/json\r\n"
        if token:
            head += f"Authorization: Bearer {token}\r\n"
        request = f"{head}Content-Length: {len(data)}\r\n\r\n".encode() + data
        async with self._turn:
            while True:
                try:
                    return await self._exchange(request)
                except (asyncio.IncompleteReadError, ConnectionError):
                    self._streams = None  # it was closed between two requests; the same command is one move

    async def _exchange(self, request: bytes) -> Any:
        if self._streams is None:
            self._streams = await asyncio.open_connection(self._host, self._port)
        reader, writer = self._streams
        writer.write(request)
        head = await reader.readuntil(b"\r\n\r\n")
        length = LENGTH.search(head)
        body = await reader.readexactly(int(length[1]) if length else 0)
        if not head.startswith(b"HTTP/1.1 2"):
            raise RuntimeError(f"the server refused: {body.decode()}")
        return orjson.loads(body)

    def close(self) -> None:
        """Hang up."""
        if self._streams is not None:
            self._streams[1].close()


class Sitter(asyncio.Protocol):
    """A seat with its stream. `pushed` is told the version of every snapshot."""

    def __init__(self, address: str, token: str, pushed: Callable[[int], None]) -> None:
        self.token = token
        self.latest = b""
        self.arrived = asyncio.Event()
        self._pushed = pushed
        self._parts: list[bytes] = []
        self._uri = parse_uri(address)
        self._stream = ClientProtocol(self._uri, extensions=enable_client_permessage_deflate(None), max_size=None)

    async def connect(self) -> None:
        """Open the stream, and wait for the first snapshot."""
        await asyncio.get_running_loop().create_connection(lambda: self, self._uri.host, self._uri.port)
        await self.arrived.wait()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a stream."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        self._stream.send_request(self._stream.connect())
        self._write()

    def data_received(self, data: bytes) -> None:
        """Take in what came."""
        self._stream.receive_data(data)
        for event in self._stream.events_received():
            if isinstance(event, Response):
                self._stream.send_text(orjson.dumps({"token": self.token}))
            elif isinstance(event, Frame) and event.opcode in (Opcode.TEXT, Opcode.CONT):
                self._take_in(event)
        self._write()

    def _take_in(self, frame: Frame) -> None:
        self._parts.append(bytes(frame.data))
        if not frame.fin:
            return
        message, self._parts = b"".join(self._parts), []
        if message.startswith(b'{"type":"error"'):
            raise RuntimeError(f"the stream was refused: {message.decode()}")
        version = VERSION.search(message)
        if version is not None:
            self.latest = message
            self.arrived.set()
            self._pushed(int(version[1]))

    def _write(self) -> None:
        for data in self._stream.data_to_send():
            if data:
                self._transport.write(data)

    def acting(self) -> int | None:
        """The seat that is asked, or the first of them; None once the game is over."""
        found = ACTING.search(self.latest)
        return int(found[1]) if found and found[1] else None

    def close(self) -> None:
        """Leave."""
        self._transport.close()


class Hand:
    """Chooses and makes the moves of a seat: any of the choices it is shown, by a chance of its own."""

    def __init__(self, asking: Asking, table: str, seed: int) -> None:
        self._asking = asking
        self._path = f"/api/tables/{table}"
        self._chance = random.Random(seed)  # noqa: S311 (no secret)

    async def choose(self, sitter: Sitter) -> tuple[int, str]:
        """The version a whole move is chosen at, and the move."""
        snapshot = orjson.loads(sitter.latest)
        version, choices, parts = snapshot["version"], snapshot["choices"], []
        while choices is not None:
            choice = self._chance.choice([choice for choice in choices["choices"] if choice["refused"] is None])
            parts.append(choice["part"])
            choices = choice["next"]
            if choices == "more":
                asked = {"version": version, "draft": parts}
                choices = await self._asking.post(f"{self._path}/choices", asked, sitter.token)
        return version, " ".join(parts)

    async def move(self, sitter: Sitter, version: int, move: str) -> None:
        """Make a whole move."""
        command = str(UUID(int=self._chance.getrandbits(128)))
        wish = {"command": command, "version": version, "move": move}
        await self._asking.post(f"{self._path}/moves", wish, sitter.token)
