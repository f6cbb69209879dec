"""Police, income and wages: ruling 9."""

import pytest

from tests.oracle.bloody_inn import Oracle
from tests.oracle.bloody_inn_table import cash, checks, choices, give, hand, night, pass_night, say, words

# The morning (rulings 9.x).


def test_no_police_no_investigation() -> None:
    oracle = night(2)
    give(oracle, 0, corpses=["baron"])
    pass_night(oracle)
    assert oracle.position()["players"][0]["corpses"] == ["baron"]


def investigated(cash: int, checks: int, corpses: int) -> Oracle:
    oracle = night(2, ["peacekeeper"])
    give(oracle, 0, corpses=["baron"] * corpses, cash=cash, checks=checks, hand=[])
    pass_night(oracle)
    return oracle


@pytest.mark.parametrize(
    ("money", "left"),
    [
        ((15, 0, 2), (0, 0)),
        ((15, 1, 2), (5, 0)),
        ((5, 1, 1), (5, 0)),
        ((9, 1, 2), (0, 0)),
        ((25, 0, 2), (5, 0)),
    ],
)
def test_the_gravedigger_takes_what_he_can_get(money: tuple[int, int, int], left: tuple[int, int]) -> None:
    oracle = investigated(*money)
    assert (cash(oracle)[0], checks(oracle)[0]) == (left[0] + 1, left[1])  # one franc from the room
    assert oracle.position()["players"][0]["corpses"] == []
    assert oracle.boxed == ["baron"] * money[2]


def test_the_mix_of_coins_and_checks_is_the_payers() -> None:
    oracle = investigated(25, 5, 3)
    assert oracle.position()["phase"] == "morning"
    assert choices(oracle) == words("pay:1 pay:2 pay:3")
    say(oracle, "pay:2")
    assert (cash(oracle)[0], checks(oracle)[0]) == (15 + 1, 3)


def test_fined_corpses_never_reach_the_exit_stack() -> None:
    oracle = night(2, ["peacekeeper"])
    give(oracle, 0, corpses=["count", "peasant"])
    pass_night(oracle)
    assert "count" not in oracle.exit
    assert (oracle.boxed, oracle.bistro) == (["count", "peasant"], 0)


def test_gardens_pay_without_rooms_and_white_rooms_pay_nobody() -> None:
    oracle = night(2)
    give(oracle, 0, annexes=["gardener"], hand=[])
    give(oracle, 1, hand=[])
    oracle.rooms[1].guest = None
    pass_night(oracle)
    assert cash(oracle) == [5 + 2, 5 + 1]


def test_income_is_capped_before_wages_are_paid() -> None:
    oracle = night(2)
    give(oracle, 0, cash=40, annexes=["gardener"])
    pass_night(oracle)
    assert cash(oracle)[0] == 38


def test_distilleries_add_up_and_never_pay() -> None:
    oracle = night(2)
    give(oracle, 0, annexes=["distiller", "distiller"], hand=["peasant"] * 3)
    give(oracle, 1, annexes=["distiller"], hand=[])
    pass_night(oracle)
    assert cash(oracle) == [5 + 1 - 1, 5 + 1]


def test_unpaid_accomplices_of_ones_choice_are_let_go() -> None:
    oracle = night(2)
    give(oracle, 0, cash=0, hand=["peasant", "peasant", "novice", "count"])
    oracle.rooms[1].guest = None
    give(oracle, 1, cash=2)
    pass_night(oracle)  # cash 0, four accomplices: all go
    assert (hand(oracle), oracle.bistro) == ([], 2)
    short = night(2)
    give(short, 0, cash=1, hand=["peasant", "peasant", "novice", "count"])
    pass_night(short)
    assert cash(short)[0] == 0
    assert choices(short) == words("dismiss:peasant dismiss:novice dismiss:count")
    say(short, "dismiss:count dismiss:peasant")
    assert hand(short) == ["novice", "peasant"]
    assert (short.bistro, "count" in short.exit) == (1, True)


def test_a_distillery_saves_one_accomplice_of_a_penniless_player() -> None:
    oracle = night(2)
    give(oracle, 0, cash=0, hand=["novice", "count"], annexes=["distiller"])
    oracle.rooms[1].guest = None
    pass_night(oracle)
    assert choices(oracle) == words("dismiss:novice dismiss:count")


def test_wages_are_settled_from_the_first_player_clockwise() -> None:
    oracle = night(2, first=1)
    for seat in (0, 1):
        give(oracle, seat, cash=0, hand=["novice", "count"])
    pass_night(oracle)
    assert oracle.acting() == [1]
    say(oracle, "dismiss:count")
    assert oracle.acting() == [0]
    say(oracle, "dismiss:count")
    assert (oracle.round, oracle.first) == (2, 0)


def test_everybody_acts_once_and_then_once_more() -> None:
    oracle = night(3, first=2)
    order = []
    while oracle.round == 1:
        order += oracle.acting()
        say(oracle, "pass done")
    assert order == [2, 0, 1, 2, 0, 1]
    assert oracle.position()["first"] == 0
