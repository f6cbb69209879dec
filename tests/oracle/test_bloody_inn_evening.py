"""Setting up and welcoming travelers: rulings 1 and 2."""

import pytest

from tests.oracle.bloody_inn import Oracle
from tests.oracle.bloody_inn_table import (
    cash,
    choices,
    evening,
    give,
    guests,
    keys,
    night,
    pass_night,
    pass_night_keeping,
    say,
    unshuffled,
    words,
)

# Set-up (rulings 1.x).


def test_set_up_gives_everybody_two_peasants_five_francs_and_a_check() -> None:
    position = evening(2, ["baron"] * 35).position()
    barn = [{"annex": "barn", "bodies": []}]
    player = {"cash": 5, "checks": 1, "hand": ["peasant"] * 2, "corpses": [], "annexes": barn}
    assert position["players"] == [player] * 2
    assert (position["bistro"], position["exit"], position["round"], position["season"]) == (0, [], 1, 1)
    assert position["move"] == {"deed": None, "targets": [], "played": []}


@pytest.mark.parametrize(("seats", "white"), [(1, 3), (2, 3), (3, 3), (4, 4)])
def test_keys_lie_on_the_first_doors_and_white_ones_behind(seats: int, white: int) -> None:
    oracle = evening(seats, ["baron"] * 9)
    assert keys(oracle) == [*range(seats), *["white"] * white, *[None] * (8 - seats - white)]


def test_doors_may_be_chosen_from_the_first_player_clockwise() -> None:
    oracle = evening(2, ["baron"] * 9, first=1, doors="chosen")
    assert oracle.position()["phase"] == "doors"
    assert oracle.acting() == [1]
    assert choices(oracle) == {f"room:{door}" for door in range(1, 9)}
    say(oracle, "room:7")
    assert oracle.acting() == [0]
    assert "room:7" not in choices(oracle)
    say(oracle, "room:2")
    assert keys(oracle) == ["white", 0, "white", "white", None, None, 1, None]
    assert oracle.position()["phase"] == "evening"


def test_solitaire_starts_with_two_peasants_in_the_bistro() -> None:
    assert evening(1, ["baron"] * 9).position()["bistro"] == 2


def test_removed_cards_are_kept_apart() -> None:
    oracle = Oracle(1, {}, 0, ["novice", "baron"], ["count"] * 5, unshuffled)
    assert oracle.position()["removed"] == ["baron", "novice"]


def test_contradictory_or_unknown_options_are_refused() -> None:
    for options, complaint in (
        ({"wealth": "unlimited", "checks": "thirty"}, "wealth=unlimited"),
        ({"length": "endless"}, "length=endless"),
        ({"color": "red"}, "color=red"),
    ):
        with pytest.raises(ValueError, match=complaint):
            Oracle(2, options, 0, [], ["baron"] * 9, unshuffled)
    with pytest.raises(ValueError, match="cannot be first"):
        Oracle(1, {}, 1, [], ["baron"] * 9, unshuffled)


def test_an_illegal_part_or_another_seat_changes_nothing() -> None:
    oracle = night()
    before = oracle.position()
    for seat, part in ((0, "bury"), (1, "pass"), (0, "room:1")):
        with pytest.raises(ValueError, match="cannot say"):
            oracle.play(seat, part)
    assert oracle.position() == before


# Welcoming (rulings 2.x).


def test_the_first_player_puts_the_landscaper_into_a_room_of_her_choice() -> None:
    oracle = evening(3, ["landscaper", "novice", *["baron"] * 9])
    assert oracle.position()["arriving"] == "landscaper"
    assert oracle.position()["entrance"][0] == "novice"  # ruling 2.6: the next one is seen
    assert choices(oracle) == {f"room:{door}" for door in range(1, 7)}
    say(oracle, "room:3")
    assert guests(oracle)[2] == "landscaper"
    assert choices(oracle) == words("room:1 room:2 room:4 room:5 room:6")


def test_the_last_open_room_is_filled_without_a_question() -> None:
    oracle = evening(1, ["baron", "count", "duke", "novice", "monk"])
    for door in (4, 2, 1):
        say(oracle, f"room:{door}")
    assert guests(oracle)[:4] == ["duke", "count", "novice", "baron"]
    assert oracle.position()["phase"] == "night"
    assert oracle.position()["arriving"] is None


def test_first_come_first_served_skips_closed_doors() -> None:
    arrivals = ["baron", "count", "duke", "novice", "monk"]
    oracle = evening(2, [*arrivals, "abbot"], doors="chosen", welcome="first_come")
    say(oracle, "room:8")
    say(oracle, "room:5")
    assert guests(oracle) == ["baron", "count", "duke", None, "novice", None, None, "monk"]


@pytest.mark.parametrize(("reshuffle", "next_traveler"), [("lazy", []), ("immediate", ["count"])])
def test_only_an_immediate_reshuffle_shows_a_next_traveler_that_night(reshuffle: str, next_traveler: list[str]) -> None:
    oracle = evening(1, ["baron"] * 8, reshuffle=reshuffle, welcome="first_come")
    pass_night(oracle)  # the second and last batch of season 1 has come
    assert oracle.round == 2
    assert oracle.season == (2 if reshuffle == "immediate" else 1)
    assert len(oracle.position()["entrance"]) == 4 * len(next_traveler)


def test_lazily_the_last_batch_comes_back_in_season_two() -> None:
    oracle = evening(1, ["baron"] * 4 + ["count"] * 4, welcome="first_come")
    pass_night(oracle)
    pass_night(oracle)
    assert (oracle.round, oracle.season) == (3, 2)
    assert sorted(oracle.entrance + [guest for guest in guests(oracle) if guest]) == ["baron"] * 4 + ["count"] * 4
    assert oracle.exit == []


def test_immediately_the_last_batch_stays_in_the_exit_stack() -> None:
    oracle = evening(1, ["baron"] * 4 + ["duke"] * 4, reshuffle="immediate", welcome="first_come")
    give(oracle, 0, annexes=["duke"], checks=0)
    pass_night(oracle)
    assert oracle.entrance == ["baron"] * 4
    pass_night(oracle)
    assert (oracle.round, oracle.last_round) == (3, True)
    assert oracle.exit == ["duke"] * 4
    pass_night(oracle)  # eight green cards make 32 francs
    assert oracle.phase == "over"
    assert cash(oracle)[0] >= 32


def test_an_empty_stack_in_mid_welcome_is_reshuffled_at_once() -> None:
    oracle = evening(1, ["baron"] * 6, welcome="first_come")
    pass_night(oracle)
    assert (oracle.season, oracle.round) == (2, 2)
    assert guests(oracle)[:4] == ["baron"] * 4
    assert len(oracle.entrance) == 2


@pytest.mark.parametrize("reshuffle", ["lazy", "immediate"])
def test_an_empty_exit_stack_at_the_first_emptying_makes_it_the_second(reshuffle: str) -> None:
    oracle = evening(1, ["baron"] * 3, reshuffle=reshuffle, welcome="first_come")
    assert oracle.position()["last_round"]
    assert oracle.position()["season"] == 1
    assert oracle.position()["phase"] == "night"
    pass_night(oracle)
    assert oracle.acting() == []


def test_the_last_card_of_season_two_makes_the_round_the_last_even_with_a_full_inn() -> None:
    oracle = evening(1, ["baron"] * 4, welcome="first_come")
    pass_night(oracle)
    assert oracle.position()["last_round"]
    pass_night(oracle)
    position = oracle.position()
    assert (position["phase"], position["round"]) == ("over", 2)
    assert oracle.acting() == []
    assert oracle.legal(0) == set()


def second_season(seats: int, left: int) -> Oracle:
    """A game whose second season begins with `left` travelers only."""
    oracle = night(seats)
    oracle.entrance = []
    pass_night_keeping(oracle, left)
    return oracle


def test_fewer_travelers_than_players_end_the_game_at_once() -> None:
    oracle = second_season(3, 2)
    position = oracle.position()
    assert (position["phase"], position["last_round"], position["round"]) == ("over", True, 2)
    assert position["exit"] == ["baron"] * 2
    assert guests(oracle) == [None] * 8
    assert position["first"] == 1
    assert cash(oracle) == [4, 4, 3]  # room income and wages of round 1, nothing in round 2


def test_as_many_travelers_as_players_play_a_normal_last_round() -> None:
    oracle = second_season(3, 3)
    assert (oracle.phase, oracle.last_round) == ("night", True)
    pass_night(oracle)
    assert oracle.position()["phase"] == "over"
    assert oracle.position()["first"] == 2  # ruling 9.8
    assert oracle.position()["round"] == 2
    assert cash(oracle) == [3, 3, 3]  # ruling 9.7: income and wages are paid


def test_peasants_in_the_bistro_are_no_travelers() -> None:
    oracle = night(2)
    oracle.entrance, oracle.bistro = [], 3
    pass_night_keeping(oracle, 1)
    assert oracle.phase == "over"


def test_an_abrupt_end_counts_the_last_travelers_and_keeps_room_service_money() -> None:
    oracle = night(2, ["duke"])
    oracle.entrance = []
    oracle.rooms[1].service = 1
    give(oracle, 0, annexes=["duke"], hand=[])
    give(oracle, 1, hand=[])
    pass_night_keeping(oracle, 1)
    assert oracle.phase == "over"
    assert cash(oracle) == [5 + 1 + 4, 5 + 3]


def test_room_service_pays_the_owner_of_the_token_on_any_key_in_the_evening() -> None:
    oracle = night(2)
    oracle.entrance = ["major", "novice", "abbot", "baron", "baron", "baron"]
    oracle.rooms[1].service, oracle.rooms[2].service, oracle.rooms[3].service = 1, 0, 0
    give(oracle, 0, hand=[], cash=10)
    give(oracle, 1, hand=[], cash=39)
    pass_night(oracle)
    assert cash(oracle) == [10 + 1 + 0 + 2, 40]  # novices are of rank 0; 39 + 1 + 3 is capped
