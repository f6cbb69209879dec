"""Moves in notation (README, "Notation")."""

import json
from itertools import permutations

import pytest

from innkeeper.engine.errors import BadNotation, IllegalMove
from innkeeper.engine.match import Match
from innkeeper.engine.seats import Action, Seat
from innkeeper.games.bloody_inn.game import GAME
from tests.games.bloody_inn.scenes import can, is_midway, play, player, scene

pytestmark = pytest.mark.both_forms


def test_every_action_has_a_word_of_its_own_and_is_read_back() -> None:
    words = [GAME.notation(Action(action)) for action in range(GAME.actions)]
    assert len(set(words)) == GAME.actions
    assert [GAME.parse(word) for word in words] == list(range(GAME.actions))
    assert not any(" " in word for word in words)


@pytest.mark.parametrize(
    "word",
    [
        *["bribe", "build", "kill", "bury", "pass", "done", "bistro", "room:8", "card:novice", "corpse:peasant"],
        *["play:brigadier_chief", "discard:baron", "dismiss:peasant", "under:3.barn", "buy:4", "cash:1", "pay:0"],
        "unpaid:5",
    ],
)
def test_the_words_are_those_of_the_readme(word: str) -> None:
    assert GAME.notation(GAME.parse(word)) == word


@pytest.mark.parametrize(
    "text", ["", "Bribe", "room:0", "room:9", "room:3 ", "play:sheriff", "under:4.barn", "under:barn", "buy", "pay:-1"]
)
def test_other_words_are_refused_with_an_example(text: str) -> None:
    with pytest.raises(BadNotation, match="is no part of a move; parts look like bribe, room:3"):
        GAME.parse(text)


@pytest.mark.rule("BI-3.2")
def test_targets_and_accomplices_may_come_in_any_order() -> None:
    ends = set()
    for rooms in permutations(["room:1", "room:2"]):
        for cards in permutations(["play:baron", "play:newsboy", "play:peasant"]):
            state = scene(player(hand="baron newsboy peasant", annexes="shopkeeper"), rooms="monk count")
            play(state, " ".join(["bribe", *rooms, *cards]))
            ends.add(json.dumps(GAME.encode(state)))
    assert len(ends) == 1


@pytest.mark.rule("BI-3.2")
def test_cards_of_a_kind_are_one_choice() -> None:
    state = scene(player(hand="baron baron peasant peasant", corpses="monk monk"))
    play(state, "bury")
    assert can(state) == ["corpse:monk"]
    play(state, "corpse:monk")
    assert can(state) == ["play:baron", "play:peasant"]


@pytest.mark.parametrize(
    ("move", "whole"),
    [
        ("bribe", False),
        ("bribe room:1", False),
        ("bribe room:1 play:baron", True),
        ("pass", False),
        ("pass done", True),
        ("bury corpse:novice", False),
        ("bury corpse:novice under:0.barn", True),
        ("build card:monk play:baron", False),
        ("build card:monk play:baron room:3", True),
    ],
)
def test_a_move_is_whole_when_everything_is_said(move: str, whole: bool) -> None:
    state = scene(player(hand="baron monk", cash=10, corpses="novice"), rooms="viscount")
    play(state, move)
    assert is_midway(state) == (not whole)


def test_half_a_move_cannot_be_made_and_says_what_is_missing() -> None:
    match = Match(GAME, 2, {"first_player": "seat_0"}, 1)  # type: ignore[arg-type]
    for room in range(1, 5):
        match.play(Seat(0), f"room:{room}")
    with pytest.raises(IllegalMove, match="'pass' is only the beginning of a move; add done"):
        match.play(Seat(0), "pass")
    with pytest.raises(IllegalMove, match="the move is over after 'pass done'; leave out the rest"):
        match.play(Seat(0), "pass done pass")
