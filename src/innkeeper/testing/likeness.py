"""Whether actions that a game calls alike are."""

from __future__ import annotations

from innkeeper.engine.seats import Action, Seat
from innkeeper.testing.spots import Spot

Told = tuple[object, ...]


class Likenesses:
    """What was told of the actions of one game, by their likeness, in whatever position that was."""

    def __init__(self) -> None:
        self._told: dict[tuple[Action, int], Told] = {}
        self._previews: dict[int, list[str]] = {}

    def check(self, spot: Spot) -> None:
        """An action with a likeness is surely final, names no player, and is told and previewed as it was elsewhere."""
        for seat in spot.able():
            for action in spot.game.legal(spot.state, seat):
                told, previewed = spot.game.likeness(spot.state, seat, action)
                if told >= 0:
                    self._check_told(spot, seat, action, told)
                    self._check_preview(spot, seat, action, previewed)

    def _check_told(self, spot: Spot, seat: Seat, action: Action, likeness: int) -> None:
        game, state = spot.game, spot.state
        said = f"{game.notation(action)!r}, alike as {likeness},"
        spot.expect(game.surely_final(state, seat, action), f"{said} is not surely final.")
        phrase = game.phrase(state, seat, action)
        players = [fact for fact in phrase.facts.values() if isinstance(fact, str) and fact.startswith("seat:")]
        spot.expect(not players, f"{said} names the player of {players}.")
        told = (phrase.key, phrase.facts, game.elements(state, seat, action))
        before = self._told.setdefault((action, likeness), told)
        spot.expect(told == before, f"{said} is told as {told}, and elsewhere as {before}.")

    def _check_preview(self, spot: Spot, seat: Seat, action: Action, likeness: int) -> None:
        said = f"{spot.game.notation(action)!r}, previewed as {likeness},"
        preview = spot.game.preview(spot.state, seat, action)
        spot.expect(likeness >= 0, f"{said} is told alike, but not previewed so.")
        before = self._previews.setdefault(likeness, preview)
        spot.expect(preview == before, f"{said} would change {preview}, and elsewhere {before}.")
