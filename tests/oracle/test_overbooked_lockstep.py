"""The engine agrees with the oracle, told independently, over thousands of games: position and answers, every time."""

from collections import Counter
from random import Random

import pytest

from innkeeper.engine.seats import Action, Seat
from innkeeper.games.overbooked.game import GAME
from innkeeper.games.overbooked.state import OverbookedState
from tests.oracle.batches import games_of
from tests.oracle.overbooked_lockstep import Choose, Lockstep, gently, randomly, table

BATCHES = 16
GAMES_A_BATCH = 320
KINDS = {"place", "take", "seat", "ignore", "drop", "steps", "done", "remove"}


@pytest.mark.both_forms
@pytest.mark.parametrize("batch", range(BATCHES))
def test_engine_and_oracle_tell_the_same_game(batch: int) -> None:
    heard: Counter[str] = Counter()
    results: Counter[int] = Counter()
    choose = listening(randomly if batch % 2 else gently, heard)
    for number in games_of(batch, GAMES_A_BATCH):
        lockstep = Lockstep(*table(number), number)
        lockstep.play_out(choose)
        results[lockstep.state.result] += 1
    assert heard.keys() >= (KINDS if batch % 2 else KINDS - {"remove", "steps"})
    assert len(results) > 1


def listening(choose: Choose, heard: Counter[str]) -> Choose:
    """The same choices, counting the kinds of decision."""

    def choose_and_count(state: OverbookedState, seat: Seat, legal: list[Action], chance: Random) -> Action:
        action = choose(state, seat, legal, chance)
        heard[GAME.notation(action).split(":")[0]] += 1
        return action

    return choose_and_count
