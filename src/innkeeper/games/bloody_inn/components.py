"""What is in the box: the tables the rules read, from components.toml or a file of one's own, checked [BI-1.1]."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, NewType

from innkeeper.engine.box import Box

FOLDER: Final = Path(__file__).parent
BOX: Final = Box("bloody_inn", FOLDER)
DIGEST: Final = BOX.digest

Guest = NewType("Guest", int)
"""A kind of card: copies of one kind cannot be told apart."""

# --- Types and what they are good at

Kind = NewType("Kind", int)
"""A type of guest: merchant, artisan and so on."""

Deed = NewType("Deed", int)
"""What can be done in the night."""

BRIBE: Final = Deed(0)
BUILD: Final = Deed(1)
KILL: Final = Deed(2)
BURY: Final = Deed(3)
PASS: Final = Deed(4)
NO_DEED: Final = Deed(5)
DEED_NAMES: Final[list[str]] = ["bribe", "build", "kill", "bury", "pass", "none"]

_TYPES: Final = BOX.rows("type")
TYPE_NAMES: Final[list[str]] = [str(row.get("id")) for row in _TYPES] + ["none"]
if "police" not in TYPE_NAMES:
    raise BOX.wrong("one [[type]] is police.")
AFFINITY: Final[list[Deed]] = [Deed(BOX.word(row, "affinity", DEED_NAMES, "a type")) for row in _TYPES] + [NO_DEED]
"""By type: the deed after which its members come back to the hand."""
CAN_BE_ANNEX: Final[list[bool]] = [bool(row.get("annex")) for row in _TYPES] + [False]
POLICE: Final = Kind(TYPE_NAMES.index("police"))

# --- Guests: the travelers, the peasant, and the barn that only ever is an annex

_GUESTS: Final[list[dict[str, Any]]] = [
    *BOX.rows("traveler"),
    {**BOX.table("peasant"), "id": "peasant"},
    {**BOX.table("barn"), "id": "barn", "type": "none", "money": 0, "copies": 0},
]
NAMES: Final[list[str]] = [str(row.get("id")) for row in _GUESTS]
KINDS: Final = len(_GUESTS)


def guest_named(name: str) -> Guest:
    """The kind of card with that id; KeyError for any other name."""
    if name not in NAMES:
        raise KeyError(name)
    return Guest(NAMES.index(name))


NO_GUEST: Final = Guest(99)
PEASANT: Final = guest_named("peasant")
BARN: Final = guest_named("barn")
TYPE: Final[list[Kind]] = [Kind(BOX.word(row, "type", TYPE_NAMES, str(row.get("id")))) for row in _GUESTS]


def _figures(name: str, most: int) -> list[int]:
    return [BOX.whole(row, name, 0, most, NAMES[guest]) for guest, row in enumerate(_GUESTS)]


RANK: Final[list[int]] = _figures("rank", 3)
MONEY: Final[list[int]] = _figures("money", 99)
COPIES: Final[list[int]] = _figures("copies", 99)
BUILDABLE: Final[list[bool]] = [CAN_BE_ANNEX[kind] for kind in TYPE]
TRAVELERS: Final[list[Guest]] = [
    Guest(guest) for guest in range(KINDS) if guest not in (PEASANT, BARN) for _ in range(COPIES[guest])
]
"""Every traveler's card, sorted."""

# --- What annexes do [BI-12]


def _effect(row: dict[str, Any], kind: str) -> dict[str, Any]:
    effect = row.get("effect")
    return effect if isinstance(effect, dict) and effect.get("kind") == kind else {}


def _amount(row: dict[str, Any], kind: str, name: str = "amount") -> int:
    """How much the effect brings; nothing where there is no such effect."""
    effect = _effect(row, kind)
    return BOX.whole(effect, name, 0, 99, f"the effect of {row.get('id')}") if effect else 0


def _with_effect(kind: str, deed: str = "") -> Guest:
    """The one kind of guest whose annex has this effect (on this deed)."""
    found = [
        Guest(g)
        for g in range(KINDS)
        if _effect(_GUESTS[g], kind).get("action", "") == deed and _effect(_GUESTS[g], kind)
    ]
    if len(found) != 1:
        raise BOX.wrong(f"{len(found)} guests have the effect {kind!r} {deed}, not one.")
    return found[0]


def _leaving() -> Guest:
    """The one kind of guest whose annex pays when travelers leave."""
    found = [Guest(guest) for guest in range(KINDS) if _GUESTS[guest].get("timing") == "travelers_leave"]
    if len(found) != 1:
        raise BOX.wrong(f"{len(found)} guests have the timing 'travelers_leave', not one.")
    return found[0]


WORKSHOP: Final = _with_effect("discount", "build")
PARLOR: Final = _with_effect("discount", "bribe")
CELLAR: Final = _with_effect("discount", "bury")
DISCOUNT: Final[list[Guest]] = [PARLOR, WORKSHOP, NO_GUEST, CELLAR]
"""By deed: the annex that lets it be done with one accomplice fewer."""

SHOP: Final = _with_effect("multi_target", "bribe")
BUTCHER_SHOP: Final = _with_effect("multi_target", "kill")
CRYPT: Final = _with_effect("multi_target", "bury")
SEVERAL: Final[list[Guest]] = [SHOP, NO_GUEST, BUTCHER_SHOP, CRYPT]
"""By deed: the annex that allows several targets at once."""

CHAPEL: Final = _with_effect("keep_played", "bury")
BREWERY: Final = _with_effect("peasant_bribe_limit")
DISTILLERY: Final = _with_effect("wage_exempt")
ROOM_SERVICE: Final = _with_effect("place_room_service")
BEDROOM: Final = _with_effect("replace_white_key")
GREENHOUSE: Final = _with_effect("cash_per_check")
GARDENS: Final = _leaving()

CASH_WHEN_BUILT: Final[list[int]] = [
    _amount(row, "cash")
    if _effect(row, "cash") and row.get("timing") == "on_build"
    else _amount(row, "cash_now_and_per_exit_color", "now")
    for row in _GUESTS
]
"""By guest: francs the annex pays the moment it is built."""

CASH_PER_ANNEX: Final[list[int]] = [_amount(row, "cash_per_own_annex_color") for row in _GUESTS]
"""By guest: francs, when built, for each annex of its own type its owner has."""

CASH_PER_GONE: Final[list[int]] = [_amount(row, "cash_now_and_per_exit_color", "per_card") for row in _GUESTS]
"""By guest: francs, at the end, for each card of its own type in the exit stack."""

GARDENS_INCOME: Final = _amount(_GUESTS[GARDENS], "cash")
GREENHOUSE_PER_CHECK: Final = _amount(_GUESTS[GREENHOUSE], "cash_per_check")
BREWERY_LIMIT: Final = _amount(_GUESTS[BREWERY], "peasant_bribe_limit")

# --- Money


def _figure(table: str, name: str) -> int:
    return BOX.whole(BOX.table(table), name, 0, 99, f"[{table}]")


START_CASH: Final = _figure("wealth", "start_cash")
START_CHECKS: Final = _figure("wealth", "start_checks")
CASH_LIMIT: Final = _figure("wealth", "cash_cap")
CHECK: Final = _figure("wealth", "check_value")
CHECK_TOKENS: Final = _figure("components", "checks_10f")
GRAVEDIGGER: Final = _figure("fees", "gravedigger_per_corpse")
ROOM_INCOME: Final = _figure("fees", "room_income")
WAGE: Final = _figure("fees", "wage")

# --- Set-up and the round

ROOMS: Final = 8
SHORT: Final = 0
LONG: Final = 1
_SETUP: Final = BOX.rows("setup", 4)


def _by_seats(name: str) -> list[int]:
    return [BOX.whole(row, name, 0, 99, f"[[setup]] {seats}") for seats, row in enumerate(_SETUP, 1)]


REMOVED: Final[list[list[int]]] = [_by_seats("removed_short"), _by_seats("removed_long")]
"""By length and by number of seats less one: travelers put back into the box unseen."""
WHITE_KEYS: Final[list[int]] = _by_seats("white_keys")
HAND_PEASANTS: Final[list[int]] = _by_seats("peasants_in_hand")
BISTRO_PEASANTS: Final[list[int]] = _by_seats("peasants_in_bistro")
ACTIONS_A_NIGHT: Final = _figure("actions", "per_player_per_round")
PEASANTS_A_BRIBE: Final = _figure("actions", "peasants_per_bribe")

SOLO_TITLES: Final[list[tuple[int, str]]] = [
    (BOX.whole(row, "min", 0, 999, "[[solo_rank]]"), str(row.get("title")).lower()) for row in BOX.rows("solo_rank")
]
"""From which score on which title is earned in a long solitaire game, lowest first."""

for _name, _copies in (("traveler_total", len(TRAVELERS)), ("peasant_total", COPIES[PEASANT])):
    if BOX.table("meta").get(_name) != _copies:
        raise BOX.wrong(
            f"the guests have {_copies} copies, where {_name} of [meta] has {BOX.table('meta').get(_name)!r}."
        )
