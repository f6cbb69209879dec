"""Positions as data: written down and read back exactly, and refused when they cannot be."""

import json
from typing import Any

import pytest

from innkeeper.engine.errors import BadPosition
from innkeeper.games.bloody_inn.game import GAME
from innkeeper.games.bloody_inn.state import InnState
from tests.games.bloody_inn.pieces import pieces
from tests.games.bloody_inn.scenes import can, dawn, pass_night, play, player, position, scene

pytestmark = pytest.mark.both_forms

ANNA = player(
    hand="baron novice peasant",
    cash=20,
    checks=2,
    corpses="count",
    annexes="barn:newsboy abbot:monk,monk duke",
)


def table() -> dict[str, Any]:
    return position(ANNA, rooms="major - monk", bistro=1, gone="baron", entrance="novice count count")


def refused(data: dict[str, Any]) -> str:
    with pytest.raises(BadPosition) as error:
        GAME.decode(data)
    return str(error.value)


BURY_A_COUNT = "bury corpse:count play:baron play:viscount discard:baron"

# --- Exactly


@pytest.mark.parametrize(
    "move",
    [
        *["", "bribe", "bribe room:3", "kill room:1", "bury corpse:count play:baron", "build card:duke"],
        *["pass", "pass buy:1", "build card:novice"],
    ],
)
def test_a_position_is_read_back_as_it_was_written_also_in_the_middle_of_a_move(move: str) -> None:
    state = scene(
        player(hand="baron monk monk duke novice", cash=20, corpses="count", annexes="barn:newsboy abbot"),
        rooms="major - monk",
    )
    for part in move.split():
        play(state, part)
    written = json.loads(json.dumps(GAME.encode(state)))
    twin = GAME.decode(written)
    assert GAME.encode(twin) == written
    assert can(twin) == can(state)
    pass_night(twin)
    pass_night(state)
    assert GAME.encode(twin) == GAME.encode(state)


ASKED: dict[str, tuple[InnState, str]] = {
    "door": (GAME.new(3, {"doors": "chosen"}), "room:4"),
    "room": (scene(rooms="novice", arriving="duke", entrance="monk count"), "room:3"),
    "discard": (scene(player(hand="baron viscount", corpses="count", annexes="priest")), BURY_A_COUNT),
    "grave": (scene(player(corpses="baron baron", annexes="archbishop")), "bury corpse:baron corpse:baron"),
    "token": (scene(player(hand="concierge baron baron"), service="2:1"), "build card:concierge play:baron play:baron"),
    "gravedigger": (dawn(player(cash=30, checks=2, corpses="baron"), rooms="- - major"), "pass"),
    "dismiss": (dawn(player(hand="baron monk novice", cash=1)), "pass dismiss:monk"),
    "unpaid": (dawn(player(hand="baron monk novice", cash=12), options="unlimited"), "pass"),
}


@pytest.mark.parametrize("question", ASKED)
def test_so_is_every_other_question(question: str) -> None:
    asked, move = ASKED[question]
    state = asked.copy()
    play(state, move)
    written = json.loads(json.dumps(GAME.encode(state)))
    assert written["question"] == question
    twin = GAME.decode(written)
    while GAME.acting(state):
        assert GAME.encode(twin) == GAME.encode(state)
        part = can(state)[0]
        play(state, part)
        play(twin, part)
    assert GAME.scores(twin) == GAME.scores(state)


def test_reading_does_not_change_what_was_read() -> None:
    data = table()
    before = json.dumps(data)
    play(GAME.decode(data), "pass buy:1")
    assert json.dumps(data) == before


def test_a_copy_shares_nothing_that_changes() -> None:
    state = GAME.decode(table())
    before = GAME.encode(state)
    twin = state.copy()
    play(twin, "bribe room:3 play:baron")
    pass_night(twin)
    assert GAME.encode(state) == before


def test_no_card_and_no_franc_comes_from_nowhere() -> None:
    state = GAME.decode(table())
    counted = pieces(state)
    play(state, "bury corpse:count play:baron play:novice under:0.duke")
    pass_night(state)
    assert pieces(state) == counted == {}


# --- What cannot be


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ({"seats": 5}, "seats is a whole number from 1 to 4, not 5."),
        ({"seats": True}, "seats is a whole number from 1 to 4, not True."),
        ({"first": 2}, "first is a whole number from 0 to 1, not 2."),
        ({"phase": "noon"}, "phase is one of doors, evening, night, morning, over, not 'noon'."),
        ({"lost": 0}, "lost is true or false, not 0."),
        ({"top": "sheriff"}, "'sheriff' in top is no guest"),
        ({"keys": [0, 1]}, "keys is a list of 8, not [0, 1]."),
        ({"service": ["white"] + [None] * 7}, "'white' in service is no seat of 2."),
        ({"asked": 2}, "2 in asked is no seat of 2."),
        ({"targets": ["sheriff"]}, "'sheriff' in targets is no target."),
        ({"chance": [1, 2, 3]}, "chance cannot be read"),
        ({"innkeepers": []}, "innkeepers is a list of 2, not []."),
        ({"innkeepers": [1, 2]}, "each of innkeepers is an object."),
        ({"account": [0]}, "account is a list of 16, not [0]."),
        ({"sesaon": 1}, "'sesaon'"),
    ],
)
def test_data_that_is_no_position_is_refused_with_the_field(wrong: dict[str, Any], reason: str) -> None:
    assert reason in refused(table() | wrong)


@pytest.mark.parametrize("field", sorted(table()))
def test_a_position_that_lacks_a_field_is_refused(field: str) -> None:
    data = table()
    del data[field]
    assert refused(data) == f"the position lacks {field!r}."


@pytest.mark.rule("BI-1.1")
def test_no_card_is_there_more_often_than_in_the_box() -> None:
    data = position(player(hand="duke"), rooms="major")
    data["guests"][1] = "duke"
    assert refused(data) == "there are 2 of 'duke' on the table, and 1 in the game."


@pytest.mark.rule("BI-1.2")
def test_there_are_no_more_peasants_than_were_dealt() -> None:
    assert "5 of 'peasant' on the table, and 4 in the game" in refused(position(bistro=5))
    GAME.decode(position(seats=3, bistro=6))


@pytest.mark.rule("BI-1.3")
def test_the_box_holds_as_many_as_were_put_back() -> None:
    data = table()
    data["coming"] -= 1
    assert refused(data) == "35 travelers are put back into the box in this game, not 36."
    data = position(season=2, entrance="novice duke")
    data["box"].pop()
    assert refused(data) == "35 travelers are put back into the box in this game, not 34."


@pytest.mark.rule("BI-1.6")
def test_the_top_of_the_entrance_stack_is_open() -> None:
    assert refused(table() | {"top": None}) == "the top of the entrance stack is open while there is one."


@pytest.mark.rule("BI-1.4")
def test_as_many_rooms_are_open_as_there_are_keys() -> None:
    assert refused(position(keys="0 1 w w")) == "5 rooms are open with 2 seats, not 4."
    assert refused(position(keys="0 1 w w w", rooms="- - - - - novice")) == "room 6 is closed and yet in use."
    assert refused(position(service="6:1")) == "room 6 is closed and yet in use."


@pytest.mark.rule("BI-4.2")
def test_peasants_sleep_in_no_room() -> None:
    assert refused(position(rooms="- peasant")) == "a peasant is in room 2: peasants stay in the bistro."


@pytest.mark.rule("BI-1.7")
def test_nobody_has_more_than_forty_francs_in_coins() -> None:
    assert refused(position(player(cash=41))) == "seat 0 has 41 francs; the wealth track ends at 40."
    GAME.decode(position(player(cash=41), options="unlimited"))


@pytest.mark.rule("BI-11.1")
def test_with_unlimited_wealth_there_are_no_checks() -> None:
    data = position(player(cash=41, checks=1), options="unlimited")
    assert refused(data) == "with unlimited wealth all money counts as cash, but seat 0 has checks."
    assert "exclude each other" in refused(position(options="unlimited thirty"))


@pytest.mark.rule("BI-10.4")
def test_the_account_adds_up() -> None:
    data = table()
    data["account"][0] += 1
    assert refused(data) == "the account of seat 0 does not add up to its 40 francs."


@pytest.mark.rule("BI-5.1")
@pytest.mark.parametrize("guest", ["major", "peasant"])
def test_what_cannot_be_built_is_no_annex(guest: str) -> None:
    assert refused(position(player(annexes=guest))) == f"seat 0 cannot have built {guest!r}."


@pytest.mark.rule("BI-1.2")
def test_the_first_annex_is_the_barn_and_there_is_one() -> None:
    data = table()
    data["innkeepers"][1]["annexes"] = []
    assert refused(data) == "the first annex of seat 1 is its barn."
    data["innkeepers"][1]["annexes"] = ["barn", "barn"]
    assert refused(data) == "seat 1 cannot have built 'barn'."


@pytest.mark.rule("BI-7.1")
def test_no_annex_holds_more_corpses_than_its_rank() -> None:
    data = position(player(annexes="barn:monk,baron"))
    assert refused(data) == "under 'barn' of seat 0 there is room for 1 corpses only."
    assert "there is room for 0" in refused(position(player(annexes="barn novice:monk")))


@pytest.mark.rule("BI-9.3")
def test_in_the_first_night_no_card_can_be_missing() -> None:
    reason = refused(position(entrance="novice duke", game_round=1))
    assert reason.endswith("cards are missing, and no police has come yet.")


@pytest.mark.rule("BI-11.5")
def test_only_a_solitaire_game_can_be_lost() -> None:
    assert refused(table() | {"lost": True}) == "only a solitaire game can be lost."


@pytest.mark.rule("BI-3.1")
def test_somebody_is_asked_exactly_while_the_game_goes_on() -> None:
    reason = "somebody is asked something exactly while the game is not over."
    assert refused(table() | {"phase": "over"}) == reason
    assert refused(table() | {"asked": None}) == reason
    assert refused(table() | {"question": "nothing"}) == reason


@pytest.mark.rule("BI-2.1")
def test_a_traveler_arrives_exactly_while_a_room_is_asked_for() -> None:
    data = table() | {"arriving": "novice"}
    assert refused(data) == "a traveler is arriving exactly while a room is asked for."


def test_a_question_without_an_answer_is_refused() -> None:
    full = player(annexes="barn:novice")
    data = position(full, full) | {"question": "grave", "deed": "bury", "targets": ["corpse:monk"], "parts": 2}
    data["unseen"].remove("monk")
    data["coming"] -= 1
    assert refused(data) == "seat 0 is asked something it cannot answer."


def test_a_target_that_is_not_there_is_refused() -> None:
    data = position(rooms="novice") | {"question": "target", "deed": "kill", "parts": 2}
    assert refused(data | {"targets": ["room:3"]}) == "'room:3' is nobody to kill."
    assert refused(data | {"targets": ["play:novice"]}) == "'play:novice' is nobody to kill."


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"question": "accomplice"}, "the question 'accomplice' does not go with the deed 'none'."),
        ({"question": "accomplice", "deed": "pass"}, "the question 'accomplice' does not go with the deed 'pass'."),
        ({"question": "token", "deed": "build"}, "the question 'token' supposes a target."),
        (
            {"question": "accomplice", "deed": "bury", "targets": ["room:1"]},
            "'room:1' is nothing to bury.",
        ),
        ({"question": "dismiss"}, "the question 'dismiss' belongs to the morning."),
        ({"owed": 2}, "accomplices are still to be let go exactly while somebody is asked whom."),
        ({"cost": 3}, "the ranks of the targets make 0, not 3."),
        ({"targets": ["room:1"]}, "without a deed on somebody there are no targets, and no accomplices played."),
    ],
)
def test_a_question_goes_with_its_phase_its_deed_and_its_targets(changes: dict[str, Any], sentence: str) -> None:
    assert refused(position(rooms="novice") | changes) == sentence


def test_cards_are_in_order() -> None:
    data = table()
    data["innkeepers"][0]["hand"].reverse()
    assert refused(data) == "hand and corpses of seat 0 are to be in the order of components.toml."


@pytest.mark.parametrize("pile", ["unseen", "exit", "box"])
def test_piles_without_an_order_are_written_in_the_order_of_the_box(pile: str) -> None:
    data = position(season=2, gone="novice duke")
    data[pile].reverse()
    assert refused(data) == "unseen, exit and box are to be in the order of components.toml."
