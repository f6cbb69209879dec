"""A finished game as a file: saved at the end, brought in on the home page, and words for what is no such file."""

import json
import re
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import FilePayload, Page, expect

from tests.browser.accessibility import expect_accessible
from tests.browser.chromium import PHONE
from tests.browser.conftest import Welcome
from tests.browser.people import friends, play_to_the_end
from tests.browser.table import expect_scores
from tests.every_game import GAMES
from tests.server.running import Person

GAME = next(game for game in GAMES if game.name == "kuhn_poker")

DROP = """async (text) => {
    const files = new DataTransfer()
    files.items.add(new File([text], 'evening.json', { type: 'application/json' }))
    const refused = (kind) =>
        document.body.dispatchEvent(new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer: files }))
    while (refused('dragover')) await new Promise((done) => requestAnimationFrame(done))
    refused('drop')
}"""
"""A file held over the page until it would take it, and let go there."""


def finished(http: httpx.Client) -> tuple[Person, dict[str, object]]:
    people = friends(http, GAME, 2)
    seen: dict[str, object] = play_to_the_end(people)["outcome"]
    return people[0], seen


def record_of(http: httpx.Client, anna: Person) -> str:
    return http.get(f"/api/tables/{anna.table}/record", headers=anna.headers).text


def choose(page: Page, name: str, text: str) -> None:
    """Choose a file to bring in."""
    with page.expect_file_chooser() as choosing:
        page.get_by_role("button", name="Choose a file").click()
    choosing.value.set_files(FilePayload(name=name, mimeType="application/json", buffer=text.encode()))


def test_a_record_is_saved_at_the_end_and_brought_in_again(
    http: httpx.Client, welcome: Welcome, tmp_path: Path
) -> None:
    anna, outcome = finished(http)
    page = welcome().sit_down(anna)
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save the record").click()
    file = tmp_path / saving.value.suggested_filename
    saving.value.save_as(file)
    assert file.name == f"kuhn_poker-{anna.table}.json"
    friend = welcome(**PHONE).go()
    choose(friend, file.name, file.read_text())
    expect(friend).to_have_url(re.compile("/table/"))
    friend.wait_for_selector(".is-over")
    assert anna.table not in friend.url
    expect_scores(friend, outcome)
    friend.get_by_role("button", name="Watch it back").click()
    expect(friend.get_by_role("combobox", name="Through whose eyes")).to_be_visible()


def test_a_record_may_be_dropped_anywhere_on_the_page(http: httpx.Client, welcome: Welcome) -> None:
    anna, outcome = finished(http)
    page = welcome().go()
    page.get_by_role("button", name="Choose a file").wait_for()
    page.evaluate(DROP, record_of(http, anna))
    page.wait_for_selector(".is-over")
    expect_scores(page, outcome)


@pytest.mark.parametrize("text", ["", "a diary", "[]", "null", '{"format": "diary"}', "x" * 100_000])
def test_a_file_that_is_no_record_is_refused_in_words(text: str, welcome: Welcome) -> None:
    page = welcome().go()
    choose(page, "holiday.json", text)
    expect(page.get_by_role("alert")).to_contain_text("“holiday.json” is no saved game.")
    assert page.url.endswith("/")
    expect_accessible(page)


def test_a_damaged_record_is_refused_with_the_reason(http: httpx.Client, welcome: Welcome) -> None:
    anna, _ = finished(http)
    saved = json.loads(record_of(http, anna))
    saved["moves"][1][1] = "raise"
    visitor = welcome()
    page = visitor.go()
    choose(page, "evening.json", json.dumps(saved))
    expect(page.get_by_role("alert")).to_contain_text("“evening.json” cannot be brought in: move 2 of this record")
    visitor.forgive("422")
    choose(page, "diary.json", "dear diary")
    expect(page.get_by_role("alert")).to_contain_text("“diary.json” is no saved game.")


def test_who_sat_there_saves_the_record_where_spectators_are_not_even_offered_it(
    http: httpx.Client, welcome: Welcome
) -> None:
    people = friends(http, GAME, 2, terms={"reveal": False})
    play_to_the_end(people)
    page = welcome().sit_down(people[0])
    with page.expect_download():
        page.get_by_role("button", name="Save the record").click()
    looker_on = welcome().go(f"/table/{people[0].table}")
    looker_on.get_by_role("button", name="Watch it back").click()
    bar = looker_on.get_by_role("region", name="Watch it back")
    expect(bar.get_by_role("button", name="Back to the scores")).to_be_visible()
    expect(bar.get_by_role("combobox", name="Through whose eyes")).to_have_count(0)
    looker_on.get_by_role("navigation").get_by_role("button", name="Menu").click()
    expect(looker_on.get_by_role("dialog", name="Menu").get_by_role("button", name="Keys")).to_be_visible()
    expect(looker_on.get_by_role("button", name="Save the record")).to_have_count(0)
