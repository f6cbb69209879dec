"""`python -m bench`: measures all of it and prints a table, and JSON with `--json`. Run it on a quiet machine."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from statistics import median
from typing import Any

from bench import browser, ours, peers, program
from bench.clock import medians
from innkeeper import server
from innkeeper.catalogue import find_games
from innkeeper.engine.game import AnyGame
from innkeeper.form import form


def main() -> None:
    """Measure every game, the peers and the program."""
    games = find_games()
    report: dict[str, Any] = {"compiled": form().compiled}
    report["decisions_per_second"] = loops(games)
    report["parts"] = {name: ours.measure_parts(game) for name, game in games.items()}
    report["program"] = measure_program(next(iter(games)))
    report["browser"] = {name: browser.measure(game) for name, game in games.items()} if browser.present() else {}
    if "--json" in sys.argv[1:]:
        print(json.dumps(report, indent=2))
    else:
        print_report(report)


def loops(games: dict[str, AnyGame]) -> dict[str, Any]:
    """Decisions a second of our games and of the peers, from Python and inside, taking turns; and the ratios."""
    found: dict[str, Any] = {}
    for kind in ("python_loop", "inner_loop"):
        works = {name: getattr(ours, kind)(game, min(ours.SEATS, game.most_seats)) for name, game in games.items()}
        if peers.present():
            works |= {f"openspiel/{name}": getattr(peers, kind)(peers.load(name)) for name in peers.PEERS}
        rates = medians(works)
        found[kind] = {"rates": rates, "ratio": ratios(rates)}
    return found


def ratios(rates: dict[str, float]) -> dict[str, float]:
    """Each of our games' rate over the median of the peers'; empty without peers."""
    others = [rate for name, rate in rates.items() if name.startswith("openspiel/")]
    return {name: rate / median(others) for name, rate in rates.items() if others and not name.startswith("openspiel/")}


def measure_program(game: str) -> dict[str, float]:
    """Start, import, page and move."""
    static = Path(server.__file__).parent / "static"
    page = program.page_kb(static) if (static / "index.html").is_file() else {}
    times = {"import_ms": program.import_ms(), "help_ms": program.help_ms()}
    return {**times, **page, **program.server_ms(game)}


def print_report(report: dict[str, Any]) -> None:
    """The table, for people."""
    print("the compiled form" if report["compiled"] else "the INTERPRETED form (make compiled builds the other)")
    for kind, title in (("python_loop", "decisions a second, loop in Python"), ("inner_loop", "the same, inner loop")):
        found = report["decisions_per_second"][kind]
        print(f"\n{title}")
        for name, rate in found["rates"].items():
            ratio = found["ratio"].get(name)
            print(f"  {name:28}{rate:14,.0f}" + (f"  {ratio:6.2f} x the median of OpenSpiel's" if ratio else ""))
    for name, parts in report["parts"].items():
        print(f"\n{name}")
        print_values(parts)
    print("\nthe program")
    print_values(report["program"])
    for name, page in report["browser"].items():
        print(f"\n{name} in the browser")
        print_values(page)


def print_values(values: dict[str, float]) -> None:
    """One value a line."""
    for name, value in values.items():
        print(f"  {name:28}{value:14,.2f}")


main()
