"""`innkeeper backup` and `restore`, as somebody who keeps a server types them."""

from pathlib import Path

import httpx
import pytest

from innkeeper.server.settings import DATABASE
from tests.cli.conftest import Run
from tests.server.running import Person, running, settings_for, two_people


def test_what_was_backed_up_is_restored_elsewhere(run: Run, tmp_path: Path) -> None:
    here, there, file = tmp_path / "here", tmp_path / "there", tmp_path / "inn.backup"
    with running(settings_for(here)) as address, httpx.Client(base_url=address, timeout=30) as http:
        anna, _ = two_people(http)
        anna.move("bet", 0)
        said = run("backup", file, "--data", here)
        assert (said.code, said.out, said.err) == (0, f"One table is kept in {file}.\n", "")
    said = run("restore", file, "--data", there)
    assert (said.code, said.out, said.err) == (0, f"One table was restored from {file}.\n", "")
    with running(settings_for(there)) as address, httpx.Client(base_url=address, timeout=30) as http:
        assert Person(http, anna.table, anna.token).version() == 1


def test_a_database_is_named_by_its_url(run: Run, tmp_path: Path) -> None:
    file, url = tmp_path / "inn.backup", f"sqlite:///{tmp_path / 'here' / DATABASE}"
    with running(settings_for(tmp_path / "here")):
        assert run("backup", file, "--database", url).code == 0
    said = run("--language", "nl", "restore", file, "--database", f"sqlite:///{tmp_path / 'other.sqlite3'}")
    assert (said.code, said.err) == (0, "")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("backup inn.backup --data nowhere", "there is no database in nowhere: say where with --data or --database."),
        ("restore inn.backup --data nowhere", "there is no backup inn.backup."),
        ("backup inn.backup --database pigeons://loft", "the database URL cannot be used ("),
    ],
)
def test_what_cannot_be_saved_or_restored_is_one_sentence_and_exit_2(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: str, sentence: str
) -> None:
    monkeypatch.chdir(tmp_path)
    said = run(*arguments.split())
    assert (said.code, said.out) == (2, "")
    assert said.err.startswith(f"innkeeper: {sentence}")
    assert said.err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []
