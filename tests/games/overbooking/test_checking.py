"""Phase 2: the order of inns and of those at the door, and who gets a place [OB-4]."""

import pytest

from tests.games.overbooking.scenes import (
    asked,
    can,
    discarded,
    door,
    last,
    lodged,
    opened,
    play,
    prompt,
    queue,
    seen,
    tale,
    told,
)

pytestmark = pytest.mark.both_forms

# --- Inn by inn


@pytest.mark.rule("OB-4.1")
def test_inns_are_opened_from_the_top_and_those_below_stay_closed() -> None:  # OB-17
    state = opened("A:bird.maids [1.A] A:fish.monk", "B:bird.maids [6.A] B:fish.monk", "[5.A]")
    assert (asked(state), seen(state)["inn"]) == ("A", 1)
    first, second, _ = seen(state)["houses"]
    assert all(guest["open"] for guest in first["door"] + first["queue"])
    assert not any(guest["open"] for guest in second["door"] + second["queue"])
    play(state, "decline")
    assert (asked(state), seen(state)["inn"]) == ("B", 2)
    assert lodged(state) == "A:fish.monk"  # the first inn is settled before the second is opened
    assert (queue(state, 1), door(state, 1)) == ("", "")


@pytest.mark.rule("OB-4.1")
def test_the_inns_are_told_in_their_order() -> None:
    state = last("[1.A] A:bird.monk", "[6.A]", "[5.A] B:bird.monk")
    story = [(one["kind"], one["facts"]["inn"]) for one in told(play(state, "pass")) if "inn" in one["facts"]]
    assert story == [("open", 1), ("lodge", 1), ("open", 2), ("open", 3), ("lodge", 3)]


# --- Those at the door


@pytest.mark.rule("OB-4.2")
def test_the_nearest_at_the_door_acts_first() -> None:  # OB-18
    near_noblewomen = opened("A:fish.monk A:bird.noblewomen [1.A] A:stag.maids", "[6.A]")
    assert can(near_noblewomen) == "pick:1 decline"  # the Monk has not moved yet
    near_monk = opened("A:bird.noblewomen A:fish.monk [1.A] A:stag.maids", "[6.A]")
    assert can(near_monk) == "pick:1 pick:2 decline"


@pytest.mark.rule("OB-4.2")
def test_a_later_one_finds_the_queue_as_the_one_before_has_left_it() -> None:  # OB-18
    state = opened("B:bird.soldiers A:bird.soldiers [1.A] A:bird.laborers B:bird.laborers", "[6.A]")
    assert (asked(state), can(state)) == ("A", "replace:1 replace:2 decline")
    play(state, "replace:2")
    assert (asked(state), can(state)) == ("B", "replace:1 decline")
    assert (door(state), queue(state)) == ("B:bird.soldiers", "A:bird.laborers A:bird.soldiers")


@pytest.mark.rule("OB-4.2")
@pytest.mark.parametrize("guest", ["noblewomen", "soldiers", "maids"])
def test_noblewomen_soldiers_and_maids_need_not_act(guest: str) -> None:  # OB-19
    state = opened(f"B:fish.{guest} [1.A] B:stag.laborers", "[6.A]")
    assert (asked(state), can(state).split()[-1]) == ("B", "decline")
    play(state, "decline")
    assert (lodged(state), discarded(state)) == ("B:stag.laborers", f"B:fish.{guest}")


@pytest.mark.rule("OB-4.2")
@pytest.mark.parametrize("guest", ["monk", "merchants", "laborers"])
def test_monk_merchants_and_laborers_act_without_being_asked(guest: str) -> None:  # OB-19
    state = opened(f"B:fish.{guest} [1.A] B:stag.maids", "[6.A]")
    assert seen(state)["round"] == 2


@pytest.mark.rule("OB-4.2", "OB-3.5")
def test_noblewomen_go_before_what_the_sign_says() -> None:  # OB-24: 8 places, Monks first
    state = opened("B:fish.noblewomen [2.A] A:stag.monk B:bird.soldiers A:boar.monk A:fish.monk", "[6.A]")
    play(state, "pick:2")
    assert lodged(state) == "A:stag.monk A:boar.monk A:fish.monk B:bird.soldiers"
    plain = opened("B:fish.noblewomen [2.A] A:stag.noblewomen B:bird.soldiers A:boar.monk", "[6.A]")
    play(plain, "pick:2")
    assert lodged(plain) == "A:boar.monk B:bird.soldiers"


@pytest.mark.rule("OB-4.2")
def test_the_second_owner_has_seen_the_choice_of_the_first() -> None:
    state = opened("B:bird.noblewomen A:bird.noblewomen [1.A] A:stag.maids B:stag.maids", "[6.A]")
    play(state, "pick:1")
    house = seen(state, 1)["houses"][0]
    assert (asked(state), house["picks"], house["acted"]) == ("B", [1], 1)


# --- Noblewomen


@pytest.mark.rule("OB-4.3")
def test_noblewomen_pick_any_own_card_in_the_queue_and_no_others() -> None:
    state = opened("A:bird.noblewomen [1.A] A:stag.maids B:stag.maids A:fish.laborers", "[6.A]")
    assert can(state) == "pick:1 pick:3 decline"
    assert prompt(state) == "Noblewomen at inn 1: which of your guests reserves first?"


@pytest.mark.rule("OB-4.3", "OB-4.10")
def test_the_picked_card_reserves_before_all_others() -> None:
    line = "B:fish.laborers B:stag.laborers A:stag.merchants"
    state = opened(f"A:bird.noblewomen [1.A] {line}", "[6.A]")  # 13 places
    play(state, "pick:3")
    assert lodged(state) == "A:stag.merchants B:fish.laborers"
    state = opened(f"A:bird.noblewomen [1.A] {line}", "[6.A]")
    play(state, "decline")
    assert lodged(state) == "B:fish.laborers B:stag.laborers"


@pytest.mark.rule("OB-4.3")
def test_noblewomen_without_an_own_card_in_the_queue_do_nothing() -> None:  # OB-20
    state = last("A:fish.monk A:bird.noblewomen [1.A] B:stag.maids", "[6.A]")
    happened = tale(play(state, "pass"))
    assert ("OB-4.3", "The Noblewomen of Anna found nobody to help or to hinder.") in happened
    assert lodged(state) == "A:fish.monk B:stag.maids"  # the own Monk who comes later is not picked


@pytest.mark.rule("OB-4.3")
def test_a_second_pick_is_another_card() -> None:  # OB-21
    state = opened("A:fish.noblewomen A:bird.noblewomen [1.A] A:stag.maids A:fish.maids", "[6.A]")
    play(state, "pick:2")
    assert (asked(state), can(state)) == ("A", "pick:1 decline")


@pytest.mark.rule("OB-4.3")
def test_with_no_other_card_left_the_second_noblewomen_do_nothing() -> None:  # OB-21
    state = opened("A:fish.noblewomen A:bird.noblewomen [1.A] A:stag.maids B:fish.maids", "[6.A]")
    happened = told(play(state, "pick:1"))
    assert [one["kind"] for one in happened][:2] == ["pick", "in-vain"]
    assert seen(state)["round"] == 2


@pytest.mark.rule("OB-4.10", "OB-4.3")
@pytest.mark.parametrize(("picks", "inside"), [("order", "A:stag.soldiers"), ("size", "B:stag.laborers")])
def test_two_picks_go_in_the_order_of_choosing_or_by_size(picks: str, inside: str) -> None:  # OB-21: 9 places, 5 then 6
    street = "B:bird.noblewomen A:bird.noblewomen [3.B] B:stag.laborers A:stag.soldiers"
    state = opened(street, "[1.A]", options={"picks": picks})
    play(state, "pick:2 pick:1")
    assert lodged(state) == inside


@pytest.mark.rule("OB-4.10")
def test_among_picks_of_one_size_the_nearer_goes_first_by_size_and_the_earlier_by_order() -> None:
    street = "B:bird.noblewomen A:bird.noblewomen [3.B] B:stag.soldiers A:stag.soldiers"
    for picks, inside in (("order", "A:stag.soldiers"), ("size", "B:stag.soldiers")):
        state = opened(street, "[1.A]", options={"picks": picks})
        play(state, "pick:2 pick:1")
        assert lodged(state) == inside


@pytest.mark.rule("OB-4.10")
def test_a_picked_card_that_does_not_fit_gets_nothing_and_blocks_nobody() -> None:  # OB-22: 8 - 3 places
    state = opened("A:bird.noblewomen B:bird.laborers [2.A] A:stag.laborers B:stag.maids A:fish.merchants", "[6.A]")
    play(state, "pick:1")
    assert (lodged(state), "A:stag.laborers" in discarded(state)) == ("A:fish.merchants B:stag.maids", True)


# --- Monks


@pytest.mark.rule("OB-4.4")
@pytest.mark.parametrize(
    ("inn", "line"),
    [
        ("1.A", "A:bird.monk A:fish.monk A:stag.monk A:boar.monk"),  # the queue is full
        ("4.B", "A:bird.laborers"),  # large groups only
        ("8.A", "A:bird.monk B:fish.monk"),  # two families
        ("5.A", "A:bird.soldiers"),  # Soldiers first
    ],
)
def test_a_monk_goes_to_the_end_of_any_queue(inn: str, line: str) -> None:  # OB-25
    state = opened(f"B:bird.maids B:stag.monk [{inn}] {line}", "[6.A]")
    assert queue(state) == f"{line} B:stag.monk"
    assert door(state) == "B:bird.maids"


@pytest.mark.rule("OB-4.4")
def test_of_two_monks_the_nearer_goes_first() -> None:  # OB-25, OB-30
    line = "A:bird.merchants A:fish.monk A:stag.monk A:boar.monk"
    events = play(last(f"A:bird.monk B:stag.monk [1.A] {line}", "[6.A]"), "pass")
    moved = [one for one in told(events) if one["kind"] == "monk"]
    assert [(one["seat"], one["elements"]) for one in moved] == [(1, ["queue-card:1.5"]), (0, ["queue-card:1.6"])]


@pytest.mark.rule("OB-4.4", "OB-3.5", "OB-4.9")
def test_where_monks_are_first_one_from_the_door_is_too() -> None:  # OB-25
    state = opened("B:stag.monk [2.A] A:bird.noblewomen A:fish.noblewomen", "[6.A]")
    assert lodged(state) == "A:bird.noblewomen B:stag.monk"
    plain = opened("B:stag.monk [3.B] A:bird.noblewomen A:fish.soldiers", "[6.A]")
    assert lodged(plain) == "A:fish.soldiers A:bird.noblewomen"


# --- Merchants and Laborers


@pytest.mark.rule("OB-4.5", "OB-4.8")
@pytest.mark.parametrize(
    ("at_door", "places"),
    [
        ("", 8),
        ("A:bird.merchants", 11),
        ("A:bird.merchants B:bird.merchants", 14),
        ("A:bird.laborers", 5),
        ("A:bird.laborers B:bird.laborers", 2),
        ("A:bird.laborers B:bird.merchants", 8),
        ("A:bird.merchants B:bird.laborers", 8),
    ],
)
def test_merchants_and_laborers_change_the_places(at_door: str, places: int) -> None:  # OB-26
    line = "A:stag.merchants A:stag.monk A:boar.monk A:fish.monk"
    lodging = [one["facts"] for one in told(play(last(f"{at_door} [2.A] {line}", "[6.A]"), "pass"))]
    left = next(one["left"] for one in lodging if one.get("size") == 1 and "left" in one)
    assert left == places - 1  # the first to reserve is a Monk


@pytest.mark.rule("OB-4.5", "OB-4.8")
def test_the_places_are_shown_and_told_as_they_change() -> None:
    state = last("A:fish.maids B:bird.merchants [2.A] A:stag.maids", "[6.A]")
    happened = tale(play(state, "pass"))
    assert ("OB-4.5", "The Merchants of Bram bring places: inn 1 now has 11.") in happened
    assert seen(state)["houses"][0]["places"] == 11
    state = last("A:fish.maids B:bird.laborers [2.A] A:stag.maids", "[6.A]")
    assert ("OB-4.8", "The Laborers of Bram take up places: inn 1 now has 5.") in tale(play(state, "pass"))


# --- Soldiers


@pytest.mark.rule("OB-4.6")
def test_soldiers_take_the_place_of_any_laborers_in_the_queue() -> None:  # OB-27
    state = opened("A:bird.soldiers [1.A] A:stag.laborers B:fish.maids B:stag.laborers", "[6.A]")
    assert can(state) == "replace:1 replace:3 decline"
    happened = tale(play(state, "replace:3"))
    assert happened[0] == ("OB-4.6", "The Soldiers of Anna took the place of the Laborers of Bram.")
    assert lodged(state) == "A:stag.laborers A:bird.soldiers"
    assert discarded(state) == "B:stag.laborers B:fish.maids"


@pytest.mark.rule("OB-4.6")
def test_soldiers_may_replace_own_laborers_in_the_same_slot() -> None:  # OB-27, OB-30
    state = opened("B:fish.maids A:bird.soldiers [1.A] A:stag.laborers B:fish.monk", "[6.A]")
    play(state, "replace:1")
    assert queue(state) == "A:bird.soldiers B:fish.monk"
    assert discarded(state) == "A:stag.laborers"  # at once


@pytest.mark.rule("OB-4.6")
@pytest.mark.parametrize("street", ["A:bird.soldiers [1.A] B:fish.maids", "B:bird.laborers A:bird.soldiers [1.A]"])
def test_soldiers_without_laborers_in_the_queue_do_nothing(street: str) -> None:  # OB-27: those at the door are none
    happened = tale(play(last(street, "[6.A]"), "pass"))
    assert ("OB-4.6", "The Soldiers of Anna found nobody to help or to hinder.") in happened


@pytest.mark.rule("OB-4.6")
def test_two_soldiers_and_one_laborers() -> None:  # OB-27
    state = opened("B:bird.soldiers A:bird.soldiers [1.A] B:stag.laborers", "[6.A]")
    play(state, "replace:1")
    assert (lodged(state), discarded(state)) == ("A:bird.soldiers", "B:stag.laborers B:bird.soldiers")


@pytest.mark.rule("OB-4.6", "OB-4.9")
def test_soldiers_come_into_the_inn_without_soldiers_by_the_back_door() -> None:  # OB-27
    state = opened("A:bird.soldiers [7.A] B:stag.laborers", "[6.A]")
    play(state, "replace:1")
    assert lodged(state) == "A:bird.soldiers"


@pytest.mark.rule("OB-4.9", "OB-3.6")
def test_where_soldiers_are_first_those_from_the_door_are_too_at_their_slot() -> None:  # OB-25, 27, 28: 11 places
    state = opened("A:bird.soldiers [5.A] B:stag.laborers B:fish.laborers B:fish.soldiers", "[6.A]")
    play(state, "replace:1")
    assert lodged(state) == "A:bird.soldiers B:fish.soldiers"
    tight = opened("B:boar.laborers A:bird.soldiers [5.A] B:fish.soldiers B:stag.laborers", "[6.A]")
    play(tight, "replace:2")
    assert lodged(tight) == "B:fish.soldiers"  # 8 places: the nearer Soldiers are first


# --- Maids


@pytest.mark.rule("OB-4.7")
def test_maids_take_the_place_of_an_own_card() -> None:  # OB-28
    state = opened("A:bird.maids [1.A] A:stag.laborers B:fish.maids A:stag.monk", "[6.A]")
    assert can(state) == "replace:1 replace:3 decline"
    happened = tale(play(state, "replace:1"))
    assert happened[0] == ("OB-4.7", "The Maids of Anna took the place of the Laborers of Anna.")
    assert lodged(state) == "A:bird.maids A:stag.monk B:fish.maids"
    assert discarded(state) == "A:stag.laborers"


@pytest.mark.rule("OB-4.7")
def test_maids_without_an_own_card_in_the_queue_do_nothing() -> None:  # OB-28
    happened = tale(play(last("A:bird.maids [1.A] B:fish.maids", "[6.A]"), "pass"))
    assert ("OB-4.7", "The Maids of Anna found nobody to help or to hinder.") in happened


@pytest.mark.rule("OB-4.7", "OB-4.9")
def test_maids_may_replace_a_monk_just_moved_soldiers_just_entered_and_other_maids() -> None:  # OB-28
    state = opened("A:bird.maids A:fish.monk [1.A] A:stag.maids", "[6.A]")
    assert can(state) == "replace:1 replace:2 decline"
    state = opened("A:bird.maids A:fish.soldiers [1.A] B:stag.laborers", "[6.A]")
    play(state, "replace:1")
    assert (asked(state), can(state)) == ("A", "replace:1 decline")
    play(state, "replace:1")
    assert (lodged(state), discarded(state)) == ("A:bird.maids", "A:fish.soldiers B:stag.laborers")


@pytest.mark.rule("OB-4.7", "OB-4.9")
def test_maids_come_into_the_inn_of_large_groups() -> None:  # OB-28
    state = opened("A:bird.maids [4.B] A:stag.laborers", "[6.A]")
    play(state, "replace:1")
    assert lodged(state) == "A:bird.maids"


# --- Who entered, and picks


@pytest.mark.rule("OB-4.9")
def test_who_entered_can_be_picked_by_later_noblewomen() -> None:
    state = opened("A:bird.noblewomen A:fish.maids [1.A] A:stag.laborers", "[6.A]")
    play(state, "replace:1")
    assert can(state) == "pick:1 decline"
    state = opened("A:bird.noblewomen A:fish.monk [1.A] B:stag.laborers", "[6.A]")
    assert can(state) == "pick:2 decline"


@pytest.mark.rule("OB-4.9")
@pytest.mark.parametrize("thief", ["B:bird.soldiers", "A:bird.maids"])
def test_a_card_that_is_replaced_takes_its_being_picked_along(thief: str) -> None:  # OB-23
    line = "[1.A] B:boar.laborers A:stag.laborers B:stag.noblewomen"  # 13 places
    state = opened(f"{thief} A:bird.noblewomen {line}", "[6.A]")
    play(state, "pick:2")
    assert seen(state)["houses"][0]["picks"] == [2]
    play(state, "replace:2")
    story = lodged(state)
    # By size: Laborers 6, then (Soldiers 5 or Noblewomen 4), and Maids 3 only after Noblewomen 4.
    assert (
        story
        == {
            "B:bird.soldiers": "B:boar.laborers B:bird.soldiers",
            "A:bird.maids": "A:bird.maids B:boar.laborers B:stag.noblewomen",
        }[thief]
    )


@pytest.mark.rule("OB-4.9")
def test_the_newcomer_stands_in_the_slot_without_the_pick() -> None:  # OB-23: 9 places
    state = opened("A:bird.maids A:bird.noblewomen [3.B] B:boar.laborers A:stag.laborers B:stag.maids", "[6.A]")
    play(state, "pick:2 replace:2")
    assert seen(state)["round"] == 2
    assert lodged(state) == "A:bird.maids B:boar.laborers"  # the nearer Maids, by size only after Laborers
    state = opened("A:bird.maids A:bird.noblewomen [3.B] B:stag.maids B:boar.laborers A:stag.laborers", "[6.A]")
    play(state, "pick:3 replace:3")
    assert lodged(state) == "B:boar.laborers B:stag.maids"  # a pick kept would have brought the Maids in


@pytest.mark.rule("OB-4.9")
def test_the_picks_of_others_stay_when_a_card_is_replaced() -> None:
    state = opened("B:bird.maids A:bird.noblewomen [3.B] B:stag.maids B:boar.laborers A:stag.laborers", "[6.A]")
    play(state, "pick:3")
    play(state, "replace:1")
    assert lodged(state) == "A:stag.laborers B:bird.maids"


# --- Places


@pytest.mark.rule("OB-4.10")
@pytest.mark.parametrize(
    ("street", "inside"),
    [
        (
            "[1.A] A:bird.monk B:bird.laborers A:bird.soldiers B:bird.maids",
            "A:bird.soldiers A:bird.monk B:bird.laborers",
        ),
        ("[3.B] A:bird.soldiers B:bird.soldiers A:fish.noblewomen", "A:bird.soldiers A:fish.noblewomen"),
        ("[3.B] B:bird.soldiers A:bird.soldiers A:fish.noblewomen", "A:fish.noblewomen B:bird.soldiers"),
        ("[2.A] A:bird.laborers B:bird.laborers A:stag.merchants", "A:bird.laborers A:stag.merchants"),
        ("[2.A] B:bird.maids A:bird.maids A:fish.maids", "A:bird.maids B:bird.maids"),
    ],
)
def test_the_largest_first_then_near_before_far_and_who_does_not_fit_is_passed_over(street: str, inside: str) -> None:
    assert lodged(opened(street, "[6.A]")) == inside  # OB-29


@pytest.mark.rule("OB-4.10")
def test_lodging_and_turning_away_is_told_with_the_places_left() -> None:
    happened = tale(play(last("[2.A] A:bird.laborers B:bird.maids B:bird.merchants", "[6.A]"), "pass"))
    assert [sentence for rule, sentence in happened if rule == "OB-4.10"] == [
        "The Laborers of Anna got 6 places in inn 1; 2 are left.",
        "The Maids of Bram asked for 3 places in inn 1, and 2 were left.",
        "The Merchants of Bram got 2 places in inn 1; it is full now.",
    ]


@pytest.mark.rule("OB-4.11")
def test_lodged_cards_lie_before_their_owners_and_all_others_are_discarded() -> None:
    state = opened("A:bird.laborers B:bird.merchants [2.A] A:stag.laborers B:stag.laborers", "[6.A]")
    assert lodged(state) == "A:stag.laborers"
    assert discarded(state) == "A:bird.laborers B:stag.laborers B:bird.merchants"
    assert seen(state)["players"][1]["discarded"][0]["card"] == "stag.laborers"
    assert queue(state) == door(state) == ""
