"""Whether a catalogue says in its language whatever another says in its own, and a catalogue in no language at all."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from babel import Locale
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer, Visitor

PLURALS: Final = frozenset({"zero", "one", "two", "few", "many", "other"})

PLAIN_WORDS: Final = re.compile(r"(?:\b[a-z]{2,}\b\W*){2,}")
"""Two small words or more: what two languages hardly ever say alike."""


@dataclass
class Parts(Visitor):
    """What a message is made of."""

    texts: list[str] = field(default_factory=list)
    said: set[str] = field(default_factory=set)
    """The variables that stand in its sentences."""
    choices: dict[str, set[str]] = field(default_factory=dict)
    """What it chooses by, and by which names; numbers and forms of counting left out."""
    counts: list[tuple[str, set[str]]] = field(default_factory=list)
    """What it counts, and in which forms."""

    def facts(self) -> set[str]:
        """The facts it is told."""
        return {*self.said, *self.choices}

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - named by the library
        """Keep a piece of text."""
        self.texts.append(node.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        """Keep a variable."""
        self.said.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        """Keep what is chosen by, and look at what is chosen among."""
        chosen = Parts()
        chosen.visit(node.selector)
        keys = [variant.key for variant in node.variants]
        names = {key.name for key in keys if isinstance(key, ast.Identifier)}
        for name in chosen.said:
            self.choices.setdefault(name, set()).update(names - PLURALS)
            self.counts.append((name, names & PLURALS))
        for variant in node.variants:
            self.visit(variant.value)


def messages(catalogue: Path) -> dict[str, Parts]:
    """The messages of a catalogue, and their attributes as `message.attribute`, each in its parts.

    Raises ValueError for what is not Fluent and for a name used twice.
    """
    found: dict[str, Parts] = {}
    for name, pattern in _patterns(catalogue):
        if name in found:
            raise ValueError(f"{catalogue}: {name} is there twice.")
        found[name] = Parts()
        found[name].visit(pattern)
    return found


def _patterns(catalogue: Path) -> Iterator[tuple[str, ast.Pattern]]:
    for entry in FluentParser(with_spans=False).parse(catalogue.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Junk):
            raise ValueError(f"{catalogue}: this is not Fluent: {str(entry.content).strip()[:60]!r}.")
        if isinstance(entry, ast.Message):
            if entry.value:
                yield entry.id.name, entry.value
            for attribute in entry.attributes:
                yield f"{entry.id.name}.{attribute.id.name}", attribute.value


def faults(english: Path, other: Path) -> list[str]:
    """What is wrong with a catalogue in another language, a line for each fault.

    It may say more of a noun than English does, in an attribute (`.the`) that its sentences use (`{ $annex-the }`).
    """
    ours, theirs = messages(english), messages(other)
    forms = {fact.partition("-")[2] for parts in theirs.values() for fact in parts.facts()} - {""}
    found = [f"{name}: is missing" for name in ours if name not in theirs]
    further = [name for name in theirs if name not in ours and name.partition(".")[2] not in forms]
    found += [f"{name}: says what English does not" for name in further]
    for name in ours.keys() & theirs.keys():
        found += [f"{name}: {fault}" for fault in _faults_of(ours[name], theirs[name], other.stem)]
    return sorted(found)


def _faults_of(english: Parts, other: Parts, language: str) -> Iterator[str]:
    ours = english.facts()
    theirs = {fact if fact in ours else fact.partition("-")[0] for fact in other.facts()}
    if not english.said <= theirs <= ours:
        yield f"has {sorted(theirs)} where English has {sorted(ours)}"
    for text in other.texts:
        if PLAIN_WORDS.search(text) and text in english.texts:
            yield f"is still English: {text.strip()!r}"
    yield from plural_faults(other, language)
    for selector, names in other.choices.items():
        if unknown := names - english.choices.get(selector, names):
            yield f"chooses by {sorted(unknown)}, of which English knows nothing"
        if lacking := english.choices.get(selector, names) - names:
            yield f"does not choose by {sorted(lacking)}"


def plural_faults(parts: Parts, language: str) -> Iterator[str]:
    """Where a message counts in forms that its language does not have, or leaves one out."""
    forms = {*Locale.parse(language).plural_form.tags, "other"}
    for what, counted in parts.counts:
        if counted - {"other"} and counted != forms:
            yield f"counts {what} in {sorted(counted)}, and {language} counts in {sorted(forms)}"


# --- A language that nobody speaks

ACCENTS: Final = {"i": "í", "j": "ĵ", "l": "ľ", "q": "ɋ", "t": "ť", "d": "ď", "f": "ƒ", "b": "ƀ", "m": "ṁ", "v": "ṽ"}
MARKS: Final = "\N{COMBINING DIAERESIS}\N{COMBINING ACUTE ACCENT}\N{COMBINING CARON}\N{COMBINING CEDILLA}"


def accent(text: str) -> str:
    """The text with an accent on each plain letter, so that it can still be read, and be told from any other text."""
    return "".join(_accent(letter) for letter in text)


def _accent(letter: str) -> str:
    if not (letter.isascii() and letter.isalpha()):
        return letter
    if letter.lower() in ACCENTS:
        accented = ACCENTS[letter.lower()]
        return accented.upper() if letter.isupper() else accented
    composed = (unicodedata.normalize("NFC", letter + mark) for mark in MARKS)
    return next(one for one in composed if len(one) == 1)


class _Accenter(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 - named by the library
        return ast.TextElement(accent(node.value))


def accented(catalogue: str) -> str:
    """The catalogue in a language nobody speaks: the same messages, with an accent on each plain letter."""
    resource = FluentParser(with_spans=False).parse(catalogue)
    return FluentSerializer().serialize(_Accenter().visit(resource))
