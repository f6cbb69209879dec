"""To hear that it is one's turn while one looks elsewhere: from the browser, or in a chat."""

from typing import Any

import httpx
from playwright.sync_api import Locator, Page, expect

from tests.browser.accessibility import expect_accessible
from tests.browser.chromium import PHONE
from tests.browser.conftest import Welcome
from tests.browser.people import ANNA, OPEN
from tests.browser.visitor import Visitor
from tests.server.running import Person, begin, command, sit

A_BROWSER = """
globalThis.asked = 0
globalThis.told = []
globalThis.Notification = class {
    static permission = 'default'
    static async requestPermission() {
        asked += 1
        return (Notification.permission = globalThis.answer ?? 'granted')
    }
    constructor(title, { body }) {
        told.push(`${title} - ${body}`)
    }
    close() {}
}
Object.defineProperty(document, 'hidden', { get: () => globalThis.away ?? false })
"""
"""A browser that shows its notifications to the test, on a page that is looked away from when the test says so."""


A_PHONE = """
globalThis.cleared = 0
globalThis.Notification = class extends Notification {
    constructor() {
        throw new TypeError('Illegal constructor')
    }
}
ServiceWorkerRegistration.prototype.showNotification = async (...shown) => void told.push(shown)
ServiceWorkerRegistration.prototype.getNotifications = async ({ tag }) =>
    told.filter(([, options]) => options.tag === tag).map(() => ({ close: () => (cleared += 1) }))
"""
"""A browser that shows them only for a worker of the page's site."""


def two(http: httpx.Client) -> tuple[Person, Person]:
    """Anna, who is asked first, and Bram."""
    anna = begin(http, [ANNA, OPEN], game="kuhn_poker", seed=1, options={"deals": "three"})
    return anna, sit(http, anna.table, "Bram")


def notices(page: Page) -> Locator:
    """The window where one says how to be told."""
    page.get_by_role("navigation").get_by_role("button", name="Menu").click()
    page.get_by_role("dialog", name="Menu").get_by_role("button", name="Tell me when it is my turn").click()
    return page.get_by_role("dialog", name="Tell me when it is my turn")


def at(page: Page, person: Person) -> Any:
    """What the browser has been told once the page shows the table as it is."""
    page.wait_for_selector(f".frame[data-version='{person.version()}']")
    return page.evaluate("told")


def told_here(visitor: Visitor, person: Person, browser: str = A_BROWSER) -> Page:
    """The table of a person who wants to be told by this browser."""
    visitor.page.add_init_script(browser)
    page = visitor.sit_down(person)
    notices(page).get_by_role("radio", name="On").click(force=True)
    expect(notices_switch(page)).to_be_checked()
    return page


def test_the_browser_tells_of_a_turn_once_and_only_who_looks_elsewhere(http: httpx.Client, visitor: Visitor) -> None:
    anna, bram = two(http)
    visitor.page.add_init_script(A_BROWSER)
    page = visitor.sit_down(bram)
    assert page.evaluate("asked") == 0
    notices(page).get_by_role("radio", name="On").click(force=True)
    expect(notices_switch(page)).to_be_checked()
    assert page.evaluate("asked") == 1
    page.keyboard.press("Escape")

    page.evaluate("globalThis.away = true")
    anna.move("check")
    (told,) = at(page, bram)
    assert told.startswith("Your turn: Kuhn poker - ")
    anna.post("phrases", command=command(), phrase="hello")
    assert at(page, bram) == [told]
    for again in ("bet", "check"):
        anna.undo()
        anna.move(again)
        assert at(page, bram) == [told], "it is the same turn"

    page.evaluate("globalThis.away = false")
    bram.move("check")
    while bram.look()["acting"] == [0]:
        anna.move("check")
    assert at(page, bram) == [told]


def test_who_looks_on_another_device_is_told_by_no_browser_until_they_look_nowhere(
    http: httpx.Client, visitor: Visitor
) -> None:
    anna, bram = two(http)
    visitor.page.clock.install()
    page = told_here(visitor, bram)
    with bram.stream() as phone, anna.stream() as watch:
        phone.finds(1, present=True)
        page.evaluate("globalThis.away = true; document.dispatchEvent(new Event('visibilitychange'))")
        page.clock.fast_forward(40_000)
        anna.move("check")
        assert at(page, bram) == []
        phone.socket.close()
        watch.finds(1, present=False)
        page.wait_for_function("() => told.length === 1")


def test_a_browser_that_lets_no_page_show_it_is_told_by_a_worker(http: httpx.Client, visitor: Visitor) -> None:
    anna, bram = two(http)
    page = told_here(visitor, bram, A_BROWSER + A_PHONE)
    page.evaluate("globalThis.away = true")
    anna.move("check")
    page.wait_for_function("() => told.length")
    ((title, options),) = page.evaluate("told")
    assert title == "Your turn: Kuhn poker"
    assert (options["tag"], options["data"]) == (bram.table, f"/table/{bram.table}")
    page.evaluate("globalThis.away = false; document.dispatchEvent(new Event('visibilitychange'))")
    page.wait_for_function("() => cleared")


def test_who_does_not_look_at_the_page_for_a_while_is_away_until_they_look_again(
    http: httpx.Client, visitor: Visitor
) -> None:
    anna, bram = two(http)
    visitor.page.add_init_script(A_BROWSER)
    visitor.page.clock.install()
    page = visitor.sit_down(bram)

    def turn(away: bool) -> None:
        page.evaluate(f"globalThis.away = {str(away).lower()}; document.dispatchEvent(new Event('visibilitychange'))")

    with anna.stream() as stream:
        stream.finds(1, present=True)
        turn(away=True)
        page.clock.fast_forward(20_000)
        assert anna.look()["seats"][1]["present"]
        page.clock.fast_forward(20_000)
        stream.finds(1, present=False)
        anna.move("check")
        page.wait_for_selector(".frame[data-version='1']")
        turn(away=False)
        stream.finds(1, present=True)


def notices_switch(page: Page) -> Locator:
    return page.get_by_role("group", name="By this browser, while I look elsewhere").get_by_role("radio", name="On")


def test_a_browser_that_refuses_is_not_asked_again_by_itself(http: httpx.Client, visitor: Visitor) -> None:
    anna, bram = two(http)
    visitor.page.add_init_script(A_BROWSER + "globalThis.answer = 'denied'")
    page = visitor.sit_down(bram)
    window = notices(page)
    window.get_by_role("radio", name="On").click(force=True)
    expect(window.get_by_role("alert")).to_contain_text("The browser does not allow it")
    expect(window.get_by_role("radio", name="Off")).to_be_checked()
    page.evaluate("globalThis.away = true")
    anna.move("check")
    assert at(page, bram) == []
    assert page.evaluate("asked") == 1


def test_a_chat_is_told_by_a_webhook_that_one_keeps_changes_and_removes(http: httpx.Client, welcome: Welcome) -> None:
    anna, bram = two(http)
    visitor = welcome(**PHONE)
    page = visitor.sit_down(anna)
    window = notices(page)
    address = window.get_by_role("textbox", name="Address of the webhook")
    address.fill("http://127.0.0.1/hook")
    window.get_by_role("button", name="Keep").click()
    expect(window.get_by_role("alert")).to_have_text("A webhook is an https address on the internet; this is none.")
    visitor.forgive("422")
    address.fill("https://chat.example/seat")
    window.get_by_role("button", name="Keep").click()
    expect(window.get_by_text("Kept: you will hear of it there.")).to_be_visible()
    expect_accessible(page)
    window.get_by_role("radio", name="Everybody's turns here").click(force=True)
    expect(address).to_have_value("")
    address.fill("https://chat.example/table")
    window.get_by_role("button", name="Keep").click()
    expect(window.get_by_text("Kept: you will hear of it there.")).to_be_visible()
    kept = {"seat": "https://chat.example/seat", "person": None, "table": "https://chat.example/table"}
    assert http.get(f"/api/tables/{anna.table}/webhooks", headers=anna.headers).json() == kept

    page.reload()
    window = notices(page)
    expect(window.get_by_role("textbox", name="Address of the webhook")).to_have_value("https://chat.example/seat")
    window.get_by_role("button", name="Remove").click()
    expect(window.get_by_text("Removed.")).to_be_visible()
    assert http.get(f"/api/tables/{anna.table}/webhooks", headers=anna.headers).json()["seat"] is None

    theirs = notices(welcome().sit_down(bram))
    expect(theirs.get_by_role("textbox", name="Address of the webhook")).to_be_visible()
    expect(theirs.get_by_role("radio", name="Everybody's turns here")).to_have_count(0)
