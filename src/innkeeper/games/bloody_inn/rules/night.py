"""Night: two actions each, and what all deeds have in common: a target, and accomplices to pay for it [BI-3]."""

from __future__ import annotations

from innkeeper.engine.state import note
from innkeeper.games.bloody_inn.actions import BISTRO, CARD, CORPSE, DISCARD, DONE, PLAY, ROOM, deed_action
from innkeeper.games.bloody_inn.components import (
    ACTIONS_A_NIGHT,
    AFFINITY,
    BREWERY,
    BREWERY_LIMIT,
    BRIBE,
    BUILD,
    BUILDABLE,
    BURY,
    CHAPEL,
    DISCOUNT,
    KILL,
    NO_GUEST,
    PASS,
    PEASANTS_A_BRIBE,
    RANK,
    ROOMS,
    SEVERAL,
    TYPE,
    Deed,
    Guest,
)
from innkeeper.games.bloody_inn.rules.deeds import (
    begin_burying,
    bribe,
    build,
    kill,
    may_launder,
    pass_by,
)
from innkeeper.games.bloody_inn.rules.table import add, ask, count, discard, free_places, in_turn, named
from innkeeper.games.bloody_inn.state import (
    ASK_ACCOMPLICE,
    ASK_DEED,
    ASK_DISCARD,
    ASK_LAUNDER,
    ASK_TARGET,
    MORNING,
    Innkeeper,
    InnState,
)


def next_turn(state: InnState) -> None:
    """Clockwise from the first player, each one action, and then each a second one [BI-3.1]."""
    if state.step < ACTIONS_A_NIGHT * state.seats:
        ask(state, in_turn(state, state.step), ASK_DEED)
        state.step += 1
    else:
        state.phase = MORNING
        state.step = 0
        if state.events is not None:
            note(state, "morning", "BI-9.1", facts={"round": state.round})


# --- The deed [BI-3.5]


def deed_actions(state: InnState, out: list[int]) -> None:
    """Every deed for which there is something within reach; passing always."""
    innkeeper = state.innkeepers[state.asked]
    cheapest = cheapest_in_inn(state)
    if cheapest <= budget(state, innkeeper, BRIBE):
        out.append(deed_action(BRIBE))
    if cheapest_annex(innkeeper) <= budget(state, innkeeper, BUILD):
        out.append(deed_action(BUILD))
    if cheapest <= budget(state, innkeeper, KILL):
        out.append(deed_action(KILL))
    if innkeeper.corpses and cheapest_corpse(innkeeper) <= budget(state, innkeeper, BURY) and places_left(state) > 0:
        out.append(deed_action(BURY))
    out.append(deed_action(PASS))


OUT_OF_REACH = 99


def cheapest_in_inn(state: InnState) -> int:
    """The lowest rank among the guests in the rooms and the bistro."""
    if state.bistro > 0:
        return 0
    lowest = OUT_OF_REACH
    for guest in state.guests:
        if guest != NO_GUEST and RANK[guest] < lowest:
            lowest = RANK[guest]
    return lowest


def cheapest_annex(innkeeper: Innkeeper) -> int:
    """The lowest rank among the cards in hand that can become annexes [BI-5.1]."""
    lowest = OUT_OF_REACH
    for guest in innkeeper.hand:
        if BUILDABLE[guest] and RANK[guest] < lowest:
            lowest = RANK[guest]
    return lowest


def cheapest_corpse(innkeeper: Innkeeper) -> int:
    """The lowest rank among the unburied corpses."""
    lowest = OUT_OF_REACH
    for guest in innkeeper.corpses:
        if RANK[guest] < lowest:
            lowest = RANK[guest]
    return lowest


def places_left(state: InnState) -> int:
    """How many corpses can still be buried anywhere [BI-7.1]."""
    places = 0
    for innkeeper in state.innkeepers:
        places += free_places(innkeeper)
    return places


def choose_deed(state: InnState, deed: Deed) -> None:
    """Bribe, build, kill, bury or pass."""
    state.deed = deed
    if deed != PASS:
        state.question = ASK_TARGET
    elif may_launder(state):
        state.question = ASK_LAUNDER
    else:
        pass_by(state)


# --- The target [BI-3.2, BI-3.3]


def discounts(innkeeper: Innkeeper, deed: Deed) -> int:
    """How many accomplices fewer the deed can be done with: one for each annex that says so [BI-3.2]."""
    annex = DISCOUNT[deed]
    return count(innkeeper, annex) if annex != NO_GUEST else 0


def budget(state: InnState, innkeeper: Innkeeper, deed: Deed) -> int:
    """The highest rank that can still be paid for; the card to be built cannot pay for itself [BI-3.3]."""
    accomplices = len(innkeeper.hand) + discounts(innkeeper, deed) - state.cost
    if deed == BUILD and not state.targets:
        accomplices -= 1
    return accomplices


def target_actions(state: InnState, out: list[int]) -> None:
    """Whom the deed can be done to; and `done` once there is a target."""
    innkeeper = state.innkeepers[state.asked]
    add_targets(state, innkeeper, out)
    if state.targets:
        out.append(DONE)


def add_targets(state: InnState, innkeeper: Innkeeper, out: list[int]) -> None:
    """The targets within reach, besides those chosen already."""
    most = budget(state, innkeeper, state.deed)
    if state.deed == BRIBE or state.deed == KILL:
        add_guests_of_inn(state, most, out)
    elif state.deed == BUILD:
        add_cards(innkeeper.hand, most, True, CARD, out)
    elif places_left(state) > len(state.targets):
        add_cards(list(innkeeper.corpses), most, False, CORPSE, out)


def add_guests_of_inn(state: InnState, most: int, out: list[int]) -> None:
    """Travelers in any rooms, or peasants, but not both [BI-4.1, BI-4.2, BI-6.1]."""
    first = state.targets[0] if state.targets else -1
    if first != BISTRO:
        for room in range(ROOMS):
            guest = state.guests[room]
            if guest != NO_GUEST and RANK[guest] <= most and ROOM + room not in state.targets:
                out.append(ROOM + room)
    if (first == -1 or first == BISTRO) and state.bistro > len(state.targets):
        out.append(BISTRO)


def add_cards(cards: list[Guest], most: int, for_annex: bool, first: int, out: list[int]) -> None:
    """Each kind of card of at most this rank, once; for an annex only those that can be one [BI-5.1]."""
    last = NO_GUEST
    for guest in cards:
        if guest != last and RANK[guest] <= most and (BUILDABLE[guest] or not for_annex):
            out.append(first + guest)
        last = guest


def target_limit(state: InnState, innkeeper: Innkeeper) -> int:
    """How many targets one action may have [BI-4.2, BI-4.3, BI-6.1, BI-6.3, BI-7.4]."""
    if state.targets[0] == BISTRO:
        if state.deed == KILL:
            return 1
        return BREWERY_LIMIT if count(innkeeper, BREWERY) > 0 else PEASANTS_A_BRIBE
    several = SEVERAL[state.deed]
    return OUT_OF_REACH if several != NO_GUEST and count(innkeeper, several) > 0 else 1


def choose_target(state: InnState, action: int) -> None:
    """Take the target aside, and ask for another one where that is possible."""
    innkeeper = state.innkeepers[state.asked]
    if action != DONE:
        state.targets.append(action)
        if state.deed == BUILD:
            innkeeper.hand.remove(Guest(action - CARD))
            state.cost = RANK[action - CARD]
        elif state.deed == BURY:
            take_corpse(innkeeper, Guest(action - CORPSE))
            state.cost += RANK[action - CORPSE]
        elif action != BISTRO:
            state.cost += RANK[state.guests[action - ROOM]]
        if len(state.targets) < target_limit(state, innkeeper):
            more: list[int] = []
            add_targets(state, innkeeper, more)
            if more:
                return
    state.question = ASK_ACCOMPLICE
    end_payment_if_complete(state)


def take_corpse(innkeeper: Innkeeper, corpse: Guest) -> None:
    """The corpse is no longer among the unburied ones."""
    corpses = list(innkeeper.corpses)
    corpses.remove(corpse)
    innkeeper.corpses = tuple(corpses)


# --- The accomplices [BI-3.2, BI-3.4]


def least_accomplices(state: InnState) -> int:
    """How few will do: the discounts are optional [BI-3.2]."""
    return state.cost - discounts(state.innkeepers[state.asked], state.deed)


def accomplice_actions(state: InnState, out: list[int]) -> None:
    """Each kind of card in hand, and `done` as soon as there are enough."""
    last = NO_GUEST
    for guest in state.innkeepers[state.asked].hand:
        if guest != last:
            out.append(PLAY + guest)
        last = guest
    if len(state.played) >= least_accomplices(state):
        out.append(DONE)


def play_accomplice(state: InnState, action: int) -> None:
    """One more accomplice plays his part, or there are enough of them."""
    if action == DONE:
        end_payment(state)
        return
    guest = Guest(action - PLAY)
    state.innkeepers[state.asked].hand.remove(guest)
    add(state.played, guest)
    end_payment_if_complete(state)


def end_payment_if_complete(state: InnState) -> None:
    """Never more accomplices than the rank; and there may be no more to play [BI-3.2]."""
    if len(state.played) == state.cost or not state.innkeepers[state.asked].hand:
        end_payment(state)


def end_payment(state: InnState) -> None:
    """Those with the affinity come back; a Chapel lets others be kept; the rest go [BI-3.4, BI-12.16]."""
    innkeeper = state.innkeepers[state.asked]
    others: list[Guest] = []
    for guest in state.played:
        if AFFINITY[TYPE[guest]] == state.deed:
            add(innkeeper.hand, guest)
        else:
            others.append(guest)
    state.played = others
    if state.deed == BURY and others and count(innkeeper, CHAPEL) > 0:
        state.question = ASK_DISCARD
        return
    for guest in others:
        discard_played(state, guest)
    state.played = []
    do_deed(state)


def discard_actions(state: InnState, out: list[int]) -> None:
    """With a Chapel: what to discard all the same, or `done` to take the rest back [BI-12.16]."""
    last = NO_GUEST
    for guest in state.played:
        if guest != last:
            out.append(DISCARD + guest)
        last = guest
    out.append(DONE)


def choose_discard(state: InnState, action: int) -> None:
    """One card goes, or the rest is kept [BI-12.16]."""
    if action != DONE:
        guest = Guest(action - DISCARD)
        state.played.remove(guest)
        discard_played(state, guest)
        if state.played:
            return
    for guest in state.played:
        add(state.innkeepers[state.asked].hand, guest)
    state.played = []
    do_deed(state)


def discard_played(state: InnState, guest: Guest) -> None:
    """An accomplice who has played his part leaves [BI-3.4]."""
    discard(state, guest)
    if state.events is not None:
        note(state, "discard", "BI-3.4", state.asked, {"guest": named(guest)}, ["exit"])


def do_deed(state: InnState) -> None:
    """Paid for: now it is done."""
    if state.deed == BRIBE:
        bribe(state)
    elif state.deed == KILL:
        kill(state)
    elif state.deed == BUILD:
        build(state)
    else:
        begin_burying(state)
