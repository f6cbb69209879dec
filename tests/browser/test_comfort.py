"""Small screens, large text, and eyes that want no motion."""

from random import Random
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page

from innkeeper.engine.game import AnyGame
from tests.browser.accessibility import expect_accessible
from tests.browser.chromium import DESKTOP, PHONE
from tests.browser.conftest import Welcome
from tests.browser.fingers import Finger
from tests.browser.people import friends, questions
from tests.browser.table import Table
from tests.browser.targets import out_of_reach, small_targets
from tests.every_game import GAMES, name_of

DRAWN = """async () => {
    await document.fonts.ready
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
}"""
"""Every letter in its own font, and everything in its place."""

OVERFLOW = """() => document.documentElement.scrollWidth - document.documentElement.clientWidth"""

CUT = """() => [...document.querySelectorAll('h1, h2, .pill, button, p, dt, dd')]
    .filter((place) => place.checkVisibility() && !place.closest('.sr'))
    .filter((place) => getComputedStyle(place).overflowX === 'hidden' && !place.title)
    .filter((place) => place.scrollWidth > place.clientWidth + 1)
    .map((place) => place.outerHTML.slice(0, 200))"""

TWICE = "document.documentElement.style.fontSize = '200%'"

WATCH_MOTION = """() => {
    globalThis.moved = []
    const animate = Element.prototype.animate
    Element.prototype.animate = function (...asked) {
        moved.push(this.className)
        return animate.apply(this, asked)
    }
    addEventListener('animationstart', (event) => moved.push(event.animationName))
    addEventListener('transitionrun', (event) => moved.push(event.propertyName))
}"""
"""Note whatever is animated from now on, by script or by style."""

every_game = pytest.mark.parametrize("game", GAMES, ids=name_of)


@every_game
@pytest.mark.parametrize("screen", ["phone", "phone on its side"])
def test_whatever_can_be_touched_on_a_phone_is_as_large_as_a_finger(
    game: AnyGame, screen: str, http: httpx.Client, welcome: Welcome
) -> None:
    people = friends(http, game, game.most_seats)
    table = Table(welcome(**SCREENS[screen]).sit_down(people[0]), Finger())
    chance = Random(1)  # noqa: S311 - it only chooses what to play
    small = set[str]()
    for person, snapshot in questions(people, 1):
        if person is not people[0]:
            continue
        table.page.wait_for_selector(f".frame[data-version='{snapshot['version']}']")
        table.wait()
        small |= set(small_targets(table.page))
        table.choose_any(chance)
        small |= set(small_targets(table.page))
        drop = table.page.get_by_role("button", name="Start over")
        if drop.count():
            table.fingers.touch(drop)
    table.page.wait_for_selector(".is-over")
    assert small | set(small_targets(table.page)) == set()


SCREENS: dict[str, dict[str, Any]] = {
    "desktop": DESKTOP,
    "tablet": {"viewport": {"width": 820, "height": 1180}},
    "phone": PHONE,
    "phone on its side": {**PHONE, "viewport": {"width": 844, "height": 390}},
    "small phone": {**PHONE, "viewport": {"width": 320, "height": 640}},
}


def expect_whole(page: Page) -> None:
    """No scrolling sideways, and no words cut off."""
    page.evaluate(DRAWN)
    assert page.evaluate(OVERFLOW) <= 0
    assert page.evaluate(CUT) == []


def expect_legible(page: Page) -> None:
    """Whole, with everything in reach of scrolling, by keyboard too."""
    expect_whole(page)
    assert out_of_reach(page) == []
    expect_accessible(page)


@pytest.mark.parametrize("screen", SCREENS)
def test_the_home_page_fits_every_screen(screen: str, welcome: Welcome) -> None:
    page = welcome(**SCREENS[screen]).go()
    page.wait_for_selector(".box")
    expect_whole(page)
    page.evaluate(TWICE)
    expect_whole(page)


@every_game
def test_a_table_fits_every_screen(game: AnyGame, http: httpx.Client, welcome: Welcome) -> None:
    people = friends(http, game, game.most_seats)
    pages = [welcome(**screen).sit_down(people[0]) for screen in SCREENS.values()]
    for turn, (_, snapshot) in enumerate(questions(people, 1)):
        if turn % 25 == 0:
            for page in pages:
                page.wait_for_selector(f".frame[data-version='{snapshot['version']}']")
                expect_whole(page)
    for page in pages:
        page.wait_for_selector(".is-over")
        expect_whole(page)


@every_game
def test_text_of_twice_the_size_loses_nothing(game: AnyGame, http: httpx.Client, welcome: Welcome) -> None:
    people = friends(http, game, max(2, game.fewest_seats))
    screens = [screen for name, screen in SCREENS.items() if name != "tablet"]
    pages = [welcome(**screen).sit_down(people[0]) for screen in screens]
    for page in pages:
        page.evaluate(TWICE)
    for turn, (_, snapshot) in enumerate(questions(people, 1)):
        if turn % 12 == 0:
            for page in pages:
                page.wait_for_selector(f".frame[data-version='{snapshot['version']}']")
                expect_legible(page)
    for page in pages:
        page.wait_for_selector(".is-over")
        expect_legible(page)


@every_game
def test_nothing_moves_for_eyes_that_want_none(game: AnyGame, http: httpx.Client, welcome: Welcome) -> None:
    people = friends(http, game, max(2, game.fewest_seats))
    calm, lively = (welcome(reduced_motion=wish).sit_down(people[0]) for wish in ("reduce", "no-preference"))
    for page in (calm, lively):
        page.evaluate(WATCH_MOTION)
    for _, snapshot in questions(people, 1):
        for page in (calm, lively):  # a page that missed a step has nothing to move
            page.wait_for_selector(f".frame[data-version='{snapshot['version']}']")
    for page in (calm, lively):
        page.wait_for_selector(".is-over")
    assert calm.evaluate("moved") == []
    assert lively.evaluate("moved") != []
