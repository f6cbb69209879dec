"""Solo travellers in Overbooked: rulings I1 to I10."""

import pytest

from tests.oracle.overbooked import SCENARIOS, Oracle
from tests.oracle.overbooked_table import (
    choices,
    leave,
    plane,
    player,
    row,
    row_vouchers,
    say,
    seat_all,
    steps,
    supply,
    table,
    vouchers,
    words,
)

FRIENDS, ROMANTIC, SCHOOL = SCENARIOS
EMPTY = "...|....|..."
THREE_COUPLES = "RR.|RR..|RR."
RUNNING, WON, LOST = None, True, False


def solo(cards: str = "N16 N42 N10 N23", drawn: str = "", level: str = "beginner", **options: str) -> Oracle:
    """A traveller on her own with this plane; N16 is GG, N42 is G.G, N10 is GW, N23 is GY."""
    oracle = table(1, cards, 0, (), level=level, **options)
    seat_all(oracle, drawn)
    return oracle


def outcome(oracle: Oracle) -> list[object]:
    """Won, over and the last round."""
    position = oracle.position()
    assert position["over"] == (position["won"] is not None) == (oracle.acting() == [])
    return [position["won"], position["over"], position["last_round"]]


def won(drawn: str, scenario: str) -> bool | None:
    """Whether a turn that changes nothing of importance wins with this plane (two greens go to the last row)."""
    oracle = solo("N16", drawn, scenario=scenario)
    say(oracle, "place:1.0.5F")
    return oracle.won


# Set-up and taking.


@pytest.mark.parametrize(("level", "held"), [("beginner", 6), ("experienced", 4), ("expert", 2)])
def test_vouchers_say_how_difficult_it_is(level: str, held: int) -> None:
    assert vouchers(solo(level=level)) == [held]


def test_a2_there_are_twenty_of_each_and_three_areas() -> None:
    oracle = solo()
    assert supply(oracle) == "R20 W20 B20 Y20 G20"
    assert len(oracle.players[0].plane.cabin.areas) == 3


def test_i1_any_open_card_is_free() -> None:
    oracle = solo("N16 N42 N10 N23 N48", level="expert")
    assert {part.split(":")[1][0] for part in choices(oracle, "place")} == words("1 2 3 4")
    say(oracle, "place:4.0.1A")
    assert (vouchers(oracle), row_vouchers(oracle)) == ([2], [0, 0, 0, 0])
    assert row(oracle) == ["N16", "N42", "N10", "N48"]
    assert (oracle.acting(), oracle.position()["round"]) == ([0], 2)  # ruling I8: a round is one turn


# Removing cards.


def test_i2_a_card_is_removed_for_a_voucher_before_the_take_as_often_as_affordable() -> None:
    oracle = solo("N16 N42 N10 N23 N48 N56")
    assert choices(oracle, "remove") == words("remove:1 remove:2 remove:3 remove:4")
    say(oracle, "remove:2")
    assert (vouchers(oracle), row(oracle)) == ([5], ["N16", "N10", "N23", "N48"])
    say(oracle, "remove:1")
    assert (vouchers(oracle), row(oracle)) == ([4], ["N10", "N23", "N48", "N56"])
    assert oracle.position()["removed"] == ["N16", "N42"]
    assert (oracle.position()["round"], player(oracle)["cards"], oracle.acting()) == (1, [], [0])
    say(oracle, "place:1.0.1A")
    assert oracle.position()["round"] == 2


def test_i2_not_in_the_middle_of_a_take() -> None:
    oracle = solo("N13")
    say(oracle, "take:1")
    assert choices(oracle, "remove") == set()


def test_i4_the_last_voucher_loses_the_game_at_once() -> None:
    oracle = solo("N16 N42 N10 N23 N48 N56", level="expert")
    say(oracle, "remove:1 remove:1")
    assert (outcome(oracle), vouchers(oracle)) == ([LOST, True, False], [0])
    assert (oracle.scores(), oracle.ranking(), oracle.breakdown()) == ([0], [2], [{"won": 0}])
    assert oracle.position()["removed"] == ["N16", "N42"]
    assert row(oracle) == ["N10", "N23", "N48", "N56"]


def test_several_players_do_not_remove_cards() -> None:
    assert choices(table(2), "remove") == set()


# Vouchers in a turn.


def test_i3_a_voucher_for_every_overbooked_passenger() -> None:
    oracle = solo(drawn="RB.|....|...")
    say(oracle, "place:1.0.1A")
    assert (vouchers(oracle), steps(oracle), outcome(oracle)) == ([4], "RB", [RUNNING, False, False])


@pytest.mark.parametrize("drawn", ["RB.|....|...", "RBY|....|... RBY|....|..."])
def test_i3_i4_with_too_few_she_goes_down_to_none_and_loses(drawn: str) -> None:
    oracle = solo("N34", drawn, level="expert")  # BBW over RRG
    say(oracle, "place:1.0.1A")
    assert (vouchers(oracle), outcome(oracle)) == ([0], [LOST, True, False])
    assert (player(oracle)["cards"], len(player(oracle)["plane"])) == (["N34"], 6)


def test_i3_replace_avoids_it() -> None:
    oracle = solo("N35", "YG.|....|...", level="expert", symbols="yes")
    say(oracle, "place:1.0.1A done")
    assert (vouchers(oracle), outcome(oracle)) == ([2], [RUNNING, False, False])
    oracle = solo("N35", "YG.|....|...", level="expert", symbols="yes")
    say(oracle, "place:1.0.1A steps:1A done")
    assert (vouchers(oracle), steps(oracle)) == ([1], "Y")


def test_i5_two_vouchers_for_an_area_once_when_it_becomes_full() -> None:
    oracle = solo(drawn="..Y|....|... YBY|....|... BYB|....|... RBR|....|... BRB|....|...")
    say(oracle, "place:1.0.1A")
    assert vouchers(oracle) == [8]
    say(oracle, "place:1.0.1D")
    assert vouchers(oracle) == [8]
    say(oracle, "place:1.0.1A")  # GW on GG
    assert (vouchers(oracle), steps(oracle)) == ([6], "GG")


def test_i5_two_areas_at_once_by_a_bridge() -> None:
    both = "YY.|..YB|... YBY|YBYB|... BYB|YBYB|... RBR|YBYB|... BRB|YBYB|..."
    oracle = solo("N07", both, symbols="yes", scenario=SCHOOL)  # BRR
    say(oracle, "place:1.0.1C")
    assert (plane(oracle).count(":"), vouchers(oracle)) == (35, [10])


@pytest.mark.parametrize(
    ("level", "last_row", "held", "result"),
    [
        ("expert", "BRB", 0, LOST),
        ("expert", "BR.", 0, LOST),
        ("experienced", "BRB", 4 - 3 + 2, RUNNING),
        ("experienced", "BR.", 4 - 3, RUNNING),
    ],
)
def test_i6_three_overbooked_with_two_vouchers_lose_even_if_an_area_fills(
    level: str, last_row: str, held: int, result: bool | None
) -> None:
    left = ["YRY", "R.Y", "BYB", "RBR", last_row]
    oracle = solo("N36", " ".join(f"{line}|....|..." for line in left), level=level)  # BW over YR
    say(oracle, "place:1.0.1A")
    assert (vouchers(oracle), oracle.won, steps(oracle)) == ([held], result, "RRY")


def test_i6_loss_goes_before_the_win() -> None:
    drawn = f"GGG|BBBB|YYY GRB|BB..|YYY {EMPTY} {THREE_COUPLES}"
    for level, result in (("expert", LOST), ("experienced", WON)):
        oracle = solo("N16", drawn, level=level)
        say(oracle, "place:1.0.2B")
        assert (oracle.won, steps(oracle)) == (result, "RB")


# Winning and losing.


def test_i7_the_game_is_won_after_the_turn_that_meets_the_conditions() -> None:
    oracle = solo("N16", f"GGG|BBBB|YYY G..|BB..|YYY {EMPTY} {THREE_COUPLES}")
    say(oracle, "place:1.0.2B")
    assert outcome(oracle) == [WON, True, False]
    assert (oracle.scores(), oracle.ranking(), oracle.breakdown()) == ([1], [1], [{"won": 1}])
    assert oracle.position()["turn"] is None


def test_i7_it_is_not_tested_in_the_middle_of_a_turn() -> None:
    oracle = solo("N35", f"GGG|BBBB|YYY GGG|BG..|YYY {EMPTY} {THREE_COUPLES}", symbols="yes")
    say(oracle, "place:1.0.2E")  # BR on the green one
    assert (outcome(oracle), oracle.scores(), oracle.ranking()) == ([RUNNING, False, False], [0], [2])
    say(oracle, "done")
    assert oracle.won is WON


def test_i8_the_game_is_lost_when_a_colour_has_run_out() -> None:
    oracle = solo()
    leave(oracle, green=2)
    say(oracle, "place:1.0.1A")
    assert outcome(oracle) == [LOST, True, True]


def test_i8_unless_the_conditions_hold() -> None:
    oracle = solo("N16", f"GGG|BBBB|YYY G..|BB..|YYY {EMPTY} {THREE_COUPLES}")
    leave(oracle, green=2)
    say(oracle, "place:1.0.2B")
    assert outcome(oracle) == [WON, True, True]


def test_i8_it_is_lost_when_no_card_is_left() -> None:
    oracle = solo()
    oracle.deck.clear()
    say(oracle, "place:1.0.1A place:1.0.1E place:1.0.5A")
    assert oracle.won is RUNNING
    say(oracle, "place:1.0.5E")
    assert (outcome(oracle)[0], row(oracle)) == (LOST, [None] * 4)


def test_i8_also_by_removing_the_last_card() -> None:
    oracle = solo()
    oracle.deck.clear()
    del oracle.row[1:]
    say(oracle, "remove:1")
    assert (oracle.won, vouchers(oracle), oracle.position()["removed"]) == (LOST, [5], ["N16"])


def test_d3_shortage_alone() -> None:
    oracle = solo("N42")
    leave(oracle, green=1)
    assert choices(oracle, "drop:1") == words("drop:1.1 drop:1.2")
    say(oracle, "drop:1.1")
    assert choices(oracle, "remove", "drop") == set()
    say(oracle, "place:1.0.1A")
    assert (plane(oracle), outcome(oracle)) == ("1A:G", [LOST, True, True])


# The scenarios (ruling I9).

SIXES = "GGG|BBBB|YYY GGG|BB..|YYY"


@pytest.mark.parametrize(
    ("drawn", "result"),
    [
        (f"{SIXES} {EMPTY} {THREE_COUPLES}", WON),
        (f"{SIXES} R..|....|... R..|RR..|RR.", WON),
        (f"{SIXES} {EMPTY} RR.|RR..|R..", RUNNING),
        (f"{SIXES} {EMPTY} RR.|RR..|RRR", RUNNING),  # a crowd is no couple
        (f"{SIXES} {EMPTY} RR.|RR..|... RR.|....|RR.", RUNNING),  # two that touch are no couples
        (f"{SIXES} YWY|....|W.. .Y.|....|Y.. WYW|....|...", RUNNING),  # only the first is surrounded
        (f"{SIXES} YWY|....|... WYW|....|... YGY|....|...", WON),
        (f"{SIXES} YWY|....|... WYW|....|... YG.|....|...", RUNNING),
        (f"GGG|BBBB|YYY GG.|BB..|YYY {EMPTY} {THREE_COUPLES}", RUNNING),
        (f"GGG|BBBB|YYY GGG|B...|YYY {EMPTY} {THREE_COUPLES}", RUNNING),
        (f"GGG|BBBB|YYY GGG|BB..|.YY {EMPTY} {THREE_COUPLES}", RUNNING),
        (f"GGG|BBBB|YYY GGG|BBBB|YYY Y..|....|YYY {THREE_COUPLES}", WON),  # at least
        (f"{SIXES}", RUNNING),
    ],
)
def test_i9_friends_weekend(drawn: str, result: bool | None) -> None:
    assert won(drawn, FRIENDS) is result


FIVE_COUPLES = f"{THREE_COUPLES} {EMPTY} RR.|RR..|..."


@pytest.mark.parametrize(
    ("drawn", "result"),
    [
        (f"{FIVE_COUPLES}", RUNNING),
        (f"{FIVE_COUPLES} BBB|....|... BB.|....|...", WON),
        (f"{FIVE_COUPLES} YYY|....|... YY.|....|...", WON),
        (f"{FIVE_COUPLES} ...|.GGG|... ...|..G.|...", WON),
        (f"{FIVE_COUPLES} BBB|....|... B..|....|...", RUNNING),
        (f"{FIVE_COUPLES} BYB|....|... YBY|....|...", RUNNING),
        (f"{THREE_COUPLES} {EMPTY} RR.|....|... BBB|....|... BB.|....|...", RUNNING),
        (f"{FIVE_COUPLES} B..|B...|..B WY.|WY..|.YW", WON),
        (f"{FIVE_COUPLES} B..|B...|..B WY.|WY..|.WY", RUNNING),  # the third child has an empty seat
    ],
)
def test_i9_romantic_city_trip(drawn: str, result: bool | None) -> None:
    assert won(drawn, ROMANTIC) is result


@pytest.mark.parametrize(
    ("drawn", "result"),
    [
        ("WYW|WRYW|WGW YWY|YRRY|GWG .Y.|....|.G.", RUNNING),  # eight children, no large group, no three couples
        ("WYW|WRYW|WGW YWY|YRRY|GWG BYB|....|.G. BBB|....|...", WON),
        ("WYW|WRYW|WGW YWY|YRRY|GWG .Y.|....|.G. RR.|....|RR. ...|RR..|...", WON),
        ("WYW|WRYW|WGW YWY|YRRY|GWG .Y.|....|.G. RR.|....|RR.", RUNNING),
        ("WYW|WRYW|WGW YWY|YRRY|G.G BYB|....|... BBB|....|...", RUNNING),  # the seventh child has an empty seat
    ],
)
def test_i9_school_trip(drawn: str, result: bool | None) -> None:
    assert won(drawn, SCHOOL) is result


def test_i10_symbols_and_difficult_cards_may_be_agreed_and_bonus_has_no_effect() -> None:
    oracle = solo("N16", f"GGG|BBBB|YYY G..|BB..|YYY {EMPTY} {THREE_COUPLES}", symbols="yes", difficult="yes")
    assert len(oracle.deck) == 81 - 4
    say(oracle, "place:1.0.2B")  # N16 has the bonus symbol
    assert oracle.scores() == [1]


def test_vouchers_never_lie_on_cards() -> None:
    oracle = solo("N16 N42 N10 N23")
    say(oracle, "place:3.0.1A place:2.0.1E")
    assert (row_vouchers(oracle), vouchers(oracle)) == ([0, 0, 0, 0], [6])
