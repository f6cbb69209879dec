"""One game being played: the position behind whole moves, and the record that leads to it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from innkeeper.engine.bot import Bot
from innkeeper.engine.chance import Chance
from innkeeper.engine.errors import IllegalMove
from innkeeper.engine.events import Event
from innkeeper.engine.game import Game, heard, listen
from innkeeper.engine.knowledge import Knowledge
from innkeeper.engine.options import complete_options
from innkeeper.engine.seats import Action, Seat
from innkeeper.engine.state import State

# Bots that never finish a move would hang a table; no move of any game comes near this number of parts.
MOST_PARTS: Final = 200


class Move:
    """A whole move: whose, its text, and what happened."""

    __slots__ = ("asked", "events", "revealing", "seat", "text")

    def __init__(self, seat: Seat, text: str, events: list[Event], revealing: bool, asked: tuple[Seat, ...]) -> None:
        self.seat = seat
        self.text = text
        self.events = events
        self.revealing = revealing
        """Whether it showed something hidden or drew chance: it cannot be taken back."""
        self.asked = asked
        """The seats that were asked when it was made: their moves and this one do not depend on each other."""


class Match:
    """A game, its options and seed, the whole moves so far, and the position after them."""

    def __init__(self, game: Game[State], seats: int, options: Mapping[str, str] | None = None, seed: int = 0) -> None:
        """Raises BadSetup or UnknownName as `Game.new`."""
        self.game = game
        self.seats = seats
        self.options = complete_options(game.options, options or {}, seats)
        self.seed = seed
        self.moves: list[Move] = []
        self.opening: list[Event] = []
        self.state = self._begin()

    def _begin(self) -> State:
        state = self.game.begin(self.seats, self.options, self.seed)
        self.opening = heard(state)
        state.events = None
        return state

    @property
    def version(self) -> int:
        """How many whole moves have been made."""
        return len(self.moves)

    def draft(self, seat: Seat, parts: list[Action]) -> State:
        """The position with the first parts of a move by the seat, without touching the match. Raises IllegalMove."""
        state = self.state.copy()
        for count, part in enumerate(parts):
            if count and not self.game.midway(state, seat):
                raise self._too_long(seat, parts, count)
            self.game.play(state, seat, part)
        return state

    def play(self, seat: Seat, text: str) -> Move:
        """Make a whole move, written in notation. Raises BadNotation or IllegalMove, and changes nothing then."""
        parts = self.game.parse_move(text)
        state = self.state.copy()
        listen(state)
        for count, part in enumerate(parts):
            if count and not self.game.midway(state, seat):
                raise self._too_long(seat, parts, count)
            self.game.play(state, seat, part)
        if self.game.midway(state, seat):
            raise self._too_short(state, seat, text)
        written = " ".join(self.game.notation(part) for part in parts)
        asked = self.game.acting(self.state)
        move = Move(seat, written, heard(state), state.revealed != self.state.revealed, asked)
        state.events = None
        self.state = state
        self.moves.append(move)
        return move

    def ask(self, bot: Bot, seat: Seat, chance: Chance) -> str:
        """The whole move a bot would make for the seat, in notation."""
        state = self.state.copy()
        parts: list[str] = []
        while not parts or self.game.midway(state, seat):
            action = bot.choose(Knowledge(self.game, state, seat), chance)
            self.game.play(state, seat, action)
            parts.append(self.game.notation(action))
            if len(parts) > MOST_PARTS:
                raise RuntimeError(f"{self.game.name}: a bot at seat {seat} does not come to an end of its move.")
        return " ".join(parts)

    def may_undo(self, seat: Seat) -> bool:
        """Whether the seat may take back its last move: it showed nothing, and nobody has acted on it since."""
        return self._undoable(seat) is not None

    def undo(self, seat: Seat) -> Move:
        """Take back the seat's last move. Raises IllegalMove where `may_undo` says no."""
        number = self._undoable(seat)
        if number is None:
            raise IllegalMove(
                "this move cannot be taken back: it showed something hidden, or somebody acted on it.", ""
            )
        taken = self.moves.pop(number)
        self.state = self._begin()
        for move in self.moves:
            for part in self.game.parse_move(move.text):
                self.game.apply(self.state, move.seat, part)
        return taken

    def _undoable(self, seat: Seat) -> int | None:
        """The number of the seat's last move, if nothing was shown since and later ones were made beside it."""
        later: list[Seat] = []
        for number in range(len(self.moves) - 1, -1, -1):
            move = self.moves[number]
            if move.revealing:
                return None
            if move.seat == seat:
                return number if all([other in move.asked for other in later]) else None
            if move.seat in later:
                return None
            later.append(move.seat)
        return None

    def _too_long(self, seat: Seat, parts: list[Action], count: int) -> IllegalMove:
        whole = " ".join(self.game.notation(part) for part in parts[:count])
        return IllegalMove(f"{self.game.name}: the move is over after {whole!r}; leave out the rest.", "")

    def _too_short(self, state: State, seat: Seat, text: str) -> IllegalMove:
        could = ", ".join(self.game.notation(action) for action in self.game.legal(state, seat))
        return IllegalMove(f"{self.game.name}: {text!r} is only the beginning of a move; add {could}.", "")
