"""What must be conserved in Kuhn poker: the three cards, and that nobody wins a chip that nobody lost."""

from collections import Counter

from kuhn_poker.components import CARDS
from kuhn_poker.rules import scores
from kuhn_poker.state import KuhnState


def pieces(state: KuhnState) -> Counter[str]:
    return Counter([CARDS[card] for card in state.cards]) + Counter(chips=10 + sum(scores(state)))
