"""`innkeeper serve`, `backup` and `restore`."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import typer

from innkeeper.cli.output import own_words, say
from innkeeper.form import form
from innkeeper.server import Settings, run


def settings_of(data: Path | None, database: str | None) -> Settings:
    """The settings of a server that keeps its tables there."""
    settings = Settings(database=database or "")
    return settings if data is None else replace(settings, data=data)


def run_server(host: str, port: int, settings: Settings, open_page: bool) -> None:
    """Serve until Ctrl-C. Raises CannotServe where that is not possible."""
    warning = form().warning()
    if warning:
        typer.echo(own_words().text("doctor-fault", {"text": warning}), err=True)
    run(host, port, settings, open_browser=open_page, say=typer.echo)


def write_backup(file: Path, data: Path | None, database: str | None) -> None:
    """Write all that is kept to a file. Raises CannotServe where that is not possible."""
    from innkeeper.server.backup import backup

    say("backup-written", count=backup(settings_of(data, database), file), file=str(file))


def read_backup(file: Path, data: Path | None, database: str | None) -> None:
    """Fill an empty database from a file. Raises CannotServe where that is not possible."""
    from innkeeper.server.backup import restore

    say("backup-restored", count=restore(settings_of(data, database), file), file=str(file))
