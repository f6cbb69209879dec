"""Runs Alembic from within the program; there is no alembic.ini to find."""

from __future__ import annotations

from typing import Final

from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, func, select

from innkeeper.server.migrations import FOLDER, form_of, newest_form, place_of
from innkeeper.server.settings import CannotServe

LOCK: Final = 0x1FF_0FF
"""The advisory lock of who upgrades a database that several servers may have found too old."""


def upgrade(engine: Engine, to: str = "head") -> None:
    """Run the revisions that a database lacks, in one transaction. Raises CannotServe for one that is newer."""
    scripts = _scripts()
    form = form_of(engine)
    if form is not None and form not in {script.revision for script in scripts.walk_revisions()}:
        raise CannotServe(
            f"the database {place_of(engine)} was written by a newer innkeeper (its form is {form}, this program knows"
            f" up to {newest_form()}): update innkeeper, or choose another folder with --data."
        )
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(select(func.pg_advisory_xact_lock(LOCK)))
        _run(connection, scripts, to)


def _scripts() -> ScriptDirectory:
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.set_main_option("path_separator", "os")
    return ScriptDirectory.from_config(config)


def _run(connection: Connection, scripts: ScriptDirectory, to: str) -> None:
    environment = EnvironmentContext(Config(), scripts, fn=lambda revision, _: scripts._upgrade_revs(to, revision))
    environment.configure(connection=connection)
    environment.run_migrations()
