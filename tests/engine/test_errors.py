"""Errors are one family, and each says in a sentence what would be right."""

import pytest

from innkeeper.engine import errors
from innkeeper.engine.errors import BadNotation, BadSetup, IllegalMove, InnkeeperError, UnknownName
from innkeeper.engine.seats import NOBODY, Action, Seat
from kuhn_poker.game import GAME

pytestmark = pytest.mark.both_forms


def test_all_errors_are_one_family() -> None:
    family = [error for error in vars(errors).values() if isinstance(error, type) and issubclass(error, Exception)]
    assert len(family) == 8
    assert all(issubclass(error, InnkeeperError) for error in family)


def test_an_unknown_name_comes_with_the_nearest_or_with_all() -> None:
    assert str(UnknownName("game", "kun", ["kuhn", "nim"])) == "no game is called 'kun': did you mean 'kuhn'?"
    assert str(UnknownName("bot", "x", ["house", "random"])) == "no bot is called 'x': there is house, random."
    assert str(UnknownName("bot", "x", [])) == "no bot is called 'x': there is none."


def test_a_wrong_number_of_seats_comes_with_the_right_ones() -> None:
    with pytest.raises(BadSetup, match=r"Kuhn poker is for 2 to 2 seats, not 5\."):
        GAME.new(5)


def test_an_illegal_move_comes_with_the_rule_and_what_may_be_played() -> None:
    with pytest.raises(IllegalMove) as refused:
        GAME.play(GAME.new(2), Seat(0), GAME.parse("call"))
    assert str(refused.value) == "kuhn_poker: seat 0 cannot play 'call' now; it may play check, bet."
    assert refused.value.rule == "KP-3.1"


@pytest.mark.parametrize("seat", [Seat(1), Seat(2), NOBODY])
def test_who_is_not_asked_is_told_so(seat: Seat) -> None:
    with pytest.raises(IllegalMove, match="it may play nothing: the game does not ask this seat"):
        GAME.play(GAME.new(2), seat, GAME.parse("check"))


@pytest.mark.parametrize("number", [-1, 4, 10**6])
def test_a_number_that_is_no_action_is_an_illegal_move(number: int) -> None:
    with pytest.raises(IllegalMove, match=f"cannot play '{number}' now"):
        GAME.play(GAME.new(2), Seat(0), Action(number))


@pytest.mark.parametrize("text", ["", "   "])
def test_an_empty_text_is_no_move(text: str) -> None:
    with pytest.raises(BadNotation, match="a move is words such as 'check', not an empty text"):
        GAME.parse_move(text)


def test_a_text_that_is_no_move_comes_with_those_there_are() -> None:
    with pytest.raises(BadNotation, match="'raise' is not a move; a move is one of check, bet, call, fold"):
        GAME.parse_move("raise")
