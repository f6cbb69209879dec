"""Variants and the solitaire game [BI-11]."""

import pytest

from innkeeper.engine.seats import NOBODY
from innkeeper.games.bloody_inn.game import GAME
from tests.games.bloody_inn.scenes import (
    WORDS,
    asked,
    can,
    cash,
    checks,
    corpses,
    dawn,
    gone,
    hand,
    is_midway,
    keys,
    pass_night,
    play,
    player,
    prompt,
    rest,
    rooms,
    scene,
    tale,
)

pytestmark = pytest.mark.both_forms

END = {"last_round": True, "season": 2, "entrance": "-"}

# --- Unlimited Wealth


@pytest.mark.rule("BI-11.1")
def test_unlimited_wealth_begins_with_fifteen_francs_in_one_number() -> None:
    state = GAME.new(2, {"wealth": "unlimited"})
    assert [(cash(state, seat), checks(state, seat)) for seat in range(2)] == [(15, 0), (15, 0)]


@pytest.mark.rule("BI-11.1")
def test_unlimited_wealth_has_no_end() -> None:  # ruling 11.1
    state = scene(player(hand="novice novice novice", cash=39, corpses="duke"), options="unlimited")
    play(state, "bury corpse:duke play:novice play:novice play:novice under:0.barn")
    assert cash(state) == 65
    rest(state)
    assert GAME.breakdown(state)[0]["spilt"] == 0


@pytest.mark.rule("BI-11.1")
def test_with_unlimited_wealth_nobody_launders() -> None:
    state = scene(player(cash=90), options="unlimited")
    play(state, "pass")
    assert asked(state) == 1


@pytest.mark.rule("BI-11.1")
@pytest.mark.parametrize(("wealth", "left"), [(27, 7), (20, 0), (15, 0)])
def test_with_unlimited_wealth_the_gravedigger_asks_no_question(wealth: int, left: int) -> None:
    state = dawn(player(cash=wealth, corpses="baron novice"), rooms="- - major", options="unlimited")
    rest(state)
    assert (cash(state), corpses(state)) == (left, "")


@pytest.mark.rule("BI-11.1", "BI-12.23")
@pytest.mark.parametrize(
    ("built", "wealth", "end"),
    [
        ("prince", 9, 9),
        ("prince", 10, 13),
        ("prince", 57, 57 + 15),
        ("prince landscaper", 6, 6 + 4 + 3),  # what the Park pays makes a check
        ("landscaper prince", 6, 6 + 4 + 3),
        ("prince", 38, 38 + 9),  # what it pays itself does not: 47
    ],
)
def test_with_unlimited_wealth_a_greenhouse_counts_every_full_ten(built: str, wealth: int, end: int) -> None:  # 11.1
    state = dawn(player(cash=wealth, annexes=built), gone="mechanic", options="unlimited", **END)
    rest(state)
    assert cash(state) == end


@pytest.mark.rule("BI-11.1", "BI-10.2")
def test_with_unlimited_wealth_the_greenhouse_counts_after_the_gravedigger() -> None:
    state = dawn(player(cash=25, annexes="prince", corpses="baron"), options="unlimited", **END)
    rest(state)
    assert cash(state) == 15 + 3


@pytest.mark.rule("BI-11.1", "BI-10.4")
def test_with_unlimited_wealth_loot_is_the_one_number() -> None:
    state = dawn(player(cash=75), player(cash=74), options="unlimited", **END)
    rest(state)
    assert (GAME.scores(state), GAME.ranking(state)) == ([75, 74], [1, 2])


@pytest.mark.rule("BI-11.2")
@pytest.mark.parametrize(
    ("wealth", "cards", "unpaid"),
    [
        (50, 5, [0, 5]),  # ruling 11.1: all of it in checks, and all five go
        (52, 5, [0, 3]),
        (15, 5, [0]),
        (13, 5, [0, 2]),
        (3, 5, [2]),
        (12, 12, [0, 10]),
        (25, 16, [0, 1, 11]),
    ],
)
def test_whoever_holds_money_as_checks_may_leave_accomplices_unpaid(
    wealth: int, cards: int, unpaid: list[int]
) -> None:  # ruling 11.1
    held = "baron baron baron baron novice novice novice novice monk monk monk monk count count count abbot"
    state = dawn(player(hand=" ".join(held.split()[:cards]), cash=wealth), options="unlimited")
    rest(state)
    if len(unpaid) > 1:
        assert can(state) == [f"unpaid:{number}" for number in unpaid]
    elif unpaid[0] > 0:
        assert can(state)[0].startswith("dismiss")
    else:
        assert (len(hand(state).split()), cash(state)) == (cards, wealth - cards)


@pytest.mark.rule("BI-11.2", "BI-9.7")
def test_paying_nobody_keeps_all_the_money() -> None:  # ruling 11.1: may end at 50
    state = dawn(player(hand="baron baron baron novice novice", cash=50), options="unlimited", **END)
    rest(state)
    play(state, "unpaid:5")
    assert (GAME.scores(state)[0], gone(state)) == (50, "baron baron baron novice novice")


@pytest.mark.rule("BI-11.2", "BI-9.7")
def test_leaving_some_unpaid_and_letting_them_go_is_one_move() -> None:
    state = dawn(player(hand="baron baron novice", cash=12), options="unlimited")
    rest(state)
    play(state, "unpaid:1")
    assert is_midway(state)
    assert (can(state), cash(state)) == (["dismiss:novice", "dismiss:baron"], 10)
    play(state, "dismiss:novice")
    assert (hand(state), cash(state)) == ("baron baron", 10)


@pytest.mark.rule("BI-11.2")
def test_paying_everybody_stays_possible() -> None:
    state = dawn(player(hand="baron baron novice", cash=12), options="unlimited")
    rest(state)
    play(state, "unpaid:0")
    assert (hand(state), cash(state)) == ("baron baron novice", 9)


@pytest.mark.rule("BI-11.2", "BI-12.3")
def test_a_distillery_lessens_what_is_due_there_too() -> None:
    state = dawn(player(hand="baron baron novice", cash=12, annexes="distiller"), options="unlimited")
    rest(state)
    assert (cash(state), hand(state)) == (10, "baron baron novice")  # two due, two coins in any case


# --- First Come, First Served


@pytest.mark.rule("BI-11.3")
def test_first_come_first_served_fills_rooms_from_the_lowest_number() -> None:  # ruling 2.8
    state = dawn(keys="- 0 w - 1 w w -", entrance="duke monk monk count count", season=2, options="first_come")
    events = rest(state)
    assert rooms(state).split()[0] == "duke"
    assert "-" not in rooms(state)
    assert (asked(state), "pass" in can(state)) == (1, True)  # nobody was asked
    assert [rule for rule, said in tale(events) if "gives room" in said] == ["BI-11.3"] * 5
    told = [said for rule, said in tale(events) if rule == "BI-11.3"]
    assert told[0] == "Bram gives room 2 to the Duke."
    assert [said.split(" to ")[0] for said in told[1:]] == [f"Bram gives room {room}" for room in (3, 5, 6, 7)]


@pytest.mark.rule("BI-11.3", "BI-1.4")
def test_there_the_doors_chosen_matter() -> None:  # ruling 13.6
    state = GAME.new(2, {"welcome": "first_come", "doors": "chosen", "first_player": "seat_0"}, 5)
    play(state, "room:8 room:1")
    assert keys(state) == [1, "white", "white", "white", None, None, None, 0]
    assert "-" not in rooms(state)
    assert can(state)[-1] == "pass"


@pytest.mark.rule("BI-11.3", "BI-2.6")
def test_room_service_pays_there_too() -> None:
    state = dawn(player(cash=0), entrance="duke monk monk count count", season=2, service="1:0", options="first_come")
    rest(state)
    assert cash(state) == 3


# --- Solitaire


@pytest.mark.rule("BI-11.4")
def test_alone_one_has_a_key_three_are_white_and_two_peasants_sit_in_the_bistro() -> None:  # 1.4, 11.3, 13.3
    state = GAME.new(1)
    assert keys(state) == [0, "white", "white", "white", None, None, None, None]
    assert (state.bistro, hand(state), cash(state), checks(state)) == (2, "peasant peasant", 5, 1)


@pytest.mark.rule("BI-11.4", "BI-12.14")
def test_alone_white_keys_pay_nothing_until_a_bedroom_replaces_one() -> None:  # ruling 13.3
    state = scene(player(hand="monk peasant", cash=0), seats=1, rooms="novice novice novice novice")
    play(state, "build card:monk play:peasant room:3")
    rest(state)
    assert cash(state) == 2


@pytest.mark.rule("BI-11.4", "BI-3.1")
def test_alone_one_is_always_first_and_has_two_actions() -> None:
    state = scene(seats=1, rooms="duke count")
    turns = []
    for _ in range(2):
        turns.append((asked(state), prompt(state)))
        rest(state)
    assert turns == [(0, "Your first action tonight"), (0, "Your second action tonight")]
    assert (state.first, GAME.view(state, NOBODY)["phase"]) == (0, "evening")


@pytest.mark.rule("BI-11.5", "BI-9.1")
def test_alone_the_police_finding_a_corpse_is_the_end() -> None:  # ruling 11.2: no fine
    state = dawn(player(cash=40, checks=9, corpses="baron"), seats=1, rooms="- peacekeeper")
    events = rest(state)
    assert asked(state) is None
    assert tale(events)[-1] == ("BI-11.5", "The police find a corpse: Anna is arrested.")
    assert (GAME.scores(state), GAME.ranking(state), corpses(state)) == ([0], [2], "baron")
    assert sum(GAME.breakdown(state)[0].values()) == 0


@pytest.mark.rule("BI-11.5")
def test_alone_without_a_corpse_the_police_find_nothing() -> None:
    state = dawn(player(cash=40), seats=1, rooms="- peacekeeper")
    rest(state)
    assert (asked(state), state.lost) == (0, False)


@pytest.mark.rule("BI-11.5")
def test_alone_a_corpse_may_lie_about_while_no_police_come() -> None:
    state = dawn(player(cash=40, corpses="baron"), seats=1, rooms="- novice")
    rest(state)
    assert (asked(state), state.lost, corpses(state)) == (0, False, "baron")


@pytest.mark.rule("BI-11.5", "BI-10.2")
def test_alone_a_corpse_left_over_at_the_end_loses() -> None:
    state = dawn(player(cash=40, corpses="baron"), seats=1, rooms="novice", **END)
    events = rest(state)
    assert tale(events)[-1] == ("BI-11.5", "A corpse is left over: Anna is arrested.")
    assert (GAME.scores(state), GAME.ranking(state)) == ([0], [2])


@pytest.mark.rule("BI-11.5", "BI-10.1")
def test_alone_the_game_breaks_off_when_nobody_comes_and_a_corpse_loses_then_too() -> None:  # rulings 11.2, 13.3
    ending = {"seats": 1, "rooms": "novice", "season": 2, "entrance": "-"}
    for dead, lost in (("baron", True), ("", False)):
        state = dawn(player(cash=20, corpses=dead), **ending)
        rest(state)
        assert (asked(state), state.lost) == (None, lost)
        assert GAME.ranking(state) == [2 if lost else 1]


@pytest.mark.rule("BI-10.1", "BI-11.4")
def test_alone_a_single_traveler_is_enough_for_a_round() -> None:
    state = scene(seats=1, arriving="duke", entrance="-", season=2)
    play(state, "room:2")
    assert can(state)[-1] == "pass"


def title(loot: int, options: str) -> str | None:
    """What a solitaire game that ends with so much loot earns."""
    coins = 30 + loot % 10
    state = dawn(player(cash=coins, checks=(loot - coins) // 10), seats=1, options=options, **END)
    rest(state)
    assert GAME.scores(state) == [loot]
    verdict = GAME.verdict(state)
    return WORDS.line(verdict) if verdict else None


@pytest.mark.rule("BI-11.6")
@pytest.mark.parametrize(
    ("loot", "said"),
    [
        (109, "No title below 110 francs."),
        (110, "A Troubling Innkeeper."),
        (129, "A Troubling Innkeeper."),
        (130, "A Dangerous Innkeeper."),
        (149, "A Dangerous Innkeeper."),
        (150, "An Evil Innkeeper."),
        (169, "An Evil Innkeeper."),
        (170, "A Demonic Innkeeper."),  # ruling 11.2
        (230, "A Demonic Innkeeper."),
    ],
)
def test_a_long_solitaire_game_earns_a_title(loot: int, said: str) -> None:
    assert title(loot, "long") == said


@pytest.mark.rule("BI-11.6")
def test_a_short_solitaire_game_earns_none() -> None:  # ruling 11.2
    assert title(200, "") is None


@pytest.mark.rule("BI-11.5", "BI-11.6")
def test_a_lost_game_has_no_title() -> None:
    state = dawn(player(cash=40, checks=20, corpses="baron"), seats=1, options="long", **END)
    rest(state)
    verdict = GAME.verdict(state)
    assert verdict is not None
    assert WORDS.line(verdict) == "Arrested: the game is lost."


@pytest.mark.rule("BI-11.6")
def test_a_game_of_several_has_no_title_nor_one_that_goes_on() -> None:
    state = dawn(player(cash=40, checks=20), options="long", **END)
    pass_night(state)
    assert GAME.verdict(state) is None
    assert GAME.verdict(scene(player(cash=40, checks=20), seats=1, options="long")) is None
