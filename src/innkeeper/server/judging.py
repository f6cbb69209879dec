"""After a game: where a choice mattered most, by a search that knows only what the seat knew when it chose."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from math import sqrt
from time import perf_counter
from typing import Final
from zlib import crc32

from innkeeper.bots import make_bot
from innkeeper.bots.search import SearchBot
from innkeeper.bots.tree import Thought
from innkeeper.catalogue import game_named
from innkeeper.engine import record as records
from innkeeper.engine.chance import Chance, seeded
from innkeeper.engine.game import AnyGame
from innkeeper.engine.knowledge import Knowledge
from innkeeper.engine.match import Match
from innkeeper.engine.record import Record
from innkeeper.engine.seats import Action, Seat
from innkeeper.engine.state import State

LEAP: Final = 0.618
BATCH: Final = 8
"""So many moves are judged at a time; in between, bots of other tables have their turn."""
CLOSELY: Final = 12
"""So many moves, the most promising, are judged again and more closely."""
MOST_POINTS: Final = 5
FEWEST_POINTS: Final = 3
"""At least so many are told, if that many choices made any difference at all."""
DOUBT: Final = 0.2
"""How far a reward after one try may be from the truth; after n tries it is this by the root of n."""
SHORTEST_THOUGHT: Final = 10
"""Milliseconds for a choice, however many there are."""
LEAST_DIFFERENCE: Final = 0.03
"""Choices between which there is less than this are not worth telling."""
STREAM: Final = 2000
"""The chance of this search is a stream of the table's own, far from those of its bots."""


@dataclass(frozen=True)
class TurningPoint:
    """A choice and what it was chosen over: the best other one. Rewards are from 0 to 1, as the search saw them."""

    number: int
    """The move, counted from 0 among those that stand."""
    seat: int
    draft: tuple[str, ...]
    """The parts of the move that came before the choice."""
    chosen: str
    other: str
    reward: float
    other_reward: float
    weight: float
    """By how much the rewards differ, less what may be chance."""


@dataclass(frozen=True)
class Studied:
    """A finished game to judge, and how many milliseconds to think about a move."""

    table: str
    record: Record
    milliseconds: int
    further_games: tuple[str, ...]


Judge = Callable[[Studied, Sequence[int]], Awaitable[Sequence[TurningPoint] | None]]


async def find_turning_points(judge: Judge, game: Studied, seconds: float) -> list[TurningPoint]:
    """The choices of a game that mattered most, the weightiest first, found within about so many seconds.

    A first look goes over all moves, in leaps, so that a slow machine has seen something of every part of the game when
    half the time is over; the most promising get a closer look in the other half.
    """
    begun = perf_counter()
    moves = sorted(range(len(game.record["moves"])), key=lambda number: number * LEAP % 1)
    first = _with_budget(game, seconds / 2, len(moves))
    found: list[TurningPoint] = []
    for start in range(0, len(moves), BATCH):
        if perf_counter() - begun < seconds / 2:
            found += await judge(first, sorted(moves[start : start + BATCH])) or ()
    closer = _with_budget(game, seconds / 2, CLOSELY)
    again: list[TurningPoint] = []
    for point in _one_a_move(found)[:CLOSELY]:
        if perf_counter() - begun < seconds:
            again += await judge(closer, (point.number,)) or ()
    return weightiest(again or found)


def weightiest(found: Iterable[TurningPoint]) -> list[TurningPoint]:
    """The few to tell: one of a move, those that can hardly be chance, or the first few where there are no such."""
    told = [point for point in found if abs(point.reward - point.other_reward) >= LEAST_DIFFERENCE]
    points = _one_a_move(told)
    return [point for place, point in enumerate(points[:MOST_POINTS]) if place < FEWEST_POINTS or point.weight > 0]


def _one_a_move(found: Iterable[TurningPoint]) -> list[TurningPoint]:
    best: dict[int, TurningPoint] = {}
    for point in found:
        if point.number not in best or point.weight > best[point.number].weight:
            best[point.number] = point
    return sorted(best.values(), key=lambda point: (-point.weight, point.number))


def _with_budget(game: Studied, seconds: float, moves: int) -> Studied:
    return replace(game, milliseconds=int(1000 * seconds / max(1, moves)))


# --- In the worker


def judge(game: Studied, numbers: Sequence[int]) -> list[TurningPoint]:
    """What a search thinks of the choices in some moves of a game, which are in order."""
    rules = game_named(game.record["game"], game.further_games)
    moves = game.record["moves"]
    match = records.replay(rules, {**game.record, "moves": moves[: numbers[0]]})
    found: list[TurningPoint] = []
    for number in range(numbers[0], numbers[-1] + 1):
        seat, text = Seat(moves[number][0]), moves[number][1]
        if number in numbers:
            chance = seeded(crc32(game.table.encode()), STREAM + number)
            found += _judge_move(match, seat, text, game.milliseconds, chance)
        match.play(seat, text)
    return found


def _judge_move(match: Match, seat: Seat, text: str, milliseconds: int, chance: Chance) -> list[TurningPoint]:
    game, state = match.game, match.state.copy()
    choices: list[tuple[int, State]] = []
    parts = game.parse_move(text)
    for count, part in enumerate(parts):
        if len(game.legal(state, seat)) > 1:
            choices.append((count, state.copy()))
        game.play(state, seat, part)
    found: list[TurningPoint] = []
    for count, before in choices:
        budget = max(SHORTEST_THOUGHT, milliseconds // len(choices))
        weighed = _weigh(Knowledge(game, before, seat), parts[count], budget, chance)
        if weighed is not None:
            draft = tuple(game.notation(part) for part in parts[:count])
            found.append(_turning_point(game, match.version, seat, draft, *weighed))
    return found


def _weigh(knowledge: Knowledge, action: Action, milliseconds: int, chance: Chance) -> tuple[Thought, Thought] | None:
    """What a search thinks of an action, and of the other one it likes best.

    Half the time is for the search as it is, the other half for these two in turn, so that both are tried often enough.
    """
    thinker = make_bot(f"search:{milliseconds / 2}ms")
    assert isinstance(thinker, SearchBot)
    thoughts = thinker.think(knowledge, chance)
    other = next((thought.action for thought in thoughts if thought.action != action), None)
    tree = thinker.tree
    if other is None or tree is None:
        return None
    begun = perf_counter()
    tries = 0
    while not tries or perf_counter() - begun < milliseconds / 2000:
        tree.grow_by(action, knowledge, chance)
        tree.grow_by(other, knowledge, chance)
        tries += 1
    weighed = {thought.action: thought for thought in tree.thoughts([action, other])}
    return weighed[action], weighed[other]


def _turning_point(
    game: AnyGame, number: int, seat: Seat, draft: tuple[str, ...], chosen: Thought, other: Thought
) -> TurningPoint:
    doubt = DOUBT / sqrt(chosen.visits) + DOUBT / sqrt(other.visits)
    return TurningPoint(
        number,
        seat,
        draft,
        game.notation(chosen.action),
        game.notation(other.action),
        chosen.reward,
        other.reward,
        abs(chosen.reward - other.reward) - doubt,
    )
