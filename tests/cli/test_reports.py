"""`games`, `simulate`, `arena`, `doctor` and `--help`: what they report, to people and as JSON."""

import json
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from innkeeper import __version__
from innkeeper.arena import simulation
from innkeeper.arena.playing import Deal, Outcome, find_game, play_deal
from innkeeper.catalogue import find_games
from tests.cli.conftest import KUHN, Run, Said


def test_the_version_is_said(run: Run) -> None:
    assert run("--version") == Said(0, f"{__version__}\n", "")


def test_games_lists_every_game_with_its_options(run: Run) -> None:
    report = json.loads(run("games", "--json").out)
    assert [game["name"] for game in report] == list(find_games())
    for game, known in zip(report, find_games().values(), strict=True):
        assert game["title"] == known.title
        assert game["seats"] == {"fewest": known.fewest_seats, "most": known.most_seats}
        assert game["rules_version"] == known.rules_version
        assert [(option["name"], option["choices"], option["default"]) for option in game["options"]] == [
            (option.name, list(option.choices), option.default) for option in known.options
        ]


def test_games_can_be_read(run: Run) -> None:
    said = run("games").out
    for game in find_games().values():
        assert game.title in said
        assert all(f"--option {option.name}=" in said for option in game.options)


def test_simulate_reports_what_was_asked_for(run: Run) -> None:
    said = run("simulate", KUHN, "--games", 20, "--bots", "random,house", "--option", "deals=three", "--json")
    report = json.loads(said.out)
    assert said.code == 0
    assert report["game"] == "kuhn_poker"
    assert report["games"] == 20
    assert report["options"] == {"deals": "three"}
    assert report["bots"] == ["random", "house"]
    assert len(report["digest"]) == 64
    assert report["decisions"] > 0
    assert report["decisions_per_second"] > 0
    assert isinstance(report["compiled"], bool)
    assert report["rules_version"] == 1
    assert (
        [seat["bot"] for seat in report["scores"]] == [seat["bot"] for seat in report["ranks"]] == ["random", "house"]
    )


def test_simulate_gives_the_same_digest_for_the_same_seed(run: Run) -> None:
    def digest(seed: int) -> str:
        return str(json.loads(run("simulate", KUHN, "--games", 50, "--seed", seed, "--json").out)["digest"])

    assert digest(4) == digest(4) != digest(5)


def test_simulate_can_be_read(run: Run) -> None:
    said = run("simulate", KUHN, "--games", 10)
    assert "10 games" in said.out
    assert "Digest: " in said.out
    assert said.err == ""


def test_arena_reports_shares_intervals_ratings_and_places(run: Run) -> None:
    said = run("arena", KUHN, "--bots", "house,random", "--games", 11, "--workers", 1, "--json")
    report = json.loads(said.out)
    assert report["games"] == 12
    assert sum(bot["share"] for bot in report["bots"]) == pytest.approx(1)
    for bot in report["bots"]:
        assert 0 <= bot["low"] <= bot["share"] <= bot["high"] <= 1
        assert bot["games"] == 12
        assert {"rating", "uncertainty", "mean_rank", "mean_score", "fair"} <= set(bot)


def test_arena_can_be_read(run: Run) -> None:
    said = run("arena", KUHN, "--bots", "house,random", "--games", 4, "--workers", 1).out
    assert "95 % interval" in said
    assert "house" in said


@pytest.mark.parametrize("command", ["simulate", "arena"])
def test_ctrl_c_keeps_what_there_is(run: Run, monkeypatch: pytest.MonkeyPatch, command: str) -> None:
    def interrupted(deals: Sequence[Deal], workers: int) -> Iterator[tuple[int, Outcome]]:
        yield 0, play_deal(find_game(deals[0].game), deals[0])
        raise KeyboardInterrupt

    monkeypatch.setattr(simulation, "outcomes", interrupted)
    said = run(command, KUHN, "--games", 10, "--bots", "house,random", "--json")
    assert said.code == 130
    assert json.loads(said.out)["games"] == 1
    assert said.err == "Stopped by Ctrl-C: 1 of 10 games had ended, and count.\n"


def test_doctor_finds_all_well_here(run: Run, tmp_path: Path) -> None:
    report = json.loads(run("doctor", "--data", tmp_path, "--json").out)
    well = {finding["name"]: finding["well"] for finding in report["findings"]}
    assert well.keys() == {"form", "stale", "python", "data", "bundle", "games"}
    assert well["data"]
    assert well["games"]
    assert report["games"] == list(find_games())


def test_doctor_says_what_is_wrong(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    said = run("doctor", "--data", tmp_path / "file" / "inside")
    assert said.code == 1
    assert f"Wrong: the data folder {tmp_path / 'file' / 'inside'} cannot be written" in said.out


def test_help_names_every_command(run: Run) -> None:
    said = run("--help").out
    for command in ("games", "play", "simulate", "arena", "replay", "serve", "doctor"):
        assert f"\n  {command} " in said


def test_help_needs_none_of_the_slow_packages() -> None:
    """Only what is asked for is imported: so the command line is there at once."""
    slow = ["fastapi", "sqlalchemy", "fluent", "rich", "openskill", "innkeeper.games"]
    check = f"import sys, innkeeper.cli.app; sys.exit(', '.join(set({slow}) & set(sys.modules)) or 0)"
    done = subprocess.run([sys.executable, "-c", check], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
