"""Every way to begin a game, and few that stand for all."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from math import prod
from typing import Any, Final

from innkeeper.engine.chance import seeded
from innkeeper.engine.errors import BadSetup
from innkeeper.engine.game import Game
from innkeeper.engine.options import Option, Options, complete_options

MOST_SETUPS: Final = 500
"""Beyond so many combinations of options a fair sample of them is taken."""

FEW_PAIRS: Final = 12
"""Two options with more pairs of choices than this are not paired: each of their choices is covered by itself."""

Pair = tuple[tuple[str, str], tuple[str, str]]


def setups(game: Game[Any], seats: int) -> list[Options]:
    """Every combination of options that fits the number of seats (or a sample of MOST_SETUPS)."""
    return [options for options in _combinations(game, seats) if fits(game, options, seats)]


def fits(game: Game[Any], options: Options, seats: int) -> bool:
    """Whether the options go together."""
    try:
        complete_options(game.options, options, seats)
    except BadSetup:
        return False
    return True


def _combinations(game: Game[Any], seats: int) -> Iterator[Options]:
    names = [option.name for option in game.options]
    choices = [_choices(option, seats) for option in game.options]
    if prod(map(len, choices)) <= MOST_SETUPS:
        for combination in product(*choices):
            yield dict(zip(names, combination, strict=True))
        return
    yield {option.name: option.default for option in game.options}
    chance = seeded(len(names))
    for _ in range(MOST_SETUPS):
        yield {name: offered[chance.below(len(offered))] for name, offered in zip(names, choices, strict=True)}


def _choices(option: Option, seats: int) -> tuple[str, ...]:
    """What there is to choose with so many seats."""
    return option.choices if not option.seats or seats in option.seats else (option.default,)


def pairwise(all_setups: list[Options]) -> list[Options]:
    """A few of the set-ups in which every two choices that ever go together do (greedily), if they are FEW_PAIRS."""
    offered = {name: len({options[name] for options in all_setups}) for name in all_setups[0]}
    covered = [_pairs(options, offered) for options in all_setups]
    chosen = [0] if all_setups else []
    missing = set().union(*covered) - set().union(*(covered[number] for number in chosen))
    while missing:
        chosen.append(max(range(len(covered)), key=lambda number: len(covered[number] & missing)))
        missing -= covered[chosen[-1]]
    return [all_setups[number] for number in chosen]


def _pairs(options: Options, offered: dict[str, int]) -> set[Pair]:
    """The choices, and the pairs of them whose options have few enough."""
    few = (
        (one, other)
        for one, other in combinations(options.items(), 2)
        if offered[one[0]] * offered[other[0]] <= FEW_PAIRS
    )
    return {(item, item) for item in options.items()} | set(few)
