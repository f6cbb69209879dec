"""What a seat can imagine: every deal that agrees with what it knows, each equally often, and no other [OB-2.8]."""

from collections import Counter
from math import cbrt, sqrt

import pytest

from innkeeper.engine.chance import seeded
from innkeeper.engine.seats import NOBODY, Seat
from innkeeper.games.overbooking.components import CARD_NAMES
from innkeeper.games.overbooking.game import GAME
from innkeeper.games.overbooking.state import BookingState
from tests.games.overbooking.deals import all_deals, deal_of
from tests.games.overbooking.riddles import FULL, RIDDLES, stuck
from tests.games.overbooking.scenes import door, opened, play, queue, scene, seen, things, waiting

pytestmark = pytest.mark.both_forms

MANY_DEALS = {name for name in RIDDLES if "pass" in name and ("sizes" in name or "since" in name or "later" in name)}
"""Riddles that are looked at by the first seat only, as for others there would be thousands of deals to list."""
CASES = [(name, viewer) for name in RIDDLES for viewer in (0, 1, int(NOBODY)) if viewer == 0 or name not in MANY_DEALS]


def imagined(state: BookingState, viewer: int, times: int) -> Counter[str]:
    """The deals that a seat imagines, from one stream of chance."""
    chance = seeded(17)
    return Counter(deal_of(GAME.encode(GAME.imagine(state, Seat(viewer), chance))) for _ in range(times))


def standard_score(found: Counter[str], kinds: int) -> float:
    """How far a chi-square of equal frequencies is from what chance brings (Wilson and Hilferty 1931)."""
    expected = found.total() / kinds
    chi_square = sum((times - expected) ** 2 / expected for times in found.values())
    freedom = kinds - 1
    return (cbrt(chi_square / freedom) - (1 - 2 / (9 * freedom))) / sqrt(2 / (9 * freedom))


@pytest.mark.rule("OB-2.8", "OB-2.7")
@pytest.mark.parametrize(("name", "viewer"), CASES)
def test_every_deal_that_can_be_is_imagined_equally_often_and_no_other(name: str, viewer: int) -> None:
    state = RIDDLES[name]()
    deals = all_deals(GAME.encode(state), viewer)
    assert deal_of(GAME.encode(state)) in deals
    found = imagined(state, viewer, 20 * len(deals))
    assert set(found) == deals
    assert len(deals) == 1 or standard_score(found, len(deals)) < 4


def hidden(state: BookingState, viewer: int) -> BookingState:
    return GAME.imagine(state, Seat(viewer), seeded(5))


@pytest.mark.rule("OB-2.8")
@pytest.mark.parametrize("peek", ["yes", "no"])
def test_own_cards_stay_also_where_they_may_not_be_looked_at(peek: str) -> None:  # OB-05
    street = ("A:bird.maids [1.A] A:bird.monk B:bird.monk", "[6.A] A:fish.monk")
    state = scene(*street, hands=["stag.monk boar.laborers", None], options={"peek": peek})
    for number in range(30):
        twin = GAME.imagine(state, Seat(0), seeded(number))
        for letter_and_card in ("A:bird.maids", "A:bird.monk", "A:fish.monk"):
            assert letter_and_card in waiting_anywhere(twin)
        assert things(twin, "A") == things(state, "A")


def waiting_anywhere(state: BookingState) -> str:
    return " ".join(waiting(state, inn, side) for inn in (1, 2) for side in ("door", "queue"))


@pytest.mark.rule("OB-2.8")
def test_a_card_chosen_by_somebody_else_is_not_known_to_be_chosen() -> None:
    state = scene("[1.A]", "[6.A]", hands=["bird.monk fish.monk", None])
    play(state, "card:fish.monk")
    for viewer in (1, int(NOBODY)):
        data = GAME.encode(hidden(state, viewer))
        assert (data["question"], data["chosen"], data["asked"]) == ("card", None, 0)
    own = GAME.encode(hidden(state, 0))
    assert (own["question"], own["chosen"], own["hoteliers"][0]["hand"]) == (
        "place",
        "fish.monk",
        ["bird.monk", "fish.monk"],
    )


@pytest.mark.rule("OB-2.8")
def test_what_lies_open_and_the_numbers_stay() -> None:
    state = opened(
        "B:boar.maids [1.A] B:fish.monk A:bird.monk", "[5.B] B:bird.soldiers B:bird.monk", lodged=["", "stag.monk"]
    )
    twin = hidden(state, 0)
    assert seen(twin) == seen(state)
    assert (queue(twin, 1), door(twin, 1)) == (queue(state, 1), door(state, 1))
    assert waiting(twin, 2, "queue").endswith("B:bird.monk")  # the second card lies open there


def test_coming_chance_is_imagined_anew() -> None:
    state = scene("[1.A]", "[6.A]")
    chances = {str(GAME.encode(GAME.imagine(state, Seat(0), seeded(number)))["chance"]) for number in range(20)}
    assert len(chances) == 20


def test_the_true_position_is_not_touched() -> None:
    state = scene("B:bird.maids [1.A] B:bird.monk", "[6.A]")
    before = GAME.encode(state)
    for viewer in (0, 1, int(NOBODY)):
        hidden(state, viewer)
    assert GAME.encode(state) == before


@pytest.mark.rule("OB-2.7")
def test_what_a_pass_tells_is_known_until_the_next_draw() -> None:
    state = stuck("A:stag.monk B:stag.monk [4.B] A:stag.laborers B:bird.laborers", "bird.monk fish.maids")
    assert things(state, "B")["passed"] == [2, 4]
    drawn = scene(
        "A:stag.monk B:stag.monk [4.B] A:stag.laborers B:bird.laborers B:boar.soldiers A:boar.noblewomen",
        "A:boar.laborers B:boar.laborers [6.A] A:boar.monk A:boar.maids A:boar.merchants",
        hands=["fish.laborers", "bird.monk"],
        lap=4,
    )
    play(drawn, "card:fish.laborers queue:2 pass")
    assert things(drawn, "B")["passed"] == [4, 4]
    while GAME.encode(drawn)["round"] == 1:
        play(drawn, "pass")
    assert things(drawn, "B")["passed"] == things(drawn, "B")["ruled_out"] == []


@pytest.mark.rule("OB-2.7", "OB-4.1")
@pytest.mark.parametrize("backs", ["family", "size"])
def test_when_the_inn_is_opened_a_pass_tells_the_cards_that_are_not_in_the_hand(backs: str) -> None:
    state = scene(
        "A:stag.monk B:stag.monk [3.A] A:bird.laborers B:fish.maids",
        FULL,
        hands=["fish.laborers", "boar.maids stag.maids"],
        first=1,
        lap=5,
        game_round=4,
        options={"backs": backs},
    )
    play(state, "pass")
    assert (things(state, "B")["ruled_out"], things(state, "B")["passed"]) == ([], [2, 4])
    play(state, "pass")
    birds_and_fish = {card for card in CARD_NAMES if card.split(".")[0] in ("bird", "fish")}
    assert (set(things(state, "B")["ruled_out"]), things(state, "B")["passed"]) == (birds_and_fish, [None, None])
    assert GAME.encode(GAME.decode(GAME.encode(state))) == GAME.encode(state)


@pytest.mark.rule("OB-2.7")
def test_a_second_pass_tells_no_more_than_the_first() -> None:
    state = scene(
        "A:stag.monk B:stag.monk [4.B] A:stag.laborers B:bird.laborers",
        FULL,
        hands=["fish.laborers bird.noblewomen", "bird.monk fish.maids"],
        lap=3,
        turn=2,
    )
    play(state, "pass card:fish.laborers queue:1 pass")
    assert things(state, "B")["passed"] == [2, 4]
