"""The 24 annexes [BI-12]; those that make an action cheaper or wider are tested with that action too."""

import pytest

from innkeeper.games.bloody_inn.components import BUILDABLE, NAMES, RANK, TRAVELERS
from tests.games.bloody_inn.scenes import (
    annexes,
    asked,
    buried,
    can,
    cash,
    checks,
    dawn,
    gone,
    hand,
    keys,
    play,
    player,
    prompt,
    rest,
    scene,
    tale,
    why_not,
)

pytestmark = pytest.mark.both_forms

END = {"last_round": True, "season": 2, "entrance": "-"}
BUILDERS = "baron viscount baron"
"""Three nobles to build with, who are no good at it and do not come back."""

RULES = {
    "cultivator": "BI-12.1",
    "mechanic": "BI-12.2",
    "distiller": "BI-12.3",
    "gardener": "BI-12.4",
    "landscaper": "BI-12.5",
    "butcher": "BI-12.6",
    "newsboy": "BI-12.7",
    "representative": "BI-12.8",
    "concierge": "BI-12.9",
    "grocer": "BI-12.10",
    "shopkeeper": "BI-12.11",
    "brewer": "BI-12.12",
    "novice": "BI-12.13",
    "monk": "BI-12.14",
    "abbot": "BI-12.15",
    "priest": "BI-12.16",
    "archbishop": "BI-12.17",
    "bishop": "BI-12.18",
    "baron": "BI-12.19",
    "viscount": "BI-12.20",
    "count": "BI-12.21",
    "duke": "BI-12.22",
    "prince": "BI-12.23",
    "marquis": "BI-12.24",
}
AT_ONCE = {
    "landscaper": 4,
    "grocer": 4,
    "bishop": 4,
    "duke": 4,
    "baron": 4,
    "viscount": 6,
    "count": 9,
    "marquis": 18,
    "cultivator": 1,
    "newsboy": 1,
    "novice": 1,
}
"""Francs when built as the first annex; the others pay nothing at once."""


@pytest.mark.rule("BI-5.1")
def test_there_are_24_annexes() -> None:
    assert sorted(RULES) == sorted({NAMES[guest] for guest in TRAVELERS if BUILDABLE[guest]})


@pytest.mark.rule(*RULES.values())
@pytest.mark.parametrize("guest", RULES)
def test_each_annex_pays_at_once_what_it_says_and_tells_its_rule(guest: str) -> None:
    state = scene(player(hand=f"{guest} {BUILDERS}", cash=2), rooms="novice")
    events = play(state, f"build card:{guest}")
    while "play:viscount" in can(state) or "play:baron" in can(state):
        events += play(state, "play:baron" if "play:baron" in can(state) else "play:viscount")
    assert annexes(state).split()[-1] == guest
    assert cash(state) == 2 + AT_ONCE.get(guest, 0)
    gains = [rule for rule, said in tale(events) if "gains" in said]
    assert gains == ([RULES[guest]] if guest in AT_ONCE else [])


@pytest.mark.rule(*[RULES[guest] for guest in AT_ONCE])
@pytest.mark.parametrize("guest", AT_ONCE)
def test_nothing_paid_at_once_goes_over_the_wealth_track(guest: str) -> None:  # ruling 5.5
    state = scene(player(hand=f"{guest} mechanic mechanic mechanic", cash=40))
    play(state, f"build card:{guest}" + " play:mechanic" * RANK[NAMES.index(guest)])
    assert (cash(state), checks(state)) == (40, 0)


@pytest.mark.rule("BI-7.1")
@pytest.mark.parametrize("guest", RULES)
def test_each_annex_holds_as_many_corpses_as_its_rank(guest: str) -> None:
    places = RANK[NAMES.index(guest)]
    dead = ["mechanic"] * places
    for lying in range(places + 1):
        under = f"{guest}:{','.join(dead[:lying])}" if lying else guest
        state = scene(player(corpses="peasant", annexes=f"barn:peasant {under}"))
        play(state, "bury corpse:peasant")
        assert (f"under:0.{guest}" in can(state)) == (lying < places)


# --- What pays for annexes of its own type


@pytest.mark.rule("BI-12.1", "BI-12.7", "BI-12.13")
@pytest.mark.parametrize(
    ("guest", "same", "others"),
    [
        ("cultivator", "mechanic distiller cultivator", "newsboy novice baron"),
        ("newsboy", "grocer brewer newsboy", "cultivator novice baron"),
        ("novice", "monk abbot novice", "newsboy cultivator baron"),
    ],
)
def test_a_franc_for_each_annex_of_the_type_itself_included(guest: str, same: str, others: str) -> None:  # ruling 5.2
    state = scene(player(hand=guest, cash=0, annexes=f"{same} {others}"), player(annexes=same.rsplit(maxsplit=1)[-1]))
    play(state, f"build card:{guest}")
    assert cash(state) == 4  # neither the barn, nor other types, nor those of others


# --- Artisans


@pytest.mark.rule("BI-12.2")
def test_with_a_workshop_an_annex_of_rank_one_needs_nobody() -> None:  # the rulebook's example of the Workshop
    state = scene(player(hand="viscount", cash=0, annexes="mechanic"))
    play(state, "build card:viscount")
    assert (annexes(state), cash(state), hand(state)) == ("mechanic viscount", 6, "")


@pytest.mark.rule("BI-12.3")
@pytest.mark.parametrize(("cards", "paid"), [("baron baron", 1), ("", 0)])
def test_a_distillery_saves_one_wage(cards: str, paid: int) -> None:  # the rulebook's example of the Distillery
    state = dawn(player(hand=cards, cash=5, annexes="distiller"))
    rest(state)
    assert cash(state) == 5 - paid


@pytest.mark.rule("BI-12.4")
def test_gardens_pay_every_morning_and_only_their_owner() -> None:
    state = dawn(player(cash=5), player(cash=5, annexes="gardener"))
    rest(state)
    assert (cash(state, 0), cash(state, 1)) == (5, 7)


@pytest.mark.rule("BI-12.5", "BI-12.10", "BI-12.18", "BI-12.22")
@pytest.mark.parametrize(
    ("guest", "three_of_its_type"),
    [
        ("landscaper", "cultivator mechanic mechanic"),
        ("grocer", "newsboy concierge representative"),
        ("bishop", "novice monk abbot"),
        ("duke", "baron count count"),
    ],
)
def test_at_the_end_four_francs_for_each_of_the_type_in_the_exit_stack(guest: str, three_of_its_type: str) -> None:
    others = "brigadier major " + {"duke": "novice newsboy", "bishop": "baron newsboy"}.get(guest, "baron abbot")
    state = dawn(player(cash=3, annexes=guest), player(cash=3), gone=f"{three_of_its_type} {others}", **END)
    rest(state)
    assert (cash(state, 0), cash(state, 1)) == (3 + 12, 3)  # ruling 10.3: police and other types pay nothing


@pytest.mark.rule("BI-12.5", "BI-10.3")
def test_it_is_the_exit_stack_of_the_second_season_alone() -> None:  # ruling 10.3
    state = scene(player(cash=0, annexes="duke"), rooms="- - monk", arriving="major", entrance="-", gone="count")
    play(state, "room:4")
    # Alone in the exit stack, the Count is drawn for the second season, and gone from the stack.
    assert (gone(state), state.season) == ("", 2)
    while asked(state) is not None:
        play(state, "room:5") if "room:5" in can(state) else rest(state)
    assert gone(state) == "count major monk"
    assert cash(state) == 4


# --- Merchants


@pytest.mark.rule("BI-12.8")
def test_with_a_parlor_rank_two_needs_only_one() -> None:  # the rulebook's example of the Parlor
    state = scene(player(hand="baron", annexes="representative"), rooms="count")
    play(state, "bribe room:1 play:baron")
    assert (hand(state), asked(state)) == ("count", 1)


@pytest.mark.rule("BI-12.9")
def test_room_service_goes_to_any_open_room_without_it_whoever_has_its_key() -> None:  # ruling 5.4
    state = scene(
        player(hand="concierge baron viscount"), rooms="duke novice", keys="1 0 w w - w - -", service="3:1 2:0"
    )
    play(state, "build card:concierge play:baron play:viscount")
    assert prompt(state) == "Choose a room for your room service"
    assert can(state) == ["room:1", "room:4", "room:6"]
    assert why_not(state, "room:3") == ("BI-12.9", "Room 3 has room service already.")
    assert why_not(state, "room:5") == ("BI-12.9", "Room 5 is closed: it has no key.")
    events = play(state, "room:1")
    assert tale(events) == [("BI-12.9", "Anna puts room service at room 1.")]
    assert state.service[0] == 0
    assert cash(state) == 5  # ruling 2.7: nothing for the Duke, who is there already


@pytest.mark.rule("BI-12.9", "BI-2.6")
def test_room_service_pays_for_the_next_to_arrive() -> None:  # the rulebook's example of Room Service
    state = dawn(
        player(cash=5),
        player(hand="concierge baron baron", cash=0),
        entrance="duke count",
        season=2,
    )
    play(state, "build card:concierge play:baron play:baron room:3")
    assert asked(state) == 1
    play(state, "room:3")
    assert cash(state, 1) == 3


@pytest.mark.rule("BI-12.9")
def test_room_service_without_a_room_for_it_does_nothing() -> (
    None
):  # rulings 5.4, 13.7: with the box's tokens it cannot be
    state = scene(player(hand="concierge baron baron"), service="1:0 2:0 3:1 4:1 5:0")
    play(state, "build card:concierge play:baron play:baron")
    assert (annexes(state), asked(state)) == ("concierge", 1)


@pytest.mark.rule("BI-12.12")
def test_a_brewery_lets_four_peasants_join_whose_wages_are_due() -> None:  # the rulebook's warning
    state = dawn(player(), player(cash=4, annexes="brewer"), bistro=4)
    play(state, "bribe bistro bistro bistro bistro")
    assert (hand(state, 1), cash(state, 1)) == ("peasant peasant peasant peasant", 0)


@pytest.mark.rule("BI-12.11")
def test_a_shop_cannot_be_used_to_bribe_itself() -> None:
    state = scene(player(hand="baron baron baron"), rooms="shopkeeper novice")
    play(state, "bribe room:1 play:baron play:baron play:baron")
    assert (hand(state), asked(state)) == ("shopkeeper", 1)


# --- Religious


@pytest.mark.rule("BI-12.14")
def test_a_bedroom_replaces_a_white_key_of_ones_choice() -> None:  # ruling 5.3
    state = scene(player(hand="monk baron"), keys="- w 0 w 1 w", service="4:1", rooms="- - - duke")
    play(state, "build card:monk play:baron")
    assert prompt(state) == "Choose a white key to replace by yours"
    assert can(state) == ["room:2", "room:4", "room:6"]  # there is no way around it
    refused = "The key of room 5 is not white: only a white key can be replaced."
    assert why_not(state, "room:5") == ("BI-12.14", refused)
    events = play(state, "room:4")
    assert tale(events) == [("BI-12.14", "Anna takes over the key of room 4.")]
    assert keys(state) == [None, "white", 0, 0, 1, "white", None, None]
    # Its token and its guest stay.
    assert (state.service[3], NAMES[state.guests[3]]) == (1, "duke")


@pytest.mark.rule("BI-12.14", "BI-9.4")
def test_the_room_of_a_bedroom_pays_from_this_morning_on() -> None:  # ruling 5.3
    state = dawn(player(), player(hand="monk baron", cash=0), rooms="- - novice")
    play(state, "build card:monk play:baron room:3")
    assert cash(state, 1) == 1


@pytest.mark.rule("BI-12.14")
def test_without_white_keys_a_bedroom_does_nothing_but_can_be_built() -> None:  # ruling 5.3
    state = scene(player(hand="monk baron"), keys="0 1 0 0 0")
    play(state, "build card:monk play:baron")
    assert (annexes(state), asked(state), keys(state)[:5]) == ("monk", 1, [0, 1, 0, 0, 0])


@pytest.mark.rule("BI-12.15")
def test_with_a_cellar_rank_three_needs_only_two() -> None:  # the rulebook's example of the Cellar
    state = scene(player(hand="baron baron", cash=0, corpses="major", annexes="abbot"))
    play(state, "bury corpse:major play:baron play:baron under:0.barn")
    assert (cash(state), hand(state)) == (26, "")


@pytest.mark.rule("BI-12.16")
def test_with_a_chapel_the_peasant_comes_back_into_the_hand() -> None:  # the rulebook's example of the Chapel
    state = scene(player(hand="peasant", corpses="monk", annexes="priest"))
    play(state, "bury corpse:monk play:peasant")
    assert can(state) == ["discard:peasant", "done"]
    play(state, "done under:0.barn")
    assert (hand(state), state.bistro) == ("peasant", 0)


@pytest.mark.rule("BI-12.16", "BI-3.4")
def test_with_a_chapel_the_owner_chooses_for_each_whether_to_keep_it() -> None:  # ruling 3.4
    state = scene(player(hand="peasant baron novice", corpses="duke", annexes="priest"), bistro=1)
    play(state, "bury corpse:duke play:peasant play:baron play:novice")
    assert can(state) == ["discard:baron", "discard:peasant", "done"]  # the Novice is back already
    play(state, "discard:peasant done under:0.priest")
    assert (hand(state), state.bistro, gone(state)) == ("baron novice", 2, "")
    assert buried(state, place=1) == "duke"


@pytest.mark.rule("BI-12.16")
def test_with_a_chapel_all_may_be_discarded() -> None:
    state = scene(player(hand="baron viscount", corpses="count", annexes="priest"))
    play(state, "bury corpse:count play:baron play:viscount discard:baron discard:viscount under:0.priest")
    assert (hand(state), gone(state)) == ("", "baron viscount")


@pytest.mark.rule("BI-12.16")
def test_with_a_chapel_nothing_is_asked_about_religious_alone() -> None:
    state = scene(player(hand="novice", corpses="monk", annexes="priest"))
    play(state, "bury corpse:monk play:novice")
    assert can(state)[0].startswith("under")


@pytest.mark.rule("BI-12.16")
@pytest.mark.parametrize(
    "move", ["bribe room:1 play:baron", "kill room:1 play:baron", "build card:viscount play:baron"]
)
def test_a_chapel_is_for_burying_only(move: str) -> None:
    state = scene(player(hand="baron viscount", annexes="priest"), rooms="brigadier")
    play(state, move)
    assert (asked(state), gone(state)) == (1, "baron")


@pytest.mark.rule("BI-12.16")
def test_a_chapel_is_its_owners_only() -> None:
    state = scene(player(hand="baron", corpses="monk"), player(annexes="priest"))
    play(state, "bury corpse:monk play:baron under:1.priest")
    assert gone(state) == "baron"


# --- Nobles


@pytest.mark.rule("BI-12.19", "BI-12.20", "BI-12.21", "BI-12.24")
@pytest.mark.parametrize(("guest", "francs"), [("baron", 4), ("viscount", 6), ("count", 9), ("marquis", 18)])
def test_some_nobles_pay_once_when_built_and_never_again(guest: str, francs: int) -> None:
    state = dawn(player(), player(hand=f"{guest} monk monk monk", cash=1), gone="duke", **END)
    play(state, f"build card:{guest}" + " play:monk" * RANK[NAMES.index(guest)])
    wages = len(hand(state, 1).split())
    assert cash(state, 1) == 1 + francs - wages


@pytest.mark.rule("BI-12.23")
@pytest.mark.parametrize(("held", "income"), [(0, 0), (1, 3), (7, 21)])
def test_a_greenhouse_pays_three_for_each_check_at_the_end(held: int, income: int) -> None:
    state = dawn(player(cash=4, checks=held, annexes="prince"), player(checks=5, cash=4), **END)
    rest(state)
    assert (cash(state, 0), checks(state, 0), cash(state, 1)) == (4 + income, held, 4)


@pytest.mark.rule("BI-12.23", "BI-10.2")
def test_a_greenhouse_counts_what_the_gravedigger_has_left() -> None:  # ruling 10.2
    state = dawn(player(cash=5, checks=3, corpses="baron", annexes="prince"), **END)
    rest(state)
    assert (cash(state), checks(state)) == (5 + 6, 2)


@pytest.mark.rule("BI-12.23")
def test_a_greenhouse_pays_nothing_before_the_end() -> None:
    state = dawn(player(cash=5, checks=3, annexes="prince"))
    rest(state)
    assert cash(state) == 5
