"""Who one is: known again in this browser and, by a link, on another device."""

import re

import httpx
from playwright.sync_api import Page, expect

from tests.browser.accessibility import expect_accessible
from tests.browser.chromium import PHONE
from tests.browser.conftest import Welcome
from tests.browser.people import ANNA, OPEN
from tests.browser.table import YOUR_TURN
from tests.browser.visitor import Visitor
from tests.every_game import GAMES
from tests.server.running import begin, sit

GAME = next(game.name for game in GAMES if game.most_seats >= 3)


def person_of(page: Page) -> str:
    """The person that this browser is, once it is somebody."""
    page.wait_for_function("localStorage.getItem('innkeeper.person')")
    token: str = page.evaluate("JSON.parse(localStorage.getItem('innkeeper.person'))")
    return token


def carrier(page: Page) -> str:
    """The link that brings this browser's person to another device."""
    page.get_by_role("button", name="Your name").click()
    dialog = page.get_by_role("dialog", name="Your name")
    dialog.get_by_role("button", name="Make the link").click()
    link = dialog.get_by_label("The link to your tables").input_value()
    dialog.get_by_role("button", name="Close").click()
    return link


def tickets(page: Page) -> list[str]:
    """Where the tables on the list lead."""
    links = page.get_by_role("region", name="My tables").get_by_role("link")
    return [link.get_attribute("href") or "" for link in links.all()]


def test_my_tables_come_from_the_server_with_those_where_it_is_my_turn_first(
    http: httpx.Client, visitor: Visitor
) -> None:
    page = visitor.go()
    carrier(page)
    person = person_of(page)
    begun = begin(http, [ANNA, OPEN], game=GAME, seed=1, person=person)
    sit(http, begun.table, "Bram")
    joined = begin(http, [ANNA, OPEN], game=GAME, seed=1)
    sit(http, joined.table, "Bram", person=person)
    waiting = begin(http, [ANNA, OPEN], game=GAME, person=person)
    mine = begun if begun.look()["acting"] == [0] else joined
    page.reload()
    ticket = page.get_by_role("region", name="My tables").get_by_role("link")
    expect(ticket).to_have_count(3)
    expect(ticket.first).to_contain_text("Your turn")
    assert tickets(page)[0] == f"/table/{mine.table}"
    assert set(tickets(page)) == {f"/table/{one.table}" for one in (begun, joined, waiting)}
    ticket.first.click()
    page.wait_for_selector(".frame")
    expect(page).to_have_title(YOUR_TURN)


def test_all_my_tables_are_shown_when_asked_for(http: httpx.Client, visitor: Visitor) -> None:
    page = visitor.go()
    carrier(page)
    person = person_of(page)
    for _ in range(11):
        begin(http, [ANNA, OPEN], game=GAME, person=person)
    page.reload()
    ticket = page.get_by_role("region", name="My tables").get_by_role("link")
    expect(ticket).to_have_count(9)
    page.get_by_role("button", name="Show all 11 tables").click()
    expect(ticket).to_have_count(11)
    expect_accessible(page)
    page.get_by_role("button", name="Show fewer").click()
    expect(ticket).to_have_count(9)


def test_tables_are_carried_to_another_device_and_played_on_there(http: httpx.Client, welcome: Welcome) -> None:
    home, away = welcome(), welcome(**PHONE)
    page = home.go()
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector(".frame")
    table = page.url
    link = carrier(home.go())

    phone = away.page
    phone.goto(link)
    question = phone.get_by_role("dialog", name="Bring your tables here?")
    expect(question).to_be_visible()
    assert "#" not in phone.url
    expect_accessible(phone)
    question.get_by_role("button", name="Yes, these are mine").click()
    ticket = phone.get_by_role("region", name="My tables").get_by_role("link")
    expect(ticket).to_have_count(1)
    ticket.click()
    phone.wait_for_selector(".frame")
    assert phone.url == table
    expect(phone).to_have_title(YOUR_TURN)


def test_old_links_are_made_worthless_and_this_browser_keeps_its_tables(http: httpx.Client, welcome: Welcome) -> None:
    home, away = welcome(), welcome(**PHONE)
    page = home.go()
    link = carrier(page)
    person = person_of(page)
    anna = begin(http, [ANNA, OPEN, OPEN], game=GAME, person=person)
    joined = begin(http, [ANNA, OPEN, OPEN], game=GAME)
    home.go(f"/table/{joined.table}")
    page.get_by_label("Your name").fill("Bram")
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("button", name="Stand up")).to_be_visible()
    phone = away.page
    phone.goto(link)
    phone.get_by_role("button", name="Yes, these are mine").click()
    expect(phone.get_by_role("region", name="My tables").get_by_role("link")).to_have_count(2)

    home.go()
    page.get_by_role("banner").get_by_role("button", name="Bram").click()
    page.get_by_text("Lost a device, or the link?").click()
    expect_accessible(page)
    page.get_by_role("button", name="Make the old links worthless").click()
    expect(page.get_by_text("Done: only this browser has your tables now.")).to_be_visible()
    assert person_of(page) != person
    for table in (anna.table, joined.table):
        home.go(f"/table/{table}")
        expect(page.get_by_text("Stand up")).to_have_count(1)
    home.forgive("403")  # the seat's own token is none any more: the person's is tried then
    phone.goto(f"{away.address}/table/{anna.table}")
    expect(phone.get_by_role("button", name="Sit down")).to_be_visible()


def test_nobody_becomes_another_without_a_yes(http: httpx.Client, welcome: Welcome) -> None:
    link = carrier(welcome().go())
    page = welcome().go()
    carrier(page)
    mine = person_of(page)
    page.goto("about:blank")
    page.goto(link)
    page.get_by_role("dialog", name="Bring your tables here?").get_by_role("button", name="No").click()
    assert person_of(page) == mine
    page.reload()
    page.wait_for_selector(".box")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_who_holds_no_seat_looks_on(http: httpx.Client, visitor: Visitor) -> None:
    carrier(visitor.go())
    table = begin(http, [ANNA, OPEN], game=GAME).table
    page = visitor.go(f"/table/{table}")
    expect(page.get_by_role("button", name="Sit down")).to_be_visible()


def test_a_table_that_is_gone_is_taken_off_the_list_and_stays_off(visitor: Visitor) -> None:
    page = visitor.go()
    page.evaluate("localStorage.setItem('innkeeper.tables', JSON.stringify([{ table: 'gone', game: 'gone' }]))")
    page.reload()
    page.get_by_role("button", name=re.compile("Take .* off the list")).click()
    expect(page.get_by_text("The tables you play at will stand here.")).to_be_visible()
    page.reload()
    expect(page.get_by_text("The tables you play at will stand here.")).to_be_visible()
    visitor.forgive("404")
