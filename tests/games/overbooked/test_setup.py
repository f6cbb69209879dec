"""1. Set-up [OD-1], rulings A1 to A5; difficult cards [OD-7], ruling G1."""

from collections import Counter

import pytest

from innkeeper.engine.errors import BadSetup, UnknownName
from innkeeper.engine.seats import NOBODY
from innkeeper.games.overbooked.components import (
    CARD_NAMES,
    COLOUR_NAMES,
    EVENT_NAMES,
    GRIDS,
    NEEDS,
    NORMAL_CARDS,
    SUITCASES,
    SYMBOL,
    WISHES,
)
from innkeeper.games.overbooked.game import GAME
from tests.games.overbooked.scenes import told

pytestmark = pytest.mark.both_forms


@pytest.mark.rule("OD-1.1")
def test_there_are_five_kinds_of_passengers_and_equally_many_suitcases_of_each() -> None:
    assert COLOUR_NAMES == ["red", "white", "blue", "yellow", "green"]
    normal = Counter(colour for suitcases in SUITCASES[:NORMAL_CARDS] for colour in suitcases)
    assert normal == dict.fromkeys(range(5), 44)


@pytest.mark.rule("OD-1.2")
def test_seventy_two_cards_are_played_with() -> None:
    state = GAME.new(2)
    assert len(state.row) + len(state.pool) == 72
    assert all(1 <= len(suitcases) <= 6 for suitcases in SUITCASES)


@pytest.mark.rule("OD-1.2", "OD-7.1")  # A3, G1
def test_the_difficult_cards_are_shuffled_in_by_option_whatever_else_is_played_with() -> None:
    options = {"difficult": "yes", "symbols": "yes", "event": "random", "second_event": "random"}
    state = GAME.new(3, options)
    assert sorted(CARD_NAMES[card] for card in (*state.row, *state.pool)) == sorted(CARD_NAMES)
    assert state.symbols
    assert len(state.events_out) == 2
    assert not GAME.new(3, {"difficult": "yes"}).symbols


@pytest.mark.rule("OD-1.3")
@pytest.mark.parametrize(
    ("seats", "front"),
    [
        *[(seats, "window middle aisle|aisle middle middle aisle|aisle middle window") for seats in (1, 2, 3)],
        (4, "window middle middle aisle|aisle middle middle window"),
    ],
)
def test_the_planes_have_three_areas_and_with_four_players_two(seats: int, front: str) -> None:
    layout = GAME.view(GAME.new(seats), NOBODY)["layout"]
    areas = [[place["kind"] for place in layout if place["area"] == area] for area in range(1, front.count("|") + 2)]
    for row in range(5):
        rows = [kinds[len(kinds) // 5 * row : len(kinds) // 5 * (row + 1)] for kinds in areas]
        assert "|".join(" ".join(kinds) for kinds in rows) == front
    assert len(layout) == 5 * len(front.replace("|", " ").split())


@pytest.mark.rule("OD-1.4")  # A2
@pytest.mark.parametrize(("seats", "tokens"), [(1, 20), (2, 20), (3, 30), (4, 30)])
def test_the_supply_goes_by_the_number_of_players(seats: int, tokens: int) -> None:
    assert GAME.new(seats).supply == (tokens,) * 5


@pytest.mark.rule("OD-1.5")
def test_four_cards_lie_open_without_vouchers() -> None:
    state = GAME.new(2, seed=5)
    assert len(state.row) == 4
    assert state.row_vouchers == [0, 0, 0, 0]
    assert sorted((*state.row, *state.pool)) == list(range(72))


@pytest.mark.rule("OD-1.6")  # A5
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_has_six_vouchers(seats: int) -> None:
    assert [airline.vouchers for airline in GAME.new(seats).airlines] == [6] * seats


@pytest.mark.rule("OD-1.7")  # A1
def test_who_begins_is_drawn_by_lot_or_the_first_seat() -> None:
    drawn = Counter(int(GAME.new(4, seed=seed).first) for seed in range(80))
    assert set(drawn) == {0, 1, 2, 3}
    assert {int(GAME.new(4, {"first_player": "seat_0"}, seed).first) for seed in range(20)} == {0}
    state = GAME.new(4, seed=1)
    assert GAME.acting(state) == (state.first,)


@pytest.mark.rule("OD-1.8")
def test_events_are_drawn_or_chosen_and_never_the_same_twice() -> None:
    def out(seed: int, event: str, second: str) -> list[str]:
        state = GAME.new(2, {"event": event, "second_event": second}, seed)
        return [EVENT_NAMES[number] for number in state.events_out]

    assert out(1, "none", "none") == []
    assert out(1, "buddy_time", "none") == ["buddy_time"]
    assert out(1, "buddy_time", "full_flight") == ["buddy_time", "full_flight"]
    pairs = [out(seed, "random", "random") for seed in range(300)]
    assert {event for pair in pairs for event in pair} == set(EVENT_NAMES)
    assert all(len(set(pair)) == 2 for pair in pairs)
    assert all(out(seed, "random", "buddy_time")[0] != "buddy_time" for seed in range(100))
    assert all(out(seed, "buddy_time", "random")[1] != "buddy_time" for seed in range(100))


@pytest.mark.rule("OD-1.8")
@pytest.mark.parametrize(
    ("seats", "options", "reason"),
    [
        (2, {"event": "buddy_time", "second_event": "buddy_time"}, "is chosen as event already; choose another."),
        (2, {"second_event": "buddy_time"}, "option second_event=buddy_time goes only with event="),
        (1, {"event": "random"}, "option event=random goes with 2 or 3 or 4 seats, not with 1."),
        (2, {"level": "expert"}, "option level=expert goes with 1 seats, not with 2."),
        (2, {"bridge": "aisle_column"}, "goes only with symbols=yes, not with symbols=no."),
    ],
)
def test_options_that_contradict_each_other_are_refused_by_name(
    seats: int, options: dict[str, str], reason: str
) -> None:
    with pytest.raises(BadSetup) as error:
        GAME.new(seats, options)
    assert reason in str(error.value)


def test_an_unknown_event_is_refused_with_what_may_have_been_meant() -> None:
    with pytest.raises(UnknownName, match="did you mean 'buddy_time'"):
        GAME.new(2, {"event": "budy_time"})


@pytest.mark.rule("OD-1.9")  # A4
def test_only_the_order_of_the_deck_is_hidden() -> None:
    state = GAME.new(2, seed=3)
    view = GAME.view(state, NOBODY)
    assert view["unseen"] == [CARD_NAMES[card] for card in state.pool]
    nexts = set()
    for seed in range(600):
        twin = GAME.imagine(state, NOBODY, GAME.new(2, seed=seed).chance)
        assert GAME.view(twin, NOBODY) == view
        GAME.apply(twin, twin.asked, GAME.legal(twin, twin.asked)[0])
        nexts.add(twin.row[3])
    assert nexts == set(state.pool)


def test_setting_up_is_told() -> None:
    opening = GAME.begin(2, {"first_player": "seat_0", "event": "buddy_time"}, 4)
    lines = told(opening.events or [])
    assert lines[:2] == ["Anna begins.", "Event: Buddy Time."]
    assert lines[2:] == [f"Card {CARD_NAMES[card]} comes into the hall." for card in opening.row]


def test_the_card_that_a_review_shows_is_in_the_deck() -> None:
    card = CARD_NAMES.index("N58")
    assert GRIDS[card] == ["B.G", ".Y.", "Y.R"]
    assert NEEDS[card] == (1, 0, 1, 2, 1)
    assert WISHES[CARD_NAMES.index("N13")] == (0, 1, 2)
    assert Counter(SYMBOL) == {0: 15, 1: 15, 2: 15, 3: 15, 4: 21}
