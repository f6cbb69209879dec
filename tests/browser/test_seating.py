"""Before the game begins: bots at open seats, standing up, and seats that are freed."""

import httpx
from playwright.sync_api import Page, expect

from tests.browser.accessibility import expect_accessible
from tests.browser.chromium import PHONE
from tests.browser.conftest import Welcome
from tests.browser.people import ANNA, OPEN
from tests.every_game import GAMES
from tests.server.running import begin, sit

GAME = next(game.name for game in GAMES if game.most_seats >= 3)


def who_sits(page: Page) -> None:
    """Open the list of who sits here."""
    page.get_by_text("Who sits here").click()


def test_a_host_lets_bots_take_the_open_seats_and_the_game_begins(http: httpx.Client, welcome: Welcome) -> None:
    anna = begin(http, [ANNA, OPEN, OPEN], game=GAME)
    page = welcome(**PHONE).sit_down(anna)
    who_sits(page)
    page.get_by_role("group", name="A bot for seat 3").get_by_role("button", name="House").click()
    expect(page.get_by_role("group", name="A bot for seat 3")).to_have_count(0)
    expect(page.get_by_role("heading", name="Waiting for one more player")).to_be_visible()
    expect_accessible(page)
    page.get_by_role("group", name="A bot for seat 2").get_by_role("button", name="Random").click()
    expect(page.get_by_text("Who sits here")).to_have_count(0)
    assert [seat["bot"] for seat in anna.look()["seats"]] == [None, "random", "house"]


def test_who_stands_up_looks_on_and_can_sit_down_again(http: httpx.Client, welcome: Welcome) -> None:
    anna = begin(http, [ANNA, OPEN, OPEN], game=GAME)
    page = welcome().go(f"/table/{anna.table}")
    page.get_by_label("Your name").fill("Bram")
    page.get_by_role("button", name="Sit down").click()
    page.get_by_role("button", name="Stand up").click()
    expect(page.get_by_role("button", name="Sit down")).to_be_visible()
    assert [seat["kind"] for seat in anna.look()["seats"]] == ["person", "open", "open"]
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("button", name="Stand up")).to_be_visible()
    assert anna.look()["seats"][1]["name"] == "Bram"


def test_whose_seat_the_host_frees_looks_on(http: httpx.Client, welcome: Welcome) -> None:
    anna = begin(http, [ANNA, OPEN, OPEN], game=GAME)
    guest = welcome()
    page = guest.sit_down(sit(http, anna.table, "Bram"))
    expect(page.get_by_role("button", name="Stand up")).to_be_visible()
    host = welcome().sit_down(anna)
    who_sits(host)
    expect_accessible(host)
    host.get_by_role("button", name="Free the seat of Bram").click()
    expect(page.get_by_role("button", name="Sit down")).to_be_visible()
    expect(page.get_by_role("status").filter(has_text="You hold no seat here now.")).to_be_visible()
    expect(host.get_by_role("group", name="A bot for seat 2")).to_be_visible()
    host.get_by_role("button", name="Stand up").click()
    expect(host.get_by_role("heading", name="3 seats are open")).to_be_visible()
