"""Everything the engine lets out about a position to one viewer."""

from __future__ import annotations

from typing import Any

from innkeeper.engine.events import Line
from innkeeper.engine.game import Game, Refusal
from innkeeper.engine.seats import NOBODY, Action, Seat
from innkeeper.engine.state import State


def known(game: Game[Any], state: State, viewer: Seat) -> dict[str, Any]:
    """What a seat (or spectator) gets to know of a position, by every way there is, as JSON data."""
    view = game.view(state, viewer)
    table: dict[str, Any] = {
        "view": view,
        "zones": game.zones(view),
        "acting": list(game.acting(state)),
        "turn": game.turn(state),
        "may_interrupt": list(game.may_interrupt(state)),
    }
    if not game.acting(state):
        table["end"] = [
            game.scores(state),
            game.ranking(state),
            game.breakdown(state),
            _said(game.verdict(state)),
        ]
    elif game.open_scores:
        table["scores"] = game.scores(state)
    return table if viewer == NOBODY else table | _choices(game, state, viewer)


def _choices(game: Game[Any], state: State, seat: Seat) -> dict[str, Any]:
    legal, candidates = game.legal(state, seat), game.candidates(state, seat)
    return {
        "legal": legal,
        "candidates": candidates,
        "midway": game.midway(state, seat),
        "prompt": _said(game.prompt(state, seat)),
        "phrases": [_said(game.phrase(state, seat, action)) for action in candidates],
        "elements": [game.elements(state, seat, action) for action in candidates],
        "previews": [game.preview(state, seat, action) for action in legal],
        "refusals": [_refused(game.why_not(state, seat, Action(n))) for n in range(game.actions)],
    }


def _said(line: Line | None) -> list[Any]:
    return [line.key, line.facts] if line is not None else []


def _refused(refusal: Refusal | None) -> list[Any]:
    return [refusal.rule, *_said(refusal.line)] if refusal is not None else []
