"""A game told in plain text: no drawing, one fact a line, so that it can be read aloud, or by a language model.

The terminal and the text view of the server say the same, as both say it by this.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final

from innkeeper.catalogue import words_folder
from innkeeper.engine.events import Event, tell
from innkeeper.engine.game import AnyGame
from innkeeper.engine.seats import Action, Seat
from innkeeper.engine.state import State
from innkeeper.engine.views import Zone
from innkeeper.words import Words, words_of

WORDS: Final = Path(__file__).parent / "words"


def telling_words(game: AnyGame, language: str, *further: Path) -> Words:
    """The words of a game, those it is told with, and those in further folders."""
    return words_of(language, WORDS, *further, words_folder(game))


class Teller:
    """Puts what a game says into words, as one viewer may know it."""

    def __init__(self, game: AnyGame, viewer: Seat, words: Words, names: Sequence[str]) -> None:
        self.game = game
        self.viewer = viewer
        self.words = words
        self.names = names

    def say(self, key: str, **facts: int | str) -> str:
        """A message with its facts."""
        return self.words.text(key, facts, self.names)

    # --- What is seen

    def table(self, state: State) -> Iterator[str]:
        """What lies on the table: one zone after the other, each with what is in it."""
        yield self.say("text-table")
        for zone in self.game.zones(self.game.view(state, self.viewer)):
            yield self._zone(zone)

    def _zone(self, zone: Zone) -> str:
        pieces = [self.words.text(piece["words"], piece["facts"], self.names) for piece in zone["pieces"]]
        title = self.words.text(zone["words"], zone["facts"], self.names)
        return f"{title}: {'; '.join(self._counted(pieces))}" if pieces else title

    def _counted(self, pieces: Sequence[str]) -> Iterator[str]:
        """The different pieces in their order, those that are there more than once with how often."""
        for piece in dict.fromkeys(pieces):
            count = pieces.count(piece)
            yield piece if count == 1 else self.say("text-times", count=count, piece=piece)

    def events(self, events: Iterable[Event]) -> Iterator[str]:
        """What happened."""
        for event in events:
            told = tell(event, self.viewer)
            yield self.words.text(told["message"], told["facts"], self.names)

    # --- What may be done

    def choices(self, state: State, parts: Sequence[Action] = ()) -> Iterator[str]:
        """What the viewer is asked after the first parts of a move, and its answers, each with its notation."""
        if parts:
            yield self.say("text-so-far", parts=" ".join(self.game.notation(part) for part in parts))
        yield self.words.line(self.game.prompt(state, self.viewer), self.names)
        for number, action in enumerate(self.game.legal(state, self.viewer), start=1):
            yield f"{number:4}  {self.phrase(state, action)} ({self.game.notation(action)})"

    def phrase(self, state: State, action: Action) -> str:
        """What an action does."""
        return self.words.line(self.game.phrase(state, self.viewer, action), self.names)

    def reasons(self, state: State) -> Iterator[str]:
        """Why not, for everything in the viewer's reach that is not allowed."""
        legal = self.game.legal(state, self.viewer)
        for action in self.game.candidates(state, self.viewer):
            if action not in legal:
                yield self.reason(state, action)

    def reason(self, state: State, action: Action) -> str:
        """Why an action is not allowed, or that it is."""
        move = self.game.notation(action)
        refusal = self.game.why_not(state, self.viewer, action)
        if refusal is None:
            return self.say("text-allowed", move=move)
        reason = self.words.line(refusal.line, self.names)
        if not refusal.rule:
            return self.say("text-why", move=move, reason=reason)
        return self.say("text-why-rule", move=move, reason=reason, rule=refusal.rule)

    # --- The end

    def outcome(self, state: State) -> Iterator[str]:
        """Who has won, and where every point came from."""
        yield self.say("text-over")
        places, scores = self.game.ranking(state), self.game.scores(state)
        accounts = self.game.breakdown(state)
        for seat in sorted(range(len(places)), key=lambda seat: places[seat]):
            yield self.say("text-place", place=places[seat], player=f"seat:{seat}", score=scores[seat])
            for source, points in accounts[seat].items():
                if points:
                    yield self.say("text-source", source=self.words.text(f"source-{source}"), points=points)
        verdict = self.game.verdict(state)
        if verdict is not None:
            yield self.words.line(verdict, self.names)
