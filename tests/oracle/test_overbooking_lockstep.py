"""The engine agrees with the oracle, told independently, over thousands of games: position and answers, every time."""

from collections import Counter
from random import Random

import pytest

from innkeeper.engine.seats import Action, Seat
from innkeeper.games.overbooking.game import GAME
from innkeeper.games.overbooking.state import BookingState
from tests.oracle.batches import games_of
from tests.oracle.overbooking_lockstep import Choose, Lockstep, crowding, randomly, tables

BATCHES = 8
GAMES_A_BATCH = 640


@pytest.mark.both_forms
@pytest.mark.parametrize("batch", range(BATCHES))
def test_engine_and_oracle_tell_the_same_game(batch: int) -> None:
    heard: Counter[str] = Counter()
    choose = listening(randomly if batch % 2 else crowding, heard)
    everywhere = tables()
    for seed in games_of(batch, GAMES_A_BATCH):
        seats, options = everywhere[seed % len(everywhere)]
        Lockstep(seats, options, seed).play_out(choose)
    assert heard.keys() >= {"card", "queue", "door", "pass", "pick", "replace", "decline"}


def listening(choose: Choose, heard: Counter[str]) -> Choose:
    """The same choices, counting the kinds of decision."""

    def choose_and_count(state: BookingState, seat: Seat, legal: list[Action], chance: Random) -> Action:
        action = choose(state, seat, legal, chance)
        heard[GAME.notation(action).split(":")[0]] += 1
        return action

    return choose_and_count
