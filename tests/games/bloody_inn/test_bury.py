"""Bury a corpse [BI-7]."""

import pytest

from tests.games.bloody_inn.scenes import (
    asked,
    buried,
    can,
    cash,
    checks,
    corpses,
    dawn,
    gone,
    hand,
    play,
    player,
    prompt,
    rest,
    scene,
    tale,
    why_not,
)

pytestmark = pytest.mark.both_forms


@pytest.mark.rule("BI-7.1", "BI-7.2", "BI-7.3", "BI-3.4")
def test_madeline_buries_a_corpse_of_rank_two() -> None:  # the rulebook's example of burying
    state = scene(player(hand="peasant grocer", cash=5, corpses="count", annexes="duke"))
    events = play(state, "bury corpse:count play:peasant play:grocer under:0.duke")
    assert cash(state) == 5 + 18
    assert (state.bistro, gone(state), hand(state)) == (1, "grocer", "")
    assert (corpses(state), buried(state, place=1)) == ("", "count")
    assert tale(events)[-1] == ("BI-7.3", "Anna buries the Count under the Stables and gains 18 F.")


# --- What and where


@pytest.mark.rule("BI-7.1")
def test_only_ones_own_corpses_can_be_buried() -> None:
    state = scene(player(corpses="baron"), player(corpses="novice"))
    play(state, "bury")
    assert can(state) == ["corpse:baron"]
    assert why_not(scene(player(), player(corpses="novice")), "bury") == ("BI-7.1", "You have no corpse to bury.")


@pytest.mark.rule("BI-7.1")
def test_under_any_annex_of_anybody_as_many_as_its_rank() -> None:
    state = scene(
        player(corpses="baron", annexes="barn:novice novice monk abbot:novice,novice"),
        player(annexes="barn duke:baron,baron count:monk"),
    )
    play(state, "bury corpse:baron")
    # Full: the barn and the Cellar of seat 0. Never: the Altar, of rank 0.
    assert can(state) == ["under:0.monk", "under:1.barn", "under:1.duke", "under:1.count"]


@pytest.mark.rule("BI-7.1")
def test_a_full_annex_and_one_of_rank_nought_are_refused() -> None:
    state = scene(player(corpses="baron", annexes="barn:novice novice count:monk,monk monk"))
    play(state, "bury corpse:baron")
    assert why_not(state, "under:0.barn") == ("BI-7.1", "The Barn is full: it holds one corpse.")
    assert why_not(state, "under:0.count") == ("BI-7.1", "The Dining Room is full: it holds 2 corpses.")
    assert why_not(state, "under:0.novice") == ("BI-7.1", "The Altar has no room for corpses: its rank is 0.")


@pytest.mark.rule("BI-7.1")
@pytest.mark.parametrize("place", ["under:0.barn", "under:1.barn"])
def test_a_barn_holds_one_corpse_also_somebody_elses(place: str) -> None:  # ruling 7.1, the rulebook's note
    state = scene(player(corpses="baron novice"))
    play(state, f"bury corpse:baron {place}")
    rest(state)
    play(state, "bury corpse:novice")
    assert place not in can(state)


@pytest.mark.rule("BI-7.1")
def test_a_buried_peasant_fills_a_place_like_anybody() -> None:  # rulings 7.1, 13.5
    state = scene(player(corpses="peasant novice"), bistro=1)
    play(state, "bury corpse:peasant under:0.barn")
    assert (buried(state), state.bistro, cash(state)) == ("peasant", 1, 9)
    rest(state)
    play(state, "bury corpse:novice")
    assert can(state) == ["under:1.barn"]


@pytest.mark.rule("BI-7.1")
def test_several_annexes_of_one_kind_fill_up_in_the_order_built() -> None:
    state = scene(player(corpses="baron novice", annexes="monk monk"))
    play(state, "bury corpse:baron under:0.monk")
    assert (buried(state, place=1), buried(state, place=2)) == ("baron", "")
    rest(state)
    play(state, "bury corpse:novice under:0.monk")
    assert (buried(state, place=1), buried(state, place=2)) == ("baron", "novice")


@pytest.mark.rule("BI-7.1")
def test_where_is_asked_even_with_a_single_place() -> None:
    state = scene(player(corpses="baron"), player(annexes="barn:novice"))
    play(state, "bury corpse:baron")
    assert can(state) == ["under:0.barn"]
    assert prompt(state) == "Bury the Baron (8 F): under which annex?"


@pytest.mark.rule("BI-7.1")
def test_a_corpse_keeps_its_place_although_the_annex_would_be_full_now() -> None:
    state = scene(player(corpses="baron", annexes="barn:novice"))
    play(state, "bury corpse:baron under:1.barn")
    assert (buried(state, 0), buried(state, 1)) == ("novice", "baron")


# --- The price


@pytest.mark.rule("BI-7.2")
@pytest.mark.parametrize(("corpse", "price"), [("baron", 0), ("monk", 1), ("count", 2), ("major", 3)])
def test_the_price_is_the_rank_of_the_corpse_not_of_the_annex(corpse: str, price: int) -> None:  # ruling 7.2
    state = scene(player(hand="viscount " * 4, corpses=corpse, annexes="duke"))
    play(state, f"bury corpse:{corpse}" + " play:viscount" * price + " under:0.duke")
    assert len(hand(state).split()) == 4 - price
    assert asked(state) == 1


@pytest.mark.rule("BI-7.2", "BI-3.2")
def test_a_corpse_whose_rank_exceeds_the_hand_is_out_of_reach() -> None:
    state = scene(player(hand="peasant", corpses="major monk baron"))
    play(state, "bury")
    assert can(state) == ["corpse:monk", "corpse:baron"]


# --- The money


@pytest.mark.rule("BI-7.3")
@pytest.mark.parametrize(
    ("corpse", "money"), [("peasant", 4), ("baron", 8), ("brigadier", 12), ("count", 18), ("duke", 26)]
)
def test_under_ones_own_annex_all_the_money_is_ones_own(corpse: str, money: int) -> None:  # ruling 7.3
    state = scene(player(hand="novice novice novice", cash=1, corpses=corpse), player(cash=1))
    play(state, "bury corpse:" + corpse)
    while "play:novice" in can(state):
        play(state, "play:novice")
    play(state, "under:0.barn")
    assert (cash(state, 0), cash(state, 1)) == (1 + money, 1)


@pytest.mark.rule("BI-7.3")
@pytest.mark.parametrize(
    ("corpse", "half"), [("peasant", 2), ("baron", 4), ("brigadier", 6), ("count", 9), ("duke", 13)]
)
def test_under_anothers_annex_it_is_half_each(corpse: str, half: int) -> None:  # rulings 0, 7.3
    state = scene(player(hand="novice novice novice", cash=1, corpses=corpse), player(cash=2), player(cash=3))
    play(state, "bury corpse:" + corpse)
    while "play:novice" in can(state):
        play(state, "play:novice")
    events = play(state, "under:2.barn")
    assert (cash(state, 0), cash(state, 1), cash(state, 2)) == (1 + half, 2, 3 + half)
    assert tale(events)[-1][1].endswith(f"under the Barn of Chiara: {half} F each.")


@pytest.mark.rule("BI-7.3", "BI-1.7")
@pytest.mark.parametrize(
    ("own", "others", "own_after", "others_after"),
    [(38, 0, 40, 13), (0, 35, 13, 40), (40, 40, 40, 40)],
)
def test_what_one_cannot_take_is_lost_and_not_given_to_the_other(
    own: int, others: int, own_after: int, others_after: int
) -> None:  # ruling 7.3
    state = scene(player(hand="novice novice novice", cash=own, corpses="duke"), player(cash=others))
    play(state, "bury corpse:duke play:novice play:novice play:novice under:1.barn")
    assert (cash(state, 0), cash(state, 1)) == (own_after, others_after)
    assert (checks(state, 0), checks(state, 1)) == (0, 0)


@pytest.mark.rule("BI-7.3", "BI-1.7")
def test_the_wealth_track_ends_for_a_whole_pocket_too() -> None:
    state = scene(player(hand="novice novice novice", cash=20, corpses="duke"))
    play(state, "bury corpse:duke play:novice play:novice play:novice under:0.barn")
    assert cash(state) == 40


# --- Crypt


@pytest.mark.rule("BI-7.4")
def test_without_a_crypt_it_is_one_corpse() -> None:
    state = scene(player(corpses="baron baron", annexes="duke"))
    play(state, "bury corpse:baron under:0.duke")
    assert (corpses(state), asked(state)) == ("baron", 1)


@pytest.mark.rule("BI-7.4", "BI-12.17")
def test_with_a_crypt_two_of_rank_one_cost_two() -> None:  # the rulebook's example of the Crypt
    state = scene(player(hand="viscount viscount viscount", cash=0, corpses="monk brigadier", annexes="archbishop"))
    play(state, "bury corpse:monk corpse:brigadier play:viscount")
    assert can(state) == ["play:viscount"]
    play(state, "play:viscount under:0.archbishop under:0.archbishop")
    assert (cash(state), corpses(state), hand(state)) == (24, "", "viscount")


@pytest.mark.rule("BI-7.4", "BI-12.17", "BI-7.3")
def test_each_corpse_may_go_under_another_annex_in_the_order_chosen() -> None:  # ruling 7.4
    state = scene(player(cash=0, corpses="baron peasant", annexes="archbishop"), player(cash=0))
    play(state, "bury corpse:peasant corpse:baron")
    assert prompt(state) == "Bury the Peasant (4 F): under which annex?"
    play(state, "under:1.barn")
    assert prompt(state) == "Bury the Baron (8 F): under which annex?"
    assert "under:1.barn" not in can(state)
    play(state, "under:0.archbishop")
    assert (buried(state, 0, 1), buried(state, 1)) == ("baron", "peasant")
    assert (cash(state, 0), cash(state, 1)) == (2 + 8, 2)


@pytest.mark.rule("BI-7.4", "BI-12.17")
def test_with_a_crypt_one_may_stop_at_any_number() -> None:
    state = scene(player(corpses="baron baron baron", annexes="archbishop"))
    play(state, "bury corpse:baron corpse:baron done under:0.barn under:1.barn")
    assert corpses(state) == "baron"


@pytest.mark.rule("BI-7.4", "BI-12.17")
def test_there_must_be_places_for_all_of_them() -> None:  # ruling 7.4
    state = scene(
        player(corpses="baron baron baron", annexes="barn:novice archbishop:monk,monk,monk"),
        player(annexes="barn:novice count:viscount"),
        player(),
    )
    play(state, "bury corpse:baron corpse:baron")  # two places left in all, so no third is asked for
    assert can(state) == ["under:1.count", "under:2.barn"]


@pytest.mark.rule("BI-7.4", "BI-12.17")
def test_the_sum_of_the_ranks_must_be_within_reach() -> None:
    state = scene(player(hand="viscount viscount", corpses="monk count brigadier", annexes="archbishop"))
    play(state, "bury corpse:monk")
    assert can(state) == ["corpse:brigadier", "done"]


@pytest.mark.rule("BI-7.4", "BI-12.15", "BI-12.16", "BI-12.17")
def test_chapel_crypt_and_cellar_combine() -> None:  # ruling 7.5
    state = scene(
        player(hand="viscount brigadier", cash=0, corpses="monk count", annexes="priest archbishop abbot"),
    )
    play(state, "bury corpse:monk corpse:count play:viscount play:brigadier")
    play(state, "discard:brigadier done under:0.priest under:0.abbot")
    assert (hand(state), gone(state), cash(state)) == ("viscount", "brigadier", 12 + 18)


@pytest.mark.rule("BI-7.3", "BI-1.7")
def test_corpse_by_corpse_the_order_does_not_change_what_is_paid() -> None:  # ruling 7.4
    wealth = set()
    for order in ("corpse:baron corpse:peasant", "corpse:peasant corpse:baron"):
        state = scene(player(cash=31, corpses="baron peasant", annexes="archbishop"))
        play(state, f"bury {order} under:0.archbishop under:0.archbishop")
        wealth.add(cash(state))
    assert wealth == {40}


@pytest.mark.rule("BI-7.1", "BI-9.3")
def test_a_buried_corpse_needs_no_gravedigger() -> None:
    state = dawn(player(), player(cash=5, corpses="baron"), rooms="- - brigadier")
    play(state, "bury corpse:baron under:1.barn")
    assert cash(state, 1) == 13
