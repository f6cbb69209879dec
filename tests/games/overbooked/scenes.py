"""Positions of Overbooked written by hand, moves played in notation, and the table read back in words.

A scene says only what a test is about; it is read by `GAME.decode`, so that it is held to what can be: whoever sits
somewhere came by a card, so everybody has taken cards enough for the passengers on the own board.

    scene(airline("RR. .... ...", vouchers=3), row="N10 N16 N35 N63")

is the turn of seat 0 of two, with two reds in the first row of its plane.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from innkeeper.engine.events import Event, Line, tell
from innkeeper.engine.game import heard, listen
from innkeeper.engine.seats import NOBODY, Seat
from innkeeper.games.overbooked.components import (
    BONUS_SYMBOL,
    CARD_NAMES,
    CHAIR_NAMES,
    COLOUR_LETTERS,
    COLOUR_NAMES,
    NEEDS,
    NORMAL_CARDS,
    SIDE,
    STRIDE,
    SYMBOL,
    TOKENS,
)
from innkeeper.games.overbooked.game import GAME
from innkeeper.games.overbooked.planes import ALL, Plane
from innkeeper.games.overbooked.state import OverbookedState
from innkeeper.words import Words

PLAYERS: Final = ("Anna", "Bram", "Chiara", "Dirk")
WORDS: Final = Words("en", [Path(GAME.folder) / "words"])
OPTIONS: Final = {
    "symbols": "symbols",
    "difficult": "difficult",
    "largest": "missing_largest",
    "overlap": "sardines_overlap",
    "all": "season_all",
    "always": "most_always",
    "aisle_column": "aisle_column",
    "offer": "offers",
}
ROW: Final = "N10 N16 N35 N63"


# --- Drawing a scene


@dataclass(frozen=True)
class Airline:
    """A player's things: the plane row by row from the front (letters and dots; bars, if any, are only for the eye).

    `steps` are the letters of the overbooked, `cards` the ids of the first cards taken.
    """

    plane: str = ""
    vouchers: int | None = None
    steps: str = ""
    cards: str = ""

    def chairs(self) -> dict[str, list[str]]:
        """The seats taken by each colour."""
        found: dict[str, list[str]] = {name: [] for name in COLOUR_NAMES}
        for row, line in enumerate(self.plane.strip().splitlines()):
            for column, letter in enumerate(line.replace("|", "").replace(" ", "")):
                if letter != ".":
                    found[COLOUR_NAMES[COLOUR_LETTERS.index(letter)]].append(CHAIR_NAMES[STRIDE * row + column])
        return found

    def aboard(self) -> list[int]:
        """How many of each colour are on this board."""
        seated = self.chairs()
        waiting = self.waiting()
        return [len(seated[name]) + waiting[name] for name in COLOUR_NAMES]

    def waiting(self) -> dict[str, int]:
        return {name: self.steps.count(letter) for name, letter in zip(COLOUR_NAMES, COLOUR_LETTERS, strict=True)}


airline = Airline


def scene(*airlines: Airline, **details: Any) -> OverbookedState:
    """The position that `position` describes."""
    return GAME.decode(position(*airlines, **details))


def position(
    *airlines: Airline,
    seats: int = 2,
    row: str = ROW,
    row_vouchers: Sequence[int] = (),
    supply: dict[str, int] | None = None,
    deck: bool = True,
    turn: int = 0,
    first: int = 0,
    last_round: bool = False,
    events: str = "",
    options: str = "",
    scenario: str = "friends_weekend",
    removed: str = "",
) -> dict[str, Any]:
    """A scene as data. Seats without an airline have an empty plane.

    `supply`: so many of a colour are left, as the others wait on the steps of the last seat. `deck`: False for an empty
    one. `turn`: how many have played in this round. `row_vouchers`: those on the cards of the row.
    """
    seats = max(seats, len(airlines))
    table = [*airlines, *[Airline()] * (seats - len(airlines))]
    table[-1] = crowded(table, supply or {}, TOKENS[seats], SIDE[seats])
    taken = deal(table, row.split(), removed.split(), deck, (turn, first), "difficult" in options)
    used = [*row.split(), *removed.split(), *[card for cards in taken for card in cards]]
    playing = CARD_NAMES if "difficult" in options else CARD_NAMES[:NORMAL_CARDS]
    lying = list(row_vouchers) or [0] * len(row.split())
    cash = vouchers(table, sum(lying), 6 * seats)
    return {
        "seats": seats,
        "revealed": 0,
        **{field: word in options.split() for word, field in OPTIONS.items()},
        "scenario": scenario if seats == 1 else None,
        "level": "beginner",
        "airlines": [
            {"plane": one.chairs(), "steps": one.waiting(), "cards": cards, "vouchers": money}
            for one, cards, money in zip(table, taken, cash, strict=True)
        ],
        "row": row.split(),
        "row_vouchers": lying,
        "supply": {
            name: TOKENS[seats] - sum(one.aboard()[colour] for one in table) for colour, name in enumerate(COLOUR_NAMES)
        },
        "pool": [card for card in playing if card not in used],
        "removed": removed.split(),
        "events": events.split(),
        "chance": [1, 2, 3, 4],
        "round": len(taken[(first + turn) % seats]) + 1,
        "first": first,
        "last_round": last_round,
        "result": "undecided",
        "asked": (first + turn) % seats,
        "question": "card",
        "position": None,
        "ignored": None,
        "dropped": [],
        "seating": {name: [] for name in COLOUR_NAMES},
        "to_steps": [],
    }


def crowded(table: list[Airline], supply: dict[str, int], tokens: int, side: int) -> Airline:
    """The last airline with so many more on its steps that the supply is as wanted; somebody sits in its plane then."""
    last = table[-1]
    more = ""
    for colour, name in enumerate(COLOUR_NAMES):
        if name in supply:
            more += COLOUR_LETTERS[colour] * (tokens - supply[name] - sum(one.aboard()[colour] for one in table))
    if more and not last.plane:
        return Airline(more[0], last.vouchers, last.steps + more[1:], last.cards)
    return Airline(last.plane, last.vouchers, last.steps + more, last.cards)


def vouchers(table: list[Airline], lying: int, total: int) -> list[int]:
    """Six each where nothing is said; the last of those has what is left."""
    if len(table) == 1:
        return [6 if table[0].vouchers is None else table[0].vouchers]
    cash = [6 if one.vouchers is None else one.vouchers for one in table]
    silent = [seat for seat, one in enumerate(table) if one.vouchers is None]
    if silent:
        cash[silent[-1]] += total - lying - sum(cash)
    return cash


def deal(
    table: list[Airline], row: list[str], removed: list[str], deck: bool, clock: tuple[int, int], difficult: bool
) -> list[list[str]]:
    """The cards that everybody has taken: those named, enough for the passengers, and as many for all."""
    turn, first = clock
    playing = CARD_NAMES if difficult else CARD_NAMES[:NORMAL_CARDS]
    named = [card for one in table for card in one.cards.split()]
    free = [card for card in playing if card not in row and card not in removed and card not in named]
    free.sort(key=lambda card: SYMBOL[CARD_NAMES.index(card)] == BONUS_SYMBOL)
    taken = [list(one.cards.split()) for one in table]
    for one, cards in zip(table, taken, strict=True):
        bring(one.aboard(), cards, free)
    seats = len(table)
    extra = [1 if (seat - first) % seats < turn else 0 for seat in range(seats)]
    least = max(len(cards) - more for cards, more in zip(taken, extra, strict=True))
    while not deck and seats * (least + 1) + sum(extra) <= sum(map(len, taken)) + len(free):
        least += 1
    for cards, more in zip(taken, extra, strict=True):
        while len(cards) < least + more:
            cards.append(free.pop(0))
    return taken


def bring(aboard: list[int], cards: list[str], free: list[str]) -> None:
    """Take cards until all those aboard came by one."""
    while True:
        brought = [sum(NEEDS[CARD_NAMES.index(card)][colour] for card in cards) for colour in range(5)]
        missing = [max(0, one - other) for one, other in zip(aboard, brought, strict=True)]
        if not any(missing):
            return
        best = max(free, key=lambda card: sum(map(min, NEEDS[CARD_NAMES.index(card)], missing)))
        cards.append(best)
        free.remove(best)


# --- Playing


def play(state: OverbookedState, move: str) -> list[Event]:
    """Play the parts in turn, each by the seat that is asked, through `GAME.play`; what happened."""
    listen(state)
    for part in move.split():
        GAME.play(state, GAME.acting(state)[0], GAME.parse(part))
    return heard(state)


def asked(state: OverbookedState) -> int | None:
    """The seat that is asked; None when the game is over."""
    seats = GAME.acting(state)
    return int(seats[0]) if seats else None


def can(state: OverbookedState, kind: str = "") -> list[str]:
    """What the seat that is asked can play, of one kind or all."""
    legal = [GAME.notation(action) for action in GAME.legal(state, GAME.acting(state)[0])]
    return [text for text in legal if text.startswith(kind)]


def cards_offered(state: OverbookedState) -> set[int]:
    """The positions in the row of which something can be said."""
    return {int(text.split(":")[1].split(".")[0]) for text in can(state) if ":" in text}


# --- Looking


def drawn(state: OverbookedState, seat: int = 0) -> str:
    """The plane as text, a row a line, without empty rows at its end."""
    plane = state.airlines[seat].plane
    side = state.side
    lines = []
    for row in range(5):
        chairs = [STRIDE * row + column for column in range(STRIDE) if ALL[side] >> (STRIDE * row + column) & 1]
        lines.append("".join(letter(plane, chair) for chair in chairs))
    while lines and not lines[-1].strip("."):
        lines.pop()
    return " ".join(lines)


def letter(plane: Plane, chair: int) -> str:
    masks = (plane[0], plane[1], plane[2], plane[3], plane[4])
    return next((name for name, mask in zip(COLOUR_LETTERS, masks, strict=True) if mask >> chair & 1), ".")


def steps(state: OverbookedState, seat: int = 0) -> str:
    """Who waits on the steps, as letters."""
    counts = state.airlines[seat].steps
    return "".join(name * number for name, number in zip(COLOUR_LETTERS, counts, strict=True))


def left(state: OverbookedState, colour: str) -> int:
    """How many of the colour are in the supply."""
    return int(state.supply[COLOUR_NAMES.index(colour)])


def row(state: OverbookedState) -> str:
    return " ".join(CARD_NAMES[card] for card in state.row)


def points(state: OverbookedState, source: str, seat: int = 0) -> int:
    return GAME.breakdown(state)[seat][source]


def told(events: Iterable[Event], viewer: Seat = NOBODY) -> list[str]:
    """What happened, in words."""
    lines = [tell(event, viewer) for event in events]
    return [WORDS.text(line["message"], line["facts"], PLAYERS) for line in lines]


def rules_of(events: Iterable[Event], kind: str) -> list[str]:
    """The rules by which events of a kind happened."""
    return [event.rule for event in events if event.kind == kind]


def why(state: OverbookedState, part: str, seat: int | None = None) -> str:
    """The rule and sentence with which the part is refused; empty where it is legal."""
    player = Seat(asked(state) or 0 if seat is None else seat)
    refusal = GAME.why_not(state, player, GAME.parse(part))
    return "" if refusal is None else f"{refusal.rule} {say(refusal.line)}"


def say(line: Line) -> str:
    return WORDS.line(line, PLAYERS)
