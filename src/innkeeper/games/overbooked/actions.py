"""What a player can say: each decision as a number and as a word (notation); the words are listed in README.md."""

from __future__ import annotations

from typing import Final

from innkeeper.engine.errors import BadNotation
from innkeeper.engine.seats import Action
from innkeeper.games.overbooked.components import CHAIR_NAMES, CHAIRS, MOST_SUITCASES, ROW

TURNS: Final = 4
"""Ways to turn a card: by so many quarters, clockwise."""

SPOTS: Final = TURNS * CHAIRS
"""A turn and the seat of the first suitcase, for one card: turn times CHAIRS, plus the chair."""

# --- Ranges of numbers: the first of each; positions in the row, chairs and suitcases count from 0

PLACE: Final = 0
TAKE: Final = PLACE + ROW * SPOTS
SEAT: Final = TAKE + ROW
IGNORE: Final = SEAT + CHAIRS
DROP: Final = IGNORE + ROW * MOST_SUITCASES
STEPS: Final = DROP + ROW * MOST_SUITCASES
DONE: Final = STEPS + CHAIRS
REMOVE: Final = DONE + 1
ACTION_COUNT: Final = REMOVE + ROW

_SUITCASE_NAMES: Final = [f"{position + 1}.{number + 1}" for position in range(ROW) for number in range(MOST_SUITCASES)]

ACTION_NAMES: Final[list[str]] = [
    *[f"place:{pos + 1}.{90 * turn}.{chair}" for pos in range(ROW) for turn in range(TURNS) for chair in CHAIR_NAMES],
    *[f"take:{position + 1}" for position in range(ROW)],
    *[f"seat:{chair}" for chair in CHAIR_NAMES],
    *[f"ignore:{name}" for name in _SUITCASE_NAMES],
    *[f"drop:{name}" for name in _SUITCASE_NAMES],
    *[f"steps:{chair}" for chair in CHAIR_NAMES],
    "done",
    *[f"remove:{position + 1}" for position in range(ROW)],
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
            f"overbooked: {text!r} is no part of a move; parts look like place:1.90.3C (position, degrees, seat), "
            "take:2, seat:3C, ignore:1.2, drop:1.2, steps:3C, done or remove:4."
        )
    return Action(number)


def position_of(action: int) -> int:
    """The position in the row that a part names, from 0; -1 for one that names none."""
    if action < TAKE:
        return action // SPOTS
    if action < SEAT:
        return action - TAKE
    if IGNORE <= action < STEPS:
        return (action - IGNORE) % (ROW * MOST_SUITCASES) // MOST_SUITCASES
    if action >= REMOVE:
        return action - REMOVE
    return -1
