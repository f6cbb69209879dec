"""9. Playing alone [OD-9], rulings I1 to I10."""

import pytest

from innkeeper.engine.seats import NOBODY
from innkeeper.games.overbooked.components import CARD_NAMES, NORMAL_CARDS
from innkeeper.games.overbooked.game import GAME
from innkeeper.games.overbooked.state import OverbookedState
from tests.games.overbooked.scenes import (
    Airline,
    airline,
    asked,
    can,
    cards_offered,
    left,
    play,
    row,
    rules_of,
    say,
    scene,
    steps,
    told,
)

pytestmark = pytest.mark.both_forms


def alone(one: Airline, **details: object) -> OverbookedState:
    return scene(one, seats=1, **details)


def rows(*lines: str) -> str:
    return "\n".join(lines)


def result(plane: str, scenario: str, move: str, **details: object) -> str:
    """How the game stands after a move with the card WR."""
    state = alone(airline(plane), scenario=scenario, row="N63 N10 N16 N35", **details)
    play(state, move)
    return str(GAME.view(state, NOBODY)["result"])


@pytest.mark.rule("OD-9.1")
@pytest.mark.parametrize(("level", "vouchers"), [("beginner", 6), ("experienced", 4), ("expert", 2)])
def test_the_level_is_a_number_of_vouchers(level: str, vouchers: int) -> None:
    state = GAME.new(1, {"level": level})
    assert state.airlines[0].vouchers == vouchers
    assert len(GAME.view(state, state.asked)["layout"]) == 50
    assert state.supply == (20,) * 5


@pytest.mark.rule("OD-9.2")  # I1
def test_any_card_is_free_and_no_vouchers_lie_on_cards() -> None:
    state = alone(airline(vouchers=1))
    assert cards_offered(state) == {1, 2, 3, 4}
    play(state, "place:4.0.1A")
    assert state.airlines[0].vouchers == 1
    assert state.row_vouchers == [0, 0, 0, 0]


@pytest.mark.rule("OD-9.3")  # I2
def test_cards_may_be_put_back_before_one_is_taken_as_often_as_one_can_pay() -> None:
    state = alone(airline(vouchers=3))
    happened = play(state, "remove:2")
    assert row(state).split()[:3] == ["N10", "N35", "N63"]
    assert len(state.row) == 4
    assert state.airlines[0].vouchers == 2
    assert told(happened)[0] == "Anna puts card N16 back into the box."
    assert not GAME.midway(state, state.asked)
    assert state.round == 1
    play(state, "remove:2")
    play(state, "place:1.0.1A")
    assert state.round == 2
    assert len(state.removed) == 2


@pytest.mark.rule("OD-9.4")  # I3
def test_an_overbooked_passenger_costs_a_voucher() -> None:
    state = alone(airline("R.B", vouchers=3))
    happened = play(state, "place:4.0.1A")  # WR
    assert steps(state) == "R"
    assert state.airlines[0].vouchers == 2
    assert rules_of(happened, "pay") == ["OD-9.4"]


@pytest.mark.rule("OD-9.4", "OD-9.5")  # I3
def test_who_has_too_few_vouchers_is_left_with_none_and_loses() -> None:
    state = alone(airline("BBB\nYYY", vouchers=2), row="N34 N10 N16 N35")
    happened = play(state, "place:1.0.1A")
    assert state.airlines[0].vouchers == 0
    assert GAME.ranking(state) == [2]
    assert GAME.scores(state) == [0]
    verdict = GAME.verdict(state)
    assert verdict is not None
    assert say(verdict) == "The scenario is lost: no vouchers are left."
    assert rules_of(happened, "lost") == ["OD-9.5"]


@pytest.mark.rule("OD-9.5")  # I4
def test_the_last_voucher_spent_on_a_card_loses() -> None:
    state = alone(airline(vouchers=1))
    play(state, "remove:1")
    assert asked(state) is None
    assert GAME.ranking(state) == [2]


@pytest.mark.rule("OD-9.5", "OD-6.2")  # I3
def test_replacing_costs_nothing() -> None:
    state = alone(airline("GG", vouchers=1), row="N35 N10 N16 N63", options="symbols")
    play(state, "place:1.0.1A done")
    assert asked(state) == 0
    assert state.airlines[0].vouchers == 1


@pytest.mark.rule("OD-9.6")  # I5
def test_an_area_that_becomes_full_brings_two_vouchers_once() -> None:
    state = alone(airline(rows("G..", "BYG", "BYG", "BYG", "BYG")), row="N10 N16 N35 N63")
    happened = play(state, "place:1.180.1C")
    assert state.airlines[0].vouchers == 8
    assert rules_of(happened, "gain") == ["OD-9.6"]
    play(state, next(part for part in can(state, "place") if part.endswith("4E")))
    assert state.airlines[0].vouchers == 8


@pytest.mark.rule("OD-9.6")  # I6
def test_loss_goes_before_gain() -> None:
    # Three are bumped, with two vouchers, while the area becomes full.
    state = alone(airline(rows("BYG", "BYG", "BYG", "BYG", "..G"), vouchers=2), row="N34 N10 N16 N35")
    play(state, "place:1.0.4A")
    assert steps(state) == "BYGG"
    assert GAME.ranking(state) == [2]
    assert state.airlines[0].vouchers == 0


@pytest.mark.rule("OD-9.6", "OD-9.4")  # I6
def test_with_vouchers_enough_the_gain_follows() -> None:
    state = alone(airline(rows("BYG", "BYG", "BYG", "BYG", "..G"), vouchers=5), row="N34 N10 N16 N35")
    play(state, "place:1.0.4A")
    assert state.airlines[0].vouchers == 5 - 4 + 2
    assert asked(state) == 0


SIXES = rows("GGG|BBBB|YYY", "GGG|BB..|YYY")
LAST_COUPLE = "place:1.0.5A"  # beside the red on 5C


@pytest.mark.rule("OD-9.7")  # I7, I9
@pytest.mark.parametrize(
    ("plane", "move", "expected"),
    [
        (rows(SIXES, "RR.|RR..", ".", "..R"), LAST_COUPLE, "won"),
        (rows(SIXES.replace("GGG", "GG.", 1), "RR.|RR..", ".", "..R"), LAST_COUPLE, "undecided"),
        (rows(SIXES, "RR.|....", ".", "..R"), LAST_COUPLE, "undecided"),
        (rows(SIXES, "RR.|RR..", "R", "..R"), LAST_COUPLE, "undecided"),  # three are no couple
        (rows(SIXES, ".R.|....|WRW", "...|....|R.R"), "place:1.90.3A", "won"),  # three surrounded children
    ],
)
def test_friends_weekend(plane: str, move: str, expected: str) -> None:
    assert result(plane, "friends_weekend", move) == expected


@pytest.mark.rule("OD-9.7")
@pytest.mark.parametrize(
    ("plane", "expected"),
    [
        (rows("RR.|RR..|RR.", ".", "RR.|YYYY", "...|Y...", "..R"), "won"),
        (rows("RR.|RR..|RR.", ".", "RR.|GGGG", "...|G...", "..R"), "won"),
        (rows("RR.|RR..|RR.", ".", "RR.|YYYY", "...|G...", "..R"), "undecided"),
        (rows("RR.|RR..|...", ".", "RR.|YYYY", "...|Y...", "..R"), "undecided"),
        (rows("RR.|RR..|WRR", "...|....|B..", "RR.", "...|BGBB", "..R|WBWB"), "won"),
    ],
)
def test_romantic_city_trip(plane: str, expected: str) -> None:
    assert result(plane, "romantic_city_trip", LAST_COUPLE) == expected


CHILDREN = ["WBW", "BWB", "WBW", "BWB", "W.."]


@pytest.mark.rule("OD-9.7")  # E3: with four adults a child this could not be reached
@pytest.mark.parametrize(
    ("centre", "expected"),
    [
        (["YYYY", "Y...", "....", "....", "...."], "won"),
        (["YYYY", "....", "....", "....", "...."], "undecided"),
        (["RR..", "....", "RR..", "....", "RR.."], "won"),
    ],
)
def test_school_trip(centre: list[str], expected: str) -> None:
    plane = rows(*[f"...|{middle}|{right}" for middle, right in zip(centre, CHILDREN, strict=True)])
    assert result(plane, "school_trip", "place:1.180.5J") == expected


@pytest.mark.rule("OD-9.7")
def test_a_win_is_told_and_the_game_is_over() -> None:
    state = alone(airline(rows(SIXES, "RR.|RR..", ".", "..R")), row="N63 N10 N16 N35")
    happened = play(state, LAST_COUPLE)
    assert told(happened)[-1] == "Anna has done it."
    assert asked(state) is None
    assert (GAME.scores(state), GAME.ranking(state), GAME.breakdown(state)) == ([1], [1], [{"won": 1}])
    verdict = GAME.verdict(state)
    assert verdict is not None
    assert say(verdict) == "The scenario is won."


@pytest.mark.rule("OD-9.7", "OD-9.5")  # I6
def test_loss_goes_before_winning() -> None:
    plane = rows(SIXES, "RR.|RR..", ".", "B.R")
    state = alone(airline(plane, vouchers=1), row="N63 N10 N16 N35")
    play(state, LAST_COUPLE)
    assert GAME.ranking(state) == [2]


@pytest.mark.rule("OD-9.8")  # I8
def test_a_colour_that_is_out_ends_the_game_at_once() -> None:
    state = alone(airline("G", steps="G" * 17), row="N16 N10 N63 N35")
    assert left(state, "green") == 2
    happened = play(state, "place:1.0.4A")
    assert asked(state) is None
    assert told(happened)[-1] == "Anna has lost: a colour has run out."


@pytest.mark.rule("OD-9.8", "OD-9.7")  # I8
def test_it_is_won_if_the_goals_are_reached_with_the_colour() -> None:
    plane = rows(SIXES, "RR.|RR..", ".", "..R")
    state = alone(airline(plane, steps="W" * 19), row="N63 N10 N16 N35")
    assert left(state, "white") == 1
    play(state, LAST_COUPLE)
    assert GAME.ranking(state) == [1]


@pytest.mark.rule("OD-9.8")
def test_a_round_is_one_turn() -> None:
    state = alone(airline())
    for number, move in enumerate(("place:1.0.1A", "place:1.0.2A", "place:1.0.3A"), start=1):
        assert state.round == number
        play(state, move)
    assert state.round == 4


@pytest.mark.rule("OD-9.8")
def test_without_a_card_the_game_is_lost() -> None:
    state = alone(airline(vouchers=9), row="N16", removed=" ".join(rest_of("N16")))
    happened = play(state, "remove:1")
    assert told(happened)[-1] == "Anna has lost: no cards are left."
    state = alone(airline(vouchers=9), row="N16", removed=" ".join(rest_of("N16")))
    happened = play(state, "place:1.0.1A")
    assert told(happened)[-1] == "Anna has lost: no cards are left."


def rest_of(row_of: str) -> list[str]:
    """All other cards."""
    return [card for card in CARD_NAMES[:NORMAL_CARDS] if card not in row_of.split()]


@pytest.mark.rule("OD-9.9")  # I10
def test_symbols_and_difficult_cards_may_be_agreed_but_no_events() -> None:
    state = GAME.new(1, {"symbols": "yes", "difficult": "yes"})
    assert len(state.pool) == 81 - 4
    assert state.symbols
    state = alone(airline("B", cards="N05"), options="symbols")
    assert GAME.breakdown(state) == [{"won": 0}]
    assert state.events_out == ()


def test_the_goals_are_shown_with_how_near_they_are() -> None:
    state = alone(airline(rows(SIXES, "RR.|....", ".", "..R")))
    goals = GAME.view(state, NOBODY)["solo"]["goals"]
    shown = [(goal["goal"], goal["colours"], goal["reached"], goal["least"], goal["met"]) for goal in goals]
    assert shown == [
        ("group", ["green"], 6, 6, True),
        ("group", ["blue"], 6, 6, True),
        ("group", ["yellow"], 6, 6, True),
        ("couples", [], 1, 3, False),
        ("surrounded_children", [], 0, 3, False),
    ]
    assert [goal["choice"] for goal in goals] == [False, False, False, True, True]
