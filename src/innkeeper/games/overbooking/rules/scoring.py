"""The end: points and who has won [OB-6]."""

from __future__ import annotations

from innkeeper.games.overbooking.components import BEST_COINS, COINS, FAMILIES, FAMILY, SET_POINTS
from innkeeper.games.overbooking.state import BookingState, Hotelier


def coins(hotelier: Hotelier) -> int:
    """A point for each coin on a lodged card [OB-6.1]."""
    total = 0
    for card in hotelier.lodged:
        total += COINS[card]
    return total


def coats(state: BookingState, hotelier: Hotelier) -> int:
    """Points for four, five or six lodged cards of one family, by the side of the scoring card [OB-6.2]."""
    found = [0] * FAMILIES
    for card in hotelier.lodged:
        found[FAMILY[card]] += 1
    total = 0
    for count in found:
        total += SET_POINTS[state.scoring][count]
    return total


def scores(state: BookingState) -> list[int]:
    """Coins, coats and tokens of every seat [OB-6.1, OB-6.2]."""
    return [coins(hotelier) + coats(state, hotelier) + hotelier.tokens for hotelier in state.hoteliers]


def ranking(state: BookingState) -> list[int]:
    """Most points, then most lodged cards of three coins, then a shared place [OB-6.3]."""
    points = scores(state)
    marks: list[int] = []
    for seat in range(state.seats):
        best = 0
        for card in state.hoteliers[seat].lodged:
            if COINS[card] == BEST_COINS:
                best += 1
        marks.append(1000 * points[seat] + best)
    return [1 + sum([1 if other > mark else 0 for other in marks]) for mark in marks]


def breakdown(state: BookingState) -> list[dict[str, int]]:
    """Each seat's points by source."""
    return [
        {"guests": coins(hotelier), "coats": coats(state, hotelier), "tokens": hotelier.tokens}
        for hotelier in state.hoteliers
    ]
