"""Chance: one fixed stream for each seed, the same in every form and on every machine."""

from collections import Counter

import pytest

from innkeeper.engine.chance import Chance, decode_chance, seeded

pytestmark = pytest.mark.both_forms


# Known answers: records name their seed, so that a stream that changes makes every record another game.
# They were computed with C code of sfc32 as its author published it (PractRand), seeded and warmed up as `seeded` says.
KNOWN: dict[tuple[int, int], list[int]] = {
    (0, 0): [1427488602, 1980682239, 456575201, 3300212312, 1743954244],
    (0, 3): [3173830481, 1787559099, 1236646380, 3637127431, 3790110298],
    (1, 0): [573063952, 3268221502, 703077755, 2308299391, 1950625580],
    (1, 3): [1911678382, 1968650315, 434966317, 2040099825, 2998264306],
    (20261130, 0): [4021569010, 1090373863, 843943328, 1123789347, 657593473],
    (20261130, 3): [2350481503, 1372152562, 2920563766, 1276817541, 2952513665],
    (2**64 - 1, 0): [754549516, 1829345342, 2785016680, 2378084626, 2430036845],
    (2**64 - 1, 3): [1441523197, 719808410, 706877052, 1682112552, 3181528534],
}


@pytest.mark.parametrize(("seed", "stream"), list(KNOWN))
def test_the_stream_of_a_seed_is_known(seed: int, stream: int) -> None:
    chance = seeded(seed, stream)
    assert [chance.next() for _ in range(5)] == KNOWN[seed, stream]


def test_only_the_low_64_bits_of_a_seed_count() -> None:
    assert seeded(5).encode() == seeded(5 + 2**64).encode()
    assert seeded(5).encode() != seeded(5 + 2**63).encode()


def test_streams_of_one_seed_differ() -> None:
    starts = {tuple(seeded(11, stream).encode()) for stream in range(100)}
    assert len(starts) == 100


def test_below_is_even_over_its_range() -> None:
    chance = seeded(1)
    counts = Counter(chance.below(6) for _ in range(60_000))
    assert sorted(counts) == list(range(6))
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts.values()) < 20.5  # 0.999 at 5 degrees of freedom


@pytest.mark.parametrize("limit", [1, 2, 7, 1000, 2**20])
def test_below_stays_below_its_limit(limit: int) -> None:
    chance = seeded(2)
    assert all(0 <= chance.below(limit) < limit for _ in range(1000))


def test_unit_is_from_0_to_less_than_1() -> None:
    chance = seeded(3)
    drawn = [chance.unit() for _ in range(10_000)]
    assert 0 <= min(drawn) < 0.001
    assert 0.999 < max(drawn) < 1


def test_shuffling_keeps_the_cards_and_gives_each_order_as_often() -> None:
    chance = seeded(4)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        cards = [1, 2, 3, 4]
        chance.shuffle(cards)
        orders[tuple(cards)] += 1
    assert {tuple(sorted(order)) for order in orders} == {(1, 2, 3, 4)}
    assert len(orders) == 24
    assert sum((count - 1000) ** 2 / 1000 for count in orders.values()) < 49.7  # 0.999 at 23 degrees of freedom


def test_a_copy_goes_on_the_same_and_alone() -> None:
    chance = seeded(5)
    twin = chance.copy()
    drawn = [chance.next() for _ in range(3)]
    assert [twin.next() for _ in range(3)] == drawn


def test_a_branch_is_another_stream() -> None:
    chance = seeded(6)
    branch = chance.branch()
    assert [branch.next() for _ in range(3)] != [chance.next() for _ in range(3)]
    assert seeded(6).branch().encode() == seeded(6).branch().encode()


def test_its_state_is_four_numbers_that_are_read_back() -> None:
    chance = seeded(7)
    assert decode_chance(chance.encode()).next() == chance.next()


@pytest.mark.parametrize("numbers", [[], [1, 2, 3], [1, 2, 3, 4, 5], [1, 2, 3, -1], [1, 2, 3, 2**32]])
def test_other_numbers_are_no_state_of_chance(numbers: list[int]) -> None:
    with pytest.raises(ValueError, match="four whole numbers from 0 to 4294967295"):
        decode_chance(numbers)


def test_its_numbers_stay_where_compiled_code_is_fast() -> None:
    chance = Chance()
    chance.a = chance.b = chance.c = chance.count = 2**32 - 1
    for _ in range(100):
        chance.next()
        assert all(0 <= number < 2**32 for number in chance.encode())
