"""A match: whole moves, drafts, taking back, and the events of each move."""

from typing import cast

import pytest

from innkeeper.bots import make_bot
from innkeeper.engine.bot import Bot
from innkeeper.engine.chance import Chance, seeded
from innkeeper.engine.errors import BadNotation, IllegalMove
from innkeeper.engine.game import AnyGame
from innkeeper.engine.knowledge import Knowledge
from innkeeper.engine.match import Match
from innkeeper.engine.seats import Action, Seat
from kuhn_poker.game import GAME
from tests.every_game import GAMES
from tests.planted.sealed_game import PEEK, SEATS, SealedBids, SealedState

pytestmark = pytest.mark.both_forms

ANNA, BRAM = SEATS
POKER: AnyGame = next(game for game in GAMES if game.name == GAME.name)


def match_of(game: SealedBids) -> Match:
    return Match(cast(AnyGame, game), 2)


@pytest.fixture
def poker() -> Match:
    return Match(POKER, 2, {"deals": "three"}, 5)


@pytest.fixture
def bids() -> Match:
    return match_of(SealedBids())


def test_a_match_begins_with_what_set_up_did(poker: Match) -> None:
    assert [event.kind for event in poker.opening] == ["deal", "deal"]
    assert poker.version == 0
    assert poker.state.events is None


def test_a_move_counts_and_tells_what_happened(poker: Match) -> None:
    move = poker.play(ANNA, "check")
    assert (move.seat, move.text, [event.kind for event in move.events]) == (ANNA, "check", ["check"])
    assert poker.version == 1
    assert poker.state.events is None


def test_a_whole_move_is_its_parts_with_a_space_between(bids: Match) -> None:
    move = bids.play(ANNA, "  low   2 ")
    assert move.text == "low 2"


def test_the_beginning_of_a_move_is_refused_with_what_to_add(bids: Match) -> None:
    with pytest.raises(IllegalMove, match=r"'low' is only the beginning of a move; add 1, 2\."):
        bids.play(ANNA, "low")
    assert bids.version == 0


def test_more_than_a_move_is_refused_with_where_it_ends(bids: Match) -> None:
    with pytest.raises(IllegalMove, match="the move is over after 'low 2'; leave out the rest"):
        bids.play(ANNA, "low 2 low")
    with pytest.raises(IllegalMove, match="the move is over after 'low 2'"):
        bids.draft(ANNA, [Action(0), Action(3), Action(0)])


@pytest.mark.parametrize(("text", "error"), [("bluff", BadNotation), ("call", IllegalMove), ("", BadNotation)])
def test_a_refused_move_changes_nothing(poker: Match, text: str, error: type[Exception]) -> None:
    before, state = POKER.encode(poker.state), poker.state
    with pytest.raises(error):
        poker.play(ANNA, text)
    assert (poker.version, poker.state is state, POKER.encode(poker.state)) == (0, True, before)


def test_a_draft_touches_nothing(bids: Match) -> None:
    before = bids.game.encode(bids.state)
    draft = bids.draft(ANNA, [Action(0)])
    assert bids.game.midway(draft, ANNA)
    assert bids.game.encode(bids.state) == before


def test_a_bot_is_asked_for_a_whole_move_without_making_it(bids: Match) -> None:
    text = bids.ask(make_bot("random"), BRAM, seeded(1))
    assert len(text.split()) == 2
    assert bids.version == 0
    assert bids.play(BRAM, text).text == text


class Waverer(Bot):
    def choose(self, knowledge: Knowledge, chance: Chance) -> Action:
        return knowledge.legal()[0]


class Endless(SealedBids):
    """A game whose moves never come to an end."""

    def midway(self, state: SealedState, seat: Seat) -> bool:
        return True

    def legal(self, state: SealedState, seat: Seat) -> list[Action]:
        return [PEEK]


def test_a_bot_that_never_ends_its_move_is_stopped() -> None:
    with pytest.raises(RuntimeError, match="a bot at seat 0 does not come to an end of its move"):
        match_of(Endless()).ask(Waverer(), ANNA, seeded(1))


# --- Taking back


def test_the_last_move_can_be_taken_back_by_who_made_it(poker: Match) -> None:
    before = poker.game.encode(poker.state)
    poker.play(ANNA, "check")
    assert (poker.may_undo(ANNA), poker.may_undo(BRAM)) == (True, False)
    assert poker.undo(ANNA).text == "check"
    assert poker.game.encode(poker.state) == before
    assert poker.version == 0


def test_once_another_has_moved_it_cannot(poker: Match) -> None:
    poker.play(ANNA, "check")
    poker.play(BRAM, "bet")
    assert not poker.may_undo(ANNA)
    with pytest.raises(IllegalMove, match="cannot be taken back: it showed something hidden, or somebody acted on it"):
        poker.undo(ANNA)
    assert poker.version == 2


def test_a_move_that_showed_or_dealt_cards_cannot(poker: Match) -> None:
    poker.play(ANNA, "bet")
    assert poker.play(BRAM, "fold").revealing
    assert not poker.may_undo(BRAM)


def test_before_the_first_move_there_is_nothing_to_take_back(poker: Match) -> None:
    with pytest.raises(IllegalMove):
        poker.undo(ANNA)


class BothBidAfterAnna(SealedBids):
    """Anna opens the bidding; then three bids of each are made side by side, and nothing is shown."""

    def acting(self, state: SealedState) -> tuple[Seat, ...]:
        return SEATS if state.peeked[ANNA] else (ANNA,)

    def may_interrupt(self, state: SealedState) -> tuple[Seat, ...]:
        return ()

    def legal(self, state: SealedState, seat: Seat) -> list[Action]:
        if seat not in self.acting(state):
            return []
        return [Action(0)] if state.peeked[ANNA] else [PEEK]

    def midway(self, state: SealedState, seat: Seat) -> bool:
        return False

    def apply(self, state: SealedState, seat: Seat, action: Action) -> None:
        if action == PEEK:
            state.peeked[ANNA] = True
        else:
            state.bids[seat].append(action)


def test_a_move_beside_others_can_be_taken_back_after_theirs() -> None:
    match = match_of(BothBidAfterAnna())
    match.play(ANNA, "peek")
    match.play(ANNA, "low")
    match.play(BRAM, "low")
    assert match.undo(ANNA).text == "low"
    assert [move.seat for move in match.moves] == [ANNA, BRAM]


def test_a_move_that_others_answered_cannot_be_taken_back() -> None:
    match = match_of(BothBidAfterAnna())
    match.play(ANNA, "peek")
    match.play(BRAM, "low")
    assert not match.may_undo(ANNA)
