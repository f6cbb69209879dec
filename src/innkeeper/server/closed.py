"""A table that cannot be played on here: closed, kept as it is, and told as far as that goes without playing."""

from __future__ import annotations

from typing import Final

from innkeeper.engine.record import FORMAT, Record
from innkeeper.engine.seats import NOBODY, Seat
from innkeeper.server.course import taken_back
from innkeeper.server.problems import Problem
from innkeeper.server.storage import Chair, Stored
from innkeeper.server.tokens import seat_of
from innkeeper.server.wire import ClosedTable, Sitting, Terms


class Closed(Problem):
    """A table of other rules than are played here, with the reason: whatever is asked of it but its record."""

    def __init__(self, stored: Stored, title: str, reason: Problem) -> None:
        super().__init__(reason.status, reason.code, reason.facts)
        self.stored: Final = stored
        self.title: Final = title

    def told_to(self, token: str | None, number: int | None) -> Closed:
        """The same with what was kept, as far as this viewer may know it. Raises Problem for a token of no seat."""
        viewer = seat_of(self.stored.chairs, token, number)
        all_may_know = self._shows_all_to(viewer)
        self.further["closed"] = ClosedTable(
            game=self.stored.game,
            title=self.title,
            options=self.stored.options,
            seats=[sitting(chair) for chair in self.stored.chairs],
            you=None if viewer == NOBODY else viewer,
            moves=[(seat, move) for seat, move in self._moves() if all_may_know or seat == viewer],
            record=all_may_know,
        )
        return self

    def record(self, token: str | None, number: int | None) -> Record:
        """The game as a file for the program it belongs to; only of a finished one, for it gives everything away."""
        viewer = seat_of(self.stored.chairs, token, number)
        if self.stored.status != "over":
            raise self.told_to(token, number)
        if not self._shows_all_to(viewer):
            raise Problem(403, "hidden")
        return {
            "format": FORMAT,
            "game": self.stored.game,
            "rules_version": self.stored.rules_version,
            "components": self.stored.components,
            "options": self.stored.options,
            "seats": len(self.stored.chairs),
            "seed": self.stored.seed,
            "moves": self._moves(),
        }

    def _shows_all_to(self, viewer: Seat) -> bool:
        reveals = Terms.model_validate(self.stored.terms).reveal
        return self.stored.status == "over" and (viewer != NOBODY or reveals)

    def _moves(self) -> list[tuple[int, str]]:
        """The moves that stand, in notation."""
        gone = taken_back(self.stored.facts)
        moves = [fact for fact in self.stored.facts if fact.kind == "move" and fact.number not in gone]
        return [(fact.seat, fact.text) for fact in moves]


def sitting(chair: Chair) -> Sitting:
    """Who sits at a seat, in short."""
    return {"name": chair.name, "colour": chair.colour, "kind": chair.kind, "stand_in": chair.stand_in}
