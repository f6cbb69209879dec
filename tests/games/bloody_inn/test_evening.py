"""Evening: travelers arrive [BI-2]."""

import pytest

from innkeeper.engine.chance import seeded
from innkeeper.engine.seats import NOBODY
from innkeeper.games.bloody_inn.game import GAME
from innkeeper.games.bloody_inn.state import InnState
from tests.games.bloody_inn.scenes import (
    asked,
    can,
    cash,
    dawn,
    gone,
    pass_night,
    play,
    player,
    rooms,
    scene,
    tale,
    top,
    why_not,
)

pytestmark = pytest.mark.both_forms

FULL = "novice baron newsboy monk mechanic"
"""Every open room of a game with two seats is let."""


def phase(state: InnState) -> str:
    name: str = GAME.view(state, NOBODY)["phase"]
    return name


# --- Welcoming


@pytest.mark.rule("BI-2.1")
def test_the_first_player_welcomes() -> None:
    state = scene(seats=3, arriving="duke", first=2)
    play(state, "room:1")
    assert asked(state) == 2


@pytest.mark.rule("BI-2.1", "BI-2.2", "BI-2.3")
def test_anna_welcomes_six_travelers_in_a_game_of_three() -> None:  # the rulebook's example of phase 1
    state = scene(seats=3, arriving="landscaper", entrance="novice novice baron baron monk monk", season=2)
    play(state, "room:2")
    assert rooms(state) == "- landscaper - - - -"
    play(state, "room:6 room:1 room:3 room:4")
    assert "-" not in rooms(state)
    assert (phase(state), asked(state)) == ("night", 0)


@pytest.mark.rule("BI-2.2")
def test_any_open_room_without_a_traveler_will_do_whoever_owns_it() -> None:
    state = scene(rooms="- baron -", keys="- 0 1 w w - - w", arriving="duke")
    assert can(state) == ["room:3", "room:4", "room:5", "room:8"]
    assert why_not(state, "room:2") == ("BI-2.2", "Room 2 is taken by the Baron.")
    assert why_not(state, "room:1") == ("BI-2.2", "Room 1 is closed: it has no key.")


@pytest.mark.rule("BI-2.2", "BI-1.6")
def test_the_next_traveler_is_in_sight_before_the_choice() -> None:  # rulings 1.5, 2.6
    state = scene(arriving="duke", entrance="monk count count")
    view = GAME.view(state, NOBODY)
    assert (view["arriving"]["kind"], view["entrance"]["top"]["kind"]) == ("duke", "monk")
    play(state, "room:1")
    assert GAME.view(state, NOBODY)["arriving"]["kind"] == "monk"


@pytest.mark.rule("BI-2.2")
def test_the_last_free_room_needs_no_question() -> None:
    state = scene(rooms="novice baron newsboy", arriving="duke", entrance="marquis count count")
    play(state, "room:5")
    assert rooms(state) == "novice baron newsboy marquis duke"
    assert phase(state) == "night"


@pytest.mark.rule("BI-2.3", "BI-2.5")
def test_the_evening_also_ends_when_nobody_comes_any_more() -> None:
    state = scene(arriving="duke", entrance="novice", season=2)
    play(state, "room:1 room:3")
    assert rooms(state) == "duke - novice - -"
    assert (phase(state), state.last_round) == ("night", True)


@pytest.mark.rule("BI-2.2")
def test_each_arrival_is_told() -> None:
    state = scene(arriving="duke", entrance="novice count")
    assert tale(play(state, "room:4")) == [("BI-2.2", "Anna gives room 4 to the Duke.")]


# --- The second season


def last_of_first_season(options: str = "", gone: str = "abbot abbot abbot major major major brewer") -> InnState:
    """The last traveler of the first season is next."""
    return scene(rooms="novice baron newsboy", arriving="duke", entrance="marquis", gone=gone, options=options)


@pytest.mark.rule("BI-2.4")
def test_lazily_the_second_season_waits_until_a_traveler_is_needed() -> None:  # rulings 2.1, 13.2
    state = last_of_first_season()
    play(state, "room:4")
    assert (state.season, top(state)) == (1, None)  # nobody is in sight that night
    assert gone(state) == "abbot abbot abbot brewer major major major"
    events = pass_night(state)
    assert state.season == 2
    assert gone(state) == ""
    # The last batch comes back too: seven that had gone and five of that night, of whom one is at the door.
    assert GAME.view(state, NOBODY)["entrance"]["count"] == 11
    assert ("BI-2.4", "The second season: 12 travelers come back.") in tale(events)


@pytest.mark.rule("BI-2.4")
def test_immediately_it_begins_with_the_last_traveler_of_the_first() -> None:  # rulings 2.1, 13.2
    state = last_of_first_season("immediate")
    play(state, "room:4")
    assert state.season == 2
    assert top(state) in {"abbot", "major", "brewer"}  # somebody is in sight that night
    assert GAME.view(state, NOBODY)["entrance"]["count"] == 7
    pass_night(state)
    assert gone(state) == "baron duke marquis newsboy novice"  # the last batch has gone for good
    assert GAME.view(state, NOBODY)["entrance"]["count"] == 6  # and this season is a round shorter


@pytest.mark.rule("BI-2.4", "BI-3.4")
@pytest.mark.parametrize(("options", "gone_by_then"), [("", ""), ("immediate", "baron count duke marquis newsboy")])
def test_who_is_discarded_in_that_night_comes_back_only_lazily(options: str, gone_by_then: str) -> None:  # 13.2
    state = scene(
        player(hand="count"),
        rooms="monk baron newsboy",
        arriving="duke",
        entrance="marquis",
        gone="abbot abbot abbot",
        options=options,
    )
    play(state, "room:4 bribe room:1 play:count")
    pass_night(state)
    assert gone(state) == gone_by_then


@pytest.mark.rule("BI-2.4")
def test_an_evening_goes_on_across_the_seasons() -> None:  # ruling 2.2, with a stack of a house's own size
    state = scene(arriving="duke", entrance="-", gone="monk monk monk monk")
    play(state, "room:1")
    assert state.season == 2
    assert GAME.view(state, NOBODY)["arriving"]["kind"] == "monk"
    play(state, "room:2 room:3 room:4")
    assert rooms(state) == "duke monk monk monk monk"


@pytest.mark.rule("BI-2.4")
def test_every_traveler_who_left_may_come_first_in_the_second_season() -> None:
    firsts = set()
    for seed in range(60):
        state = last_of_first_season("immediate")
        state.chance = seeded(seed)
        play(state, "room:4")
        firsts.add(top(state))
    assert firsts == {"abbot", "major", "brewer"}


# --- The last round


@pytest.mark.rule("BI-2.5")
def test_the_last_traveler_of_the_second_season_makes_the_last_round_though_the_inn_is_full() -> None:  # ruling 2.4
    state = scene(rooms="novice baron newsboy", arriving="duke", entrance="marquis", season=2)
    events = play(state, "room:4")
    assert state.last_round
    assert phase(state) == "night"
    assert ("BI-2.5", "The road in is empty: this is the last round.") in tale(events)
    pass_night(state)
    assert asked(state) is None


@pytest.mark.rule("BI-2.5")
def test_while_somebody_is_still_to_come_it_is_not_the_last_round() -> None:
    state = scene(rooms="novice baron newsboy", arriving="duke", entrance="marquis monk", season=2)
    play(state, "room:4")
    assert not state.last_round


@pytest.mark.rule("BI-2.5")
@pytest.mark.parametrize("options", ["", "immediate"])
def test_an_empty_exit_stack_counts_as_the_second_time(options: str) -> None:  # rulings 2.3, 13.2
    state = scene(rooms="novice", arriving="duke", entrance="monk", gone="", options=options)
    play(state, "room:4 room:5")
    assert (state.season, state.last_round, phase(state)) == (1, True, "night")


@pytest.mark.rule("BI-2.4", "BI-2.5")
def test_at_the_end_of_the_first_season_it_is_not_the_last_round() -> None:
    state = last_of_first_season()
    play(state, "room:4")
    assert not state.last_round


# --- Room service


@pytest.mark.rule("BI-2.6", "BI-12.9")
@pytest.mark.parametrize(("guest", "francs"), [("baron", 0), ("monk", 1), ("count", 2), ("major", 3)])
def test_room_service_pays_the_rank_of_who_arrives_to_the_owner_of_the_token(guest: str, francs: int) -> None:  # 2.7
    state = scene(player(cash=10), player(cash=20), arriving=guest, service="1:1 2:0 3:1")
    play(state, "room:1")  # the key is of seat 0, the token of seat 1
    assert (cash(state, 0), cash(state, 1)) == (10, 20 + francs)


@pytest.mark.rule("BI-2.6")
def test_room_service_pays_in_rooms_with_white_keys_too() -> None:
    state = scene(player(cash=10), arriving="count", service="3:0")
    events = play(state, "room:3")
    assert cash(state) == 12
    assert ("BI-2.6", "Anna earns 2 F by the room service of room 3.") in tale(events)


@pytest.mark.rule("BI-2.6", "BI-1.7")
def test_room_service_pays_up_to_the_end_of_the_wealth_track() -> None:
    state = scene(player(cash=39), arriving="duke", service="3:0")
    play(state, "room:3")
    assert cash(state) == 40


@pytest.mark.rule("BI-2.6")
def test_the_last_room_pays_for_its_service_too() -> None:
    state = scene(player(cash=10), rooms="novice baron newsboy", arriving="monk", entrance="duke monk", service="5:0")
    play(state, "room:4")
    assert cash(state) == 13


@pytest.mark.rule("BI-2.1")
def test_after_the_morning_the_next_evening_begins() -> None:
    state = dawn(rooms=FULL, entrance="duke count count monk monk")
    pass_night(state)
    assert (phase(state), state.round) == ("evening", 3)
    assert GAME.view(state, NOBODY)["arriving"]["kind"] == "duke"
