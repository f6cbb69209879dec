"""What lies on the table."""

from __future__ import annotations

from typing import Self

from mypy_extensions import mypyc_attr

from innkeeper.engine.events import Event, Fact
from innkeeper.engine.seats import NO_SEATS, NOBODY, Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position: data only, changed in place by the rules. Each game adds what lies on its table.

    There is no `__init__`: a plain function fills a new one, and `copy` another (compiled `__new__` would run it).
    """

    __slots__ = ("events", "revealed", "seats")

    seats: int
    """How many play."""

    revealed: int
    """How often play has shown something hidden or drawn chance so far. Taking back never crosses a change of it."""

    events: list[Event] | None
    """What has happened since somebody began to listen; None while nobody does, as in search."""

    def copy(self) -> Self:
        """An equal position that shares nothing that changes; nobody listens to it."""
        raise NotImplementedError


def note(
    state: State,
    kind: str,
    rule: str,
    seat: Seat = NOBODY,
    facts: dict[str, Fact] | None = None,
    elements: list[str] | None = None,
    secret: dict[str, Fact] | None = None,
    known_to: tuple[Seat, ...] = NO_SEATS,
) -> None:
    """Keep what happened; see `Event`. Callers ask `state.events is not None` first, so that search pays nothing."""
    if state.events is not None:
        state.events.append(Event(kind, rule, seat, facts, elements, secret, known_to))
