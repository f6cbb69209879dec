"""What one viewer gets to see of a table, in words."""

# mypyc: compiled

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence

from innkeeper.engine import events
from innkeeper.engine.match import Match
from innkeeper.engine.seats import Seat
from innkeeper.engine.state import State
from innkeeper.engine.views import View
from innkeeper.engine.views import Zone as EngineZone
from innkeeper.server.choices import Chooser
from innkeeper.server.course import Course
from innkeeper.server.judging import TurningPoint
from innkeeper.server.storage import Chair, Status
from innkeeper.server.wire import (
    BreakdownRow,
    Outcome,
    Piece,
    Said,
    SeatInfo,
    Told,
    TurningPointInfo,
    Zone,
)
from innkeeper.words import Words

LINES_A_VERSION = 1000
"""Lines are numbered by their version times this, so that a line keeps its number whatever was taken back before it."""

PARTS = " · "
"""Between the parts of a move that are told in one line."""


class Narrator:
    """Puts a table into words for one viewer (a seat, or NOBODY)."""

    def __init__(
        self,
        course: Course,
        viewer: Seat,
        words: Words,
        names: Sequence[str],
        open_lines: dict[int, Told] | None = None,
    ) -> None:
        """`open_lines` are those that all may know, kept in common by those who tell one course in one language."""
        self.course = course
        self.game = course.game
        self.viewer = viewer
        self.words = words
        self.names = names
        self._open_lines: dict[int, Told] = {} if open_lines is None else open_lines
        self._log: list[Told] = []
        self._told_to = -1

    def log(self, since: int) -> list[Told]:
        """What was told after a version, without what was taken back; a section is named by its first line."""
        self._catch_up()
        begin = bisect_right(self._log, since, key=lambda line: line["version"])
        told = [line for line in self._log[begin:] if line["version"] not in self.course.taken_back]
        if not any(line["section"] is not None for line in told):
            return told
        section = self._section_before(begin)
        lines: list[Told] = []
        for line in told:
            new = line["section"] is not None and line["section"] != section
            section = line["section"] if new else section
            lines.append(line if new else {**line, "section": None})
        return lines

    def _section_before(self, number: int) -> str | None:
        for before in range(number - 1, -1, -1):
            line = self._log[before]
            if line["section"] is not None and line["version"] not in self.course.taken_back:
                return line["section"]
        return None

    def _catch_up(self) -> None:
        for version in range(self._told_to + 1, self.course.version + 1):
            for number, event in enumerate(self.course.happened[version], start=version * LINES_A_VERSION):
                self._log.append(
                    self._told(version, number, event) if event.secret else self._open_line(version, number, event)
                )
        self._told_to = self.course.version

    def _open_line(self, version: int, number: int, event: events.Event) -> Told:
        if number not in self._open_lines:
            self._open_lines[number] = self._told(version, number, event)
        return self._open_lines[number]

    def _told(self, version: int, number: int, event: events.Event) -> Told:
        told = events.tell(event, self.viewer)
        return {
            "id": number,
            "version": version,
            "kind": told["kind"],
            "rule": told["rule"] or None,
            "seat": told["seat"],
            "text": self.words.text(told["message"], told["facts"], self.names),
            "elements": told["elements"],
            "facts": told["facts"],
            "section": self.words.attribute(told["message"], "section", told["facts"], self.names),
        }

    # --- The moment

    def choices(self) -> bytes:
        """What the viewer may do now, as JSON."""
        return self.chooser().choices(self.course.match.state)

    def chooser(self) -> Chooser:
        """Writes what the viewer may do."""
        return Chooser(self.game, self.viewer, self.words, self.names, self.course.match.state.revealed)

    def prompt(self, status: Status, open_seats: int) -> Said:
        """What is asked of the viewer, or who is awaited."""
        acting = self.course.acting()
        if status == "waiting":
            text = self.words.text("table-waiting", {"count": open_seats})
        elif status == "over":
            text = self.words.text("table-over")
        elif self.viewer in acting:
            text = self.words.line(self.game.prompt(self.course.match.state, self.viewer), self.names)
        elif len(acting) == 1:
            text = self.words.text("table-awaited", {"player": f"seat:{acting[0]}"}, self.names)
        else:
            text = self.words.text("table-awaited-many", {"count": len(acting)})
        return {"text": text, "rule": None}

    def zones(self, view: View) -> list[Zone]:
        """The view as zones and pieces."""
        return [self._zone(zone) for zone in self.game.zones(view)]

    def _zone(self, zone: EngineZone) -> Zone:
        pieces: list[Piece] = []
        for laid in zone["pieces"]:
            text = self.words.text(laid["words"], laid["facts"], self.names)
            piece: Piece = {"element": laid["element"], "text": text}
            if "art" in laid:
                piece["art"] = laid["art"]
            if "hidden" in laid:
                piece["hidden"] = laid["hidden"]
            pieces.append(piece)
        return {
            "element": zone["element"],
            "text": self.words.text(zone["words"], zone["facts"], self.names),
            "seat": zone["seat"],
            "pieces": pieces,
        }

    def outcome(self) -> Outcome:
        """How the game ended."""
        state = self.course.match.state
        verdict = self.game.verdict(state)
        return {
            "ranking": self.game.ranking(state),
            "scores": self.game.scores(state),
            "breakdown": self._breakdown(),
            "verdict": self.words.line(verdict, self.names) if verdict else None,
            "timeline": self.course.timeline,
        }

    def turning_points(self, points: Sequence[TurningPoint]) -> list[TurningPointInfo]:
        """Choices of this finished game, in words."""
        match = self.course.match
        again = Match(self.game, match.seats, match.options, match.seed)
        states: dict[int, State] = {}
        for number, move in enumerate(match.moves):
            states[number] = again.state
            again.play(move.seat, move.text)
        return [self._turning_point(point, states[point.number].copy()) for point in points]

    def _turning_point(self, point: TurningPoint, state: State) -> TurningPointInfo:
        seat, before = Seat(point.seat), self.course.timeline[point.number]

        def said(part: str) -> str:
            return self.words.line(self.game.phrase(state, seat, self.game.parse(part)), self.names)

        draft: list[str] = []
        for part in point.draft:
            draft.append(said(part))
            self.game.play(state, seat, self.game.parse(part))

        return {
            "at": before["version"],
            "round": before["round"],
            "seat": point.seat,
            "chosen": PARTS.join([*draft, said(point.chosen)]),
            "other": PARTS.join([*draft, said(point.other)]),
            "reward": point.reward,
            "other_reward": point.other_reward,
        }

    def _breakdown(self) -> list[BreakdownRow]:
        seats = self.game.breakdown(self.course.match.state)
        sources = list(dict.fromkeys([source for seat in seats for source in seat]))
        return [
            {
                "source": source,
                "text": self.words.text(f"source-{source}", None, self.names),
                "points": [seat.get(source, 0) for seat in seats],
            }
            for source in sources
        ]


def seat_info(chair: Chair, present: bool, open_name: str, runs_out: int | None) -> SeatInfo:
    """Who sits at a seat, as everybody may know."""
    return {
        "seat": chair.number,
        "name": chair.name or open_name,
        "colour": chair.colour,
        "kind": chair.kind,
        "bot": chair.bot,
        "present": present,
        "stand_in": chair.stand_in,
        "program": chair.program,
        "runs_out": runs_out,
    }
