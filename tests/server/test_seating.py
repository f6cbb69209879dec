"""Before the game begins: bots at open seats, standing up, and nobody who knows what is dealt."""

import asyncio
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.every_game import GAMES
from tests.server.running import Person, begin, command, error, sit

pytestmark = pytest.mark.both_forms

ME, OPEN = {"kind": "me", "name": "Anna"}, {"kind": "open"}
SEVERAL: dict[str, Any] = {"game": next(game.name for game in GAMES if game.most_seats >= 4)}


def kinds(person: Person) -> list[tuple[str, str]]:
    return [(seat["name"], seat["kind"]) for seat in person.look()["seats"]]


# --- Bots at open seats


def test_a_host_lets_a_bot_take_an_open_seat_and_the_game_begins_with_the_last(http: httpx.Client) -> None:
    anna = begin(http, [ME, OPEN, OPEN], **SEVERAL)
    assert anna.post("bots", seat=2, bot="random").status_code == 204
    assert kinds(anna) == [("Anna", "person"), ("Open seat 2", "open"), ("Bram", "bot")]
    assert anna.look()["status"] == "waiting"
    assert anna.post("bots", seat=1, bot="random").status_code == 204
    assert kinds(anna)[1] == ("Chiara", "bot")
    assert anna.look()["status"] == "playing"


def test_the_same_bot_again_changes_nothing(http: httpx.Client) -> None:
    anna = begin(http, [ME, OPEN, OPEN], **SEVERAL)
    for _ in range(2):
        assert anna.post("bots", seat=2, bot="random").status_code == 204
    assert kinds(anna)[1:] == [("Open seat 2", "open"), ("Bram", "bot")]


def test_nobody_else_seats_bots_and_only_where_nobody_sits(http: httpx.Client) -> None:
    anna = begin(http, [ME, OPEN, OPEN], **SEVERAL)
    bram = sit(http, anna.table, "Bram")
    before = anna.look()["seats"]
    error(bram.post("bots", seat=2, bot="random"), 403, "not_host")
    error(Person(http, anna.table).post("bots", seat=2, bot="random"), 401, "no_token")
    error(anna.post("bots", seat=1, bot="random"), 409, "seat_taken")
    error(anna.post("bots", seat=5, bot="random"), 422, "no_such_seat")
    error(anna.post("bots", seat=2, bot="oracle"), 422, "unknown_name")
    error(anna.post("bots", seat=2, bot="search:86400s"), 422, "slow_bot")
    assert anna.look()["seats"] == before


# --- Standing up


def test_who_stands_up_leaves_the_seat_to_others_and_holds_it_no_more(http: httpx.Client) -> None:
    anna = begin(http, [ME, OPEN, OPEN], **SEVERAL)
    bram = sit(http, anna.table, "Bram")
    bram.post("webhook", url="https://example.org/bram")
    assert bram.post("stand-up", command=command()).status_code == 200
    assert kinds(anna)[1] == ("Open seat 2", "open")
    assert [line["text"] for line in anna.look()["log"]][-1] == "Seat 2 is free again."
    error(bram.post("phrases", command=command(), phrase="hello"), 403, "foreign_token")
    chiara = sit(http, anna.table, "Chiara")
    assert chiara.seat == 1
    answer = http.get(f"/api/tables/{anna.table}/webhooks", headers=chiara.headers)
    assert answer.json() == {"seat": None, "person": None, "table": None}


def test_nobody_says_what_was_said_by_who_sat_there_before(http: httpx.Client) -> None:
    anna = begin(http, [ME, OPEN, OPEN], **SEVERAL)
    bram = sit(http, anna.table, "Bram")
    for person in (anna, bram):
        person.post("phrases", command=command(), phrase="hello")
    bram.post("stand-up", command=command())
    sit(http, anna.table, "Chiara")
    said = [line["text"] for line in anna.look()["log"] if line["kind"] == "said"]
    assert said == ["Anna: “Hello!”"]


def test_the_stream_of_who_has_no_seat_any_more_ends(http: httpx.Client) -> None:
    anna = begin(http, [ME, OPEN, OPEN], **SEVERAL)
    bram = sit(http, anna.table, "Bram")
    with bram.stream() as stream:
        stream.until("you", 1)
        anna.post("stand-up", command=command(), seat=1)
        assert stream.first(lambda told: told["type"] == "error")["error"]["code"] == "foreign_token"
        with pytest.raises(ConnectionClosed):
            stream.next()


def test_a_host_frees_any_seat_and_nobody_else_does(http: httpx.Client) -> None:
    anna = begin(http, [ME, OPEN, OPEN, OPEN], **SEVERAL)
    bram = sit(http, anna.table, "Bram")
    anna.post("bots", seat=2, bot="random")
    error(bram.post("stand-up", command=command(), seat=0), 403, "not_host")
    error(bram.post("stand-up", command=command(), seat=2), 403, "not_host")
    error(anna.post("stand-up", command=command(), seat=7), 422, "no_such_seat")
    again = command()
    freed = [anna.post("stand-up", command=again, seat=2).json() for _ in range(2)]
    assert freed[0] == freed[1]
    assert anna.post("stand-up", command=command(), seat=1).status_code == 200
    assert [kind for _, kind in kinds(anna)] == ["person", "open", "open", "open"]
    seen = anna.look()["version"]
    assert anna.post("stand-up", command=command(), seat=3).json() == {"version": seen}, "it was free already"


def test_nobody_stands_up_once_the_game_has_begun(http: httpx.Client) -> None:
    anna = begin(http, [ME, OPEN], **SEVERAL)
    bram = sit(http, anna.table, "Bram")
    error(bram.post("stand-up", command=command()), 409, "begun")
    error(anna.post("stand-up", command=command(), seat=1), 409, "begun")


def test_who_stays_hosts_the_table_and_one_that_nobody_sits_at_is_offered_to_nobody(http: httpx.Client) -> None:
    anna = begin(http, [ME, OPEN, OPEN], terms={"public": True}, **SEVERAL)
    robot = sit(http, anna.table, "Robot", program=True)
    anna.post("stand-up", command=command())
    assert robot.look()["host"] == 1
    assert anna.table in {info["table"] for info in http.get("/api/lobby").json()}
    robot.post("stand-up", command=command())
    assert Person(http, anna.table).look()["host"] is None
    assert anna.table not in {info["table"] for info in http.get("/api/lobby").json()}
    chiara = sit(http, anna.table, "Chiara")
    assert chiara.look()["host"] == chiara.seat
    assert anna.table in {info["table"] for info in http.get("/api/lobby").json()}


# --- Before everybody sits


def test_who_sits_down_is_told_that_somebody_may_know_what_is_dealt(http: httpx.Client) -> None:
    by_chance = begin(http, [ME, OPEN])
    assert not by_chance.look()["terms"]["known_deal"]
    chosen = begin(http, [ME, OPEN], seed=1)
    assert chosen.look()["terms"]["known_deal"]
    bram = sit(http, chosen.table, "Bram")
    chosen.move("check", 0)
    bram.move("check", 1)
    saved = http.get(f"/api/tables/{bram.table}/record", headers=bram.headers).content
    brought = http.post("/api/records", content=saved).json()["table"]
    assert Person(http, brought).look()["terms"]["known_deal"]
    following = bram.post("rematch").json()["table"]
    assert not Person(http, following).look()["terms"]["known_deal"]


def test_nobody_is_shown_what_they_are_dealt_before_everybody_sits(http: httpx.Client) -> None:
    anna = begin(http, [ME, OPEN])
    stranger = Person(http, anna.table)
    with anna.stream(zones=True) as stream:
        waiting = stream.until("status", "waiting")
        assert waiting["you"] == 0
        for key in ("view", "zones", "log"):
            assert waiting[key] == {**stranger.look(zones=True), "log": stranger.look()["log"]}[key]
        page = http.get(f"/api/tables/{anna.table}/text", headers=anna.headers).text
        assert "Anna is dealt a card." in page
        assert anna.look(at=0)["view"] == stranger.look(at=0)["view"]
        sit(http, anna.table, "Bram")
        begun = stream.until("status", "playing")
        assert begun["view"] == anna.look()["view"] != stranger.look()["view"]
        assert begun["log"] == anna.look()["log"] != stranger.look()["log"]


def test_a_seat_is_taken_and_left_at_once_by_many_and_stays_one_persons(http: httpx.Client) -> None:
    anna = begin(http, [ME, OPEN, OPEN], **SEVERAL)

    async def come_and_go(name: str) -> None:
        async with httpx.AsyncClient(base_url=http.base_url, timeout=30) as own:
            for _ in range(5):
                answer = await own.post(f"/api/tables/{anna.table}/seats", json={"name": name, "seat": 1})
                if answer.status_code == 200:
                    headers = {"Authorization": f"Bearer {answer.json()['token']}"}
                    path = f"/api/tables/{anna.table}/stand-up"
                    left = await own.post(path, json={"command": command()}, headers=headers)
                    assert left.status_code == 200
                else:
                    assert answer.json()["error"]["code"] == "seat_taken"

    async def all_of_them() -> None:
        await asyncio.gather(*(come_and_go(name) for name in ("Bram", "Chiara", "Dirk")))

    asyncio.run(all_of_them())
    assert [kind for _, kind in kinds(anna)] == ["person", "open", "open"]
    lines = [line for line in anna.look()["log"] if line["kind"] == "left"]
    assert len(lines) == anna.look()["version"]
