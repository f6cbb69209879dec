"""The figures of the box: ours, and a file of one's own in their place [OB-1.1]."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import innkeeper
from innkeeper.engine.errors import BadRecord
from innkeeper.engine.record import read, replay
from innkeeper.games.overbooking.components import CAPACITY, COINS, FOLDER, RULE_NAMES
from innkeeper.games.overbooking.game import GAME
from tests.every_game import GAMES

pytestmark = pytest.mark.both_forms

TEXT = (FOLDER / "components.toml").read_text(encoding="utf-8")
FIRST_INN = '[[inns]]\ncard = 1\nside = "A"\ncapacity = 13\nrule = "none"'

PLAY = """
import json
from innkeeper.engine.match import Match
from innkeeper.engine.record import record, write
from innkeeper.games.overbooking.components import BOX, CAPACITY, COINS
from innkeeper.games.overbooking.game import GAME
match = Match(GAME, 2)
seat = GAME.acting(match.state)[0]
card = GAME.notation(GAME.legal(match.state, seat)[0])
match.play(seat, card + " queue:1")
print(json.dumps([str(BOX.path), GAME.components_digest, CAPACITY, COINS, write(record(match))]))
"""


def started(folder: Path, *command: str) -> "subprocess.CompletedProcess[str]":
    """Python with components of one's own."""
    package = str(Path(innkeeper.__file__).parents[1])
    environment = os.environ | {"INNKEEPER_COMPONENTS": str(folder), "PYTHONPATH": package}
    return subprocess.run([sys.executable, *command], env=environment, capture_output=True, text=True, check=False)


def with_own(folder: Path, text: str) -> Path:
    file = folder / "overbooking.toml"
    file.write_text(text, encoding="utf-8")
    return file


# --- Ours


@pytest.mark.rule("OB-1.1")
def test_our_figures_are_those_that_are_known() -> None:
    assert (min(CAPACITY), max(CAPACITY), len(CAPACITY)) == (8, 17, 16)
    assert COINS[:6] == COINS[18:] == [3, 3, 2, 2, 1, 1]
    assert len(RULE_NAMES) == 10
    assert TEXT.count('source = "reconstructed"') > 10  # what is reconstructed is marked so


# --- One's own


@pytest.mark.rule("OB-1.1")
def test_a_file_of_ones_own_is_used_and_named_in_every_record(tmp_path: Path) -> None:
    text = TEXT.replace(FIRST_INN, FIRST_INN.replace("13", "14"))
    text = text.replace(
        'family = "bird"\ntype = "monk"\nsize = 1\ncoins = 3', 'family = "bird"\ntype = "monk"\nsize = 1\ncoins = 2'
    )
    file = with_own(tmp_path, text)
    ran = started(tmp_path, "-c", PLAY)
    assert ran.returncode == 0, ran.stderr
    path, digest, capacity, coins, written = json.loads(ran.stdout)
    assert (path, capacity[0], capacity[1:]) == (str(file), 14, CAPACITY[1:])
    assert (coins[0], coins[1:]) == (2, COINS[1:])
    saved = read(written)
    assert saved["components"] == digest != GAME.components_digest
    ours = next(game for game in GAMES if game.name == GAME.name)
    with pytest.raises(BadRecord) as refused:
        replay(ours, saved)
    assert str(refused.value) == (
        f"this record was played with other components of Overbooking (digest {digest[:12]})."
    )


@pytest.mark.rule("OB-1.1")
@pytest.mark.parametrize(
    ("true", "wrong", "reason"),
    [
        (
            'type = "monk"\nsize = 1\ncoins = 3',
            'type = "monk"\nsize = 1\ncoins = 0',
            "coins of bird.monk is a whole number",
        ),
        ('id = "monk"\nsize = 1', 'id = "monk"\nsize = 2', "need 1, 2, 3, 4, 5 and 6 places."),
        ("[[inns]]\ncard = 1", "[[more]]\ncard = 1", "[[inns]] is there 15 times, not 16."),
        ('card = 1\nside = "A"', 'card = 1\nside = "B"', "side B of inn card 1 is there twice."),
        ('card = 1\nside = "A"', 'card = 1\nside = "C"', "side of inn 1 is one of A, B, not 'C'."),
        ('card = 1\nside = "A"', 'card = 9\nside = "A"', "card of an inn is a whole number from 1 to 8, not 9."),
        ("capacity = 13", 'capacity = "13"', "capacity of 1.A is a whole number from 1 to 40, not '13'."),
        (
            'capacity = 13\nrule = "none"',
            'capacity = 13\nrule = "monks"',
            "rule of 1.A is one of none, small_groups_only",
        ),
        (
            '[[families]]\nid = "bird"',
            '[[families]]\nid = "fish"',
            "the families are bird, fish, stag, boar, in this order.",
        ),
        (
            'family = "bird"\ntype = "monk"',
            'family = "bird"\ntype = "maids"',
            "'bird.maids' is not one of them, or twice.",
        ),
        ("[scoring.expert]", "[scoring.experts]", "there is no table 'expert'."),
        ("schema = 1", "schema = ", "cannot be read: "),
    ],
)
def test_a_wrong_file_is_refused_with_what_is_wrong_in_it(tmp_path: Path, true: str, wrong: str, reason: str) -> None:
    assert true in TEXT
    file = with_own(tmp_path, TEXT.replace(true, wrong, 1))
    ran = started(tmp_path, "-c", "import innkeeper.games.overbooking.components")
    assert ran.returncode == 1
    said = ran.stderr.splitlines()[-1]
    assert said.startswith(f"innkeeper.engine.errors.BadComponents: {file}")
    assert reason in said


@pytest.mark.rule("OB-1.1")
def test_the_command_line_says_it_in_one_sentence(tmp_path: Path) -> None:
    file = with_own(tmp_path, TEXT.replace("capacity = 13", "capacity = 0", 1))
    ran = started(tmp_path, "-c", "from innkeeper.cli import main; main()", "games")
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr == f"innkeeper: {file}: capacity of 1.A is a whole number from 1 to 40, not 0.\n"
