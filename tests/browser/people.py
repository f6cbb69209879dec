"""People at a table: one looks at a page, the others play over HTTP."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Final

import httpx

from innkeeper.engine.game import AnyGame
from tests.server.running import Person, begin, sit

ANNA: Final = {"kind": "me", "name": "Anna"}
RANDOM: Final = {"kind": "bot", "bot": "random"}
OPEN: Final = {"kind": "open"}
NAMES: Final = ("Bram", "Chiara", "Dirk")

Snapshot = dict[str, Any]
Choice = dict[str, Any]


def against_random(http: httpx.Client, game: AnyGame, seats: int) -> Person:
    """Anna, at a table with bots that play anything."""
    return begin(http, [ANNA, *[RANDOM] * (seats - 1)], game=game.name, seed=1)


def friends(http: httpx.Client, game: AnyGame, seats: int, **wish: Any) -> list[Person]:
    """Anna and her friends: nobody moves unless told to."""
    anna = begin(http, [ANNA, *[OPEN] * (seats - 1)], game=game.name, seed=1, **wish)
    return [anna, *(sit(http, anna.table, name) for name in NAMES[: seats - 1])]


def a_move(person: Person, snapshot: Snapshot, chance: Random) -> str:
    """Any whole move that is open to them."""
    node, parts = snapshot["choices"], list[str]()
    while node is not None:
        choice = chance.choice([one for one in node["choices"] if one["refused"] is None])
        parts.append(choice["part"])
        node = choice["next"]
        if node == "more":
            node = person.post("choices", version=snapshot["version"], draft=parts).json()
    return " ".join(parts)


def questions(people: list[Person], seed: int) -> Iterator[tuple[Person, Snapshot]]:
    """Who is asked and what, again and again until the game is over; whoever has not moved meanwhile plays anything."""
    chance = Random(seed)  # noqa: S311 - it only chooses what to play
    while acting := people[0].look()["acting"]:
        person = next(one for one in people if one.seat == acting[0])
        snapshot = person.look()
        yield person, snapshot
        if person.version() == snapshot["version"]:
            answer = person.move(a_move(person, snapshot, chance), snapshot["version"])
            assert answer.status_code == 200, answer.text


def play_until(people: list[Person], seed: int, wanted: Callable[[Snapshot], bool]) -> Snapshot:
    """Play anything until Anna is asked what is wanted; fails when that does not come."""
    for person, snapshot in questions(people, seed):
        if person is people[0] and wanted(snapshot):
            return snapshot
    raise AssertionError("what is wanted never came")


def play_to_the_end(people: list[Person], seed: int = 1) -> Snapshot:
    """Play anything until the game is over; what Anna sees then."""
    for _ in questions(people, seed):
        pass
    return people[0].look()
