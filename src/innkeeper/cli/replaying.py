"""`innkeeper replay`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import typer

from innkeeper.arena.playing import find_game
from innkeeper.cli.output import print_json, teller_for
from innkeeper.cli.recording import load_record
from innkeeper.engine.errors import BadSetup
from innkeeper.engine.match import Match
from innkeeper.engine.record import replay
from innkeeper.engine.seats import NOBODY, Seat
from innkeeper.telling import Teller


def tell_record(file: Path, to: int | None, seat: int | None, place: str | None, as_json: bool) -> None:
    """Tell a record move by move. Raises BadRecord for one that cannot be replayed to the end, or as far as asked."""
    saved = load_record(file)
    if to is not None and not 0 <= to <= len(saved["moves"]):
        raise BadSetup(f"--to is from 0 to the {len(saved['moves'])} moves of this record, not {to}.")
    if seat is not None and not 0 <= seat < saved["seats"]:
        raise BadSetup(f"--seat is from 0 to {saved['seats'] - 1}, not {seat}.")
    saved["moves"] = saved["moves"][:to]
    match = replay(find_game(place or saved["game"]), saved)
    teller = teller_for(match.game, NOBODY if seat is None else Seat(seat), match.seats)
    if as_json:
        print_json(_report(match, teller))
    else:
        _tell(match, teller, to)


def _report(match: Match, teller: Teller) -> dict[str, Any]:
    over = not match.game.acting(match.state)
    return {
        "game": match.game.name,
        "rules_version": match.game.rules_version,
        "seats": match.seats,
        "options": match.options,
        "seed": match.seed,
        "opening": list(teller.events(match.opening)),
        "moves": [
            {"seat": int(move.seat), "move": move.text, "told": list(teller.events(move.events))}
            for move in match.moves
        ],
        "over": over,
        "scores": match.game.scores(match.state),
        "ranks": match.game.ranking(match.state) if over else None,
    }


def _tell(match: Match, teller: Teller, to: int | None) -> None:
    typer.echo(
        teller.say(
            "replay-title",
            title=match.game.title,
            seats=match.seats,
            seed=str(match.seed),
            moves=match.version,
            version=match.game.rules_version,
        )
    )
    for line in teller.events(match.opening):
        typer.echo(line)
    for number, move in enumerate(match.moves, start=1):
        typer.echo(teller.say("replay-move", number=number, player=teller.names[move.seat], move=move.text))
        for line in teller.events(move.events):
            typer.echo(f"   {line}")
    _tell_end(match, teller, to)


def _tell_end(match: Match, teller: Teller, to: int | None) -> None:
    if to is not None:
        for line in teller.table(match.state):
            typer.echo(line)
    typer.echo(teller.say("replay-fine", moves=match.version))
    if match.game.acting(match.state):
        typer.echo(teller.say("replay-unfinished"))
        return
    for line in teller.outcome(match.state):
        typer.echo(line)
