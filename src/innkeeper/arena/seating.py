"""Who sits where: every bot on every seat equally often, and each deal again for every seating."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations, permutations

from innkeeper.arena.playing import Deal
from innkeeper.engine.errors import BadSetup


def lineups(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Who plays together: with more bots than seats every choice of them; with fewer the last ones fill up.

    So `search` and `house` at three seats are one search against two houses.
    """
    if len(bots) >= seats:
        return [*combinations(bots, seats)]
    others = bots[1:] or bots
    filling = [others[index % len(others)] for index in range(seats - len(bots))]
    return [(*bots, *filling)]


def seatings(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """One round: each line-up in each different order."""
    return [order for lineup in lineups(bots, seats) for order in sorted(set(permutations(lineup)))]


def schedule(
    game: str, options: Mapping[str, str], bots: Sequence[str], seats: int, games: int, seed: int
) -> list[Deal]:
    """At least so many games, in whole rounds: all seatings of a round play the same seed.

    Raises BadSetup for no bots or no games.
    """
    if not bots:
        raise BadSetup("an arena needs bots, such as search:200ms,house.")
    if games < 1:
        raise BadSetup(f"an arena is at least one game, not {games}.")
    orders = seatings(bots, seats)
    rounds = -(-games // len(orders))
    return [Deal(game, options, seed + number, order) for number in range(rounds) for order in orders]
