"""Positions as data: written down and read back exactly, and refused when they cannot be."""

import json
from typing import Any

import pytest

from innkeeper.engine.errors import BadPosition
from innkeeper.games.overbooking.game import GAME
from tests.games.overbooking.pieces import pieces
from tests.games.overbooking.scenes import can, in_order, last, opened, play, position, scene

pytestmark = pytest.mark.both_forms

BARRED = "[4.B] A:stag.soldiers A:stag.laborers B:stag.soldiers"
FULL = "A:boar.maids B:boar.maids [6.A] A:bird.monk A:bird.merchants B:bird.monk B:bird.merchants"


def table(**details: Any) -> dict[str, Any]:
    street = ("B:bird.noblewomen * [1.A] A:bird.monk", "[1.B] B:fish.laborers A:fish.maids".replace("1.B", "5.B"))
    return position(*street, **details)


def checking() -> dict[str, Any]:
    """The owner of Noblewomen is asked, after Merchants have acted and a card has been picked."""
    state = opened("B:bird.noblewomen B:stag.noblewomen [1.A] A:bird.monk B:fish.monk B:stag.monk", "[6.A]")
    play(state, "pick:2")
    return GAME.encode(state)


def passed() -> dict[str, Any]:
    """Anna has passed; Bram is asked."""
    state = scene("A:boar.monk B:boar.monk " + BARRED, FULL, hands=["fish.monk fish.maids", "fish.laborers"], lap=3)
    play(state, "pass")
    return GAME.encode(state)


def refused(data: dict[str, Any]) -> str:
    with pytest.raises(BadPosition) as error:
        GAME.decode(data)
    return str(error.value)


def changed(data: dict[str, Any], *path: str | int, to: Any) -> dict[str, Any]:
    """The same data with something else there."""
    twin: dict[str, Any] = json.loads(json.dumps(data))
    place: Any = twin
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = to
    return twin


# --- Exactly


@pytest.mark.parametrize("moves", ["", "card:stag.soldiers", "card:stag.soldiers door:2", "card:stag.soldiers queue:1"])
def test_a_position_is_read_back_as_it_was_written_also_in_the_middle_of_a_move(moves: str) -> None:
    state = GAME.decode(table(hands=["stag.soldiers stag.monk", "boar.monk"], lap=2))
    play(state, moves)
    written = json.loads(json.dumps(GAME.encode(state)))
    twin = GAME.decode(written)
    assert GAME.encode(twin) == written
    assert can(twin) == can(state)
    while GAME.acting(state):
        part = can(state).split()[0]
        play(state, part)
        play(twin, part)
    assert GAME.encode(twin) == GAME.encode(state)


@pytest.mark.parametrize("data", [checking(), passed()])
def test_so_is_one_while_inns_are_checked_and_one_with_a_pass(data: dict[str, Any]) -> None:
    assert GAME.encode(GAME.decode(json.loads(json.dumps(data)))) == data


def test_reading_does_not_change_what_was_read() -> None:
    data = table()
    before = json.dumps(data)
    state = GAME.decode(data)
    play(state, " ".join([can(state).split()[0], "queue:1"]))
    assert json.dumps(data) == before


def test_a_copy_shares_nothing_that_changes() -> None:
    state = GAME.decode(table())
    before = GAME.encode(state)
    twin = state.copy()
    while GAME.acting(twin):
        play(twin, can(twin).split()[0])
    assert GAME.encode(state) == before


def test_no_card_comes_from_nowhere() -> None:
    state = last("B:bird.maids [1.A] B:fish.monk A:bird.monk", "[6.A]")
    counted = pieces(state)
    play(state, "pass")
    play(state, "replace:1")
    assert pieces(state) == counted


# --- What cannot be


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ({"seats": 5}, "seats is a whole number from 2 to 4, not 5."),
        ({"seats": 3}, "hoteliers is a list of 3, not"),
        ({"round": 5}, "round is a whole number from 1 to 4, not 5."),
        ({"phase": "night"}, "phase is one of placing, checking, over, not 'night'."),
        ({"peek": 1}, "peek is true or false, not 1."),
        ({"scoring": "x"}, "scoring is one of beginner, expert, off, not 'x'."),
        ({"first": 2}, "first is a whole number from 0 to 1, not 2."),
        ({"step": 11}, "step is a whole number from 0 to 10, not 11."),
        ({"stack": [2, 2]}, "stack holds inn cards from 1 to 8, each once and in order, not [2, 2]."),
        ({"stack": [3, 2]}, "stack holds inn cards from 1 to 8, each once and in order, not [3, 2]."),
        ({"picks": [0, 0]}, "picks are different places in a queue, from 0, not [0, 0]."),
        ({"picks": [6]}, "picks are different places in a queue, from 0, not [6]."),
        ({"asked": 2}, "asked is a whole number from 0 to 1, not 2."),
        ({"question": "who"}, "question is one of card, place, pick, soldiers, maids, nothing, not 'who'."),
        ({"chosen": "monk"}, "chosen is one of bird.monk, "),
        ({"chance": [1, 2, 3]}, "chance cannot be read"),
        ({"hoteliers": [1, 2]}, "each of hoteliers is an object."),
        ({"houses": [1, 2]}, "each of houses is an object."),
        ({"huoses": 1}, "'huoses'"),
    ],
)
def test_data_that_is_no_position_is_refused_with_the_field(wrong: dict[str, Any], reason: str) -> None:
    assert reason in refused(table() | wrong)


@pytest.mark.parametrize("field", sorted(table()))
def test_a_position_that_lacks_a_field_is_refused(field: str) -> None:
    data = table()
    del data[field]
    assert refused(data) == f"the position lacks {field!r}."


@pytest.mark.parametrize(
    ("path", "wrong", "reason"),
    [
        (("hoteliers", 0, "hand"), ["bird.king"], "'bird.king' in hand is no card; cards look like bird.monk."),
        (("hoteliers", 0, "tokens"), -1, "tokens is a whole number from 0 to 16, not -1."),
        (("hoteliers", 0, "passed"), [1], "passed is empty, or has a number or null for each of 2 inns, not [1]."),
        (("hoteliers", 0, "passed"), [1, 6], "no queue in passed is longer than 5: [1, 6]."),
        (("houses", 0, "inn"), "9.A", "inn is one of 1.A, "),
        (("houses", 0, "door"), ["bird.monk"], "each card at an inn is an object of seat, card and open."),
        (("houses", 0, "door", 0, "seat"), 2, "seat is a whole number from 0 to 1, not 2."),
        (("houses", 0, "token"), None, "token is true or false, not None."),
    ],
)
def test_so_is_what_is_wrong_further_in(path: tuple[str | int, ...], wrong: Any, reason: str) -> None:
    assert reason in refused(changed(table(), *path, to=wrong))


# --- Inns


@pytest.mark.rule("OB-1.3", "OB-5.1")
def test_every_inn_card_is_in_one_place() -> None:
    assert refused(changed(table(), "houses", 1, "inn", to="1.B")) == "an inn card is on the table twice."
    assert refused(table() | {"stack": [2, 3]}) == "6 inn cards are unused in round 1."
    assert refused(table(game_round=3) | {"stack": []}) == "4 inn cards are unused in round 3."


# --- Cards


@pytest.mark.rule("OB-1.2")
def test_each_card_is_there_once() -> None:
    data = table(hands=["stag.monk"])
    twice = changed(data, "hoteliers", 0, "hand", to=["stag.monk", "stag.monk"])
    assert refused(twice) == "stag.monk of seat 0 is on the table 2 times, not once."
    assert (
        refused(changed(data, "hoteliers", 0, "hand", to=[]))
        == "stag.monk of seat 0 is on the table 0 times, not once."
    )


@pytest.mark.rule("OB-1.2")
def test_hand_and_deck_are_sorted_so_that_equal_knowledge_is_equal_data() -> None:
    data = table()
    hand = data["hoteliers"][0]["hand"][::-1]
    wrong = changed(data, "hoteliers", 0, "hand", to=hand)
    assert refused(wrong) == "hand and deck of seat 0 are to be in the order of components.toml."


@pytest.mark.rule("OB-1.5", "OB-5.4")
def test_decks_become_smaller_round_by_round() -> None:
    data = table()
    deck, hand = data["hoteliers"][0]["deck"], data["hoteliers"][0]["hand"]
    moved = changed(data, "hoteliers", 0, "deck", to=deck[:-1])
    moved["hoteliers"][0]["hand"] = [deck[-1], *hand]
    assert refused(moved) == "the deck of seat 0 has 15 cards in round 1."


# --- At the inns


@pytest.mark.rule("OB-2.3", "OB-2.4", "OB-3.7")
@pytest.mark.parametrize(
    ("drawn", "reason"),
    [
        ("A:bird.monk A:fish.monk A:stag.monk [1.A]", "too much lies at the back door of inn 1."),
        ("A:bird.monk [2.B]", "too much lies at the back door of inn 1."),
        ("* [2.B]", "too much lies at the back door of inn 1."),
        ("[1.A] A:bird.monk A:fish.monk A:stag.monk A:boar.monk B:bird.monk", "too many queue at inn 1."),
        ("[4.A] A:bird.soldiers", "bird.soldiers may not queue at inn 1."),
        ("[4.B] A:bird.monk", "bird.monk may not queue at inn 1."),
        ("[7.A] A:bird.soldiers", "bird.soldiers may not queue at inn 1."),
        ("[3.A] A:bird.monk B:fish.monk A:stag.monk", "stag.monk may not queue at inn 1."),
    ],
)
def test_nobody_lies_where_the_rules_do_not_let_them(drawn: str, reason: str) -> None:
    assert refused(position(drawn, "[6.A]")) == reason


@pytest.mark.rule("OB-2.3", "OB-3.7")
def test_five_may_queue_at_a_closed_door() -> None:
    assert scene("[2.B] A:bird.monk A:fish.monk A:stag.monk A:boar.monk B:bird.monk", "[6.A]").seats == 2


@pytest.mark.rule("OB-3.8", "OB-3.9", "OB-2.2")
def test_cards_lie_open_only_where_the_sign_says_so() -> None:
    for inn, place, how in (("1.A", 0, "face down"), ("1.B", 0, "open"), ("5.B", 1, "open"), ("5.B", 0, "face down")):
        data = position(f"B:fish.monk [{inn}] A:bird.monk B:bird.monk", "[6.A]")
        wrong = changed(data, "houses", 0, "queue", place, "open", to=how == "face down")
        assert refused(wrong) == f"place {place + 1} in the queue of inn 1 lies {how}."
        at_door = changed(data, "houses", 0, "door", 0, "open", to=True)
        assert refused(at_door) == "those at the back door of inn 1 lie face down."


@pytest.mark.rule("OB-4.1")
def test_at_the_inn_being_checked_all_lies_open_and_nobody_waits_at_those_settled() -> None:
    data = checking()
    assert refused(changed(data, "houses", 0, "queue", 0, "open", to=False)) == (
        "inn 1 is being checked: all its cards lie open."
    )
    later = opened("[6.A]", "B:bird.noblewomen [1.A] B:bird.monk", hands=["fish.monk fish.maids", None])
    moved = changed(GAME.encode(later), "houses", 0, "queue", to=[{"seat": 0, "card": "fish.monk", "open": True}])
    moved["hoteliers"][0]["hand"] = ["fish.maids"]
    assert refused(moved) == "inn 1 has been settled, and yet somebody waits there."


@pytest.mark.rule("OB-4.4")
def test_six_may_queue_at_the_inn_being_checked() -> None:
    line = "[1.A] A:bird.monk A:fish.monk A:stag.monk A:boar.monk"
    full = GAME.encode(opened(f"B:bird.maids B:bird.monk {line}", "[6.A]"))
    assert len(full["houses"][0]["queue"]) == 5
    assert GAME.encode(GAME.decode(full)) == full


# --- The clock and the question


@pytest.mark.rule("OB-2.1", "OB-4.1")
@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ({"step": 9}, "inns are checked after all have placed their cards, and one of them is open."),
        ({"open_column": False}, "inns are checked after all have placed their cards, and one of them is open."),
        ({"question": "card"}, "while an inn is checked, the owner of a card at its door is asked."),
        ({"acted": 2}, "while an inn is checked, the owner of a card at its door is asked."),
        ({"question": "maids"}, "seat 1 has no such card acting at the door of inn 1."),
        ({"asked": 0}, "seat 0 has no such card acting at the door of inn 1."),
        ({"picks": [3]}, "only cards in the queue are picked."),
        ({"extra": 7}, "extra is a whole number from -6 to 6, not 7."),
        ({"chosen": "bird.monk"}, "a card is chosen exactly while its place is asked for."),
    ],
)
def test_while_inns_are_checked(wrong: dict[str, Any], reason: str) -> None:
    assert refused(checking() | wrong) == reason


IDLE = "while no inn is being checked, column, acted and extra are 0, picks empty, open_column false."


@pytest.mark.rule("OB-2.1")
@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ({"column": 1}, IDLE),
        ({"acted": 1}, IDLE),
        ({"extra": 3}, IDLE),
        ({"picks": [0]}, IDLE),
        ({"open_column": True}, IDLE),
        ({"phase": "over"}, "the game is over after the fourth round."),
        ({"asked": 1}, "it is not the turn of seat 1 to place a card."),
        ({"asked": None}, "somebody is asked something exactly while the game is not over."),
        ({"question": "nothing"}, "somebody is asked something exactly while the game is not over."),
        ({"question": "maids"}, "while cards are placed, a card or its place is asked for."),
        ({"step": 0}, "while cards are placed, a card or its place is asked for."),
        ({"question": "place"}, "a card is chosen exactly while its place is asked for."),
        ({"question": "place", "chosen": "stag.monk"}, "seat 0 does not hold stag.monk."),
    ],
)
def test_while_cards_are_placed(wrong: dict[str, Any], reason: str) -> None:
    assert refused(table(hands=["stag.soldiers"]) | wrong) == reason


@pytest.mark.rule("OB-2.7")
def test_a_card_is_chosen_only_if_it_can_be_placed() -> None:
    data = position("A:boar.monk B:boar.monk " + BARRED, FULL, hands=["fish.monk", "fish.laborers"], lap=3)
    wrong = data | {"question": "place", "chosen": "fish.monk"}
    assert refused(wrong) == "seat 0 is asked something it cannot answer."


# --- Passes


@pytest.mark.rule("OB-2.7")
def test_a_seat_that_has_passed_holds_nothing_it_could_have_placed() -> None:
    data = passed()
    assert data["hoteliers"][0]["passed"] == [3, 4]
    anna = data["hoteliers"][0]
    assert "fish.soldiers" in anna["deck"]
    deck = in_order([*anna["deck"], "fish.maids"])
    deck.remove("fish.soldiers")
    wrong = changed(data, "hoteliers", 0, to=anna | {"hand": ["fish.monk", "fish.soldiers"], "deck": deck})
    assert refused(wrong) == "seat 0 holds fish.soldiers, which its pass has ruled out."


@pytest.mark.rule("OB-2.7")
@pytest.mark.parametrize(
    ("lengths", "reason"),
    [
        ([3, 5], "seat 0 passed when more queued at inn 2 than do now."),
        ([None, 4], "what the pass of seat 0 told is null exactly for the inns opened since."),
    ],
)
def test_a_pass_fits_the_queues(lengths: list[int | None], reason: str) -> None:
    assert refused(changed(passed(), "hoteliers", 0, "passed", to=lengths)) == reason


@pytest.mark.rule("OB-2.7")
def test_what_a_pass_has_ruled_out_is_not_in_the_hand() -> None:
    wrong = changed(passed(), "hoteliers", 0, "ruled_out", to=["fish.monk"])
    assert refused(wrong) == "seat 0 holds fish.monk, which its pass has ruled out."


# --- The end


@pytest.mark.rule("OB-6.1")
def test_a_finished_game_is_read_back_and_lies_empty() -> None:
    state = last("[1.A] A:bird.monk", "[6.A]", game_round=4)
    play(state, "pass")
    data = GAME.encode(state)
    assert GAME.encode(GAME.decode(data)) == data
    moved = changed(data, "houses", 0, "queue", to=[{"seat": 0, "card": "bird.monk", "open": False}])
    moved["hoteliers"][0]["lodged"] = []
    assert refused(moved) == "inn 1 has been settled, and yet somebody waits there."
