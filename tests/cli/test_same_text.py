"""The terminal and the text view of the server say the same, line by line, through whole games."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from innkeeper.engine.game import AnyGame
from tests.cli.conftest import KUHN, Run
from tests.every_game import GAMES, name_of
from tests.server.running import Person, running, settings_for, two_people

SEED = 4
BOTH = [game for game in GAMES if game.fewest_seats <= 2 <= game.most_seats]


@pytest.fixture(scope="module")
def http(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    with (
        running(settings_for(tmp_path_factory.mktemp("data"))) as address,
        httpx.Client(base_url=address, timeout=30) as http,
    ):
        yield http


def text(person: Person, **query: Any) -> list[str]:
    """The sections that a seat reads."""
    answer = person.http.get(f"/api/tables/{person.table}/text", headers=person.headers, params=query)
    assert answer.status_code == 200, answer.text
    return answer.text.strip("\n").split("\n\n")


def place(game: AnyGame) -> str:
    return KUHN if game.name in KUHN else game.name


@pytest.mark.parametrize("game", BOTH, ids=name_of)
def test_a_whole_game_reads_the_same(run: Run, http: httpx.Client, tmp_path: Path, game: AnyGame) -> None:
    """Somebody at the terminal takes always the first choice against a bot; then two people repeat it at a table."""
    record = tmp_path / "record.json"
    typed = "why\n" + "1\n" * 500
    said = run(
        "play", place(game), "--seats", 2, "--bots", "random", "--seed", SEED, "--record", record, typed=typed
    ).out
    people = two_people(http, game=game.name, seed=SEED)
    title, *_ = text(people[0])
    assert title.splitlines()[1] in said
    asked = False
    for version, (seat, move) in enumerate(json.loads(record.read_text())["moves"]):
        if seat == 0:
            _, *sections = text(people[0], since=version)
            for section in sections:
                choices, _, reasons = section.partition("Not allowed now:\n")
                assert choices in said
                assert asked or reasons in said
            asked = True
        assert people[seat].move(move, version).status_code == 200
        _, happened, *_ = text(people[0], since=version)
        assert happened.partition("\n")[2] in said
    assert asked
    assert text(people[0])[-1] in said


@pytest.mark.parametrize("game", BOTH, ids=name_of)
def test_a_move_part_by_part_reads_the_same(run: Run, http: httpx.Client, tmp_path: Path, game: AnyGame) -> None:
    people = two_people(http, game=game.name, seed=SEED)
    (seat, *_) = people[0].look()["acting"]
    choices = people[seat].look()["choices"]["choices"]
    begin = ["play", place(game), "--seats", 2, "--seat", seat, "--seed", SEED, "--record", tmp_path / "record.json"]
    for part in [choice["part"] for choice in choices if choice["next"] is not None][:1]:
        said = run(*begin, typed=f"{part}\nwhy\nquit\n").out
        asked, _, reasons = text(people[seat], draft=part)[-1].partition("Not allowed now:\n")
        assert asked.startswith(f"So far: {part}\n")
        assert asked in said
        assert reasons in said
