"""Games in several processes: compiled code keeps the interpreter's lock, so threads would not help."""

from __future__ import annotations

import multiprocessing
import os
import signal
import traceback
from collections.abc import Generator, Iterator, Sequence
from multiprocessing.connection import Connection, wait
from typing import TYPE_CHECKING

from innkeeper.arena.playing import Deal, Outcome, find_game, play_deal

if TYPE_CHECKING:
    from multiprocessing.context import SpawnProcess


class WorkerFailed(RuntimeError):
    """A worker process met an error in a game, or was killed."""


def processors() -> int:
    """How many workers make sense here."""
    return max(1, len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1)


def outcomes(deals: Sequence[Deal], workers: int) -> Generator[tuple[int, Outcome]]:
    """Play the deals; gives each one's number and outcome as it ends. Closing this stops the workers at once.

    With one worker the games are played here. Raises WorkerFailed when a worker process fails.
    """
    if workers <= 1 or len(deals) <= 1:
        for number, deal in enumerate(deals):
            yield number, play_deal(find_game(deal.game), deal)
        return
    team = [_Worker() for _ in range(min(workers, len(deals)))]
    try:
        yield from _shared_out(deals, team)
    finally:
        for worker in team:
            worker.stop()


def _shared_out(deals: Sequence[Deal], team: list[_Worker]) -> Iterator[tuple[int, Outcome]]:
    waiting = iter(enumerate(deals))
    busy = {worker.line: worker for worker in team if worker.take(waiting)}
    while busy:
        for line in wait(list(busy)):
            assert isinstance(line, Connection)
            worker = busy[line]
            yield worker.number, worker.outcome()
            if not worker.take(waiting):
                del busy[line]


class _Worker:
    """A process that plays one deal after the other."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.line, other = context.Pipe()
        self.process: SpawnProcess = context.Process(target=_work, args=(other,), daemon=True)
        self.process.start()
        other.close()
        self.number = 0

    def take(self, waiting: Iterator[tuple[int, Deal]]) -> bool:
        """Give it the next deal; False when there is none left."""
        for self.number, deal in waiting:
            self.line.send(deal)
            return True
        return False

    def outcome(self) -> Outcome:
        """What it sent back."""
        try:
            answer: Outcome | str = self.line.recv()
        except (EOFError, OSError) as gone:
            self.process.join()
            raise WorkerFailed(f"a worker process was killed (exit code {self.process.exitcode}).") from gone
        if isinstance(answer, str):
            raise WorkerFailed(f"a worker process failed:\n{answer}")
        return answer

    def stop(self) -> None:
        """End the process, whatever it is doing."""
        self.line.close()
        self.process.terminate()
        self.process.join()


def _work(line: Connection) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches the whole group; the one at the terminal decides
    while True:
        try:
            deal: Deal = line.recv()
        except EOFError:
            return
        try:
            line.send(play_deal(find_game(deal.game), deal))
        except Exception:  # noqa: BLE001 (it is raised where the deal came from, as text: not every error can be sent)
            line.send(traceback.format_exc())
