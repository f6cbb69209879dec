"""After the game: the choices that mattered most, each judged by what its seat knew."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace

import httpx
import pytest

from innkeeper.catalogue import game_named
from innkeeper.engine.match import Match
from innkeeper.engine.record import record
from innkeeper.engine.seats import Seat
from innkeeper.server.judging import (
    FEWEST_POINTS,
    MOST_POINTS,
    Studied,
    TurningPoint,
    find_turning_points,
    judge,
    weightiest,
)
from tests.server.homes import Home
from tests.server.running import KUHN, Person, error, running, two_people

pytestmark = pytest.mark.both_forms

GAME = game_named("kuhn_poker", [KUHN])
POINT = TurningPoint(0, 0, (), "bet", "check", 0.2, 0.8, 0.5)

KING = "king"


def studied(*moves: str, milliseconds: int = 400) -> Studied:
    """A game in which Bram holds the King, which wins whatever Anna has."""
    for seed in range(1000):
        match = Match(GAME, 2, {}, seed)
        if GAME.view(match.state, Seat(1))["cards"][1] == KING:
            break
    for number, move in enumerate(moves):
        match.play(Seat(number % 2), move)
    return Studied("table", record(match), milliseconds, (KUHN,))


def test_who_gives_up_the_best_card_is_told_what_was_better() -> None:
    folded = next(point for point in judge(studied("bet", "fold"), (1,)) if point.number == 1)
    assert (folded.seat, folded.chosen, folded.other) == (1, "fold", "call")
    assert folded.other_reward > folded.reward
    assert folded.weight > 0


def test_who_chooses_well_is_told_that_too() -> None:
    (called,) = judge(studied("bet", "call"), (1,))
    assert (called.chosen, called.other) == ("call", "fold")
    assert called.reward > called.other_reward


def test_moves_are_judged_in_any_part_of_the_game() -> None:
    game = studied("check", "bet", "call", milliseconds=20)
    assert [point.number for point in judge(game, (0, 2))] == [0, 2]
    assert [point.number for point in judge(game, (1,))] == [1]


def test_every_move_gets_a_look_and_the_weightiest_a_closer_one() -> None:
    looks = list[tuple[int, ...]]()
    budgets = set[int]()

    async def look(game: Studied, numbers: Sequence[int]) -> list[TurningPoint]:
        looks.append(tuple(numbers))
        budgets.add(game.milliseconds)
        return [replace(POINT, number=number, weight=number / 100) for number in numbers]

    game = studied()
    game.record["moves"].extend([(0, "bet")] * 50)
    found = asyncio.run(find_turning_points(look, game, 60.0))
    assert {number for numbers in looks for number in numbers} == set(range(50))
    assert looks[-1] == (38,)
    assert len(budgets) == 2
    assert [point.number for point in found] == [49, 48, 47, 46, 45]


def test_a_look_that_kills_its_workers_is_left_out() -> None:
    async def no_look(game: Studied, numbers: Sequence[int]) -> None:
        return None

    assert asyncio.run(find_turning_points(no_look, studied("bet", "fold"), 1.0)) == []


def test_one_choice_of_a_move_is_told_and_none_that_makes_no_difference() -> None:
    points = [replace(POINT, number=number // 2, weight=number / 10) for number in range(20)]
    told = weightiest(points)
    assert len(told) == MOST_POINTS
    assert [point.number for point in told] == [9, 8, 7, 6, 5]
    assert weightiest([replace(POINT, reward=0.79)]) == []
    doubtful = [replace(POINT, number=number, weight=-0.1) for number in range(10)]
    assert len(weightiest(doubtful)) == FEWEST_POINTS


def address(person: Person) -> str:
    return f"/api/tables/{person.table}/turning-points"


def finish(anna: Person, bram: Person) -> None:
    for person, move in ((anna, "bet"), (bram, "fold")):
        person.move(move)
    assert anna.look()["status"] == "over"


def until_ready(anna: Person) -> list[dict[str, object]]:
    """Ask until the game was thought over: a table that changes wakes its stream."""
    anna.post("turning-points")
    with anna.stream() as stream:
        while not (found := anna.http.get(address(anna), headers=anna.headers).json())["ready"]:
            stream.next()
    points: list[dict[str, object]] = found["points"]
    return points


def test_they_are_found_once_and_kept(home: Home) -> None:
    with running(home.settings()) as where, httpx.Client(base_url=where, timeout=30) as http:
        anna, bram = two_people(http)
        finish(anna, bram)
        assert http.get(address(anna), headers=anna.headers).json() == {"ready": False, "points": []}
        points = until_ready(anna)
        assert {(point["at"], point["seat"]) for point in points} <= {(0, 0), (1, 1)}
        assert all(point["chosen"] != point["other"] for point in points)
        assert all(0 <= float(str(point["reward"])) <= 1 for point in points)
        assert anna.post("turning-points").json() == {"ready": True, "points": points}
    with running(home.settings(study_seconds=3600.0)) as where, httpx.Client(base_url=where, timeout=30) as http:
        assert http.get(address(anna)).json() == {"ready": True, "points": points}


@pytest.mark.parametrize("reveal", [True, False])
def test_they_are_for_those_who_may_see_all(http: httpx.Client, reveal: bool) -> None:
    anna, bram = two_people(http, terms={"reveal": reveal})
    spectator = Person(http, anna.table)
    for person in (anna, spectator):
        error(http.get(address(person), headers=person.headers), 409, "not_over")
        error(person.post("turning-points"), 409, "not_over")
    finish(anna, bram)
    assert http.get(address(anna), headers=bram.headers).status_code == 200
    if reveal:
        assert http.get(address(anna)).status_code == 200
    else:
        error(http.get(address(anna)), 403, "hidden")
        error(spectator.post("turning-points"), 403, "hidden")
