"""A table that was begun by other rules: closed with the reason, who sat there, and its record if the game was over."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import expect

from innkeeper.server.settings import DATABASE
from tests.browser.accessibility import expect_accessible
from tests.browser.conftest import Welcome
from tests.browser.people import friends, play_to_the_end
from tests.every_game import GAMES
from tests.server.running import Person
from tests.server.served import Process

GAME = next(game for game in GAMES if game.name == "kuhn_poker")


class Upgraded:
    """A server whose tables were all begun by an older version of their rules."""

    def __init__(self, data: Path) -> None:
        before = Process(data)
        with httpx.Client(base_url=before.address, timeout=60) as http:
            finished = friends(http, GAME, 2)
            play_to_the_end(finished)
            self.finished = finished[0]
            self.running, _ = friends(http, GAME, 2)
            self.running.move("bet", 0)
            self.record = http.get(f"/api/tables/{self.finished.table}/record").text
        before.kill()
        with closing(sqlite3.connect(data / DATABASE)) as database, database:
            database.execute("UPDATE tables SET rules_version = 0")
        self.process = Process(data)


@pytest.fixture(scope="module")
def upgraded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Upgraded]:
    upgraded = Upgraded(tmp_path_factory.mktemp("data"))
    yield upgraded
    upgraded.process.kill()


def path_of(person: Person) -> str:
    return f"/table/{person.table}#{person.token}"


def test_a_running_game_that_is_closed_says_why_and_tells_each_their_own_moves(
    upgraded: Upgraded, welcome: Welcome
) -> None:
    visitor = welcome(upgraded.process.address)
    page = visitor.go(path_of(upgraded.running))
    expect(page.get_by_role("status")).to_contain_text("This table was begun by rules version 0 of Kuhn poker")
    expect(page.get_by_role("region", name="Kuhn poker")).to_contain_text("Bram")
    page.get_by_text("Your one move so far").click()
    expect(page.get_by_role("listitem")).to_have_text(["Anna bet"])
    expect(page.get_by_role("button", name="Save the record")).to_have_count(0)
    expect_accessible(page)
    page.get_by_role("link").click()
    expect(page.locator(".ticket")).to_contain_text("Closed")
    visitor.forgive("409")


def test_the_record_of_a_finished_game_that_is_closed_can_be_saved(
    upgraded: Upgraded, welcome: Welcome, tmp_path: Path
) -> None:
    page = welcome(upgraded.process.address).go(path_of(upgraded.finished))
    page.get_by_text("moves of this game").click()
    expect(page.get_by_role("listitem")).to_have_count(len(json.loads(upgraded.record)["moves"]))
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save the record").click()
    saving.value.save_as(tmp_path / "saved.json")
    assert json.loads((tmp_path / "saved.json").read_text())["moves"] == json.loads(upgraded.record)["moves"]
    expect_accessible(page)
