"""What lies on the table: data, and how it is copied."""

from __future__ import annotations

from typing import Final

from innkeeper.engine.chance import Chance
from innkeeper.engine.seats import Seat
from innkeeper.engine.state import State
from innkeeper.games.overbooked.components import Card, Happening
from innkeeper.games.overbooked.planes import EMPTY_PLANE, Five, Plane

# --- What is being asked

ASK_CARD: Final = 0
ASK_DROP: Final = 1
ASK_PLACE: Final = 2
ASK_CHAIR: Final = 3
ASK_STEPS: Final = 4
ASK_NOTHING: Final = 5
QUESTION_NAMES: Final[list[str]] = ["card", "drop", "place", "seat", "steps", "nothing"]

# --- How a solo game stands

UNDECIDED: Final = 0
WON: Final = 1
LOST: Final = 2
RESULT_NAMES: Final[list[str]] = ["undecided", "won", "lost"]

NO_POSITION: Final = -1
NO_SUITCASE: Final = -1
NO_SCENARIO: Final = -1

NOBODY_WAITS: Final[Five] = (0, 0, 0, 0, 0)
"""Nobody on the steps, of any colour."""


class Airline:
    """One player's things. Tuples are never changed in place, so copies share them."""

    __slots__ = ("cards", "plane", "steps", "vouchers")

    plane: Plane
    """Who sits where: a mask for each colour."""
    steps: Five
    """By colour: how many overbooked passengers wait on the steps."""
    cards: tuple[Card, ...]
    """Those taken, in order."""
    vouchers: int

    def copy(self) -> Airline:
        """An equal one."""
        twin = Airline()
        twin.plane = self.plane
        twin.steps = self.steps
        twin.cards = self.cards
        twin.vouchers = self.vouchers
        return twin


class OverbookedState(State):
    """A position of Overbooked. Nothing of the table changes before the last part of a move is said."""

    __slots__ = (
        "airlines",
        "aisle_column",
        "asked",
        "chance",
        "difficult",
        "dropped",
        "events_out",
        "first",
        "ignored",
        "last_round",
        "level",
        "missing_largest",
        "most_always",
        "offers",
        "pool",
        "position",
        "question",
        "removed",
        "result",
        "round",
        "row",
        "row_vouchers",
        "sardines_overlap",
        "scenario",
        "season_all",
        "seating",
        "side",
        "supply",
        "symbols",
        "to_steps",
    )

    # The game's options.
    side: int
    """Which side of the boards is up."""
    symbols: bool
    difficult: bool
    missing_largest: bool
    """Whether only the largest group of each colour counts for Missing Friends [OD-8.12]."""
    sardines_overlap: bool
    """Whether overlapping blocks count everywhere [OD-8.15]."""
    season_all: bool
    """Whether all empty seats beside another one count for Low Season Blues [OD-8.10]."""
    most_always: bool
    """Whether having most overbooked passengers costs points even if that is none [OD-5.7]."""
    aisle_column: bool
    """Whether an aisle that is bridged takes up a column of the pattern [OD-6.3]."""
    offers: bool
    """Whether seating preferences may be disregarded [OD-3.8]."""
    scenario: int
    """Of a solo game, else NO_SCENARIO."""
    level: int

    # The table.
    airlines: list[Airline]
    row: list[Card]
    """The open cards, from the gate."""
    row_vouchers: list[int]
    """The vouchers lying on each of them."""
    supply: Five
    """By colour: the passengers not seated yet."""
    pool: list[Card]
    """Cards of the deck, sorted: which of them comes next is drawn when it comes into the row."""
    removed: tuple[Card, ...]
    """Solo: cards put back into the box, in order."""
    events_out: tuple[Happening, ...]
    """The event cards on the table."""
    chance: Chance

    # The clock.
    round: int
    """From 1."""
    first: Seat
    last_round: bool
    result: int

    # The question, and the move half made.
    asked: Seat
    question: int
    position: int
    """Where in the row the card chosen lies, from 0; NO_POSITION before it is chosen."""
    ignored: int
    """The suitcase that is ignored, from 0, or NO_SUITCASE [OD-6.4]."""
    dropped: int
    """Suitcases, as bits, for which there is no passenger left [OD-4.1]."""
    seating: Plane
    """Those who are to sit down at the end of the move."""
    to_steps: int
    """Chairs whose passengers go to the steps although they may be replaced [OD-6.2]."""

    def copy(self) -> OverbookedState:
        """An equal position that shares nothing that changes; nobody listens to it."""
        twin = OverbookedState()
        twin.seats = self.seats
        twin.revealed = self.revealed
        twin.events = None
        twin.side = self.side
        twin.symbols = self.symbols
        twin.difficult = self.difficult
        twin.missing_largest = self.missing_largest
        twin.sardines_overlap = self.sardines_overlap
        twin.season_all = self.season_all
        twin.most_always = self.most_always
        twin.aisle_column = self.aisle_column
        twin.offers = self.offers
        twin.scenario = self.scenario
        twin.level = self.level
        twin.airlines = [airline.copy() for airline in self.airlines]
        twin.row = self.row[:]
        twin.row_vouchers = self.row_vouchers[:]
        twin.supply = self.supply
        twin.pool = self.pool[:]
        twin.removed = self.removed
        twin.events_out = self.events_out
        twin.chance = self.chance.copy()
        twin.round = self.round
        twin.first = self.first
        twin.last_round = self.last_round
        twin.result = self.result
        twin.asked = self.asked
        twin.question = self.question
        twin.position = self.position
        twin.ignored = self.ignored
        twin.dropped = self.dropped
        twin.seating = self.seating
        twin.to_steps = self.to_steps
        return twin


def forget_move(state: OverbookedState) -> None:
    """No part of a move has been said."""
    state.position = NO_POSITION
    state.ignored = NO_SUITCASE
    state.dropped = 0
    state.seating = EMPTY_PLANE
    state.to_steps = 0
