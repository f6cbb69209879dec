"""A game's box: its components file, or the one that somebody has put in its place."""

from collections.abc import Callable
from pathlib import Path

import pytest

from innkeeper.engine.box import OWN_COMPONENTS, Box, own_components
from innkeeper.engine.errors import BadComponents

pytestmark = pytest.mark.both_forms

OURS = '[fees]\nwage = 1\n[[guest]]\nid = "novice"\n'


@pytest.fixture
def shipped(tmp_path: Path) -> Path:
    """The folder of a game, with its components."""
    folder = tmp_path / "game"
    folder.mkdir()
    (folder / "components.toml").write_text(OURS, encoding="utf-8")
    return folder


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for components of one's own."""
    folder = tmp_path / "own"
    folder.mkdir()
    monkeypatch.setenv(OWN_COMPONENTS, str(folder))
    return folder


def test_without_one_of_ones_own_the_games_file_is_read(shipped: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(OWN_COMPONENTS, raising=False)
    box = Box("game", shipped)
    assert (box.path, box.data["fees"]) == (shipped / "components.toml", {"wage": 1})
    assert len(bytes.fromhex(box.digest)) == 32


def test_a_file_of_ones_own_takes_its_place_and_has_another_digest(shipped: Path, own: Path) -> None:
    before = Box("game", shipped)
    assert own_components("game") is None
    (own / "game.toml").write_text(OURS.replace("1", "2"), encoding="utf-8")
    box = Box("game", shipped)
    assert own_components("game") == box.path == own / "game.toml"
    assert box.data["fees"] == {"wage": 2}
    assert box.digest != before.digest


def test_the_files_of_other_games_do_not_matter(shipped: Path, own: Path) -> None:
    (own / "other.toml").write_text("no toml at all", encoding="utf-8")
    assert Box("game", shipped).path == shipped / "components.toml"


def test_a_folder_that_is_not_there_is_refused(shipped: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    missing = shipped / "missing"
    monkeypatch.setenv(OWN_COMPONENTS, str(missing))
    with pytest.raises(BadComponents) as refused:
        Box("game", shipped)
    assert str(refused.value) == f"INNKEEPER_COMPONENTS names {str(missing)!r}, which is no folder."


@pytest.mark.parametrize("text", [b"wage = ", b"\xff\xfe", b"[fees]\n[fees]\n"])
def test_what_cannot_be_read_is_refused_with_its_name(shipped: Path, own: Path, text: bytes) -> None:
    file = own / "game.toml"
    file.write_bytes(text)
    with pytest.raises(BadComponents) as refused:
        Box("game", shipped)
    assert str(refused.value).startswith(f"{file} cannot be read: ")


def test_a_folder_in_place_of_the_file_cannot_be_read_either(shipped: Path, own: Path) -> None:
    (own / "game.toml").mkdir()
    with pytest.raises(BadComponents, match="cannot be read: "):
        Box("game", shipped)


def test_tables_rows_numbers_and_words_are_read(shipped: Path) -> None:
    box = Box("game", shipped)
    fees, (guest,) = box.table("fees"), box.rows("guest", 1)
    assert box.whole(fees, "wage", 0, 9, "the fees") == 1
    assert box.word(guest, "id", ["abbot", "novice"], "a guest") == 1


def test_what_cannot_be_is_said_with_file_place_and_what_would_be_right(shipped: Path) -> None:
    box = Box("game", shipped)
    fees, (guest,) = box.table("fees"), box.rows("guest")
    wrong: list[tuple[Callable[[], object], str]] = [
        (lambda: box.table("wealth"), "there is no table 'wealth'."),
        (lambda: box.table("guest"), "there is no table 'guest'."),
        (lambda: box.table("income", fees), "there is no table 'income'."),
        (lambda: box.rows("annex"), "there is no [[annex]]."),
        (lambda: box.rows("fees"), "there is no [[fees]]."),
        (lambda: box.rows("guest", 2), "[[guest]] is there 1 times, not 2."),
        (lambda: box.whole(fees, "wage", 2, 3, "the fees"), "wage of the fees is a whole number from 2 to 3, not 1."),
        (lambda: box.whole(fees, "tax", 2, 3, "the fees"), "tax of the fees is a whole number from 2 to 3, not None."),
        (
            lambda: box.word(guest, "id", ["abbot", "monk"], "a guest"),
            "id of a guest is one of abbot, monk, not 'novice'.",
        ),
    ]
    for read, reason in wrong:
        with pytest.raises(BadComponents) as refused:
            read()
        assert str(refused.value) == f"{box.path}: {reason}"
