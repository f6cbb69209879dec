"""Nothing hidden gets out by any way: the leak suite at every kind of question, and in positions that are rare."""

from collections.abc import Callable
from functools import partial

import pytest

from innkeeper.bots import make_bot
from innkeeper.engine.bot import Bot
from innkeeper.engine.events import tell
from innkeeper.engine.game import heard, listen
from innkeeper.engine.seats import NOBODY, Seat
from innkeeper.games.overbooking.game import GAME
from innkeeper.games.overbooking.state import BookingState
from innkeeper.testing.knowledge import known
from innkeeper.testing.leaks import check_imagined
from innkeeper.testing.spots import Spot, random_game
from tests.games.overbooking.riddles import FULL, RIDDLES
from tests.games.overbooking.scenes import can, play, scene, seen

pytestmark = pytest.mark.both_forms

QUESTIONS = ["card", "place", "pick", "soldiers", "maids", "nothing"]
BOTS: list[Callable[[], Bot]] = [partial(make_bot, "random"), partial(make_bot, "house")]


@pytest.mark.rule("OB-2.8", "OB-2.7")
@pytest.mark.parametrize("name", RIDDLES)
def test_in_rare_positions_nobody_learns_what_is_hidden(name: str) -> None:
    state = RIDDLES[name]()
    for number in range(3):
        check_imagined(Spot(GAME, state.seats, {}, number, state), BOTS)


@pytest.mark.rule("OB-2.8")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("backs", ["family", "size"])
@pytest.mark.parametrize("peek", ["yes", "no"])
def test_at_every_kind_of_question_nobody_learns_what_is_hidden(seats: int, backs: str, peek: str) -> None:
    options = {"backs": backs, "peek": peek}
    looked_at = dict.fromkeys(QUESTIONS, 0)
    for seed in range(20):
        for number, spot in enumerate(random_game(GAME, seats, options, seed, 1000)):
            question = spot.game.encode(spot.state)["question"]
            late = question in ("card", "place") and number < 12 * looked_at[question]
            if looked_at[question] < 2 and not late:
                check_imagined(spot, BOTS)
                looked_at[question] += 1
    assert min(looked_at.values()) == 2


# --- A seat that has no choice looks like any other


STUCK = ("A:stag.monk B:stag.monk [4.B] A:stag.soldiers", FULL)


def forced_and_free() -> tuple[BookingState, BookingState]:
    """Bram holds small groups only, which may go nowhere, or large ones: the first inn takes those."""
    hands = ("fish.monk fish.maids", "fish.laborers fish.soldiers")
    forced, free = (scene(*STUCK, hands=["stag.laborers", hand], lap=3, turn=2) for hand in hands)
    return forced, free


@pytest.mark.rule("OB-2.7")
@pytest.mark.parametrize("viewer", [0, int(NOBODY)])
def test_until_it_has_passed_a_seat_that_must_pass_looks_like_one_that_need_not(viewer: int) -> None:
    forced, free = forced_and_free()
    assert (can(forced), can(free)) == ("pass", "card:fish.soldiers card:fish.laborers")
    before, other = (known(GAME, state, Seat(viewer)) for state in (forced, free))
    for knows in (before, other):
        for player in knows["view"]["players"]:
            player["discarded"] = None  # where the other cards are differs between the two scenes
    assert before == other
    assert GAME.turn(forced) == GAME.turn(free) == Seat(1)
    assert GAME.may_interrupt(forced) == GAME.may_interrupt(free)


@pytest.mark.rule("OB-2.7")
def test_the_turn_comes_to_a_seat_that_must_pass_as_to_any_other() -> None:
    stories = []
    for hand in ("fish.monk fish.maids", "fish.laborers fish.soldiers"):
        state = scene(*STUCK, hands=["stag.laborers fish.monk", hand], lap=3)
        listen(state)
        for part in ("card:stag.laborers", "queue:1"):
            GAME.play(state, Seat(0), GAME.parse(part))
        stories.append([tell(event, Seat(0)) for event in heard(state)])
        assert GAME.acting(state) == (Seat(1),)  # it is asked, and does not pass by itself
        assert seen(state, 0)["players"][1]["passed"] == []
    assert stories[0] == stories[1]


@pytest.mark.rule("OB-4.3", "OB-4.6", "OB-4.7")
def test_who_is_asked_at_an_inn_goes_by_what_lies_open() -> None:
    for seed in range(10):
        for spot in random_game(GAME, 3, {"backs": "size"}, seed, 1000):
            if spot.game.view(spot.state, NOBODY)["phase"] == "checking":
                (seat,) = spot.game.acting(spot.state)
                for viewer in spot.viewers():
                    imagined = spot.game.imagine(spot.state, viewer, spot.chance(1))
                    assert spot.game.acting(imagined) == (seat,)
                    assert spot.game.legal(imagined, seat) == spot.game.legal(spot.state, seat)


@pytest.mark.rule("OB-3.4")
def test_trying_a_card_tells_only_who_is_let_in() -> None:
    state = RIDDLES["two families, and the seat may try its cards"]()
    before = known(GAME, state, Seat(0))["view"]
    play(state, "card:boar.monk")
    assert known(GAME, state, Seat(0))["view"] | {"chosen": None} == before
    for number in range(20):
        imagined = GAME.imagine(state, Seat(0), Spot(GAME, 3, {}, number, state).chance(1))
        assert GAME.legal(imagined, Seat(0)) == GAME.legal(state, Seat(0))
