"""What lies on the table: data, how it is copied, written down and read back."""

from __future__ import annotations

from typing import Final, NewType

from mypy_extensions import mypyc_attr

from innkeeper.engine.chance import Chance
from innkeeper.engine.seats import NOBODY, Seat
from innkeeper.engine.state import State
from innkeeper.games.bloody_inn.components import (
    Deed,
    Guest,
)

# --- What is being asked

Question = NewType("Question", int)

ASK_DOOR: Final = Question(0)
ASK_ROOM: Final = Question(1)
ASK_DEED: Final = Question(2)
ASK_TARGET: Final = Question(3)
ASK_ACCOMPLICE: Final = Question(4)
ASK_DISCARD: Final = Question(5)
ASK_GRAVE: Final = Question(6)
ASK_TOKEN: Final = Question(7)
ASK_LAUNDER: Final = Question(8)
ASK_GRAVEDIGGER: Final = Question(9)
ASK_UNPAID: Final = Question(10)
ASK_DISMISS: Final = Question(11)
ASK_NOTHING: Final = Question(12)
QUESTION_NAMES: Final[list[str]] = [
    "door",
    "room",
    "deed",
    "target",
    "accomplice",
    "discard",
    "grave",
    "token",
    "launder",
    "gravedigger",
    "unpaid",
    "dismiss",
    "nothing",
]

Phase = NewType("Phase", int)

DOORS: Final = Phase(0)
EVENING: Final = Phase(1)
NIGHT: Final = Phase(2)
MORNING: Final = Phase(3)
OVER: Final = Phase(4)
PHASE_NAMES: Final[list[str]] = ["doors", "evening", "night", "morning", "over"]

# --- Whose key is on a door

WHITE: Final = Seat(98)
"""In place of a seat: a white key, which belongs to nobody and pays nobody."""
CLOSED: Final = NOBODY

# --- Where a franc came from: each seat's account

START: Final = 0
CORPSES: Final = 1
ANNEXES: Final = 2
ANNEXES_AT_END: Final = 3
ROOMS_LET: Final = 4
WAGES: Final = 5
FINES: Final = 6
SPILT: Final = 7
SOURCES: Final[list[str]] = [
    "start",
    "corpses",
    "annexes",
    "annexes_end",
    "rooms",
    "wages",
    "gravedigger",
    "spilt",
]
SOURCE_COUNT: Final = len(SOURCES)

GRAVE: Final = 64
"""A grave is one number: GRAVE times the place of the annex among its owner's, plus the guest who lies there."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Innkeeper:
    """One player's things. Tuples are never changed in place, so copies share them."""

    __slots__ = ("annexes", "cash", "checks", "corpses", "graves", "hand")

    cash: int
    checks: int
    hand: list[Guest]
    """Sorted."""
    corpses: tuple[Guest, ...]
    """Unburied, sorted."""
    annexes: tuple[Guest, ...]
    """In the order built, the barn first."""
    graves: tuple[int, ...]
    """In the order buried; see GRAVE."""

    def copy(self) -> Innkeeper:
        """An equal one that shares nothing that changes."""
        twin = Innkeeper()
        twin.cash = self.cash
        twin.checks = self.checks
        twin.hand = self.hand[:]
        twin.corpses = self.corpses
        twin.annexes = self.annexes
        twin.graves = self.graves
        return twin


class InnState(State):
    """A position of The Bloody Inn."""

    __slots__ = (
        "account",
        "arriving",
        "asked",
        "bistro",
        "box",
        "chance",
        "checks_limited",
        "coming",
        "cost",
        "deed",
        "exit",
        "first",
        "first_come",
        "guests",
        "immediate",
        "innkeepers",
        "keys",
        "last_round",
        "long_game",
        "lost",
        "owed",
        "parts",
        "phase",
        "played",
        "question",
        "round",
        "season",
        "service",
        "step",
        "targets",
        "top",
        "unlimited",
        "unseen",
    )

    # The game's options.
    long_game: bool
    first_come: bool
    unlimited: bool
    immediate: bool
    checks_limited: bool

    # The table.
    innkeepers: list[Innkeeper]
    unseen: list[Guest]
    """Travelers nobody can place: in the first season those under the top of the entrance stack and those put back into
    the box, as one pool; in the second those under the top. Who comes next is drawn when it comes into sight.
    Sorted."""
    coming: int
    """How many travelers are in the entrance stack under its top."""
    top: Guest
    """The visible top of the entrance stack, or NO_GUEST."""
    box: list[Guest]
    """What turned out to have been put back into the box, once the first season is over. Never changed in place."""
    arriving: Guest
    """The traveler drawn and not yet in a room, or NO_GUEST."""
    exit: list[Guest]
    """Sorted: its order means nothing, since it is shuffled before use."""
    bistro: int
    """Peasants there."""
    keys: list[Seat]
    """By room (from 0): whose key, WHITE or CLOSED. Never changed in place."""
    service: list[Seat]
    """By room: whose room-service token, or NOBODY. Never changed in place."""
    guests: list[Guest]
    """By room: who sleeps there, or NO_GUEST."""
    chance: Chance
    account: list[int]
    """By seat and source: francs gained (or, negative, paid and spilt) so far; together they are the seat's wealth."""

    # The clock.
    round: int
    season: int
    phase: Phase
    last_round: bool
    lost: bool
    """A solitaire game lost with an unburied corpse."""
    first: Seat
    step: int
    """Doors, night and morning: how many seats have had their turn in this stage."""

    # The question, and the move half made.
    asked: Seat
    question: Question
    parts: int
    """How many parts of the present move have been played."""
    deed: Deed
    targets: list[int]
    """Actions, in the order chosen."""
    played: list[Guest]
    """Accomplices played and still lying there, sorted."""
    cost: int
    owed: int
    """Accomplices still to be let go."""

    def copy(self) -> InnState:
        """An equal position that shares nothing that changes; nobody listens to it."""
        twin = InnState()
        twin.seats = self.seats
        twin.revealed = self.revealed
        twin.events = None
        twin.long_game = self.long_game
        twin.first_come = self.first_come
        twin.unlimited = self.unlimited
        twin.immediate = self.immediate
        twin.checks_limited = self.checks_limited
        twin.innkeepers = [innkeeper.copy() for innkeeper in self.innkeepers]
        twin.unseen = self.unseen[:]
        twin.coming = self.coming
        twin.top = self.top
        twin.box = self.box
        twin.arriving = self.arriving
        twin.exit = self.exit[:]
        twin.bistro = self.bistro
        twin.keys = self.keys
        twin.service = self.service
        twin.guests = self.guests[:]
        twin.chance = self.chance.copy()
        twin.account = self.account[:]
        twin.round = self.round
        twin.season = self.season
        twin.phase = self.phase
        twin.last_round = self.last_round
        twin.lost = self.lost
        twin.first = self.first
        twin.step = self.step
        twin.asked = self.asked
        twin.question = self.question
        twin.parts = self.parts
        twin.deed = self.deed
        twin.targets = self.targets[:]
        twin.played = self.played[:]
        twin.cost = self.cost
        twin.owed = self.owed
        return twin
