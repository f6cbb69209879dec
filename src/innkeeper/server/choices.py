"""What a seat may do, as a tree of parts with their words: what the browser's choice walker walks."""

# mypyc: compiled

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final, Literal

import orjson

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
MOST_ALIKE: Final = 20_000


class Written:
    """What was written of the choices of a game before, for those that are alike: JSON up to the preview, and that."""

    def __init__(self) -> None:
        self.heads: dict[int, bytes] = {}
        self.previews: dict[int, bytes] = {}


@lru_cache(maxsize=100)
def written_before(game: Game[State], words: Words) -> Written:
    """What was written of a game in these words."""
    return Written()


class Chooser:
    """Writes the choices of one seat, to be put into JSON: those that were written before are JSON already."""

    def __init__(self, game: Game[State], seat: Seat, words: Words, names: Sequence[str], revealed: int) -> None:
        """`revealed` is the state's when the move begins."""
        self.game = game
        self.revealed = revealed
        self.seat = seat
        self.words = words
        self.names = names
        self.left = BUDGET
        self.before = written_before(game, words)

    def choices(self, state: State, depth: int = DEPTH) -> Choices:
        """What the seat can answer in a position, and to what."""
        prompt = self.game.prompt(state, self.seat)
        actions = self.game.candidates(state, self.seat)
        legal = set(self.game.legal(state, self.seat))
        self.left -= len(actions)
        return {
            "prompt": {"text": self.words.line(prompt, self.names), "rule": None},
            "choices": [
                self._once(state, action, depth) if action in legal else self._choice(state, action, False, depth)
                for action in actions
            ],
        }

    def _once(self, state: State, action: Action, depth: int) -> Any:
        """A legal choice, put together from what was written before where it is like others."""
        told, previewed = self.game.likeness(state, self.seat, action)
        if told < 0:
            return self._choice(state, action, True, depth)
        head = self.before.heads.get(told * self.game.actions + action)
        preview = self.before.previews.get(previewed)
        if head is None or preview is None:
            head, preview = self._write(state, action, told, previewed)
        return orjson.Fragment(head + preview)

    def _write(self, state: State, action: Action, told: int, previewed: int) -> tuple[bytes, bytes]:
        choice: dict[str, object] = {**self._choice(state, action, True, 0)}
        preview = b'"preview":%b}' % orjson.dumps(choice.pop("preview"))
        head = orjson.dumps(choice)[:-1] + b","
        if len(self.before.heads) >= MOST_ALIKE or len(self.before.previews) >= MOST_ALIKE:
            self.before.heads.clear()
            self.before.previews.clear()
        self.before.heads[told * self.game.actions + action] = head
        self.before.previews[previewed] = preview
        return head, preview

    def text(self, state: State, action: Action) -> str:
        """What an action does, in words."""
        return self.words.line(self.game.phrase(state, self.seat, action), self.names)

    def _choice(self, state: State, action: Action, legal: bool, depth: int) -> Choice:
        refusal = None if legal else self.game.why_not(state, self.seat, action)
        choice: Choice = {
            "part": self.game.notation(action),
            "elements": self.game.elements(state, self.seat, action),
            "text": self.text(state, action),
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
