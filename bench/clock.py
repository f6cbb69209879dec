"""How to time: processor time of this process, several rounds, the median."""

from __future__ import annotations

from collections.abc import Callable
from statistics import median
from time import process_time
from typing import Final

ROUNDS: Final = 5
SECONDS: Final = 0.5
"""How long one round of one thing takes at least."""


def rate(work: Callable[[int], int], seconds: float = SECONDS) -> float:
    """How many things a second: `work` is given a number that is new each time, and says how many it did."""
    done, turn = 0, 0
    begun = process_time()
    while (spent := process_time() - begun) < seconds:
        done += work(turn)
        turn += 1
    return done / spent


def medians(works: dict[str, Callable[[int], int]], rounds: int = ROUNDS) -> dict[str, float]:
    """The median rate of each, over rounds that take turns, so that a slow spell slows all of them."""
    rates: dict[str, list[float]] = {name: [] for name in works}
    for _ in range(rounds):
        for name, work in works.items():
            rates[name].append(rate(work))
    return {name: median(found) for name, found in rates.items()}


def microseconds(work: Callable[[], object], batch: int = 200) -> Callable[[int], int]:
    """Work for `rate` out of something short: done many times between two looks at the clock."""

    def many(turn: int) -> int:
        for _ in range(batch):
            work()
        return batch

    return many
