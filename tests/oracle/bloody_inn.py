"""The Bloody Inn told once more, slowly and word for word, to check the engine against.

The game is one script, `Oracle.the_game`, that reads like the rulebook. Wherever a player has to say
something the script yields a question, a seat and its legal answers, and goes on with the answer. Guests are
their names, decisions are the words of the notation, and the order of the cards is given from outside.
"Ruling" in a comment means a numbered ruling on a gap in the rulebook.
"""

import tomllib
from collections.abc import Callable, Generator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

REPOSITORY = Path(__file__).resolve().parents[2]
BOX: dict[str, Any] = tomllib.loads(
    (REPOSITORY / "src/innkeeper/games/bloody_inn/components.toml").read_text(encoding="utf-8")
)
GUESTS: dict[str, dict[str, Any]] = {guest["id"]: guest for guest in [*BOX["traveler"], BOX["peasant"]]}
TYPES: dict[str, dict[str, Any]] = {kind["id"]: kind for kind in BOX["type"]}
ROOMS = range(1, 9)
CAP = 40
CHECK = 10
CHECK_TOKENS = 30
GRAVEDIGGER = 10

OPTIONS = {  # the first choice is the default
    "length": ("short", "long"),
    "welcome": ("choice", "first_come"),
    "wealth": ("limited", "unlimited"),
    "reshuffle": ("lazy", "immediate"),
    "doors": ("default", "chosen"),
    "first_player": ("random", "seat_0"),
    "checks": ("unlimited", "thirty"),
}

# Which guest's annex makes a deed cheaper, and which allows many targets (table of annex effects).
CHEAPER = {"bribe": "representative", "build": "mechanic", "bury": "abbot"}
MANY = {"bribe": "shopkeeper", "kill": "butcher", "bury": "archbishop"}
CASH_ON_BUILDING = {
    "landscaper": 4,
    "grocer": 4,
    "bishop": 4,
    "baron": 4,
    "viscount": 6,
    "count": 9,
    "duke": 4,
    "marquis": 18,
}
FRANC_PER_ANNEX = {"cultivator": "red", "newsboy": "blue", "novice": "purple"}
FOUR_PER_EXIT_CARD = {"landscaper": "red", "grocer": "blue", "bishop": "purple", "duke": "green"}

Answers = Callable[[], set[str]]
Script = Generator[tuple[int, Answers], str, None]


def rank(guest: str) -> int:
    """Rank of a guest, or of the barn."""
    return int(BOX["barn"]["rank"] if guest == "barn" else GUESTS[guest]["rank"])


def color(guest: str) -> str:
    """Colour of a guest's card; the barn has none."""
    return "none" if guest == "barn" else str(TYPES[GUESTS[guest]["type"]]["color"])


def affinity(guest: str) -> str:
    """The deed a guest likes to help with, or "none"."""
    return str(TYPES[GUESTS[guest]["type"]]["affinity"])


def pocket(guest: str) -> int:
    """Francs in a guest's pockets."""
    return int(GUESTS[guest]["money"])


def is_police(guest: str | None) -> bool:
    """Whether this card is a Police card."""
    return guest is not None and GUESTS[guest]["type"] == "police"


def has_annex(guest: str) -> bool:
    """Whether the card shows an annex, so that it can be built."""
    return bool(GUESTS[guest]["annex"])


def number(part: str) -> int:
    """The number in a part such as `room:3`."""
    return int(part.split(":")[1])


def name(part: str) -> str:
    """The guest in a part such as `play:novice`."""
    return part.split(":")[1]


@dataclass
class Room:
    """A door of the inn: the key and token on it and the guest behind it."""

    key: int | str | None = None
    service: int | None = None
    guest: str | None = None


@dataclass
class Annex:
    """An annex and the corpses under it, in the order they were buried."""

    guest: str
    bodies: list[str] = field(default_factory=list)

    def free(self) -> int:
        """How many more corpses fit under it."""
        return rank(self.guest) - len(self.bodies)


@dataclass
class Player:
    """What lies in front of one player."""

    cash: int
    checks: int
    hand: list[str]
    corpses: list[str] = field(default_factory=list)
    annexes: list[Annex] = field(default_factory=lambda: [Annex("barn")])

    def count(self, annex: str) -> int:
        """How many annexes of this kind the player has built."""
        return sum(built.guest == annex for built in self.annexes)


class Oracle:
    """One game, from set-up to the final account.

    `removed` are the guests put back into the box, `entrance` the stack with the next to be drawn first.
    `reshuffled` is given the exit stack when the second season begins and answers the order of the new stack.
    """

    def __init__(
        self,
        seats: int,
        options: Mapping[str, str],
        first_player: int,
        removed: list[str],
        entrance: list[str],
        reshuffled: Callable[[list[str]], list[str]],
    ) -> None:
        self.options = {option: choices[0] for option, choices in OPTIONS.items()} | dict(options)
        self.refuse_contradictions(seats, first_player)
        self.seats = seats
        self.first = first_player
        self.removed = list(removed)
        self.entrance = list(entrance)
        self.reshuffled = reshuffled
        self.exit: list[str] = []
        self.boxed: list[str] = []  # corpses the gravedigger took
        self.round = 1
        self.season = 1
        self.phase = "doors"
        self.last_round = False
        self.lost = False
        self.arriving: str | None = None
        self.rooms = {door: Room() for door in ROOMS}
        self.deed: str | None = None
        self.targets: list[str] = []
        self.played: list[str] = []
        self.set_up_players()
        self.script = self.the_game()
        self.question: tuple[int, Answers] | None = next(self.script, None)

    def refuse_contradictions(self, seats: int, first_player: int) -> None:
        """Raise ValueError for a table that cannot be."""
        for option, choice in self.options.items():
            if choice not in OPTIONS.get(option, ()):
                raise ValueError(f"there is no option {option}={choice}")
        if self.options["wealth"] == "unlimited" and self.options["checks"] == "thirty":
            raise ValueError("with wealth=unlimited there are no checks to run out of")
        if not 1 <= seats <= 4 or not 0 <= first_player < seats:
            raise ValueError(f"seat {first_player} cannot be first among {seats}")

    # Talking to the outside.

    def acting(self) -> list[int]:
        """The seat that is asked now; nobody when the game is over."""
        return [] if self.question is None else [self.question[0]]

    def legal(self, seat: int) -> set[str]:
        """What this seat may answer now."""
        if self.question is None or seat != self.question[0]:
            return set()
        return self.question[1]()

    def play(self, seat: int, part: str) -> None:
        """Answer the question; raises ValueError, and changes nothing, if that is not legal."""
        if part not in self.legal(seat):
            raise ValueError(f"seat {seat} cannot say {part!r}, only {sorted(self.legal(seat))}")
        try:
            self.question = self.script.send(part)
        except StopIteration:
            self.question = None

    def position(self) -> dict[str, Any]:
        """The whole table as plain data, fit for comparing."""
        return {
            "round": self.round,
            "season": self.season,
            "phase": self.phase,
            "first": self.first,
            "last_round": self.last_round,
            "lost": self.lost,
            "arriving": self.arriving,
            "entrance": list(self.entrance),
            "exit": sorted(self.exit),
            "removed": sorted(self.removed),
            "bistro": self.bistro,
            "rooms": [{"key": room.key, "service": room.service, "guest": room.guest} for room in self.rooms.values()],
            "players": [
                {
                    "cash": player.cash,
                    "checks": player.checks,
                    "hand": sorted(player.hand),
                    "corpses": sorted(player.corpses),
                    "annexes": [{"annex": annex.guest, "bodies": list(annex.bodies)} for annex in player.annexes],
                }
                for player in self.players
            ],
            "move": {"deed": self.deed, "targets": list(self.targets), "played": sorted(self.played)},
        }

    def scores(self) -> list[int]:
        """Each player's loot in francs; nothing for a lost solitaire game."""
        return [0 if self.lost else player.cash + CHECK * player.checks for player in self.players]

    def ranking(self) -> list[int]:
        """Each seat's place from 1, tied seats sharing it; a lost solitaire game is second to the inn."""
        if self.lost:
            return [2]
        buried = [sum(len(annex.bodies) for annex in player.annexes) for player in self.players]
        results = list(zip(self.scores(), buried, strict=True))
        return [1 + sum(other > result for other in results) for result in results]

    # Words the rules below use.

    def solitaire(self) -> bool:
        return self.seats == 1

    def unlimited(self) -> bool:
        return self.options["wealth"] == "unlimited"

    def clockwise(self) -> list[int]:
        """All seats, beginning with the first player."""
        return [(self.first + steps) % self.seats for steps in range(self.seats)]

    def gain(self, seat: int, francs: int) -> None:
        """Advance a disk, at most to 40; what goes over is lost."""
        player = self.players[seat]
        player.cash += francs
        if not self.unlimited():
            player.cash = min(CAP, player.cash)

    def discard(self, guest: str) -> None:
        """To the exit stack; peasants go to the bistro."""
        if guest == "peasant":
            self.bistro += 1
        else:
            self.exit.append(guest)

    # Set-up.

    def set_up_players(self) -> None:
        setup = next(setup for setup in BOX["setup"] if setup["players"] == self.seats)
        wealth = BOX["wealth"]
        cash, checks = int(wealth["start_cash"]), int(wealth["start_checks"])
        if self.unlimited():
            cash, checks = cash + CHECK * checks, 0
        hand = ["peasant"] * setup["peasants_in_hand"]
        self.players = [Player(cash, checks, list(hand)) for _ in range(self.seats)]
        self.bistro = int(setup["peasants_in_bistro"])
        self.white_keys = int(setup["white_keys"])

    def place_keys(self) -> Script:
        def unclaimed() -> set[str]:
            return {f"room:{door}" for door, room in self.rooms.items() if room.key is None}

        if self.options["doors"] == "chosen":
            for seat in self.clockwise():
                answer = yield seat, unclaimed
                self.rooms[number(answer)].key = seat
        else:
            for seat in range(self.seats):
                self.rooms[seat + 1].key = seat
        for door in sorted(map(number, unclaimed()))[: self.white_keys]:
            self.rooms[door].key = "white"

    # The game and its rounds.

    def the_game(self) -> Script:
        yield from self.place_keys()
        while True:
            yield from self.welcome_travelers()
            if sum(room.guest is not None for room in self.rooms.values()) < self.seats:
                self.last_round = True
                self.empty_the_inn()
                break
            yield from self.night()
            yield from self.morning()
            if self.lost:
                return
            self.first = (self.first + 1) % self.seats
            if self.last_round:
                break
            self.round += 1
        self.end_of_the_game()

    # Phase 1: welcome travelers.

    def welcome_travelers(self) -> Script:
        self.phase = "evening"
        while self.vacant():
            self.arriving = self.draw()
            if self.arriving is None:
                return
            if len(self.vacant()) == 1 or self.options["welcome"] == "first_come":
                door = self.vacant()[0]
            else:
                answer = yield self.first, lambda: {f"room:{door}" for door in self.vacant()}
                door = number(answer)
            self.accommodate(door, self.arriving)
            self.arriving = None

    def vacant(self) -> list[int]:
        """The open rooms without a traveler, in ascending order."""
        return [door for door, room in self.rooms.items() if room.key is not None and room.guest is None]

    def draw(self) -> str | None:
        """The next traveler, or None when there will be no more."""
        if not self.entrance and not self.last_round:
            self.begin_second_season()  # ruling 2.1, lazy: a traveler is needed and the stack is empty
        if not self.entrance:
            return None
        traveler = self.entrance.pop(0)
        if not self.entrance and self.season == 2:
            self.last_round = True
        elif not self.entrance and self.options["reshuffle"] == "immediate":
            self.begin_second_season()
        return traveler

    def begin_second_season(self) -> None:
        if not self.exit:
            self.last_round = True  # ruling 2.3: nobody comes back, so this counts as the second emptying
            return
        order = list(self.reshuffled(sorted(self.exit)))
        if sorted(order) != sorted(self.exit):
            raise ValueError("the reshuffled stack is not the exit stack")
        self.season, self.entrance, self.exit = 2, order, []

    def accommodate(self, door: int, traveler: str) -> None:
        room = self.rooms[door]
        room.guest = traveler
        if room.service is not None:
            self.gain(room.service, rank(traveler))

    # Phase 2: player actions.

    def night(self) -> Script:
        self.phase = "night"
        for _ in ("first action", "second action"):
            for seat in self.clockwise():
                yield from self.act(seat)

    def act(self, seat: int) -> Script:
        def deeds() -> set[str]:
            return {
                "pass",
                *(deed for deed in ("bribe", "build", "kill", "bury") if self.in_reach(seat, deed)),
            }

        self.deed = yield seat, deeds
        if self.deed == "pass":
            yield from self.launder(seat)
        else:
            yield from self.choose_targets(seat, self.deed)
            yield from self.play_accomplices(seat, self.deed)
            yield from self.perform(seat, self.deed)
        self.deed, self.targets, self.played = None, [], []

    def perform(self, seat: int, deed: str) -> Script:
        player = self.players[seat]
        if deed == "bribe":
            player.hand += self.take_guests()
        elif deed == "kill":
            player.corpses += self.take_guests()
        elif deed == "build":
            yield from self.build(seat, name(self.targets[0]))
        else:
            yield from self.bury(seat)

    # Choosing the cards.

    def choose_targets(self, seat: int, deed: str) -> Script:
        answer = yield seat, lambda: self.in_reach(seat, deed)
        self.aim_at(seat, answer)
        while self.in_reach(seat, deed):
            answer = yield seat, lambda: self.in_reach(seat, deed) | {"done"}
            if answer == "done":
                return
            self.aim_at(seat, answer)

    def aim_at(self, seat: int, target: str) -> None:
        self.targets.append(target)
        if target.startswith("card:"):
            self.players[seat].hand.remove(name(target))
        if target.startswith("corpse:"):
            self.players[seat].corpses.remove(name(target))

    def in_reach(self, seat: int, deed: str) -> set[str]:
        """The targets that may be chosen besides those already chosen."""
        if deed == "build":
            return self.cards_to_build(seat)
        if deed == "bury":
            return self.corpses_to_bury(seat)
        return self.guests_in_rooms(seat, deed) | self.peasants_in_bistro(seat, deed)

    def guests_in_rooms(self, seat: int, deed: str) -> set[str]:
        if self.targets and ("bistro" in self.targets or not self.players[seat].count(MANY[deed])):
            return set()
        return {
            f"room:{door}"
            for door, room in self.rooms.items()
            if room.guest is not None
            and f"room:{door}" not in self.targets
            and self.can_pay(seat, deed, rank(room.guest), len(self.players[seat].hand))
        }

    def peasants_in_bistro(self, seat: int, deed: str) -> set[str]:
        limit = 1
        if deed == "bribe":
            limit = 4 if self.players[seat].count("brewer") else 2
        only_peasants = all(target == "bistro" for target in self.targets)
        return {"bistro"} if only_peasants and len(self.targets) < min(limit, self.bistro) else set()

    def cards_to_build(self, seat: int) -> set[str]:
        if self.targets:
            return set()
        hand = self.players[seat].hand
        return {
            f"card:{guest}"
            for guest in hand
            if has_annex(guest) and self.can_pay(seat, "build", rank(guest), len(hand) - 1)
        }

    def corpses_to_bury(self, seat: int) -> set[str]:
        player = self.players[seat]
        if self.targets and not player.count(MANY["bury"]):
            return set()
        if len(self.targets) >= sum(annex.free() for owner in self.players for annex in owner.annexes):
            return set()
        return {
            f"corpse:{guest}" for guest in player.corpses if self.can_pay(seat, "bury", rank(guest), len(player.hand))
        }

    def can_pay(self, seat: int, deed: str, added: int, accomplices: int) -> bool:
        """Whether so many accomplices are enough for the targets chosen and another one of rank `added`."""
        return self.cost() + added <= accomplices + self.discount(seat, deed)

    def cost(self) -> int:
        """The sum of the ranks of the chosen targets."""
        return sum(rank(self.guest_of(target)) for target in self.targets)

    def discount(self, seat: int, deed: str) -> int:
        """How many accomplices fewer may be played: one per annex, for the whole action (ruling 3.2)."""
        return self.players[seat].count(CHEAPER[deed]) if deed in CHEAPER else 0

    def guest_of(self, target: str) -> str:
        if target == "bistro":
            return "peasant"
        if target.startswith("room:"):
            return self.rooms[number(target)].guest or ""
        return name(target)

    # Playing accomplices, and taking back or discarding them.

    def play_accomplices(self, seat: int, deed: str) -> Script:
        hand = self.players[seat].hand
        cost = self.cost()
        least = max(0, cost - self.discount(seat, deed))

        def answers() -> set[str]:
            enough = {"done"} if len(self.played) >= least else set()
            return {f"play:{guest}" for guest in hand} | enough

        while len(self.played) < cost and hand:
            answer = yield seat, answers
            if answer == "done":
                break
            hand.remove(name(answer))
            self.played.append(name(answer))
        hand += [guest for guest in self.played if affinity(guest) == deed]
        self.played = [guest for guest in self.played if affinity(guest) != deed]
        if deed == "bury" and self.players[seat].count("priest"):
            yield from self.keep_in_chapel(seat)
        for guest in self.played:
            self.discard(guest)
        self.played = []

    def keep_in_chapel(self, seat: int) -> Script:
        """Discard some of the others all the same, and take back the rest."""
        while self.played:
            answer = yield seat, lambda: {f"discard:{guest}" for guest in self.played} | {"done"}
            if answer == "done":
                self.players[seat].hand += self.played
                self.played = []
            else:
                self.played.remove(name(answer))
                self.discard(name(answer))

    # 1. Bribe and 3. Kill.

    def take_guests(self) -> list[str]:
        """Take the chosen guests out of their rooms and the bistro."""
        guests = [self.guest_of(target) for target in self.targets]
        for target in self.targets:
            if target == "bistro":
                self.bistro -= 1
            else:
                self.rooms[number(target)].guest = None
        return guests

    # 2. Build.

    def build(self, seat: int, guest: str) -> Script:
        player = self.players[seat]
        player.annexes.append(Annex(guest))
        if guest in FRANC_PER_ANNEX:
            self.gain(seat, sum(color(annex.guest) == FRANC_PER_ANNEX[guest] for annex in player.annexes))
        self.gain(seat, CASH_ON_BUILDING.get(guest, 0))
        if guest == "monk" and self.white_rooms():
            answer = yield seat, self.white_rooms
            self.rooms[number(answer)].key = seat
        if guest == "concierge" and self.unserved_rooms():
            answer = yield seat, self.unserved_rooms
            self.rooms[number(answer)].service = seat

    def white_rooms(self) -> set[str]:
        return {f"room:{door}" for door, room in self.rooms.items() if room.key == "white"}

    def unserved_rooms(self) -> set[str]:
        return {f"room:{door}" for door, room in self.rooms.items() if room.key is not None and room.service is None}

    # 4. Bury.

    def bury(self, seat: int) -> Script:
        while self.targets:
            answer = yield seat, self.places
            owner, annex = name(answer).split(".")
            corpse = name(self.targets.pop(0))
            self.bury_under(seat, int(owner), annex, corpse)

    def places(self) -> set[str]:
        return {
            f"under:{owner}.{annex.guest}"
            for owner, player in enumerate(self.players)
            for annex in player.annexes
            if annex.free() > 0
        }

    def bury_under(self, digger: int, owner: int, annex: str, corpse: str) -> None:
        free = [built for built in self.players[owner].annexes if built.guest == annex and built.free() > 0]
        free[0].bodies.append(corpse)
        if owner == digger:
            self.gain(digger, pocket(corpse))
        else:
            self.gain(digger, pocket(corpse) // 2)
            self.gain(owner, pocket(corpse) // 2)

    # 5. Pass and launder money.

    def launder(self, seat: int) -> Script:
        if not self.exchanges(seat):
            return
        answer = yield seat, lambda: self.exchanges(seat) | {"done"}
        player = self.players[seat]
        if answer.startswith("buy:"):
            player.cash -= CHECK * number(answer)
            player.checks += number(answer)
        elif answer.startswith("cash:"):
            player.checks -= number(answer)
            self.gain(seat, CHECK * number(answer))

    def exchanges(self, seat: int) -> set[str]:
        if self.unlimited():
            return set()
        player = self.players[seat]
        most = player.cash // CHECK
        if self.options["checks"] == "thirty":
            most = min(most, CHECK_TOKENS - sum(holder.checks for holder in self.players))
        return {f"buy:{checks}" for checks in range(1, most + 1)} | {
            f"cash:{checks}" for checks in range(1, player.checks + 1)
        }

    # Phase 3: end of the round.

    def morning(self) -> Script:
        self.phase = "morning"
        yield from self.police_investigation()
        if self.lost:
            return
        self.travelers_leave()
        for seat in self.clockwise():
            yield from self.pay_wages(seat)

    def police_investigation(self) -> Script:
        if not any(is_police(room.guest) for room in self.rooms.values()):
            return
        if self.solitaire() and self.players[0].corpses:
            self.lose()
            return
        for seat in self.clockwise():
            yield from self.call_gravedigger(seat)

    def call_gravedigger(self, seat: int) -> Script:
        player = self.players[seat]
        checks = self.fewest_checks(player)
        possible = range(checks, min(player.checks, len(player.corpses)) + 1)
        if len(possible) > 1:
            answer = yield seat, lambda: {f"pay:{choice}" for choice in possible}
            checks = number(answer)
        self.pay_gravedigger(player, checks)

    def fewest_checks(self, player: Player) -> int:
        """The checks needed when as much as possible is paid in coins; no change is given."""
        checks = 0
        while player.cash + CHECK * checks < GRAVEDIGGER * len(player.corpses):
            checks += 1
        return checks

    def pay_gravedigger(self, player: Player, checks: int) -> None:
        """Pay with so many checks and the rest in coins; whoever has too little pays everything."""
        if checks > player.checks:
            player.cash, player.checks = 0, 0
        else:
            player.cash -= GRAVEDIGGER * len(player.corpses) - CHECK * checks
            player.checks -= checks
        self.boxed += player.corpses
        player.corpses = []

    def travelers_leave(self) -> None:
        for seat, player in enumerate(self.players):
            rented = sum(room.key == seat and room.guest is not None for room in self.rooms.values())
            self.gain(seat, rented + 2 * player.count("gardener"))
        self.empty_the_inn()

    def empty_the_inn(self) -> None:
        for room in self.rooms.values():
            if room.guest is not None:
                self.exit.append(room.guest)
                room.guest = None

    def pay_wages(self, seat: int) -> Script:
        player = self.players[seat]
        due = max(0, len(player.hand) - player.count("distiller"))
        possible = self.possibly_unpaid(player.cash, due)
        unpaid = min(possible)
        if len(possible) > 1:
            answer = yield seat, lambda: {f"unpaid:{accomplices}" for accomplices in possible}
            unpaid = number(answer)
        player.cash -= due - unpaid
        if unpaid == len(player.hand):
            for guest in player.hand:
                self.discard(guest)
            player.hand = []
            return
        for _ in range(unpaid):
            answer = yield seat, lambda: {f"dismiss:{guest}" for guest in player.hand}
            player.hand.remove(name(answer))
            self.discard(name(answer))

    def possibly_unpaid(self, money: int, due: int) -> set[int]:
        """How many accomplices may stay unpaid; with unlimited wealth some of the money may be in checks."""
        coins = range(money % CHECK, money + 1, CHECK) if self.unlimited() else [money]
        return {max(0, due - cash) for cash in coins}

    # The end of the game.

    def end_of_the_game(self) -> None:
        if self.solitaire() and self.players[0].corpses:
            self.lose()
            return
        for seat, player in enumerate(self.players):
            self.pay_gravedigger(player, self.fewest_checks(player))
            self.gain(seat, self.from_exit_stack(player))
            checks = player.cash // CHECK if self.unlimited() else player.checks
            self.gain(seat, 3 * checks * player.count("prince"))
        self.phase = "over"

    def from_exit_stack(self, player: Player) -> int:
        """Four francs for each card of the colour of the Park, Grocery, Bishopric and Stables."""
        scoring = [FOUR_PER_EXIT_CARD[annex.guest] for annex in player.annexes if annex.guest in FOUR_PER_EXIT_CARD]
        return sum(4 for wanted in scoring for guest in self.exit if color(guest) == wanted)

    def lose(self) -> None:
        self.phase, self.lost = "over", True
