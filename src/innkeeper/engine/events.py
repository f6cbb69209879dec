"""What is said: lines for a catalogue, and what happened, told to each seat as far as it may know."""

from __future__ import annotations

from typing import TypedDict

from innkeeper.engine.seats import NOBODY, Seat

Fact = int | str
"""A number, or a text: `@key` stands for another message of the catalogue, `seat:N` for the player at a seat."""


class Line:
    """Something to say: a message key of the game's catalogue, and what the message needs."""

    __slots__ = ("facts", "key")

    def __init__(self, key: str, facts: dict[str, Fact] | None = None) -> None:
        self.key = key
        self.facts: dict[str, Fact] = facts if facts is not None else {}


class Event:
    """Something that happened.

    `kind` is the message that tells it (`event-KIND` in the game's catalogue), `rule` the number of the rule that did
    it, `seat` whose doing it was (or NOBODY), `facts` what the message needs, `elements` where on the table it can be
    seen. `secret` are facts that only the seats in `known_to` get; the message of the others is `event-KIND-hidden`.
    """

    __slots__ = ("elements", "facts", "kind", "known_to", "rule", "seat", "secret")

    def __init__(
        self,
        kind: str,
        rule: str,
        seat: Seat = NOBODY,
        facts: dict[str, Fact] | None = None,
        elements: list[str] | None = None,
        secret: dict[str, Fact] | None = None,
        known_to: tuple[Seat, ...] = (),
    ) -> None:
        self.kind = kind
        self.rule = rule
        self.seat = seat
        self.facts: dict[str, Fact] = facts if facts is not None else {}
        self.elements: list[str] = elements if elements is not None else []
        self.secret: dict[str, Fact] = secret if secret is not None else {}
        self.known_to = known_to


class Told(TypedDict):
    """An event as one viewer gets it, before it is put into words."""

    kind: str
    rule: str
    seat: int | None
    message: str
    facts: dict[str, Fact]
    elements: list[str]


def tell(event: Event, viewer: Seat) -> Told:
    """The event as a seat (or, with NOBODY, a spectator) may know it."""
    hidden = bool(event.secret) and viewer not in event.known_to
    facts = dict(event.facts)
    if not hidden:
        facts.update(event.secret)
    if event.seat != NOBODY:
        facts.setdefault("player", f"seat:{event.seat}")
    return {
        "kind": event.kind,
        "rule": event.rule,
        "seat": None if event.seat == NOBODY else event.seat,
        "message": f"event-{event.kind}" + ("-hidden" if hidden else ""),
        "facts": facts,
        "elements": event.elements,
    }
