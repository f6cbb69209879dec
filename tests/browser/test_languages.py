"""The language of the page: the browser's, until another is chosen; and a whole game in Dutch by roles and names."""

import re
from itertools import islice
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from innkeeper.engine.game import AnyGame
from tests.browser.accessibility import expect_accessible
from tests.browser.conftest import Welcome
from tests.browser.people import friends, questions
from tests.every_game import GAMES, TEMPLATE, name_of
from tests.server.running import Person

DUTCH = "nl-BE"
TEXTS = """() => {
    const rest = [...document.querySelectorAll('.frame [aria-label]')].map((place) => place.ariaLabel)
    return [document.title, document.querySelector('.frame').innerText, ...rest]
}"""

PLAYED = next(game for game in GAMES if game.name in TEMPLATE)


def expect_language(page: Page, language: str, games: str) -> None:
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.get_by_role("region", name=games, exact=True)).to_be_visible()


def test_the_page_speaks_the_language_of_the_browser_until_one_is_chosen(welcome: Welcome) -> None:
    page = welcome(locale=DUTCH).go()
    expect_language(page, "nl", "Spellen")
    expect_accessible(page)
    page.get_by_label("Taal").select_option(label="English")
    expect_language(page, "en", "Games")
    page.reload()
    expect_language(page, "en", "Games")
    page.get_by_label("Language").select_option(label="Nederlands")
    expect_language(page, "nl", "Spellen")


def test_a_browser_in_a_language_without_words_sees_english(welcome: Welcome) -> None:
    expect_language(welcome(locale="fr-FR").go(), "en", "Games")


@pytest.mark.parametrize("game", GAMES, ids=name_of)
def test_a_table_changes_its_language_at_once_and_wholly(game: AnyGame, http: httpx.Client, welcome: Welcome) -> None:
    people = friends(http, game, max(2, game.fewest_seats))
    for _ in islice(questions(people, 1), 12):
        pass
    page, other = welcome(locale=DUTCH).sit_down(people[0]), welcome().sit_down(people[0])
    version = f".frame[data-version='{people[0].version()}']"
    for one in (page, other):
        one.wait_for_selector(version)
    other.get_by_role("navigation").get_by_role("button", name="Menu").click()
    other.get_by_label("Nederlands").click(force=True)
    expect(other.locator("html")).to_have_attribute("lang", "nl")
    other.keyboard.press("Escape")
    expect(other.get_by_role("dialog")).to_be_hidden()
    other.wait_for_function(
        f"(wanted) => JSON.stringify(({TEXTS})()) === JSON.stringify(wanted)", arg=page.evaluate(TEXTS)
    )


def test_a_whole_game_in_dutch_by_roles_and_names(http: httpx.Client, welcome: Welcome) -> None:
    anna, bram = friends(http, PLAYED, 2)
    page = welcome(locale=DUTCH).sit_down(anna)
    while acting := anna.look()["acting"]:
        if acting[0] == bram.seat:
            bram.move(bram.look()["choices"]["choices"][0]["part"])
        else:
            choose(page, anna)
    expect(page.get_by_role("heading", name=re.compile(r"^(Anna|Bram) wint$"))).to_be_visible()
    expect(page.get_by_role("table").get_by_role("row").last).to_contain_text("Totaal")


def choose(page: Page, person: Person) -> None:
    """Choose the first choice by its Dutch name, and wait until it is made."""
    snapshot: dict[str, Any] = person.look(lang="nl")
    expect(page).to_have_title(re.compile("^● Jij bent aan zet: " + re.escape(snapshot["prompt"]["text"])))
    page.get_by_role("button", name=snapshot["choices"]["choices"][0]["text"], exact=True).click()
    page.wait_for_function(
        "(version) => document.querySelector('.frame').dataset.version > version", arg=snapshot["version"]
    )
