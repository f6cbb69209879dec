"""Set-up [BI-1], and what is in the box (ruling 0)."""

from collections import Counter

import pytest

from innkeeper.engine.errors import BadSetup
from innkeeper.engine.seats import NOBODY
from innkeeper.games.bloody_inn.components import COPIES, MONEY, NAMES, PEASANT, RANK, TRAVELERS, TYPE, TYPE_NAMES
from innkeeper.games.bloody_inn.game import GAME
from innkeeper.games.bloody_inn.state import InnState
from tests.games.bloody_inn.scenes import asked, can, cash, checks, hand, keys, play, player, rest, scene, top, why_not

pytestmark = pytest.mark.both_forms

CHOSEN = {"doors": "chosen", "first_player": "seat_0"}
"""Nobody has been welcomed yet."""


def new(seats: int, **options: str) -> InnState:
    chosen = {"doors": "chosen", **options} if seats == 1 else {**CHOSEN, **options}
    return GAME.new(seats, chosen, 7)


def entrance(state: InnState) -> int:
    count: int = GAME.view(state, NOBODY)["entrance"]["count"]
    return count


# --- The box


@pytest.mark.rule("BI-1.1")
def test_the_box_holds_70_travelers_fourteen_of_each_type_and_8_peasants() -> None:
    types = Counter(TYPE_NAMES[TYPE[guest]] for guest in TRAVELERS)
    assert types == dict.fromkeys(("merchant", "artisan", "police", "religious", "noble"), 14)
    assert COPIES[PEASANT] == 8


@pytest.mark.rule("BI-1.1")
def test_low_ranks_are_common_and_high_ones_unique_but_for_the_majors() -> None:
    copies = Counter(NAMES[guest] for guest in TRAVELERS)
    by_rank = {rank: {copies[name] for name in copies if RANK[NAMES.index(name)] == rank} for rank in range(4)}
    assert by_rank == {0: {4}, 1: {4}, 2: {3}, 3: {1, 3}}
    assert [name for name in copies if RANK[NAMES.index(name)] == 3 and copies[name] == 3] == ["major"]


@pytest.mark.rule("BI-7.3")
def test_every_pocket_can_be_halved() -> None:  # ruling 0
    assert {RANK[guest]: MONEY[guest] for guest in TRAVELERS} == {0: 8, 1: 12, 2: 18, 3: 26}
    assert MONEY[PEASANT] == 4
    assert all(money % 2 == 0 for money in MONEY)


@pytest.mark.rule("BI-1.1")
def test_nobody_can_run_out_of_tokens() -> None:  # ruling 0: 8 = the first key, the Monks, the Concierges
    assert 1 + COPIES[NAMES.index("monk")] + COPIES[NAMES.index("concierge")] == 8


# --- What everybody begins with


@pytest.mark.rule("BI-1.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_begins_with_two_peasants_a_barn_five_francs_and_a_check(seats: int) -> None:
    state = new(seats)
    for seat in range(seats):
        assert hand(state, seat) == "peasant peasant"
        assert (cash(state, seat), checks(state, seat)) == (5, 1)
        assert [annex["guest"]["kind"] for annex in GAME.view(state, NOBODY)["players"][seat]["annexes"]] == ["barn"]
    assert state.bistro == GAME.new(seats).bistro == 0  # ruling 1.4: the peasants of empty seats stay in the box


@pytest.mark.rule("BI-1.3")
@pytest.mark.parametrize(
    ("seats", "length", "travelers"),
    [
        *[(2, "short", 35), (3, "short", 42), (4, "short", 48), (1, "short", 36)],
        *[(2, "long", 45), (3, "long", 54), (4, "long", 64), (1, "long", 44)],
    ],
)
def test_the_entrance_stack_is_what_is_not_removed_and_fills_the_inn_a_whole_number_of_times(
    seats: int, length: str, travelers: int
) -> None:  # ruling 0
    state = new(seats, length=length)
    assert entrance(state) == travelers
    assert travelers % {1: 4, 2: 5, 3: 6, 4: 8}[seats] == 0


@pytest.mark.rule("BI-1.3")
def test_the_entrance_stack_is_shuffled() -> None:
    tops = Counter(top(GAME.new(2, CHOSEN, seed)) for seed in range(1400))
    assert len(tops) == len(set(TRAVELERS)) == 28
    majors, dukes = tops["major"], tops["duke"]  # three copies and one, of 70
    assert 30 < majors < 95
    assert 5 < dukes < 40


@pytest.mark.rule("BI-1.3")
def test_the_same_seed_gives_the_same_game_and_another_another() -> None:
    assert GAME.encode(GAME.new(2, None, 3)) == GAME.encode(GAME.new(2, None, 3))
    assert GAME.encode(GAME.new(2, None, 3)) != GAME.encode(GAME.new(2, None, 4))


# --- Doors and keys


@pytest.mark.rule("BI-1.4")
@pytest.mark.parametrize(
    ("seats", "on_the_doors"),
    [
        (1, [0, "white", "white", "white", None, None, None, None]),
        (2, [0, 1, "white", "white", "white", None, None, None]),
        (3, [0, 1, 2, "white", "white", "white", None, None]),
        (4, [0, 1, 2, 3, "white", "white", "white", "white"]),
    ],
)
def test_by_default_the_keys_are_on_the_first_doors_and_then_the_white_ones(
    seats: int, on_the_doors: list[int | str | None]
) -> None:  # ruling 1.2
    assert keys(GAME.new(seats)) == on_the_doors


@pytest.mark.rule("BI-1.4")
def test_doors_can_be_chosen_in_turn_and_white_keys_go_on_the_lowest_free_ones() -> None:  # rulings 1.2, 13.6
    state = GAME.new(3, {"doors": "chosen"}, 2)
    first = int(state.first)
    assert asked(state) == first
    assert can(state) == [f"room:{room}" for room in range(1, 9)]
    play(state, "room:2")
    assert asked(state) == (first + 1) % 3
    assert "room:2" not in can(state)
    play(state, "room:8 room:4")
    own = {(first + turn) % 3: door for turn, door in enumerate((2, 8, 4))}
    expected: list[int | str | None] = ["white", None, "white", None, "white", None, None, None]
    for seat, door in own.items():
        expected[door - 1] = seat
    assert keys(state) == expected


@pytest.mark.rule("BI-1.4")
def test_a_door_with_a_key_cannot_be_chosen_again() -> None:
    state = new(2)
    play(state, "room:3")
    assert why_not(state, "room:3") == ("BI-1.4", "There is a key on door 3 already.")


@pytest.mark.rule("BI-1.4")
def test_choosing_a_door_is_one_whole_move_and_is_told() -> None:
    state = new(2)
    (event,) = play(state, "room:3")
    assert (event.kind, event.rule, event.elements) == ("door", "BI-1.4", ["room:3"])


# --- The first player


@pytest.mark.rule("BI-1.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_player_is_drawn_by_lot(seats: int) -> None:  # ruling 1.1
    firsts = Counter(GAME.new(seats, None, seed).first for seed in range(400))
    assert sorted(firsts) == list(range(seats))
    assert min(firsts.values()) > 400 / seats * 0.7


@pytest.mark.rule("BI-1.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_seat_can_be_made_first_player(seats: int) -> None:
    assert {GAME.new(seats, {"first_player": "seat_0"}, seed).first for seed in range(30)} == {0}


@pytest.mark.rule("BI-1.5")
def test_alone_there_is_nobody_else_to_be_first() -> None:
    assert {GAME.new(1, None, seed).first for seed in range(20)} == {0}
    with pytest.raises(BadSetup, match="first_player=seat_0 goes with 2 or 3 or 4 seats, not with 1"):
        GAME.new(1, {"first_player": "seat_0"})


# --- Money


@pytest.mark.rule("BI-1.7")
def test_the_wealth_track_ends_at_forty() -> None:
    state = scene(player(hand="baron", cash=38))
    play(state, "build card:baron")
    assert cash(state) == 40


@pytest.mark.rule("BI-1.7")
def test_checks_are_neither_limited_by_the_wealth_track_nor_by_their_number() -> None:  # ruling 1.7
    state = scene(player(cash=40, checks=29), player(checks=4))
    play(state, "pass buy:4")
    assert (cash(state), checks(state)) == (0, 33)


# --- What cannot be set up


@pytest.mark.rule("BI-1.2")
@pytest.mark.parametrize("seats", [0, 5])
def test_it_is_for_one_to_four(seats: int) -> None:
    with pytest.raises(BadSetup, match="The Bloody Inn is for 1 to 4 seats"):
        GAME.new(seats)


@pytest.mark.rule("BI-11.1")
def test_unlimited_wealth_knows_no_thirty_checks() -> None:
    with pytest.raises(BadSetup, match="checks=thirty goes only with wealth=limited"):
        GAME.new(2, {"wealth": "unlimited", "checks": "thirty"})


@pytest.mark.rule("BI-1.2")
def test_the_first_decision_of_a_game_is_where_the_first_traveler_sleeps() -> None:
    state = GAME.new(2, {"first_player": "seat_0"})
    assert (asked(state), can(state)) == (0, ["room:1", "room:2", "room:3", "room:4", "room:5"])
    for room in range(1, 5):
        play(state, f"room:{room}")
    assert "pass" in can(state)
    rest(state)
    assert asked(state) == 1
