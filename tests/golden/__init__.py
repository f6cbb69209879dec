"""Golden records: games as every seat saw them, move by move, and the number of lines from some positions.

They are committed, and `make golden` writes them again: a change of them is a change of behaviour to be looked at.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from innkeeper.engine.chance import seeded
from innkeeper.engine.events import Event, tell
from innkeeper.engine.game import AnyGame
from innkeeper.engine.match import Match
from innkeeper.engine.record import record
from innkeeper.engine.seats import NOBODY, Seat
from innkeeper.engine.state import State
from innkeeper.testing.spots import PLAYERS_STREAM, Spot, leaves, next_seat, random_game, random_move
from tests.every_game import GAMES, SEATS

FOLDER = Path(__file__).parent
SEED = 1
MOST_LINES = 3000
STARTS = (0, 7, 21, 49)
"""Lines are counted from the positions after so many decisions of a random game."""

Data = dict[str, Any]


def golden_files() -> dict[str, str]:
    """What every golden file should hold, by its name."""
    records = {f"{game.name}-{seats}.jsonl": golden_record(game, seats) for game, seats in SEATS}
    counts = {f"{game.name}-counts.jsonl": golden_counts(game) for game in GAMES}
    return records | counts


# --- A game as every seat saw it


def golden_record(game: AnyGame, seats: int) -> str:
    """A game of random players: how it began, then for each move what happened to be told and seen anew, by viewer."""
    match = Match(game, seats, None, SEED)
    head = {key: value for key, value in record(match).items() if key != "moves"}
    steps = [head, *_steps(match), {"scores": game.scores(match.state), "ranking": game.ranking(match.state)}]
    return "".join(json.dumps(step) + "\n" for step in steps)


def _steps(match: Match) -> Iterator[Data]:
    chance = seeded(match.seed, PLAYERS_STREAM)
    seen = [dict[str, Any]() for _ in _viewers(match)]
    yield {"told": _told(match, match.opening), "seen": _seen(match, seen)}
    while (seat := next_seat(match.game, match.state, None, chance)) is not None:
        spot = Spot(match.game, match.seats, match.options, match.seed, match.state)
        move = match.play(seat, " ".join(map(match.game.notation, random_move(spot, seat, chance))))
        yield {"seat": seat, "move": move.text, "told": _told(match, move.events), "seen": _seen(match, seen)}


def _viewers(match: Match) -> list[Seat]:
    return [*map(Seat, range(match.seats)), NOBODY]


def _told(match: Match, events: list[Event]) -> list[Any]:
    """What each viewer is told; viewers who are told the same stand together."""
    return _grouped([[_short(tell(event, viewer)) for event in events] for viewer in _viewers(match)])


def _short(told: Any) -> Any:
    return [told["rule"], told["message"], told["facts"]]


def _seen(match: Match, before: list[Data]) -> list[Any]:
    """What changed in each viewer's view; viewers who see the same change stand together."""
    changes = []
    for number, viewer in enumerate(_viewers(match)):
        view = match.game.view(match.state, viewer)
        now = {".".join(map(str, path)): value for path, value in leaves(view)}
        gone = dict.fromkeys(before[number].keys() - now.keys(), "gone")
        changes.append(
            {path: value for path, value in now.items() if before[number].get(path, "gone") != value}
            | dict(sorted(gone.items()))
        )
        before[number] = now
    return _grouped(changes)


def _grouped(by_viewer: list[Any]) -> list[Any]:
    groups: list[tuple[list[str], Any]] = []
    for number, what in enumerate(by_viewer):
        name = str(number) if number < len(by_viewer) - 1 else "spectator"
        same = next((names for names, other in groups if other == what), None)
        if same is None:
            groups.append(([name], what))
        else:
            same.append(name)
    return [[" ".join(names), what] for names, what in groups]


# --- The number of lines


def golden_counts(game: AnyGame) -> str:
    """For some positions of each number of seats: how many lines of 1, 2, ... decisions there are."""
    rows = [
        {"seats": seats, "after": len(spot.moves), "lines": list(_lines(game, spot.state))}
        for seats in range(game.fewest_seats, game.most_seats + 1)
        for spot in random_game(game, seats, {}, SEED, 10_000)
        if len(spot.moves) in STARTS and game.acting(spot.state)
    ]
    return "".join(json.dumps(row) + "\n" for row in rows)


def _lines(game: AnyGame, state: State) -> Iterator[int]:
    positions = [state]
    while positions:
        count = sum(len(game.legal(position, seat)) for position in positions for seat in game.acting(position))
        yield count
        positions = [after for position in positions for after in _after(game, position)] if count <= MOST_LINES else []


def _after(game: AnyGame, state: State) -> Iterator[State]:
    for seat in game.acting(state):
        for action in game.legal(state, seat):
            after = state.copy()
            game.apply(after, seat, action)
            yield after
