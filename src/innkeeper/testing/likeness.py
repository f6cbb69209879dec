"""Whether actions that a game calls alike are."""

from __future__ import annotations

from innkeeper.engine.events import Line
from innkeeper.engine.seats import Action, Seat
from innkeeper.testing.spots import Spot

Told = tuple[object, ...]


class Likenesses:
    """What was told of the candidates of one game, by their likeness, in whatever position that was."""

    def __init__(self) -> None:
        self._told: dict[tuple[Action, int], Told] = {}
        self._previews: dict[int, list[str]] = {}

    def check(self, spot: Spot) -> None:
        """A candidate with a likeness names no player, and is told and previewed as it was elsewhere."""
        for seat in spot.able():
            legal = set(spot.game.legal(spot.state, seat))
            for action in spot.game.candidates(spot.state, seat):
                told, previewed = spot.game.likeness(spot.state, seat, action)
                if told >= 0:
                    self._check_told(spot, seat, action, told)
                if previewed >= 0:
                    self._check_preview(spot, seat, action, previewed, action in legal)

    def _check_told(self, spot: Spot, seat: Seat, action: Action, likeness: int) -> None:
        game, state = spot.game, spot.state
        said = f"{game.notation(action)!r}, alike as {likeness},"
        refusal = game.why_not(state, seat, action)
        why = None if refusal is None else (refusal.rule, *_parts(spot, refusal.line, said))
        told = (*_parts(spot, game.phrase(state, seat, action), said), game.elements(state, seat, action), why)
        before = self._told.setdefault((action, likeness), told)
        spot.expect(told == before, f"{said} is told as {told}, and elsewhere as {before}.")

    def _check_preview(self, spot: Spot, seat: Seat, action: Action, likeness: int, legal: bool) -> None:
        preview = spot.game.preview(spot.state, seat, action) if legal else []
        before = self._previews.setdefault(likeness, preview)
        said = f"{spot.game.notation(action)!r}, previewed as {likeness},"
        spot.expect(preview == before, f"{said} would change {preview}, and elsewhere {before}.")


def _parts(spot: Spot, line: Line, said: str) -> Told:
    players = [fact for fact in line.facts.values() if isinstance(fact, str) and fact.startswith("seat:")]
    spot.expect(not players, f"{said} names the player of {players}.")
    return line.key, line.facts
