"""Simulations and tournaments: here, in other processes, and when somebody stops them."""

import multiprocessing
from collections.abc import Iterator

import pytest

from innkeeper.arena import simulation
from innkeeper.arena.digest import game_digest, run_digest
from innkeeper.arena.playing import Deal, Outcome, find_game, play_deal
from innkeeper.arena.simulation import deals_for, simulate
from innkeeper.arena.tournament import compete, deals_between, rate
from innkeeper.arena.workers import WorkerFailed, outcomes
from innkeeper.engine.errors import BadSetup, UnknownName

NIM = "tests.bots.nim:NIM"
KUHN = "kuhn_poker.game:GAME"


def test_a_game_is_found_by_name_or_by_its_place() -> None:
    assert find_game(KUHN).name == "kuhn_poker"
    with pytest.raises(UnknownName):
        find_game("kuhn_poker.game:NOTHING")
    with pytest.raises(UnknownName):
        find_game("nowhere.game:GAME")


def test_the_digest_depends_on_every_action_count_and_score() -> None:
    digests = {
        game_digest(notes, scores)
        for notes, scores in [
            ([1, 2], [3]),
            ([1, 2, 3], []),
            ([2, 2], [3]),
            ([1, 1], [3]),
            ([1, 2], [4]),
            ([1], [2, 3]),
        ]
    }
    assert len(digests) == 6
    assert run_digest([b"a", b"b"]) != run_digest([b"b", b"a"])


def test_the_same_seed_gives_the_same_report() -> None:
    first, second, other = (simulate(deals_for(KUHN, ["random", "random"], {}, 50, seed)) for seed in (1, 1, 2))
    assert first["digest"] == second["digest"] != other["digest"]
    assert first["scores"] == second["scores"]


def test_a_report_counts_games_decisions_scores_and_places() -> None:
    report = simulate(deals_for(KUHN, ["house", "random"], {"deals": "three"}, 40, 5))
    assert (report["game"], report["games"], report["seed"]) == ("kuhn_poker", 40, 5)
    assert report["options"] == {"deals": "three"}
    assert report["decisions"] >= 40 * 3 * 2
    assert sum(seat["mean"] for seat in report["scores"]) == pytest.approx(0)
    assert all(sum(seat["counts"]) == 40 for seat in report["ranks"])
    assert sum(seat["wins"] for seat in report["ranks"]) == pytest.approx(1)


def test_worker_processes_give_the_same_digest() -> None:
    deals = deals_for(KUHN, ["house", "random"], {}, 30, 1)
    assert simulate(deals, workers=2)["digest"] == simulate(deals)["digest"]


def test_an_error_in_a_worker_is_raised_here() -> None:
    deals = [Deal(KUHN, {}, 1, ("nobody", "random"))] * 2
    with pytest.raises(WorkerFailed, match="no bot is called 'nobody'"):
        list(outcomes(deals, 2))


def test_a_worker_that_is_killed_is_noticed() -> None:
    """The first game ends at once, the others go on for minutes, until their workers are killed."""
    quick, slow = Deal(NIM, {}, 1, ("random", "random")), Deal(NIM, {}, 1, ("search:200s", "random"))
    others = set(multiprocessing.active_children())
    running = outcomes([slow, quick], 2)
    assert next(running)[0] == 1
    for child in set(multiprocessing.active_children()) - others:
        child.kill()
    with pytest.raises(WorkerFailed, match="was killed"):
        next(running)


def test_closing_stops_the_workers_in_the_middle_of_their_games() -> None:
    quick, slow = Deal(NIM, {}, 1, ("random", "random")), Deal(NIM, {}, 1, ("search:200s", "random"))
    others = set(multiprocessing.active_children())
    running = outcomes([slow, quick], 2)
    next(running)
    workers = set(multiprocessing.active_children()) - others
    assert len(workers) == 2
    running.close()
    assert not any(worker.is_alive() for worker in workers)


def test_ctrl_c_keeps_the_games_that_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(deals: list[Deal], workers: int) -> Iterator[tuple[int, Outcome]]:
        for number, deal in enumerate(deals[:3]):
            yield number, play_deal(find_game(deal.game), deal)
        raise KeyboardInterrupt

    monkeypatch.setattr(simulation, "outcomes", interrupted)
    report = simulate(deals_for(KUHN, ["random", "random"], {}, 10, 1))
    assert report["interrupted"]
    assert report["games"] == 3


def test_a_tournament_ranks_the_better_bot_first() -> None:
    bots = ["random", "search:80it"]
    report = compete(deals_between(NIM, bots, 2, {}, 60, 1), bots)
    best, other = report["bots"]
    assert best["bot"] == "search:80it"
    assert best["rating"] > other["rating"]
    assert best["low"] > 0.5 > other["high"]
    assert best["share"] + other["share"] == pytest.approx(1)
    assert best["games"] == other["games"] == report["games"] == 60


@pytest.mark.parametrize(
    ("bots", "seats", "options", "said"),
    [
        (["house", "house"], 2, {}, "names one twice"),
        (["house", "random"], 5, {}, "is for 2"),
        (["house", "random"], 2, {"deals": "ten"}, "'ten'"),
        (["house", "hose"], 2, {}, "'hose'"),
    ],
)
def test_what_cannot_be_played_is_refused_before_it_begins(
    bots: list[str], seats: int, options: dict[str, str], said: str
) -> None:
    with pytest.raises((BadSetup, UnknownName), match=said):
        deals_between(KUHN, bots, seats, options, 10, 1)


def test_ratings_do_not_depend_on_the_order_of_the_games() -> None:
    """Two equals that won half of the games each, the one first and the other then."""
    deal = Deal(NIM, {}, 1, ("first", "second"))
    won, lost = (Outcome(deal, (1, 0), ranking, 1, b"") for ranking in [(1, 2), (2, 1)])
    ratings = rate([won] * 40 + [lost] * 40, ["first", "second"])
    assert abs(ratings["first"].mu - ratings["second"].mu) < ratings["first"].sigma
