"""Whether a position can be: what a position written by hand, or by somebody else, is held to before it is played."""

from __future__ import annotations

from typing import Final

from innkeeper.engine.errors import BadPosition
from innkeeper.engine.seats import NOBODY, Action, Seat
from innkeeper.games.bloody_inn.actions import BISTRO, CARD, CORPSE, ROOM, notation
from innkeeper.games.bloody_inn.components import (
    BARN,
    BEDROOM,
    BISTRO_PEASANTS,
    BRIBE,
    BUILD,
    BUILDABLE,
    BURY,
    CASH_LIMIT,
    COPIES,
    DEED_NAMES,
    HAND_PEASANTS,
    KILL,
    KINDS,
    LONG,
    NAMES,
    NO_DEED,
    NO_GUEST,
    PASS,
    PEASANT,
    RANK,
    REMOVED,
    ROOM_SERVICE,
    ROOMS,
    SHORT,
    TRAVELERS,
    WHITE_KEYS,
    Deed,
)
from innkeeper.games.bloody_inn.rules.ending import loot
from innkeeper.games.bloody_inn.rules.table import bodies
from innkeeper.games.bloody_inn.rules.turn import add_answers
from innkeeper.games.bloody_inn.state import (
    ASK_ACCOMPLICE,
    ASK_DISCARD,
    ASK_DISMISS,
    ASK_GRAVE,
    ASK_NOTHING,
    ASK_ROOM,
    ASK_TOKEN,
    CLOSED,
    DOORS,
    EVENING,
    GRAVE,
    MORNING,
    NIGHT,
    OVER,
    PHASE_NAMES,
    QUESTION_NAMES,
    SOURCE_COUNT,
    Innkeeper,
    InnState,
    Phase,
)


def check_position(state: InnState) -> None:
    """Raises BadPosition, saying what is wrong, for a position that cannot be."""
    check_question(state)
    check_options(state)
    check_rooms(state)
    for seat in range(state.seats):
        check_innkeeper(state, Seat(seat))
    check_cards(state)
    check_answers(state)


_TARGETED: Final = (BRIBE, BUILD, KILL, BURY)
_NONE: Final = (NO_DEED,)

PHASE_OF_QUESTION: Final[list[Phase]] = [DOORS, EVENING, *[NIGHT] * 7, *[MORNING] * 3, OVER]
"""By question, in the order of QUESTION_NAMES."""

DEEDS_OF_QUESTION: Final[list[tuple[Deed, ...]]] = [
    _NONE,
    _NONE,
    _NONE,
    _TARGETED,
    _TARGETED,
    (BURY,),
    (BURY,),
    (BUILD,),
    (PASS,),
    *[_NONE] * 4,
]
"""By question: the deeds it can be part of."""


def wrong(what: str) -> BadPosition:
    """The error that says what is wrong."""
    return BadPosition(what)


def check_options(state: InnState) -> None:
    """Options that exclude each other [BI-11]."""
    if state.unlimited and state.checks_limited:
        raise wrong("unlimited wealth knows no limit of checks: unlimited and checks_limited exclude each other.")
    if state.lost and state.seats > 1:
        raise wrong("only a solitaire game can be lost.")
    removed = REMOVED[LONG if state.long_game else SHORT][state.seats - 1]
    boxed = len(state.unseen) - state.coming if state.season == 1 else len(state.box)
    if boxed != removed:
        raise wrong(f"{removed} travelers are put back into the box in this game, not {boxed}.")
    if state.season == 2 and len(state.unseen) != state.coming:
        raise wrong("in the second season nobody is unseen but those who are still to come.")
    for pile in (state.unseen, state.exit, state.box):
        if pile != sorted(pile):
            raise wrong("unseen, exit and box are to be in the order of components.toml.")
    if state.top == NO_GUEST and state.coming > 0:
        raise wrong("the top of the entrance stack is open while there is one.")


def check_question(state: InnState) -> None:
    """Somebody is asked exactly while the game goes on [BI-3.1]."""
    if (state.phase == OVER) != (state.question == ASK_NOTHING) or (state.asked == NOBODY) != (
        state.question == ASK_NOTHING
    ):
        raise wrong("somebody is asked something exactly while the game is not over.")
    if (state.arriving != NO_GUEST) != (state.question == ASK_ROOM):
        raise wrong("a traveler is arriving exactly while a room is asked for.")
    name = QUESTION_NAMES[state.question]
    if state.phase != PHASE_OF_QUESTION[state.question]:
        raise wrong(f"the question {name!r} belongs to the {PHASE_NAMES[PHASE_OF_QUESTION[state.question]]}.")
    if state.deed not in DEEDS_OF_QUESTION[state.question]:
        raise wrong(f"the question {name!r} does not go with the deed {DEED_NAMES[state.deed]!r}.")
    if (state.owed > 0) != (state.question == ASK_DISMISS):
        raise wrong("accomplices are still to be let go exactly while somebody is asked whom.")
    check_move(state)


def check_move(state: InnState) -> None:
    """The targets are of the deed's kind, as many as the question supposes, and their ranks make the price [BI-3.2]."""
    if state.question in (ASK_ACCOMPLICE, ASK_DISCARD, ASK_GRAVE, ASK_TOKEN) and not state.targets:
        raise wrong(f"the question {QUESTION_NAMES[state.question]!r} supposes a target.")
    if state.deed in (NO_DEED, PASS) and (state.targets or state.played):
        raise wrong("without a deed on somebody there are no targets, and no accomplices played.")
    cost = 0
    for target in state.targets:
        cost += target_rank(state, target)
    if state.question != ASK_GRAVE and state.cost != cost:
        raise wrong(f"the ranks of the targets make {cost}, not {state.cost}.")
    if state.question == ASK_TOKEN and state.targets not in ([CARD + BEDROOM], [CARD + ROOM_SERVICE]):
        raise wrong("only a Bedroom and Room Service ask for a room.")
    if state.question == ASK_DISCARD and not state.played:
        raise wrong("an accomplice to be discarded has been played.")


def target_rank(state: InnState, target: int) -> int:
    """What the target costs; refused if it is none of the deed's kind."""
    name = notation(Action(target))
    if state.deed in (BRIBE, KILL):
        if target == BISTRO:
            return 0
        if not ROOM <= target < CARD or state.guests[target - ROOM] == NO_GUEST:
            raise wrong(f"{name!r} is nobody to {DEED_NAMES[state.deed]}.")
        return RANK[state.guests[target - ROOM]]
    first = CARD if state.deed == BUILD else CORPSE
    if not first <= target < first + KINDS:
        raise wrong(f"{name!r} is nothing to {DEED_NAMES[state.deed]}.")
    return RANK[target - first]


def check_rooms(state: InnState) -> None:
    """Keys on the right number of doors, guests and tokens in open rooms only [BI-1.4]."""
    for room in range(ROOMS):
        if state.keys[room] == CLOSED and (state.guests[room] != NO_GUEST or state.service[room] != NOBODY):
            raise wrong(f"room {room + 1} is closed and yet in use.")
        if state.guests[room] == PEASANT:
            raise wrong(f"a peasant is in room {room + 1}: peasants stay in the bistro.")
    doors = state.seats + WHITE_KEYS[state.seats - 1]
    open_rooms = ROOMS - state.keys.count(CLOSED)
    if state.phase != DOORS and open_rooms != doors:
        raise wrong(f"{doors} rooms are open with {state.seats} seats, not {open_rooms}.")


def check_innkeeper(state: InnState, seat: Seat) -> None:
    """Money within its limits and accounted for; sorted cards; annexes that can be, with no more graves than places."""
    innkeeper = state.innkeepers[seat]
    if innkeeper.cash > CASH_LIMIT and not state.unlimited:
        raise wrong(f"seat {seat} has {innkeeper.cash} francs; the wealth track ends at {CASH_LIMIT}.")
    if state.unlimited and innkeeper.checks > 0:
        raise wrong(f"with unlimited wealth all money counts as cash, but seat {seat} has checks.")
    if sum(state.account[seat * SOURCE_COUNT : (seat + 1) * SOURCE_COUNT]) != loot(innkeeper):
        raise wrong(f"the account of seat {seat} does not add up to its {loot(innkeeper)} francs.")
    if list(innkeeper.hand) != sorted(innkeeper.hand) or list(innkeeper.corpses) != sorted(innkeeper.corpses):
        raise wrong(f"hand and corpses of seat {seat} are to be in the order of components.toml.")
    if not innkeeper.annexes or innkeeper.annexes[0] != BARN:
        raise wrong(f"the first annex of seat {seat} is its barn.")
    for place in range(len(innkeeper.annexes)):
        check_annex(innkeeper, place, seat)


def check_annex(innkeeper: Innkeeper, place: int, seat: Seat) -> None:
    """An annex that can be built, not overfull [BI-5.1, BI-7.1]."""
    annex = innkeeper.annexes[place]
    if place > 0 and not BUILDABLE[annex]:
        raise wrong(f"seat {seat} cannot have built {NAMES[annex]!r}.")
    if bodies(innkeeper, place) > RANK[annex]:
        raise wrong(f"under {NAMES[annex]!r} of seat {seat} there is room for {RANK[annex]} corpses only.")


def check_cards(state: InnState) -> None:
    """Every traveler of the box is somewhere, once; there are no more peasants than were dealt [BI-1.1, BI-1.2]."""
    found = [0] * KINDS
    for pile in [state.box, state.unseen, state.exit, state.played, [state.arriving, state.top], state.guests]:
        for guest in pile:
            if guest != NO_GUEST:
                found[guest] += 1
    for innkeeper in state.innkeepers:
        for guest in innkeeper.hand + list(innkeeper.corpses) + list(innkeeper.annexes[1:]):
            found[guest] += 1
        for grave in innkeeper.graves:
            found[grave % GRAVE] += 1
    for target in state.targets:
        if CARD <= target < CARD + 2 * KINDS and state.question != ASK_TOKEN:
            found[(target - CARD) % KINDS] += 1
    found[PEASANT] += state.bistro
    for kind in range(KINDS):
        most = dealt_peasants(state) if kind == PEASANT else COPIES[kind]
        if found[kind] > most:
            raise wrong(f"there are {found[kind]} of {NAMES[kind]!r} on the table, and {most} in the game.")
    check_fined(state, found)


def dealt_peasants(state: InnState) -> int:
    """How many peasants are in the game [BI-1.2]."""
    return state.seats * HAND_PEASANTS[state.seats - 1] + BISTRO_PEASANTS[state.seats - 1]


def check_fined(state: InnState, found: list[int]) -> None:
    """Cards may only have left the game by way of the gravedigger, so some seat paid him or could not [BI-9.3]."""
    missing = len(TRAVELERS) + dealt_peasants(state) - sum(found)
    if missing > 0 and state.round == 1 and state.phase < OVER - 1:
        raise wrong(f"{missing} cards are missing, and no police has come yet.")


def check_answers(state: InnState) -> None:
    """The open question has an answer."""
    if state.question != ASK_NOTHING:
        answers: list[int] = []
        add_answers(state, answers)
        if not answers:
            raise wrong(f"seat {state.asked} is asked something it cannot answer.")
