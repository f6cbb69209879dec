"""Puts the server together."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import cast

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from sqlalchemy import Engine
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

from innkeeper import __version__
from innkeeper.engine.errors import InnkeeperError
from innkeeper.server import health, routes, table_routes
from innkeeper.server.client import Client
from innkeeper.server.desk import SMALL, SQUEEZE, Answer, Desk
from innkeeper.server.guard import Guard, asked
from innkeeper.server.limits import Limit
from innkeeper.server.migrations import migrate
from innkeeper.server.problems import Problem, Refused, note
from innkeeper.server.rounds import attend
from innkeeper.server.settings import CannotServe, Settings
from innkeeper.server.speech import language_of
from innkeeper.server.storage import Storage
from innkeeper.server.tables import Tables

logger = logging.getLogger(__name__)


def create_app(settings: Settings) -> FastAPI:
    """The server as an ASGI application, its database brought up to date. Raises CannotServe."""
    storage = open_storage(settings)
    app = FastAPI(
        title="Innkeeper",
        version=__version__,
        lifespan=_lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,  # they would load scripts from elsewhere
        redoc_url=None,
        telemetry={"tracing": False, "metrics": False, "logs": False},  # what fails may tell who somebody is
    )
    app.state.tables = Tables(settings, storage)
    app.state.limits = {
        "tables": Limit(settings.tables_a_minute),
        "seats": Limit(settings.seats_a_minute),
        "hints": Limit(settings.hints_a_minute),
    }
    answers: dict[type[Exception], Answer] = {
        Problem: _problem,
        InnkeeperError: _refused,
        RequestValidationError: _malformed,
        HTTPException: _http,
        SQLAlchemyError: _no_database,
    }
    for kind, say in answers.items():
        app.add_exception_handler(kind, say)
    app.add_middleware(GZipMiddleware, minimum_size=SMALL, compresslevel=SQUEEZE)
    app.add_middleware(Desk, tables=app.state.tables, routes=table_routes.router.routes, answers=answers)
    app.add_middleware(Guard, metrics=app.state.tables.metrics, unexpected=_unexpected)
    for part in (table_routes, routes, health):
        app.include_router(part.router)
    app.mount("/", Client())
    return app


def open_storage(settings: Settings, prepare: Callable[[Engine], None] = migrate) -> Storage:
    """The database, brought up to date, or otherwise prepared. Raises CannotServe."""
    try:
        storage = Storage(settings.database_url())
    except (ArgumentError, ImportError) as error:
        raise CannotServe(
            f"the database URL cannot be used ({error}): write it like postgresql+psycopg://user@host/name, and install"
            " its driver, or leave it out for SQLite."
        ) from error
    try:
        prepare(storage.engine)
    except CannotServe:
        storage.close()
        raise
    return storage


@asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncIterator[None]:
    tables: Tables = app.state.tables
    await tables.begin()
    attending = asyncio.create_task(attend(tables))
    try:
        yield
    finally:
        attending.cancel()
        await asyncio.gather(attending, return_exceptions=True)
        await tables.close()
        tables.storage.close()


# --- What is said when something is wrong


def _answer(request: Request, problem: Problem) -> Response:
    note(request.scope, problem)
    wait = problem.further.get("retry_after")
    headers = {"retry-after": str(wait)} if wait else None
    return JSONResponse(problem.body(language_of(request)), problem.status, headers)


async def _problem(request: Request, error: Exception) -> Response:
    return _answer(request, cast(Problem, error))


async def _refused(request: Request, error: Exception) -> Response:
    return _answer(request, Refused(cast(InnkeeperError, error)))


async def _malformed(request: Request, error: Exception) -> Response:
    first = cast(RequestValidationError, error).errors()[0]
    if first["type"] == "json_invalid":
        return _answer(request, Problem(400, "not_json"))
    where = ".".join(str(step) for step in first["loc"])
    bounds = [bound for bound in first.get("ctx", {}).values() if isinstance(bound, int | str)]
    facts = {"where": where, "kind": first["type"], "bound": bounds[0] if bounds else "", "what": first["msg"]}
    return _answer(request, Problem(422, "malformed", facts))


async def _http(request: Request, error: Exception) -> Response:
    status = cast(HTTPException, error).status_code
    code = {404: "not_found", 405: "method_not_allowed"}.get(status, "malformed_request")
    facts = {"path": request.url.path, "method": request.method}
    return _answer(request, Problem(status, code, facts))


async def _no_database(request: Request, error: Exception) -> Response:
    logger.error("the database does not answer", exc_info=error, extra=asked(request.scope))
    return _answer(request, Problem(503, "no_database"))


async def _unexpected(request: Request, error: Exception) -> Response:
    logger.error("failed", exc_info=error, extra=asked(request.scope))
    return _answer(request, Problem(500, "internal"))
