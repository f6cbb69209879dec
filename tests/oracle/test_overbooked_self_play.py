"""The oracle of Overbooked plays against itself, over player counts and options."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from tests.oracle.overbooked import CARDS, EVENTS, OPTIONS, Oracle, word
from tests.oracle.overbooked_plane import COLOURS
from tests.oracle.overbooked_table import passengers, words

GAMES = 100
MOST_DECISIONS = 2000
SOLO_VOUCHERS = {"beginner": 6, "experienced": 4, "expert": 2}


def new_game(seed: int, chance: Random) -> Oracle:
    """Each seed its own table: the player count goes round, and so does every option at its own pace."""
    seats = 1 + seed % 4
    options = {option: chance.choice(options) for option, options in OPTIONS.items()}
    options["symbols"] = "yes" if seed // 4 % 3 else "no"
    events = [] if seats == 1 else chance.sample(EVENTS, seed // 12 % 3)
    options["event"], options["second_event"] = "none", "none"
    for option, event in zip(("event", "second_event"), events, strict=False):
        options[option] = chance.choice(["random", event])
    first = 0 if options["first_player"] == "seat_0" else chance.randrange(seats)
    playing = [card for card in CARDS if options["difficult"] == "yes" or CARDS[card]["back"] == "normal"]
    return Oracle(seats, options, first, chance.sample(playing, len(playing)), events)


def random_part(oracle: Oracle, seat: int, chance: Random) -> str:
    """Any legal part: first any of the words, for there are so many places; cards are seldom removed."""
    parts = sorted(oracle.legal(seat))
    said = sorted({word(part) for part in parts})
    chosen = chance.choices(said, [0.1 if one == "remove" else 1 for one in said])[0]
    return chance.choice([part for part in parts if word(part) == chosen])


def check(oracle: Oracle, replaced: set[str]) -> None:
    """What must be true of every position."""
    position = oracle.position()
    acting = oracle.acting()
    assert acting == ([] if position["over"] else [position["turn"]])
    assert all(bool(oracle.legal(seat)) == (seat in acting) for seat in range(oracle.seats))
    check_passengers(oracle, replaced)
    check_cards(oracle)
    check_vouchers(oracle)


def check_passengers(oracle: Oracle, replaced: set[str]) -> None:
    """None is lost; some are on their way only while the replace symbol is being used."""
    everybody = Counter(dict.fromkeys(COLOURS, 20 if oracle.seats <= 2 else 30))
    found = passengers(oracle)
    if oracle.position()["move"]["displaced"]:
        assert found + Counter(oracle.position()["move"]["displaced"].values()) <= everybody
        assert (everybody - found).total() == len(replaced)
    else:
        assert found == everybody
    assert all(count >= 0 for count in oracle.position()["supply"].values())
    for player in oracle.players:
        assert player.plane.sitting.keys() <= player.plane.cabin.area.keys()


def check_cards(oracle: Oracle) -> None:
    position = oracle.position()
    taken = [card for player in position["players"] for card in player["cards"]]
    open_cards = [card for card in position["row"] if card]
    playing = [card for card in CARDS if oracle.option("difficult") or CARDS[card]["back"] == "normal"]
    assert sorted(taken + open_cards + position["unseen"] + position["removed"]) == sorted(playing)
    assert open_cards == position["row"][: len(open_cards)]
    assert len(open_cards) == 4 or not position["unseen"]


def check_vouchers(oracle: Oracle) -> None:
    position = oracle.position()
    assert all(player["vouchers"] >= 0 for player in position["players"])
    if oracle.seats == 1:
        assert position["row_vouchers"] == [0, 0, 0, 0]
        assert (position["players"][0]["vouchers"] > 0) or (position["won"] is False)
    else:
        held = sum(player["vouchers"] for player in position["players"])
        assert held + sum(position["row_vouchers"]) == 6 * oracle.seats


def play_out(seed: int, heard: Counter[str]) -> Oracle:
    chance = Random(seed)  # noqa: S311 -- a game is no secret
    oracle = new_game(seed, chance)
    check(oracle, set())
    replaced: set[str] = set()
    for _ in range(MOST_DECISIONS):
        if not oracle.acting():
            break
        (seat,) = oracle.acting()
        part = random_part(oracle, seat, chance)
        heard[word(part)] += 1
        oracle.play(seat, part)
        displaced = set(oracle.position()["move"]["displaced"])
        replaced = replaced | displaced if displaced else set()
        check(oracle, replaced)
    assert oracle.acting() == []
    return oracle


def check_result(oracle: Oracle) -> None:
    position = oracle.position()
    assert (position["over"], position["turn"]) == (True, None)
    assert position["move"] == {"card": None, "ignored": None, "dropped": [], "seated": {}, "displaced": {}}
    if oracle.seats == 1:
        check_solo_result(oracle, position)
        return
    assert (position["won"], position["last_round"], position["removed"]) == (None, True, [])
    assert {len(player["cards"]) for player in position["players"]} == {position["round"]}
    assert oracle.option("symbols") or 0 in position["supply"].values()  # the symbol replace may refill a colour
    winners = [score for score, place in zip(oracle.scores(), oracle.ranking(), strict=True) if place == 1]
    assert set(winners) == {max(oracle.scores())}


def check_solo_result(oracle: Oracle, position: dict[str, Any]) -> None:
    assert (oracle.scores(), oracle.ranking()) == (([1], [1]) if position["won"] else ([0], [2]))
    lost = not oracle.players[0].vouchers or position["last_round"] or not position["row"][0]
    assert position["won"] == oracle.conditions_met() or lost


def test_random_games_end_with_every_passenger_card_and_voucher_accounted_for() -> None:
    heard: Counter[str] = Counter()
    for seed in range(GAMES):
        check_result(play_out(seed, heard))
    assert heard.keys() == words("place take seat ignore drop steps done remove")


@pytest.mark.parametrize("seed", range(4))
def test_the_same_answers_give_the_same_game(seed: int) -> None:
    twice = [play_out(seed, Counter()).position() for _ in range(2)]
    assert twice[0] == twice[1]


def test_every_player_count_meets_every_choice() -> None:
    tables = [new_game(seed, Random(seed)) for seed in range(GAMES)]  # noqa: S311 -- a game is no secret
    shared = [option for option in OPTIONS if not option.endswith("event")]
    for option in shared:
        met = {(oracle.seats, oracle.options[option]) for oracle in tables}
        assert met == {(seats, choice) for seats in (1, 2, 3, 4) for choice in OPTIONS[option]}
    assert {len(oracle.events) for oracle in tables if oracle.seats > 1} == {0, 1, 2}
    assert {event for oracle in tables for event in oracle.events} == set(EVENTS)
