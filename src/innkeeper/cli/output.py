"""Reports on stdout, progress on stderr."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from pathlib import Path
from typing import TYPE_CHECKING, Final

import typer

from innkeeper.engine.errors import UnknownName

if TYPE_CHECKING:
    from collections.abc import Callable

    from innkeeper.engine.game import AnyGame
    from innkeeper.engine.seats import Seat
    from innkeeper.telling import Teller
    from innkeeper.words import Words

WORDS: Final = Path(__file__).parent / "words"

READERS: Final = ("INNKEEPER_LANGUAGE", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""Where the environment says what its owner reads: the first that is set counts, several have colons between."""

_language: ContextVar[str] = ContextVar("_language", default="en")


def speak(language: str) -> None:
    """Speak a language from now on. Raises UnknownName for one without words."""
    from innkeeper.words import languages

    known = languages(WORDS)
    if language not in known:
        raise UnknownName("language", language, sorted(known))
    _language.set(language)


def speak_as_read() -> None:
    """Speak the language that the environment says is read here."""
    from innkeeper.words import preferred

    read = next(filter(None, map(os.environ.get, READERS)), "")
    _language.set(preferred(read.split(":"), WORDS))


def own_words() -> Words:
    """The command line's own words."""
    from innkeeper.words import words_of

    return words_of(_language.get(), WORDS)


def words_for(game: AnyGame) -> Words:
    """A game's words, and the command line's own."""
    from innkeeper.telling import telling_words

    return telling_words(game, _language.get(), WORDS)


def teller_for(game: AnyGame, viewer: Seat, seats: int) -> Teller:
    """Who tells a game to a viewer at this terminal."""
    from innkeeper.telling import Teller

    names = [own_words().text(f"player-{seat}") for seat in range(seats)]
    return Teller(game, viewer, words_for(game), names)


def say(key: str, **facts: int | str) -> None:
    """Print one of the command line's own messages."""
    typer.echo(own_words().text(key, facts))


def whisper(key: str, **facts: int | str) -> None:
    """The same on stderr, beside the report."""
    typer.echo(own_words().text(key, facts), err=True)


def print_json(data: object) -> None:
    """Print data as JSON."""
    typer.echo(json.dumps(data, indent=2, ensure_ascii=False))


def print_table(columns: Sequence[str], rows: Sequence[Sequence[object]]) -> None:
    """Print a table without lines, its columns' heads out of the catalogue; all but the first are set to the right."""
    from rich.console import Console
    from rich.table import Table

    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for number, column in enumerate(columns):
        table.add_column(own_words().text(column), justify="right" if number else "left", no_wrap=True)
    for row in rows:
        table.add_row(*map(str, row))
    console = Console(highlight=False, markup=False)
    if not console.is_terminal:
        console.width = 200
    console.print(table)


@contextmanager
def progress(total: int) -> Iterator[Callable[[int], None]]:
    """A bar on stderr, if somebody sees it; gives what is to be called with how much is done."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    console = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("", total=total)
        yield lambda done: bar.update(task, completed=done)
