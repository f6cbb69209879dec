"""Somebody at a page of the server, and everything that is wrong with it."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any, Final
from urllib.parse import urlsplit

from playwright.sync_api import Browser, ConsoleMessage, Page, Request

from tests.server.running import Person

PATIENCE: Final = 60_000
"""Milliseconds to wait for what must come: many, as the machine may be crowded."""

TELL_VIOLATIONS: Final = """addEventListener('securitypolicyviolation', (event) =>
    console.error(`The page breaks its policy: ${event.effectiveDirective} ${event.blockedURI}`))"""

OWN_SCHEMES: Final = ("http", "ws")


@dataclass
class Visitor:
    """A page, and what went wrong on it: errors in the console, and requests that leave the server."""

    page: Page
    address: str
    faults: list[str] = field(default_factory=list)
    expected: str = "(?!)"

    def __post_init__(self) -> None:
        self.page.set_default_timeout(PATIENCE)
        self.page.add_init_script(TELL_VIOLATIONS)
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.faults.append(f"error: {error}"))
        self.page.on("request", self._see)
        self.page.on("websocket", lambda socket: self._ask(socket.url))

    def go(self, path: str = "/") -> Page:
        """Open a page of the server."""
        self.page.goto(self.address + path)
        return self.page

    def sit_down(self, person: Person) -> Page:
        """Open the table as this person, by an invite link; it is drawn when this returns."""
        self.go(f"/table/{person.table}" + (f"#{person.token}" if person.token else ""))
        self.page.wait_for_selector(".frame")
        return self.page

    def expect_faults(self, pattern: str) -> None:
        """Count none of these from now on: a test brings them about itself, again and again."""
        self.expected = pattern

    def forgive(self, pattern: str) -> None:
        """Forget faults that a test has brought about itself."""
        self.faults = [fault for fault in self.faults if not re.search(pattern, fault)]

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not re.search(self.expected, message.text):
            self.faults.append(f"{message.type} in the console: {message.text}")

    def _see(self, request: Request) -> None:
        self._ask(request.url)

    def _ask(self, url: str) -> None:
        asked, own = urlsplit(url), urlsplit(self.address)
        if asked.scheme != "data" and (asked.scheme not in OWN_SCHEMES or asked.netloc != own.netloc):
            self.faults.append(f"asked elsewhere: {url}")


def visit(browser: Browser, address: str, **screen: Any) -> Visitor:
    """A visitor with a browser of their own: nothing is remembered there. Motion is reduced unless asked for."""
    context = browser.new_context(**{"reduced_motion": "reduce", **screen})
    return Visitor(context.new_page(), address)
