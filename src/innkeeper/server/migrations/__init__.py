"""Brings a database to the form this program knows: Alembic revisions in `versions/`, run when the server starts.

A file there is named after its revision, so that a database of the newest form is known without importing Alembic.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from sqlalchemy import Engine, inspect, text
from sqlalchemy.exc import DatabaseError

from innkeeper.server.settings import CannotServe

FOLDER: Final = Path(__file__).parent


def migrate(engine: Engine) -> None:
    """Run the revisions that a database lacks.

    Raises CannotServe for a database that is newer than this program, that cannot be reached, or is none.
    """
    with _in_words(engine):
        if form_of(engine) != newest_form():
            from innkeeper.server.migrations.upgrade import upgrade

            upgrade(engine)


def check_form(engine: Engine) -> None:
    """Change nothing. Raises CannotServe as `migrate`, and for a database that it would have to change."""
    with _in_words(engine):
        form = form_of(engine)
    if form != newest_form():
        raise CannotServe(
            f"the database {place_of(engine)} is of {f'form {form}' if form else 'no form'}, and this innkeeper knows"
            f" form {newest_form()}: use the innkeeper that serves it, as another would have to change it."
        )


def check_or_fill(engine: Engine) -> None:
    """Make an empty database ready. Raises CannotServe as `check_form` for another, and changes nothing then."""
    with _in_words(engine):
        empty = form_of(engine) is None
    (migrate if empty else check_form)(engine)


@contextmanager
def _in_words(engine: Engine) -> Iterator[None]:
    """Raises CannotServe where the database cannot be used."""
    try:
        yield
    except DatabaseError as error:
        reason = str(error.orig).partition("\n")[0]
        raise CannotServe(
            f"the database {place_of(engine)} cannot be used ({reason}): repair it, or choose another with --data or"
            " --database."
        ) from error


def form_of(engine: Engine) -> str | None:
    """The revision of a database; None for an empty one."""
    with engine.connect() as connection:
        if not inspect(connection).has_table("alembic_version"):
            return None
        form: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
        return form


def newest_form() -> str:
    """The newest revision this program knows."""
    return max(file.name.partition("_")[0] for file in (FOLDER / "versions").glob("[0-9]*.py"))


def place_of(engine: Engine) -> str:
    """Where a database is, for people, without a password."""
    if engine.dialect.name == "sqlite" and engine.url.database:
        return engine.url.database
    return engine.url.render_as_string()
