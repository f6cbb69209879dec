"""Moves over HTTP: each counts once, on the version it was chosen for, by the seat that holds the token."""

from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.server.running import Person, begin, command, error, sit, two_people

pytestmark = pytest.mark.both_forms

People = tuple[Person, Person]


def test_a_move_makes_the_next_version(people: People) -> None:
    anna, bram = people
    answer = anna.move("bet", version=0)
    assert (answer.status_code, answer.json()) == (200, {"version": 1})
    assert bram.look()["acting"] == [1]


def test_the_same_command_again_is_one_move_with_the_same_answer(people: People) -> None:
    anna, bram = people
    again = command()
    first = anna.move("check", version=0, command_id=again)
    assert bram.move("check").json() == {"version": 2}
    second = anna.move("check", version=0, command_id=again)
    assert (second.status_code, second.json()) == (200, first.json())
    assert anna.version() == 2


def test_one_command_sent_many_times_at_once_is_one_move(people: People) -> None:
    anna, _ = people
    again = command()
    with ThreadPoolExecutor(8) as senders:
        answers = list(senders.map(lambda _: anna.move("bet", 0, again), range(16)))
    assert {answer.text for answer in answers} == {'{"version":1}'}
    assert anna.version() == 1


def test_two_commands_at_once_for_one_version_are_one_move_and_one_stale(people: People) -> None:
    anna, _ = people
    with ThreadPoolExecutor(8) as senders:
        answers = list(senders.map(lambda _: anna.move("check", 0), range(8)))
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 7
    assert anna.version() == 1


def test_a_stale_move_is_told_what_has_changed(people: People) -> None:
    anna, bram = people
    anna.move("bet", 0)
    bram.move("fold", 1)
    said = error(anna.move("bet", 0), 409, "stale")
    assert said["version"] == 2
    assert [line["text"] for line in said["since"]][:2] == ["Anna bets one chip.", "Bram folds."]
    assert anna.version() == 2


def test_what_a_stale_seat_is_told_is_what_it_may_know(people: People) -> None:
    anna, bram = people
    anna.move("bet", 0)
    bram.move("fold", 1)
    dealt = [line["text"] for line in error(anna.move("bet", 0), 409, "stale")["since"] if line["kind"] == "deal"]
    assert dealt[1] == "Bram is dealt a card."


def test_a_version_that_is_not_there_yet_is_refused(people: People) -> None:
    anna, _ = people
    assert error(anna.move("bet", 3), 409, "unheard_of")["version"] == 0


def test_an_illegal_move_is_refused_with_its_rule_and_changes_nothing(people: People) -> None:
    anna, _ = people
    before = anna.look()
    said = error(anna.move("fold", 0), 422, "illegal_move")
    assert (said["rule"], said["part"]) == ("KP-3.1", "fold")
    assert said["message"] == "There is no bet yet: you can check or bet."
    assert anna.look() == before


def test_a_move_out_of_turn_is_refused(people: People) -> None:
    _, bram = people
    said = error(bram.move("check", 0), 422, "illegal_move")
    assert said["message"] == "It is the turn of Anna."


def test_what_is_no_move_at_all_is_refused(people: People) -> None:
    anna, _ = people
    error(anna.move("raise", 0), 422, "bad_notation")
    error(anna.move("", 0), 422, "bad_notation")
    assert anna.version() == 0


def test_a_move_with_too_much_is_refused(people: People) -> None:
    anna, _ = people
    error(anna.move("check check", 0), 422, "illegal_move")
    assert anna.version() == 0


def test_a_command_id_is_for_one_seat_and_one_thing(people: People) -> None:
    anna, bram = people
    used = command()
    anna.move("check", 0, used)
    error(bram.move("check", 1, used), 409, "command_reused")
    error(anna.post("undo", command=used, version=1), 409, "command_reused")
    assert anna.version() == 1


def test_without_a_token_nobody_moves(people: People) -> None:
    anna, _ = people
    error(Person(anna.http, anna.table).move("bet", 0), 401, "no_token")
    assert anna.version() == 0


def test_a_token_of_another_table_is_refused(http: httpx.Client, people: People) -> None:
    anna, _ = people
    stranger, _ = two_people(http)
    error(Person(http, anna.table, stranger.token).move("bet", 0), 403, "foreign_token")
    error(Person(http, anna.table, "nonsense").move("bet", 0), 403, "foreign_token")
    assert anna.version() == 0


def test_an_unknown_table_is_not_found(http: httpx.Client) -> None:
    error(Person(http, "nowhere", "token").move("bet", 0), 404, "unknown_table")


def test_nobody_moves_before_all_have_sat_down(http: httpx.Client) -> None:
    anna = begin(http, [{"kind": "me", "name": "Anna"}, {"kind": "open"}])
    error(anna.move("bet", 0), 409, "not_begun")
    sit(http, anna.table, "Bram")
    assert anna.move("bet", 0).status_code == 200


def test_nobody_moves_after_the_end(http: httpx.Client) -> None:
    anna, bram = two_people(http)
    anna.move("bet", 0)
    bram.move("fold", 1)
    error(anna.move("bet", 2), 409, "over")


def test_an_unfinished_move_is_refused_with_what_can_follow(http: httpx.Client) -> None:
    anna, _ = two_people(http, game="sealed")
    assert "1, 2" in error(anna.move("low", 0), 422, "unfinished_move")["message"]
    assert anna.version() == 0


def test_seats_that_are_asked_together_do_not_make_each_other_stale(http: httpx.Client) -> None:
    anna, bram = two_people(http, game="sealed")
    assert anna.move("low 1", 0).json() == {"version": 1}
    assert bram.move("high 2", 0).json() == {"version": 2}


def test_an_interrupt_makes_nobody_stale_but_is_stale_itself_once_its_moment_has_passed(http: httpx.Client) -> None:
    anna, bram = two_people(http, game="sealed")
    anna.move("low 1", 0)
    assert anna.look()["choices"]["choices"][0]["part"] == "peek"
    assert anna.move("peek", 1).json() == {"version": 2}
    assert bram.look()["choices"] is not None
    assert bram.move("high 2", 0).json() == {"version": 3}
    anna, bram = two_people(http, game="sealed")
    anna.move("low 1", 0)
    bram.move("high 2", 0)
    assert anna.move("peek", 1).status_code == 409


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    st.lists(
        st.tuples(
            st.integers(0, 2),  # who sends: Anna, Bram, or a spectator
            st.integers(0, 5),  # which command id
            st.integers(-1, 2),  # how far off the version is
            st.sampled_from(["check", "bet", "call", "fold", "check check", "nonsense"]),
        ),
        max_size=25,
    )
)
def test_whatever_is_sent_in_whatever_order_each_version_is_one_acknowledged_command(
    http: httpx.Client, sent: list[tuple[int, int, int, str]]
) -> None:
    anna, bram = two_people(http, options={"deals": "three"})
    senders = [anna, bram, Person(http, anna.table)]
    ids = [command() for _ in range(6)]
    made: dict[int, str] = {}
    for who, used, off, move in sent:
        before = anna.version()
        answer = senders[who].move(move, max(0, before + off), ids[used])
        after = anna.version()
        if answer.status_code == 200 and after > before:
            assert answer.json() == {"version": after}
            assert after == before + 1
            assert ids[used] not in made.values()
            made[after] = ids[used]
        elif answer.status_code == 200:
            assert made[answer.json()["version"]] == ids[used]
            assert after == before
        else:
            assert answer.status_code in (401, 409, 422)
            assert answer.json()["error"]["message"]
            assert after == before
    assert sorted(made) == list(range(1, anna.version() + 1))
