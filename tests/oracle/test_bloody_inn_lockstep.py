"""The engine agrees with the oracle, told independently, over thousands of games: position and answers, every time."""

from collections import Counter
from random import Random

import pytest

from innkeeper.engine.seats import Action, Seat
from innkeeper.games.bloody_inn.game import GAME
from innkeeper.games.bloody_inn.state import InnState
from tests.oracle.batches import games_of
from tests.oracle.bloody_inn_lockstep import Choose, Lockstep, eagerly, sensibly, tables

BATCHES = 8
GAMES_A_BATCH = 640


@pytest.mark.both_forms
@pytest.mark.parametrize("batch", range(BATCHES))
def test_engine_and_oracle_tell_the_same_game(batch: int) -> None:
    heard: Counter[str] = Counter()
    choose = listening(eagerly if batch % 4 else sensibly, heard)
    everywhere = tables()
    for seed in games_of(batch, GAMES_A_BATCH):
        seats, options = everywhere[seed % len(everywhere)]
        Lockstep(seats, options, seed, furnished=seed % 3 == 0).play_out(choose)
    parts = "room bribe build kill bury pass bistro card corpse play under done buy cash pay unpaid dismiss"
    assert heard.keys() >= set(parts.split())


def listening(choose: Choose, heard: Counter[str]) -> Choose:
    """The same choices, counting the kinds of decision."""

    def choose_and_count(state: InnState, seat: Seat, legal: list[Action], chance: Random) -> Action:
        action = choose(state, seat, legal, chance)
        heard[GAME.notation(action).split(":")[0]] += 1
        return action

    return choose_and_count
