"""The page where tables are laid."""

import re

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Welcome
from tests.browser.people import ANNA, OPEN, friends
from tests.browser.places import POKER
from tests.browser.table import YOUR_TURN
from tests.browser.visitor import Visitor
from tests.server.running import begin, sit


def shelf(page: Page) -> list[str]:
    """What is written on the boxes."""
    page.wait_for_selector(".box")
    return page.get_by_label("Games").get_by_role("button").all_inner_texts()


def take(page: Page, title: str) -> None:
    """Take the game's box from the shelf."""
    page.get_by_label("Games").get_by_role("button", name=title).click()
    expect(page.get_by_role("heading", name=title, exact=True)).to_be_visible()


def introduce(page: Page, name: str, colour: str) -> None:
    page.get_by_role("button", name="Your name").click()
    dialog = page.get_by_role("dialog", name="Your name")
    dialog.get_by_label("Your name").fill(name)
    dialog.get_by_label(colour).check(force=True)
    dialog.get_by_role("button", name="Done").click()
    expect(dialog).to_be_hidden()


def test_the_shelf_holds_every_game_of_the_server(http: httpx.Client, visitor: Visitor) -> None:
    games = http.get("/api/games").json()
    boxes = [" ".join(text.split()) for text in shelf(visitor.go())]
    assert len(boxes) == len(games)
    for game, box in zip(games, boxes, strict=True):
        assert box.startswith(game["title"])


def test_options_and_opponents_are_chosen_and_play_begins(http: httpx.Client, visitor: Visitor) -> None:
    page = visitor.go()
    game = max(http.get("/api/games").json(), key=lambda game: int(game["most_seats"]))
    take(page, game["title"])
    for seat in range(1, game["most_seats"]):
        if seat > 1:
            page.get_by_role("button", name="Opponent", exact=True).click()
        page.get_by_label(f"Opponent {seat}", exact=True).select_option(label="Random")
    page.get_by_role("button", name="Options").click()
    option = game["options"][0]
    other = next(choice for choice in option["choices"] if choice["name"] != option["default"])
    page.get_by_role("radio", name=other["text"]).check(force=True)
    expect(page.get_by_role("button", name="Options: one changed")).to_be_visible()
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector(".frame")
    snapshot = http.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}").json()
    assert snapshot["options"][option["name"]] == other["name"]
    assert [seat["bot"] for seat in snapshot["seats"]] == [None, *["random"] * (game["most_seats"] - 1)]


def test_what_was_set_up_is_remembered(http: httpx.Client, visitor: Visitor) -> None:
    page = visitor.go()
    title = http.get("/api/games").json()[-1]["title"]
    take(page, title)
    page.get_by_label("Opponent 1", exact=True).select_option(label="House")
    page.reload()
    expect(page.get_by_role("heading", name=title, exact=True)).to_be_visible()
    expect(page.get_by_label("Opponent 1", exact=True)).to_have_value("house")


def test_my_tables_lead_back_to_the_table(visitor: Visitor) -> None:
    page = visitor.go()
    expect(page.get_by_text("The tables you play at will stand here.")).to_be_visible()
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector(".frame")
    table = page.url
    page.get_by_role("link", name="Innkeeper").click()
    ticket = page.get_by_role("region", name="My tables").get_by_role("link")
    expect(ticket).to_have_count(1)
    ticket.click()
    page.wait_for_selector(".frame")
    assert page.url == table


def test_light_and_dark_are_remembered(visitor: Visitor) -> None:
    page = visitor.go()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    page.get_by_role("button", name="Light or dark").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_the_page_is_dark_where_the_system_is(welcome: Welcome) -> None:
    expect(welcome(color_scheme="dark").go().locator("html")).to_have_attribute("data-theme", "dark")


def test_name_and_colour_are_remembered_and_taken_to_the_table(http: httpx.Client, visitor: Visitor) -> None:
    page = visitor.go()
    introduce(page, "Chiara", "Violet square")
    page.reload()
    expect(page.get_by_role("button", name="Chiara")).to_have_count(2)  # in the bar, and among those who play
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector(".frame")
    seat = http.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}").json()["seats"][0]
    assert (seat["name"], seat["colour"]) == ("Chiara", "violet")


def test_a_friend_joins_by_the_link(http: httpx.Client, welcome: Welcome) -> None:
    host = welcome().go()
    introduce(host, "Anna", "Coral circle")
    host.get_by_role("button", name="Invite friends").click()
    link = host.get_by_label("The link to this table").input_value()

    friend = welcome().go()
    friend.get_by_label("Paste the link you were sent").fill(link)
    friend.get_by_role("button", name="Join", exact=True).click()
    expect(friend.get_by_role("heading", name="One seat is open")).to_be_visible()
    friend.get_by_label("Your name").fill("Bram")
    friend.get_by_label("Teal diamond").check(force=True)
    friend.get_by_role("button", name="Sit down").click()

    expect(host.get_by_label("The link to this table")).to_be_hidden()
    first = http.get(f"/api/tables/{link.rsplit('/', 1)[1]}").json()["turn"]
    expect((host, friend)[first]).to_have_title(YOUR_TURN)
    expect((friend, host)[first]).not_to_have_title(re.compile("Your turn"))
    expect(host.get_by_text("Bram").first).to_be_visible()
    expect(friend.get_by_text("Anna").first).to_be_visible()


def test_a_link_to_no_table_is_refused_in_words(visitor: Visitor) -> None:
    page = visitor.go()
    page.get_by_label("Paste the link you were sent").fill("somewhere else")
    page.get_by_role("button", name="Join", exact=True).click()
    expect(page.get_by_role("alert")).to_have_text("That is no link to a table.")


def test_a_table_that_is_not_there_is_said_in_words_with_a_way_home(visitor: Visitor) -> None:
    page = visitor.go("/table/nowhere")
    expect(page.get_by_role("status")).to_have_text(re.compile(r"\w.*[.]$"))
    page.get_by_role("link", name="Home").click()
    expect(page.get_by_label("Games")).to_be_visible()


def test_the_keyboard_reaches_everything_on_the_home_page(browser: Browser, visitor: Visitor) -> None:
    page = visitor.go()
    page.wait_for_selector(".box")
    wanted = page.locator("button:visible, a[href]:visible, input:visible, select:visible").count()
    reached = set()
    for _ in range(wanted):
        page.keyboard.press("Tab")
        reached.add(page.evaluate("[...document.querySelectorAll('*')].indexOf(document.activeElement)"))
    assert len(reached) == wanted


def take_off(page: Page) -> None:
    """Take the only table off the list, where it stays off."""
    mine = page.get_by_role("region", name="My tables")
    mine.get_by_role("button", name="Take Kuhn poker off the list").click()
    expect(mine.get_by_role("link")).to_have_count(0)
    page.reload()
    expect(page.get_by_text("The tables you play at will stand here.")).to_be_visible()


def test_a_table_where_one_only_looked_on_is_taken_off_the_list(http: httpx.Client, visitor: Visitor) -> None:
    people = friends(http, POKER, 2)
    visitor.go(f"/table/{people[0].table}").wait_for_selector(".frame")
    page = visitor.go()
    take_off(page)


@pytest.mark.parametrize("known", [True, False], ids=["as a person", "by a seat's own token"])
def test_a_table_that_waits_is_taken_off_the_list_until_it_is_ones_turn_there(
    known: bool, http: httpx.Client, visitor: Visitor
) -> None:
    person = http.post("/api/people").json()["person"] if known else None
    anna = begin(http, [ANNA, OPEN], game=POKER.name, seed=1, person=person)
    if known:
        visitor.page.add_init_script(f"localStorage.setItem('innkeeper.person', JSON.stringify('{person}'))")
    visitor.sit_down(anna)
    page = visitor.go()
    take_off(page)
    mine = page.get_by_role("region", name="My tables")
    bram = sit(http, anna.table, "Bram")
    if anna.look()["acting"][0] != anna.seat:
        bram.move("check")
    page.reload()
    ticket = mine.get_by_role("link")
    expect(ticket).to_contain_text("Your turn")
    expect(mine.get_by_role("button", name="Take Kuhn poker off the list")).to_have_count(0)
    ticket.click()
    expect(page).to_have_title(YOUR_TURN)
    page.get_by_role("link", name="Innkeeper").click()
    expect(ticket).to_have_count(1)
