"""Games go as their golden records say, and every seat sees what it saw."""

import pytest

from innkeeper.engine.game import AnyGame
from tests.every_game import GAMES, SEAT_IDS, SEATS, name_of
from tests.golden import FOLDER, golden_counts, golden_record

pytestmark = pytest.mark.both_forms


@pytest.mark.parametrize(("game", "seats"), SEATS, ids=SEAT_IDS)
def test_a_game_goes_as_recorded_and_seen(game: AnyGame, seats: int) -> None:
    recorded = (FOLDER / f"{game.name}-{seats}.jsonl").read_text(encoding="utf-8").splitlines()
    for number, (old, new) in enumerate(zip(recorded, golden_record(game, seats).splitlines(), strict=True)):
        assert new == old, f"line {number} of the golden record; if this is meant, `make golden` and look at the change"


@pytest.mark.parametrize("game", GAMES, ids=name_of)
def test_there_are_as_many_lines_as_counted(game: AnyGame) -> None:
    assert golden_counts(game) == (FOLDER / f"{game.name}-counts.jsonl").read_text(encoding="utf-8")


def test_there_are_no_other_golden_files() -> None:
    records = {f"{name}.jsonl" for name in SEAT_IDS}
    counts = {f"{game.name}-counts.jsonl" for game in GAMES}
    assert {file.name for file in FOLDER.glob("*.jsonl")} == records | counts
