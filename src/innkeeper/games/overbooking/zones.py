"""The view as zones and pieces, for the plain table and the text player."""

from __future__ import annotations

from innkeeper.engine.events import Fact
from innkeeper.engine.views import Piece, Zone
from innkeeper.games.overbooking.view import CardView, HouseView, OverbookingView, PlacedView, PlayerView


def zones(view: OverbookingView) -> list[Zone]:
    """The clock, the inns from the top, then every player's things."""
    out = [clock(view)]
    for house in view["houses"]:
        out += house_zones(house)
    for player in view["players"]:
        out += player_zones(player)
    return out


def zone(element: str, words: str, pieces: list[Piece], facts: dict[str, Fact], seat: int | None = None) -> Zone:
    """A zone of the table."""
    return {"element": element, "words": words, "facts": facts, "seat": seat, "pieces": pieces}


def clock(view: OverbookingView) -> Zone:
    """Where the game stands."""
    facts: dict[str, Fact] = {
        "round": view["round"],
        "phase": f"@phase-{view['phase']}",
        "lap": view["lap"],
        "first": f"seat:{view['first']}",
    }
    return zone("clock", "zone-clock", [], facts)


def house_zones(house: HouseView) -> list[Zone]:
    """An inn's back door and its queue."""
    number = house["number"]
    facts: dict[str, Fact] = {
        "inn": number,
        "places": house["places"],
        "sign": f"@sign-{house['inn']['rule']}",
        "token": "yes" if house["token"] else "no",
    }
    queue = [waiting(guest, f"queue-card:{number}.{place}") for place, guest in enumerate(house["queue"], 1)]
    door = [waiting(guest, f"door-card:{number}.{place}") for place, guest in enumerate(house["door"], 1)]
    return [zone(f"queue:{number}", "zone-queue", queue, facts), zone(f"door:{number}", "zone-door", door, facts)]


def waiting(guest: PlacedView, element: str) -> Piece:
    """A card at an inn: its face where it may be seen, else its back."""
    facts: dict[str, Fact] = {"player": f"seat:{guest['seat']}", "crest": guest["crest"]}
    face = guest["face"]
    if face is not None:
        shown = "piece-open" if guest["open"] else "piece-own"
        return {"element": element, "words": shown, "facts": {**facts, **face_facts(face)}, "art": face["type"]}
    if guest["family"] is None:
        return {"element": element, "words": "piece-back-plain", "facts": facts, "hidden": True}
    facts["coat"] = f"@family-{guest['family']}"
    return {"element": element, "words": "piece-back", "facts": facts, "hidden": True}


def face_facts(face: CardView) -> dict[str, Fact]:
    """What is printed on the card, for telling."""
    return {
        "guest": f"@guest-{face['type']}",
        "coat": f"@family-{face['family']}",
        "size": face["size"],
        "coins": face["coins"],
    }


def player_zones(player: PlayerView) -> list[Zone]:
    """A player's score, hand and lodged guests."""
    seat = player["seat"]
    facts: dict[str, Fact] = {
        "player": f"seat:{seat}",
        "score": player["score"],
        "cards": player["cards"],
        "deck": player["deck"],
        "tokens": player["tokens"],
    }
    hand: list[Piece] = [
        {"element": f"card:{face['card']}", "words": "piece-card", "facts": face_facts(face), "art": face["type"]}
        for face in player["hand"] or []
    ]
    lodged: list[Piece] = [
        {"element": f"lodged:{seat}", "words": "piece-card", "facts": face_facts(face), "art": face["type"]}
        for face in player["lodged"]
    ]
    return [
        zone(f"hand:{seat}", "zone-hand", hand, facts, seat),
        zone(f"lodged:{seat}", "zone-lodged", lodged, facts, seat),
    ]
