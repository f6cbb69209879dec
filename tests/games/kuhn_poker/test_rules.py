"""The rules of Kuhn poker, by their numbers."""

from collections import Counter
from typing import Any

import pytest

from innkeeper.engine.chance import seeded
from innkeeper.engine.errors import BadPosition, BadSetup, IllegalMove
from innkeeper.engine.events import tell
from innkeeper.engine.seats import NOBODY, Seat
from kuhn_poker.game import GAME
from tests.games.kuhn_poker.tables import can_say, say, table

pytestmark = pytest.mark.both_forms


@pytest.mark.rule("KP-1.1")
@pytest.mark.parametrize("seats", [0, 1, 3])
def test_only_two_can_play(seats: int) -> None:
    with pytest.raises(BadSetup, match="Kuhn poker is for 2 to 2 seats"):
        GAME.new(seats)


@pytest.mark.rule("KP-1.1")
@pytest.mark.parametrize(
    ("cards", "winner"),
    [("king queen jack", 0), ("jack queen king", 1), ("jack king queen", 1), ("king jack queen", 0)],
)
def test_the_king_beats_the_queen_beats_the_jack(cards: str, winner: int) -> None:
    state = table(cards)
    say(state, "check check")
    assert GAME.ranking(state)[winner] == 1
    assert GAME.ranking(state)[1 - winner] == 2


@pytest.mark.rule("KP-1.2")
def test_what_one_wins_the_other_loses_below_zero() -> None:
    state = table("king jack queen")
    say(state, "bet call")
    assert GAME.scores(state) == [2, -2]


@pytest.mark.rule("KP-1.3")
@pytest.mark.parametrize(("deals", "number"), [("one", 1), ("three", 3)])
def test_a_game_is_one_deal_or_three(deals: str, number: int) -> None:
    state = GAME.new(2, {"deals": deals}, 4)
    for _ in range(number):
        assert GAME.acting(state)
        say(state, "check check")
    assert GAME.acting(state) == ()


@pytest.mark.rule("KP-2.1")
def test_both_pay_one_chip_before_anything_is_said() -> None:
    assert GAME.view(GAME.new(2), NOBODY)["pot"] == [1, 1]


@pytest.mark.rule("KP-2.2")
def test_each_sees_its_own_card_and_nobody_the_third() -> None:
    state = table("queen king jack")
    assert GAME.view(state, Seat(0))["cards"] == ["queen", None]
    assert GAME.view(state, Seat(1))["cards"] == [None, "king"]
    assert GAME.view(state, NOBODY)["cards"] == [None, None]


@pytest.mark.rule("KP-2.2")
def test_the_deal_is_told_with_the_card_only_to_its_owner() -> None:
    state = GAME.begin(2)
    assert state.events is not None
    own, other = tell(state.events[0], Seat(0)), tell(state.events[0], Seat(1))
    assert (own["message"], set(own["facts"])) == ("event-deal", {"player", "card"})
    assert (other["message"], set(other["facts"])) == ("event-deal-hidden", {"player"})


@pytest.mark.rule("KP-2.2")
def test_the_six_deals_are_equally_frequent() -> None:
    deals = Counter(tuple(GAME.new(2, None, seed).cards) for seed in range(6000))
    assert len(deals) == 6
    assert chi_square(deals, 6) < 20.5  # 0.999 of the distribution with 5 degrees of freedom


@pytest.mark.rule("KP-2.3")
def test_the_seats_open_in_turn() -> None:
    state = GAME.new(2, {"deals": "three"})
    openers = []
    while GAME.acting(state):
        openers.append(GAME.acting(state)[0])
        say(state, "check check")
    assert openers == [0, 1, 0]


@pytest.mark.rule("KP-3.1")
def test_without_a_bet_one_checks_or_bets() -> None:
    assert can_say(table(), 0) == ["check", "bet"]
    assert can_say(table(betting="check"), 1) == ["check", "bet"]


@pytest.mark.rule("KP-3.1")
def test_only_the_seat_whose_turn_it_is_speaks() -> None:
    assert can_say(table(), 1) == []
    with pytest.raises(IllegalMove) as refused:
        GAME.play(table(), Seat(1), GAME.parse("check"))
    assert refused.value.rule == "KP-3.1"


@pytest.mark.rule("KP-3.2")
def test_after_a_bet_one_calls_or_folds() -> None:
    assert can_say(table(betting="bet"), 1) == ["call", "fold"]
    assert can_say(table(betting="check bet"), 0) == ["call", "fold"]


@pytest.mark.rule("KP-3.2")
def test_checking_after_a_bet_is_refused_by_its_rule() -> None:
    with pytest.raises(IllegalMove, match="seat 1 cannot play 'check' now; it may play call, fold") as refused:
        GAME.play(table(betting="bet"), Seat(1), GAME.parse("check"))
    assert refused.value.rule == "KP-3.2"


@pytest.mark.rule("KP-4.1")
def test_after_a_fold_the_bettor_wins_the_ante_and_no_card_is_shown() -> None:
    state = table("jack king queen")
    events = say(state, "bet fold")
    assert GAME.scores(state) == [1, -1]
    assert [event.kind for event in events] == ["bet", "fold", "take"]
    assert GAME.view(state, Seat(0))["cards"] == ["jack", None]


@pytest.mark.rule("KP-4.2")
def test_otherwise_both_show_and_the_higher_card_takes_the_pot() -> None:
    state = table("jack king queen")
    events = say(state, "check bet call")
    assert GAME.scores(state) == [-2, 2]
    assert [event.kind for event in events] == ["check", "bet", "call", "show", "show", "take"]
    assert GAME.view(state, NOBODY)["cards"] == ["jack", "king"]


@pytest.mark.rule("KP-4.3")
def test_the_next_deal_follows_at_once() -> None:
    state = GAME.new(2, {"deals": "three"})
    events = say(state, "bet fold")
    assert [event.kind for event in events] == ["bet", "fold", "take", "deal", "deal"]
    assert GAME.view(state, NOBODY)["deal"] == 2


@pytest.mark.rule("KP-5.1")
def test_more_chips_win_and_equal_chips_share_the_win() -> None:
    won = table(betting="check check", showdowns=[-1, 1])
    shared = table(deals=3, deal=3, betting="bet fold", folds=[1, -1], showdowns=[-1, 1])
    assert GAME.ranking(won) == [2, 1]
    assert GAME.ranking(shared) == [1, 1]


# --- Positions and imagination


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ({"cards": ["king", "king", "jack"]}, "cards holds each of jack, queen, king once"),
        ({"betting": ["check", "call"]}, "betting cannot go on with 'call' after .'check'."),
        ({"deals": 3, "deal": 4}, "deal is a whole number from 1 to 3, not 4"),
        ({"deals": 3, "betting": ["bet", "fold"]}, "the next deal has not begun"),
        ({"folds": [1, 1]}, "folds is what one seat won from the other in 0 deals"),
        ({"deel": 1}, "a position has no 'deel'"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_the_reason(wrong: dict[str, object], reason: str) -> None:
    position = GAME.encode(table()) | wrong
    with pytest.raises(BadPosition, match=reason):
        GAME.decode(position)


def test_a_seat_imagines_each_possible_card_of_the_other_as_often() -> None:
    state, chance = table("queen king jack", "check"), seeded(8)
    others = Counter(GAME.imagine(state, Seat(0), chance).cards[1] for _ in range(4000))
    assert sorted(others) == [0, 2]
    assert chi_square(others, 2) < 10.8  # 0.999 of the distribution with 1 degree of freedom


def test_a_spectator_imagines_each_of_the_six_deals_as_often() -> None:
    state, chance = table("queen king jack", "check"), seeded(9)
    deals = Counter(tuple(GAME.imagine(state, NOBODY, chance).cards) for _ in range(6000))
    assert len(deals) == 6
    assert chi_square(deals, 6) < 20.5


def test_after_a_showdown_nothing_is_left_to_imagine() -> None:
    state = table("queen king jack", "check check", showdowns=[-1, 1])
    assert GAME.imagine(state, NOBODY, seeded(1)).cards == state.cards


def test_the_house_player_knows_when_to_call() -> None:
    weights = [GAME.weigh(table(cards, "bet"), Seat(1), GAME.legal(table(cards, "bet"), Seat(1))) for cards in HANDS]
    assert [weight[0] for weight in weights] == [0.0, pytest.approx(1 / 3), 1.0]


HANDS = ("king jack queen", "king queen jack", "queen king jack")


def chi_square(counts: Counter[Any], kinds: int) -> float:
    """How far counts are from equal frequencies."""
    equal = counts.total() / kinds
    return sum((count - equal) ** 2 / equal for count in counts.values())
