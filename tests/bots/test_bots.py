"""What every bot promises, and that the search thinks."""

from collections.abc import Callable

import pytest

from innkeeper.bots import bot_names, make_bot
from innkeeper.bots.playout import play_with_bots
from innkeeper.bots.search import SearchBot
from innkeeper.bots.tuning import parse_tuning
from innkeeper.catalogue import find_games
from innkeeper.engine.chance import seeded
from innkeeper.engine.errors import InnkeeperError
from innkeeper.engine.game import AnyGame
from innkeeper.engine.knowledge import Knowledge
from innkeeper.engine.match import Match
from innkeeper.engine.seats import Action, Seat
from tests.bots.nim import NIM, NimState, filled
from tests.bots.sealed import SEALED

pytestmark = pytest.mark.both_forms


def knowledge(state: NimState) -> Knowledge:
    return Knowledge(NIM, state, Seat(state.mover))


def ticking(step: float) -> Callable[[], float]:
    """A clock that goes on by a step at each look."""
    now = [0.0]

    def clock() -> float:
        now[0] += step
        return now[0]

    return clock


def test_the_bots_are_found_by_looking_into_the_package() -> None:
    assert bot_names() == ["house", "random", "search"]


@pytest.mark.parametrize(
    ("spec", "sentence"),
    [
        ("serach", "no bot is called 'serach': did you mean 'search'?"),
        ("", "no bot is called '': there is house, random, search."),
        ("house:strong", "the bot 'house' has no settings: write 'house', not 'house:strong'."),
        (
            "search:fast",
            "the search's budget is a time or iterations such as 200ms, 1s or 500it, not 'fast'.",
        ),
        ("search:0ms", "the search's budget is a time or iterations such as 200ms, 1s or 500it, not '0ms'."),
        (
            "search:1s:deep=3",
            "no setting of the search is called 'deep': did you mean 'depth'?",
        ),
        ("search:1s:win=x", "the search's win is a number from 0 to 1000 such as win=0.5, not 'x'."),
    ],
)
def test_nonsense_is_refused_in_one_sentence(spec: str, sentence: str) -> None:
    with pytest.raises(InnkeeperError) as refused:
        make_bot(spec)
    assert str(refused.value) == sentence


@pytest.mark.parametrize("spec", ["random", "house", "search:40it"])
def test_the_seed_fixes_every_choice(spec: str) -> None:
    def game(seed: int) -> list[str]:
        match, bots, chance = Match(NIM, 2), [make_bot(spec), make_bot(spec)], seeded(seed)
        while acting := NIM.acting(match.state):
            match.play(acting[0], match.ask(bots[acting[0]], acting[0], chance))
        return [move.text for move in match.moves]

    assert game(7) == game(7)
    assert len({tuple(game(seed)) for seed in range(20)}) > 1


def test_search_finds_the_only_winning_move() -> None:
    """3, 4, 5: only two from the heap of three leaves heaps whose binary sum is zero (1, 4, 5)."""
    bot, state = make_bot("search:4000it"), filled([3, 4, 5])
    chosen: list[str] = []
    while not chosen or NIM.midway(state, Seat(0)):
        action = bot.choose(knowledge(state), seeded(3))
        NIM.play(state, Seat(0), action)
        chosen.append(NIM.notation(action))
    assert chosen == ["heap:0", "take:2"]


def test_search_leaves_the_position_as_it_was() -> None:
    state = filled([3, 4, 5])
    make_bot("search:50it").choose(knowledge(state), seeded(1))
    assert NIM.encode(state) == NIM.encode(filled([3, 4, 5]))


def test_search_spends_no_more_than_its_budget_on_a_whole_move() -> None:
    bot = SearchBot(parse_tuning("200it"), ticking(1.0))
    state = filled([3, 4, 5])
    first = bot.choose(knowledge(state), seeded(1))
    after_first = bot.iterations_left
    NIM.play(state, Seat(0), first)
    bot.choose(knowledge(state), seeded(1))
    assert 0 <= bot.iterations_left <= after_first == 50


def test_search_stops_when_its_time_is_up() -> None:
    bot = SearchBot(parse_tuning("1s"), ticking(0.01))
    thoughts = bot.think(knowledge(filled([3, 4, 5])), seeded(1))
    assert sum(thought.visits for thought in thoughts) == 75


def test_search_follows_its_tree_to_the_next_part_of_the_move() -> None:
    bot = SearchBot(parse_tuning("1000it"), ticking(1.0))
    state = filled([0, 0, 5])
    state.heaps = [0, 1, 5]
    first = bot.choose(knowledge(state), seeded(1))
    tree = bot.tree
    NIM.play(state, Seat(0), first)
    bot.choose(knowledge(state), seeded(1))
    assert NIM.notation(first) == "heap:2"
    assert tree is not None
    assert tree.root.visits > 250


def test_search_thinks_anew_when_the_table_is_not_as_it_expected() -> None:
    bot = SearchBot(parse_tuning("1000it"), ticking(1.0))
    bot.choose(knowledge(filled([3, 4, 5])), seeded(1))
    tree = bot.tree
    elsewhere = filled([2, 2, 0], heap=1)
    choice = bot.choose(knowledge(elsewhere), seeded(1))
    assert choice in NIM.legal(elsewhere, Seat(0))
    assert bot.tree is not tree


def test_a_forced_choice_costs_no_thought() -> None:
    bot = SearchBot(parse_tuning("1000it"), ticking(1.0))
    assert bot.choose(knowledge(filled([0, 1, 0])), seeded(1)) == Action(1)
    assert bot.iterations_left == 0
    assert bot.tree is None


def test_the_thoughts_are_about_every_legal_action_best_first() -> None:
    bot = SearchBot(parse_tuning("500it"), ticking(1.0))
    thoughts = bot.think(knowledge(filled([3, 4, 5])), seeded(2))
    assert sorted(thought.action for thought in thoughts) == [0, 1, 2]
    assert [thought.visits for thought in thoughts] == sorted((thought.visits for thought in thoughts), reverse=True)
    assert all(0 <= thought.reward <= 1 for thought in thoughts)


@pytest.mark.parametrize("spec", ["random", "house", "search:8it"])
@pytest.mark.parametrize("game", find_games().values(), ids=lambda game: game.name)
def test_every_bot_plays_every_game_to_its_end(game: AnyGame, spec: str) -> None:
    """`play_with_bots` refuses what is not legal, and games of four show compound moves with forced parts."""
    for seats in range(game.fewest_seats, game.most_seats + 1):
        state = game.new(seats, {}, seats)
        bots = [make_bot(spec) for _ in range(seats)]
        notes: list[int] = []
        play_with_bots(game, state, bots, [seeded(seats, seat) for seat in range(seats)], notes)
        assert not game.acting(state)
        assert notes


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_search_decides_for_its_own_seat_while_others_are_asked_too(seat: int) -> None:
    """In a sealed step several seats are asked; whoever thinks is not the first of them."""
    state = SEALED.new(3)
    SEALED.apply(state, Seat((seat + 1) % 3), Action(1))
    choice = make_bot("search:300it").choose(Knowledge(SEALED, state, Seat(seat)), seeded(1))
    assert choice == 2
