"""Friends come to a table: by one link or a link for each seat, with a name and a colour of their own."""

import httpx
from playwright.sync_api import Page, expect

from tests.browser.accessibility import expect_accessible
from tests.browser.chromium import PHONE
from tests.browser.conftest import Welcome
from tests.browser.fingers import paste
from tests.browser.people import ANNA, OPEN
from tests.browser.visitor import Visitor
from tests.every_game import GAMES
from tests.server.running import Person, begin, sit

GAME = next(game.name for game in GAMES if game.most_seats >= 3)


def come_in(page: Page, name: str, colour: str) -> None:
    """Sit down at the table that is shown."""
    page.get_by_label("Your name").fill(name)
    page.get_by_label(colour).check(force=True)
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("button", name="Sit down")).to_be_hidden()


def seats(table: Person) -> list[tuple[str, str]]:
    return [(seat["name"], seat["colour"]) for seat in table.look()["seats"]]


def test_each_seat_has_a_link_of_its_own(http: httpx.Client, welcome: Welcome) -> None:
    anna = begin(http, [ANNA, OPEN, OPEN], game=GAME)
    host = welcome().sit_down(anna)
    host.get_by_text("A link for each seat").click()
    expect_accessible(host)
    link = host.get_by_role("textbox", name="The link to seat 3").input_value()

    bram = welcome(**PHONE).page
    bram.goto(link)
    expect(bram.get_by_role("heading", name="This link is for seat 3")).to_be_visible()
    expect_accessible(bram)
    come_in(bram, "Bram", "Violet square")
    expect(host.get_by_role("textbox", name="The link to seat 2")).to_have_count(0)  # one is left: one link does
    assert seats(anna)[2] == ("Bram", "violet")

    late = welcome().page
    late.goto(link)
    expect(late.get_by_role("heading", name="One seat is open")).to_be_visible()
    come_in(late, "Chiara", "Sky triangle")
    assert seats(anna)[1:] == [("Chiara", "sky"), ("Bram", "violet")]


def test_a_link_to_another_seat_takes_ones_own_from_nobody_who_does_not_say_so(
    http: httpx.Client, visitor: Visitor
) -> None:
    anna = begin(http, [ANNA, OPEN], game=GAME)
    bram = sit(http, anna.table, "Bram")
    page = visitor.sit_down(anna)

    def held() -> str:
        page.wait_for_selector(".frame")
        seats: str = page.evaluate("localStorage.getItem('innkeeper.tables')")
        return seats

    for link, answer in (("nonsense", "Take the seat of the link"), (bram.token, "Stay in my seat")):
        page = visitor.go(f"/table/{anna.table}#{link}")
        asked = page.get_by_role("dialog", name="Take another seat?")
        asked.wait_for()
        expect_accessible(page)
        asked.get_by_role("button", name=answer).click()
        if link == "nonsense":
            expect(asked.get_by_role("alert")).to_be_visible()
            asked.get_by_role("button", name="Stay in my seat").click()
        expect(asked).to_have_count(0)
        page.reload()
        assert str(anna.token) in held()
    page = visitor.go(f"/table/{anna.table}#{bram.token}")
    asked.wait_for()
    with page.expect_navigation():
        page.get_by_role("button", name="Take the seat of the link").click()
    assert str(bram.token) in held()
    visitor.forgive("40[134]")


def test_a_link_that_holds_no_seat_keeps_nobody_from_the_seat_they_have_as_a_person(
    http: httpx.Client, visitor: Visitor
) -> None:
    person = http.post("/api/people").json()["person"]
    anna = begin(http, [ANNA, OPEN], game=GAME)
    sit(http, anna.table, "Bram", person=person)
    visitor.page.add_init_script(f"localStorage.setItem('innkeeper.person', JSON.stringify('{person}'))")
    with anna.stream() as stream:
        visitor.go(f"/table/{anna.table}#nonsense").wait_for_selector(".frame")
        stream.finds(1, present=True)


def test_a_colour_that_somebody_has_is_not_offered(http: httpx.Client, visitor: Visitor) -> None:
    anna = begin(http, [{**ANNA, "colour": "gold"}, OPEN, OPEN], game=GAME)
    sit(http, anna.table, "Bram", colour="teal")
    page = visitor.go(f"/table/{anna.table}")
    expect(page.get_by_role("radio", name="Coral circle")).to_be_checked()
    for taken in ("Gold star", "Teal diamond"):
        expect(page.get_by_role("radio", name=taken)).to_have_count(0)
    come_in(page, "Chiara", "Slate cross")
    assert seats(anna)[2] == ("Chiara", "slate")


def test_who_sits_down_stays_on_the_page_and_is_that_seat_after_a_reload_too(
    http: httpx.Client, visitor: Visitor
) -> None:
    anna = begin(http, [ANNA, OPEN, OPEN], game=GAME)
    page = visitor.go(f"/table/{anna.table}/seat/3")
    page.evaluate("window.loadedOnce = true")
    come_in(page, "Chiara", "Slate cross")
    expect(page.get_by_role("heading", name="Waiting for one more player")).to_be_visible()
    expect(page).to_have_url(f"{visitor.address}/table/{anna.table}")
    assert page.evaluate("window.loadedOnce")
    page.reload()
    expect(page.get_by_role("heading", name="Waiting for one more player")).to_be_visible()


def test_the_link_is_copied(http: httpx.Client, welcome: Welcome) -> None:
    anna = begin(http, [ANNA, OPEN], game=GAME)
    host = welcome(permissions=["clipboard-write"]).sit_down(anna)
    host.get_by_role("button", name="Copy").click()
    expect(host.get_by_role("button", name="Copied")).to_be_visible()
    link = host.get_by_role("textbox", name="The link to this table").input_value()
    assert paste(host) == link


def test_where_there_is_no_clipboard_the_link_is_copied_all_the_same(http: httpx.Client, visitor: Visitor) -> None:
    anna = begin(http, [ANNA, OPEN], game=GAME)
    visitor.page.add_init_script("Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined })")
    host = visitor.sit_down(anna)
    host.get_by_role("button", name="Copy").click()
    expect(host.get_by_role("button", name="Copied")).to_be_visible()
    link = host.get_by_role("textbox", name="The link to this table").input_value()
    assert paste(host) == link


def test_the_menu_says_whether_the_link_was_copied(http: httpx.Client, welcome: Welcome, address: str) -> None:
    anna = begin(http, [ANNA, OPEN], game=GAME)
    link = f"{address}/table/{anna.table}"
    can, cannot = welcome(permissions=["clipboard-write"]), welcome()
    cannot.page.add_init_script("navigator.clipboard.writeText = () => Promise.reject(new Error('No.'))")
    for visitor, said in ((can, "Copied"), (cannot, f"The link cannot be copied here. It is {link}")):
        page = visitor.sit_down(anna)
        page.get_by_role("navigation").get_by_role("button", name="Menu").click()
        menu = page.get_by_role("dialog", name="Menu")
        menu.get_by_role("button", name="Copy the link to this table").click()
        expect(menu.get_by_role("status")).to_have_text(said)
        expect(menu.get_by_role("button", name="Copied")).to_have_count(int(visitor is can))
        expect_accessible(page)
        page.keyboard.press("Escape")
        expect(menu).to_have_count(0)
    assert paste(can.page) == link
