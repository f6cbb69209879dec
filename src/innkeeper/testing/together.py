"""Whether seats that are asked at the same time do not depend on who answers first."""

from __future__ import annotations

from itertools import pairwise

from innkeeper.engine.seats import Action, Seat
from innkeeper.engine.state import State
from innkeeper.testing.spots import Spot, difference, random_move


def check_any_order(spot: Spot) -> None:
    """Where several seats are asked at once, their moves give the same position in either order."""
    asked = spot.game.acting(spot.state)
    for first, second in pairwise(asked):
        move, other = random_move(spot, first, spot.chance(7)), random_move(spot, second, spot.chance(8))
        one = _both(spot, first, move, second, other)
        two = _both(spot, second, other, first, move)
        where = difference(spot.game.encode(one), spot.game.encode(two))
        spot.expect(not where, f"it matters whether seat {first} or seat {second} answers first, at {where}.")


def _both(spot: Spot, first: Seat, move: list[Action], second: Seat, other: list[Action]) -> State:
    state = spot.state.copy()
    for seat, parts in ((first, move), (second, other)):
        for part in parts:
            spot.game.play(state, seat, part)
    return state
