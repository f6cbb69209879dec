"""`innkeeper play`: sets the table, asks the bots and the person in turn, and keeps the record."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

import typer

from innkeeper.arena.playing import find_game
from innkeeper.bots import make_bot
from innkeeper.catalogue import find_games
from innkeeper.cli.arguments import choose_seats, fill_seats, parse_bots, parse_choices
from innkeeper.cli.asking import Asker, Quit
from innkeeper.cli.output import teller_for
from innkeeper.cli.recording import load_record, save_record
from innkeeper.engine.bot import Bot
from innkeeper.engine.chance import seeded
from innkeeper.engine.errors import BadSetup
from innkeeper.engine.match import Match
from innkeeper.engine.record import replay
from innkeeper.engine.seats import Seat

LARGEST_SEED: Final = 2**32


def play_in_terminal(
    name: str,
    seats: int | None,
    bots: str,
    choices: Sequence[str],
    seed: int | None,
    seat: int,
    record: Path | None,
) -> None:
    """Play a game, or go on with a record. Raises BadSetup, UnknownName or BadRecord for what cannot be."""
    match = begin(name, seats, bots, choices, seed)
    if not 0 <= seat < match.seats:
        raise BadSetup(f"--seat is from 0 to {match.seats - 1}, not {seat}.")
    specs = fill_seats(parse_bots(bots), match.seats - 1) if match.seats > 1 else []
    specs.insert(seat, "")
    Table(match, Seat(seat), specs, record).play()


def begin(name: str, seats: int | None, bots: str, choices: Sequence[str], seed: int | None) -> Match:
    """The match asked for: one that a record describes, or a new one."""
    if name not in find_games() and Path(name).is_file():
        saved = load_record(Path(name))
        return replay(find_game(saved["game"]), saved)
    game = find_game(name)
    count = choose_seats(game, seats, len(parse_bots(bots)) + 1)
    return Match(game, count, parse_choices(choices), secrets.randbelow(LARGEST_SEED) if seed is None else seed)


class Table:
    """A match between a person and bots."""

    def __init__(self, match: Match, seat: Seat, specs: list[str], record: Path | None) -> None:
        self.match = match
        self.seat = seat
        self.specs = specs
        self.bots: list[Bot | None] = [make_bot(spec) if spec else None for spec in specs]
        self.chances = [seeded(match.seed, 1000 + match.version + place) for place in range(match.seats)]
        self.record = record
        self.teller = teller_for(match.game, seat, match.seats)
        self.asker = Asker(match, seat, self.teller)

    def play(self) -> None:
        """Play until the game is over, or the person quits or presses Ctrl-C: then the record is written."""
        self._welcome()
        try:
            while acting := self.match.game.acting(self.match.state):
                self._next(self.seat if self.seat in acting else acting[0])
        except (Quit, KeyboardInterrupt) as stop:
            self._keep(self.record or Path(f"{self.match.game.name}-{self.match.seed}.json"), "play-saved")
            if isinstance(stop, KeyboardInterrupt):
                raise
            return
        _print(self.teller.outcome(self.match.state))
        if self.record is not None:
            self._keep(self.record, "play-recorded")

    def _welcome(self) -> None:
        say, names = self.teller.say, self.teller.names
        typer.echo(say("play-title", title=self.match.game.title, seed=str(self.match.seed)))
        typer.echo(say("text-you", player=f"seat:{self.seat}", seat=self.seat))
        for seat, spec in enumerate(self.specs):
            if spec:
                typer.echo(say("play-bot", player=names[seat], bot=spec, seat=seat))
        _print(self.teller.events(self.match.moves[-1].events if self.match.moves else self.match.opening))

    def _next(self, seat: Seat) -> None:
        bot = self.bots[seat]
        if bot is None:
            text = self.asker.ask()
            if text is None:
                return
        else:
            text = self.match.ask(bot, seat, self.chances[seat])
        move = self.match.play(seat, text)
        typer.echo(self.teller.say("play-moves", player=self.teller.names[seat], move=move.text))
        _print(self.teller.events(move.events))

    def _keep(self, file: Path, key: str) -> None:
        save_record(self.match, file)
        typer.echo(self.teller.say(key, file=str(file)))


def _print(lines: Iterable[str]) -> None:
    for line in lines:
        typer.echo(line)
