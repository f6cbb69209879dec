"""6. Symbols [OD-6], rulings F1 to F5."""

import pytest

from innkeeper.engine.seats import Seat
from innkeeper.games.overbooked.game import GAME
from tests.games.overbooked.scenes import (
    airline,
    asked,
    can,
    drawn,
    left,
    play,
    points,
    rules_of,
    scene,
    steps,
    told,
    why,
)

pytestmark = pytest.mark.both_forms

REPLACE = "N35 N10 N16 N63"  # BR
BRIDGE = "N07 N10 N16 N63"  # BRR
IGNORE = "N22 N10 N16 N63"  # YGW
SEAT = Seat(0)


@pytest.mark.rule("OD-6.1")  # F1
def test_without_the_option_symbols_mean_nothing() -> None:
    state = scene(airline("GG"), row=REPLACE)
    play(state, "place:1.0.1A")
    assert steps(state) == "GG"
    assert can(scene(row=IGNORE), "ignore") == []
    assert "place:1.0.1B" not in can(scene(row=BRIDGE))
    assert points(scene(airline("B", cards="N05")), "bonus") == 0


@pytest.mark.rule("OD-6.1")
def test_a_symbol_need_not_be_used() -> None:
    assert set(can(scene(row=IGNORE))) <= set(can(scene(row=IGNORE, options="symbols")))
    assert set(can(scene(row=BRIDGE))) <= set(can(scene(row=BRIDGE, options="symbols")))


@pytest.mark.rule("OD-6.2")  # F2
def test_those_displaced_go_back_to_the_supply() -> None:
    # The rulebook's example: a rugby player takes the seat of a friend, who goes back.
    state = scene(airline("YG"), row=REPLACE, options="symbols")
    play(state, "place:1.0.1A")
    assert can(state) == ["steps:1A", "steps:1B", "done"]
    happened = play(state, "done")
    assert drawn(state) == "BR........"
    assert steps(state) == ""
    assert [left(state, colour) for colour in ("yellow", "green", "blue", "red")] == [20, 20, 19, 19]
    assert "The friend of Anna on 1A goes back to the supply." in told(happened)
    assert rules_of(happened, "return") == ["OD-6.2"] * 2


@pytest.mark.rule("OD-6.2")  # F2
def test_some_may_be_sent_to_the_steps_all_the_same() -> None:
    state = scene(airline("YG"), row=REPLACE, options="symbols")
    play(state, "place:1.0.1A steps:1B")
    assert can(state) == ["steps:1A", "done"]
    play(state, "done")
    assert steps(state) == "G"
    assert left(state, "yellow") == 20


@pytest.mark.rule("OD-6.2")
def test_when_all_are_sent_to_the_steps_nothing_more_is_asked() -> None:
    state = scene(airline("YG"), row=REPLACE, options="symbols")
    play(state, "place:1.0.1A steps:1B steps:1A")
    assert asked(state) == 1
    assert steps(state) == "YG"


@pytest.mark.rule("OD-6.2")
def test_if_nobody_is_displaced_nothing_is_asked() -> None:
    state = scene(row=REPLACE, options="symbols")
    play(state, "place:1.0.1A")
    assert asked(state) == 1


@pytest.mark.rule("OD-6.2", "OD-2.4")
def test_a_placement_is_known_to_be_final_unless_the_displaced_may_be_replaced_or_no_card_is_drawn() -> None:
    place = GAME.parse("place:1.0.1A")
    assert GAME.surely_final(scene(airline("YG"), row=REPLACE), SEAT, place)
    assert not GAME.surely_final(scene(airline("YG"), row=REPLACE, options="symbols"), SEAT, place)
    assert not GAME.surely_final(scene(row="N13 N10 N16 N63"), SEAT, GAME.parse("take:1"))
    state = scene(row=REPLACE)
    state.pool = []
    assert not GAME.surely_final(state, SEAT, place)


@pytest.mark.rule("OD-6.2", "OD-3.7")
def test_a_preference_card_replaces_too() -> None:
    state = scene(airline("Y"), row="N13 N10 N16 N63", options="symbols")
    play(state, "take:1 seat:1A seat:1C seat:1B")
    assert can(state) == ["steps:1A", "done"]
    play(state, "done")
    assert drawn(state) == "GGR......."


@pytest.mark.rule("OD-6.3")  # F3
def test_a_bridge_reaches_across_aisles_of_no_width() -> None:
    state = scene(row=BRIDGE, options="symbols")
    assert can(state, "place:1.0.1") == [f"place:1.0.1{column}" for column in "ABCDEFGH"]
    play(state, "place:1.0.1B")
    assert drawn(state) == ".BRR......"
    assert points(state, "couples") == 0  # for points the aisle still separates


@pytest.mark.rule("OD-6.3")
def test_with_four_players_a_bridge_reaches_across_the_middle() -> None:
    state = scene(seats=4, row=BRIDGE, options="symbols")
    assert can(state, "place:1.0.1") == [f"place:1.0.1{column}" for column in "ABCDEF"]


@pytest.mark.rule("OD-6.3")  # F3, the other reading
def test_by_option_the_aisle_takes_up_a_column_in_which_only_an_empty_box_may_lie() -> None:
    solid = scene(row=BRIDGE, options="symbols aisle_column")
    assert can(solid, "place:1.0.1") == [f"place:1.0.1{column}" for column in "ADEH"]
    gap = scene(row="N72 N10 N16 N63", options="symbols aisle_column")  # R.Y / .Y.
    assert "place:1.0.1C" not in can(gap)  # the lower friend would stand in the aisle
    wide = scene(row="N17 N10 N16 N63", options="symbols aisle_column")  # W.B / Y..
    play(wide, "place:1.0.1C")
    assert drawn(wide) == "..WB...... ..Y......."


@pytest.mark.rule("OD-6.4")  # F4
def test_one_passenger_of_the_players_choice_may_be_ignored() -> None:
    # The rulebook's example: a senior is ignored.
    state = scene(row=IGNORE, options="symbols")
    assert can(state, "ignore") == ["ignore:1.1", "ignore:1.2", "ignore:1.3"]
    play(state, "ignore:1.2")
    assert {part.split(".")[0] for part in can(state)} == {"place:1"}
    happened = play(state, "place:1.0.1A")
    assert drawn(state) == "Y.W......."
    assert left(state, "green") == 20
    assert told(happened)[1] == "Anna ignores a senior."


@pytest.mark.rule("OD-6.4")
def test_the_seat_named_is_that_of_the_first_who_comes() -> None:
    state = scene(row=IGNORE, options="symbols")
    play(state, "ignore:1.1 place:1.0.1A")
    assert drawn(state) == "GW........"


@pytest.mark.rule("OD-6.4")  # D4
def test_whoever_is_ignored_needs_no_seat_inside_the_area() -> None:
    state = scene(row=IGNORE, options="symbols")
    play(state, "ignore:1.1")
    assert "place:1.0.1A" in can(state)
    assert "place:1.0.1B" in can(state)
    assert "place:1.0.1C" not in can(state)


@pytest.mark.rule("OD-6.4")  # F4
def test_ignoring_goes_together_with_a_shortage() -> None:
    state = scene(row="N46 N10 N16 N63", supply={"green": 1}, options="symbols")  # GG / Y.
    assert set(can(state, "ignore:1") + can(state, "drop:1")) == {
        *("ignore:1.1", "ignore:1.2", "ignore:1.3"),
        *("drop:1.1", "drop:1.2"),
    }
    other = scene(row="N46 N10 N16 N63", supply={"green": 1}, options="symbols")
    play(state, "ignore:1.3")
    assert can(state) == ["drop:1.1", "drop:1.2"]
    play(other, "ignore:1.1")  # then there are seniors enough
    assert {part.split(":")[0] for part in can(other)} == {"place"}


@pytest.mark.rule("OD-6.4")
def test_nobody_is_ignored_after_somebody_was_dropped_nor_twice() -> None:
    state = scene(row="N46 N10 N16 N63", supply={"green": 1}, options="symbols")
    play(state, "drop:1.1")
    assert can(state, "ignore") == []
    assert why(state, "ignore:1.3").startswith("OD-6.4 Somebody can be ignored only at the beginning")


@pytest.mark.rule("OD-6.4", "OD-4.1")
def test_if_nobody_is_left_after_ignoring_the_move_is_over() -> None:
    state = scene(row="N46 N10 N16 N63", supply={"green": 0}, last_round=True, options="symbols")
    assert can(state, "ignore:1") == ["ignore:1.3"]
    play(state, "ignore:1.3")
    assert asked(state) == 1
    assert drawn(state) == ""


@pytest.mark.rule("OD-6.4", "OD-3.7")
def test_a_preference_card_goes_on_with_the_others() -> None:
    state = scene(row="N18 N10 N16 N63", options="symbols")  # white window, blue window, white aisle
    play(state, "ignore:1.2 seat:1A")
    assert can(state) == [f"seat:{row}{column}" for row in range(1, 6) for column in "CDGH"]
    play(state, "seat:1C")
    assert drawn(state) == "W.W......."


@pytest.mark.rule("OD-6.5")  # F5
def test_a_bonus_card_brings_a_point_whoever_was_seated() -> None:
    state = scene(airline("B", cards="N05 N06"), options="symbols")
    assert points(state, "bonus") == 2
    state = scene(row="N16 N10 N35 N63", supply={"green": 0}, last_round=True, options="symbols")
    play(state, "take:1")
    assert points(state, "bonus") == 1
