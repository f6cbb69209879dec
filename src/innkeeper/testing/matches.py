"""Whether whole games can be played, taken back, recorded and replayed."""

from __future__ import annotations

from typing import Any, Final

from innkeeper.engine.chance import seeded
from innkeeper.engine.errors import BadSetup, IllegalMove, UnknownName
from innkeeper.engine.events import Line, tell
from innkeeper.engine.game import Game
from innkeeper.engine.match import Match, Move
from innkeeper.engine.options import Options
from innkeeper.engine.record import read, record, replay, write
from innkeeper.engine.seats import Seat
from innkeeper.testing.answers import expect_said
from innkeeper.testing.knowledge import known
from innkeeper.testing.setups import fits
from innkeeper.testing.spots import (
    PLAYERS_STREAM,
    ContractBroken,
    Spot,
    as_text,
    difference,
    next_seat,
    random_move,
)

TAKEN_BACK: Final = 3
"""Every so many moves one is taken back, where it may be."""


def check_match(game: Game[Any], seats: int, options: Options, seed: int) -> None:
    """Play a match of random whole moves, look at each, and replay its record step by step."""
    match = Match(game, seats, options, seed)
    chance = seeded(seed, PLAYERS_STREAM)
    spot = Spot(game, seats, options, seed, match.state)
    _check_opening(spot, match)
    steps = [game.encode(match.state)]
    while (seat := next_seat(game, match.state, None, chance)) is not None:
        parts = random_move(spot, seat, chance)
        text = " ".join(map(game.notation, parts))
        _check_draft(spot, match, seat, text)
        move = match.play(seat, text)
        _check_move(spot, match, move)
        if match.version % TAKEN_BACK == 0:
            _check_undo(spot, match, text, steps[-1])
        spot.moves.append(f"{seat}:{text}")
        spot.state = match.state
        steps.append(game.encode(match.state))
    _check_record(spot, match, steps)


def _check_opening(spot: Spot, match: Match) -> None:
    spot.expect(
        not any(match.may_undo(viewer) for viewer in spot.viewers()),
        "a move can be taken back before the first.",
    )
    for event in match.opening:
        for viewer in spot.viewers():
            told = tell(event, viewer)
            expect_said(spot, Line(told["message"], told["facts"]))


def _check_draft(spot: Spot, match: Match, seat: Seat, text: str) -> None:
    """Until its last part a move is the seat's own affair: nobody sees anything of it, and it cannot be made."""
    before, others = spot.encoded(), _seen_by_others(spot, match, seat)
    parts = spot.game.parse_move(text)
    for count in range(len(parts)):
        draft = match.draft(seat, parts[:count])
        spot.expect(count == 0 or spot.game.midway(draft, seat), f"{text!r} is over after {count} parts.")
        if count:
            unfinished = " ".join(text.split()[:count])
            _expect_refused(spot, match, seat, unfinished, "is only the beginning of a move")
    _expect_refused(spot, match, seat, f"{text} {spot.game.notation(parts[-1])}", "is more than a move")
    spot.expect(match.state is spot.state and spot.encoded() == before, f"drafting {text!r} changes the match.")
    spot.expect(_seen_by_others(spot, match, seat) == others, f"others see that seat {seat} drafts {text!r}.")


def _seen_by_others(spot: Spot, match: Match, seat: Seat) -> list[str]:
    return [as_text(spot.game.view(match.state, viewer)) for viewer in spot.viewers() if viewer != seat]


def _expect_refused(spot: Spot, match: Match, seat: Seat, text: str, why: str) -> None:
    version = match.version
    try:
        match.play(seat, text)
    except IllegalMove:
        spot.expect(match.version == version, f"the refused move {text!r} counts.")
    else:
        raise spot.broken(f"{text!r} of seat {seat} {why}, but it is played.")


def _check_move(spot: Spot, match: Match, move: Move) -> None:
    for event in move.events:
        for viewer in spot.viewers():
            told = tell(event, viewer)
            expect_said(spot, Line(told["message"], told["facts"]))
    _check_secrets(spot, match)
    midway = [viewer for viewer in spot.viewers() if spot.game.midway(match.state, viewer)]
    spot.expect(not midway, f"seats {midway} are midway after the whole move {move.text!r}.")
    drew = _chance(spot, match.state) != _chance(spot, spot.state)
    spot.expect(
        move.revealing or not drew,
        f"{move.text!r} draws chance, but `revealed` stays: it could be taken back.",
    )
    spot.expect(
        match.may_undo(move.seat) is not move.revealing,
        f"taking back {move.text!r} after it showed something.",
    )
    others = [viewer for viewer in spot.viewers() if viewer != move.seat and match.may_undo(viewer)]
    spot.expect(not others, f"seats {others} may take back a move of seat {move.seat}.")


def _check_secrets(spot: Spot, match: Match) -> None:
    """A game that is not secretive shows all the same between moves, so that a server may make one view for all."""
    if spot.game.secretive:
        return
    mine, *others = ({**spot.game.view(match.state, viewer), "you": None} for viewer in spot.viewers())
    where = next(filter(None, (difference(mine, view) for view in others)), None)
    spot.expect(not where, f"it is not `secretive`, but viewers see something else at {where}.")


def _chance(spot: Spot, state: Any) -> list[Any]:
    return [value for field, value in spot.game.encode(state).items() if "chance" in field]


def _check_undo(spot: Spot, match: Match, text: str, before: dict[str, Any]) -> None:
    """Taking back gives exactly the position before, and the move can be made again with the same effect."""
    seat = match.moves[-1].seat
    if not match.may_undo(seat):
        return
    after, version = spot.game.encode(match.state), match.version
    match.undo(seat)
    where = difference(before, spot.game.encode(match.state))
    spot.expect(not where, f"taking back {text!r} leaves another position than before, at {where}.")
    match.play(seat, text)
    where = difference(after, spot.game.encode(match.state))
    spot.expect(
        not where and match.version == version,
        f"{text!r} goes otherwise after it was taken back, at {where}.",
    )


def _check_record(spot: Spot, match: Match, steps: list[dict[str, Any]]) -> None:
    """The record survives as text, and gives the same position after every move."""
    saved = record(match)
    text = write(saved)
    spot.expect(write(read(text)) == text, "the record is not read back exactly.")
    again = replay(spot.game, read(text))
    where = difference(steps[-1], spot.game.encode(again.state))
    spot.expect(not where, f"the replayed record ends otherwise, at {where}.")
    stepwise = Match(spot.game, spot.seats, spot.options, spot.seed)
    for number, (seat, move) in enumerate(saved["moves"], start=1):
        stepwise.play(Seat(seat), move)
        where = difference(steps[number], spot.game.encode(stepwise.state))
        spot.expect(not where, f"the replayed record differs after move {number} ({move!r}), at {where}.")
    for viewer in spot.viewers():
        where = difference(known(spot.game, match.state, viewer), known(spot.game, again.state, viewer))
        spot.expect(not where, f"the replayed record looks otherwise to seat {viewer}, at {where}.")


# --- Beginning


def check_beginnings(game: Game[Any]) -> None:
    """The same seed gives the same game, others give others, and what cannot be begun is refused by name."""
    default = {option.name: option.default for option in game.options}
    for seats in range(game.fewest_seats, game.most_seats + 1):
        first, again = (as_text(game.encode(game.new(seats, None, 7))) for _ in range(2))
        _expect(game, first == again, f"the same seed gives two different games of {seats}.")
        others = {as_text(game.encode(game.new(seats, None, seed))) for seed in range(20)}
        _expect(game, len(others) == 20, f"20 seeds give only {len(others)} different games of {seats}.")
        _check_contradictions(game, seats, default)
    for seats in (-1, 0, game.fewest_seats - 1, game.most_seats + 1):
        _expect(game, _begins(game, seats, {}) is BadSetup, f"it begins with {seats} seats.")
    _expect(
        game,
        _begins(game, game.most_seats, {"no such": "x"}) is UnknownName,
        "it begins with an unknown option.",
    )
    for option in game.options:
        wrong = {option.name: "no such choice"}
        _expect(game, _begins(game, game.most_seats, wrong) is UnknownName, f"it begins with {wrong}.")


def _check_contradictions(game: Game[Any], seats: int, default: Options) -> None:
    for option in game.options:
        for choice in option.choices:
            options = {**default, option.name: choice}
            begins = _begins(game, seats, options) is None
            _expect(game, begins is fits(game, options, seats), f"{option.name}={choice} with {seats} seats.")


def _begins(game: Game[Any], seats: int, options: Options) -> type[Exception] | None:
    """None, or the kind of error with which the game refuses to begin."""
    try:
        game.new(seats, options, 1)
    except (BadSetup, UnknownName) as error:
        return type(error)
    return None


def _expect(game: Game[Any], kept: bool, what: str) -> None:
    if not kept:
        raise ContractBroken(f"{game.name}: {what}")
