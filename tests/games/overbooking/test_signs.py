"""Signs of the inns [OB-3]: who may queue, who goes first, and what lies open."""

import pytest

from innkeeper.engine.seats import NOBODY
from innkeeper.games.overbooking.components import CARD_NAMES
from innkeeper.games.overbooking.state import BookingState
from tests.games.overbooking.scenes import (
    asked,
    can,
    discarded,
    door,
    lodged,
    opened,
    play,
    queue,
    scene,
    seen,
    token,
    told,
    why_not,
)

pytestmark = pytest.mark.both_forms

SMALL = {"monk", "merchants", "maids"}
LARGE = {"noblewomen", "soldiers", "laborers"}


def may_queue(inn: str, line: str = "") -> set[str]:
    """The cards that may join the queue of an inn, out of all that are not there."""
    cards = [card for card in CARD_NAMES if f"A:{card}" not in line.split()]
    found = set()
    for card in cards:
        state = scene(f"[{inn}] {line}", "[1.A]", hands=[card])
        play(state, f"card:{card}")
        if "queue:1" in can(state).split():
            found.add(card)
    return found


def refused(inn: str, card: str, line: str = "") -> tuple[str, str]:
    state = scene(f"[{inn}] {line}", "[1.A]", hands=[card])
    play(state, f"card:{card}")
    return why_not(state, "queue:1")


@pytest.mark.rule("OB-3.0")
@pytest.mark.parametrize("inn", ["1.A", "2.A", "5.A", "2.B", "1.B", "5.B"])
def test_without_a_sign_that_sends_somebody_away_all_may_queue(inn: str) -> None:
    for card in CARD_NAMES:
        state = scene(f"[{inn}]", "[6.A]", hands=[card])
        play(state, f"card:{card}")
        assert "queue:1" in can(state)


@pytest.mark.rule("OB-3.1")
def test_small_groups_only() -> None:
    assert {card.split(".")[1] for card in may_queue("4.A")} == SMALL
    assert refused("4.A", "bird.soldiers") == (
        "OB-3.1",
        "Inn 1 takes small groups only, of 1 to 3 places: Soldiers may wait at its back door.",
    )


@pytest.mark.rule("OB-3.2")
def test_large_groups_only() -> None:
    assert {card.split(".")[1] for card in may_queue("4.B")} == LARGE
    assert refused("4.B", "bird.maids") == (
        "OB-3.2",
        "Inn 1 takes large groups only, of 4 to 6 places: Maids may wait at its back door.",
    )


@pytest.mark.rule("OB-3.3")
def test_no_soldiers() -> None:
    assert {card.split(".")[1] for card in may_queue("7.A")} == (SMALL | LARGE) - {"soldiers"}
    assert refused("7.A", "bird.soldiers") == (
        "OB-3.3",
        "Inn 1 takes no Soldiers in its queue; the back door is open to them.",
    )


@pytest.mark.rule("OB-3.4")
@pytest.mark.parametrize("inn", ["3.A", "8.A"])
@pytest.mark.parametrize(
    ("line", "families"),
    [
        ("", "bird fish stag boar"),
        ("B:bird.monk", "bird fish stag boar"),
        ("B:bird.monk A:bird.maids", "bird fish stag boar"),
        ("B:bird.monk A:fish.maids", "bird fish"),
        ("A:boar.monk B:boar.maids A:stag.maids", "boar stag"),
    ],
)
def test_two_families(inn: str, line: str, families: str) -> None:  # OB-14
    assert {card.split(".")[0] for card in may_queue(inn, line)} == set(families.split())


@pytest.mark.rule("OB-3.4")
def test_at_the_back_door_families_do_not_count() -> None:  # OB-14
    state = scene("A:boar.monk B:boar.monk [3.A] B:bird.monk", "[1.A]", hands=["fish.maids", "stag.maids"])
    play(state, "card:fish.maids queue:1 card:stag.maids")
    assert can(state) == "queue:2 door:2"
    assert why_not(state, "queue:1") == (
        "OB-3.4",
        "Two other families queue at inn 1 already: the stag may only go to the back door.",
    )


@pytest.mark.rule("OB-3.5", "OB-3.6", "OB-4.10")
@pytest.mark.parametrize(
    ("inn", "line", "inside"),
    [
        # 2.A: 8 places, Monks first; 6.B: 12 places, Monks first
        ("2.A", "A:bird.noblewomen B:bird.noblewomen A:fish.monk", "A:fish.monk A:bird.noblewomen"),
        ("2.A", "A:bird.laborers A:fish.merchants B:fish.monk B:bird.monk", "A:bird.laborers B:fish.monk B:bird.monk"),
        ("6.B", "A:bird.laborers B:bird.laborers A:fish.monk", "A:fish.monk A:bird.laborers"),
        # 5.A: 11 places, Soldiers first; 7.B: 14 places
        ("5.A", "A:bird.laborers B:bird.soldiers A:fish.monk", "A:bird.laborers B:bird.soldiers"),
        ("5.A", "A:bird.laborers B:bird.soldiers B:fish.soldiers", "B:bird.soldiers B:fish.soldiers"),
        ("7.B", "A:bird.laborers A:fish.laborers B:fish.soldiers", "A:bird.laborers B:fish.soldiers"),
        # 3.B: 9 places and no sign, for comparison
        ("3.B", "A:bird.noblewomen B:bird.soldiers A:fish.monk", "A:bird.noblewomen B:bird.soldiers"),
    ],
)
def test_favourites_reserve_before_the_others(inn: str, line: str, inside: str) -> None:
    assert lodged(opened(f"[{inn}] {line}", "[1.A]")) == inside


@pytest.mark.rule("OB-3.5", "OB-3.6")
@pytest.mark.parametrize(
    ("inn", "line", "order"),
    [
        ("2.A", "B:bird.monk A:bird.laborers A:bird.monk", ["Monk of Bram", "Monk of Anna"]),
        ("5.A", "A:bird.monk B:bird.soldiers A:bird.soldiers", ["Soldiers of Bram", "Soldiers of Anna"]),
    ],
)
def test_near_favourites_before_far_ones(inn: str, line: str, order: list[str]) -> None:
    state = scene(f"[{inn}] {line}", "[1.A]", lap=5, turn=2)
    names = {"@guest-monk": "Monk", "@guest-soldiers": "Soldiers", "seat:0": "Anna", "seat:1": "Bram"}
    lodging = [one["facts"] for one in told(play(state, "pass")) if one["kind"] == "lodge"]
    got_in = [f"{names.get(str(one['guest']), 'other')} of {names[str(one['player'])]}" for one in lodging]
    assert got_in[:2] == order


@pytest.mark.rule("OB-3.7")
@pytest.mark.parametrize("inn", ["2.B", "8.B"])
def test_where_the_back_door_is_closed_five_may_queue(inn: str) -> None:
    line = "A:bird.monk B:bird.monk A:bird.maids B:bird.maids"
    state = scene(f"[{inn}] {line}", "[1.A]", hands=["stag.monk", "stag.monk"])
    assert not token(state)
    play(state, "card:stag.monk")
    assert can(state) == "queue:1 queue:2 door:2"
    assert why_not(state, "door:1") == ("OB-3.7", "The back door of inn 1 is closed.")
    play(state, "queue:1 card:stag.monk")
    assert can(state) == "queue:2 door:2"
    assert why_not(state, "queue:1") == ("OB-2.3", "The queue of inn 1 is full: 5 may wait there.")


def open_places(state: BookingState) -> list[int]:
    return [place for place, guest in enumerate(seen(state)["houses"][0]["queue"], 1) if guest["open"]]


@pytest.mark.rule("OB-3.8", "OB-3.9")
@pytest.mark.parametrize(("inn", "place"), [("1.B", 1), ("5.B", 2), ("1.A", None)])
def test_the_first_or_second_card_of_the_queue_is_placed_open(inn: str, place: int | None) -> None:  # OB-15
    hands = ["bird.monk bird.maids bird.merchants", "fish.monk fish.soldiers fish.maids"]
    state = scene(f"[{inn}]", "[6.A]", hands=hands)
    play(state, "card:bird.maids door:1 card:fish.soldiers door:1")  # at the door nothing lies open, nor is it counted
    assert not any(guest["open"] for guest in seen(state)["houses"][0]["door"])
    play(state, "card:bird.monk queue:1 card:fish.monk queue:1 card:bird.merchants queue:1")
    assert open_places(state) == ([] if place is None else [place])
    play(state, "card:fish.maids queue:1")
    assert open_places(state) == ([] if place is None else [place])  # it stays open


@pytest.mark.rule("OB-3.8")
def test_an_open_card_is_told_and_shown_to_everybody() -> None:
    state = scene("[1.B]", "[6.A]", hands=["stag.soldiers"])
    (event,) = play(state, "card:stag.soldiers queue:1")
    for viewer in (0, 1, int(NOBODY)):
        assert told([event], viewer)[0]["facts"]["guest"] == "@guest-soldiers"
        assert seen(state, viewer)["houses"][0]["queue"][0]["face"]["card"] == "stag.soldiers"


@pytest.mark.rule("OB-3.1", "OB-3.2", "OB-3.3", "OB-3.4")
@pytest.mark.parametrize(
    ("inn", "line", "at_door"),
    [
        ("4.B", "B:bird.laborers", "A:stag.monk"),
        ("3.A", "B:bird.laborers B:fish.laborers", "A:stag.monk"),
        ("7.A", "B:bird.laborers", "A:stag.soldiers"),
        ("4.A", "A:bird.monk", "A:stag.maids"),
    ],
)
def test_signs_that_send_away_mean_phase_1_only(inn: str, line: str, at_door: str) -> None:  # OB-25, 27, 28
    state = opened(f"{at_door} [{inn}] {line}", "[1.A]")
    if asked(state) and seen(state)["inn"] == 1:
        play(state, "replace:1")
    assert at_door in lodged(state).split()
    assert at_door not in discarded(state).split()
    assert queue(state) == door(state) == ""
