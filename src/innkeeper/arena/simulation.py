"""What many games by the same bots on the same seats come to."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from time import perf_counter
from typing import TypedDict

from innkeeper.arena.digest import run_digest
from innkeeper.arena.playing import Deal, Outcome, find_game, shares_of_win
from innkeeper.arena.statistics import deviation, mean
from innkeeper.arena.workers import outcomes
from innkeeper.bots import make_bot
from innkeeper.engine.errors import BadSetup
from innkeeper.engine.game import AnyGame
from innkeeper.engine.options import complete_options
from innkeeper.form import form

Progress = Callable[[int], None]
"""Called with how many games are done."""


class SeatScores(TypedDict):
    """The final scores of one seat over all games."""

    seat: int
    bot: str
    mean: float
    deviation: float
    lowest: int
    highest: int


class SeatRanks(TypedDict):
    """The places of one seat over all games; `counts` by place, the first place first."""

    seat: int
    bot: str
    mean: float
    wins: float
    counts: list[int]


class Simulation(TypedDict):
    """A report on games by the same bots on the same seats. `games` are those that came to an end."""

    game: str
    rules_version: int
    compiled: bool
    seats: int
    bots: list[str]
    options: dict[str, str]
    seed: int
    games: int
    interrupted: bool
    decisions: int
    seconds: float
    decisions_per_second: int
    digest: str
    scores: list[SeatScores]
    ranks: list[SeatRanks]


def deals_for(name: str, bots: Sequence[str], options: Mapping[str, str], games: int, seed: int) -> list[Deal]:
    """So many deals with seeds in a row. Raises BadSetup or UnknownName for what cannot be played."""
    game = find_game(name)
    check_setup(game, bots, len(bots), options)
    if games < 1:
        raise BadSetup(f"a simulation is at least one game, not {games}.")
    return [Deal(name, dict(options), seed + number, tuple(bots)) for number in range(games)]


def check_setup(game: AnyGame, bots: Sequence[str], seats: int, options: Mapping[str, str]) -> None:
    """Raises BadSetup or UnknownName when the bots cannot play this game so."""
    for spec in bots:
        make_bot(spec)
    game.new(seats, options, 0)


def simulate(deals: Sequence[Deal], workers: int = 1, progress: Progress = lambda done: None) -> Simulation:
    """Play the deals, here or in several processes, and report. Ctrl-C keeps the games that ended.

    The digest covers the games in the order of the deals, whichever ended first.
    """
    begun = perf_counter()
    ended, interrupted = collect(deals, workers, progress)
    return _report(deals[0], ended, interrupted, perf_counter() - begun)


def collect(deals: Sequence[Deal], workers: int, progress: Progress) -> tuple[list[Outcome], bool]:
    """The outcomes in the order of the deals, and whether Ctrl-C came before the last."""
    ended: dict[int, Outcome] = {}
    interrupted = False
    try:
        for number, outcome in outcomes(deals, workers):
            ended[number] = outcome
            progress(len(ended))
    except KeyboardInterrupt:
        interrupted = True
    return [ended[number] for number in sorted(ended)], interrupted


def _report(deal: Deal, ended: list[Outcome], interrupted: bool, seconds: float) -> Simulation:
    game = find_game(deal.game)
    seats = len(deal.bots)
    decisions = sum(outcome.decisions for outcome in ended)
    return {
        "game": game.name,
        "rules_version": game.rules_version,
        "compiled": form().compiled,
        "seats": seats,
        "bots": list(deal.bots),
        "options": complete_options(game.options, deal.options, seats),
        "seed": deal.seed,
        "games": len(ended),
        "interrupted": interrupted,
        "decisions": decisions,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(decisions / seconds) if seconds else 0,
        "digest": run_digest(outcome.digest for outcome in ended),
        "scores": [_scores(seat, deal.bots[seat], ended) for seat in range(seats) if ended],
        "ranks": [_ranks(seat, deal.bots[seat], ended) for seat in range(seats) if ended],
    }


def _scores(seat: int, bot: str, ended: list[Outcome]) -> SeatScores:
    scores = [outcome.scores[seat] for outcome in ended]
    return {
        "seat": seat,
        "bot": bot,
        "mean": round(mean(scores), 3),
        "deviation": round(deviation(scores), 3),
        "lowest": min(scores),
        "highest": max(scores),
    }


def _ranks(seat: int, bot: str, ended: list[Outcome]) -> SeatRanks:
    places = [outcome.ranking[seat] for outcome in ended]
    wins = [shares_of_win(outcome.ranking)[seat] for outcome in ended]
    last = max(len(ended[0].ranking), 2)  # alone one wins or loses
    return {
        "seat": seat,
        "bot": bot,
        "mean": round(mean(places), 3),
        "wins": round(mean(wins), 4),
        "counts": [places.count(place) for place in range(1, last + 1)],
    }
