"""Overbooking told once more, slowly and word for word, to check the engine against.

The game is one script, `Oracle.the_game`, that reads like the rulebook. Wherever a player has to say something
the script yields a question, a seat and its legal answers, and goes on with the answer. Guest cards and inns are
their names, decisions are the words of the notation, and the order of the cards is given from outside. "OB-7" in
a comment means a numbered ruling on a gap in the rulebook.
"""

import tomllib
from collections import Counter
from collections.abc import Callable, Generator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

REPOSITORY = Path(__file__).resolve().parents[2]
BOX: dict[str, Any] = tomllib.loads(
    (REPOSITORY / "src/innkeeper/games/overbooking/components.toml").read_text(encoding="utf-8")
)
GUESTS: dict[str, dict[str, Any]] = {f"{guest['family']}.{guest['type']}": guest for guest in BOX["deck"]}
INNS: dict[str, dict[str, Any]] = {f"{inn['card']}.{inn['side']}": inn for inn in BOX["inns"]}
LIMITS: dict[str, Any] = BOX["limits"]

OPTIONS = {  # the first choice is the default
    "scoring": ("beginner", "expert", "off"),
    "peek": ("yes", "no"),
    "backs": ("family", "size"),
    "picks": ("order", "size"),
    "first_player": ("random", "seat_0"),
}
SMALL_GROUPS = ("monk", "merchants", "maids")
LARGE_GROUPS = ("noblewomen", "soldiers", "laborers")
FACE_UP = {"first_card_face_up": 1, "second_card_face_up": 2}  # the open card's place in the queue
FAVOURED = {"monks_first": "monk", "soldiers_first": "soldiers"}

Answers = Callable[[], set[str]]
Script = Generator[tuple[int, Answers], str, None]


def size(card: str) -> int:
    """How many guests the card is, which is how many places they need."""
    return int(GUESTS[card]["size"])


def coins(card: str) -> int:
    """Victory points on a guest card."""
    return int(GUESTS[card]["coins"])


def family(card: str) -> str:
    """Whose coat of arms the card bears."""
    return str(GUESTS[card]["family"])


def kind(card: str) -> str:
    """What sort of guests the card shows, such as "monk"."""
    return str(GUESTS[card]["type"])


def printed_places(side: str) -> int:
    """The number on this side of an inn card."""
    return int(INNS[side]["capacity"])


def rule(side: str) -> str:
    """The special check-in rule on this side of an inn card."""
    return str(INNS[side]["rule"])


def turned_over(side: str) -> str:
    """The other side of an inn card."""
    card, letter = side.split(".")
    return f"{card}.{'B' if letter == 'A' else 'A'}"


def number(part: str) -> int:
    """The number in a part such as `queue:3`."""
    return int(part.split(":")[1])


@dataclass(eq=False)
class Laid:
    """A guest card next to an inn."""

    seat: int
    card: str
    open: bool = False

    def told(self) -> dict[str, Any]:
        """The card as plain data."""
        return {"seat": self.seat, "card": self.card, "open": self.open}


@dataclass
class Inn:
    """An inn with the cards left and right of it, the nearest first."""

    card: str
    token: bool = False
    door: list[Laid] = field(default_factory=list)
    queue: list[Laid] = field(default_factory=list)
    gained: int = 0  # places by Merchants, less those by Laborers
    picks: list[Laid] = field(default_factory=list)

    def closed(self) -> bool:
        """Whether there is no back door."""
        return rule(self.card) == "back_door_closed"

    def capacity(self) -> int:
        """Places in this inn as far as the abilities have acted, never below nothing (OB-26)."""
        return max(0, printed_places(self.card) + self.gained)

    def queue_has_room_for(self, card: str) -> bool:
        """Whether the card may join the queue in Phase 1."""
        longest = LIMITS["queue_max_closed_back_door"] if self.closed() else LIMITS["queue_max"]
        return len(self.queue) < longest and self.admits(card)

    def door_has_room(self) -> bool:
        """Whether one more card may be left at the back door in Phase 1."""
        return not self.closed() and len(self.door) < LIMITS["back_door_max"]

    def admits(self, card: str) -> bool:
        """Whether the special check-in rule lets the card into the queue in Phase 1."""
        match rule(self.card):
            case "small_groups_only":
                return kind(card) in SMALL_GROUPS
            case "large_groups_only":
                return kind(card) in LARGE_GROUPS
            case "no_soldiers":
                return kind(card) != "soldiers"
            case "two_families":  # OB-14: cards at the door never count
                return len({family(laid.card) for laid in self.queue} | {family(card)}) <= 2
            case _:
                return True

    def told(self) -> dict[str, Any]:
        """The inn as plain data."""
        return {
            "card": self.card,
            "token": self.token,
            "door": [laid.told() for laid in self.door],
            "queue": [laid.told() for laid in self.queue],
            "capacity": self.capacity(),
            "picks": [1 + self.queue.index(laid) for laid in self.picks],
        }


@dataclass
class Player:
    """One player's hand, the deck in drawing order, and what lies in front of the player."""

    hand: list[str]
    deck: list[str]
    lodged: list[str] = field(default_factory=list)
    discarded: list[str] = field(default_factory=list)
    tokens: int = 0

    def told(self) -> dict[str, Any]:
        """The player's things as plain data."""
        return {
            "hand": sorted(self.hand),
            "deck": sorted(self.deck),
            "lodged": sorted(self.lodged),
            "discarded": sorted(self.discarded),
            "tokens": self.tokens,
        }


class Oracle:
    """One game, from set-up to the final scoring.

    `inns` are the sides lying up in round 1, by column, then those lying up in round 3. `hands` are the nine cards
    each seat begins with, `draws` the other fifteen in the order they will be drawn.
    """

    def __init__(
        self,
        seats: int,
        options: Mapping[str, str],
        first_player: int,
        inns: Sequence[str],
        hands: Sequence[Sequence[str]],
        draws: Sequence[Sequence[str]],
    ) -> None:
        self.options = {option: choices[0] for option, choices in OPTIONS.items()} | dict(options)
        self.seats = seats
        self.first = first_player
        self.refuse_contradictions(inns, hands, draws)
        self.round = 1
        self.lap = 1
        self.phase = "placing"
        self.opening: int | None = None
        self.chosen: str | None = None
        self.inns = [Inn(side) for side in inns[:seats]]
        self.later_inns = list(inns[seats:])
        self.players = [Player(list(hand), list(deck)) for hand, deck in zip(hands, draws, strict=True)]
        self.place_tokens()
        self.script = self.the_game()
        self.question: tuple[int, Answers] | None = next(self.script, None)

    def refuse_contradictions(
        self, inns: Sequence[str], hands: Sequence[Sequence[str]], draws: Sequence[Sequence[str]]
    ) -> None:
        """Raise ValueError for a table that cannot be."""
        for option, choice in self.options.items():
            if choice not in OPTIONS.get(option, ()):
                raise ValueError(f"there is no option {option}={choice}")
        if not 2 <= self.seats <= 4 or not 0 <= self.first < self.seats:
            raise ValueError(f"seat {self.first} cannot be first among {self.seats}")
        if self.options["first_player"] == "seat_0" and self.first != 0:
            raise ValueError(f"seat 0 should be first, not seat {self.first}")
        if len(inns) != 2 * self.seats or len({INNS[side]["card"] for side in inns}) != len(inns):
            raise ValueError(f"{self.seats} seats need {2 * self.seats} different inn cards, not {list(inns)}")
        if len(hands) != self.seats or len(draws) != self.seats:
            raise ValueError(f"{self.seats} seats need as many hands and decks")
        for hand, deck in zip(hands, draws, strict=True):
            if len(hand) != LIMITS["opening_hand"] or sorted([*hand, *deck]) != sorted(GUESTS):
                raise ValueError(f"hand {list(hand)} and deck {list(deck)} are not nine and the others of 24 cards")

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
            "phase": self.phase,
            "first": self.first,
            "lap": self.lap,
            "inn": self.opening,
            "inns": [inn.told() for inn in self.inns],
            "players": [player.told() for player in self.players],
            "chosen": self.chosen,
        }

    def scores(self) -> list[int]:
        """Each player's victory points, as if the game ended now."""
        return [self.victory_points(player) for player in self.players]

    def ranking(self) -> list[int]:
        """Each seat's place from 1, tied seats sharing it; lodged three-coin cards decide between equal points."""
        three_coins = [sum(coins(card) == 3 for card in player.lodged) for player in self.players]
        results = list(zip(self.scores(), three_coins, strict=True))
        return [1 + sum(other > result for other in results) for result in results]

    # The game and its rounds.

    def clockwise(self) -> list[int]:
        """All seats, beginning with the first player."""
        return [(self.first + steps) % self.seats for steps in range(self.seats)]

    def the_game(self) -> Script:
        while True:
            yield from self.playing_cards()
            yield from self.checking_reservations()
            if self.round == LIMITS["rounds"]:
                break
            self.prepare_the_next_round()
        self.phase = "over"

    # Phase 1: playing cards.

    def playing_cards(self) -> Script:
        self.phase = "placing"
        for lap in range(1, LIMITS["placements_per_round"] + 1):
            self.lap = lap
            for seat in self.clockwise():
                yield from self.placement(seat)

    def placement(self, seat: int) -> Script:
        answer = yield seat, lambda: self.cards_to_place(seat)
        if answer == "pass":
            return
        card = answer.split(":")[1]
        self.chosen = card
        place = yield seat, lambda: self.places_for(card)
        self.chosen = None
        self.place(seat, card, place)

    def cards_to_place(self, seat: int) -> set[str]:
        """The cards that can go somewhere, and the pass of who has none (OB-10) or goes last (OB-7)."""
        cards = {f"card:{card}" for card in self.players[seat].hand if self.places_for(card)}
        goes_last = seat == self.clockwise()[-1]
        if not cards or (goes_last and self.lap == LIMITS["placements_per_round"]):
            cards.add("pass")
        return cards

    def places_for(self, card: str) -> set[str]:
        places = set()
        for column, inn in enumerate(self.inns, start=1):
            if inn.queue_has_room_for(card):
                places.add(f"queue:{column}")
            if inn.door_has_room():
                places.add(f"door:{column}")
        return places

    def place(self, seat: int, card: str, place: str) -> None:
        player, inn = self.players[seat], self.inns[number(place) - 1]
        player.hand.remove(card)
        if place.startswith("queue"):
            open_place = FACE_UP.get(rule(inn.card))
            inn.queue.append(Laid(seat, card, open=len(inn.queue) + 1 == open_place))
            return
        inn.door.append(Laid(seat, card))
        if inn.token:
            inn.token = False
            player.tokens += 1

    # Phase 2: checking reservations.

    def checking_reservations(self) -> Script:
        self.phase = "checking"
        for column, inn in enumerate(self.inns, start=1):
            self.opening = column
            for laid in inn.door + inn.queue:
                laid.open = True
            for laid in list(inn.door):  # the cards there when the inn was opened, closest first
                yield from self.ability(inn, laid)
            self.settle(inn)
        self.opening = None

    def ability(self, inn: Inn, laid: Laid) -> Script:
        match kind(laid.card):
            case "monk":
                inn.door.remove(laid)
                inn.queue.append(laid)
            case "merchants":
                inn.gained += 3
            case "laborers":
                inn.gained -= 3
            case "noblewomen":
                yield from self.pick(inn, laid)
            case "soldiers":
                yield from self.replace(inn, laid, lambda other: kind(other.card) == "laborers")
            case "maids":
                yield from self.replace(inn, laid, lambda other: other.seat == laid.seat)

    def pick(self, inn: Inn, noblewomen: Laid) -> Script:
        """Choose an own card that reserves first; not one that is picked already (OB-21)."""

        def own_cards() -> set[str]:
            return {
                f"pick:{position}"
                for position, laid in enumerate(inn.queue, start=1)
                if laid.seat == noblewomen.seat and laid not in inn.picks
            }

        if own_cards():
            answer = yield noblewomen.seat, lambda: own_cards() | {"decline"}
            if answer != "decline":
                inn.picks.append(inn.queue[number(answer) - 1])

    def replace(self, inn: Inn, newcomer: Laid, is_target: Callable[[Laid], bool]) -> Script:
        """Put the card from the door in the place of a card in the queue, which is discarded."""

        def targets() -> set[str]:
            return {f"replace:{position}" for position, laid in enumerate(inn.queue, start=1) if is_target(laid)}

        if targets():
            answer = yield newcomer.seat, lambda: targets() | {"decline"}
            if answer != "decline":
                slot = number(answer) - 1
                replaced = inn.queue[slot]
                inn.door.remove(newcomer)
                inn.queue[slot] = newcomer
                if replaced in inn.picks:  # OB-23: the pick was for that card
                    inn.picks.remove(replaced)
                self.discard(replaced)

    def discard(self, laid: Laid) -> None:
        self.players[laid.seat].discarded.append(laid.card)

    def settle(self, inn: Inn) -> None:
        """Lodge whoever found places and clear the cards away."""
        lodged = self.lodged_in_order(inn)
        for laid in lodged:
            self.players[laid.seat].lodged.append(laid.card)
        for laid in inn.door + inn.queue:
            if laid not in lodged:
                self.discard(laid)
        inn.door, inn.queue, inn.picks, inn.gained = [], [], [], 0

    def lodged_in_order(self, inn: Inn) -> list[Laid]:
        """The cards that get their places, in the order they reserve them."""
        free = inn.capacity()
        lodged = []
        for laid in self.checking_order(inn):
            if size(laid.card) <= free:
                free -= size(laid.card)
                lodged.append(laid)
        return lodged

    def checking_order(self, inn: Inn) -> list[Laid]:
        """All cards of the queue in the order they are checked (OB-29)."""
        order = list(inn.picks)
        if self.options["picks"] == "size":
            order.sort(key=lambda laid: (-size(laid.card), inn.queue.index(laid)))
        for laid in inn.queue:
            if laid not in order and kind(laid.card) == FAVOURED.get(rule(inn.card)):
                order.append(laid)
        for guests in (6, 5, 4, 3, 2, 1):
            for laid in inn.queue:
                if laid not in order and size(laid.card) == guests:
                    order.append(laid)
        return order

    # Phase 3: preparing for the next round.

    def prepare_the_next_round(self) -> None:
        self.round += 1
        for column, inn in enumerate(self.inns):
            new_cards = self.round == 3
            inn.card = self.later_inns[column] if new_cards else turned_over(inn.card)
        self.place_tokens()
        self.first = (self.first + 1) % self.seats
        for player in self.players:
            for _ in range(LIMITS["draw_between_rounds"]):
                player.hand.append(player.deck.pop(0))

    def place_tokens(self) -> None:
        """One token at each back door, never a second, and none where it is closed (OB-33)."""
        for inn in self.inns:
            inn.token = not inn.closed()

    # Final scoring.

    def victory_points(self, player: Player) -> int:
        return sum(coins(card) for card in player.lodged) + player.tokens + self.points_for_coats(player)

    def points_for_coats(self, player: Player) -> int:
        """Each coat pays once, for the number of cards that bear it (OB-31)."""
        if self.options["scoring"] == "off":
            return 0
        card = BOX["scoring"][self.options["scoring"]]
        coats = Counter(family(guest) for guest in player.lodged)
        return sum(int(card[f"set_{count}"]) for count in coats.values() if count >= 4)
