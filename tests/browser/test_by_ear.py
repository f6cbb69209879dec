"""Whole games by keyboard and ear: only roles, names and the page's title tell where one is and what can be done."""

import re
from itertools import islice
from random import Random
from typing import Final

import httpx
from playwright.sync_api import Error, Page, expect

from tests.browser.conftest import Welcome
from tests.browser.people import against_random, friends, questions
from tests.browser.table import YOUR_TURN, expect_scores
from tests.browser.test_reconnect import HOUSE

AGAIN: Final = re.compile("^Play again")
OVER: Final = re.compile("^The game is over")
YOUR_TURN_OR_OVER: Final = re.compile(f"{YOUR_TURN.pattern}|{OVER.pattern}")

CHOICE: Final = re.compile(r'^- (?P<quoted>[\'"]?)button (?P<name>".*")(?P<states>.*?)(?P=quoted):?$')

NO_CHOICES: Final = re.compile(
    '^"(Log|Sound|Rules|Menu|Hint|Undo|Ask to take it back|rule .*|Look at .*|Who got in .*|.* look .*)"$'
)
"""Buttons that make no move, by their names."""

MOST_KEYS: Final = 6000


def heard(page: Page) -> str:
    """What a screen reader says of the place that has the focus: its role, name and states."""
    focus = page.locator(":focus")
    try:
        return focus.aria_snapshot(timeout=1000).partition("\n")[0] if focus.count() else ""
    except Error:  # it went away meanwhile, and the focus with it
        return ""


def go_to_a_choice(page: Page, chance: Random) -> bool:
    """Press Tab, a few times more or fewer, until something to choose has the focus; False once it is another's."""
    spare = chance.randrange(6)
    for _ in range(MOST_KEYS):
        if not YOUR_TURN.match(page.title()):
            return False
        page.keyboard.press("Tab")
        found = CHOICE.match(heard(page))
        if not found or "[disabled]" in found["states"] or NO_CHOICES.match(found["name"]):
            continue
        if spare == 0:
            return True
        spare -= 1
    raise AssertionError("nothing can be chosen by Tab")


HEARD: Final = min(HOUSE, key=lambda game: game.actions)
"""The game with the fewest things to do: on the way to each of them every key is listened to, which takes its time."""


def test_a_whole_game_by_keyboard_and_ear(http: httpx.Client, welcome: Welcome) -> None:
    anna = against_random(http, HEARD, max(2, HEARD.fewest_seats))
    page = welcome().sit_down(anna)
    chance = Random(1)  # noqa: S311 - it only chooses what to play
    for _ in range(MOST_KEYS):
        expect(page).to_have_title(YOUR_TURN_OR_OVER)
        if OVER.match(page.title()):
            break
        if go_to_a_choice(page, chance):
            page.keyboard.press(chance.choice(("Enter", "Space")))
    expect(page.get_by_role("button", name=AGAIN)).to_be_visible()
    expect_scores(page, anna.look()["outcome"])


def test_the_table_is_read_as_text_and_follows_every_move(http: httpx.Client, welcome: Welcome) -> None:
    people = friends(http, HOUSE[0], 2)
    page = welcome().sit_down(people[0])
    page.get_by_role("navigation").get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Read the table as text").click()
    text = page.get_by_role("dialog").get_by_role("region", name="Read the table as text")
    for _, snapshot in islice(questions(people, 1), 4):
        told = http.get(f"/api/tables/{people[0].table}/text", headers=people[0].headers)
        assert told.headers["table-version"] == str(snapshot["version"])
        expect(text).to_have_text(told.text, use_inner_text=True)
    page.keyboard.press("Tab")
    expect(text).to_be_focused()
