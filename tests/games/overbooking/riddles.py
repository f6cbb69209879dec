"""Positions in which somebody has to guess: small ones, so that all deals that can be are easily listed."""

from collections.abc import Callable
from typing import Final

from innkeeper.games.overbooking.state import BookingState
from tests.games.overbooking.scenes import opened, play, scene

SIZE = {"backs": "size"}
FULL = "A:boar.laborers B:boar.laborers [6.A] A:boar.monk A:boar.maids A:boar.merchants A:boar.soldiers"


def stuck(drawn: str, hand: str, *later: str, **options: str) -> BookingState:
    """Bram's hand of small groups has nowhere to go at the first inn, and what others placed came after."""
    state = scene(
        drawn,
        FULL,
        hands=["fish.laborers bird.noblewomen fish.soldiers", hand],
        game_round=4,
        lap=2,
        turn=2,
        options=options,
    )
    play(state, "pass")
    play(state, " ".join(later))
    return state


def own_pass() -> BookingState:
    """Anna has nothing for the two families that Bram has sent to the first inn."""
    state = scene(
        "A:bird.monk A:fish.monk [3.A] B:bird.laborers B:fish.maids",
        FULL,
        hands=["stag.maids stag.merchants", "boar.soldiers stag.merchants stag.noblewomen fish.soldiers"],
        game_round=4,
        lap=3,
        options=SIZE,
    )
    play(state, "pass")
    return state


RIDDLES: Final[dict[str, Callable[[], BookingState]]] = {
    "families on the backs": lambda: scene(
        "B:bird.maids [1.A] B:bird.monk B:fish.laborers",
        "[6.A] A:stag.monk",
        hands=["fish.monk", "bird.merchants fish.soldiers stag.maids"],
        game_round=4,
    ),
    "sizes on the backs": lambda: scene(
        "B:bird.maids [1.A] B:fish.laborers",
        "[6.A] A:stag.monk",
        hands=["fish.monk", "bird.merchants fish.soldiers stag.maids"],
        game_round=4,
        options=SIZE,
    ),
    "a deck": lambda: scene(
        "[1.A] B:bird.monk",
        "[6.A] A:stag.monk",
        hands=["fish.monk", "bird.merchants"],
        decks=["bird.maids fish.maids stag.maids boar.maids fish.merchants"] * 2,
        game_round=3,
    ),
    "three seats": lambda: scene(
        "C:bird.maids [1.A] B:bird.monk A:bird.soldiers",
        "[6.A] A:stag.monk C:fish.soldiers",
        "[5.A]",
        hands=["fish.monk", "bird.merchants stag.monk", "bird.monk fish.laborers"],
        game_round=4,
    ),
    "no Soldiers in a queue": lambda: scene(
        "B:bird.soldiers [7.A] B:bird.laborers",
        "[1.A]",
        hands=["fish.monk", "bird.noblewomen fish.laborers"],
        game_round=4,
    ),
    "no Soldiers, sizes on the backs": lambda: scene(
        "[1.A] B:fish.soldiers",
        "B:bird.monk [7.A] B:bird.laborers B:stag.noblewomen",
        hands=["fish.monk", "boar.soldiers stag.maids"],
        game_round=4,
        options=SIZE,
    ),
    "small and large groups": lambda: scene(
        "B:stag.soldiers [4.A] B:bird.monk B:fish.maids",
        "[1.A]",
        hands=["fish.monk", "bird.maids bird.laborers stag.monk"],
        game_round=4,
        options=SIZE,
    ),
    "large groups": lambda: scene(
        "B:stag.monk [4.B] B:bird.laborers A:fish.soldiers B:bird.soldiers",
        "[1.A]",
        hands=["fish.monk", "bird.noblewomen stag.maids"],
        game_round=4,
    ),
    "two families on the backs": lambda: scene(
        "[3.A] B:bird.laborers A:fish.soldiers B:bird.soldiers",
        "[1.A] B:stag.monk",
        hands=["boar.monk", "bird.noblewomen stag.maids boar.monk"],
        game_round=4,
    ),
    "two families, sizes on the backs": lambda: scene(
        "[3.A] B:bird.maids A:fish.soldiers C:fish.monk",
        "[1.A] C:stag.monk",
        "[5.A]",
        hands=["boar.monk", "bird.monk fish.maids boar.maids", "bird.monk stag.maids"],
        turn=2,
        game_round=4,
        options=SIZE,
    ),
    "two families, and the seat may try its cards": lambda: scene(
        "[8.A] B:bird.maids C:fish.monk",
        "[1.A] C:stag.monk",
        "[3.A] B:boar.monk B:bird.monk C:boar.maids",
        hands=["boar.monk bird.merchants", "fish.maids", "stag.maids"],
        game_round=4,
        options=SIZE,
    ),
    "a full queue tells nothing when one tries": lambda: scene(
        "[8.A] B:bird.maids C:fish.monk A:bird.soldiers A:bird.laborers",
        "[1.A]",
        "[6.A]",
        hands=["boar.monk bird.merchants", "fish.maids stag.maids boar.monk", "bird.monk stag.maids"],
        game_round=4,
        options=SIZE,
    ),
    "an open card": lambda: scene(
        "B:bird.maids [1.B] B:bird.monk B:bird.merchants",
        "[6.A]",
        hands=["fish.monk", "stag.monk bird.laborers"],
        game_round=4,
    ),
    "an inn being checked": lambda: opened(
        "A:bird.maids B:boar.monk [3.B] A:fish.monk B:fish.monk",
        "B:bird.maids [6.A] B:bird.monk A:bird.monk",
        hands=["fish.maids", "bird.merchants stag.monk"],
        game_round=4,
    ),
    "a pass": lambda: stuck(
        "A:stag.monk B:stag.monk [4.B] A:stag.laborers B:bird.laborers B:stag.soldiers", "bird.monk fish.maids"
    ),
    "a pass at large groups, sizes on the backs": lambda: stuck(
        "A:stag.monk B:stag.monk [4.B] A:stag.laborers B:bird.laborers", "bird.monk fish.maids", **SIZE
    ),
    "a pass at two families": lambda: stuck(
        "A:stag.monk B:stag.monk [3.A] A:bird.laborers B:fish.laborers", "boar.maids stag.maids boar.merchants"
    ),
    "a pass at two families, sizes on the backs": lambda: stuck(
        "A:stag.monk B:stag.monk [3.A] A:bird.laborers B:fish.maids", "boar.maids stag.maids boar.merchants", **SIZE
    ),
    "an own pass at two families, sizes on the backs": own_pass,
    "a pass at two families of which one came later": lambda: stuck(
        "A:stag.monk B:bird.monk [3.A] A:bird.laborers B:fish.maids",
        "boar.maids stag.maids",
        "card:fish.laborers queue:1",
        **SIZE,
    ),
    "a pass at two families that is full since": lambda: stuck(
        "A:stag.monk B:stag.monk [3.A] A:bird.laborers B:fish.maids B:bird.maids",
        "boar.maids stag.maids boar.merchants",
        "card:bird.noblewomen queue:1",
        **SIZE,
    ),
}
