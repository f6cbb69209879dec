"""Every game keeps the contract (`innkeeper.testing`)."""

from functools import partial
from pathlib import Path

import pytest

from innkeeper.bots import make_bot
from innkeeper.engine.game import AnyGame
from innkeeper.testing import check_frequencies, check_game
from tests.every_game import GAMES, SEAT_IDS, SEATS, name_of, pieces_of

pytestmark = pytest.mark.both_forms

BOTS = ("random", "house", "search:3it")


@pytest.mark.parametrize(("game", "seats"), SEATS, ids=SEAT_IDS)
def test_it_keeps_the_contract(game: AnyGame, seats: int) -> None:
    check_game(game, seats=[seats], pieces=pieces_of(game), bots=[partial(make_bot, bot) for bot in BOTS])


@pytest.mark.parametrize("game", GAMES, ids=name_of)
def test_it_imagines_everything_as_often_as_it_happens(game: AnyGame) -> None:
    check_frequencies(game)


@pytest.mark.parametrize("game", GAMES, ids=name_of)
def test_its_pieces_are_counted(game: AnyGame) -> None:
    assert pieces_of(game) is not None, f"tests/games/{game.name}/pieces.py says what is conserved"


@pytest.mark.parametrize("game", GAMES, ids=name_of)
def test_it_names_itself_after_its_folder(game: AnyGame) -> None:
    assert Path(game.folder).name == game.name
    assert game.title
    assert game.rules_version >= 1
    assert len(bytes.fromhex(game.components_digest)) == 32
