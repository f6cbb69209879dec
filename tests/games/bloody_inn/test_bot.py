"""The game's know-how: what a sensible house player does, and how it reckons."""

import pytest

from innkeeper.arena.tournament import compete, deals_between
from innkeeper.engine.seats import Seat
from innkeeper.games.bloody_inn.game import GAME
from innkeeper.games.bloody_inn.state import InnState
from innkeeper.games.bloody_inn.worth import evaluate, nights_left
from tests.games.bloody_inn.scenes import player, scene

pytestmark = pytest.mark.both_forms


def sensible(state: InnState, begun: str = "") -> str:
    """What makes most sense to the seat that is asked, after the first parts of its move."""
    for part in begun.split():
        GAME.play(state, state.asked, GAME.parse(part))
    legal = GAME.legal(state, state.asked)
    weights = GAME.weigh(state, state.asked, legal)
    assert len(weights) == len(legal)
    assert all(weight >= 0 for weight in weights)
    return GAME.notation(legal[weights.index(max(weights))])


def test_a_corpse_is_buried_before_anything_else() -> None:
    state = scene(player(hand="peasant novice", corpses="monk"), rooms="major newsboy")
    assert sensible(state) == "bury"


def test_those_who_come_back_are_played_first() -> None:
    state = scene(player(hand="peasant novice brewer", corpses="monk"), rooms="newsboy")
    assert sensible(state, "bury corpse:monk") == "play:novice"


def test_a_corpse_goes_under_ones_own_annex() -> None:
    state = scene(player(hand="novice", corpses="monk"), player(annexes="duke"), rooms="newsboy")
    assert sensible(state, "bury corpse:monk play:novice") == "under:0.barn"


def test_without_a_place_of_ones_own_the_poorest_is_chosen() -> None:
    state = scene(
        player(hand="novice", corpses="monk", annexes="barn:duke"),
        player(annexes="count", cash=30),
        player(annexes="abbot", cash=2),
        rooms="newsboy",
    )
    assert sensible(state, "bury corpse:monk play:novice") in ("under:2.abbot", "under:2.barn")


def test_nobody_is_killed_in_the_last_action_under_the_eyes_of_the_police() -> None:
    state = scene(player(hand="peasant"), rooms="baron major", turn=3)
    assert sensible(state) != "kill"


def test_coins_are_laundered_before_the_wealth_track_ends() -> None:
    state = scene(player(cash=40), rooms="duke")
    assert sensible(state) == "pass"
    assert sensible(state, "pass").startswith("buy:")


def test_whoever_has_a_corpse_more_stands_better_while_there_is_time_to_bury_it() -> None:
    without = scene(player(hand="novice"), rooms="newsboy")
    having = scene(player(hand="novice", corpses="count"), rooms="newsboy")
    assert evaluate(having, Seat(0)) > evaluate(without, Seat(0)) + 5


def test_a_corpse_is_a_debt_when_the_game_is_nearly_over() -> None:
    last = {"rooms": "newsboy", "season": 2, "entrance": "-", "last_round": True, "turn": 4}
    having = scene(player(corpses="count"), **last)
    assert evaluate(having, Seat(0)) < evaluate(scene(player(), **last), Seat(0))


def test_nights_go_by() -> None:
    left = [
        nights_left(scene(rooms="newsboy", turn=1)),
        nights_left(scene(rooms="newsboy", turn=4)),
        nights_left(scene(rooms="newsboy", season=2, entrance="monk baron", turn=1)),
        nights_left(scene(rooms="newsboy", season=2, entrance="-", last_round=True, turn=4)),
    ]
    assert left == sorted(left, reverse=True)
    assert 5 < left[0] < 12
    assert 0 <= left[-1] < 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_house_beats_chance(seats: int) -> None:
    bots = ["house", "random"]
    report = compete(deals_between("bloody_inn", bots, seats, {}, 24, 1), bots)
    assert report["bots"][0]["bot"] == "house"
    assert report["bots"][0]["share"] > 0.85


@pytest.mark.parametrize("options", [{"wealth": "unlimited"}, {"doors": "chosen"}, {"length": "long"}])
def test_the_house_plays_every_variant(options: dict[str, str]) -> None:
    bots = ["house", "random"]
    assert compete(deals_between("bloody_inn", bots, 2, options, 10, 1), bots)["bots"][0]["share"] > 0.85
