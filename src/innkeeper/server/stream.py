"""The stream: one WebSocket a page, on which a table is shown as it is now and after each change.

Each socket sends at its own pace and skips what it was too slow for, so a slow or dead one holds up nobody.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from time import perf_counter
from typing import Final

from fastapi import WebSocket, WebSocketDisconnect
from pydantic import ValidationError
from pydantic_core import to_json
from starlette.websockets import WebSocketState

from innkeeper.engine.seats import NOBODY, Seat
from innkeeper.server.asking import household
from innkeeper.server.closed import Closed
from innkeeper.server.guard import log_refusal
from innkeeper.server.problems import Problem
from innkeeper.server.speech import language_of
from innkeeper.server.storage import now
from innkeeper.server.table import LiveTable
from innkeeper.server.tables import Tables
from innkeeper.server.wire import Hello, Looking

PING_SECONDS: Final = 20.0
HELLO_SECONDS: Final = 20.0
BLINK_SECONDS: Final = 0.5
"""How soon after one another a client is heard to look away and back: all at the table are told each time."""
CLOSED_FOR: Final = 4000
"""A stream that is refused is closed with this plus the status the same problem has over HTTP."""


async def stream(socket: WebSocket, tables: Tables, table: str) -> None:
    """Serve one socket until it closes."""
    begun = perf_counter()
    await socket.accept()
    language = language_of(socket)
    try:
        hello = await _hello(socket)
        language = hello.lang
        found = await _find(tables, table, hello)
        with tables.metrics.streams.track_inprogress():
            await _show(socket, tables, found, found.viewer(hello.token, hello.seat), hello)
    except Problem as problem:
        log_refusal(socket.scope, problem.status, problem.code, perf_counter() - begun)
        await _refuse(socket, problem, language)
    except WebSocketDisconnect:
        return


async def _find(tables: Tables, table: str, hello: Hello) -> LiveTable:
    try:
        return await tables.find(table)
    except Closed as closed:
        raise closed.told_to(hello.token, hello.seat) from closed


async def _hello(socket: WebSocket) -> Hello:
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            return Hello.model_validate_json(await socket.receive_text())
    except (ValidationError, TimeoutError, KeyError) as error:
        raise Problem(400, "no_hello") from error


async def _show(socket: WebSocket, tables: Tables, table: LiveTable, viewer: Seat, hello: Hello) -> None:
    with table.presence.watching(viewer if hello.looking else NOBODY) as changed:
        tables.look_on(table, household(socket.scope))

        def look(looking: bool) -> None:
            table.presence.looks(changed, viewer if looking else NOBODY)
            tables.left(table, viewer)

        sending = asyncio.create_task(_send(socket, table, viewer, hello, changed))
        hearing = asyncio.create_task(_hear(socket, look))
        done, waiting = await asyncio.wait((sending, hearing), return_when=asyncio.FIRST_COMPLETED)
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
    tables.left(table, viewer)
    for task in done:
        task.result()


async def _send(socket: WebSocket, table: LiveTable, viewer: Seat, hello: Hello, changed: asyncio.Event) -> None:
    since, shown, chairs, knowing = hello.since, None, None, table.showing.knowing(viewer)
    with _ticking(changed):
        while True:
            changed.clear()
            first, anew = shown is None, shown != table.showing.edition
            if anew:
                if table.chairs is not chairs and table.viewer(hello.token, hello.seat) != viewer:
                    raise Problem(403, "foreign_token")  # somebody else sits there now
                chairs = table.chairs
                if table.showing.knowing(viewer) != knowing:  # the game has begun: what was dealt is told anew
                    since, knowing = None, viewer
                snapshot = table.showing.snapshot(viewer, hello.lang, hello.zones, since)
                since, shown = table.version, table.showing.edition
                await socket.send_text(snapshot)
            if not anew or (first and table.terms.clock is not None):
                # Where clocks run, both ends must agree at once on what time it is.
                await socket.send_json({"type": "ping", "now": now()})
            await changed.wait()


@contextmanager
def _ticking(changed: asyncio.Event) -> Iterator[None]:
    """Wake a stream every now and then, so that it says that it is still there."""
    loop = asyncio.get_running_loop()
    ticking: asyncio.TimerHandle

    def tick() -> None:
        nonlocal ticking
        changed.set()
        ticking = loop.call_later(PING_SECONDS, tick)

    ticking = loop.call_later(PING_SECONDS, tick)
    try:
        yield
    finally:
        ticking.cancel()


async def _hear(socket: WebSocket, look: Callable[[bool], None]) -> None:
    """Hear whether somebody looks, until the socket closes; let go whatever else the client says."""
    while (message := await socket.receive())["type"] != "websocket.disconnect":
        with suppress(ValidationError):
            look(Looking.model_validate_json(message.get("text") or "").looking)
            await asyncio.sleep(BLINK_SECONDS)


async def _refuse(socket: WebSocket, problem: Problem, language: str) -> None:
    if socket.client_state == WebSocketState.CONNECTED:
        with suppress(WebSocketDisconnect):
            await socket.send_text(to_json({"type": "error", **problem.body(language)}).decode())
            await socket.close(CLOSED_FOR + problem.status)
