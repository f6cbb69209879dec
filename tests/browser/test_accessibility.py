"""Every page and every question of every game, by axe: light and dark, desktop and phone."""

from random import Random
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from innkeeper.engine.game import AnyGame
from tests.browser.accessibility import expect_accessible
from tests.browser.chromium import DESKTOP, PHONE
from tests.browser.conftest import Welcome
from tests.browser.fingers import Mouse
from tests.browser.people import friends, questions
from tests.browser.table import Table
from tests.browser.visitor import Visitor
from tests.every_game import GAMES, name_of

LOOKS: dict[str, dict[str, Any]] = {
    "light": DESKTOP,
    "dark": {**DESKTOP, "color_scheme": "dark"},
    "phone": PHONE,
    "dark phone": {**PHONE, "color_scheme": "dark"},
}

every_game = pytest.mark.parametrize("game", GAMES, ids=name_of)
every_look = pytest.mark.parametrize("look", LOOKS)


@every_look
def test_the_home_page(look: str, welcome: Welcome) -> None:
    page = welcome(**LOOKS[look]).go()
    page.wait_for_selector(".box")
    expect_accessible(page)
    page.get_by_role("button", name="Options").click()
    expect_accessible(page)
    page.get_by_role("button", name="Your name").click()
    expect_accessible(page)


@every_game
def test_every_question_and_the_end(game: AnyGame, http: httpx.Client, welcome: Welcome) -> None:
    people = friends(http, game, game.most_seats)
    pages = [welcome(**look).sit_down(people[0]) for look in LOOKS.values()]
    met = set()
    for person, snapshot in questions(people, 1):
        question = (person is people[0], snapshot["prompt"]["rule"])
        if question not in met:
            met.add(question)
            for page in pages:
                page.wait_for_selector(f".frame[data-version='{snapshot['version']}']")
                expect_accessible(page)
    for page in pages:
        page.wait_for_selector(".is-over")
        expect_accessible(page)


@every_game
@every_look
def test_the_windows_of_a_table(game: AnyGame, look: str, http: httpx.Client, welcome: Welcome) -> None:
    people = friends(http, game, max(2, game.fewest_seats))
    expect_accessible_windows(welcome(**LOOKS[look]).sit_down(people[0]))


def expect_accessible_windows(page: Page) -> None:
    """Rules, menu, keys, and the log where it is a window."""
    for name in ("Rules", "Menu"):
        page.get_by_role("navigation").get_by_role("button", name=name).click()
        page.get_by_role("dialog").get_by_role("heading").first.wait_for()
        expect_accessible(page)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_be_hidden()
    page.keyboard.press("?")
    expect_accessible(page)
    page.keyboard.press("Escape")
    page.get_by_role("navigation").get_by_role("button", name="Log").click()
    expect_accessible(page)
    page.keyboard.press("Escape")


@every_game
@pytest.mark.parametrize("look", ["light", "phone"])
def test_half_made_moves_and_refusals(game: AnyGame, look: str, http: httpx.Client, welcome: Welcome) -> None:
    people = friends(http, game, max(2, game.fewest_seats))
    table = Table(welcome(**LOOKS[look]).sit_down(people[0]), Mouse())
    chance = Random(1)  # noqa: S311 - it only chooses what to play
    met = set()
    for person, snapshot in questions(people, 1):
        rule = snapshot["prompt"]["rule"]
        if person is not people[0] or rule in met:
            continue
        met.add(rule)
        table.page.wait_for_selector(f".frame[data-version='{snapshot['version']}']")
        table.wait()
        if table.refused.count():
            table.fingers.touch(table.refused.first)
            expect_accessible(table.page)
        table.choose_any(chance)
        if table.look()["version"] == snapshot["version"]:
            expect_accessible(table.page)
            table.page.keyboard.press("Escape")


def test_axe_finds_what_is_wrong(visitor: Visitor) -> None:
    visitor.go().wait_for_selector(".box")
    visitor.page.evaluate("document.querySelector('main').append(document.createElement('button'))")
    with pytest.raises(AssertionError, match="button-name"):
        expect_accessible(visitor.page)
