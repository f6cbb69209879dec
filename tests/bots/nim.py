"""Nim, for tests of bots: who takes the last stone wins. A move has two parts: from which heap, how many."""

from __future__ import annotations

from typing import Any, cast

from innkeeper.engine.chance import Chance
from innkeeper.engine.errors import BadNotation, BadPosition
from innkeeper.engine.events import Line
from innkeeper.engine.game import AnyGame, Game
from innkeeper.engine.options import Option
from innkeeper.engine.seats import Action, Seat
from innkeeper.engine.state import State
from innkeeper.engine.views import View, Zone

HEAPS = 3
MOST = 5


class NimState(State):
    __slots__ = ("heap", "heaps", "mover")
    heaps: list[int]
    heap: int | None
    mover: int

    def copy(self) -> NimState:
        return filled(self.heaps, self.mover, self.heap)


def filled(heaps: list[int], mover: int = 0, heap: int | None = None) -> NimState:
    state = NimState()
    state.seats, state.revealed, state.events = 2, 0, None
    state.heaps, state.mover, state.heap = list(heaps), mover, heap
    return state


class Nim(Game[NimState]):
    def __init__(self) -> None:
        self.name = "nim"
        self.title = "Nim"
        self.fewest_seats = self.most_seats = 2
        self.options: list[Option] = []
        self.rules_version = 1
        self.actions = HEAPS + MOST
        self.folder = ""
        self.components_digest = ""
        self.secretive = False

    def set_up(self, seats: int, options: dict[str, str], seed: int) -> NimState:
        return filled([3, 4, 5])

    def acting(self, state: NimState) -> tuple[Seat, ...]:
        return (Seat(state.mover),) if any(state.heaps) else ()

    def legal(self, state: NimState, seat: Seat) -> list[Action]:
        if not any(state.heaps) or seat != state.mover:
            return []
        if state.heap is None:
            return [Action(heap) for heap, stones in enumerate(state.heaps) if stones]
        return [Action(HEAPS + taken) for taken in range(state.heaps[state.heap])]

    def apply(self, state: NimState, seat: Seat, action: Action) -> None:
        if state.heap is None:
            state.heap = int(action)
            return
        state.heaps[state.heap] -= action - HEAPS + 1
        state.heap = None
        state.mover = 1 - state.mover

    def midway(self, state: NimState, seat: Seat) -> bool:
        return state.heap is not None and seat == state.mover

    def notation(self, action: Action) -> str:
        return f"heap:{action}" if action < HEAPS else f"take:{action - HEAPS + 1}"

    def parse(self, text: str) -> Action:
        for action in range(self.actions):
            if self.notation(Action(action)) == text:
                return Action(action)
        raise BadNotation(f"nim: {text!r} is no move.")

    def prompt(self, state: NimState, seat: Seat) -> Line:
        return Line("prompt-take")

    def phrase(self, state: NimState, seat: Seat, action: Action) -> Line:
        return Line("phrase-take", {"text": self.notation(action)})

    def view(self, state: NimState, viewer: Seat) -> View:
        return {"heaps": list(state.heaps), "heap": state.heap if viewer == state.mover else None}

    def zones(self, view: View) -> list[Zone]:
        return []

    def imagine(self, state: NimState, seat: Seat, chance: Chance) -> NimState:
        return state.copy()

    def scores(self, state: NimState) -> list[int]:
        return [0, 0] if any(state.heaps) else [int(state.mover == 1), int(state.mover == 0)]

    def ranking(self, state: NimState) -> list[int]:
        scores = self.scores(state)
        return [1 if score == max(scores) else 2 for score in scores]

    def breakdown(self, state: NimState) -> list[dict[str, int]]:
        return [{"won": score} for score in self.scores(state)]

    def encode(self, state: NimState) -> dict[str, Any]:
        return {"heaps": state.heaps, "mover": state.mover, "heap": state.heap}

    def decode(self, data: dict[str, Any]) -> NimState:
        if sorted(data) != ["heap", "heaps", "mover"]:
            raise BadPosition("nim: a position has heap, heaps and mover.")
        return filled(data["heaps"], data["mover"], data["heap"])


NIM: AnyGame = cast(AnyGame, Nim())
