"""Bots: asked in worker processes, at a pace people can follow, whatever happens to a worker."""

import asyncio
import multiprocessing
import os
import signal
import threading
from multiprocessing.connection import wait

import httpx
import pytest

from innkeeper.catalogue import find_games, game_named
from innkeeper.engine.game import Game
from innkeeper.engine.match import Match
from innkeeper.engine.record import record
from innkeeper.engine.seats import Seat
from innkeeper.engine.state import State
from innkeeper.server.thinkers import Question, Thinkers, answer
from tests.server.homes import Home
from tests.server.running import KUHN, Person, begin, command, error, running

pytestmark = pytest.mark.both_forms

GAME = game_named("kuhn_poker", [KUHN])
ME = {"kind": "me", "name": "Anna"}


def bot(spec: str) -> dict[str, str]:
    return {"kind": "bot", "bot": spec}


@pytest.mark.parametrize("spec", ["random", "house", "search:20it"])
def test_a_bot_answers_the_move_of_a_person(http: httpx.Client, spec: str) -> None:
    anna = begin(http, [ME, bot(spec)], options={"deals": "three"})
    with anna.stream() as stream:
        anna.move("check", 0)
        seen = stream.reaches(2)
    assert {line["seat"] for line in seen["log"]} >= {1}
    assert seen["seats"][1]["kind"] == "bot"


@pytest.mark.parametrize("game", list(find_games().values()), ids=lambda game: game.name)
def test_bots_play_a_whole_game_of_every_game_told_in_words(http: httpx.Client, game: Game[State]) -> None:
    seats = [bot("random"), bot("house"), bot("random"), bot("house")][: game.most_seats]
    held = http.post("/api/tables", json={"game": game.name, "seats": seats}).json()
    with Person(http, held["table"]).stream() as stream:
        seen = stream.until("status", "over")
    assert len(seen["outcome"]["scores"]) == len(seats)
    assert seen["log"][-1]["text"]


def test_a_person_may_take_back_before_the_bot_moves(home: Home) -> None:
    with running(home.settings(pace=3600.0)) as address, httpx.Client(base_url=address, timeout=30) as http:
        anna = begin(http, [ME, bot("random")], options={"deals": "three"})
        anna.move("bet", 0)
        assert anna.undo(1).json() == {"version": 2}
        assert anna.look()["acting"] == [0]


def test_bots_go_on_by_themselves_after_a_restart(home: Home) -> None:
    with running(home.settings(pace=3600.0)) as address, httpx.Client(base_url=address, timeout=30) as http:
        anna = begin(http, [ME, bot("random")], options={"deals": "three"})
        anna.move("check", 0)
        assert anna.version() == 1
    with running(home.settings()) as address, httpx.Client(base_url=address, timeout=30) as http:
        anna.http = http
        with anna.stream(since=1) as stream:
            assert stream.reaches(2)["log"]


def test_what_was_decided_is_there_after_a_restart(home: Home) -> None:
    with running(home.settings()) as address, httpx.Client(base_url=address, timeout=30) as http:
        anna = begin(http, [ME, bot("random")], options={"deals": "three"})
        used = command()
        anna.move("bet", 0, used)
        with anna.stream() as stream:
            stream.until("acting", [0])
        before = {**anna.look(), "seats": []}  # whether she is there is not kept
    with running(home.settings()) as address, httpx.Client(base_url=address, timeout=30) as http:
        anna.http = http
        assert {**anna.look(), "seats": []} == before
        assert anna.move("bet", 0, used).json() == {"version": 1}


def test_a_worker_that_dies_is_replaced_and_asked_again() -> None:
    match = Match(GAME, 2, {"deals": "three"}, 1)
    question = Question("table", record(match), 0, "search:2000ms", (KUHN,))
    thinkers = Thinkers(1)
    killed = threading.Event()
    others = set(multiprocessing.active_children())

    def kill_the_first() -> None:
        while not (children := set(multiprocessing.active_children()) - others):
            pass
        os.kill(children.pop().pid or 0, signal.SIGKILL)
        killed.set()

    thread = threading.Thread(target=kill_the_first)
    thread.start()
    move = asyncio.run(thinkers.think(question))
    thread.join()
    workers = set(multiprocessing.active_children()) - others
    thinkers.close()
    assert killed.is_set()
    assert move in ("check", "bet")
    for worker in workers:  # not by its exit code, which goes to whoever asks for it first
        assert wait([worker.sentinel], 30)


def test_a_hint_survives_the_death_of_a_worker() -> None:
    match = Match(GAME, 2, {"deals": "three"}, 1)
    question = Question("table", record(match), 0, "search:20it", (KUHN,))
    thinkers = Thinkers(1)
    others = set(multiprocessing.active_children())

    async def ask_twice() -> list[object]:
        first = await thinkers.advise(question, ())
        for worker in set(multiprocessing.active_children()) - others:
            worker.kill()
        return [first, await thinkers.advise(question, ())]

    advice = asyncio.run(ask_twice())
    thinkers.close()
    assert advice[0] == advice[1]
    assert advice[0]


def test_a_bot_that_fails_is_replaced_by_a_random_one(caplog: pytest.LogCaptureFixture) -> None:
    match = Match(GAME, 2, {"deals": "three"}, 1)
    thinkers = Thinkers(1)
    move = asyncio.run(thinkers.think(Question("table", record(match), 0, "nobody", (KUHN,))))
    thinkers.close()
    assert move in ("check", "bet")
    assert "nobody plays at random" in caplog.text


def test_a_worker_plays_on_from_what_it_knows_and_replays_what_went_another_way() -> None:
    match = Match(GAME, 2, {"deals": "three"}, 1)

    def ask() -> str:
        seat = GAME.acting(match.state)[0]
        return answer(Question("kept", record(match), seat, "random", (KUHN,)))

    assert ask() in ("check", "bet")
    match.play(Seat(0), "check")
    assert ask() in ("check", "bet")
    match.undo(Seat(0))
    match.play(Seat(0), "bet")
    assert ask() in ("call", "fold")


def test_a_bot_is_not_asked_for_what_it_does_not_offer(http: httpx.Client) -> None:
    error(http.post("/api/tables", json={"game": "kuhn_poker", "seats": [ME, bot("search:soon")]}), 422, "bad_setup")
    for slow in ("search:11s", "search:501it", "search:86400s:depth=1"):
        error(http.post("/api/tables", json={"game": "kuhn_poker", "seats": [ME, bot(slow)]}), 422, "slow_bot")
