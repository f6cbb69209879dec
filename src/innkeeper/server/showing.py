"""A table as it is shown: to each viewer its own, in their language, as it is now or was at an earlier version."""

# mypyc: compiled

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

import orjson

from innkeeper.engine.seats import NOBODY, Seat
from innkeeper.engine.views import View
from innkeeper.server.course import Course
from innkeeper.server.problems import Problem
from innkeeper.server.scene import Narrator, seat_info
from innkeeper.server.speech import game_words
from innkeeper.server.storage import now
from innkeeper.server.wire import Scene, TermsInfo, TimelinePoint, Told, TurningPoints, UndoAsked, Zone

if TYPE_CHECKING:
    from innkeeper.server.table import LiveTable

MOST_KEPT: Final = 64
"""Snapshots of a table: more than its seats and all who only look get in all languages."""
NEVER: Final = -1
"""A version before the first: since then, everything was told."""


class Showing:
    """Shows one table; what was put together once is kept until the table changes."""

    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self._past: Course | None = None
        """The course of this game up to the earlier version that somebody looked at last."""
        self.edition = 0
        """How often what is shown has changed."""
        self.forget_words()

    def forget(self) -> None:
        """Put everything together anew: the table has changed."""
        self.edition += 1
        self._scenes: dict[str, bytes] = {}
        self._open_view: bytes | None = None
        self._tells_you = False
        self._snapshots: dict[tuple[Seat, str, bool, int], str] = {}

    def forget_words(self) -> None:
        """Tell everything anew: somebody has another name."""
        self._narrators: dict[tuple[Seat, str], Narrator] = {}
        self._open_lines: dict[str, dict[int, Told]] = {}
        self.forget()

    def names(self, language: str) -> list[str]:
        """The players' names by seat."""
        words = game_words(self._table.game, language)
        return [
            chair.name or words.text("table-open-seat", {"number": chair.number + 1}) for chair in self._table.chairs
        ]

    def knowing(self, viewer: Seat) -> Seat:
        """With whose knowledge a viewer looks on: nobody has seen their cards before everybody sits."""
        return NOBODY if self._table.open_seats else viewer

    def narrator(self, viewer: Seat, language: str) -> Narrator:
        """Who puts this table into words for somebody with a seat's knowledge."""
        words = game_words(self._table.game, language)
        key = (viewer, words.language)
        if key not in self._narrators:
            open_lines = self._open_lines.setdefault(words.language, {})
            self._narrators[key] = Narrator(self._table.course, viewer, words, self.names(language), open_lines)
        return self._narrators[key]

    def snapshot(self, viewer: Seat, language: str, zones: bool = False, since: int | None = None) -> str:
        """The table for one viewer, as JSON; put together once for all who get the same."""
        narrator = self.narrator(self.knowing(viewer), language)
        heard = since if since is not None and since <= self._table.version else NEVER
        key = (viewer, narrator.words.language, zones, heard)
        if key not in self._snapshots:
            if len(self._snapshots) >= MOST_KEPT:  # anybody may ask since when they like
                self._snapshots.clear()
            self._snapshots[key] = _joined(self._scene(narrator), self._sight(narrator, viewer, zones, heard))
        return self._snapshots[key]

    def _scene(self, narrator: Narrator) -> bytes:
        """What everybody sees alike, as JSON: put together once for all."""
        language = narrator.words.language
        if language not in self._scenes:
            wish = self._table.course.wish
            asked: UndoAsked | None = None if wish is None else {"seat": wish.seat, "agreed": sorted(wish.agreed)}
            self._scenes[language] = orjson.dumps({**self.scene_of(narrator), "undo_asked": asked})
        return self._scenes[language]

    def _sight(self, narrator: Narrator, viewer: Seat, zones: bool, heard: int) -> dict[str, Any]:
        seat = viewer if self._table.status == "playing" and viewer != NOBODY else None
        laid = narrator.zones(self._table.game.view(self._table.course.match.state, narrator.viewer)) if zones else None
        return {
            **self.sight_of(narrator, viewer, self._view(viewer), laid, heard),
            "choices": orjson.Fragment(narrator.choices()) if self._table.may_choose(viewer) else None,
            "undo": seat is not None and bool(self._table.course.undoable(seat)),
            "ask_undo": seat is not None
            and self._table.course.wish is None
            and bool(self._table.course.undoable_together(seat)),
        }

    def _view(self, viewer: Seat) -> View | orjson.Fragment:
        """What a viewer sees of the position: put into JSON once for all, where nobody knows more than others."""
        game, state = self._table.game, self._table.course.match.state
        if game.secretive:
            return game.view(state, self.knowing(viewer))
        if self._open_view is None:
            view = game.view(state, NOBODY)
            self._tells_you = "you" in view
            self._open_view = orjson.dumps({key: value for key, value in view.items() if key != "you"})
        if not self._tells_you:
            return orjson.Fragment(self._open_view)
        you = b"null" if viewer == NOBODY else b"%d" % viewer
        return orjson.Fragment(b'%b,"you":%b}' % (self._open_view[:-1], you))

    def scene_of(self, narrator: Narrator) -> Scene:
        """What everybody sees alike of a course of this table, now or at an earlier version."""
        course = narrator.course
        status = self._table.status_with(course.acting())
        return {
            "type": "snapshot",
            "table": self._table.id,
            "game": self._table.game.name,
            "title": self._table.game.title,
            "options": course.match.options,
            "version": course.version,
            "seats": [
                seat_info(
                    chair,
                    chair.kind == "bot" or self._table.presence.is_present(chair.number),
                    narrator.names[chair.number],
                    self._table.clocks.runs_out(chair.number),
                )
                for chair in self._table.chairs
            ],
            "status": status,
            "acting": list(course.acting()),
            "turn": self._table.game.turn(course.match.state),
            "outcome": narrator.outcome() if status == "over" else None,
            "rematch": self._table.rematch,
            "host": self._table.host,
            "host_away": self._table.clocks.host_is_away(now()),
            "terms": cast(TermsInfo, self._table.terms.model_dump()),
            "undo_asked": None,
        }

    def sight_of(
        self, narrator: Narrator, viewer: Seat, view: View | orjson.Fragment, zones: list[Zone] | None, heard: int
    ) -> dict[str, Any]:
        """What a viewer alone sees of it so: the rest of a snapshot."""
        course = narrator.course
        status = self._table.status_with(course.acting())
        return {
            "you": None if viewer == NOBODY else viewer,
            "prompt": narrator.prompt(status, self._table.open_seats),
            "view": view,
            "zones": zones,
            "choices": None,
            "undo": False,
            "ask_undo": False,
            "log": narrator.log(heard),
        }

    def timeline(self) -> list[TimelinePoint]:
        """The points after every move that stands; while the game is on only where everybody can tell them anyway."""
        if self._table.status == "over" or self._table.game.open_scores:
            return self._table.course.timeline
        return [{**point, "scores": []} for point in self._table.course.timeline]

    def past_snapshot(self, viewer: Seat, language: str, version: int, zones: bool, since: int | None = None) -> str:
        """The table as it was at an earlier version, from what the viewer knew then. Raises Problem."""
        if version > self._table.version:
            raise Problem(404, "unheard_of", {"meant": version, "version": self._table.version})
        if self._past is None or self._past.version > version:
            self._past = Course(
                self._table.game,
                len(self._table.chairs),
                self._table.course.match.options,
                self._table.course.match.seed,
                self._table.course.begun,
            )
        for fact in self._table.course.facts[self._past.version : version]:
            self._past.add(fact)
        knowing = self.knowing(viewer)
        narrator = Narrator(self._past, knowing, game_words(self._table.game, language), self.names(language))
        view = self._table.game.view(self._past.match.state, knowing)
        heard = NEVER if since is None else since
        laid = narrator.zones(view) if zones else None
        return _joined(orjson.dumps(self.scene_of(narrator)), self.sight_of(narrator, viewer, view, laid, heard))

    def eyes(self, viewer: Seat, seat: int | None) -> Seat:
        """Through whose eyes a viewer may look: its own, or any once all may be shown. Raises Problem."""
        if seat is None or seat == viewer:
            return viewer
        if seat >= len(self._table.chairs):
            raise Problem(422, "no_such_seat", {"seat": seat, "last": len(self._table.chairs) - 1})
        self.check_may_see_all(viewer)
        return Seat(seat)

    def check_may_see_all(self, viewer: Seat) -> None:
        """Raises Problem while the game is on, and for spectators where the host does not show what was hidden."""
        if self._table.status != "over":
            raise Problem(409, "not_over")
        if viewer == NOBODY and not self._table.terms.reveal:
            raise Problem(403, "hidden")

    def turning_points_for(self, viewer: Seat, language: str) -> TurningPoints:
        """Where the choice mattered most in a finished game, as far as it was found. Raises Problem as `eyes`."""
        self.check_may_see_all(viewer)
        found = self._table.turning_points
        points = [] if found is None else self.narrator(viewer, language).turning_points(found)
        return {"ready": found is not None, "points": points}


def _joined(scene: bytes, sight: dict[str, Any]) -> str:
    """A snapshot, as JSON."""
    return (scene[:-1] + b"," + orjson.dumps(sight)[1:]).decode()
