"""Build an annex [BI-5]."""

import pytest

from tests.games.bloody_inn.scenes import (
    annexes,
    asked,
    can,
    cash,
    gone,
    hand,
    play,
    player,
    rest,
    scene,
    tale,
    why_not,
)

pytestmark = pytest.mark.both_forms


@pytest.mark.rule("BI-5.2", "BI-3.2", "BI-3.4")
def test_madeline_builds_the_distillery() -> None:  # the rulebook's example of building
    state = scene(player(hand="distiller viscount mechanic"))
    events = play(state, "build card:distiller play:viscount play:mechanic")
    assert (annexes(state), hand(state), gone(state)) == ("distiller", "mechanic", "viscount")
    assert tale(events) == [
        ("BI-3.4", "Anna discards the Viscount."),
        ("BI-5.2", "Anna builds the Distillery."),
    ]


@pytest.mark.rule("BI-5.1")
def test_merchants_artisans_religious_and_nobles_become_annexes() -> None:
    state = scene(player(hand="novice newsboy cultivator baron"))
    play(state, "build")
    assert can(state) == ["card:cultivator", "card:newsboy", "card:novice", "card:baron"]


@pytest.mark.rule("BI-5.1")
def test_police_and_peasants_never_do() -> None:  # ruling 5.1, the rulebook's note
    state = scene(player(hand="novice peacekeeper brigadier peasant"))
    play(state, "build")
    assert can(state) == ["card:novice"]
    no_house = "The {} cannot become an annex: only merchants, artisans, religious and nobles can."
    assert why_not(state, "card:peacekeeper") == ("BI-5.1", no_house.format("Peacekeeper"))
    assert why_not(state, "card:peasant") == ("BI-5.1", no_house.format("Peasant"))


@pytest.mark.rule("BI-5.1")
def test_without_a_card_that_can_become_one_building_is_refused() -> None:
    state = scene(player(hand="peacekeeper peasant"))
    assert why_not(state, "build") == (
        "BI-5.1",
        "You hold no card that can become an annex: police and peasants cannot.",
    )


@pytest.mark.rule("BI-5.1")
def test_the_card_comes_from_ones_own_hand() -> None:
    state = scene(player(hand="novice"), player(hand="baron"), rooms="newsboy")
    play(state, "build")
    assert can(state) == ["card:novice"]


@pytest.mark.rule("BI-5.2")
def test_any_number_of_annexes_and_several_of_one_kind() -> None:
    state = scene(player(hand="monk peasant", annexes="monk monk baron count duke abbot grocer"), keys="0 1 w w w")
    play(state, "build card:monk play:peasant room:3")
    assert annexes(state) == "monk monk baron count duke abbot grocer monk"


@pytest.mark.rule("BI-5.2")
def test_what_an_annex_does_at_once_happens_at_once_and_is_told_by_its_rule() -> None:
    state = scene(player(hand="viscount peasant", cash=5))
    events = play(state, "build card:viscount play:peasant")
    assert cash(state) == 11
    assert tale(events)[-1] == ("BI-12.20", "Anna gains 6 F by the King Size Bed.")


@pytest.mark.rule("BI-5.2")
def test_what_it_does_from_now_on_begins_now() -> None:
    state = scene(player(hand="representative peasant"), rooms="monk")
    play(state, "build card:representative play:peasant")
    rest(state)
    play(state, "bribe room:1")  # nobody left to play, but the Parlor saves the one
    assert hand(state) == "monk"


@pytest.mark.rule("BI-5.2")
def test_an_annex_has_left_the_hand_for_good() -> None:  # ruling 5.6
    state = scene(player(hand="novice monk"))
    play(state, "build card:novice")
    assert hand(state) == "monk"
    rest(state)
    assert "build" not in can(state)  # the built novice cannot be played for the monk


@pytest.mark.rule("BI-5.2", "BI-1.7")
def test_money_at_once_goes_up_to_the_end_of_the_wealth_track() -> None:  # ruling 5.5
    state = scene(player(hand="marquis baron baron peasant", cash=30, checks=1))
    play(state, "build card:marquis play:baron play:baron play:peasant")
    assert (cash(state), state.innkeepers[0].checks, asked(state)) == (40, 1, 1)
