"""Bribe a guest [BI-4]."""

import pytest

from tests.games.bloody_inn.scenes import (
    asked,
    can,
    cash,
    corpses,
    dawn,
    gone,
    hand,
    pass_night,
    play,
    player,
    rest,
    rooms,
    scene,
    tale,
    why_not,
)

pytestmark = pytest.mark.both_forms


@pytest.mark.rule("BI-4.1", "BI-3.2", "BI-3.4")
def test_anna_bribes_the_landscaper() -> None:  # the rulebook's example of bribing
    state = scene(player(hand="peasant novice newsboy"), rooms="- landscaper")
    events = play(state, "bribe room:2 play:peasant play:novice play:newsboy")
    assert hand(state) == "landscaper newsboy"
    assert (state.bistro, gone(state), rooms(state)) == (1, "novice", "- - - - -")
    assert tale(events) == [
        ("BI-3.4", "Anna discards the Novice."),
        ("BI-3.4", "Anna discards the Peasant."),
        ("BI-4.1", "Anna bribes the Landscaper in room 2."),
    ]


@pytest.mark.rule("BI-4.1")
@pytest.mark.parametrize("room", [1, 2, 3])
def test_anybody_may_be_bribed_whose_room_it_is_does_not_matter(room: int) -> None:  # ruling 4.4
    state = scene(player(), rooms="novice novice novice")  # an own key, another's, a white one
    play(state, f"bribe room:{room}")
    assert hand(state) == "novice"


@pytest.mark.rule("BI-4.1", "BI-9.4")
def test_a_bribed_traveler_pays_no_room_in_the_morning() -> None:  # ruling 4.4
    state = dawn(player(), player(), rooms="novice novice")
    play(state, "bribe room:1")
    assert (cash(state, 0), cash(state, 1)) == (5, 5)  # 0: no room; 1: a room less the wages of the novice


@pytest.mark.rule("BI-4.1")
def test_the_guest_comes_into_the_hand_only_when_the_price_is_paid() -> None:
    state = scene(player(hand="baron"), rooms="monk")
    play(state, "bribe room:1")
    assert can(state) == ["play:baron"]
    assert (hand(state), rooms(state)) == ("baron", "monk - - - -")
    play(state, "play:baron")
    assert (hand(state), rooms(state)) == ("monk", "- - - - -")


@pytest.mark.rule("BI-4.1", "BI-9.1", "BI-3.4")
def test_the_police_can_be_bribed_and_do_not_investigate() -> None:  # ruling 4.5
    state = dawn(player(cash=20, corpses="baron"), player(hand="baron"), rooms="brigadier")
    play(state, "bribe room:1 play:baron")
    assert (cash(state, 0), corpses(state, 0)) == (20, "baron")
    assert hand(state, 1) == "brigadier"


@pytest.mark.rule("BI-4.1")
def test_there_is_no_limit_to_a_hand() -> None:  # ruling 4.6
    state = scene(player(hand="baron baron novice novice newsboy newsboy monk monk count count abbot"), rooms="novice")
    play(state, "bribe room:1")
    assert len(hand(state).split()) == 12


# --- Peasants


@pytest.mark.rule("BI-4.2")
@pytest.mark.parametrize(("move", "bribed"), [("bistro done", 1), ("bistro bistro", 2)])
def test_one_or_two_peasants_join_at_no_price(move: str, bribed: int) -> None:  # ruling 4.2
    state = scene(player(hand="baron"), bistro=3)
    events = play(state, f"bribe {move}")
    assert hand(state) == " ".join(["baron"] + ["peasant"] * bribed)
    assert (state.bistro, asked(state)) == (3 - bribed, 1)
    assert tale(events)[-1] == ("BI-4.2", "Anna bribes a Peasant in the bistro.")


@pytest.mark.rule("BI-4.2")
def test_the_bistro_may_have_only_one() -> None:
    state = scene(player(), bistro=1)
    play(state, "bribe bistro")
    assert (hand(state), asked(state)) == ("peasant", 1)


@pytest.mark.rule("BI-4.2")
def test_no_accomplice_may_be_played_for_peasants() -> None:
    state = scene(player(hand="baron"), bistro=2)
    play(state, "bribe bistro")
    assert can(state) == ["bistro", "done"]


@pytest.mark.rule("BI-4.2")
@pytest.mark.parametrize("first", ["bistro", "room:1"])
def test_never_travelers_and_peasants_together(first: str) -> None:  # ruling 4.1
    state = scene(player(hand="baron baron", annexes="shopkeeper brewer"), rooms="novice novice", bistro=3)
    play(state, f"bribe {first}")
    other = "room:2" if first == "bistro" else "bistro"
    assert other not in can(state)
    assert why_not(state, other) == ("BI-4.2", "Travelers and peasants cannot be taken in one action.")


# --- Shop and Brewery


@pytest.mark.rule("BI-4.3")
def test_without_a_shop_it_is_one_traveler() -> None:
    state = scene(player(hand="baron baron"), rooms="novice novice")
    play(state, "bribe room:1")
    assert asked(state) == 1


@pytest.mark.rule("BI-4.3", "BI-12.11", "BI-3.2")
def test_with_a_shop_two_of_rank_two_cost_four() -> None:  # the rulebook's example of the Shop; ruling 4.3
    state = scene(player(hand="baron baron newsboy novice", annexes="shopkeeper"), rooms="count abbot")
    play(state, "bribe room:1 room:2 play:baron play:newsboy play:baron")
    assert can(state) == ["play:novice"]
    play(state, "play:novice")
    assert hand(state) == "abbot count newsboy"


@pytest.mark.rule("BI-4.3", "BI-12.11")
def test_with_a_shop_one_may_stop_at_any_number() -> None:
    state = scene(player(hand="baron", annexes="shopkeeper"), rooms="novice novice newsboy monk major")
    play(state, "bribe room:1")
    assert can(state) == ["room:2", "room:3", "room:4", "done"]
    play(state, "room:3 done")
    assert hand(state) == "baron newsboy novice"


@pytest.mark.rule("BI-4.3", "BI-12.11")
def test_with_a_shop_the_sum_of_the_ranks_must_be_within_reach() -> None:
    state = scene(player(hand="baron baron baron", annexes="shopkeeper"), rooms="count abbot monk")
    play(state, "bribe room:1")
    assert can(state) == ["room:3", "done"]
    refused = "The Abbot is rank 2 and asks for 2 accomplices; you can still pay for 1."
    assert why_not(state, "room:2") == ("BI-3.2", refused)
    assert why_not(state, "room:1") == ("BI-3.2", "You have chosen that one already.")


@pytest.mark.rule("BI-4.3", "BI-12.11", "BI-4.2")
def test_a_shop_is_for_travelers_only() -> None:  # ruling 4.1
    state = scene(player(annexes="shopkeeper"), bistro=4)
    play(state, "bribe bistro bistro")
    assert asked(state) == 1


@pytest.mark.rule("BI-4.3", "BI-12.12")
@pytest.mark.parametrize("peasants", [1, 2, 3, 4])
def test_with_a_brewery_up_to_four_peasants_join(peasants: int) -> None:
    state = scene(player(annexes="brewer"), bistro=4)
    play(state, "bribe" + " bistro" * peasants + (" done" if peasants < 4 else ""))
    assert hand(state).split() == ["peasant"] * peasants
    assert asked(state) == 1


@pytest.mark.rule("BI-4.3", "BI-12.12")
def test_never_five_even_with_a_brewery() -> None:
    state = scene(player(annexes="brewer"), seats=3, bistro=5)
    play(state, "bribe bistro bistro bistro bistro")
    assert (asked(state), state.bistro) == (1, 1)


@pytest.mark.rule("BI-4.3", "BI-12.12")
def test_a_brewery_is_for_peasants_only() -> None:  # ruling 4.1
    state = scene(player(annexes="brewer"), rooms="novice novice")
    play(state, "bribe room:1")
    assert asked(state) == 1


@pytest.mark.rule("BI-4.3")
def test_the_shop_is_its_owners_only() -> None:
    state = scene(player(), player(annexes="shopkeeper brewer"), rooms="novice novice", bistro=3)
    play(state, "bribe room:1")
    assert asked(state) == 1
    rest(state)
    play(state, "bribe bistro bistro")
    assert asked(state) == 1
    pass_night(state)
    assert "novice" in gone(state)
