"""The desk: what is asked most often, a seat's decisions, is answered here at once.

FastAPI takes as long to find a route and gather its parameters as a move takes. So what is asked in the usual form, a
known path with a body that fits and no parameters, goes straight to the route's function. All else goes FastAPI's way,
as does whatever is wrong with the form: there it is judged, described in the API, and refused in words.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from typing import Any, Final, get_type_hints

from fastapi.routing import APIRoute
from pydantic import ValidationError
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from innkeeper.server import wire
from innkeeper.server.asking import Guest, ThisGuest, guest_at
from innkeeper.server.speech import readers_language
from innkeeper.server.tables import Tables

Answer = Callable[[Request, Exception], Awaitable[Response]]
"""Says what was wrong."""

TABLES: Final = "/api/tables/"
OF_A_TABLE: Final = "/api/tables/{table}/"
SMALL: Final = 2000
"""Bytes below which an answer is not compressed."""
SQUEEZE: Final = 5
"""How thoroughly others are: half way between quick and small."""


@dataclass(frozen=True)
class Decision:
    """A route at which the guest of a table wishes something."""

    route: APIRoute
    wish: type[wire.Request]


def decisions(routes: Iterable[BaseRoute]) -> dict[str, Decision]:
    """The routes that take a guest and a wish and nothing else, by what stands behind the table in their path."""
    found: dict[str, Decision] = {}
    for route in routes:
        if isinstance(route, APIRoute) and route.path.startswith(OF_A_TABLE) and route.methods == {"POST"}:
            takes = get_type_hints(route.endpoint, include_extras=True)
            gives, wish = takes.pop("return", None), takes.pop("wish", None)
            if takes == {"guest": ThisGuest} and gives is Response and isinstance(wish, type):
                found[route.path.removeprefix(OF_A_TABLE)] = Decision(route, wish)
    return found


class Desk:
    """ASGI middleware; stands where the whole body comes in one message. `answers` are for the errors of its routes."""

    def __init__(
        self, app: ASGIApp, tables: Tables, routes: Iterable[BaseRoute], answers: dict[type[Exception], Answer]
    ) -> None:
        self.app = app
        self.tables = tables
        self.answers = answers
        self.decisions = decisions(routes)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection."""
        decision = self._decision(scope)
        if decision is None:
            await self.app(scope, receive, send)
            return
        message = await receive()
        try:
            wish = decision.wish.model_validate_json(message.get("body", b""))
        except ValidationError:
            await self.app(scope, _once_more(message, receive), send)
            return
        answer = await self._answer(decision, scope, wish)
        app = answer if len(answer.body) < SMALL else GZipMiddleware(answer, SMALL, SQUEEZE)
        await app(scope, receive, send)

    def _decision(self, scope: Scope) -> Decision | None:
        """What is asked for in the usual form, if it is."""
        if scope["type"] != "http" or scope["method"] != "POST" or scope["query_string"] or scope.get("root_path"):
            return None
        path = scope["path"]
        if not path.startswith(TABLES) or (b"content-type", b"application/json") not in scope["headers"]:
            return None
        table, _, rest = path.removeprefix(TABLES).partition("/")
        decision = self.decisions.get(rest)
        if decision is not None:
            scope["route"], scope["path_params"] = decision.route, {"table": table}
        return decision

    async def _answer(self, decision: Decision, scope: Scope, wish: wire.Request) -> Response:
        said: dict[bytes, bytes] = dict(reversed(scope["headers"]))  # of two the first counts, as everywhere
        token = said[b"authorization"].decode("latin-1") if b"authorization" in said else None
        language = readers_language(said.get(b"accept-language", b"").decode("latin-1"))
        try:
            guest: Guest = await guest_at(scope, self.tables, scope["path_params"]["table"], token, None, language)
            answer: Response = await decision.route.endpoint(guest=guest, wish=wish)
        except tuple(self.answers) as error:
            answered = next(answer for kind, answer in self.answers.items() if isinstance(error, kind))
            return await answered(Request(scope), error)
        return answer


def _once_more(first: Message, receive: Receive) -> Receive:
    """What comes in, and first what had come already."""
    waiting: list[Any] = [first]

    async def again() -> Message:
        return waiting.pop() if waiting else await receive()

    return again
