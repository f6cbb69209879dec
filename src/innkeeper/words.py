"""Words: what the engine says, put into sentences of a language by Fluent catalogues (`en.ftl` and so on).

Facts of a `Line` become arguments of its message: numbers stay numbers, `@key` is another message of the catalogue
(`@key @other` a list of them), `seat:N` the name of the player there. The attributes of that other message come along:
`annex: @annex-park` is `$annex` (Park) and also `$annex-the` (het Park), since not every language tells by the name
alone. Nobody is stopped by a missing message: its key is shown and a warning given, which is an error in tests.
"""

# mypyc: compiled

from __future__ import annotations

import re
import warnings
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from innkeeper.engine.events import Fact, Line

FALLBACK: Final = "en"
MOST_SAID: Final = 20_000
SEAT: Final = re.compile(r"seat:(\d+)")

Facts = tuple[tuple[str, Fact], ...]
"""What a message needs: numbers and texts only, as True and 1 are equal."""


class MissingWords(UserWarning):
    """A catalogue lacks a message, or its message lacks a fact."""


class Words:
    """The messages of one language out of several folders; a later folder, and the language itself, take precedence.

    What the language lacks is said in English.
    """

    def __init__(self, language: str, folders: Sequence[Path]) -> None:
        from innkeeper.numerals import Bundle  # slow to import, and not needed before the first sentence

        self.language = language
        self._said: dict[str, dict[tuple[object, ...], str]] = {}
        """What was said lately by message: Fluent takes long, and the same is said again and again.

        By its facts, or by them and the names of the players where one of them is a player.
        """
        self._said_in_all = 0
        self._bundle = Bundle([language, FALLBACK], use_isolating=False)
        for spoken in dict.fromkeys((FALLBACK, language)):
            for folder in folders:
                self._add(folder / f"{spoken}.ftl")

    def _add(self, catalogue: Path) -> None:
        from fluent.runtime import FluentResource

        if catalogue.is_file():
            resource = FluentResource(catalogue.read_text(encoding="utf-8"))
            self._bundle.add_resource(resource, allow_overrides=True)

    def has(self, key: str) -> bool:
        """Whether there is such a message."""
        return bool(self._bundle.has_message(key)) and self._bundle.get_message(key).value is not None

    def text(self, key: str, facts: Mapping[str, Fact] | None = None, names: Sequence[str] = ()) -> str:
        """A message with its facts; `names` are the players' names by seat."""
        asked: Facts = tuple(facts.items()) if facts else ()
        said = self._said_before(key, asked, names)
        if said is not None:
            return said
        if not self.has(key):
            warnings.warn(f"no message {key!r} in {self.language!r}", MissingWords, stacklevel=2)
            return key
        return self._say(key, asked, self._bundle.get_message(key).value, names)

    def quote(self, key: str, facts: Mapping[str, Fact]) -> str:
        """A message with facts from outside, which stand for nothing but themselves, whatever they look like."""
        if not self.has(key):
            return self.text(key)
        return self._put(key, self._bundle.get_message(key).value, facts)

    def line(self, line: Line, names: Sequence[str] = ()) -> str:
        """A line of the engine in words."""
        return self.text(line.key, line.facts, names)

    def attribute(
        self, key: str, name: str, facts: Mapping[str, Fact] | None = None, names: Sequence[str] = ()
    ) -> str | None:
        """An attribute of a message (`.name = ...` below it), or None where it has none."""
        if not self._bundle.has_message(key) or name not in self._bundle.get_message(key).attributes:
            return None
        asked: Facts = tuple(facts.items()) if facts else ()
        whole = f"{key}.{name}"
        said = self._said_before(whole, asked, names)
        return self._say(whole, asked, self._bundle.get_message(key).attributes[name], names) if said is None else said

    def _said_before(self, key: str, facts: Facts, names: Sequence[str]) -> str | None:
        """Found without the names, where no fact is a player."""
        known = self._said.get(key)
        if known is None:
            return None
        said = known.get(facts)
        return known.get((facts, tuple(names))) if said is None else said

    def _say(self, key: str, facts: Facts, pattern: Any, names: Sequence[str]) -> str:
        arguments = {name: self._argument(fact, names) for name, fact in facts}
        for name, fact in facts:
            arguments.update({f"{name}-{about}": said for about, said in self._said_of(fact).items()})
        said = self._put(key, pattern, arguments)
        named = any(isinstance(fact, str) and SEAT.fullmatch(fact) is not None for _, fact in facts)
        self._keep(key, (facts, tuple(names)) if named else facts, said)
        return said

    def _keep(self, key: str, facts: tuple[object, ...], said: str) -> None:
        if self._said_in_all >= MOST_SAID:
            self._said.clear()
            self._said_in_all = 0
        self._said.setdefault(key, {})[facts] = said
        self._said_in_all += 1

    def _said_of(self, fact: Fact) -> dict[str, Fact]:
        """What the message that a fact names says of itself in its attributes."""
        key = fact[1:] if isinstance(fact, str) and fact.startswith("@") else ""
        if not key or not self._bundle.has_message(key):
            return {}
        attributes = self._bundle.get_message(key).attributes
        return {name: self._put(key, pattern, {}) for name, pattern in attributes.items()}

    def _put(self, key: str, pattern: Any, arguments: Mapping[str, Fact]) -> str:
        text, errors = self._bundle.format_pattern(pattern, dict(arguments))
        for error in errors:
            warnings.warn(f"message {key!r} in {self.language!r}: {error}", MissingWords, stacklevel=3)
        return str(text)

    def _argument(self, fact: Fact, names: Sequence[str]) -> Fact:
        if isinstance(fact, int):
            return fact
        if fact.startswith("@"):
            return ", ".join([self.text(key[1:], None, names) for key in fact.split(" ")])
        seat = SEAT.fullmatch(fact)
        if seat and int(seat[1]) < len(names):
            return names[int(seat[1])]
        return fact


def words_of(language: str, *folders: Path) -> Words:
    """The words of a language out of these folders, read once; unknown languages speak English."""
    return _read(spoken(language, *folders), folders)


@cache
def _read(language: str, folders: tuple[Path, ...]) -> Words:
    return Words(language, folders)


def spoken(language: str, *folders: Path) -> str:
    """The language itself (`nl-BE` is `nl`) if any of the folders has a catalogue of it, else English."""
    return preferred([language], *folders)


def preferred(wanted: Iterable[str], *folders: Path) -> str:
    """The first of some languages of which any of the folders has a catalogue, else English."""
    known = languages(*folders)
    return next((plain for tag in wanted if (plain := re.split("[-_.]", tag)[0].lower()) in known), FALLBACK)


@cache
def languages(*folders: Path) -> set[str]:
    """The languages of which there is a catalogue."""
    return {catalogue.stem for folder in folders for catalogue in folder.glob("*.ftl")}
