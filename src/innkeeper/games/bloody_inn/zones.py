"""The view as zones and pieces, for the plain table and the text player."""

from __future__ import annotations

from innkeeper.engine.events import Fact
from innkeeper.engine.views import Piece, Zone
from innkeeper.games.bloody_inn.view import AnnexView, BloodyInnView, GuestView, PlayerView, RoomView


def zones(view: BloodyInnView) -> list[Zone]:
    """The inn from left to right, then every player's things."""
    inn = [clock(view), roads(view), rooms(view), bistro(view)]
    return inn + [zone for player in view["players"] for zone in player_zones(player)]


def zone(element: str, words: str, pieces: list[Piece], facts: dict[str, Fact], seat: int | None = None) -> Zone:
    """A zone of the table."""
    return {"element": element, "words": words, "facts": facts, "seat": seat, "pieces": pieces}


def card(element: str, guest: GuestView, words: str = "piece-guest") -> Piece:
    """A guest's card."""
    return {"element": element, "words": words, "facts": guest_facts(guest), "art": guest["kind"]}


def guest_facts(guest: GuestView) -> dict[str, Fact]:
    """What is printed on the card, for telling."""
    return {
        "guest": f"@guest-{guest['kind']}",
        "type": f"@type-{guest['type']}",
        "rank": guest["rank"],
        "money": guest["money"],
    }


def clock(view: BloodyInnView) -> Zone:
    """Where the game stands."""
    facts: dict[str, Fact] = {
        "round": view["round"],
        "season": view["season"],
        "phase": f"@phase-{view['phase']}",
        "first": f"seat:{view['first']}",
        "last": "yes" if view["last_round"] else "no",
    }
    return zone("clock", "zone-clock", [], facts)


def roads(view: BloodyInnView) -> Zone:
    """Who is coming, and how many have gone."""
    pieces: list[Piece] = []
    arriving, top = view["arriving"], view["entrance"]["top"]
    if arriving is not None:
        pieces.append(card("arriving", arriving, "piece-arriving"))
    if top is not None:
        pieces.append(card("entrance", top, "piece-top"))
    pieces += [
        {
            "element": "exit",
            "words": "piece-gone",
            "facts": {**guest_facts(row["guest"]), "copies": row["copies"]},
            "art": row["guest"]["kind"],
        }
        for row in view["exit"]["guests"]
    ]
    return zone("roads", "zone-roads", pieces, {"coming": view["entrance"]["count"], "gone": view["exit"]["count"]})


def rooms(view: BloodyInnView) -> Zone:
    """The open rooms."""
    return zone(
        "rooms",
        "zone-rooms",
        [room(row) for row in view["rooms"] if row["key"] is not None or view["phase"] == "doors"],
        {},
    )


def room(row: RoomView) -> Piece:
    """A room with its key, its token and its guest."""
    facts: dict[str, Fact] = {"room": row["number"], "key": key_fact(row["key"]), "service": "no"}
    if row["service"] is not None:
        facts["service"] = "yes"
        facts["waiter"] = f"seat:{row['service']}"
    element = f"room:{row['number']}"
    guest = row["guest"]
    if guest is None:
        return {"element": element, "words": "piece-room-empty", "facts": facts}
    return {
        "element": element,
        "words": "piece-room",
        "facts": {**facts, **guest_facts(guest)},
        "art": guest["kind"],
    }


def key_fact(key: int | str | None) -> Fact:
    """Whose key, for telling."""
    if key is None:
        return "@key-closed"
    return "@key-white" if key == "white" else f"seat:{key}"


def bistro(view: BloodyInnView) -> Zone:
    """The peasants who are about."""
    peasant: Piece = {"element": "bistro", "words": "piece-peasant", "facts": {}, "art": "peasant"}
    return zone("bistro-zone", "zone-bistro", [peasant] * view["bistro"], {"count": view["bistro"]})


def player_zones(player: PlayerView) -> list[Zone]:
    """A player's purse and forecast, hand, annexes and unburied corpses."""
    seat = player["seat"]
    forecast = player["forecast"]
    money: dict[str, Fact] = {
        "player": f"seat:{seat}",
        "cash": player["cash"],
        "checks": player["checks"],
        "wake": forecast["wake"],
        "rent": forecast["rooms"] + forecast["gardens"],
        "wages": forecast["wages"],
        "police": forecast["police"],
    }
    whose: dict[str, Fact] = {"player": f"seat:{seat}"}
    return [
        zone(f"purse:{seat}", "zone-purse", [], money, seat),
        zone(f"hand:{seat}", "zone-hand", [card(f"play:{g['kind']}", g) for g in player["hand"]], whose, seat),
        zone(f"annexes:{seat}", "zone-annexes", [annex(seat, row) for row in player["annexes"]], whose, seat),
        zone(f"corpses:{seat}", "zone-corpses", [corpse(g) for g in player["corpses"]], whose, seat),
    ]


def annex(seat: int, row: AnnexView) -> Piece:
    """An annex and how full it is."""
    kind = row["guest"]["kind"]
    facts: dict[str, Fact] = {
        **guest_facts(row["guest"]),
        "annex": f"@annex-{kind}",
        "bodies": len(row["bodies"]),
        "places": row["places"],
    }
    return {"element": f"under:{seat}.{kind}", "words": "piece-annex", "facts": facts, "art": kind}


def corpse(guest: GuestView) -> Piece:
    """A corpse that lies about."""
    return card(f"corpse:{guest['kind']}", guest, "piece-corpse")
