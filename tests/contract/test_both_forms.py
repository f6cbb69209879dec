"""The compiled and the interpreted form of the rules play the same."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import innkeeper
from innkeeper.engine.game import AnyGame
from innkeeper.form import form
from tests.every_game import GAMES, name_of

GAMES_PLAYED = 2000

# The sources are links in the compiled form, so that this is the interpreted form whichever is running.
INTERPRETED = Path(innkeeper.__file__).resolve().parents[1]
EXAMPLES = INTERPRETED.parent / "examples"


@pytest.mark.both_forms
@pytest.mark.parametrize("game", GAMES, ids=name_of)
def test_random_games_have_the_digest_of_the_interpreted_form(game: AnyGame) -> None:
    module = type(game).__module__
    running = digest_of(module, Path(innkeeper.__file__).parents[1], "1")
    assert running == digest_of(module, INTERPRETED, "2")


@pytest.mark.both_forms
def test_the_form_that_runs_is_fresh() -> None:
    assert form().warning() is None


def digest_of(module: str, package_root: Path, hash_seed: str) -> str:
    """The digest of random games, played by the form of the package that lies in a folder, in a process of its own.

    Sets have another order in each, so that a rule that goes by their order shows.
    """
    command = [sys.executable, "-m", "innkeeper.testing.digest", module, str(GAMES_PLAYED), "1"]
    paths = os.pathsep.join(map(str, (package_root, EXAMPLES)))
    environment = {"PYTHONPATH": paths, "PYTHONHASHSEED": hash_seed}
    played = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert played.returncode == 0, played.stderr
    return played.stdout.strip()
