"""The engine and the oracle of Overbooking side by side: the same decisions, compared after every single one.

They share the notation and the components file. The engine draws cards when they are drawn; the oracle is told before,
which is read off by preparing all further rounds on a copy.
"""

from collections.abc import Callable
from itertools import product
from random import Random
from typing import Any

from innkeeper.engine.options import complete_options
from innkeeper.engine.seats import Action, Seat
from innkeeper.games.overbooking.components import CAPACITY, CARD_NAMES, INN_NAMES, LAPS, NO_CARD, ROUNDS
from innkeeper.games.overbooking.game import GAME
from innkeeper.games.overbooking.rules.between import end_round
from innkeeper.games.overbooking.rules.checking import capacity
from innkeeper.games.overbooking.state import (
    PHASE_NAMES,
    PLACING,
    BookingState,
    Hotelier,
    Placed,
    card_of,
    is_open,
    owner_of,
)
from tests.oracle.overbooking import Oracle

Choose = Callable[[BookingState, Seat, list[Action], Random], Action]


def tables() -> list[tuple[int, dict[str, str]]]:
    """Every number of seats with every combination of options."""
    offered = [[(option.name, choice) for choice in option.choices] for option in GAME.options]
    return [
        (seats, complete_options(GAME.options, dict(chosen), seats))
        for seats in range(GAME.fewest_seats, GAME.most_seats + 1)
        for chosen in product(*offered)
    ]


def randomly(state: BookingState, seat: Seat, legal: list[Action], chance: Random) -> Action:
    """Any legal action; abilities are used more often than not."""
    return chance.choices(legal, [1 if GAME.notation(action) == "decline" else 3 for action in legal])[0]


def crowding(state: BookingState, seat: Seat, legal: list[Action], chance: Random) -> Action:
    """All crowd into the same inns, so that signs and full queues leave some without a place to go."""
    return legal[0] if chance.random() < 0.8 else chance.choice(legal)


class Lockstep:
    """One game told twice."""

    def __init__(self, seats: int, options: dict[str, str], seed: int) -> None:
        self.chance = Random(seed)  # noqa: S311 -- a game is no secret
        self.state = GAME.new(seats, options, seed)
        inns, draws = future(self.state)
        hands = [[CARD_NAMES[card] for card in hotelier.hand] for hotelier in self.state.hoteliers]
        self.oracle = Oracle(seats, options, int(self.state.first), inns, hands, draws)

    def play_out(self, choose: Choose) -> int:
        """Play to the end, comparing at every decision; how many there were."""
        decisions = 0
        self.compare()
        while GAME.acting(self.state):
            (seat,) = GAME.acting(self.state)
            action = choose(self.state, seat, GAME.legal(self.state, seat), self.chance)
            GAME.play(self.state, seat, action)
            self.oracle.play(seat, GAME.notation(action))
            self.compare()
            decisions += 1
        assert self.oracle.scores() == GAME.scores(self.state)
        assert self.oracle.ranking() == GAME.ranking(self.state)
        return decisions

    def compare(self) -> None:
        """The same position, the same question, the same answers."""
        assert position(self.state) == self.oracle.position()
        assert [int(seat) for seat in GAME.acting(self.state)] == self.oracle.acting()
        for seat in GAME.acting(self.state):
            legal = GAME.legal(self.state, seat)
            assert sorted(GAME.notation(action) for action in legal) == sorted(self.oracle.legal(seat))


def future(state: BookingState) -> tuple[list[str], list[list[str]]]:
    """The inns of the first and third round, and each seat's cards in the order in which they are drawn."""
    twin = state.copy()
    inns = [INN_NAMES[house.inn] for house in twin.houses]
    draws: list[list[str]] = [[] for _ in twin.hoteliers]
    while twin.round < ROUNDS:
        before = [set(hotelier.hand) for hotelier in twin.hoteliers]
        end_round(twin)
        if twin.round == 3:
            inns += [INN_NAMES[house.inn] for house in twin.houses]
        for seat, hotelier in enumerate(twin.hoteliers):
            draws[seat] += [CARD_NAMES[card] for card in hotelier.hand if card not in before[seat]]
    return inns, draws


def position(state: BookingState) -> dict[str, Any]:
    """The engine's position as the oracle tells its own."""
    return {
        "round": state.round,
        "phase": PHASE_NAMES[state.phase],
        "first": int(state.first),
        "lap": 1 + max(0, state.step - 1) // state.seats if state.phase == PLACING else LAPS,
        "inn": state.column + 1 if state.open_column else None,
        "inns": [house(state, column) for column in range(state.seats)],
        "players": [player(hotelier) for hotelier in state.hoteliers],
        "chosen": None if state.chosen == NO_CARD else CARD_NAMES[state.chosen],
    }


def house(state: BookingState, column: int) -> dict[str, Any]:
    """An inn and those who wait there."""
    inn = state.houses[column]
    checked = state.open_column and column == state.column
    return {
        "card": INN_NAMES[inn.inn],
        "token": inn.token,
        "door": [guest(card) for card in inn.door],
        "queue": [guest(card) for card in inn.queue],
        "capacity": capacity(state) if checked else CAPACITY[inn.inn],
        "picks": [place + 1 for place in state.picks] if checked else [],
    }


def guest(card: Placed) -> dict[str, Any]:
    """A card at an inn."""
    return {"seat": int(owner_of(card)), "card": CARD_NAMES[card_of(card)], "open": is_open(card)}


def player(hotelier: Hotelier) -> dict[str, Any]:
    """A player's things."""
    return {
        "hand": sorted(CARD_NAMES[card] for card in hotelier.hand),
        "deck": sorted(CARD_NAMES[card] for card in hotelier.deck),
        "lodged": sorted(CARD_NAMES[card] for card in hotelier.lodged),
        "discarded": sorted(CARD_NAMES[card] for card in hotelier.discarded),
        "tokens": hotelier.tokens,
    }
