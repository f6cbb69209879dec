"""What docs/ tells those who keep a server to type: every command and option of it exists."""

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.conftest import Run

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
INSTALLED = "/opt/innkeeper/bin/innkeeper"


def in_the_unit() -> Iterator[list[str]]:
    for started in re.findall(r"^ExecStart=(.*)$", (DOCS / "innkeeper.service").read_text(), re.MULTILINE):
        program, *arguments = started.split()
        assert program == INSTALLED
        yield arguments


def in_the_container() -> Iterator[list[str]]:
    text = (DOCS / "Containerfile").read_text()
    said = dict(re.findall(r"^(ENTRYPOINT|CMD) (\[.*\])$", text, re.MULTILINE))
    assert json.loads(said["ENTRYPOINT"]) == [INSTALLED]
    yield json.loads(said["CMD"])


def in_the_page() -> Iterator[list[str]]:
    text = (DOCS / "operating.md").read_text()
    for typed in re.findall(r"^    innkeeper (.*)$", text, re.MULTILINE):
        yield typed.split()
    yield ["serve", *re.findall(r"`(--[a-z-]+)", text)]


COMMANDS = [*in_the_unit(), *in_the_container(), *in_the_page()]


@pytest.mark.parametrize("arguments", COMMANDS)
def test_every_command_and_option_exists(run: Run, arguments: list[str]) -> None:
    command, *rest = arguments
    said = run(command, "--help")
    assert said.code == 0
    known = set(re.findall(r"--[a-z-]+", said.out))
    assert {each for each in rest if each.startswith("--")} <= known


def test_the_documents_name_all_that_keeps_a_server() -> None:
    assert {arguments[0] for arguments in COMMANDS} == {"serve", "backup", "restore"}


def test_systemd_understands_the_unit(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    if shutil.which("systemd-analyze") is None:
        with capsys.disabled():
            sys.stdout.write(" NOT RUN: systemd-analyze is missing. ")
        return
    unit = tmp_path / "innkeeper.service"
    here = Path(sys.executable).with_name("innkeeper")
    unit.write_text((DOCS / "innkeeper.service").read_text().replace(INSTALLED, str(here)))
    checked = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", unit], capture_output=True, text=True, timeout=60, check=False
    )
    faults = [line for line in checked.stderr.splitlines() if "innkeeper" in line]
    assert (checked.returncode, faults) == (0, [])


def test_the_image_is_built_without_what_git_ignores() -> None:
    def written(file: str) -> set[str]:
        lines = (ROOT / file).read_text().splitlines()
        return {line for line in lines if line and not line.startswith("#")}

    ignored = {line.strip("/") if line.startswith("/") else f"**/{line.strip('/')}" for line in written(".gitignore")}
    assert written(".dockerignore") == {".git", *ignored}
