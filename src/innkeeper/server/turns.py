"""Whose question is thought about next, so that nobody who waits for an answer is kept from it by those who do not.

A thought that has begun is not broken off, so an order alone would keep people waiting for other tables' longest ones.
There are two lines: of the prompt workers, for those who wait and whose household has not had more than its share
lately, and of spare ones, as many, to which the system gives what others leave. What nobody waits for is spare.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from enum import IntEnum
from typing import Final, Protocol

from innkeeper.server.limits import MOST_ADDRESSES
from innkeeper.server.thinkers import Thinkers

SHARE: Final = 0.5
"""Of the time of the prompt workers, what one household may have in the long run."""
CREDIT: Final = 30.0
"""Seconds of thinking that a household may be ahead of its share."""
DEEPEST_DEBT: Final = 300.0
"""Seconds that are remembered at most: whoever stops is prompt again some minutes later."""


class Haste(IntEnum):
    """How urgent a question is."""

    NOW = 0
    """Somebody plays, or looks on."""
    LATER = 1
    """Somebody waits who does not play, or who has had more than others."""
    LEFT_OVER = 2
    """Nobody waits."""


class Asker(Protocol):
    """For whom a question is thought about. What it says may change while it waits."""

    @property
    def household(self) -> str:
        """The household it is thought for; all that are not known share one."""

    def haste(self) -> Haste:
        """How urgent it is."""


@dataclass(frozen=True)
class Visitor:
    """Somebody who asks for a thought of their own."""

    household: str
    urgency: Haste = Haste.NOW

    def haste(self) -> Haste:
        """How urgent it is."""
        return self.urgency


class Debts:
    """Seconds that were thought for each household of late, less what is forgiven as time passes."""

    def __init__(self, forgiven: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._forgiven = forgiven
        self._clock = clock
        self._owed: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def of(self, household: str) -> float:
        """How much it is."""
        owed, since = self._owed.get(household, (0.0, 0.0))
        return max(0.0, owed - self._forgiven * (self._clock() - since))

    def add(self, household: str, seconds: float) -> None:
        """It was thought for them; who was thought for longest ago is forgotten first."""
        self._owed[household] = min(DEEPEST_DEBT, self.of(household) + seconds), self._clock()
        self._owed.move_to_end(household)
        if len(self._owed) > MOST_ADDRESSES:
            self._owed.popitem(last=False)


@dataclass
class Line:
    """Workers, and how many of them are free."""

    thinkers: Thinkers
    free: int


@dataclass(eq=False)
class Waiting:
    """A question that has not come to its turn."""

    asker: Asker
    line: asyncio.Future[Line]


class Turns:
    """Both lines, and those who wait for them."""

    def __init__(self, count: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._prompt = Line(Thinkers(count), count)
        self._spare = Line(Thinkers(count, spare=True), count)
        self._waiting: list[Waiting] = []
        self._clock = clock
        self._debts = Debts(SHARE * count, clock)

    @asynccontextmanager
    async def take(self, asker: Asker) -> AsyncIterator[Thinkers]:
        """A turn, once it has come: the workers to ask one question, meanwhile kept free for it."""
        line = await self._wait(asker)
        begun, counts = self._clock(), asker.haste() == Haste.NOW
        try:
            yield line.thinkers
        finally:
            if counts:
                self._debts.add(asker.household, self._clock() - begun)
            self._give_back(line)

    async def _wait(self, asker: Asker) -> Line:
        waiting = Waiting(asker, asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        self.look_again()
        try:
            return await waiting.line
        except asyncio.CancelledError:
            if waiting in self._waiting:
                self._waiting.remove(waiting)
            elif not waiting.line.cancelled():  # its turn came just then
                self._give_back(waiting.line.result())
            raise

    def _give_back(self, line: Line) -> None:
        line.free += 1
        self.look_again()

    def look_again(self) -> None:
        """Begin with whose turn it is; to be called when somebody may have become more urgent."""
        for line in (self._prompt, self._spare) if self._waiting else ():
            while line.free and (first := self._first(line)) is not None:
                self._waiting.remove(first)
                line.free -= 1
                first.line.set_result(line)

    def _first(self, line: Line) -> Waiting | None:
        """Who is next: the most urgent, of these whose household has had least, of these who came first."""
        rest = [one for one in self._waiting if not one.line.done()]
        if line is self._prompt:
            rest = [one for one in rest if self._rank(one)[0] == Haste.NOW]
        return min(rest, key=self._rank, default=None)

    def _rank(self, waiting: Waiting) -> tuple[Haste, float]:
        haste, debt = waiting.asker.haste(), self._debts.of(waiting.asker.household)
        if haste == Haste.LEFT_OVER:
            return haste, 0.0  # table by table
        return Haste.LATER if debt > CREDIT else haste, debt

    def close(self) -> None:
        """End all workers, whatever they are thinking of."""
        for line in (self._prompt, self._spare):
            line.thinkers.close()
