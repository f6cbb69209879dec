"""A components file of one's own is used if it can be, named in records, and refused in words if it cannot."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import innkeeper
from innkeeper.engine.box import OWN_COMPONENTS
from innkeeper.games.overbooked.components import DIGEST, FOLDER

TRUE = (FOLDER / "components.toml").read_text(encoding="utf-8")
LOAD = """
from innkeeper.games.overbooked.game import GAME
from innkeeper.games.overbooked.components import SUITCASES
print(GAME.components_digest, SUITCASES[0])
"""


def load(folder: Path, program: list[str]) -> subprocess.CompletedProcess[str]:
    package = str(Path(innkeeper.__file__).parents[1])
    environment = os.environ | {OWN_COMPONENTS: str(folder), "PYTHONPATH": package}
    return subprocess.run([sys.executable, *program], env=environment, capture_output=True, text=True, check=False)


def own(folder: Path, old: str, new: str) -> subprocess.CompletedProcess[str]:
    """Load the game with a file that differs in one place."""
    assert old in TRUE
    (folder / "overbooked.toml").write_text(TRUE.replace(old, new, 1), encoding="utf-8")
    return load(folder, ["-c", LOAD])


def test_an_own_file_is_used_and_has_another_digest(tmp_path: Path) -> None:
    card = 'grid = ["B.", ".B"]\nbox = [2, 2]\nfits = { three_area = [3, 4], two_area = [4] }\ncolours = { blue = 2 }'
    loaded = own(tmp_path, card, 'grid = ["R.", "..", ".B"]\ncolours = { red = 1, blue = 1 }')
    assert loaded.returncode == 0, loaded.stderr
    digest, suitcases = loaded.stdout.strip().split(" ", 1)
    assert suitcases == "(0, 2)"
    assert digest != DIGEST


def test_without_an_own_file_the_games_is_used(tmp_path: Path) -> None:
    assert load(tmp_path, ["-c", LOAD]).stdout.startswith(DIGEST)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        (
            'grid = ["B.", ".B"]',
            'grid = ["B.", ".X"]',
            "grid of card N01 is rows of one length of the letters R, W, B, Y, G",
        ),
        ('grid = ["B.", ".B"]', 'grid = ["B.", ".."]', "card N01 shows 1 suitcases, and yet passengers is 2."),
        ('grid = ["B.", ".B"]', 'grid = ["R.", ".B"]', "card N01 shows {'red': 1, 'blue': 1}, and yet colours is"),
        ('grid = ["B.", ".B"]', 'grid = ["B.....B"]', "card N01 fits no seating area of three_area"),
        ('grid = ["B.", ".B"]', 'grid = ["B", ".B"]', "grid of card N01 is rows of one length"),
        ('grid = ["WR"]', 'grid = ["G", "W"]', "shows {'white': 1, 'green': 1}, and yet colours is"),
        ('id = "N02"', 'id = "N01"', "each [[card]] has an id of its own"),
        ('back = "normal"', 'back = "difficult"', "72 cards have a normal back and 9 a difficult one."),
        ('kind = "pattern"', 'kind = "puzzle"', "kind of card N01 is one of pattern, preference, not 'puzzle'."),
        (
            'symbol = "bridge"\ngrid',
            'symbol = "boat"\ngrid',
            "symbol of card N02 is one of replace, bridge, ignore, bonus, none",
        ),
        ('["green", "window"]', '["green", "roof"]', "kind of card N13 is one of window, aisle, middle, not 'roof'."),
        ('"wma|amma|amw", ', "", "seat_map of three_area is 5 rows of w, m, a and |, all of one shape."),
        ("couple = 5", 'couple = "five"', "couple of [scoring] is a whole number"),
        ('id = "buddy_time"', 'id = "body_time"', "the events are adorable_kids, buddy_time"),
        (
            'name = "School Trip"',
            'name = "School Bus"',
            "the scenarios are friends_weekend, romantic_city_trip, school_trip",
        ),
        ("[meta]", "[meta", "cannot be read"),
    ],
)
def test_a_file_that_cannot_be_is_refused_in_words(tmp_path: Path, old: str, new: str, reason: str) -> None:
    loaded = own(tmp_path, old, new)
    assert loaded.returncode != 0
    last = loaded.stderr.strip().splitlines()[-1]
    assert "overbooked.toml" in last
    assert reason in last


def test_a_card_may_not_be_there_twice_even_turned(tmp_path: Path) -> None:
    card = 'symbol = "none"\ngrid = ["WR"]\nbox = [1, 2]\nfits = { three_area = [3, 4], two_area = [4] }\n'
    loaded = own(tmp_path, f"{card}colours = {{ red = 1, white = 1 }}", 'symbol = "none"\ngrid = ["W", "G"]\n')
    assert "card N63 is the same as card N10, perhaps turned." in loaded.stderr


def test_the_sheet_draws_the_cards_in_use(tmp_path: Path) -> None:
    picture = tmp_path / "cards.svg"
    drawn = load(tmp_path, ["-m", "innkeeper.games.overbooked.sheet", str(picture)])
    assert drawn.returncode == 0, drawn.stderr
    svg = picture.read_text(encoding="utf-8")
    assert svg.count("<g transform") == 81
    assert ">N58<" in svg
    assert ">window<" in svg


def test_the_sheet_says_what_is_wrong_with_a_file(tmp_path: Path) -> None:
    (tmp_path / "overbooked.toml").write_text(TRUE.replace("couple = 5", "couple = []"), encoding="utf-8")
    drawn = load(tmp_path, ["-m", "innkeeper.games.overbooked.sheet", str(tmp_path / "cards.svg")])
    assert drawn.returncode == 1
    assert "couple of [scoring] is a whole number" in drawn.stderr
    assert load(tmp_path, ["-m", "innkeeper.games.overbooked.sheet"]).returncode == 2
