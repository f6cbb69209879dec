"""Taking back: up to the last thing revealed, and never a version backwards."""

import pytest

from tests.server.running import Person, command, error

pytestmark = pytest.mark.both_forms

People = tuple[Person, Person]


def test_a_choice_says_whether_it_can_be_taken_back(people: People) -> None:
    anna, bram = people

    def final(person: Person) -> dict[str, bool]:
        return {choice["part"]: choice.get("final", False) for choice in person.look()["choices"]["choices"]}

    assert final(anna) == {"check": False, "bet": False}
    anna.move("check", 0)
    assert final(bram) == {"check": True, "bet": False}  # both check: the cards are shown


def test_a_move_that_showed_nothing_can_be_taken_back(people: People) -> None:
    anna, _ = people
    before = anna.look()
    anna.move("bet", 0)
    assert anna.look()["undo"]
    assert anna.undo(1).json() == {"version": 2}
    after = anna.look()
    assert after["version"] == 2
    assert {key: after[key] for key in ("view", "choices", "acting")} == {
        key: before[key] for key in ("view", "choices", "acting")
    }


def test_what_was_taken_back_leaves_the_log_and_those_who_heard_it_are_told(people: People) -> None:
    anna, bram = people
    anna.move("bet", 0)
    anna.undo(1)
    assert [line["kind"] for line in bram.look()["log"] if line["version"]] == ["undo"]
    told = bram.look(since=1)["log"][0]
    assert (told["kind"], told["facts"]["version"], told["version"]) == ("undo", 1, 2)
    assert told["text"] == "Anna takes the last move back."


def test_a_move_chosen_before_another_was_taken_back_is_stale(people: People) -> None:
    anna, bram = people
    anna.move("bet", 0)
    anna.undo(1)
    anna.move("check", 2)
    error(bram.move("call", 1), 409, "stale")
    assert bram.move("bet", 3).status_code == 200


def test_nobody_takes_back_the_move_of_another(people: People) -> None:
    anna, bram = people
    anna.move("bet", 0)
    error(bram.undo(1), 422, "no_undo")
    assert not bram.look()["undo"]
    bram.move("call", 1)
    error(anna.undo(2), 422, "no_undo")


def test_a_move_that_showed_cards_stands(people: People) -> None:
    anna, bram = people
    anna.move("check", 0)
    bram.move("check", 1)
    error(bram.undo(2), 422, "no_undo")


def test_nothing_is_taken_back_before_the_first_move_or_on_an_old_version(people: People) -> None:
    anna, _ = people
    error(anna.undo(0), 422, "no_undo")
    anna.move("bet", 0)
    error(anna.undo(0), 409, "stale")


def test_what_is_said_meanwhile_keeps_nobody_from_taking_back(people: People) -> None:
    anna, bram = people
    anna.move("bet", 0)
    bram.post("phrases", command=command(), phrase="hello")
    assert anna.undo(1).status_code == 200


def test_the_same_command_takes_back_once(people: People) -> None:
    anna, _ = people
    anna.move("bet", 0)
    again = command()
    answers = [anna.post("undo", command=again, version=1) for _ in range(2)]
    assert [answer.json() for answer in answers] == [{"version": 2}] * 2
    assert anna.version() == 2


def test_taking_back_again_and_again_leaves_the_timeline_of_what_stands(people: People) -> None:
    anna, bram = people
    for _ in range(3):
        anna.move("bet")
        anna.undo()
    while (seen := anna.look())["status"] == "playing":
        asked = [anna, bram][seen["acting"][0]]
        asked.move(asked.look()["choices"]["choices"][0]["part"], seen["version"])
    versions = [point["version"] for point in anna.look()["outcome"]["timeline"]]
    assert versions == [0, *range(7, anna.version() + 1)]
