"""3. Seating passengers [OD-3], rulings C1 to C10."""

import pytest

from innkeeper.games.overbooked.components import CARD_NAMES, EVERYBODY, IS_PATTERN, Card
from innkeeper.games.overbooked.patterns import IN_ONE_AREA, placements
from tests.games.overbooked.scenes import airline, can, drawn, left, play, rules_of, scene, steps, told, why

pytestmark = pytest.mark.both_forms


def spots(row: str, **details: str) -> list[str]:
    """What can be done with the first card of the row, by somebody without vouchers."""
    return can(scene(airline(vouchers=0), row=f"{row} N16 N35 N63", **details), "place")


@pytest.mark.rule("OD-3.1")  # C3
def test_everybody_on_the_card_sits_as_shown_and_comes_from_the_supply() -> None:
    state = scene(row="N34 N16 N35 N63")  # BBW / RRG
    happened = play(state, "place:1.0.2D")
    assert drawn(state) == ".......... ...BBW.... ...RRG...."
    assert [left(state, colour) for colour in ("red", "white", "blue", "yellow", "green")] == [18, 19, 18, 20, 19]
    assert rules_of(happened, "seat") == ["OD-3.1"] * 4
    assert "Anna seats 2 rugby players: 2D 2E." in told(happened)


@pytest.mark.rule("OD-3.1")  # C1
@pytest.mark.parametrize("side", [0, 1])
def test_every_pattern_fits_some_area(side: int) -> None:
    for card in range(len(CARD_NAMES)):
        if IS_PATTERN[card]:
            assert placements(side, IN_ONE_AREA, Card(card), EVERYBODY[card]).planes, CARD_NAMES[card]


@pytest.mark.rule("OD-3.2")
def test_all_sit_in_one_area() -> None:
    # N42 is G.G: along a row it fits columns A-C, D-F, E-G, H-J; along a column anywhere.
    assert spots("N42") == [
        *[f"place:1.0.{row}{column}" for row in range(1, 6) for column in "ADEH"],
        *[f"place:1.90.{row}{column}" for row in range(1, 4) for column in "ABCDEFGHIJ"],
    ]


@pytest.mark.rule("OD-3.2")
def test_with_four_players_the_areas_are_of_four_columns() -> None:
    state = scene(airline(vouchers=0), seats=4, row="N42 N16 N35 N63")
    assert can(state, "place:1.0") == [f"place:1.0.{row}{column}" for row in range(1, 6) for column in "ABEF"]


@pytest.mark.rule("OD-3.3")  # C7
@pytest.mark.parametrize(
    ("turn", "plane"),
    [
        (0, "YR. ..R"),  # N08
        (90, ".Y .R R."),
        (180, "R.. .RY"),
        (270, ".R R. Y."),
    ],
)
def test_the_card_is_turned_clockwise(turn: int, plane: str) -> None:
    state = scene(row="N08 N16 N35 N63")
    lines = plane.split()
    yellow = next((row, line.index("Y")) for row, line in enumerate(lines) if "Y" in line)
    play(state, f"place:1.{turn}.{yellow[0] + 1}{'ABC'[yellow[1]]}")
    assert drawn(state) == " ".join(line.ljust(10, ".") for line in lines)


@pytest.mark.rule("OD-3.3")
def test_the_card_is_never_mirrored() -> None:
    seen = set()
    for part in spots("N08"):
        state = scene(row="N08 N16 N35 N63")
        play(state, part)
        seen.add(drawn(state))
    assert "YR........ ..R......." in seen
    assert "..R....... YR........" not in seen
    assert len(seen) == len(spots("N08"))


@pytest.mark.rule("OD-3.3")
def test_turns_that_seat_the_same_are_one_move() -> None:
    assert {part.split(".")[1] for part in spots("N42")} == {"0", "90"}  # G.G
    assert {part.split(".")[1] for part in spots("N08")} == {"0", "90", "180", "270"}
    assert why(scene(row="N16 N10 N35 N63"), "place:1.180.1B") == (
        "OD-3.3 Turned 180° the card seats the same passengers as turned 0°."
    )


@pytest.mark.rule("OD-3.3")  # C8
def test_seats_under_empty_boxes_may_be_taken() -> None:
    state = scene(airline(".W."), row="N15 N16 N35 N63")  # Y.B
    play(state, "place:1.0.1A")
    assert drawn(state) == "YWB......."
    assert steps(state) == ""


@pytest.mark.rule("OD-3.4")  # C2
def test_a_place_that_bumps_may_be_chosen_while_another_is_free() -> None:
    state = scene(airline("GG"), row="N16 N10 N35 N63")
    assert set(can(state, "place:1.0.1")) == {f"place:1.0.1{column}" for column in "ABDEFHI"}


@pytest.mark.rule("OD-3.5")  # C4
def test_whoever_sits_where_a_newcomer_comes_is_overbooked_also_one_of_the_same_colour() -> None:
    state = scene(airline("GW\nR"), row="N16 N10 N35 N63")
    happened = play(state, "place:1.0.1A")
    assert drawn(state) == "GG........ R........."
    assert steps(state) == "WG"
    assert left(state, "green") == 17
    assert left(state, "white") == 19
    assert rules_of(happened, "bump") == ["OD-3.5"] * 2
    assert "The child of Anna on 1B is overbooked." in told(happened)


@pytest.mark.rule("OD-3.5")  # C10
def test_nobody_comes_back_from_the_steps() -> None:
    state = scene(airline("G", steps="GG"), row="N16 N10 N35 N63")
    play(state, "place:1.0.3A")
    assert steps(state) == "GG"
    assert left(state, "green") == 20 - 5


@pytest.mark.rule("OD-3.6")  # C5
def test_passengers_of_one_card_have_different_seats() -> None:
    state = scene(row="N65 N16 N35 N63")  # a child and a friend at windows
    play(state, "take:1 seat:3A")
    assert "seat:3A" not in can(state)
    assert why(state, "seat:3A") == "OD-3.6 Somebody of this card sits on 3A already."


@pytest.mark.rule("OD-3.7")  # C9
def test_a_preference_card_asks_for_kinds_of_seats_in_any_areas() -> None:
    state = scene(airline("Y\n.\nB"), row="N13 N16 N35 N63")  # green window, red aisle, green middle
    assert can(state, "take") == ["take:1"]
    play(state, "take:1")
    assert can(state) == [f"seat:{row}{column}" for row in range(1, 6) for column in "AJ"]
    play(state, "seat:3A")
    assert can(state) == [f"seat:{row}{column}" for row in range(1, 6) for column in "CDGH"]
    play(state, "seat:5H")
    assert can(state) == [f"seat:{row}{column}" for row in range(1, 6) for column in "BEFI"]
    assert drawn(state) == "Y......... .......... B........."
    play(state, "seat:1E")
    assert drawn(state) == "Y...G..... .......... G......... .......... .......R.."
    assert steps(state) == "B"


@pytest.mark.rule("OD-3.7")
def test_with_four_players_the_kinds_lie_elsewhere() -> None:
    state = scene(seats=4, row="N13 N16 N35 N63")
    for part, columns in (("take:1", "AH"), ("seat:1A", "DE"), ("seat:1D", "BCFG")):
        play(state, part)
        assert can(state) == [f"seat:{row}{column}" for row in range(1, 6) for column in columns]


@pytest.mark.rule("OD-3.8")  # C9, the other reading
def test_by_option_any_seats_will_do() -> None:
    state = scene(row="N65 N16 N35 N63", options="offer")
    play(state, "take:1")
    assert len(can(state)) == 50
    play(state, "seat:3E seat:3F")
    assert drawn(state) == ".......... .......... ....WY...."


@pytest.mark.rule("OD-3.9")  # C6
def test_nobody_is_moved_without_need() -> None:
    state = scene(airline("R.W\nB"), row="N16 N10 N35 N63")
    play(state, "place:1.0.5H")
    assert drawn(state) == "R.W....... B......... .......... .......... .......GG."
    assert steps(state) == ""
