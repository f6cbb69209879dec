"""The text view: a table in words, for those who read or hear it."""

from random import Random
from typing import Any

import httpx
import pytest

from tests.browser.people import a_move
from tests.every_game import GAMES
from tests.server.running import Person, begin, command, error, sit

pytestmark = pytest.mark.both_forms

FOUR = next(game for game in GAMES if game.most_seats >= 4 and game.secretive)


def read(person: Person, **query: Any) -> httpx.Response:
    return person.http.get(f"/api/tables/{person.table}/text", headers=person.headers, params=query)


def told(person: Person, **query: Any) -> str:
    answer = read(person, **query)
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    return answer.text


def test_a_seat_reads_what_it_sees_and_what_it_may_do(people: tuple[Person, Person]) -> None:
    anna, _ = people
    assert told(anna) == (
        "Kuhn poker, version 0\n"
        "You are Anna, at seat 0.\n"
        "\n"
        "What has happened:\n"
        "Anna is dealt the King.\n"
        "Bram is dealt a card.\n"
        "\n"
        "The table:\n"
        "Hand of Anna: the King\n"
        "Hand of Bram: a face-down card\n"
        "The pot: 1 chip of Anna; 1 chip of Bram\n"
        "\n"
        "Check, or bet one chip?\n"
        "   1  Check (check)\n"
        "   2  Bet one chip (bet)\n"
    )


def test_who_is_not_asked_reads_who_is(people: tuple[Person, Person]) -> None:
    _, bram = people
    assert told(bram).endswith("\nAnna is thinking.\n")


def test_a_spectator_reads_what_is_public(people: tuple[Person, Person]) -> None:
    anna, _ = people
    page = told(Person(anna.http, anna.table))
    assert "You are watching.\n" in page
    assert "the King" not in page
    assert "(bet)" not in page


def test_what_has_happened_since_a_version_is_told_with_the_version_now(people: tuple[Person, Person]) -> None:
    anna, bram = people
    anna.move("bet")
    page = read(bram, since=0)
    assert page.headers["table-version"] == "1"
    assert "What has happened since version 0:\nAnna bets one chip.\n\n" in page.text
    assert "is dealt" not in page.text
    assert "since" not in told(bram, since=1)
    assert "What has happened:\n" in told(bram, since=99)


def test_what_was_taken_back_has_not_happened(people: tuple[Person, Person]) -> None:
    anna, _ = people
    anna.move("bet")
    anna.undo()
    page = told(anna)
    assert "Anna bets" not in page
    assert "Anna takes the last move back." in page


def test_an_open_table_says_what_it_waits_for(http: httpx.Client) -> None:
    anna = begin(http, [{"kind": "me", "name": "Anna"}, {"kind": "open"}])
    assert told(anna).endswith("\nOne seat is still open: send the link to a friend.\n")
    error(read(anna, draft="bet"), 409, "not_asked")
    assert "Bet one chip" in told(sit(http, anna.table, "Bram")) + told(anna)


def test_who_left_the_seat_to_a_bot_is_told_so(people: tuple[Person, Person]) -> None:
    anna, bram = people
    bram.post("away", command=command())
    assert told(bram).endswith("\nA bot plays for you: take your seat back first.\n")
    assert "You are Anna" in told(anna)


def test_whom_somebody_asks_to_let_them_take_back_is_told_so(people: tuple[Person, Person]) -> None:
    anna, bram = people
    anna.move("check")
    bram.move("bet")
    anna.post("undo/ask", command=command())
    assert told(bram).endswith("\n\nAnna asks to take a move back: do you agree?\n\nAnna is thinking.\n")
    assert "do you agree" not in told(anna) + told(Person(anna.http, anna.table))
    bram.post("undo/answer", command=command(), agree=False)
    assert "do you agree" not in told(bram)


def test_who_has_agreed_or_left_the_seat_to_a_bot_is_not_asked_to_agree(http: httpx.Client) -> None:
    anna = begin(http, [{"kind": "me", "name": "Anna"}, *[{"kind": "open"}] * 3], game=FOUR.name, seed=1)
    bram, chiara, dirk = (sit(http, anna.table, name) for name in ("Bram", "Chiara", "Dirk"))
    anna.move(a_move(anna, anna.look(), Random(1)))  # noqa: S311 - it only chooses what to play
    anna.post("undo/ask", command=command())
    bram.post("undo/answer", command=command(), agree=True)
    chiara.post("away", command=command())
    assert "do you agree" not in told(bram) + told(chiara)
    assert "\n\nAnna asks to take a move back: do you agree?\n\n" in told(dirk)


def test_a_draft_that_is_none_says_why(people: tuple[Person, Person]) -> None:
    anna, bram = people
    assert error(read(anna, draft="fold"), 422, "illegal_move")["rule"] == "KP-3.1"
    error(read(anna, draft="dance"), 422, "bad_notation")
    error(read(bram, draft="bet"), 409, "not_asked")
    error(read(anna, draft="x" * 5000), 422, "malformed")


def test_what_a_whole_move_leads_to_is_not_shown_before_it_is_made(people: tuple[Person, Person]) -> None:
    anna, _ = people
    error(read(anna, draft="bet"), 422, "whole_move")
    error(anna.post("choices", version=0, draft=["bet"]), 422, "whole_move")


def test_whoever_knocks_at_the_wrong_table_is_told_so(people: tuple[Person, Person]) -> None:
    anna, _ = people
    error(read(Person(anna.http, "nowhere", anna.token)), 404, "unknown_table")
    error(read(Person(anna.http, anna.table, "somebody-else")), 403, "foreign_token")
