"""What many outcomes say, and how sure it is."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

NORMAL_95: Final = 1.959963984540054
"""95 % of a normal distribution lies within so many standard deviations of its mean."""


def wilson(share: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share of so many games (Wilson 1927). Shared wins count in part.

    With no games it is 0 to 1.
    """
    if not games:
        return 0.0, 1.0
    square = NORMAL_95**2 / games
    middle = (share + square / 2) / (1 + square)
    reach = NORMAL_95 * sqrt(share * (1 - share) / games + square / (4 * games)) / (1 + square)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def mean(values: Sequence[float]) -> float:
    """The mean; 0 of nothing."""
    return sum(values) / len(values) if values else 0.0


def deviation(values: Sequence[float]) -> float:
    """The sample's standard deviation; 0 of fewer than two."""
    if len(values) < 2:
        return 0.0
    middle = mean(values)
    return sqrt(sum((value - middle) ** 2 for value in values) / (len(values) - 1))
