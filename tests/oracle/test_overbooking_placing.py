"""Set-up and Phase 1 of Overbooking: rulings OB-01 to OB-16, and what lies on the table meanwhile."""

from typing import Any

import pytest

from tests.oracle.overbooking import GUESTS, Oracle
from tests.oracle.overbooking_table import (
    at,
    choices,
    inn,
    keep_everything,
    lay,
    say,
    table,
    tokens,
    words,
)

FOUR_MONKS = "bird.monk fish.monk stag.monk boar.monk"
FOUR_SOLDIERS = "bird.soldiers fish.soldiers stag.soldiers boar.soldiers"
FULL_QUEUE = "0:stag.maids 0:bird.maids 1:stag.maids 1:bird.maids"
FULL_DOOR = "0:stag.monk 1:stag.monk"


def places(oracle: Oracle, card: str) -> set[str]:
    """Where the acting seat may put this card of its hand."""
    (seat,) = oracle.acting()
    assert card in oracle.players[seat].hand
    return oracle.places_for(card)


def holding(seat: int, cards: str, oracle: Oracle) -> Oracle:
    """The same table with exactly these cards in a hand."""
    oracle.players[seat].hand = cards.split()
    return oracle


# Set-up (OB-02, OB-03).


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_as_many_inns_as_players_lie_out_and_everybody_holds_nine_cards(seats: int) -> None:
    position = table(seats, "1.B 2.A 3.A 4.A"[: 4 * seats - 1], first=1).position()
    expected: dict[str, Any] = {"round": 1, "phase": "placing", "first": 1, "lap": 1, "inn": None, "chosen": None}
    assert {key: position[key] for key in expected} == expected
    assert [found["card"] for found in position["inns"]] == ["1.B", "2.A", "3.A", "4.A"][:seats]
    assert [found["capacity"] for found in position["inns"]] == [10, 8, 15, 8][:seats]
    for player in position["players"]:
        assert (len(player["hand"]), len(player["deck"]), player["tokens"]) == (9, 15, 0)
        assert sorted(player["hand"] + player["deck"]) == sorted(GUESTS)


def test_four_players_see_all_sixteen_inns() -> None:
    oracle = table(4)
    seen = []
    for _ in range(4):
        seen += [inn(oracle, column)["card"] for column in (1, 2, 3, 4)]
        keep_everything(oracle)
    assert (len(seen), len(set(seen)), oracle.phase) == (16, 16, "over")


def test_a_token_lies_at_every_door_that_is_not_closed() -> None:
    oracle = table(2, "2.B 1.A")
    assert [inn(oracle, 1)["token"], inn(oracle, 2)["token"]] == [False, True]


@pytest.mark.parametrize(
    "wrong",
    [
        {"seats": 1},
        {"seats": 5},
        {"first_player": 2},
        {"inns": ["1.A", "1.B", "2.A", "3.A"]},
        {"inns": ["1.A", "2.A", "3.A"]},
        {"options": {"scoring": "royal"}},
        {"options": {"first_player": "seat_0"}, "first_player": 1},
        {"hands": [list(GUESTS)[:9], list(GUESTS)[:8]]},
        {"draws": [list(GUESTS)[9:], list(GUESTS)[8:23]]},
    ],
    ids=str,
)
def test_a_table_that_cannot_be_is_refused(wrong: dict[str, Any]) -> None:
    right = {
        "seats": 2,
        "options": {},
        "first_player": 0,
        "inns": ["1.A", "2.A", "3.A", "4.A"],
        "hands": [list(GUESTS)[:9]] * 2,
        "draws": [list(GUESTS)[9:]] * 2,
    }
    assert Oracle(**right).acting() == [0]  # type: ignore[arg-type]
    with pytest.raises(ValueError, match=r"seat|inn|option|hand"):
        Oracle(**{**right, **wrong})


# Turns and places.


def test_everybody_places_one_card_after_another_five_times() -> None:
    oracle = table(3, "1.A 6.A 5.A", first=2)
    order = []
    while oracle.phase == "placing" and oracle.round == 1:
        order += [(oracle.lap, *oracle.acting())]
        part = min(part for part in choices(oracle) if part != "pass")
        say(oracle, part)
        say(oracle, min(choices(oracle)))
    assert order == [(lap, seat) for lap in (1, 2, 3, 4, 5) for seat in (2, 0, 1)]


def test_a_card_is_chosen_first_and_leaves_the_hand_when_it_is_placed() -> None:
    oracle = table(2, "1.A 6.A", [FOUR_MONKS])
    assert choices(oracle) == {f"card:{card}" for card in oracle.players[0].hand}
    say(oracle, "card:fish.monk")
    assert (oracle.acting(), oracle.position()["chosen"]) == ([0], "fish.monk")
    assert "fish.monk" in oracle.position()["players"][0]["hand"]
    assert choices(oracle) == words("queue:1 door:1 queue:2 door:2")
    say(oracle, "queue:2")
    assert (oracle.acting(), oracle.position()["chosen"]) == ([1], None)
    assert "fish.monk" not in oracle.position()["players"][0]["hand"]
    assert inn(oracle, 2)["queue"] == [{"seat": 0, "card": "fish.monk", "open": False}]


def test_a_card_goes_to_the_outer_end_of_either_side() -> None:  # OB-12
    oracle = table(2, "1.A 6.A", [FOUR_MONKS, FOUR_SOLDIERS])
    say(oracle, "card:fish.monk queue:1 card:bird.soldiers queue:1 card:bird.monk door:1 card:boar.soldiers door:1")
    assert at(oracle, "queue") == ["0:fish.monk", "1:bird.soldiers"]
    assert at(oracle, "door") == ["0:bird.monk", "1:boar.soldiers"]


def test_a_queue_holds_four_cards_and_a_door_two() -> None:
    oracle = table(2, "1.A 6.A")
    card = oracle.players[0].hand[0]
    lay(oracle, "0:stag.maids 0:boar.maids 1:stag.maids", "0:stag.monk")
    assert places(oracle, card) == words("queue:1 door:1 queue:2 door:2")
    lay(oracle, FULL_QUEUE, "0:stag.monk")
    assert places(oracle, card) == words("door:1 queue:2 door:2")
    lay(oracle, "", FULL_DOOR)
    assert places(oracle, card) == words("queue:1 queue:2 door:2")


def test_a_closed_inn_has_a_queue_of_five_and_no_door() -> None:
    oracle = table(2, "2.B 6.A")
    card = oracle.players[0].hand[0]
    lay(oracle, FULL_QUEUE)
    assert places(oracle, card) == words("queue:1 queue:2 door:2")
    lay(oracle, FULL_QUEUE + " 0:boar.maids")
    assert places(oracle, card) == words("queue:2 door:2")


def test_two_closed_inns_hold_exactly_the_ten_cards_of_two_players() -> None:  # OB-11
    oracle = table(2, "2.B 8.B")
    places_said = []
    while oracle.phase == "placing" and oracle.round == 1:
        say(oracle, min(part for part in choices(oracle) if part != "pass"))
        place = min(choices(oracle))
        places_said.append(place)
        say(oracle, place)
    assert places_said == ["queue:1"] * 5 + ["queue:2"] * 5


def test_what_is_not_legal_is_refused_and_changes_nothing() -> None:
    oracle = table(2, "1.A 6.A", [FOUR_MONKS, FOUR_MONKS])
    before = oracle.position()
    for seat, part in ((1, "card:bird.monk"), (0, "pass"), (0, "queue:1"), (0, "card:boar.laborers")):
        with pytest.raises(ValueError, match=f"seat {seat}"):
            oracle.play(seat, part)
    assert oracle.position() == before
    assert oracle.legal(1) == set()


# The inns' filters (OB-13, OB-14).


@pytest.mark.parametrize(
    ("side", "admitted"),
    [
        ("1.A", "monk merchants maids noblewomen soldiers laborers"),
        ("4.A", "monk merchants maids"),
        ("4.B", "noblewomen soldiers laborers"),
        ("7.A", "monk merchants maids noblewomen laborers"),
        ("5.A", "monk merchants maids noblewomen soldiers laborers"),
    ],
)
def test_only_some_guests_may_join_the_queue_but_all_may_go_to_the_door(side: str, admitted: str) -> None:
    oracle = table(2, f"{side} 6.B")
    queued = {card.split(".")[1] for card in GUESTS if "queue:1" in oracle.places_for(card)}
    assert queued == words(admitted)
    assert all("door:1" in oracle.places_for(card) for card in GUESTS)


def test_the_third_family_may_not_join_the_queue_of_two_families() -> None:
    oracle = table(2, "3.A 6.A")
    admitted = {
        "": "bird fish stag boar",
        "0:bird.monk": "bird fish stag boar",
        "0:bird.monk 1:bird.maids": "bird fish stag boar",
        "0:bird.monk 1:fish.maids": "bird fish",
        "0:stag.monk 1:fish.maids 1:stag.maids": "stag fish",
    }
    for queue, families in admitted.items():
        lay(oracle, queue)
        assert {card.split(".")[0] for card in GUESTS if "queue:1" in oracle.places_for(card)} == words(families)


def test_families_at_the_door_count_for_nothing() -> None:
    oracle = table(2, "3.A 6.A")
    lay(oracle, "0:bird.monk", "1:fish.monk 1:stag.monk")
    assert "queue:1" in oracle.places_for("boar.monk")
    lay(oracle, "0:bird.monk 0:fish.monk", "1:boar.monk")
    assert oracle.places_for("boar.monk") == words("door:1 queue:2 door:2")


# Cards that are placed face up (OB-15).


@pytest.mark.parametrize(("side", "open_cards"), [("1.A", []), ("1.B", [1]), ("5.B", [2]), ("2.B", [])])
def test_the_first_or_second_card_of_a_queue_lies_open(side: str, open_cards: list[int]) -> None:
    oracle = table(2, f"{side} 6.A", [FOUR_MONKS, FOUR_MONKS])
    say(oracle, "card:bird.monk queue:1 card:bird.monk queue:1 card:fish.monk queue:1 card:fish.monk queue:1")
    queue = inn(oracle)["queue"]
    assert [place for place, found in enumerate(queue, start=1) if found["open"]] == open_cards


@pytest.mark.parametrize("side", ["1.B", "5.B"])
def test_cards_at_the_door_lie_face_down_and_do_not_count(side: str) -> None:
    oracle = table(2, f"{side} 6.A", [FOUR_MONKS, FOUR_MONKS])
    say(oracle, "card:bird.monk door:1 card:bird.monk door:1 card:fish.monk queue:1 card:fish.monk queue:1")
    assert [found["open"] for found in inn(oracle)["door"]] == [False, False]
    assert [found["open"] for found in inn(oracle)["queue"]] == [side == "1.B", side == "5.B"]


# Tokens (OB-16).


def test_the_first_card_at_a_door_takes_the_token_at_once() -> None:
    oracle = table(2, "1.A 6.A", [FOUR_MONKS, FOUR_MONKS])
    say(oracle, "card:bird.monk queue:1 card:bird.monk door:1")
    assert (tokens(oracle), inn(oracle)["token"]) == ([0, 1], False)
    say(oracle, "card:fish.monk door:1")
    assert tokens(oracle) == [0, 1]
    say(oracle, "card:fish.monk door:2")
    assert (tokens(oracle), inn(oracle, 2)["token"]) == ([0, 2], False)


# Passing (OB-07 to OB-10).


def test_only_who_goes_last_may_keep_the_fifth_card() -> None:
    oracle = table(3, first=1)
    may_pass = []
    while oracle.phase == "placing" and oracle.round == 1:
        if "pass" in choices(oracle):
            may_pass.append((oracle.lap, *oracle.acting()))
        say(oracle, min(part for part in choices(oracle) if part != "pass"))
        assert "pass" not in choices(oracle)  # a card that is chosen must be placed
        say(oracle, min(choices(oracle)))
    assert may_pass == [(5, 0)]


def who_may_pass(seats: int) -> list[int]:
    """The seat that may keep a card in each round, everybody placing monks as long as they may."""
    oracle = table(seats)
    found = []
    while oracle.acting():
        if "pass" in choices(oracle):
            found += oracle.acting()
            say(oracle, "pass")
        else:
            say(oracle, min(choices(oracle)))
    return found


@pytest.mark.parametrize(("seats", "last"), [(2, [1, 0, 1, 0]), (3, [2, 0, 1, 2]), (4, [3, 0, 1, 2])])
def test_the_seat_that_goes_last_changes_with_the_first_player(seats: int, last: list[int]) -> None:
    assert who_may_pass(seats) == last


def test_a_card_that_is_kept_stays_in_the_hand_and_five_are_drawn_all_the_same() -> None:  # OB-08
    oracle = table(2)
    hands = []
    while oracle.acting():
        part = "pass" if "pass" in choices(oracle) else min(choices(oracle))
        if oracle.phase == "placing" and oracle.lap == 1 and oracle.chosen is None:
            hands.append((*oracle.acting(), len(oracle.players[oracle.acting()[0]].hand)))
        say(oracle, part)
    assert hands == [(0, 9), (1, 9), (1, 10), (0, 9), (0, 10), (1, 10), (1, 11), (0, 10)]
    assert [len(player["hand"]) for player in oracle.position()["players"]] == [6, 6]
    assert [player["deck"] for player in oracle.position()["players"]] == [[], []]


def narrow() -> Oracle:
    """Only small groups find a place, in the queue of column 1."""
    oracle = table(2, "4.A 2.B")
    lay(oracle, "", FULL_DOOR)
    lay(oracle, FULL_QUEUE + " 0:boar.maids", column=2)
    return oracle


def test_only_cards_that_can_go_somewhere_are_offered_and_one_of_them_must_go() -> None:  # OB-09
    oracle = holding(0, "bird.soldiers bird.monk fish.maids fish.laborers", narrow())
    assert choices(oracle) == words("card:bird.monk card:fish.maids")


def test_who_can_place_nothing_passes_and_keeps_the_cards() -> None:  # OB-10
    oracle = holding(0, "bird.soldiers", narrow())
    holding(1, FOUR_MONKS, oracle)
    assert choices(oracle) == {"pass"}
    say(oracle, "pass")
    assert oracle.players[0].hand == ["bird.soldiers"]
    assert oracle.acting() == [1]
    assert tokens(oracle) == [0, 0]


def test_a_placement_that_was_passed_is_tried_anew_but_never_made_up_for() -> None:  # OB-10
    oracle = holding(0, "bird.soldiers fish.soldiers", narrow())
    holding(1, FOUR_MONKS, oracle)
    say(oracle, "pass")
    say(oracle, "card:bird.monk queue:1")
    assert (oracle.lap, oracle.acting(), choices(oracle)) == (2, [0], {"pass"})
    oracle.inns[0].door = []
    assert choices(oracle) == words("card:bird.soldiers card:fish.soldiers")
    say(oracle, "card:bird.soldiers door:1")
    assert (oracle.lap, oracle.acting()) == (2, [1])
