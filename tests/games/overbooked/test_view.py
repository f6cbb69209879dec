"""What is seen, and imagined."""

import pytest

from innkeeper.engine.chance import seeded
from innkeeper.engine.seats import NOBODY, Seat
from innkeeper.games.overbooked.game import GAME
from innkeeper.games.overbooked.state import OverbookedState
from innkeeper.games.overbooked.view import OverbookedView, view
from tests.games.overbooked.scenes import WORDS, airline, play, scene

pytestmark = pytest.mark.both_forms

ANNA = airline("RR.|BBB.\nWG.|...B\nY", steps="GG", vouchers=5)


def seen(state: OverbookedState, viewer: int = NOBODY) -> OverbookedView:
    return view(state, Seat(viewer))


def test_a_plane_shows_who_sits_where_and_what_it_makes() -> None:
    player = seen(scene(ANNA))["players"][0]
    assert player["plane"] == {
        "1A": "red",
        "1B": "red",
        "1D": "blue",
        "1E": "blue",
        "1F": "blue",
        "2A": "white",
        "2B": "green",
        "2G": "blue",
        "3A": "yellow",
    }
    assert player["couples"] == [["1A", "1B"]]
    assert player["children"] == ["2A"]
    assert player["groups"] == {"blue": ["1D", "1E", "1F"], "yellow": ["3A"], "green": ["2B"]}
    assert player["steps"] == {"red": 0, "white": 0, "blue": 0, "yellow": 0, "green": 2}
    assert (player["vouchers"], player["overbooked"]) == (5, 2)


def test_the_score_is_shown_by_source_as_if_the_game_ended_now() -> None:
    player = seen(scene(ANNA))["players"][0]
    assert player["sources"] == {
        "couples": 5,
        "children": 3,
        "rugby": 6,
        "friends": 2,
        "seniors": 2,
        "vouchers": 2,
        "overbooked": -4,
        "most_overbooked": -2,
        "empty": -41,
        "bonus": 0,
        "event": 0,
        "second_event": 0,
    }
    assert player["score"] == sum(player["sources"].values())


def test_the_hall_shows_each_card_with_vouchers_and_price() -> None:
    row = seen(scene(row="N34 N13 N35 N63", row_vouchers=[2, 0, 1, 0], options="symbols"))["row"]
    assert [(card["position"], card["vouchers"], card["price"]) for card in row] == [
        (1, 2, 0),
        (2, 0, 1),
        (3, 1, 2),
        (4, 0, 3),
    ]
    pattern, preference = row[0]["card"], row[1]["card"]
    assert (pattern["card"], pattern["kind"], pattern["grid"], pattern["symbol"]) == (
        "N34",
        "pattern",
        ["BBW", "RRG"],
        "none",
    )
    assert [suitcase["colour"] for suitcase in pattern["suitcases"]] == ["blue", "blue", "white", "red", "red", "green"]
    assert preference["grid"] == []
    assert [(one["colour"], one["wish"]) for one in preference["suitcases"]] == [
        ("green", "window"),
        ("red", "aisle"),
        ("green", "middle"),
    ]


def test_events_show_what_they_would_bring_everybody() -> None:
    state = scene(airline("BBB"), airline("R"), events="threes_company lonely_christmas")
    assert [(event["event"], event["points"], event["worth"]) for event in seen(state)["events"]] == [
        ("threes_company", 3, [3, 0]),
        ("lonely_christmas", -3, [0, -3]),
    ]


@pytest.mark.rule("OD-1.9")
def test_a_move_half_made_is_seen_by_its_seat_alone() -> None:
    state = scene(airline("GY"), row="N35 N46 N13 N07", options="symbols")
    before = [seen(state, viewer) for viewer in (0, 1, NOBODY)]
    play(state, "place:1.0.1A steps:1B")
    move: object = seen(state, 0)["move"]
    assert move == {
        "position": 1,
        "ignored": None,
        "dropped": [],
        "seating": {"1A": "blue", "1B": "red"},
        "displaced": {"1A": "green"},
        "steps": ["1B"],
    }
    assert [seen(state, viewer) for viewer in (1, NOBODY)] == before[1:]
    assert {**seen(state, 0), "move": None} == before[0]


def test_another_seat_imagines_that_nothing_has_been_said_yet() -> None:
    state = scene(airline("GY"), row="N35 N46 N13 N07", options="symbols")
    start = GAME.encode(state)
    play(state, "place:1.0.1A")
    imagined = GAME.encode(GAME.imagine(state, Seat(1), seeded(3)))
    assert {**imagined, "chance": None} == {**start, "chance": None}
    own = GAME.encode(GAME.imagine(state, Seat(0), seeded(3)))
    assert {**own, "chance": None} == {**GAME.encode(state), "chance": None}


def test_what_is_imagined_depends_on_chance_alone() -> None:
    state = scene()
    twin = GAME.imagine(state, NOBODY, seeded(8))
    again = GAME.imagine(twin, NOBODY, seeded(8))
    assert GAME.encode(twin) == GAME.encode(again)
    assert twin.chance.encode() != state.chance.encode()


def test_the_plain_table_shows_own_seats_to_be_chosen_and_the_others_by_whose_they_are() -> None:
    zones = {zone["element"]: zone for zone in GAME.zones(GAME.view(scene(ANNA), Seat(0)))}
    assert [piece["element"] for piece in zones["hall"]["pieces"]] == ["card:1", "card:2", "card:3", "card:4"]
    assert zones["plane:0"]["pieces"][0]["element"] == "seat:1A"
    assert zones["plane:1"]["pieces"][0]["element"] == "plane:1.1A"
    piece = zones["plane:0"]["pieces"][0]
    assert WORDS.text(piece["words"], piece["facts"]) == "1A: passenger in love"


def test_a_placement_is_made_by_touching_card_turn_and_seat_and_previews_its_seats() -> None:
    state = scene(airline("G"), row="N42 N10 N35 N63")
    action = GAME.parse("place:1.90.1A")
    assert GAME.elements(state, Seat(0), action) == ["card:1", "turn:90", "seat:1A"]
    assert GAME.preview(state, Seat(0), action) == ["seat:1A", "seat:3A"]
    assert GAME.elements(state, Seat(0), GAME.parse("take:2")) == ["card:2"]
    assert GAME.elements(state, Seat(0), GAME.parse("ignore:2.1")) == ["card:2", "ignore:2.1"]
    assert GAME.elements(state, Seat(0), GAME.parse("steps:1A")) == ["seat:1A"]


def test_the_seat_of_a_preference_card_previews_itself() -> None:
    state = scene(airline("G"), row="N13 N10 N35 N63")
    play(state, "take:1")
    assert GAME.preview(state, Seat(0), GAME.parse("seat:1A")) == ["seat:1A"]
    assert GAME.preview(state, Seat(0), GAME.parse("seat:2A")) == ["seat:2A"]


HERE_AND_THERE = ("1A", "2A", "1C", "1D")
"""Two windows and two aisles."""


def test_placements_are_told_alike_that_bump_as_many_and_previewed_alike_on_the_same_seats() -> None:
    def likeness(plane: str, place: str = "place:1.90.1A") -> tuple[int, int]:
        return GAME.likeness(scene(airline(plane), row="N42 N10 N35 N63"), Seat(0), GAME.parse(place))

    assert likeness("G") == likeness("R")
    assert likeness("G")[0] != likeness("")[0]
    assert likeness("G")[1] == likeness("")[1] != likeness("", "place:1.90.2A")[1]
    assert likeness("", "take:2") == (-1, -1)


def test_seats_for_a_passenger_are_alike_that_suit_and_those_that_do_not_for_the_same_reason() -> None:
    state = scene(row="N13 N10 N35 N63")
    play(state, "take:1")
    suits, other, aisle, another = (GAME.likeness(state, Seat(0), GAME.parse(f"seat:{at}")) for at in HERE_AND_THERE)
    assert (suits[0], other[0]) == (0, 0)
    assert aisle == another
    assert aisle[0] > 1
    play(state, "seat:1A")
    assert GAME.likeness(state, Seat(0), GAME.parse("seat:1A")) == (1, 0)
