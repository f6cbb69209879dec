"""Who sees what, what one can imagine, and what the morning would bring [BI-1.6]."""

from collections import Counter
from typing import Any

import pytest

from innkeeper.engine.chance import seeded
from innkeeper.engine.seats import NOBODY, Seat
from innkeeper.games.bloody_inn.components import CHECK, NAMES
from innkeeper.games.bloody_inn.game import GAME
from innkeeper.games.bloody_inn.state import InnState
from tests.games.bloody_inn.scenes import can, cash, checks, dawn, pass_night, play, player, prompt, rest, scene, top

pytestmark = pytest.mark.both_forms


def seen(state: InnState, viewer: int = int(NOBODY)) -> dict[str, Any]:
    return GAME.view(state, Seat(viewer))


# --- What is open


@pytest.mark.rule("BI-1.6")
def test_hands_are_open_to_everybody() -> None:  # ruling 1.6
    state = scene(player(hand="baron peasant"), player(hand="major"))
    for viewer in (0, 1, int(NOBODY)):
        hands = [[card["kind"] for card in row["hand"]] for row in seen(state, viewer)["players"]]
        assert hands == [["baron", "peasant"], ["major"]]


def may_come(state: InnState) -> Counter[str]:
    """Who may be under the top of the entrance stack, as everybody sees it."""
    return Counter({row["guest"]["kind"]: row["copies"] for row in seen(state)["entrance"]["unseen"]})


@pytest.mark.rule("BI-1.6", "BI-2.4")
def test_of_the_entrance_stack_the_top_the_size_and_in_the_second_season_who_is_under_it_are_seen() -> None:
    state = scene(entrance="novice duke count", season=2)  # rulings 1.5, 13.1
    entrance = seen(state)["entrance"]
    assert (entrance["count"], entrance["top"]["kind"]) == (3, "novice")
    assert may_come(state) == {"duke": 1, "count": 1}
    assert may_come(scene(entrance="novice count duke", season=2)) == may_come(state)


@pytest.mark.rule("BI-1.6")
def test_the_exit_stack_may_be_looked_through() -> None:  # rulings 1.5, 12: it has no order
    exit_stack = seen(scene(gone="novice duke novice"))["exit"]
    assert exit_stack["count"] == 3
    assert [(row["guest"]["kind"], row["copies"]) for row in exit_stack["guests"]] == [("novice", 2), ("duke", 1)]


@pytest.mark.rule("BI-1.6", "BI-1.3")
def test_in_the_first_season_nobody_can_tell_who_is_to_come_from_who_is_in_the_box() -> None:  # rulings 1.3, 13.1
    state = scene(player(hand="novice"), entrance="baron duke")
    assert {"unseen", "box", "chance"}.isdisjoint(seen(state, 0))
    assert seen(state)["entrance"]["count"] == 2
    assert may_come(state).total() == 1 + 35
    assert may_come(state) == Counter(NAMES[guest] for guest in state.unseen)


@pytest.mark.rule("BI-1.6")
def test_the_visible_top_stays_the_whole_night() -> None:  # ruling 2.6
    state = scene(rooms="novice duke", entrance="major count count")
    for _ in range(4):
        assert top(state) == "major"
        rest(state)


def test_a_card_shows_what_is_printed_on_it() -> None:
    (card,) = seen(scene(player(hand="abbot")))["players"][0]["hand"]
    assert card == {"kind": "abbot", "type": "religious", "rank": 2, "money": 18}


def test_the_table_is_seen_as_it_lies() -> None:
    state = scene(
        player(cash=7, checks=2, corpses="count", annexes="barn:novice duke:monk,baron"),
        rooms="- major",
        service="2:1",
        bistro=3,
        first=1,
        turn=3,
        game_round=6,
    )
    view = seen(state)
    assert view["rooms"][1] == {
        "number": 2,
        "key": 1,
        "service": 1,
        "guest": {"kind": "major", "type": "police", "rank": 3, "money": 26},
    }
    assert view["rooms"][7] == {"number": 8, "key": None, "service": None, "guest": None}
    assert [view[name] for name in ("round", "phase", "action", "first", "bistro")] == [6, "night", 2, 1, 3]
    mine = view["players"][0]
    assert (mine["cash"], mine["checks"], mine["corpses"][0]["kind"]) == (7, 2, "count")
    piles = [(row["guest"]["kind"], [body["kind"] for body in row["bodies"]], row["places"]) for row in mine["annexes"]]
    assert piles == [("barn", ["novice"], 1), ("duke", ["monk", "baron"], 3)]


def test_half_a_move_is_shown_to_who_makes_it_only() -> None:
    state = scene(player(hand="baron peasant", annexes="representative"), rooms="count")
    play(state, "bribe room:1 play:baron")
    assert [seen(state, viewer)["move"] for viewer in (1, int(NOBODY))] == [None, None]
    move = seen(state, 0)["move"]
    assert (move["deed"], move["targets"], move["least"], move["cost"]) == ("bribe", ["room:1"], 1, 2)
    assert [card["kind"] for card in move["played"]] == ["baron"]


def test_the_zones_show_every_card_that_lies_open() -> None:
    state = scene(player(hand="baron", corpses="count"), rooms="major", bistro=2, entrance="duke")
    zones = {zone["element"]: [piece["element"] for piece in zone["pieces"]] for zone in GAME.zones(seen(state, 0))}
    assert zones["hand:0"] == ["play:baron"]
    assert zones["corpses:0"] == ["corpse:count"]
    assert zones["annexes:1"] == ["under:1.barn"]
    assert zones["rooms"] == [f"room:{room}" for room in range(1, 6)]
    assert zones["roads"] == ["entrance"]
    assert zones["bistro-zone"] == ["bistro", "bistro"]


# --- Imagining


def imagined_firsts(state: InnState, times: int) -> Counter[str | None]:
    """Who is on top after the present traveler has been placed, over many imaginings."""
    chance = seeded(11)
    found: Counter[str | None] = Counter()
    for _ in range(times):
        twin = GAME.imagine(state, Seat(1), chance)
        play(twin, "room:1")
        found[top(twin)] += 1
    return found


@pytest.mark.rule("BI-1.6", "BI-2.4")
def test_in_the_second_season_everybody_knows_who_is_to_come_but_not_the_order() -> None:  # ruling 13.1
    state = scene(arriving="novice", entrance="monk duke count count", season=2)
    firsts = imagined_firsts(state, 900)
    assert sorted(map(str, firsts)) == ["count", "duke"]
    assert 530 < firsts["count"] < 670


@pytest.mark.rule("BI-1.6", "BI-1.3")
def test_in_the_first_season_anybody_unseen_may_be_next_for_the_box_is_unknown() -> None:  # rulings 1.3, 13.1
    state = scene(arriving="novice", entrance="monk duke")
    pool = Counter(NAMES[guest] for guest in state.unseen)
    firsts = imagined_firsts(state, 1500)
    assert set(firsts) == set(pool)
    assert pool.total() > state.coming
    expected = {kind: 1500 * copies / pool.total() for kind, copies in pool.items()}
    assert sum((firsts[kind] - count) ** 2 / count for kind, count in expected.items()) < 3 * len(pool)


@pytest.mark.rule("BI-1.6")
def test_what_is_seen_is_imagined_as_it_is() -> None:
    state = scene(player(hand="baron"), rooms="major", gone="duke", arriving="novice", entrance="monk count")
    twin = GAME.imagine(state, Seat(0), seeded(3))
    assert seen(twin, 0) == seen(state, 0)
    assert GAME.encode(twin)["chance"] != GAME.encode(state)["chance"]
    twin.innkeepers[0].hand.clear()
    assert seen(state, 0)["players"][0]["hand"]


@pytest.mark.rule("BI-1.6", "BI-2.4")
def test_what_was_in_the_box_is_known_once_the_second_season_has_begun() -> None:  # ruling 13.1
    state = scene(rooms="novice baron newsboy", arriving="duke", entrance="marquis", gone="monk", options="immediate")
    play(state, "room:4")
    assert (state.unseen, len(state.box)) == ([], 35)
    assert GAME.imagine(state, Seat(0), seeded(5)).box == state.box


# --- What the morning would bring


def forecast(state: InnState, seat: int = 0) -> dict[str, int]:
    line: dict[str, int] = seen(state)["players"][seat]["forecast"]
    return line


@pytest.mark.rule("BI-9.4", "BI-9.6")
def test_the_forecast_counts_rooms_gardens_and_wages() -> None:
    state = dawn(player(hand="baron novice", cash=10, annexes="gardener"), rooms="novice - - count", keys="0 1 w 0 w")
    assert forecast(state) == {
        "rooms": 2,
        "gardens": 2,
        "police": 0,
        "wages": 2,
        "unpaid": 0,
        "wake": 12,
        "checks": 0,
    }


@pytest.mark.rule("BI-9.1", "BI-9.2")
@pytest.mark.parametrize(("guests", "police", "wake", "held"), [("- - major", 20, 5, 1), ("- - count", 0, 15, 2)])
def test_the_forecast_counts_the_gravedigger_only_with_police_in_the_inn(
    guests: str, police: int, wake: int, held: int
) -> None:
    state = dawn(player(cash=15, checks=2, corpses="baron novice"), rooms=guests)
    line = forecast(state)
    assert (line["police"], line["wake"], line["checks"]) == (police, wake, held)


@pytest.mark.rule("BI-9.7")
def test_the_forecast_says_how_many_will_stay_unpaid() -> None:
    line = forecast(dawn(player(hand="baron novice monk", cash=1)))
    assert (line["wages"], line["unpaid"], line["wake"]) == (1, 2, 0)


@pytest.mark.rule("BI-9.4", "BI-9.6", "BI-1.7", "BI-12.3")
@pytest.mark.parametrize("coins", [0, 3, 15, 39, 40])
@pytest.mark.parametrize("guests", ["brigadier", "novice", ""])
@pytest.mark.parametrize("dead", ["", "baron", "baron novice monk"])
def test_the_forecast_comes_true_when_nothing_more_happens(coins: int, guests: str, dead: str) -> None:
    state = dawn(player(hand="count monk", cash=coins, checks=1, corpses=dead, annexes="gardener"), rooms=guests)
    line = forecast(state)
    pass_night(state)
    while "Pay the gravedigger" in prompt(state):
        play(state, can(state)[0])  # coins first, as the forecast reckons
    assert (cash(state), checks(state)) == (line["wake"], line["checks"])


@pytest.mark.rule("BI-11.1")
def test_with_unlimited_wealth_the_forecast_has_no_end_either() -> None:
    state = dawn(player(cash=40, annexes="gardener"), options="unlimited")
    assert forecast(state)["wake"] == 42
    assert seen(state)["cap"] is None
    assert seen(scene())["cap"] == 4 * CHECK
