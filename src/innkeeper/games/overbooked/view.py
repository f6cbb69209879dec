"""Who sees what: all but the order of the deck lies open; a move half made is its seat's own affair [OD-1.9]."""

from __future__ import annotations

from typing import Final, TypedDict

from innkeeper.engine.chance import Chance
from innkeeper.engine.seats import NOBODY, Seat
from innkeeper.games.overbooked.components import (
    BLUE,
    CARD_NAMES,
    CARDS,
    CHAIR_NAMES,
    COLOUR_NAMES,
    EVENT_NAMES,
    EVENT_POINTS,
    GOAL_NAMES,
    GREEN,
    GRIDS,
    IS_PATTERN,
    KIND_NAMES,
    LEVEL_NAMES,
    NORMAL_CARDS,
    RED,
    SCENARIOS,
    SIDE_NAMES,
    SUITCASES,
    SYMBOL,
    SYMBOL_NAMES,
    TOKENS,
    WISHES,
    YELLOW,
    Card,
    Goal,
)
from innkeeper.games.overbooked.planes import (
    ALL,
    AREAS,
    KIND,
    Five,
    Plane,
    chairs_of,
    count,
    couples,
    five_of,
    groups,
    listed,
    surrounded,
)
from innkeeper.games.overbooked.rules.placing import displaced
from innkeeper.games.overbooked.rules.row import price
from innkeeper.games.overbooked.rules.scoring import breakdown
from innkeeper.games.overbooked.rules.solo import is_met, reached
from innkeeper.games.overbooked.state import (
    ASK_CARD,
    ASK_NOTHING,
    NO_POSITION,
    NO_SUITCASE,
    RESULT_NAMES,
    Airline,
    OverbookedState,
    forget_move,
)


class ChairView(TypedDict):
    """A seat of every plane: `kind` is window, aisle or middle, `area` counts from 1, from the left."""

    seat: str
    kind: str
    area: int


class SuitcaseView(TypedDict):
    """A suitcase on a card; `wish` is the kind of seat it asks for on a preference card."""

    number: int
    colour: str
    wish: str | None


class CardView(TypedDict):
    """A passenger card: `grid` has a letter for each suitcase and '.' for an empty box; empty on a preference card."""

    card: str
    kind: str
    difficult: bool
    symbol: str
    grid: list[str]
    suitcases: list[SuitcaseView]


class OpenCardView(TypedDict):
    """A card in the departure hall: its place from the gate (from 1), the vouchers on it, what it costs to reach."""

    position: int
    card: CardView
    vouchers: int
    price: int


class PlayerView(TypedDict):
    """One player's things.

    `plane` has the colour of whoever sits on each seat taken; `couples` pairs of seats, `children` the seats of
    surrounded children, `groups` by colour the seats of the largest group. `sources` is the score as if the game ended
    now.
    """

    seat: int
    vouchers: int
    steps: dict[str, int]
    overbooked: int
    cards: list[str]
    plane: dict[str, str]
    couples: list[list[str]]
    children: list[str]
    groups: dict[str, list[str]]
    sources: dict[str, int]
    score: int


class EventView(TypedDict):
    """An event card, and what it would bring each seat now."""

    event: str
    points: int
    worth: list[int]


class GoalView(TypedDict):
    """What a solo scenario asks for, and how much of it there is; `choice`: any one of those is enough."""

    goal: str
    colours: list[str]
    least: int
    reached: int
    met: bool
    choice: bool


class SoloView(TypedDict):
    """A game for one."""

    scenario: str
    level: str
    goals: list[GoalView]


class MoveView(TypedDict):
    """One's own move, half made: suitcases count from 1; who is to sit where, and whose passengers await a decision."""

    position: int
    ignored: int | None
    dropped: list[int]
    seating: dict[str, str]
    displaced: dict[str, str]
    steps: list[str]


class OverbookedView(TypedDict):
    """The table as one viewer sees it; `you` is the viewer's seat. `tokens` is how many of each colour there are."""

    you: int | None
    round: int
    turn: int | None
    first: int
    last_round: bool
    over: bool
    result: str | None
    side: str
    layout: list[ChairView]
    row: list[OpenCardView]
    tokens: int
    supply: dict[str, int]
    unseen: list[str]
    removed: list[str]
    symbols: bool
    difficult: bool
    binding: bool
    aisle: str
    events: list[EventView]
    players: list[PlayerView]
    solo: SoloView | None
    move: MoveView | None


def view(state: OverbookedState, viewer: Seat) -> OverbookedView:
    """Everything the viewer may know."""
    over = state.question == ASK_NOTHING
    return {
        "you": None if viewer == NOBODY else int(viewer),
        "round": state.round,
        "turn": None if over else int(state.asked),
        "first": int(state.first),
        "last_round": state.last_round,
        "over": over,
        "result": RESULT_NAMES[state.result] if state.seats == 1 else None,
        "side": SIDE_NAMES[state.side],
        "layout": LAYOUTS[state.side],
        "row": [open_card(state, position) for position in range(len(state.row))],
        "tokens": TOKENS[state.seats],
        "supply": by_colour(state.supply),
        "unseen": [CARD_NAMES[card] for card in state.pool],
        "removed": [CARD_NAMES[card] for card in state.removed],
        "symbols": state.symbols,
        "difficult": state.difficult,
        "binding": not state.offers,
        "aisle": "aisle_column" if state.aisle_column else "no_width",
        "events": event_views(state),
        "players": player_views(state),
        "solo": solo_view(state) if state.seats == 1 else None,
        "move": move_view(state) if viewer == state.asked and state.position != NO_POSITION else None,
    }


def imagine(state: OverbookedState, seat: Seat, chance: Chance) -> OverbookedState:
    """A position that could be the true one: new chance, and nothing of a move that another seat has half made."""
    twin = state.copy()
    twin.chance = chance.branch()
    if twin.asked != seat and twin.question != ASK_NOTHING:
        twin.question = ASK_CARD
        forget_move(twin)
    return twin


# --- Planes


def layout(side: int) -> list[ChairView]:
    """Every seat of the planes, row by row from the front."""
    found: list[ChairView] = []
    for chair in chairs_of(ALL[side]):
        kind = KIND_NAMES[KIND[side][chair]]
        found.append({"seat": CHAIR_NAMES[chair], "kind": kind, "area": area_of(side, chair) + 1})
    return found


def area_of(side: int, chair: int) -> int:
    """The area a chair is in, from 0."""
    area = 0
    while AREAS[side][area] >> chair & 1 == 0:
        area += 1
    return area


def names(mask: int) -> list[str]:
    """The seats in the mask."""
    return [CHAIR_NAMES[chair] for chair in chairs_of(mask)]


def passengers(plane: Plane) -> dict[str, str]:
    """Who sits where: the colour by seat, in the order of the seats."""
    colours: dict[int, str] = {}
    for name, mask in zip(COLOUR_NAMES, listed(plane), strict=True):
        for chair in chairs_of(mask):
            colours[chair] = name
    return {CHAIR_NAMES[chair]: colours[chair] for chair in sorted(colours)}


def largest_group(side: int, mask: int) -> int:
    """The largest connected set; among equals the one nearest to the front."""
    best = 0
    for group in groups(side, mask):
        if count(group) > count(best):
            best = group
    return best


def by_colour(five: Five) -> dict[str, int]:
    """The numbers with the names of their colours."""
    return dict(zip(COLOUR_NAMES, listed(five), strict=True))


# --- Cards


def card_view(card: Card) -> CardView:
    """The card's face."""
    return {
        "card": CARD_NAMES[card],
        "kind": "pattern" if IS_PATTERN[card] else "preference",
        "difficult": card >= NORMAL_CARDS,
        "symbol": SYMBOL_NAMES[SYMBOL[card]],
        "grid": list(GRIDS[card]),
        "suitcases": [
            {
                "number": number + 1,
                "colour": COLOUR_NAMES[colour],
                "wish": None if IS_PATTERN[card] else KIND_NAMES[WISHES[card][number]],
            }
            for number, colour in enumerate(SUITCASES[card])
        ],
    }


def open_card(state: OverbookedState, position: int) -> OpenCardView:
    """A card in the departure hall."""
    return {
        "position": position + 1,
        "card": CARD_VIEWS[state.row[position]],
        "vouchers": state.row_vouchers[position],
        "price": price(state, position),
    }


def event_views(state: OverbookedState) -> list[EventView]:
    """The event cards on the table."""
    if not state.events_out:
        return []
    names_of = ["event", "second_event"]
    points = breakdown(state)
    return [
        {
            "event": EVENT_NAMES[event],
            "points": EVENT_POINTS[event],
            "worth": [points[seat][names_of[number]] for seat in range(state.seats)],
        }
        for number, event in enumerate(state.events_out)
    ]


LAYOUTS: Final = [layout(side) for side in range(len(SIDE_NAMES))]
CARD_VIEWS: Final = [card_view(Card(card)) for card in range(CARDS)]
"""What never changes, put together once."""


# --- Players


def player_views(state: OverbookedState) -> list[PlayerView]:
    """Every player's things."""
    sources = breakdown(state)
    return [player_view(state, Seat(seat), state.airlines[seat], sources[seat]) for seat in range(state.seats)]


def player_view(state: OverbookedState, seat: Seat, airline: Airline, sources: dict[str, int]) -> PlayerView:
    """One player's things."""
    plane = airline.plane
    return {
        "seat": int(seat),
        "vouchers": airline.vouchers,
        "steps": by_colour(airline.steps),
        "overbooked": sum(by_colour(airline.steps).values()),
        "cards": [CARD_NAMES[card] for card in airline.cards],
        "plane": passengers(plane),
        "couples": [names(pair) for pair in couples(state.side, plane[RED])],
        "children": names(surrounded(state.side, plane)),
        "groups": {
            COLOUR_NAMES[BLUE]: names(largest_group(state.side, plane[BLUE])),
            COLOUR_NAMES[YELLOW]: names(largest_group(state.side, plane[YELLOW])),
            COLOUR_NAMES[GREEN]: names(largest_group(state.side, plane[GREEN])),
        },
        "sources": sources,
        "score": sum(sources.values()),
    }


def solo_view(state: OverbookedState) -> SoloView:
    """The scenario and how near it is."""
    scenario = SCENARIOS[state.scenario]
    return {
        "scenario": scenario.name,
        "level": LEVEL_NAMES[state.level],
        "goals": [goal_view(state, goal, False) for goal in scenario.all_of]
        + [goal_view(state, goal, True) for goal in scenario.any_of],
    }


def goal_view(state: OverbookedState, goal: Goal, choice: bool) -> GoalView:
    """One goal of the scenario."""
    return {
        "goal": GOAL_NAMES[goal.kind],
        "colours": [COLOUR_NAMES[colour] for colour in goal.colours],
        "least": goal.least,
        "reached": reached(state.side, state.airlines[0].plane, goal),
        "met": is_met(state, goal),
        "choice": choice,
    }


def move_view(state: OverbookedState) -> MoveView:
    """The move half made, for whose it is."""
    waiting = displaced(state) & ~state.to_steps
    plane = state.airlines[state.asked].plane
    undecided = five_of([mask & waiting for mask in listed(plane)])
    return {
        "position": state.position + 1,
        "ignored": None if state.ignored == NO_SUITCASE else state.ignored + 1,
        "dropped": [number + 1 for number in chairs_of(state.dropped)],
        "seating": passengers(state.seating),
        "displaced": passengers(undecided),
        "steps": names(state.to_steps),
    }
