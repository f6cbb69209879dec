"""What a seat may do, as a tree of parts with their words: what the browser's choice walker walks."""

# mypyc: compiled

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from innkeeper.engine.errors import IllegalMove
from innkeeper.engine.game import Game, Refusal
from innkeeper.engine.match import Match
from innkeeper.engine.seats import Action, Seat
from innkeeper.engine.state import State
from innkeeper.server.problems import Refused
from innkeeper.server.wire import Choice, Choices, Said
from innkeeper.words import Words

DEPTH: Final = 2
BUDGET: Final = 400
"""How many choices a tree holds before the rest is left to be asked for; the first level is always whole."""


class Chooser:
    """Writes the choices of one seat."""

    def __init__(self, game: Game[State], seat: Seat, words: Words, names: Sequence[str], revealed: int) -> None:
        """`revealed` is the state's when the move begins."""
        self.game = game
        self.revealed = revealed
        self.seat = seat
        self.words = words
        self.names = names
        self.left = BUDGET

    def choices(self, state: State, depth: int = DEPTH) -> Choices:
        """What the seat can answer in a position, and to what."""
        prompt = self.game.prompt(state, self.seat)
        actions = self.game.candidates(state, self.seat)
        legal = set(self.game.legal(state, self.seat))
        self.left -= len(actions)
        return {
            "prompt": {"text": self.words.line(prompt, self.names), "rule": None},
            "choices": [self._choice(state, action, action in legal, depth) for action in actions],
        }

    def _choice(self, state: State, action: Action, legal: bool, depth: int) -> Choice:
        refusal = None if legal else self.game.why_not(state, self.seat, action)
        choice: Choice = {
            "part": self.game.notation(action),
            "elements": self.game.elements(state, self.seat, action),
            "text": self.words.line(self.game.phrase(state, self.seat, action), self.names),
            "refused": self._said(refusal) if refusal else None,
            "preview": [] if refusal else self.game.preview(state, self.seat, action),
            "next": None,
        }
        if refusal is None:
            self._look_beyond(state, action, choice, depth)
        return choice

    def _look_beyond(self, state: State, action: Action, choice: Choice, depth: int) -> None:
        """Add what follows a legal action: further choices, or that it cannot be taken back."""
        if self.game.surely_final(state, self.seat, action):
            choice["final"] = True
            return
        after = state.copy()
        self.game.apply(after, self.seat, action)  # nothing refuses it; to look again would be half of all this
        if self.game.midway(after, self.seat):
            choice["next"] = self._next(after, depth)
        elif after.revealed != self.revealed:
            choice["final"] = True

    def _next(self, after: State, depth: int) -> Choices | Literal["more"]:
        return self.choices(after, depth - 1) if depth > 1 and self.left > 0 else "more"

    def _said(self, refusal: Refusal) -> Said:
        return {"text": self.words.line(refusal.line, self.names), "rule": refusal.rule or None}

    def refused(self, match: Match, parts: Sequence[Action], error: IllegalMove) -> Refused:
        """What is wrong with a move that the rules refused: its first bad part, and the game's own reason."""
        state = match.state.copy()
        for part in parts:
            refusal = self.game.why_not(state, self.seat, part)
            if refusal:
                said = self._said(refusal)
                return Refused(error, said["text"], rule=said["rule"], part=self.game.notation(part))
            self.game.play(state, self.seat, part)
        return Refused(error)
