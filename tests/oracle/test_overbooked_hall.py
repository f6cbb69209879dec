"""Set-up, turns, vouchers and rounds of Overbooked: rulings A1 to B6, D1, D2 and G1."""

from typing import Any

import pytest

from tests.oracle.overbooked import CARDS, EVENTS, Oracle
from tests.oracle.overbooked_table import (
    choices,
    leave,
    plane,
    player,
    row,
    row_vouchers,
    say,
    supply,
    table,
    vouchers,
    words,
)

NORMAL = [card for card in CARDS if CARDS[card]["back"] == "normal"]
TWICE = ["buddy_time", "buddy_time"]
NO_MOVE: dict[str, Any] = {"card": None, "ignored": None, "dropped": [], "seated": {}, "displaced": {}}


def positions(oracle: Oracle) -> set[str]:
    """The waiting areas whose card the acting seat may choose."""
    return {part.split(":")[1].split(".")[0] for part in choices(oracle)}


# Set-up.


@pytest.mark.parametrize(("seats", "tokens"), [(1, 20), (2, 20), (3, 30), (4, 30)])
def test_a2_a_new_table(seats: int, tokens: int) -> None:
    position = table(seats, "N05 N10 N16 N42", first=seats - 1).position()
    expected: dict[str, Any] = {
        "round": 1,
        "turn": seats - 1,
        "first": seats - 1,
        "last_round": False,
        "over": False,
        "won": None,
        "row": ["N05", "N10", "N16", "N42"],
        "row_vouchers": [0, 0, 0, 0],
        "supply": dict.fromkeys(words("red white blue yellow green"), tokens),
        "unseen": [card for card in NORMAL if card not in words("N05 N10 N16 N42")],
        "removed": [],
        "events": [],
        "players": [{"vouchers": 6, "steps": {}, "cards": [], "plane": {}}] * seats,
        "move": NO_MOVE,
    }
    assert position == expected


def test_a1_whoever_was_drawn_begins_and_the_turn_goes_clockwise() -> None:
    oracle = table(3, "N16 N42 N10", first=2)
    turns = []
    for part in ["place:1.0.1A"] * 4:
        turns += oracle.acting()
        say(oracle, part)
    assert (turns, oracle.position()["first"], oracle.position()["round"]) == ([2, 0, 1, 2], 2, 2)


def test_a3_g1_nine_difficult_cards_come_in_if_agreed() -> None:
    assert len(table().deck) == 72 - 4
    assert len(table(difficult="yes").deck) == 81 - 4
    oracle = table(2, "D06", difficult="yes")
    say(oracle, "place:1.90.1E")
    assert (player(oracle)["cards"], plane(oracle)) == (["D06"], "1E:Y 2D:G 3E:Y 4D:B 5E:R")


def test_a4_the_order_of_the_deck_is_not_told() -> None:
    shuffled = table(2, "N05 N10 N16 N42 N01").position()
    assert shuffled == table(2, "N05 N10 N16 N42 N02").position()


def test_a5_everybody_has_six_vouchers_and_none_is_made_or_lost() -> None:
    oracle = table(4, "N16 N42 N10 N23 N48")
    assert vouchers(oracle) == [6, 6, 6, 6]
    say(oracle, "place:4.0.1A place:4.0.1A")
    assert sum(vouchers(oracle)) + sum(row_vouchers(oracle)) == 24


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"seats": 0}, "cannot be first among 0"),
        ({"seats": 5}, "cannot be first among 5"),
        ({"first_player": 2}, "seat 2 cannot be first"),
        ({"options": {"first_player": "seat_0"}, "first_player": 1}, "first_player=seat_0"),
        ({"options": {"symbols": "some"}}, "no option symbols=some"),
        ({"options": {"luck": "yes"}}, "no option luck=yes"),
        ({"cards": NORMAL[1:]}, "not the cards that play"),
        ({"cards": list(CARDS)}, "not the cards that play"),
        ({"options": {"difficult": "yes"}}, "not the cards that play"),
        ({"events": ["buddy_time"]}, "are not the events"),
        ({"options": {"event": "buddy_time"}}, "are not the events"),
        ({"options": {"event": "buddy_time"}, "events": ["full_flight"]}, "is not the event buddy_time"),
        ({"options": {"second_event": "random"}, "events": ["full_flight"]}, "no second event"),
        ({"options": {"event": "buddy_time", "second_event": "buddy_time"}, "events": TWICE}, "the same card"),
        ({"options": {"event": "random", "second_event": "random"}, "events": TWICE}, "are not the events"),
        ({"seats": 1, "options": {"event": "random"}, "events": ["buddy_time"]}, "do not apply"),
    ],
)
def test_a_table_that_cannot_be_is_refused(wrong: dict[str, Any], says: str) -> None:
    right: dict[str, Any] = {"seats": 2, "options": {}, "first_player": 0, "cards": NORMAL, "events": []}
    Oracle(**right)
    with pytest.raises(ValueError, match=says):
        Oracle(**{**right, **wrong})


def test_events_lie_on_the_table_in_their_order() -> None:
    assert table(2, events=["full_flight", "buddy_time"]).position()["events"] == ["full_flight", "buddy_time"]
    drawn = table(2, events=EVENTS[:2], event="random", second_event="random")
    assert drawn.position()["events"] == ["adorable_kids", "buddy_time"]


# Turn and vouchers.


def test_b1_there_is_no_passing() -> None:
    oracle = table(2, "N16 N42 N10 N13")
    assert {part.split(":")[0] for part in choices(oracle)} == {"place", "take"}


def test_an_illegal_part_changes_nothing() -> None:
    oracle = table(2, "N16 N42 N10 N13")
    before = oracle.position()
    for seat, part in ((1, "place:1.0.1A"), (0, "place:1.0.1C"), (0, "seat:1A"), (0, "remove:1"), (0, "take:1")):
        with pytest.raises(ValueError, match="cannot say"):
            oracle.play(seat, part)
    assert oracle.position() == before


@pytest.mark.parametrize(("held", "reachable"), [(0, "1"), (1, "1 2"), (2, "1 2 3"), (3, "1 2 3 4"), (6, "1 2 3 4")])
def test_b2_who_holds_fewer_vouchers_has_fewer_choices(held: int, reachable: str) -> None:
    oracle = table(2, "N16 N42 N10 N13")
    oracle.players[0].vouchers = held
    assert positions(oracle) == words(reachable)


def test_b3_the_rulebook_example_the_fourth_card_costs_a_voucher_on_each_of_the_first_three() -> None:
    oracle = table(2, "N16 N42 N10 N23 N48")
    say(oracle, "place:4.0.1A")
    assert (vouchers(oracle), row_vouchers(oracle)) == ([3, 6], [1, 1, 1, 0])
    assert (row(oracle), player(oracle)["cards"]) == (["N16", "N42", "N10", "N48"], ["N23"])


def test_b3_vouchers_on_the_taken_card_are_collected_after_paying() -> None:
    oracle = table(2, "N16 N42 N10 N23 N48")
    say(oracle, "place:4.0.1A place:3.0.1A")
    assert (vouchers(oracle), row_vouchers(oracle)) == ([3, 6 - 2 + 1], [2, 2, 0, 0])
    say(oracle, "place:1.90.1C")
    assert (vouchers(oracle), row_vouchers(oracle)) == ([5, 5], [2, 0, 0, 0])


def test_b3_collected_vouchers_cannot_pay_for_the_same_turn() -> None:
    oracle = table(2, "N16 N42 N10 N23")
    oracle.players[0].vouchers = 0
    oracle.row[1].vouchers = 5
    assert positions(oracle) == {"1"}


def test_b4_cards_close_up_with_their_vouchers_and_a_new_one_comes_in_without() -> None:
    oracle = table(2, "N16 N42 N10 N23 N48 N56")
    for waiting, lying in zip(oracle.row, (1, 2, 3, 4), strict=True):
        waiting.vouchers = lying
    say(oracle, "place:2.0.1A")
    assert (row(oracle), row_vouchers(oracle)) == (["N16", "N10", "N23", "N48"], [2, 3, 4, 0])
    assert "N48" not in oracle.position()["unseen"]
    assert vouchers(oracle) == [6 - 1 + 2, 6]


def test_b5_vouchers_on_open_cards_at_the_end_are_nobodys() -> None:
    oracle = table(2, "N16 N42 N10 N23")
    leave(oracle, white=0)
    say(oracle, "place:4.0.1A place:4.0.1A")
    assert oracle.position()["over"]
    assert [found["vouchers"] for found in oracle.breakdown()] == [3 // 2, 3 // 2]
    assert row_vouchers(oracle) == [2, 2, 2, 0]


def test_b6_without_a_deck_the_row_gets_shorter() -> None:
    oracle = table(2, "N16 N42 N10 N23")
    oracle.deck.clear()
    say(oracle, "place:2.0.1A")
    assert (row(oracle), row_vouchers(oracle)) == (["N16", "N10", "N23", None], [1, 0, 0, 0])
    assert positions(oracle) == {"1", "2", "3"}


@pytest.mark.parametrize(("left", "rounds"), [(1, 1), (2, 2), (3, 2)])
def test_b6_a_turn_without_any_card_is_void_and_the_game_ends_with_the_round(left: int, rounds: int) -> None:
    oracle = table(2, "N16 N42 N10 N23")
    oracle.deck.clear()
    del oracle.row[left:]
    say(oracle, " ".join(["place:1.0.1A"] * left))
    position = oracle.position()
    assert (position["over"], position["last_round"], position["round"], position["turn"]) == (True, True, rounds, None)
    assert position["row"] == [None] * 4


# The last round.


def test_d1_d2_the_round_is_finished_when_a_colour_has_run_out() -> None:
    oracle = table(3, "N16 N42 N10 N23 N48 N56", first=1)
    leave(oracle, green=2)
    say(oracle, "place:1.0.1A")
    assert (oracle.position()["last_round"], oracle.acting()) == (True, [2])
    say(oracle, "take:1")
    assert (oracle.position()["last_round"], oracle.acting()) == (True, [0])
    say(oracle, "place:1.0.1A")
    assert (oracle.acting(), oracle.position()["over"], oracle.position()["round"]) == ([], True, 1)
    assert supply(oracle) == "R30 W29 B30 Y30 G0"


def test_d2_if_the_last_of_the_round_empties_a_colour_the_game_is_over_at_once() -> None:
    oracle = table(2, "N10 N16 N42 N23", first=1)
    leave(oracle, green=3)
    say(oracle, "place:1.0.1A")
    assert not oracle.position()["last_round"]
    say(oracle, "place:1.0.1A")
    assert (oracle.position()["last_round"], oracle.acting()) == (True, [])


def test_rounds_are_counted_and_all_have_equally_many_turns() -> None:
    oracle = table(2, "N16 N42 N10 N23 N48")
    say(oracle, "place:1.0.1A place:1.0.1A")
    assert oracle.position()["round"] == 2
    say(oracle, "place:1.0.3A")
    leave(oracle, red=0)
    say(oracle, "place:1.0.3A")
    assert (oracle.position()["over"], oracle.position()["round"]) == (True, 2)
    assert [len(player(oracle, seat)["cards"]) for seat in (0, 1)] == [2, 2]
