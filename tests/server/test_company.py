"""What people do around a game: find their tables, leave a seat to a bot and come back, talk, ask, look back."""

import json
from typing import Any, cast

import httpx
import pytest

from innkeeper.engine.game import AnyGame
from innkeeper.engine.seats import Seat
from innkeeper.server import storage, tables
from innkeeper.server.company import MOST_A_MINUTE, PHRASES
from innkeeper.server.course import Course
from innkeeper.server.storage import Fact, now
from tests.engine.test_match import BothBidAfterAnna
from tests.server.homes import Home
from tests.server.running import Person, begin, command, error, running, sit, two_people

pytestmark = pytest.mark.both_forms

People = tuple[Person, Person]
ME, OPEN, RANDOM = {"kind": "me", "name": "Anna"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}
THREE = {"deals": "three"}


def new_person(http: httpx.Client) -> str:
    answer = http.post("/api/people")
    assert answer.status_code == 201
    token: str = answer.json()["person"]
    return token


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def seat_of(seen: dict[str, Any], seat: int) -> dict[str, Any]:
    found: dict[str, Any] = seen["seats"][seat]
    return found


# --- Finding tables


def test_public_tables_that_wait_are_in_the_lobby_and_no_others(http: httpx.Client) -> None:
    public = begin(http, [ME, OPEN], terms={"public": True})
    private = begin(http, [ME, OPEN])
    listed = {info["table"]: info for info in http.get("/api/lobby").json()}
    assert private.table not in listed
    seats = listed[public.table]["seats"]
    assert [(seat["name"], seat["kind"]) for seat in seats] == [("Anna", "person"), ("", "open")]
    sit(http, public.table, "Bram")
    assert public.table not in {info["table"] for info in http.get("/api/lobby").json()}


def test_a_public_table_that_nobody_has_come_to_for_a_week_is_offered_no_longer(
    http: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = begin(http, [ME, OPEN], terms={"public": True}).table
    today, days = now(), 24 * 3600 * 1000
    for passed, offered in ((6 * days, True), (8 * days, False)):
        with monkeypatch.context() as later:
            later.setattr(storage, "now", lambda at=today + passed: at)
            assert (table in {info["table"] for info in http.get("/api/lobby").json()}) is offered


def test_nobody_knows_the_deal_of_a_table_for_strangers(http: httpx.Client) -> None:
    wish = {"game": "kuhn_poker", "seats": [ME, OPEN], "seed": 1, "terms": {"public": True}}
    error(http.post("/api/tables", json=wish), 422, "seed_known")
    assert http.post("/api/tables", json={**wish, "terms": {}}).status_code == 201
    assert http.post("/api/tables", json={**wish, "seats": [ME, RANDOM]}).status_code == 201


def test_my_tables_are_found_by_the_person_with_those_where_it_is_my_turn_first(http: httpx.Client) -> None:
    person = new_person(http)
    mine = begin(http, [ME, OPEN], person=person)
    sit(http, mine.table, "Bram")
    theirs = begin(http, [ME, OPEN])
    sit(http, theirs.table, "Chiara", person=person)
    begin(http, [ME, OPEN])
    found = http.get("/api/me/tables", headers=bearer(person)).json()
    assert [(info["table"], info["you"], info["your_turn"]) for info in found] == [
        (mine.table, [0], True),
        (theirs.table, [1], False),
    ]
    error(http.get("/api/me/tables"), 401, "no_person")
    assert http.get("/api/me/tables", headers=bearer(new_person(http))).json() == []


def test_tables_where_it_is_my_turn_are_listed_however_long_ago_that_came(
    http: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "LONGEST_LIST", 3)
    person = new_person(http)
    mine, left = (begin(http, [ME, OPEN], person=person) for _ in range(2))
    for table in (mine, left):
        sit(http, table.table, "Bram")
    with left.stream() as stream:
        left.post("away", command=command())
        stream.until("acting", [1])  # the bot has moved: nothing changes there after what follows
    for _ in range(3):
        theirs = begin(http, [ME, OPEN])
        sit(http, theirs.table, "Chiara", person=person)
    found = http.get("/api/me/tables", headers=bearer(person)).json()
    assert [info["table"] for info in found[:2]] == [mine.table, theirs.table]
    assert [info["your_turn"] for info in found] == [True, False, False]


def test_a_person_carried_to_another_device_plays_on(http: httpx.Client) -> None:
    person = new_person(http)
    anna = begin(http, [ME, OPEN], person=person)
    sit(http, anna.table, "Bram")
    elsewhere = Person(http, anna.table, person)
    assert elsewhere.look()["you"] == 0
    assert elsewhere.move("bet", 0).json() == {"version": 1}
    with elsewhere.stream() as stream:
        assert stream.next()["you"] == 0


def test_a_person_with_two_seats_says_which(http: httpx.Client) -> None:
    person = new_person(http)
    table = begin(http, [ME, OPEN], person=person).table
    sit(http, table, "Bram", person=person)
    both = Person(http, table, person)
    assert [both.look(seat=seat)["you"] for seat in (0, 1)] == [0, 1]
    answer = http.get(f"/api/tables/{table}", params={"seat": 2}, headers=bearer(person))
    error(answer, 403, "foreign_token")


# --- Leaving a seat to a bot


def test_a_seat_is_left_to_a_bot_and_taken_back(people: People) -> None:
    anna, bram = people
    with bram.stream() as stream:
        assert anna.post("away", command=command()).status_code == 200
        seen = stream.until("acting", [1])
        assert (seat_of(seen, 0)["kind"], seat_of(seen, 0)["stand_in"]) == ("person", "house")
    assert "Anna lets a bot play on." in [line["text"] for line in bram.look()["log"]]
    error(anna.move("bet"), 409, "stood_in")
    back = command()
    versions = {anna.post("back", command=back).json()["version"] for _ in range(2)}
    assert len(versions) == 1
    assert seat_of(bram.look(), 0)["stand_in"] is None
    assert bram.look()["log"][-1]["text"] == "Anna is back."
    error(anna.post("back", command=command()), 409, "not_handed")


def test_only_the_host_lets_bots_stand_in_after_a_time(people: People) -> None:
    anna, bram = people
    error(bram.post("stand-in", seconds=60), 403, "not_host")
    assert anna.post("stand-in", seconds=60).status_code == 204
    assert bram.look()["terms"]["stand_in"] == 60


def test_who_sits_down_first_hosts_a_table_that_nobody_begins_for_themselves(http: httpx.Client) -> None:
    table = begin(http, [OPEN, OPEN]).table
    bram = sit(http, table, "Bram", seat=1)
    assert (bram.look()["host"], bram.look()["host_away"]) == (1, False)
    anna = sit(http, table, "Anna")
    assert anna.look()["host"] == 1
    error(anna.post("stand-in", seconds=60), 403, "not_host")
    assert bram.post("stand-in", seconds=60).status_code == 204


def test_a_bot_stands_in_for_who_is_away_and_not_for_who_looks(home: Home) -> None:
    settings = home.settings(grace=0.0, round_seconds=0.05)
    with running(settings) as address, httpx.Client(base_url=address, timeout=30) as http:
        anna, bram = two_people(http, options=THREE, terms={"stand_in": 10})
        with bram.stream() as stream:
            seen = stream.until("acting", [1])
        assert seat_of(seen, 0)["stand_in"] == "house"
        assert "Anna is away: a bot plays on." in [line["text"] for line in bram.look()["log"]]
        assert anna.look()["status"] == "playing"


def test_a_person_with_several_seats_says_which_and_keeps_each_in_the_next_game(http: httpx.Client) -> None:
    person = new_person(http)
    anna = begin(http, [ME, OPEN], person=person)
    bram = sit(http, anna.table, "Bram", person=person)
    path, mine = f"/api/tables/{anna.table}", bearer(person)
    assert http.get(f"{path}/me", headers=mine).json() == {"seats": [0, 1]}
    assert http.get(f"{path}/me", headers=bram.headers).json() == {"seats": [1]}
    assert http.get(f"{path}/me", headers=bearer(new_person(http))).json() == {"seats": []}
    assert http.get(f"{path}/me").json() == {"seats": []}
    bram.post("away", command=command())
    assert http.get("/api/me/tables", headers=mine).json()[0]["seats"][1]["stand_in"] == "house"
    bram.post("back", command=command())
    anna.move("check", 0)
    bram.move("check")
    for seat, then in ((0, 1), (1, 0)):
        held = http.post(f"{path}/rematch", params={"seat": seat}, headers=mine).json()
        assert held["seat"] == then


def test_a_bot_goes_on_in_the_next_game_for_who_has_left_and_is_not_there(http: httpx.Client) -> None:
    anna, bram = two_people(http)
    bram.post("away", command=command())
    anna.move("bet", 1)  # whatever the bot answers, that ends it
    with anna.stream() as stream:
        stream.until("status", "over")
    following = anna.post("rematch").json()["table"]
    seats = {seat["name"]: seat for seat in Person(http, following).look()["seats"]}
    assert (seats["Anna"]["stand_in"], seats["Bram"]["stand_in"]) == (None, "house")
    again = Person(http, following, bram.token)
    again.post("back", command=command())
    assert {seat["stand_in"] for seat in again.look()["seats"]} == {None}


def test_who_is_renewed_keeps_every_table_and_no_token_from_before_opens_one(http: httpx.Client) -> None:
    before, fresh = new_person(http), new_person(http)
    anna = begin(http, [ME, OPEN], person=before)
    sit(http, anna.table, "Bram")
    mine, path = bearer(before), f"/api/tables/{anna.table}"
    with Person(http, anna.table, before).stream() as stream:
        stream.until("you", 0)
        for _ in range(2):  # asked again, as its answer may have been lost, it is the same
            assert http.post("/api/me/renew", json={"person": fresh}, headers=mine).status_code == 204
        assert stream.first(lambda told: told["type"] == "error")["error"]["code"] == "foreign_token"
    assert http.get("/api/me/tables", headers=mine).json() == []
    assert http.get(path, headers=mine).status_code == 403
    assert http.get(f"{path}/me", headers=bearer(fresh)).json() == {"seats": [0]}
    assert Person(http, anna.table, fresh).move("check", 0).status_code == 200
    error(http.get(path, headers=anna.headers), 403, "foreign_token")


def test_a_clock_that_runs_out_hands_the_seat_to_a_bot_visibly(home: Home) -> None:
    settings = home.settings(grace=0.0, round_seconds=0.05)
    with running(settings) as address, httpx.Client(base_url=address, timeout=30) as http:
        anna = begin(http, [ME, OPEN], options=THREE, terms={"clock": {"move": 3, "reserve": 0}})
        with Person(http, anna.table).stream() as stream:
            stream.until("status", "waiting")
            bram = sit(http, anna.table, "Bram")
            begun = stream.until("status", "playing")
            seen = stream.until("acting", [1])
        assert seat_of(begun, 0)["runs_out"] is not None
        assert seat_of(begun, 1)["runs_out"] is None
        assert seat_of(seen, 0)["stand_in"] == "house"
        assert "The clock of Anna has run out: a bot plays on." in [line["text"] for line in bram.look()["log"]]


def test_every_seat_that_is_asked_has_its_own_clock(http: httpx.Client) -> None:
    anna, bram = two_people(http, game="sealed", terms={"clock": {"move": 60, "reserve": 600}})
    seen = anna.look()
    assert all(seat_of(seen, seat)["runs_out"] is not None for seat in (0, 1))
    anna.move("low 1", 0)
    after = bram.look()
    assert seat_of(after, 0)["runs_out"] is None
    assert seat_of(after, 1)["runs_out"] == seat_of(seen, 1)["runs_out"]


# --- Talking, and asking to take back


def test_a_phrase_is_said_once_and_makes_nobody_stale(people: People) -> None:
    anna, bram = people
    phrases = {phrase["name"]: phrase["text"] for phrase in anna.http.get("/api/phrases").json()}
    assert list(phrases) == list(PHRASES)
    used = command()
    for _ in range(2):
        assert bram.post("phrases", command=used, phrase="have_fun").json() == {"version": 1}
    assert bram.look()["log"][-1]["text"] == "Bram: “Have fun!”"
    assert anna.move("bet", 0).json() == {"version": 2}
    assert "hello" in error(bram.post("phrases", command=command(), phrase="rude"), 422, "no_phrase")["message"]
    error(Person(anna.http, anna.table).post("phrases", command=command(), phrase="hello"), 401, "no_token")


def test_what_others_have_answered_is_taken_back_if_they_agree(people: People) -> None:
    anna, bram = people
    anna.move("check", 0)
    bram.move("bet", 1)
    error(anna.undo(2), 422, "no_undo")
    assert anna.look()["ask_undo"]
    asked = anna.post("undo/ask", command=command()).json()["version"]
    assert bram.look()["undo_asked"] == {"seat": 0, "agreed": []}
    error(anna.post("undo/answer", command=command(), agree=True), 409, "no_wish")
    assert bram.post("undo/answer", command=command(), agree=True).json() == {"version": asked + 1}
    seen = anna.look()
    assert (seen["acting"], seen["undo_asked"], seen["version"]) == ([0], None, asked + 2)
    assert [choice["part"] for choice in seen["choices"]["choices"] if not choice["refused"]] == ["check", "bet"]
    assert not {"check", "bet"} & {line["kind"] for line in seen["log"]}


def test_who_leaves_their_seat_to_a_bot_lets_one_take_back(people: People) -> None:
    anna, bram = people
    anna.move("check", 0)
    bram.move("bet", 1)
    anna.post("undo/ask", command=command())
    bram.post("away", command=command())
    seen = anna.look()
    assert (seen["acting"], seen["undo_asked"]) == ([0], None)
    assert not {"check", "bet"} & {line["kind"] for line in seen["log"]}


def test_nothing_is_taken_back_if_they_would_rather_not(people: People) -> None:
    anna, bram = people
    anna.move("check", 0)
    bram.move("bet", 1)
    anna.post("undo/ask", command=command())
    bram.post("undo/answer", command=command(), agree=False)
    seen = anna.look()
    assert (seen["acting"], seen["undo_asked"]) == ([0], None)
    assert {"check", "bet"} <= {line["kind"] for line in seen["log"]}


def test_whoever_talks_without_end_is_told_to_wait_and_may_still_play(people: People) -> None:
    anna, _ = people
    for _again in range(MOST_A_MINUTE):
        assert anna.post("phrases", command=command(), phrase="hello").status_code == 200
    for what, wish in (("phrases", {"phrase": "hello"}), ("away", {})):
        said = error(anna.post(what, command=command(), **wish), 429, "too_much")
        assert 0 < said["retry_after"] <= 60
    assert anna.move("check").status_code == 200


def test_what_showed_something_is_not_taken_back_by_any_agreement(people: People) -> None:
    anna, bram = people
    anna.move("check", 0)
    bram.move("check", 1)
    for person in people:
        assert not person.look()["ask_undo"]
        error(person.post("undo/ask", command=command()), 422, "no_undo_together")


def test_bots_always_agree(http: httpx.Client) -> None:
    anna = begin(http, [ME, {"kind": "bot", "bot": "house"}], options=THREE, seed=1)
    with anna.stream() as stream:
        stream.next()
        anna.move("check", 0)
        seen = stream.reaches(2)
    if seen["ask_undo"]:
        assert anna.post("undo/ask", command=command()).status_code == 200
        assert anna.look()["view"] != seen["view"]
    else:
        error(anna.post("undo/ask", command=command()), 422, "no_undo_together")


# --- Looking back, and on


def play_to_the_end(people: People) -> dict[str, Any]:
    while (seen := people[0].look())["status"] == "playing":
        asked = people[seen["acting"][0]]
        asked.move(asked.look()["choices"]["choices"][0]["part"], seen["version"])
    return seen


def test_a_moment_is_shown_as_one_saw_it_then(people: People) -> None:
    anna, bram = people
    moments = []
    for person, move in ((anna, "check"), (bram, "bet"), (anna, "fold")):
        moments.append([each.look() for each in people])
        person.move(move)
    for version, seen in enumerate(moments):
        for each, then in zip(people, seen, strict=True):
            now = each.look(at=version)
            assert {key: now[key] for key in ("view", "log", "acting", "version")} == {
                key: then[key] for key in ("view", "log", "acting", "version")
            }
            assert now["choices"] is None
    answer = anna.http.get(f"/api/tables/{anna.table}", params={"at": 99})
    error(answer, 404, "unheard_of")


def test_a_moment_is_told_without_what_one_knows_already(people: People) -> None:
    anna, bram = people
    anna.move("check", 0)
    bram.move("bet", 1)
    assert {line["version"] for line in anna.look(at=1, since=0)["log"]} == {1}
    assert anna.look(at=1, since=1)["log"] == []


def test_the_moments_there_are_come_with_the_points_where_everybody_can_tell_them(http: httpx.Client) -> None:
    anna, bram = two_people(http, options=THREE)
    assert anna.undo(0).status_code == 422
    anna.move("bet", 0)
    anna.undo(1)
    anna.move("check", 2)
    address = f"/api/tables/{anna.table}/timeline"
    points = http.get(address).json()
    assert [point["version"] for point in points] == [0, 3]
    assert all(len(point["scores"]) == 2 for point in points)
    seen = play_to_the_end((anna, bram))
    assert http.get(address).json() == seen["outcome"]["timeline"]
    error(http.get(address, headers=bearer("nobody")), 403, "foreign_token")


def test_points_that_are_hidden_are_shown_when_the_game_is_over(http: httpx.Client) -> None:
    people = two_people(http, game="sealed")
    address = f"/api/tables/{people[0].table}/timeline"
    assert [point["scores"] for point in http.get(address).json()] == [[]]
    for person in people:
        person.move("low 1", 0)
    assert people[0].look()["status"] == "over"
    assert all(len(point["scores"]) == 2 for point in http.get(address).json())


def test_spectators_see_what_was_hidden_only_when_all_is_over_and_the_host_lets_them(http: httpx.Client) -> None:
    for reveal, status in ((True, 200), (False, 403)):
        people = two_people(http, options=THREE, terms={"reveal": reveal})
        spectator = Person(http, people[0].table)
        address = f"/api/tables/{spectator.table}"
        error(http.get(address, params={"eyes": 1}), 409, "not_over")
        play_to_the_end(people)
        assert http.get(address, params={"eyes": 1}).status_code == status
        assert http.get(f"{address}/record").status_code == status
        assert http.get(f"{address}/record", headers=people[1].headers).status_code == 200


def test_a_record_is_brought_in_and_studied(http: httpx.Client) -> None:
    people = two_people(http, options=THREE)
    seen = play_to_the_end(people)
    text = http.get(f"/api/tables/{people[0].table}/record").text
    brought = http.post("/api/records", content=text)
    assert brought.status_code == 201
    study = Person(http, brought.json()["table"]).look()
    assert study["status"] == "over"
    assert study["outcome"]["scores"] == seen["outcome"]["scores"]
    assert Person(http, study["table"]).look(at=1, eyes=0)["view"] == people[0].look(at=1)["view"]
    error(http.post("/api/records", content="a diary"), 422, "bad_record")
    for seed in (2**63, -(2**63) - 1):
        refused = http.post("/api/records", content=json.dumps({**json.loads(text), "seed": seed}))
        assert "seed" in error(refused, 422, "bad_record")["message"]


def test_a_record_that_is_not_at_its_end_is_played_on(http: httpx.Client) -> None:
    people = two_people(http, options=THREE)
    play_to_the_end(people)
    saved = json.loads(http.get(f"/api/tables/{people[0].table}/record").text)
    saved["moves"] = saved["moves"][:1]
    table = http.post("/api/records", content=json.dumps(saved)).json()["table"]
    for name in ("Anna", "Bram"):
        person = sit(http, table, name)
    seen = person.look()
    assert (seen["status"], seen["version"], seen["host"]) == ("playing", 1, 0)


def test_a_hint_is_what_the_search_would_do(http: httpx.Client, people: People) -> None:
    anna, bram = people
    hint = anna.post("hint", version=0, draft=[]).json()
    assert hint["version"] == 0
    assert {choice["part"] for choice in hint["choices"]} == {"check", "bet"}
    assert sum(choice["share"] for choice in hint["choices"]) == pytest.approx(1)
    error(bram.post("hint", version=0, draft=[]), 409, "not_asked")
    silent, _ = two_people(http, terms={"hints": False})
    error(silent.post("hint", version=0, draft=[]), 403, "no_hints")


# --- The course


def test_taking_back_a_move_beside_that_of_another_leaves_the_other_standing() -> None:
    game = cast(AnyGame, BothBidAfterAnna())
    course = Course(game, 2, {}, 1)
    for number, (seat, move) in enumerate([(0, "peek"), (0, "low"), (1, "low")], start=1):
        course.add(Fact(number, "move", seat, move, f"command-{number}", 0))
    assert course.undoable(Seat(0)) == [2]
    course.add(Fact(4, "undo", 0, "2", "command-4", 0))
    again = Course(game, 2, {}, 1)
    again.replay(course.facts)
    for each in (course, again):
        assert [(move.seat, move.text) for move in each.match.moves] == [(0, "peek"), (1, "low")]
        assert [point["version"] for point in each.timeline] == [0, 1, 3]
        assert each.taken_back == {2}
