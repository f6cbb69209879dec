"""A game as a file: what it was begun with, and the whole moves in notation. Replaying it gives the same bytes."""

from __future__ import annotations

import json
from typing import Any, Final, TypedDict

from innkeeper.engine.errors import BadRecord, InnkeeperError
from innkeeper.engine.game import Game
from innkeeper.engine.match import Match
from innkeeper.engine.seats import Seat
from innkeeper.engine.state import State

FORMAT: Final = "innkeeper-record-1"


class Record(TypedDict):
    """A game that can be replayed. `moves` are pairs of seat and whole move."""

    format: str
    game: str
    rules_version: int
    components: str
    options: dict[str, str]
    seats: int
    seed: int
    moves: list[tuple[int, str]]


def record(match: Match) -> Record:
    """The record of a match so far."""
    return {
        "format": FORMAT,
        "game": match.game.name,
        "rules_version": match.game.rules_version,
        "components": match.game.components_digest,
        "options": dict(match.options),
        "seats": match.seats,
        "seed": match.seed,
        "moves": [(int(move.seat), move.text) for move in match.moves],
    }


def replay(game: Game[State], saved: Record) -> Match:
    """The match that a record describes. Raises BadRecord, saying where, when it cannot be."""
    if saved["game"] != game.name:
        raise BadRecord(f"this is a record of {saved['game']!r}, not of {game.name!r}.")
    if saved["rules_version"] != game.rules_version:
        raise BadRecord(
            f"this record was played by rules version {saved['rules_version']} of {game.title}; "
            f"here is version {game.rules_version}."
        )
    if saved["components"] != game.components_digest:
        raise BadRecord(
            f"this record was played with other components of {game.title} (digest {saved['components'][:12]})."
        )
    try:
        match = Match(game, saved["seats"], saved["options"], saved["seed"])
    except InnkeeperError as error:
        raise BadRecord(f"this record cannot begin: {error}") from error
    for number, (seat, move) in enumerate(saved["moves"], start=1):
        try:
            match.play(Seat(seat), move)
        except InnkeeperError as error:
            raise BadRecord(f"move {number} of this record cannot be played: {error}") from error
    return match


def write(saved: Record) -> str:
    """The record as text: JSON with one move a line, so that changes can be read."""
    head = {key: value for key, value in saved.items() if key != "moves"}
    moves = ",\n".join("  " + json.dumps(list(move)) for move in saved["moves"])
    return json.dumps(head, indent=1)[:-2] + ',\n "moves": [\n' + moves + "\n ]\n}\n"


def read(text: str) -> Record:
    """The record in a text. Raises BadRecord for anything else."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadRecord(f"this is no record: not JSON ({error}).") from error
    if not _is_text(data):
        raise BadRecord("this is no record: somewhere in it is half of a character.")
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadRecord(f"this is no record: a record is an object with format {FORMAT!r}.")
    for field, kind in _FIELDS.items():
        if type(data.get(field)) is not kind:
            raise BadRecord(f"this record is damaged: {field!r} is not {_KINDS[kind]}.")
    if not all(_is_move(move) for move in data["moves"]):
        raise BadRecord("this record is damaged: each of its moves is a pair of a seat and a text.")
    if not all(isinstance(choice, str) for choice in data["options"].values()):
        raise BadRecord("this record is damaged: each of its options is a text.")
    return {
        "format": FORMAT,
        "game": data["game"],
        "rules_version": data["rules_version"],
        "components": data["components"],
        "options": data["options"],
        "seats": data["seats"],
        "seed": data["seed"],
        "moves": [(move[0], move[1]) for move in data["moves"]],
    }


_FIELDS: Final[dict[str, type]] = {
    "game": str,
    "rules_version": int,
    "components": str,
    "options": dict,
    "seats": int,
    "seed": int,
    "moves": list,
}
_KINDS: Final[dict[type, str]] = {str: "a text", int: "a whole number", dict: "an object", list: "a list"}


def _is_text(data: Any) -> bool:
    """Whether all of it can be written down: JSON can name halves of characters (surrogates), and no file hold them."""
    try:
        json.dumps(data, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        return False
    return True


def _is_move(move: Any) -> bool:
    return isinstance(move, list) and len(move) == 2 and type(move[0]) is int and isinstance(move[1], str)
