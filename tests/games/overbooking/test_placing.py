"""Phase 1: placing cards [OB-2]."""

import pytest

from innkeeper.games.overbooking.game import GAME
from innkeeper.games.overbooking.state import BookingState
from tests.games.overbooking.scenes import (
    asked,
    can,
    door,
    hand,
    last,
    lodged,
    play,
    queue,
    scene,
    seen,
    tale,
    things,
    token,
    told,
    why_not,
)

pytestmark = pytest.mark.both_forms

FULL_QUEUE = "A:bird.monk A:bird.merchants B:bird.monk B:bird.merchants"
FULL_DOOR = "A:boar.monk B:boar.monk"


def place_anything(state: BookingState) -> str:
    """The first card to the first place; who placed it."""
    seat = asked(state)
    play(state, can(state).split()[0])
    play(state, can(state).split()[0])
    return seat


# --- The order of turns


@pytest.mark.rule("OB-2.1")
@pytest.mark.parametrize(("first", "order"), [(0, "ABC"), (1, "BCA"), (2, "CAB")])
def test_clockwise_from_the_first_player_five_cards_each(first: int, order: str) -> None:
    state = scene("[1.A]", "[6.A]", "[5.A]", first=first)
    assert "".join(place_anything(state) for _ in range(14)) == (order * 5)[:-1]
    assert seen(state)["phase"] == "placing"
    place_anything(state)
    assert seen(state)["round"] == 2  # nothing was to be asked at the inns


@pytest.mark.rule("OB-2.1")
def test_the_lap_is_counted() -> None:
    state = scene("[1.A]", "[6.A]")
    laps = []
    for _ in range(10):
        laps.append(seen(state)["lap"])
        if len(laps) < 10:
            place_anything(state)
    assert laps == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5]


@pytest.mark.rule("OB-2.1", "OB-2.2")
def test_a_placement_is_one_move_of_two_parts() -> None:
    state = scene("[1.A]", "[6.A]", hands=["bird.monk stag.maids"])
    assert can(state) == "card:bird.monk card:stag.maids"
    play(state, "card:stag.maids")
    assert (asked(state), hand(state)) == ("A", "bird.monk stag.maids")
    assert can(state) == "queue:1 queue:2 door:1 door:2"
    play(state, "door:2")
    assert (asked(state), hand(state), door(state, 2)) == ("B", "bird.monk", "A:stag.maids")


# --- Where cards go


@pytest.mark.rule("OB-2.2")
def test_a_card_goes_to_the_outer_end_and_never_between_others() -> None:  # OB-12
    state = scene("B:bird.monk [1.A] B:bird.maids A:bird.maids", "[6.A]", hands=["stag.monk fish.monk", "boar.maids"])
    play(state, "card:stag.monk queue:1 card:boar.maids queue:1 card:fish.monk door:1")
    assert queue(state) == "B:bird.maids A:bird.maids A:stag.monk B:boar.maids"
    assert door(state) == "B:bird.monk A:fish.monk"


@pytest.mark.rule("OB-2.2")
def test_a_card_goes_face_down() -> None:
    state = scene("[1.A]", "[6.A]", hands=["stag.monk", "boar.monk"])
    play(state, "card:stag.monk queue:1 card:boar.monk door:2")
    view = seen(state)
    assert [view["houses"][0]["queue"][0]["open"], view["houses"][1]["door"][0]["open"]] == [False, False]
    assert view["houses"][0]["queue"][0]["face"] is view["houses"][1]["door"][0]["face"] is None


@pytest.mark.rule("OB-2.3")
def test_four_cards_queue_at_an_inn_and_no_more() -> None:
    state = scene(f"[1.A] {FULL_QUEUE}", "[6.A] A:fish.monk A:fish.maids B:fish.monk", hands=["stag.monk", "boar.monk"])
    play(state, "card:stag.monk")
    assert can(state) == "queue:2 door:1 door:2"
    assert why_not(state, "queue:1") == ("OB-2.3", "The queue of inn 1 is full: 4 may wait there.")
    play(state, "queue:2 card:boar.monk")
    assert can(state) == "door:1 door:2"


@pytest.mark.rule("OB-2.4")
def test_two_cards_wait_at_a_back_door_and_no_more() -> None:
    state = scene(
        "A:boar.monk [1.A]", f"{FULL_DOOR} [6.A]".replace("A:boar", "A:stag"), hands=["fish.maids", "fish.monk"]
    )
    play(state, "card:fish.maids")
    assert can(state) == "queue:1 queue:2 door:1"
    assert why_not(state, "door:2") == ("OB-2.4", "Two cards wait at the back door of inn 2 already.")
    play(state, "door:1 card:fish.monk")
    assert can(state) == "queue:1 queue:2"


@pytest.mark.rule("OB-2.4")
@pytest.mark.parametrize("inn", ["4.A", "4.B", "7.A", "3.A"])
@pytest.mark.parametrize("card", ["bird.monk", "bird.soldiers", "stag.laborers"])
def test_whatever_the_sign_says_anybody_may_go_to_the_back_door(inn: str, card: str) -> None:
    line = " A:fish.monk B:boar.maids" if inn == "3.A" else ""
    state = scene(f"[{inn}]{line}", "[1.A]", hands=[card, None])
    play(state, f"card:{card}")
    assert "door:1" in can(state)


@pytest.mark.rule("OB-2.3", "OB-2.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_by_count_there_is_always_room(seats: int) -> None:  # OB-11: two closed doors and two seats fit exactly
    state = GAME.new(seats, {}, 3)
    room = sum(5 if house["inn"]["rule"] == "back_door_closed" else 6 for house in seen(state)["houses"])
    assert room >= 5 * seats
    closed = scene("[2.B]", "[8.B]", hands=[None, None])
    for _ in range(10):
        place_anything(closed)
    assert (seen(closed)["round"], len(hand(closed, "B").split())) == (2, 9 - 5 + 5)


# --- Tokens


@pytest.mark.rule("OB-2.5")
def test_the_first_card_at_a_back_door_takes_the_token_at_once() -> None:
    state = scene("* [1.A]", "* [6.A]", hands=["bird.monk stag.monk", "bird.maids"])
    play(state, "card:bird.monk")
    happened = play(state, "door:1")
    assert (token(state, 1), token(state, 2), things(state, "A")["tokens"]) == (False, True, 1)
    assert tale(happened)[1] == ("OB-2.5", "Anna takes the token at inn 1.")
    play(state, "card:bird.maids door:1")
    assert things(state, "B")["tokens"] == 0


@pytest.mark.rule("OB-2.5")
def test_one_player_may_take_several_tokens() -> None:  # OB-16
    state = scene("* [1.A]", "* [6.A]", hands=["bird.monk stag.monk", "bird.maids"], tokens=[3])
    play(state, "card:bird.monk door:1 card:bird.maids queue:1 card:stag.monk door:2")
    assert (things(state, "A")["tokens"], token(state, 1), token(state, 2)) == (5, False, False)


@pytest.mark.rule("OB-2.5")
def test_the_queue_brings_no_token() -> None:
    state = scene("* [1.A]", "[6.A]", hands=["bird.monk"])
    play(state, "card:bird.monk queue:1")
    assert (token(state), things(state, "A")["tokens"]) == (True, 0)


# --- Placing is a duty; but the last may keep the fifth card


@pytest.mark.rule("OB-2.6")
@pytest.mark.parametrize(("lap", "turn"), [(1, 1), (4, 2), (5, 1)])
def test_whoever_can_place_a_card_must(lap: int, turn: int) -> None:  # OB-09
    state = scene("[1.A]", "[6.A]", lap=lap, turn=turn)
    assert "pass" not in can(state).split()
    assert why_not(state, "pass") == (
        "OB-2.6",
        "You can place a card, so you must; only the last of the round may keep the fifth card.",
    )


@pytest.mark.rule("OB-2.6")
@pytest.mark.parametrize(("first", "last_seat"), [(0, "B"), (1, "A")])
def test_the_seat_that_goes_last_may_keep_its_fifth_card(first: int, last_seat: str) -> None:  # OB-07, OB-08
    state = last("[1.A]", "[6.A]", first=first, hands=["bird.monk stag.monk"] * 2)
    assert (asked(state), can(state)) == (last_seat, "card:bird.monk card:stag.monk pass")
    happened = play(state, "pass")
    assert tale(happened)[0] == ("OB-2.6", f"{'Bram' if last_seat == 'B' else 'Anna'} keeps the fifth card.")
    assert len(hand(state, last_seat).split()) == 2 + 5
    assert {"bird.monk", "stag.monk"} < set(hand(state, last_seat).split())


@pytest.mark.rule("OB-2.6")
def test_the_one_who_goes_last_may_place_the_fifth_card_too() -> None:
    state = last("[1.A]", "[6.A] B:stag.maids", hands=["", "bird.monk stag.monk"])
    play(state, "card:bird.monk queue:2")
    assert lodged(state) == "B:stag.maids B:bird.monk"


@pytest.mark.rule("OB-2.6", "OB-5.4")
def test_who_always_keeps_the_fifth_card_may_hold_eleven() -> None:  # OB-08: with two, the same seat is last twice
    state = GAME.new(2, {"first_player": "seat_0"}, 5)
    most = 0
    while GAME.acting(state):
        parts = can(state).split()
        play(state, parts[-1] if parts[-1] in ("pass", "decline") else parts[0])
        most = max(most, *(len(hotelier.hand) for hotelier in state.hoteliers))
    assert most == 11


# --- Nothing can be placed


BARRED = "[4.B] A:stag.soldiers A:stag.laborers B:stag.soldiers"  # large groups only, one free place


@pytest.mark.rule("OB-2.7")
def test_who_can_place_no_card_passes_openly_and_keeps_them() -> None:  # OB-10
    street = (f"{FULL_DOOR} {BARRED}", "A:boar.maids B:boar.maids [6.A] " + FULL_QUEUE)
    state = scene(*street, hands=["fish.monk fish.maids", "fish.laborers"], lap=3)
    assert can(state) == "pass"
    assert why_not(state, "card:fish.monk") == (
        "OB-2.7",
        "The Monk of the fish may not join any queue now, and every back door is taken.",
    )
    assert tale(play(state, "pass")) == [("OB-2.7", "Anna cannot place any card, and passes.")]
    assert (asked(state), hand(state)) == ("B", "fish.monk fish.maids")
    play(state, "card:fish.laborers queue:1")
    assert (asked(state), seen(state)["lap"], can(state)) == ("A", 4, "pass")  # it is asked anew


@pytest.mark.rule("OB-2.7")
def test_one_card_that_can_go_anywhere_must_be_placed() -> None:
    street = (f"{FULL_DOOR} {BARRED}", "A:boar.maids B:boar.maids [6.A] " + FULL_QUEUE)
    state = scene(*street, hands=["fish.monk fish.laborers", ""], lap=3)
    assert can(state) == "card:fish.laborers"
    play(state, "card:fish.laborers")
    assert can(state) == "queue:1"


@pytest.mark.rule("OB-2.7")
def test_a_pass_is_not_made_up_for_and_changes_no_draw() -> None:
    street = (f"{FULL_DOOR} {BARRED}", "A:boar.maids B:boar.maids [6.A] " + FULL_QUEUE)
    state = scene(*street, hands=["fish.monk fish.maids", ""], lap=4)
    while seen(state)["round"] == 1:
        play(state, can(state).split()[-1])
    assert len(hand(state).split()) == 2 + 5


@pytest.mark.rule("OB-2.7")
def test_an_empty_hand_passes() -> None:
    state = scene("[1.A]", "[6.A]", hands=["", None])
    assert can(state) == "pass"


@pytest.mark.rule("OB-2.6", "OB-2.7")
def test_the_last_of_the_round_who_can_place_nothing_looks_like_one_who_keeps_a_card() -> None:
    street = (f"{FULL_DOOR} {BARRED}", "A:boar.maids B:boar.maids [6.A] " + FULL_QUEUE)
    stuck = last(*street, hands=["", "fish.monk fish.maids"])
    free = last(*street, hands=["", "fish.monk fish.laborers"])
    assert can(stuck) == "pass"
    assert can(free) == "card:fish.laborers pass"
    stories = []
    for state in (stuck, free):
        stories.append(told(play(state, "pass"), 0)[0])
        assert things(state, "B")["passed"] == things(state, "B")["ruled_out"] == []
    assert stories[0] == stories[1]
