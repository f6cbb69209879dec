"""Moves in notation (README, "Notation")."""

from typing import cast

import pytest

from innkeeper.engine.errors import BadNotation, IllegalMove
from innkeeper.engine.game import AnyGame
from innkeeper.engine.match import Match
from innkeeper.engine.seats import Action, Seat
from innkeeper.games.overbooking.components import CARD_NAMES
from innkeeper.games.overbooking.game import GAME
from tests.games.overbooking.scenes import opened, play, scene

pytestmark = pytest.mark.both_forms


def test_every_action_has_a_word_of_its_own_and_is_read_back() -> None:
    words = [GAME.notation(Action(action)) for action in range(GAME.actions)]
    assert len(set(words)) == GAME.actions
    assert [GAME.parse(word) for word in words] == list(range(GAME.actions))
    assert not any(" " in word for word in words)


@pytest.mark.parametrize(
    "word",
    [
        *[f"card:{name}" for name in CARD_NAMES],
        *["queue:1", "queue:4", "door:1", "door:4", "pass", "pick:1", "pick:6", "replace:1", "replace:6", "decline"],
    ],
)
def test_the_words_are_those_of_the_readme(word: str) -> None:
    assert GAME.notation(GAME.parse(word)) == word


@pytest.mark.parametrize(
    "text", ["", "Pass", "card:monk", "card:monk.bird", "queue:0", "queue:5", "door", "pick:7", "replace:-1", "pass "]
)
def test_other_words_are_refused_with_an_example(text: str) -> None:
    with pytest.raises(BadNotation, match=r"is no part of a move; parts look like card:bird\.monk, queue:2"):
        GAME.parse(text)


def match() -> Match:
    return Match(cast(AnyGame, GAME), 2, {"first_player": "seat_0"}, 1)


def first_card(match: Match, seat: int) -> str:
    """A card of the seat that is asked."""
    return match.game.notation(match.game.legal(match.state, Seat(seat))[0])


@pytest.mark.rule("OB-2.1")
def test_half_a_move_cannot_be_made_and_says_what_is_missing() -> None:
    begun = match()
    card = first_card(begun, 0)
    with pytest.raises(IllegalMove, match=f"'{card}' is only the beginning of a move; add queue:1, queue:2, door:2"):
        begun.play(Seat(0), card)
    with pytest.raises(IllegalMove, match=f"the move is over after '{card} queue:1'; leave out the rest"):
        begun.play(Seat(0), f"{card} queue:1 queue:1")
    assert begun.play(Seat(0), f"{card} queue:1").text == f"{card} queue:1"


@pytest.mark.rule("OB-2.2")
def test_a_face_down_card_can_be_taken_back_until_the_next_one_has_moved() -> None:
    begun = match()
    before = begun.game.encode(begun.state)
    for seat in (0, 1):
        begun.play(Seat(seat), f"{first_card(begun, seat)} door:2")
        assert (begun.may_undo(Seat(0)), begun.may_undo(Seat(1))) == (seat == 0, seat == 1)
    begun.undo(Seat(1))
    begun.undo(Seat(0))
    assert begun.game.encode(begun.state) == before


@pytest.mark.rule("OB-3.8", "OB-2.7", "OB-4.1")
def test_what_was_shown_is_not_taken_back() -> None:
    shown = scene("[1.B]", "[6.A]", hands=["bird.monk"])
    before = shown.revealed
    play(shown, "card:bird.monk queue:1")
    assert shown.revealed > before
    passing = scene("[1.A]", "[6.A]", hands=["", None])
    before = passing.revealed
    play(passing, "pass")
    assert passing.revealed > before


@pytest.mark.parametrize(
    ("street", "part", "element"),
    [
        ("A:bird.noblewomen [1.A] B:fish.monk A:stag.maids", "pick:2", "queue-card:1.2"),
        ("A:bird.soldiers [1.A] B:fish.laborers", "replace:1", "queue-card:1.1"),
        ("A:bird.soldiers [1.A] B:fish.laborers", "decline", "decline"),
    ],
)
def test_abilities_are_used_by_touching_the_card_in_the_queue(street: str, part: str, element: str) -> None:
    state = opened(street, "[6.A]")
    assert GAME.elements(state, Seat(0), GAME.parse(part)) == [element]


def test_cards_and_places_are_touched_where_they_lie() -> None:
    state = scene("[1.A]", "[6.A]")
    for part in ("card:bird.monk", "queue:2", "door:1", "pass"):
        assert GAME.elements(state, Seat(0), GAME.parse(part)) == [part]
