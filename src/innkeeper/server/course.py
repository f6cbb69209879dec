"""The course of one game: the facts decided so far, the match they lead to, and what was told at each version."""

# mypyc: compiled

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from innkeeper.engine.errors import InnkeeperError
from innkeeper.engine.events import Event
from innkeeper.engine.game import Game
from innkeeper.engine.match import Match
from innkeeper.engine.seats import Action, Seat
from innkeeper.engine.state import State
from innkeeper.server.outages import NO_OUTAGES, Outages
from innkeeper.server.problems import Problem
from innkeeper.server.storage import Fact
from innkeeper.server.wire import TimelinePoint


@dataclass(frozen=True)
class UndoWish:
    """Somebody asks the others to let them take back; and who has agreed."""

    seat: Seat
    agreed: frozenset[Seat]


@dataclass(frozen=True)
class Asked:
    """That a seat is asked something. Times are milliseconds, moments since 1970."""

    question: int
    """What it is asked: its prompt and its legal actions, as a hash."""
    count: int
    """How many of its moves stood."""
    since: int
    """The version since which an answer is fresh."""
    turn: int
    """The version at which its turn began: that goes on until it has moved, whatever others do and take back."""
    put: int
    """When the question was put, or it came back to it."""
    used: int
    """What it had used before that of the time for this question."""


class Course:
    """A match that remembers its versions.

    Version 0 is the position before the first move; fact number N leads from version N - 1 to version N. Taking back is
    a fact too, so versions never go down. What comes in here is on disk already; `plan_move` looks whether it may.
    """

    def __init__(
        self,
        game: Game[State],
        seats: int,
        options: dict[str, str],
        seed: int,
        begun: int = 0,
        outages: Outages = NO_OUTAGES,
    ) -> None:
        self.game: Final = game
        self.outages: Final = outages
        self.begun = begun
        self.match = Match(game, seats, options, seed)
        self.facts: Final[list[Fact]] = []
        self.happened: Final[list[list[Event]]] = [self.match.opening]
        self._standing: list[int] = []
        """The versions of the moves that stand: those of the match, in its order."""
        self.taken_back: Final[set[int]] = set()
        """The versions of what is not told any more: moves that were taken back, and what those said who have left."""
        self.moved = 0
        """The version of the last move, or of taking one back."""
        self.timeline: Final[list[TimelinePoint]] = [self._point(0)]
        self.spent: Final[dict[int, int]] = {}
        """Milliseconds that each seat has taken of its reserve."""
        self.seen_at: Final[dict[int, int]] = {}
        """When the person at each seat last did something."""
        self._handed_at: Final[dict[int, int]] = {}
        """Since when a bot plays for each seat that is left to one: its clock stands still."""
        self._answered: Final[dict[tuple[int, int], Asked]] = {}
        """How a seat was asked for its nth move, used up to the time for a move."""
        self._withdrawn: Final[dict[tuple[int, int, int], int]] = {}
        """What a seat has used of the time for a question that was withdrawn before its nth move."""
        self._turns: Final[dict[tuple[int, int], int]] = {}
        """When the turn began that a seat was given after so many moves, since it moved last."""
        self.asked: dict[Seat, Asked] = {}
        self._ask({}, 0, begun)
        self.wish: UndoWish | None = None
        self._before: State | None = None
        """The position before the last move, as long as that is known."""

    @property
    def version(self) -> int:
        """How much has been decided."""
        return len(self.facts)

    def acting(self) -> tuple[Seat, ...]:
        """The seats the game asks now."""
        return self.game.acting(self.match.state)

    def may_choose(self, seat: Seat) -> bool:
        """Whether the seat has something to choose now: it is asked, or may interrupt."""
        if seat in self.acting():
            return True
        return seat in self.game.may_interrupt(self.match.state) and bool(self.game.legal(self.match.state, seat))

    def is_fresh(self, seat: Seat, version: int) -> bool:
        """Whether what the seat chose at that version is still an answer to what it is asked.

        Seats that are asked together do not make each other stale: a seat's question stands since it was put.
        """
        asked = self.asked.get(seat)
        return (self.moved if asked is None else asked.since) <= version <= self.version

    def is_last(self, version: int) -> bool:
        """Whether nobody has moved or taken back after that version, whatever else was said and done."""
        return self.moved <= version <= self.version

    def used(self, seat: Seat, moment: int) -> int:
        """Milliseconds that a seat has used for its question.

        Those in which a bot plays for it do not count, nor those in which no server was there.
        """
        asked = self.asked.get(seat)
        return 0 if asked is None else self._used(seat, asked, moment)

    def _used(self, seat: Seat, asked: Asked, moment: int) -> int:
        until = max(asked.put, self._handed_at.get(seat, moment))
        return asked.used + until - asked.put - self.outages.within(asked.put, until)

    def most_used(self, seat: Seat) -> int:
        """The most that it may have used already of the time for its next question."""
        count = self._count(seat)
        return max((used for (of, at, _), used in self._withdrawn.items() if (of, at) == (seat, count)), default=0)

    # --- Before the fact

    def plan_move(self, seat: Seat, text: str) -> tuple[str, State]:
        """The move in its one notation, and the position it would lead to.

        Raises BadNotation, IllegalMove, or Problem for the mere beginning of a move.
        """
        parts = self.game.parse_move(text)
        after = self.match.draft(seat, parts)
        if self.game.midway(after, seat):
            could = ", ".join(self.game.notation(action) for action in self.game.legal(after, seat))
            raise Problem(422, "unfinished_move", {"parts": could})
        return " ".join(self.game.notation(part) for part in parts), after

    def draft(self, seat: Seat, parts: Sequence[Action]) -> State:
        """The position with the first parts of a move. Raises IllegalMove, or Problem for a whole move.

        What a whole move leads to is not shown before it is made: it may have drawn a card.
        """
        state = self.match.draft(seat, list(parts))
        if parts and not self.game.midway(state, seat):
            raise Problem(422, "whole_move")
        return state

    def undoable(self, seat: Seat) -> list[int]:
        """The versions that the seat may take back by itself: its last move, or none."""
        return self._since_last_move(seat)[:1] if self.match.may_undo(seat) else []

    def undoable_together(self, seat: Seat) -> list[int]:
        """The versions that go if everybody lets the seat take its last move back; none once something was shown."""
        since = self._since_last_move(seat)
        shown = any(move.revealing for move in self.match.moves[len(self.match.moves) - len(since) :])
        return [] if shown else since

    def _since_last_move(self, seat: Seat) -> list[int]:
        """The versions of the seat's last move and of all that were made after it."""
        for number in range(len(self.match.moves) - 1, -1, -1):
            if self.match.moves[number].seat == seat:
                return self._standing[number:]
        return []

    def acting_without(self, undone: Sequence[int]) -> tuple[Seat, ...]:
        """The seats the game will ask once the moves of these versions are taken back."""
        if list(undone) == self._standing[-1:]:
            return self.match.moves[-1].asked
        match = Match(self.game, self.match.seats, self.match.options, self.match.seed)
        for move, version in zip(self.match.moves, self._standing, strict=True):
            if version not in undone:
                match.play(move.seat, move.text)
        return self.game.acting(match.state)

    # --- After it

    def begin(self, moment: int) -> None:
        """Let the game, and the clocks of those it asks, begin now."""
        self.begun = moment
        self.asked = {seat: replace(asked, put=moment) for seat, asked in self.asked.items()}

    def add(self, fact: Fact) -> None:
        """Take in what was decided. Raises InnkeeperError, and changes nothing, for what the rules refuse."""
        if fact.kind == "undo":
            self._note_undo(fact)
        elif fact.kind == "move":
            before = self.match.state
            asked = {seat: asked for seat, asked in self.asked.items() if seat != fact.seat}
            move = self.match.play(Seat(fact.seat), fact.text)
            self._before = before
            self._note_move(fact, move.events)
            self.timeline.append(self._point(fact.number))
            self._ask(asked, fact.number, fact.at)
        else:
            self._note_talk(fact)
        if fact.kind == "left":
            self.seen_at.pop(fact.seat, None)
        elif fact.seat not in self._handed_at:
            self.seen_at[fact.seat] = fact.at

    def replay(self, facts: Sequence[Fact]) -> None:
        """Take in all that was decided before a restart.

        Raises Problem when the rules here do not take the moves that were kept.
        """
        try:
            for fact in facts:
                self.add(fact)
        except InnkeeperError as error:
            raise Problem(409, "unreadable", {"game": self.game.title}) from error

    def _note_move(self, fact: Fact, events: list[Event]) -> None:
        seat = Seat(fact.seat)
        if seat in self.asked:
            used = max(0, self.used(seat, fact.at) - fact.spent)
            self._answered[seat, self._count(seat) - 1] = replace(self.asked[seat], used=used)
        for turn in [turn for turn in self._turns if turn[0] == seat]:
            del self._turns[turn]
        self.facts.append(fact)
        self.happened.append(events)
        self._standing.append(fact.number)
        self.moved = fact.number
        self.spent[seat] = self.spent.get(seat, 0) + fact.spent
        self.wish = None

    def _note_undo(self, fact: Fact) -> None:
        undone = versions_undone(fact, self._standing)
        last = undone == self._standing[-1:]
        self._standing = [version for version in self._standing if version not in undone]
        self.taken_back.update(undone)
        self.moved = fact.number
        self.facts.append(fact)
        self.happened.append([Event("undo", "", Seat(fact.seat), {"version": version}) for version in undone])
        self.wish = None
        if last and self._before is not None:
            self._come_before(self._before)
        else:
            self._play_again()
        self._before = None
        self._ask(self.asked, fact.number, fact.at, Seat(fact.seat))

    def _come_before(self, state: State) -> None:
        """Come back to the position before the last move."""
        self.match.moves.pop()
        self.match.state = state
        self.timeline.pop()

    def _play_again(self) -> None:
        """Come to the position of the moves that stand."""
        match = Match(self.game, self.match.seats, self.match.options, self.match.seed)
        moves = {fact.number: fact for fact in self.facts}
        self.match = match
        self.timeline[1:] = []
        for version in self._standing:
            match.play(Seat(moves[version].seat), moves[version].text)
            self.timeline.append(self._point(version))

    def _note_talk(self, fact: Fact) -> None:
        """Take in what is said at the table, which no rule of the game is about."""
        told: dict[str, int | str] = {}
        if fact.kind == "said":
            told = {"phrase": f"@phrase-{fact.text}"}
        elif fact.kind == "handed":
            told = {"reason": fact.text}
            self._handed_at[fact.seat] = fact.at
        elif fact.kind == "returned":
            self._come_back(Seat(fact.seat), fact.at)
        elif fact.kind == "left":  # what they said goes with them: whoever sits there next has not said it
            told = {"number": fact.seat + 1}
            said = [earlier.number for earlier in self.facts if (earlier.seat, earlier.kind) == (fact.seat, "said")]
            self.taken_back.update(said)
        self.facts.append(fact)
        self.happened.append([Event(fact.kind, "", Seat(fact.seat), told)])
        self._note_wish(fact)

    def _come_back(self, seat: Seat, moment: int) -> None:
        """Let a seat's clock go on from where it was when a bot began to play for it."""
        if seat in self.asked:
            self.asked[seat] = replace(self.asked[seat], put=moment, used=self.used(seat, moment))
        self._handed_at.pop(seat, None)

    def _note_wish(self, fact: Fact) -> None:
        if fact.kind == "asked_undo":
            self.wish = UndoWish(Seat(fact.seat), frozenset())
        elif fact.kind == "agreed" and self.wish is not None:
            self.wish = UndoWish(self.wish.seat, self.wish.agreed | {Seat(fact.seat)})
        elif fact.kind == "refused":
            self.wish = None

    # --- Who is asked

    def _ask(self, before: dict[Seat, Asked], version: int, moment: int, undoing: Seat | None = None) -> None:
        """Ask those whom the game asks now, of whom these were asked before and have not moved.

        A question that stays goes on. One that is put anew goes on with what was used of its time, so that nobody gains
        time, for themselves or others, by taking moves back.
        """
        moment = max(moment, self.begun)  # a game that was brought in has moves from before
        questions = {seat: self._question(seat) for seat in self.acting()}
        for seat, asked in before.items():
            if questions.get(seat) != asked.question or self._count(seat) != asked.count:
                self._withdrawn[seat, asked.count, asked.question] = self._used(seat, asked, moment)
        self.asked = {
            seat: self._asked_anew(seat, question, before.get(seat), version, moment, undoing)
            for seat, question in questions.items()
        }

    def _asked_anew(
        self, seat: Seat, question: int, before: Asked | None, version: int, moment: int, undoing: Seat | None
    ) -> Asked:
        count, moves = self._count(seat), len(self.match.moves)
        if before is not None and (before.question, before.count) == (question, count):
            return before
        answered = self._answered.get((seat, count)) if seat == undoing else None
        used = self._withdrawn.get((seat, count, question), 0) if answered is None else answered.used
        turn = before if before is not None and before.count == count else answered
        began = self._turns.get((seat, moves), version) if turn is None else turn.turn
        self._turns[seat, moves] = began
        return Asked(question, count, version, began, moment, used)

    def _count(self, seat: Seat) -> int:
        """How many moves of the seat stand."""
        return sum(move.seat == seat for move in self.match.moves)

    def _question(self, seat: Seat) -> int:
        prompt = self.game.prompt(self.match.state, seat)
        facts = tuple(sorted(prompt.facts.items()))
        return hash((prompt.key, facts, tuple(self.game.legal(self.match.state, seat))))

    def _point(self, version: int) -> TimelinePoint:
        state = self.match.state
        return {"version": version, "round": self.game.round_number(state), "scores": self.game.scores(state)}


def taken_back(facts: Iterable[Fact]) -> set[int]:
    """The numbers of the moves that do not stand."""
    standing: list[int] = []
    gone: set[int] = set()
    for fact in facts:
        if fact.kind == "undo":
            undone = versions_undone(fact, standing)
            gone.update(undone)
            standing = [version for version in standing if version not in undone]
        elif fact.kind == "move":
            standing.append(fact.number)
    return gone


def versions_undone(undo: Fact, standing: Sequence[int]) -> list[int]:
    """The versions of the moves that a taking back takes back; the first release did not say, and meant the last."""
    return [int(version) for version in undo.text.split()] or [standing[-1]]
