"""`play` and `replay`: a whole game as text, with everything typed."""

import json
from pathlib import Path

import pytest

from innkeeper.catalogue import find_games
from innkeeper.engine.game import AnyGame
from tests.cli.conftest import KUHN, Run

GAME = ["play", KUHN, "--bots", "house", "--seed", 3]


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_a_game_by_numbers_to_its_end(run: Run) -> None:
    said = run(*GAME, typed="1\n1\n")
    assert said.code == 0
    assert "You are Anna, at seat 0." in said.out
    assert "Bram is the bot house, at seat 1." in said.out
    assert "   1  Check (check)\n   2  Bet one chip (bet)" in said.out
    assert "Anna moves: check" in said.out
    assert "The game is over.\n1. " in said.out


def test_a_game_by_words(run: Run) -> None:
    assert "Anna moves: bet" in run(*GAME, typed="bet\n").out


def test_the_others_cards_stay_hidden(run: Run) -> None:
    before_the_first_move = run(*GAME, typed="").out
    assert "Anna is dealt the King." in before_the_first_move
    assert "Bram is dealt a card." in before_the_first_move
    assert "Hand of Bram: a face-down card" in before_the_first_move


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("7", "There is no choice 7. Type a number from 1 to 2, or one of: check, bet."),
        ("dance", "There is no choice dance. Type a number from 1 to 2, or one of: check, bet."),
        ("fold", "fold: There is no bet yet: you can check or bet. (rule KP-3.1)"),
        ("check bet", "check is a whole move already: type it alone."),
        ("why fold", "fold: There is no bet yet: you can check or bet. (rule KP-3.1)"),
        ("why bet", "bet is allowed now."),
        ("why", "All that is in reach is allowed now."),
        ("why dance", "There is no move dance."),
        ("rules", "3. The betting"),
        ("rules KP-3.2", "KP-3.2  After a bet the other seat calls with one chip, or folds."),
        ("rules 5", "KP-5.1  After the last deal"),
        ("rules XX-1", "There is no rule XX-1."),
        ("undo", "Nothing can be taken back"),
        ("?", "why X        why the move X is not allowed"),
        ("table", "The pot: 1 chip of Anna; 1 chip of Bram"),
        ("choices", "Check, or bet one chip?"),
    ],
)
def test_what_can_be_typed(run: Run, typed: str, answer: str) -> None:
    said = run(*GAME, typed=f"{typed}\nquit\n")
    assert answer in said.out
    assert said.code == 0


def test_a_hint_is_a_legal_move(run: Run) -> None:
    assert "The bot would: " in run(*GAME, typed="hint\nquit\n").out


def test_quitting_writes_a_record_to_go_on_with(run: Run) -> None:
    record = Path("kuhn_poker-3.json")
    said = run(*GAME, "--option", "deals=three", typed="check\nquit\n")
    assert f"innkeeper play {record}" in said.out
    assert json.loads(record.read_text())["moves"][0] == [0, "check"]
    told = run("replay", record, "--game", KUHN)
    assert "1. Anna: check" in told.out
    assert "The game is not over." in told.out


def test_the_end_of_the_input_is_quitting(run: Run) -> None:
    assert run(*GAME, typed="").code == 0
    assert Path("kuhn_poker-3.json").exists()


def test_ctrl_c_writes_the_record_too(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted() -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    assert run(*GAME).code == 130
    assert json.loads(Path("kuhn_poker-3.json").read_text())["seed"] == 3


@pytest.fixture
def finished(run: Run) -> Path:
    run(*GAME, "--record", "done.json", typed="check\nfold\n")
    return Path("done.json")


def test_a_replay_tells_and_checks_every_move(run: Run, finished: Path) -> None:
    said = run("replay", finished, "--game", KUHN)
    moves = len(json.loads(finished.read_text())["moves"])
    assert said.code == 0
    assert f"All {moves} moves are allowed by the rules." in said.out
    assert "The game is over." in said.out


def test_a_replay_tells_only_what_the_viewer_may_know(run: Run, finished: Path) -> None:
    assert "is dealt the" not in run("replay", finished, "--game", KUHN).out
    assert "Anna is dealt the King" in run("replay", finished, "--game", KUHN, "--seat", 0).out


def test_a_replay_can_stop_and_show_the_table(run: Run, finished: Path) -> None:
    said = run("replay", finished, "--game", KUHN, "--to", 1)
    assert "The pot: 1 chip of Anna" in said.out
    assert "2. " not in said.out


def test_a_replay_as_json(run: Run, finished: Path) -> None:
    report = json.loads(run("replay", finished, "--game", KUHN, "--json").out)
    assert report["over"]
    assert report["moves"][0]["move"] == "check"
    assert report["moves"][0]["told"] == ["Anna checks."]
    assert sorted(report["ranks"]) == [1, 2]


def test_a_replay_beyond_the_record_is_refused(run: Run, finished: Path) -> None:
    assert "--to is from 0 to the " in run("replay", finished, "--game", KUHN, "--to", 99).err
    assert "--seat is from 0 to 1, not 2." in run("replay", finished, "--game", KUHN, "--seat", 2).err


def test_a_forged_move_is_refused_with_its_number(run: Run, finished: Path) -> None:
    saved = json.loads(finished.read_text())
    saved["moves"][0][1] = "fold"
    finished.write_text(json.dumps(saved))
    said = run("replay", finished, "--game", KUHN)
    assert said.code == 2
    assert "move 1 of this record cannot be played" in said.err


@pytest.mark.parametrize("game", find_games().values(), ids=lambda game: game.name)
def test_every_game_can_be_played_to_its_end_and_replayed(run: Run, game: AnyGame) -> None:
    """Always the first choice; each game's words are complete, as missing ones are an error here."""
    for seats in range(game.fewest_seats, game.most_seats + 1):
        file = f"{game.name}-{seats}.json"
        said = run(
            "play", game.name, "--seats", seats, "--bots", "random", "--seed", 1, "--record", file, typed="1\n" * 500
        )
        assert "The game is over." in said.out
        assert run("replay", file, "--json").code == 0


@pytest.mark.parametrize("game", find_games().values(), ids=lambda game: game.name)
def test_every_game_goes_on_from_a_record(run: Run, game: AnyGame) -> None:
    seats = max(2, game.fewest_seats)
    begin = ["play", game.name, "--seats", seats, "--bots", "random", "--seed", 2]
    run(*begin, "--record", "cut.json", typed="1\n" * 6)
    played = json.loads(Path("cut.json").read_text())["moves"]
    run("play", "cut.json", "--bots", "random", "--record", "whole.json", typed="1\n" * 500)
    assert json.loads(Path("whole.json").read_text())["moves"][: len(played)] == played
    assert json.loads(run("replay", "whole.json", "--json").out)["over"]
