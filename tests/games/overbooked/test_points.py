"""5. Points [OD-5], rulings E1 to E11."""

from random import Random

import pytest

from innkeeper.games.overbooked.game import GAME
from innkeeper.games.overbooked.planes import (
    ALL,
    AREAS,
    COLUMNS,
    Plane,
    chairs_of,
    couples,
    groups,
    largest,
    surrounded,
)
from tests.games.overbooked.scenes import airline, asked, can, play, points, scene

pytestmark = pytest.mark.both_forms


def worth(source: str, plane: str, **details: object) -> int:
    return points(scene(airline(plane), **details), source)


@pytest.mark.rule("OD-5.1")  # E1
@pytest.mark.parametrize(
    ("plane", "couples_found"),
    [
        ("RR", 1),
        ("R\nR", 1),
        ("R\n.R", 0),  # diagonal
        ("..R|R...|...", 0),  # across an aisle
        ("...|...R|R..", 0),
        ("...|R..R|...", 0),
        ("...|.RR.|...", 1),
    ],
)
def test_side_by_side_is_within_an_area_and_never_diagonal(plane: str, couples_found: int) -> None:
    assert worth("couples", plane) == 5 * couples_found


@pytest.mark.rule("OD-5.1")
def test_with_four_players_the_aisle_is_in_the_middle() -> None:
    assert worth("couples", "..RR|....\n...R|R...", seats=4) == 0
    assert worth("couples", "...R|R...\n..RR|....", seats=4) == 0
    assert worth("couples", "..RR|....\n....|RR..", seats=4) == 10


@pytest.mark.rule("OD-5.2")  # E2
@pytest.mark.parametrize(
    ("plane", "value"),
    [("R", 0), ("RRR", 0), ("RR\nR", 0), ("RR\nRR", 0), ("RR.\n..R", 5), ("RR.\nW..\nRR.", 10), ("RRW|RR", 10)],
)
def test_a_couple_is_a_set_of_exactly_two(plane: str, value: int) -> None:
    assert worth("couples", plane) == value


@pytest.mark.rule("OD-5.3")  # E3, E4
@pytest.mark.parametrize(
    ("plane", "children"),
    [
        ("WB\nY", 1),  # in a corner two adults are enough
        ("WB", 0),  # an empty seat
        ("WW\nBB", 0),  # another child
        ("..W|B\n..R", 0),  # across the aisle counts for nothing
        (".GW\n..R", 1),  # at the aisle
        ("RWG\n.B.", 1),  # at the front
        (".R.\nBWG\n.Y.", 1),
        (".R.\nBW.\n.Y.", 0),
        ("WBW\nYWY\nWBW", 3),
        ("WBW\nYGY\nWBW", 2),
    ],
)
def test_a_child_is_surrounded_by_adults_on_all_seats_there_are(plane: str, children: int) -> None:
    assert worth("children", plane) == 3 * children


@pytest.mark.rule("OD-5.4")  # E5
@pytest.mark.parametrize(
    ("source", "letter"),
    [("rugby", "B"), ("friends", "Y"), ("seniors", "G")],
)
def test_the_largest_set_counts_one_for_each_of_it(source: str, letter: str) -> None:
    rival = airline("...|XXXX\n...|XXX".replace("X", letter))
    state = scene(airline("XX.|XXX.\nX..|....".replace("X", letter)), rival)
    assert points(state, source) == 3
    assert points(state, source, 1) == 14
    assert worth(source, letter) == 2  # one passenger is a set, and leads here


@pytest.mark.rule("OD-5.5")  # E6
def test_the_lead_is_doubled_also_when_shared() -> None:
    state = scene(airline("BBB"), airline("B\nB\nB"), airline("BB.|B"), seats=3)
    assert [points(state, "rugby", seat) for seat in range(3)] == [6, 6, 2]
    assert [points(state, "friends", seat) for seat in range(3)] == [0, 0, 0]


@pytest.mark.rule("OD-5.6")  # E7
@pytest.mark.parametrize(("vouchers", "value"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (12, 6)])
def test_two_vouchers_are_a_point(vouchers: int, value: int) -> None:
    assert points(scene(airline(vouchers=vouchers)), "vouchers") == value


@pytest.mark.rule("OD-5.7")
def test_each_overbooked_passenger_costs_two_points_and_most_of_them_two_more() -> None:
    state = scene(airline("R", steps="RW"), airline("R", steps="BB"), airline("R", steps="G"), seats=3)
    assert [points(state, "overbooked", seat) for seat in range(3)] == [-4, -4, -2]
    assert [points(state, "most_overbooked", seat) for seat in range(3)] == [-2, -2, 0]


@pytest.mark.rule("OD-5.7")  # E8
def test_nobody_has_most_overbooked_if_nobody_has_any_unless_agreed_otherwise() -> None:
    assert points(scene(), "most_overbooked") == 0
    assert [points(scene(options="always"), "most_overbooked", seat) for seat in (0, 1)] == [-2, -2]


@pytest.mark.rule("OD-5.8")  # E9
def test_each_empty_seat_costs_a_point() -> None:
    assert worth("empty", "RWBYG") == -45
    assert worth("empty", "RWBYG", seats=4) == -35


@pytest.mark.rule("OD-5.9")  # E10
def test_points_may_be_negative_and_those_on_the_steps_bring_none() -> None:
    state = scene(airline("R", steps="RBBBYYYGGG"))
    assert GAME.scores(state)[0] == -49 - 20 - 2 + 3
    assert points(state, "rugby") == 0
    assert sum(GAME.breakdown(state)[0].values()) == GAME.scores(state)[0]


@pytest.mark.rule("OD-5.10")  # E11
def test_most_points_win_and_equals_share_the_win() -> None:
    state = scene(airline("RR."), airline("R.R"), airline("RR\n.."), seats=3)
    assert GAME.ranking(state) == [1, 3, 1]
    state = scene(last_round=True, turn=1)
    play(state, can(state)[0])
    assert asked(state) is None
    assert sorted(GAME.ranking(state)) in ([1, 1], [1, 2])


# --- Against a brute-force counter


class Counted:
    """The same, seat by seat on a grid of letters."""

    def __init__(self, side: int, seats: dict[tuple[int, int], str]) -> None:
        self.side = side
        self.seats = seats
        self.widths = [3, 4, 3] if side == 0 else [4, 4]

    def area(self, column: int) -> int:
        return next(number for number in range(3) if column < sum(self.widths[: number + 1]))

    def beside(self, row: int, column: int) -> list[tuple[int, int]]:
        near = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
        inside = [(r, c) for r, c in near if 0 <= r < 5 and 0 <= c < sum(self.widths)]
        return [(r, c) for r, c in inside if self.area(c) == self.area(column)]

    def sets(self, letter: str) -> list[int]:
        """The sizes of the sets of a letter, the largest first."""
        left = {chair for chair, who in self.seats.items() if who == letter}
        sizes = []
        while left:
            reached = [left.pop()]
            for chair in reached:
                for other in self.beside(*chair):
                    if other in left:
                        left.remove(other)
                        reached.append(other)
            sizes.append(len(reached))
        return sorted(sizes, reverse=True)

    def children(self) -> int:
        return sum(
            all(self.seats.get(other, "W") != "W" for other in self.beside(*chair))
            for chair, who in self.seats.items()
            if who == "W"
        )


def random_plane(side: int, chance: Random) -> tuple[Plane, dict[tuple[int, int], str]]:
    fullness = chance.random()
    letters = chance.choice(["RWBYG", "RRW", "WBYG", "BYG", "RB"])
    seats = {
        (row, column): chance.choice(letters)
        for row in range(5)
        for column in range(COLUMNS[side])
        if chance.random() < fullness
    }
    masks = [
        sum(1 << (10 * row + column) for (row, column), who in seats.items() if who == letter) for letter in "RWBYG"
    ]
    return (masks[0], masks[1], masks[2], masks[3], masks[4]), seats


@pytest.mark.rule("OD-5.1", "OD-5.2", "OD-5.3", "OD-5.4")
@pytest.mark.parametrize("side", [0, 1])
def test_couples_children_and_groups_agree_with_a_brute_force_counter(side: int) -> None:
    chance = Random(side)  # noqa: S311 -- no secret
    for _ in range(5000):
        plane, seats = random_plane(side, chance)
        counted = Counted(side, seats)
        assert len(couples(side, plane[0])) == counted.sets("R").count(2)
        assert surrounded(side, plane).bit_count() == counted.children()
        for colour, letter in enumerate("RWBYG"):
            sizes = sorted((group.bit_count() for group in groups(side, plane[colour])), reverse=True)
            assert sizes == counted.sets(letter)
            assert largest(side, plane[colour]) == max(sizes, default=0)


@pytest.mark.parametrize("side", [0, 1])
def test_areas_share_out_all_seats(side: int) -> None:
    assert sum(AREAS[side]) == ALL[side]
    assert len(chairs_of(ALL[side])) == 5 * COLUMNS[side]
