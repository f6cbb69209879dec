"""What a player can say: each decision as a number and as a word (notation); the words are listed in README.md."""

from __future__ import annotations

from typing import Final

from innkeeper.engine.errors import BadNotation
from innkeeper.engine.seats import Action, Seat
from innkeeper.games.bloody_inn.components import DEED_NAMES, KINDS, NAMES, PASS, ROOMS, Deed, Guest

MOST_SEATS: Final = 4
MOST: Final = 160
"""More than all the francs in the box make checks, and more than the cards in it."""

# --- Ranges of numbers: the first of each, to which a deed, room, guest, annex or count is added

DEED: Final = 0
DONE: Final = DEED + 5
BISTRO: Final = DONE + 1
ROOM: Final = BISTRO + 1
CARD: Final = ROOM + ROOMS
CORPSE: Final = CARD + KINDS
PLAY: Final = CORPSE + KINDS
DISCARD: Final = PLAY + KINDS
DISMISS: Final = DISCARD + KINDS
UNDER: Final = DISMISS + KINDS
BUY: Final = UNDER + MOST_SEATS * KINDS
CASH: Final = BUY + MOST
PAY: Final = CASH + MOST
UNPAID: Final = PAY + MOST
ACTION_COUNT: Final = UNPAID + MOST


def deed_action(deed: Deed) -> Action:
    """To do this in the night."""
    return Action(DEED + deed)


def room_action(room: int) -> Action:
    """To choose this room, counted from 0."""
    return Action(ROOM + room)


def under_action(owner: Seat, annex: Guest) -> Action:
    """To bury under an annex of this kind that the owner built."""
    return Action(UNDER + owner * KINDS + annex)


def guest_of(action: int, first: int) -> Guest:
    """The guest that an action of the range beginning at `first` is about."""
    return Guest(action - first)


# --- Notation


def _names() -> list[str]:
    names = [*DEED_NAMES[: PASS + 1], "done", "bistro"]
    names += [f"room:{room + 1}" for room in range(ROOMS)]
    for word in ("card", "corpse", "play", "discard", "dismiss"):
        names += [f"{word}:{name}" for name in NAMES]
    names += [f"under:{seat}.{name}" for seat in range(MOST_SEATS) for name in NAMES]
    for word in ("buy", "cash", "pay", "unpaid"):
        names += [f"{word}:{count}" for count in range(MOST)]
    return names


ACTION_NAMES: Final[list[str]] = _names()
_NUMBERS: Final[dict[str, int]] = {name: number for number, name in enumerate(ACTION_NAMES)}


def notation(action: Action) -> str:
    """The word for an action."""
    return ACTION_NAMES[action]


def parse(text: str) -> Action:
    """The action a word stands for. Raises BadNotation."""
    number = _NUMBERS.get(text)
    if number is None:
        raise BadNotation(
            f"bloody_inn: {text!r} is no part of a move; "
            "parts look like bribe, room:3, play:novice, under:0.barn or done."
        )
    return Action(number)
