"""Phase 3: the next round [OB-5]."""

import pytest

from innkeeper.engine.chance import seeded
from innkeeper.engine.seats import NOBODY
from innkeeper.games.overbooking.game import GAME
from innkeeper.games.overbooking.state import BookingState
from tests.games.overbooking.scenes import asked, discarded, hand, last, lodged, play, seen, tale, things, token

pytestmark = pytest.mark.both_forms


def next_round(*street: str, **details: object) -> BookingState:
    state = last(*street, **details)
    play(state, "pass")
    return state


def inns(state: BookingState) -> list[str]:
    return [house["inn"]["card"] for house in seen(state)["houses"]]


@pytest.mark.rule("OB-5.1")
@pytest.mark.parametrize("game_round", [1, 3])
def test_inn_cards_are_turned_over(game_round: int) -> None:
    state = next_round("[1.A]", "[2.B]", "[7.A]", game_round=game_round)
    assert (inns(state), seen(state)["round"]) == (["1.B", "2.A", "7.B"], game_round + 1)
    assert [house["other_side"]["card"] for house in seen(state)["houses"]] == ["1.A", "2.B", "7.A"]


@pytest.mark.rule("OB-5.1")
def test_before_the_third_round_unused_ones_come_whichever_side_up() -> None:  # OB-34
    found = set()
    for seed in range(200):
        state = last("[1.A]", "[2.B]", "[7.A]", game_round=2)
        state.chance = seeded(seed)
        play(state, "pass")
        drawn = inns(state)
        assert len({side[0] for side in drawn}) == 3
        assert sorted([int(side[0]) for side in drawn] + seen(state)["unused"]) == [3, 4, 5, 6, 8]
        found |= set(drawn)
    assert found == {f"{card}.{side}" for card in (3, 4, 5, 6, 8) for side in "AB"}


@pytest.mark.rule("OB-5.1", "OB-1.3")
def test_with_four_players_all_sixteen_inns_are_in_a_game() -> None:  # OB-03
    state = GAME.new(4, {}, 2)
    met: dict[int, list[str]] = {}
    while GAME.acting(state):
        met[seen(state)["round"]] = inns(state)
        play(state, GAME.notation(GAME.legal(state, GAME.acting(state)[0])[0]))
    assert sorted(side for round_inns in met.values() for side in round_inns) == sorted(
        f"{card}.{side}" for card in range(1, 9) for side in "AB"
    )


@pytest.mark.rule("OB-5.2")
@pytest.mark.parametrize(
    ("drawn", "before", "after"),
    [
        ("[1.A]", False, True),  # a token comes where none lies
        ("* [1.A]", True, True),  # never a second one
        ("* [2.A]", True, False),  # the other side has a closed door: what is left there goes
        ("[2.A]", False, False),
        ("[2.B]", False, True),  # a door opens
    ],
)
def test_tokens_when_inn_cards_are_turned(drawn: str, before: bool, after: bool) -> None:  # OB-33
    state = last("[6.A]", drawn)
    assert token(state, 2) == before
    play(state, "pass")
    assert token(state, 2) == after


@pytest.mark.rule("OB-5.2")
def test_before_the_third_round_tokens_go_by_column_too() -> None:  # OB-33
    for seed in range(60):
        state = last("* [1.A]", "[2.B]", game_round=2)
        state.chance = seeded(seed)
        play(state, "pass")
        for number, house in enumerate(seen(state)["houses"], 1):
            assert token(state, number) == (house["inn"]["rule"] != "back_door_closed")


@pytest.mark.rule("OB-5.3")
@pytest.mark.parametrize(("first", "following"), [(0, "B"), (1, "C"), (2, "A")])
def test_the_next_one_clockwise_is_first_player(first: int, following: str) -> None:
    state = last("[1.A]", "[6.A]", "[5.A]", first=first)
    happened = tale(play(state, "pass"))
    assert asked(state) == following
    name = {"A": "Anna", "B": "Bram", "C": "Chiara"}[following]
    assert ("OB-5.3", f"{name} is first player.") in happened


@pytest.mark.rule("OB-5.4")
@pytest.mark.parametrize(("game_round", "left"), [(1, 10), (2, 5), (3, 0)])
def test_everybody_draws_five_cards_whatever_is_in_the_hand(game_round: int, left: int) -> None:  # OB-08
    state = last("[1.A]", "[6.A]", game_round=game_round, hands=["bird.monk", "bird.monk bird.maids fish.monk"])
    before = [set(things(state, letter)["deck"]) for letter in "AB"]
    happened = tale(play(state, "pass"))
    assert [len(hand(state, letter).split()) for letter in "AB"] == [6, 8]
    for letter, deck in zip("AB", before, strict=True):
        mine = things(state, letter)
        assert len(mine["deck"]) == left
        assert set(mine["hand"]) <= deck | {"bird.monk", "bird.maids", "fish.monk"}
    assert ("OB-5.4", "Anna draws 5 cards.") in happened


@pytest.mark.rule("OB-5.4")
def test_the_cards_drawn_are_any_of_the_deck() -> None:
    drawn = set()
    for seed in range(60):
        state = last("[1.A]", "[6.A]", hands=["", ""])
        state.chance = seeded(seed)
        deck = set(things(state, "A")["deck"])
        play(state, "pass")
        drawn |= set(things(state, "A")["hand"])
    assert drawn == deck


def test_what_lies_before_the_players_stays() -> None:
    state = last("[1.A]", "[6.A]", hands=["bird.monk", "fish.monk"], lodged=["stag.monk", "boar.maids"], tokens=[2, 3])
    before = (lodged(state), discarded(state))
    play(state, "pass")
    assert (lodged(state), discarded(state)) == before
    assert [player["tokens"] for player in seen(state)["players"]] == [2, 3]


def test_the_clock_shows_a_new_round() -> None:
    view = GAME.view(next_round("[1.A]", "[6.A]"), NOBODY)
    assert (view["round"], view["phase"], view["lap"], view["inn"]) == (2, "placing", 1, None)
