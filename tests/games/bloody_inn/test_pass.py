"""Pass, and launder money [BI-8]."""

import pytest

from tests.games.bloody_inn.scenes import (
    asked,
    can,
    cash,
    checks,
    pass_night,
    play,
    player,
    scene,
    tale,
    why_not,
)

pytestmark = pytest.mark.both_forms


@pytest.mark.rule("BI-8.1")
def test_doing_nothing_changes_nothing() -> None:
    state = scene(player(hand="baron", cash=7), rooms="novice")
    events = play(state, "pass")
    assert (cash(state), asked(state)) == (7, 1)
    assert tale(events) == [("BI-8.1", "Anna passes.")]


@pytest.mark.rule("BI-8.1", "BI-8.2")
def test_nobody_has_to_launder() -> None:
    state = scene(player(cash=25, checks=1))
    play(state, "pass done")
    assert (cash(state), checks(state), asked(state)) == (25, 1, 1)


@pytest.mark.rule("BI-8.2")
def test_coins_into_checks_or_checks_into_coins_any_number() -> None:  # ruling 8.1
    state = scene(player(cash=25, checks=3))
    play(state, "pass")
    assert can(state) == ["done", "buy:1", "buy:2", "cash:1", "cash:2", "cash:3"]


@pytest.mark.rule("BI-8.2")
def test_twenty_francs_are_two_checks() -> None:  # the rulebook's example of laundering
    state = scene(player(cash=25, checks=1))
    events = play(state, "pass buy:2")
    assert (cash(state), checks(state)) == (5, 3)
    assert tale(events) == [("BI-8.2", "Anna buys 2 checks for 20 F.")]


@pytest.mark.rule("BI-8.2")
def test_two_checks_are_twenty_francs() -> None:
    state = scene(player(cash=5, checks=3))
    events = play(state, "pass cash:2")
    assert (cash(state), checks(state)) == (25, 1)
    assert tale(events) == [("BI-8.2", "Anna cashes 2 checks for 20 F.")]


@pytest.mark.rule("BI-8.2")
def test_never_both_ways_in_one_action() -> None:  # ruling 8.1
    state = scene(player(cash=15, checks=1))
    play(state, "pass buy:1")
    assert asked(state) == 1


@pytest.mark.rule("BI-8.2", "BI-1.7")
def test_what_goes_over_the_wealth_track_is_lost() -> None:  # ruling 8.2
    state = scene(player(cash=35, checks=2))
    play(state, "pass cash:1")
    assert (cash(state), checks(state)) == (40, 1)


@pytest.mark.rule("BI-8.2")
def test_with_nine_francs_and_no_check_there_is_nothing_to_launder() -> None:
    state = scene(player(cash=9))
    play(state, "pass")
    assert asked(state) == 1


@pytest.mark.rule("BI-8.2")
def test_more_than_one_has_is_refused() -> None:
    state = scene(player(cash=25, checks=1))
    play(state, "pass")
    assert why_not(state, "buy:3") == ("BI-8.2", "3 checks cost 30 F, more than you can change.")
    assert why_not(state, "cash:2") == ("BI-8.2", "You do not have 2 checks.")


@pytest.mark.rule("BI-8.2", "BI-9.6")
def test_money_is_laundered_at_no_other_moment() -> None:  # ruling 8.3
    state = scene(player(hand="baron baron", cash=1, checks=4), rooms="- - novice", turn=3)
    assert not any(part.startswith(("cash", "buy")) for part in can(state))
    pass_night(state)
    assert asked(state) == 0
    assert can(state) == ["dismiss:baron"]  # the checks are of no help now


# --- Thirty checks


@pytest.mark.rule("BI-8.3", "BI-1.7")
def test_of_thirty_checks_only_those_nobody_holds_can_be_bought() -> None:  # ruling 1.7
    state = scene(player(cash=40, checks=10), player(checks=9), player(checks=9), options="thirty")
    play(state, "pass")
    assert [part for part in can(state) if part.startswith("buy")] == ["buy:1", "buy:2"]
    play(state, "buy:2")
    assert (cash(state), checks(state)) == (20, 12)


@pytest.mark.rule("BI-8.3")
def test_when_all_thirty_are_held_none_can_be_bought() -> None:
    state = scene(player(cash=40, checks=20), player(checks=10), options="thirty")
    play(state, "pass")
    assert "buy:1" not in can(state)
    assert "cash:20" in can(state)


@pytest.mark.rule("BI-8.3")
def test_without_checks_and_with_none_left_there_is_no_question() -> None:
    state = scene(player(cash=40), player(checks=30), options="thirty")
    play(state, "pass")
    assert asked(state) == 1


@pytest.mark.rule("BI-8.3")
def test_cashed_checks_can_be_bought_again() -> None:
    state = scene(player(cash=0, checks=30), player(cash=40), options="thirty")
    play(state, "pass cash:2 pass buy:2")
    assert (checks(state, 0), checks(state, 1)) == (28, 2)
