"""For those who keep a server running: `/healthz`, and `/metrics` for Prometheus."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from fastapi import APIRouter, Request, Response
from sqlalchemy.exc import SQLAlchemyError

from innkeeper.server.problems import Problem

if TYPE_CHECKING:
    from innkeeper.server.tables import Tables

SECONDS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

router: Final = APIRouter(include_in_schema=False)


class Metrics:
    """What is counted. It has a registry of its own, so that several servers may run in one process."""

    def __init__(self) -> None:
        from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

        self.registry = CollectorRegistry()
        self.requests = Histogram(
            "innkeeper_request_seconds",
            "Time to answer a request.",
            ("method", "route", "status"),
            registry=self.registry,
            buckets=SECONDS,
        )
        self.decided = Counter(
            "innkeeper_decided_total", "Moves and other facts on disk.", ("game", "kind"), registry=self.registry
        )
        self.commits = Histogram(
            "innkeeper_commit_seconds", "Time until a decision is on disk.", registry=self.registry, buckets=SECONDS
        )
        self.streams = Gauge("innkeeper_streams", "Open streams.", registry=self.registry)
        self.tables = Gauge("innkeeper_tables_in_memory", "Tables in memory.", registry=self.registry)
        self.thinking = Gauge("innkeeper_bots_thinking", "Tables at which bots are to move.", registry=self.registry)


@router.get("/healthz")
async def healthz(request: Request) -> dict[str, str]:
    """Whether the server answers and its database does."""
    tables: Tables = request.app.state.tables
    try:
        await tables.storage.revision("")
    except SQLAlchemyError as error:
        raise Problem(503, "no_database") from error
    return {"status": "ok"}


@router.get("/metrics")
async def metrics(request: Request) -> Response:
    """What Prometheus asks for."""
    from prometheus_client import generate_latest
    from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4

    tables: Tables = request.app.state.tables
    tables.measure()
    return Response(generate_latest(tables.metrics.registry), media_type=CONTENT_TYPE_PLAIN_0_0_4)


def route_of(scope: Any) -> str:
    """The route a request took, as it is declared, so that no id of a table becomes a label."""
    return str(getattr(scope.get("route"), "path", "other"))
