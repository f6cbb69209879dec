"""The links to tables that people send each other."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final
from urllib.parse import unquote

LINK: Final = re.compile(r"(https?://[^\s#]+)/table/([\w-]+)(?:/seat/(\d+))?/?(?:#(\S+))?", re.ASCII)


@dataclass(frozen=True)
class TableLink:
    """Where a link leads: a table of a server, perhaps a seat there, perhaps held by the token behind the `#`."""

    server: str
    table: str
    seat: int | None
    token: str | None


def read_link(text: str) -> TableLink | None:
    """Where a link leads; None for what is no link to a table. People count seats from 1."""
    found = LINK.fullmatch(text.strip())
    if found is None:
        return None
    server, table, seat, token = found.groups()
    return TableLink(server, table, int(seat) - 1 if seat else None, unquote(token) if token else None)


def invite_link(server: str, table: str) -> str:
    """What to send to whoever shall sit down."""
    return f"{server}/table/{table}"
