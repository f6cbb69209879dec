"""What shows who somebody is: tokens that nobody can guess, and of which only the SHA-256 is kept."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable, Iterator

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
    for number in seats_of(chairs, token):
        if seat in (None, number):
            return number
    raise Problem(403, "foreign_token")


def seats_of(chairs: Iterable[Chair], token: str) -> Iterator[Seat]:
    """The seats among these chairs that a token, of a seat or a person, is good for."""
    hashed = hash_token(token)
    for chair in chairs:
        if _is(chair.token_hash, hashed) or _is(chair.person, hashed):
            yield Seat(chair.number)


def _is(kept: str | None, hashed: str) -> bool:
    return kept is not None and secrets.compare_digest(kept, hashed)
