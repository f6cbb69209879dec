"""Events told per seat, and a bot's knowledge of a position."""

import pytest

from innkeeper.engine.chance import seeded
from innkeeper.engine.events import Event, tell
from innkeeper.engine.game import AnyGame, heard, listen
from innkeeper.engine.knowledge import Knowledge
from innkeeper.engine.seats import NOBODY, Seat
from kuhn_poker.game import GAME
from tests.every_game import GAMES

pytestmark = pytest.mark.both_forms

POKER: AnyGame = next(game for game in GAMES if game.name == GAME.name)

DRAW = Event("draw", "KP-2.2", Seat(1), {"count": 1}, ["hand:1"], secret={"card": "@card-king"}, known_to=(Seat(1),))


def test_who_knows_is_told_everything() -> None:
    told = tell(DRAW, Seat(1))
    assert told["message"] == "event-draw"
    assert told["facts"] == {"count": 1, "card": "@card-king", "player": "seat:1"}


@pytest.mark.parametrize("viewer", [Seat(0), NOBODY])
def test_others_are_told_that_it_happened(viewer: Seat) -> None:
    told = tell(DRAW, viewer)
    assert told["message"] == "event-draw-hidden"
    assert told["facts"] == {"count": 1, "player": "seat:1"}
    assert (told["kind"], told["rule"], told["seat"], told["elements"]) == ("draw", "KP-2.2", 1, ["hand:1"])


def test_telling_does_not_change_the_event() -> None:
    tell(DRAW, Seat(1))
    assert DRAW.facts == {"count": 1}


def test_what_is_nobodys_doing_has_no_player() -> None:
    told = tell(Event("storm", "KP-1.1"), Seat(0))
    assert (told["seat"], told["facts"], told["message"]) == (None, {}, "event-storm")


def test_a_position_keeps_what_happens_while_somebody_listens() -> None:
    state = GAME.new(2)
    assert state.events is None
    GAME.play(state, Seat(0), GAME.parse("check"))
    assert state.events is None
    listen(state)
    GAME.play(state, Seat(1), GAME.parse("bet"))
    assert [event.kind for event in heard(state)] == ["bet"]
    assert heard(state) == []


def test_a_bot_knows_its_view_its_actions_and_what_could_be() -> None:
    state = POKER.new(2, None, 5)
    knowledge = Knowledge(POKER, state, Seat(0))
    assert knowledge.view() == POKER.view(state, Seat(0))
    assert knowledge.legal() == POKER.legal(state, Seat(0))
    assert not knowledge.midway()
    assert POKER.view(knowledge.imagine(seeded(1)), Seat(0)) == knowledge.view()
