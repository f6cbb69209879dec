"""Starting: on what there is, and refusing with one clear sentence what cannot be."""

import os
import socket
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import text

from innkeeper.engine.errors import InnkeeperError
from innkeeper.server import migrations, run
from innkeeper.server.app import open_storage
from innkeeper.server.migrations import newest_form
from innkeeper.server.settings import DATABASE, CannotServe, Settings
from innkeeper.server.storage import METADATA
from tests.server.running import running, settings_for


def refusal(settings: Settings, port: int = 0) -> str:
    with pytest.raises(CannotServe) as refused:
        run(port=port, settings=settings)
    assert issubclass(CannotServe, InnkeeperError)
    sentence = str(refused.value)
    assert "\n" not in sentence
    return sentence


def test_a_port_in_use_is_named(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        assert f"port {port}" in refusal(settings_for(tmp_path), port)


def test_a_port_that_is_none_is_refused(tmp_path: Path) -> None:
    assert "port 70000" in refusal(settings_for(tmp_path), 70_000)


def test_a_data_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert str(tmp_path / "file" / "data") in refusal(settings_for(tmp_path / "file" / "data"))


def test_a_database_newer_than_the_program_is_left_alone(tmp_path: Path) -> None:
    storage = open_storage(settings_for(tmp_path))
    with storage.engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    storage.close()
    before = (tmp_path / DATABASE).read_bytes()
    assert "newer innkeeper" in refusal(settings_for(tmp_path))
    assert (tmp_path / DATABASE).read_bytes() == before


def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / DATABASE).write_text("a diary, not a database")
    assert DATABASE in refusal(settings_for(tmp_path))
    assert (tmp_path / DATABASE).read_text() == "a diary, not a database"


@pytest.mark.parametrize("url", ["nonsense", "mysql://nowhere/inn", "sqlite:////nowhere/at/all"])
def test_a_database_that_cannot_be_used_is_refused(tmp_path: Path, url: str) -> None:
    assert "the database" in refusal(settings_for(tmp_path, database=url))


def test_the_revisions_lead_to_the_schema_of_the_program(tmp_path: Path) -> None:
    storage = open_storage(settings_for(tmp_path))
    with storage.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    storage.close()


def test_a_revision_is_named_by_its_file() -> None:
    scripts = ScriptDirectory(migrations.FOLDER)
    names = {script.revision: Path(script.path).name.partition("_")[0] for script in scripts.walk_revisions()}
    assert all(revision == name for revision, name in names.items())
    assert scripts.get_current_head() == newest_form()


def test_a_database_of_the_newest_form_is_kept_as_it_is(tmp_path: Path) -> None:
    for _ in range(2):
        with running(settings_for(tmp_path)):
            pass
    assert (tmp_path / DATABASE).is_file()
    assert not list(tmp_path.glob(f".writable-{os.getpid()}"))
