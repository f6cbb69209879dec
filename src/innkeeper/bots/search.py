"""`search`: thinks ahead in imagined games, for a time (`search:200ms`) or iterations (`search:500it`)."""

from __future__ import annotations

from typing import Final

from innkeeper.bots.clock import Clock
from innkeeper.bots.tree import Thought, Tree
from innkeeper.bots.tuning import Tuning, parse_tuning
from innkeeper.engine.bot import Bot
from innkeeper.engine.chance import Chance
from innkeeper.engine.knowledge import Knowledge
from innkeeper.engine.seats import Action
from innkeeper.engine.views import View

FIRST_PART: Final = 0.75
"""How much of the budget for a whole move goes to its first part; the rest is for where its tree is thin."""

THIN: Final = 4
"""The tree is thin at a later part that has fewer visits than the first part had, divided by this."""


class SearchBot(Bot):
    """Plays the action that its search tried most.

    One search is for a whole move: the further parts follow its tree, which grows on where it is thin.
    """

    def __init__(self, tuning: Tuning, clock: Clock) -> None:
        self.tuning = tuning
        self.clock = clock
        self.tree: Tree | None = None
        self.expected: View | None = None
        """What the seat should see next if it goes on with the move that the tree is about."""
        self.enough = 0
        self.seconds_left = 0.0
        self.iterations_left = 0

    def choose(self, knowledge: Knowledge, chance: Chance) -> Action:
        """The action tried most; a forced one at once. With a budget of iterations the seed fixes it."""
        legal = knowledge.legal()
        action = legal[0] if len(legal) == 1 else self.think(knowledge, chance)[0].action
        self._follow(knowledge, chance, action, len(legal) == 1)
        return action

    def think(self, knowledge: Knowledge, chance: Chance) -> list[Thought]:
        """What the search thinks of every legal action, the best first."""
        tree = self.tree
        if tree is not None and self._goes_on(tree, knowledge):
            self._grow(tree, knowledge, chance, 1.0, self.enough)
        else:
            tree = self._begin(knowledge, chance)
        return tree.thoughts(knowledge.legal())

    def _begin(self, knowledge: Knowledge, chance: Chance) -> Tree:
        tree = Tree(knowledge.game, knowledge.seat, self.tuning)
        self.tree = tree
        self.expected = None
        self.seconds_left = self.tuning.seconds
        self.iterations_left = self.tuning.iterations
        self._grow(tree, knowledge, chance, FIRST_PART, 1 << 30)
        self.enough = tree.root.visits // THIN
        return tree

    def _goes_on(self, tree: Tree, knowledge: Knowledge) -> bool:
        same = tree.game is knowledge.game and tree.seat == knowledge.seat and knowledge.midway()
        return same and self.expected is not None and knowledge.view() == self.expected

    def _grow(self, tree: Tree, knowledge: Knowledge, chance: Chance, share: float, enough: int) -> None:
        """Spend a share of what is left of the budget, or less once the root has enough visits."""
        begun = self.clock()
        seconds = self.seconds_left * share
        iterations = int(self.iterations_left * share)
        done = 0
        going = tree.root.visits < enough or not tree.root.children
        while going:
            tree.grow(knowledge, chance)
            done += 1
            within = done < iterations if self.tuning.iterations else self.clock() - begun < seconds
            going = within and tree.root.visits < enough
        self.iterations_left -= done
        self.seconds_left -= self.clock() - begun

    def _follow(self, knowledge: Knowledge, chance: Chance, action: Action, forced: bool) -> None:
        """Keep what the tree knows about the rest of the move, if there is a rest; forced choices have no node."""
        tree = self.tree
        self.expected = None
        if tree is None or tree.game is not knowledge.game or tree.seat != knowledge.seat:
            return
        state = knowledge.imagine(chance.copy())
        tree.game.apply(state, tree.seat, action)
        if tree.game.midway(state, tree.seat):
            if not forced:
                tree.follow(action)
            self.expected = tree.game.view(state, tree.seat)
        else:
            self.tree = None


def make(settings: str, clock: Clock) -> Bot:
    """A search bot; `settings` is its budget and settings, such as `200ms` or `500it:depth=40`."""
    return SearchBot(parse_tuning(settings), clock)
