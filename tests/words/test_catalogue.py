"""Games are found, not listed."""

import re
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from innkeeper import catalogue, games
from innkeeper.catalogue import find_games, game_named, words_folder
from innkeeper.engine.errors import UnknownName
from innkeeper.engine.game import Game
from innkeeper.engine.state import State
from innkeeper.rulebook import rulebook_of

KUHN = "kuhn_poker.game:GAME"


def test_every_folder_of_games_is_found_under_its_name() -> None:
    folders = {folder.name for folder in Path(games.__path__[0]).iterdir() if (folder / "game.py").is_file()}
    assert set(find_games()) == folders


def test_a_game_of_another_package_is_found_by_its_entry_point(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogue, "entry_points", lambda group: [EntryPoint("kuhn", KUHN, group)])
    catalogue._installed.cache_clear()
    try:
        assert find_games()["kuhn_poker"].title == "Kuhn poker"
    finally:
        catalogue._installed.cache_clear()


def test_a_further_game_is_found_by_its_place() -> None:
    assert game_named("kuhn_poker", [KUHN]).title == "Kuhn poker"
    with pytest.raises(UnknownName):
        game_named("kuhn_poker")


def test_a_name_nearly_right_is_guessed() -> None:
    with pytest.raises(UnknownName, match=r"did you mean 'kuhn_poker'\?"):
        game_named("kuhn_pocker", [KUHN])


@pytest.mark.parametrize("game", [*find_games([KUHN]).values()], ids=lambda game: game.name)
def test_every_game_has_words_and_numbered_rules_that_its_code_may_cite(game: Game[State]) -> None:
    assert (words_folder(game) / "en.ftl").is_file()
    rules = rulebook_of(game).rules()
    assert rules
    cited = {
        rule
        for source in Path(game.folder).rglob("*.py")
        for rule in re.findall(r"\b[A-Z]{2}-\d+\.\d+\b", source.read_text(encoding="utf-8"))
    }
    assert cited <= set(rules)
