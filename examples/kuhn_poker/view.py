"""Who sees what, and what a seat can imagine of the rest."""

from __future__ import annotations

from typing import TypedDict, cast

from innkeeper.engine.chance import Chance
from innkeeper.engine.events import Line
from innkeeper.engine.seats import Action, Seat
from innkeeper.engine.views import Piece, View, Zone
from kuhn_poker.actions import NOTATION
from kuhn_poker.components import CARDS, DECK
from kuhn_poker.rules import acting, opener, scores
from kuhn_poker.state import KuhnState, betting_over, faces_bet, folded, paid


class KuhnView(TypedDict):
    """What one viewer knows; `cards` are the ones of the two seats, None where it is hidden."""

    deals: int
    deal: int
    opener: int
    betting: list[str]
    pot: list[int]
    chips: list[int]
    cards: list[str | None]
    over: bool


def sees(state: KuhnState, viewer: Seat, seat: Seat) -> bool:
    """Whether the viewer sees the card of the seat: its own, or one that was shown [KP-2.2, KP-4.2]."""
    shown = betting_over(state.betting) and not folded(state.betting)
    return viewer == seat or shown


def view(state: KuhnState, viewer: Seat) -> KuhnView:
    """Everything the viewer may know."""
    seats = (Seat(0), Seat(1))
    return {
        "deals": state.deals,
        "deal": state.deal,
        "opener": opener(state),
        "betting": [NOTATION[action] for action in state.betting],
        "pot": [paid(state, seat) for seat in seats],
        "chips": scores(state),
        "cards": [CARDS[state.cards[seat]] if sees(state, viewer, seat) else None for seat in seats],
        "over": betting_over(state.betting),
    }


def imagine(state: KuhnState, seat: Seat, chance: Chance) -> KuhnState:
    """Deal what the seat cannot see anew.

    The unseen cards are taken in the order of the box, so that only what the seat knows counts.
    """
    twin = state.copy()
    seen = [place for place in (Seat(0), Seat(1)) if sees(state, seat, place)]
    known = [state.cards[place] for place in seen]
    unseen = [card for card in DECK if card not in known]
    chance.shuffle(unseen)
    for place in range(len(DECK)):
        if place not in seen:
            twin.cards[place] = unseen.pop()
    twin.chance = chance.branch()
    return twin


# --- As zones, and in words


def zones(seen: View) -> list[Zone]:
    """The two hands, and the pot."""
    known = cast(KuhnView, seen)
    hands = [_hand(seat, known["cards"][seat]) for seat in range(2)]
    pot: list[Piece] = [
        {
            "element": f"paid:{seat}",
            "words": "piece-chips",
            "facts": {"player": f"seat:{seat}", "chips": known["pot"][seat]},
        }
        for seat in range(2)
    ]
    return [*hands, {"element": "pot", "words": "zone-pot", "facts": {}, "seat": None, "pieces": pot}]


def _hand(seat: int, card: str | None) -> Zone:
    piece: Piece = {
        "element": f"hand:{seat}",
        "words": f"card-{card or 'hidden'}",
        "facts": {},
        "hidden": card is None,
    }
    return {
        "element": f"hand-of:{seat}",
        "words": "zone-hand",
        "facts": {"player": f"seat:{seat}"},
        "seat": seat,
        "pieces": [piece],
    }


def prompt(state: KuhnState, seat: Seat) -> Line:
    """What the seat is asked."""
    if seat not in acting(state):
        return Line("prompt-wait")
    return Line("prompt-bet-made" if faces_bet(state.betting) else "prompt-unbet")


def phrase(action: Action) -> Line:
    """What an action does, in words."""
    return Line(f"action-{NOTATION[action]}")
