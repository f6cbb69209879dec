"""What every bot answers."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from innkeeper.engine.chance import Chance
from innkeeper.engine.knowledge import Knowledge
from innkeeper.engine.seats import Action


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Somebody who decides for a seat, from that seat's knowledge alone."""

    def choose(self, knowledge: Knowledge, chance: Chance) -> Action:
        """One of `knowledge.legal()`. All chance comes from `chance`, so that a seed fixes the choice."""
        raise NotImplementedError
