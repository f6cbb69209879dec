"""The oracle of The Bloody Inn plays against itself, over all player counts and options."""

from collections import Counter
from itertools import product
from random import Random
from typing import Any

import pytest

from tests.oracle.bloody_inn import BOX, OPTIONS, Annex, Oracle, has_annex

MOST_DECISIONS = 5000
TABLES = [
    (seats, dict(zip(OPTIONS, choices, strict=True)))
    for seats in (1, 2, 3, 4)
    for choices in product(*OPTIONS.values())
    if not {"unlimited", "thirty"} <= {choices[2], choices[6]}
]
TRAVELERS = [guest["id"] for guest in BOX["traveler"] for _ in range(guest["copies"])]
EAGERNESS = {"pass": 1, "done": 1, "kill": 2, "build": 8, "bury": 8}

Position = dict[str, Any]


def new_game(seats: int, options: dict[str, str], chance: Random) -> Oracle:
    setup = next(setup for setup in BOX["setup"] if setup["players"] == seats)
    removed = setup[f"removed_{options['length']}"]
    deck = chance.sample(TRAVELERS, len(TRAVELERS))
    first = 0 if options["first_player"] == "seat_0" else chance.randrange(seats)
    return Oracle(seats, options, first, deck[:removed], deck[removed:], lambda cards: chance.sample(cards, len(cards)))


def furnish(oracle: Oracle, chance: Random) -> None:
    """Build some annexes from the removed cards beforehand, for the rare ones seldom come up by chance."""
    for card in chance.sample(oracle.removed, min(12, len(oracle.removed))):
        if has_annex(card):
            oracle.removed.remove(card)
            chance.choice(oracle.players).annexes.append(Annex(card))


def random_part(oracle: Oracle, seat: int, chance: Random) -> str:
    """Any legal part, those more often by which more happens."""
    parts = sorted(oracle.legal(seat))
    weights = [EAGERNESS.get(part.split(":")[0], 4) for part in parts]
    return chance.choices(parts, weights)[0]


def cards_in(position: Position, asked: set[str]) -> Counter[str]:
    """Every card that lies somewhere on the table."""
    cards = Counter(position["entrance"] + position["exit"] + position["removed"] + position["move"]["played"])
    cards["peasant"] += position["bistro"]
    cards.update(guest for guest in [position["arriving"], *(room["guest"] for room in position["rooms"])] if guest)
    for player in position["players"]:
        cards.update(player["hand"] + player["corpses"])
        for annex in player["annexes"]:
            cards.update([annex["annex"], *annex["bodies"]])
    built = position["move"]["deed"] == "build" and any(part.startswith("room:") for part in asked)
    for target in position["move"]["targets"]:
        if target.startswith(("card:", "corpse:")) and not built:
            cards[target.split(":")[1]] += 1
    del cards["barn"]
    return cards


def check(oracle: Oracle, seats: int, options: dict[str, str]) -> None:
    """What must be true of every position."""
    position = oracle.position()
    acting = oracle.acting()
    asked = oracle.legal(acting[0]) if acting else set()
    assert bool(asked) == bool(acting) == (position["phase"] != "over")
    assert all(not oracle.legal(seat) for seat in range(seats) if seat not in acting)
    peasants = 4 if seats == 1 else 2 * seats
    everything = Counter(TRAVELERS) + Counter({"peasant": peasants})
    assert cards_in(position, asked) + Counter(oracle.boxed) == everything
    for room in position["rooms"]:
        assert room["key"] is not None or room["guest"] is room["service"] is None
    for player in position["players"]:
        assert player["cash"] >= 0 <= player["checks"]
        assert options["wealth"] == "unlimited" or player["cash"] <= 40
    if options["checks"] == "thirty":
        assert sum(player["checks"] for player in position["players"]) <= 30
    ranks = {guest["id"]: guest["rank"] for guest in [*BOX["traveler"], BOX["peasant"]]} | {"barn": 1}
    for annex in (annex for player in position["players"] for annex in player["annexes"]):
        assert len(annex["bodies"]) <= ranks[annex["annex"]]


def play_out(seats: int, options: dict[str, str], seed: int, heard: Counter[str], furnished: bool = False) -> Oracle:
    chance = Random(seed)  # noqa: S311 -- a game is no secret
    oracle = new_game(seats, options, chance)
    if furnished:
        furnish(oracle, chance)
    check(oracle, seats, options)
    for _ in range(MOST_DECISIONS):
        if not oracle.acting():
            break
        (seat,) = oracle.acting()
        part = random_part(oracle, seat, chance)
        heard[part.split(":")[0]] += 1
        oracle.play(seat, part)
        check(oracle, seats, options)
    assert oracle.acting() == []
    return oracle


def check_result(oracle: Oracle) -> None:
    position = oracle.position()
    assert position["last_round"] or position["lost"]
    assert position["move"] == {"deed": None, "targets": [], "played": []}
    if position["lost"]:
        assert (oracle.scores(), oracle.ranking()) == ([0], [2])
        return
    assert min(oracle.ranking()) == 1
    assert not any(player["corpses"] for player in position["players"])
    winners = [score for score, place in zip(oracle.scores(), oracle.ranking(), strict=True) if place == 1]
    assert set(winners) == {max(oracle.scores())}


def test_random_games_at_every_table_end_with_every_card_accounted_for() -> None:
    heard: Counter[str] = Counter()
    for seed, (seats, options) in enumerate(TABLES):
        check_result(play_out(seats, options, seed, heard, furnished=seed % 3 == 0))
    decisions = "room bribe build kill bury pass bistro card corpse play discard under done"
    assert heard.keys() == set(f"{decisions} buy cash pay unpaid dismiss".split())


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_same_answers_give_the_same_game(seats: int) -> None:
    options = {option: choices[0] for option, choices in OPTIONS.items()}
    twice = [play_out(seats, options, 7, Counter()).position() for _ in range(2)]
    assert twice[0] == twice[1]


def test_every_player_count_and_option_is_among_the_tables() -> None:
    for option, choices in OPTIONS.items():
        assert {(seats, options[option]) for seats, options in TABLES} == set(product((1, 2, 3, 4), choices))
