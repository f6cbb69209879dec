"""Overbooking, as the contract asks for it."""

from __future__ import annotations

from typing import Final, cast

from innkeeper.engine.chance import Chance
from innkeeper.engine.events import Line
from innkeeper.engine.game import Game, Refusal
from innkeeper.engine.options import Option
from innkeeper.engine.seats import Action, Seat
from innkeeper.engine.views import Encoded, View, Zone
from innkeeper.games.overbooking import actions, bot, encoding, imagining, telling
from innkeeper.games.overbooking import view as seeing
from innkeeper.games.overbooking import zones as layout
from innkeeper.games.overbooking.actions import ACTION_COUNT
from innkeeper.games.overbooking.components import DIGEST, FOLDER
from innkeeper.games.overbooking.rules import refusals, scoring, turn
from innkeeper.games.overbooking.state import BookingState

OPTIONS: Final[list[Option]] = [
    Option("scoring", ("beginner", "expert", "off"), "beginner", "What four to six guests of one family bring."),
    Option("peek", ("yes", "no"), "yes", "Whether one may look at one's own face-down cards."),
    Option("backs", ("family", "size"), "family", "What the back of a card tells."),
    Option("picks", ("order", "size"), "order", "Which of two picked guests reserves first."),
    Option("first_player", ("random", "seat_0"), "random", "Who begins."),
]


class Overbooking(Game[BookingState]):
    """The rules of Overbooking."""

    def __init__(self) -> None:
        self.name = "overbooking"
        self.title = "Overbooking"
        self.fewest_seats = 2
        self.most_seats = 4
        self.options = OPTIONS
        self.rules_version = 1
        self.actions = ACTION_COUNT
        self.folder = str(FOLDER)
        self.components_digest = DIGEST
        self.secretive = True
        self.open_scores = True

    def set_up(self, seats: int, options: dict[str, str], seed: int) -> BookingState:
        return turn.begin(seats, options, seed)

    def acting(self, state: BookingState) -> tuple[Seat, ...]:
        return turn.acting(state)

    def round_number(self, state: BookingState) -> int | None:
        return state.round

    def legal(self, state: BookingState, seat: Seat) -> list[Action]:
        return turn.legal(state, seat)

    def candidates(self, state: BookingState, seat: Seat) -> list[Action]:
        return refusals.candidates(state, seat)

    def why_not(self, state: BookingState, seat: Seat, action: Action) -> Refusal | None:
        return refusals.why_not(state, seat, action)

    def apply(self, state: BookingState, seat: Seat, action: Action) -> None:
        turn.apply(state, seat, action)

    def midway(self, state: BookingState, seat: Seat) -> bool:
        return turn.midway(state, seat)

    def likeness(self, state: BookingState, seat: Seat, action: Action) -> tuple[int, int]:
        return telling.likeness(state, action)

    def notation(self, action: Action) -> str:
        return actions.notation(action)

    def parse(self, text: str) -> Action:
        return actions.parse(text)

    def elements(self, state: BookingState, seat: Seat, action: Action) -> list[str]:
        return telling.elements(state, action) or [actions.notation(action)]

    def prompt(self, state: BookingState, seat: Seat) -> Line:
        return telling.prompt(state, seat)

    def phrase(self, state: BookingState, seat: Seat, action: Action) -> Line:
        return telling.phrase(state, seat, action)

    def view(self, state: BookingState, viewer: Seat) -> View:
        return cast(View, seeing.view(state, viewer))

    def zones(self, view: View) -> list[Zone]:
        return layout.zones(cast(seeing.OverbookingView, view))

    def imagine(self, state: BookingState, seat: Seat, chance: Chance) -> BookingState:
        return imagining.imagine(state, seat, chance)

    def scores(self, state: BookingState) -> list[int]:
        return scoring.scores(state)

    def ranking(self, state: BookingState) -> list[int]:
        return scoring.ranking(state)

    def breakdown(self, state: BookingState) -> list[dict[str, int]]:
        return scoring.breakdown(state)

    def weigh(self, state: BookingState, seat: Seat, actions: list[Action]) -> list[float]:
        return bot.weigh(state, seat, actions)

    def evaluate(self, state: BookingState, seat: Seat) -> float:
        return bot.evaluate(state, seat)

    def encode(self, state: BookingState) -> Encoded:
        return encoding.encode(state)

    def decode(self, data: Encoded) -> BookingState:
        return encoding.decode(data)


GAME: Final = Overbooking()
