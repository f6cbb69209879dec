"""Every word on every page comes out of a catalogue: in a language without plain letters there are none."""

from collections.abc import Iterator
from random import Random
from urllib.parse import urlsplit

import httpx
import pytest
from playwright.sync_api import Page, expect

from innkeeper.engine.game import AnyGame
from innkeeper.testing.catalogues import accent
from tests.browser import plain
from tests.browser.conftest import Welcome
from tests.browser.fingers import Mouse
from tests.browser.people import ANNA, NAMES, RANDOM
from tests.browser.places import PLACES, Guide
from tests.browser.table import MOST_TOUCHES, Table
from tests.browser.visitor import Visitor
from tests.every_game import GAMES, name_of
from tests.server.running import Person, begin
from tests.server.served import Process
from tests.words import accented

ME = {"kind": "me", "name": "Ана"}
PRODUCT = "Innkeeper"


@pytest.fixture(scope="module")
def accented_address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server whose catalogues have accents on all letters."""
    paths = accented.build(tmp_path_factory.mktemp("house"))
    server = Process(tmp_path_factory.mktemp("data"), first=paths)
    yield server.address
    server.kill()


@pytest.fixture
def accented_http(accented_address: str) -> Iterator[httpx.Client]:
    headers = {"Accept-Language": accented.SPOKEN}
    with httpx.Client(base_url=accented_address, timeout=60, headers=headers) as client:
        yield client


@pytest.fixture
def reader(accented_address: str, accented_http: httpx.Client, welcome: Welcome) -> Visitor:
    """Somebody who reads only accented letters."""
    visitor = welcome(at=accented_address, locale=accented.SPOKEN)
    titles = [game["title"] for game in accented_http.get("/api/games").json()]
    plain.watch(visitor.page, [PRODUCT, *titles, ANNA["name"], *NAMES])
    return visitor


def test_the_home_page(reader: Visitor) -> None:
    page = reader.go()
    page.wait_for_selector(".box")
    assert page.locator("html").get_attribute("lang") == accented.SPOKEN
    for box in page.locator(".box").all():
        box.click()
        page.locator(".start").wait_for()
        for button in page.locator(".seat-chip.is-more").all():
            button.click()
        closed = page.locator("button[aria-expanded=false]")
        while closed.count():
            closed.first.click()
    page.locator(".home-who").click()
    page.get_by_role("dialog").wait_for()
    page.keyboard.press("Escape")
    page.locator(".join input").fill("?")
    page.locator(".join button").click()
    page.get_by_role("alert").wait_for()
    plain.expect_none(page)


def test_a_table_that_waits_or_is_not_there(accented_http: httpx.Client, reader: Visitor) -> None:
    anna = begin(accented_http, [ME, {"kind": "open"}], game=GAMES[0].name)
    reader.sit_down(anna)
    plain.expect_none(reader.page)
    reader.page.evaluate("localStorage.clear()")
    reader.sit_down(Person(accented_http, anna.table))
    plain.expect_none(reader.page)
    reader.go("/table/0").get_by_role("status").wait_for()
    assert [text for text in plain.found(reader.page) if "/table/0" not in text] == []


@pytest.mark.parametrize("game", GAMES, ids=name_of)
def test_a_whole_game(game: AnyGame, accented_http: httpx.Client, reader: Visitor) -> None:
    seats = max(2, game.fewest_seats)
    anna = begin(accented_http, [ME, *[RANDOM] * (seats - 1)], game=game.name, seed=1)
    table = Table(reader.sit_down(anna), Mouse())
    open_windows(table.page)
    play(table, Random(1))  # noqa: S311 - it only chooses what to play
    table.page.locator(".is-over").wait_for()
    open_windows(table.page)
    plain.tell_all(table.page)
    plain.expect_none(table.page)


def play(table: Table, chance: Random) -> None:
    """Play to the end; wherever something new is asked, look into everything first, and try what is refused."""
    met = set[str]()
    for _ in range(MOST_TOUCHES):
        if table.wait()["over"]:
            return
        asked = table.page.locator("[data-prompt] h1").inner_text()
        if asked not in met:
            met.add(asked)
            plain.tell_all(table.page)
            if table.refused.count():
                table.fingers.touch(table.refused.first)
                table.page.keyboard.press("Escape")
            table.wait()
        table.choose_any(chance)
    raise AssertionError("the game does not end")


def open_windows(page: Page) -> None:
    """Rules, menu, keys and log."""
    for button in page.get_by_role("navigation").get_by_role("button").all():
        button.click()
        page.keyboard.press("Escape")
    page.keyboard.press("?")
    page.get_by_role("dialog").wait_for()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()


@pytest.mark.parametrize("place", PLACES)
def test_every_place(place: str, accented_http: httpx.Client, reader: Visitor) -> None:
    PLACES[place](Guide(reader, accented_http, said=accent))
    found = plain.found(reader.page)
    assert [text for text in found if urlsplit(reader.page.url).path not in text] == [], found


def test_a_plain_word_is_found(reader: Visitor) -> None:
    page = reader.go()
    page.wait_for_selector(".box")
    page.evaluate("document.querySelector('main').append('and', ', ', 'Ü')")
    page.evaluate("document.querySelector('main').setAttribute('aria-label', 'Main')")
    page.wait_for_function("plain.size >= 2")
    assert [text.split("  <<  ")[0] for text in plain.found(page)] == ["and", "Main"]
