"""Reads a game's README.md, or README.nl.md in another language, as numbered rules.

A heading `## ` begins a section; a paragraph or list item that begins with a bold number (`**BI-4.2** ...`) is a rule.
A list right below a rule, indented or not, belongs to it; everything else (tables, prose, code) is for readers of
the file.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

from innkeeper.engine.game import Game
from innkeeper.engine.state import State

ENGLISH: Final = "en"
RULE: Final = re.compile(r"(?:[-*] +)?\*\*(?P<number>[A-Z][A-Z0-9]*-\d+(?:\.\d+)*[a-z]?)\.?\*\*[.:]? *(?P<text>.*)")


@dataclass
class Rule:
    """A rule: its number, and its text with the light Markdown (`*`, `**`, backticks, lists) of the file."""

    number: str
    text: str


@dataclass
class Section:
    """A section of the rules."""

    title: str
    rules: list[Rule] = field(default_factory=list)


@dataclass
class Rulebook:
    """A game's rules as played here."""

    title: str
    sections: list[Section]
    language: str = ENGLISH

    def rules(self) -> dict[str, Rule]:
        """Every rule by its number."""
        return {rule.number: rule for section in self.sections for rule in section.rules}


def rulebook_of(game: Game[State], language: str = ENGLISH) -> Rulebook:
    """The rules of a game in a language, or in English where the game has no README.md of that language."""
    plain = re.split("[-_]", language)[0].lower()
    written = {ENGLISH: Path(game.folder) / "README.md"}
    written |= {file.name.split(".")[1]: file for file in Path(game.folder).glob("README.*.md")}
    told = plain if plain in written else ENGLISH
    return replace(parse_rulebook(written[told].read_text(encoding="utf-8")), language=told)


def parse_rulebook(text: str) -> Rulebook:
    """The rules in a Markdown text; sections without rules are left out. Raises ValueError for a number used twice."""
    reader = _Reader()
    for line in text.splitlines():
        reader.read(line)
    _check_numbers(reader.sections)
    return Rulebook(reader.title, [section for section in reader.sections if section.rules])


class _Reader:
    """Reads line by line; `rule` is the one that a following line may still belong to."""

    def __init__(self) -> None:
        self.title = ""
        self.sections: list[Section] = [Section("")]
        self.rule: Rule | None = None
        self.code = False

    def read(self, line: str) -> None:
        if line.startswith("```"):
            self.code = not self.code
        elif self.code:
            return
        elif line.startswith("#"):
            self._heading(line)
        elif begun := RULE.match(line):
            self.rule = Rule(begun["number"], begun["text"])
            self.sections[-1].rules.append(self.rule)
        elif self.rule is not None:
            self._further(line)

    def _heading(self, line: str) -> None:
        self.rule = None
        if line.startswith("# "):
            self.title = line[2:].strip()
        elif line.startswith("## "):
            self.sections.append(Section(line[3:].strip()))

    def _further(self, line: str) -> None:
        assert self.rule is not None
        if not line.strip():
            self.rule = None
        elif line.lstrip().startswith(("- ", "* ")):
            self.rule.text += "\n" + line.strip()
        else:
            self.rule.text += " " + line.strip()


def _check_numbers(sections: list[Section]) -> None:
    numbers = [rule.number for section in sections for rule in section.rules]
    twice = sorted({number for number in numbers if numbers.count(number) > 1})
    if twice:
        raise ValueError(f"these rules are numbered twice: {', '.join(twice)}")
