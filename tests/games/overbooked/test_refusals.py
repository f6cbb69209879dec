"""Why not: the rule, and a sentence that says what would be right."""

import pytest

from innkeeper.engine.errors import IllegalMove
from innkeeper.engine.seats import Seat
from innkeeper.games.overbooked.game import GAME
from innkeeper.games.overbooked.state import OverbookedState
from tests.games.overbooked.scenes import airline, can, play, say, scene, why

pytestmark = pytest.mark.both_forms


def hall(**details: object) -> OverbookedState:
    return scene(airline("G", vouchers=1), row="N34 N13 N22 N63", **details)


@pytest.mark.parametrize(
    ("part", "reason"),
    [
        ("place:4.0.1A", "OD-2.2 Card 4 costs 3 vouchers; you have one."),
        ("take:3", "OD-2.2 Card 3 costs 2 vouchers; you have one."),
        ("take:1", "OD-3.1 The passengers of card 1 have to be seated: say where."),
        (
            "place:1.0.1B",
            "OD-3.2 With its first passenger on 1B the card crosses an aisle or the wall: all must sit in one area.",
        ),
        ("place:2.0.1A", "OD-3.7 Card 2 names kinds of seats: take it, then choose the seats one by one."),
        ("ignore:1.1", "OD-6.1 Symbols do not count in this game."),
        ("drop:1.1", "OD-4.1 There are enough rugby players: all of them have to be seated."),
        ("drop:2.4", "OD-4.1 There is no suitcase 4: the card has 3."),
        ("remove:1", "OD-9.3 Cards are put back into the box only in a game for one."),
        ("seat:1A", "OD-2.1 seat:1A is not what is asked now."),
        ("steps:1A", "OD-2.1 steps:1A is not what is asked now."),
        ("done", "OD-2.1 done is not what is asked now."),
    ],
)
def test_refused_when_a_card_is_asked_for(part: str, reason: str) -> None:
    assert why(hall(), part) == reason


def test_a_legal_part_is_not_refused() -> None:
    assert why(hall(), "place:1.0.1A") == ""


def test_refused_with_symbols() -> None:
    state = hall(options="symbols")
    assert why(state, "ignore:1.1") == "OD-6.4 Nobody on this card can be ignored: it has no such symbol."
    state = scene(row="N22 N13 N34 N63", options="symbols")
    assert why(state, "ignore:1.5") == "OD-6.4 There is no suitcase 5: the card has 3."


def test_refused_for_a_shortage() -> None:
    state = scene(row="N46 N13 N34 N63", supply={"green": 1})
    assert why(state, "place:1.0.1A") == "OD-4.1 Only one senior is left: first say who is missing."
    state = scene(row="N29 N13 N34 N63", supply={"green": 2})
    assert why(state, "place:1.0.1A") == "OD-4.1 Only 2 seniors are left: first say who is missing."
    play(state, "drop:1.3")
    assert why(state, "drop:1.3") == "OD-4.1 There is no such senior to be seated any more."
    state = scene(row="N42 N13 N34 N63", supply={"green": 0}, last_round=True)
    assert why(state, "place:1.0.1A") == "OD-4.1 Nobody on card 1 is left: just take it."
    assert why(state, "take:1") == ""


def test_refused_while_seats_are_asked_for_one_by_one() -> None:
    state = scene(seats=4, row="N13 N34 N22 N63")
    play(state, "take:1 seat:1A")
    assert why(state, "seat:1A") == "OD-3.6 Somebody of this card sits on 1A already."
    assert why(state, "seat:1J") == "OD-1.3 There is no seat 1J in these planes."
    assert why(state, "seat:1B") == "OD-3.7 1B is no aisle seat, which this passenger in love asks for."
    assert why(state, "place:2.0.1A") == "OD-2.1 This move is about card 1 already."
    assert why(state, "take:1") == "OD-2.1 take:1 is not what is asked now."


def test_refused_while_the_displaced_wait() -> None:
    state = scene(airline("GY"), row="N35 N34 N22 N63", options="symbols")
    play(state, "place:1.0.1A")
    assert why(state, "steps:3C") == "OD-6.2 Nobody on 3C is waiting for a decision."
    assert why(state, "place:1.0.1A") == "OD-2.1 place:1.0.1A is not what is asked now."


def test_refused_alone_in_the_middle_of_a_move() -> None:
    state = scene(seats=1, row="N13 N34 N22 N63")
    play(state, "take:1")
    assert why(state, "remove:1") == "OD-9.3 A card can be put back only before one is taken."


def test_refused_to_others_and_when_the_game_is_over() -> None:
    state = scene(last_round=True, turn=1)
    assert why(state, "place:1.0.1A", seat=0) == "OD-2.1 It is Bram who is asked now."
    play(state, can(state)[0])
    assert why(state, "place:1.0.1A", seat=0) == "OD-4.3 The game is over."


def test_a_short_row_has_no_card_there() -> None:
    state = scene(deck=False, row="N10 N16")
    assert why(state, "take:3") == "OD-2.1 There is no card at 3: there are 2."


@pytest.mark.rule("OD-3.3")
def test_a_turn_that_fits_nowhere_says_so_among_the_candidates() -> None:
    state = scene(seats=4, row="D06 N34 N22 N63", options="difficult")  # five columns wide
    tried = [GAME.notation(action) for action in GAME.candidates(state, Seat(0))]
    assert "place:1.0.1A" in tried
    assert why(state, "place:1.0.1A") == "OD-3.2 Turned 0° the card fits no seating area."
    assert "place:1.180.1A" in tried


def test_a_card_out_of_reach_is_a_candidate_with_its_price() -> None:
    state = scene(airline(vouchers=0), row="N34 N13 N22 N63")
    tried = {GAME.notation(action) for action in GAME.candidates(state, Seat(0))} - set(can(state))
    assert tried == {"take:2", "take:3", "take:4"}


def test_seats_that_do_not_suit_are_candidates() -> None:
    state = scene(row="N13 N34 N22 N63")
    play(state, "take:1")
    assert len(GAME.candidates(state, Seat(0))) == 50


def test_a_refused_part_changes_nothing_and_says_what_could_be_played() -> None:
    state = scene(row="N34 N13 N22 N63")
    before = GAME.encode(state)
    with pytest.raises(IllegalMove, match="cannot play 'seat:1A' now; it may play place:1") as error:
        play(state, "seat:1A")
    assert error.value.rule == "OD-2.1"
    assert GAME.encode(state) == before


def test_prompts_say_what_is_asked() -> None:
    state = scene(row="N13 N34 N22 N63")
    assert say(GAME.prompt(state, Seat(0))) == (
        "Choose a card: the first is free, each one skipped costs a voucher (you have 6)"
    )
    assert GAME.prompt(state, Seat(1)).key == "prompt-wait"
    play(state, "take:1")
    assert say(GAME.prompt(state, Seat(0))) == "Choose a window seat for a senior"
