"""Lines and messages in words."""

from pathlib import Path

import pytest

from innkeeper.engine.events import Line
from innkeeper.words import MissingWords, Words, spoken, words_of

pytestmark = pytest.mark.both_forms

ENGLISH = """
guest-novice = the Novice
event-bribe = { $player } bribes { $guest }.
    .section = Evening { $round }
event-gain = { $player } gains { $money ->
    [one] one franc
   *[other] { $money } francs
}.
only-english = Good evening
"""
DUTCH = """
guest-novice = de Novice
event-bribe = { $player } koopt { $guest } om.
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "en.ftl").write_text(ENGLISH)
    (tmp_path / "nl.ftl").write_text(DUTCH)
    return tmp_path


def test_facts_are_other_messages_names_and_numbers(folder: Path) -> None:
    words = Words("en", [folder])
    line = Line("event-bribe", {"player": "seat:1", "guest": "@guest-novice", "round": 5})
    assert words.line(line, ["Anna", "Bram"]) == "Bram bribes the Novice."
    gains = [words.text("event-gain", {"player": "seat:0", "money": money}, ["Anna"]) for money in (1, 2)]
    assert gains == ["Anna gains one franc.", "Anna gains 2 francs."]


def test_numbers_are_written_as_the_language_does_and_take_its_options(folder: Path) -> None:
    for language, written in (("en", "1,234"), ("nl", "1.234")):
        (folder / f"{language}.ftl").write_text("sum = { $sum }, { NUMBER($sum, minimumIntegerDigits: 5) }\n")
        words = Words(language, [folder])
        assert words.text("sum", {"sum": 1234}) == f"{written}, 0{written}"
        assert words.text("sum", {"sum": -7}).startswith("-7, ")
        assert words.text("sum", {"sum": 7}) == f"7, 00{written[1]}007"


def test_a_name_is_never_taken_for_a_fact(folder: Path) -> None:
    names = ["@guest-novice", "seat:0", "{ $guest }"]
    said = [
        Words("en", [folder]).text("event-bribe", {"player": f"seat:{seat}", "guest": "x"}, names) for seat in range(3)
    ]
    assert said == ["@guest-novice bribes x.", "seat:0 bribes x.", "{ $guest } bribes x."]


def test_a_language_says_what_it_can_and_the_rest_in_english(folder: Path) -> None:
    words = Words("nl", [folder])
    line = Line("event-bribe", {"player": "seat:0", "guest": "@guest-novice"})
    assert words.line(line, ["Anna"]) == "Anna koopt de Novice om."
    assert words.text("only-english") == "Good evening"


def test_a_language_is_spoken_where_there_is_a_catalogue_of_it(folder: Path) -> None:
    assert [spoken(language, folder) for language in ("nl", "nl-BE", "NL", "fr", "", "../en")] == [
        "nl",
        "nl",
        "nl",
        "en",
        "en",
        "en",
    ]
    assert words_of("nl", folder) is words_of("nl", folder)


def test_a_later_folder_takes_precedence(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    other = tmp_path_factory.mktemp("other")
    (other / "en.ftl").write_text("only-english = Hello")
    assert Words("en", [folder, other]).text("only-english") == "Hello"


def test_a_missing_message_is_a_warning_and_never_a_crash(folder: Path) -> None:
    with pytest.warns(MissingWords, match="event-sing"):
        assert Words("en", [folder]).text("event-sing") == "event-sing"


def test_a_missing_fact_is_a_warning_and_never_a_crash(folder: Path) -> None:
    with pytest.warns(MissingWords, match="guest"):
        assert "Anna bribes" in Words("en", [folder]).text("event-bribe", {"player": "seat:0"}, ["Anna"])


def test_a_fact_that_is_longer_than_any_sentence_is_a_warning_and_never_a_crash(folder: Path) -> None:
    with pytest.warns(MissingWords, match="Too many characters"):
        assert Words("en", [folder]).quote("event-bribe", {"player": "x" * 10_000, "guest": "y"}) == "{???}"


def test_a_message_may_say_that_it_begins_a_section(folder: Path) -> None:
    words = Words("en", [folder])
    facts: dict[str, int | str] = {"player": "seat:0", "guest": "x", "round": 5}
    assert words.attribute("event-bribe", "section", facts) == "Evening 5"
    assert words.attribute("event-gain", "section", facts) is None


def test_what_a_message_says_of_itself_comes_along_into_others(tmp_path: Path) -> None:
    (tmp_path / "nl.ftl").write_text(
        "park = Park\n    .the = het Park\ncrypt = Crypte\n    .the = de Crypte\n"
        "build = { $player } bouwt { $annex-the }. { $annex }!\n"
    )
    words = Words("nl", [tmp_path])
    built = [words.text("build", {"player": "seat:0", "annex": annex}, ["Anna"]) for annex in ("@park", "@crypt")]
    assert built == ["Anna bouwt het Park. Park!", "Anna bouwt de Crypte. Crypte!"]
    (tmp_path / "en.ftl").write_text("built = Built: { $all }")
    assert Words("nl", [tmp_path]).text("built", {"all": "@park @crypt"}) == "Built: Park, Crypte"
