"""What a seat may do, as a tree of parts with their words: what the browser's choice walker walks.

It is written as JSON (`wire.Choices`) in one go: it is the largest part of what a seat is sent, and much of it was
written before.
"""

# mypyc: compiled

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import orjson

from innkeeper.engine.errors import IllegalMove
from innkeeper.engine.game import Game, Refusal
from innkeeper.engine.match import Match
from innkeeper.engine.seats import Action, Seat
from innkeeper.engine.state import State
from innkeeper.server.problems import Refused
from innkeeper.server.wire import Said
from innkeeper.words import Words

DEPTH: Final = 2
BUDGET: Final = 400
"""How many choices a tree holds before the rest is left to be asked for; the first level is always whole."""
MOST_KEPT: Final = 20_000

WHOLE: Final = b',"next":null}'
FINAL: Final = b',"next":null,"final":true}'
MORE: Final = b',"next":"more"}'


class Written:
    """What was written of the choices of a game, for those that are alike."""

    def __init__(self) -> None:
        self.told: dict[int, bytes] = {}
        self.previewed: dict[int, bytes] = {}


@lru_cache(maxsize=100)
def written_before(game: Game[State], words: Words) -> Written:
    """What was written of a game in these words."""
    return Written()


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
        self.before = written_before(game, words)

    def choices(self, state: State, depth: int = DEPTH) -> bytes:
        """What the seat can answer in a position, and to what."""
        prompt: Said = {"text": self.words.line(self.game.prompt(state, self.seat), self.names), "rule": None}
        actions = self.game.candidates(state, self.seat)
        legal = set(self.game.legal(state, self.seat))
        self.left -= len(actions)
        written: list[bytes] = []
        for action in actions:
            self._write(state, action, action in legal, depth, written)
        return b'{"prompt":%b,"choices":[%b]}' % (orjson.dumps(prompt), b"".join(written)[1:])

    def text(self, state: State, action: Action) -> str:
        """What an action does, in words."""
        return self.words.line(self.game.phrase(state, self.seat, action), self.names)

    def _write(self, state: State, action: Action, legal: bool, depth: int, written: list[bytes]) -> None:
        """Write one choice, behind a comma."""
        told, previewed = self.game.likeness(state, self.seat, action)
        number = told * self.game.actions + action
        telling = self.before.told.get(number) if told >= 0 else None
        if telling is None:
            telling = self._telling(state, action, legal)
            if told >= 0:
                keep(self.before.told, number, telling)
        preview = self.before.previewed.get(previewed) if previewed >= 0 else None
        if preview is None:
            preview = orjson.dumps(self.game.preview(state, self.seat, action) if legal else [])
            if previewed >= 0:
                keep(self.before.previewed, previewed, preview)
        written.append(telling)
        written.append(preview)
        written.append(self._beyond(state, action, depth) if legal else WHOLE)

    def _telling(self, state: State, action: Action, legal: bool) -> bytes:
        """What a choice is, and why not; from the comma before it to its preview."""
        refusal = None if legal else self.game.why_not(state, self.seat, action)
        told = {
            "part": self.game.notation(action),
            "elements": self.game.elements(state, self.seat, action),
            "text": self.text(state, action),
            "refused": self._said(refusal) if refusal else None,
        }
        return b',%b,"preview":' % orjson.dumps(told)[:-1]

    def _beyond(self, state: State, action: Action, depth: int) -> bytes:
        """What follows a legal action: further choices, or whether it can be taken back."""
        if self.game.surely_final(state, self.seat, action):
            return FINAL
        after = state.copy()
        self.game.apply(after, self.seat, action)  # nothing refuses it; to look again would be half of all this
        if not self.game.midway(after, self.seat):
            return FINAL if after.revealed != self.revealed else WHOLE
        if depth <= 1 or self.left <= 0:
            return MORE
        return b',"next":%b}' % self.choices(after, depth - 1)

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


def keep(written: dict[int, bytes], number: int, text: bytes) -> None:
    """Keep what was written, unless that is too much by now: then begin anew."""
    if len(written) >= MOST_KEPT:
        written.clear()
    written[number] = text
