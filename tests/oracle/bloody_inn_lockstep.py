"""The engine and the oracle of The Bloody Inn side by side: the same decisions, compared after every single one.

They share the notation and the components file. The engine draws who comes next when it comes into sight; the oracle is
told the whole order beforehand, which is read off by drawing on from a copy.
"""

from collections.abc import Callable
from itertools import product
from random import Random
from typing import Any

from innkeeper.engine.errors import BadSetup
from innkeeper.engine.options import complete_options
from innkeeper.engine.seats import NOBODY, Action, Seat
from innkeeper.games.bloody_inn.components import BUILDABLE, NAMES, NO_GUEST, Guest
from innkeeper.games.bloody_inn.game import GAME
from innkeeper.games.bloody_inn.rules.setup import turn_up_top
from innkeeper.games.bloody_inn.state import GRAVE, PHASE_NAMES, WHITE, Innkeeper, InnState
from tests.oracle.bloody_inn import Annex, Oracle

Choose = Callable[[InnState, Seat, list[Action], Random], Action]

# How often a random player takes up an offer, so that all kinds of things happen.
EAGERNESS = {"pass": 1, "bury": 12, "build": 10, "kill": 6, "bribe": 4, "done": 2}


def tables() -> list[tuple[int, dict[str, str]]]:
    """Every number of seats with every combination of options that fits."""
    offered = [[(option.name, choice) for choice in option.choices] for option in GAME.options]
    found = []
    for seats in range(GAME.fewest_seats, GAME.most_seats + 1):
        for chosen in product(*offered):
            try:
                found.append((seats, complete_options(GAME.options, dict(chosen), seats)))
            except BadSetup:
                continue
    return found


def eagerly(state: InnState, seat: Seat, legal: list[Action], chance: Random) -> Action:
    """A random legal action, those more often by which more happens."""
    weights = [EAGERNESS.get(GAME.notation(action).split(":")[0], 4) for action in legal]
    return chance.choices(legal, weights)[0]


def sensibly(state: InnState, seat: Seat, legal: list[Action], chance: Random) -> Action:
    """As somebody would who knows the game, not always in the same way."""
    return chance.choices(legal, [weight + 1e-6 for weight in GAME.weigh(state, seat, legal)])[0]


class Lockstep:
    """One game told twice."""

    def __init__(self, seats: int, options: dict[str, str], seed: int, furnished: bool) -> None:
        self.chance = Random(seed)  # noqa: S311 -- a game is no secret
        self.state = GAME.new(seats, options, seed)
        rare = self.furnish() if furnished else []
        arriving = [] if self.state.arriving == NO_GUEST else [self.state.arriving]
        housed = [guest for guest in self.state.guests if guest != NO_GUEST]
        order = [*housed, *arriving, *drawn_order(self.state)]
        self.oracle = Oracle(
            seats, options, int(self.state.first), removed(self.state), [NAMES[g] for g in order], self.reshuffled
        )
        for seat, annex in rare:
            self.oracle.players[seat].annexes.append(Annex(NAMES[annex]))
        self.before = self.state.copy()

    def furnish(self) -> list[tuple[int, Guest]]:
        """Some annexes from the box are built beforehand: the rare ones seldom come up by chance."""
        rare = []
        for _ in range(8):
            annex = self.chance.choice(self.state.unseen)
            if BUILDABLE[annex] and len(self.state.unseen) > self.state.coming:
                seat = self.chance.randrange(self.state.seats)
                self.state.unseen.remove(annex)
                self.state.innkeepers[seat].annexes += (annex,)
                rare.append((seat, annex))
        return rare

    def reshuffled(self, gone: list[str]) -> list[str]:
        """The engine's order of the second season, drawn on from before the present decision."""
        twin = self.before.copy()
        while twin.coming > 0:
            turn_up_top(twin)
        twin.unseen = sorted(Guest(NAMES.index(name)) for name in gone)
        twin.coming = len(gone)
        twin.top = NO_GUEST
        return [NAMES[guest] for guest in drawn_order(twin)]

    def play_out(self, choose: Choose) -> int:
        """Play to the end, comparing at every decision; how many there were."""
        decisions = 0
        self.compare()
        while GAME.acting(self.state):
            (seat,) = GAME.acting(self.state)
            action = choose(self.state, seat, GAME.legal(self.state, seat), self.chance)
            self.before = self.state.copy()
            GAME.play(self.state, seat, action)
            self.oracle.play(seat, GAME.notation(action))
            self.compare()
            decisions += 1
        assert self.oracle.scores() == GAME.scores(self.state)
        assert self.oracle.ranking() == GAME.ranking(self.state)
        return decisions

    def compare(self) -> None:
        """The same position, the same question, the same answers."""
        assert position(self.state) == self.oracle.position()
        assert [int(seat) for seat in GAME.acting(self.state)] == self.oracle.acting()
        for seat in GAME.acting(self.state):
            legal = GAME.legal(self.state, seat)
            assert sorted(GAME.notation(action) for action in legal) == sorted(self.oracle.legal(seat))


def drawn_order(state: InnState) -> list[Guest]:
    """Everybody still in the entrance stack, in the order in which the engine will draw them."""
    twin = state.copy()
    order = [] if twin.top == NO_GUEST else [twin.top]
    while twin.coming > 0:
        turn_up_top(twin)
        order.append(twin.top)
    return order


def removed(state: InnState) -> list[str]:
    """Who has been put back into the box, sorted."""
    twin = state.copy()
    if twin.season == 2:
        return sorted(NAMES[guest] for guest in twin.box)
    while twin.coming > 0:
        turn_up_top(twin)
    return sorted(NAMES[guest] for guest in twin.unseen)


def position(state: InnState) -> dict[str, Any]:
    """The engine's position as the oracle tells its own."""
    return {
        "round": state.round,
        "season": state.season,
        "phase": PHASE_NAMES[state.phase],
        "first": int(state.first),
        "last_round": state.last_round,
        "lost": state.lost,
        "arriving": name_of(state.arriving),
        "entrance": [NAMES[guest] for guest in drawn_order(state)],
        "exit": sorted(NAMES[guest] for guest in state.exit),
        "removed": removed(state),
        "bistro": state.bistro,
        "rooms": [room(state, number) for number in range(8)],
        "players": [player(innkeeper) for innkeeper in state.innkeepers],
        "move": move(state),
    }


def name_of(guest: Guest) -> str | None:
    """The guest's name; None for nobody."""
    return None if guest == NO_GUEST else NAMES[guest]


def room(state: InnState, number: int) -> dict[str, Any]:
    """A room with key, token and guest."""
    key, service = state.keys[number], state.service[number]
    owner: int | str | None = "white" if key == WHITE else None if key == NOBODY else int(key)
    return {
        "key": owner,
        "service": None if service == NOBODY else int(service),
        "guest": name_of(state.guests[number]),
    }


def player(innkeeper: Innkeeper) -> dict[str, Any]:
    """A player's things."""
    return {
        "cash": innkeeper.cash,
        "checks": innkeeper.checks,
        "hand": sorted(NAMES[guest] for guest in innkeeper.hand),
        "corpses": sorted(NAMES[guest] for guest in innkeeper.corpses),
        "annexes": [
            {
                "annex": NAMES[annex],
                "bodies": [NAMES[grave % GRAVE] for grave in innkeeper.graves if grave // GRAVE == place],
            }
            for place, annex in enumerate(innkeeper.annexes)
        ],
    }


def move(state: InnState) -> dict[str, Any]:
    """The move half made."""
    deeds = ["bribe", "build", "kill", "bury", "pass", None]
    return {
        "deed": deeds[state.deed],
        "targets": [GAME.notation(Action(target)) for target in state.targets],
        "played": sorted(NAMES[guest] for guest in state.played),
    }
