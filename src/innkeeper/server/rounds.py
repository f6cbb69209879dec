"""Rounds: one after the other, as long as the server runs, looks for what is due at tables, and sees to it."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from sqlalchemy.exc import SQLAlchemyError

from innkeeper.server import company
from innkeeper.server.outages import HEARTBEAT
from innkeeper.server.problems import apart
from innkeeper.server.storage import now
from innkeeper.server.tables import Tables

logger = logging.getLogger(__name__)


async def attend(tables: Tables) -> None:
    """See to what is due at tables, until cancelled: at once to what was left undone when a server went down."""
    patient_until = asyncio.get_running_loop().time() + tables.settings.grace
    works = (tables.neighbours.run(tables), _stay_alive(tables), _tell_missed(tables))
    beside = [asyncio.create_task(work) for work in works]
    try:
        while True:
            try:
                await _wake_due(tables)
                if asyncio.get_running_loop().time() >= patient_until:
                    await _hand_over_due(tables)
            except SQLAlchemyError as error:
                logger.warning("the round was cut short: %s", error)
            except Exception:
                logger.exception("the round was cut short")
            await asyncio.sleep(tables.settings.round_seconds)
    finally:
        for task in beside:
            task.cancel()
        await asyncio.gather(*beside, return_exceptions=True)


async def _wake_due(tables: Tables) -> None:
    """Have the bots move that nobody sees to."""
    for name, played in await tables.storage.bots_due():
        if tables.is_driven(name) or tables.is_closed(name) or not (played or tables.has_room(None)):
            continue
        with apart("no bot is woken", name):
            async with tables.neighbours.claim(name) as mine:
                table = await tables.find_or_note(name) if mine else None
            if table is not None:
                tables.wake(table)


async def _hand_over_due(tables: Tables) -> None:
    """Let bots play where a clock has run out, or somebody has been away for too long."""
    for name in await tables.storage.due(now()):
        if tables.is_closed(name):
            continue
        with apart("no seat is handed over", name):
            async with tables.neighbours.claim(name) as mine:
                table = await tables.find_or_note(name) if mine else None
                if table is not None:
                    await company.hand_over_due(table)
                    tables.wake(table)


async def _stay_alive(tables: Tables) -> None:
    """Keep, now and then, that this server is there."""
    while True:
        await asyncio.sleep(HEARTBEAT)
        with suppress(SQLAlchemyError):  # a database that is away is told of by whoever needs it
            await tables.storage.keep_alive(now())


async def _tell_missed(tables: Tables) -> None:
    """Tell the turns that came when a server went down, once whoever looks has had the time to come back."""
    names: list[str] = []
    with suppress(SQLAlchemyError):
        names = await tables.storage.with_webhooks()
    for name in names:
        with apart("nobody is asked who is there", name):
            await tables.find_or_note(name)  # which asks the other servers
    await asyncio.sleep(tables.settings.away_after)
    for name in names:
        with apart("no turn is told", name):
            table = await tables.find_or_note(name)
            if table is not None:
                tables.notices.send(table)
