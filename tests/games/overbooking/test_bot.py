"""The house player's know-how in Overbooking."""

from typing import cast

from innkeeper.bots import make_bot
from innkeeper.engine.chance import seeded
from innkeeper.engine.game import AnyGame
from innkeeper.engine.match import Match
from innkeeper.engine.seats import Seat
from innkeeper.games.overbooking.game import GAME as OVERBOOKING

GAME = cast(AnyGame, OVERBOOKING)


def play_out(seed: int, house: Seat, seats: int) -> Match:
    match = Match(GAME, seats, {"first_player": "seat_0"}, seed)
    bots = [make_bot("house" if seat == house else "random") for seat in range(seats)]
    chance = seeded(seed, 9)
    while acting := GAME.acting(match.state):
        match.play(acting[0], match.ask(bots[acting[0]], acting[0], chance))
    return match


def test_house_beats_random_in_nearly_every_game_of_two() -> None:
    won = 0
    for seed in range(40):
        seat = Seat(seed % 2)
        won += GAME.ranking(play_out(seed, seat, 2).state)[seat] == 1
    assert won >= 38


def test_house_is_not_predictable() -> None:
    match = Match(GAME, 2, {"first_player": "seat_0"}, 5)
    moves = {match.ask(make_bot("house"), Seat(0), seeded(seed)) for seed in range(40)}
    assert len(moves) > 1


def test_every_choice_has_some_weight_and_the_best_has_most() -> None:
    state = GAME.new(2, {"first_player": "seat_0"}, 1)
    legal = GAME.legal(state, Seat(0))
    weights = GAME.weigh(state, Seat(0), legal)
    assert len(weights) == len(legal)
    assert min(weights) > 0.0
    assert max(weights) == 1.0
