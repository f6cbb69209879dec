"""What is refused, with the rule and what would make it legal; main cases of every file are asserted there too."""

import pytest

from innkeeper.engine.errors import IllegalMove
from innkeeper.engine.seats import Action, Seat
from innkeeper.games.bloody_inn.game import GAME
from innkeeper.games.bloody_inn.state import InnState
from tests.games.bloody_inn.scenes import can, dawn, phrase, play, player, rest, scene, why_not

pytestmark = pytest.mark.both_forms

# --- The action


@pytest.mark.rule("BI-3.5", "BI-3.2")
@pytest.mark.parametrize(
    ("cards", "held"), [("", "no accomplices"), ("peasant", "one accomplice"), ("peasant baron", "2 accomplices")]
)
def test_too_few_accomplices_for_anybody_in_the_inn(cards: str, held: str) -> None:
    state = scene(player(hand=cards, corpses="duke"), rooms="major")
    assert why_not(state, "bribe") == ("BI-3.5", f"You hold {held}, too few for anybody in the inn.")
    assert why_not(state, "kill") == ("BI-3.5", f"You hold {held}, too few to kill anybody in the inn.")
    assert why_not(state, "bury") == ("BI-3.5", f"You hold {held}, too few to bury any of your corpses.")


@pytest.mark.rule("BI-3.3", "BI-3.5")
def test_too_few_other_cards_to_build() -> None:
    state = scene(player(hand="monk"))
    assert why_not(state, "build") == ("BI-3.5", "Each of your cards asks for more other cards than you hold.")


@pytest.mark.rule("BI-7.1", "BI-3.5")
def test_nowhere_to_bury() -> None:
    state = scene(player(corpses="baron", annexes="barn:novice"), player(annexes="barn:novice"))
    assert why_not(state, "bury") == ("BI-7.1", "Every annex is full: there must be a free place to bury somebody.")


# --- The target


@pytest.mark.rule("BI-3.2")
def test_a_guest_who_is_too_dear() -> None:
    state = scene(player(hand="peasant"), rooms="archbishop monk count")
    play(state, "kill")
    refused = "The {} is rank {} and asks for {}; you can pay for 1."
    assert why_not(state, "room:1") == ("BI-3.2", refused.format("Archbishop", 3, "3 accomplices"))
    assert why_not(state, "room:3") == ("BI-3.2", refused.format("Count", 2, "2 accomplices"))


@pytest.mark.rule("BI-3.2")
def test_with_an_empty_hand_even_rank_one_is_too_dear() -> None:
    state = scene(player(), rooms="monk novice")
    play(state, "bribe")
    refused = "The Monk is rank 1 and asks for one accomplice; you can pay for 0."
    assert why_not(state, "room:1") == ("BI-3.2", refused)


@pytest.mark.rule("BI-3.3")
def test_the_card_to_be_built_is_not_counted_in() -> None:
    state = scene(player(hand="duke count monk"))
    play(state, "build")
    refused = "The Duke is rank 3 and asks for 3 accomplices; you can pay for 2."
    assert why_not(state, "card:duke") == ("BI-3.3", refused)


@pytest.mark.rule("BI-7.2")
def test_a_corpse_that_is_too_dear() -> None:
    state = scene(player(hand="baron", corpses="duke novice"))
    play(state, "bury")
    refused = "The Duke is rank 3 and asks for 3 accomplices; you can pay for 1."
    assert why_not(state, "corpse:duke") == ("BI-3.2", refused)


@pytest.mark.rule("BI-7.4")
def test_a_corpse_for_which_there_is_no_place_any_more() -> None:
    state = scene(
        player(corpses="baron novice monk", annexes="barn:baron archbishop:count,count,viscount"),
    )
    play(state, "bury corpse:baron")  # the barn of the other one is the last place
    assert can(state) == ["under:1.barn"]


# --- Accomplices


@pytest.mark.rule("BI-3.2")
@pytest.mark.parametrize(
    ("played", "said"), [("", "2 more accomplices are needed."), (" play:baron", "One more accomplice is needed.")]
)
def test_ending_the_payment_too_early(played: str, said: str) -> None:
    state = scene(player(hand="baron baron baron", annexes="representative"), rooms="major")
    play(state, "bribe room:1" + played)
    assert why_not(state, "done") == ("BI-3.2", said)


# --- Other seats, other times, other things


@pytest.mark.rule("BI-3.1")
def test_another_seat_is_told_who_is_asked() -> None:
    state = scene(seats=3, turn=2)
    assert why_not(state, "pass", seat=0) == ("BI-3.1", "It is Bram who is asked now.")


@pytest.mark.rule("BI-3.1")
@pytest.mark.parametrize("part", ["room:1", "done", "play:baron", "buy:1", "pay:0", "under:0.barn"])
def test_the_answer_to_another_question_is_refused(part: str) -> None:
    assert why_not(scene(player(hand="baron", cash=20)), part) == ("BI-3.1", f"{part} is not what is asked now.")


@pytest.mark.rule("BI-4.1")
def test_nobody_can_be_bribed_where_nobody_is() -> None:
    state = scene(player(hand="baron", corpses="novice"), rooms="novice")
    play(state, "bribe")
    assert why_not(state, "room:4") == ("BI-4.1", "Nobody is in room 4.")
    assert why_not(state, "bistro") == ("BI-4.1", "Nobody is in the bistro.")


@pytest.mark.rule("BI-3.2")
def test_a_second_corpse_of_the_same_kind_is_refused_for_its_rank() -> None:
    state = scene(player(hand="baron", corpses="monk monk novice", annexes="archbishop"))
    play(state, "bury corpse:monk")
    assert why_not(state, "corpse:monk") == (
        "BI-3.2",
        "The Monk is rank 1 and asks for one accomplice; you can still pay for 0.",
    )


@pytest.mark.rule("BI-3.2")
def test_a_refused_part_raises_its_rule_says_what_would_be_legal_and_changes_nothing() -> None:
    state = scene(player(hand="peasant"), rooms="archbishop monk")
    play(state, "bribe")
    before = GAME.encode(state)
    with pytest.raises(IllegalMove, match="seat 0 cannot play 'room:1' now; it may play room:2") as refused:
        GAME.play(state, Seat(0), GAME.parse("room:1"))
    assert refused.value.rule == "BI-3.2"
    assert GAME.encode(state) == before


def has_a_reason_for_exactly_what_is_not_legal(state: InnState) -> bool:
    seat = GAME.acting(state)[0]
    legal = GAME.legal(state, seat)
    refused = [action for action in range(GAME.actions) if GAME.why_not(state, seat, Action(action)) is not None]
    return refused == [action for action in range(GAME.actions) if action not in legal]


@pytest.mark.parametrize(
    "move",
    [
        *["", "bribe", "bribe room:2", "kill", "kill room:3", "bury", "bury corpse:novice", "pass"],
        *["build", "build card:monk", "build card:monk play:baron"],
    ],
)
def test_at_night_there_is_a_reason_for_exactly_what_is_not_legal(move: str) -> None:
    held = player(hand="baron monk", cash=20, corpses="novice", annexes="shopkeeper butcher")
    state = scene(held, rooms="duke monk novice", bistro=1)
    play(state, move)
    assert has_a_reason_for_exactly_what_is_not_legal(state)


def test_in_the_evening_and_in_the_morning_too() -> None:
    assert has_a_reason_for_exactly_what_is_not_legal(scene(rooms="novice", arriving="duke"))
    state = dawn(player(hand="baron monk", cash=11, checks=2, corpses="novice"), rooms="- - major")
    rest(state)
    assert has_a_reason_for_exactly_what_is_not_legal(state)
    play(state, "pay:0")
    assert can(state)[0].startswith("dismiss")
    assert has_a_reason_for_exactly_what_is_not_legal(state)


@pytest.mark.parametrize(
    ("move", "part", "said"),
    [
        ("", "pass", "Pass"),
        ("bribe", "room:2", "Bribe the Monk, rank 1, room 2"),
        ("kill", "bistro", "Kill a peasant in the bistro"),
        ("build", "card:duke", "Build the Stables (Duke, rank 3)"),
        ("bury", "corpse:novice", "Bury the Novice, rank 0, 8 F"),
        ("bury corpse:novice", "under:0.barn", "Under your Barn: 8 F for you"),
        ("bury corpse:novice", "under:1.barn", "Under the Barn of Bram: 4 F each"),
        ("pass", "buy:2", "Buy 2 checks for 20 F"),
        ("pass", "done", "Just pass"),
    ],
)
def test_each_part_says_what_it_does(move: str, part: str, said: str) -> None:
    held = "baron viscount peasant duke novice"
    state = scene(player(hand=held, cash=25, corpses="novice"), rooms="count monk", bistro=1)
    play(state, move)
    assert phrase(state, part) == said


@pytest.mark.rule("BI-8.3")
def test_no_check_can_be_bought_that_is_not_in_the_box() -> None:
    state = scene(player(cash=40, checks=20), player(checks=10), options="thirty")
    play(state, "pass")
    assert why_not(state, "buy:1") == ("BI-8.3", "No check is left in the box.")
