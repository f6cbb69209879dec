"""Reloads, and a server that goes away and comes back: nothing is lost."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import httpx
import pytest
from playwright.sync_api import expect

from innkeeper.engine.game import AnyGame
from tests.browser.conftest import Welcome
from tests.browser.fingers import Mouse
from tests.browser.people import against_random, friends, play_to_the_end
from tests.browser.table import Table, expect_scores
from tests.every_game import EXAMPLES, GAMES, name_of
from tests.server.served import Process

SERVER_GONE = "ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|WebSocket connection"
"""What Chromium itself writes into the console while there is no server."""

HOUSE = [game for game in GAMES if not game.folder.startswith(EXAMPLES)]
"""Games long enough to be interrupted."""

every_game = pytest.mark.parametrize("game", HOUSE, ids=name_of)


class Mortal:
    """A server that can be killed, and started again at the same address with the same data."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.process = Process(data)

    @property
    def address(self) -> str:
        return self.process.address

    def kill(self) -> None:
        self.process.kill()

    def rise(self) -> None:
        self.process = Process(self.data, int(self.address.rsplit(":", 1)[1]))


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Mortal]:
    server = Mortal(tmp_path)
    yield server
    server.kill()


@every_game
def test_a_reload_in_the_middle_of_a_move_loses_no_more_than_that_half(
    game: AnyGame, http: httpx.Client, welcome: Welcome
) -> None:
    anna = against_random(http, game, max(2, game.fewest_seats))
    chance = Random(1)  # noqa: S311 - it only chooses what to play
    table = Table(welcome().sit_down(anna), Mouse())
    table.move(chance)
    before = table.wait()
    log = table.page.get_by_role("log").get_by_role("listitem").all_inner_texts()
    table.page.reload()
    table.wait_for(before)
    assert table.page.get_by_role("log").get_by_role("listitem").all_inner_texts() == log
    table.choose_any(chance)
    table.page.reload()
    after = table.wait()
    assert after["version"] == anna.version()
    table.move(chance)
    assert anna.version() > after["version"]


@every_game
def test_a_reload_after_the_end_shows_the_scores(game: AnyGame, http: httpx.Client, welcome: Welcome) -> None:
    people = friends(http, game, max(2, game.fewest_seats))
    page = welcome().sit_down(people[0])
    outcome = play_to_the_end(people)["outcome"]
    expect_scores(page, outcome)
    page.reload()
    expect_scores(page, outcome)


@every_game
def test_play_goes_on_after_the_server_was_killed(game: AnyGame, mortal: Mortal, welcome: Welcome) -> None:
    chance = Random(1)  # noqa: S311 - it only chooses what to play
    with httpx.Client(base_url=mortal.address, timeout=60) as http:
        anna = against_random(http, game, max(2, game.fewest_seats))
        visitor = welcome(mortal.address)
        table = Table(visitor.sit_down(anna), Mouse())
        table.move(chance)
        before = table.wait()

        mortal.kill()
        notice = table.page.locator(".notice")
        expect(notice).to_contain_text("No connection.")
        while table.look()["asked"] and not notice.get_by_text("the move was not made").count():
            table.fingers.touch(table.legal.nth(chance.randrange(table.legal.count())))
        half_made = table.look()

        mortal.rise()
        expect(notice).to_be_hidden()
        if half_made["asked"]:
            assert table.look() == half_made
        assert table.wait()["version"] == anna.version() == before["version"]
        table.move(chance)
        assert anna.version() > before["version"]
    visitor.forgive(SERVER_GONE)


@every_game
def test_a_page_opened_while_the_server_is_down_comes_up_by_itself(
    game: AnyGame, mortal: Mortal, welcome: Welcome
) -> None:
    with httpx.Client(base_url=mortal.address, timeout=60) as http:
        anna = against_random(http, game, max(2, game.fewest_seats))
    visitor = welcome(mortal.address)
    Table(visitor.sit_down(anna), Mouse()).wait()
    mortal.kill()
    expect(visitor.page.locator(".notice")).to_contain_text("No connection.")
    mortal.rise()
    expect(visitor.page.locator(".notice")).to_be_hidden()
    visitor.forgive(SERVER_GONE)
