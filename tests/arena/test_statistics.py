"""Shares, intervals and who sits where."""

from collections import Counter

import pytest

from innkeeper.arena.playing import shares_of_win
from innkeeper.arena.seating import lineups, schedule, seatings
from innkeeper.arena.statistics import deviation, mean, wilson
from innkeeper.engine.errors import BadSetup


@pytest.mark.parametrize(
    ("share", "games", "low", "high"),
    [(0.5, 100, 0.4038, 0.5962), (0.0, 10, 0.0, 0.2775), (1.0, 10, 0.7225, 1.0), (0.0, 0, 0.0, 1.0)],
)
def test_the_interval_is_wilsons(share: float, games: int, low: float, high: float) -> None:
    assert wilson(share, games) == pytest.approx((low, high), abs=1e-4)


def test_a_shared_win_is_split_and_a_lost_solo_game_has_none() -> None:
    assert shares_of_win([1, 2, 1]) == [0.5, 0, 0.5]
    assert shares_of_win([2]) == [0]


def test_means_and_deviations_of_few_values() -> None:
    assert mean([]) == deviation([5]) == 0
    assert mean([1, 2, 6]) == 3
    assert deviation([1, 3]) == pytest.approx(2**0.5)


def test_fewer_bots_than_seats_are_filled_up_with_the_last_ones() -> None:
    assert lineups(["search", "house"], 4) == [("search", "house", "house", "house")]
    assert lineups(["a", "b", "c"], 4) == [("a", "b", "c", "b")]
    assert lineups(["house"], 2) == [("house", "house")]


def test_more_bots_than_seats_meet_in_every_choice() -> None:
    assert lineups(["a", "b", "c"], 2) == [("a", "b"), ("a", "c"), ("b", "c")]


@pytest.mark.parametrize(("bots", "seats"), [("ab", 2), ("ab", 3), ("abc", 3), ("abcd", 3), ("abcd", 4), ("a", 1)])
def test_every_bot_sits_on_every_seat_equally_often(bots: str, seats: int) -> None:
    taken = Counter((order[seat], seat) for order in seatings(list(bots), seats) for seat in range(seats))
    for bot in bots:
        assert len({taken[bot, seat] for seat in range(seats)}) == 1


def test_a_round_plays_one_seed_in_every_seating_and_rounds_are_whole() -> None:
    deals = schedule("nim", {}, ["a", "b"], 3, 4, seed=10)
    assert [(deal.seed, "".join(deal.bots)) for deal in deals] == [
        (10, "abb"),
        (10, "bab"),
        (10, "bba"),
        (11, "abb"),
        (11, "bab"),
        (11, "bba"),
    ]


@pytest.mark.parametrize(("bots", "games", "said"), [([], 1, "needs bots"), (["a"], 0, "at least one game")])
def test_an_arena_without_bots_or_games_is_refused(bots: list[str], games: int, said: str) -> None:
    with pytest.raises(BadSetup, match=said):
        schedule("nim", {}, bots, 2, games, seed=0)
