"""Positions as data: written down and read back exactly, and refused when they cannot be."""

import json
from typing import Any

import pytest

from innkeeper.engine.errors import BadPosition
from innkeeper.games.overbooked.game import GAME
from innkeeper.games.overbooked.state import OverbookedState
from tests.games.overbooked.pieces import pieces
from tests.games.overbooked.scenes import airline, can, play, position, scene

pytestmark = pytest.mark.both_forms

ANNA = airline("GY.|BB..\nWR", steps="R")


def table(**details: Any) -> dict[str, Any]:
    return position(ANNA, airline("YY"), row="N35 N46 N13 N07", options="symbols", **details)


def refused(data: dict[str, Any]) -> str:
    with pytest.raises(BadPosition) as error:
        GAME.decode(data)
    return str(error.value)


def after(move: str, **details: Any) -> dict[str, Any]:
    state = GAME.decode(table(**details))
    play(state, move)
    return dict(GAME.encode(state))


# --- Exactly


@pytest.mark.parametrize(
    "move",
    [
        *("", "place:1.0.1A", "place:1.0.1A steps:1B", "place:1.0.1A done", "ignore:2.1", "ignore:2.1 place:2.0.1B"),
        *("take:3", "take:3 seat:1A", "take:3 seat:1A seat:1C seat:1B", "place:4.0.1B"),
    ],
)
def test_a_position_is_read_back_as_it_was_written_also_in_the_middle_of_a_move(move: str) -> None:
    written = json.loads(json.dumps(after(move)))
    twin = GAME.decode(written)
    assert GAME.encode(twin) == written
    state = GAME.decode(table())
    play(state, move)
    assert can(twin) == can(state)


def test_a_shortage_in_the_middle_of_a_move_is_read_back() -> None:
    written = after("drop:2.1", supply={"green": 1})
    assert written["question"] == "place"
    assert GAME.encode(GAME.decode(written)) == written


def test_a_copy_shares_nothing_that_changes() -> None:
    state = GAME.decode(table())
    before = GAME.encode(state)
    play(state.copy(), "place:1.0.1A done")
    assert GAME.encode(state) == before


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_nothing_is_lost_and_nothing_comes_from_nowhere(seats: int) -> None:
    state = GAME.new(seats, {"symbols": "yes", "difficult": "yes"}, seats)
    whole = pieces(state)
    while GAME.acting(state):
        legal = GAME.legal(state, state.asked)
        GAME.play(state, state.asked, legal[len(legal) * 3 // 7])
        assert pieces(state) == whole


def test_nothing_on_the_table_changes_before_a_move_is_whole() -> None:
    state = GAME.decode(table())
    play(state, "place:1.0.1A steps:1B")
    written, before = GAME.encode(state), table()
    said = {"question", "position", "ignored", "dropped", "seating", "to_steps"}
    assert {field for field in written if written[field] != before[field]} <= said


# --- What cannot be


def changed(path: str, value: Any, data: dict[str, Any] | None = None) -> dict[str, Any]:
    data = json.loads(json.dumps(data or table()))
    where: Any = data
    *way, last = path.split("/")
    for key in way:
        where = where[int(key)] if isinstance(where, list) else where[key]
    where[int(last) if isinstance(where, list) else last] = value
    return data


@pytest.mark.parametrize(
    ("path", "value", "reason"),
    [
        ("scenario", "school_trip", "there is a scenario exactly in a game for one."),
        ("events", ["buddy_time", "buddy_time"], "at most two events, and not twice the same."),
        ("events", ["bingo"], "events holds names of events"),
        ("row/0", "N46", "N35 is on the table 0 times, not 1."),
        ("row/0", "X01", "'X01' in row is no card; cards look like N01."),
        ("difficult", True, "D01 is on the table 0 times, not 1."),
        ("supply/green", 18, "there are 19 green passengers, not 20."),
        ("airlines/0/steps/white", 19, "seat 0 has 20 white passengers out of "),
        ("airlines/0/vouchers", 7, "there are 13 vouchers, not 12."),
        ("airlines/0/plane/red", ["1A"], "plane has two passengers on one seat."),
        ("airlines/0/plane/red", ["2B", "1C"], "is a list of seats such as 1A, in order and each once"),
        ("airlines/0/plane/red", ["6A"], "is a list of seats such as 1A, in order and each once"),
        ("airlines/0/plane", {}, "the position lacks 'red'."),
        ("row_vouchers", [0, 0, 0], "row_vouchers is a list of 4"),
        ("row_vouchers", [-1, 0, 0, 1], "row_vouchers are not negative."),
        ("asked", None, "somebody is asked something exactly while the game is not over."),
        ("asked", 1, "cards; in round"),
        ("round", 40, "cards; in round 40 it would be"),
        ("question", "nothing", "somebody is asked something exactly while the game is not over."),
        ("question", "place", "position is that of a card which the seat can reach."),
        ("position", 2, "no part of a move has been said while a card is asked for."),
        ("to_steps", ["1A"], "no part of a move has been said while a card is asked for."),
        ("result", "won", "only a game for one is won or lost."),
        ("pool", [], "on the table 0 times, not 1."),
        ("chance", [1, 2, 3], "chance cannot be read"),
        ("dropped", [2, 1], "dropped holds suitcases from 1 to 6, in order"),
    ],
)
def test_a_position_that_cannot_be_is_refused_in_words(path: str, value: Any, reason: str) -> None:
    assert reason in refused(changed(path, value))


@pytest.mark.parametrize(
    ("move", "path", "value", "reason"),
    [
        ("place:1.0.1A", "to_steps", ["1A", "1B"], "to_steps holds some of the seats from which somebody is displaced"),
        ("place:1.0.1A", "seating/red", ["1C"], "seating is not as the card says."),
        ("place:1.0.1A", "seating/red", [], "not everybody of the card has a seat."),
        ("place:1.0.1A", "question", "place", "nobody has a seat before all who are missing are dropped."),
        ("place:1.0.1A", "position", 4, "this card has no symbol to replace anybody."),
        ("ignore:2.1", "ignored", None, "this move has not been begun: the question is which card."),
        ("ignore:2.1", "ignored", 4, "nobody of this card can be ignored, or not this suitcase."),
        ("ignore:2.1", "dropped", [3], "more yellow suitcases are dropped than passengers are missing."),
        ("ignore:2.1", "question", "drop", "who is missing is asked for exactly while there are too few passengers."),
        ("take:3 seat:1A", "seating/green", ["1B"], "seating grants the first suitcases of the card the kinds"),
        ("take:3", "question", "place", "a preference card is seated seat by seat."),
        ("take:3", "to_steps", ["1A"], "nobody goes to the steps before all have a seat."),
    ],
)
def test_a_move_half_made_that_cannot_be_is_refused(move: str, path: str, value: Any, reason: str) -> None:
    assert reason in refused(changed(path, value, after(move)))


@pytest.mark.parametrize(
    ("path", "value", "reason"),
    [
        ("last_round", True, "no round is called the last in a game for one."),
        ("row_vouchers", [1, 0, 0, 0], "no vouchers lie on cards in a game for one."),
        ("airlines/0/vouchers", 0, "this game for one should be over."),
        ("result", "won", "a game for one is won or lost exactly when it is over."),
        ("round", 4, "in round 4 3 cards have been taken"),
        ("events", ["buddy_time"], "there are no events in a game for one."),
    ],
)
def test_a_solo_position_that_cannot_be_is_refused(path: str, value: Any, reason: str) -> None:
    assert reason in refused(changed(path, value, position(airline("RR"), seats=1)))


def test_a_lost_game_was_lost_by_something() -> None:
    state: OverbookedState = scene(airline(vouchers=1), seats=1)
    play(state, "remove:1")
    over = GAME.encode(state)
    assert refused(changed("result", "won", over)) == (
        "a game is won with the goals of the scenario reached, and a voucher left."
    )
    assert (
        refused(changed("airlines/0/vouchers", 1, over))
        == "a game is lost only without vouchers, cards, or passengers of a colour."
    )


def test_a_colour_that_is_out_makes_the_last_round() -> None:
    assert refused(position(supply={"green": 0})) == "a colour has run out: this is the last round."
