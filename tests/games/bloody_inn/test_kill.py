"""Kill a guest [BI-6]."""

import pytest

from tests.games.bloody_inn.scenes import (
    asked,
    can,
    cash,
    checks,
    corpses,
    dawn,
    gone,
    hand,
    play,
    player,
    rest,
    rooms,
    scene,
    tale,
    why_not,
)

pytestmark = pytest.mark.both_forms


@pytest.mark.rule("BI-6.1")
def test_madeline_kills_the_baron() -> None:  # the rulebook's example of killing
    state = scene(player(), player(hand="peasant"), rooms="baron", turn=2)
    events = play(state, "kill room:1")  # in the room of the other one
    assert (corpses(state, 1), hand(state, 1), rooms(state)) == ("baron", "peasant", "- - - - -")
    assert tale(events) == [("BI-6.1", "Bram kills the Baron in room 1.")]


@pytest.mark.rule("BI-6.1", "BI-3.4")
def test_the_price_is_paid_and_police_come_back() -> None:
    state = scene(player(hand="brigadier baron"), rooms="- - count")
    play(state, "kill room:3 play:brigadier play:baron")
    assert (corpses(state), hand(state), gone(state)) == ("count", "brigadier", "baron")


@pytest.mark.rule("BI-6.1")
def test_a_peasant_of_the_bistro_can_be_killed_at_no_price() -> None:  # ruling 6.1
    state = scene(player(hand="baron"), bistro=3)
    events = play(state, "kill bistro")
    assert (corpses(state), state.bistro, asked(state)) == ("peasant", 2, 1)
    assert tale(events) == [("BI-6.1", "Anna kills a Peasant in the bistro.")]


@pytest.mark.rule("BI-6.1")
def test_without_a_butcher_shop_it_is_one_guest() -> None:
    state = scene(player(hand="baron"), rooms="novice novice")
    play(state, "kill room:1")
    assert (corpses(state), asked(state)) == ("novice", 1)


@pytest.mark.rule("BI-6.1", "BI-9.1")
def test_killing_the_police_may_prevent_the_investigation() -> None:  # ruling 6.3
    state = dawn(player(cash=20, corpses="baron"), player(), rooms="peacekeeper")
    play(state, "kill room:1")
    assert (cash(state, 0), corpses(state, 0), corpses(state, 1)) == (20, "baron", "peacekeeper")


@pytest.mark.rule("BI-6.2")
def test_killing_pays_nothing() -> None:
    state = scene(player(cash=7, checks=2, hand="baron baron baron"), rooms="duke")
    play(state, "kill room:1 play:baron play:baron play:baron")
    assert (cash(state), checks(state)) == (7, 2)


@pytest.mark.rule("BI-6.2")
def test_any_number_of_corpses_may_lie_about() -> None:
    state = scene(player(corpses="novice novice baron count duke peasant monk"), rooms="novice")
    play(state, "kill room:1")
    assert len(corpses(state).split()) == 8


@pytest.mark.rule("BI-6.2")
def test_a_corpse_that_is_not_buried_stays_for_the_next_night() -> None:
    state = dawn(player(), player(corpses="count"), rooms="novice")
    rest(state)
    assert corpses(state, 1) == "count"


# --- Butcher Shop


@pytest.mark.rule("BI-6.3", "BI-12.6", "BI-3.2")
def test_with_a_butcher_shop_ranks_one_and_two_cost_three() -> None:  # the rulebook's example of the Butcher Shop
    state = scene(player(hand="baron baron baron baron", annexes="butcher"), rooms="monk count")
    play(state, "kill room:1 room:2 play:baron play:baron")
    assert can(state) == ["play:baron"]
    play(state, "play:baron")
    assert (corpses(state), hand(state)) == ("count monk", "baron")


@pytest.mark.rule("BI-6.3", "BI-12.6")
def test_with_a_butcher_shop_one_may_stop_after_one() -> None:
    state = scene(player(hand="baron baron", annexes="butcher"), rooms="monk novice")
    play(state, "kill room:1 done play:baron")
    assert corpses(state) == "monk"


@pytest.mark.rule("BI-6.3", "BI-12.6")
@pytest.mark.parametrize("first", ["bistro", "room:1"])
def test_a_butcher_shop_is_for_travelers_only(first: str) -> None:  # ruling 6.1
    state = scene(player(annexes="butcher"), rooms="novice baron", bistro=3)
    play(state, f"kill {first}")
    if first == "bistro":
        assert (corpses(state), asked(state)) == ("peasant", 1)
    else:
        assert can(state) == ["room:2", "done"]
        assert why_not(state, "bistro") == ("BI-6.1", "Travelers and peasants cannot be taken in one action.")


@pytest.mark.rule("BI-6.3", "BI-12.6")
def test_the_sum_of_the_ranks_must_be_within_reach() -> None:
    state = scene(player(hand="baron baron", annexes="butcher"), rooms="monk count viscount")
    play(state, "kill room:1")
    assert can(state) == ["room:3", "done"]


@pytest.mark.rule("BI-6.3", "BI-4.3")
def test_butcher_shop_shop_and_crypt_are_for_their_own_action_only() -> None:
    state = scene(player(annexes="shopkeeper archbishop"), rooms="novice baron")
    play(state, "kill room:1")
    assert asked(state) == 1
    state = scene(player(annexes="butcher archbishop"), rooms="novice baron")
    play(state, "bribe room:1")
    assert asked(state) == 1
    state = scene(player(annexes="shopkeeper butcher", corpses="novice baron"))
    play(state, "bury corpse:novice")
    assert can(state) == ["under:0.barn", "under:0.shopkeeper", "under:0.butcher", "under:1.barn"]
