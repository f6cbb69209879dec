"""Phase 2 of Overbooking: rulings OB-17 to OB-30 and their additions."""

import pytest

from tests.oracle.overbooking_table import (
    at,
    choices,
    discarded,
    inn,
    keep_everything,
    lay,
    lodged,
    opened,
    say,
    table,
    words,
)

# One inn after another (OB-17).


def test_inns_are_opened_and_settled_from_the_top() -> None:
    oracle = table(3, "1.A 6.A 5.A")
    for column in (1, 2, 3):
        lay(oracle, f"{column - 1}:bird.merchants", f"{column - 1}:fish.noblewomen", column)
    keep_everything(oracle)
    for column in (1, 2, 3):
        position = oracle.position()
        assert (position["phase"], position["inn"], oracle.acting()) == ("checking", column, [column - 1])
        opened_cards = [[card["open"] for card in found["door"] + found["queue"]] for found in position["inns"]]
        assert opened_cards == [[]] * (column - 1) + [[True, True]] + [[False, False]] * (3 - column)
        assert sum(map(len, lodged(oracle))) == column - 1
        say(oracle, "pick:1")
    assert (oracle.round, oracle.phase, oracle.opening) == (2, "placing", None)


def test_an_inn_without_questions_is_settled_at_once() -> None:
    oracle = opened("1.A", "0:bird.monk", "1:bird.merchants")
    assert (oracle.round, lodged(oracle), discarded(oracle)) == (2, [{"bird.monk"}, set()], [set(), {"bird.merchants"}])


# Who reserves places (OB-29).


def test_the_largest_groups_come_first_and_the_nearer_of_equals() -> None:
    oracle = opened("6.A", "0:bird.merchants 0:bird.soldiers 1:bird.soldiers 1:bird.laborers")
    assert lodged(oracle) == [{"bird.soldiers"}, {"bird.laborers"}]
    assert discarded(oracle) == [{"bird.merchants"}, {"bird.soldiers"}]


def test_a_group_that_does_not_fit_is_skipped_for_smaller_ones() -> None:
    oracle = opened("3.B", "0:bird.monk 1:bird.noblewomen 1:bird.merchants 0:bird.laborers")
    assert lodged(oracle) == [{"bird.monk", "bird.laborers"}, {"bird.merchants"}]


def test_a_group_that_needs_exactly_the_free_places_fits() -> None:
    assert lodged(opened("3.B", "0:bird.maids 1:bird.laborers")) == [{"bird.maids"}, {"bird.laborers"}]


def test_monks_first_lets_monks_reserve_before_larger_groups() -> None:
    queue = "1:bird.laborers 1:bird.merchants 0:bird.monk"
    assert lodged(opened("2.A", queue)) == [{"bird.monk"}, {"bird.laborers"}]
    assert lodged(opened("3.B", queue)) == [{"bird.monk"}, {"bird.laborers", "bird.merchants"}]
    narrow = opened("4.A", queue)  # eight places without a favoured guest
    assert lodged(narrow) == [set(), {"bird.laborers", "bird.merchants"}]


def test_soldiers_first_lets_soldiers_reserve_near_to_far_before_laborers() -> None:
    queue = "1:bird.laborers 0:bird.soldiers 1:fish.soldiers"
    assert lodged(opened("5.A", queue)) == [{"bird.soldiers"}, {"fish.soldiers"}]
    assert lodged(opened("6.A", queue)) == [{"bird.soldiers"}, {"bird.laborers"}]


def test_where_soldiers_come_first_a_third_that_does_not_fit_blocks_nobody() -> None:
    queue = "1:bird.soldiers 1:fish.soldiers 1:stag.soldiers 0:bird.monk"
    assert lodged(opened("5.A", queue)) == [{"bird.monk"}, {"bird.soldiers", "fish.soldiers"}]


# Door cards act one after another (OB-18, OB-19).


def test_the_owner_of_the_door_card_decides_the_nearest_card_first() -> None:
    oracle = opened("1.A", "0:bird.monk 1:bird.maids 2:bird.laborers", "2:fish.maids 1:fish.soldiers", seats=3)
    assert (oracle.acting(), choices(oracle)) == ([2], words("replace:3 decline"))
    say(oracle, "decline")
    assert (oracle.acting(), choices(oracle)) == ([1], words("replace:3 decline"))
    assert at(oracle, "door") == ["2:fish.maids", "1:fish.soldiers"]
    say(oracle, "decline")
    assert discarded(oracle) == [set(), {"fish.soldiers"}, {"fish.maids"}]


def test_a_later_door_card_sees_the_queue_as_the_first_left_it() -> None:
    oracle = opened("1.A", "0:bird.laborers", "0:fish.maids 1:fish.soldiers")
    say(oracle, "replace:1")
    assert (oracle.round, lodged(oracle)) == (2, [{"fish.maids"}, set()])
    assert discarded(oracle) == [{"bird.laborers"}, {"fish.soldiers"}]


@pytest.mark.parametrize("ability", ["noblewomen", "soldiers", "maids"])
def test_an_ability_may_be_declined_and_is_asked_for_even_with_one_target(ability: str) -> None:
    oracle = opened("1.A", "0:bird.laborers", f"0:fish.{ability}")
    assert choices(oracle) == words("decline pick:1" if ability == "noblewomen" else "decline replace:1")
    say(oracle, "decline")
    assert (lodged(oracle), discarded(oracle)) == ([{"bird.laborers"}, set()], [{f"fish.{ability}"}, set()])


# Noblewomen (OB-20 to OB-24).


def test_noblewomen_pick_an_own_card_of_the_queue() -> None:
    oracle = opened("3.B", "0:bird.merchants 1:bird.laborers 0:bird.maids", "0:fish.noblewomen")
    assert choices(oracle) == words("pick:1 pick:3 decline")
    assert inn(oracle)["picks"] == []
    say(oracle, "pick:1")
    assert lodged(oracle) == [{"bird.merchants"}, {"bird.laborers"}]
    assert discarded(oracle) == [{"bird.maids", "fish.noblewomen"}, set()]


def test_noblewomen_without_an_own_card_do_nothing_even_if_one_comes_later() -> None:
    oracle = opened("2.A", "1:bird.laborers", "0:fish.noblewomen 0:fish.monk")
    assert (oracle.round, lodged(oracle)) == (2, [{"fish.monk"}, {"bird.laborers"}])


def test_noblewomen_farther_than_an_own_monk_may_pick_him() -> None:
    oracle = opened("4.A", "1:bird.laborers 1:bird.merchants", "0:fish.monk 0:fish.noblewomen")
    assert choices(oracle) == words("pick:3 decline")
    say(oracle, "pick:3")
    assert lodged(oracle) == [{"fish.monk"}, {"bird.laborers"}]


def test_noblewomen_nearer_than_an_own_monk_cannot_pick_him() -> None:
    oracle = opened("4.A", "1:bird.laborers 0:bird.merchants", "0:fish.noblewomen 0:fish.monk")
    assert choices(oracle) == words("pick:2 decline")


def test_noblewomen_may_pick_maids_that_entered() -> None:
    oracle = opened("4.A", "1:bird.laborers 0:bird.merchants", "0:fish.maids 0:fish.noblewomen")
    say(oracle, "replace:2")
    assert (at(oracle, "door"), choices(oracle)) == (["0:fish.noblewomen"], words("pick:2 decline"))


def test_the_second_noblewomen_choose_another_card_after_the_first() -> None:
    oracle = opened("1.A", "0:bird.monk 0:bird.maids", "0:fish.noblewomen 0:stag.noblewomen")
    say(oracle, "pick:2")
    assert (inn(oracle)["picks"], choices(oracle)) == ([2], words("pick:1 decline"))


def test_the_second_noblewomen_of_a_player_with_one_card_do_nothing() -> None:
    oracle = opened("1.A", "0:bird.monk", "0:fish.noblewomen 0:stag.noblewomen")
    say(oracle, "pick:1")
    assert oracle.round == 2


def test_after_declining_the_second_noblewomen_may_pick_any_own_card() -> None:
    oracle = opened("1.A", "0:bird.monk 0:bird.maids", "0:fish.noblewomen 0:stag.noblewomen")
    say(oracle, "decline")
    assert choices(oracle) == words("pick:1 pick:2 decline")


@pytest.mark.parametrize(("picks", "winner"), [("order", 0), ("size", 1)])
def test_nine_places_with_five_picked_before_six(picks: str, winner: int) -> None:  # OB-21
    oracle = opened("3.B", "1:bird.laborers 0:bird.soldiers", "0:fish.noblewomen 1:fish.noblewomen", picks=picks)
    say(oracle, "pick:2")
    assert oracle.acting() == [1]
    say(oracle, "pick:1")
    assert lodged(oracle)[winner] == {"bird.soldiers" if winner == 0 else "bird.laborers"}
    assert lodged(oracle)[1 - winner] == set()


@pytest.mark.parametrize(("picks", "winner"), [("order", 1), ("size", 0)])
def test_of_equal_picked_groups_the_nearer_comes_first_by_size(picks: str, winner: int) -> None:
    oracle = opened("4.A", "0:bird.soldiers 1:bird.soldiers", "1:fish.noblewomen 0:fish.noblewomen", picks=picks)
    say(oracle, "pick:2")
    say(oracle, "pick:1")
    assert lodged(oracle)[winner] == {"bird.soldiers"}
    assert lodged(oracle)[1 - winner] == set()


@pytest.mark.parametrize("picks", ["order", "size"])
def test_a_picked_card_that_does_not_fit_blocks_nobody(picks: str) -> None:  # OB-22
    oracle = opened("2.A", "0:bird.laborers 1:bird.merchants", "0:fish.noblewomen 1:fish.laborers", picks=picks)
    say(oracle, "pick:1")  # five places are left
    assert lodged(oracle) == [set(), {"bird.merchants"}]


def test_a_pick_of_replaced_laborers_is_lost() -> None:  # OB-23
    oracle = opened("3.B", "0:bird.laborers 1:bird.laborers", "0:fish.noblewomen 1:fish.soldiers")
    say(oracle, "pick:1")
    assert (inn(oracle)["picks"], choices(oracle)) == ([1], words("replace:1 replace:2 decline"))
    say(oracle, "replace:1")
    assert lodged(oracle) == [set(), {"bird.laborers"}]  # six before five, for nobody is picked any more
    assert discarded(oracle) == [{"bird.laborers", "fish.noblewomen"}, {"fish.soldiers"}]


def test_a_pick_replaced_by_own_maids_is_lost_and_others_stay() -> None:  # OB-23
    oracle = opened("3.B", "0:bird.merchants 1:bird.laborers 1:bird.noblewomen", "0:fish.noblewomen 0:fish.maids")
    say(oracle, "pick:1")
    assert choices(oracle) == words("replace:1 decline")
    say(oracle, "replace:1")
    assert lodged(oracle) == [{"fish.maids"}, {"bird.laborers"}]
    other = opened("3.B", "0:bird.merchants 1:bird.laborers 0:bird.monk", "0:fish.noblewomen 0:fish.maids")
    say(other, "pick:1 replace:3")
    assert lodged(other) == [{"bird.merchants"}, {"bird.laborers"}]


@pytest.mark.parametrize(
    ("side", "favoured", "picked"),
    [("2.A", "monk", "soldiers"), ("5.A", "soldiers", "laborers")],  # five places, eight places
)
def test_picked_cards_come_before_the_favoured_ones(side: str, favoured: str, picked: str) -> None:  # OB-24
    queue = f"1:bird.{favoured} 1:fish.{favoured} 0:stag.{picked}"
    oracle = opened(side, queue, "0:fish.noblewomen 1:stag.laborers")
    say(oracle, "pick:3")
    assert lodged(oracle) == [{f"stag.{picked}"}, set()]
    oracle = opened(side, queue, "0:fish.noblewomen 1:stag.laborers")
    say(oracle, "decline")
    assert lodged(oracle)[0] == set()
    assert f"bird.{favoured}" in lodged(oracle)[1]


# Monk (OB-25, OB-30).


@pytest.mark.parametrize("side", ["4.B", "3.A", "5.A", "7.A"])
def test_a_monk_moves_to_the_end_of_any_queue(side: str) -> None:
    queue = "1:bird.noblewomen 1:fish.noblewomen 1:bird.laborers 0:fish.laborers"
    oracle = opened(side, queue, "0:stag.monk 0:stag.noblewomen")
    assert at(oracle, "queue") == [*queue.split(), "0:stag.monk"]
    assert at(oracle, "door") == ["0:stag.noblewomen"]
    say(oracle, "pick:5")
    assert "stag.monk" in lodged(oracle)[0]


def test_two_monks_stand_as_fifth_and_sixth_the_nearer_first() -> None:
    oracle = opened("2.A", "1:bird.laborers 1:fish.laborers 1:stag.laborers 1:boar.laborers", "0:bird.monk 1:bird.monk")
    assert lodged(oracle) == [{"bird.monk"}, {"bird.laborers", "bird.monk"}]


def test_of_two_monks_that_moved_the_first_is_nearer() -> None:
    oracle = opened("3.B", "1:bird.maids 1:bird.soldiers", "0:bird.monk 1:bird.monk")  # one place is left
    assert lodged(oracle) == [{"bird.monk"}, {"bird.maids", "bird.soldiers"}]
    assert discarded(oracle) == [set(), {"bird.monk"}]


def test_a_monk_that_moved_is_favoured_where_monks_come_first() -> None:
    oracle = opened("2.A", "1:bird.laborers 1:bird.merchants", "0:bird.monk")
    assert lodged(oracle) == [{"bird.monk"}, {"bird.laborers"}]


# Merchants and Laborers (OB-26).


@pytest.mark.parametrize(
    ("door", "capacity"),
    [
        ("merchants laborers", 8),
        ("laborers merchants", 8),
        ("merchants merchants", 14),
        ("laborers laborers", 2),
        ("merchants", 11),
        ("laborers", 5),
    ],
)
def test_merchants_and_laborers_change_the_places_of_this_inn(door: str, capacity: int) -> None:
    cards = " ".join(f"{seat}:stag.{kind}" for seat, kind in enumerate(door.split()))
    for guests, needed in (("bird.merchants", 2), ("bird.soldiers", 5)):
        oracle = opened("4.A", f"0:{guests}", cards)
        assert (guests in lodged(oracle)[0]) == (needed <= capacity)
    everybody = "0:bird.laborers 0:bird.soldiers 0:bird.maids 0:bird.merchants 0:bird.monk"
    found = lodged(opened("4.A", everybody, cards))[0]
    places = {"laborers": 6, "soldiers": 5, "maids": 3, "merchants": 2, "monk": 1}
    assert sum(places[card.split(".")[1]] for card in found) == capacity


def test_the_places_shown_are_those_counted_so_far() -> None:
    oracle = opened("2.A", "0:bird.monk", "0:fish.noblewomen 1:bird.laborers")
    assert inn(oracle)["capacity"] == 8
    oracle = opened("2.A", "0:bird.monk", "1:bird.laborers 0:fish.noblewomen")
    assert [found["capacity"] for found in oracle.position()["inns"]] == [5, 13]
    say(oracle, "pick:1")
    assert inn(oracle)["capacity"] == 16  # turned over to 2.B
    oracle = table(2, "2.A 1.A")
    lay(oracle, "", "0:bird.laborers")
    lay(oracle, "0:bird.monk", "0:bird.noblewomen", 2)
    keep_everything(oracle)
    assert (oracle.opening, inn(oracle)["capacity"]) == (2, 8)  # settled: as printed


# Soldiers (OB-27).


def test_soldiers_may_replace_any_laborers_of_the_queue_in_their_slot() -> None:
    queue = "1:bird.laborers 0:bird.monk 0:fish.laborers 1:fish.merchants"
    oracle = opened("1.A", queue, "0:bird.soldiers 1:stag.noblewomen")
    assert choices(oracle) == words("replace:1 replace:3 decline")
    say(oracle, "replace:1")
    assert at(oracle, "queue") == ["0:bird.soldiers", *queue.split()[1:]]
    assert at(oracle, "door") == ["1:stag.noblewomen"]
    assert discarded(oracle) == [set(), {"bird.laborers"}]


def test_soldiers_without_laborers_in_the_queue_do_nothing() -> None:
    oracle = opened("1.A", "0:bird.monk", "0:bird.soldiers 1:bird.laborers")
    assert (oracle.round, discarded(oracle)) == (2, [{"bird.soldiers"}, {"bird.laborers"}])


def test_the_second_soldiers_need_other_laborers() -> None:
    oracle = opened("1.A", "0:bird.laborers", "0:bird.soldiers 1:bird.soldiers")
    say(oracle, "replace:1")
    assert (oracle.round, lodged(oracle)) == (2, [{"bird.soldiers"}, set()])
    oracle = opened("1.A", "0:bird.laborers 0:fish.laborers", "0:bird.soldiers 1:bird.soldiers")
    say(oracle, "replace:1")
    assert choices(oracle) == words("replace:2 decline")


def test_soldiers_enter_the_inn_without_soldiers() -> None:
    oracle = opened("7.A", "1:bird.laborers", "0:bird.soldiers")
    say(oracle, "replace:1")
    assert lodged(oracle) == [{"bird.soldiers"}, set()]


def test_soldiers_that_entered_are_favoured_at_the_nearness_of_their_slot() -> None:
    oracle = opened("5.A", "1:bird.laborers 1:bird.soldiers 1:fish.soldiers", "0:bird.soldiers")
    say(oracle, "replace:1")
    assert lodged(oracle) == [{"bird.soldiers"}, {"bird.soldiers"}]
    assert discarded(oracle) == [set(), {"bird.laborers", "fish.soldiers"}]
    oracle = opened("5.A", "1:bird.soldiers 1:fish.soldiers 1:bird.laborers", "0:bird.soldiers")
    say(oracle, "replace:3")
    assert lodged(oracle) == [set(), {"bird.soldiers", "fish.soldiers"}]


# Maids (OB-28).


def test_maids_may_replace_any_own_card_of_the_queue_in_its_slot() -> None:
    queue = "1:bird.laborers 0:bird.monk 1:fish.merchants 0:fish.laborers 0:bird.maids"
    oracle = opened("1.A", queue, "0:stag.maids 1:stag.noblewomen")
    assert choices(oracle) == words("replace:2 replace:4 replace:5 decline")
    say(oracle, "replace:4")
    assert at(oracle, "queue") == [*queue.split()[:3], "0:stag.maids", "0:bird.maids"]
    assert discarded(oracle) == [{"fish.laborers"}, set()]


def test_maids_without_an_own_card_do_nothing() -> None:
    oracle = opened("1.A", "1:bird.monk", "0:bird.maids 0:bird.monk")
    assert (oracle.round, discarded(oracle)) == (2, [{"bird.maids"}, set()])


def test_maids_may_replace_a_monk_that_moved_and_soldiers_that_entered() -> None:
    oracle = opened("1.A", "1:bird.laborers", "0:bird.monk 0:bird.maids")
    assert choices(oracle) == words("replace:2 decline")
    oracle = opened("1.A", "1:bird.laborers", "0:bird.soldiers 0:bird.maids")
    say(oracle, "replace:1")
    assert choices(oracle) == words("replace:1 decline")
    say(oracle, "replace:1")
    assert lodged(oracle) == [{"bird.maids"}, set()]
    assert discarded(oracle) == [{"bird.soldiers"}, {"bird.laborers"}]


def test_the_second_maids_may_replace_the_first() -> None:
    oracle = opened("1.A", "0:bird.laborers", "0:bird.maids 0:fish.maids")
    say(oracle, "replace:1 replace:1")
    assert lodged(oracle) == [{"fish.maids"}, set()]
    assert discarded(oracle) == [{"bird.laborers", "bird.maids"}, set()]


@pytest.mark.parametrize("side", ["4.B", "3.A"])
def test_filters_do_not_apply_to_maids(side: str) -> None:
    oracle = opened(side, "0:bird.laborers 1:fish.laborers", "0:stag.maids")
    say(oracle, "replace:1")
    assert lodged(oracle) == [{"stag.maids"}, {"fish.laborers"}]
