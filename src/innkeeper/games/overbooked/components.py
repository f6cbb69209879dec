"""What is in the box: cards, planes, events, scenarios; from components.toml or a file of one's own, checked [OD-1]."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, NewType

from innkeeper.engine.box import Box

FOLDER: Final = Path(__file__).parent
BOX: Final = Box("overbooked", FOLDER)
DIGEST: Final = BOX.digest


def _texts(row: dict[str, Any], name: str, where: str) -> list[str]:
    texts = row.get(name)
    if not isinstance(texts, list) or not texts or not all([isinstance(text, str) and text for text in texts]):
        raise BOX.wrong(f"{name} of {where} is a list of texts, not {texts!r}.")
    return [str(text) for text in texts]


# --- Passengers

Colour = NewType("Colour", int)
"""A kind of passenger, in the order of the rulebook."""

COLOURS: Final = 5
RED: Final = Colour(0)
WHITE: Final = Colour(1)
BLUE: Final = Colour(2)
YELLOW: Final = Colour(3)
GREEN: Final = Colour(4)
COLOUR_NAMES: Final[list[str]] = ["red", "white", "blue", "yellow", "green"]
COLOUR_LETTERS: Final = "RWBYG"
EMPTY_BOX: Final = "."

# --- Planes [OD-1.3]

Chair = NewType("Chair", int)
"""A seat in a plane (elsewhere a seat is a player's place at the table): its row times STRIDE, plus its column, both
from 0. It is also the number of its bit in masks."""

ROWS: Final = 5
STRIDE: Final = 10
CHAIRS: Final = ROWS * STRIDE
CHAIR_NAMES: Final[list[str]] = [f"{chair // STRIDE + 1}{'ABCDEFGHIJ'[chair % STRIDE]}" for chair in range(CHAIRS)]

WINDOW: Final = 0
AISLE: Final = 1
MIDDLE: Final = 2
KIND_NAMES: Final[list[str]] = ["window", "aisle", "middle"]
KIND_LETTERS: Final = "wam"

THREE_AREAS: Final = 0
TWO_AREAS: Final = 1
SIDE_NAMES: Final[list[str]] = ["three_area", "two_area"]
AISLE_MARK: Final = "|"


def _seat_maps() -> list[list[str]]:
    """By side of the board: its five rows, from the front; a letter for each seat, a bar for each aisle."""
    maps: list[list[str]] = [[], []]
    for row in BOX.rows("plane", len(SIDE_NAMES)):
        side = BOX.word(row, "id", SIDE_NAMES, "a plane")
        lines = _texts(row, "seat_map", SIDE_NAMES[side])
        shape = [[len(area) for area in line.split(AISLE_MARK)] for line in lines]
        known = all([letter in KIND_LETTERS + AISLE_MARK for line in lines for letter in line])
        if len(lines) != ROWS or not known or shape != [shape[0]] * ROWS or not 4 <= sum(shape[0]) <= STRIDE:
            raise BOX.wrong(f"seat_map of {SIDE_NAMES[side]} is {ROWS} rows of w, m, a and |, all of one shape.")
        maps[side] = lines
    return maps


SEAT_MAPS: Final[list[list[str]]] = _seat_maps()
AREA_WIDTHS: Final[list[list[int]]] = [[len(area) for area in lines[0].split(AISLE_MARK)] for lines in SEAT_MAPS]
"""By side: how many columns each seating area has, from the left."""
AREAS_MOST: Final = max([len(widths) for widths in AREA_WIDTHS])

# --- Set-up [OD-1.4 to OD-1.6]

MOST_SEATS: Final = 4
ROW: Final = BOX.whole(BOX.table("setup"), "open_cards", 4, 4, "[setup]")
"""Waiting areas in the departure hall."""
VOUCHERS: Final = BOX.whole(BOX.table("setup"), "vouchers_per_player", 0, 99, "[setup]")


def _player_counts() -> list[dict[str, Any]]:
    rows = BOX.table("setup").get("player_count")
    if not isinstance(rows, list) or not all([isinstance(row, dict) for row in rows]):
        raise BOX.wrong("there is no [[setup.player_count]].")
    return rows


SIDE: Final[list[int]] = [0] * (MOST_SEATS + 1)
TOKENS: Final[list[int]] = [0] * (MOST_SEATS + 1)
"""By number of players: the side of the boards, and passengers of each colour in the supply."""
for _row in _player_counts():
    _players = BOX.whole(_row, "players", 1, MOST_SEATS, "[[setup.player_count]]")
    SIDE[_players] = BOX.word(_row, "plane", SIDE_NAMES, f"{_players} players")
    TOKENS[_players] = BOX.whole(_row, "tokens_per_colour", 1, 99, f"{_players} players")
if 0 in TOKENS[1:]:
    raise BOX.wrong("[[setup.player_count]] is for 1, 2, 3 and 4 players.")

# --- Symbols [OD-6]

REPLACE_SYMBOL: Final = 0
BRIDGE_SYMBOL: Final = 1
IGNORE_SYMBOL: Final = 2
BONUS_SYMBOL: Final = 3
NO_SYMBOL: Final = 4
SYMBOL_NAMES: Final[list[str]] = ["replace", "bridge", "ignore", "bonus", "none"]

# --- Passenger cards [OD-1.2]

Card = NewType("Card", int)
"""A passenger card, in the order of the components file; the difficult ones come last."""

NORMAL_CARDS: Final = 72
DIFFICULT_CARDS: Final = 9
CARDS: Final = NORMAL_CARDS + DIFFICULT_CARDS
NO_CARD: Final = Card(99)
MOST_SUITCASES: Final = 6
BACK_NAMES: Final[list[str]] = ["normal", "difficult"]
CARD_KINDS: Final[list[str]] = ["pattern", "preference"]

Box2 = tuple[int, int]
"""A row and a column of a card's grid."""


def _cards() -> list[dict[str, Any]]:
    """The normal cards, then the difficult ones, each in the order of the file; ids are different words."""
    rows = BOX.rows("card", CARDS)
    ids = [row.get("id") for row in rows]
    for name in ids:
        if not isinstance(name, str) or name.split() != [name] or ids.count(name) > 1:
            raise BOX.wrong(f"each [[card]] has an id of its own, a word, and not {name!r}.")
    backs = [BOX.word(row, "back", BACK_NAMES, f"card {row['id']}") for row in rows]
    if backs.count(0) != NORMAL_CARDS:
        raise BOX.wrong(f"{NORMAL_CARDS} cards have a normal back and {DIFFICULT_CARDS} a difficult one.")
    return [row for back in (0, 1) for row, its in zip(rows, backs, strict=True) if its == back]


def _grid(row: dict[str, Any]) -> list[str]:
    """The card's grid, without empty outer rows and columns; empty for a preference card."""
    where = f"card {row['id']}"
    if CARD_KINDS[BOX.word(row, "kind", CARD_KINDS, where)] == "preference":
        return []
    grid = _texts(row, "grid", where)
    known = all([letter in COLOUR_LETTERS + EMPTY_BOX for line in grid for letter in line])
    if not known or len({len(line) for line in grid}) > 1:
        raise BOX.wrong(f"grid of {where} is rows of one length of the letters R, W, B, Y, G and '.', not {grid!r}.")
    return trimmed(grid)


def trimmed(grid: list[str]) -> list[str]:
    """The grid without empty outer rows and columns, which ask for nothing [OD-3.3]."""
    rows = [number for number, line in enumerate(grid) if line.strip(EMPTY_BOX)]
    if not rows:
        return []
    columns = [column for column in range(len(grid[0])) if any([line[column] != EMPTY_BOX for line in grid])]
    return [line[columns[0] : columns[-1] + 1] for line in grid[rows[0] : rows[-1] + 1]]


def turned(grid: list[str]) -> list[str]:
    """The grid turned by a quarter, clockwise."""
    return ["".join(column) for column in zip(*reversed(grid), strict=True)]


def _wishes(row: dict[str, Any]) -> list[tuple[int, int]]:
    """A preference card's suitcases: colour and kind of seat, in the listed order; empty for a pattern card."""
    where = f"card {row['id']}"
    if row.get("kind") == "pattern":
        return []
    wishes = row.get("seats")
    if not isinstance(wishes, list) or not all([isinstance(wish, list) and len(wish) == 2 for wish in wishes]):
        raise BOX.wrong(f"seats of {where} is a list of pairs of colour and kind of seat, not {wishes!r}.")
    found = [{"colour": wish[0], "kind": wish[1]} for wish in wishes]
    return [
        (BOX.word(wish, "colour", COLOUR_NAMES, where), BOX.word(wish, "kind", KIND_NAMES, where)) for wish in found
    ]


def _suitcases(card: int) -> tuple[int, ...]:
    """The colours of a card's suitcases: in reading order of its unturned grid, or as listed."""
    boxes = [COLOUR_LETTERS.index(letter) for line in GRIDS[card] for letter in line if letter != EMPTY_BOX]
    colours = tuple(boxes or [colour for colour, _ in _WISHES[card]])
    row, where = _CARDS[card], f"card {CARD_NAMES[card]}"
    if not 1 <= len(colours) <= MOST_SUITCASES:
        raise BOX.wrong(f"{where} has from 1 to {MOST_SUITCASES} suitcases, not {len(colours)}.")
    if "passengers" in row and row["passengers"] != len(colours):
        raise BOX.wrong(f"{where} shows {len(colours)} suitcases, and yet passengers is {row['passengers']!r}.")
    counted = {name: colours.count(colour) for colour, name in enumerate(COLOUR_NAMES) if colour in colours}
    if "colours" in row and row["colours"] != counted:
        raise BOX.wrong(f"{where} shows {counted}, and yet colours is {row['colours']!r}.")
    return colours


_CARDS: Final = _cards()
CARD_NAMES: Final[list[str]] = [str(row["id"]) for row in _CARDS]
GRIDS: Final[list[list[str]]] = [_grid(row) for row in _CARDS]
"""By card: the rows of its pattern as letters, trimmed; empty for a preference card."""
_WISHES: Final = [_wishes(row) for row in _CARDS]
SUITCASES: Final[list[tuple[int, ...]]] = [_suitcases(card) for card in range(CARDS)]
"""By card: the colour of each suitcase."""
WISHES: Final[list[tuple[int, ...]]] = [tuple([kind for _, kind in wishes]) for wishes in _WISHES]
"""By card: the kind of seat that each suitcase of a preference card asks for; empty for a pattern card."""
IS_PATTERN: Final[list[bool]] = [not wishes for wishes in WISHES]
SYMBOL: Final[list[int]] = [BOX.word(row, "symbol", SYMBOL_NAMES, f"card {row['id']}") for row in _CARDS]
BOXES: Final[list[list[Box2]]] = [
    [(row, column) for row, line in enumerate(grid) for column, letter in enumerate(line) if letter != EMPTY_BOX]
    for grid in GRIDS
]
"""By card: the row and column in its trimmed grid of each suitcase of a pattern."""
EVERYBODY: Final[list[int]] = [(1 << len(suitcases)) - 1 for suitcases in SUITCASES]
"""By card: all its suitcases as bits."""
NEEDS: Final[list[tuple[int, ...]]] = [
    tuple([suitcases.count(colour) for colour in range(COLOURS)]) for suitcases in SUITCASES
]
"""By card: how many passengers of each colour."""


def _face(card: int) -> tuple[Any, ...]:
    """What makes a card the same as another, whichever way up."""
    grids = [GRIDS[card]]
    for _ in range(3):
        grids.append(turned(grids[-1]) if grids[-1] else [])
    return (min(grids), sorted(_WISHES[card]), SYMBOL[card])


def _check_cards() -> None:
    """Every pattern fits some area of both sides; every wish can be granted; no card is there twice."""
    faces: list[tuple[Any, ...]] = []
    for card in range(CARDS):
        for side, widths in enumerate(AREA_WIDTHS):
            _check_fits(card, side, max(widths))
        if _face(card) in faces:
            twin = CARD_NAMES[faces.index(_face(card))]
            raise BOX.wrong(f"card {CARD_NAMES[card]} is the same as card {twin}, perhaps turned.")
        faces.append(_face(card))


def _check_fits(card: int, side: int, widest: int) -> None:
    where = f"card {CARD_NAMES[card]}"
    grid = GRIDS[card]
    if grid:
        height, width = len(grid), len(grid[0])
        if not ((height <= ROWS and width <= widest) or (width <= ROWS and height <= widest)):
            raise BOX.wrong(f"{where} fits no seating area of {SIDE_NAMES[side]}: they are {ROWS} by {widest} at most.")
    for kind in range(len(KIND_NAMES)):
        seats = sum([line.count(KIND_LETTERS[kind]) for line in SEAT_MAPS[side]])
        if WISHES[card].count(kind) > seats:
            raise BOX.wrong(f"{where} asks for more {KIND_NAMES[kind]} seats than {SIDE_NAMES[side]} has.")


_check_cards()

# --- Points [OD-5]

_SCORING: Final = BOX.table("scoring")
COUPLE: Final = BOX.whole(_SCORING, "couple", -99, 99, "[scoring]")
SURROUNDED_CHILD: Final = BOX.whole(_SCORING, "surrounded_child", -99, 99, "[scoring]")
GROUP_MEMBER: Final = BOX.whole(_SCORING, "largest_group_per_passenger", -99, 99, "[scoring]")
LARGEST_GROUP: Final = BOX.whole(_SCORING, "largest_group_tie_or_lead_multiplier", 1, 9, "[scoring]")
VOUCHERS_A_POINT: Final = BOX.whole(_SCORING, "vouchers_per_point", 1, 9, "[scoring]")
OVERBOOKED: Final = BOX.whole(_SCORING, "overbooked_passenger", -99, 99, "[scoring]")
MOST_OVERBOOKED: Final = BOX.whole(_SCORING, "most_overbooked", -99, 99, "[scoring]")
EMPTY_SEAT: Final = BOX.whole(_SCORING, "empty_seat", -99, 99, "[scoring]")
BONUS_POINT: Final = BOX.whole(_SCORING, "bonus_symbol", -99, 99, "[scoring]")

# --- Events [OD-8]

Happening = NewType("Happening", int)
"""An event card, in the order of the rulebook."""

EVENTS: Final = 15
EVENT_NAMES: Final[list[str]] = [
    "adorable_kids",
    "buddy_time",
    "corner_seats",
    "couples_retreat",
    "emergency_exit_assistance",
    "family_vacation",
    "full_flight",
    "kids_gone_wild",
    "lonely_christmas",
    "low_season_blues",
    "beautiful_sunset",
    "missing_friends",
    "school_holidays",
    "threes_company",
    "like_sardines",
]
_POINTS: Final = {str(row.get("id")): row for row in BOX.rows("event", EVENTS)}
if sorted(_POINTS) != sorted(EVENT_NAMES):
    raise BOX.wrong(f"the events are {', '.join(EVENT_NAMES)}.")
EVENT_POINTS: Final[list[int]] = [BOX.whole(_POINTS[name], "points", -99, 99, name) for name in EVENT_NAMES]

# --- Solo [OD-9]

LEVEL_NAMES: Final[list[str]] = ["beginner", "experienced", "expert"]
SOLO_VOUCHERS: Final[list[int]] = [
    BOX.whole(BOX.table("vouchers", BOX.table("solo")), name, 1, 99, "[solo.vouchers]") for name in LEVEL_NAMES
]
REMOVAL_COST: Final = BOX.whole(BOX.table("solo"), "cost_remove_open_card", 1, 99, "[solo]")
OVERBOOKED_COST: Final = BOX.whole(BOX.table("solo"), "cost_per_overbooked", 0, 99, "[solo]")
FULL_AREA_GAIN: Final = BOX.whole(BOX.table("solo"), "gain_per_full_area", 0, 99, "[solo]")

GOAL_GROUP: Final = 0
GOAL_COUPLES: Final = 1
GOAL_CHILDREN: Final = 2
GOAL_NAMES: Final[list[str]] = ["group", "couples", "surrounded_children"]


class Goal:
    """Something a solo scenario asks for: at least so many couples or surrounded children, or a group so large."""

    __slots__ = ("colours", "kind", "least")

    def __init__(self, kind: int, colours: list[int], least: int) -> None:
        self.kind = kind
        self.colours = colours
        """Of any one of these colours; empty unless it is a group."""
        self.least = least


class Scenario:
    """A solo scenario: all of the first goals, and any one of the others."""

    __slots__ = ("all_of", "any_of", "name")

    def __init__(self, name: str, all_of: list[Goal], any_of: list[Goal]) -> None:
        self.name = name
        self.all_of = all_of
        self.any_of = any_of


def _goal(row: Any, where: str) -> Goal:
    if not isinstance(row, dict):
        raise BOX.wrong(f"each goal of {where} is a table with type and at_least.")
    kind = BOX.word(row, "type", GOAL_NAMES, where)
    colours = str(row.get("colour", "")).split("|") if kind == GOAL_GROUP else []
    found = [BOX.word({"colour": colour}, "colour", COLOUR_NAMES, where) for colour in colours]
    return Goal(kind, found, BOX.whole(row, "at_least", 1, 50, where))


def _goals(row: dict[str, Any], name: str, where: str) -> list[Goal]:
    goals = row.get(name)
    if not isinstance(goals, list) or not goals:
        raise BOX.wrong(f"{name} of {where} is a list of goals.")
    return [_goal(goal, where) for goal in goals]


def _scenario(row: dict[str, Any]) -> Scenario:
    name = "_".join(_texts({"name": [row.get("name")]}, "name", "a scenario")[0].lower().split())
    return Scenario(name, _goals(row, "all_of", name), _goals(row, "any_of", name))


SCENARIO_NAMES: Final[list[str]] = ["friends_weekend", "romantic_city_trip", "school_trip"]
SCENARIOS: Final[list[Scenario]] = [_scenario(row) for row in BOX.rows("scenario", 3)]
if [scenario.name for scenario in SCENARIOS] != SCENARIO_NAMES:
    raise BOX.wrong(f"the scenarios are {', '.join(SCENARIO_NAMES)}, in this order.")
