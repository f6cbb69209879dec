"""Bots think in worker processes, started when the first bot is asked; the event loop never waits for a thought.

A worker is told the record of a game and answers with a whole move. It keeps the matches it has replayed, so that a
long game costs no more than its last moves. A worker that dies is replaced and its question asked again. Whose question
is asked next, `turns` decides.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from multiprocessing.connection import Connection
from threading import Thread
from typing import Final, ParamSpec, TypeVar
from zlib import crc32

from innkeeper.bots.tuning import parse_tuning
from innkeeper.catalogue import game_named
from innkeeper.engine.chance import seeded
from innkeeper.engine.knowledge import Knowledge
from innkeeper.engine.match import Match
from innkeeper.engine.record import Record, replay
from innkeeper.engine.seats import Seat
from innkeeper.server.judging import Studied, TurningPoint, judge
from innkeeper.server.problems import Problem

P = ParamSpec("P")
T = TypeVar("T")

TRIES: Final = 3
LONGEST_THOUGHT: Final = 60.0
"""Seconds after which a worker is taken for lost."""
NICENESS: Final = 10
"""By how much the system puts spare workers behind all others: to a tenth of what one of those gets."""
SPARE_PATIENCE: Final = 5
"""How many times as long a spare worker may take, as it gets only what is left."""
LONGEST_SEARCH: Final = 10
MOST_ITERATIONS: Final = 500
"""What a bot at a table may take for a move, in seconds or in tries: all tables share the workers."""
MATCHES_KEPT: Final = 32
FIRST_STREAM: Final = 1000
"""A bot's chance is a stream of the table's seed, far from those of the table and its seats."""
LAST_RESORT: Final = "random"
MOST_ADVICE: Final = 5

Advice = tuple[str, float, float]
"""A choice in notation, its share of the tries, and how good it looks from 0 to 1."""

logger = logging.getLogger(__name__)


def check_patience(spec: str) -> None:
    """Raises Problem for a bot that would think for so long about each move that the others' bots wait."""
    kind, _, settings = spec.partition(":")
    if kind != "search":
        return
    tuning = parse_tuning(settings)
    if tuning.seconds > LONGEST_SEARCH or tuning.iterations > MOST_ITERATIONS:
        raise Problem(422, "slow_bot", {"bot": spec, "seconds": LONGEST_SEARCH, "iterations": MOST_ITERATIONS})


@dataclass(frozen=True)
class Question:
    """What is asked of a worker: the move of a seat, at a table whose game has come so far."""

    table: str
    record: Record
    seat: int
    bot: str
    further_games: tuple[str, ...]


class Thinkers:
    """So many worker processes, to be asked as many questions at once (`Turns`); spare ones give way to all others."""

    def __init__(self, count: int, spare: bool = False) -> None:
        self._count = count
        self._niceness = NICENESS if spare else 0
        self._patience = LONGEST_THOUGHT * (SPARE_PATIENCE if spare else 1)
        self._pool: ProcessPoolExecutor | None = None
        self._leash: Connection | None = None

    async def think(self, question: Question) -> str:
        """The whole move the bot makes.

        Should it fail, think for ever or kill its workers time and again, a random move keeps the game going.
        """
        told = {"table": question.table, "seat": question.seat}
        for _ in range(TRIES):
            pool = self._pool or self._start()
            try:
                return await self._ask(pool, question)
            except BrokenProcessPool as error:
                logger.warning("%s over a move of %s", error, question.bot, extra=told)
                self._drop(pool)
            except TimeoutError:  # asked again it would take as long again, and others wait
                logger.warning("no end to a move of %s", question.bot, extra=told)
                self._drop(pool)
                break
            except Exception:
                logger.exception("%s has no move", question.bot, extra=told)
                break
        logger.error("%s plays at random", question.bot, extra=told)
        return answer(Question(question.table, question.record, question.seat, LAST_RESORT, question.further_games))

    async def advise(self, question: Question, draft: tuple[str, ...]) -> list[Advice] | None:
        """What the bot thinks of what can follow the first parts of a move, the best first; None if it cannot say."""
        return await self._try("a hint", question.table, advice, question, draft)

    async def judge(self, game: Studied, numbers: Sequence[int]) -> list[TurningPoint] | None:
        """What a search thinks of the choices in some moves of a finished game; None if it cannot say."""
        return await self._try("a finished game", game.table, judge, game, numbers)

    async def _try(self, what: str, table: str, work: Callable[P, T], *given: P.args, **named: P.kwargs) -> T | None:
        """What a worker makes of it, or None when it kills its workers time and again."""
        for _ in range(TRIES):
            pool = self._pool or self._start()
            try:
                async with asyncio.timeout(self._patience):
                    return await asyncio.get_running_loop().run_in_executor(pool, partial(work, *given, **named))
            except (BrokenProcessPool, TimeoutError) as error:
                logger.warning("%s over %s", error, what, extra={"table": table})
                self._drop(pool)
        return None

    async def _ask(self, pool: ProcessPoolExecutor, question: Question) -> str:
        async with asyncio.timeout(self._patience):
            return await asyncio.get_running_loop().run_in_executor(pool, answer, question)

    def close(self) -> None:
        """End the workers, whatever they are thinking of."""
        if self._pool is not None:
            self._drop(self._pool)

    def _start(self) -> ProcessPoolExecutor:
        # Spawned, not forked: a fork would copy this process with its locks and threads.
        context = get_context("spawn")
        theirs, self._leash = context.Pipe(duplex=False)
        self._pool = ProcessPoolExecutor(self._count, context, _begin, (theirs, self._niceness))
        return self._pool

    def _drop(self, pool: ProcessPoolExecutor) -> None:
        if pool is not self._pool:
            return
        pool.shutdown(wait=False, cancel_futures=True)
        assert self._leash is not None
        self._leash.close()
        self._pool = self._leash = None


def _begin(leash: Connection, niceness: int) -> None:
    """Give way to others by so much, and end when the server lets go of the other end: it closes, or was killed."""
    if sys.platform != "win32":
        os.nice(niceness)
    Thread(target=_wait_and_exit, args=(leash,), daemon=True).start()


def _wait_and_exit(leash: Connection) -> None:
    try:
        leash.recv()
    except (EOFError, OSError):
        os._exit(0)


# --- In the worker

_matches: OrderedDict[str, Match] = OrderedDict()


def answer(question: Question) -> str:
    """The whole move that a bot makes."""
    from innkeeper.bots import make_bot

    match = _match(question)
    chance = seeded(question.record["seed"], FIRST_STREAM + match.version)
    return match.ask(make_bot(question.bot), Seat(question.seat), chance)


def advice(question: Question, draft: tuple[str, ...]) -> list[Advice]:
    """What a search thinks of the choices of a seat, from what the seat knows alone."""
    from innkeeper.bots import make_bot
    from innkeeper.bots.search import SearchBot

    bot = make_bot(question.bot)
    assert isinstance(bot, SearchBot)
    match = _match(question)
    state = match.draft(Seat(question.seat), [match.game.parse(part) for part in draft])
    # Not the table's own chance: what one is told must not depend on what one cannot know.
    chance = seeded(crc32(question.table.encode()), FIRST_STREAM + match.version)
    thoughts = bot.think(Knowledge(match.game, state, Seat(question.seat)), chance)
    tries = max(1, sum(thought.visits for thought in thoughts))
    return [
        (match.game.notation(thought.action), thought.visits / tries, thought.reward)
        for thought in thoughts[:MOST_ADVICE]
    ]


def _match(question: Question) -> Match:
    """The match of a record: the one kept of this table, played on, or replayed."""
    match = _matches.pop(question.table, None)
    if match is None or not _play_on(match, question.record["moves"]):
        match = replay(game_named(question.record["game"], question.further_games), question.record)
    _matches[question.table] = match
    if len(_matches) > MATCHES_KEPT:
        _matches.popitem(last=False)
    return match


def _play_on(match: Match, moves: Sequence[tuple[int, str]]) -> bool:
    """Bring a match up to these moves; False if it has gone another way."""
    if [(int(move.seat), move.text) for move in match.moves] != list(moves[: match.version]):
        return False
    for seat, text in moves[match.version :]:
        match.play(Seat(seat), text)
    return True
