"""What is in the box: the tables the rules read, from components.toml."""

from __future__ import annotations

import hashlib
import tomllib
from pathlib import Path
from typing import Any, Final, NewType

Card = NewType("Card", int)
"""A card, by its rank: 0 is the lowest."""

FOLDER: Final = Path(__file__).parent
_TEXT: Final = (FOLDER / "components.toml").read_bytes()
_BOX: Final[dict[str, Any]] = tomllib.loads(_TEXT.decode())

DIGEST: Final = hashlib.sha256(_TEXT).hexdigest()
ANTE: Final[int] = _BOX["chips"]["ante"]
BET: Final[int] = _BOX["chips"]["bet"]
CARDS: Final[list[str]] = [card["id"] for card in _BOX["card"]]
"""The name of each card."""

DECK: Final[list[Card]] = [Card(rank) for rank in range(len(CARDS))]
