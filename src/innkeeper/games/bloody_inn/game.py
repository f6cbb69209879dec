"""The Bloody Inn, as the contract asks for it."""

from __future__ import annotations

from typing import Final, cast

from innkeeper.engine.chance import Chance
from innkeeper.engine.events import Line
from innkeeper.engine.game import Game, Refusal
from innkeeper.engine.options import Option
from innkeeper.engine.seats import Action, Seat
from innkeeper.engine.views import Encoded, View, Zone
from innkeeper.games.bloody_inn import actions, bot, encoding, telling, worth
from innkeeper.games.bloody_inn import view as seeing
from innkeeper.games.bloody_inn import zones as layout
from innkeeper.games.bloody_inn.actions import ACTION_COUNT
from innkeeper.games.bloody_inn.components import DIGEST, FOLDER
from innkeeper.games.bloody_inn.rules import ending, refusals, turn
from innkeeper.games.bloody_inn.state import InnState

OPTIONS: Final[list[Option]] = [
    Option("length", ("short", "long"), "short", "How many travelers come by."),
    Option("welcome", ("choice", "first_come"), "choice", "Who decides which room a traveler gets."),
    Option("wealth", ("limited", "unlimited"), "limited", "Whether coins are limited to 40 francs."),
    Option(
        "reshuffle",
        ("lazy", "immediate"),
        "lazy",
        "When those who have left come back for the second season.",
    ),
    Option("doors", ("default", "chosen"), "default", "Who decides on which doors the first keys are."),
    Option("first_player", ("random", "seat_0"), "random", "Who begins.", seats=(2, 3, 4)),
    Option(
        "checks",
        ("unlimited", "thirty"),
        "unlimited",
        "Whether there are only the 30 checks of the box.",
        only_with={"wealth": ("limited",)},
    ),
]


class BloodyInn(Game[InnState]):
    """The rules of The Bloody Inn."""

    def __init__(self) -> None:
        self.name = "bloody_inn"
        self.title = "The Bloody Inn"
        self.fewest_seats = 1
        self.most_seats = 4
        self.options = OPTIONS
        self.rules_version = 1
        self.actions = ACTION_COUNT
        self.folder = str(FOLDER)
        self.components_digest = DIGEST
        self.secretive = False
        self.open_scores = True

    def set_up(self, seats: int, options: dict[str, str], seed: int) -> InnState:
        return turn.begin(seats, options, seed)

    def acting(self, state: InnState) -> tuple[Seat, ...]:
        return turn.acting(state)

    def round_number(self, state: InnState) -> int | None:
        return state.round

    def legal(self, state: InnState, seat: Seat) -> list[Action]:
        return turn.legal(state, seat)

    def candidates(self, state: InnState, seat: Seat) -> list[Action]:
        return refusals.candidates(state, seat)

    def why_not(self, state: InnState, seat: Seat, action: Action) -> Refusal | None:
        return refusals.why_not(state, seat, action)

    def apply(self, state: InnState, seat: Seat, action: Action) -> None:
        turn.apply(state, seat, action)

    def midway(self, state: InnState, seat: Seat) -> bool:
        return turn.midway(state, seat)

    def notation(self, action: Action) -> str:
        return actions.notation(action)

    def parse(self, text: str) -> Action:
        return actions.parse(text)

    def prompt(self, state: InnState, seat: Seat) -> Line:
        return telling.prompt(state, seat)

    def phrase(self, state: InnState, seat: Seat, action: Action) -> Line:
        return telling.phrase(state, seat, action)

    def view(self, state: InnState, viewer: Seat) -> View:
        return cast(View, seeing.view(state, viewer))

    def zones(self, view: View) -> list[Zone]:
        return layout.zones(cast(seeing.BloodyInnView, view))

    def imagine(self, state: InnState, seat: Seat, chance: Chance) -> InnState:
        return seeing.imagine(state, seat, chance)

    def scores(self, state: InnState) -> list[int]:
        return ending.scores(state)

    def ranking(self, state: InnState) -> list[int]:
        return ending.ranking(state)

    def breakdown(self, state: InnState) -> list[dict[str, int]]:
        return ending.breakdown(state)

    def verdict(self, state: InnState) -> Line | None:
        return ending.verdict(state)

    def weigh(self, state: InnState, seat: Seat, actions: list[Action]) -> list[float]:
        return bot.weigh(state, seat, actions)

    def evaluate(self, state: InnState, seat: Seat) -> float:
        return worth.evaluate(state, seat)

    def encode(self, state: InnState) -> Encoded:
        return encoding.encode(state)

    def decode(self, data: Encoded) -> InnState:
        return encoding.decode(data)


GAME: Final = BloodyInn()
