"""What is compiled is discovered, and a machine that cannot compile is told so."""

from pathlib import Path

import pytest

from innkeeper_build import compiled


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A package with a game, some of it to be compiled."""
    package = tmp_path / "src" / "innkeeper"
    texts = {
        "cli.py": "",
        "words.py": '"""Words."""\n\n# mypyc: compiled\n',
        "engine/__init__.py": "",
        "engine/state.py": "",
        "games/kuhn/__init__.py": "",
        "games/kuhn/rules.py": "",
        "games/kuhn/components.toml": "",
        "games/kuhn/words.py": '"""Words."""\n\n# mypyc: interpreted\n',
        "server/choices.py": '"""Choices."""\n\n# mypyc: compiled\n',
        "server/static/page.js": "",
        "telling/en.ftl": "",
    }
    for path, text in texts.items():
        (package / path).parent.mkdir(parents=True, exist_ok=True)
        (package / path).write_text(text)
    return package


def test_modules_are_found_and_may_decline_or_ask_for_it(package: Path) -> None:
    assert [source.relative_to(package).as_posix() for source in compiled.modules(package)] == [
        "engine/state.py",
        "games/kuhn/rules.py",
        "server/choices.py",
        "words.py",
    ]


def test_the_tree_in_a_clone_links_to_the_sources(
    package: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("INNKEEPER_COMPILE", "0")
    compiled.link_tree(tmp_path, tmp_path / "tree")
    linked = {link.resolve() for link in (tmp_path / "tree").rglob("*") if link.is_symlink()}
    single = {file for folder in ("engine", "games") for file in (package / folder).rglob("*.*")}
    beside = {package / place for place in ("cli.py", "words.py", "telling", "server/choices.py", "server/static")}
    assert linked == single | beside


def test_compiling_can_be_declined(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("INNKEEPER_COMPILE", "0")
    assert not compiled.wanted()
    assert compiled.requirements() == []


def test_without_a_c_compiler_the_interpreted_form_is_built_and_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("INNKEEPER_COMPILE", raising=False)
    monkeypatch.setenv("CC", "no-such-compiler -O2")
    assert not compiled.wanted()
    assert "there is no C compiler here (no-such-compiler)" in capsys.readouterr().out


def test_without_a_c_compiler_an_order_to_compile_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("INNKEEPER_COMPILE", "1")
    monkeypatch.setenv("CC", "no-such-compiler")
    with pytest.raises(compiled.CannotCompile, match="install it, or set INNKEEPER_COMPILE=0"):
        compiled.wanted()


def test_a_misspelt_wish_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("INNKEEPER_COMPILE", "yes")
    with pytest.raises(compiled.CannotCompile, match=r"'yes'; set it to 0 .* or 1"):
        compiled.wanted()
