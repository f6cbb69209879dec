"""Who sees what [OB-2.8]: a back shows whose card it is, its family and the size of its coat, and nothing more."""

from typing import Any

import pytest

from innkeeper.engine.seats import NOBODY, Seat
from innkeeper.games.overbooking.game import GAME
from innkeeper.games.overbooking.state import BookingState
from tests.games.overbooking.scenes import PLAYERS, WORDS, last, opened, play, scene, seen, things

pytestmark = pytest.mark.both_forms

SPECTATOR = int(NOBODY)
STREET = ("B:stag.maids A:bird.soldiers [1.A] A:bird.monk B:fish.laborers", "[6.A]")


def lying(state: BookingState, viewer: int, side: str = "queue") -> list[dict[str, Any]]:
    """What a viewer sees of the cards at the first inn."""
    rows: list[dict[str, Any]] = seen(state, viewer)["houses"][0][side]
    return rows


# --- Backs


@pytest.mark.rule("OB-2.8")
@pytest.mark.parametrize("viewer", [0, 2, SPECTATOR])
def test_a_back_shows_owner_family_and_crest_and_nothing_more(viewer: int) -> None:  # OB-04
    state = scene(*STREET, "[5.A]")
    assert lying(state, viewer)[1] == {
        "seat": 1,
        "crest": "large",
        "family": "fish",
        "open": False,
        "face": None,
        "remembered": None,
    }
    assert lying(state, viewer, "door")[1] == {
        "seat": 1,
        "crest": "small",
        "family": "stag",
        "open": False,
        "face": None,
        "remembered": None,
    }


@pytest.mark.rule("OB-2.8")
@pytest.mark.parametrize("viewer", [0, SPECTATOR])
def test_the_family_cannot_be_read_where_the_back_shows_the_size_only(viewer: int) -> None:  # OB-04
    state = scene(*STREET, options={"backs": "size"})
    assert (lying(state, viewer)[1]["family"], lying(state, viewer)[1]["crest"]) == (None, "large")


@pytest.mark.rule("OB-2.8")
@pytest.mark.parametrize("backs", ["family", "size"])
def test_one_can_look_at_the_own_cards(backs: str) -> None:  # OB-05
    state = scene(*STREET, options={"backs": backs})
    mine = lying(state, 0)[0]
    assert (mine["open"], mine["family"], mine["remembered"]) == (False, "bird", None)
    assert mine["face"] == {
        "card": "bird.monk",
        "family": "bird",
        "type": "monk",
        "size": 1,
        "coins": 3,
        "crest": "small",
    }
    assert lying(state, 0, "door")[0]["face"]["card"] == "bird.soldiers"


@pytest.mark.rule("OB-2.8")
def test_without_peeking_the_own_cards_are_remembered_but_not_seen() -> None:  # OB-05
    state = scene(*STREET, options={"peek": "no"})
    mine = lying(state, 0)[0]
    assert (mine["face"], mine["remembered"], mine["family"]) == (None, "bird.monk", "bird")
    assert [lying(state, viewer)[0]["remembered"] for viewer in (1, SPECTATOR)] == [None, None]
    plain = scene(*STREET, options={"peek": "no", "backs": "size"})
    assert lying(plain, 0)[0]["family"] is None
    assert [card["card"] for card in seen(state, 0)["players"][0]["hand"]] == things(state, "A")["hand"]


@pytest.mark.rule("OB-2.8", "OB-4.1")
@pytest.mark.parametrize("options", [{}, {"peek": "no"}, {"backs": "size"}])
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_at_an_opened_inn_everybody_sees_everything(options: dict[str, str], viewer: int) -> None:
    state = opened(*STREET, options=options)
    for side in ("door", "queue"):
        for guest in lying(state, viewer, side):
            assert guest["open"]
            assert guest["face"]["family"] == guest["family"]
            assert guest["remembered"] is None


def mentions(data: Any, card: str) -> bool:
    return f"'{card}'" in str(data)


@pytest.mark.rule("OB-2.8")
@pytest.mark.parametrize("backs", ["family", "size"])
def test_a_hidden_card_is_nowhere_in_what_others_get(backs: str) -> None:
    state = scene(*STREET, options={"backs": backs}, hands=["boar.monk", "boar.maids"])
    for viewer, secrets in ((0, "fish.laborers stag.maids boar.maids"), (1, "bird.soldiers bird.monk boar.monk")):
        views = [seen(state, viewer), seen(state, SPECTATOR)]
        for card in secrets.split():
            assert [mentions(view["houses"], card) for view in views] == [False, False]
            assert not any(mentions(view["players"][1 - viewer]["hand"], card) for view in views)


# --- Hands, decks and piles


@pytest.mark.rule("OB-2.8")
def test_hands_are_the_players_own_and_decks_are_nobodys() -> None:  # OB-06
    state = scene(*STREET, hands=["boar.monk stag.monk", "boar.maids"])
    for viewer, hands in (
        (0, [["stag.monk", "boar.monk"], None]),
        (1, [None, ["boar.maids"]]),
        (SPECTATOR, [None] * 2),
    ):
        players = seen(state, viewer)["players"]
        assert [player["hand"] and [card["card"] for card in player["hand"]] for player in players] == hands
        assert [(player["cards"], player["deck"]) for player in players] == [(2, 15), (1, 15)]


@pytest.mark.rule("OB-2.8")
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_lodged_and_discarded_cards_and_tokens_are_open(viewer: int) -> None:  # OB-06
    state = scene(*STREET, hands=["boar.monk", None], lodged=["stag.monk", "boar.maids"], tokens=[2, 1])
    for player, letter in zip(seen(state, viewer)["players"], "AB", strict=True):
        mine = things(state, letter)
        assert [card["card"] for card in player["lodged"]] == mine["lodged"]
        assert [card["card"] for card in player["discarded"]] == mine["discarded"]
        assert player["tokens"] == mine["tokens"]


def test_the_inns_and_those_still_unused_are_seen() -> None:
    view = seen(scene("* [3.A]", "[8.B]"))
    first, second = view["houses"]
    assert first["inn"] == {"card": "3.A", "capacity": 15, "rule": "two_families"}
    assert first["other_side"]["card"] == "3.B"
    assert (first["token"], second["token"], first["places"], second["places"]) == (True, False, 15, 13)
    assert view["unused"] == [1, 2, 4, 5, 6, 7]


def test_inns_that_have_been_used_up_are_known_to_be() -> None:
    state = last("[1.A]", "[6.A]", game_round=2)
    play(state, "pass")
    used = {int(house["inn"]["card"][0]) for house in seen(state)["houses"]}
    assert set(seen(state)["unused"]) == {2, 3, 4, 5, 7, 8} - used


@pytest.mark.rule("OB-2.7")
def test_a_pass_is_seen_by_everybody() -> None:
    full = "A:boar.maids B:boar.maids [6.A] A:bird.monk A:bird.merchants B:bird.monk B:bird.merchants"
    barred = "A:boar.monk B:boar.monk [4.B] A:stag.soldiers"
    state = scene(barred, full, hands=["fish.monk", "fish.laborers"], lap=3)
    play(state, "pass")
    for viewer in (0, 1, SPECTATOR):
        assert [player["passed"] for player in seen(state, viewer)["players"]] == [[1, 4], []]


@pytest.mark.rule("OB-2.1")
def test_half_a_move_is_seen_by_nobody_else() -> None:
    state = scene(*STREET, hands=["boar.monk stag.monk", None])
    before = [seen(state, viewer) for viewer in (1, SPECTATOR)]
    play(state, "card:stag.monk")
    assert [seen(state, viewer) for viewer in (1, SPECTATOR)] == before
    assert seen(state, 0)["chosen"] == "stag.monk"


@pytest.mark.rule("OB-4.2", "OB-4.3")
def test_who_acts_at_the_door_and_who_is_picked_is_seen() -> None:
    state = opened("A:bird.noblewomen A:fish.noblewomen [1.A] A:bird.monk A:fish.monk", "[6.A]")
    assert (seen(state)["houses"][0]["acted"], seen(state)["houses"][0]["picks"]) == (0, [])
    play(state, "pick:2")
    assert (seen(state)["houses"][0]["acted"], seen(state)["houses"][0]["picks"]) == (1, [2])
    assert (seen(state)["houses"][1]["acted"], seen(state)["houses"][1]["picks"]) == (0, [])


# --- Zones, for the plain table and the text player


def zone_lines(state: BookingState, viewer: int) -> dict[str, list[str]]:
    """Each zone's pieces in words."""
    found = {}
    for zone in GAME.zones(GAME.view(state, Seat(viewer))):
        found[zone["element"]] = [WORDS.text(piece["words"], piece["facts"], PLAYERS) for piece in zone["pieces"]]
    return found


@pytest.mark.rule("OB-2.8")
def test_the_plain_table_says_of_a_card_what_the_viewer_may_know() -> None:
    lines = zone_lines(scene(*STREET, hands=["boar.monk", None]), 0)
    assert lines["queue:1"] == [
        "Anna, face down: Monk of the bird, 1 place, 3 coins",
        "Bram, face down: fish, large, 4 to 6 places",
    ]
    assert lines["hand:0"] == ["Monk of the boar, 1 place, 3 coins"]
    assert lines["hand:1"] == []
    plain = zone_lines(scene(*STREET, options={"backs": "size", "peek": "no"}), 0)
    assert plain["queue:1"] == ["Anna, face down: small, 1 to 3 places", "Bram, face down: large, 4 to 6 places"]


def test_the_plain_table_says_whose_open_cards_are() -> None:
    lines = zone_lines(opened("A:bird.maids [1.A] A:bird.monk", "[6.A]"), SPECTATOR)
    assert lines["queue:1"] == ["Anna: Monk of the bird, 1 place, 3 coins"]
