"""Scoring points in Overbooked: rulings E1 to E11 and the fifteen events, H1 to H15."""

import pytest

from tests.oracle.overbooked import EVENTS, Oracle
from tests.oracle.overbooked_table import event_points, overbook, points, seat_all, table

FULL_ROW = "YYY|YYYY|YYY"


def seated(*drawn: str, seats: int = 2) -> Oracle:
    """A table with these passengers in the players' planes."""
    oracle = table(seats)
    for seat, one in enumerate(drawn):
        seat_all(oracle, one, seat)
    return oracle


def score(source: str, *drawn: str, seats: int = 2) -> list[int]:
    """What a source is worth in these planes."""
    return points(seated(*drawn, seats=seats), source)


def test_a_new_game_as_if_it_ended_now() -> None:
    oracle = table(2)
    assert oracle.breakdown()[0] == {
        "couples": 0,
        "children": 0,
        "rugby": 0,
        "friends": 0,
        "seniors": 0,
        "vouchers": 3,
        "overbooked": 0,
        "most_overbooked": 0,
        "empty": -50,
        "bonus": 0,
        "event": 0,
        "second_event": 0,
    }
    assert list(oracle.breakdown()[1]) == list(oracle.breakdown()[0])
    assert (oracle.scores(), oracle.ranking()) == ([-47, -47], [1, 1])  # rulings E10, E11


@pytest.mark.parametrize(
    ("drawn", "couples"),
    [
        ("RR.|....|...", 1),
        ("R..|....|... R..|....|...", 1),
        ("R..|....|... .R.|....|...", 0),  # ruling E1: no diagonal
        ("..R|R...|...", 0),  # ruling E1: the aisle separates
        ("RRR|....|...", 0),  # ruling E2: three are a crowd
        ("RR.|....|... RR.|....|...", 0),  # ruling E2: two couples that touch are no couples
        ("RR.|RR.R|R..", 2),
        ("RR.|....|... ..R|....|... .R.|....|...", 1),
    ],
)
def test_e2_five_points_for_every_couple(drawn: str, couples: int) -> None:
    assert score("couples", drawn) == [5 * couples, 0]


@pytest.mark.parametrize(
    ("drawn", "children"),
    [
        ("WR.|....|... B..|....|...", 1),  # ruling E3: in a corner two adults are enough
        (".YW|....|... ..G|....|...", 1),  # ruling E3: the aisle does no harm,
        (".YW|W...|... ..G|....|...", 1),  # ... whoever sits across it
        ("...|.B..|... ...|RWG.|... ...|.Y..|...", 1),
        ("...|.B..|... ...|RWG.|... ...|....|...", 0),  # ruling E4: an empty seat
        ("...|.B..|... ...|RWGR|... ...|.W..|... ...|....|...", 0),  # ruling E4: a child beside a child
        ("WR.|....|... BWR|....|... .B.|....|...", 2),  # diagonal children do no harm
        ("W..|....|...", 0),
    ],
)
def test_e3_three_points_for_every_surrounded_child(drawn: str, children: int) -> None:
    assert score("children", drawn) == [3 * children, 0]


@pytest.mark.parametrize(("source", "letter"), [("rugby", "B"), ("friends", "Y"), ("seniors", "G")])
def test_e5_e6_the_largest_group_counts_and_double_unless_another_is_larger(source: str, letter: str) -> None:
    three, two, none = f"{letter * 3}|{letter * 2}..|...", f"{letter}..|{letter * 2}..|...", "...|....|..."
    assert score(source, three, two) == [6, 2]
    assert score(source, two, two) == [4, 4]
    assert score(source, none, none) == [0, 0]
    assert score(source, two, three, three, seats=3) == [2, 6, 6]
    assert score(source, f"{letter}..|....|...", f"..{letter}|{letter}...|...") == [2, 2]  # groups of one


def test_e5_a_group_goes_round_corners_but_not_over_the_aisle() -> None:
    assert score("rugby", "BB.|....|... .BB|BBB.|... ..B|....|...", "BBB|....|... BBB|....|...") == [5, 12]


@pytest.mark.parametrize(("held", "worth"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (7, 3)])
def test_e7_a_point_for_two_vouchers(held: int, worth: int) -> None:
    oracle = table(2)
    oracle.players[1].vouchers = held
    assert points(oracle, "vouchers") == [3, worth]


@pytest.mark.parametrize(
    ("steps", "most"),
    [
        (["", "", ""], [0, 0, 0]),
        (["R", "", ""], [-2, 0, 0]),
        (["RW", "YY", "B"], [-2, -2, 0]),
        (["R", "R", "G"], [-2, -2, -2]),
    ],
)
def test_e8_two_points_off_for_each_overbooked_passenger_and_for_having_the_most(
    steps: list[str], most: list[int]
) -> None:
    oracle = table(3)
    for seat, letters in enumerate(steps):
        overbook(oracle, seat, letters)
    assert points(oracle, "overbooked") == [-2 * len(letters) for letters in steps]
    assert points(oracle, "most_overbooked") == most


def test_e8_always_falls_on_everybody_if_nobody_has_any() -> None:
    oracle = table(2, most_overbooked="always")
    assert points(oracle, "most_overbooked") == [-2, -2]
    overbook(oracle, 0, "R")
    assert points(oracle, "most_overbooked") == [-2, 0]


def test_e9_a_point_off_for_every_empty_seat_of_the_plane() -> None:
    assert score("empty", FULL_ROW) == [-40, -50]
    assert score("empty", "YYYY|YYYY", seats=4) == [-32, -40, -40, -40]


def test_e10_e11_points_add_up_below_nothing_and_ties_are_shared() -> None:
    oracle = seated("RR.|....|...", "", "", seats=3)
    overbook(oracle, 2, "B")
    assert oracle.scores() == [3 + 5 - 48, 3 - 50, 3 - 50 - 2 - 2]
    assert oracle.ranking() == [1, 2, 3]
    overbook(oracle, 1, "G")
    assert oracle.ranking() == [1, 2, 2]


# Events.


@pytest.mark.parametrize(
    ("drawn", "children"),
    [
        ("...|....|... .B.|....|... BWB|....|... .B.|....|...", 1),
        (".B.|....|... BWB|....|... .B.|....|...", 1),  # the second row
        ("...|.B..|... ...|BWB.|... ...|.B..|...", 1),
        ("BWB|....|... .B.|....|...", 0),  # the first row
        ("...|....|... ...|....|... ...|....|... .B.|....|... BWB|....|...", 0),  # the last row
        ("B..|....|... WB.|....|... B..|....|...", 0),  # the window
        ("...|...B|... ...|..BW|... ...|...B|...", 0),  # the aisle
        ("...|....|... .B.|....|... BW.|....|... .B.|....|...", 0),  # not surrounded
    ],
)
def test_h1_adorable_kids(drawn: str, children: int) -> None:
    assert event_points("adorable_kids", drawn) == [4 * children, 0]


@pytest.mark.parametrize(
    ("drawn", "areas"),
    [
        ("BBB|....|... YYY|....|... GGG|....|...", 1),
        ("BBB|BBBB|... YYY|YYY.|... GGG|.GGG|...", 2),
        ("BBB|....|... YYY|....|... GG.|G...|...", 0),
        ("BBB|....|... YYY|....|... ...|GGG.|...", 0),
        ("BBB|....|... YYY|....|... GGG|....|... YYY|....|... BBB|....|...", 1),  # once per area
    ],
)
def test_h2_buddy_time(drawn: str, areas: int) -> None:
    assert event_points("buddy_time", drawn) == [5 * areas, 0]


def corners(letters: str) -> str:
    lines = [["."] * 10 for _ in range(5)]
    for letter, (row, column) in zip(letters, ((0, 0), (0, 9), (4, 0), (4, 9)), strict=True):
        lines[row][column] = letter
    return " ".join("".join(line) for line in lines)


@pytest.mark.parametrize(("letters", "worth"), [("WRBY", 6), ("RGBY", 6), ("RRBY", 0), ("RWB.", 0), ("....", 0)])
def test_h3_corner_seats(letters: str, worth: int) -> None:
    assert event_points("corner_seats", corners(letters)) == [worth, 0]


def test_h3_of_the_whole_plane_on_both_sides_of_the_board() -> None:
    four = "R..W|.... ....|.... ....|.... ....|.... B..Y|...."
    assert event_points("corner_seats", four, seats=4)[0] == 0
    four = "R...|...W ....|.... ....|.... ....|.... B...|...Y"
    assert event_points("corner_seats", four, seats=4)[0] == 6


@pytest.mark.parametrize(
    ("drawn", "areas"),
    [
        ("RR.|....|... ...|....|... RR.|....|... ...|....|... RR.|....|...", 1),
        ("RR.|RR..|... ...|....|... RR.|RR..|...", 0),
        ("RR.|RR..|... ...|....|... RR.|RR..|... ...|....|... RR.|RR..|...", 2),
        ("RR.|....|... RR.|....|... ...|....|... RR.|....|...", 0),  # two couples that touch are none
        ("RR.|RR.R|... ...|...R|... RR.|RR..|... ...|..RR|...", 1),
    ],
)
def test_h4_couples_retreat(drawn: str, areas: int) -> None:
    assert event_points("couples_retreat", drawn) == [4 * areas, 0]


def test_h5_emergency_exit_assistance() -> None:
    gap = "...|....|..."
    assert event_points("emergency_exit_assistance", f"{gap} {gap} {FULL_ROW}") == [10, 0]
    assert event_points("emergency_exit_assistance", f"{gap} {FULL_ROW} YYY|YYY.|YYY") == [0, 0]
    assert event_points("emergency_exit_assistance", "....|.... ....|.... RWBY|GRWB", seats=4) == [10, 0, 0, 0]


@pytest.mark.parametrize(
    ("drawn", "couples"),
    [
        ("WRR|....|... B..|....|...", 1),
        ("WR.|....|... BR.|....|...", 1),
        ("WR.|....|... RR.|....|...", 0),  # a crowd
        ("WRR|....|...", 0),  # the child is not surrounded
        ("RWB|....|... RYR|....|... ..R|....|...", 1),  # the other couple is not beside the child
        ("RWR|....|... RYR|....|...", 2),  # one child, two couples
    ],
)
def test_h6_family_vacation(drawn: str, couples: int) -> None:
    assert event_points("family_vacation", drawn) == [3 * couples, 0]


def test_h6_a_couple_both_of_whom_touch_surrounded_children_counts_once() -> None:
    assert event_points("family_vacation", "WRB|....|... BRW|....|... ..B|....|...") == [3, 0]


def test_h7_full_flight() -> None:
    assert event_points("full_flight", " ".join(["Y..|....|..."] * 5)) == [4, 0]
    assert event_points("full_flight", " ".join(["Y.W|....|..R"] * 5)) == [12, 0]
    assert event_points("full_flight", " ".join(["YWB|....|..."] * 4)) == [0, 0]
    assert event_points("full_flight", FULL_ROW) == [0, 0]


def test_h8_kids_gone_wild() -> None:
    assert event_points("kids_gone_wild", "WR.|W...|.WW B..|....|...") == [-6, 0]
    oracle = table(2, "", 0, ["kids_gone_wild"])
    overbook(oracle, 0, "WW")  # children on the steps do not count
    assert points(oracle, "event") == [0, 0]


def test_h9_lonely_christmas() -> None:
    assert event_points("lonely_christmas", "R.R|R...|... .R.|..RR|RRR") == [-3 * 4, 0]
    oracle = table(2, "", 0, ["lonely_christmas"])
    overbook(oracle, 0, "RR")
    assert points(oracle, "event") == [0, 0]


def blank(empty: str) -> str:
    """A plane that is full but for the seats drawn as dots, which may be told by their first rows."""
    rows = empty.split() + ["xxx|xxxx|xxx"] * 5
    letters = iter("RWBYG" * 10)
    return " ".join("".join(next(letters) if box == "x" else box for box in line) for line in rows[:5])


SINGLE, PAIR, TWO_PAIRS = blank(".x.|xxxx|xxx"), blank("..x|xxxx|xxx"), blank("..x|..xx|xxx")
CORNERED = blank(".xx|xxxx|xxx ..x|xxxx|xxx")
ACROSS = blank("xx.|.xxx|xxx x.x|x.xx|xxx")  # neighbours only over the aisle and diagonally


@pytest.mark.parametrize(
    ("choice", "planes", "worth"),
    [
        ("largest", [PAIR, TWO_PAIRS], [5, 5]),
        ("all", [PAIR, TWO_PAIRS], [0, 5]),
        ("largest", [CORNERED, TWO_PAIRS], [5, 0]),
        ("all", [CORNERED, TWO_PAIRS], [0, 5]),
        ("largest", [SINGLE, PAIR], [0, 5]),
        ("largest", [SINGLE, SINGLE], [0, 0]),
        ("all", [SINGLE, ACROSS], [0, 0]),
        ("largest", [PAIR, ACROSS], [5, 0]),
    ],
)
def test_h10_low_season_blues(choice: str, planes: list[str], worth: list[int]) -> None:
    oracle = table(2, "", 0, ["low_season_blues"], low_season=choice)
    for seat, drawn in enumerate(planes):
        seat_all(oracle, drawn, seat)
    assert points(oracle, "event") == worth


@pytest.mark.parametrize(
    ("drawn", "worth"),
    [
        ("...|....|...", 0),
        ("R..|....|...", 0),
        ("RYY|YYYY|YYW", 1),
        ("R..|....|..R R..|....|...", 1),
        (" ".join(["R..|....|..W"] * 5), 5),
    ],
)
def test_h11_beautiful_sunset(drawn: str, worth: int) -> None:
    assert event_points("beautiful_sunset", drawn) == [worth, 0]


@pytest.mark.parametrize(
    ("drawn", "every", "largest"),
    [
        ("...|....|...", 0, 0),
        ("BYG|....|...", 3, 3),
        ("B.B|B.B.|B.B", 6, 1),
        ("BBB|....|...", 1, 1),
        ("...|BBBB|...", 0, 0),
        ("B.B|BBBB|... YY.|....|...", 3, 1),
        ("RR.|W...|...", 0, 0),
    ],
)
def test_h12_missing_friends(drawn: str, every: int, largest: int) -> None:
    assert event_points("missing_friends", drawn) == [5 * every, 0]
    assert event_points("missing_friends", drawn, missing_friends="largest") == [5 * largest, 0]


@pytest.mark.parametrize(
    ("drawn", "areas"),
    [
        ("WRW|....|... RWR|....|... .R.|....|...", 1),
        ("WRW|R...|... R.R|....|...", 0),
        ("WRW|WRRW|... RWR|RWWR|... .R.|.RR.|...", 1),  # two of the second area's children touch
        ("WR.|WR..|W.. R..|R...|R..", 0),  # three children, but in three areas
    ],
)
def test_h13_school_holidays(drawn: str, areas: int) -> None:
    assert event_points("school_holidays", drawn) == [4 * areas, 0]


@pytest.mark.parametrize(
    ("drawn", "groups"),
    [
        ("BBB|....|...", 1),
        ("BBB|YYY.|GGG BB.|....|...", 2),
        ("BB.|B...|... Y..|....|... YY.|....|...", 1),
        ("RRR|WWW.|...", 0),
        ("BBB|....|... ...|....|... BBB|....|...", 2),
    ],
)
def test_h14_threes_company(drawn: str, groups: int) -> None:
    assert event_points("threes_company", drawn) == [3 * groups, 0]


def block(rows: int, line: str) -> str:
    letters = iter("RWBYG" * 10)
    return " ".join("".join(next(letters) if box == "x" else box for box in line) for _ in range(rows))


@pytest.mark.parametrize(
    ("rows", "line", "full_only", "overlap"),
    [
        (2, "xxx|....|...", 0, 0),
        (3, "xxx|....|...", 3, 3),
        (4, "xxx|....|...", 3, 6),
        (5, "xxx|....|...", 9, 9),
        (5, "...|....|xxx", 9, 9),
        (3, "...|xxxx|...", 3, 6),
        (5, "...|xxx.|...", 3, 9),  # fifteen seats, but not the whole area
        (5, "...|xxxx|...", 3, 18),
        (3, ".xx|xx..|...", 0, 0),  # over the aisle
        (5, "xxx|xxxx|xxx", 21, 36),
    ],
)
def test_h15_like_sardines(rows: int, line: str, full_only: int, overlap: int) -> None:
    assert event_points("like_sardines", block(rows, line)) == [full_only, 0]
    assert event_points("like_sardines", block(rows, line), sardines="overlap") == [overlap, 0]


def test_h15_with_four_players() -> None:
    full = block(5, "xxxx|xxxx")
    assert event_points("like_sardines", full, seats=4)[0] == 6
    assert event_points("like_sardines", full, seats=4, sardines="overlap")[0] == 36


def test_h14_two_events_add_up_without_interaction() -> None:
    oracle = table(2, "", 0, ["threes_company", "missing_friends"])
    seat_all(oracle, "BBB|....|...")
    assert (points(oracle, "event"), points(oracle, "second_event")) == ([3, 0], [5, 0])
    assert oracle.scores() == [6 + 3 - 47 + 3 + 5, -47]


@pytest.mark.parametrize("event", EVENTS)
def test_every_event_can_be_scored_with_nobody_on_board(event: str) -> None:
    everybody_has_the_most_empty_seats = 5 if event == "low_season_blues" else 0
    assert event_points(event) == [everybody_has_the_most_empty_seats] * 2
