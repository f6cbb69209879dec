"""The contract suite, for every game: also for one that lives outside this repository.

    from innkeeper.testing import check_game
    check_game(GAME)

`check_game` plays random games with every number of seats and every kind of options, and raises ContractBroken
where the game does not keep the contract of `innkeeper.engine.game`: what is wrong, and the game, seed and moves
that show it.
"""

from innkeeper.testing.check import check_game
from innkeeper.testing.digest import digest
from innkeeper.testing.frequencies import check_frequencies
from innkeeper.testing.spots import ContractBroken

__all__ = ["ContractBroken", "check_frequencies", "check_game", "digest"]
