"""Runs the command line as somebody at a terminal would."""

from __future__ import annotations

import io
from collections.abc import Callable
from dataclasses import dataclass

import pytest

from innkeeper.cli import main
from innkeeper.cli.output import READERS

KUHN = "kuhn_poker.game:GAME"


@dataclass(frozen=True)
class Said:
    """How a command ended: its exit code, and what it printed."""

    code: int
    out: str
    err: str


Run = Callable[..., Said]


@pytest.fixture(autouse=True)
def _no_language_of_this_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in READERS:
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """`run("play", "kuhn_poker", typed="1\\n")` is what happens at that command line."""

    def command(*arguments: object, typed: str = "") -> Said:
        monkeypatch.setattr("sys.argv", ["innkeeper", *map(str, arguments)])
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        with pytest.raises(SystemExit) as ended:
            main()
        heard = capsys.readouterr()
        code = ended.value.code
        return Said(code if isinstance(code, int) else 0, heard.out, heard.err)

    return command
