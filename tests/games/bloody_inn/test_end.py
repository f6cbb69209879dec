"""The end [BI-10]."""

import pytest

from innkeeper.games.bloody_inn.game import GAME
from innkeeper.games.bloody_inn.state import InnState
from tests.games.bloody_inn.scenes import (
    Player,
    asked,
    can,
    cash,
    checks,
    corpses,
    dawn,
    gone,
    pass_night,
    play,
    player,
    rest,
    rooms,
    scene,
    tale,
    why_not,
)

pytestmark = pytest.mark.both_forms


def last_dawn(*players: Player, **details: str) -> InnState:
    """The last turn of the last night, played: no police, and nobody sleeps in the inn unless said so."""
    state = dawn(*players, **{"gone": "", **details}, last_round=True, season=2, entrance="-")
    rest(state)
    assert asked(state) is None
    return state


# --- How it ends


@pytest.mark.rule("BI-10.1")
@pytest.mark.parametrize(("seats", "sleeping"), [(2, ""), (3, "duke"), (4, "duke - count")])
def test_with_fewer_travelers_than_players_the_game_ends_at_once(seats: int, sleeping: str) -> None:  # ruling 2.5
    table = [player(hand="baron", cash=10)] * seats
    state = scene(*table, rooms=sleeping, arriving="major", entrance="-", season=2)
    events = play(state, "room:2")
    assert asked(state) is None
    assert tale(events)[-1] == ("BI-10.1", "Too few travelers come: the game is over.")
    # There is no morning: no police, no room income, no wages. The travelers have gone.
    assert [cash(state, seat) for seat in range(seats)] == [10] * seats
    assert gone(state).split() == sorted(["major", *sleeping.replace("-", "").split()])
    assert set(rooms(state).split()) == {"-"}


@pytest.mark.rule("BI-10.1")
@pytest.mark.parametrize(("seats", "sleeping"), [(2, "novice"), (3, "novice - monk"), (4, "novice - monk baron")])
def test_as_many_travelers_as_players_are_enough_for_a_round(seats: int, sleeping: str) -> None:  # ruling 2.5
    state = scene(seats=seats, rooms=sleeping, arriving="duke", entrance="-", season=2)
    play(state, "room:2")
    assert "pass" in can(state)
    assert state.last_round


@pytest.mark.rule("BI-10.1")
def test_peasants_of_the_bistro_are_no_travelers() -> None:  # ruling 2.5
    state = scene(arriving="duke", entrance="-", season=2, bistro=4)
    play(state, "room:2")
    assert asked(state) is None


@pytest.mark.rule("BI-10.1", "BI-12.22")
def test_the_travelers_of_a_broken_off_evening_count_for_annexes() -> None:  # ruling 2.5
    state = scene(player(annexes="duke", cash=0), arriving="count", entrance="-", season=2, gone="baron")
    play(state, "room:3")
    assert cash(state) == 8


@pytest.mark.rule("BI-10.1", "BI-10.2", "BI-2.6")
def test_a_broken_off_evening_has_the_whole_account_and_keeps_its_room_service() -> None:  # ruling 10.1
    state = scene(player(cash=9, checks=1, corpses="baron"), arriving="monk", entrance="-", season=2, service="3:0")
    play(state, "room:3")
    assert (cash(state), checks(state), corpses(state)) == (0, 1, "")  # 9 + 1 by room service, less 10


@pytest.mark.rule("BI-10.1")
def test_after_the_last_round_nothing_is_asked() -> None:
    state = last_dawn(rooms="novice duke")
    assert gone(state) == "duke novice"
    assert why_not(state, "pass", seat=0) == ("BI-10.4", "The game is over.")


# --- The last gravedigger


@pytest.mark.rule("BI-10.2")
@pytest.mark.parametrize(
    ("coins", "held", "dead", "coins_left", "checks_left"),
    [
        (30, 2, 1, 20, 2),  # coins first, and no question
        (20, 2, 2, 0, 2),
        (15, 2, 2, 5, 1),
        (9, 2, 1, 9, 1),
        (5, 3, 2, 5, 1),
        (0, 1, 2, 0, 0),
        (9, 1, 2, 0, 0),  # short, so everything
        (9, 0, 1, 0, 0),
        (0, 0, 1, 0, 0),
    ],
)
def test_unburied_corpses_are_paid_in_coins_and_with_checks_only_as_needed(
    coins: int, held: int, dead: int, coins_left: int, checks_left: int
) -> None:  # ruling 10.1
    state = last_dawn(player(cash=coins, checks=held, corpses="baron " * dead))
    assert (cash(state), checks(state), corpses(state)) == (coins_left, checks_left, "")


@pytest.mark.rule("BI-10.2")
def test_everybody_pays_and_it_is_told() -> None:
    state = dawn(
        player(cash=20, corpses="baron"),
        player(cash=15, checks=1, corpses="monk count"),
        last_round=True,
        season=2,
        entrance="-",
    )
    events = pass_night(state)
    assert tale(events)[-2:] == [
        ("BI-10.2", "Anna pays the gravedigger 10 F for a last corpse."),
        ("BI-10.2", "Bram pays the gravedigger 10 F and a check for 2 last corpses."),
    ]


@pytest.mark.rule("BI-10.2", "BI-10.3")
def test_the_gravedigger_comes_before_the_annexes() -> None:  # ruling 10.1
    state = last_dawn(player(cash=5, annexes="landscaper", corpses="baron"), gone="monk mechanic mechanic")
    assert cash(state) == 8  # five francs gone, then eight come


# --- Annexes at the end


@pytest.mark.rule("BI-10.3", "BI-1.7")
def test_annexes_pay_up_to_the_end_of_the_wealth_track() -> None:  # ruling 10.2
    state = last_dawn(player(cash=38, checks=2, annexes="landscaper prince"), gone="mechanic mechanic")
    assert (cash(state), checks(state)) == (40, 2)


@pytest.mark.rule("BI-10.3")
def test_each_annex_is_told_by_its_rule() -> None:
    state = dawn(
        player(cash=0, checks=1, annexes="grocer prince"),
        gone="newsboy",
        last_round=True,
        season=2,
        entrance="-",
    )
    assert tale(rest(state))[-2:] == [
        ("BI-12.10", "Anna gains 4 F by the Grocery at the end."),
        ("BI-12.23", "Anna gains 3 F by the Greenhouse at the end."),
    ]


@pytest.mark.rule("BI-10.3", "BI-12.5", "BI-9.5")
def test_only_the_exit_stack_counts_those_of_the_last_morning_included() -> None:  # ruling 10.3
    state = last_dawn(
        player(cash=11, hand="mechanic", annexes="landscaper:distiller cultivator", corpses="mechanic"),
        player(cash=10, hand="cultivator"),
        rooms="- - distiller novice brigadier",
        gone="cultivator",
    )
    # Nothing for those in hand, built, buried, or with the gravedigger, who with the wages has taken all the coins.
    assert gone(state) == "brigadier cultivator distiller novice"
    assert cash(state) == 2 * 4


# --- Loot and the winner


@pytest.mark.rule("BI-10.4")
def test_loot_is_coins_and_checks_and_cards_in_hand_are_worth_nothing() -> None:  # rulings 10.4, 10.5
    state = last_dawn(player(hand="duke marquis", cash=12, checks=3), player(cash=7, checks=4))
    assert GAME.scores(state) == [12 - 2 + 30, 47]
    assert GAME.ranking(state) == [2, 1]


@pytest.mark.rule("BI-10.4")
def test_the_breakdown_says_where_every_franc_came_from() -> None:
    state = scene(
        player(hand="viscount baron novice", cash=30, corpses="count"),
        rooms="novice novice",
        last_round=True,
        season=2,
        entrance="-",
    )
    play(state, "build card:viscount play:baron")
    rest(state)
    play(state, "build card:novice")
    pass_night(state)
    parts = GAME.breakdown(state)[0]
    assert {name: francs for name, francs in parts.items() if francs} == {
        "start": 30,
        "annexes": 6 + 1,
        "rooms": 1,
        "gravedigger": -10,
    }
    assert sum(parts.values()) == GAME.scores(state)[0] == 28


@pytest.mark.rule("BI-10.4", "BI-1.7")
def test_what_was_spilt_over_the_wealth_track_is_in_the_breakdown() -> None:
    state = last_dawn(player(cash=39, annexes="landscaper"), gone="mechanic mechanic")
    assert GAME.breakdown(state)[0]["annexes_end"] == 8
    assert GAME.breakdown(state)[0]["spilt"] == -7


@pytest.mark.rule("BI-10.5")
def test_the_richest_wins() -> None:
    state = last_dawn(player(cash=30), player(cash=10, checks=3), player(cash=39))
    assert GAME.ranking(state) == [3, 1, 2]


@pytest.mark.rule("BI-10.5")
def test_among_equals_it_is_who_has_most_corpses_under_the_own_annexes() -> None:  # rulings 7.6, 10.5
    state = last_dawn(
        player(cash=10, checks=1, annexes="barn:baron count:monk"),
        player(cash=20, annexes="barn duke:novice,novice,novice"),
        player(cash=0, checks=2, annexes="barn:peasant"),
    )
    assert GAME.scores(state) == [20, 20, 20]
    assert GAME.ranking(state) == [2, 1, 3]


@pytest.mark.rule("BI-10.5")
def test_more_money_beats_any_number_of_corpses() -> None:
    state = last_dawn(player(cash=20, annexes="barn:baron duke:novice,novice,novice"), player(cash=21))
    assert GAME.ranking(state) == [2, 1]


@pytest.mark.rule("BI-10.5", "BI-7.3")
def test_whoever_buried_them_the_corpses_are_the_owners() -> None:  # ruling 7.6
    state = scene(player(cash=16, corpses="baron"), player(cash=16), last_round=True, season=2, entrance="-", turn=3)
    play(state, "bury corpse:baron under:1.barn")
    rest(state)
    assert GAME.scores(state) == [20, 20]
    assert GAME.ranking(state) == [2, 1]


@pytest.mark.rule("BI-10.5")
def test_still_equal_they_share_the_win() -> None:  # ruling 10.5
    equal = player(cash=20, annexes="barn:baron")
    state = last_dawn(equal, player(cash=30), equal, player(cash=0, checks=3))
    assert GAME.ranking(state) == [3, 1, 3, 1]


@pytest.mark.rule("BI-10.5")
def test_the_unburied_do_not_break_a_tie() -> None:
    state = last_dawn(player(cash=30, corpses="baron"), player(cash=20))
    assert GAME.ranking(state) == [1, 1]
