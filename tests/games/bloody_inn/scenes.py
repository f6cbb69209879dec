"""Positions of The Bloody Inn written by hand, moves played in notation, and the table read back in words.

A scene says only what a test is about; it is read by `GAME.decode`, so that it is held to what can be.

    scene(player(hand="peasant newsboy", cash=17, annexes="barn:duke mechanic"), rooms="novice - major", bistro=3)

is the first player's first action of a night with two seats, in which rooms 1 and 3 are let.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from innkeeper.engine.events import Event, Fact, Line, tell
from innkeeper.engine.game import heard, listen
from innkeeper.engine.seats import NOBODY, Seat
from innkeeper.games.bloody_inn.components import NAMES, REMOVED, TRAVELERS, WHITE_KEYS, Guest
from innkeeper.games.bloody_inn.game import GAME
from innkeeper.games.bloody_inn.state import GRAVE, SOURCE_COUNT, InnState
from innkeeper.words import Words

PLAYERS: Final = ("Anna", "Bram", "Chiara", "Dirk")
WORDS: Final = Words("en", [Path(GAME.folder) / "words"])
FLAGS: Final = {
    "long": "long_game",
    "first_come": "first_come",
    "unlimited": "unlimited",
    "immediate": "immediate",
    "thirty": "checks_limited",
}


# --- Drawing a scene


@dataclass(frozen=True)
class Player:
    """A seat's things, guests by their names with spaces between.

    `annexes` in the order built, with those buried there: "barn:duke abbot:novice,count"; the barn may be left out.
    """

    hand: str = ""
    cash: int = 5
    checks: int = 0
    annexes: str = ""
    corpses: str = ""

    def piles(self) -> list[tuple[str, list[str]]]:
        """Each annex with those who lie under it."""
        found = [(annex, under.split(",") if under else []) for annex, _, under in split_at_colons(self.annexes)]
        return found if found and found[0][0] == "barn" else [("barn", []), *found]

    def cards(self) -> list[str]:
        """All the cards this takes from the box."""
        piles = self.piles()
        buried = [guest for _, under in piles for guest in under]
        return [*self.hand.split(), *self.corpses.split(), *[annex for annex, _ in piles[1:]], *buried]

    def encoded(self) -> dict[str, Any]:
        piles = self.piles()
        return {
            "cash": self.cash,
            "checks": self.checks,
            "hand": in_order(self.hand.split()),
            "corpses": in_order(self.corpses.split()),
            "annexes": [annex for annex, _ in piles],
            "graves": [[place, guest] for place, (_, under) in enumerate(piles) for guest in under],
        }


player = Player


def split_at_colons(text: str) -> list[tuple[str, str, str]]:
    return [word.partition(":") for word in text.split()]


def in_order(guests: Sequence[str]) -> list[str]:
    """In the order of components.toml."""
    return sorted(guests, key=NAMES.index)


def scene(*players: Player, **details: Any) -> InnState:
    """The position that `position` describes."""
    return GAME.decode(position(*players, **details))


def position(
    *players: Player,
    seats: int = 2,
    rooms: str = "",
    keys: str = "",
    service: str = "",
    bistro: int = 0,
    gone: str = "",
    entrance: str | None = None,
    arriving: str = "",
    season: int = 1,
    game_round: int = 2,
    last_round: bool = False,
    first: int = 0,
    turn: int = 1,
    options: str = "",
) -> dict[str, Any]:
    """A scene as data. Seats without a player have 5 francs and a barn.

    `rooms`: who sleeps in rooms 1, 2, ...; "-" is empty, and so are those left out. `keys`: of whom, by room: a seat,
    "w" or "-"; otherwise the default doors. `service`: "3:1" is a token of seat 1 at room 3. `gone`: the exit stack.
    `entrance`: the entrance stack from its top ("-": empty); in the first season those under the top are only as many
    of all who are unseen, so that somebody else may turn up; without it, everybody left is in it. `arriving`: a
    traveler at the door, so it is evening. `turn`: which turn of the night it is, from 1 to 2 x seats.
    """
    seats = max(seats, len(players))
    table = [*players, *[Player()] * (seats - len(players))]
    sleeping = [None if guest == "-" else guest for guest in rooms.split()]
    sleeping += [None] * (8 - len(sleeping))
    taken = [card for one in table for card in one.cards()] + [guest for guest in sleeping if guest]
    taken += [*gone.split(), *arriving.split()]
    evening = bool(arriving)
    return {
        "seats": seats,
        "revealed": 0,
        **{field: word in options.split() for word, field in FLAGS.items()},
        "innkeepers": [one.encoded() for one in table],
        **stack(entrance, taken, season, REMOVED["long" in options][seats - 1]),
        "arriving": arriving or None,
        "exit": in_order(gone.split()),
        "bistro": bistro,
        "keys": doors(keys or default_keys(seats)),
        "service": tokens(service),
        "guests": sleeping,
        "chance": [1, 2, 3, 4],
        "account": [francs for one in table for francs in [one.cash + 10 * one.checks] + [0] * (SOURCE_COUNT - 1)],
        "round": game_round,
        "season": season,
        "phase": "evening" if evening else "night",
        "last_round": last_round,
        "lost": False,
        "first": first,
        "step": 0 if evening else turn,
        "asked": first if evening else (first + turn - 1) % seats,
        "question": "room" if evening else "deed",
        "parts": 0,
        "deed": "none",
        "targets": [],
        "played": [],
        "cost": 0,
        "owed": 0,
    }


def stack(entrance: str | None, taken: list[str], season: int, removed: int) -> dict[str, Any]:
    """The entrance stack and the box, out of the travelers that are nowhere else."""
    left = [NAMES[guest] for guest in TRAVELERS]
    for guest in taken:
        if guest != "peasant":
            left.remove(guest)
    waiting = left[removed:] if entrance is None else entrance.replace("-", "").split()
    for guest in waiting:
        left.remove(guest)
    boxed, coming = left[:removed], waiting[1:]
    return {
        "top": waiting[0] if waiting else None,
        "coming": len(coming),
        "unseen": in_order(coming + boxed if season == 1 else coming),
        "box": boxed if season == 2 else [],
    }


def default_keys(seats: int) -> str:
    return " ".join([*map(str, range(seats)), *"w" * WHITE_KEYS[seats - 1]])


def doors(keys: str) -> list[int | str | None]:
    """Whose key is on each door."""
    known: dict[str, int | str | None] = {"w": "white", "-": None}
    found = [known.get(key, key) for key in keys.split()]
    read = [int(key) if isinstance(key, str) and key.isdigit() else key for key in found]
    return read + [None] * (8 - len(read))


def tokens(service: str) -> list[int | None]:
    """Whose room-service token is at each room."""
    found: list[int | None] = [None] * 8
    for room, _, owner in split_at_colons(service):
        found[int(room) - 1] = int(owner)
    return found


def dawn(*players: Player, **details: Any) -> InnState:
    """The same, but the last turn of the night: when it has passed, morning comes."""
    seats = max(details.get("seats", 2), len(players))
    return scene(*players, turn=2 * seats, **details)


# --- Playing


def play(state: InnState, move: str) -> list[Event]:
    """Play the parts in turn, each by the seat that is asked, through `GAME.play`; what happened."""
    listen(state)
    for part in move.split():
        GAME.play(state, GAME.acting(state)[0], GAME.parse(part))
    return heard(state)


def rest(state: InnState) -> list[Event]:
    """Pass without laundering."""
    happened = play(state, "pass")
    return happened + play(state, "done") if is_midway(state) else happened


def pass_night(state: InnState) -> list[Event]:
    """Everybody passes until the morning is over or asks something."""
    happened: list[Event] = []
    while GAME.acting(state) and "pass" in can(state):
        happened += rest(state)
    return happened


def asked(state: InnState) -> int | None:
    """The seat that is asked; None when the game is over."""
    seats = GAME.acting(state)
    return int(seats[0]) if seats else None


def can(state: InnState) -> list[str]:
    """What the seat that is asked can play."""
    return [GAME.notation(action) for action in GAME.legal(state, GAME.acting(state)[0])]


def is_midway(state: InnState) -> bool:
    """Whether a move has been begun and not ended."""
    return any(GAME.midway(state, Seat(seat)) for seat in range(state.seats))


# --- Looking


def names(guests: Sequence[int]) -> str:
    """In alphabetical order."""
    return " ".join(sorted(NAMES[guest] for guest in guests))


def hand(state: InnState, seat: int = 0) -> str:
    return names(state.innkeepers[seat].hand)


def corpses(state: InnState, seat: int = 0) -> str:
    return names(state.innkeepers[seat].corpses)


def annexes(state: InnState, seat: int = 0) -> str:
    """In the order built, without the barn."""
    return " ".join(NAMES[annex] for annex in state.innkeepers[seat].annexes[1:])


def buried(state: InnState, seat: int = 0, place: int = 0) -> str:
    """Who lies under the annex at that place; place 0 is the barn."""
    return names([Guest(grave % GRAVE) for grave in state.innkeepers[seat].graves if grave // GRAVE == place])


def cash(state: InnState, seat: int = 0) -> int:
    return state.innkeepers[seat].cash


def checks(state: InnState, seat: int = 0) -> int:
    return state.innkeepers[seat].checks


def gone(state: InnState) -> str:
    """The exit stack."""
    return names(state.exit)


def rooms(state: InnState) -> str:
    """Who sleeps in the open rooms, in their order."""
    seen = GAME.view(state, NOBODY)["rooms"]
    return " ".join(room["guest"]["kind"] if room["guest"] else "-" for room in seen if room["key"] is not None)


def keys(state: InnState) -> list[int | str | None]:
    """Whose key is on each of the eight doors."""
    return [room["key"] for room in GAME.view(state, NOBODY)["rooms"]]


def top(state: InnState) -> str | None:
    """The visible top of the entrance stack."""
    guest = GAME.view(state, NOBODY)["entrance"]["top"]
    return guest["kind"] if guest else None


# --- Words


def why_not(state: InnState, part: str, seat: int | None = None) -> tuple[str, str]:
    """Rule and sentence with which the part is refused."""
    viewer = GAME.acting(state)[0] if seat is None else Seat(seat)
    refusal = GAME.why_not(state, viewer, GAME.parse(part))
    assert refusal is not None, f"{part} is legal"
    return refusal.rule, WORDS.line(refusal.line, PLAYERS)


def prompt(state: InnState) -> str:
    """What is asked, in words."""
    return WORDS.line(GAME.prompt(state, GAME.acting(state)[0]), PLAYERS)


def phrase(state: InnState, part: str) -> str:
    """What the part does, in words."""
    return WORDS.line(GAME.phrase(state, GAME.acting(state)[0], GAME.parse(part)), PLAYERS)


def tale(events: Sequence[Event]) -> list[tuple[str, str]]:
    """What happened: each event's rule and sentence."""
    return [sentence(event) for event in events]


def sentence(event: Event) -> tuple[str, str]:
    told = tell(event, NOBODY)
    facts: dict[str, Fact] = told["facts"]
    return told["rule"], WORDS.line(Line(told["message"], facts), PLAYERS)
