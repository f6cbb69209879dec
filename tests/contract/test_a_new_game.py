"""A new game is a copy of the template's folder: it touches no shared file, and is found and held to the contract."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import innkeeper
from tests.every_game import EXAMPLES

PLAY = """
import sys
from innkeeper import games
games.__path__.append(sys.argv[1])
from innkeeper.catalogue import find_games, game_named
from innkeeper.testing import check_game
check_game(game_named("my_game"))
print(*find_games())
"""


def test_a_copy_of_the_template_is_a_game(tmp_path: Path) -> None:
    my_game = tmp_path / "my_game"
    shutil.copytree(Path(EXAMPLES) / "kuhn_poker", my_game)
    for module in my_game.glob("*.py"):
        text = module.read_text(encoding="utf-8").replace("from kuhn_poker", "from innkeeper.games.my_game")
        module.write_text(text.replace("kuhn_poker", "my_game"), encoding="utf-8")
    command = [sys.executable, "-c", PLAY, str(tmp_path)]
    environment = os.environ | {"PYTHONPATH": str(Path(innkeeper.__file__).parents[1])}
    played = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert played.returncode == 0, played.stderr
    assert "my_game" in played.stdout.split()
    assert "kuhn_poker" not in played.stdout.split()
