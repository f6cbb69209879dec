"""When no server was there to answer: clocks stand still then.

Every server keeps when it began and, again and again, that it is alive; an outage is what no server's run covers.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

HEARTBEAT: Final = 5.0
"""Seconds between two signs of life; who has given none for three of them is gone."""
SILENCE: Final = round(3 * HEARTBEAT * 1000)
FOREVER: Final = 2**63


@dataclass(frozen=True)
class Outages:
    """Spans of time, in order and apart, in milliseconds since 1970."""

    spans: tuple[tuple[int, int], ...] = ()

    def within(self, begin: int, end: int = FOREVER) -> int:
        """Milliseconds of outage between two moments."""
        return sum(max(0, min(end, until) - max(begin, since)) for since, until in self.spans)


NO_OUTAGES: Final = Outages()


def outages_between(runs: Iterable[tuple[int, int]], grace: int) -> Outages:
    """The outages between one run of a server or several, each from its beginning to its last sign of life.

    The grace, in milliseconds, belongs to an outage: people are still coming back.
    """
    spans: list[tuple[int, int]] = []
    (_, alive), *later = sorted(runs)
    for begun, last in later:
        if begun - alive > SILENCE:
            since = max(alive, spans[-1][1]) if spans else alive
            spans.append((since, max(since, begun + grace)))
        alive = max(alive, last)
    return Outages(tuple(spans))
