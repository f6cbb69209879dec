"""Stands before everything: bounds what comes in, puts the security headers on what goes out, and takes the time.

Whatever goes wrong behind it is answered here, guarded like any answer; a refusal is logged with its reason.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from time import perf_counter
from typing import Any, Final

from starlette.requests import HTTPConnection, Request
from starlette.responses import JSONResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from innkeeper.server.health import Metrics, route_of
from innkeeper.server.problems import TABLE_ID, Problem, note
from innkeeper.server.speech import language_of

Unexpected = Callable[[Request, Exception], Awaitable[Response]]
"""Logs a fault, and says so to who asked."""

logger = logging.getLogger(__name__)

LARGEST_BODY: Final = 64 * 1024

HEADERS: Final = {
    # Styles may stand in elements: the tables place pieces in percent. Scripts may not.
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        "font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",  # a link to a table is an invitation
    "cross-origin-opener-policy": "same-origin",
}

RAW_HEADERS: Final = [(name.encode(), value.encode()) for name, value in HEADERS.items()]


class Guard:
    """ASGI middleware."""

    def __init__(self, app: ASGIApp, metrics: Metrics, unexpected: Unexpected) -> None:
        self.app = app
        self.metrics = metrics
        self.unexpected = unexpected

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        begun = perf_counter()
        answering = False

        async def send_guarded(message: Message) -> None:
            nonlocal answering
            if message["type"] == "http.response.start":
                answering = True
                message.setdefault("headers", []).extend(RAW_HEADERS)
                self._note(scope, message["status"], perf_counter() - begun)
            await send(message)

        body = await _body(scope, receive)
        if body is None:
            await _too_large(scope)(scope, receive, send_guarded)
            return
        try:
            await self.app(scope, _replaying(body, receive), send_guarded)
        except Exception as error:
            if answering:
                raise
            answer = await self.unexpected(Request(scope), error)
            await answer(scope, receive, send_guarded)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        """Count an answer, and log it if it is a refusal."""
        self.metrics.requests.labels(scope["method"], route_of(scope), str(status)).observe(seconds)
        if "refusal" in scope.get("state", {}):
            log_refusal(scope, status, scope["state"]["refusal"], seconds)


def log_refusal(scope: Scope, status: int, code: str, seconds: float) -> None:
    """Log what was refused and why: neither who asked, nor what exactly."""
    told = {"status": status, "code": code, "milliseconds": round(seconds * 1000, 1)}
    logger.info("refused", extra=asked(scope) | told)


def asked(scope: Scope) -> dict[str, Any]:
    """What a log may tell of a request. What stands in the place of a table and cannot be one may be a secret."""
    told = {"method": scope.get("method", "WS"), "route": route_of(scope)}
    table = scope.get("path_params", {}).get("table", "")
    return told | ({"table": table} if TABLE_ID.fullmatch(table) else {})


def _too_large(scope: Scope) -> JSONResponse:
    problem = Problem(413, "too_large", {"limit": LARGEST_BODY // 1024})
    note(scope, problem)
    return JSONResponse(problem.body(language_of(HTTPConnection(scope))), problem.status, {"connection": "close"})


async def _body(scope: Scope, receive: Receive) -> bytes | None:
    """The whole body of a request, or None for one that is too large."""
    if scope["method"] in ("GET", "HEAD"):
        return b""
    body = bytearray()
    more = True
    while more:
        message = await receive()
        body += message.get("body", b"")
        more = message.get("more_body", False)
        if len(body) > LARGEST_BODY:
            return None
    return bytes(body)


def _replaying(body: bytes, receive: Receive) -> Receive:
    """What the application receives: the body, then whatever the connection says (that it closed)."""
    told = False

    async def replay() -> Message:
        nonlocal told
        if told:
            return await receive()
        told = True
        return {"type": "http.request", "body": body, "more_body": False}

    return replay
