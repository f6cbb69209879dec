"""The oracle of Overbooking plays against itself, over all player counts and options."""

from collections import Counter
from itertools import product
from random import Random
from typing import Any

import pytest

from tests.oracle.overbooking import GUESTS, INNS, OPTIONS, Oracle, size
from tests.oracle.overbooking_table import words

GAMES = 200
MOST_DECISIONS = 300
TABLES = [
    (seats, dict(zip(OPTIONS, choices, strict=True))) for choices in product(*OPTIONS.values()) for seats in (2, 3, 4)
]

Position = dict[str, Any]


def new_game(seats: int, options: dict[str, str], chance: Random) -> Oracle:
    cards = chance.sample(range(1, 9), 2 * seats)
    inns = [f"{card}.{chance.choice('AB')}" for card in cards]
    decks = [chance.sample(list(GUESTS), len(GUESTS)) for _ in range(seats)]
    first = 0 if options["first_player"] == "seat_0" else chance.randrange(seats)
    return Oracle(seats, options, first, inns, [deck[:9] for deck in decks], [deck[9:] for deck in decks])


def cards_of(position: Position, seat: int) -> list[str]:
    """Every card of this seat, wherever it lies."""
    player = position["players"][seat]
    cards: list[str] = player["hand"] + player["deck"] + player["lodged"] + player["discarded"]
    for inn in position["inns"]:
        cards += [laid["card"] for laid in inn["door"] + inn["queue"] if laid["seat"] == seat]
    return cards


def check(oracle: Oracle, seats: int) -> None:
    """What must be true of every position."""
    position = oracle.position()
    acting = oracle.acting()
    assert bool(acting) == (position["phase"] != "over")
    assert all(bool(oracle.legal(seat)) == (seat in acting) for seat in range(seats))
    for seat in range(seats):
        assert sorted(cards_of(position, seat)) == sorted(GUESTS)
    assert (position["inn"] is not None) == (position["phase"] == "checking")
    for column, inn in enumerate(position["inns"], start=1):
        check_inn(inn, position, column)


def check_inn(inn: dict[str, Any], position: Position, column: int) -> None:
    closed = INNS[inn["card"]]["rule"] == "back_door_closed"
    assert len(inn["door"]) <= (0 if closed else 2)
    assert not (closed and inn["token"])
    assert not (inn["token"] and inn["door"])
    laid = inn["door"] + inn["queue"]
    if position["phase"] == "placing":
        assert len(inn["queue"]) <= (5 if closed else 4)
        assert sum(card["open"] for card in laid) <= 1
        return
    opening = position["inn"] or len(position["inns"]) + 1
    if column < opening:
        assert laid == []
    if column == opening:
        assert all(card["open"] for card in laid)
    else:
        assert inn["capacity"] == INNS[inn["card"]]["capacity"]
        assert inn["picks"] == []


def check_lodged(before: Position, after: Position) -> None:
    """Whatever was lodged in one step did fit."""
    settled = [inn for inn in before["inns"] if inn["door"] or inn["queue"]]
    most = sum(inn["capacity"] + 6 for inn in settled)
    places = [sum(map(size, player["lodged"])) for position in (before, after) for player in position["players"]]
    half = len(places) // 2
    assert 0 <= sum(places[half:]) - sum(places[:half]) <= most


def play_out(seats: int, options: dict[str, str], seed: int, heard: Counter[str]) -> Oracle:
    chance = Random(seed)  # noqa: S311 -- a game is no secret
    oracle = new_game(seats, options, chance)
    check(oracle, seats)
    for _ in range(MOST_DECISIONS):
        if not oracle.acting():
            break
        before = oracle.position()
        (seat,) = oracle.acting()
        part = chance.choice(sorted(oracle.legal(seat)))
        heard[part.split(":")[0]] += 1
        oracle.play(seat, part)
        check(oracle, seats)
        check_lodged(before, oracle.position())
    assert oracle.acting() == []
    return oracle


def check_result(oracle: Oracle) -> None:
    position = oracle.position()
    assert (position["round"], position["phase"], position["inn"]) == (4, "over", None)
    assert all(player["deck"] == [] for player in position["players"])
    assert all(len(player["hand"]) >= 4 for player in position["players"])
    assert min(oracle.ranking()) == 1
    winners = [score for score, place in zip(oracle.scores(), oracle.ranking(), strict=True) if place == 1]
    assert set(winners) == {max(oracle.scores())}


def test_random_games_at_every_table_end_with_every_card_accounted_for() -> None:
    heard: Counter[str] = Counter()
    for seed in range(GAMES):
        seats, options = TABLES[seed % len(TABLES)]
        check_result(play_out(seats, options, seed, heard))
    assert heard.keys() == words("card queue door pass pick replace decline")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_same_answers_give_the_same_game(seats: int) -> None:
    options = {option: choices[0] for option, choices in OPTIONS.items()}
    twice = [play_out(seats, options, 7, Counter()).position() for _ in range(2)]
    assert twice[0] == twice[1]


def test_every_player_count_and_option_is_among_the_tables() -> None:
    assert len(TABLES) <= GAMES
    for option, choices in OPTIONS.items():
        assert {(seats, options[option]) for seats, options in TABLES} == set(product((2, 3, 4), choices))
