"""What happened, told to each seat as far as it may know."""

import pytest

from innkeeper.engine.seats import NOBODY, Seat
from innkeeper.games.overbooking.game import GAME
from tests.games.overbooking.scenes import last, opened, play, scene, tale, told

pytestmark = pytest.mark.both_forms

SPECTATOR = int(NOBODY)


@pytest.mark.rule("OB-2.2", "OB-2.8")
@pytest.mark.parametrize("side", ["queue", "door"])
def test_the_owner_is_told_the_card_and_the_others_its_back(side: str) -> None:
    state = scene("[1.A]", "[6.A]", hands=["stag.soldiers"])
    events = play(state, f"card:stag.soldiers {side}:2")
    back = {"inn": 2, "side": side, "crest": "large", "read": "yes", "family": "@family-stag", "player": "seat:0"}
    for viewer in (1, SPECTATOR):
        assert [one["facts"] for one in told(events, viewer)] == [back]
    (mine,) = told(events, 0)
    assert mine["facts"] == back | {"guest": "@guest-soldiers", "coat": "@family-stag"}
    assert mine["elements"] == [f"{side}:2"]


@pytest.mark.rule("OB-2.8")
def test_where_backs_show_the_size_only_the_family_is_not_told() -> None:
    state = scene("[1.A]", "[6.A]", hands=["stag.monk"], options={"backs": "size"})
    events = play(state, "card:stag.monk queue:1")
    for viewer in (1, SPECTATOR):
        assert "stag" not in str(told(events, viewer))
        assert tale(events, viewer) == [("OB-2.2", "Anna puts a small card into the queue of inn 1.")]


@pytest.mark.rule("OB-2.2")
@pytest.mark.parametrize(
    ("place", "own", "others"),
    [
        (
            "queue:1",
            "Anna puts the Soldiers of the stag into the queue of inn 1.",
            "Anna puts a large stag card into the queue of inn 1.",
        ),
        (
            "door:1",
            "Anna puts the Soldiers of the stag at the back door of inn 1.",
            "Anna puts a large stag card at the back door of inn 1.",
        ),
    ],
)
def test_placing_in_words(place: str, own: str, others: str) -> None:
    state = scene("[1.A]", "[6.A]", hands=["stag.soldiers"])
    events = play(state, f"card:stag.soldiers {place}")
    assert (tale(events, 0), tale(events, 1)) == ([("OB-2.2", own)], [("OB-2.2", others)])


@pytest.mark.rule("OB-1.5", "OB-5.4")
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_of_drawing_only_the_number_is_told(viewer: int) -> None:
    state = last("[1.A]", "[6.A]")
    drawn = [one for one in told(play(state, "pass"), viewer) if one["kind"] == "draw"]
    assert [one["facts"] for one in drawn] == [{"count": 5, "player": f"seat:{seat}"} for seat in (0, 1)]


@pytest.mark.rule("OB-4.1", "OB-4.3", "OB-4.6", "OB-4.7")
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_at_an_opened_inn_everybody_is_told_everything(viewer: int) -> None:
    line = "A:bird.maids A:bird.noblewomen [1.A] A:stag.monk B:stag.monk"
    state = opened(line, "[6.A]")
    assert tale(play(state, "pick:1"), viewer) == [("OB-4.3", "Anna picks the Monk of the stag to reserve first.")]
    happened = tale(play(state, "replace:1"), viewer)
    assert happened[:3] == [
        ("OB-4.7", "The Maids of Anna took the place of the Monk of Anna."),
        ("OB-4.10", "The Maids of Anna got 3 places in inn 1; 10 are left."),
        ("OB-4.10", "The Monk of Bram got 1 place in inn 1; 9 are left."),
    ]


def test_the_first_inn_is_told_in_the_order_in_which_it_happens() -> None:
    street = "B:bird.soldiers A:fish.monk [2.A] A:bird.laborers B:bird.laborers"
    state = last(street, "[6.A]")
    assert tale(play(state, "pass")) == [
        ("OB-2.6", "Bram keeps the fifth card."),
        ("OB-4.1", "Inn 1 is opened: 8 places, Monks first."),
        ("OB-4.4", "The Monk of Anna goes to the end of the queue."),
    ]
    assert tale(play(state, "decline"))[:5] == [
        ("OB-4.2", "The Soldiers of Bram did nothing."),
        ("OB-4.10", "The Monk of Anna got 1 place in inn 1; 7 are left."),
        ("OB-4.10", "The Laborers of Anna got 6 places in inn 1; 1 is left."),
        ("OB-4.10", "The Laborers of Bram asked for 6 places in inn 1, and 1 was left."),
        ("OB-4.1", "Inn 2 is opened: 12 places, no sign."),
    ]


@pytest.mark.rule("OB-4.10")
def test_who_finds_nothing_left_is_told_so() -> None:
    state = last("[2.A] A:bird.laborers A:bird.merchants B:bird.monk", "[6.A]")
    lodging = [sentence for rule, sentence in tale(play(state, "pass")) if rule == "OB-4.10"]
    assert lodging[-1] == "The Merchants of Anna asked for 2 places in inn 1, and 1 was left."
    full = last("[2.A] A:bird.laborers A:bird.merchants B:bird.maids", "[6.A]")
    lodging = [sentence for rule, sentence in tale(play(full, "pass")) if rule == "OB-4.10"]
    assert "The Maids of Bram asked for 3 places in inn 1, and 2 were left." in lodging
    none = last("B:boar.laborers A:boar.laborers [3.B] A:bird.maids B:bird.monk", "[6.A]")
    lodging = [sentence for rule, sentence in tale(play(none, "pass")) if rule == "OB-4.10"]
    assert lodging[-1] == "The Monk of Bram asked for 1 place in inn 1, and none was left."


# --- What is told alike


def alike(house: str, card: str, place: str) -> tuple[int, int]:
    """The likeness of a place for a card at an inn and those who wait there."""
    state = scene(house, "[6.A]", hands=[card])
    play(state, f"card:{card}")
    return GAME.likeness(state, Seat(0), GAME.parse(place))


FULL = "A:bird.merchants A:fish.merchants A:stag.merchants A:boar.merchants"


def test_places_are_told_alike_that_are_free_or_closed_by_one_rule_to_one_card() -> None:
    assert alike("[1.A]", "stag.monk", "queue:1") == alike("[4.A]", "fish.monk", "queue:1") == (0, 0)
    small = alike("[4.A]", "stag.soldiers", "queue:1")
    reasons = {
        (0, 0),
        small,
        alike("[4.A]", "fish.soldiers", "queue:1"),
        alike("[7.A]", "stag.soldiers", "queue:1"),
        alike(f"[4.A] {FULL}", "stag.soldiers", "queue:1"),
    }
    assert len(reasons) == 5
    assert alike("[4.A] A:bird.monk", "stag.soldiers", "queue:1") == small
    assert alike("* [1.A]", "stag.monk", "door:1") == (0, 0)
    full = alike("A:bird.maids A:fish.maids [1.A]", "stag.monk", "door:1")
    assert full != alike("[2.B]", "stag.monk", "door:1") != (0, 0) != full


def test_cards_are_told_alike_that_can_or_cannot_go_anywhere() -> None:
    nowhere = scene("A:bird.maids A:fish.maids [4.A]", f"[8.B] {FULL} A:bird.monk", hands=["stag.soldiers stag.maids"])
    soldiers, maids = (GAME.parse(f"card:stag.{guest}") for guest in ("soldiers", "maids"))
    assert GAME.likeness(nowhere, Seat(0), soldiers) == (1, 0)
    assert GAME.likeness(nowhere, Seat(0), maids) == (0, 0)
    assert GAME.likeness(nowhere, Seat(0), GAME.parse("pass")) == (-1, -1)
