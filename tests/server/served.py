"""A server in a process of its own, for tests that kill it: `python -m tests.server.served DATA PORT DATABASE`."""

from __future__ import annotations

import os
import secrets
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from innkeeper.server import run
from innkeeper.server.serve import listen
from innkeeper.server.settings import CannotServe
from tests.server.running import settings_for

ROOT = Path(__file__).parents[2]


def free_port() -> int:
    """One that the system gives to nobody who asks for any: so it is still free when a server that was killed rises."""
    while True:
        port = 20_000 + secrets.randbelow(10_000)
        with suppress(CannotServe), listen("127.0.0.1", port):
            return port


class Process:
    """A server process, on a port that is free if none is given; its address is known once it is ready.

    Python looks for modules in the folders of `first`, if there are any, before it looks elsewhere.
    """

    def __init__(self, data: Path, port: int = 0, database: str = "", first: Sequence[Path] = ()) -> None:
        port = port or free_port()
        paths = os.pathsep.join(map(str, [*first, ROOT, ROOT / "examples", *sys.path]))
        self.process = subprocess.Popen(
            [sys.executable, "-m", __name__, str(data), str(port), database],
            env={**os.environ, "PYTHONPATH": paths},
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().split()[-1].rstrip("/")

    @property
    def children(self) -> list[int]:
        """The processes it has started."""
        pid = self.process.pid
        tasks = Path(f"/proc/{pid}/task").glob("*/children")
        return [int(child) for task in tasks for child in task.read_text().split()]

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        self.process.kill()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()


if __name__ == "__main__":
    run(port=int(sys.argv[2]), settings=settings_for(Path(sys.argv[1]), database=sys.argv[3]))
