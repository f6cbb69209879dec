"""Backup and restore: all that is kept, as it was at one moment, from and to any database."""

from pathlib import Path

import httpx
import pytest
from sqlalchemy import create_engine

from innkeeper.server.backup import backup, restore
from innkeeper.server.migrations import form_of
from innkeeper.server.settings import CannotServe
from tests.server.homes import Home
from tests.server.running import Person, begin, running, two_people
from tests.server.test_upgrades import write_a_table_of_the_first_form


def test_a_backup_of_a_running_server_is_restored_into_any_database(home: Home, tmp_path: Path) -> None:
    elsewhere = Home(tmp_path / "elsewhere")
    file = tmp_path / "inn.backup"
    with running(home.settings()) as address, httpx.Client(base_url=address, timeout=30) as http:
        anna, _ = two_people(http)
        anna.move("bet", 0)
        assert backup(home.settings(), file) == 1
        anna.undo(1)
        begin(http, [{"kind": "me", "name": "Anna"}, {"kind": "open"}])
    assert restore(elsewhere.settings(), file) == 1
    with running(elsewhere.settings()) as address, httpx.Client(base_url=address, timeout=30) as http:
        restored = Person(http, anna.table, anna.token)
        assert restored.version() == 1
        assert restored.undo(1).json() == {"version": 2}


def test_a_backup_is_restored_into_the_kind_of_database_it_came_from(home: Home, tmp_path: Path) -> None:
    file = tmp_path / "inn.backup"
    with running(home.settings()) as address, httpx.Client(base_url=address, timeout=30) as http:
        two_people(http)
    backup(home.settings(), file)
    assert file.stat().st_mode & 0o077 == 0, "it is nobody else's business"
    with pytest.raises(CannotServe, match="has tables already"):
        restore(home.settings(), file)
    with pytest.raises(CannotServe, match="exists already"):
        backup(home.settings(), file)


def test_a_database_of_another_form_is_neither_copied_nor_filled_nor_changed(home: Home, tmp_path: Path) -> None:
    write_a_table_of_the_first_form(home)
    newer = Home(tmp_path / "newer")
    with running(newer.settings()):
        backup(newer.settings(), tmp_path / "inn.backup")
    refused = r"is of form 0001, .*: use the innkeeper that serves it"
    with pytest.raises(CannotServe, match=refused):
        backup(home.settings(), tmp_path / "older.backup")
    with pytest.raises(CannotServe, match=refused):
        restore(home.settings(), tmp_path / "inn.backup")
    assert not (tmp_path / "older.backup").exists()
    engine = create_engine(home.database)
    assert form_of(engine) == "0001"
    engine.dispose()


def test_what_is_no_backup_is_refused_and_nothing_changes(home: Home, tmp_path: Path) -> None:
    (tmp_path / "diary").write_text("a diary, not a backup")
    for name in ("diary", "nothing"):
        with pytest.raises(CannotServe, match=name):
            restore(home.settings(), tmp_path / name)
