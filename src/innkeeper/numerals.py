"""Whole numbers in sentences. Fluent has them written by Babel: a third of the time of a sentence, and they are few."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from babel import Locale
from fluent.runtime.types import FluentInt

MOST_KEPT: Final = 4_000


class Numeral(FluentInt):
    """A number that is written once for each language."""

    def format(self, locale: Locale) -> str:
        """As Fluent writes it."""
        return _written(int(self), locale)


@lru_cache(MOST_KEPT)
def _written(number: int, locale: Locale) -> str:
    return FluentInt(number).format(locale)


numeral: Final = lru_cache(MOST_KEPT)(Numeral)
"""A number to put into a sentence."""
