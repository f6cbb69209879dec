"""What shows who somebody is: tokens that nobody can guess, and of which only the SHA-256 is kept."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable

from innkeeper.engine.seats import NOBODY, Seat
from innkeeper.server.problems import Problem
from innkeeper.server.storage import Chair


def new_token() -> str:
    """A token that nobody can guess."""
    return secrets.token_urlsafe(32)


def hash_token(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def token_for(table: str, command: str) -> str:
    """The token for a command to sit down, so that asking again gives the same; as secret as the command."""
    return hashlib.sha256(f"{table} {command}".encode()).hexdigest()


def seat_of(chairs: Iterable[Chair], token: str | None, seat: int | None) -> Seat:
    """Whose token it is among these chairs, as `LiveTable.viewer`. Raises Problem for a token of none of them."""
    if token is None:
        return NOBODY
    hashed = hash_token(token)
    for chair in chairs:
        if seat in (None, chair.number) and (_is(chair.token_hash, hashed) or _is(chair.person, hashed)):
            return Seat(chair.number)
    raise Problem(403, "foreign_token")


def _is(kept: str | None, hashed: str) -> bool:
    return kept is not None and secrets.compare_digest(kept, hashed)
