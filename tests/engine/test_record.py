"""Records: a game as a file, read back exactly, refused in words when damaged."""

import json
from typing import Any

import pytest

from innkeeper.engine.errors import BadRecord
from innkeeper.engine.game import AnyGame
from innkeeper.engine.match import Match
from innkeeper.engine.record import Record, read, record, replay, write
from innkeeper.engine.seats import Seat
from kuhn_poker.game import GAME
from tests.every_game import GAMES

pytestmark = pytest.mark.both_forms

POKER: AnyGame = next(game for game in GAMES if game.name == GAME.name)


@pytest.fixture
def saved() -> Record:
    match = Match(POKER, 2, {"deals": "three"}, 5)
    match.play(Seat(0), "check")
    match.play(Seat(1), "bet")
    return record(match)


def test_a_record_is_json_with_a_move_a_line(saved: Record) -> None:
    assert write(saved).splitlines()[-5:] == [' "moves": [', '  [0, "check"],', '  [1, "bet"]', " ]", "}"]
    assert json.loads(write(saved))["options"] == {"deals": "three"}


def test_it_is_read_back_exactly(saved: Record) -> None:
    assert read(write(saved)) == saved
    assert write(read(write(saved))) == write(saved)


def test_a_record_without_moves_is_one_too() -> None:
    saved = record(Match(POKER, 2))
    assert replay(POKER, read(write(saved))).version == 0


def test_it_replays_to_the_same_position(saved: Record) -> None:
    again = replay(POKER, saved)
    assert [move.text for move in again.moves] == ["check", "bet"]
    assert record(again) == saved


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "not JSON"),
        ("{", "not JSON"),
        ("[" * 100_000, "not JSON"),
        ("[]", "a record is an object with format 'innkeeper-record-1'"),
        ('{"half a letter": "\\ud800"}', "half of a character"),
        ('{"format": "chess"}', "a record is an object with format 'innkeeper-record-1'"),
    ],
)
def test_what_is_no_record_is_refused(text: str, reason: str) -> None:
    with pytest.raises(BadRecord, match=reason):
        read(text)


@pytest.mark.parametrize(
    ("damage", "reason"),
    [
        ({"game": 1}, "'game' is not a text"),
        ({"seats": "2"}, "'seats' is not a whole number"),
        ({"seed": 1.5}, "'seed' is not a whole number"),
        ({"rules_version": True}, "'rules_version' is not a whole number"),
        ({"options": []}, "'options' is not an object"),
        ({"options": {"deals": 3}}, "each of its options is a text"),
        ({"moves": {}}, "'moves' is not a list"),
        ({"moves": [[0]]}, "each of its moves is a pair of a seat and a text"),
        ({"moves": [["0", "check"]]}, "each of its moves is a pair of a seat and a text"),
    ],
)
def test_a_damaged_record_is_refused_by_field(saved: Record, damage: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadRecord, match=reason):
        read(json.dumps({**saved, **damage}))


@pytest.mark.parametrize("field", ["game", "rules_version", "components", "options", "seats", "seed", "moves"])
def test_a_record_that_lacks_something_is_refused(saved: Record, field: str) -> None:
    lacking = {name: value for name, value in saved.items() if name != field}
    with pytest.raises(BadRecord, match=f"{field!r} is not"):
        read(json.dumps(lacking))


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"game": "nim"}, "a record of 'nim', not of 'kuhn_poker'"),
        ({"rules_version": 99}, "rules version 99 of Kuhn poker; here is version 1"),
        ({"components": "0" * 64}, "other components of Kuhn poker"),
        ({"seats": 3}, "cannot begin: Kuhn poker is for 2 to 2 seats, not 3"),
        ({"options": {"deals": "nine"}}, "cannot begin: no choice of option 'deals' is called 'nine'"),
        (
            {"moves": [(0, "check"), (1, "call")]},
            "move 2 of this record cannot be played: kuhn_poker: seat 1 cannot play",
        ),
        ({"moves": [(0, "raise")]}, "move 1 of this record cannot be played: kuhn_poker: 'raise' is not a move"),
        ({"moves": [(-1, "check")]}, "move 1 of this record cannot be played: kuhn_poker: seat -1 cannot play"),
        ({"moves": [(99, "check")]}, "move 1 of this record cannot be played: kuhn_poker: seat 99 cannot play"),
    ],
)
def test_a_record_that_cannot_be_replayed_says_where(saved: Record, change: dict[str, Any], reason: str) -> None:
    changed: Any = {**saved, **change}
    with pytest.raises(BadRecord, match=reason):
        replay(POKER, changed)
