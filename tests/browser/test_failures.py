"""What cannot be had or done is told in sentences, in the language of the page, and never more than is known."""

from typing import Any

import httpx
import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Welcome
from tests.browser.fingers import Mouse
from tests.browser.people import friends, play_to_the_end
from tests.browser.places import POKER
from tests.browser.table import Table
from tests.browser.visitor import Visitor
from tests.server.running import Person


def poker(http: httpx.Client) -> tuple[Person, Person]:
    """Who is asked, and the other."""
    people = friends(http, POKER, 2)
    first = people[0].look()["acting"][0]
    return people[first], people[1 - first]


def test_what_the_server_does_not_answer_is_told_in_words(http: httpx.Client, welcome: Welcome) -> None:
    people = friends(http, POKER, 2)
    play_to_the_end(people)
    visitor = welcome(locale="nl-BE")
    visitor.expect_faults("ERR_FAILED")
    for what in ("record", "rematch", "timeline"):
        visitor.page.route(f"**/{what}", lambda route: route.abort())
    page = visitor.sit_down(people[0])
    for name in ("Bewaar het verslag", "Nog een keer samen", "Kijk het terug"):
        page.get_by_role("button", name=name).click()
        told = page.get_by_role("alert").or_(page.get_by_role("status")).filter(has_text="De server antwoordt niet.")
        expect(told.first).to_be_visible()
        page.reload()


def test_a_server_that_is_ill_says_so_itself(http: httpx.Client, visitor: Visitor) -> None:
    anna, _ = poker(http)
    error = {"code": "no_hint_now", "message": "No hint can be had right now; try again.", "rule": None}
    visitor.expect_faults("503")
    visitor.page.route("**/hint", lambda route: route.fulfill(status=503, json={"error": error}))
    page = visitor.sit_down(anna)
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_role("status").filter(has_text=error["message"])).to_be_visible()


@pytest.mark.parametrize("arrives", [True, False], ids=["arrived", "never arrived"])
def test_a_move_whose_answer_is_lost_is_sent_again_as_the_same_one(
    arrives: bool, http: httpx.Client, visitor: Visitor
) -> None:
    anna, _ = poker(http)
    page = visitor.sit_down(anna)
    unsure = page.get_by_role("status").filter(has_text="not known whether this has arrived")
    sent: list[Any] = []

    def lose(route: Route) -> None:
        """Lose the answer to the first, and keep the next until the page has said what it knows."""
        sent.append(route.request.post_data_json)
        if len(sent) > 1:
            expect(unsure).to_be_visible()
            return route.continue_()
        if arrives:
            route.fetch()
        return route.abort()

    visitor.expect_faults("ERR_FAILED")
    page.route("**/moves", lose)
    table = Table(page, Mouse())
    table.wait()
    table.fingers.touch(table.legal.first)
    expect(page.get_by_role("region", name="What is asked")).to_have_attribute("aria-busy", "false")
    expect(unsure).to_have_count(0)
    page.wait_for_selector(".frame[data-version='1']")
    assert sent == [sent[0], sent[0]]
    assert anna.version() == 1
