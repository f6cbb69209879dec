"""Who asks, about what, and in which language: what routes depend on.

A dependency looks up all it needs by itself: FastAPI takes longer to call five of them than a move takes.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Final, cast

import orjson
from fastapi import Depends, Header, Query, Request, Response
from starlette.types import Scope

from innkeeper.engine.errors import UnknownName
from innkeeper.engine.game import Game
from innkeeper.engine.record import Record
from innkeeper.engine.seats import NOBODY, Seat
from innkeeper.engine.state import State
from innkeeper.server import wire
from innkeeper.server.closed import Closed
from innkeeper.server.limits import Limit, household_of
from innkeeper.server.problems import Problem
from innkeeper.server.speech import language_of
from innkeeper.server.table import LiveTable
from innkeeper.server.tables import Tables
from innkeeper.server.tokens import seats_of

REFUSALS: Final[dict[int | str, dict[str, Any]]] = {"4XX": {"model": wire.Refused}}

Authorization = Annotated[str | None, Header()]
Lang = Annotated[str | None, Query(max_length=20)]
"""In which language to answer; without one, what `Accept-Language` asks for."""


def tables_of(request: Request) -> Tables:
    """All tables of the server."""
    return cast(Tables, request.app.state.tables)


def answer(said: Any) -> Response:
    """An answer as JSON, which FastAPI does not look at again."""
    return Response(orjson.dumps(said), media_type="application/json")


def count(request: Request, what: str) -> None:
    """Count what an address asks for. Raises Problem when it is too much."""
    limit: Limit = request.app.state.limits[what]
    limit.count(household(request.scope))


def household(scope: Scope) -> str:
    """Whose address it is asked from."""
    address, _ = scope.get("client") or ("", None)
    return household_of(address)


async def _tables(request: Request) -> Tables:
    return tables_of(request)


async def _language(request: Request, lang: Lang = None) -> str:
    return lang or language_of(request)


async def _game(request: Request, game: str) -> Game[State]:
    try:
        return tables_of(request).game(game)
    except UnknownName as error:
        raise Problem(404, "unknown_game", {"game": game}) from error


async def _person(authorization: Authorization = None) -> str:
    token = _token(authorization)
    if token is None:
        raise Problem(401, "no_person")
    return token


def _token(authorization: str | None) -> str | None:
    if authorization is None:
        return None
    scheme, _, token = authorization.partition(" ")
    if scheme.lower() != "bearer" or not token:
        raise Problem(401, "no_token")
    return token


@dataclass(frozen=True)
class Guest:
    """Somebody who asks about a table."""

    tables: Tables
    table: LiveTable
    token: str | None
    """Of a seat or of a person; a person with several seats says which."""
    number: int | None
    language: str
    household: str

    @property
    def viewer(self) -> Seat:
        """Whose eyes they have: a seat's, or NOBODY's. Raises Problem for a token of no seat here."""
        return self.table.viewer(self.token, self.number)

    @property
    def seat(self) -> Seat:
        """The seat they hold. Raises Problem for spectators, and for a token of no seat here."""
        seat = self.viewer
        if seat == NOBODY:
            raise Problem(401, "no_token")
        return seat

    @property
    def seats(self) -> list[int]:
        """All seats they hold; none for who only watches."""
        return [] if self.token is None else [int(seat) for seat in seats_of(self.table.chairs, self.token)]

    def check(self) -> None:
        """Raises Problem for a token of no seat here."""
        self.table.viewer(self.token, self.number)

    def decided(self, version: int) -> Response:
        """What they are told of what they have decided (`wire.Decided`); bots whose turn it is now begin to think."""
        self.tables.wake(self.table, self.household)
        return answer({"version": version})


async def _guest(
    request: Request,
    table: str,
    authorization: Authorization = None,
    seat: Annotated[int | None, Query(ge=0, le=15)] = None,
    lang: Lang = None,
) -> Guest:
    return await guest_at(request.scope, tables_of(request), table, authorization, seat, lang or language_of(request))


async def guest_at(
    scope: Scope, tables: Tables, table: str, authorization: str | None, seat: int | None, language: str
) -> Guest:
    """Who asks about a table. Raises Problem where there is none, or it is closed."""
    token = _token(authorization)
    try:
        found = await tables.find(table)
    except Closed as closed:
        raise closed.told_to(token, seat) from closed
    return Guest(tables, found, token, seat, language, household(scope))


async def _record(
    request: Request,
    table: str,
    authorization: Authorization = None,
    seat: Annotated[int | None, Query(ge=0, le=15)] = None,
) -> Record:
    token = _token(authorization)
    try:
        found = await tables_of(request).find(table)
    except Closed as closed:
        return closed.record(token, seat)
    return found.record(found.viewer(token, seat))


Here = Annotated[Tables, Depends(_tables)]
Language = Annotated[str, Depends(_language)]
ThisGame = Annotated[Any, Depends(_game)]
ThisPerson = Annotated[str, Depends(_person)]
ThisGuest = Annotated[Guest, Depends(_guest)]
ThisRecord = Annotated[Any, Depends(_record)]
"""The record of a table, also of one that is closed."""
