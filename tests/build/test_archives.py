"""The wheel and the source archive hold what their users need, and nothing else."""

import tarfile
import zipfile
from pathlib import Path

import pytest

import innkeeper_build
from innkeeper import form

ROOT = Path(__file__).parents[2]


@pytest.fixture
def in_the_clone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Build as pip does: from the folder of the project, in the form under test."""
    monkeypatch.chdir(ROOT)
    monkeypatch.setenv("INNKEEPER_COMPILE", "1" if form.form().compiled else "0")


def suffix(name: str) -> str:
    """The last suffix of a file name."""
    return Path(name).suffix


@pytest.mark.both_forms
@pytest.mark.usefixtures("in_the_clone")
def test_the_wheel_holds_the_package_and_the_bundle(tmp_path: Path) -> None:
    wheel = tmp_path / innkeeper_build.build_wheel(str(tmp_path))
    with zipfile.ZipFile(wheel) as archive:
        names = {name for name in archive.namelist() if ".dist-info/" not in name}
    in_tree = {
        file.relative_to(ROOT / "src").as_posix()
        for file in (ROOT / "src" / "innkeeper").rglob("*")
        if file.is_file() and "__pycache__" not in file.parts
    }
    built = {name for name in names if suffix(name) == ".so" or name.endswith(form.MANIFEST)}
    assert "innkeeper/server/static/index.html" in names
    assert names - built == in_tree
    assert bool(built) == form.form().compiled
    assert wheel.name.endswith("-py3-none-any.whl") != form.form().compiled


@pytest.mark.usefixtures("in_the_clone")
def test_the_source_archive_holds_what_building_needs(tmp_path: Path) -> None:
    with tarfile.open(tmp_path / innkeeper_build.build_sdist(str(tmp_path))) as archive:
        names = {name.split("/", 1)[1] for name in archive.getnames()}
    needed = {"pyproject.toml", "LICENSE", "buildtools/innkeeper_build/hook.py", "web/package-lock.json"}
    assert needed <= names
    assert not {name for name in names if "node_modules" in name or suffix(name) in (".so", ".pyc")}
