"""The keys of a table, and the switch for those of one letter."""

import httpx
from playwright.sync_api import Locator, Page, expect

from tests.browser.people import friends
from tests.browser.places import POKER
from tests.browser.visitor import Visitor


def windows(page: Page) -> Locator:
    return page.get_by_role("dialog")


def test_keys_of_one_letter_can_be_switched_off_for_good_and_the_others_stay(
    http: httpx.Client, visitor: Visitor
) -> None:
    people = friends(http, POKER, 2)
    page = visitor.sit_down(people[people[0].look()["acting"][0]])
    page.keyboard.press("r")
    expect(windows(page)).to_contain_text("Kuhn poker")
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keys")
    expect(keys).to_contain_text("This list")
    keys.get_by_role("radio", name="Off").check(force=True)
    expect(keys).not_to_contain_text("This list")
    page.keyboard.press("Escape")
    page.reload()
    page.wait_for_selector("[data-touch=legal]")
    log = page.get_by_role("log")
    for key in ("r", "l", "?", "u"):
        page.keyboard.press(key)
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-touch]:focus")).to_have_count(1)
    expect(log).to_be_visible()
    expect(windows(page)).to_have_count(0)
    page.get_by_role("navigation").get_by_role("button", name="Menu").click()
    windows(page).get_by_role("button", name="Keys").click()
    keys.get_by_role("radio", name="On").check(force=True)
    page.keyboard.press("Escape")
    expect(windows(page)).to_have_count(0)
    page.keyboard.press("r")
    expect(windows(page)).to_contain_text("Kuhn poker")
