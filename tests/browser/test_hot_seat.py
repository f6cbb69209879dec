"""Several people on one device: a curtain between their hands, and nothing of the one before behind it."""

import re
from random import Random

import httpx
import pytest
from playwright.sync_api import Page, expect

from innkeeper.engine.game import AnyGame
from tests.browser.accessibility import expect_accessible
from tests.browser.chromium import DESKTOP, PHONE
from tests.browser.conftest import Welcome
from tests.browser.fingers import Mouse
from tests.browser.table import Table
from tests.browser.test_comfort import expect_whole
from tests.browser.test_home import introduce, take
from tests.browser.test_identity import person_of
from tests.browser.visitor import Visitor
from tests.every_game import GAMES, name_of
from tests.server.sealed import GAME as SEALED

every_game = pytest.mark.parametrize("game", [*GAMES, SEALED], ids=name_of)


def prepare(visitor: Visitor, game: AnyGame, name: str = "Bram") -> Page:
    """Anna, and Bram beside her on the sofa."""
    page = visitor.go()
    introduce(page, "Anna", "Coral circle")
    take(page, game.title)
    page.get_by_label("Opponent 1", exact=True).select_option(label="On this device")
    page.get_by_label("Name of player 2").fill(name)
    return page


def begin(visitor: Visitor, game: AnyGame, name: str = "Bram") -> Page:
    page = prepare(visitor, game, name)
    page.get_by_role("button", name="Play now").click()
    return page


def in_turn(page: Page) -> tuple[str, str]:
    """Who begins, and the other."""
    button = page.get_by_role("button", name="I am")
    expect(button).to_be_visible()
    return ("Anna", "Bram") if "Anna" in button.inner_text() else ("Bram", "Anna")


def expect_curtain(page: Page, name: str) -> None:
    """Only the curtain is on the page."""
    expect(page.get_by_role("heading", name=f"{name}, it is your turn")).to_be_visible()
    expect(page.get_by_role("button", name=f"I am {name}")).to_be_focused()
    expect(page).to_have_title(f"{name}, it is your turn")
    expect(page.locator(".frame, [data-element], [data-part], .ghost, dialog")).to_have_count(0)


def open_curtain(page: Page, name: str) -> None:
    expect_curtain(page, name)
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-touch=legal]")


def move_on(page: Page) -> None:
    """Choose anything until the curtain falls, or the game is over."""
    table, chance = Table(page, Mouse()), Random(1)  # noqa: S311 - it only chooses what to play
    while not page.locator(".curtain, .is-over").count():
        table.choose_any(chance)
        page.wait_for_function("() => document.querySelector('.curtain, .is-over, [data-touch=legal]')")


@every_game
@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_curtain_falls_between_the_hands(game: AnyGame, screen: dict[str, object], welcome: Welcome) -> None:
    page = begin(welcome(**screen), game)
    first, second = in_turn(page)
    expect_curtain(page, first)
    expect_accessible(page)
    expect_whole(page)
    open_curtain(page, first)
    expect_accessible(page)
    move_on(page)
    open_curtain(page, second)


def test_nothing_of_the_one_before_stays_on_the_page(welcome: Welcome, http: httpx.Client) -> None:
    game = next(game for game in GAMES if game.name == "kuhn_poker")
    page = begin(welcome(reduced_motion="no-preference"), game)
    open_curtain(page, "Anna")
    hands = page.evaluate("JSON.parse(localStorage['innkeeper.tables'])[0]")["hands"]
    table = page.url.rpartition("/")[2]
    secrets = []
    for hand in hands:
        headers = {"Authorization": f"Bearer {hand['token']}"}
        seen = http.get(f"/api/tables/{table}", headers=headers, params={"zones": True}).json()
        secrets.append(seen["zones"][hand["seat"]]["pieces"][0]["text"])
    anna, bram = secrets
    assert anna != bram
    assert anna in page.content()
    move_on(page)
    expect_curtain(page, "Bram")
    assert anna not in page.content()
    assert bram not in page.content()
    open_curtain(page, "Bram")
    assert bram in page.content()
    assert anna not in page.content()
    page.reload()
    expect(page.get_by_role("button", name="I am Bram")).to_be_visible()
    assert bram not in page.content()


def test_who_goes_on_sees_what_happened_meanwhile_and_keeps_the_seat_to_the_end(welcome: Welcome) -> None:
    game = next(game for game in GAMES if game.name == "kuhn_poker")
    page = begin(welcome(), game, name="")
    for name in ("Anna", "Player 2", "Anna"):
        page.wait_for_selector(".curtain, .is-over")
        if page.locator(".is-over").count():
            break
        open_curtain(page, name)
        move_on(page)
    page.wait_for_selector(".is-over")
    page.get_by_role("button", name="Play again together").click()
    expect_curtain(page, "Player 2")
    open_curtain(page, "Player 2")


@pytest.mark.parametrize("agree", [True, False])
def test_who_is_at_the_same_device_answers_whether_a_move_is_taken_back(agree: bool, welcome: Welcome) -> None:
    page = begin(welcome(), next(game for game in GAMES if game.name == "kuhn_poker"))
    for name, move in (("Anna", "Check"), ("Bram", "Bet")):
        open_curtain(page, name)
        page.get_by_role("button", name=re.compile(f"^{move}")).click()
    open_curtain(page, "Anna")
    page.get_by_role("button", name="Ask to take it back").click()
    expect(page.get_by_role("heading", name="Bram, Anna asks to take a move back")).to_be_visible()
    expect_accessible(page)
    page.get_by_role("button", name="I am Bram").click()
    page.get_by_role("button", name="Go ahead" if agree else "Rather not").click()
    open_curtain(page, "Anna")
    expect(page.get_by_role("button", name=re.compile("^Check"))).to_have_count(int(agree))


def test_my_tables_name_whoever_is_next_at_this_device(welcome: Welcome) -> None:
    visitor = welcome()
    page = begin(visitor, next(game for game in GAMES if game.name == "kuhn_poker"))
    for name in ("Anna", "Bram"):
        expect_curtain(page, name)
        page.get_by_role("link", name="Home").click()
        ticket = page.get_by_role("region", name="My tables").get_by_role("link")
        expect(ticket).to_contain_text(f"{name}, it is your turn")
        ticket.click()
        open_curtain(page, name)
        move_on(page)


def test_nobody_is_asked_for_whom_a_bot_plays(welcome: Welcome) -> None:
    page = begin(welcome(), next(game for game in GAMES if game.name == "kuhn_poker"))
    open_curtain(page, "Anna")
    move_on(page)
    open_curtain(page, "Bram")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Let a bot play for me").click()
    page.wait_for_selector(".curtain, .is-over")
    expect(page.get_by_role("heading", name="Bram, it is your turn")).to_have_count(0)


def test_several_people_are_carried_to_another_device_with_the_curtain(welcome: Welcome) -> None:
    home = welcome()
    page = begin(home, next(game for game in GAMES if game.name == "kuhn_poker"))
    open_curtain(page, "Anna")
    table = page.url
    move_on(page)
    expect_curtain(page, "Bram")
    phone = welcome(**PHONE).page
    phone.goto(f"{home.address}/#me={person_of(page)}")
    phone.get_by_role("button", name="Yes, these are mine").click()
    phone.get_by_role("region", name="My tables").get_by_role("link").click()
    open_curtain(phone, "Bram")
    assert phone.url == table
    move_on(phone)
    phone.wait_for_selector(".curtain, .is-over")
    page.goto(table)
    page.wait_for_selector(".curtain, .is-over")
    while not phone.locator(".is-over").count():
        open_curtain(phone, "Anna")
        move_on(phone)
    phone.get_by_role("button", name="Play again together").click()
    expect_curtain(phone, "Bram")


def test_a_key_that_is_held_down_does_not_open_the_curtain(welcome: Welcome) -> None:
    page = prepare(welcome(), GAMES[0])
    page.get_by_role("button", name="Play now").focus()
    page.keyboard.down("Enter")
    first, _ = in_turn(page)
    expect_curtain(page, first)
    page.keyboard.down("Enter")  # again by itself, as it was not let go of
    page.keyboard.up("Enter")
    expect_curtain(page, first)
    open_curtain(page, first)
