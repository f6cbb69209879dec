"""After the game: the choices that mattered most, on the end page, each a way to its moment."""

import re

import httpx
import pytest
from playwright.sync_api import Route, expect

from innkeeper.engine.game import AnyGame
from tests.browser.accessibility import expect_accessible
from tests.browser.chromium import PHONE
from tests.browser.conftest import Welcome
from tests.browser.people import friends, play_to_the_end
from tests.browser.test_comfort import expect_whole
from tests.browser.test_reconnect import HOUSE
from tests.every_game import name_of


@pytest.mark.parametrize("game", HOUSE, ids=name_of)
def test_where_the_game_turned_is_told_and_shown(game: AnyGame, http: httpx.Client, welcome: Welcome) -> None:
    people = friends(http, game, max(2, game.fewest_seats))
    play_to_the_end(people)
    page = welcome(**PHONE).sit_down(people[0])
    turning = page.get_by_role("region", name="Where it turned")
    expect_accessible(page)
    turning.get_by_role("button", name="Find out").click()
    points = turning.get_by_role("listitem").get_by_role("button")
    expect(points.first).to_be_visible()
    assert 1 <= points.count() <= 5
    expect_accessible(page)
    expect_whole(page)
    found = http.get(f"/api/tables/{people[0].table}/turning-points").json()["points"][0]
    expect(points.first).to_contain_text(found["chosen"])
    points.first.click()
    expect(page.locator(".frame")).to_have_attribute("data-version", str(found["at"]))
    expect(page).to_have_url(re.compile(rf"\?at={found['at']}&eyes={found['seat']}$"))
    page.get_by_role("button", name="Back to the scores").click()
    expect(points.first).to_be_visible()


def test_a_server_that_has_forgotten_that_it_was_asked_is_asked_again(http: httpx.Client, welcome: Welcome) -> None:
    people = friends(http, HOUSE[0], 2)
    play_to_the_end(people)
    visitor = welcome()
    asked: list[str] = []

    def answer(route: Route) -> None:
        asked.append(route.request.method)
        route.fulfill(json={"ready": asked.count("POST") > 1, "points": []})

    visitor.page.route("**/turning-points", answer)
    visitor.page.clock.install()
    page = visitor.sit_down(people[0])
    page.get_by_role("button", name="Find out").click()
    expect(page.get_by_role("region", name="Where it turned")).to_have_attribute("aria-busy", "true")
    while asked.count("POST") < 2:
        with page.expect_response("**/turning-points"):
            page.clock.fast_forward(2000)
    expect(page.get_by_role("region", name="Where it turned")).to_have_attribute("aria-busy", "false")
    assert asked.count("GET") < 12


def test_spectators_are_not_told_where_the_host_shows_nothing(http: httpx.Client, welcome: Welcome) -> None:
    people = friends(http, HOUSE[0], 2, terms={"reveal": False})
    play_to_the_end(people)
    visitor = welcome()
    page = visitor.go(f"/table/{people[0].table}")
    page.wait_for_selector(".is-over")
    expect(page.get_by_role("button", name="Watch it back")).to_be_visible()
    page.wait_for_load_state("networkidle")
    expect(page.get_by_role("region", name="Where it turned")).to_have_count(0)
    visitor.forgive("403")
