"""What a page loads, and what it weighs."""

import httpx
import pytest

from innkeeper.engine.game import AnyGame
from tests.browser.chromium import weighed
from tests.browser.people import friends
from tests.browser.visitor import Visitor
from tests.every_game import GAMES, name_of

MOST_KILOBYTES = 250

every_game = pytest.mark.parametrize("game", GAMES, ids=name_of)


@every_game
def test_the_first_load_of_a_table_is_light(game: AnyGame, http: httpx.Client, visitor: Visitor) -> None:
    anna = friends(http, game, max(2, game.fewest_seats))[0]
    weight = weighed(visitor.page)
    visitor.sit_down(anna)
    visitor.page.wait_for_load_state("networkidle")
    assert 50 < weight.kilobytes <= MOST_KILOBYTES, weight.parts


def test_the_first_load_of_the_home_page_is_light(visitor: Visitor) -> None:
    weight = weighed(visitor.page)
    visitor.go().wait_for_selector(".box")
    visitor.page.wait_for_load_state("networkidle")
    assert 50 < weight.kilobytes <= MOST_KILOBYTES, weight.parts


def test_what_a_page_may_load_is_bounded_by_its_policy(visitor: Visitor) -> None:
    page = visitor.go()
    with page.expect_console_message(lambda message: "breaks its policy: script-src" in message.text):
        page.evaluate(
            "document.head.append(Object.assign(document.createElement('script'), { text: 'window.ran = 1' }))"
        )
    with page.expect_console_message(lambda message: "breaks its policy: img-src" in message.text):
        page.evaluate("document.body.append(Object.assign(new Image(), { src: 'https://elsewhere.example/a.png' }))")
    assert page.evaluate("window.ran") is None
    assert visitor.faults
    visitor.faults.clear()
