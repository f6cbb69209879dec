"""Bad input gets one clear sentence on stderr, exit code 2, and changes nothing."""

from pathlib import Path

import pytest

from innkeeper.cli import serving
from innkeeper.server import Settings
from tests.cli.conftest import KUHN, Run


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("play poker", "no game is called 'poker': "),
        ("simulate poker", "no game is called 'poker': "),
        (f"simulate {KUHN} --seats 5", "Kuhn poker is for 2 to 2 seats, not 5."),
        (f"simulate {KUHN} --option deals=ten", "no choice of option 'deals' is called 'ten': there is one, three."),
        (f"simulate {KUHN} --option deal=one", "no option is called 'deal': did you mean 'deals'?"),
        (f"simulate {KUHN} --option deals", "--option takes name=choice, such as length=long, not 'deals'."),
        (f"simulate {KUHN} --option deals=one --option deals=three", "--option deals is given twice: one and three."),
        (f"simulate {KUHN} --games 0", "a simulation is at least one game, not 0."),
        (f"simulate {KUHN} --workers 0", "--workers is at least 1, not 0."),
        (f"simulate {KUHN} --bots hose", "no bot is called 'hose': did you mean 'house'?"),
        (f"simulate {KUHN} --bots house,", "--bots takes names with commas between"),
        (f"simulate {KUHN} --bots house,house,house --seats 2", "there are 3 bots for 2 seats: name at most 2."),
        (f"simulate {KUHN} --bots search:now", "the search's budget is a time or iterations"),
        (f"arena {KUHN} --bots house,house", "an arena is between different bots; house, house names one twice."),
        (f"arena {KUHN} --games 0", "an arena is at least one game, not 0."),
        (f"play {KUHN} --seat 2", "--seat is from 0 to 1, not 2."),
        (f"play {KUHN} --bots nobody", "no bot is called 'nobody'"),
        (
            "serve --address inn.example",
            "people cannot find the server at 'inn.example': write --address like https://",
        ),
        ("serve --address ftp://inn.example", "people cannot find the server at 'ftp://inn.example': write --address"),
        ("serve --address https://inn.example/?a", "people cannot find the server at 'https://inn.example/?a': write"),
        ("serve --address https://inn:no", "people cannot find the server at 'https://inn:no': write --address like"),
        ("replay missing.json", "the record missing.json cannot be read: No such file or directory."),
    ],
)
def test_one_sentence_and_exit_2(run: Run, arguments: str, sentence: str) -> None:
    said = run(*arguments.split())
    assert said.code == 2
    assert said.out == ""
    assert said.err.startswith(f"innkeeper: {sentence}")
    assert said.err.count("\n") == 1


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "this is no record: not JSON"),
        ("[]", "this is no record: a record is an object"),
        ('{"format": "innkeeper-record-1"}', "this record is damaged: 'game' is not a text."),
    ],
)
def test_a_file_that_is_no_record_is_named(run: Run, tmp_path: Path, text: str, sentence: str) -> None:
    file = tmp_path / "game.json"
    file.write_text(text)
    said = run("replay", file)
    assert said.code == 2
    assert said.err.startswith(f"innkeeper: {file}: {sentence}")


def test_a_record_that_is_not_text_is_refused(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(b"\xff\xfe\x00")
    assert run("replay", file).err == f"innkeeper: the record {file} cannot be read: it is not text.\n"


def test_a_record_that_cannot_be_written_says_so(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "nowhere" / "game.json"
    said = run("play", KUHN, "--bots", "random", "--record", file, typed="quit\n")
    assert said.code == 2
    assert said.err == f"innkeeper: the record {file} cannot be written: No such file or directory.\n"


@pytest.mark.parametrize("arguments", ["simulate", f"simulate {KUHN} --games many", "dance", "serve --port 99999"])
def test_a_malformed_command_line_is_exit_2(run: Run, arguments: str) -> None:
    said = run(*arguments.split())
    assert said.code == 2
    assert "Error" in said.err


def test_where_people_find_the_server_is_for_the_links_in_notices(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[Settings] = []
    monkeypatch.setattr(serving, "run", lambda _host, _port, settings, **_: served.append(settings))
    assert run("serve", "--no-open", "--address", "https://inn.example:8443/games/").code == 0
    assert [settings.address for settings in served] == ["https://inn.example:8443/games"]
