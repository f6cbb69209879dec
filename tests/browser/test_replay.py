"""Watching a game back: move by move, by round, by curve, from a link, through others' eyes, while it is on."""

import re
from typing import Any

import httpx
import pytest
from playwright.sync_api import Locator, Page, expect

from innkeeper.engine.game import AnyGame
from tests.browser.accessibility import expect_accessible
from tests.browser.chromium import DESKTOP, PHONE
from tests.browser.conftest import Welcome
from tests.browser.fingers import paste
from tests.browser.people import friends, play_to_the_end, questions
from tests.browser.test_comfort import expect_whole
from tests.browser.test_reconnect import HOUSE
from tests.every_game import GAMES, name_of
from tests.server.running import Person

house_game = pytest.mark.parametrize("game", HOUSE, ids=name_of)
every_game = pytest.mark.parametrize("game", GAMES, ids=name_of)


def finished(http: httpx.Client, game: AnyGame) -> tuple[list[Person], dict[str, Any]]:
    """The people of a game that is over, and what Anna sees of it."""
    people = friends(http, game, max(2, game.fewest_seats))
    return people, play_to_the_end(people)


def played(http: httpx.Client, game: AnyGame, moves: int) -> list[Person]:
    """The people of a game that has come so many moves far."""
    people = friends(http, game, max(2, game.fewest_seats))
    for _, snapshot in questions(people, 1):
        if snapshot["version"] == moves:
            break
    return people


def replay_of(page: Page) -> Locator:
    return page.get_by_role("region", name="Watch it back")


def expect_moment(page: Page, version: int) -> None:
    """The page shows the table as it was at a version, and its address says so."""
    expect(page.locator(".frame")).to_have_attribute("data-version", str(version))
    expect(page).to_have_url(re.compile(rf"\?at={version}\b"))


UNHURRIED = "localStorage.setItem('innkeeper.pace', '3600')"
"""Watching back goes on by itself only after an hour."""

SHOWS_AND_SAYS = """(version) => document.querySelector('.frame')?.dataset.version === version
    && location.search.startsWith(`?at=${version}`)"""


def button(page: Page, name: str) -> Locator:
    return replay_of(page).get_by_role("button", name=name, exact=True)


@every_game
def test_a_finished_game_is_watched_back_move_by_move(game: AnyGame, http: httpx.Client, welcome: Welcome) -> None:
    people, end = finished(http, game)
    versions = [point["version"] for point in end["outcome"]["timeline"]]
    visitor = welcome()
    visitor.page.add_init_script(UNHURRIED)
    page = visitor.sit_down(people[0])
    page.get_by_role("button", name="Watch it back").click()
    button(page, "Pause").click()
    where = page.get_by_role("slider", name="Where in the game")
    where.fill("0")
    expect_moment(page, 0)
    button(page, "Next").click()
    expect_moment(page, versions[1])
    news = [line["text"] for line in end["log"] if line["version"] == versions[1]]
    expect(replay_of(page)).to_contain_text(news[0])
    expect(page.locator("[data-touch=legal]")).to_have_count(0)
    where.fill(str(len(versions) - 1))
    expect_moment(page, versions[-1])
    expect(button(page, "Next")).to_be_disabled()
    button(page, "Back").click()
    expect_moment(page, versions[-2])
    button(page, "Back to the scores").click()
    expect(page.get_by_role("button", name="Watch it back")).to_be_visible()
    expect(page).to_have_url(re.compile(f"/table/{people[0].table}$"))


@every_game
def test_it_plays_by_itself_and_stops_at_the_end(game: AnyGame, http: httpx.Client, welcome: Welcome) -> None:
    people, end = finished(http, game)
    last = end["outcome"]["timeline"][-1]["version"]
    page = welcome().go(f"/table/{people[0].table}?at={last - 2}")
    expect_moment(page, last - 2)
    button(page, "Play").click()
    expect_moment(page, last)
    expect(button(page, "Play")).to_be_visible()


@house_game
def test_the_keys_step_turn_play_and_lead_back(game: AnyGame, http: httpx.Client, welcome: Welcome) -> None:
    people, end = finished(http, game)
    timeline = end["outcome"]["timeline"]
    second = next(point["version"] for point in timeline if point["round"] == 2)
    third = next(point["version"] for point in timeline if point["round"] == 3)
    page = welcome().sit_down(people[0])
    page.goto(page.url.partition("#")[0] + f"?at={second}")
    expect_moment(page, second)
    page.locator("body").press("ArrowRight")
    expect_moment(page, second + 1)
    page.locator("body").press("ArrowDown")
    expect_moment(page, third)
    page.locator("body").press("ArrowUp")
    expect_moment(page, second)
    page.locator("body").press("ArrowLeft")
    expect_moment(page, second - 1)
    page.get_by_role("combobox", name="Round").select_option("Round 3")
    expect_moment(page, third)
    page.get_by_role("combobox", name="Round").blur()
    page.locator("body").press("Space")
    expect(button(page, "Pause")).to_be_visible()
    page.locator("body").press("Escape")
    expect(replay_of(page)).to_have_count(0)


def test_a_link_to_a_moment_opens_there_for_whoever_may_see_it(http: httpx.Client, welcome: Welcome) -> None:
    game = next(game for game in GAMES if game.name == "kuhn_poker")
    people, end = finished(http, game)
    visitor = welcome(permissions=["clipboard-write"])
    visitor.page.add_init_script(UNHURRIED)
    page = visitor.sit_down(people[0])
    page.get_by_role("button", name="Watch it back").click()
    button(page, "Pause").click()
    page.get_by_role("slider").fill("1")
    expect_moment(page, 1)
    page.get_by_role("combobox", name="Through whose eyes").select_option("Seen by Bram")
    expect(page).to_have_url(re.compile(r"\?at=1&eyes=1$"))
    button(page, "Link to this moment").click()
    button(page, "Copied").wait_for()
    link = paste(page)
    page.reload()
    friend = welcome().page
    friend.goto(link)
    for each in (page, friend):
        expect_moment(each, 1)
        expect(each.get_by_role("combobox", name="Through whose eyes")).to_have_value("1")
    as_bram = people[1].look(at=1, zones=True)["zones"][1]
    expect(friend.get_by_text(as_bram["pieces"][0]["text"], exact=True).first).to_be_visible()
    assert end["status"] == "over"


def test_a_link_to_a_moment_shows_others_what_one_sees_oneself(http: httpx.Client, welcome: Welcome) -> None:
    people, _ = finished(http, next(game for game in GAMES if game.name == "kuhn_poker"))
    mine = people[0].look(at=1, zones=True)["zones"][0]["pieces"][0]["text"]
    page = welcome().sit_down(people[0])
    page.get_by_role("button", name="Watch it back").click()
    expect(page).to_have_url(re.compile(r"\?at=\d+&eyes=0$"))
    expect(page.get_by_role("combobox", name="Through whose eyes")).to_have_value("")
    friend = welcome().page
    friend.goto(page.url)
    expect(friend.get_by_text(mine, exact=True).first).to_be_visible()


@house_game
def test_a_link_to_what_one_may_not_see_yet_says_so(game: AnyGame, http: httpx.Client, welcome: Welcome) -> None:
    people = played(http, game, 3)
    visitor = welcome()
    page = visitor.go(f"/table/{people[0].table}?at=2&eyes=1")
    expect(page.get_by_role("status").filter(has_text="over")).to_be_visible()
    expect(replay_of(page)).to_have_count(0)
    visitor.forgive("409")


@house_game
def test_a_game_that_is_on_is_watched_back_up_to_now_and_goes_on_meanwhile(
    game: AnyGame, http: httpx.Client, welcome: Welcome
) -> None:
    people = played(http, game, 2)
    page = welcome().sit_down(people[0])
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Watch it back").click()
    expect_moment(page, 2)
    button(page, "Back").click()
    expect_moment(page, 1)
    expect(page.locator("[data-touch=legal]")).to_have_count(0)
    expect(page.get_by_role("combobox", name="Through whose eyes")).to_have_count(0)
    for _, snapshot in questions(people, 2):
        if snapshot["version"] == 3:
            break
    expect(page.get_by_role("slider")).to_have_attribute("max", "3")
    expect_moment(page, 1)
    button(page, "Back to the table").click()
    expect(page.locator(".frame")).to_have_attribute("data-version", "3")


@house_game
def test_who_comes_back_is_offered_what_happened_meanwhile(game: AnyGame, http: httpx.Client, welcome: Welcome) -> None:
    people = played(http, game, 4)
    visitor = welcome()
    visitor.sit_down(people[0])
    page = visitor.go()
    for _, snapshot in questions(people, 2):
        if snapshot["version"] == 9:
            break
    visitor.go(f"/table/{people[0].table}")
    news = page.get_by_role("region", name="Since you last looked")
    news.get_by_role("button", name="Show me").click()
    page.wait_for_function(SHOWS_AND_SAYS, arg="9")  # both at once, and before it goes on to the table by itself
    expect(replay_of(page)).to_have_count(0)
    expect(news).to_have_count(0)


@every_game
@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_replay_is_accessible_and_fits(
    game: AnyGame, screen: dict[str, Any], http: httpx.Client, welcome: Welcome
) -> None:
    people, _ = finished(http, game)
    page = welcome(**screen).go(f"/table/{people[0].table}?at=2")
    expect_moment(page, 2)
    expect_accessible(page)
    expect_whole(page)
