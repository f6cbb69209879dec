"""A game of one sealed step, for tests of bots: all choose 0, 1 or 2 at once, and get what they chose."""

from __future__ import annotations

from typing import Any, cast

from innkeeper.engine.chance import Chance
from innkeeper.engine.events import Line
from innkeeper.engine.game import AnyGame, Game
from innkeeper.engine.options import Option
from innkeeper.engine.seats import Action, Seat
from innkeeper.engine.state import State
from innkeeper.engine.views import View, Zone

SEATS = 3
CHOICES = 3


class SealedState(State):
    __slots__ = ("chosen",)
    chosen: list[int | None]

    def copy(self) -> SealedState:
        twin = SealedState()
        twin.seats, twin.revealed, twin.events = self.seats, self.revealed, None
        twin.chosen = list(self.chosen)
        return twin


class Sealed(Game[SealedState]):
    def __init__(self) -> None:
        self.name = "sealed"
        self.title = "Sealed"
        self.fewest_seats = self.most_seats = SEATS
        self.options: list[Option] = []
        self.rules_version = 1
        self.actions = CHOICES
        self.folder = ""
        self.components_digest = ""
        self.secretive = True

    def set_up(self, seats: int, options: dict[str, str], seed: int) -> SealedState:
        state = SealedState()
        state.seats, state.revealed, state.events = seats, 0, None
        state.chosen = [None] * seats
        return state

    def acting(self, state: SealedState) -> tuple[Seat, ...]:
        return tuple(Seat(seat) for seat, choice in enumerate(state.chosen) if choice is None)

    def legal(self, state: SealedState, seat: Seat) -> list[Action]:
        return [Action(choice) for choice in range(CHOICES)] if seat in self.acting(state) else []

    def apply(self, state: SealedState, seat: Seat, action: Action) -> None:
        state.chosen[seat] = action

    def notation(self, action: Action) -> str:
        return str(action)

    def parse(self, text: str) -> Action:
        return Action(int(text))

    def prompt(self, state: SealedState, seat: Seat) -> Line:
        return Line("prompt-choose")

    def phrase(self, state: SealedState, seat: Seat, action: Action) -> Line:
        return Line("phrase-choose")

    def view(self, state: SealedState, viewer: Seat) -> View:
        return {"mine": state.chosen[viewer], "chosen": [choice is not None for choice in state.chosen]}

    def zones(self, view: View) -> list[Zone]:
        return []

    def imagine(self, state: SealedState, seat: Seat, chance: Chance) -> SealedState:
        twin = state.copy()
        for other, choice in enumerate(twin.chosen):
            if other != seat and choice is not None:
                twin.chosen[other] = chance.below(CHOICES)
        return twin

    def scores(self, state: SealedState) -> list[int]:
        return [choice or 0 for choice in state.chosen]

    def ranking(self, state: SealedState) -> list[int]:
        scores = self.scores(state)
        return [1 + sum(other > score for other in scores) for score in scores]

    def breakdown(self, state: SealedState) -> list[dict[str, int]]:
        return [{"chosen": score} for score in self.scores(state)]

    def encode(self, state: SealedState) -> dict[str, Any]:
        return {"chosen": state.chosen}

    def decode(self, data: dict[str, Any]) -> SealedState:
        state = self.set_up(SEATS, {}, 0)
        state.chosen = list(data["chosen"])
        return state


SEALED: AnyGame = cast(AnyGame, Sealed())
