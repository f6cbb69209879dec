"""Seeded chance: the only source of it in a game, part of the position and of its encoding."""

from __future__ import annotations

from typing import Final, TypeVar

Card = TypeVar("Card")

MASK: Final = 0xFFFFFFFF
WARM_UP: Final = 12


class Chance:
    """A stream of chance, sfc32 (Chris Doty-Humphrey, PractRand): small, fast, and it passes the usual test batteries.

    Every intermediate value stays below 2**62, so that compiled and interpreted runs give the same stream.
    """

    __slots__ = ("a", "b", "c", "count")
    a: int
    b: int
    c: int
    count: int

    def next(self) -> int:
        """The next 32 bits."""
        drawn = (self.a + self.b + self.count) & MASK
        self.count = (self.count + 1) & MASK
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & MASK
        turned = self.c
        self.c = ((((turned << 21) | (turned >> 11)) & MASK) + drawn) & MASK
        return drawn

    def below(self, limit: int) -> int:
        """A whole number from 0 to `limit` - 1, for limits up to 2**20.

        Multiplying instead of dividing (Lemire 2019) leaves a bias below `limit` / 2**30; with 30 bits the product
        stays on the fast path of compiled integers.
        """
        return ((self.next() >> 2) * limit) >> 30

    def unit(self) -> float:
        """A number from 0 up to, not including, 1."""
        return self.next() / 4294967296.0

    def shuffle(self, cards: list[Card]) -> None:
        """Bring the cards into a random order, in place (Fisher and Yates)."""
        for last in range(len(cards) - 1, 0, -1):
            other = self.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]

    def branch(self) -> Chance:
        """A new stream, drawn from this one and independent of it."""
        return seeded((self.next() << 30) ^ self.next())

    def copy(self) -> Chance:
        """A stream that goes on exactly like this one."""
        twin = Chance()
        twin.a, twin.b, twin.c, twin.count = self.a, self.b, self.c, self.count
        return twin

    def encode(self) -> list[int]:
        """The stream's state: four numbers."""
        return [self.a, self.b, self.c, self.count]


def seeded(seed: int, stream: int = 0) -> Chance:
    """The stream of chance for a seed (any whole number; its low 64 bits count).

    Streams with different numbers of one seed are independent: the table's own is 0, the one of a seat is 1 + seat.
    """
    chance = Chance()
    chance.a = seed & MASK
    chance.b = (seed >> 32) & MASK
    chance.c = (0x9E3779B9 + stream * 0x85EBCA6B) & MASK
    chance.count = 1
    for _ in range(WARM_UP):
        chance.next()
    return chance


def decode_chance(numbers: list[int]) -> Chance:
    """The stream that `encode` wrote down. Raises ValueError when that cannot be."""
    if len(numbers) != 4 or not all(type(number) is int and 0 <= number <= MASK for number in numbers):
        raise ValueError("a chance state is four whole numbers from 0 to 4294967295")
    chance = Chance()
    chance.a, chance.b, chance.c, chance.count = numbers[0], numbers[1], numbers[2], numbers[3]
    return chance
