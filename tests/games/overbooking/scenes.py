"""Positions of Overbooking drawn by hand, moves played in notation, and the table read back in words.

A scene is a street of inns as they lie: the back door on the left, the inn's card in the middle, the queue on the
right; nearest the inn is who stands next to it. A `*` is the token at the back door, A to D are the seats.

    scene("B:boar.monk A:stag.noblewomen [3.A] A:bird.maids B:fish.laborers", "* [1.A]", hands=["bird.monk stag.maids"])

is the first placement of the first round for two. It is read by `GAME.decode`, so that it is held to what can be.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from innkeeper.engine.events import Event, Line, Told, tell
from innkeeper.engine.game import heard, listen
from innkeeper.engine.seats import NOBODY, Seat
from innkeeper.games.overbooking.components import CARD_NAMES, FIRST_OPEN, INN_NAMES, LAPS, RULE, SECOND_OPEN
from innkeeper.games.overbooking.game import GAME
from innkeeper.games.overbooking.state import BookingState
from innkeeper.testing.words import english

PLAYERS: Final = ("Anna", "Bram", "Chiara", "Dirk")
LETTERS: Final = "ABCD"
WORDS: Final = english(GAME)
INN: Final = re.compile(r"(?P<door>.*)\[(?P<inn>\d\.[AB])\](?P<queue>.*)")

Data = dict[str, Any]

# --- Drawing a scene


def scene(*street: str, **details: Any) -> BookingState:
    """The position that `position` describes."""
    return GAME.decode(position(*street, **details))


def position(
    *street: str,
    hands: Sequence[str | None] = (),
    decks: Sequence[str] = (),
    lodged: Sequence[str] = (),
    tokens: Sequence[int] = (),
    game_round: int = 1,
    lap: int = 1,
    turn: int = 1,
    first: int = 0,
    options: Mapping[str, str] | None = None,
) -> Data:
    """A scene as data: the seat whose `turn` it is in this `lap` chooses a card.

    Of cards that are not named as many as it takes are in the deck (unless that is named); the others are in the hand,
    or discarded where the hand is named.
    """
    houses = [house(drawn) for drawn in street]
    seats = len(houses)
    chosen = {option.name: option.default for option in GAME.options} | dict(options or {})
    used = [int(one["inn"][0]) for one in houses]
    unused = [card for card in range(1, 9) if card not in used][seats if game_round > 2 else 0 :]
    step = (lap - 1) * seats + turn
    return {
        "seats": seats,
        "revealed": 0,
        "scoring": chosen["scoring"],
        "peek": chosen["peek"] == "yes",
        "backs": chosen["backs"] == "family",
        "picks_by_size": chosen["picks"] == "size",
        "hoteliers": [
            {
                **piles_of(waiting_of(seat, houses), nth(hands, seat), nth(decks, seat), nth(lodged, seat), game_round),
                "tokens": nth(tokens, seat) or 0,
                "passed": [],
                "ruled_out": [],
            }
            for seat in range(seats)
        ],
        "houses": houses,
        "stack": unused,
        "chance": [1, 2, 3, 4],
        "round": game_round,
        "phase": "placing",
        "first": first,
        "step": step,
        "column": 0,
        "open_column": False,
        "acted": 0,
        "extra": 0,
        "picks": [],
        "asked": (first + step - 1) % seats,
        "question": "card",
        "chosen": None,
    }


def nth(values: Sequence[Any], place: int) -> Any:
    """What is said of that seat, if anything is."""
    return values[place] if place < len(values) else None


def house(drawn: str) -> Data:
    """An inn as it is drawn."""
    found = INN.fullmatch(drawn)
    assert found, f"an inn is drawn as 'B:boar.monk [3.A] A:bird.maids', not {drawn!r}"
    rule = RULE[INN_NAMES.index(found["inn"])]
    door = [word for word in reversed(found["door"].split()) if word != "*"]
    shown = {FIRST_OPEN: 0, SECOND_OPEN: 1}.get(rule)
    return {
        "inn": found["inn"],
        "token": "*" in found["door"],
        "door": [guest(word, False) for word in door],
        "queue": [guest(word, place == shown) for place, word in enumerate(found["queue"].split())],
    }


def guest(word: str, is_open: bool) -> Data:
    """A card at an inn, such as A:bird.maids."""
    letter, card = word.split(":")
    return {"seat": LETTERS.index(letter), "card": card, "open": is_open}


def waiting_of(seat: int, houses: list[Data]) -> list[str]:
    """The seat's cards at the inns."""
    return [one["card"] for row in houses for one in row["door"] + row["queue"] if one["seat"] == seat]


def piles_of(waiting: list[str], hand: str | None, deck: str | None, lodged: str | None, game_round: int) -> Data:
    """A seat's other cards, each in one place."""
    taken = [*waiting, *(hand or "").split(), *(deck or "").split(), *(lodged or "").split()]
    left = [card for card in CARD_NAMES if card not in taken]
    drawn = left[: 20 - 5 * game_round] if deck is None else deck.split()
    rest = [card for card in left if card not in drawn]
    return {
        "hand": in_order(rest if hand is None else hand.split()),
        "deck": in_order(drawn),
        "lodged": (lodged or "").split(),
        "discarded": [] if hand is None else rest,
    }


def in_order(cards: Sequence[str]) -> list[str]:
    """In the order of components.toml."""
    return sorted(cards, key=CARD_NAMES.index)


def opened(*street: str, **details: Any) -> BookingState:
    """The same when all have placed their cards: the last seat has kept its fifth, and inns are being checked."""
    state = last(*street, **details)
    play(state, "pass")
    return state


def last(*street: str, **details: Any) -> BookingState:
    """The same at the last placement of the round."""
    return scene(*street, **{"lap": LAPS, "turn": len(street), **details})


# --- Playing


def play(state: BookingState, parts: str) -> list[Event]:
    """Play the parts in turn, each by the seat that is asked, through `GAME.play`; what happened."""
    listen(state)
    for part in parts.split():
        GAME.play(state, GAME.acting(state)[0], GAME.parse(part))
    return heard(state)


def asked(state: BookingState) -> str:
    """The letter of the seat that is asked; empty when the game is over."""
    return "".join(LETTERS[seat] for seat in GAME.acting(state))


def can(state: BookingState) -> str:
    """What the seat that is asked can play."""
    return " ".join(GAME.notation(action) for action in GAME.legal(state, GAME.acting(state)[0]))


# --- Looking


def seen(state: BookingState, viewer: int = int(NOBODY)) -> Data:
    """The view of a seat, or of a spectator."""
    return GAME.view(state, Seat(viewer))


def queue(state: BookingState, inn: int = 1) -> str:
    """Who queues there, nearest first."""
    return waiting(state, inn, "queue")


def door(state: BookingState, inn: int = 1) -> str:
    """Who is at the back door, nearest first."""
    return waiting(state, inn, "door")


def waiting(state: BookingState, inn: int, side: str) -> str:
    rows = GAME.encode(state)["houses"][inn - 1][side]
    return " ".join(f"{LETTERS[one['seat']]}:{one['card']}" for one in rows)


def token(state: BookingState, inn: int = 1) -> bool:
    return bool(state.houses[inn - 1].token)


def things(state: BookingState, letter: str) -> Data:
    """A seat's things, as encoded."""
    found: Data = GAME.encode(state)["hoteliers"][LETTERS.index(letter)]
    return found


def hand(state: BookingState, letter: str = "A") -> str:
    return " ".join(things(state, letter)["hand"])


def lodged(state: BookingState) -> str:
    """Everybody's lodged cards, in the order of lodging seat by seat."""
    return spread(state, "lodged")


def discarded(state: BookingState) -> str:
    """Everybody's discarded cards."""
    return spread(state, "discarded")


def spread(state: BookingState, pile: str) -> str:
    return " ".join(
        f"{LETTERS[seat]}:{card}" for seat in range(state.seats) for card in things(state, LETTERS[seat])[pile]
    )


# --- Words


def why_not(state: BookingState, part: str, letter: str | None = None) -> tuple[str, str]:
    """Rule and sentence with which the part is refused."""
    seat = GAME.acting(state)[0] if letter is None else Seat(LETTERS.index(letter))
    refusal = GAME.why_not(state, seat, GAME.parse(part))
    assert refusal is not None, f"{part} is legal"
    return refusal.rule, WORDS.line(refusal.line, PLAYERS)


def prompt(state: BookingState, letter: str | None = None) -> str:
    """What the seat (or the one that is asked) is told to do."""
    seat = GAME.acting(state)[0] if letter is None else Seat(LETTERS.index(letter))
    return WORDS.line(GAME.prompt(state, seat), PLAYERS)


def phrase(state: BookingState, part: str) -> str:
    """What the part does, in words."""
    return WORDS.line(GAME.phrase(state, GAME.acting(state)[0], GAME.parse(part)), PLAYERS)


def told(events: Sequence[Event], viewer: int = int(NOBODY)) -> list[Told]:
    """What happened, as a seat or a spectator gets it."""
    return [tell(event, Seat(viewer)) for event in events]


def tale(events: Sequence[Event], viewer: int = int(NOBODY)) -> list[tuple[str, str]]:
    """What happened: each event's rule and sentence."""
    return [(one["rule"], WORDS.line(Line(one["message"], one["facts"]), PLAYERS)) for one in told(events, viewer)]
