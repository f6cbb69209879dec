"""Overbooked told once more, slowly and word for word, to check the engine against.

The game is one script, `Oracle.the_game`, that reads like the rulebook. Wherever a player has to say something
the script yields a question, a seat and its legal answers, and goes on with the answer. Cards are their ids,
decisions are the words of the notation, and the order of the cards is given from outside. A "seat" is a player,
a seat in a plane is a "place" here. "Ruling" in a comment means a numbered ruling on a gap in the rulebook.
"""

from collections import Counter
from collections.abc import Callable, Generator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from tests.oracle.overbooked_plane import BOX, COLOURS, GROUPS, Plane, cabin_for, column_of, row_of

CARDS: dict[str, dict[str, Any]] = {card["id"]: card for card in BOX["card"]}
EVENTS: tuple[str, ...] = tuple(event["id"] for event in BOX["event"])
SCENARIOS = tuple(scenario["name"].lower().replace(" ", "_") for scenario in BOX["scenario"])
COLOUR_OF = {passenger["letter"]: passenger["colour"] for passenger in BOX["passenger"]}
WAITING_AREAS = 4
VOUCHERS = 6

OPTIONS: dict[str, tuple[str, ...]] = {  # the first choice is the default
    "symbols": ("no", "yes"),
    "difficult": ("no", "yes"),
    "event": ("none", "random", *EVENTS),
    "second_event": ("none", "random", *EVENTS),
    "scenario": SCENARIOS,
    "level": ("beginner", "experienced", "expert"),
    "missing_friends": ("every", "largest"),
    "sardines": ("full_only", "overlap"),
    "low_season": ("largest", "all"),
    "most_overbooked": ("someone", "always"),
    "bridge": ("no_width", "aisle_column"),
    "preferences": ("binding", "offer"),
    "first_player": ("random", "seat_0"),
}

Answers = Callable[[], set[str]]
Script = Generator[tuple[int, Answers], str, None]


@cache
def suitcases(card: str) -> dict[int, str]:
    """The colours of a card's suitcases, numbered from 1 in reading order, or as listed."""
    if shows_preferences(card):
        colours = [colour for colour, _ in CARDS[card]["seats"]]
    else:
        colours = [COLOUR_OF[box] for row in CARDS[card]["grid"] for box in row if box != "."]
    return dict(enumerate(colours, start=1))


def shows_preferences(card: str) -> bool:
    """Whether the card asks for seats of a type instead of showing a pattern."""
    return bool(CARDS[card]["kind"] == "preference")


def wish(card: str, suitcase: int) -> str:
    """The type of seat that the owner of this suitcase prefers."""
    return str(CARDS[card]["seats"][suitcase - 1][1])


def turned(card: str, degrees: int) -> dict[int, tuple[int, int]]:
    """Row and column of each suitcase on a pattern card turned clockwise; cards are not mirrored (ruling C7)."""
    grid = CARDS[card]["grid"]
    spots = [(row, column) for row, boxes in enumerate(grid) for column, box in enumerate(boxes) if box != "."]
    height, width = len(grid), len(grid[0])
    for _ in range(degrees // 90):
        spots = [(column, height - 1 - row) for row, column in spots]
        height, width = width, height
    return dict(enumerate(spots, start=1))


@cache
def ways_to_seat(
    players: int, card: str, staying: frozenset[int], bridge: bool, aisle_width: int
) -> dict[str, dict[str, str]]:
    """Every way to seat a pattern card without the suitcases `staying` behind: "TURN.SEAT" and who sits where.

    Suitcases that stay behind are like empty boxes and need not lie in the plane (ruling D4). Of ways that seat the
    same colours on the same places only that with the smallest turn is kept.
    """
    cabin = cabin_for(players)
    spot_of = {
        place: (row_of(place), cabin.columns.index(column_of(place)) + aisle_width * cabin.area[place])
        for place in cabin.seats
    }
    place_at = {spot: place for place, spot in spot_of.items()}
    colours = {number: colour for number, colour in suitcases(card).items() if number not in staying}
    first = min(colours)
    ways: dict[str, dict[str, str]] = {}
    known = set()
    for turn in (0, 90, 180, 270):
        boxes = turned(card, turn)
        for place in cabin.seats:
            down = spot_of[place][0] - boxes[first][0]
            right = spot_of[place][1] - boxes[first][1]
            spots = {number: (boxes[number][0] + down, boxes[number][1] + right) for number in colours}
            if not all(spot in place_at for spot in spots.values()):
                continue
            seating = {place_at[spot]: colours[number] for number, spot in spots.items()}
            if not bridge and len({cabin.area[taken] for taken in seating}) > 1:
                continue
            if frozenset(seating.items()) not in known:
                known.add(frozenset(seating.items()))
                ways[f"{turn}.{place}"] = seating
    return ways


def word(part: str) -> str:
    """What a part such as `drop:2.3` does."""
    return part.split(":", maxsplit=1)[0]


def named(part: str) -> str:
    """What a part such as `seat:3C` is about."""
    return part.split(":")[1]


def numbers(part: str) -> list[int]:
    """The numbers in a part such as `drop:2.3`."""
    return [int(number) for number in named(part).split(".")]


@dataclass
class Waiting:
    """A card on a waiting area of the departure hall and the dinner vouchers lying on it."""

    card: str
    vouchers: int = 0


@dataclass
class Player:
    """What lies in front of one player, and their plane."""

    vouchers: int
    plane: Plane
    steps: Counter[str] = field(default_factory=Counter)
    cards: list[str] = field(default_factory=list)


@dataclass
class Move:
    """The move under way."""

    card: int | None = None  # where the chosen card waits
    ignored: int | None = None
    dropped: set[int] = field(default_factory=set)
    seated: dict[str, str] = field(default_factory=dict)  # said so far for a preference card
    displaced: dict[str, str] = field(default_factory=dict)  # waiting for the replace symbol's decision

    def staying(self) -> frozenset[int]:
        """The suitcases whose owners are not to be seated."""
        return frozenset(self.dropped | ({self.ignored} if self.ignored else set()))


class Oracle:
    """One game, from set-up to the final account.

    `cards` are all the cards that play, in the order in which they come to the waiting areas, the one nearest the
    gate first. `events` are the event cards on the table.
    """

    def __init__(
        self,
        seats: int,
        options: Mapping[str, str],
        first_player: int,
        cards: Sequence[str],
        events: Sequence[str] = (),
    ) -> None:
        self.options = {option: choices[0] for option, choices in OPTIONS.items()} | dict(options)
        self.seats = seats
        self.first = first_player
        self.events = list(events)
        self.deck = list(cards)
        self.refuse_contradictions()
        self.round = 1
        self.turn: int | None = None
        self.last_round = False
        self.over = False
        self.won: bool | None = None
        self.removed: list[str] = []
        self.row: list[Waiting] = []
        self.set_up()
        self.move = Move()
        self.script = self.the_game()
        self.question: tuple[int, Answers] | None = next(self.script, None)

    def refuse_contradictions(self) -> None:
        """Raise ValueError for a table that cannot be."""
        for option, choice in self.options.items():
            if choice not in OPTIONS.get(option, ()):
                raise ValueError(f"there is no option {option}={choice}")
        if not 1 <= self.seats <= 4 or not 0 <= self.first < self.seats:
            raise ValueError(f"seat {self.first} cannot be first among {self.seats}")
        if self.options["first_player"] == "seat_0" and self.first != 0:
            raise ValueError(f"seat {self.first} cannot be first with first_player=seat_0")
        wished = [self.options["event"], self.options["second_event"]]
        if wished[0] == "none" != wished[1]:
            raise ValueError("there is no second event without a first")
        if wished[0] == wished[1] in EVENTS:
            raise ValueError("the two events are the same card")
        if self.solitaire() and wished[0] != "none":
            raise ValueError("events do not apply to solo travellers")  # ruling I10
        wished = [choice for choice in wished if choice != "none"]
        if len(self.events) != len(wished) or len(set(self.events)) != len(wished):
            raise ValueError(f"{self.events} are not the events {wished}")
        for event, choice in zip(self.events, wished, strict=True):
            if event not in EVENTS or choice not in ("random", event):
                raise ValueError(f"{event} is not the event {choice}")
        playing = [card for card in CARDS if self.option("difficult") or CARDS[card]["back"] == "normal"]
        if sorted(self.deck) != sorted(playing):
            raise ValueError("these are not the cards that play")  # ruling A3

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
        closed = [None] * (WAITING_AREAS - len(self.row))
        return {
            "round": self.round,
            "turn": self.turn,
            "first": self.first,
            "last_round": self.last_round,
            "over": self.over,
            "won": self.won,
            "row": [waiting.card for waiting in self.row] + closed,
            "row_vouchers": [waiting.vouchers for waiting in self.row] + [0 for _ in closed],
            "supply": {colour: self.supply[colour] for colour in COLOURS},
            "unseen": sorted(self.deck),
            "removed": sorted(self.removed),
            "events": list(self.events),
            "players": [
                {
                    "vouchers": player.vouchers,
                    "steps": {colour: count for colour, count in player.steps.items() if count},
                    "cards": list(player.cards),
                    "plane": dict(player.plane.sitting),
                }
                for player in self.players
            ],
            "move": {
                "card": self.move.card,
                "ignored": self.move.ignored,
                "dropped": sorted(self.move.dropped),
                "seated": dict(self.move.seated),
                "displaced": dict(self.move.displaced),
            },
        }

    def scores(self) -> list[int]:
        """Each player's points, as if the game ended now; alone, 1 for a win."""
        return [sum(points.values()) for points in self.breakdown()]

    def ranking(self) -> list[int]:
        """Each seat's place from 1, tied seats sharing it (ruling E11); alone, second to the airline unless won."""
        if self.solitaire():
            return [1 if self.won else 2]
        return [1 + sum(other > points for other in self.scores()) for points in self.scores()]

    # Words the rules below use.

    def option(self, name: str) -> bool:
        """Whether players agreed on this variant."""
        return self.options[name] == "yes"

    def solitaire(self) -> bool:
        return self.seats == 1

    def clockwise(self) -> list[int]:
        """All seats, beginning with the first player."""
        return [(self.first + steps) % self.seats for steps in range(self.seats)]

    def shows(self, card: str, symbol: str) -> bool:
        """Whether the card has this symbol; without the variant all symbols are blank (ruling F5)."""
        return self.option("symbols") and bool(CARDS[card]["symbol"] == symbol)

    def card_at(self, position: int) -> str:
        """The card on a waiting area, 1 being nearest the gate."""
        return self.row[position - 1].card

    # Get ready for takeoff.

    def set_up(self) -> None:
        self.supply = Counter(dict.fromkeys(COLOURS, 20 if self.seats <= 2 else 30))
        vouchers = VOUCHERS
        if self.solitaire():
            vouchers = {"beginner": 6, "experienced": 4, "expert": 2}[self.options["level"]]
        self.players = [Player(vouchers, Plane(cabin_for(self.seats))) for _ in range(self.seats)]
        for _ in range(WAITING_AREAS):
            self.refill()

    def refill(self) -> None:
        """A new card, without vouchers, comes in behind the others (rulings B4, B6)."""
        if self.deck:
            self.row.append(Waiting(self.deck.pop(0)))

    # The game and its rounds.

    def the_game(self) -> Script:
        while True:
            for seat in self.clockwise():
                yield from self.turn_of(seat)
                if self.over:  # solo travellers only: won or lost
                    return
            if self.last_round:
                self.end()
                return
            self.round += 1

    def end(self) -> None:
        self.over, self.turn = True, None

    def turn_of(self, seat: int) -> Script:
        if not self.row:
            self.last_round = True  # ruling B6: the turn is void
            return
        self.turn = seat
        while True:
            answer = yield seat, lambda: self.first_parts(seat)
            if word(answer) != "remove":
                break
            self.remove(*numbers(answer))
            if self.over:
                return
        full_before = self.players[seat].plane.full_areas()
        overbooked = yield from self.take_card(seat, answer)
        if any(self.supply[colour] == 0 for colour in COLOURS):
            self.last_round = True  # rulings D1, D2, D7
        if self.solitaire():
            self.end_of_solo_turn(overbooked, full_before)

    # Choosing a card.

    def first_parts(self, seat: int) -> set[str]:
        """All a move can begin with."""
        parts: set[str] = set()
        for position in self.affordable(seat):
            card = self.card_at(position)
            parts |= self.parts_for(position, self.out_of_stock(card))
            if self.shows(card, "ignore"):
                coming = suitcases(card).keys() - self.out_of_stock(card)
                parts |= {f"ignore:{position}.{suitcase}" for suitcase in coming}
            if self.solitaire():
                parts.add(f"remove:{position}")  # ruling I2; a solo player always has a voucher
        return parts

    def affordable(self, seat: int) -> list[int]:
        """The positions whose price the player can pay (ruling B2); alone all are free (ruling I1)."""
        return [
            position
            for position in range(1, len(self.row) + 1)
            if self.solitaire() or self.players[seat].vouchers >= position - 1
        ]

    def out_of_stock(self, card: str) -> frozenset[int]:
        """The suitcases of passengers of whom none is left."""
        return frozenset(number for number, colour in suitcases(card).items() if self.supply[colour] == 0)

    def parts_for(self, position: int, staying: frozenset[int]) -> set[str]:
        """What may be said about a card when these suitcases stay behind."""
        card = self.card_at(position)
        coming = {number: colour for number, colour in suitcases(card).items() if number not in staying}
        wanted = Counter(coming.values())
        short = {number for number, colour in coming.items() if wanted[colour] > self.supply[colour]}
        if short:
            return {f"drop:{position}.{number}" for number in short}  # rulings D3, D5
        if not coming or shows_preferences(card):
            return {f"take:{position}"}
        return {f"place:{position}.{way}" for way in self.ways(card, staying)}

    def ways(self, card: str, staying: frozenset[int]) -> dict[str, dict[str, str]]:
        """Every way to seat the passengers of a pattern card (rulings C2, C8, F3)."""
        aisle_width = 1 if self.options["bridge"] == "aisle_column" else 0
        ways = ways_to_seat(self.seats, card, staying, self.shows(card, "bridge"), aisle_width)
        if not ways:
            raise ValueError(f"{card} fits nowhere")  # ruling C1
        return ways

    # Seating passengers.

    def take_card(self, seat: int, answer: str) -> Generator[tuple[int, Answers], str, int]:
        """A whole move that takes a card; answers how many passengers it left on the steps."""
        position = numbers(answer)[0] if word(answer) != "place" else int(named(answer).split(".")[0])
        card = self.card_at(position)
        self.move = Move(position, dropped=set(self.out_of_stock(card)))
        answer = yield from self.leave_behind(seat, answer)
        newcomers: dict[str, str] = {}
        if word(answer) == "place":
            way = named(answer).split(".", 1)[1]
            newcomers = self.ways(card, self.move.staying())[way]
        elif shows_preferences(card):
            newcomers = yield from self.ask_for_seats(seat, card)
        displaced = self.sit_down(seat, newcomers)
        if self.shows(card, "replace"):
            displaced = yield from self.replace(seat, displaced)
        self.players[seat].steps.update(displaced.values())  # ruling C10
        self.pay_and_collect(seat, position)
        self.move = Move()
        return len(displaced)

    def leave_behind(self, seat: int, answer: str) -> Generator[tuple[int, Answers], str, str]:
        """Ignore and drop suitcases as long as players say so; answers what they say then."""
        position = self.move.card
        assert position is not None
        while word(answer) in ("ignore", "drop"):
            _, suitcase = numbers(answer)
            if word(answer) == "ignore":
                self.move.ignored = suitcase  # ruling F4
            else:
                self.move.dropped.add(suitcase)
            if self.parts_for(position, self.move.staying()) == {f"take:{position}"}:
                return f"take:{position}"  # goes without saying
            answer = yield seat, lambda: self.parts_for(position, self.move.staying())
        return answer

    def ask_for_seats(self, seat: int, card: str) -> Generator[tuple[int, Answers], str, dict[str, str]]:
        """A seat of the wished type, in any area, for each passenger of a preference card (rulings C5, C9)."""
        cabin = self.players[seat].plane.cabin

        def fitting(suitcase: int) -> set[str]:
            free = [place for place in cabin.seats if place not in self.move.seated]
            offer = self.options["preferences"] == "offer"
            return {f"seat:{place}" for place in free if offer or cabin.type[place] == wish(card, suitcase)}

        for suitcase, colour in suitcases(card).items():
            if suitcase not in self.move.staying():
                answer = yield seat, lambda suitcase=suitcase: fitting(suitcase)  # type: ignore[misc]
                self.move.seated[named(answer)] = colour
        newcomers, self.move.seated = self.move.seated, {}
        return newcomers

    def sit_down(self, seat: int, newcomers: dict[str, str]) -> dict[str, str]:
        """Seat the newcomers; answers who sat there before (rulings C4, C5)."""
        sitting = self.players[seat].plane.sitting
        displaced = {place: sitting.pop(place) for place in newcomers if place in sitting}
        for place, colour in newcomers.items():
            self.supply[colour] -= 1
            sitting[place] = colour
        return displaced

    def replace(self, seat: int, displaced: dict[str, str]) -> Generator[tuple[int, Answers], str, dict[str, str]]:
        """The symbol replace: who goes to the steps all the same; the others go back to the supply (ruling F2)."""
        overbooked: dict[str, str] = {}
        self.move.displaced = dict(displaced)
        while self.move.displaced:
            answer = yield seat, lambda: {"done", *(f"steps:{place}" for place in self.move.displaced)}
            if answer == "done":
                break
            overbooked[named(answer)] = self.move.displaced.pop(named(answer))
        self.supply.update(self.move.displaced.values())  # ruling D7: after the newcomers were taken
        return overbooked

    # Dinner vouchers and the departure hall.

    def pay_and_collect(self, seat: int, position: int) -> None:
        """A voucher on each skipped card, then those on the chosen card (ruling B3); the row closes up (ruling B4)."""
        player = self.players[seat]
        if not self.solitaire():
            for skipped in self.row[: position - 1]:
                player.vouchers -= 1
                skipped.vouchers += 1
        chosen = self.row.pop(position - 1)
        player.vouchers += chosen.vouchers
        player.cards.append(chosen.card)
        self.refill()

    # Scoring points.

    def breakdown(self) -> list[dict[str, int]]:
        """Each player's points by source, as if the game ended now."""
        if self.solitaire():
            return [{"won": 1 if self.won else 0}]
        return [self.points(seat) for seat in range(self.seats)]

    def points(self, seat: int) -> dict[str, int]:
        player = self.players[seat]
        events = [self.event(event, seat) for event in self.events]
        return {
            "couples": 5 * len(player.plane.couples()),
            "children": 3 * len(player.plane.surrounded_children()),
            "rugby": self.group(seat, "blue"),
            "friends": self.group(seat, "yellow"),
            "seniors": self.group(seat, "green"),
            "vouchers": player.vouchers // 2,
            "overbooked": -2 * player.steps.total(),
            "most_overbooked": -2 if self.most_overbooked(seat) else 0,
            "empty": -len(player.plane.empty_seats()),
            "bonus": sum(self.shows(card, "bonus") for card in player.cards),
            "event": events[0] if events else 0,
            "second_event": events[1] if len(events) > 1 else 0,
        }

    def group(self, seat: int, colour: str) -> int:
        """The largest group, doubled if no other player has a larger one (ruling E6)."""
        size, *others = [
            self.players[other].plane.largest_group(colour)
            for other in sorted(range(self.seats), key=lambda other: other != seat)
        ]
        return 2 * size if size >= max(others) else size

    def most_overbooked(self, seat: int) -> bool:
        """Whether nobody has more passengers on the steps (ruling E8)."""
        steps = [player.steps.total() for player in self.players]
        return steps[seat] == max(steps) and (max(steps) > 0 or self.options["most_overbooked"] == "always")

    def event(self, event: str, seat: int) -> int:
        """What an event card is worth to a player."""
        plane = self.players[seat].plane
        if event == "low_season_blues":
            empty = [player.plane.adjacent_empty_seats(self.options["low_season"]) for player in self.players]
            return 5 if empty[seat] == max(empty) > 0 else 0
        if event == "missing_friends":
            return plane.missing_friends(self.options["missing_friends"])
        if event == "like_sardines":
            return plane.like_sardines(self.options["sardines"])
        points: int = getattr(plane, event)()
        return points

    # Solo travellers.

    def remove(self, position: int) -> None:
        """Pay a voucher to put a card back into the box (ruling I2)."""
        player = self.players[0]
        player.vouchers -= 1
        self.removed.append(self.row.pop(position - 1).card)
        self.refill()
        if player.vouchers == 0 or not self.row:
            self.finish(won=False)

    def end_of_solo_turn(self, overbooked: int, full_before: int) -> None:
        """Pay, lose, gain, win, in this order (rulings I3 to I8)."""
        player = self.players[0]
        player.vouchers = max(0, player.vouchers - overbooked)
        if player.vouchers == 0:
            self.finish(won=False)
            return
        player.vouchers += 2 * (player.plane.full_areas() - full_before)
        if self.conditions_met():
            self.finish(won=True)
        elif self.last_round or not self.row:
            self.finish(won=False)

    def finish(self, won: bool) -> None:
        self.won = won
        self.end()

    def conditions_met(self) -> bool:
        """The conditions of the scenario (ruling I9)."""
        plane = self.players[0].plane
        groups = [plane.largest_group(colour) for colour in GROUPS]
        couples, children = len(plane.couples()), len(plane.surrounded_children())
        match self.options["scenario"]:
            case "friends_weekend":
                return min(groups) >= 6 and (couples >= 3 or children >= 3)
            case "romantic_city_trip":
                return couples >= 5 and (max(groups) >= 5 or children >= 3)
            case _:  # school_trip
                return children >= 8 and (max(groups) >= 5 or couples >= 3)
