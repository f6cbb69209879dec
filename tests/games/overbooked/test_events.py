"""8. Events [OD-8], rulings H1 to H15."""

import pytest

from tests.games.overbooked.scenes import airline, points, scene

pytestmark = pytest.mark.both_forms

FULL = "BYG|BYGB|YGB"


def worth(event: str, plane: str, options: str = "", seats: int = 2) -> int:
    return points(scene(airline(plane), events=event, options=options, seats=seats), "event")


def rows(*lines: str) -> str:
    return "\n".join(lines)


@pytest.mark.rule("OD-8.0")
def test_two_events_count_side_by_side_and_only_for_those_who_sit() -> None:
    state = scene(airline("R..\nBBB", steps="RW"), events="lonely_christmas threes_company")
    assert points(state, "event") == -3
    assert points(state, "second_event") == 3
    assert points(scene(), "event") == 0


@pytest.mark.rule("OD-8.1")  # H1
@pytest.mark.parametrize(
    ("plane", "times"),
    [
        (rows(".B.", "YWG", ".R."), 1),
        (rows("BWG", ".R."), 0),  # first row
        (rows("B..", "WG.", "R.."), 0),  # window
        (rows("...|B...", "...|WG..", "...|R..."), 0),  # aisle
        (rows("...|.B..", "...|YWG.", "...|.R.."), 1),
        (rows("", "", "...|.B..", "...|YWG.", "...|.R.."), 1),  # the fourth row
        (rows("...|..B.", "...|YWW.", "...|.RR."), 0),
    ],
)
def test_adorable_kids(plane: str, times: int) -> None:
    assert (
        worth("adorable_kids", plane.replace("\n\n", "\n...\n...\n") if plane.startswith("\n") else plane) == 4 * times
    )


@pytest.mark.rule("OD-8.2")  # H2
@pytest.mark.parametrize(
    ("plane", "times"),
    [
        (rows("BYG|....", "BYG|....", "BYG|...."), 1),
        (rows("BYG|BYG.", "BYG|BYG.", "BYG|BYG."), 2),
        (rows("BYG|....", "BYG|....", "BY.|G..."), 0),
        (rows("BYY|Y...", "B.G|....", "BGG|...."), 0),
        (rows("BBB", "BYY", "GGY", "G.."), 1),
    ],
)
def test_buddy_time(plane: str, times: int) -> None:
    assert worth("buddy_time", plane) == 5 * times


@pytest.mark.rule("OD-8.3")  # H3
@pytest.mark.parametrize(
    ("front", "back", "times"),
    [("R........W", "B........Y", 1), ("R........W", "B........B", 0), ("R........W", "B.........", 0)],
)
def test_corner_seats(front: str, back: str, times: int) -> None:
    assert worth("corner_seats", rows(front, *["."] * 3, back)) == 6 * times


@pytest.mark.rule("OD-8.3")
def test_corner_seats_with_four_players() -> None:
    assert worth("corner_seats", rows("R......W", ".", ".", ".", "B......G"), seats=4) == 6


@pytest.mark.rule("OD-8.4")  # H4
@pytest.mark.parametrize(
    ("plane", "times"),
    [
        (rows("RR.", "...", "RR.", "...", "RR."), 1),
        (rows("RR.", "...", "RR.", "R..", "RR."), 0),
        (rows("RR.|RR..", "...|....", "RR.|RR.."), 0),
        (rows("...|RR.R", "...|...R", "...|RR.."), 1),
    ],
)
def test_couples_retreat(plane: str, times: int) -> None:
    assert worth("couples_retreat", plane) == 4 * times


@pytest.mark.rule("OD-8.5")  # H5
def test_emergency_exit_assistance() -> None:
    assert worth("emergency_exit_assistance", rows(".", ".", FULL)) == 10
    assert worth("emergency_exit_assistance", rows(".", ".", FULL.replace("Y", ".", 1))) == 0
    assert worth("emergency_exit_assistance", rows(".", FULL)) == 0
    assert worth("emergency_exit_assistance", rows(".", ".", "BYGB|BYGB"), seats=4) == 10


@pytest.mark.rule("OD-8.6")  # H6
@pytest.mark.parametrize(
    ("plane", "times"),
    [
        (rows("WR.", "BR."), 1),
        (rows("WRR", "B.."), 1),
        (rows("WRW", "BRB", ".B."), 1),  # both partners beside children: once
        (rows("RRW", "..R", "..R"), 2),  # one child serves two couples
        (rows("WRR", "..."), 0),  # the child is not surrounded
        (rows("WRR", "BR."), 0),  # three are no couple
        (rows("WBR", "Y.R"), 0),
    ],
)
def test_family_vacation(plane: str, times: int) -> None:
    assert worth("family_vacation", plane) == 3 * times


@pytest.mark.rule("OD-8.7")  # H7
def test_full_flight() -> None:
    assert worth("full_flight", rows("B.B", "Y.Y", "G.G", "B.B", "Y.Y")) == 8
    assert worth("full_flight", rows("B.B", "Y.Y", "G.G", "B.B", "Y..")) == 4
    assert worth("full_flight", FULL) == 0


@pytest.mark.rule("OD-8.8")  # H8
def test_kids_gone_wild() -> None:
    state = scene(airline(rows("WB|W.", "Y"), steps="WW"), events="kids_gone_wild")
    assert points(state, "event") == -2


@pytest.mark.rule("OD-8.9")  # H9
def test_lonely_christmas() -> None:
    assert worth("lonely_christmas", rows("R.R|R", "RR.|.", ".R")) == -6
    assert worth("lonely_christmas", "RRR") == 0


@pytest.mark.rule("OD-8.10")  # H10
def test_low_season_blues() -> None:
    state = scene(airline("...|BBBB"), airline("B..|...."), airline(), events="low_season_blues", seats=3)
    assert [points(state, "event", seat) for seat in range(3)] == [0, 5, 5]


@pytest.mark.rule("OD-8.10")
def test_low_season_blues_needs_two_empty_seats_together() -> None:
    lonely = rows("B.B|Y.Y.|G.G", ".B.|.Y.Y|.G.", "B.B|Y.Y.|G.G", ".B.|.Y.Y|.G.", "B.B|Y.Y.|G.G")
    state = scene(airline(lonely), airline(lonely.translate(str.maketrans("BYG", "RWR"))), events="low_season_blues")
    assert [points(state, "event", seat) for seat in (0, 1)] == [0, 0]
    together = lonely.replace("B.B|Y", "B..|Y", 1)
    state = scene(airline(together), airline(lonely.translate(str.maketrans("BYG", "RWR"))), events="low_season_blues")
    assert [points(state, "event", seat) for seat in (0, 1)] == [5, 0]


@pytest.mark.rule("OD-8.10")  # H10, the other reading
def test_low_season_blues_by_option_counts_all_empty_seats_beside_another() -> None:
    # 20 in one piece against 15 and 15 in two.
    first = rows(*["BYG|....|BYG"] * 5)
    second = rows(*["...|BYGB|..."] * 5)
    planes = airline(first), airline(second.translate(str.maketrans("BYG", "RWR")))
    assert [points(scene(*planes, events="low_season_blues"), "event", seat) for seat in (0, 1)] == [5, 0]
    state = scene(*planes, events="low_season_blues", options="all")
    assert [points(state, "event", seat) for seat in (0, 1)] == [0, 5]


@pytest.mark.rule("OD-8.11")  # H11
@pytest.mark.parametrize(("windows", "value"), [(0, 0), (1, 0), (2, 1), (3, 1), (5, 2)])
def test_beautiful_sunset(windows: int, value: int) -> None:
    assert worth("beautiful_sunset", rows(*["B"] * windows) or ".B") == value


@pytest.mark.rule("OD-8.11")
def test_beautiful_sunset_counts_both_sides() -> None:
    assert worth("beautiful_sunset", rows(*["B........Y"] * 5)) == 5


@pytest.mark.rule("OD-8.12")  # H12
def test_missing_friends() -> None:
    plane = rows("BBB|B...", "...|.BBB", "YYY|Y..Y", "Y..|....", "G")
    assert worth("missing_friends", plane) == 5 * (3 + 2 + 1)
    assert worth("missing_friends", rows("BBB", "B..", "..Y", "R.W")) == 5


@pytest.mark.rule("OD-8.12")  # H12, the other reading
def test_missing_friends_by_option_looks_at_the_largest_group_only() -> None:
    plane = rows("BBB|B...", "...|.BBB", "YYY|Y..Y", "Y..|....", "G")
    assert worth("missing_friends", plane, "largest") == 5 * 2


@pytest.mark.rule("OD-8.13")  # H13
def test_school_holidays() -> None:
    three = rows("WBW", "YGY", "...", "BY.", "WG.")
    assert worth("school_holidays", three) == 4
    assert worth("school_holidays", rows("WB.|.BW.", "Y..|..Y.", "...|....", "BY.", "WG.")) == 0


@pytest.mark.rule("OD-8.14")  # H14
def test_threes_company() -> None:
    state = scene(airline("BBB|BBBB|BB.\nYYY|GGG."), events="threes_company missing_friends")
    assert points(state, "event") == 3 * 3
    assert points(state, "second_event") == 5 * 4


@pytest.mark.rule("OD-8.15")  # H15
@pytest.mark.parametrize(
    ("plane", "seats", "value", "overlap"),
    [
        (rows(*["BYG"] * 3), 2, 3, 3),
        (rows(*["BYG"] * 4), 2, 3, 6),
        (rows(*["BYG"] * 5), 2, 9, 9),
        (rows(*["...|BYGB"] * 3), 2, 3, 6),
        (rows(*["...|BYGB"] * 5), 2, 3, 18),
        (rows(*["...|BYG."] * 5), 2, 3, 9),
        (rows(*["..B|YG.."] * 5), 2, 0, 0),
        (rows(*["BYG|BYG."] * 3), 2, 6, 6),
        (rows(*["BYGB|BYGB"] * 5), 4, 6, 36),
    ],
)
def test_like_sardines(plane: str, seats: int, value: int, overlap: int) -> None:
    assert worth("like_sardines", plane, seats=seats) == value
    assert worth("like_sardines", plane, "overlap", seats=seats) == overlap
