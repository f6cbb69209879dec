"""The view as zones and pieces, for the plain table and the text player."""

from __future__ import annotations

from typing import Final

from innkeeper.engine.events import Fact
from innkeeper.engine.views import Piece, Zone
from innkeeper.games.overbooked.components import COLOUR_NAMES
from innkeeper.games.overbooked.view import CardView, ChairView, OpenCardView, OverbookedView, PlayerView, SoloView

NO_KIND: Final = "any"


def zones(view: OverbookedView) -> list[Zone]:
    """The clock, the departure hall, events or goals, then every player's plane and things."""
    out = [clock(view), hall(view)]
    if view["events"]:
        out.append(events(view))
    if view["solo"] is not None:
        out.append(goals(view["solo"]))
    for player in view["players"]:
        out += [desk(player), plane(view, player)]
    return out


def zone(element: str, words: str, pieces: list[Piece], facts: dict[str, Fact], seat: int | None = None) -> Zone:
    """A zone of the table."""
    return {"element": element, "words": words, "facts": facts, "seat": seat, "pieces": pieces}


def clock(view: OverbookedView) -> Zone:
    """Where the game stands, and who is not seated yet."""
    facts: dict[str, Fact] = {
        "round": view["round"],
        "first": f"seat:{view['first']}",
        "last": "yes" if view["last_round"] else "no",
        "unseen": len(view["unseen"]),
        **counted(view["supply"]),
    }
    return zone("supply", "zone-clock", [], facts)


def counted(numbers: dict[str, int]) -> dict[str, Fact]:
    """A fact for each colour."""
    facts: dict[str, Fact] = {}
    for name in COLOUR_NAMES:
        facts[name] = numbers[name]
    return facts


def hall(view: OverbookedView) -> Zone:
    """The open cards, from the gate."""
    pieces = [open_card(card, view["symbols"]) for card in view["row"]]
    return zone("hall", "zone-hall", pieces, {"cards": len(pieces)})


def open_card(card: OpenCardView, symbols: bool) -> Piece:
    """A card in the hall: its rows as letters, or its wishes."""
    face = card["card"]
    facts: dict[str, Fact] = {
        "position": card["position"],
        "card": face["card"],
        "suitcases": pattern(face),
        "price": card["price"],
        "vouchers": card["vouchers"],
        "symbol": f"@symbol-{face['symbol']}" if symbols else "@symbol-none",
        "symbols": "yes" if symbols and face["symbol"] != "none" else "no",
    }
    words = "piece-card" if face["kind"] == "pattern" else "piece-preference"
    return {"element": f"card:{card['position']}", "words": words, "facts": facts, "art": face["card"]}


def pattern(face: CardView) -> str:
    """The rows of the grid with a stroke between, as in `RW./..B`; or what each passenger wishes."""
    if face["kind"] == "pattern":
        return "/".join(face["grid"])
    return " ".join([f"@wish-{suitcase['colour']}-{suitcase['wish']}" for suitcase in face["suitcases"]])


def events(view: OverbookedView) -> Zone:
    """The event cards."""
    pieces: list[Piece] = [
        {
            "element": f"event:{event['event']}",
            "words": f"happening-{event['event']}",
            "facts": {},
            "art": event["event"],
        }
        for event in view["events"]
    ]
    return zone("events", "zone-events", pieces, {})


def goals(solo: SoloView) -> Zone:
    """The scenario."""
    pieces: list[Piece] = []
    for number, goal in enumerate(solo["goals"], start=1):
        facts: dict[str, Fact] = {
            "goal": goal["goal"],
            "colour": goal["colours"][0] if len(goal["colours"]) == 1 else NO_KIND,
            "least": goal["least"],
            "reached": goal["reached"],
            "choice": "yes" if goal["choice"] else "no",
        }
        pieces.append({"element": f"goal:{number}", "words": "piece-goal", "facts": facts})
    return zone("goals", "zone-goals", pieces, {"scenario": f"@scenario-{solo['scenario']}"})


def desk(player: PlayerView) -> Zone:
    """A player's vouchers, steps and score."""
    facts: dict[str, Fact] = {
        "player": f"seat:{player['seat']}",
        "vouchers": player["vouchers"],
        "overbooked": player["overbooked"],
        "score": player["score"],
        "cards": len(player["cards"]),
    }
    return zone(f"desk:{player['seat']}", "zone-desk", [], facts, player["seat"])


def plane(view: OverbookedView, player: PlayerView) -> Zone:
    """A player's plane, seat by seat; one's own are `seat:SEAT`, to be chosen."""
    own = view["you"] == player["seat"]
    pieces = [chair(place, player, own) for place in view["layout"]]
    facts: dict[str, Fact] = {
        "player": f"seat:{player['seat']}",
        "taken": len(player["plane"]),
        "empty": len(view["layout"]) - len(player["plane"]),
    }
    return zone(f"plane:{player['seat']}", "zone-plane", pieces, facts, player["seat"])


def chair(place: ChairView, player: PlayerView, own: bool) -> Piece:
    """A seat and who sits there."""
    name = place["seat"]
    facts: dict[str, Fact] = {"seat": name, "kind": place["kind"], "area": place["area"]}
    facts["colour"] = player["plane"].get(name, "none")
    element = f"seat:{name}" if own else f"plane:{player['seat']}.{name}"
    return {"element": element, "words": "piece-chair", "facts": facts, "art": str(facts["colour"])}
