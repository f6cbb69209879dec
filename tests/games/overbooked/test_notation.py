"""The notation of README.md."""

import pytest

from innkeeper.catalogue import game_named
from innkeeper.engine.errors import BadNotation, IllegalMove
from innkeeper.engine.match import Match
from innkeeper.engine.seats import Action, Seat
from innkeeper.games.overbooked.actions import position_of
from innkeeper.games.overbooked.game import GAME

pytestmark = pytest.mark.both_forms


def test_every_action_has_a_word_and_is_read_back() -> None:
    words = [GAME.notation(Action(number)) for number in range(GAME.actions)]
    assert len(set(words)) == GAME.actions
    assert [GAME.parse(word) for word in words] == list(range(GAME.actions))


@pytest.mark.parametrize(
    ("word", "position"),
    [
        *(
            ("place:1.0.1A", 0),
            ("place:4.270.5J", 3),
            ("take:2", 1),
            ("ignore:3.6", 2),
            ("drop:4.1", 3),
            ("remove:4", 3),
        ),
        *(("seat:3C", -1), ("steps:5H", -1), ("done", -1)),
    ],
)
def test_parts_name_positions_from_the_gate(word: str, position: int) -> None:
    assert position_of(GAME.parse(word)) == position


@pytest.mark.parametrize(
    "text", ["", "place:1.45.1A", "place:5.0.1A", "seat:6A", "seat:1K", "take", "drop:1.7", "pass"]
)
def test_other_words_are_refused_with_examples(text: str) -> None:
    with pytest.raises(BadNotation, match=r"parts look like place:1\.90\.3C"):
        GAME.parse(text)


def test_a_whole_move_is_its_parts_with_spaces() -> None:
    game = game_named("overbooked")
    match = Match(game, 2, {"first_player": "seat_0"}, 1)
    first = game.notation(game.legal(match.state, Seat(0))[0])
    assert match.play(Seat(0), first).text == first
    with pytest.raises(IllegalMove, match="the move is over after"):
        match.play(Seat(1), f"{game.notation(game.legal(match.state, Seat(1))[0])} done")
