"""One person at the terminal: asked for a move part by part, with help, reasons, rules and second thoughts."""

from __future__ import annotations

from collections.abc import Iterable

import typer

from innkeeper.bots import make_bot
from innkeeper.engine.chance import seeded
from innkeeper.engine.errors import BadNotation, IllegalMove
from innkeeper.engine.knowledge import Knowledge
from innkeeper.engine.match import Match
from innkeeper.engine.seats import Action, Seat
from innkeeper.engine.state import State
from innkeeper.rulebook import rulebook_of
from innkeeper.telling import Teller

ADVISER = "search:1s"


class Quit(Exception):
    """The person wants to stop."""


class Asker:
    """Asks one seat for its moves."""

    def __init__(self, match: Match, seat: Seat, teller: Teller) -> None:
        self.match = match
        self.game = match.game
        self.seat = seat
        self.teller = teller
        self.draft: list[Action] = []

    def ask(self) -> str | None:
        """A whole move in notation; None when the last one was taken back instead. Raises Quit."""
        self.draft = []
        self._show_table()
        self._show_choices()
        while True:
            before = self.match.version
            self._answer(self._read())
            if self.match.version != before:
                return None
            if self.draft and not self.game.midway(self._state(), self.seat):
                return " ".join(self._notation())

    def _read(self) -> str:
        typer.echo(self.teller.say("play-choose"))
        typer.echo("> ", nl=False)
        try:
            return input().strip()
        except EOFError:
            typer.echo()
            raise Quit from None

    def _answer(self, text: str) -> None:
        command, _, rest = text.partition(" ")
        rest = rest.strip()
        if command in ("?", "help"):
            self._say("play-help", example=self.game.notation(self._legal()[0]))
        elif command == "quit":
            raise Quit
        elif command == "table":
            self._show_table()
        elif command == "choices":
            self._show_choices()
        elif command == "undo":
            self._undo()
        elif command == "why":
            self._why(rest)
        elif command == "rules":
            self._rules(rest)
        elif command == "hint":
            self._hint()
        elif text:
            self._choose(text)

    # --- Choosing

    def _choose(self, text: str) -> None:
        legal = self._legal()
        if text.isdecimal() and 1 <= int(text) <= len(legal):
            self._take([legal[int(text) - 1]])
            return
        try:
            parts = self.game.parse_move(text)
        except BadNotation:
            could = ", ".join(self.game.notation(action) for action in legal)
            self._say("play-no-choice", text=text, most=len(legal), could=could)
            return
        try:
            self._take(parts)
        except IllegalMove:
            self._refuse(parts)

    def _refuse(self, parts: list[Action]) -> None:
        """Say why the first part that is not allowed is not."""
        state = self._state()
        for number, part in enumerate(parts, start=1):
            if part not in self.game.legal(state, self.seat):
                typer.echo(self.teller.reason(state, part))
                return
            state = self.match.draft(self.seat, [*self.draft, *parts[:number]])
            if not self.game.midway(state, self.seat):
                self._say("play-whole", move=" ".join(map(self.game.notation, [*self.draft, *parts[:number]])))
                return

    def _take(self, parts: list[Action]) -> None:
        """Add parts to the draft, if they are all allowed."""
        state = self.match.draft(self.seat, [*self.draft, *parts])
        self.draft += parts
        if self.game.midway(state, self.seat):
            self._show_choices()

    def _undo(self) -> None:
        if self.draft:
            self._say("play-part-undone", part=self.game.notation(self.draft.pop()))
            self._show_choices()
        elif self.match.may_undo(self.seat):
            self._say("play-undone", move=self.match.undo(self.seat).text)
        else:
            self._say("play-no-undo")

    # --- Asking back

    def _why(self, text: str) -> None:
        state = self._state()
        if not text:
            self._why_all(state)
            return
        try:
            actions = self.game.parse_move(text)
        except BadNotation:
            self._say("play-no-move", text=text)
            return
        for action in actions:
            typer.echo(self.teller.reason(state, action))

    def _why_all(self, state: State) -> None:
        reasons = list(self.teller.reasons(state))
        self._print(reasons)
        if not reasons:
            self._say("play-no-reasons")

    def _rules(self, wanted: str) -> None:
        book = rulebook_of(self.game, self.teller.words.language)
        if book.language != self.teller.words.language:
            self._say("play-rules-in-english")
        if not wanted:
            self._say("play-rules", example=next(iter(book.rules())))
            self._print(section.title for section in book.sections)
            return
        found = [
            rule
            for number, section in enumerate(book.sections, start=1)
            for rule in section.rules
            if wanted.upper() == rule.number
            or wanted.rstrip(".") == section.title.partition(".")[0]
            or wanted == str(number)
        ]
        self._print(f"{rule.number}  {rule.text}" for rule in found)
        if not found:
            self._say("play-no-rule", number=wanted)

    def _hint(self) -> None:
        state = self._state()
        knowledge = Knowledge(self.game, state, self.seat)
        action = make_bot(ADVISER).choose(knowledge, seeded(self.match.seed, 2000 + self.match.version))
        phrase = self.teller.phrase(state, action)
        self._say("play-hint", phrase=phrase, move=self.game.notation(action))

    # --- Showing

    def _show_table(self) -> None:
        self._print(self.teller.table(self._state()))

    def _show_choices(self) -> None:
        self._print(self.teller.choices(self._state(), self.draft))

    def _state(self) -> State:
        return self.match.draft(self.seat, self.draft)

    def _legal(self) -> list[Action]:
        return self.game.legal(self._state(), self.seat)

    def _notation(self) -> list[str]:
        return [self.game.notation(part) for part in self.draft]

    def _say(self, key: str, **facts: int | str) -> None:
        typer.echo(self.teller.say(key, **facts))

    def _print(self, lines: Iterable[str]) -> None:
        for line in lines:
            typer.echo(line)
