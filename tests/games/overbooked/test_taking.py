"""2. Taking a card [OD-2], rulings B1 to B6."""

import pytest

from innkeeper.engine.chance import seeded
from innkeeper.games.overbooked.components import CARD_NAMES
from innkeeper.games.overbooked.game import GAME
from tests.games.overbooked.scenes import airline, asked, can, cards_offered, play, points, row, scene, told

pytestmark = pytest.mark.both_forms


@pytest.mark.rule("OD-2.1")  # B1
def test_everybody_takes_one_card_in_turn_and_nobody_passes() -> None:
    state = scene(seats=3)
    for seat in (0, 1, 2, 0):
        assert asked(state) == seat
        assert all(part.split(":")[0] in ("place", "take") for part in can(state))
        while asked(state) == seat:
            play(state, can(state)[0])
    assert [len(one.cards) for one in state.airlines] == [state.round, state.round - 1, state.round - 1]


@pytest.mark.rule("OD-2.1")
def test_the_card_taken_lies_before_the_player() -> None:
    state = scene()
    play(state, "place:2.0.1A")
    assert [CARD_NAMES[card] for card in state.airlines[0].cards] == ["N16"]


@pytest.mark.rule("OD-2.2")  # B2
@pytest.mark.parametrize(
    ("vouchers", "offered"), [(0, {1}), (1, {1, 2}), (2, {1, 2, 3}), (3, {1, 2, 3, 4}), (9, {1, 2, 3, 4})]
)
def test_a_card_costs_a_voucher_for_each_nearer_the_gate(vouchers: int, offered: set[int]) -> None:
    assert cards_offered(scene(airline(vouchers=vouchers))) == offered


@pytest.mark.rule("OD-2.2")
def test_a_voucher_is_put_on_each_card_skipped() -> None:
    # The rulebook's example: who takes the fourth card puts a voucher on the first three.
    state = scene()
    play(state, "place:4.0.1A")
    assert state.airlines[0].vouchers == 3
    assert state.row_vouchers == [1, 1, 1, 0]
    play(state, "place:2.0.1A")
    assert state.row_vouchers == [2, 1, 0, 0]
    assert state.airlines[1].vouchers == 6


@pytest.mark.rule("OD-2.3")  # B3
def test_vouchers_on_the_card_cannot_pay_for_it_and_are_collected_after() -> None:
    state = scene(airline(vouchers=1), row_vouchers=[0, 2, 3, 0])
    assert cards_offered(state) == {1, 2}
    happened = play(state, "place:2.0.1A")
    assert state.airlines[0].vouchers == 1 - 1 + 2
    assert "Anna takes card N16, pays a voucher, finds 2 vouchers on it." in told(happened)


@pytest.mark.rule("OD-2.4")  # B4
def test_cards_move_up_with_their_vouchers_and_a_new_one_comes_last() -> None:
    state = scene(row="N10 N16 N35 N63", row_vouchers=[0, 0, 1, 2])
    before = set(state.pool)
    play(state, "place:2.0.1A")
    assert row(state).split()[:3] == ["N10", "N35", "N63"]
    assert state.row[3] in before
    assert state.row[3] not in state.pool
    assert state.row_vouchers == [1, 1, 2, 0]


@pytest.mark.rule("OD-2.4")
def test_each_card_of_the_deck_comes_equally_often() -> None:
    counted = dict.fromkeys(range(72), 0)
    for seed in range(3000):
        state = scene()
        state.chance = seeded(seed)
        play(state, "place:1.0.1A")
        counted[state.row[3]] += 1
    often = [times for times in counted.values() if times]
    expected = 3000 / len(often)
    assert len(often) == 68
    assert sum((times - expected) ** 2 / expected for times in often) < 115  # 0.0003 of all cases lie beyond


@pytest.mark.rule("OD-2.5")  # B6
def test_without_a_deck_the_row_gets_shorter() -> None:
    state = scene(deck=False)
    play(state, "place:2.0.1A")
    assert row(state) == "N10 N35 N63"
    assert cards_offered(state) == {1, 2, 3}


@pytest.mark.rule("OD-2.5")  # B5
def test_vouchers_on_cards_that_nobody_takes_are_lost() -> None:
    state = scene(airline(vouchers=3), airline(vouchers=4), row_vouchers=[5, 0, 0, 0], last_round=True, turn=1)
    play(state, "place:2.0.1A")
    assert asked(state) is None
    assert [points(state, "vouchers", seat) for seat in (0, 1)] == [1, 1]
    assert state.row_vouchers == [6, 0, 0, 0]


def test_the_price_is_paid_when_the_move_is_whole() -> None:
    state = scene(row="N10 N26 N35 N63")
    play(state, "take:2 seat:1A")
    assert state.airlines[0].vouchers == 6
    assert state.row_vouchers == [0, 0, 0, 0]
    assert GAME.midway(state, state.asked)
    play(state, "seat:1C")
    assert state.airlines[0].vouchers == 5
    assert not GAME.midway(state, state.asked)
