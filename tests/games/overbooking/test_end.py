"""The end: points and who has won [OB-6]."""

import pytest

from innkeeper.games.overbooking.game import GAME
from innkeeper.games.overbooking.state import BookingState
from tests.games.overbooking.scenes import asked, last, play, seen, tale, why_not

pytestmark = pytest.mark.both_forms

BIRDS = "bird.laborers bird.soldiers bird.noblewomen bird.maids bird.merchants bird.monk"
COINS = {"laborers": 1, "soldiers": 1, "noblewomen": 2, "maids": 2, "merchants": 3, "monk": 3}


def ended(*lodged: str, tokens: tuple[int, ...] = (), hands: tuple[str, ...] = (), **options: str) -> BookingState:
    """The game is over, with these cards lodged."""
    streets = ["[1.A]", "[6.A]", "[5.A]", "[7.B]"][: max(2, len(lodged))]
    state = last(*streets, game_round=4, lodged=lodged, tokens=tokens, hands=hands, options=options)
    play(state, "pass")
    return state


@pytest.mark.rule("OB-6.1")
def test_after_the_fourth_round_the_game_is_over() -> None:
    state = last("[1.A] A:bird.monk", "[6.A]", game_round=4)
    happened = tale(play(state, "pass"))
    assert happened[-1] == ("OB-4.1", "Inn 2 is opened: 12 places, no sign.")
    assert (asked(state), seen(state)["phase"], seen(state)["round"]) == ("", "over", 4)
    assert why_not(state, "pass", "A") == ("OB-6.1", "The game is over.")


@pytest.mark.rule("OB-6.1")
@pytest.mark.parametrize(("guest", "coins"), COINS.items())
def test_a_point_for_each_coin_of_a_lodged_card(guest: str, coins: int) -> None:
    assert GAME.scores(ended(f"stag.{guest}")) == [coins, 0]


@pytest.mark.rule("OB-6.1")
def test_a_point_for_each_token() -> None:
    state = ended("bird.monk", "", tokens=(2, 7))
    assert GAME.scores(state) == [5, 7]
    assert GAME.breakdown(state)[0] == {"guests": 3, "coats": 0, "tokens": 2}


@pytest.mark.rule("OB-6.1")
def test_cards_in_hand_are_worth_nothing() -> None:  # OB-35
    assert GAME.scores(ended("", "", hands=(BIRDS, "stag.monk"))) == [0, 0]


@pytest.mark.rule("OB-6.2")
@pytest.mark.parametrize(
    ("scoring", "points"), [("beginner", [0, 2, 4, 6]), ("expert", [0, 2, 5, 10]), ("off", [0, 0, 0, 0])]
)
def test_coats_bring_points_by_their_exact_number(scoring: str, points: list[int]) -> None:  # OB-31, OB-32, OB-37
    for count, worth in zip((3, 4, 5, 6), points, strict=True):
        state = ended(" ".join(BIRDS.split()[:count]), scoring=scoring)
        assert GAME.breakdown(state)[0]["coats"] == worth
        assert seen(state)["players"][0]["coats"] == {"bird": count, "fish": 0, "stag": 0, "boar": 0}


@pytest.mark.rule("OB-6.2")
def test_every_family_counts_for_itself() -> None:  # OB-31
    four_fish = BIRDS.replace("bird", "fish").split()[:4]
    four_stags = BIRDS.replace("bird", "stag").split()[:4]
    state = ended(" ".join([BIRDS, *four_fish, *four_stags, "boar.monk"]))
    assert GAME.breakdown(state)[0] == {"guests": 12 + 6 + 6 + 3, "coats": 6 + 2 + 2, "tokens": 0}


@pytest.mark.rule("OB-6.2")
def test_discarded_cards_count_for_nothing() -> None:
    state = ended("bird.monk", "", hands=("", ""))  # all the others are discarded
    assert GAME.scores(state) == [3, 0]


@pytest.mark.rule("OB-6.3")
def test_most_points_win() -> None:
    assert GAME.ranking(ended("bird.monk", "bird.monk fish.monk", "stag.maids")) == [2, 1, 3]


@pytest.mark.rule("OB-6.3")
@pytest.mark.parametrize(
    ("lodged", "places"),
    [
        (("bird.monk stag.monk", "bird.maids stag.maids fish.maids"), [1, 2]),  # 6 and 6: two cards of three coins
        (("bird.maids bird.soldiers", "stag.merchants"), [2, 1]),
        (("bird.monk", "stag.merchants"), [1, 1]),  # still equal: they share the win
        (("bird.maids bird.soldiers", "stag.merchants", "bird.monk fish.laborers"), [3, 2, 1]),
        (("bird.monk", "bird.monk", "fish.monk fish.soldiers", "boar.monk"), [2, 2, 1, 2]),
    ],
)
def test_among_equals_lodged_cards_of_three_coins_decide(lodged: tuple[str, ...], places: list[int]) -> None:  # OB-36
    assert GAME.ranking(ended(*lodged)) == places


@pytest.mark.rule("OB-6.3")
def test_cards_of_three_coins_never_outweigh_a_point() -> None:
    state = ended("bird.monk fish.monk stag.monk boar.monk", "", tokens=(0, 13))
    assert (GAME.scores(state), GAME.ranking(state)) == ([12, 13], [2, 1])


@pytest.mark.rule("OB-6.3")
def test_three_coin_cards_in_hand_break_no_tie() -> None:
    state = ended("bird.maids bird.soldiers", "bird.maids bird.soldiers", hands=("bird.monk", ""))
    assert GAME.ranking(state) == [1, 1]


def test_points_are_seen_as_they_stand() -> None:
    state = last("[1.A]", "[6.A]", lodged=["bird.monk bird.maids"], tokens=[1])
    player = seen(state)["players"][0]
    assert (player["coins"], player["coat_points"], player["tokens"], player["score"]) == (5, 0, 1, 6)
