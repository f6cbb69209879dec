"""Overbooked, as the contract asks for it."""

from __future__ import annotations

from typing import Final, cast

from innkeeper.engine.chance import Chance
from innkeeper.engine.events import Line
from innkeeper.engine.game import Game, Refusal
from innkeeper.engine.options import Option
from innkeeper.engine.seats import Action, Seat
from innkeeper.engine.views import Encoded, View, Zone
from innkeeper.games.overbooked import actions, bot, encoding, telling
from innkeeper.games.overbooked import view as seeing
from innkeeper.games.overbooked import zones as layout
from innkeeper.games.overbooked.actions import ACTION_COUNT
from innkeeper.games.overbooked.components import DIGEST, EVENT_NAMES, FOLDER, LEVEL_NAMES, SCENARIO_NAMES
from innkeeper.games.overbooked.rules import refusals, scoring, setup, turn
from innkeeper.games.overbooked.state import OverbookedState

ALONE: Final = (1,)
TOGETHER: Final = (2, 3, 4)
CHOICES: Final = ("none", "random", *EVENT_NAMES)

OPTIONS: Final[list[Option]] = [
    Option("symbols", ("no", "yes"), "no", "Whether the symbols on the cards count."),
    Option("difficult", ("no", "yes"), "no", "Whether the nine extra difficult cards are shuffled in."),
    Option("event", CHOICES, "none", "An event card that brings points at the end.", seats=TOGETHER),
    Option(
        "second_event",
        CHOICES,
        "none",
        "Another event card.",
        only_with={"event": CHOICES[1:]},
        seats=TOGETHER,
        unlike={"event": tuple(EVENT_NAMES)},
    ),
    Option("scenario", tuple(SCENARIO_NAMES), SCENARIO_NAMES[0], "What is to be reached alone.", seats=ALONE),
    Option("level", tuple(LEVEL_NAMES), LEVEL_NAMES[0], "How many vouchers one has alone.", seats=ALONE),
    Option("missing_friends", ("every", "largest"), "every", "Which groups count for Missing Friends.", seats=TOGETHER),
    Option("sardines", ("full_only", "overlap"), "full_only", "When blocks may overlap.", seats=TOGETHER),
    Option("low_season", ("largest", "all"), "largest", "Which empty seats count.", seats=TOGETHER),
    Option("most_overbooked", ("someone", "always"), "someone", "When most overbooked costs.", seats=TOGETHER),
    Option(
        "bridge",
        ("no_width", "aisle_column"),
        "no_width",
        "How wide a bridged aisle is.",
        only_with={"symbols": ("yes",)},
    ),
    Option("preferences", ("binding", "offer"), "binding", "Whether seating preferences bind."),
    Option("first_player", ("random", "seat_0"), "random", "Who begins.", seats=TOGETHER),
]


class Overbooked(Game[OverbookedState]):
    """The rules of Overbooked."""

    def __init__(self) -> None:
        self.name = "overbooked"
        self.title = "Overbooked"
        self.fewest_seats = 1
        self.most_seats = 4
        self.options = OPTIONS
        self.rules_version = 1
        self.actions = ACTION_COUNT
        self.folder = str(FOLDER)
        self.components_digest = DIGEST
        self.secretive = False
        self.open_scores = True

    def set_up(self, seats: int, options: dict[str, str], seed: int) -> OverbookedState:
        return setup.set_up(seats, options, seed)

    def acting(self, state: OverbookedState) -> tuple[Seat, ...]:
        return turn.acting(state)

    def round_number(self, state: OverbookedState) -> int | None:
        return state.round

    def legal(self, state: OverbookedState, seat: Seat) -> list[Action]:
        return turn.legal(state, seat)

    def candidates(self, state: OverbookedState, seat: Seat) -> list[Action]:
        return refusals.candidates(state, seat)

    def why_not(self, state: OverbookedState, seat: Seat, action: Action) -> Refusal | None:
        return refusals.why_not(state, seat, action)

    def apply(self, state: OverbookedState, seat: Seat, action: Action) -> None:
        turn.apply(state, seat, action)

    def midway(self, state: OverbookedState, seat: Seat) -> bool:
        return turn.midway(state, seat)

    def surely_final(self, state: OverbookedState, seat: Seat, action: Action) -> bool:
        return turn.surely_final(state, action)

    def likeness(self, state: OverbookedState, seat: Seat, action: Action) -> tuple[int, int]:
        return telling.likeness(state, action)

    def notation(self, action: Action) -> str:
        return actions.notation(action)

    def parse(self, text: str) -> Action:
        return actions.parse(text)

    def elements(self, state: OverbookedState, seat: Seat, action: Action) -> list[str]:
        return telling.elements(action)

    def preview(self, state: OverbookedState, seat: Seat, action: Action) -> list[str]:
        return telling.preview(state, action)

    def prompt(self, state: OverbookedState, seat: Seat) -> Line:
        return telling.prompt(state, seat)

    def phrase(self, state: OverbookedState, seat: Seat, action: Action) -> Line:
        return telling.phrase(state, action)

    def view(self, state: OverbookedState, viewer: Seat) -> View:
        return cast(View, seeing.view(state, viewer))

    def zones(self, view: View) -> list[Zone]:
        return layout.zones(cast(seeing.OverbookedView, view))

    def imagine(self, state: OverbookedState, seat: Seat, chance: Chance) -> OverbookedState:
        return seeing.imagine(state, seat, chance)

    def scores(self, state: OverbookedState) -> list[int]:
        return scoring.scores(state)

    def ranking(self, state: OverbookedState) -> list[int]:
        return scoring.ranking(state)

    def breakdown(self, state: OverbookedState) -> list[dict[str, int]]:
        return scoring.breakdown(state)

    def verdict(self, state: OverbookedState) -> Line | None:
        return telling.verdict(state)

    def weigh(self, state: OverbookedState, seat: Seat, actions: list[Action]) -> list[float]:
        return bot.weigh(state, seat, actions)

    def evaluate(self, state: OverbookedState, seat: Seat) -> float:
        return bot.evaluate(state, seat)

    def foresight(self, state: OverbookedState) -> int:
        return bot.foresight(state)

    def encode(self, state: OverbookedState) -> Encoded:
        return encoding.encode(state)

    def decode(self, data: Encoded) -> OverbookedState:
        return encoding.decode(data)


GAME: Final = Overbooked()
