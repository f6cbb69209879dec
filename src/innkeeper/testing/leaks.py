"""Whether anything hidden gets out: put another position that a viewer cannot tell apart in its place."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from innkeeper.engine.bot import Bot
from innkeeper.engine.errors import BadPosition
from innkeeper.engine.events import tell
from innkeeper.engine.game import heard, listen
from innkeeper.engine.knowledge import Knowledge
from innkeeper.engine.seats import NOBODY, Action, Seat
from innkeeper.engine.state import State
from innkeeper.testing.knowledge import known
from innkeeper.testing.spots import Spot, difference, leaves, play_on, replaced

IMAGININGS: Final = 2
SWAPS: Final = 12
ACTIONS: Final = 4
"""So many legal actions are tried at a position, to compare what they show."""

MOST_PLAYED_ON: Final = 4000


def check_imagined(spot: Spot, bots: Sequence[Callable[[], Bot]] = ()) -> None:
    """For each viewer: imagined positions can be, tell the viewer the same, and depend only on what it knows."""
    before = spot.encoded()
    for viewer in spot.viewers():
        knows = known(spot.game, spot.state, viewer)
        for number in range(IMAGININGS):
            imagined = spot.game.imagine(spot.state, viewer, spot.chance(10 + number))
            _check_possible(spot, viewer, imagined)
            where = difference(knows, known(spot.game, imagined, viewer))
            spot.expect(not where, f"{_name(viewer)} can tell the true position from an imagined one, by {where}.")
            _check_only_knowledge(spot, viewer, imagined, "imagined")
            _check_bots(spot, viewer, imagined, bots)
            _check_told(spot, viewer, imagined)
        _check_end(spot, viewer)
        for other in _indistinguishable(spot, viewer, knows):
            _check_only_knowledge(spot, viewer, other, "possible")
    spot.expect(spot.encoded() == before, "`imagine` changes the true position.")


def _check_possible(spot: Spot, viewer: Seat, imagined: State) -> None:
    """It is a position, written down and read back, with chance of its own."""
    encoded = spot.game.encode(imagined)
    try:
        decoded = spot.game.decode(json.loads(json.dumps(encoded)))
    except BadPosition as error:
        raise spot.broken(f"what {_name(viewer)} imagines cannot be: {error}.") from error
    where = difference(encoded, spot.game.encode(decoded))
    spot.expect(not where, f"what {_name(viewer)} imagines is not read back exactly, at {where}.")
    spot.expect(imagined.events is None, f"somebody listens to what {_name(viewer)} imagines.")
    kept = _chance(encoded) == _chance(spot.game.encode(spot.state)) != {}
    spot.expect(not kept, f"what {_name(viewer)} imagines keeps the true chance: future draws could be foreseen.")


def _check_end(spot: Spot, viewer: Seat) -> None:
    """What is imagined plays to an end."""
    imagined = spot.game.imagine(spot.state, viewer, spot.chance(4))
    play_on(spot.game, imagined, spot.chance(4), MOST_PLAYED_ON)
    spot.expect(not spot.game.acting(imagined), f"what {_name(viewer)} imagines does not come to an end.")


def _chance(encoded: dict[str, Any]) -> dict[str, Any]:
    """The states of chance in an encoding: the fields whose name says so."""
    return {field: value for field, value in encoded.items() if "chance" in field}


def _check_only_knowledge(spot: Spot, viewer: Seat, other: State, kind: str) -> None:
    """With the same chance, the same is imagined from another position that the viewer cannot tell from this one."""
    first = spot.game.imagine(spot.state, viewer, spot.chance(20))
    second = spot.game.imagine(other, viewer, spot.chance(20))
    where = difference(spot.game.encode(first), spot.game.encode(second))
    spot.expect(
        not where,
        f"what {_name(viewer)} imagines depends on what it cannot know: from the true and from another {kind} "
        f"position, with the same chance, it differs at {where}. "
        f"(Take unseen pieces in a fixed order before drawing; keep sorted what has no order on the table.)",
    )


def _indistinguishable(spot: Spot, viewer: Seat, knows: dict[str, Any]) -> Iterator[State]:
    """Positions with two pieces swapped that the viewer cannot tell from the true one."""
    encoded = spot.game.encode(spot.state)
    pieces = [(path, value) for path, value in leaves(encoded) if isinstance(value, str)]
    chance = spot.chance(30)
    for _ in range(SWAPS if len(pieces) > 1 else 0):
        (here, one), (there, other) = pieces[chance.below(len(pieces))], pieces[chance.below(len(pieces))]
        if one == other:
            continue
        try:
            swapped = spot.game.decode(replaced(replaced(encoded, here, other), there, one))
        except BadPosition:
            continue
        if not difference(knows, known(spot.game, swapped, viewer)):
            yield swapped


def _check_bots(spot: Spot, viewer: Seat, imagined: State, bots: Sequence[Callable[[], Bot]]) -> None:
    """With the same chance a bot chooses the same."""
    if viewer not in spot.game.acting(spot.state):
        return
    for make_bot in bots:
        true, other = (Knowledge(spot.game, state, viewer) for state in (spot.state, imagined))
        choice, again = make_bot().choose(true, spot.chance(5)), make_bot().choose(other, spot.chance(5))
        name = type(make_bot()).__name__
        spot.expect(choice == again, f"bot {name} at seat {viewer} chooses by what it cannot know.")
        spot.expect(choice in spot.game.legal(spot.state, viewer), f"bot {name} chooses what is not legal.")


def _check_told(spot: Spot, viewer: Seat, imagined: State) -> None:
    """A decision that shows nothing hidden and draws no chance looks the same to the viewer in both positions."""
    chance = spot.chance(50)
    for seat in spot.able():
        legal = [action for action in spot.game.legal(spot.state, seat) if action in spot.game.legal(imagined, seat)]
        chance.shuffle(legal)
        for action in legal[:ACTIONS]:
            _check_same_effect(spot, viewer, imagined, seat, action)


def _check_same_effect(spot: Spot, viewer: Seat, imagined: State, seat: Seat, action: Action) -> None:
    seen = []
    for state in (spot.state.copy(), imagined.copy()):
        revealed = state.revealed
        listen(state)
        spot.game.apply(state, seat, action)
        told = [tell(event, viewer) for event in heard(state)]
        seen.append((state.revealed != revealed, {"told": told, **known(spot.game, state, viewer)}))
    (true_reveals, after), (reveals, imagined_after) = seen
    if viewer == seat:
        spot.expect(
            true_reveals == reveals,
            f"whether {spot.game.notation(action)!r} shows something (`revealed` rises) gives away to seat {seat}, "
            f"which is told before it chooses, what it cannot know.",
        )
    if not true_reveals and not reveals:
        where = difference(after, imagined_after)
        said = spot.game.notation(action)
        spot.expect(
            not where,
            f"{said!r} of seat {seat} counts as showing nothing (`revealed` stays), "
            f"but {_name(viewer)} learns from it, by {where}.",
        )


def varies(spot: Spot) -> bool:
    """Whether there is anything here that some viewer cannot know, chance still to come included."""
    true = spot.game.encode(spot.state)
    for viewer in spot.viewers():
        imagined = spot.game.encode(spot.game.imagine(spot.state, viewer, spot.chance(6)))
        if difference(imagined, true):
            return True
    return False


def _name(viewer: Seat) -> str:
    return "a spectator" if viewer == NOBODY else f"seat {viewer}"
