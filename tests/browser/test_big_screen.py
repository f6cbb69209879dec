"""A table for everybody in the room on a big screen, with a way in for phones."""

import re

import httpx
import pytest
from playwright.sync_api import expect

from innkeeper.engine.game import AnyGame
from tests.browser.accessibility import expect_accessible
from tests.browser.conftest import Welcome
from tests.browser.people import ANNA, OPEN, friends, play_to_the_end
from tests.browser.test_comfort import expect_whole
from tests.every_game import GAMES, name_of
from tests.server.running import begin, command, sit

TELEVISION = {"viewport": {"width": 1920, "height": 1080}}

every_game = pytest.mark.parametrize("game", GAMES, ids=name_of)


@every_game
def test_a_table_on_a_big_screen_shows_the_way_in_and_then_the_game(
    game: AnyGame, http: httpx.Client, welcome: Welcome
) -> None:
    most = max(2, game.fewest_seats)
    anna = begin(http, [ANNA, *[OPEN] * (most - 1)], game=game.name, seed=1)
    page = welcome(**TELEVISION).go(f"/table/{anna.table}?screen=1")
    code = page.get_by_role("img", name="The link to this table, for phones")
    expect(code.locator("path")).to_have_attribute("d", re.compile("^M"))
    expect(page.get_by_role("region", name="One seat is open")).to_contain_text(f"/table/{anna.table}")
    expect(page.get_by_role("button", name="Sit down")).to_have_count(0)
    expect_accessible(page)
    expect_whole(page)
    people = [anna, *(sit(http, anna.table, name) for name in ("Bram", "Chiara")[: most - 1])]
    expect(code).to_have_count(0)
    expect(page.locator("[data-touch=legal]")).to_have_count(0)
    expect_accessible(page)
    expect_whole(page)
    play_to_the_end(people)
    page.wait_for_selector(".is-over")
    expect_accessible(page)


def test_the_screen_in_the_browser_of_somebody_who_plays_is_not_their_hand(
    http: httpx.Client, welcome: Welcome
) -> None:
    people = friends(http, next(game for game in GAMES if game.name == "kuhn_poker"), 2)
    page = welcome().sit_down(people[0])
    card = people[0].look(zones=True)["zones"][0]["pieces"][0]["text"]
    assert card in page.content()
    page.get_by_role("button", name="Menu").click()
    with page.context.expect_page() as opening:
        page.get_by_role("link", name="Show on a big screen").click()
    screen = opening.value
    screen.wait_for_selector(".frame")
    assert screen.url.endswith(f"/table/{people[0].table}?screen=1")
    assert card not in screen.content()
    expect(screen.locator("[data-touch=legal]")).to_have_count(0)
    page.reload()
    page.wait_for_selector("[data-touch=legal]")
    screen.get_by_role("button", name="Menu").click()
    screen.get_by_role("button", name="Watch it back").click()
    expect(screen).to_have_url(re.compile(r"\?screen=1&at=0$"))
    people[1].post("phrases", command=command(), phrase="hello")
    expect(screen.get_by_text("Hello!").first).to_be_attached()
    assert card not in screen.content()
    screen.get_by_role("button", name="Back to the table").click()
    expect(screen).to_have_url(re.compile(r"\?screen=1$"))
    screen.reload()
    screen.wait_for_selector(".frame")
    assert card not in screen.content()
    expect(screen.locator("[data-touch=legal]")).to_have_count(0)
    screen.get_by_role("button", name="Fill the screen").click()
    expect(screen.get_by_role("button", name="Fill the screen")).to_have_count(0)
