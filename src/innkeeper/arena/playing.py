"""One game played by bots, from its seed to its scores."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.metadata import EntryPoint
from typing import Final

from innkeeper.arena.digest import game_digest
from innkeeper.bots import make_bot
from innkeeper.bots.playout import play_randomly_noting, play_with_bots
from innkeeper.catalogue import GROUP, find_games, game_named
from innkeeper.engine.chance import seeded
from innkeeper.engine.errors import UnknownName
from innkeeper.engine.game import AnyGame

BOT_STREAM: Final = 1000
"""The streams of chance from this one on belong to the bots, seat by seat; games have those below."""


def find_game(name: str) -> AnyGame:
    """A game by its name, or one under development by its place, such as `my_package.game:GAME`.

    Raises UnknownName.
    """
    if ":" not in name:
        return game_named(name)
    try:
        game: AnyGame = EntryPoint(name, name, GROUP).load()
    except (ImportError, AttributeError) as error:
        raise UnknownName("game", name, list(find_games())) from error
    return game


@dataclass(frozen=True, slots=True)
class Deal:
    """A game to be played: by which bots, seat by seat, from which seed. Picklable, for the workers."""

    game: str
    options: Mapping[str, str]
    seed: int
    bots: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a deal ended: scores and places by seat, and what the digest is made of."""

    deal: Deal
    scores: tuple[int, ...]
    ranking: tuple[int, ...]
    decisions: int
    digest: bytes


def play_deal(game: AnyGame, deal: Deal) -> Outcome:
    """Play a deal to its end. Raises BadSetup and UnknownName for a deal that cannot be."""
    seats = len(deal.bots)
    state = game.new(seats, deal.options, deal.seed)
    state.events = None
    notes: list[int] = []
    if set(deal.bots) == {"random"}:
        play_randomly_noting(game, state, seeded(deal.seed, BOT_STREAM), notes)
    else:
        bots = [make_bot(spec) for spec in deal.bots]
        play_with_bots(game, state, bots, [seeded(deal.seed, BOT_STREAM + seat) for seat in range(seats)], notes)
    scores = game.scores(state)
    digest = game_digest(notes, scores)
    return Outcome(deal, tuple(scores), tuple(game.ranking(state)), len(notes) // 2, digest)


def shares_of_win(ranking: Sequence[int]) -> list[float]:
    """What each seat has of the win: first places share it, and nobody has any of a lost solo game."""
    winners = sum(place == 1 for place in ranking)
    return [1 / winners if place == 1 else 0.0 for place in ranking]
