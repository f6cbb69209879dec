"""What is refused, with the rule and what would make it legal; signs, limits and passing are in their own files."""

import pytest

from innkeeper.engine.errors import IllegalMove
from innkeeper.engine.seats import Action, Seat
from innkeeper.games.overbooking.game import GAME
from innkeeper.games.overbooking.state import BookingState
from tests.games.overbooking.scenes import can, last, opened, phrase, play, prompt, scene, why_not

pytestmark = pytest.mark.both_forms


@pytest.mark.rule("OB-2.1")
def test_another_seat_is_told_who_is_asked() -> None:
    state = scene("[1.A]", "[6.A]", hands=["bird.monk", "bird.monk"])
    assert why_not(state, "card:bird.monk", "B") == ("OB-2.1", "It is Anna who is asked now.")
    assert prompt(state, "B") == "It is somebody else\u2019s turn."
    assert GAME.candidates(state, Seat(1)) == []


@pytest.mark.rule("OB-2.1")
@pytest.mark.parametrize("part", ["queue:1", "door:2", "pick:1", "replace:1", "decline", "card:fish.monk"])
def test_the_answer_to_another_question_is_refused(part: str) -> None:
    state = scene("[1.A]", "[6.A]", hands=["bird.monk"])
    assert why_not(state, part) == ("OB-2.1", f"{part} is not what is asked now.")


@pytest.mark.rule("OB-2.1")
def test_there_is_no_inn_beyond_the_last() -> None:
    state = scene("[1.A]", "[6.A]", hands=["bird.monk"])
    play(state, "card:bird.monk")
    assert why_not(state, "queue:3") == ("OB-2.1", "queue:3 is not what is asked now.")
    assert why_not(state, "pass")[0] == "OB-2.1"


@pytest.mark.rule("OB-4.3")
def test_noblewomen_pick_own_cards_only_and_each_once() -> None:
    state = opened("A:fish.noblewomen A:bird.noblewomen [1.A] A:stag.maids B:stag.monk A:fish.monk", "[6.A]")
    assert why_not(state, "pick:2") == ("OB-4.3", "The Monk of Bram: this works with your own guests only.")
    play(state, "pick:1")
    assert why_not(state, "pick:1") == ("OB-4.3", "You have picked the Maids already.")
    assert why_not(state, "pick:4") == ("OB-2.1", "pick:4 is not what is asked now.")
    assert why_not(state, "replace:1")[0] == "OB-2.1"


@pytest.mark.rule("OB-4.6")
def test_soldiers_replace_laborers_only() -> None:
    state = opened("A:bird.soldiers [1.A] A:stag.maids B:stag.laborers", "[6.A]")
    assert why_not(state, "replace:1") == ("OB-4.6", "Soldiers replace Laborers only, not the Maids.")


@pytest.mark.rule("OB-4.7")
def test_maids_replace_own_cards_only() -> None:
    state = opened("A:bird.maids [1.A] A:stag.monk B:stag.laborers", "[6.A]")
    assert why_not(state, "replace:2") == ("OB-4.7", "The Laborers of Bram: this works with your own guests only.")


def test_a_refused_part_raises_its_rule_says_what_would_be_legal_and_changes_nothing() -> None:
    state = opened("A:bird.maids [1.A] A:stag.monk B:stag.laborers", "[6.A]")
    before = GAME.encode(state)
    with pytest.raises(
        IllegalMove, match="seat 0 cannot play 'replace:2' now; it may play replace:1, decline"
    ) as refused:
        GAME.play(state, Seat(0), GAME.parse("replace:2"))
    assert refused.value.rule == "OB-4.7"
    assert GAME.encode(state) == before


def has_a_reason_for_exactly_what_is_not_legal(state: BookingState) -> bool:
    seat = GAME.acting(state)[0]
    legal = GAME.legal(state, seat)
    refused = [action for action in range(GAME.actions) if GAME.why_not(state, seat, Action(action)) is not None]
    return refused == [action for action in range(GAME.actions) if action not in legal]


def test_there_is_a_reason_for_exactly_what_is_not_legal() -> None:
    state = scene("B:fish.monk A:fish.monk [4.A] A:bird.monk", "[2.B]", "[3.A] A:stag.monk B:boar.monk", "[7.A]")
    assert has_a_reason_for_exactly_what_is_not_legal(state)
    for card in ("bird.soldiers", "fish.maids"):
        twin = scene("[4.A] A:bird.monk", "[2.B]", "[3.A] A:stag.monk B:boar.monk", "[7.A]", hands=[card])
        play(twin, f"card:{card}")
        assert has_a_reason_for_exactly_what_is_not_legal(twin)
    for guest in ("maids", "soldiers", "noblewomen"):
        checked = opened(f"A:bird.{guest} [1.A] A:stag.laborers B:stag.laborers A:stag.monk", "[6.A]")
        assert has_a_reason_for_exactly_what_is_not_legal(checked)


@pytest.mark.parametrize(
    ("street", "tried"),
    [
        ("A:bird.noblewomen [1.A] A:stag.maids B:stag.monk", "pick:1 pick:2 decline"),
        ("A:bird.soldiers [1.A] A:stag.maids B:stag.laborers", "replace:1 replace:2 decline"),
    ],
)
def test_whatever_lies_in_the_queue_may_be_tried(street: str, tried: str) -> None:
    state = opened(street, "[6.A]")
    assert " ".join(map(GAME.notation, GAME.candidates(state, Seat(0)))) == tried


def test_every_card_of_the_hand_may_be_tried_and_every_place() -> None:
    state = scene("[4.A]", "[2.B]", hands=["bird.monk bird.soldiers"])
    assert " ".join(map(GAME.notation, GAME.candidates(state, Seat(0)))) == "card:bird.monk card:bird.soldiers"
    play(state, "card:bird.soldiers")
    assert " ".join(map(GAME.notation, GAME.candidates(state, Seat(0)))) == "queue:1 queue:2 door:1 door:2"


# --- What is asked, and what an answer does, in words


def test_what_is_asked_is_said() -> None:
    state = scene("[1.A]", "[6.A]", hands=["bird.monk"], lap=3)
    assert prompt(state) == "Choose a guest to place (3 of 5)"
    play(state, "card:bird.monk")
    assert prompt(state) == "Monk of the bird: where to?"
    soldiers = opened("A:bird.soldiers [1.A] B:stag.laborers", "[6.A]")
    assert prompt(soldiers) == "Soldiers at inn 1: which Laborers do they replace?"
    maids = opened("[1.A]", "A:bird.maids [6.A] A:stag.laborers")
    assert prompt(maids) == "Maids at inn 2: which of your guests do they replace?"


def test_answers_are_said() -> None:
    state = last("[1.A]", "[6.A]", hands=["", "bird.monk stag.laborers"])
    assert phrase(state, "card:bird.monk") == "Monk of the bird, 1 place"
    assert phrase(state, "card:stag.laborers") == "Laborers of the stag, 6 places"
    assert phrase(state, "pass") == "Keep your fifth card"
    play(state, "card:bird.monk")
    assert (phrase(state, "queue:2"), phrase(state, "door:1")) == (
        "Into the queue of inn 2",
        "To the back door of inn 1",
    )
    stuck = scene("[1.A]", "[6.A]", hands=["", "bird.monk"])
    assert phrase(stuck, "pass") == "Pass: none of your cards may go anywhere"
    picking = opened("A:bird.noblewomen [1.A] A:stag.maids", "[6.A]")
    assert (phrase(picking, "pick:1"), phrase(picking, "decline")) == ("Pick the Maids of the stag", "Do nothing")
    replacing = opened("A:bird.soldiers [1.A] B:stag.laborers", "[6.A]")
    assert phrase(replacing, "replace:1") == "Replace the Laborers of the stag (Bram)"
    assert can(replacing) == "replace:1 decline"
