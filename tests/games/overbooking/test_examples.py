"""The three worked examples of the rulebook. Orange is Anna, blue Bram, green Chiara."""

import pytest

from tests.games.overbooking.scenes import asked, can, discarded, lodged, opened, play, queue, scene, seen, things

pytestmark = pytest.mark.both_forms


@pytest.mark.rule("OB-4.10", "OB-4.11", "OB-3.0")
def test_example_1_thirteen_places_and_no_sign() -> None:
    state = opened("[1.A] A:bird.soldiers B:bird.noblewomen B:fish.soldiers A:stag.merchants", "[6.A]")
    assert lodged(state) == "A:bird.soldiers A:stag.merchants B:fish.soldiers"
    assert discarded(state) == "B:bird.noblewomen"


@pytest.mark.rule("OB-4.5", "OB-3.5", "OB-4.10")
def test_example_2_monks_first_and_merchants_at_the_door() -> None:
    line = "[2.A] A:bird.monk B:fish.noblewomen A:stag.maids A:boar.merchants"
    state = opened("B:stag.merchants " + line, "[6.A]")
    assert lodged(state) == "A:bird.monk A:stag.maids A:boar.merchants B:fish.noblewomen"
    assert discarded(state) == "B:stag.merchants"
    without = opened(line, "[6.A]")  # eight places only
    assert discarded(without) == "A:boar.merchants"


@pytest.mark.rule("OB-4.3", "OB-4.4", "OB-3.4", "OB-2.5")
def test_example_3_noblewomen_and_a_monk_at_the_door_of_two_families() -> None:
    hands = ["bird.maids stag.noblewomen", "fish.noblewomen boar.monk", "fish.laborers bird.soldiers"]
    state = scene("* [3.A]", "[6.A]", "[1.A]", hands=hands, lap=1)
    play(state, "card:bird.maids queue:1 card:fish.noblewomen queue:1 card:fish.laborers queue:1")
    play(state, "card:stag.noblewomen door:1 card:boar.monk door:1 card:bird.soldiers queue:1")
    assert [things(state, letter)["tokens"] for letter in "ABC"] == [1, 0, 0]
    while "pass" in can(state):
        play(state, "pass")
        if seen(state)["inn"]:
            break
    assert (asked(state), can(state)) == ("A", "pick:1 decline")
    play(state, "pick:1")
    assert lodged(state) == "A:bird.maids B:boar.monk C:fish.laborers C:bird.soldiers"
    assert "B:fish.noblewomen" in discarded(state)
    assert "A:stag.noblewomen" in discarded(state)


@pytest.mark.rule("OB-4.3")
def test_example_3_without_the_pick_goes_otherwise() -> None:
    line = "B:boar.monk A:stag.noblewomen [3.A] A:bird.maids B:fish.noblewomen C:fish.laborers C:bird.soldiers"
    state = opened(line, "[6.A]", "[1.A]")
    assert queue(state) == "A:bird.maids B:fish.noblewomen C:fish.laborers C:bird.soldiers"
    play(state, "decline")
    assert lodged(state) == "B:fish.noblewomen C:fish.laborers C:bird.soldiers"
