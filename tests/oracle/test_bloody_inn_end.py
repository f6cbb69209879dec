"""The final account, the variants and what is easily forgotten: rulings 10, 11 and 13."""

import pytest

from tests.oracle.bloody_inn import Oracle
from tests.oracle.bloody_inn_table import (
    cash,
    checks,
    choices,
    final,
    give,
    guests,
    hand,
    night,
    pass_night,
    pass_night_keeping,
    say,
    words,
)

# The end (rulings 10.x).


def test_at_the_end_the_gravedigger_is_paid_in_coins_first() -> None:
    oracle = final({"corpses": ["baron"] * 2, "cash": 15, "checks": 3}, {"corpses": ["baron"] * 2, "cash": 4})
    assert oracle.acting() == []
    assert list(zip(cash(oracle), checks(oracle), strict=True)) == [(5, 2), (0, 0)]
    assert oracle.position()["players"][0]["corpses"] == []


@pytest.mark.parametrize(
    ("annex", "card"),
    [("landscaper", "mechanic"), ("grocer", "newsboy"), ("bishop", "novice"), ("duke", "baron")],
)
def test_end_annexes_pay_four_francs_per_card_of_their_color_in_the_exit_stack(annex: str, card: str) -> None:
    oracle = final({"annexes": [annex]}, exit_stack=[card, "major", card, "peacekeeper"])
    assert cash(oracle)[0] == 5 + 8
    assert cash(final({"annexes": [annex], "cash": 38}, exit_stack=[card])) == [40, 3]


def test_the_greenhouse_counts_the_checks_left_by_the_gravedigger() -> None:
    oracle = final({"annexes": ["prince"], "checks": 4, "cash": 0, "corpses": ["baron"]})
    assert (cash(oracle)[0], checks(oracle)[0]) == (9, 3)


def test_loot_counts_coins_and_checks_but_no_accomplices() -> None:
    oracle = final({"cash": 20, "checks": 3, "hand": ["major"]}, {"cash": 7, "checks": 0, "hand": []})
    assert oracle.scores() == [49, 7]
    assert oracle.ranking() == [1, 2]


def test_a_tie_goes_to_most_corpses_under_ones_annexes_and_is_then_shared() -> None:
    oracle = final({}, {"annexes": ["abbot"]}, {})
    assert oracle.ranking() == [1, 1, 1]
    oracle.players[1].annexes[1].bodies = ["peasant"]
    assert oracle.ranking() == [2, 1, 2]


# Variants (rulings 11.x).


def test_unlimited_wealth_is_one_number_without_a_cap_or_laundering() -> None:
    oracle = night(2, wealth="unlimited")
    assert (cash(oracle), checks(oracle)) == ([15, 15], [0, 0])
    give(oracle, 0, hand=["baron"], cash=39)
    say(oracle, "build card:baron")
    assert cash(oracle)[0] == 43
    say(oracle, "pass")
    assert oracle.acting() == [0]


def test_unlimited_wealth_pays_the_gravedigger_without_a_question() -> None:
    oracle = night(2, ["peacekeeper"], wealth="unlimited")
    give(oracle, 0, corpses=["baron"] * 2, cash=45, hand=[])
    give(oracle, 1, corpses=["baron"] * 2, cash=15, hand=[])
    pass_night(oracle)
    assert cash(oracle) == [25 + 1, 0 + 1]


def test_unlimited_wealth_may_hold_its_money_in_checks_at_wages() -> None:
    oracle = night(2, wealth="unlimited")
    oracle.rooms[1].guest = None
    give(oracle, 0, cash=50, hand=["novice", "count", "peasant", "peasant", "peasant"])
    pass_night(oracle)
    assert choices(oracle) == words("unpaid:0 unpaid:5")
    say(oracle, "unpaid:5")
    assert (hand(oracle), cash(oracle)[0], oracle.bistro) == ([], 50, 3)


def test_unlimited_wealth_lets_go_the_accomplices_of_ones_choice() -> None:
    oracle = night(2, wealth="unlimited")
    give(oracle, 0, cash=21, hand=["novice", "count", "peasant"])
    pass_night(oracle)  # 22 francs with the room's
    assert choices(oracle) == words("unpaid:0 unpaid:1")
    say(oracle, "unpaid:1")
    assert cash(oracle)[0] == 20
    say(oracle, "dismiss:novice")
    assert hand(oracle) == ["count", "peasant"]


def test_unlimited_wealth_asks_nothing_when_one_number_is_possible() -> None:
    oracle = night(2, wealth="unlimited")
    oracle.rooms[1].guest = None
    give(oracle, 0, cash=3, hand=["novice"] * 4 + ["count"])
    pass_night(oracle)
    assert choices(oracle) == words("dismiss:novice dismiss:count")
    assert cash(oracle)[0] == 0


def test_unlimited_wealth_fills_the_greenhouse_after_everything_else() -> None:
    oracle = final(
        {"annexes": ["prince", "duke"], "cash": 38, "corpses": ["count"]},
        exit_stack=["baron"],
        wealth="unlimited",
    )
    assert cash(oracle)[0] == (38 - 10 + 4) + 9
    assert oracle.scores()[0] == 41


def test_solitaire_is_lost_at_once_when_the_police_finds_a_corpse() -> None:
    oracle = night(1, ["peacekeeper"])
    give(oracle, 0, corpses=["baron"], cash=40)
    pass_night(oracle)
    position = oracle.position()
    assert (position["phase"], position["lost"], position["round"]) == ("over", True, 1)
    assert position["players"][0]["corpses"] == ["baron"]
    assert guests(oracle)[0] == "peacekeeper"
    assert (oracle.scores(), oracle.ranking(), oracle.acting()) == ([0], [2], [])


def test_solitaire_goes_on_when_the_police_finds_nothing() -> None:
    oracle = night(1, ["peacekeeper"])
    pass_night(oracle)
    assert (oracle.round, oracle.lost) == (2, False)


def test_solitaire_is_lost_with_a_corpse_at_the_end_and_else_won() -> None:
    for corpses, lost, place in ((["baron"], True, [2]), ([], False, [1])):
        oracle = night(1)
        oracle.last_round = True
        give(oracle, 0, corpses=corpses)
        pass_night(oracle)
        assert (oracle.phase, oracle.lost, oracle.ranking()) == ("over", lost, place)


def test_solitaire_is_lost_with_a_corpse_at_an_abrupt_end_too() -> None:
    oracle = night(1)
    oracle.entrance = []
    give(oracle, 0, corpses=["count"])
    pass_night_keeping(oracle, 0)
    assert (oracle.phase, oracle.lost, oracle.last_round) == ("over", True, True)


def test_in_solitaire_a_single_traveler_is_enough_for_a_round() -> None:
    oracle = night(1)
    oracle.entrance = []
    pass_night_keeping(oracle, 1)
    assert (oracle.phase, oracle.last_round, oracle.round) == ("night", True, 2)


def test_the_neutral_keys_of_solitaire_are_the_white_ones() -> None:
    oracle = night(1)
    give(oracle, 0, hand=["monk", "novice"])
    say(oracle, "build card:monk play:novice")
    assert choices(oracle) == words("room:2 room:3 room:4")
    say(oracle, "room:2")
    pass_night(oracle)
    assert cash(oracle)[0] == 5 + 2


# Easily forgotten (rulings 13.x).


def test_the_reshuffled_stack_is_the_exit_stack_in_a_new_order() -> None:
    asked: list[list[str]] = []

    def backwards(cards: list[str]) -> list[str]:
        asked.append(cards)
        return sorted(cards, reverse=True)

    oracle = Oracle(1, {}, 0, [], ["baron", "count", "duke", "novice"], backwards)
    say(oracle, "room:1")
    say(oracle, "room:2")
    say(oracle, "room:3")
    pass_night(oracle)
    assert asked == [["baron", "count", "duke", "novice"]]
    assert (oracle.arriving, oracle.entrance) == ("novice", ["duke", "count", "baron"])


def test_a_reshuffle_must_not_change_the_cards() -> None:
    oracle = Oracle(1, {"welcome": "first_come"}, 0, [], ["baron"] * 4, lambda cards: ["count"] * 4)
    give(oracle, 0, checks=0)
    say(oracle, "pass")
    with pytest.raises(ValueError, match="not the exit stack"):
        say(oracle, "pass")


def test_a_dead_peasant_never_returns_to_the_bistro() -> None:
    oracle = night(2)
    oracle.bistro = 1
    say(oracle, "kill bistro")
    pass_night(oracle)
    say(oracle, "pass done")
    say(oracle, "bury corpse:peasant under:0.barn")
    pass_night(oracle)
    assert oracle.bistro == 0
    assert oracle.players[0].annexes[0].bodies == ["peasant"]
