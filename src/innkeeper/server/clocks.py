"""The clocks of a table, and how long somebody may be away.

Times are milliseconds since 1970. Clocks are read off the facts (docs/decisions/0005-server.md): none runs here.
"""

# mypyc: compiled

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from innkeeper.engine.seats import Seat
from innkeeper.server.course import Asked
from innkeeper.server.storage import Chair, Status

if TYPE_CHECKING:
    from innkeeper.server.table import LiveTable

HOST_AWAY: Final = 24 * 3600 * 1000
"""Milliseconds without a sign of life after which the others need not wait for their host."""


class Clocks:
    """Those of one table."""

    def __init__(self, table: LiveTable) -> None:
        self._table = table

    def runs_out(self, seat: int) -> int | None:
        """When the clock of a seat that is asked runs out, in milliseconds since 1970; None without a clock."""
        if self._table.status != "playing" or self._table.chairs[seat].player:
            return None
        return self._runs_out(Seat(seat))

    def _runs_out(self, seat: Seat) -> int | None:
        asked, allowed = self._table.course.asked.get(seat), self._allowed(seat)
        return None if asked is None or allowed is None else self._put_at(asked) - asked.used + allowed

    def _put_at(self, asked: Asked) -> int:
        """When a question would have been put, had a server always been there since."""
        return asked.put + self._table.course.outages.within(asked.put)

    def _allowed(self, seat: Seat) -> int | None:
        """Milliseconds that a seat may take for a question: the time for a move, and what is left of its reserve."""
        clock = self._table.terms.clock
        if clock is None:
            return None
        return clock.move * 1000 + max(0, clock.reserve * 1000 - self._table.course.spent.get(seat, 0))

    def has_run_out(self, seat: Seat, moment: int) -> bool:
        """Whether a seat that is asked has no time left, whoever plays for it."""
        allowed = self._allowed(seat)
        return (
            allowed is not None
            and seat in self._table.course.asked
            and self._table.course.used(seat, moment) >= allowed
        )

    def too_long_away(self, seat: int) -> int | None:
        """When somebody who is asked and away has been so for too long; None if that cannot be."""
        asked = self._table.course.asked.get(Seat(seat))
        if (
            self._table.terms.stand_in is None
            or asked is None
            or self._table.chairs[seat].player
            or self._table.presence.is_present(seat)
            or not self._table.is_settled()
        ):
            return None
        return max(self._put_at(asked), self._table.presence.left_at.get(seat, 0)) + self._table.terms.stand_in * 1000

    def host_is_away(self, moment: int) -> bool:
        """Whether nobody hosts the table, or who does was not there for a day, as far as is known here."""
        if self._table.host is None:
            return True
        seen = max(
            self._table.course.begun,
            self._table.presence.left_at.get(self._table.host, 0),
            self._table.course.seen_at.get(self._table.host, 0),
        )
        return not self._table.presence.is_present(self._table.host) and moment - seen >= HOST_AWAY

    def spent(self, seat: Seat, moment: int) -> int:
        """Milliseconds that a move at this moment takes of the seat's reserve."""
        clock = self._table.terms.clock
        return 0 if clock is None else max(0, self._table.course.used(seat, moment) - clock.move * 1000)

    def columns(self, chairs: list[Chair], acting: tuple[Seat, ...], moment: int) -> dict[str, Any]:
        """What lists and rounds need to know of the table, once these seats are asked."""
        status: Status = "waiting" if any(chair.kind == "open" for chair in chairs) else "playing" if acting else "over"
        playing = acting if status == "playing" else ()
        people = [seat for seat in playing if not chairs[seat].player]
        return {
            "status": status,
            "bot_due": any(chairs[seat].player for seat in playing),
            "acting": " ".join(map(str, playing)),
            "changed": moment,
            "due": min([due for seat in people for due in self._dues(seat, moment)], default=None),
        }

    def _dues(self, seat: Seat, moment: int) -> list[int]:
        """When to look again after a seat that is asked, at the latest since this moment."""
        asked, allowed, dues = self._table.course.asked.get(seat), self._allowed(seat), []
        if allowed is not None:
            dues.append(self._runs_out(seat) or moment + allowed - self._table.course.most_used(seat))
        if self._table.terms.stand_in is not None:
            patience = self._table.terms.stand_in * 1000
            put = moment if asked is None else self._put_at(asked)
            seen = moment if self._table.presence.is_present(seat) else self._table.presence.left_at.get(seat, 0)
            dues.append(max(put, seen) + patience)
        return dues
