"""What people do at a table besides playing, on the page: leave and come back, talk, ask, keep time."""

import re

import httpx
import pytest
from playwright.sync_api import Locator, Page, expect

from innkeeper.engine.game import AnyGame
from tests.browser.accessibility import expect_accessible
from tests.browser.chromium import PHONE
from tests.browser.conftest import Welcome
from tests.browser.people import ANNA, OPEN, RANDOM, friends
from tests.browser.table import YOUR_TURN
from tests.browser.visitor import Visitor
from tests.every_game import GAMES, name_of
from tests.server.running import Person, begin, command, sit

TEMPLATE = next(game for game in GAMES if game.name == "kuhn_poker")

every_game = pytest.mark.parametrize("game", GAMES, ids=name_of)


def people(page: Page) -> Locator:
    return page.get_by_role("region", name="The people at this table")


def menu(page: Page) -> Locator:
    page.get_by_role("navigation").get_by_role("button", name="Menu").click()
    return page.get_by_role("dialog", name="Menu")


def two(http: httpx.Client, **terms: object) -> tuple[Person, Person]:
    """Anna, who is asked first, and Bram at a table of the template game."""
    anna = begin(http, [ANNA, OPEN], game=TEMPLATE.name, seed=1, options={"deals": "three"}, terms=terms)
    return anna, sit(http, anna.table, "Bram")


def test_a_program_that_plays_from_outside_is_marked(http: httpx.Client, welcome: Welcome) -> None:
    anna = begin(http, [ANNA, OPEN], game=TEMPLATE.name)
    sit(http, anna.table, "Robot", program=True)
    page = welcome().sit_down(anna)
    expect(people(page).get_by_role("listitem").filter(has_text="Robot")).to_contain_text("A program")
    expect(people(page).get_by_role("listitem").filter(has_text="Anna")).not_to_contain_text("A program")


@every_game
def test_a_seat_left_to_a_bot_is_marked_and_taken_back(game: AnyGame, http: httpx.Client, welcome: Welcome) -> None:
    anna, bram = friends(http, game, 2)[:2]
    page = welcome(**PHONE).sit_down(anna)
    bram.post("away", command=command())
    expect(people(page).get_by_text("a bot plays")).to_be_visible()
    expect(page.get_by_role("img", name="A bot plays for Bram").first).to_be_visible()
    expect_accessible(page)
    bram.post("back", command=command())
    expect(people(page).get_by_text("a bot plays")).to_have_count(0)

    menu(page).get_by_role("button", name="Let a bot play for me").click()
    asked = page.get_by_role("region", name="A bot plays for you.")
    expect(asked).to_be_visible()
    expect_accessible(page)
    asked.get_by_role("button", name="Take my seat back").click()
    expect(asked).to_have_count(0)
    assert anna.look()["seats"][0]["stand_in"] is None


def test_one_against_bots_has_no_need_to_see_who_is_there(http: httpx.Client, visitor: Visitor) -> None:
    page = visitor.sit_down(begin(http, [ANNA, RANDOM], game=TEMPLATE.name))
    expect(people(page)).to_have_count(0)


def test_phrases_are_said_and_heard(http: httpx.Client, welcome: Welcome) -> None:
    anna, bram = (welcome(**look).sit_down(one) for look, one in zip(({}, PHONE), two(http), strict=True))
    people(anna).get_by_role("button", name="Say something").click()
    expect_accessible(anna)
    anna.get_by_role("dialog").get_by_role("button", name="Have fun!").click()
    expect(anna.get_by_role("dialog")).to_have_count(0)
    expect(people(bram).get_by_text("Have fun!")).to_be_visible()
    expect_accessible(bram)
    bram.get_by_role("navigation").get_by_role("button", name="Log").click()
    expect(bram.get_by_role("log").get_by_text("Anna: “Have fun!”")).to_be_visible()


@pytest.mark.parametrize("agree", [True, False])
def test_taking_back_is_asked_and_answered(agree: bool, http: httpx.Client, welcome: Welcome) -> None:
    people_at_the_table = two(http)
    anna, bram = (welcome().sit_down(one) for one in people_at_the_table)
    people_at_the_table[0].move("check")
    people_at_the_table[1].move("bet")
    expect(anna).to_have_title(YOUR_TURN)
    anna.get_by_role("button", name="Ask to take it back").click()
    expect(anna.get_by_text("waiting for the others")).to_be_visible()
    question = bram.get_by_role("region", name="Anna asks to take a move back.")
    expect_accessible(bram)
    question.get_by_role("button", name="Go ahead" if agree else "Rather not").click()
    expect(question).to_have_count(0)
    expect(anna.get_by_text("waiting for the others")).to_have_count(0)
    expect(anna.get_by_role("button", name=re.compile("^Check"))).to_have_count(int(agree))


def test_clocks_are_shown_where_they_run(http: httpx.Client, welcome: Welcome) -> None:
    anna, bram = two(http, clock={"move": 0, "reserve": 600})
    page = welcome(**PHONE).sit_down(bram)
    expect(people(page).get_by_role("timer", name=re.compile(r"^Anna has (10:00|9:\d\d) left$"))).to_be_visible()
    expect(page.get_by_role("timer")).to_have_count(1)
    expect_accessible(page)
    anna.move("bet")
    expect(people(page).get_by_role("timer", name=re.compile("^Bram has"))).to_be_visible()


def test_a_clock_goes_by_the_time_of_the_server(http: httpx.Client, visitor: Visitor) -> None:
    anna, _ = two(http, clock={"move": 0, "reserve": 600})
    visitor.page.add_init_script("{ const now = Date.now; Date.now = () => now() + 3 * 3600 * 1000 }")
    page = visitor.sit_down(anna)
    expect(people(page).get_by_role("timer", name=re.compile(r"^Anna has (10:00|9:\d\d) left$"))).to_be_visible()


def test_a_hint_tells_what_the_search_would_do_and_how_sure_it_is(http: httpx.Client, visitor: Visitor) -> None:
    page = visitor.sit_down(two(http)[0])
    page.get_by_role("button", name="Hint").click()
    hint = page.get_by_role("status").filter(has_text="The Thinker")
    expect(hint).to_contain_text(re.compile(r"(Check|Bet).*\d+%"))
    expect_accessible(page)
    page.get_by_role("button", name="Check").click()
    expect(hint).to_have_count(0)


def test_no_hint_is_offered_where_the_table_gives_none(http: httpx.Client, visitor: Visitor) -> None:
    page = visitor.sit_down(two(http, hints=False)[0])
    expect(page.get_by_role("button", name=re.compile("^Check"))).to_be_visible()
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)


def test_only_the_host_lets_bots_stand_in_after_a_time(http: httpx.Client, welcome: Welcome) -> None:
    anna, bram = two(http)
    page = welcome(**PHONE).sit_down(anna)
    choice = menu(page).get_by_role("radio", name="After 2 minutes")
    choice.click(force=True)
    expect(choice).to_be_checked()
    expect(page.get_by_text("Table: a bot stands in after 2 minutes")).to_be_visible()
    assert bram.look()["terms"]["stand_in"] == 120
    theirs = menu(welcome().sit_down(bram))
    expect(theirs.get_by_text("Table: a bot stands in after 2 minutes")).to_be_visible()
    expect(theirs.get_by_role("radio", name="After 2 minutes")).to_have_count(0)
