"""Whole numbers with a meaning of their own, so that one cannot be passed for another."""

from __future__ import annotations

from typing import Final, NewType

Seat = NewType("Seat", int)
"""A place at the table, from 0, clockwise."""

Action = NewType("Action", int)
"""One decision of one seat: a small integer in the fixed range `0 <= action < game.actions`."""

NOBODY: Final = Seat(99)
"""No seat: also how a spectator looks at the table. Not -1, which would quietly index the last seat."""

NO_SEATS: Final[tuple[Seat, ...]] = ()

ALONE: Final[list[tuple[Seat, ...]]] = [(Seat(seat),) for seat in range(8)]
"""`ALONE[seat]` is the set of just that seat, made once: most positions ask one seat."""
