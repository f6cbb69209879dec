"""`house`: a sensible, instant player by the game's own know-how."""

from __future__ import annotations

from innkeeper.bots.clock import Clock
from innkeeper.bots.settings import no_settings
from innkeeper.engine.bot import Bot
from innkeeper.engine.chance import Chance
from innkeeper.engine.knowledge import Knowledge
from innkeeper.engine.seats import Action


class HouseBot(Bot):
    """Plays the action that makes most sense by `Game.weigh`."""

    def choose(self, knowledge: Knowledge, chance: Chance) -> Action:
        """The action of the greatest weight in a position that could be the true one; equals by chance."""
        legal = knowledge.legal()
        if len(legal) == 1:
            return legal[0]
        weights = knowledge.game.weigh(knowledge.imagine(chance), knowledge.seat, legal)
        best = max(weights)
        equals = [legal[index] for index in range(len(legal)) if weights[index] == best]
        return equals[chance.below(len(equals))]


def make(settings: str, clock: Clock) -> Bot:
    """A house bot; it has no settings."""
    no_settings("house", settings)
    return HouseBot()
