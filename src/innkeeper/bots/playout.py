"""Playing on by chance: the fast loops of `simulate` and of the search."""

from __future__ import annotations

from innkeeper.engine.bot import Bot
from innkeeper.engine.chance import Chance
from innkeeper.engine.game import Game
from innkeeper.engine.knowledge import Knowledge
from innkeeper.engine.seats import Action, Seat
from innkeeper.engine.state import State


def play_randomly(game: Game[State], state: State, chance: Chance) -> int:
    """Play the position to its end, any legal action at each decision. Returns the number of decisions."""
    decisions = 0
    acting = game.acting(state)
    while acting:
        seat = acting[0]
        legal = game.legal(state, seat)
        game.apply(state, seat, legal[chance.below(len(legal))])
        decisions += 1
        acting = game.acting(state)
    return decisions


def play_randomly_noting(game: Game[State], state: State, chance: Chance, notes: list[int]) -> int:
    """The same, and append to `notes` every action played and how many were legal, one after the other."""
    decisions = 0
    acting = game.acting(state)
    while acting:
        seat = acting[0]
        legal = game.legal(state, seat)
        action = legal[chance.below(len(legal))]
        notes.append(action)
        notes.append(len(legal))
        game.apply(state, seat, action)
        decisions += 1
        acting = game.acting(state)
    return decisions


def play_sensibly(game: Game[State], state: State, chance: Chance, most: int, thinker: Seat) -> None:
    """Play on for at most so many decisions, each action as likely as `Game.weigh` finds it sensible.

    The position is one that `thinker` imagines.
    """
    acting = game.acting(state)
    while acting and most > 0:
        seat = acting[0]
        game.apply(state, seat, sensible_action(game, state, seat, chance, thinker))
        most -= 1
        acting = game.acting(state)


def sensible_action(game: Game[State], state: State, seat: Seat, chance: Chance, thinker: Seat) -> Action:
    """What the seat might do, by know-how, in a position that `thinker` imagines.

    In a secretive game another seat judges by a position of its own imagination (re-determinization, Goodman 2019): it
    does not know what the thinker holds, and the thinker does not count on its knowing.
    """
    legal = game.legal(state, seat)
    if len(legal) == 1:
        return legal[0]
    seen = game.imagine(state, seat, chance) if game.secretive and seat != thinker else state
    return sensible(game.weigh(seen, seat, legal), legal, chance)


def sensible(weights: list[float], legal: list[Action], chance: Chance) -> Action:
    """One of the actions by chance, in proportion to the weights; any when all of these are 0."""
    total = 0.0
    for weight in weights:
        total += weight
    if total <= 0.0:
        return legal[chance.below(len(legal))]
    mark = chance.unit() * total
    for index in range(len(legal)):
        mark -= weights[index]
        if mark < 0.0:
            return legal[index]
    return legal[len(legal) - 1]


def play_randomly_for(game: Game[State], state: State, chance: Chance, most: int) -> None:
    """Play on for at most so many decisions, any legal action at each."""
    acting = game.acting(state)
    while acting and most > 0:
        seat = acting[0]
        legal = game.legal(state, seat)
        game.apply(state, seat, legal[chance.below(len(legal))])
        most -= 1
        acting = game.acting(state)


def play_with_bots(game: Game[State], state: State, bots: list[Bot], chances: list[Chance], notes: list[int]) -> None:
    """Play the position to its end by a bot for each seat, each with its own chance; notes as above.

    Raises IllegalMove when a bot chooses what it may not.
    """
    acting = game.acting(state)
    while acting:
        seat = acting[0]
        action = bots[seat].choose(Knowledge(game, state, seat), chances[seat])
        legal = game.legal(state, seat)
        if action not in legal:
            raise game.refused(state, seat, action)
        notes.append(action)
        notes.append(len(legal))
        game.apply(state, seat, action)
        acting = game.acting(state)
