"""The whole suite for one game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from innkeeper.engine.bot import Bot
from innkeeper.engine.chance import seeded
from innkeeper.engine.game import Game
from innkeeper.engine.options import Options
from innkeeper.testing import answers, leaks, matches, positions, together
from innkeeper.testing.likeness import Likenesses
from innkeeper.testing.setups import pairwise, setups
from innkeeper.testing.spots import ContractBroken, Spot, random_game

Pieces = Callable[[Any], Counter[Any]]
"""Everything in the box and on the table in a position, counted: it stays the same through a game."""


def check_game(
    game: Game[Any],
    *,
    seats: Iterable[int] = (),
    games: int = 1,
    seed: int = 0,
    closely: int = 2,
    most_decisions: int = 5000,
    pieces: Pieces | None = None,
    bots: Sequence[Callable[[], Bot]] = (),
    nothing_hidden: bool = False,
) -> None:
    """Hold a game to the contract. Raises ContractBroken, saying what, where and how to come there.

    For every number of seats (or the given ones) every combination of options is played through once, and `games`
    games are looked at for each of the few that cover every pair of choices; about `closely` positions of each are
    looked at closely. `pieces` counts what must be conserved; `bots` make bots that must not choose by what they
    cannot know. A game in which nobody ever knows less than another, nor what comes, says `nothing_hidden`.
    """
    answers.check_notation(game)
    answers.check_options_said(game)
    matches.check_beginnings(game)
    hides, likenesses = False, Likenesses()
    for number_of_seats in seats or range(game.fewest_seats, game.most_seats + 1):
        all_setups = setups(game, number_of_seats)
        for options in all_setups:
            _play_through(game, number_of_seats, options, seed, most_decisions)
        for options in pairwise(all_setups):
            for number in range(games):
                for spot in _look(game, number_of_seats, options, seed + number, closely, most_decisions, pieces):
                    _look_closely(spot, likenesses, bots)
                    hides |= leaks.varies(spot)
            matches.check_match(game, number_of_seats, options, seed + games)
    if hides is nothing_hidden:
        raise ContractBroken(
            f"{game.name}: {'something is' if hides else 'nothing is ever'} hidden from anybody by `imagine`."
        )


def _play_through(game: Game[Any], seats: int, options: Options, seed: int, most: int) -> None:
    for spot in random_game(game, seats, options, seed, most):
        last = spot
    last.expect(not game.acting(last.state), "the game does not end.")


def _look(
    game: Game[Any], seats: int, options: Options, seed: int, closely: int, most: int, pieces: Pieces | None
) -> Iterator[Spot]:
    """Look at every position of a random game; those to be looked at closely."""
    length = sum(1 for _ in random_game(game, seats, options, seed, most))
    chosen = seeded(seed, length)
    counted: Counter[Any] | None = None
    for spot in random_game(game, seats, options, seed, most):
        _look_everywhere(spot)
        counted = _check_conserved(spot, pieces, counted)
        if len(spot.moves) in (0, length - 1) or chosen.below(length) < closely:
            yield spot


def _look_everywhere(spot: Spot) -> None:
    answers.check_asked(spot)
    answers.check_scores(spot)
    positions.check_encoding(spot)


def _look_closely(spot: Spot, likenesses: Likenesses, bots: Sequence[Callable[[], Bot]]) -> None:
    for check in (*positions.HERE_AND_THERE, *answers.HERE_AND_THERE, likenesses.check, together.check_any_order):
        check(spot)
    leaks.check_imagined(spot, bots)


def _check_conserved(spot: Spot, pieces: Pieces | None, counted: Counter[Any] | None) -> Counter[Any] | None:
    if pieces is None:
        return None
    now = pieces(spot.state)
    if counted is not None and now != counted:
        lost, found = counted - now, now - counted
        raise spot.broken(f"pieces are not conserved: gone {dict(lost)}, new {dict(found)}.")
    return now
