"""Tables: begun, joined, looked at, played to the end, played again."""

import json

import httpx
import pytest

from innkeeper.catalogue import game_named
from innkeeper.engine.game import AnyGame
from innkeeper.engine.record import read, replay
from innkeeper.engine.seats import NOBODY, Seat
from tests.every_game import GAMES, name_of
from tests.server.running import KUHN, Person, begin, command, error, sit, two_people

pytestmark = pytest.mark.both_forms

People = tuple[Person, Person]
ME = {"kind": "me", "name": "Anna"}
OPEN = {"kind": "open"}
RANDOM = {"kind": "bot", "bot": "random"}


def play_to_the_end(anna: Person, bram: Person) -> None:
    while (seen := anna.look())["status"] == "playing":
        asked = [anna, bram][seen["acting"][0]]
        part = asked.look()["choices"]["choices"][0]["part"]
        assert asked.move(part, seen["version"]).status_code == 200


@pytest.mark.parametrize("program", [True, False])
def test_a_program_that_begins_a_table_or_sits_down_is_marked(http: httpx.Client, program: bool) -> None:
    ada = begin(http, [{"kind": "me", "name": "Ada", "program": program}, {"kind": "open"}])
    bram = sit(http, ada.table, "Bram", program=program)
    assert [seat["program"] for seat in bram.look()["seats"]] == [program, program]


@pytest.mark.parametrize("game", GAMES, ids=name_of)
def test_everybody_is_shown_what_the_game_shows_them(http: httpx.Client, game: AnyGame) -> None:
    others = ["Bram", "Chiara", "Dirk"][: game.most_seats - 1]
    anna = begin(http, [ME, *(OPEN for _ in others)], game=game.name, seed=1)
    people = [anna, *(sit(http, anna.table, name) for name in others), Person(http, anna.table)]
    state = game.new(game.most_seats, anna.look()["options"], 1)
    for person in people:
        viewer = NOBODY if person.seat is None else Seat(person.seat)
        assert person.look()["view"] == json.loads(json.dumps(game.view(state, viewer)))


def test_the_games_are_offered_with_their_options_and_bots(http: httpx.Client) -> None:
    games = {game["name"]: game for game in http.get("/api/games").json()}
    kuhn = games["kuhn_poker"]
    assert (kuhn["title"], kuhn["fewest_seats"], kuhn["most_seats"]) == ("Kuhn poker", 2, 2)
    assert kuhn["options"][0]["choices"][1] == {"name": "three", "text": "Three deals"}
    assert {"random", "house", "search"} <= set(kuhn["bots"])


def test_the_rules_of_a_game_are_given_by_section_and_number(http: httpx.Client) -> None:
    rules = http.get("/api/games/kuhn_poker/rules").json()
    assert rules["title"] == "Kuhn poker"
    numbers = [rule["number"] for section in rules["sections"] for rule in section["rules"]]
    assert numbers[:3] == ["KP-1.1", "KP-1.2", "KP-1.3"]


def test_the_words_of_a_game_are_given_in_english_where_a_language_is_unknown(http: httpx.Client) -> None:
    answer = http.get("/api/games/kuhn_poker/words", params={"lang": "tlh"})
    assert answer.headers["content-type"].startswith("text/plain")
    assert "card-jack = the Jack" in answer.text


def test_an_unknown_game_is_not_found(http: httpx.Client) -> None:
    error(http.get("/api/games/chess/rules"), 404, "unknown_game")
    error(http.post("/api/tables", json={"game": "chess", "seats": [ME]}), 422, "unknown_name")


@pytest.mark.parametrize(
    ("seats", "wish", "code"),
    [
        ([ME], {}, "bad_setup"),
        ([ME, OPEN, OPEN], {}, "bad_setup"),
        ([ME, ME], {}, "two_of_you"),
        ([{"kind": "me", "name": " \u200b\n"}, OPEN], {}, "no_name"),
        ([{"kind": "me", "name": "A" * 25}, OPEN], {}, "no_name"),
        ([ME, {"kind": "bot", "bot": "deep_thought"}], {}, "unknown_name"),
        ([ME, {"kind": "bot", "bot": "random:fast"}], {}, "bad_setup"),
        ([ME, OPEN], {"options": {"deals": "four"}}, "unknown_name"),
        ([ME, OPEN], {"options": {"speed": "high"}}, "unknown_name"),
        ([ME, OPEN], {"seed": -1}, "malformed"),
        ([ME, {"kind": "ghost"}], {}, "malformed"),
        ("everybody", {}, "malformed"),
    ],
)
def test_a_table_that_cannot_be_is_refused(
    http: httpx.Client, seats: object, wish: dict[str, object], code: str
) -> None:
    error(http.post("/api/tables", json={"game": "kuhn_poker", "seats": seats, **wish}), 422, code)


def test_a_new_table_waits_for_its_open_seats(http: httpx.Client) -> None:
    anna = begin(http, [ME, OPEN])
    seen = anna.look()
    assert (seen["status"], seen["choices"]) == ("waiting", None)
    assert seen["prompt"]["text"] == "One seat is still open: send the link to a friend."
    assert [seat["kind"] for seat in seen["seats"]] == ["person", "open"]
    bram = sit(http, anna.table, "Bram")
    assert (bram.seat, bram.look()["status"]) == (1, "playing")


def test_names_are_cleaned_and_told_apart(http: httpx.Client) -> None:
    anna = begin(http, [{"kind": "me", "name": "  An\u202ena \t "}, OPEN])
    sit(http, anna.table, "Anna")
    assert [seat["name"] for seat in anna.look()["seats"]] == ["Anna", "Anna 2"]


def test_nobody_gets_a_colour_twice(http: httpx.Client) -> None:
    anna = begin(http, [{**ME, "colour": "gold"}, OPEN])
    sit(http, anna.table, "Bram", colour="gold")
    colours = [seat["colour"] for seat in anna.look()["seats"]]
    assert colours[0] == "gold"
    assert colours[1] != "gold"


def test_the_colour_of_a_seat_that_is_still_open_can_be_had(http: httpx.Client) -> None:
    anna = begin(http, [ME, OPEN, OPEN], game=next(game.name for game in GAMES if game.most_seats > 2))
    mine, _, last = (seat["colour"] for seat in anna.look()["seats"])
    bram = sit(http, anna.table, "Bram", colour=last)
    colours = [seat["colour"] for seat in anna.look()["seats"]]
    assert (colours[0], colours[bram.seat or 0]) == (mine, last)
    assert len(set(colours)) == 3


def test_a_double_click_on_sit_down_takes_one_seat(http: httpx.Client) -> None:
    anna = begin(http, [ME, OPEN])
    again = command()
    first = sit(http, anna.table, "Bram", command=again)
    second = sit(http, anna.table, "Bram", command=again)
    assert (first.seat, first.token) == (second.seat, second.token)


def test_a_taken_seat_is_not_taken_again(http: httpx.Client) -> None:
    anna, _ = two_people(http)
    for wish, code in [({}, "no_open_seat"), ({"seat": 1}, "seat_taken")]:
        error(http.post(f"/api/tables/{anna.table}/seats", json={"name": "Chiara", **wish}), 409, code)
    error(http.post(f"/api/tables/{anna.table}/seats", json={"name": "Chiara", "seat": 2}), 422, "no_such_seat")


def test_each_viewer_sees_only_what_it_may(people: People) -> None:
    anna, bram = people
    spectator = Person(anna.http, anna.table)
    cards = [person.look()["view"]["cards"] for person in (anna, bram, spectator)]
    assert [[card is not None for card in seen] for seen in cards] == [[True, False], [False, True], [False, False]]
    assert spectator.look()["choices"] is None
    assert spectator.look()["you"] is None


def test_nothing_anybody_is_sent_gives_the_seed_away_before_the_end(http: httpx.Client) -> None:
    seed = 7_654_321_987_654
    anna, bram = two_people(http, seed=seed)
    for person in (anna, bram, Person(http, anna.table)):
        assert str(seed) not in json.dumps(person.look(zones=True))
    error(http.get(f"/api/tables/{anna.table}/record"), 409, "not_over")


def test_zones_are_sent_when_asked_for(people: People) -> None:
    anna, _ = people
    assert anna.look()["zones"] is None
    assert anna.look(zones=True)["zones"][0]["text"] == "Hand of Anna"


def test_the_log_begins_where_one_left_off(people: People) -> None:
    anna, _ = people
    anna.move("check", 0)
    assert [line["version"] for line in anna.look(since=0)["log"]] == [1]
    assert {line["version"] for line in anna.look()["log"]} == {0, 1}
    assert anna.look(since=1)["log"] == []


def test_choices_say_what_is_legal_and_what_may_follow(http: httpx.Client) -> None:
    anna, _ = two_people(http, game="sealed")
    tree = anna.look()["choices"]
    low = tree["choices"][0]
    assert low["part"] == "low"
    assert [choice["part"] for choice in low["next"]["choices"]] == ["1", "2"]
    assert [choice["next"] for choice in low["next"]["choices"]] == [None, None]
    assert anna.post("choices", version=0, draft=["low"]).json() == low["next"]


def test_choices_for_a_draft_that_cannot_be_are_refused(people: People) -> None:
    anna, bram = people
    error(anna.post("choices", version=0, draft=["fold"]), 422, "illegal_move")
    error(anna.post("choices", version=0, draft=["raise"]), 422, "bad_notation")
    error(Person(anna.http, anna.table).post("choices", version=0, draft=[]), 401, "no_token")
    error(bram.post("choices", version=1, draft=[]), 409, "unheard_of")


def test_at_the_end_everybody_is_told_how_it_came(people: People) -> None:
    anna, bram = people
    play_to_the_end(anna, bram)
    seen = anna.look()
    assert (seen["status"], seen["acting"], seen["choices"]) == ("over", [], None)
    outcome = seen["outcome"]
    assert min(outcome["ranking"]) == 1
    assert [sum(points) for points in zip(*(row["points"] for row in outcome["breakdown"]), strict=True)] == outcome[
        "scores"
    ]
    assert [point["version"] for point in outcome["timeline"]] == list(range(seen["version"] + 1))
    assert outcome["timeline"][-1]["scores"] == outcome["scores"]


def test_the_record_of_a_game_that_is_over_replays_to_its_scores(people: People) -> None:
    anna, bram = people
    play_to_the_end(anna, bram)
    answer = anna.http.get(f"/api/tables/{anna.table}/record")
    game = game_named("kuhn_poker", [KUHN])
    match = replay(game, read(answer.text))
    assert game.scores(match.state) == anna.look()["outcome"]["scores"]


def test_a_rematch_seats_the_same_people_one_seat_on(people: People) -> None:
    anna, bram = people
    error(anna.post("rematch"), 409, "not_over")
    play_to_the_end(anna, bram)
    first, second = anna.post("rematch").json(), bram.post("rematch").json()
    assert first["table"] == second["table"] == anna.look()["rematch"]
    assert (first["seat"], second["seat"]) == (1, 0)
    again = Person(bram.http, second["table"], second["token"]).look()
    assert [seat["name"] for seat in again["seats"]] == ["Bram", "Anna"]
    assert (again["you"], again["status"], again["options"]) == (0, "playing", {"deals": "three"})


def test_a_table_of_bots_alone_has_no_seat_for_who_began_it(http: httpx.Client) -> None:
    held = http.post("/api/tables", json={"game": "kuhn_poker", "seats": [RANDOM, RANDOM]}).json()
    assert (held["seat"], held["token"]) == (None, None)
    with Person(http, held["table"]).stream() as stream:
        assert stream.until("status", "over")["outcome"]
