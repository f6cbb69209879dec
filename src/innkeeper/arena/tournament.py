"""Bots against each other, with seats balanced: who is stronger, and how sure that is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from time import perf_counter
from typing import Final, NamedTuple, TypedDict

from innkeeper.arena.playing import Deal, Outcome, find_game, shares_of_win
from innkeeper.arena.seating import schedule
from innkeeper.arena.simulation import Progress, check_setup, collect
from innkeeper.arena.statistics import mean, wilson
from innkeeper.engine.chance import seeded
from innkeeper.engine.errors import BadSetup
from innkeeper.engine.options import complete_options
from innkeeper.form import form

ORDERS: Final = 10


class Rating(NamedTuple):
    """How strong a bot seems, and how uncertain that is."""

    mu: float
    sigma: float


class Standing(TypedDict):
    """How one bot did: its share of the wins per seat taken, with a 95 % interval; `fair` is an equal one."""

    bot: str
    games: int
    seats_taken: int
    share: float
    low: float
    high: float
    fair: float
    mean_rank: float
    mean_score: float
    rating: float
    uncertainty: float


class Tournament(TypedDict):
    """A report on bots against each other, the highest rated first."""

    game: str
    rules_version: int
    compiled: bool
    seats: int
    options: dict[str, str]
    seed: int
    games: int
    planned: int
    interrupted: bool
    seconds: float
    bots: list[Standing]


def deals_between(
    name: str, bots: Sequence[str], seats: int, options: Mapping[str, str], games: int, seed: int
) -> list[Deal]:
    """At least so many deals, each bot as often on each seat. Raises BadSetup or UnknownName."""
    if len(set(bots)) < len(bots):
        raise BadSetup(f"an arena is between different bots; {', '.join(bots)} names one twice.")
    check_setup(find_game(name), bots, seats, options)
    return schedule(name, dict(options), bots, seats, games, seed)


def compete(
    deals: Sequence[Deal], bots: Sequence[str], workers: int = 1, progress: Progress = lambda done: None
) -> Tournament:
    """Play the deals and report. Ctrl-C keeps the games that ended."""
    begun = perf_counter()
    ended, interrupted = collect(deals, workers, progress)
    game = find_game(deals[0].game)
    seats = len(deals[0].bots)
    ratings = rate(ended, bots)
    standings = [_standing(bot, ended, ratings[bot], seats) for bot in bots]
    return {
        "game": game.name,
        "rules_version": game.rules_version,
        "compiled": form().compiled,
        "seats": seats,
        "options": complete_options(game.options, deals[0].options, seats),
        "seed": deals[0].seed,
        "games": len(ended),
        "planned": len(deals),
        "interrupted": interrupted,
        "seconds": round(perf_counter() - begun, 3),
        "bots": sorted(standings, key=lambda standing: (-standing["rating"], standing["bot"])),
    }


def rate(ended: Sequence[Outcome], bots: Sequence[str]) -> dict[str, Rating]:
    """Each bot's rating after all games: Plackett-Luce, in Weng and Lin's approximation, by openskill.

    Ratings learn more from later games, so this is the mean over several orders of the games.
    """
    games = [outcome for outcome in ended if len(outcome.deal.bots) > 1]
    found: dict[str, list[Rating]] = {bot: [] for bot in bots}
    for order in range(ORDERS):
        numbers = list(range(len(games)))
        seeded(order).shuffle(numbers)
        for bot, rating in _rate_in_order([games[number] for number in numbers], bots).items():
            found[bot].append(rating)
    return {
        bot: Rating(mean([rating.mu for rating in ratings]), mean([rating.sigma for rating in ratings]))
        for bot, ratings in found.items()
    }


def _rate_in_order(games: Sequence[Outcome], bots: Sequence[str]) -> dict[str, Rating]:
    """Ratings after these games in this order. A bot on several seats of a game learns the mean of what they would."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    start = model.rating()
    ratings = {bot: Rating(start.mu, start.sigma) for bot in bots}
    for outcome in games:
        sitting = outcome.deal.bots
        before = [[model.rating(ratings[bot].mu, ratings[bot].sigma)] for bot in sitting]
        after = model.rate(before, ranks=[float(place) for place in outcome.ranking])
        for bot in set(sitting):
            own = [after[seat][0] for seat in range(len(sitting)) if sitting[seat] == bot]
            ratings[bot] = Rating(mean([rating.mu for rating in own]), mean([rating.sigma for rating in own]))
    return ratings


def _standing(bot: str, ended: Sequence[Outcome], rating: Rating, seats: int) -> Standing:
    taken = [(outcome, seat) for outcome in ended for seat, sitting in enumerate(outcome.deal.bots) if sitting == bot]
    games = sum(bot in outcome.deal.bots for outcome in ended)
    share = mean([shares_of_win(outcome.ranking)[seat] for outcome, seat in taken])
    low, high = wilson(share, games)
    return {
        "bot": bot,
        "games": games,
        "seats_taken": len(taken),
        "share": round(share, 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "fair": round(1 / seats, 4),
        "mean_rank": round(mean([outcome.ranking[seat] for outcome, seat in taken]), 3),
        "mean_score": round(mean([outcome.scores[seat] for outcome, seat in taken]), 2),
        "rating": round(rating.mu, 2),
        "uncertainty": round(rating.sigma, 2),
    }
