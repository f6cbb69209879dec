"""Kuhn poker as one object: each answer is a function of the other files."""

from __future__ import annotations

from typing import Final, cast

from innkeeper.engine.chance import Chance
from innkeeper.engine.events import Line
from innkeeper.engine.game import Game, Refusal
from innkeeper.engine.seats import Action, Seat
from innkeeper.engine.views import Encoded, View, Zone
from kuhn_poker import actions, bot, components, rules, view
from kuhn_poker.state import KuhnState, decode, encode


class KuhnPoker(Game[KuhnState]):
    """Kuhn poker."""

    def __init__(self) -> None:
        self.name = "kuhn_poker"
        self.title = "Kuhn poker"
        self.fewest_seats = 2
        self.most_seats = 2
        self.options = rules.OPTIONS
        self.rules_version = 1
        self.actions = len(actions.NOTATION)
        self.folder = str(components.FOLDER)
        self.components_digest = components.DIGEST
        self.secretive = True
        self.open_scores = True

    def set_up(self, seats: int, options: dict[str, str], seed: int) -> KuhnState:
        return rules.set_up(options, seed)

    def acting(self, state: KuhnState) -> tuple[Seat, ...]:
        return rules.acting(state)

    def legal(self, state: KuhnState, seat: Seat) -> list[Action]:
        return rules.legal(state, seat)

    def why_not(self, state: KuhnState, seat: Seat, action: Action) -> Refusal | None:
        return rules.why_not(state, seat, action)

    def apply(self, state: KuhnState, seat: Seat, action: Action) -> None:
        rules.apply(state, seat, action)

    def notation(self, action: Action) -> str:
        return actions.NOTATION[action]

    def parse(self, text: str) -> Action:
        return actions.parse(text)

    def prompt(self, state: KuhnState, seat: Seat) -> Line:
        return view.prompt(state, seat)

    def phrase(self, state: KuhnState, seat: Seat, action: Action) -> Line:
        return view.phrase(action)

    def view(self, state: KuhnState, viewer: Seat) -> View:
        return cast(View, view.view(state, viewer))

    def zones(self, seen: View) -> list[Zone]:
        return view.zones(seen)

    def imagine(self, state: KuhnState, seat: Seat, chance: Chance) -> KuhnState:
        return view.imagine(state, seat, chance)

    def scores(self, state: KuhnState) -> list[int]:
        return rules.scores(state)

    def ranking(self, state: KuhnState) -> list[int]:
        return rules.ranking(state)

    def breakdown(self, state: KuhnState) -> list[dict[str, int]]:
        return rules.breakdown(state)

    def weigh(self, state: KuhnState, seat: Seat, actions: list[Action]) -> list[float]:
        return bot.weigh(state, seat, actions)

    def evaluate(self, state: KuhnState, seat: Seat) -> float:
        return bot.evaluate(state, seat)

    def encode(self, state: KuhnState) -> Encoded:
        return encode(state)

    def decode(self, data: Encoded) -> KuhnState:
        return decode(data)


GAME: Final = KuhnPoker()
