"""Night: what all actions have in common [BI-3]."""

import pytest

from tests.games.bloody_inn.scenes import (
    Player,
    annexes,
    asked,
    can,
    corpses,
    gone,
    hand,
    is_midway,
    play,
    player,
    prompt,
    rest,
    rooms,
    scene,
    why_not,
)

pytestmark = pytest.mark.both_forms

# --- Whose turn


@pytest.mark.rule("BI-3.1")
def test_clockwise_from_the_first_player_everybody_acts_once_and_then_a_second_time() -> None:
    state = scene(seats=3, rooms="novice - duke count", first=1)
    turns = []
    for _ in range(6):
        turns.append((asked(state), prompt(state)))
        rest(state)
    first, second = "Your first action tonight", "Your second action tonight"
    assert turns == [(1, first), (2, first), (0, first), (1, second), (2, second), (0, second)]


@pytest.mark.rule("BI-3.1")
def test_a_night_has_two_actions_each_and_no_more() -> None:
    state = scene(rooms="novice duke", turn=4)
    rest(state)
    assert rooms(state) == "- - - - -"  # the morning has come


@pytest.mark.rule("BI-3.1")
def test_only_the_seat_whose_turn_it_is_can_act() -> None:
    assert why_not(scene(rooms="novice"), "bribe", seat=1) == ("BI-3.1", "It is Anna who is asked now.")


# --- The price


@pytest.mark.rule("BI-3.2")
@pytest.mark.parametrize(("guest", "rank"), [("novice", 0), ("monk", 1), ("abbot", 2), ("major", 3)])
def test_an_action_costs_as_many_accomplices_as_the_rank(guest: str, rank: int) -> None:  # ruling 3.1
    state = scene(player(hand="peasant " * 4), rooms=guest)
    play(state, "kill room:1" + " play:peasant" * rank)
    assert not is_midway(state)
    assert hand(state) == " ".join(["peasant"] * (4 - rank))
    assert corpses(state) == guest


@pytest.mark.rule("BI-3.2")
def test_neither_more_nor_fewer_can_be_played_without_a_discount() -> None:
    state = scene(player(hand="peasant peasant baron"), rooms="abbot")
    play(state, "bribe room:1")
    assert can(state) == ["play:baron", "play:peasant"]
    play(state, "play:peasant")
    assert can(state) == ["play:baron", "play:peasant"]
    play(state, "play:peasant")
    assert asked(state) == 1


@pytest.mark.rule("BI-3.2")
def test_a_guest_whose_rank_exceeds_the_hand_is_out_of_reach() -> None:
    state = scene(player(hand="peasant peasant"), rooms="archbishop abbot")
    play(state, "bribe")
    assert can(state) == ["room:2"]
    refused = "The Archbishop is rank 3 and asks for 3 accomplices; you can pay for 2."
    assert why_not(state, "room:1") == ("BI-3.2", refused)


DISCOUNTS = [
    ("representative", "bribe room:1"),
    ("mechanic", "build card:count"),
    ("abbot", "bury corpse:count"),
]
"""An annex, and an action on a guest of rank 2 that it makes cheaper."""


def with_annexes(built: str) -> Player:
    """Somebody who can bribe, build or bury a guest of rank 2."""
    return player(hand="count baron baron baron", corpses="count", annexes=built)


@pytest.mark.rule("BI-3.2", "BI-12.2", "BI-12.8", "BI-12.15")
@pytest.mark.parametrize(("annex", "action"), DISCOUNTS)
@pytest.mark.parametrize(("copies", "fewest"), [(0, 2), (1, 1), (2, 0), (3, 0)])
def test_discounts_are_optional_and_add_up(annex: str, action: str, copies: int, fewest: int) -> None:  # 3.1, 3.2
    state = scene(with_annexes(f"{annex} " * copies), rooms="count")
    play(state, action)
    for played in range(2):
        assert ("done" in can(state)) == (played >= fewest)
        play(state, "play:baron")
    assert "play:baron" not in can(state)  # never more than the rank


@pytest.mark.rule("BI-3.2")
@pytest.mark.parametrize(("annex", "action"), DISCOUNTS)
def test_a_discount_holds_for_its_own_kind_of_action_only(annex: str, action: str) -> None:
    others = " ".join(other for other, _ in DISCOUNTS if other != annex)
    state = scene(with_annexes(others), rooms="count")
    play(state, f"{action} play:baron")
    assert "done" not in can(state)


@pytest.mark.rule("BI-3.2", "BI-12.8")
@pytest.mark.parametrize(("parlors", "fewest"), [(1, 3), (2, 2)])
def test_a_discount_is_for_the_whole_action_not_for_each_target(parlors: int, fewest: int) -> None:  # 3.2, 13.8
    state = scene(
        player(hand="baron baron baron baron viscount", annexes="shopkeeper " + "representative " * parlors),
        rooms="count abbot",
    )
    play(state, "bribe room:1 room:2")
    for played in range(4):
        assert ("done" in can(state)) == (played >= fewest)
        play(state, "play:baron")
    assert asked(state) == 1


@pytest.mark.rule("BI-3.2", "BI-12.15")
def test_with_a_crypt_the_cellar_counts_once_too() -> None:
    state = scene(player(hand="baron baron baron", corpses="count monk", annexes="archbishop abbot"))
    play(state, "bury corpse:count corpse:monk play:baron")
    assert "done" not in can(state)
    play(state, "play:baron")
    assert "done" in can(state)


@pytest.mark.rule("BI-3.2")
def test_a_discount_brings_a_guest_within_reach_and_the_payment_ends_with_the_hand() -> None:
    state = scene(player(hand="peasant peasant", annexes="representative"), rooms="major")
    play(state, "bribe room:1 play:peasant play:peasant")
    assert (hand(state), asked(state)) == ("major", 1)


@pytest.mark.rule("BI-3.2")
def test_nobody_need_be_played_for_rank_nought() -> None:
    state = scene(player(hand="peasant"), rooms="baron")
    play(state, "bribe room:1")
    assert (hand(state), asked(state)) == ("baron peasant", 1)


@pytest.mark.rule("BI-3.2", "BI-6.2")
def test_there_is_no_discount_for_killing() -> None:  # ruling 3.3
    state = scene(player(hand="baron baron", annexes="representative mechanic abbot"), rooms="major count")
    play(state, "kill")
    assert can(state) == ["room:2"]
    play(state, "room:2 play:baron")
    assert can(state) == ["play:baron"]


# --- What the action is about is no part of its price


@pytest.mark.rule("BI-3.3")
@pytest.mark.parametrize(("cards", "within_reach"), [(2, False), (3, True)])
def test_building_rank_three_takes_three_other_cards(cards: int, within_reach: bool) -> None:  # ruling 3.5
    state = scene(player(hand="duke" + " peasant" * cards))
    assert ("build" in can(state)) == within_reach
    if within_reach:
        play(state, "build card:duke")
        assert can(state) == ["play:peasant"]


@pytest.mark.rule("BI-3.3")
def test_a_card_of_the_same_kind_can_be_played() -> None:
    state = scene(player(hand="mechanic mechanic"))
    play(state, "build card:mechanic play:mechanic")
    assert (hand(state), annexes(state)) == ("mechanic", "mechanic")


@pytest.mark.rule("BI-3.3", "BI-12.2")
def test_a_workshop_does_not_help_to_build_itself() -> None:  # ruling 3.7
    assert "build" not in can(scene(player(hand="mechanic")))
    state = scene(player(hand="mechanic mechanic viscount"))
    play(state, "build card:mechanic")
    assert "done" not in can(state)
    play(state, "play:viscount")
    rest(state)
    play(state, "build card:mechanic")  # the second costs nothing
    assert "done" not in can(state)
    assert annexes(state) == "mechanic mechanic"


@pytest.mark.rule("BI-3.3")
def test_a_bribed_guest_does_not_pay_for_himself() -> None:
    state = scene(player(hand=""), rooms="monk")
    assert "bribe" not in can(state)


@pytest.mark.rule("BI-3.3")
def test_guests_bribed_together_do_not_pay_for_each_other() -> None:
    state = scene(player(hand="", annexes="shopkeeper"), rooms="baron monk")
    play(state, "bribe room:1")
    assert hand(state) == "baron"


# --- Who comes back


@pytest.mark.rule("BI-3.4")
@pytest.mark.parametrize(
    ("action", "back"),
    [
        ("bribe room:1", "newsboy"),
        ("build card:duke", "mechanic"),
        ("kill room:1", "brigadier"),
        ("bury corpse:bishop", "novice"),
    ],
)
def test_those_with_the_affinity_come_back_and_the_others_go(action: str, back: str) -> None:  # ruling 3.4
    first, second = [guest for guest in ("baron", "newsboy", "mechanic", "novice") if guest != back][:2]
    dead = player(hand="duke newsboy mechanic brigadier novice baron", corpses="bishop", annexes="landscaper")
    state = scene(dead, rooms="major")
    play(state, f"{action} play:{first} play:{back} play:{second}")
    assert back in hand(state)
    assert gone(state) == " ".join(sorted((first, second)))


@pytest.mark.rule("BI-3.4")
@pytest.mark.parametrize("guest", ["newsboy", "mechanic", "brigadier", "novice", "baron"])
@pytest.mark.parametrize(
    ("action", "affinity"),
    [
        ("bribe room:1", "newsboy"),
        ("build card:viscount", "mechanic"),
        ("kill room:1", "brigadier"),
        ("bury corpse:viscount", "novice"),
    ],
)
def test_each_type_is_good_at_one_thing_and_nobles_at_nothing(guest: str, action: str, affinity: str) -> None:
    state = scene(player(hand=f"viscount {guest}", corpses="viscount"), rooms="viscount")
    play(state, f"{action} play:{guest}")
    assert (guest in hand(state).split()) == (guest == affinity)
    assert gone(state) == ("" if guest == affinity else guest)


@pytest.mark.rule("BI-3.4")
@pytest.mark.parametrize("action", ["bribe room:1", "build card:viscount", "kill room:1", "bury corpse:viscount"])
def test_peasants_are_good_at_nothing_and_go_to_the_bistro(action: str) -> None:
    state = scene(player(hand="viscount peasant", corpses="viscount"), rooms="viscount", bistro=1)
    play(state, f"{action} play:peasant")
    assert "peasant" not in hand(state)
    assert (state.bistro, gone(state)) == (2, "")


@pytest.mark.rule("BI-3.4")
def test_coming_back_is_no_choice() -> None:  # ruling 3.4: to keep or to discard, nobody is asked
    state = scene(player(hand="newsboy"), rooms="monk")
    play(state, "bribe room:1 play:newsboy")
    assert (hand(state), asked(state)) == ("monk newsboy", 1)


@pytest.mark.rule("BI-3.2", "BI-3.4")
def test_who_comes_back_cannot_be_played_a_second_time_for_the_same_action() -> None:  # ruling 3.6
    state = scene(player(hand="newsboy"), rooms="count")
    assert "bribe" not in can(state)
    state = scene(player(hand="newsboy baron"), rooms="count")
    play(state, "bribe room:1 play:newsboy")
    assert can(state) == ["play:baron"]


@pytest.mark.rule("BI-3.4")
def test_who_comes_back_helps_with_the_second_action_too() -> None:
    state = scene(player(hand="newsboy"), rooms="monk viscount")
    play(state, "bribe room:1 play:newsboy")
    rest(state)
    play(state, "bribe room:2 play:newsboy")
    assert hand(state) == "monk newsboy viscount"


# --- What is offered


@pytest.mark.rule("BI-3.5", "BI-8.1")
def test_with_nothing_to_do_one_can_still_pass() -> None:  # ruling 3.8
    assert can(scene(player(hand=""))) == ["pass"]


@pytest.mark.rule("BI-3.5")
@pytest.mark.parametrize(
    ("hand_held", "guests", "dead", "offered"),
    [
        ("", "novice", "", "bribe kill pass"),
        ("peasant", "monk", "", "bribe kill pass"),
        ("peasant", "count", "", "pass"),
        ("novice", "", "", "build pass"),
        ("monk", "", "", "pass"),
        ("monk peasant", "", "", "build pass"),
        ("peasant brigadier", "", "", "pass"),
        ("", "", "novice", "bury pass"),
        ("peasant", "", "count", "pass"),
        ("peasant peasant", "", "count", "bury pass"),
    ],
)
def test_only_what_can_be_carried_out_is_offered(hand_held: str, guests: str, dead: str, offered: str) -> None:
    assert can(scene(player(hand=hand_held, corpses=dead), rooms=guests)) == offered.split()


@pytest.mark.rule("BI-3.5")
def test_a_peasant_in_the_bistro_can_be_bribed_or_killed_with_an_empty_hand() -> None:
    assert can(scene(player(hand=""), rooms="major", bistro=1)) == ["bribe", "kill", "pass"]


@pytest.mark.rule("BI-3.5", "BI-7.1")
def test_burying_is_not_offered_while_every_annex_is_full() -> None:
    dead = player(corpses="novice", annexes="barn:baron")
    assert "bury" not in can(scene(dead, player(annexes="barn:baron monk:monk novice")))
    assert "bury" in can(scene(dead, player(annexes="barn:baron monk")))


@pytest.mark.rule("BI-3.5")
def test_a_discount_is_counted_in_what_is_offered() -> None:
    assert "bribe" in can(scene(player(annexes="representative"), rooms="monk"))
    assert "kill" not in can(scene(player(annexes="representative"), rooms="monk"))
    assert "build" in can(scene(player(hand="monk", annexes="mechanic")))
    assert "bury" in can(scene(player(corpses="monk", annexes="abbot")))
