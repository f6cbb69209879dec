"""4. Running out, and the end [OD-4], rulings D1 to D7."""

import pytest

from innkeeper.games.overbooked.game import GAME
from tests.games.overbooked.scenes import (
    airline,
    asked,
    can,
    drawn,
    left,
    play,
    rules_of,
    scene,
    told,
    why,
)

pytestmark = pytest.mark.both_forms

GREENS = "N29 N10 N35 N63"  # N29 is .Y. / GGG / .W.


@pytest.mark.rule("OD-4.1")  # D3
def test_if_too_few_are_left_the_player_chooses_who_is_missing_also_before_the_last_round() -> None:
    state = scene(row=GREENS, supply={"green": 2})
    assert can(state, "drop:1") == ["drop:1.2", "drop:1.3", "drop:1.4"]
    assert can(state, "place:1") == []
    play(state, "drop:1.3")
    assert {part.split(".")[0] for part in can(state)} == {"place:1"}
    happened = play(state, "place:1.0.1E")
    assert drawn(state) == "....Y..... ...G.G.... ....W....."
    assert left(state, "green") == 0
    assert told(happened)[1] == "No senior is left for one suitcase."
    assert rules_of(happened, "drop") == ["OD-4.1"]


@pytest.mark.rule("OD-4.1")
def test_as_many_are_dropped_as_are_missing_in_any_order() -> None:
    state = scene(row=GREENS, supply={"green": 1})
    play(state, "drop:1.4")
    assert can(state) == ["drop:1.2", "drop:1.3"]
    play(state, "drop:1.2")
    assert {part.split(":")[0] for part in can(state)} == {"place"}


@pytest.mark.rule("OD-4.1")
def test_after_the_first_drop_the_move_is_about_that_card() -> None:
    state = scene(row=GREENS, supply={"green": 1})
    play(state, "drop:1.4")
    assert why(state, "place:3.0.1A") == "OD-2.1 This move is about card 1 already."


@pytest.mark.rule("OD-4.1")
def test_a_colour_that_is_out_is_dropped_by_itself() -> None:
    state = scene(row=GREENS, supply={"green": 0}, last_round=True)
    assert can(state, "drop") == []
    play(state, "place:1.0.1E")
    assert drawn(state) == "....Y..... .......... ....W....."


@pytest.mark.rule("OD-4.1")  # D4
def test_whoever_is_dropped_needs_no_seat_inside_the_area() -> None:
    state = scene(row=GREENS, supply={"green": 0}, last_round=True)
    assert "place:1.0.1A" in can(state)  # Y over W in the first column: a senior would sit outside the plane
    assert why(scene(row=GREENS), "place:1.0.1A").startswith("OD-3.2")


@pytest.mark.rule("OD-4.1")  # D5
def test_nobody_is_dropped_for_whom_there_is_a_passenger() -> None:
    state = scene(row=GREENS, supply={"green": 3})
    assert can(state, "drop") == []
    assert why(state, "drop:1.2") == "OD-4.1 There are enough seniors: all of them have to be seated."


@pytest.mark.rule("OD-4.1")  # D6
def test_a_card_of_which_nobody_is_left_may_be_taken() -> None:
    state = scene(row="N16 N10 N35 N63", supply={"green": 0}, last_round=True)  # GG
    assert can(state, "take") == ["take:1"]
    assert can(state, "place:1") == []
    play(state, "take:1")
    assert drawn(state) == ""
    assert len(state.airlines[0].cards) == len(state.airlines[1].cards) + 1
    assert asked(state) == 1


@pytest.mark.rule("OD-4.1")
def test_of_a_preference_card_those_who_are_there_are_seated() -> None:
    state = scene(row="N13 N10 N35 N63", supply={"green": 1, "red": 0}, last_round=True)
    assert can(state, "drop") == ["drop:1.1", "drop:1.3"]
    play(state, "drop:1.1")
    assert can(state) == [f"seat:{row}{column}" for row in range(1, 6) for column in "BEFI"]
    play(state, "seat:2B")
    assert drawn(state) == ".......... .G........"


@pytest.mark.rule("OD-4.2")  # D1
def test_a_colour_that_is_out_after_a_turn_makes_the_round_the_last() -> None:
    state = scene(row="N16 N10 N35 N63", supply={"green": 2})
    happened = play(state, "place:1.0.1A")
    assert state.last_round
    assert rules_of(happened, "last-round") == ["OD-4.2"]
    assert told(happened)[-1] == "The seniors have run out: this is the last round."
    assert asked(state) == 1


@pytest.mark.rule("OD-4.2")
def test_several_colours_may_run_out_at_once() -> None:
    state = scene(row="N10 N16 N35 N63", supply={"green": 1, "white": 1})
    assert len(rules_of(play(state, "place:1.0.1A"), "last-round")) == 2
    assert asked(state) == 1


@pytest.mark.rule("OD-4.2", "OD-6.2")  # D7
def test_the_last_round_is_never_taken_back() -> None:
    state = scene(
        airline(),
        airline("BG"),
        row="N35 N10 N16 N63",  # N35 is BR, replace
        supply={"green": 0},
        last_round=True,
        turn=1,
        options="symbols",
    )
    play(state, "place:1.0.1A done")
    assert left(state, "green") == 1
    assert asked(state) is None


@pytest.mark.rule("OD-4.2")  # D7
def test_a_colour_that_was_out_only_in_between_does_not_end_the_game() -> None:
    state = scene(airline("B"), row="N35 N10 N16 N63", supply={"blue": 1}, options="symbols")
    play(state, "place:1.0.1A done")  # the last blue takes the place of a blue, who goes back
    assert left(state, "blue") == 1
    assert not state.last_round


@pytest.mark.rule("OD-6.2", "OD-4.1")  # D7
def test_a_card_cannot_seat_whom_it_sends_back() -> None:
    state = scene(airline("B"), row="N35 N10 N16 N63", supply={"blue": 0}, last_round=True, options="symbols")
    play(state, "place:1.0.1A done")  # only the red comes, into the seat of the blue
    assert drawn(state) == "R........."
    assert left(state, "blue") == 1


@pytest.mark.rule("OD-4.3")  # D2
def test_the_last_round_is_played_to_its_end() -> None:
    state = scene(seats=3, row="N16 N10 N35 N63", supply={"green": 2}, first=1)
    for seat in (1, 2, 0):
        assert asked(state) == seat
        play(state, can(state)[0])
    assert asked(state) is None
    assert len({len(one.cards) for one in state.airlines}) == 1


@pytest.mark.rule("OD-4.3")  # D2
def test_when_the_last_of_the_round_brings_the_end_the_game_ends_at_once() -> None:
    state = scene(row="N16 N10 N35 N63", supply={"green": 2}, turn=1)
    assert asked(state) == 1
    play(state, "place:1.0.4A")
    assert asked(state) is None


@pytest.mark.rule("OD-4.3")
def test_otherwise_a_new_round_begins() -> None:
    state = scene(turn=1)
    played = state.round
    play(state, can(state)[0])
    assert state.round == played + 1
    assert asked(state) == 0


@pytest.mark.rule("OD-4.4")  # B6
def test_a_turn_without_a_card_is_void_and_the_game_ends_with_the_round() -> None:
    state = scene(row="N16", deck=False, options="difficult")
    happened = play(state, "place:1.0.1A")
    assert rules_of(happened, "void") == ["OD-4.4"]
    assert asked(state) is None
    assert [len(one.cards) for one in state.airlines] == [41, 40]
    assert GAME.encode(GAME.decode(GAME.encode(state))) == GAME.encode(state)


@pytest.mark.rule("OD-4.4")
def test_when_the_round_takes_the_last_cards_the_next_one_is_void_for_all() -> None:
    state = scene(row="N16", deck=False, turn=1)
    happened = play(state, "place:1.0.1A")
    assert rules_of(happened, "void") == ["OD-4.4"] * 2
    assert asked(state) is None
    assert GAME.encode(GAME.decode(GAME.encode(state))) == GAME.encode(state)
