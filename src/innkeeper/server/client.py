"""The browser client: the files that Vite has built into the package."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

BUNDLE: Final = Path(__file__).parent / "static"
PAGE: Final = "index.html"

MISSING: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Innkeeper</title>
<p>The browser client is not built: run <code>make bundle</code> in the clone, or install innkeeper from a wheel.</p>
</html>
"""


class Client(StaticFiles):
    """The files of a bundle; its page stands for every address that is not a file, as the client knows its own ways."""

    def __init__(self, bundle: Path = BUNDLE) -> None:
        super().__init__(directory=bundle, check_dir=False)
        self._page = bundle / PAGE

    async def check_config(self) -> None:
        """Start without a bundle too: the page says what is missing."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """The answer for a path below the bundle's folder."""
        if _is_file(path):
            response = await super().get_response(path, scope)
            response.headers["cache-control"] = _caching(path)
            return response
        if path.startswith("api/"):
            raise HTTPException(404 if scope["method"] in ("GET", "HEAD") else 405)
        if not self._page.is_file():
            return HTMLResponse(MISSING, 503)
        response = await super().get_response(PAGE, scope)
        response.headers["cache-control"] = "no-cache"
        return response


def _is_file(path: str) -> bool:
    last = path.rpartition("/")[2]
    return "." in last.lstrip(".") and not path.startswith("api/")


def _caching(path: str) -> str:
    """Vite names what is in `assets/` after its content, so it never changes."""
    return "public, max-age=31536000, immutable" if path.startswith("assets/") else "no-cache"
