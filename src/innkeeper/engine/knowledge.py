"""What a bot may hold: one seat's knowledge, and never the position itself."""

from __future__ import annotations

from innkeeper.engine.chance import Chance
from innkeeper.engine.game import Game
from innkeeper.engine.seats import Action, Seat
from innkeeper.engine.state import State
from innkeeper.engine.views import View


class Knowledge:
    """A position as one seat knows it: its view, its legal actions, and imagined positions that agree with them."""

    __slots__ = ("_state", "game", "seat")

    def __init__(self, game: Game[State], state: State, seat: Seat) -> None:
        self.game = game
        self.seat = seat
        self._state = state

    def view(self) -> View:
        """Everything the seat may know."""
        return self.game.view(self._state, self.seat)

    def legal(self) -> list[Action]:
        """Every action open to the seat."""
        return self.game.legal(self._state, self.seat)

    def midway(self) -> bool:
        """Whether the seat is in the middle of a compound move."""
        return self.game.midway(self._state, self.seat)

    def imagine(self, chance: Chance) -> State:
        """A whole position that could be the true one, for all the seat knows."""
        return self.game.imagine(self._state, self.seat, chance)
