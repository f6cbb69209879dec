"""`innkeeper mcp`."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final

from innkeeper.cli.output import own_words
from innkeeper.engine.errors import InnkeeperError
from innkeeper.mcp import WORDS
from innkeeper.mcp.links import read_link
from innkeeper.words import words_of

HERE: Final = "http://127.0.0.1:8000"


class CannotVisit(InnkeeperError):
    """No seat can be offered to a language model like this."""


def serve_a_seat(server: str | None, table: str | None) -> None:
    """Serve the tools of a seat over standard input and output. Raises CannotVisit where that is not possible."""
    words = words_of(own_words().language, WORDS)
    server = server.rstrip("/") if server else None
    if find_spec("mcp") is None or find_spec("httpx2") is None:
        raise CannotVisit(words.text("mcp-missing"))
    link = read_link(table) if table else None
    if table and link is None:
        raise CannotVisit(words.text("mcp-no-link", {"example": f"{server or HERE}/table/TABLE#TOKEN"}))
    if link and server not in (None, link.server):
        raise CannotVisit(words.text("mcp-two-servers"))
    from innkeeper.mcp.tools import serve

    serve(link.server if link else server or HERE, link, words.language)
