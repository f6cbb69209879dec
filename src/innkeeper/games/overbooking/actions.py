"""What a player can say: each decision as a number and as a word (notation); the words are listed in README.md."""

from __future__ import annotations

from typing import Final

from innkeeper.engine.errors import BadNotation
from innkeeper.engine.seats import Action
from innkeeper.games.overbooking.components import CARD_NAMES, CARDS, LONGEST_QUEUE

MOST_SEATS: Final = 4

# --- Ranges of numbers: the first of each, to which a card, an inn's column or a place in a queue is added

CARD: Final = 0
QUEUE: Final = CARD + CARDS
DOOR: Final = QUEUE + MOST_SEATS
PASS: Final = DOOR + MOST_SEATS
PICK: Final = PASS + 1
REPLACE: Final = PICK + LONGEST_QUEUE
DECLINE: Final = REPLACE + LONGEST_QUEUE
ACTION_COUNT: Final = DECLINE + 1

ACTION_NAMES: Final[list[str]] = [
    *[f"card:{name}" for name in CARD_NAMES],
    *[f"queue:{column + 1}" for column in range(MOST_SEATS)],
    *[f"door:{column + 1}" for column in range(MOST_SEATS)],
    "pass",
    *[f"pick:{place + 1}" for place in range(LONGEST_QUEUE)],
    *[f"replace:{place + 1}" for place in range(LONGEST_QUEUE)],
    "decline",
]
_NUMBERS: Final[dict[str, int]] = {name: number for number, name in enumerate(ACTION_NAMES)}


def notation(action: Action) -> str:
    """The word for an action."""
    return ACTION_NAMES[action]


def parse(text: str) -> Action:
    """The action a word stands for. Raises BadNotation."""
    number = _NUMBERS.get(text)
    if number is None:
        raise BadNotation(
            f"overbooking: {text!r} is no part of a move; "
            "parts look like card:bird.monk, queue:2, door:1, pick:3, replace:1, decline or pass."
        )
    return Action(number)
