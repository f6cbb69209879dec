"""The five actions: the rulebook's examples and rulings 3 to 8."""

import pytest

from tests.oracle.bloody_inn_table import (
    cash,
    checks,
    choices,
    give,
    guests,
    hand,
    night,
    pass_night,
    say,
    words,
)

# The common procedure (rulings 3.x).


def test_anna_bribes_the_landscaper() -> None:
    oracle = night(3, ["baron", "landscaper"])
    give(oracle, 0, hand=["peasant", "novice", "newsboy"])
    say(oracle, "bribe room:2")
    assert choices(oracle) == words("play:peasant play:novice play:newsboy")
    say(oracle, "play:peasant play:novice play:newsboy")
    assert hand(oracle) == ["landscaper", "newsboy"]
    assert oracle.position()["exit"] == ["novice"]
    assert oracle.position()["bistro"] == 1
    assert guests(oracle)[1] is None
    assert oracle.acting() == [1]


def test_madeline_builds_the_distillery() -> None:
    oracle = night(3)
    give(oracle, 0, hand=["distiller", "viscount", "mechanic"])
    say(oracle, "build card:distiller play:viscount play:mechanic")
    assert hand(oracle) == ["mechanic"]
    assert oracle.position()["exit"] == ["viscount"]
    assert oracle.position()["players"][0]["annexes"][1] == {"annex": "distiller", "bodies": []}


def test_madeline_kills_the_baron_without_playing_cards() -> None:
    oracle = night(3)
    say(oracle, "kill room:1")
    assert oracle.position()["players"][0]["corpses"] == ["baron"]
    assert hand(oracle) == ["peasant", "peasant"]
    assert cash(oracle)[0] == 5  # ruling 6.2


def test_madeline_buries_a_corpse_of_rank_two_for_eighteen_francs() -> None:
    oracle = night(3)
    give(oracle, 0, hand=["peasant", "grocer"], corpses=["count"], annexes=["butcher"])
    say(oracle, "bury corpse:count play:peasant play:grocer")
    assert choices(oracle) == words("under:0.barn under:1.barn under:2.barn under:0.butcher")
    say(oracle, "under:0.butcher")
    assert cash(oracle) == [23, 5, 5]
    assert (oracle.position()["bistro"], oracle.position()["exit"]) == (1, ["grocer"])


def test_sebastien_and_madeline_see_the_police_pay_and_pay_wages() -> None:
    oracle = night(3, ["brigadier"])
    give(oracle, 2, corpses=["baron"], checks=0, cash=20)
    oracle.rooms[3].guest = None
    oracle.rooms[6].key = 1
    pass_night(oracle)
    assert cash(oracle) == [5 + 1 - 2, 5 + 2 - 2, 20 - 10 + 0 - 2]
    assert oracle.exit == ["brigadier", "baron", "baron", "baron", "baron"]


def test_a_card_in_the_middle_of_a_move_is_seen_where_it_lies() -> None:
    oracle = night(2, ["count"])
    say(oracle, "bribe room:1 play:peasant")
    assert oracle.position()["move"] == {"deed": "bribe", "targets": ["room:1"], "played": ["peasant"]}
    assert hand(oracle) == ["peasant"]
    assert guests(oracle)[0] == "count"


def test_a_discount_is_optional_and_nobody_overpays() -> None:
    oracle = night(2, ["count"])
    give(oracle, 0, annexes=["representative"], hand=["peasant", "newsboy", "peasant"])
    say(oracle, "bribe room:1")
    assert choices(oracle) == words("play:peasant play:newsboy")
    say(oracle, "play:newsboy")
    assert choices(oracle) == words("play:peasant done")
    say(oracle, "play:peasant")
    assert hand(oracle) == ["count", "newsboy", "peasant"]


def test_several_discounts_add_up_once_per_action() -> None:
    oracle = night(2, ["count", "major"])
    give(oracle, 0, annexes=["representative", "representative", "shopkeeper"], hand=["newsboy"] * 3)
    say(oracle, "bribe")
    assert words("room:1 room:2") <= choices(oracle)
    say(oracle, "room:1 room:2 done play:newsboy play:newsboy")
    assert choices(oracle) == {"play:newsboy"}  # five cards of rank, two off
    say(oracle, "play:newsboy")
    assert hand(oracle) == ["count", "major", "newsboy", "newsboy", "newsboy"]


def test_with_every_card_played_the_payment_ends_by_itself() -> None:
    oracle = night(2, ["major"])
    give(oracle, 0, annexes=["representative"], hand=["peasant", "newsboy"])
    say(oracle, "bribe room:1 play:newsboy play:peasant")
    assert hand(oracle) == ["major", "newsboy"]
    empty = night(2, ["monk"])
    give(empty, 0, annexes=["representative"], hand=[])
    say(empty, "bribe room:1")
    assert hand(empty) == ["monk"]


def test_a_discount_can_bring_the_cost_to_nothing_but_not_below() -> None:
    oracle = night(2, ["monk"])
    give(oracle, 0, annexes=["representative"] * 3)
    say(oracle, "bribe room:1")
    assert choices(oracle) == words("done play:peasant")
    say(oracle, "done")
    assert hand(oracle) == ["monk", "peasant", "peasant"]


def test_there_is_no_discount_for_killing() -> None:
    oracle = night(2, ["major"])
    give(oracle, 0, annexes=["representative", "mechanic", "abbot"])
    say(oracle, "kill")
    assert "room:1" not in choices(oracle)


def test_cards_with_the_affinity_come_back_without_a_question() -> None:
    oracle = night(2, ["count"])
    give(oracle, 0, hand=["peacekeeper", "major", "newsboy"])
    say(oracle, "kill room:1 play:peacekeeper play:newsboy")
    assert hand(oracle) == ["major", "peacekeeper"]
    assert oracle.exit == ["newsboy"]


def test_the_card_being_built_pays_nothing() -> None:
    oracle = night(2)
    give(oracle, 0, hand=["count", "mechanic"])
    say(oracle, "build")
    assert choices(oracle) == {"card:mechanic"}
    say(oracle, "card:mechanic")
    assert oracle.position()["move"]["targets"] == ["card:mechanic"]
    assert hand(oracle) == ["count"]
    assert choices(oracle) == {"play:count"}  # ruling 3.7: the workshop does not help to build itself
    say(oracle, "play:count")
    assert oracle.position()["exit"] == ["count"]


def test_an_action_without_a_payable_target_is_not_offered() -> None:
    oracle = night(2, ["major"] * 5)
    assert choices(oracle) == {"pass"}
    give(oracle, 0, corpses=["major"])
    assert choices(oracle) == {"pass"}
    give(oracle, 0, corpses=["count"])
    assert choices(oracle) == words("pass bury")
    for player in oracle.players:
        player.annexes[0].bodies = ["baron"]
    assert choices(oracle) == {"pass"}


# Bribing (rulings 4.x).


def test_one_or_two_peasants_are_bribed_and_never_with_a_traveler() -> None:
    oracle = night(2)
    oracle.bistro = 3
    give(oracle, 0, annexes=["shopkeeper"])
    say(oracle, "bribe bistro")
    assert choices(oracle) == words("bistro done")
    say(oracle, "bistro")
    assert hand(oracle) == ["peasant"] * 4
    assert oracle.position()["bistro"] == 1


def test_a_single_peasant_in_the_bistro_ends_the_bribe() -> None:
    oracle = night(2)
    oracle.bistro = 1
    say(oracle, "bribe bistro")
    assert (hand(oracle), oracle.acting()) == (["peasant"] * 3, [1])


def test_the_brewery_bribes_up_to_four_peasants() -> None:
    oracle = night(4)
    oracle.bistro = 5
    give(oracle, 0, annexes=["brewer"], hand=[])
    say(oracle, "bribe bistro bistro bistro bistro")
    assert (hand(oracle), oracle.bistro, oracle.acting()) == (["peasant"] * 4, 1, [1])


def test_the_shop_bribes_as_many_travelers_as_can_be_paid() -> None:
    oracle = night(2, ["monk", "monk", "baron", "major", "major"])
    oracle.bistro = 2
    give(oracle, 0, annexes=["shopkeeper"])
    say(oracle, "bribe")
    assert choices(oracle) == words("room:1 room:2 room:3 bistro")
    say(oracle, "room:1")
    assert choices(oracle) == words("room:2 room:3 done")
    say(oracle, "room:3 room:2")
    assert oracle.position()["move"]["targets"] == ["room:1", "room:3", "room:2"]
    say(oracle, "play:peasant play:peasant")
    assert hand(oracle) == ["baron", "monk", "monk"]


def test_without_a_shop_one_traveler_is_bribed() -> None:
    oracle = night(2)
    say(oracle, "bribe room:2")
    assert oracle.acting() == [1]


def test_bribing_from_anothers_room_takes_that_rooms_franc_and_the_police_away() -> None:
    oracle = night(2, ["baron", "peacekeeper"])
    give(oracle, 1, corpses=["baron"])
    say(oracle, "bribe room:2")
    assert hand(oracle) == ["peacekeeper", "peasant", "peasant"]
    pass_night(oracle)
    assert cash(oracle) == [5 + 1 - 3, 5 + 0 - 2]
    assert oracle.position()["players"][1]["corpses"] == ["baron"]


# Building (rulings 5.x).


def test_police_and_peasants_are_never_built() -> None:
    oracle = night(2)
    give(oracle, 0, hand=["peasant", "peacekeeper", "brigadier", "major", "brigadier_chief"])
    assert "build" not in choices(oracle)


@pytest.mark.parametrize(
    ("guest", "francs"),
    [
        ("baron", 4),
        ("viscount", 6),
        ("count", 9),
        ("marquis", 18),
        ("landscaper", 4),
        ("grocer", 4),
        ("bishop", 4),
        ("duke", 4),
        ("mechanic", 0),
        ("distiller", 0),
        ("gardener", 0),
        ("butcher", 0),
        ("representative", 0),
        ("shopkeeper", 0),
        ("brewer", 0),
        ("abbot", 0),
        ("priest", 0),
        ("archbishop", 0),
        ("prince", 0),
    ],
)
def test_an_annex_pays_at_once(guest: str, francs: int) -> None:
    oracle = night(2)
    give(oracle, 0, hand=[guest, "mechanic", "mechanic", "mechanic"])
    say(oracle, f"build card:{guest}")
    while oracle.acting() == [0]:
        say(oracle, "play:mechanic")
    assert cash(oracle)[0] == 5 + francs


@pytest.mark.parametrize(
    ("guest", "color", "other"),
    [("cultivator", "mechanic", "monk"), ("newsboy", "concierge", "abbot"), ("novice", "monk", "mechanic")],
)
def test_annexes_of_the_color_are_counted_with_the_new_one(guest: str, color: str, other: str) -> None:
    oracle = night(2)
    give(oracle, 0, hand=[guest], annexes=[color, other, color])
    give(oracle, 1, annexes=[color])
    say(oracle, f"build card:{guest}")
    assert cash(oracle)[0] == 5 + 3


def test_immediate_cash_stops_at_forty() -> None:
    oracle = night(2)
    give(oracle, 0, hand=["baron"], cash=38)
    say(oracle, "build card:baron")
    assert (cash(oracle)[0], checks(oracle)[0]) == (40, 1)


def test_the_monk_takes_a_white_key_and_the_room_pays_this_morning() -> None:
    oracle = night(2)
    oracle.rooms[4].service = 1
    give(oracle, 0, hand=["monk", "novice"])
    say(oracle, "build card:monk play:novice")
    assert oracle.position()["move"]["targets"] == ["card:monk"]
    assert choices(oracle) == words("room:3 room:4 room:5")
    say(oracle, "room:4")
    assert oracle.position()["rooms"][3] == {"key": 0, "service": 1, "guest": "baron"}
    pass_night(oracle)
    assert cash(oracle)[0] == 5 + 2


def test_the_monk_does_nothing_without_white_keys() -> None:
    oracle = night(2)
    for door in (3, 4, 5):
        oracle.rooms[door].key = 1
    give(oracle, 0, hand=["monk", "novice"])
    say(oracle, "build card:monk play:novice")
    assert oracle.acting() == [1]


def test_the_concierge_puts_a_token_on_any_open_room_and_pays_nothing_yet() -> None:
    oracle = night(2, ["major"] * 5)
    oracle.rooms[2].service = 1
    give(oracle, 0, hand=["concierge", "mechanic", "mechanic"])
    say(oracle, "build card:concierge play:mechanic play:mechanic")
    assert choices(oracle) == words("room:1 room:3 room:4 room:5")
    say(oracle, "room:5")
    assert oracle.position()["rooms"][4]["service"] == 0
    assert cash(oracle)[0] == 5


def test_the_workshop_builds_for_one_accomplice_fewer() -> None:
    oracle = night(2)
    give(oracle, 0, hand=["monk"], annexes=["mechanic"])
    say(oracle, "build card:monk room:3")
    assert [annex.guest for annex in oracle.players[0].annexes] == ["barn", "mechanic", "monk"]


# Killing (rulings 6.x).


def test_one_peasant_is_killed_at_a_time_even_with_a_butcher() -> None:
    oracle = night(2)
    oracle.bistro = 2
    give(oracle, 0, annexes=["butcher"])
    say(oracle, "kill bistro")
    assert oracle.position()["players"][0]["corpses"] == ["peasant"]
    assert (oracle.bistro, oracle.acting()) == (1, [1])


def test_the_butcher_kills_for_the_sum_of_the_ranks() -> None:
    oracle = night(2, ["monk", "count", "major"])
    oracle.bistro = 2
    give(oracle, 0, annexes=["butcher"], hand=["major", "major", "major"])
    say(oracle, "kill room:1")
    assert choices(oracle) == words("room:2 room:4 room:5 done")
    say(oracle, "room:2 done play:major play:major play:major")
    assert oracle.position()["players"][0]["corpses"] == ["count", "monk"]
    assert hand(oracle) == ["major"] * 3


def test_killing_the_police_prevents_the_investigation() -> None:
    oracle = night(2, ["peacekeeper"])
    say(oracle, "kill room:1")
    pass_night(oracle)
    assert oracle.position()["players"][0]["corpses"] == ["peacekeeper"]


# Burying (rulings 7.x).


def test_a_body_under_anothers_annex_is_shared_and_each_half_capped() -> None:
    oracle = night(2)
    give(oracle, 0, corpses=["baron"], cash=39)
    give(oracle, 1, cash=20)
    say(oracle, "bury corpse:baron under:1.barn")
    assert cash(oracle) == [40, 24]
    assert oracle.position()["players"][1]["annexes"] == [{"annex": "barn", "bodies": ["baron"]}]


def test_only_ones_own_corpses_are_buried_and_rank_zero_annexes_hold_none() -> None:
    oracle = night(2)
    give(oracle, 0, corpses=["baron"], annexes=["novice"])
    give(oracle, 1, corpses=["count"], annexes=["abbot"])
    say(oracle, "bury")
    assert choices(oracle) == {"corpse:baron"}
    say(oracle, "corpse:baron")
    assert oracle.position()["players"][0]["corpses"] == []
    assert oracle.position()["move"]["targets"] == ["corpse:baron"]
    assert choices(oracle) == words("under:0.barn under:1.barn under:1.abbot")


def test_the_corpse_costs_its_own_rank_and_the_only_place_is_asked_for() -> None:
    oracle = night(2)
    give(oracle, 0, corpses=["monk"], annexes=["butcher"])
    oracle.players[0].annexes[0].bodies = ["baron"]
    oracle.players[1].annexes[0].bodies = ["baron"]
    say(oracle, "bury corpse:monk play:peasant")
    assert choices(oracle) == {"under:0.butcher"}
    say(oracle, "under:0.butcher")
    assert cash(oracle)[0] == 5 + 12


def test_annexes_of_one_kind_fill_up_in_the_order_built() -> None:
    oracle = night(2)
    give(oracle, 0, corpses=["baron", "peasant"], annexes=["monk", "monk", "archbishop"])
    say(oracle, "bury corpse:peasant corpse:baron under:0.monk under:0.monk")
    bodies = [annex["bodies"] for annex in oracle.position()["players"][0]["annexes"]]
    assert bodies == [[], ["peasant"], ["baron"], []]
    assert cash(oracle)[0] == 5 + 4 + 8


def test_the_crypt_buries_several_for_the_sum_as_far_as_there_is_room() -> None:
    oracle = night(2)
    give(oracle, 0, corpses=["baron", "baron", "monk", "monk", "monk", "baron"], annexes=["archbishop"])
    oracle.players[0].annexes[1].bodies = ["duke"]
    oracle.players[1].annexes[0].bodies = ["duke"]
    say(oracle, "bury corpse:monk")
    assert choices(oracle) == words("corpse:baron corpse:monk done")
    say(oracle, "corpse:monk")
    assert choices(oracle) == words("corpse:baron done")  # two accomplices only
    say(oracle, "corpse:baron")  # three free places: no further question
    say(oracle, "play:peasant play:peasant under:0.archbishop")
    assert oracle.position()["move"] == {
        "deed": "bury",
        "targets": ["corpse:monk", "corpse:baron"],
        "played": [],
    }
    say(oracle, "under:0.archbishop")
    assert choices(oracle) == {"under:0.barn"}
    say(oracle, "under:0.barn")
    assert cash(oracle)[0] == 5 + 12 + 12 + 8


def test_without_a_crypt_one_corpse_is_buried() -> None:
    oracle = night(2)
    give(oracle, 0, corpses=["baron", "baron"])
    say(oracle, "bury corpse:baron under:0.barn")
    assert oracle.position()["players"][0]["corpses"] == ["baron"]
    assert oracle.acting() == [1]


def test_the_chapel_keeps_what_its_owner_likes() -> None:
    oracle = night(2)
    give(oracle, 0, corpses=["major"], annexes=["priest"], hand=["peasant", "novice", "baron"])
    say(oracle, "bury corpse:major play:peasant play:novice play:baron")
    assert hand(oracle) == ["novice"]
    assert oracle.position()["move"]["played"] == ["baron", "peasant"]
    assert choices(oracle) == words("discard:peasant discard:baron done")
    say(oracle, "discard:baron")
    assert oracle.position()["exit"] == ["baron"]
    assert choices(oracle) == words("discard:peasant done")
    say(oracle, "done under:1.barn")
    assert hand(oracle) == ["novice", "peasant"]
    assert oracle.bistro == 0
    assert cash(oracle) == [5 + 13, 5 + 13]


def test_the_chapel_asks_nothing_when_only_religious_cards_are_played_or_another_owns_it() -> None:
    oracle = night(2)
    give(oracle, 0, corpses=["monk"], annexes=["priest"], hand=["novice"])
    give(oracle, 1, corpses=["monk"])
    say(oracle, "bury corpse:monk play:novice under:0.priest")
    say(oracle, "bury corpse:monk play:peasant under:1.barn")
    assert oracle.bistro == 1


def test_the_chapel_keeps_nobody_in_another_action() -> None:
    oracle = night(2, ["monk"])
    give(oracle, 0, annexes=["priest"])
    say(oracle, "bribe room:1 play:peasant")
    assert (oracle.bistro, oracle.acting()) == (1, [1])


def test_chapel_crypt_and_cellar_combine() -> None:
    oracle = night(2)
    give(oracle, 0, corpses=["count", "monk"], annexes=["priest", "archbishop", "abbot"])
    say(oracle, "bury corpse:count corpse:monk play:peasant play:peasant")
    assert choices(oracle) == words("discard:peasant done")
    say(oracle, "discard:peasant discard:peasant")
    assert oracle.bistro == 2
    say(oracle, "under:0.abbot under:0.abbot")
    assert cash(oracle)[0] == 5 + 18 + 12


# Passing (rulings 8.x).


def test_money_is_laundered_in_one_direction_in_any_multiple() -> None:
    oracle = night(2)
    give(oracle, 0, cash=25, checks=2)
    say(oracle, "pass")
    assert choices(oracle) == words("done buy:1 buy:2 cash:1 cash:2")
    assert oracle.position()["move"]["deed"] == "pass"
    say(oracle, "buy:2")
    assert (cash(oracle)[0], checks(oracle)[0], oracle.acting()) == (5, 4, [1])


def test_checks_cashed_beyond_forty_are_lost() -> None:
    oracle = night(2)
    give(oracle, 0, cash=35, checks=1)
    say(oracle, "pass cash:1")
    assert (cash(oracle)[0], checks(oracle)[0]) == (40, 0)


def test_a_player_who_cannot_launder_passes_without_a_question() -> None:
    oracle = night(2)
    give(oracle, 0, cash=9, checks=0)
    say(oracle, "pass")
    assert oracle.acting() == [1]


def test_thirty_checks_may_run_out() -> None:
    oracle = night(2, checks="thirty")
    give(oracle, 0, cash=40, checks=1)
    give(oracle, 1, checks=27)
    say(oracle, "pass")
    assert choices(oracle) == words("done buy:1 buy:2 cash:1")
    say(oracle, "buy:2")
    assert checks(oracle) == [3, 27]
