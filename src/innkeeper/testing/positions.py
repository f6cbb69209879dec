"""Whether positions are data: copied, written down, read back and refused when they cannot be."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any, Final

from innkeeper.engine.errors import BadPosition
from innkeeper.engine.seats import Seat
from innkeeper.engine.state import State
from innkeeper.testing.knowledge import known
from innkeeper.testing.spots import Path, Spot, as_text, difference, leaves, play_on, replaced

MOST_PLAYED_ON: Final = 400
MOST_BROKEN: Final = 50
"""So many places of a position are tried with what cannot be."""
MOST_NODES: Final = 300
TOO_MUCH: Final = 2**40
"""More than any whole number in a position: states of chance end at 2**32."""


def check_encoding(spot: Spot) -> None:
    """The position survives JSON exactly."""
    where = difference(spot.game.encode(spot.state), spot.game.encode(_read_back(spot)))
    spot.expect(not where, f"encode, decode, encode differs at {where}.")


def check_decoded_plays_on(spot: Spot) -> None:
    """The position that was read back looks the same, and plays on the same."""
    _check_twin(spot, _read_back(spot), "decoded")


def _read_back(spot: Spot) -> State:
    try:
        state: State = spot.game.decode(json.loads(spot.encoded()))
    except BadPosition as error:
        raise spot.broken(f"`decode` refuses a position of a real game: {error}") from error
    return state


def check_copy(spot: Spot) -> None:
    """A copy is equal, and neither ever changes the other."""
    twin = spot.state.copy()
    spot.expect(type(twin) is type(spot.state), f"`copy` makes a {type(twin).__name__}.")
    spot.expect(twin.events is None, "somebody listens to a copy.")
    before = spot.game.encode(spot.state)
    where = difference(before, spot.game.encode(twin))
    spot.expect(not where, f"a copy differs from the original at {where}.")
    play_on(spot.game, twin, spot.chance(2), MOST_PLAYED_ON)
    where = difference(before, spot.game.encode(spot.state))
    spot.expect(not where, f"playing on a copy changes the original at {where}.")
    twin, original = spot.state.copy(), spot.state.copy()
    play_on(spot.game, original, spot.chance(2), MOST_PLAYED_ON)
    where = difference(before, spot.game.encode(twin))
    spot.expect(not where, f"playing on the original changes a copy at {where}.")
    _check_twin(spot, twin, "copied")


def _check_twin(spot: Spot, twin: State, how: str) -> None:
    game, original = spot.game, spot.state.copy()
    for _ in range(2):  # here, and at the end
        for viewer in spot.viewers():
            where = difference(known(game, original, viewer), known(game, twin, viewer))
            spot.expect(not where, f"seat {viewer} sees another position once it is {how}, at {where}.")
        for answer in (game.scores, game.breakdown, game.ranking):
            where = difference(answer(original), answer(twin))
            spot.expect(not where, f"the scores are others once the position is {how}, at {where}.")
        played, again = (play_on(game, state, spot.chance(3), 10 * MOST_PLAYED_ON) for state in (original, twin))
        where = difference(played, again)
        spot.expect(not where, f"the position plays on otherwise once it is {how}, at {where}.")
    where = difference(game.encode(original), game.encode(twin))
    spot.expect(not where, f"the position ends otherwise once it is {how}, at {where}.")


def check_broken_positions(spot: Spot) -> None:
    """`decode` refuses what cannot be, with BadPosition and nothing else; what it takes, it takes exactly."""
    encoded = spot.game.encode(spot.state)
    for what, data in _without_a_field(encoded):
        spot.expect(_refused(spot, what, data), f"`decode` takes a position with {what}.")
    places = list(leaves(encoded))
    spot.chance(60).shuffle(places)
    for path, value in places[:MOST_BROKEN]:
        for wrong in _impossible(value):
            what = f"{wrong!r} in place of {value!r} at {_shown(path)}"
            spot.expect(_refused(spot, what, replaced(encoded, path, wrong)), f"`decode` takes {what}.")
        for doubtful in _doubtful(value):
            what = f"{doubtful!r} in place of {value!r} at {_shown(path)}"
            _refused(spot, what, replaced(encoded, path, doubtful))


def _without_a_field(encoded: Any) -> Iterator[tuple[str, Any]]:
    for field in encoded:
        yield f"no field {field!r}", {name: value for name, value in encoded.items() if name != field}
        yield f"an object as {field!r}", {**encoded, field: {"no": "such thing"}}
    yield "a field that there is not", {**encoded, "no such field": 0}


def _impossible(value: Any) -> list[Any]:
    """What can never stand in place of the value."""
    if isinstance(value, bool):
        return [2, "true"]
    if isinstance(value, int):
        return [TOO_MUCH, value + 0.5, str(value), [value]]
    if isinstance(value, str):
        return ["no such thing", [value], {value: value}]
    return []


def _doubtful(value: Any) -> list[Any]:
    """What may or may not be possible in place of the value."""
    if isinstance(value, bool):
        return [not value, None]
    if isinstance(value, int):
        return [-1, 0, value + 1, None]
    return [0, None, ""]


def _refused(spot: Spot, what: str, data: Any) -> bool:
    """Whether `decode` refuses it. Raises ContractBroken where it fails, or takes it for something else."""
    try:
        decoded = spot.game.decode(json.loads(json.dumps(data)))
    except BadPosition as error:
        spot.expect(len(str(error)) > len(spot.game.name), f"`decode` refuses {what} without a reason.")
        return True
    except Exception as error:
        raise spot.broken(f"`decode` fails with {error!r} for {what}; raise BadPosition.") from error
    where = difference(data, spot.game.encode(decoded))
    spot.expect(not where, f"`decode` takes {what} for something else, at {where}.")
    return False


def _shown(path: Path) -> str:
    return ".".join(map(str, path))


def check_no_way_back(spot: Spot) -> None:
    """Without chance or another seat in between no line of actions comes back to an earlier position."""
    budget = [MOST_NODES]
    for seat in spot.game.acting(spot.state):
        _walk(spot, spot.state, seat, [spot.encoded()], [], budget)


def _walk(spot: Spot, state: State, seat: Seat, passed: list[str], said: list[str], budget: list[int]) -> None:
    for action in spot.game.legal(state, seat):
        if budget[0] <= 0:
            return
        budget[0] -= 1
        after = state.copy()
        spot.game.apply(after, seat, action)
        line = [*said, spot.game.notation(action)]
        encoded = as_text(spot.game.encode(after))
        spot.expect(encoded not in passed, f"seat {seat} comes back to an earlier position by {' '.join(line)}.")
        if after.revealed == state.revealed and spot.game.acting(after) == (seat,):
            _walk(spot, after, seat, [*passed, encoded], line, budget)


HERE_AND_THERE: tuple[Callable[[Spot], None], ...] = (
    check_copy,
    check_decoded_plays_on,
    check_broken_positions,
    check_no_way_back,
)
