"""`innkeeper doctor`."""

from __future__ import annotations

import platform
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import typer

from innkeeper import __version__
from innkeeper.catalogue import find_games
from innkeeper.cli.output import own_words, print_json
from innkeeper.form import form
from innkeeper.server.settings import CannotServe, Settings


@dataclass(frozen=True)
class Finding:
    """One thing looked at: whether it is well, and a sentence."""

    name: str
    well: bool
    text: str


def examine(data: Path | None, as_json: bool) -> None:
    """Print what was found; exit code 1 when something is wrong."""
    findings = [_form(), _stale(), _python(), _data_folder(data), _bundle(), _games()]
    if as_json:
        print_json(_report(findings))
    else:
        for finding in findings:
            typer.echo(finding.text if finding.well else own_words().text("doctor-fault", {"text": finding.text}))
    if not all(finding.well for finding in findings):
        raise typer.Exit(1)


def _report(findings: list[Finding]) -> dict[str, Any]:
    running = form()
    return {
        "version": __version__,
        "compiled": running.compiled,
        "stale": list(running.stale_modules),
        "python": platform.python_version(),
        "platform": platform.platform(),
        "games": list(find_games()),
        "findings": [{"name": found.name, "well": found.well, "text": found.text} for found in findings],
        "well": all(found.well for found in findings),
    }


def _found(name: str, well: bool, key: str, **facts: int | str) -> Finding:
    return Finding(name, well, own_words().text(key, facts))


def _form() -> Finding:
    modules = form().compiled_modules
    if modules:
        return _found("form", True, "doctor-form-compiled", count=len(modules))
    return _found("form", True, "doctor-form-interpreted")


def _stale() -> Finding:
    warning = form().warning()
    if warning:
        return _found("stale", False, "doctor-stale", warning=warning)
    return _found("stale", True, "doctor-fresh")


def _python() -> Finding:
    version = ".".join(map(str, sys.version_info[:3]))
    return _found("python", True, "doctor-python", version=version, platform=platform.platform())


def _data_folder(data: Path | None) -> Finding:
    settings = Settings() if data is None else Settings(data=data)
    try:
        settings.database_url()
    except CannotServe as error:
        return Finding("data", False, str(error))
    return _found("data", True, "doctor-data", folder=str(settings.data))


def _bundle() -> Finding:
    from innkeeper import server

    folder = Path(server.__file__).parent / "static"
    if (folder / "index.html").is_file():
        return _found("bundle", True, "doctor-bundle")
    return _found("bundle", False, "doctor-no-bundle", folder=str(folder))


def _games() -> Finding:
    titles = [game.title for game in find_games().values()]
    if titles:
        return _found("games", True, "doctor-games", count=len(titles), names=", ".join(titles))
    return _found("games", False, "doctor-no-games")
