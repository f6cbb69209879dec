"""Whether what is imagined has the right frequencies, and not only variety."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from math import comb
from typing import Any, Final

from innkeeper.engine.game import Game
from innkeeper.engine.options import Options
from innkeeper.engine.seats import NOBODY, Seat
from innkeeper.testing.setups import pairwise, setups
from innkeeper.testing.spots import ContractBroken, Path, Spot, leaves, random_game

UNLIKELY: Final = 1e-6
"""Among thousands of comparisons one in a million is no accident. Seeds are fixed: a game always passes, or never."""


def check_frequencies(game: Game[Any], games: int = 600, decisions: int = 12, seed: int = 0) -> None:
    """Compare what is true with what each viewer imagines, over the positions at which random games stop.

    If `imagine` draws from all that could be, the true and an imagined position are two draws of the same kind: in
    every place of the encoding each value must be found in the one and not in the other about as often as the other
    way round. Raises ContractBroken where that is less likely than UNLIKELY.

    It holds as far as the choices of others tell nothing: use `decisions=0` where what is legal for a random player
    depends on a hidden hand.
    """
    for seats in range(game.fewest_seats, game.most_seats + 1):
        options = pairwise(setups(game, seats))
        viewers = [*(Seat(seat) for seat in range(seats)), NOBODY]
        for viewer in viewers:
            only_true: Counter[tuple[Path, Any]] = Counter()
            only_imagined: Counter[tuple[Path, Any]] = Counter()
            for number in range(games):
                spot = _stop(game, seats, options[number % len(options)], seed + number, decisions)
                imagined = game.imagine(spot.state, viewer, spot.chance(40))
                true, drawn = _places(game.encode(spot.state)), _places(game.encode(imagined))
                only_true.update(true - drawn)
                only_imagined.update(drawn - true)
            _compare(game, seats, viewer, only_true, only_imagined)


def _stop(game: Game[Any], seats: int, options: Options, seed: int, decisions: int) -> Spot:
    """One of the first positions of a random game, in which somebody decides and nobody is in the middle of a move."""
    stops = [len(spot.moves) for spot in _beginning(game, seats, options, seed, decisions) if _is_between_moves(spot)]
    stop = stops[seed % len(stops)]
    return next(islice(_beginning(game, seats, options, seed, decisions), stop, None))


def _beginning(game: Game[Any], seats: int, options: Options, seed: int, decisions: int) -> Iterator[Spot]:
    return islice(random_game(game, seats, options, seed, decisions + 1), decisions + 1)


def _is_between_moves(spot: Spot) -> bool:
    midway = (spot.game.midway(spot.state, viewer) for viewer in spot.viewers())
    return bool(spot.game.acting(spot.state)) and not any(midway)


def _places(encoded: dict[str, Any]) -> set[tuple[Path, Any]]:
    return {place for place in leaves(encoded) if "chance" not in str(place[0][0])}


def _compare(game: Game[Any], seats: int, viewer: Seat, only_true: Counter[Any], only_imagined: Counter[Any]) -> None:
    for place in {**only_true, **only_imagined}:
        often, seldom = sorted((only_true[place], only_imagined[place]), reverse=True)
        if two_sided(seldom, often) < UNLIKELY:
            path, value = place
            where = ".".join(map(str, path))
            raise ContractBroken(
                f"{game.name}: `imagine` has other frequencies than the game: with {seats} seats, for viewer {viewer}, "
                f"{value!r} at {where} is {only_true[place]} times in the true position alone, "
                f"and {only_imagined[place]} times in the imagined one alone."
            )


def two_sided(seldom: int, often: int) -> float:
    """How likely a fair coin falls at least as unevenly as this."""
    throws = seldom + often
    tail: float = sum(comb(throws, n) for n in range(seldom + 1)) / 2.0**throws
    return min(1.0, 2 * tail)
