"""The language of the command line: as asked, else as the environment says, else English."""

from pathlib import Path

import pytest

from tests.cli.conftest import KUHN, Run


def doctor_speaks_dutch(run: Run, *asked: str) -> bool:
    said = run(*asked, "doctor").out
    assert ("spellen: " in said) != ("games: " in said)
    return "spellen: " in said


@pytest.mark.parametrize(
    "environment",
    [
        {"LANG": "nl_NL.UTF-8"},
        {"LANG": "en_US.UTF-8", "LC_MESSAGES": "nl_BE"},
        {"LC_MESSAGES": "en_US", "LC_ALL": "nl"},
        {"LC_ALL": "en_US", "LANGUAGE": "fr:nl:en"},
        {"LANGUAGE": "en", "INNKEEPER_LANGUAGE": "nl"},
    ],
)
def test_the_environment_chooses(environment: dict[str, str], run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, language in environment.items():
        monkeypatch.setenv(name, language)
    assert doctor_speaks_dutch(run)


@pytest.mark.parametrize("language", ["", "C", "C.UTF-8", "POSIX", "fr_FR.UTF-8", "../nl", "nonsense:"])
def test_without_a_language_that_has_words_it_is_english(
    language: str, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", language)
    assert not doctor_speaks_dutch(run)


def test_who_asks_for_a_language_gets_it(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    assert doctor_speaks_dutch(run, "--language", "nl")
    monkeypatch.setenv("LANG", "nl_NL.UTF-8")
    assert not doctor_speaks_dutch(run, "--language", "en")


def test_a_game_is_played_and_told_in_the_language_asked_for(run: Run, tmp_path: Path) -> None:
    record = tmp_path / "record.json"
    said = run("play", KUHN, "--bots=house", "--seed=3", "--language=nl", "--record", record, typed="bet\n")
    assert "Anna krijgt de heer." in said.out
    assert "Anna zet één fiche in." in said.out
    assert f"Het verslag staat in {record}." in said.out
    told = run("replay", record, "--game", KUHN, "--language", "nl")
    assert "Anna zet één fiche in." in told.out
    assert "Het spel is uit." in told.out


def test_a_language_without_words_is_refused_in_one_sentence(run: Run) -> None:
    for command in (["--language=tlh", "games"], ["play", KUHN, "--language=tlh"]):
        said = run(*command)
        assert (said.code, said.out) == (2, "")
        assert said.err.startswith("innkeeper: no language is called 'tlh': there is en, ")
