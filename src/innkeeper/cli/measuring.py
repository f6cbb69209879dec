"""`innkeeper simulate` and `innkeeper arena`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import typer

from innkeeper.arena.playing import find_game
from innkeeper.arena.simulation import Simulation, deals_for, simulate
from innkeeper.arena.tournament import Tournament, compete, deals_between
from innkeeper.arena.workers import processors
from innkeeper.cli import STOPPED
from innkeeper.cli.arguments import choose_seats, fill_seats, parse_bots, parse_choices
from innkeeper.cli.output import print_json, print_table, progress, say, whisper
from innkeeper.engine.errors import BadSetup


def run_simulation(
    name: str,
    games: int,
    seats: int | None,
    bots_text: str,
    seed: int,
    choices: Sequence[str],
    workers: int,
    as_json: bool,
) -> None:
    """Simulate and print the report; exit code 130 when Ctrl-C cut it short."""
    game = find_game(name)
    bots = parse_bots(bots_text)
    sitting = fill_seats(bots, choose_seats(game, seats, len(bots)))
    deals = deals_for(name, sitting, parse_choices(choices), games, seed)
    _check_workers(workers)
    with progress(len(deals)) as tick:
        report = simulate(deals, workers, tick)
    if as_json:
        print_json(report)
    else:
        _print_simulation(report)
    _end(report["interrupted"], report["games"], len(deals))


def run_arena(
    name: str,
    bots_text: str,
    games: int,
    seats: int | None,
    seed: int,
    choices: Sequence[str],
    workers: int | None,
    as_json: bool,
) -> None:
    """Let bots compete and print the report; exit code 130 when Ctrl-C cut it short."""
    game = find_game(name)
    bots = parse_bots(bots_text)
    deals = deals_between(name, bots, choose_seats(game, seats, 2), parse_choices(choices), games, seed)
    team = processors() if workers is None else workers
    _check_workers(team)
    with progress(len(deals)) as tick:
        report = compete(deals, bots, team, tick)
    if as_json:
        print_json(report)
    else:
        _print_tournament(report)
    _end(report["interrupted"], report["games"], report["planned"])


def _check_workers(workers: int) -> None:
    if workers < 1:
        raise BadSetup(f"--workers is at least 1, not {workers}.")


def _end(interrupted: bool, done: int, planned: int) -> None:
    if interrupted:
        whisper("stopped", done=done, planned=planned)
        raise typer.Exit(STOPPED)


def _print_simulation(report: Simulation) -> None:
    say("simulation-games", games=report["games"], decisions=report["decisions"], speed=report["decisions_per_second"])
    _print_setup(report["options"], report["compiled"])
    columns = ["column-bot", "column-seat", "column-score", "column-deviation", "column-lowest", "column-highest"]
    rows = [
        (
            scores["bot"],
            scores["seat"],
            f"{scores['mean']:.2f}",
            f"{scores['deviation']:.2f}",
            scores["lowest"],
            scores["highest"],
            f"{ranks['wins']:.1%}",
            f"{ranks['mean']:.2f}",
        )
        for scores, ranks in zip(report["scores"], report["ranks"], strict=True)
    ]
    print_table([*columns, "column-wins", "column-place"], rows)
    say("simulation-digest", digest=report["digest"])


def _print_tournament(report: Tournament) -> None:
    say("tournament-games", games=report["games"], seats=report["seats"], fair=f"{1 / report['seats']:.1%}")
    _print_setup(report["options"], report["compiled"])
    columns = ["column-bot", "column-games", "column-wins", "column-interval", "column-rating", "column-place"]
    rows = [
        (
            standing["bot"],
            standing["games"],
            f"{standing['share']:.1%}",
            f"{standing['low']:.1%} - {standing['high']:.1%}",
            f"{standing['rating']:.1f} ± {standing['uncertainty']:.1f}",
            f"{standing['mean_rank']:.2f}",
            f"{standing['mean_score']:.1f}",
        )
        for standing in report["bots"]
    ]
    print_table([*columns, "column-score"], rows)


def _print_setup(options: Mapping[str, str], compiled: bool) -> None:
    chosen = ", ".join(f"{name}={choice}" for name, choice in options.items()) or "-"
    say("report-setup", options=chosen, form="compiled" if compiled else "interpreted")
