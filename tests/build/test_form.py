"""The compiled form is told from the interpreted one, and a stale module is noticed."""

import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from innkeeper import form
from innkeeper_build import compiled

RULES = "def legal() -> int:\n    return 1\n"


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A package as the build leaves it: a source, its compiled module and the manifest."""
    package = tmp_path / "innkeeper"
    (package / "engine").mkdir(parents=True)
    (package / "__init__.py").touch()
    source = package / "engine" / "rules.py"
    source.write_text(RULES)
    source.with_name("rules" + EXTENSION_SUFFIXES[0]).touch()
    compiled.write_manifest(tmp_path, {"engine/rules.py": compiled.digest(source)})
    return package


def test_a_package_without_compiled_modules_is_interpreted(package: Path) -> None:
    (package / "engine" / f"rules{EXTENSION_SUFFIXES[0]}").unlink()
    assert form.form(package) == form.Form(compiled_modules=(), stale_modules=())
    assert not form.form(package).compiled


def test_a_compiled_module_with_its_own_source_is_not_stale(package: Path) -> None:
    found = form.form(package)
    assert found.compiled
    assert found == form.Form(compiled_modules=("innkeeper.engine.rules",), stale_modules=())
    assert found.warning() is None


def test_an_edited_source_makes_its_module_stale(package: Path) -> None:
    (package / "engine" / "rules.py").write_text(RULES.replace("1", "2"))
    found = form.form(package)
    assert found.stale_modules == ("innkeeper.engine.rules",)
    assert "innkeeper.engine.rules was edited after it was compiled" in (found.warning() or "")


def test_a_source_saved_again_unchanged_is_not_stale(package: Path) -> None:
    os.utime(package / "engine" / "rules.py")
    assert form.form(package).stale_modules == ()


@pytest.mark.parametrize("lost", ["engine/rules.py", "compiled.json"])
def test_a_compiled_module_of_unknown_source_is_stale(package: Path, lost: str) -> None:
    (package / lost).unlink()
    assert form.form(package).stale_modules == ("innkeeper.engine.rules",)


def test_importing_a_stale_engine_warns_on_the_command_line(package: Path) -> None:
    (package / "engine" / "rules.py").write_text("")
    for needed in ("form.py", "engine/__init__.py"):
        shutil.copy(form.PACKAGE / needed, package / needed)
    script = "import innkeeper.engine"
    run = subprocess.run([sys.executable, "-c", script], cwd=package.parent, capture_output=True, text=True, check=True)
    assert "StaleModuleWarning: the source of innkeeper.engine.rules was edited" in run.stderr


@pytest.mark.both_forms
def test_the_tests_run_on_the_form_that_was_asked_for() -> None:
    compiled_tree = Path(__file__).parents[2] / "build" / "compiled"
    found = form.form()
    expected = sources_to_compile() if form.PACKAGE.parent == compiled_tree else []
    assert list(found.compiled_modules) == expected
    assert found.stale_modules == ()


def sources_to_compile() -> list[str]:
    """The names of the modules that the build compiles."""
    sources = (source.relative_to(form.PACKAGE.parent) for source in compiled.modules(form.PACKAGE))
    return sorted(".".join(source.with_suffix("").parts) for source in sources)
