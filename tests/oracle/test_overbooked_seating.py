"""Seating passengers of Overbooked, shortage and symbols: rulings C1 to C10, D3 to D7, F1 to F5."""

import pytest

from tests.oracle.overbooked import CARDS, Oracle, ways_to_seat
from tests.oracle.overbooked_table import (
    choices,
    leave,
    overbook,
    plane,
    player,
    points,
    row,
    say,
    seat_all,
    steps,
    supply,
    table,
    words,
)


def places(oracle: Oracle, beginning: str) -> set[str]:
    """The places named after this beginning."""
    return {part.removeprefix(beginning) for part in choices(oracle, beginning)}


def move(oracle: Oracle, *of: str) -> list[object]:
    """What the position says of the move under way."""
    return [oracle.position()["move"][what] for what in of]


# Patterns.


@pytest.mark.parametrize(
    ("part", "seated"),
    [
        ("place:1.0.1A", "1A:B 1B:Y 2A:G"),
        ("place:1.90.1B", "1A:G 1B:B 2B:Y"),
        ("place:1.180.2B", "1B:G 2A:Y 2B:B"),
        ("place:1.270.2A", "1A:Y 2A:B 2B:G"),
    ],
)
def test_c7_a_card_is_turned_clockwise_and_its_first_suitcase_goes_to_the_seat_named(part: str, seated: str) -> None:
    oracle = table(2, "N05")  # BY over G.
    say(oracle, part)
    assert plane(oracle) == seated
    assert supply(oracle) == "R20 W20 B19 Y19 G19"


def test_c7_no_mirror_image() -> None:
    mirrored = {"1A": "yellow", "1B": "blue", "2B": "green"}
    assert mirrored not in ways_to_seat(2, "N05", frozenset(), False, 0).values()


@pytest.mark.parametrize(
    ("seats", "card", "ways"),
    [
        (2, "N05", 4 * (2 + 3 + 2) * 4),  # a box of 2 x 2 lies 2, 3, 2 columns wide and 4 rows deep
        (2, "N10", 2 * (5 * (2 + 3 + 2) + 4 * 10)),  # GW, across and along
        (2, "N16", 5 * (2 + 3 + 2) + 4 * 10),  # GG looks the same turned half round
        (2, "N42", 5 * (1 + 2 + 1) + 3 * 10),  # G.G
        (2, "N03", 2 * (5 * 1 + 2 * 10)),  # RW.Y, four wide, only across the middle area
        (4, "N03", 2 * (5 * 2 + 2 * 8)),
        (4, "N05", 4 * (3 + 3) * 4),
        (4, "N34", 2 * (4 * (2 + 2) + 3 * (3 + 3))),  # BBW over RRG
    ],
)
def test_patterns_fit_into_one_area_without_crossing_an_aisle(seats: int, card: str, ways: int) -> None:
    oracle = table(seats, card)
    assert len(choices(oracle, "place:1.")) == ways


def test_of_two_turns_that_look_the_same_the_smaller_is_said() -> None:
    assert {part.split(".")[1] for part in choices(table(2, "N16"), "place:1.")} == {"0", "90"}


def test_c1_every_card_fits_both_sides_of_the_board() -> None:
    patterns = [card for card in CARDS if CARDS[card]["kind"] == "pattern"]
    assert len(patterns) == 71
    assert all(ways_to_seat(seats, card, frozenset(), False, 0) for seats in (2, 4) for card in patterns)


def test_c2_a_player_may_displace_though_there_is_room() -> None:
    oracle = table(2, "N16")
    everywhere = choices(oracle, "place:1.")
    seat_all(oracle, "RR.|....|...")
    assert choices(oracle, "place:1.") == everywhere


def test_c3_all_passengers_of_the_card_sit() -> None:
    oracle = table(2, "N34")  # BBW over RRG
    assert not choices(oracle, "drop", "ignore")
    say(oracle, "place:1.0.1A")
    assert plane(oracle) == "1A:B 1B:B 1C:W 2A:R 2B:R 2C:G"


def test_c4_c10_whoever_sat_there_goes_to_the_steps_of_the_same_colour_too() -> None:
    oracle = table(2, "N16")
    seat_all(oracle, "GRB|....|...")
    say(oracle, "place:1.0.1A")
    assert (plane(oracle), steps(oracle), steps(oracle, 1)) == ("1A:G 1B:G 1C:B", "RG", "")
    assert supply(oracle) == "R19 W20 B19 Y20 G17"


def test_c6_others_stay_where_they_are() -> None:
    oracle = table(2, "N16")
    seat_all(oracle, "...|WRB.|..Y")
    say(oracle, "place:1.0.1A")
    assert plane(oracle) == "1A:G 1B:G 1D:W 1E:R 1F:B 1J:Y"


def test_c8_empty_boxes_ask_for_nothing() -> None:
    oracle = table(2, "N15")  # Y.B
    seat_all(oracle, ".R.|....|...")
    say(oracle, "place:1.0.1A")
    assert (plane(oracle), steps(oracle)) == ("1A:Y 1B:R 1C:B", "")


# Preference cards.


def test_c9_each_passenger_gets_a_seat_of_the_type_shown_anywhere() -> None:
    oracle = table(2, "N13")  # green at the window, red at the aisle, green in the middle
    assert choices(oracle, "take:1", "place:1", "seat") == {"take:1"}
    say(oracle, "take:1")
    assert move(oracle, "card", "seated") == [1, {}]
    assert places(oracle, "seat:") == {f"{row}{column}" for row in range(1, 6) for column in "AJ"}
    say(oracle, "seat:1A")
    assert places(oracle, "seat:") == {f"{row}{column}" for row in range(1, 6) for column in "CDGH"}
    say(oracle, "seat:5H")
    assert places(oracle, "seat:") == {f"{row}{column}" for row in range(1, 6) for column in "BEFI"}
    assert (plane(oracle), move(oracle, "seated")) == ("", [{"1A": "green", "5H": "red"}])
    assert row(oracle)[0] == "N13"
    say(oracle, "seat:3E")
    assert (plane(oracle), move(oracle, "card", "seated")) == ("1A:G 3E:G 5H:R", [None, {}])


def test_c9_with_four_players_the_middle_is_two_columns_in_each_area() -> None:
    oracle = table(4, "N43")  # green and red in the middle
    say(oracle, "take:1")
    assert {place[1] for place in places(oracle, "seat:")} == set("BCFG")


def test_c9_as_an_offer_any_seat_will_do() -> None:
    oracle = table(2, "N13", preferences="offer")
    say(oracle, "take:1")
    assert len(places(oracle, "seat:")) == 50
    say(oracle, "seat:3E")
    assert len(places(oracle, "seat:")) == 49


def test_c5_a_card_does_not_displace_its_own_passengers_but_others() -> None:
    oracle = table(2, "N37")  # two blue at the aisle, yellow in the middle
    seat_all(oracle, "..R|....|...")
    say(oracle, "take:1 seat:1D")
    assert "1D" not in places(oracle, "seat:")
    assert "1C" in places(oracle, "seat:")
    say(oracle, "seat:1C")
    assert (steps(oracle), plane(oracle)) == ("", "1C:R")
    say(oracle, "seat:1B")
    assert (steps(oracle), plane(oracle)) == ("R", "1B:Y 1C:B 1D:B")


# Shortage.


def test_d3_the_player_chooses_who_is_seated_even_on_the_turn_that_empties_the_colour() -> None:
    oracle = table(2, "N04")  # RBR over Y..
    leave(oracle, red=1)
    assert choices(oracle, "place:1", "take:1", "drop:1") == {"drop:1.1", "drop:1.3"}
    say(oracle, "drop:1.1")
    assert move(oracle, "card", "dropped") == [1, [1]]
    assert choices(oracle) == choices(oracle, "place:1.")
    say(oracle, "place:1.0.1B")
    assert plane(oracle) == "1B:B 1C:R 2A:Y"
    assert (supply(oracle), oracle.position()["last_round"]) == ("R0 W20 B19 Y19 G20", True)


def test_d3_several_colours_and_several_of_a_colour_are_dropped_in_any_order() -> None:
    oracle = table(2, "D08", difficult="yes")  # Y..R over .YY. over B..B
    leave(oracle, yellow=1, blue=1)
    for part, left in (
        ("drop:1.3", "1.1 1.4 1.5 1.6"),
        ("drop:1.5", "1.1 1.4"),
        ("drop:1.1", ""),
    ):
        say(oracle, part)
        assert places(oracle, "drop:") == words(left)
    assert move(oracle, "dropped") == [[1, 3, 5]]
    say(oracle, "place:1.0.1G")  # the first still to be seated is red
    assert plane(oracle) == "1G:R 2F:Y 3G:B"


def test_d4_who_stays_behind_needs_no_seat_in_the_area() -> None:
    oracle = table(2, "N62")  # BBWG is four wide, the left area three
    leave(oracle, blue=1)
    say(oracle, "drop:1.1 place:1.0.1A")
    assert plane(oracle) == "1A:B 1B:W 1C:G"
    oracle = table(2, "N62")
    leave(oracle, blue=1)
    say(oracle, "drop:1.2")
    assert "place:1.0.1A" not in choices(oracle)


def test_d4_suitcases_of_a_colour_that_is_gone_are_dropped_by_themselves() -> None:
    oracle = table(2, "N62")
    leave(oracle, green=0)
    say(oracle, "place:1.0.1A")
    assert plane(oracle) == "1A:B 1B:B 1C:W"


def test_a_first_drop_settles_the_card() -> None:
    oracle = table(2, "N04 N55 N10 N16")  # the first two want too much: two red, two blue
    leave(oracle, red=1, blue=1)
    assert places(oracle, "drop:") == words("1.1 1.3 2.1 2.3")
    say(oracle, "drop:2.3")
    assert choices(oracle) == choices(oracle, "place:2.")


def test_d5_nobody_is_dropped_for_whom_a_passenger_exists() -> None:
    oracle = table(2, "N04 N16 N42 N05")
    leave(oracle, red=2)
    assert choices(oracle, "drop") == set()


def test_d6_a_card_of_which_nobody_can_be_seated_may_still_be_taken() -> None:
    oracle = table(2, "N10 N16 N13")
    leave(oracle, green=0)
    assert choices(oracle, "take:2", "place:2", "drop:2") == {"take:2"}
    say(oracle, "take:2")
    assert (player(oracle)["cards"], player(oracle)["vouchers"], plane(oracle)) == (["N16"], 5, "")
    assert (oracle.acting(), move(oracle, "card", "dropped")) == ([1], [None, []])


def test_d3_a_preference_card_goes_on_with_its_seats_after_the_drop() -> None:
    oracle = table(2, "N13")  # green window, red aisle, green middle
    leave(oracle, green=1, red=0)
    assert choices(oracle, "take:1", "drop:1") == {"drop:1.1", "drop:1.3"}
    say(oracle, "drop:1.1")
    assert move(oracle, "dropped") == [[1, 2]]
    assert {place[1] for place in places(oracle, "seat:")} == set("BEFI")
    say(oracle, "seat:1B")
    assert plane(oracle) == "1B:G"


def test_d6_a_preference_card_with_one_colour_gone_asks_only_for_the_others() -> None:
    oracle = table(2, "N13")
    leave(oracle, green=0)
    say(oracle, "take:1")
    assert move(oracle, "card", "dropped") == [1, [1, 3]]
    say(oracle, "seat:1C")
    assert (plane(oracle), oracle.acting()) == ("1C:R", [1])


# The symbol replace.


def test_f2_the_displaced_go_back_to_the_supply() -> None:
    oracle = table(2, "N35", symbols="yes")  # BR
    seat_all(oracle, "YG.|....|...")
    say(oracle, "place:1.0.1A")
    assert move(oracle, "card", "displaced") == [1, {"1A": "yellow", "1B": "green"}]
    assert (plane(oracle), supply(oracle), row(oracle)[0]) == ("1A:B 1B:R", "R19 W20 B19 Y19 G19", "N35")
    assert (oracle.acting(), choices(oracle)) == ([0], words("done steps:1A steps:1B"))
    say(oracle, "done")
    assert (steps(oracle), supply(oracle), oracle.acting()) == ("", "R19 W20 B19 Y20 G20", [1])


def test_f2_a_player_may_send_some_to_the_steps_all_the_same() -> None:
    oracle = table(2, "N35", symbols="yes")
    seat_all(oracle, "YG.|....|...")
    say(oracle, "place:1.0.1A steps:1B")
    assert (move(oracle, "displaced"), choices(oracle)) == ([{"1A": "yellow"}], words("done steps:1A"))
    assert steps(oracle) == ""  # until the move ends
    say(oracle, "done")
    assert (steps(oracle), supply(oracle)) == ("G", "R19 W20 B19 Y20 G19")


def test_f1_f2_all_of_them_and_the_move_ends_by_itself() -> None:
    oracle = table(2, "N35", symbols="yes")
    seat_all(oracle, "YG.|....|...")
    say(oracle, "place:1.0.1A steps:1B steps:1A")
    assert (steps(oracle), oracle.acting(), move(oracle, "card", "displaced")) == ("YG", [1], [None, {}])


def test_f2_without_anybody_displaced_nothing_is_asked() -> None:
    oracle = table(2, "N35", symbols="yes")
    say(oracle, "place:1.0.1A")
    assert oracle.acting() == [1]


def test_f1_without_the_variant_symbols_are_blank() -> None:
    oracle = table(2, "N35 N03 N07")
    seat_all(oracle, "YG.|....|...")
    assert not choices(oracle, "ignore")
    assert "place:3.0.1B" not in choices(oracle)
    say(oracle, "place:1.0.1A")
    assert (steps(oracle), oracle.acting()) == ("YG", [1])


def test_f2_on_a_preference_card() -> None:
    oracle = table(2, "N43", symbols="yes")  # green and red in the middle
    seat_all(oracle, ".B.|....|...")
    say(oracle, "take:1 seat:1B seat:1E")
    assert move(oracle, "card", "seated", "displaced") == [1, {}, {"1B": "blue"}]
    say(oracle, "done")
    assert (steps(oracle), supply(oracle)) == ("", "R19 W20 B20 Y20 G19")


def test_d7_a_colour_that_comes_back_in_the_same_turn_has_not_run_out() -> None:
    oracle = table(2, "N35", symbols="yes")
    seat_all(oracle, "B..|....|...")
    leave(oracle, blue=1)
    say(oracle, "place:1.0.1A")
    assert oracle.position()["supply"]["blue"] == 0
    say(oracle, "done")
    assert (oracle.position()["supply"]["blue"], oracle.position()["last_round"]) == (1, False)


def test_d7_a_card_cannot_seat_whom_it_sends_back() -> None:
    oracle = table(2, "N35", symbols="yes")
    seat_all(oracle, "B..|....|...")
    leave(oracle, blue=0)
    say(oracle, "place:1.0.1A")  # only the red one comes
    assert (plane(oracle), move(oracle, "dropped")) == ("1A:R", [[1]])
    say(oracle, "done")
    assert (oracle.position()["supply"]["blue"], oracle.position()["last_round"]) == (1, False)


def test_d7_the_last_round_stays_set_and_returned_passengers_may_be_seated() -> None:
    oracle = table(3, "N48 N35 N01", symbols="yes")  # GB, BR with replace, two blue
    leave(oracle, blue=1)
    seat_all(oracle, "B..|....|...", seat=1)
    leave(oracle, blue=1)
    say(oracle, "place:1.0.1A")
    assert (oracle.position()["last_round"], oracle.position()["supply"]["blue"]) == (True, 0)
    say(oracle, "place:1.0.1A done")
    assert (oracle.position()["last_round"], oracle.position()["supply"]["blue"]) == (True, 1)
    say(oracle, "drop:1.1 place:1.0.1A")
    assert (plane(oracle, 2), oracle.position()["over"]) == ("1A:B", True)


# The symbol bridge.


def test_f3_the_aisle_has_no_width() -> None:
    oracle = table(2, "N07", symbols="yes")  # BRR
    assert len(choices(oracle, "place:1.")) == 2 * (5 * 8 + 3 * 10)
    say(oracle, "place:1.0.1B")
    assert plane(oracle) == "1B:B 1C:R 1D:R"
    assert points(oracle, "couples") == [0, 0]  # for scoring the aisle still separates


def test_f3_as_the_other_reading_the_aisle_takes_up_a_column() -> None:
    oracle = table(2, "N07", symbols="yes", bridge="aisle_column")
    assert len(choices(oracle, "place:1.")) == 2 * (5 * (1 + 2 + 1) + 3 * 10)
    oracle = table(2, "N17", symbols="yes", bridge="aisle_column")  # W.B over Y..
    assert "place:1.0.1A" in choices(oracle)
    assert "place:1.0.1B" not in choices(oracle)  # blue would stand in the aisle
    say(oracle, "place:1.0.1C")
    assert plane(oracle) == "1C:W 1D:B 2C:Y"


def test_f3_an_empty_box_is_a_seat_when_the_aisle_has_no_width() -> None:
    oracle = table(2, "N17", symbols="yes")
    say(oracle, "place:1.0.1C")
    assert plane(oracle) == "1C:W 1E:B 2C:Y"


def test_f3_a_pattern_may_lie_over_both_aisles() -> None:
    oracle = table(2, "N07 D02", symbols="yes", difficult="yes")  # R...B over ..G.. over ..W..
    assert "place:2.0.1C" in choices(oracle)
    say(oracle, "place:2.0.1C")
    assert plane(oracle) == "1C:R 1G:B 2E:G 3E:W"


# The symbol ignore.


def test_f4_one_passenger_of_choice_stays_away() -> None:
    oracle = table(2, "N03", symbols="yes")  # RW.Y
    assert places(oracle, "ignore:1.") == words("1 2 3")
    say(oracle, "ignore:1.3")
    assert move(oracle, "card", "ignored") == [1, 3]
    assert choices(oracle) == choices(oracle, "place:1.")
    say(oracle, "place:1.0.1A")
    assert (plane(oracle), supply(oracle)) == ("1A:R 1B:W", "R19 W19 B20 Y20 G20")
    assert move(oracle, "card", "ignored") == [None, None]


def test_f4_the_place_is_that_of_the_first_who_does_come() -> None:
    oracle = table(2, "N03", symbols="yes")
    say(oracle, "ignore:1.1 place:1.0.1A")
    assert plane(oracle) == "1A:W 1C:Y"


def test_f1_ignoring_is_optional() -> None:
    oracle = table(2, "N03", symbols="yes")
    say(oracle, "place:1.0.1D")
    assert plane(oracle) == "1D:R 1E:W 1G:Y"


def test_f4_two_that_look_the_same_are_both_offered() -> None:
    assert places(table(2, "N46", symbols="yes"), "ignore:1.") == words("1 2 3")  # GG over Y.


def test_f4_it_combines_with_shortage() -> None:
    oracle = table(2, "N61", symbols="yes")  # BR. over ..B
    leave(oracle, blue=1)
    assert choices(oracle, "drop:1", "ignore:1", "place:1") == words(
        "drop:1.1 drop:1.3 ignore:1.1 ignore:1.2 ignore:1.3"
    )
    say(oracle, "ignore:1.2")
    assert choices(oracle) == words("drop:1.1 drop:1.3")
    say(oracle, "drop:1.1")
    assert move(oracle, "ignored", "dropped") == [2, [1]]
    say(oracle, "place:1.0.1A")
    assert plane(oracle) == "1A:B"


def test_f4_an_ignored_passenger_may_end_the_shortage() -> None:
    oracle = table(2, "N61", symbols="yes")
    leave(oracle, blue=1)
    say(oracle, "ignore:1.3")
    assert choices(oracle) == choices(oracle, "place:1.")


def test_f4_nobody_is_ignored_after_a_drop() -> None:
    oracle = table(2, "N61", symbols="yes")
    leave(oracle, blue=1)
    say(oracle, "drop:1.3")
    assert choices(oracle) == choices(oracle, "place:1.")


def test_f4_who_is_dropped_by_himself_cannot_be_ignored() -> None:
    oracle = table(2, "N03", symbols="yes")
    leave(oracle, white=0)
    assert places(oracle, "ignore:1.") == words("1 3")


def test_f4_a_preference_card_goes_on_with_its_seats() -> None:
    oracle = table(2, "N18", symbols="yes")  # white window, blue window, white aisle
    assert choices(oracle, "take:1", "ignore:1") == words("take:1 ignore:1.1 ignore:1.2 ignore:1.3")
    say(oracle, "ignore:1.1 seat:1A")
    assert {place[1] for place in places(oracle, "seat:")} == set("CDGH")
    say(oracle, "seat:1C")
    assert plane(oracle) == "1A:B 1C:W"


def test_f4_the_move_ends_if_nobody_is_left() -> None:
    oracle = table(2, "N18", symbols="yes")
    leave(oracle, white=0)
    say(oracle, "ignore:1.2")
    assert (oracle.acting(), player(oracle)["cards"], plane(oracle)) == ([1], ["N18"], "")


def test_d6_f4_with_all_colours_gone_there_is_nobody_to_ignore() -> None:
    oracle = table(2, "N18", symbols="yes")
    leave(oracle, white=0, blue=0)
    assert choices(oracle, "take:1", "ignore:1") == {"take:1"}


# The symbol bonus.


def test_f5_a_point_for_each_bonus_card_even_if_nobody_was_seated() -> None:
    for symbols, bonus in (("yes", [2, 0]), ("no", [0, 0])):
        oracle = table(2, "N16 N42 N05", symbols=symbols)  # GG and BY over G. have the bonus symbol
        say(oracle, "place:1.0.1A place:1.0.1A")
        leave(oracle, blue=0, yellow=0, green=0)
        say(oracle, "take:1")
        assert points(oracle, "bonus") == bonus


def test_steps_stay_steps() -> None:
    oracle = table(2, "N35 N42 N16", symbols="yes")
    overbook(oracle, 0, "RY")
    say(oracle, "place:1.0.1A place:1.0.1A place:1.0.5A")
    assert steps(oracle) == "RY"  # ruling C10
