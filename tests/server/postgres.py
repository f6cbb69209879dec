"""A PostgreSQL of the tests' own: a cluster in a temporary folder, reached by a socket there, and nowhere else."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import psycopg

OWNER: Final = "postgres"
HOMES: Final = Path("/usr/lib/postgresql")
MISSING: Final = "NOT RUN: the tests of the server on PostgreSQL, for lack of it (Debian: apt-get install postgresql)."
SETTINGS: Final = {
    "listen_addresses": "",
    "fsync": "off",  # the tests kill our servers, not this one
    "max_connections": "200",
    "log_min_messages": "fatal",
}


def programs() -> Path | None:
    """The folder of the newest initdb and pg_ctl on this machine, or None."""
    found = sorted(HOMES.glob("*/bin/initdb"), key=lambda file: int(file.parts[-3]))
    on_path = shutil.which("initdb")
    return found[-1].parent if found else Path(on_path).parent if on_path else None


class Cluster:
    """A running cluster."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._count = 0

    def new_database(self) -> str:
        """The URL of a database made for one test."""
        self._count += 1
        name = f"inn{self._count}"
        with psycopg.connect(host=str(self.folder), user=OWNER, dbname="postgres", autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return f"postgresql+psycopg://{OWNER}@/{name}?host={self.folder}"


@contextmanager
def cluster(home: Path) -> Iterator[Cluster]:
    """A cluster that runs meanwhile; `home` is the folder of initdb and pg_ctl."""
    folder = Path(tempfile.mkdtemp(prefix="inn-"))  # short, as the path of a socket has to be
    who = _unprivileged(folder)
    settings = " ".join(f"-c {name}={value or repr('')}" for name, value in SETTINGS.items())
    data = folder / "data"
    try:
        _run([home / "initdb", "-D", data, "-U", OWNER, "-A", "trust", "-E", "UTF8", "--no-sync"], who)
        options = f"-k {folder} {settings}"
        _run([home / "pg_ctl", "-D", data, "-l", folder / "log", "-w", "-o", options, "start"], who)
        yield Cluster(folder)
    finally:
        if (data / "postmaster.pid").exists():
            _run([home / "pg_ctl", "-D", data, "-m", "immediate", "-w", "stop"], who)
        shutil.rmtree(folder)


def _unprivileged(folder: Path) -> dict[str, Any]:
    """Whom to run it as: PostgreSQL refuses to be run by root."""
    if os.geteuid() != 0:
        return {}
    shutil.chown(folder, OWNER)
    return {"user": OWNER, "group": OWNER, "extra_groups": []}


def _run(command: list[object], who: dict[str, Any]) -> None:
    done = subprocess.run(
        [str(word) for word in command],
        check=False,
        cwd="/",
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        **who,
    )
    assert done.returncode == 0, done.stderr
