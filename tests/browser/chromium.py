"""Debian's Chromium, and the screens it is looked at on."""

from __future__ import annotations

import shutil
from dataclasses import dataclass, field
from typing import Any, Final

from playwright.sync_api import Browser, Page, Playwright

QUIET: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)

DESKTOP: Final[dict[str, Any]] = {"viewport": {"width": 1280, "height": 800}}
PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}


def launch(playwright: Playwright) -> Browser:
    """A browser that talks to nobody but the pages it is shown."""
    return playwright.chromium.launch(executable_path=shutil.which("chromium"), args=QUIET)


@dataclass
class Weight:
    """What a page has loaded over the wire: compressed bytes with headers, for each address."""

    parts: dict[str, float] = field(default_factory=dict)

    @property
    def kilobytes(self) -> float:
        """All of it, in thousands of bytes."""
        return sum(self.parts.values()) / 1000


def weighed(page: Page) -> Weight:
    """Weigh what a page loads from now on."""
    weight, addresses = Weight(), dict[str, str]()

    def ask(event: dict[str, Any]) -> None:
        addresses[event["requestId"]] = event["request"]["url"]

    def got(event: dict[str, Any]) -> None:
        address = addresses[event["requestId"]]
        weight.parts[address] = weight.parts.get(address, 0) + event["encodedDataLength"]

    session = page.context.new_cdp_session(page)
    session.on("Network.requestWillBeSent", ask)
    session.on("Network.loadingFinished", got)
    session.send("Network.enable")
    return weight
