"""The rules, in the order of README.md; numbers in brackets are its rules."""

from __future__ import annotations

from typing import Final

from innkeeper.engine.chance import seeded
from innkeeper.engine.events import Line
from innkeeper.engine.game import Refusal
from innkeeper.engine.options import Option
from innkeeper.engine.seats import ALONE, NO_SEATS, Action, Seat
from innkeeper.engine.state import note
from kuhn_poker.actions import NOTATION
from kuhn_poker.components import CARDS, DECK
from kuhn_poker.state import KuhnState, betting_over, faces_bet, folded, next_words, paid

OPTIONS: Final[list[Option]] = [
    Option("deals", ("one", "three"), "one", "How many deals a game has."),
]
DEALS: Final[dict[str, int]] = {"one": 1, "three": 3}  # [KP-1.3]


# --- 2. The deal


def set_up(options: dict[str, str], seed: int) -> KuhnState:
    """The first deal, with somebody listening to it."""
    state = KuhnState()
    state.seats = 2
    state.revealed = 0
    state.events = []
    state.deals = DEALS[options["deals"]]
    state.deal = 0
    state.showdowns = [0, 0]
    state.folds = [0, 0]
    state.chance = seeded(seed)
    deal(state)
    return state


def deal(state: KuhnState) -> None:
    """Shuffle, and deal one card to each seat [KP-2.2]."""
    state.deal += 1
    state.betting = []
    state.cards = DECK[:]
    state.chance.shuffle(state.cards)
    state.revealed += 1
    if state.events is not None:
        for seat in (Seat(0), Seat(1)):
            card = f"@card-{CARDS[state.cards[seat]]}"
            note(state, "deal", "KP-2.2", seat, {}, [f"hand:{seat}"], secret={"card": card}, known_to=(seat,))


def opener(state: KuhnState) -> Seat:
    """Who opens this deal [KP-2.3]."""
    return Seat((state.deal - 1) % 2)


# --- 3. The betting


def acting(state: KuhnState) -> tuple[Seat, ...]:
    """The seat whose turn it is; nobody's after the last deal."""
    if betting_over(state.betting):
        return NO_SEATS
    return ALONE[(opener(state) + len(state.betting)) % 2]


def legal(state: KuhnState, seat: Seat) -> list[Action]:
    """What the seat may say."""
    if seat not in acting(state):
        return []
    return next_words(state.betting)


def why_not(state: KuhnState, seat: Seat, action: Action) -> Refusal | None:
    """Why the seat may not say it, or None."""
    if action in legal(state, seat):
        return None
    if betting_over(state.betting):
        return Refusal("KP-5.1", Line("refused-over"))
    if seat not in acting(state):
        return Refusal("KP-3.1", Line("refused-turn", {"player": f"seat:{acting(state)[0]}"}))
    if faces_bet(state.betting):
        return Refusal("KP-3.2", Line("refused-bet-made"))
    return Refusal("KP-3.1", Line("refused-no-bet"))


def apply(state: KuhnState, seat: Seat, action: Action) -> None:
    """Say it; the deal ends when the betting does."""
    rule = "KP-3.2" if faces_bet(state.betting) else "KP-3.1"
    state.betting.append(action)
    if state.events is not None:
        note(state, NOTATION[action], rule, seat, {}, ["pot"])
    if betting_over(state.betting):
        end_deal(state)


# --- 4. The end of a deal


def end_deal(state: KuhnState) -> None:
    """The pot goes to the winner of the deal, and the next deal follows [KP-4.3]."""
    if folded(state.betting):
        bettor = Seat((opener(state) + len(state.betting)) % 2)
        take_pot(state, bettor, state.folds, "KP-4.1")
    else:
        show_cards(state)
        take_pot(state, higher(state), state.showdowns, "KP-4.2")
    if state.deal < state.deals:
        deal(state)


def higher(state: KuhnState) -> Seat:
    """The seat with the higher card."""
    return Seat(0) if state.cards[0] > state.cards[1] else Seat(1)


def show_cards(state: KuhnState) -> None:
    """Both show their cards [KP-4.2]."""
    state.revealed += 1
    if state.events is not None:
        for seat in (Seat(0), Seat(1)):
            card = f"@card-{CARDS[state.cards[seat]]}"
            note(state, "show", "KP-4.2", seat, {"card": card}, [f"hand:{seat}"])


def take_pot(state: KuhnState, winner: Seat, won: list[int], rule: str) -> None:
    """The winner gains what the other has paid."""
    loser = Seat(1 - winner)
    chips = paid(state, loser)
    won[winner] += chips
    won[loser] -= chips
    if state.events is not None:
        note(state, "take", rule, winner, {"chips": chips}, ["pot"])


# --- 5. The end of the game


def scores(state: KuhnState) -> list[int]:
    """The chips each seat has won."""
    return [state.showdowns[seat] + state.folds[seat] for seat in range(2)]


def ranking(state: KuhnState) -> list[int]:
    """The places: more chips win, equal chips share the win [KP-5.1]."""
    points = scores(state)
    return [1 if points[seat] >= points[1 - seat] else 2 for seat in range(2)]


def breakdown(state: KuhnState) -> list[dict[str, int]]:
    """The chips by how they were won."""
    return [{"showdowns": state.showdowns[seat], "folds": state.folds[seat]} for seat in range(2)]
