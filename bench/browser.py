"""`python -m bench.browser [GAME ...]`: the page in Chromium.

What the first load weighs, how soon it answers a touch, and when a move is to be seen.
"""

from __future__ import annotations

import shutil
import sys
import time
from random import Random
from statistics import median
from typing import Final

import httpx
from playwright.sync_api import Browser, Page, sync_playwright

from bench.program import serving
from innkeeper.catalogue import find_games, game_named
from innkeeper.engine.game import AnyGame
from tests.browser.chromium import DESKTOP, launch, weighed
from tests.browser.fingers import Mouse
from tests.browser.people import a_move, friends
from tests.browser.table import Table
from tests.browser.visitor import visit
from tests.server.running import Person

MOVES: Final = 24

WATCH: Final = """() => {
    const now = () => performance.timeOrigin + performance.now()
    const frame = document.querySelector('.frame')
    globalThis.touched = 0
    globalThis.shown = {}
    globalThis.gestures = []
    addEventListener('click', () => {
        touched = now()
        const prompt = document.querySelector('[data-prompt]')
        new MutationObserver((_, observer) => {
            observer.disconnect()
            document.body.getBoundingClientRect()
            gestures.push(now() - touched)
        }).observe(prompt, { attributeFilter: ['data-draft'] })
    }, true)
    const note = () => {
        document.body.getBoundingClientRect()
        shown[frame.dataset.version] = now()
    }
    new MutationObserver(note).observe(frame, { attributeFilter: ['data-version'] })
}"""
"""Note when something is touched, when the half-made move is marked and laid out, and when each version is on the page
and laid out."""

SHOWN: Final = "(version) => shown[version]"


def present() -> bool:
    """Whether there is a Chromium."""
    return shutil.which("chromium") is not None


def measure(game: AnyGame) -> dict[str, float]:
    """Kilobytes of the first load; median milliseconds of a gesture, one's own move, and another's. Motion is reduced.

    One page is open, as at home: two would share the two processors of a small machine, and with the server.
    """
    with serving() as (address, _), httpx.Client(base_url=address, timeout=60) as http, sync_playwright() as playwright:
        browser = launch(playwright)
        anna, bram = friends(http, game, max(2, game.fewest_seats))[:2]
        page, kilobytes = _open(browser, address, anna)
        found = {"first_load_kb": kilobytes, **_play(page, anna, bram)}
        browser.close()
        return found


def _open(browser: Browser, address: str, person: Person) -> tuple[Page, float]:
    """A person's page, and what it weighed."""
    visitor = visit(browser, address.rstrip("/"), **DESKTOP)
    weight = weighed(visitor.page)
    page = visitor.sit_down(person)
    page.wait_for_load_state("networkidle")
    page.evaluate(WATCH)
    return page, weight.kilobytes


def _play(page: Page, anna: Person, bram: Person) -> dict[str, float]:
    """Both play anything, Anna on her page and Bram over HTTP."""
    chance = Random(1)  # noqa: S311 - no secret
    own, other = list[float](), list[float]()
    for _ in range(MOVES):
        snapshot = anna.look()
        if not snapshot["acting"]:
            break
        if snapshot["acting"][0] == anna.seat:
            Table(page, Mouse()).move(chance)
            begun, times = page.evaluate("touched"), own
        else:
            asked = bram.look()
            move = a_move(bram, asked, chance)
            begun, times = time.time() * 1000, other
            bram.move(move, asked["version"])
        version = snapshot["version"] + 1
        page.wait_for_function(SHOWN, arg=version)
        times.append(page.evaluate(SHOWN, version) - begun)
    gestures: list[float] = page.evaluate("gestures")
    return {"gesture_ms": median(gestures), "move_own_ms": median(own), "move_other_ms": median(other)}


def main() -> None:
    """Measure the games that are named, or all."""
    for name in sys.argv[1:] or find_games():
        print(f"\n{name}")
        for what, value in measure(game_named(name)).items():
            print(f"  {what:28}{value:10.1f}")


if __name__ == "__main__":
    main()
