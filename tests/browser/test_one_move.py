"""What a page tells and allows while somebody chooses."""

from random import Random

import httpx
import pytest
from playwright.sync_api import Locator, expect

from innkeeper.engine.game import AnyGame
from tests.browser.fingers import Mouse
from tests.browser.people import Choice, Snapshot, friends, play_until, questions
from tests.browser.table import Table
from tests.browser.visitor import Visitor
from tests.every_game import EXAMPLES, GAMES, name_of
from tests.server.running import Person

HOUSE = [game for game in GAMES if not game.folder.startswith(EXAMPLES)]
"""Games large enough to have moves of several parts, and refusals."""

every_game = pytest.mark.parametrize("game", HOUSE, ids=name_of)


def at_a_question(visitor: Visitor, anna: Person, snapshot: Snapshot) -> Table:
    """Anna's table as soon as it shows what she is asked now."""
    page = visitor.page if visitor.page.url.endswith(anna.table) else visitor.sit_down(anna)
    page.wait_for_selector(f".frame[data-version='{snapshot['version']}']")
    table = Table(page, Mouse())
    table.wait()
    return table


def has_refusals(snapshot: Snapshot) -> bool:
    return any(choice["refused"] and choice["refused"]["rule"] for choice in snapshot["choices"]["choices"])


def longer(snapshot: Snapshot) -> Choice | None:
    """A choice that begins a move of several parts, if there is one."""
    return next((choice for choice in snapshot["choices"]["choices"] if choice["next"]), None)


def half_make_a_move(table: Table, snapshot: Snapshot) -> None:
    """Choose the first part of a longer move."""
    choice = longer(snapshot)
    assert choice is not None
    places = [f"[data-part='{choice['part']}']", *(f"[data-element~='{name}']" for name in choice["elements"])]
    table.choose(table.legal.and_(table.page.locator(", ".join(places))).first)


@every_game
def test_what_is_not_allowed_says_why_and_by_which_rule(game: AnyGame, http: httpx.Client, visitor: Visitor) -> None:
    people = friends(http, game, 2)
    table = at_a_question(visitor, people[0], play_until(people, 1, has_refusals))
    page, before = table.page, table.look()
    table.fingers.touch(table.refused.first)
    bubble = page.locator(".bubble")
    expect(bubble).to_contain_text("Not now.")
    rule = bubble.get_by_role("button")
    number = rule.inner_text().removeprefix("rule ")
    rule.click()
    shown = page.get_by_role("dialog").locator(".is-here")
    expect(shown).to_be_in_viewport()
    expect(shown.get_by_role("term")).to_contain_text(number)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    assert table.look() == before


@every_game
def test_why_not_is_told_to_who_cannot_see(game: AnyGame, http: httpx.Client, visitor: Visitor) -> None:
    people = friends(http, game, 2)
    snapshot = play_until(people, 1, has_refusals)
    table = at_a_question(visitor, people[0], snapshot)
    reasons = {choice["refused"]["text"] for choice in snapshot["choices"]["choices"] if choice["refused"]}
    for element in table.refused.all():
        expect(element).to_have_attribute("aria-disabled", "true")
        assert element.get_attribute("aria-description") in reasons


@every_game
def test_a_half_made_move_is_dropped_with_escape(game: AnyGame, http: httpx.Client, visitor: Visitor) -> None:
    people = friends(http, game, 2)
    snapshot = play_until(people, 1, lambda snapshot: longer(snapshot) is not None)
    table = at_a_question(visitor, people[0], snapshot)
    before = table.look()
    half_make_a_move(table, snapshot)
    assert table.look() != before
    table.page.keyboard.press("Escape")
    table.wait_for(before)
    assert people[0].version() == snapshot["version"]


@every_game
def test_a_half_made_move_is_dropped_with_its_button(game: AnyGame, http: httpx.Client, visitor: Visitor) -> None:
    people = friends(http, game, 2)
    snapshot = play_until(people, 1, lambda snapshot: longer(snapshot) is not None)
    table = at_a_question(visitor, people[0], snapshot)
    before = table.look()
    half_make_a_move(table, snapshot)
    assert table.look() != before
    table.fingers.touch(table.page.locator("[data-prompt]").get_by_role("button", name="Start over"))
    table.wait_for(before)
    assert people[0].version() == snapshot["version"]


@every_game
def test_a_move_is_taken_back_wherever_that_is_offered(game: AnyGame, http: httpx.Client, visitor: Visitor) -> None:
    people = friends(http, game, 2)
    anna, chance = people[0], Random(1)  # noqa: S311 - it only chooses what to play
    undo = visitor.page.get_by_role("button", name="Undo")
    questions_to_anna = (snapshot for person, snapshot in questions(people, 1) if person is anna)
    for before in questions_to_anna:
        table = at_a_question(visitor, anna, before)
        table.move(chance)
        after = anna.look()
        expect(undo).to_have_count(int(after["undo"]))
        if after["undo"]:
            take_back(table, undo, anna, before)
            break


def take_back(table: Table, undo: Locator, anna: Person, before: Snapshot) -> None:
    """Take the move back: the same question is there again, and the log no longer tells the move."""
    made = anna.look()
    text = next(told["text"] for told in reversed(made["log"]) if told["version"] == made["version"])
    table.fingers.touch(undo)
    table.page.wait_for_selector(f".frame[data-version='{made['version'] + 1}']")
    now = anna.look()
    for what in ("view", "choices", "prompt"):
        assert now[what] == before[what]
    told = [told["text"] for told in now["log"]].count(text)
    expect(table.page.get_by_role("log").get_by_text(text, exact=True)).to_have_count(told)


@every_game
def test_the_log_tells_everything_with_its_rules(game: AnyGame, http: httpx.Client, visitor: Visitor) -> None:
    people = friends(http, game, 2)
    snapshot = play_until(people, 1, lambda snapshot: bool(snapshot["version"] > 20))
    page = at_a_question(visitor, people[0], snapshot).page
    log = page.get_by_role("log")
    for told in snapshot["log"]:
        expect(log.get_by_text(told["text"], exact=True).first).to_be_attached()
    rules = [told["rule"] for told in snapshot["log"] if told["rule"]]
    expect(log.get_by_role("button")).to_have_count(len(rules))
    log.get_by_role("button").first.click()
    expect(page.get_by_role("dialog").locator(".is-here").get_by_role("term")).to_have_text(rules[-1])
