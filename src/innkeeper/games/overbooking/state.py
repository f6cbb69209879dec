"""What lies on the table: data, and how it is copied."""

from __future__ import annotations

from typing import Final, NewType

from innkeeper.engine.chance import Chance
from innkeeper.engine.seats import Seat
from innkeeper.engine.state import State
from innkeeper.games.overbooking.components import Card, Inn

# --- What is being asked, and when

ASK_CARD: Final = 0
ASK_PLACE: Final = 1
ASK_PICK: Final = 2
ASK_SOLDIERS: Final = 3
ASK_MAIDS: Final = 4
ASK_NOTHING: Final = 5
QUESTION_NAMES: Final[list[str]] = ["card", "place", "pick", "soldiers", "maids", "nothing"]

PLACING: Final = 0
CHECKING: Final = 1
OVER: Final = 2
PHASE_NAMES: Final[list[str]] = ["placing", "checking", "over"]

# --- A card lying at an inn

Placed = NewType("Placed", int)
"""A guest card at an inn: whose it is, which card, and whether it lies open."""

SEAT_STEP: Final = 64


def placed(seat: Seat, card: Card, is_open: bool) -> Placed:
    """The seat's card, open or with its back up."""
    return Placed(seat * SEAT_STEP + 2 * card + (1 if is_open else 0))


def owner_of(guest: Placed) -> Seat:
    """Whose card it is."""
    return Seat(guest // SEAT_STEP)


def card_of(guest: Placed) -> Card:
    """Which card it is."""
    return Card(guest % SEAT_STEP // 2)


def is_open(guest: Placed) -> bool:
    """Whether everybody can see which card it is."""
    return guest % 2 == 1


def opened(guest: Placed) -> Placed:
    """The same card, open."""
    return guest if guest % 2 == 1 else Placed(guest + 1)


TOLD: Final = 99
"""A queue's length at a pass, once its inn has been opened and what the pass tells of it is in `ruled_out`."""


class Hotelier:
    """One player's things. Tuples are never changed in place, so copies share them."""

    __slots__ = ("deck", "discarded", "hand", "lodged", "passed", "ruled_out", "tokens")

    hand: list[Card]
    """Sorted."""
    deck: tuple[Card, ...]
    """Cards not drawn yet, sorted: which of them comes next is drawn when it is drawn."""
    lodged: tuple[Card, ...]
    discarded: tuple[Card, ...]
    tokens: int
    passed: tuple[int, ...]
    """By inn: how many queued there when the seat passed in this round, or TOLD; empty if it did not pass [OB-2.7]."""
    ruled_out: int
    """Cards, as bits, that a pass and the inns opened since show not to be in the hand; forgotten at the next draw."""

    def copy(self) -> Hotelier:
        """An equal one that shares nothing that changes."""
        twin = Hotelier()
        twin.hand = self.hand[:]
        twin.deck = self.deck
        twin.lodged = self.lodged
        twin.discarded = self.discarded
        twin.tokens = self.tokens
        twin.passed = self.passed
        twin.ruled_out = self.ruled_out
        return twin


class House:
    """An inn in its column, with those who wait. Tuples are never changed in place, so copies share them."""

    __slots__ = ("door", "inn", "queue", "token")

    inn: Inn
    token: bool
    """Whether a point lies at the back door."""
    door: tuple[Placed, ...]
    """Nearest the inn first."""
    queue: tuple[Placed, ...]
    """Nearest the inn first."""

    def copy(self) -> House:
        """An equal one."""
        twin = House()
        twin.inn = self.inn
        twin.token = self.token
        twin.door = self.door
        twin.queue = self.queue
        return twin


class BookingState(State):
    """A position of Overbooking."""

    __slots__ = (
        "acted",
        "asked",
        "backs",
        "chance",
        "chosen",
        "column",
        "extra",
        "first",
        "hoteliers",
        "houses",
        "open_column",
        "peek",
        "phase",
        "picks",
        "picks_by_size",
        "question",
        "round",
        "scoring",
        "stack",
        "step",
    )

    # The game's options.
    scoring: int
    peek: bool
    backs: bool
    """Whether the family can be read on a card's back."""
    picks_by_size: bool

    # The table.
    hoteliers: list[Hotelier]
    houses: list[House]
    stack: tuple[int, ...]
    """Inn cards not used yet, from 0, sorted: which of them come next is drawn before the third round."""
    chance: Chance

    # The clock.
    round: int
    """From 1."""
    phase: int
    first: Seat
    step: int
    """Placements asked for in this round so far."""

    # The inn being checked.
    column: int
    """The next inn to be checked, from 0."""
    open_column: bool
    """Whether its cards have been opened."""
    acted: int
    """How many of the cards still at its door have acted."""
    extra: int
    """Places added or taken away so far."""
    picks: tuple[int, ...]
    """Places in its queue (from 0) that reserve before all others, in the order of choosing."""

    # The question, and the move half made.
    asked: Seat
    question: int
    chosen: Card
    """The card to be placed, still in the hand, or NO_CARD."""

    def copy(self) -> BookingState:
        """An equal position that shares nothing that changes; nobody listens to it."""
        twin = BookingState()
        twin.seats = self.seats
        twin.revealed = self.revealed
        twin.events = None
        twin.scoring = self.scoring
        twin.peek = self.peek
        twin.backs = self.backs
        twin.picks_by_size = self.picks_by_size
        twin.hoteliers = [hotelier.copy() for hotelier in self.hoteliers]
        twin.houses = [house.copy() for house in self.houses]
        twin.stack = self.stack
        twin.chance = self.chance.copy()
        twin.round = self.round
        twin.phase = self.phase
        twin.first = self.first
        twin.step = self.step
        twin.column = self.column
        twin.open_column = self.open_column
        twin.acted = self.acted
        twin.extra = self.extra
        twin.picks = self.picks
        twin.asked = self.asked
        twin.question = self.question
        twin.chosen = self.chosen
        return twin
