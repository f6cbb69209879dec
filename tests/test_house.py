"""What holds for the whole house: games are named only in their folders; rules have tests, and words messages."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from innkeeper.engine.game import AnyGame
from innkeeper.rulebook import rulebook_of
from innkeeper.testing.words import english
from tests.every_game import EXAMPLES, GAMES, name_of

ROOT = Path(__file__).parents[1]
CODE = {".css", ".ftl", ".html", ".json", ".py", ".toml", ".ts", ".tsx"}
BUILT = {"__pycache__", "node_modules", "static"}

RULE_MARK = re.compile(r"mark\.rule\(([^)]*)\)")
RULE_NUMBER = re.compile(r'"([A-Z][A-Z0-9]*-[^"]+)"')
SAID = re.compile(r'\bLine\(\s*"([^"]+)"|"words":\s*"([^"]+)"')
TOLD = re.compile(r'\b(?:Event\(|note\(\s*state,)\s*"([^"]+)"')
MACHINE_PATH = re.compile(r"/(?:work|root|home)/\w+")

GAMES_OF_THE_HOUSE = [game for game in GAMES if not game.folder.startswith(EXAMPLES)]
TEMPLATES = [game for game in GAMES if game.folder.startswith(EXAMPLES)]


def code_files(*folders: str) -> Iterator[Path]:
    """The files of code in folders of the repository, those that are built left out."""
    for folder in folders:
        for file in sorted((ROOT / folder).rglob("*")):
            if file.suffix in CODE and not BUILT & set(file.parts):
                yield file


def places_named(game: AnyGame, *folders: str) -> list[str]:
    """Where code outside the game's own files and folders names it, by its name or title in any spelling."""
    spelt = re.compile("[ _-]?".join(re.escape(word) for word in game.name.split("_")), re.IGNORECASE)
    return [
        f"{file.relative_to(ROOT)}:{number}"
        for file in code_files(*folders)
        if not any(game.name in part for part in file.relative_to(ROOT).parts)
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1)
        if spelt.search(line)
    ]


@pytest.mark.parametrize("game", GAMES_OF_THE_HOUSE, ids=name_of)
def test_no_game_is_named_outside_its_folders(game: AnyGame) -> None:
    assert places_named(game, "src", "web", "tests", "bench", "buildtools", "examples") == []


@pytest.mark.parametrize("game", TEMPLATES, ids=name_of)
def test_the_house_does_not_know_the_template_game(game: AnyGame) -> None:
    assert places_named(game, "src", "web") == []


def rules_tested(game: AnyGame) -> set[str]:
    """The rules that tests of the game carry as a mark."""
    folder = ROOT / "tests" / "games" / game.name
    marks = [mark for file in folder.glob("test_*.py") for mark in RULE_MARK.findall(file.read_text(encoding="utf-8"))]
    return {number for mark in marks for number in RULE_NUMBER.findall(mark)}


@pytest.mark.parametrize("game", GAMES, ids=name_of)
def test_every_numbered_rule_has_a_test(game: AnyGame) -> None:
    rules = rulebook_of(game).rules()
    assert rules
    assert [number for number in rules if number not in rules_tested(game)] == []


@pytest.mark.parametrize("game", GAMES, ids=name_of)
def test_every_rule_that_a_test_names_is_numbered(game: AnyGame) -> None:
    assert rules_tested(game) <= set(rulebook_of(game).rules())


@pytest.mark.parametrize("game", GAMES, ids=name_of)
def test_every_rule_that_code_or_rules_cite_is_numbered(game: AnyGame) -> None:
    numbers = set(rulebook_of(game).rules())
    prefix = next(iter(numbers)).split("-")[0]
    cited = re.compile(rf"\b{prefix}-\d+(?:\.\d+)+\b")
    files = [file for file in Path(game.folder).rglob("*") if file.suffix in (".py", ".md", ".ftl")]
    unknown = {
        f"{file.name}: {number}"
        for file in files
        for number in cited.findall(file.read_text(encoding="utf-8"))
        if number not in numbers
    }
    assert unknown == set()


@pytest.mark.parametrize("game", GAMES, ids=name_of)
def test_every_message_that_code_names_is_in_the_catalogue(game: AnyGame) -> None:
    words = english(game)
    code = "\n".join(file.read_text(encoding="utf-8") for file in Path(game.folder).rglob("*.py"))
    said = {one or other for one, other in SAID.findall(code)}
    told = {f"event-{kind}" for kind in TOLD.findall(code)}
    assert [key for key in sorted(said | told) if not words.has(key)] == []


def test_no_path_of_a_machine_is_in_the_repository() -> None:
    found = [
        f"{file.relative_to(ROOT)}: {path}"
        for file in code_files("src", "web", "tests", "bench", "buildtools", "examples")
        for path in MACHINE_PATH.findall(file.read_text(encoding="utf-8"))
    ]
    assert found == []
