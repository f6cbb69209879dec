"""Positions of random games, and how each was reached."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from innkeeper.engine.chance import Chance, seeded
from innkeeper.engine.game import Game
from innkeeper.engine.options import Options
from innkeeper.engine.seats import NOBODY, Action, Seat
from innkeeper.engine.state import State

PLAYERS_STREAM: Final = 1000
"""The stream of chance by which random players decide; no seat of a game has one so high."""

INTERRUPTS: Final = 3
"""A seat that may interrupt does so once in so many steps."""


class ContractBroken(AssertionError):
    """A game does not keep the contract."""


@dataclass
class Spot:
    """A position of a random game. What looks at it must not change `state`."""

    game: Game[Any]
    seats: int
    options: Options
    seed: int
    state: State
    moves: list[str] = field(default_factory=list)

    def broken(self, what: str) -> ContractBroken:
        """The error that says what is wrong here, and how to come here."""
        options = ", ".join(f"{name}={choice}" for name, choice in self.options.items())
        said = " ".join(self.moves[-12:]) or "nothing yet"
        return ContractBroken(
            f"{self.game.name}: {what}\n  {self.seats} seats, {options or 'no options'}, seed {self.seed}, "
            f"after {len(self.moves)} decisions (the last ones: {said})."
        )

    def expect(self, kept: bool, what: str) -> None:
        """Raise ContractBroken unless the contract is kept."""
        if not kept:
            raise self.broken(what)

    def encoded(self) -> str:
        """The position as JSON text."""
        return as_text(self.game.encode(self.state))

    def viewers(self) -> list[Seat]:
        """Every seat, and the spectator."""
        return [*(Seat(seat) for seat in range(self.seats)), NOBODY]

    def chance(self, purpose: int) -> Chance:
        """A stream of chance for a check at this spot."""
        return seeded(self.seed + len(self.moves) * 0x10001, PLAYERS_STREAM + purpose)

    def able(self) -> list[Seat]:
        """The seats that are asked, or may interrupt."""
        asked = self.game.acting(self.state)
        return [*asked, *(seat for seat in self.game.may_interrupt(self.state) if seat not in asked)]

    def elsewhere(self, state: State) -> Spot:
        """The same way here, but another position."""
        return Spot(self.game, self.seats, self.options, self.seed, state, self.moves)


def random_game(game: Game[Any], seats: int, options: Options, seed: int, most: int) -> Iterator[Spot]:
    """Every position of a random game, the last one included. Raises ContractBroken after `most` decisions."""
    spot = Spot(game, seats, options, seed, game.new(seats, options, seed))
    chance = seeded(seed, PLAYERS_STREAM)
    seat: Seat | None = None
    yield spot
    while (seat := next_seat(game, spot.state, seat, chance)) is not None:
        spot.expect(len(spot.moves) < most, f"a game does not end within {most} decisions.")
        action = random_action(spot, seat, chance)
        game.apply(spot.state, seat, action)
        spot.moves.append(f"{seat}:{game.notation(action)}")
        yield spot


def next_seat(game: Game[Any], state: State, previous: Seat | None, chance: Chance) -> Seat | None:
    """Who decides next: who is in the middle of a move, else anybody who is asked or interrupts; None at the end."""
    if previous is not None and game.midway(state, previous):
        return previous
    asked = game.acting(state)
    if not asked:
        return None
    able = [seat for seat in game.may_interrupt(state) if seat not in asked and game.legal(state, seat)]
    if able and chance.below(INTERRUPTS) == 0:
        return able[chance.below(len(able))]
    return asked[chance.below(len(asked))]


def random_action(spot: Spot, seat: Seat, chance: Chance) -> Action:
    """One of the seat's legal actions. Raises ContractBroken when there is none."""
    legal = spot.game.legal(spot.state, seat)
    spot.expect(bool(legal), f"seat {seat} is asked, but `legal` is empty.")
    return legal[chance.below(len(legal))]


def random_move(spot: Spot, seat: Seat, chance: Chance) -> list[Action]:
    """A whole move of the seat, made on a copy."""
    draft = spot.elsewhere(spot.state.copy())
    parts: list[Action] = []
    while not parts or spot.game.midway(draft.state, seat):
        parts.append(random_action(draft, seat, chance))
        spot.game.apply(draft.state, seat, parts[-1])
    return parts


def play_on(game: Game[Any], state: State, chance: Chance, most: int) -> list[str]:
    """Play at random for up to `most` decisions, changing `state`; what was decided."""
    said: list[str] = []
    seat: Seat | None = None
    while len(said) < most and (seat := next_seat(game, state, seat, chance)) is not None:
        legal = game.legal(state, seat)
        if not legal:
            raise ContractBroken(
                f"{game.name}: seat {seat} is asked, but `legal` is empty (after {' '.join(said[-3:])})."
            )
        action = legal[chance.below(len(legal))]
        game.apply(state, seat, action)
        said.append(f"{seat}:{game.notation(action)} of {list(map(int, legal))}")
    return said


# --- Data, and where two differ


def as_text(data: Any) -> str:
    """JSON data as text, the same for equal data."""
    return json.dumps(data, sort_keys=True)


def difference(first: Any, second: Any, path: str = "") -> str:
    """Where two pieces of JSON data differ first; empty when they do not."""
    if first == second and repr(first) == repr(second):  # the texts tell True from 1
        return ""
    if type(first) is not type(second):
        return f"{path}: {first!r} and {second!r}"
    if isinstance(first, dict):
        return _of_objects(first, second, path)
    if isinstance(first, list):
        return _of_lists(first, second, path)
    return "" if first == second else f"{path}: {first!r} and {second!r}"


def _of_objects(first: dict[str, Any], second: dict[str, Any], path: str) -> str:
    alone = sorted(first.keys() ^ second.keys())
    if alone:
        return f"{path}.{alone[0]}".lstrip(".") + ", which only one of them has"
    found = (difference(first[key], second[key], f"{path}.{key}".lstrip(".")) for key in first)
    return next(filter(None, found), "")


def _of_lists(first: list[Any], second: list[Any], path: str) -> str:
    if len(first) != len(second):
        return f"{path}: {len(first)} and {len(second)} of them ({first!r} and {second!r})"
    found = (difference(one, other, f"{path}[{n}]") for n, (one, other) in enumerate(zip(first, second, strict=True)))
    return next(filter(None, found), "")


Path = tuple[str | int, ...]


def leaves(data: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Every number, text and so on in JSON data, with the way to it."""
    if isinstance(data, dict | list):
        items = data.items() if isinstance(data, dict) else enumerate(data)
        for key, value in items:
            yield from leaves(value, (*path, key))
    else:
        yield path, data


def replaced(data: Any, path: Path, value: Any) -> Any:
    """A copy of JSON data with another value at the end of the path."""
    if not path:
        return value
    copy: Any = dict(data) if isinstance(data, dict) else list(data)
    copy[path[0]] = replaced(copy[path[0]], path[1:], value)
    return copy
