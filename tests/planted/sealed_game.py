"""Sealed bids, for tests of the suite: both seats bid at once, in two parts, and one may always be interrupted.

A number lies under a cup. Both seats at the same time say where they think it is, `low` or `high`, and what they stake
on it, `1` or `2`; the bids are sealed until both are in. A seat that has bid may, while it waits, once `peek` under the
cup; the other sees only that it does. Everything that the template game lacks is here: sealed and compound moves,
interrupts, and what only one seat has learned.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

from innkeeper.engine.chance import Chance, seeded
from innkeeper.engine.errors import BadNotation, BadPosition
from innkeeper.engine.events import Event, Line
from innkeeper.engine.game import Game, Refusal
from innkeeper.engine.options import Option
from innkeeper.engine.reading import chance_state, one_of, rows, whole
from innkeeper.engine.seats import Action, Seat
from innkeeper.engine.state import State
from innkeeper.engine.views import Encoded, Piece, View, Zone

WORDS = ["low", "high", "1", "2", "peek"]
NUMBERS = ["one", "two", "three", "four"]
SIDES = [Action(0), Action(1)]
STAKES = [Action(2), Action(3)]
PEEK = Action(4)
SEATS = (Seat(0), Seat(1))


class SealedState(State):
    __slots__ = ("bids", "chance", "number", "peeked")

    number: int
    """What lies under the cup, from 0."""
    bids: list[list[Action]]
    """What each seat has said: a side, then a stake."""
    peeked: list[bool]
    chance: Chance

    def copy(self) -> SealedState:
        twin = SealedState()
        twin.seats, twin.revealed, twin.events = self.seats, self.revealed, None
        twin.number = self.number
        twin.bids = [bid[:] for bid in self.bids]
        twin.peeked = self.peeked[:]
        twin.chance = self.chance.copy()
        return twin


def is_over(state: SealedState) -> bool:
    return all(len(bid) == 2 for bid in state.bids)


class SealedBids(Game[SealedState]):
    def __init__(self) -> None:
        self.name = "sealed"
        self.title = "Sealed bids"
        self.fewest_seats = self.most_seats = 2
        self.options: list[Option] = []
        self.rules_version = 1
        self.actions = len(WORDS)
        self.folder = str(Path(__file__).parent / "sealed_bids")
        self.components_digest = ""
        self.secretive = True

    def set_up(self, seats: int, options: dict[str, str], seed: int) -> SealedState:
        state = SealedState()
        state.seats, state.revealed, state.events = 2, 1, []
        state.chance = seeded(seed)
        state.number = state.chance.below(len(NUMBERS))
        state.bids = [[], []]
        state.peeked = [False, False]
        return state

    def acting(self, state: SealedState) -> tuple[Seat, ...]:
        return tuple(seat for seat in SEATS if len(state.bids[seat]) < 2)

    def may_interrupt(self, state: SealedState) -> tuple[Seat, ...]:
        if is_over(state):
            return ()
        return tuple(seat for seat in SEATS if len(state.bids[seat]) == 2 and not state.peeked[seat])

    def legal(self, state: SealedState, seat: Seat) -> list[Action]:
        if seat in self.may_interrupt(state):
            return [PEEK]
        if seat not in self.acting(state):
            return []
        return STAKES[:] if state.bids[seat] else SIDES[:]

    def why_not(self, state: SealedState, seat: Seat, action: Action) -> Refusal | None:
        return None if action in self.legal(state, seat) else Refusal("SB-1", Line("refused"))

    def apply(self, state: SealedState, seat: Seat, action: Action) -> None:
        if action == PEEK:
            state.peeked[seat] = True
            state.revealed += 1
        else:
            state.bids[seat].append(action)
        if is_over(state):
            state.revealed += 1
        if state.events is not None:
            state.events.append(Event("peek" if action == PEEK else "bid", "SB-1", seat))

    def midway(self, state: SealedState, seat: Seat) -> bool:
        return seat in SEATS and len(state.bids[seat]) == 1

    def notation(self, action: Action) -> str:
        return WORDS[action]

    def parse(self, text: str) -> Action:
        if text not in WORDS:
            raise BadNotation(f"sealed: {text!r} is not a move.")
        return Action(WORDS.index(text))

    def prompt(self, state: SealedState, seat: Seat) -> Line:
        return Line("prompt")

    def phrase(self, state: SealedState, seat: Seat, action: Action) -> Line:
        return Line("phrase", {"word": WORDS[action]})

    def view(self, state: SealedState, viewer: Seat) -> View:
        sees = is_over(state) or (viewer in SEATS and state.peeked[viewer])
        return {
            "number": NUMBERS[state.number] if sees else None,
            "peeked": state.peeked[:],
            "bids": [self.bid_seen(state, viewer, seat) for seat in SEATS],
        }

    def bid_seen(self, state: SealedState, viewer: Seat, seat: Seat) -> list[str] | bool:
        """The bid, where it is the viewer's own or all are in; else whether there is one."""
        if viewer == seat or is_over(state):
            return [WORDS[action] for action in state.bids[seat]]
        return len(state.bids[seat]) == 2

    def zones(self, view: View) -> list[Zone]:
        cup: Piece = {"element": "cup", "words": "cup", "facts": {"number": str(view["number"])}}
        return [{"element": "table", "words": "table", "facts": {}, "seat": None, "pieces": [cup]}]

    def imagine(self, state: SealedState, seat: Seat, chance: Chance) -> SealedState:
        twin = state.copy()
        twin.chance = chance.branch()
        if is_over(state):
            return twin
        number, side, stake = chance.below(len(NUMBERS)), chance.below(2), 2 + chance.below(2)
        if seat not in SEATS or not state.peeked[seat]:
            twin.number = number
        for other in SEATS:
            if other != seat:
                sealed = len(state.bids[other]) == 2
                twin.bids[other] = [Action(side), Action(stake)] if sealed else []
        return twin

    def scores(self, state: SealedState) -> list[int]:
        return [self.won(state, seat) for seat in SEATS]

    def won(self, state: SealedState, seat: Seat) -> int:
        if not is_over(state):
            return 0
        side, stake = state.bids[seat]
        return (stake - 1) * (1 if (state.number >= 2) == bool(side) else -1)

    def ranking(self, state: SealedState) -> list[int]:
        scores = self.scores(state)
        return [1 + sum(other > score for other in scores) for score in scores]

    def breakdown(self, state: SealedState) -> list[dict[str, int]]:
        return [{"bids": score} for score in self.scores(state)]

    def encode(self, state: SealedState) -> Encoded:
        return {
            "number": NUMBERS[state.number],
            "bids": [[WORDS[action] for action in bid] for bid in state.bids],
            "peeked": state.peeked[:],
            "revealed": state.revealed,
            "chance": state.chance.encode(),
        }

    def decode(self, data: Encoded) -> SealedState:
        if set(data) != {"number", "bids", "peeked", "revealed", "chance"}:
            raise BadPosition("sealed: a position has five fields.")
        state = SealedState()
        state.seats, state.events = 2, None
        state.number = one_of(data, "number", NUMBERS)
        state.bids = [_bid(said) for said in rows(data, "bids", 2)]
        state.peeked = rows(data, "peeked", 2)[:]
        state.revealed = whole(data, "revealed", 0, 4)
        state.chance = chance_state(data)
        if any(type(peeked) is not bool for peeked in state.peeked):
            raise BadPosition("sealed: who has peeked is true or false.")
        return state


def _bid(said: Any) -> list[Action]:
    if not isinstance(said, list) or any(word not in choice for word, choice in zip(said, ORDER, strict=False)):
        raise BadPosition(f"sealed: a bid is a side, then a stake, not {said!r}.")
    if len(said) > 2:
        raise BadPosition(f"sealed: a bid is two words, not {said!r}.")
    return [Action(WORDS.index(word)) for word in cast(list[str], said)]


ORDER = (["low", "high"], ["1", "2"])
