"""Every catalogue of the house in every language of the house: whole, and right."""

from pathlib import Path

import pytest

from innkeeper.server import speech
from innkeeper.testing.catalogues import accented, faults, messages, plural_faults
from innkeeper.words import FALLBACK, languages

ROOT = Path(__file__).parents[2]
FOLDERS = sorted(
    catalogue.parent.relative_to(ROOT)
    for place in ("src", "web/src", "examples", "tests")
    for catalogue in (ROOT / place).rglob("words/en.ftl")
)
LANGUAGES = sorted(languages(speech.FOLDER))
OTHERS = [language for language in LANGUAGES if language != FALLBACK]

every_folder = pytest.mark.parametrize("folder", FOLDERS, ids=str)
every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_folder
def test_every_catalogue_is_there_in_every_language_of_the_house(folder: Path) -> None:
    assert sorted(languages(ROOT / folder)) == LANGUAGES


@every_folder
@pytest.mark.parametrize("language", OTHERS)
def test_every_language_says_what_english_says(folder: Path, language: str) -> None:
    assert faults(ROOT / folder / "en.ftl", ROOT / folder / f"{language}.ftl") == []


@every_folder
def test_english_counts_in_the_forms_of_english(folder: Path) -> None:
    found = {name: list(plural_faults(parts, FALLBACK)) for name, parts in messages(ROOT / folder / "en.ftl").items()}
    assert {name: wrong for name, wrong in found.items() if wrong} == {}


# --- What such a comparison finds


def compared(tmp_path: Path, english: str, dutch: str) -> list[str]:
    for language, text in (("en", english), ("nl", dutch)):
        (tmp_path / f"{language}.ftl").write_text(text, encoding="utf-8")
    return faults(tmp_path / "en.ftl", tmp_path / "nl.ftl")


@pytest.mark.parametrize(
    ("english", "dutch", "fault"),
    [
        ("one = One\ntwo = Two", "one = Een", "two: is missing"),
        ("one = One", "one = Een\ntwo = Twee", "two: says what English does not"),
        ("one = One\n    .more = More", "one = Een", "one.more: is missing"),
        ("one = One { $thing }", "one = Een", "one: has [] where English has ['thing']"),
        ("one = One { $thing }", "one = Een { $ding }", "one: has ['ding'] where English has ['thing']"),
        ("one = One", "one = Een { $thing }", "one: has ['thing'] where English has []"),
        ("one = Wait for it", "one = Wait for it", "one: is still English: 'Wait for it'"),
        (
            "one = { $n ->\n    [one] cow\n   *[other] cows\n}",
            "one = { $n ->\n    [one] koe\n    [few] koe\n   *[other] koeien\n}",
            "one: counts n in ['few', 'one', 'other'], and nl counts in ['one', 'other']",
        ),
        (
            "one = { $who ->\n    [cow] moo\n   *[dog] woof\n}",
            "one = { $who ->\n    [koe] boe\n   *[dog] woef\n}",
            "one: chooses by ['koe'], of which English knows nothing",
        ),
        (
            "one = { $who ->\n    [cow] moo\n   *[dog] woof\n}",
            "one = { $who ->\n    [koe] boe\n   *[dog] woef\n}",
            "one: does not choose by ['cow']",
        ),
    ],
)
def test_a_fault_is_told(tmp_path: Path, english: str, dutch: str, fault: str) -> None:
    assert fault in compared(tmp_path, english, dutch)


@pytest.mark.parametrize(
    ("english", "dutch"),
    [
        ("one = Menu", "one = Menu"),
        ("one = Anna, Bram, Chiara", "one = Anna, Bram, Chiara"),
        ("one = { $n ->\n    [one] cow\n   *[other] cows\n} for { $n }", "one = { $n } stuks vee"),
        ("cow = Cow\none = The { $cow }", "cow = Koe\n    .the = de Koe\none = { $cow-the }"),
        ("one = { $n ->\n    [one] cow\n   *[other] cows\n}", "one = { $n ->\n    [1] koe\n   *[other] koeien\n}"),
    ],
)
def test_what_languages_do_in_their_own_way_is_no_fault(tmp_path: Path, english: str, dutch: str) -> None:
    assert compared(tmp_path, english, dutch) == []


@pytest.mark.parametrize(
    ("text", "reason"), [("one = One\none = Two", "one is there twice"), ("one = { $", "is not Fluent")]
)
def test_what_is_no_catalogue_is_refused_in_words(tmp_path: Path, text: str, reason: str) -> None:
    (tmp_path / "en.ftl").write_text(text)
    with pytest.raises(ValueError, match=reason):
        messages(tmp_path / "en.ftl")


def test_accented_a_catalogue_says_the_same_in_other_letters() -> None:
    said = accented('one = A { $thing ->\n    [one] cow\n   *[other] { $thing } cows\n}{ "  " }. É\n    .more = More\n')
    assert said == accented(said)
    assert "[one] ćöẅ\n" in said
    assert "{ $thing } ćöẅś" in said
    assert '{ "  " }. É' in said
    assert ".more = Ṁöŕë" in said


def test_parts_of_a_message_are_told_apart(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("one = { $a } and { $b ->\n    [one] { $c }\n   *[x] no\n}")
    parts = messages(tmp_path / "en.ftl")["one"]
    assert (parts.said, parts.choices, parts.counts) == ({"a", "c"}, {"b": {"x"}}, [("b", {"one"})])
