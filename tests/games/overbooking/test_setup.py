"""Set-up [OB-1]."""

from collections import Counter

import pytest

from innkeeper.engine.events import tell
from innkeeper.engine.game import heard
from innkeeper.engine.seats import NOBODY
from innkeeper.games.overbooking.components import CARD_NAMES, COINS, INN_NAMES, LARGE, RULE_NAMES, SIZE
from innkeeper.games.overbooking.game import GAME
from innkeeper.games.overbooking.state import BookingState
from tests.games.overbooking.scenes import asked, can, hand, seen, things, token

pytestmark = pytest.mark.both_forms

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
SEEDS = range(300)


def new(seats: int = 2, seed: int = 0, **options: str) -> BookingState:
    return GAME.new(seats, options, seed)


@pytest.mark.rule("OB-1.1")
def test_a_deck_has_six_guests_of_each_of_four_families() -> None:
    families = Counter(name.split(".")[0] for name in CARD_NAMES)
    assert families == {"bird": 6, "fish": 6, "stag": 6, "boar": 6}
    sizes = dict(zip(CARD_NAMES, SIZE, strict=True))
    guests = ["monk", "merchants", "maids", "noblewomen", "soldiers", "laborers"]
    for family in families:
        assert [sizes[f"{family}.{guest}"] for guest in guests] == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("OB-1.1")
def test_cards_show_one_to_three_coins_and_inns_are_on_eight_two_sided_cards() -> None:
    assert set(COINS) == {1, 2, 3}
    assert [f"{card}.{side}" for card in range(1, 9) for side in "AB"] == INN_NAMES
    rules = {seen(new(4, seed))["houses"][0]["inn"]["rule"] for seed in SEEDS}
    assert rules == set(RULE_NAMES)


@pytest.mark.rule("OB-2.8")
def test_small_coats_are_for_one_to_three_places_and_large_ones_for_four_to_six() -> None:  # OB-04
    assert [size > 3 for size in SIZE] == LARGE


@SEATS
@pytest.mark.rule("OB-1.2", "OB-1.5")
def test_everybody_draws_nine_of_the_own_24_cards(seats: int) -> None:
    state = new(seats)
    for letter in "ABCD"[:seats]:
        mine = things(state, letter)
        assert (len(mine["hand"]), len(mine["deck"])) == (9, 15)
        assert sorted(mine["hand"] + mine["deck"]) == sorted(CARD_NAMES)
    assert len({hand(state, letter) for letter in "ABCD"[:seats]}) == seats


@pytest.mark.rule("OB-1.2")
def test_every_card_comes_into_the_hand_equally_often() -> None:
    drawn = Counter(card for seed in range(800) for card in hand(new(seed=seed)).split())
    assert len(drawn) == 24
    assert max(abs(times - 300) for times in drawn.values()) < 60  # 300 expected, 13.7 the standard deviation


@SEATS
@pytest.mark.rule("OB-1.3")
def test_as_many_inns_as_players_lie_out_and_the_other_cards_are_unused(seats: int) -> None:  # OB-03
    view = seen(new(seats))
    cards = [int(house["inn"]["card"][0]) for house in view["houses"]]
    assert [house["number"] for house in view["houses"]] == list(range(1, seats + 1))
    assert sorted(cards + view["unused"]) == [1, 2, 3, 4, 5, 6, 7, 8]


@pytest.mark.rule("OB-1.3")
def test_any_inn_lies_in_any_column_whichever_side_up() -> None:  # OB-02
    for column in (0, 1):
        cards = Counter(seen(new(seed=seed))["houses"][column]["inn"]["card"] for seed in SEEDS)
        assert set(cards) == set(INN_NAMES)
        assert max(cards.values()) < 45  # 19 expected


@pytest.mark.rule("OB-1.4")
def test_a_token_lies_at_every_back_door_that_is_not_closed() -> None:
    for seed in SEEDS:
        state = new(4, seed)
        for number, house in enumerate(seen(state)["houses"], 1):
            assert token(state, number) == (house["inn"]["rule"] != "back_door_closed")


@SEATS
@pytest.mark.rule("OB-1.5")
def test_the_first_player_is_drawn_by_lot(seats: int) -> None:  # OB-01
    assert {asked(new(seats, seed)) for seed in range(40)} == set("ABCD"[:seats])
    assert {asked(new(seats, seed, first_player="seat_0")) for seed in range(40)} == {"A"}


def test_the_game_begins_with_the_first_card_of_the_first_round() -> None:
    view = seen(new())
    assert (view["round"], view["phase"], view["lap"], view["inn"]) == (1, "placing", 1, None)
    assert all(part.startswith("card:") for part in can(new()).split())


def test_the_opening_is_told_without_the_cards() -> None:
    events = heard(GAME.begin(2, {}, 0))
    told = [tell(event, NOBODY) for event in events]
    assert [(one["kind"], one["rule"]) for one in told] == [("draw", "OB-1.5")] * 2
    assert told[0]["facts"] == {"count": 9, "player": "seat:0"}
