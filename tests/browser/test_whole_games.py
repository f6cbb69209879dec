"""Whole games of every game, from the first question to the final scores, by what the page marks as legal."""

from random import Random
from typing import Any

import httpx
import pytest
from playwright.sync_api import expect

from innkeeper.engine.game import AnyGame
from tests.browser.chromium import DESKTOP, PHONE
from tests.browser.conftest import Welcome
from tests.browser.fingers import Finger, Fingers, Keyboard, Mouse
from tests.browser.people import against_random
from tests.browser.table import Table, expect_scores
from tests.every_game import GAMES, name_of
from tests.server.running import Person

SOLO = [game for game in GAMES if game.fewest_seats == 1]


def play(welcome: Welcome, anna: Person, fingers: Fingers, seed: int, **screen: Any) -> None:
    """Anna plays to the end, and sees who won and the scores that the server knows."""
    visitor = welcome(**screen)
    table = Table(visitor.sit_down(anna), fingers)
    table.play(Random(seed))  # noqa: S311 - it only chooses what to play
    expect(table.page.locator(".end h1")).to_be_in_viewport()
    expect_scores(table.page, anna.look()["outcome"])


@pytest.mark.parametrize("game", GAMES, ids=name_of)
def test_a_whole_game_by_mouse_while_things_move(game: AnyGame, http: httpx.Client, welcome: Welcome) -> None:
    anna = against_random(http, game, max(2, game.fewest_seats))
    # With this seed something is touched where a table still shows what has just happened.
    play(welcome, anna, Mouse(), 6, **DESKTOP, reduced_motion="no-preference")


@pytest.mark.parametrize("game", GAMES, ids=name_of)
def test_a_whole_game_on_a_phone_by_touch(game: AnyGame, http: httpx.Client, welcome: Welcome) -> None:
    play(welcome, against_random(http, game, game.most_seats), Finger(), 2, **PHONE)


@pytest.mark.parametrize("game", GAMES, ids=name_of)
def test_a_whole_game_on_a_phone_on_its_side_by_touch(game: AnyGame, http: httpx.Client, welcome: Welcome) -> None:
    anna = against_random(http, game, max(2, game.fewest_seats))
    play(welcome, anna, Finger(), 2, **{**PHONE, "viewport": {"width": 844, "height": 390}})


@pytest.mark.parametrize("game", GAMES, ids=name_of)
def test_a_whole_game_by_keyboard_alone(game: AnyGame, http: httpx.Client, welcome: Welcome) -> None:
    keyboard = Keyboard(Random(3))  # noqa: S311 - it only chooses how to walk
    play(welcome, against_random(http, game, max(2, game.fewest_seats)), keyboard, 3)


@pytest.mark.parametrize("game", SOLO, ids=name_of)
def test_a_whole_game_alone(game: AnyGame, http: httpx.Client, welcome: Welcome) -> None:
    play(welcome, against_random(http, game, 1), Mouse(), 4)
