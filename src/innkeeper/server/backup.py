"""A whole database as one file, and back: from and to whatever database the server uses.

The file is itself an SQLite database of the newest form, so a backup of PostgreSQL can be restored into SQLite and the
other way round. It is read within one transaction: as the database was at one moment, while a server goes on.
"""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Engine, create_engine, func, insert, select
from sqlalchemy.exc import SQLAlchemyError

from innkeeper.server.app import open_storage
from innkeeper.server.migrations import check_form, check_or_fill, migrate
from innkeeper.server.settings import DATABASE, CannotServe, Settings
from innkeeper.server.storage import METADATA, TABLES, Storage

ROWS: Final = 500


def backup(settings: Settings, file: Path) -> int:
    """Write all that is kept to a new file; gives how many tables. The database stays as it is.

    Raises CannotServe, and leaves no file then.
    """
    if file.exists():
        raise CannotServe(f"{file} exists already: choose another name for the backup.")
    if not settings.database and not (settings.data / DATABASE).is_file():
        raise CannotServe(f"there is no database in {settings.data}: say where with --data or --database.")
    source = open_storage(settings, check_form)  # a server that is older may be using it
    part = file.with_name(file.name + ".part")
    try:
        part.unlink(missing_ok=True)
        part.touch(mode=0o600)  # what is in it is nobody's business
        count = _copy(source.engine, part)
        part.replace(file)
    except OSError as error:
        raise CannotServe(f"the backup {file} cannot be written ({error.strerror}).") from error
    finally:
        part.unlink(missing_ok=True)
        source.close()
    return count


def restore(settings: Settings, file: Path) -> int:
    """Fill an empty database from a backup; gives how many tables.

    Raises CannotServe, and changes nothing then, for a database with tables in it or a file that is no backup.
    """
    if not file.is_file():
        raise CannotServe(f"there is no backup {file}.")
    with tempfile.TemporaryDirectory() as folder:
        twin = Path(folder) / "backup.sqlite3"
        shutil.copyfile(file, twin)  # an older one is brought to the newest form before it is read
        source = Storage(f"sqlite:///{twin}")
        try:
            migrate(source.engine)
            return _fill(source.engine, settings)
        except CannotServe as error:
            raise CannotServe(str(error).replace(str(twin), str(file))) from error
        finally:
            source.close()


def _fill(source: Engine, settings: Settings) -> int:
    target = open_storage(settings, check_or_fill)
    try:
        with source.connect() as reading, target.engine.begin() as writing:
            if _count(writing):
                raise CannotServe("the database has tables already: a backup is restored into an empty one.")
            _copy_rows(reading, writing)
            return _count(writing)
    finally:
        target.close()


def _copy(source: Engine, file: Path) -> int:
    """Copy a database into a new SQLite file."""
    target = create_engine(f"sqlite:///{file}", hide_parameters=True)
    try:
        migrate(target)
        with _reading(source) as reading, target.begin() as writing:
            _copy_rows(reading, writing)
            return _count(writing)
    except SQLAlchemyError as error:
        raise CannotServe(f"the backup {file} cannot be written ({error}).") from error
    finally:
        target.dispose()


def _reading(source: Engine) -> Connection:
    """A connection that sees the database as it is now, whatever is written meanwhile, and holds up nobody."""
    options: dict[str, Any] = {"reading": True}
    if source.dialect.name == "postgresql":
        options["isolation_level"] = "REPEATABLE READ"
    return source.connect().execution_options(**options)


def _copy_rows(reading: Connection, writing: Connection) -> None:
    for table in METADATA.sorted_tables:
        rows = reading.execute(select(table).order_by(*table.primary_key)).mappings()
        for some in rows.partitions(ROWS):
            writing.execute(insert(table), [dict(row) for row in some])


def _count(connection: Connection) -> int:
    return connection.scalar(select(func.count()).select_from(TABLES)) or 0
