"""Between the rounds and at the end of Overbooking: rulings OB-31 to OB-37."""

import pytest

from tests.oracle.overbooking import GUESTS, OPTIONS, Oracle
from tests.oracle.overbooking_table import inn, keep_everything, lay, say, table, tokens

# Preparing for the next round (OB-33, OB-34).


def test_inns_are_turned_over_and_replaced_before_the_third_round() -> None:
    oracle = Oracle(2, {}, 0, ["3.B", "1.A", "8.A", "4.B"], [list(GUESTS)[:9]] * 2, [list(GUESTS)[9:]] * 2)
    seen = []
    while oracle.acting():
        seen.append(tuple(found["card"] for found in oracle.position()["inns"]))
        keep_everything(oracle)
    assert seen == [("3.B", "1.A"), ("3.A", "1.B"), ("8.A", "4.B"), ("8.B", "4.A")]
    assert [found["card"] for found in oracle.position()["inns"]] == ["8.B", "4.A"]


def test_the_first_player_moves_to_the_left_except_after_the_last_round() -> None:
    oracle = table(3, first=1)
    firsts = []
    while oracle.acting():
        assert oracle.acting() == [oracle.first]
        firsts.append(oracle.first)
        keep_everything(oracle)
    assert firsts == [1, 2, 0, 1]
    assert (oracle.position()["first"], oracle.position()["round"], oracle.phase) == (1, 4, "over")


def test_everybody_draws_five_cards_in_the_order_of_the_deck() -> None:
    draws = list(GUESTS)[:8:-1]
    oracle = Oracle(2, {}, 0, ["1.A", "2.A", "3.A", "4.A"], [list(GUESTS)[:9]] * 2, [draws] * 2)
    for drawn in (5, 10, 15):
        keep_everything(oracle)
        player = oracle.position()["players"][1]
        assert player["hand"] == sorted(draws[drawn - 5 : drawn])
        assert player["deck"] == sorted(draws[drawn:])
    keep_everything(oracle)
    assert oracle.position()["players"][1]["hand"] == []


def test_a_token_that_was_taken_is_replaced_and_one_that_was_left_is_not_doubled() -> None:
    oracle = table(2, "1.A 6.A", ["bird.merchants"])
    say(oracle, "card:bird.merchants door:1")
    keep_everything(oracle)
    assert [inn(oracle, 1)["token"], inn(oracle, 2)["token"]] == [True, True]
    assert tokens(oracle) == [1, 0]


def test_a_token_left_at_a_door_that_closes_is_removed_and_one_comes_when_it_opens() -> None:
    oracle = table(2, "2.A 8.B")
    seen = []
    while oracle.acting():
        seen.append([inn(oracle, 1)["token"], inn(oracle, 2)["token"]])
        keep_everything(oracle)
    assert seen[:2] == [[True, False], [False, True]]
    assert seen[2:] == [[True, True], [True, True]]
    assert tokens(oracle) == [0, 0]


def test_a_token_nobody_took_stays_where_it_is_at_the_end() -> None:
    oracle = table(2)
    while oracle.acting():
        keep_everything(oracle)
    position = oracle.position()
    assert (position["inn"], position["chosen"], position["lap"]) == (None, None, 5)
    assert all(found["token"] and found["door"] == found["queue"] == [] for found in position["inns"])


# Scoring (OB-31, OB-32, OB-35 to OB-37).


def final(*lodged: str, tokens: tuple[int, ...] = (), **options: str) -> Oracle:
    """A game that is over, with these cards lodged."""
    oracle = table(len(lodged), options=options)
    for player, cards in zip(oracle.players, lodged, strict=True):
        player.lodged = cards.split()
    for player, won in zip(oracle.players, tokens, strict=False):
        player.tokens = won
    while oracle.acting():
        keep_everything(oracle)
    return oracle


KINDS = ("laborers", "soldiers", "noblewomen", "maids", "merchants", "monk")  # coins 1 1 2 2 3 3
COINS = (0, 1, 2, 4, 6, 9, 12)


def coat(family: str, count: int) -> str:
    return " ".join(f"{family}.{kind}" for kind in KINDS[:count])


def test_coins_and_tokens_count_one_each() -> None:
    assert final("bird.monk fish.noblewomen stag.soldiers", "", tokens=(2, 1)).scores() == [3 + 2 + 1 + 2, 1]


@pytest.mark.parametrize(
    ("scoring", "extra"),
    [("beginner", (0, 0, 0, 2, 4, 6)), ("expert", (0, 0, 0, 2, 5, 10)), ("off", (0, 0, 0, 0, 0, 0))],
)
def test_a_coat_pays_once_for_its_exact_count(scoring: str, extra: tuple[int, ...]) -> None:
    for count, points in enumerate(extra, start=1):
        assert final(coat("bird", count), "", scoring=scoring).scores() == [COINS[count] + points, 0]


def test_several_coats_pay_each_and_coats_do_not_mix() -> None:
    cards = f"{coat('bird', 6)} {coat('fish', 5)} {coat('stag', 4)} {coat('boar', 3)}"
    assert final(cards, coat("boar", 2), scoring="expert").scores() == [12 + 9 + 6 + 4 + 10 + 5 + 2, 2]


def test_cards_that_are_not_lodged_are_worth_nothing() -> None:
    oracle = final("", "")
    for player in oracle.players:
        player.hand, player.discarded = list(GUESTS)[:9], list(GUESTS)[9:]
    assert oracle.scores() == [0, 0]


def test_most_points_win() -> None:
    assert final("bird.monk", "bird.monk fish.laborers", "bird.maids").ranking() == [2, 1, 3]


def test_three_coin_cards_decide_between_equal_points() -> None:
    oracle = final("bird.maids fish.soldiers", "bird.monk", "bird.monk fish.soldiers")
    assert (oracle.scores(), oracle.ranking()) == ([3, 3, 4], [3, 2, 1])
    oracle = final("bird.maids fish.maids stag.maids", "bird.monk fish.merchants")
    assert (oracle.scores(), oracle.ranking()) == ([6, 6], [2, 1])


def test_three_coin_cards_count_among_the_tied_only() -> None:
    oracle = final("bird.maids fish.maids stag.maids", "bird.monk", "", tokens=(0, 0, 6))
    assert (oracle.scores(), oracle.ranking()) == ([6, 3, 6], [1, 3, 1])


def test_only_lodged_three_coin_cards_count() -> None:
    oracle = final("bird.maids fish.soldiers", "bird.monk")
    oracle.players[0].discarded = ["bird.monk", "bird.merchants"]
    assert oracle.ranking() == [2, 1]


def test_a_tie_that_remains_is_a_shared_place() -> None:
    oracle = final("bird.monk", "fish.merchants", "", "")
    assert (oracle.scores(), oracle.ranking()) == ([3, 3, 0, 0], [1, 1, 3, 3])


@pytest.mark.parametrize("option", ["peek", "backs"])
def test_what_may_be_seen_changes_no_rule(option: str) -> None:  # OB-04, OB-05
    positions = []
    for choice in OPTIONS[option]:
        oracle = table(2, options={option: choice})
        lay(oracle, "0:bird.laborers 1:bird.laborers", "0:fish.soldiers")
        keep_everything(oracle)
        say(oracle, "replace:2")
        positions.append((oracle.position(), oracle.scores()))
    assert positions[0] == positions[1]
