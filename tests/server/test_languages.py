"""The language of answers: what is asked for, else what the browser likes best, else English."""

import json
from inspect import isclass
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from innkeeper.engine import errors
from innkeeper.server.guard import LARGEST_BODY
from innkeeper.server.problems import Refused
from innkeeper.server.speech import readers_language
from tests.server.running import Person, command, error

pytestmark = pytest.mark.both_forms

People = tuple[Person, Person]


IN_ENGLISH = "There is nothing at /api/nowhere."
WRONG = "Het verzoek is niet te begrijpen:"
IN_DUTCH = "Er is niets op /api/nowhere."


def refusal(http: httpx.Client, accept: str = "", **query: str) -> str:
    answer = http.get("/api/nowhere", params=query, headers={b"accept-language": accept.encode()})
    sentence: str = answer.json()["error"]["message"]
    return sentence


@pytest.mark.parametrize("language", ["nl", "NL", "nl-BE", "nl_NL"])
def test_a_refusal_is_in_the_language_asked_for(http: httpx.Client, language: str) -> None:
    assert refusal(http, lang=language) == IN_DUTCH


def test_what_is_too_large_is_refused_in_the_language_asked_for(http: httpx.Client) -> None:
    answer = http.post("/api/tables?lang=nl", content=b"x" * (LARGEST_BODY + 1))
    assert answer.json()["error"]["message"] == "Het verzoek is groter dan 64 kB."


@pytest.mark.parametrize(
    ("what", "body", "said"),
    [
        ("records", "{}", "dit verslag is hier niet te spelen; precies, in het Engels: this is no record"),
        ("tables", {"game": "chess", "seats": []}, "die naam is hier niet bekend; precies, in het Engels: no game"),
        ("tables", {"game": "kuhn_poker", "seats": []}, "zo kan dit spel niet beginnen; precies, in het Engels: "),
        ("tables", {"game": "kuhn_poker"}, f"{WRONG} body.seats ontbreekt."),
        ("tables", {"game": 7, "seats": []}, f"{WRONG} body.game is geen tekst."),
        ("tables", {"game": "", "seats": [], "x": 1}, f"{WRONG} body.x is niet bekend."),
        (
            "tables",
            {"game": "", "seats": [], "seed": -1},
            f"{WRONG} body.seed is minder dan 0.",
        ),
        (
            "tables",
            {"game": "", "seats": [], "person": "x"},
            f"{WRONG} body.person past niet op ",
        ),
    ],
)
def test_what_is_wrong_is_said_in_the_language_asked_for(http: httpx.Client, what: str, body: Any, said: str) -> None:
    answer = http.post(f"/api/{what}", params={"lang": "nl"}, json=body)
    assert error(answer, 422, answer.json()["error"]["code"])["message"].startswith(said)


def test_a_move_that_is_none_is_refused_in_the_language_asked_for(people: People) -> None:
    anna, _ = people
    wish = {"command": command(), "version": 0, "move": "nonsense"}
    answer = anna.http.post(f"/api/tables/{anna.table}/moves", params={"lang": "nl"}, json=wish, headers=anna.headers)
    said = error(answer, 422, "bad_notation")["message"]
    assert said.startswith("dat is geen zet van dit spel; precies, in het Engels: kuhn_poker: 'nonsense'")


@pytest.mark.parametrize("name", [name for name, kind in vars(errors).items() if isclass(kind)])
@pytest.mark.parametrize("language", ["en", "nl"])
def test_whatever_the_engine_refuses_has_a_sentence(name: str, language: str) -> None:
    if name != "InnkeeperError":
        kind = getattr(errors, name)
        further: tuple[Any, ...] = {"UnknownName": ("chess", []), "IllegalMove": ("KP-3",)}.get(name, ())
        reason = kind("what exactly.", *further)
        assert Refused(reason).message(language).endswith(str(reason))


@pytest.mark.parametrize("accept", ["nl", "nl-BE,nl;q=0.9,en;q=0.8", "fr, nl;q=0.5, en;q=0.4", "en;q=0.3, nl;q=0.7"])
def test_without_one_it_is_in_the_language_the_browser_likes_best(http: httpx.Client, accept: str) -> None:
    assert refusal(http, accept) == IN_DUTCH


@pytest.mark.parametrize("accept", ["", "*", "fr", "en, nl;q=0.9", "nl;q=0", ";;q=", "é"])
def test_else_it_is_in_english(http: httpx.Client, accept: str) -> None:
    assert refusal(http, accept) == IN_ENGLISH


def test_a_wish_without_end_is_not_read_to_its_end() -> None:
    assert readers_language("xx," * 10 + "nl") == "nl"
    assert readers_language("xx," * 1000 + "nl") == "en"


def test_what_is_asked_for_comes_before_what_the_browser_likes(http: httpx.Client) -> None:
    assert refusal(http, "nl", lang="en") == IN_ENGLISH


def test_a_table_is_told_in_the_language_of_who_looks(people: People) -> None:
    anna, bram = people
    anna.move("bet", 0)
    assert [line["text"] for line in anna.look(lang="nl")["log"]][-1] == "Anna zet één fiche in."
    assert [line["text"] for line in anna.look(lang="en")["log"]][-1] == "Anna bets one chip."
    seen = bram.look(lang="nl")
    assert seen["prompt"]["text"] == "Er is ingezet: meegaan, of weggooien?"
    assert [choice["text"] for choice in seen["choices"]["choices"]][:2] == ["Meegaan met één fiche", "Weggooien"]


def test_the_stream_speaks_the_language_of_the_hello(people: People) -> None:
    anna, bram = people
    with anna.stream(lang="nl") as one, bram.stream(lang="en") as two:
        anna.move("bet", 0)
        assert one.until("version", 1)["log"][-1]["text"] == "Anna zet één fiche in."
        assert two.until("version", 1)["log"][-1]["text"] == "Anna bets one chip."


def test_a_stream_refused_before_its_hello_is_refused_in_the_language_of_the_browser(people: People) -> None:
    anna, _ = people
    address = f"{anna.http.base_url}/api/tables/{anna.table}/stream".replace("http", "ws", 1)
    with connect(address, additional_headers={"Accept-Language": "nl"}) as socket:
        socket.send("hello")
        assert json.loads(socket.recv(timeout=30))["error"]["message"].startswith("Het eerste bericht op de stroom")


def test_game_words_and_options_come_in_the_language_asked_for(http: httpx.Client) -> None:
    assert "card-jack = de boer" in http.get("/api/games/kuhn_poker/words", params={"lang": "nl"}).text
    games = {game["name"]: game for game in http.get("/api/games", headers={"Accept-Language": "nl"}).json()}
    assert games["kuhn_poker"]["options"][0]["text"] == "Hoeveel keer er gedeeld wordt"


def test_rules_say_in_which_language_they_are_told(http: httpx.Client) -> None:
    assert http.get("/api/games/kuhn_poker/rules", params={"lang": "nl"}).json()["language"] == "en"
