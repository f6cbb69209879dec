"""The contract: what every game answers.

A game is one object without memory; positions are data. `legal` is the only judge of what is allowed, and everything
else (the reasons, the browser's choices, the notation, search) is held to it by the contract suite.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import Final, Generic, TypeVar, final

from mypy_extensions import mypyc_attr

from innkeeper.engine.chance import Chance
from innkeeper.engine.errors import BadNotation, BadSetup, IllegalMove
from innkeeper.engine.events import Event, Line
from innkeeper.engine.options import Option, complete_options
from innkeeper.engine.seats import NO_SEATS, Action, Seat
from innkeeper.engine.state import State
from innkeeper.engine.views import Encoded, View, Zone

S = TypeVar("S", bound=State)

UNLIKE: Final = (-1, -1)
"""The likeness of an action of which nothing is promised."""


class Refusal:
    """Why an action is not allowed: the rule, and a line that names the subject and what would make it legal."""

    __slots__ = ("line", "rule")

    def __init__(self, rule: str, line: Line) -> None:
        self.rule = rule
        self.line = line


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """One game's rules. `S` is its class of positions."""

    name: str
    """The name of its folder and in records: lower case, no spaces."""

    title: str
    fewest_seats: int
    most_seats: int
    options: list[Option]

    rules_version: int
    """Moves only when behaviour moves; every record carries it."""

    actions: int
    """How many actions there are: every action is from 0 to `actions` - 1."""

    folder: str
    """Where its README.md (the rules), words/ and components.toml are."""

    components_digest: str
    """SHA-256 of the components the rules read."""

    secretive: bool
    """Whether a seat may know what others do not. Searching bots then let others act by their own knowledge.

    Where it may not, all views between moves are the same but for a `you` that says whose each is: one does for all.
    """

    open_scores: bool = False
    """Whether everybody can tell the scores as they stand from what is open: they are shown while the game is on."""

    # --- Beginning

    @final
    def new(self, seats: int, options: Mapping[str, str] | None = None, seed: int = 0) -> S:
        """The position before the first decision; the same seed gives the same game.

        Raises BadSetup for an impossible number of seats or options that exclude each other, UnknownName for others.
        """
        state = self.begin(seats, options, seed)
        state.events = None
        return state

    @final
    def begin(self, seats: int, options: Mapping[str, str] | None = None, seed: int = 0) -> S:
        """As `new`, for those who want to hear: the position's events tell what set-up did."""
        if not self.fewest_seats <= seats <= self.most_seats:
            raise BadSetup(f"{self.title} is for {self.fewest_seats} to {self.most_seats} seats, not {seats}.")
        return self.set_up(seats, complete_options(self.options, options or {}, seats), seed)

    @abstractmethod
    def set_up(self, seats: int, options: dict[str, str], seed: int) -> S:
        """The position before the first decision, for options that are complete and fit; somebody listens to it."""
        raise NotImplementedError

    # --- Whose decision, and which

    @abstractmethod
    def acting(self, state: S) -> tuple[Seat, ...]:
        """The seats the game asks now; none means that it is over."""
        raise NotImplementedError

    def turn(self, state: S) -> Seat | None:
        """Whose turn it is, for display; it may differ from who is asked. None when it is nobody's."""
        acting = self.acting(state)
        return acting[0] if len(acting) == 1 else None

    def round_number(self, state: S) -> int | None:
        """The round the game is in, counted from 1, as everybody knows. None where it has no rounds."""
        return None

    def may_interrupt(self, state: S) -> tuple[Seat, ...]:
        """Seats that may act although the game does not wait for them, as far as everybody knows.

        Never computed from a hand: `legal` of such a seat may be empty, and nobody is told.
        """
        return NO_SEATS

    @abstractmethod
    def legal(self, state: S, seat: Seat) -> list[Action]:
        """Every action open to the seat, each once, in a fixed order.

        Never empty for an acting seat; empty for one that is neither asked nor may interrupt, or is not at the table.
        """
        raise NotImplementedError

    def candidates(self, state: S, seat: Seat) -> list[Action]:
        """What somebody at this seat might try: `legal`, and what is in reach but refused, to say why not."""
        return self.legal(state, seat)

    def why_not(self, state: S, seat: Seat, action: Action) -> Refusal | None:
        """Why the action is refused; None exactly if it is legal. Says nothing that the seat cannot know."""
        if action in self.legal(state, seat):
            return None
        return Refusal("", Line("refused-not-now", {"action": self.notation(action)}))

    # --- Playing

    @abstractmethod
    def apply(self, state: S, seat: Seat, action: Action) -> None:
        """Play an action known to be legal: the fast way for callers that took it from `legal`. Changes `state`."""
        raise NotImplementedError

    @final
    def play(self, state: S, seat: Seat, action: Action) -> None:
        """Play an action. Raises IllegalMove, and changes nothing, when it is not legal."""
        if action not in self.legal(state, seat):
            raise self.refused(state, seat, action)
        self.apply(state, seat, action)

    @final
    def refused(self, state: S, seat: Seat, action: Action) -> IllegalMove:
        """The error for an action that is not legal, with its rule and what would be."""
        legal = self.legal(state, seat)
        said = self.notation(action) if 0 <= action < self.actions else str(action)
        refusal = self.why_not(state, seat, action) if 0 <= action < self.actions else None
        rule = refusal.rule if refusal is not None else ""
        could = ", ".join(self.notation(other) for other in legal) or "nothing: the game does not ask this seat"
        return IllegalMove(f"{self.name}: seat {seat} cannot play {said!r} now; it may play {could}.", rule)

    def midway(self, state: S, seat: Seat) -> bool:
        """Whether the seat has played some, but not all, parts of a compound move. Others see nothing of it yet."""
        return False

    def surely_final(self, state: S, seat: Seat, action: Action) -> bool:
        """Whether this legal action ends the move and draws chance or shows something, told without playing it.

        Said where it is known at a glance, as tables mark what cannot be taken back; False says nothing.
        """
        return False

    def likeness(self, state: S, seat: Seat, action: Action) -> tuple[int, int]:
        """Two numbers that say what a player sees of this candidate, so that it need be written only once.

        Wherever the action has the first number it has the same elements and the same phrase, and is legal, or refused
        for the same reason; no player is named. Whatever has the second number has the same preview, which is empty for
        what is refused. Negative where nothing is promised.
        """
        return UNLIKE

    # --- Text

    @abstractmethod
    def notation(self, action: Action) -> str:
        """The stable text of an action, a word without spaces; a whole move is its parts with a space between."""
        raise NotImplementedError

    @abstractmethod
    def parse(self, text: str) -> Action:
        """The action that `notation` writes so. Raises BadNotation."""
        raise NotImplementedError

    @final
    def parse_move(self, text: str) -> list[Action]:
        """The parts of a whole move. Raises BadNotation for text that is none."""
        parts = text.split()
        if not parts:
            raise BadNotation(f"{self.name}: a move is words such as {self.notation(Action(0))!r}, not an empty text.")
        return [self.parse(part) for part in parts]

    def elements(self, state: S, seat: Seat, action: Action) -> list[str]:
        """The elements of the table to touch for this action; one that is not on the table is drawn as a button."""
        return [self.notation(action)]

    def preview(self, state: S, seat: Seat, action: Action) -> list[str]:
        """The elements that this legal action would change."""
        return []

    @abstractmethod
    def prompt(self, state: S, seat: Seat) -> Line:
        """What the seat is asked, as a question or a request to it."""
        raise NotImplementedError

    @abstractmethod
    def phrase(self, state: S, seat: Seat, action: Action) -> Line:
        """What the action does, in words, as on a button."""
        raise NotImplementedError

    # --- Knowledge

    @abstractmethod
    def view(self, state: S, viewer: Seat) -> View:
        """Everything that the seat (or, with NOBODY, a spectator) may know, and nothing else."""
        raise NotImplementedError

    @abstractmethod
    def zones(self, view: View) -> list[Zone]:
        """The view as zones and pieces: what the plain table draws and the text player reads."""
        raise NotImplementedError

    @abstractmethod
    def imagine(self, state: S, seat: Seat, chance: Chance) -> S:
        """A whole position drawn from all that could be, given everything the seat (or spectator) has seen.

        Future chance is drawn anew; sealed choices of others are filled with legal ones.
        """
        raise NotImplementedError

    # --- The end

    @abstractmethod
    def scores(self, state: S) -> list[int]:
        """The points of each seat: final ones when the game is over, as they stand before."""
        raise NotImplementedError

    @abstractmethod
    def ranking(self, state: S) -> list[int]:
        """The place of each seat, 1 for the winners; equals share a place. A lost solo game has place 2."""
        raise NotImplementedError

    @abstractmethod
    def breakdown(self, state: S) -> list[dict[str, int]]:
        """Each seat's score by source, in the order to show; the parts add up to the score.

        Their names are `source-NAME` messages of the catalogue.
        """
        raise NotImplementedError

    def verdict(self, state: S) -> Line | None:
        """What else is to be said at the end, such as a title or why a solo game is lost."""
        return None

    # --- Know-how (bot.py of each game)

    def weigh(self, state: S, seat: Seat, actions: list[Action]) -> list[float]:
        """How much sense each action makes to somebody who knows the game, from 0 up; only ratios matter."""
        return [1.0] * len(actions)

    def evaluate(self, state: S, seat: Seat) -> float:
        """How well the seat stands, in points, counting what is likely to come."""
        return float(self.scores(state)[seat])

    def foresight(self, state: S) -> int:
        """How many decisions the search plays on by know-how before it asks `evaluate`: few if that sees far itself."""
        return 24

    # --- Positions as data

    @abstractmethod
    def encode(self, state: S) -> Encoded:
        """The whole position, exactly, as JSON data: the state of chance included."""
        raise NotImplementedError

    @abstractmethod
    def decode(self, data: Encoded) -> S:
        """The position that was encoded. Raises BadPosition, saying what is wrong, for one that cannot be."""
        raise NotImplementedError


AnyGame = Game[State]
"""A game whose positions only the game itself understands."""


def listen(state: State) -> None:
    """From now on the position keeps what happens."""
    state.events = []


def heard(state: State) -> list[Event]:
    """What has happened since `listen` (or since the last call), in order."""
    events = state.events if state.events is not None else []
    state.events = []
    return events
