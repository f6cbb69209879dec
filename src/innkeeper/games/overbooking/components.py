"""What is in the box: the tables the rules read, from components.toml or a file of one's own, checked [OB-1.1]."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, NewType

from innkeeper.engine.box import Box

FOLDER: Final = Path(__file__).parent
BOX: Final = Box("overbooking", FOLDER)
DIGEST: Final = BOX.digest


# --- Families and guests

Family = NewType("Family", int)
FAMILIES: Final = 4
FAMILY_NAMES: Final[list[str]] = ["bird", "fish", "stag", "boar"]
if [row.get("id") for row in BOX.rows("families", FAMILIES)] != FAMILY_NAMES:
    raise BOX.wrong(f"the families are {', '.join(FAMILY_NAMES)}, in this order.")

Kind = NewType("Kind", int)
"""A kind of guest, from the smallest group to the largest."""

MONK: Final = Kind(0)
MERCHANTS: Final = Kind(1)
MAIDS: Final = Kind(2)
NOBLEWOMEN: Final = Kind(3)
SOLDIERS: Final = Kind(4)
LABORERS: Final = Kind(5)
KINDS: Final = 6
KIND_NAMES: Final[list[str]] = ["monk", "merchants", "maids", "noblewomen", "soldiers", "laborers"]
_GUESTS: Final = {str(row.get("id")): row for row in BOX.rows("guest_types", KINDS)}
if sorted(_GUESTS) != sorted(KIND_NAMES):
    raise BOX.wrong(f"the guest types are {', '.join(KIND_NAMES)}.")
_SIZES: Final[list[int]] = [BOX.whole(_GUESTS[name], "size", 1, 6, name) for name in KIND_NAMES]
if _SIZES != [1, 2, 3, 4, 5, 6]:
    raise BOX.wrong("monk, merchants, maids, noblewomen, soldiers and laborers need 1, 2, 3, 4, 5 and 6 places.")
_COINS: Final[list[int]] = [BOX.whole(_GUESTS[name], "coins", 1, 9, name) for name in KIND_NAMES]

# --- Cards

Card = NewType("Card", int)
"""A guest card of one deck: its family times KINDS, plus its kind."""

CARDS: Final = FAMILIES * KINDS
NO_CARD: Final = Card(99)
FAMILY: Final[list[Family]] = [Family(card // KINDS) for card in range(CARDS)]
KIND: Final[list[Kind]] = [Kind(card % KINDS) for card in range(CARDS)]
SIZE: Final[list[int]] = [_SIZES[card % KINDS] for card in range(CARDS)]
LARGE: Final[list[bool]] = [size > 3 for size in SIZE]
"""By card: whether its back shows a large coat of arms."""
CARD_NAMES: Final[list[str]] = [f"{FAMILY_NAMES[card // KINDS]}.{KIND_NAMES[card % KINDS]}" for card in range(CARDS)]


def _coins() -> list[int]:
    """By card; a `[[deck]]` row of its own overrules its kind's."""
    coins = [_COINS[card % KINDS] for card in range(CARDS)]
    found = []
    for row in BOX.rows("deck", CARDS):
        name = f"{row.get('family')}.{row.get('type')}"
        if name not in CARD_NAMES or name in found:
            raise BOX.wrong(f"[[deck]] has each guest of each family once; {name!r} is not one of them, or twice.")
        found.append(name)
        coins[CARD_NAMES.index(name)] = BOX.whole(row, "coins", 1, 9, name)
    return coins


COINS: Final[list[int]] = _coins()
BEST_COINS: Final = 3
"""Lodged cards with so many coins break ties [OB-6.3]."""

# --- Inns

Inn = NewType("Inn", int)
"""A side of an inn card: two times the card, plus 1 for its back."""

RULE_NAMES: Final[list[str]] = [
    "none",
    "small_groups_only",
    "large_groups_only",
    "no_soldiers",
    "two_families",
    "monks_first",
    "soldiers_first",
    "back_door_closed",
    "first_card_face_up",
    "second_card_face_up",
]
PLAIN: Final = 0
SMALL_ONLY: Final = 1
LARGE_ONLY: Final = 2
NO_SOLDIERS: Final = 3
TWO_FAMILIES: Final = 4
MONKS_FIRST: Final = 5
SOLDIERS_FIRST: Final = 6
DOOR_CLOSED: Final = 7
FIRST_OPEN: Final = 8
SECOND_OPEN: Final = 9

INN_CARDS: Final = 8
INNS: Final = 2 * INN_CARDS


def _sides() -> list[dict[str, Any]]:
    sides: list[dict[str, Any]] = [{}] * INNS
    for row in BOX.rows("inns", INNS):
        card = BOX.whole(row, "card", 1, INN_CARDS, "an inn")
        place = 2 * (card - 1) + BOX.word(row, "side", ["A", "B"], f"inn {card}")
        if sides[place]:
            raise BOX.wrong(f"side {row['side']} of inn card {card} is there twice.")
        sides[place] = row
    return sides


INN_NAMES: Final[list[str]] = [f"{inn // 2 + 1}.{'AB'[inn % 2]}" for inn in range(INNS)]
CAPACITY: Final[list[int]] = [BOX.whole(row, "capacity", 1, 40, INN_NAMES[i]) for i, row in enumerate(_sides())]
RULE: Final[list[int]] = [BOX.word(row, "rule", RULE_NAMES, INN_NAMES[i]) for i, row in enumerate(_sides())]

# --- Limits

ROUNDS: Final = 4
OPENING_HAND: Final = 9
DRAW: Final = 5
LAPS: Final = 5
QUEUE_LIMIT: Final = 4
QUEUE_LIMIT_CLOSED: Final = 5
DOOR_LIMIT: Final = 2
LONGEST_QUEUE: Final = 6
"""Two Monks may join a full queue from the door [OB-4.4]."""
EXTRA_PLACES: Final = 3
"""What Merchants add and Laborers take away [OB-4.5, OB-4.8]."""

# --- Coats of arms at the end [OB-6.2]

BEGINNER: Final = 0
EXPERT: Final = 1
OFF: Final = 2
SCORING_NAMES: Final[list[str]] = ["beginner", "expert", "off"]


def _sets(side: str) -> list[int]:
    table = BOX.table(side, BOX.table("scoring"))
    return [0, 0, 0, 0, *[BOX.whole(table, f"set_{count}", 0, 99, f"scoring.{side}") for count in (4, 5, 6)]]


SET_POINTS: Final[list[list[int]]] = [_sets("beginner"), _sets("expert"), [0] * 7]
"""By scoring side and number of lodged cards of one family: points."""
