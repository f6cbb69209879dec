"""Every word of the command line comes out of a catalogue: in a language without plain letters there are none."""

import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

from innkeeper.engine.game import AnyGame
from tests.every_game import GAMES, TEMPLATE, name_of
from tests.words import accented

MAIN = "from innkeeper.cli import main; main()"
NOTATION = re.compile(r"\(([^()]+)\)$", re.MULTILINE)
"""What can be typed for a choice, in parentheses behind it."""

MOST_CHOICES = 3000

Speak = Callable[..., str]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    return accented.build(tmp_path_factory.mktemp("house"))


@pytest.fixture
def speak(house: list[Path], tmp_path: Path) -> Speak:
    """What the command line prints in that language."""

    def command(*arguments: object, typed: str = "") -> str:
        paths = os.pathsep.join(map(str, [*house, *sys.path]))
        done = subprocess.run(
            [sys.executable, "-c", MAIN, "--language", accented.SPOKEN, *map(str, arguments)],
            env={**os.environ, "PYTHONPATH": paths},
            cwd=tmp_path,
            input=typed,
            capture_output=True,
            text=True,
            check=False,
        )
        assert (done.returncode, done.stderr) == (0, "")
        return done.stdout

    return command


def expect_no_plain_words(text: str, allowed: Iterable[str]) -> None:
    names = list(allowed)
    assert [line for line in text.splitlines() if accented.plain_words(line, names)] == []


def codes_of(game: AnyGame) -> set[str]:
    """What is typed about a game, and not told: its name, options and choices."""
    choices = {choice for option in game.options for choice in option.choices}
    return {game.name, game.title, "--option", *(option.name for option in game.options), *choices}


def test_the_list_of_games(speak: Speak) -> None:
    expect_no_plain_words(speak("games"), {code for game in GAMES for code in codes_of(game)})


@pytest.mark.parametrize("game", GAMES, ids=name_of)
def test_a_whole_game(game: AnyGame, speak: Speak, tmp_path: Path) -> None:
    place = TEMPLATE if game.name in TEMPLATE else game.name
    record = tmp_path / "game.json"
    asked = ["?", "table", "choices", "why", "undo", *["1"] * MOST_CHOICES]
    told = speak("play", place, "--bots=random", "--seed=1", "--record", record, typed="\n".join(asked))
    assert record.is_file()
    retold = speak("replay", record, "--game", place)
    typed = {code for codes in NOTATION.findall(told) for code in codes.split()} | set(record.read_text().split('"'))
    refused = set(re.findall(r"^(?:> )?([\w:,.+/-]+): ", told, re.MULTILINE))
    expect_no_plain_words(told + retold, {*codes_of(game), *typed, *refused, "random", str(record)})


def test_a_plain_word_is_found() -> None:
    with pytest.raises(AssertionError, match="Anna sleeps"):
        expect_no_plain_words("Äńńä śľëëṕś: bed:1\nAnna sleeps: bed:1", ["bed:1"])
