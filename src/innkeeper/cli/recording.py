"""Records as files."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

from innkeeper.engine.errors import BadRecord
from innkeeper.engine.match import Match
from innkeeper.engine.record import Record, read, record, write


def load_record(file: Path) -> Record:
    """The record in a file. Raises BadRecord for a file that cannot be read or is none."""
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is not text"
        raise BadRecord(f"the record {file} cannot be read: {reason}.") from error
    try:
        return read(text)
    except BadRecord as error:
        raise BadRecord(f"{file}: {error}") from error


def save_record(match: Match, file: Path) -> None:
    """Write the record of a match; a file that is there is replaced at once or not at all.

    Raises BadRecord where it cannot be written.
    """
    beside = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        beside.write_text(write(record(match)), encoding="utf-8")
        beside.replace(file)
    except OSError as error:
        with contextlib.suppress(OSError):
            beside.unlink()
        raise BadRecord(f"the record {file} cannot be written: {error.strerror}.") from error
