"""Numbers in sentences: Fluent's bundle, in which a whole number is written once for each language.

They take Babel nearly half the time of a sentence, and are few. Fluent makes anew whatever number it is given, so
the arguments are put in past that.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from babel import Locale
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, Pattern, ResolverEnvironment
from fluent.runtime.types import FluentInt, FluentNone

MOST_KEPT: Final = 4_000


class Numeral(FluentInt):
    """A number in a sentence."""

    def format(self, locale: Locale) -> str:
        """As Fluent writes it."""
        return _written(int(self), locale)


@lru_cache(MOST_KEPT)
def _written(number: int, locale: Locale) -> str:
    return FluentInt(number).format(locale)


_numeral = lru_cache(MOST_KEPT)(Numeral)


class Bundle(FluentBundle):
    """The messages of a language."""

    def format_pattern(
        self, pattern: Pattern, args: Mapping[str, int | str] | None = None
    ) -> tuple[str | FluentNone, list[Exception]]:
        """A sentence, and what is wrong with it."""
        facts = {name: _numeral(fact) if isinstance(fact, int) else fact for name, fact in (args or {}).items()}
        errors: list[Exception] = []
        environment = ResolverEnvironment(context=self, current=CurrentEnvironment(args=facts), errors=errors)
        try:
            return pattern(environment), errors
        except ValueError as error:  # a fact from outside, longer than any sentence
            return "{???}", [*errors, error]
