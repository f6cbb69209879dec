"""The engine and the oracle of Overbooked side by side: the same decisions, compared after every single one.

They share the notation and the components file. The engine draws cards when they come into the row; the oracle is told
before, which is read off by drawing the whole deck on a copy: a draw depends on nothing but those before it.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from innkeeper.engine.options import complete_options
from innkeeper.engine.seats import Action, Seat
from innkeeper.games.overbooked.components import (
    CARD_NAMES,
    CHAIR_NAMES,
    COLOUR_NAMES,
    EVENT_NAMES,
    LEVEL_NAMES,
    SCENARIO_NAMES,
    Card,
)
from innkeeper.games.overbooked.game import GAME
from innkeeper.games.overbooked.planes import Plane, chairs_of
from innkeeper.games.overbooked.rules.placing import displaced
from innkeeper.games.overbooked.rules.row import refill
from innkeeper.games.overbooked.state import (
    ASK_NOTHING,
    ASK_STEPS,
    LOST,
    NO_POSITION,
    NO_SUITCASE,
    WON,
    Airline,
    OverbookedState,
)
from tests.oracle.overbooked import Oracle

Choose = Callable[[OverbookedState, Seat, list[Action], Random], Action]


def table(number: int) -> tuple[int, dict[str, str]]:
    """A number of seats and options that go together; the first numbers go through all that has few choices."""
    chance = Random(number)  # noqa: S311 -- a game is no secret
    seats = 1 + number % 4
    options = {"symbols": "no" if number // 4 % 4 == 0 else "yes", "difficult": chance.choice(["no", "yes"])}
    options["preferences"] = chance.choice(["binding", "binding", "offer"])
    if options["symbols"] == "yes":
        options["bridge"] = chance.choice(["no_width", "aisle_column"])
    if seats == 1:
        options |= {"scenario": chance.choice(SCENARIO_NAMES), "level": chance.choice(LEVEL_NAMES)}
    else:
        options |= {"event": "random", "second_event": "random"}
        for option in GAME.options:
            if option.name in ("missing_friends", "sardines", "low_season", "most_overbooked", "first_player"):
                options[option.name] = chance.choice(option.choices)
    return seats, complete_options(GAME.options, options, seats)


def randomly(state: OverbookedState, seat: Seat, legal: list[Action], chance: Random) -> Action:
    """A kind of decision first, so that ignoring, dropping and the steps are as frequent as placing."""
    kinds = sorted({GAME.notation(action).split(":")[0] for action in legal})
    if "remove" in kinds and chance.random() < 0.8:
        kinds.remove("remove")
    kind = chance.choice(kinds)
    return chance.choice([action for action in legal if GAME.notation(action).split(":")[0] == kind])


def gently(state: OverbookedState, seat: Seat, legal: list[Action], chance: Random) -> Action:
    """Mostly without bumping and without putting cards back, so that planes fill and solo games last."""
    kind = [action for action in legal if not GAME.notation(action).startswith(("remove", "steps"))] or legal
    few = chance.sample(kind, min(8, len(kind)))
    return min(few, key=lambda action: sum(name.startswith("bump") for name in GAME.preview(state, seat, action)))


class Lockstep:
    """One game told twice."""

    def __init__(self, seats: int, options: dict[str, str], seed: int) -> None:
        self.chance = Random(seed)  # noqa: S311 -- a game is no secret
        self.state = GAME.new(seats, options, seed)
        events = [EVENT_NAMES[event] for event in self.state.events_out]
        self.oracle = Oracle(seats, options, int(self.state.first), order_of_cards(self.state), events)

    def play_out(self, choose: Choose) -> int:
        """Play to the end, comparing at every decision; how many there were."""
        decisions = 0
        self.compare()
        while GAME.acting(self.state):
            (seat,) = GAME.acting(self.state)
            action = choose(self.state, seat, GAME.legal(self.state, seat), self.chance)
            GAME.play(self.state, seat, action)
            self.oracle.play(int(seat), GAME.notation(action))
            self.compare()
            decisions += 1
        assert self.oracle.ranking() == GAME.ranking(self.state)
        return decisions

    def compare(self) -> None:
        """The same position, the same question, the same answers, the same points."""
        assert position(self.state) == self.oracle.position()
        assert [int(seat) for seat in GAME.acting(self.state)] == self.oracle.acting()
        for seat in GAME.acting(self.state):
            legal = [GAME.notation(action) for action in GAME.legal(self.state, seat)]
            assert len(set(legal)) == len(legal)
            assert set(legal) == self.oracle.legal(int(seat))
        if self.state.position == NO_POSITION:  # in the middle of a move they count what is seated differently
            assert self.oracle.breakdown() == GAME.breakdown(self.state)
            assert self.oracle.scores() == GAME.scores(self.state)


def order_of_cards(state: OverbookedState) -> list[str]:
    """All cards in the order in which they come into the row."""
    twin = state.copy()
    while twin.pool:
        refill(twin)
    return [CARD_NAMES[card] for card in twin.row]


def position(state: OverbookedState) -> dict[str, Any]:
    """The engine's position as the oracle tells its own: in the middle of a move who has a seat sits there already."""
    over = state.question == ASK_NOTHING
    won = {WON: True, LOST: False}.get(state.result)
    return {
        "round": state.round,
        "turn": None if over else int(state.asked),
        "first": int(state.first),
        "last_round": state.last_round,
        "over": over,
        "won": won,
        "row": ids(state.row) + [None] * (4 - len(state.row)),
        "row_vouchers": list(state.row_vouchers) + [0] * (4 - len(state.row)),
        "supply": supply(state),
        "unseen": sorted(ids(state.pool)),
        "removed": sorted(ids(state.removed)),
        "events": [EVENT_NAMES[event] for event in state.events_out],
        "players": [player(state, Seat(seat), airline) for seat, airline in enumerate(state.airlines)],
        "move": move(state),
    }


def ids(cards: Sequence[Card]) -> list[str | None]:
    return [CARD_NAMES[card] for card in cards]


def is_seated(state: OverbookedState) -> bool:
    """Whether those of the move half made have all sat down."""
    return state.question == ASK_STEPS


def supply(state: OverbookedState) -> dict[str, int]:
    """What is left, without those of the move half made who have sat down."""
    seated = state.seating if is_seated(state) else (0,) * 5
    return {name: state.supply[colour] - seated[colour].bit_count() for colour, name in enumerate(COLOUR_NAMES)}


def passengers(plane: Plane) -> dict[str, str]:
    """Who sits where."""
    return {CHAIR_NAMES[chair]: COLOUR_NAMES[colour] for colour in range(5) for chair in chairs_of(plane[colour])}


def player(state: OverbookedState, seat: Seat, airline: Airline) -> dict[str, Any]:
    """A player's things."""
    plane = passengers(airline.plane)
    if seat == state.asked and is_seated(state):
        plane |= passengers(state.seating)
    waiting = {name: airline.steps[colour] for colour, name in enumerate(COLOUR_NAMES)}
    return {
        "vouchers": airline.vouchers,
        "steps": {name: count for name, count in waiting.items() if count},
        "cards": ids(airline.cards),
        "plane": plane,
    }


def move(state: OverbookedState) -> dict[str, Any]:
    """The move half made."""
    begun = state.position != NO_POSITION
    waiting: dict[str, str] = {}
    if is_seated(state):
        undecided = displaced(state) & ~state.to_steps
        waiting = {
            chair: colour
            for chair, colour in passengers(state.airlines[state.asked].plane).items()
            if undecided >> CHAIR_NAMES.index(chair) & 1
        }
    return {
        "card": state.position + 1 if begun else None,
        "ignored": None if state.ignored == NO_SUITCASE else state.ignored + 1,
        "dropped": [number + 1 for number in chairs_of(state.dropped)],
        "seated": {} if is_seated(state) else passengers(state.seating),
        "displaced": waiting,
    }
