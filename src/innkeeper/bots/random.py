"""`random`: any legal action, each as likely as the others."""

from __future__ import annotations

from innkeeper.bots.clock import Clock
from innkeeper.bots.settings import no_settings
from innkeeper.engine.bot import Bot
from innkeeper.engine.chance import Chance
from innkeeper.engine.knowledge import Knowledge
from innkeeper.engine.seats import Action


class RandomBot(Bot):
    """Plays any legal action."""

    def choose(self, knowledge: Knowledge, chance: Chance) -> Action:
        """One of the legal actions by chance."""
        legal = knowledge.legal()
        return legal[chance.below(len(legal))]


def make(settings: str, clock: Clock) -> Bot:
    """A random bot; it has no settings."""
    no_settings("random", settings)
    return RandomBot()
