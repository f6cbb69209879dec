"""Another version of the program on the same database: what was begun before is played on, or closed and kept."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest
from sqlalchemy import create_engine, text

from innkeeper.catalogue import game_named
from innkeeper.server.app import open_storage
from innkeeper.server.migrations import form_of, newest_form
from innkeeper.server.migrations.upgrade import upgrade
from innkeeper.server.settings import CannotServe
from innkeeper.server.storage import Storage, Stored
from innkeeper.server.tokens import hash_token
from tests.server.homes import Home
from tests.server.running import KUHN, Person, begin, command, error, running, sit, two_people

GAME = game_named("kuhn_poker", [KUHN])
OLD_TABLE = (
    "INSERT INTO tables (id, game, rules_version, components, options, seed, status, bot_due, created)"
    " VALUES ('old', 'kuhn_poker', 1, :components, '{\"deals\": \"three\"}', 1, 'playing', false, 0)"
)
OLD_SEAT = (
    "INSERT INTO seats (table_id, number, kind, name, colour, token_hash)"
    " VALUES ('old', :number, 'person', :name, :colour, :token)"
)
OLD_FACT = (
    "INSERT INTO facts (table_id, number, kind, seat, text, command, at)"
    " VALUES ('old', :number, :kind, 0, :text, :command, 0)"
)


def write_a_table_of_the_first_form(home: Home) -> None:
    """As the first release wrote it: Anna has bet, has taken that back, and has bet again."""
    storage = Storage(home.database)
    upgrade(storage.engine, "0001")
    with storage.engine.begin() as connection:
        connection.execute(text(OLD_TABLE), {"components": GAME.components_digest})
        for number, name, colour in ((0, "Anna", "coral"), (1, "Bram", "teal")):
            seat = {"number": number, "name": name, "colour": colour, "token": hash_token(name)}
            connection.execute(text(OLD_SEAT), seat)
        for number, (kind, move) in enumerate([("move", "bet"), ("undo", ""), ("move", "bet")], start=1):
            fact = {"number": number, "kind": kind, "text": move, "command": f"command-{number}"}
            connection.execute(text(OLD_FACT), fact)
    storage.close()


def test_a_database_of_the_first_form_is_upgraded_and_its_tables_are_played_on(home: Home) -> None:
    write_a_table_of_the_first_form(home)
    with running(home.settings()) as address, httpx.Client(base_url=address, timeout=30) as http:
        anna, bram = Person(http, "old", "Anna", 0), Person(http, "old", "Bram", 1)
        assert [line["kind"] for line in bram.look()["log"] if line["version"]] == ["undo", "bet"]
        assert anna.move("bet", 2, "command-3").json() == {"version": 3}
        assert bram.move("call", 3).json() == {"version": 4}
    storage = Storage(home.database)
    assert form_of(storage.engine) == newest_form()
    storage.close()


def test_servers_that_start_at_once_upgrade_once(home: Home) -> None:
    if not home.url:  # on SQLite there is one server
        return
    with ThreadPoolExecutor(4) as starters:
        for storage in starters.map(lambda _: open_storage(home.settings()), range(4)):
            assert form_of(storage.engine) == newest_form()
            storage.close()


def test_a_database_of_a_newer_form_is_refused_in_words(home: Home) -> None:
    storage = open_storage(home.settings())
    with storage.engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    storage.close()
    with pytest.raises(CannotServe, match=r"written by a newer innkeeper .*: update innkeeper"):
        open_storage(home.settings())
    engine = create_engine(home.database)
    assert form_of(engine) == "9999"
    engine.dispose()


def kept(home: Home, table: str) -> Stored | None:
    """All that is kept of a table."""
    storage = Storage(home.database)
    found = asyncio.run(storage.load(table))
    storage.close()
    return found


@pytest.mark.parametrize(
    ("changed", "value", "code"),
    [("rules_version", 2, "other_rules"), ("components_digest", "0" * 64, "other_components")],
)
def test_a_running_table_of_other_rules_is_closed_and_never_changed(
    home: Home, monkeypatch: pytest.MonkeyPatch, changed: str, value: Any, code: str
) -> None:
    with running(home.settings()) as address, httpx.Client(base_url=address, timeout=30) as http:
        anna, _ = two_people(http)
        anna.move("bet", 0)
    with running(home.settings(pace=3600.0)) as address, httpx.Client(base_url=address, timeout=30) as http:
        waiting = begin(http, [{"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "random"}])
        waiting.move("bet", 0)
    tables = [anna.table, waiting.table]
    before = [kept(home, table) for table in tables]
    monkeypatch.setattr(game_named("kuhn_poker", [KUHN]), changed, value)
    with running(home.settings(round_seconds=0.01)) as address, httpx.Client(base_url=address, timeout=30) as http:
        for person in (Person(http, each.table, each.token) for each in (anna, waiting)):
            said = error(person.move("bet", 1), 409, code)
            assert "It is closed, and kept as it is." in said["message"]
            error(person.undo(1), 409, code)
            error(http.post(f"/api/tables/{person.table}/seats", json={"name": "Dirk"}), 409, code)
            error(http.get(f"/api/tables/{person.table}"), 409, code)
            with person.stream() as stream:
                assert stream.next()["error"]["code"] == code
        other = begin(http, [{"kind": "me", "name": "Anna"}, {"kind": "open"}])
        assert sit(http, other.table, "Bram").move("bet", 0, command()).status_code == 422
    assert [kept(home, table) for table in tables] == before


def closed(anna: Person, code: str = "other_rules") -> dict[str, Any]:
    """What is told of a table that is closed."""
    answer = anna.http.get(f"/api/tables/{anna.table}", headers=anna.headers)
    told: dict[str, Any] = error(answer, 409, code)["closed"]
    return told


def test_a_closed_table_tells_who_sat_there_and_to_each_their_own_moves(
    home: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(home.settings()) as address, httpx.Client(base_url=address, timeout=30) as http:
        anna, bram = two_people(http, options={"deals": "three"})
        anna.move("bet", 0)
        anna.undo(1)
        anna.move("check", 2)
        bram.move("bet", 3)
    monkeypatch.setattr(GAME, "rules_version", 2)
    with running(home.settings()) as address, httpx.Client(base_url=address, timeout=30) as http:
        anna, bram = Person(http, anna.table, anna.token), Person(http, bram.table, bram.token)
        told = closed(anna)
        assert [seat["name"] for seat in told["seats"]] == ["Anna", "Bram"]
        assert (told["title"], told["options"], told["you"]) == ("Kuhn poker", {"deals": "three"}, 0)
        assert (told["moves"], told["record"]) == ([[0, "check"]], False)
        assert closed(bram)["moves"] == [[1, "bet"]]
        spectator = Person(http, anna.table)
        assert (closed(spectator)["moves"], closed(spectator)["you"]) == ([], None)
        with bram.stream() as stream:
            assert stream.next()["error"]["closed"] == closed(bram)
        for person in (anna, spectator):
            answer = http.get(f"/api/tables/{anna.table}/record", headers=person.headers)
            error(answer, 409, "other_rules")


@pytest.mark.parametrize("reveal", [True, False])
def test_the_record_of_a_closed_table_is_had_and_is_replayed_by_the_program_it_belongs_to(
    home: Home, monkeypatch: pytest.MonkeyPatch, reveal: bool
) -> None:
    with running(home.settings()) as address, httpx.Client(base_url=address, timeout=30) as http:
        anna, bram = two_people(http, terms={"reveal": reveal})
        anna.move("check", 0)
        bram.move("check", 1)
        before = http.get(f"/api/tables/{anna.table}/record", headers=anna.headers)
    with monkeypatch.context() as upgraded:
        upgraded.setattr(GAME, "rules_version", 2)
        with running(home.settings()) as address, httpx.Client(base_url=address, timeout=30) as http:
            told = closed(Person(http, anna.table, anna.token))
            assert (told["moves"], told["record"]) == ([[0, "check"], [1, "check"]], True)
            after = http.get(f"/api/tables/{anna.table}/record", headers=anna.headers)
            assert (after.text, after.headers["content-disposition"]) == (
                before.text,
                before.headers["content-disposition"],
            )
            watched = http.get(f"/api/tables/{anna.table}/record")
            assert (watched.status_code, closed(Person(http, anna.table))["record"]) == (200 if reveal else 403, reveal)
            error(
                http.get(f"/api/tables/{anna.table}/record", headers={"Authorization": "Bearer x"}),
                403,
                "foreign_token",
            )
            error(http.post("/api/records", content=after.text), 422, "bad_record")
    with running(home.settings()) as address, httpx.Client(base_url=address, timeout=30) as http:
        assert http.post("/api/records", content=after.text).status_code == 201


def test_lists_say_that_a_table_is_closed_and_never_that_it_is_somebodys_turn(
    home: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(home.settings()) as address, httpx.Client(base_url=address, timeout=30) as http:
        who = http.post("/api/people").json()["person"]
        me = {"Authorization": f"Bearer {who}"}
        two_people(http, person=who)
        begin(http, [{"kind": "me", "name": "Anna"}, {"kind": "open"}], terms={"public": True})
        assert http.get("/api/me/tables", headers=me).json()[0]["your_turn"]
        assert len(http.get("/api/lobby").json()) == 1
    monkeypatch.setattr(GAME, "rules_version", 2)
    with running(home.settings()) as address, httpx.Client(base_url=address, timeout=30) as http:
        (listed,) = http.get("/api/me/tables", headers=me, params={"lang": "nl"}).json()
        assert (listed["status"], listed["your_turn"], listed["acting"]) == ("closed", False, [])
        assert listed["closed"].startswith("Deze tafel begon met regelversie 1")
        assert http.get("/api/lobby").json() == []


def test_a_table_of_a_game_that_is_gone_is_closed_too(home: Home) -> None:
    with running(home.settings()) as address, httpx.Client(base_url=address, timeout=30) as http:
        anna, _ = two_people(http)
        anna.move("bet", 0)
    with (
        running(home.settings(further_games=())) as address,
        httpx.Client(base_url=address, timeout=30) as http,
    ):
        told = closed(Person(http, anna.table, anna.token), "unknown_game")
        assert (told["title"], told["moves"]) == ("kuhn_poker", [[0, "bet"]])
