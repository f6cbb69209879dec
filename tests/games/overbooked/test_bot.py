"""The house player and what the search hears of it."""

from itertools import combinations

import pytest

from innkeeper.bots import make_bot
from innkeeper.bots.playout import play_with_bots
from innkeeper.catalogue import game_named
from innkeeper.engine.chance import seeded
from innkeeper.engine.seats import Seat
from innkeeper.games.overbooked.alone import Plan
from innkeeper.games.overbooked.game import GAME
from innkeeper.games.overbooked.planes import AREAS, EMPTY_PLANE, chairs_of, groups, joined
from innkeeper.games.overbooked.reach import missing, nearness, places
from innkeeper.games.overbooked.state import OverbookedState
from tests.games.overbooked.scenes import airline, can, play, scene

pytestmark = pytest.mark.both_forms

GAMES = 100
ANY_GAME = game_named("overbooked")


def best(state: OverbookedState) -> str:
    """What makes most sense to the seat that is asked."""
    legal = GAME.legal(state, state.asked)
    weights = GAME.weigh(state, state.asked, legal)
    assert len(weights) == len(legal)
    assert all(0.0 <= weight <= 1.0 for weight in weights)
    assert max(weights) == 1.0
    return GAME.notation(legal[weights.index(1.0)])


def result(seed: int, bots: tuple[str, ...]) -> list[int]:
    state = GAME.new(len(bots), {}, seed)
    chances = [seeded(seed, 100 + seat) for seat in range(len(bots))]
    play_with_bots(ANY_GAME, state, [make_bot(bot) for bot in bots], chances, [])
    return GAME.ranking(state)


def test_the_house_beats_random_always() -> None:
    wins = sum(result(seed, ("house", "random")) == [1, 2] for seed in range(GAMES // 2))
    wins += sum(result(seed, ("random", "house")) == [2, 1] for seed in range(GAMES // 2, GAMES))
    assert wins == GAMES


def test_it_brings_lovers_together_and_never_a_third() -> None:
    state = scene(airline("R"), row="N35 N10 N16 N63")  # BR
    play(state, best(state))
    assert GAME.breakdown(state)[0]["couples"] == 5


def test_it_does_not_bump_without_need() -> None:
    state = scene(airline("RR.|BBB.\nWG"), row="N34 N10 N16 N63")
    play(state, best(state))
    assert GAME.breakdown(state)[0]["overbooked"] == 0


def test_it_knows_when_to_ignore() -> None:
    # RR over W with the symbol: among full seats a couple fits, but not the child.
    full = "\n".join(["...|BYBY|BYB", *["YBY|BYBY|BYB"] * 4])
    state = scene(airline(full, vouchers=0), seats=3, row="N38 N10 N16 N63", options="symbols")
    assert best(state) == "ignore:1.3"
    play(state, "ignore:1.3")
    assert best(state).startswith("place:1.")


def test_it_lets_nobody_go_to_the_steps_who_can_be_replaced() -> None:
    state = scene(airline("YG"), row="N35 N10 N16 N63", options="symbols")
    play(state, "place:1.0.1A")
    assert best(state) == "done"


def test_it_weighs_every_part_of_a_move() -> None:
    for seed in range(12):
        state = GAME.new(1 + seed % 4, {"symbols": "yes", "difficult": "yes"}, seed)
        while GAME.acting(state):
            play(state, best(state))


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_its_estimate_looks_at_the_position_alone(seats: int) -> None:
    state = GAME.new(seats, {}, 4)
    before = GAME.encode(state)
    values = [GAME.evaluate(state, Seat(seat)) for seat in range(seats)]
    assert len(set(values)) == 1  # nobody has played yet
    assert GAME.encode(state) == before


def test_at_the_end_the_estimate_is_the_score() -> None:
    state = scene(airline("RR"), last_round=True, turn=1)
    play(state, can(state)[0])
    assert [GAME.evaluate(state, Seat(seat)) for seat in (0, 1)] == GAME.scores(state)


@pytest.mark.parametrize(("scenario", "wins"), [("friends_weekend", 2), ("romantic_city_trip", 2), ("school_trip", 3)])
def test_alone_it_goes_for_the_goals(scenario: str, wins: int) -> None:
    won = 0
    for seed in range(4):
        state = GAME.new(1, {"scenario": scenario}, seed)
        play_with_bots(ANY_GAME, state, [make_bot("house")], [seeded(seed, 100)], [])
        won += GAME.ranking(state) == [1]
    assert won >= wins


# A green one is missing.
NEARLY = """
BBB|YY.G|R.R
BB.|YY.G|R.R
B..|Y..G|...
...|Y..G|RR.
...|...G|...
"""


@pytest.mark.parametrize("bot", ["house", "search:20it"])
def test_alone_it_takes_what_wins(bot: str) -> None:
    state = scene(airline(NEARLY), seats=1, row="N10 N16 N46 N63")
    before = state.round
    play_with_bots(ANY_GAME, state, [make_bot(bot)], [seeded(3)], [])
    assert GAME.ranking(state) == [1]
    assert state.round == before


def test_alone_the_estimate_is_a_chance_that_grows_with_what_helps() -> None:
    far, near = scene(airline("G.G.G"), seats=1), scene(airline("GGG"), seats=1)
    for state in (far, near):
        state.airlines[0].vouchers = 6
    assert 0.0 < GAME.evaluate(far, Seat(0)) < GAME.evaluate(near, Seat(0)) < 1.0
    near.airlines[0].vouchers = 1
    assert GAME.evaluate(near, Seat(0)) < GAME.evaluate(far, Seat(0))


def test_what_one_passenger_is_worth_at_a_glance_is_what_seating_it_brings() -> None:
    for seed in range(3):
        state = GAME.new(1, {}, seed)
        for _ in range(4 * seed):
            play(state, best(state))
        plan = Plan(state)
        for chair in range(0, 50, 7):
            for colour in range(5):
                one = joined(EMPTY_PLANE, colour, chair)
                assert plan.glance(one) == pytest.approx(plan.gain(one, False))


def test_a_group_has_every_place_of_seats_that_hang_together() -> None:
    for side in range(2):
        for area, found in zip(AREAS[side], places(side, 3), strict=True):
            threes = [sum(1 << chair for chair in three) for three in combinations(chairs_of(area), 3)]
            assert found == sorted(three for three in threes if len(groups(side, three)) == 1)


def test_a_group_is_nearer_with_each_member_and_further_with_whoever_is_in_the_way() -> None:
    def lacks(own: int, others: int) -> float:
        return missing(6, sum(nearness(0, area, 6, own, others) for area in range(3)))

    none, two, all_but_one, all_six = (
        lacks(0, 0),
        lacks(0b11, 0),
        lacks(0b111 << 10 | 0b11, 0),
        lacks(0b111 << 10 | 0b111, 0),
    )
    assert none > two > all_but_one > all_six == 0.0
    assert lacks(0b111 << 10 | 0b11, 0b100) > all_but_one
