"""The bundle is built with a Node that is new enough, and only when its sources changed."""

from pathlib import Path

import pytest

from innkeeper_build import bundle


def node_that_says(version: str, folder: Path) -> None:
    """Put a `node` of some version, and an `npm`, into a folder."""
    for name in ("node", "npm"):
        (folder / name).write_text(f"#!/bin/sh\necho {version}\n")
        (folder / name).chmod(0o755)


@pytest.mark.parametrize("version", ["v20.19.0", "v22.12.1", "v100.0.0"])
def test_a_node_that_is_new_enough_is_taken(version: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    node_that_says(version, tmp_path)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert bundle.requirements() == []
    assert bundle.npm_command()[0] == [str(tmp_path / "npm")]


@pytest.mark.parametrize("version", ["v20.18.9", "v8.1.0", "nonsense"])
def test_a_node_that_is_too_old_is_replaced_by_one_from_pypi(
    version: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    node_that_says(version, tmp_path)
    monkeypatch.setenv("PATH", f"{tmp_path}:/bin")
    assert bundle.requirements() == [bundle.NODE_FROM_PYPI]


def test_without_any_node_it_is_said_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(bundle, "find_spec", lambda name: None)
    with pytest.raises(bundle.NoBundle, match=r"no npm with Node 20\.19 or newer on PATH; install one"):
        bundle.npm_command()


@pytest.fixture
def clone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Path, list[str]]:
    """A clone, and the list of the npm commands that are run in it."""
    for path in ("web/package-lock.json", "web/src/main.tsx", "src/innkeeper/games/kuhn/en.ftl"):
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(path)
    (tmp_path / "web" / "node_modules").mkdir()
    (tmp_path / bundle.BUNDLE).mkdir(parents=True)
    commands: list[str] = []
    monkeypatch.setattr(bundle, "npm", lambda web, *arguments: commands.append(" ".join(arguments)))
    return tmp_path, commands


def test_the_bundle_is_built_once(clone: tuple[Path, list[str]]) -> None:
    root, commands = clone
    bundle.build(root)
    bundle.build(root)
    assert commands == ["ci", "run build"]


@pytest.mark.parametrize("edited", ["web/src/main.tsx", "src/innkeeper/games/kuhn/en.ftl"])
def test_an_edited_source_builds_the_bundle_anew(clone: tuple[Path, list[str]], edited: str) -> None:
    root, commands = clone
    bundle.build(root)
    (root / edited).write_text("another")
    bundle.build(root)
    assert commands == ["ci", "run build", "run build"]


def test_another_lock_file_installs_the_packages_anew(clone: tuple[Path, list[str]]) -> None:
    root, commands = clone
    bundle.build(root)
    (root / "web" / "package-lock.json").write_text("another")
    bundle.build(root)
    assert commands == ["ci", "run build", "ci", "run build"]
