"""Finished games that are thought over when somebody asks: one after the other, and only so many wait."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from typing import Final

from innkeeper.engine.record import record
from innkeeper.server.judging import Studied, TurningPoint, find_turning_points
from innkeeper.server.neighbours import Neighbours
from innkeeper.server.problems import Problem
from innkeeper.server.settings import Settings
from innkeeper.server.table import LiveTable
from innkeeper.server.turns import Haste, Turns, Visitor

MOST: Final = 20
"""Games that wait or are thought over: each is kept in memory."""
MOST_EACH: Final = 3
"""Those of one household."""

logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class Study:
    """A game that waits or is thought over, and for whom."""

    household: str
    task: asyncio.Task[None]


class Studies:
    """The games that wait, and the one that is thought over."""

    def __init__(self, settings: Settings, turns: Turns, neighbours: Neighbours) -> None:
        self._settings = settings
        self._turns = turns
        self._neighbours = neighbours
        self._begun: dict[str, Study] = {}
        self._alone = asyncio.Semaphore(1)
        """Games are thought about one after the other, so that each is done within the time that one takes."""

    def tables(self) -> AbstractSet[str]:
        """The tables whose games these are."""
        return self._begun.keys()

    def begin(self, table: LiveTable, household: str) -> None:
        """Have a game thought over, unless it was, or is to be. Raises Problem when too many wait."""
        if table.turning_points is None and table.id not in self._begun:
            self._check_room(household)
            self._begun[table.id] = Study(household, asyncio.create_task(self._study(table, household)))

    def _check_room(self, household: str) -> None:
        theirs = sum(study.household == household for study in self._begun.values())
        wait = max(1, round(self._settings.study_seconds))
        if theirs >= MOST_EACH:
            raise Problem(429, "many_studies", {"most": MOST_EACH, "wait": wait}, retry_after=wait)
        if len(self._begun) >= MOST:
            raise Problem(429, "studies_wait", {"wait": wait}, retry_after=wait)

    async def _study(self, table: LiveTable, household: str) -> None:
        """Think about a finished game, unless another server does, and keep what was found."""
        game = Studied(table.id, record(table.course.match), 0, self._settings.further_games)
        visitor = Visitor(household, Haste.LATER)

        async def judge(game: Studied, numbers: Sequence[int]) -> list[TurningPoint] | None:
            async with self._turns.take(visitor) as thinkers:
                return await thinkers.judge(game, numbers)

        try:
            async with self._alone, self._neighbours.claim(table.id) as mine:
                if mine and table.turning_points is None:
                    await table.keep_turning_points(
                        await find_turning_points(judge, game, self._settings.study_seconds)
                    )
        except Problem as problem:
            logger.warning("what was found is not kept: %s", problem.message("en"), extra={"table": table.id})
        except Exception:
            logger.exception("the game cannot be judged", extra={"table": table.id})
            table.turning_points = []
        finally:
            del self._begun[table.id]

    async def close(self) -> None:
        """Leave off."""
        tasks = [study.task for study in self._begun.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
