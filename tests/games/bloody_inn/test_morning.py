"""Morning [BI-9]."""

import pytest

from innkeeper.engine.seats import NOBODY
from innkeeper.games.bloody_inn.game import GAME
from tests.games.bloody_inn.scenes import (
    asked,
    can,
    cash,
    checks,
    corpses,
    dawn,
    gone,
    hand,
    is_midway,
    pass_night,
    play,
    player,
    prompt,
    rest,
    rooms,
    tale,
)

pytestmark = pytest.mark.both_forms

POLICE = "- - brigadier"
"""In a room with a white key, so that it pays nobody."""


@pytest.mark.rule("BI-9.1", "BI-9.2", "BI-9.4", "BI-9.5", "BI-9.6")
def test_madeline_pays_the_gravedigger_and_sebastien_has_two_rooms() -> None:  # the rulebook's example of a morning
    state = dawn(
        player(hand="baron novice", cash=20, corpses="count"),  # Madeline
        player(hand="monk", cash=10),  # Sebastien, with rooms 2 and 5
        rooms="- novice major baron viscount",
        keys="0 1 w w 1",
    )
    events = rest(state)
    assert (cash(state, 0), corpses(state, 0)) == (20 - 10 - 2, "")
    assert cash(state, 1) == 10 + 2 - 1
    assert gone(state) == "baron major novice viscount"
    assert tale(events)[2:8] == [
        ("BI-9.1", "The police investigate."),
        ("BI-9.2", "Anna pays the gravedigger 10 F for a corpse."),
        ("BI-9.4", "Bram gains 2 F from 2 rooms."),
        ("BI-9.5", "4 travelers leave."),
        ("BI-9.6", "Anna pays 2 F in wages."),
        ("BI-9.6", "Bram pays 1 F in wages."),
    ]


# --- Police investigation


@pytest.mark.rule("BI-9.1")
@pytest.mark.parametrize(
    ("guests", "fined"),
    [
        ("- - peacekeeper", True),
        ("- - brigadier", True),
        ("- - brigadier_chief", True),
        ("- - major", True),
        ("- - duke novice", False),
        ("", False),
    ],
)
def test_any_police_in_a_room_investigates(guests: str, fined: bool) -> None:
    state = dawn(player(cash=20, corpses="baron"), rooms=guests)
    rest(state)
    assert (cash(state), corpses(state)) == ((10, "") if fined else (20, "baron"))


@pytest.mark.rule("BI-9.1")
def test_police_in_hand_as_a_corpse_or_gone_do_not_investigate() -> None:
    state = dawn(player(cash=20, corpses="baron brigadier", hand="major"), rooms="- - novice", gone="major")
    rest(state)
    assert corpses(state) == "baron brigadier"


@pytest.mark.rule("BI-9.1")
def test_everybody_with_corpses_is_concerned_and_nobody_else() -> None:
    table = [player(cash=20, corpses="baron"), player(cash=20), player(cash=20, corpses="monk count")]
    state = dawn(*table, rooms="- - - brigadier")
    rest(state)
    assert [cash(state, seat) for seat in range(3)] == [10, 20, 0]


@pytest.mark.rule("BI-9.2")
@pytest.mark.parametrize(
    ("coins", "held", "dead", "choices"),
    [
        (40, 3, 2, [0, 1, 2]),
        (25, 1, 2, [0, 1]),
        (15, 3, 2, [1, 2]),
        (10, 1, 1, [0, 1]),
        (29, 4, 4, [2, 3, 4]),
        (25, 9, 2, [0, 1, 2]),
    ],
)
def test_each_corpse_is_paid_in_coins_or_with_a_check_as_the_payer_likes(
    coins: int, held: int, dead: int, choices: list[int]
) -> None:  # ruling 9.2
    for chosen in choices:
        state = dawn(player(cash=coins, checks=held, corpses="baron " * dead), rooms=POLICE)
        rest(state)
        assert can(state) == [f"pay:{number}" for number in choices]
        play(state, f"pay:{chosen}")
        assert (cash(state), checks(state)) == (coins - 10 * (dead - chosen), held - chosen)


@pytest.mark.rule("BI-9.2")
@pytest.mark.parametrize(
    ("coins", "held", "dead", "coins_left", "checks_left"),
    [
        (15, 0, 1, 5, 0),
        (9, 1, 1, 9, 0),  # nine francs pay nobody, so the check must
        (5, 3, 2, 5, 1),
        (15, 1, 2, 5, 0),  # ruling 9.2: a check and ten francs
        (15, 0, 2, 0, 0),  # ruling 9.2: short, so everything
        (9, 0, 1, 0, 0),
        (7, 1, 3, 0, 0),
        (0, 2, 3, 0, 0),
        (0, 0, 1, 0, 0),
        (39, 0, 4, 0, 0),
    ],
)
def test_without_a_choice_nobody_is_asked_and_who_is_short_pays_all(
    coins: int, held: int, dead: int, coins_left: int, checks_left: int
) -> None:  # ruling 9.2
    state = dawn(player(cash=coins, checks=held, corpses="baron " * dead), rooms=POLICE)
    rest(state)
    assert (cash(state), checks(state), corpses(state)) == (coins_left, checks_left, "")
    assert GAME.view(state, NOBODY)["phase"] == "evening"


@pytest.mark.rule("BI-9.2")
def test_the_choice_is_put_from_the_first_player_clockwise() -> None:
    rich = player(cash=30, checks=2, corpses="baron")
    state = dawn(rich, rich, rich, rooms=POLICE, first=1)
    rest(state)
    seats = []
    while prompt(state) == "Pay the gravedigger for your corpse":
        seats.append(asked(state))
        play(state, "pay:1")
    assert seats == [1, 2, 0]


@pytest.mark.rule("BI-9.2")
def test_a_check_is_told() -> None:
    state = dawn(player(cash=30, checks=2, corpses="baron count"), rooms=POLICE)
    rest(state)
    assert tale(play(state, "pay:1"))[0] == ("BI-9.2", "Anna pays the gravedigger 10 F and a check for 2 corpses.")


@pytest.mark.rule("BI-9.3")
@pytest.mark.parametrize("coins", [0, 30])
def test_corpses_leave_the_game_paid_for_or_not(coins: int) -> None:  # rulings 9.3, 13.5
    state = dawn(player(cash=coins, corpses="baron duke peasant"), rooms=POLICE, bistro=1)
    rest(state)
    assert (corpses(state), gone(state), state.bistro) == ("", "brigadier", 1)


# --- Travelers leave


@pytest.mark.rule("BI-9.4")
@pytest.mark.parametrize(
    ("guests", "income"),
    [
        ("novice", 1),
        ("peacekeeper", 1),  # the police pay like anybody
        ("- novice - - duke", 0),  # another's and a white room
        ("- - - novice", 1),
        ("novice duke baron monk count", 2),
    ],
)
def test_a_franc_for_each_own_room_that_is_let(guests: str, income: int) -> None:  # ruling 9.4
    state = dawn(player(cash=5), rooms=guests, keys="0 1 w 0 w")
    rest(state)
    assert cash(state) == 5 + income


@pytest.mark.rule("BI-9.4")
def test_white_keys_pay_nobody() -> None:
    state = dawn(player(cash=5), player(cash=5), rooms="- - novice duke count")
    rest(state)
    assert (cash(state, 0), cash(state, 1)) == (5, 5)


@pytest.mark.rule("BI-9.4", "BI-12.4")
def test_gardens_pay_two_more_with_or_without_a_room() -> None:  # rulings 9.4, 13.4
    owner = player(cash=5, annexes="gardener")
    for guests, income in (("", 2), ("novice", 3)):
        state = dawn(owner, rooms=guests)
        events = rest(state)
        assert cash(state) == 5 + income
        assert ("BI-12.4", "Anna gains 2 F by the Gardens.") in tale(events)


@pytest.mark.rule("BI-9.4", "BI-1.7", "BI-9.6")
def test_income_stops_at_forty_before_wages_are_paid() -> None:  # ruling 13.4: never netted
    state = dawn(player(hand="baron baron", cash=39, annexes="gardener"), rooms="novice")
    rest(state)
    assert cash(state) == 38


@pytest.mark.rule("BI-9.4", "BI-9.1")
def test_the_gravedigger_is_paid_before_rooms_pay() -> None:
    state = dawn(player(cash=9, corpses="baron"), rooms="brigadier")
    rest(state)
    assert cash(state) == 1  # nine francs gone, and one come


@pytest.mark.rule("BI-9.5")
def test_all_travelers_leave_police_included() -> None:  # ruling 9.5
    state = dawn(rooms="novice major - duke", gone="baron")
    rest(state)
    assert rooms(state) == "- - - - -"
    assert gone(state) == "baron duke major novice"


# --- Wages


@pytest.mark.rule("BI-9.6")
def test_a_franc_for_each_card_in_hand_peasants_too() -> None:
    state = dawn(player(hand="peasant peasant baron major", cash=10))
    rest(state)
    assert (cash(state), hand(state)) == (6, "baron major peasant peasant")


@pytest.mark.rule("BI-9.6")
def test_rooms_pay_before_wages() -> None:  # ruling 9.6
    state = dawn(player(hand="baron", cash=0), rooms="novice")
    rest(state)
    assert (cash(state), hand(state)) == (0, "baron")


@pytest.mark.rule("BI-9.6")
def test_accomplices_take_no_checks() -> None:
    state = dawn(player(hand="baron", cash=0, checks=3))
    rest(state)
    assert (hand(state), checks(state), gone(state)) == ("", 3, "baron")


@pytest.mark.rule("BI-9.6", "BI-12.3")
@pytest.mark.parametrize(
    ("distilleries", "cards", "wages"), [(0, 2, 2), (1, 2, 1), (2, 3, 1), (1, 1, 0), (2, 1, 0), (1, 0, 0)]
)
def test_each_distillery_saves_a_franc_but_never_pays_one(distilleries: int, cards: int, wages: int) -> None:  # 9.6
    state = dawn(player(hand="baron " * cards, cash=7, annexes="distiller " * distilleries))
    rest(state)
    assert cash(state) == 7 - wages


@pytest.mark.rule("BI-9.7")
def test_whom_the_coins_do_not_reach_is_let_go_as_the_owner_chooses() -> None:  # ruling 9.6
    state = dawn(player(hand="peasant baron monk", cash=1), bistro=1, entrance="novice count")
    rest(state)
    assert (prompt(state), can(state)) == (
        "Let 2 unpaid accomplices go",
        ["dismiss:monk", "dismiss:baron", "dismiss:peasant"],
    )
    assert cash(state) == 0
    play(state, "dismiss:peasant")
    assert is_midway(state)
    events = play(state, "dismiss:baron")
    assert (hand(state), state.bistro, gone(state)) == ("monk", 2, "baron")
    assert tale(events)[0] == ("BI-9.7", "Anna cannot pay the Baron, who goes.")


@pytest.mark.rule("BI-9.7")
def test_with_coins_enough_all_must_be_paid() -> None:  # ruling 9.6: letting go is never voluntary
    state = dawn(player(hand="baron baron", cash=2))
    rest(state)
    assert (cash(state), hand(state)) == (0, "baron baron")


@pytest.mark.rule("BI-9.7")
def test_when_nobody_can_be_paid_all_go_unasked() -> None:
    state = dawn(player(hand="baron peasant", cash=0), bistro=0)
    rest(state)
    assert (hand(state), gone(state), state.bistro) == ("", "baron", 1)


@pytest.mark.rule("BI-9.7", "BI-12.3")
def test_a_distillery_keeps_one_whom_coins_do_not_reach() -> None:
    state = dawn(player(hand="baron baron monk", cash=1, annexes="distiller"))
    rest(state)
    assert prompt(state) == "Let an unpaid accomplice go"
    play(state, "dismiss:baron")
    assert (hand(state), cash(state)) == ("baron monk", 0)


@pytest.mark.rule("BI-9.6", "BI-9.7")
def test_wages_are_settled_from_the_first_player_clockwise_one_by_one() -> None:
    poor = player(hand="baron monk", cash=1)
    state = dawn(poor, poor, first=1)
    rest(state)
    assert asked(state) == 1
    assert cash(state, 0) == 1  # not yet paid
    play(state, "dismiss:monk")
    assert asked(state) == 0


# --- The next round


@pytest.mark.rule("BI-9.8")
@pytest.mark.parametrize(("seats", "first", "following"), [(2, 0, 1), (2, 1, 0), (3, 1, 2), (4, 3, 0), (1, 0, 0)])
def test_the_first_player_card_goes_to_the_left(seats: int, first: int, following: int) -> None:
    state = dawn(seats=seats, first=first, game_round=4)
    events = rest(state)
    assert (state.first, state.round, asked(state)) == (following, 5, following)
    name = ("Anna", "Bram", "Chiara", "Dirk")[following]
    assert ("BI-9.8", f"{name} is first player.") in tale(events)


@pytest.mark.rule("BI-9.8", "BI-9.4", "BI-9.6", "BI-9.1")
def test_all_of_this_happens_in_the_last_round_too() -> None:  # rulings 9.7, 9.8
    state = dawn(
        player(hand="baron", cash=20, corpses="novice"),
        rooms="brigadier duke",
        keys="0 0 1 w w",
        last_round=True,
        season=2,
        entrance="-",
        first=1,
    )
    pass_night(state)
    assert asked(state) is None
    assert (cash(state), corpses(state), state.first) == (20 - 10 + 2 - 1, "", 0)
    assert gone(state) == "brigadier duke"
