"""Each fault, planted into the template game, is caught by the contract suite, and the message says what is wrong.

A mutant is a game with one answer replaced. What the suite cannot catch here, it would not catch in a new game either.
"""

from functools import partial
from typing import Any, TypeVar

import pytest

from innkeeper.bots import make_bot
from innkeeper.engine.bot import Bot
from innkeeper.engine.chance import Chance, seeded
from innkeeper.engine.events import Event, Line
from innkeeper.engine.game import Refusal
from innkeeper.engine.knowledge import Knowledge
from innkeeper.engine.seats import NOBODY, Action, Seat
from innkeeper.testing import ContractBroken, check_frequencies, check_game
from kuhn_poker.actions import BET, CALL, CHECK, FOLD
from kuhn_poker.components import CARDS
from kuhn_poker.game import KuhnPoker
from kuhn_poker.state import KuhnState
from tests.games.kuhn_poker.pieces import pieces
from tests.planted.sealed_game import SealedBids, SealedState, is_over

pytestmark = pytest.mark.both_forms

Kind = TypeVar("Kind", bound=KuhnState)
KUHN = KuhnPoker


def other(seat: Seat) -> Seat:
    return Seat(1 - seat)


# --- What is hidden gets out


class ViewShowsBothCards(KUHN):
    def view(self, state: KuhnState, viewer: Seat) -> Any:
        return super().view(state, viewer) | {"cards": [CARDS[card] for card in state.cards[:2]]}


class ViewShowsTheThirdCardToSpectators(KUHN):
    def view(self, state: KuhnState, viewer: Seat) -> Any:
        return super().view(state, viewer) | {"spare": int(state.cards[2]) if viewer == NOBODY else None}


class SecretsAreDenied(KUHN):
    def __init__(self) -> None:
        super().__init__()
        self.secretive = False


class RefusalTellsOfTheOthersCard(KUHN):
    def why_not(self, state: KuhnState, seat: Seat, action: Action) -> Refusal | None:
        refusal = super().why_not(state, seat, action)
        if refusal is not None and refusal.rule == "KP-3.2" and state.cards[other(seat)] == 2:
            return Refusal("KP-1.1", refusal.line)
        return refusal


class LegalDependsOnTheOthersCard(KUHN):
    def legal(self, state: KuhnState, seat: Seat) -> list[Action]:
        legal = super().legal(state, seat)
        return legal[:1] if state.cards[2] == 0 else legal

    def why_not(self, state: KuhnState, seat: Seat, action: Action) -> Refusal | None:
        if action in self.legal(state, seat):
            return None
        return super().why_not(state, seat, action) or Refusal("KP-3.1", Line("refused-no-bet"))


class PromptTellsOfTheOthersCard(KUHN):
    def prompt(self, state: KuhnState, seat: Seat) -> Line:
        return Line("prompt-wait", {"card": int(state.cards[other(seat)])})


class EventTellsTheOthersCard(KUHN):
    def apply(self, state: KuhnState, seat: Seat, action: Action) -> None:
        if state.events is not None:
            state.events.append(Event("show", "KP-4.2", seat, {"card": int(state.cards[seat])}))
        super().apply(state, seat, action)


class BotPeeks(Bot):
    def choose(self, knowledge: Knowledge, chance: Chance) -> Action:
        state: Any = knowledge._state
        return knowledge.legal()[0 if state.cards[other(knowledge.seat)] == 2 else 1]


# --- Imagining what is not imagination


class ImagineRemembers(KUHN):
    def imagine(self, state: KuhnState, seat: Seat, chance: Chance) -> KuhnState:
        twin = state.copy()
        twin.chance = chance.branch()
        return twin


class ImagineForeseesChance(KUHN):
    def imagine(self, state: KuhnState, seat: Seat, chance: Chance) -> KuhnState:
        twin = super().imagine(state, seat, chance)
        twin.chance = state.chance.copy()
        return twin


class ImagineStartsFromTheTrueOrder(KUHN):
    """Fair, but with the same chance it depends on the true cards."""

    def imagine(self, state: KuhnState, seat: Seat, chance: Chance) -> KuhnState:
        twin = super().imagine(state, seat, chance)
        if seat == 0:
            unseen = state.cards[1:]
            chance.shuffle(unseen)
            twin.cards[1:] = unseen
        return twin


class ImagineForgetsAShownCard(KUHN):
    def imagine(self, state: KuhnState, seat: Seat, chance: Chance) -> KuhnState:
        twin = super().imagine(state, seat, chance)
        chance.shuffle(twin.cards)
        return twin


class ImagineChangesTheTruth(KUHN):
    def imagine(self, state: KuhnState, seat: Seat, chance: Chance) -> KuhnState:
        twin = super().imagine(state, seat, chance)
        if seat == NOBODY:
            state.cards = twin.cards[:]
        return twin


class ImagineInventsCards(KUHN):
    def imagine(self, state: KuhnState, seat: Seat, chance: Chance) -> KuhnState:
        twin = super().imagine(state, seat, chance)
        twin.cards[2] = twin.cards[0]
        return twin


class ImagineIsUneven(KUHN):
    """The other holds the lower of the two possible cards three times in four."""

    def imagine(self, state: KuhnState, seat: Seat, chance: Chance) -> KuhnState:
        twin = super().imagine(state, seat, chance)
        if seat in (0, 1) and chance.below(2) == 0 and self.view(state, seat)["cards"].count(None) == 1:
            hidden = sorted((twin.cards[other(seat)], twin.cards[2]))
            twin.cards[other(seat)], twin.cards[2] = hidden
        return twin


# --- Positions that are not whole


class ShallowState(KuhnState):
    __slots__ = ()

    def copy(self) -> "ShallowState":
        twin = filled_like(KuhnState.copy(self), ShallowState)
        twin.betting = self.betting
        return twin


class ForgetfulState(KuhnState):
    __slots__ = ()

    def copy(self) -> "ForgetfulState":
        twin = filled_like(KuhnState.copy(self), ForgetfulState)
        twin.folds = [0, 0]
        return twin


def filled_like(state: KuhnState, kind: type[Kind]) -> Kind:
    twin = kind()
    for field in ("seats", "revealed", "events", *KuhnState.__slots__):
        setattr(twin, field, getattr(state, field))
    return twin


class CopyIsShallow(KUHN):
    kind: type[KuhnState] = ShallowState

    def set_up(self, seats: int, options: dict[str, str], seed: int) -> KuhnState:
        return filled_like(super().set_up(seats, options, seed), self.kind)

    def decode(self, data: Any) -> KuhnState:
        return filled_like(super().decode(data), self.kind)


class CopyForgetsAField(CopyIsShallow):
    kind = ForgetfulState


class EncodeForgetsAField(KUHN):
    def encode(self, state: KuhnState) -> Any:
        return {field: value for field, value in super().encode(state).items() if field != "folds"}

    def decode(self, data: Any) -> KuhnState:
        if "folds" in data:
            return super().decode({"no such field": 0})
        return super().decode(data | {"folds": [0, 0]})


class EncodeForgetsChance(KUHN):
    def decode(self, data: Any) -> KuhnState:
        state = super().decode(data)
        state.chance = seeded(1)
        return state


class DecodeBelievesAnything(KUHN):
    def decode(self, data: Any) -> KuhnState:
        return super().decode(
            data | {"betting": [word for word in data.get("betting", []) if word in ("check", "bet")][:1]}
        )


class DecodeStumbles(KUHN):
    def decode(self, data: Any) -> KuhnState:
        state = super().decode({field: value for field, value in data.items() if field != "revealed"} | {"revealed": 1})
        state.revealed = data["revealed"]
        return state


class PiecesGetLost(KUHN):
    def apply(self, state: KuhnState, seat: Seat, action: Action) -> None:
        super().apply(state, seat, action)
        state.showdowns[0] += 1


# --- Answers that do not fit together


class LegalIsIncomplete(KUHN):
    def legal(self, state: KuhnState, seat: Seat) -> list[Action]:
        return [action for action in super().legal(state, seat) if action != FOLD]


class LegalIsUnsound(KUHN):
    def legal(self, state: KuhnState, seat: Seat) -> list[Action]:
        legal = super().legal(state, seat)
        return [*legal, BET] if legal and BET not in legal else legal


class LegalIsEmpty(KUHN):
    def legal(self, state: KuhnState, seat: Seat) -> list[Action]:
        return [] if len(state.betting) == 2 else super().legal(state, seat)


class LegalNamesAnActionTwice(KUHN):
    def legal(self, state: KuhnState, seat: Seat) -> list[Action]:
        return super().legal(state, seat) * 2


class LegalForSomebodyElse(KUHN):
    def legal(self, state: KuhnState, seat: Seat) -> list[Action]:
        return super().legal(state, self.acting(state)[0]) if self.acting(state) else []


class WhyNotAllows(KUHN):
    def why_not(self, state: KuhnState, seat: Seat, action: Action) -> Refusal | None:
        return None if action == FOLD else super().why_not(state, seat, action)


class WhyNotRefuses(KUHN):
    def why_not(self, state: KuhnState, seat: Seat, action: Action) -> Refusal | None:
        return Refusal("KP-3.1", Line("refused-no-bet")) if action == CHECK else super().why_not(state, seat, action)


class WhyNotCitesNoRule(KUHN):
    def why_not(self, state: KuhnState, seat: Seat, action: Action) -> Refusal | None:
        refusal = super().why_not(state, seat, action)
        return Refusal("KP-9.9", refusal.line) if refusal is not None else None


class NothingIsSaid(KUHN):
    def phrase(self, state: KuhnState, seat: Seat, action: Action) -> Line:
        return Line("action-no-such")


class AFactIsMissing(KUHN):
    def phrase(self, state: KuhnState, seat: Seat, action: Action) -> Line:
        return Line("zone-hand")


class ParseIsNotTheInverse(KUHN):
    def parse(self, text: str) -> Action:
        return CALL if text == "fold" else super().parse(text)


class NotationIsShared(KUHN):
    def notation(self, action: Action) -> str:
        return "call" if action == FOLD else super().notation(action)


class ParseTakesIndices(KUHN):
    def parse(self, text: str) -> Action:
        return Action(int(text)) if text.isdigit() else super().parse(text)


class ScoresDoNotAddUp(KUHN):
    def scores(self, state: KuhnState) -> list[int]:
        return [points + 1 for points in super().scores(state)]


class TheSecondIsThird(KUHN):
    def ranking(self, state: KuhnState) -> list[int]:
        return [place if place == 1 else 3 for place in super().ranking(state)]


class TheSeedDoesNotCount(KUHN):
    def set_up(self, seats: int, options: dict[str, str], seed: int) -> KuhnState:
        return super().set_up(seats, options, 3)


class ShowingCountsAsNothing(KUHN):
    def apply(self, state: KuhnState, seat: Seat, action: Action) -> None:
        revealed = state.revealed
        super().apply(state, seat, action)
        state.revealed = revealed


class ListeningChangesPlay(KUHN):
    def apply(self, state: KuhnState, seat: Seat, action: Action) -> None:
        if state.events is not None:
            state.chance.next()
        super().apply(state, seat, action)


class BettingIsFinal(KUHN):
    def surely_final(self, state: KuhnState, seat: Seat, action: Action) -> bool:
        return True


class CallsAreAlike(KUHN):
    """They are."""

    def likeness(self, state: KuhnState, seat: Seat, action: Action) -> tuple[int, int]:
        return (0, 0) if action == CALL else (-1, -1)


class CallsAreAlikeForBoth(CallsAreAlike):
    def elements(self, state: KuhnState, seat: Seat, action: Action) -> list[str]:
        return [f"hand:{seat}"] if action == CALL else super().elements(state, seat, action)


class CallsAreAlikeAndNameAPlayer(CallsAreAlike):
    def likeness(self, state: KuhnState, seat: Seat, action: Action) -> tuple[int, int]:
        return (int(seat), 0) if action == CALL else (-1, -1)

    def phrase(self, state: KuhnState, seat: Seat, action: Action) -> Line:
        line = super().phrase(state, seat, action)
        return Line(line.key, {**line.facts, "player": f"seat:{seat}"}) if action == CALL else line


class CallsAreAlikeAndChangeAnotherHand(CallsAreAlike):
    def preview(self, state: KuhnState, seat: Seat, action: Action) -> list[str]:
        return [f"hand:{seat}"] if action == CALL else super().preview(state, seat, action)


class CallsAreAlikeAndRefused(CallsAreAlike):
    def candidates(self, state: KuhnState, seat: Seat) -> list[Action]:
        legal = self.legal(state, seat)
        return [*legal, CALL] if legal and CALL not in legal else legal


class BettingGoesRound(KUHN):
    """One may do and undo for ever: the number of deals is turned to and fro before anything is said."""

    def legal(self, state: KuhnState, seat: Seat) -> list[Action]:
        legal = super().legal(state, seat)
        return [*legal, FOLD] if legal and not state.betting and state.deal == 1 else legal

    def why_not(self, state: KuhnState, seat: Seat, action: Action) -> Refusal | None:
        return None if action in self.legal(state, seat) else super().why_not(state, seat, action)

    def apply(self, state: KuhnState, seat: Seat, action: Action) -> None:
        if action == FOLD and not state.betting:
            state.deals = 4 - state.deals
        else:
            super().apply(state, seat, action)


class AnActionDoesNothing(KUHN):
    def apply(self, state: KuhnState, seat: Seat, action: Action) -> None:
        if action != BET:
            super().apply(state, seat, action)


# --- Sealed, compound and interrupting moves


class SealedBidIsSeen(SealedBids):
    def bid_seen(self, state: SealedState, viewer: Seat, seat: Seat) -> Any:
        said = [self.notation(action) for action in state.bids[seat]]
        return said if len(said) == 2 else super().bid_seen(state, viewer, seat)


class PeekingIsForgotten(SealedBids):
    def imagine(self, state: SealedState, seat: Seat, chance: Chance) -> SealedState:
        twin = super().imagine(state, seat, chance)
        if not is_over(state):
            twin.number = chance.below(4)
        return twin


class PeekingCountsAsNothing(SealedBids):
    def apply(self, state: SealedState, seat: Seat, action: Action) -> None:
        revealed = state.revealed
        super().apply(state, seat, action)
        if not is_over(state):
            state.revealed = revealed


class WhoBidsFirstIsFavoured(SealedBids):
    def apply(self, state: SealedState, seat: Seat, action: Action) -> None:
        super().apply(state, seat, action)
        if len(state.bids[seat]) == 2 and not self.acting(state):
            state.number = seat


class OthersAreMidway(SealedBids):
    def midway(self, state: SealedState, seat: Seat) -> bool:
        return any(len(bid) == 1 for bid in state.bids)


CAUGHT: list[tuple[type[Any], str]] = [
    (ViewShowsBothCards, "can tell the true position from an imagined one, by view.cards"),
    (ViewShowsTheThirdCardToSpectators, "a spectator can tell the true position from an imagined one, by view.spare"),
    (SecretsAreDenied, "it is not `secretive`, but viewers see something else at cards"),
    (RefusalTellsOfTheOthersCard, "by refusals"),
    (LegalDependsOnTheOthersCard, "can tell the true position from an imagined one, by legal"),
    (PromptTellsOfTheOthersCard, "can tell the true position from an imagined one, by prompt"),
    (EventTellsTheOthersCard, "counts as showing nothing .* but .* learns from it, by told"),
    (ImagineRemembers, "imagines depends on what it cannot know: .* it differs at cards"),
    (ImagineForeseesChance, "imagines keeps the true chance: future draws could be foreseen"),
    (ImagineStartsFromTheTrueOrder, "seat 0 imagines depends on what it cannot know: .* it differs at cards"),
    (ImagineForgetsAShownCard, "can tell the true position from an imagined one, by view.cards"),
    (ImagineChangesTheTruth, "imagine"),
    (ImagineInventsCards, "imagines cannot be: cards holds each of"),
    (CopyIsShallow, "playing on a copy changes the original at betting"),
    (CopyForgetsAField, "a copy differs from the original at folds"),
    (EncodeForgetsAField, "once it is decoded"),
    (EncodeForgetsChance, "encode, decode, encode differs at chance"),
    (DecodeBelievesAnything, "`decode` takes no field 'betting' for something else"),
    (DecodeStumbles, "`decode` fails with KeyError.* raise BadPosition"),
    (PiecesGetLost, "pieces are not conserved|refuses a position of a real game"),
    (LegalIsIncomplete, "'fold' is not legal for seat ., but `why_not` is None"),
    (LegalIsUnsound, "'bet' is legal for seat ., but `why_not` says 'refused-bet-made'"),
    (LegalIsEmpty, "seat 0 is asked, but `legal` is empty"),
    (LegalNamesAnActionTwice, "`legal` names an action twice: .'check', 'bet', 'check', 'bet'"),
    (LegalForSomebodyElse, "seat 1 is not asked, but `legal` is .'check', 'bet'"),
    (WhyNotAllows, "'fold' is not legal for seat 0, but `why_not` is None"),
    (WhyNotRefuses, "'check' is legal for seat 0, but `why_not` says 'refused-no-bet'"),
    (WhyNotCitesNoRule, "refused by rule 'KP-9.9', which README.md does not number"),
    (NothingIsSaid, "no message 'action-no-such'"),
    (AFactIsMissing, "message 'zone-hand' .*player"),
    (ParseIsNotTheInverse, "'fold' is written for action 3, but read as 2"),
    (NotationIsShared, "actions 2 and 3 are both written 'call'"),
    (ParseTakesIndices, "'0' is read as a move"),
    (ScoresDoNotAddUp, "the sources of seat 0 add up to 0, its score is 1"),
    (TheSecondIsThird, "a place is 1 plus the number of seats before it"),
    (TheSeedDoesNotCount, "20 seeds give only 1 different games"),
    (ShowingCountsAsNothing, "counts as showing nothing|draws chance, but `revealed` stays"),
    (ListeningChangesPlay, "goes otherwise when somebody listens"),
    (BettingIsFinal, "'check' is said to end a move that cannot be taken back, and does not"),
    (CallsAreAlikeForBoth, "'call', alike as 0, is told as .*, and elsewhere as"),
    (CallsAreAlikeAndNameAPlayer, "'call', alike as ., names the player of"),
    (CallsAreAlikeAndChangeAnotherHand, "'call', previewed as 0, would change .*, and elsewhere"),
    (CallsAreAlikeAndRefused, "'call', alike as 0, is told as .*, and elsewhere as .*KP-3.1"),
    (BettingGoesRound, "comes back to an earlier position by fold fold"),
    (AnActionDoesNothing, "seat 0 comes back to an earlier position by bet"),
    (SealedBidIsSeen, "can tell the true position from an imagined one, by view.bids"),
    (PeekingIsForgotten, "can tell the true position from an imagined one, by view.number"),
    (PeekingCountsAsNothing, "'peek' of seat . counts as showing nothing .* learns from it"),
    (WhoBidsFirstIsFavoured, "it matters whether seat 0 or seat 1 answers first"),
    (OthersAreMidway, "is midway, but is not asked|is over after"),
]


@pytest.mark.parametrize(("mutant", "message"), CAUGHT, ids=[mutant.__name__ for mutant, _ in CAUGHT])
def test_the_fault_is_caught(mutant: type[Any], message: str) -> None:
    counted = pieces if issubclass(mutant, KuhnPoker) else None
    with pytest.raises(ContractBroken, match=f"(?s){message}"):
        check_game(mutant(), games=6, closely=6, pieces=counted)


def test_an_uneven_imagination_is_caught_by_its_frequencies() -> None:
    check_game(ImagineIsUneven(), games=2)
    with pytest.raises(ContractBroken, match=r"`imagine` has other frequencies than the game.*cards"):
        check_frequencies(ImagineIsUneven())


def test_a_bot_that_peeks_is_caught() -> None:
    with pytest.raises(ContractBroken, match=r"bot BotPeeks at seat . chooses by what it cannot know"):
        check_game(KuhnPoker(), games=6, closely=6, bots=[BotPeeks])


def test_the_message_says_how_to_come_to_the_fault() -> None:
    with pytest.raises(
        ContractBroken, match=r"2 seats, deals=one, seed 0, after 0 decisions \(the last ones: nothing yet"
    ):
        check_game(LegalNamesAnActionTwice())


def test_a_game_that_hides_something_cannot_say_that_it_does_not() -> None:
    with pytest.raises(ContractBroken, match="something is hidden"):
        check_game(KuhnPoker(), nothing_hidden=True)


@pytest.mark.parametrize("game", [KuhnPoker(), SealedBids(), CallsAreAlike()], ids=lambda game: type(game).__name__)
def test_without_a_fault_nothing_is_caught(game: Any) -> None:
    check_game(game, games=6, bots=[partial(make_bot, bot) for bot in ("random", "house", "search:20it")])
    check_frequencies(game)
