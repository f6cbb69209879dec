"""`python -m bench.overbooking_balance [BOT] [GAMES]`: what guests, inns and seats are worth between sensible bots.

The coins and most inns are reconstructed: this shows whether each guest is of use on both sides of an inn, and whether
any inn or seat is a walk-over. The same bot plays all seats; the seeds are 0, 1, 2 and so on.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Sequence
from typing import NamedTuple, cast

from innkeeper.arena.playing import shares_of_win
from innkeeper.arena.statistics import deviation, mean, wilson
from innkeeper.bots import make_bot
from innkeeper.engine.chance import seeded
from innkeeper.engine.game import AnyGame
from innkeeper.engine.knowledge import Knowledge
from innkeeper.engine.seats import Action, Seat
from innkeeper.games.overbooking.actions import DOOR, MOST_SEATS, QUEUE
from innkeeper.games.overbooking.bot import act_at_door, order_of
from innkeeper.games.overbooking.components import (
    CAPACITY,
    COINS,
    EXTRA_PLACES,
    INN_NAMES,
    INNS,
    KIND,
    KIND_NAMES,
    KINDS,
    LABORERS,
    MERCHANTS,
    RULE,
    RULE_NAMES,
    SIZE,
    Card,
    Inn,
)
from innkeeper.games.overbooking.game import GAME
from innkeeper.games.overbooking.state import ASK_PLACE, BookingState, House, Placed, card_of, owner_of, placed


class Placement(NamedTuple):
    """A card laid at an inn, and what became of it. No inn is on the table twice in a game."""

    inn: Inn
    turn: int
    """Whose turn of the lap: 0 is the first player."""
    guest: Placed
    door: bool
    token: bool
    lodged: bool

    @property
    def card(self) -> Card:
        """Which card, whosever it is."""
        return card_of(self.guest)

    @property
    def coins(self) -> int:
        """What it brought as a lodged guest."""
        return COINS[self.card] if self.lodged else 0


class Played(NamedTuple):
    """A game that was played: scores and shares of the win are in order of turn in the first round."""

    placements: list[Placement]
    scores: list[int]
    wins: list[float]


# --- Playing


def play(bot: str, seats: int, seed: int) -> Played:
    """One game of the bot against itself."""
    state = GAME.new(seats, {}, seed)
    order = [(state.first + turn) % seats for turn in range(seats)]
    bots = [make_bot(bot) for _ in range(seats)]
    chances = [seeded(seed, 1000 + seat) for seat in range(seats)]
    laid: list[Placement] = []
    while acting := GAME.acting(state):
        seat = acting[0]
        action = bots[seat].choose(Knowledge(cast(AnyGame, GAME), state, seat), chances[seat])
        if state.question == ASK_PLACE:
            laid.append(placement(state, seat, action))
        GAME.apply(state, seat, action)
    shares, scores = shares_of_win(GAME.ranking(state)), GAME.scores(state)
    placements = [one._replace(lodged=one.card in state.hoteliers[owner_of(one.guest)].lodged) for one in laid]
    return Played(placements, [scores[seat] for seat in order], [shares[seat] for seat in order])


def placement(state: BookingState, seat: Seat, action: Action) -> Placement:
    """What the action does; whether the guest is lodged will be known later."""
    house, door = state.houses[(action - QUEUE) % MOST_SEATS], action >= DOOR
    turn = (seat - state.first) % state.seats
    return Placement(house.inn, turn, placed(seat, state.chosen, False), door, door and house.token, False)


def by_inn(game: Played) -> dict[Inn, list[Placement]]:
    """Who came to each inn, in order."""
    found: dict[Inn, list[Placement]] = defaultdict(list)
    for one in game.placements:
        found[one.inn].append(one)
    return found


# --- What a card at a back door is worth


def settled(inn: Inn, door: Sequence[Placed], queue: Sequence[Placed]) -> list[int]:
    """Coins for every seat if those at the door act by know-how."""
    house = House()
    house.inn = inn
    waiting, picks, coins = list(queue), list[int](), [0] * MOST_SEATS
    left = CAPACITY[inn] + sum(act_at_door(guest, waiting, picks) for guest in door)
    for place in order_of(house, waiting, picks):
        card = card_of(waiting[place])
        if SIZE[card] <= left:
            left -= SIZE[card]
            coins[owner_of(waiting[place])] += COINS[card]
    return coins


def worth_at_door(inn: Inn, came: list[Placement], guest: Placed) -> tuple[int, int]:
    """Coins that this card at the door gave its owner, and took from all the others."""
    door = [one.guest for one in came if one.door]
    queue = [one.guest for one in came if not one.door]
    owner, without = owner_of(guest), [other for other in door if other != guest]
    change = [
        after - before for after, before in zip(settled(inn, door, queue), settled(inn, without, queue), strict=True)
    ]
    return change[owner], change[owner] - sum(change)


# --- Tables


def guest_table(games: list[Played]) -> list[list[str]]:
    """Guests on both sides of the inn."""
    rows = [
        ["guest", "coins", "placed", "in queue", "lodged", "coins each", "at door", "token", "gives", "takes", "sum"]
    ]
    effects: dict[int, list[tuple[int, int]]] = defaultdict(list)
    for game in games:
        for inn, came in by_inn(game).items():
            for one in came:
                if one.door:
                    effects[KIND[one.card]].append(worth_at_door(inn, came, one.guest))
    for kind in range(KINDS):
        laid = [one for game in games for one in game.placements if KIND[one.card] == kind]
        queued, doors = [one for one in laid if not one.door], [one for one in laid if one.door]
        tokens = mean([one.token for one in doors])
        gives, takes = mean([gain for gain, _ in effects[kind]]), mean([loss for _, loss in effects[kind]])
        coins = {COINS[one.card] for one in laid}
        rows.append(
            [
                KIND_NAMES[kind],
                "/".join(str(each) for each in sorted(coins)),
                percent(len(laid) / (4 * sum(len(game.scores) for game in games))),
                percent(len(queued) / len(laid)),
                percent(mean([one.lodged for one in queued])),
                f"{mean([one.coins for one in queued]):.2f}",
                percent(len(doors) / len(laid)),
                percent(tokens),
                f"{gives:+.2f}",
                f"{takes:+.2f}",
                f"{tokens + gives + takes:+.2f}",
            ]
        )
    return rows


def inn_table(games: list[Played]) -> list[list[str]]:
    """Inns: who came, who was lodged, what it paid and to whom."""
    rows = [["inn", "sign", "places", "queue", "lodged", "empty", "door", "points", "best seat's", "first's"]]
    for number in range(INNS):
        inn, seats = Inn(number), len(games[0].scores)
        visits = [came for game in games for came in [by_inn(game).get(inn)] if came]
        queued = [one for came in visits for one in came if not one.door]
        points = [points_of(came, seats) for came in visits]
        total = mean([sum(each) for each in points])
        rows.append(
            [
                INN_NAMES[inn],
                RULE_NAMES[RULE[inn]],
                str(CAPACITY[inn]),
                f"{len(queued) / len(visits):.2f}",
                percent(mean([one.lodged for one in queued])),
                f"{mean([empty_places(inn, came) for came in visits]):.2f}",
                f"{mean([sum(one.door for one in came) for came in visits]):.2f}",
                f"{total:.2f}",
                percent(mean([max(each) for each in points]) / total),
                percent(mean([each[0] for each in points]) / total),
            ]
        )
    return rows


def points_of(came: list[Placement], seats: int) -> list[int]:
    """Coins and token of an inn, in order of turn."""
    points = [0] * seats
    for one in came:
        points[one.turn] += one.coins + one.token
    return points


def empty_places(inn: Inn, came: list[Placement]) -> int:
    """Places nobody reserved."""
    kinds = [KIND[one.card] for one in came if one.door]
    extra = EXTRA_PLACES * (kinds.count(MERCHANTS) - kinds.count(LABORERS))
    return max(0, CAPACITY[inn] + extra) - sum(SIZE[one.card] for one in came if one.lodged)


def seat_table(games: list[Played]) -> list[list[str]]:
    """Seats, by whose turn it is in the first round."""
    rows = [["seat", "wins", "95 %", "points", "deviation", "points per placement by turn of the lap"]]
    for turn in range(len(games[0].scores)):
        scores = [game.scores[turn] for game in games]
        share = mean([game.wins[turn] for game in games])
        low, high = wilson(share, len(games))
        placements = [one.coins + one.token for game in games for one in game.placements if one.turn == turn]
        rows.append(
            [
                f"{turn + 1}.",
                percent(share),
                f"{100 * low:.1f} - {100 * high:.1f} %",
                f"{mean(scores):.1f}",
                f"{deviation(scores):.1f}",
                f"{mean(placements):.2f}",
            ]
        )
    return rows


def percent(share: float) -> str:
    """As people read it."""
    return f"{100 * share:.1f} %"


def print_table(rows: list[list[str]]) -> None:
    """Columns as wide as they need to be; Markdown, to be kept."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = [
        "| " + " | ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) + " |" for row in rows
    ]
    rule = "|" + "|".join("-" * (width + 2) for width in widths) + "|"
    print("\n".join([lines[0], rule, *lines[1:]]))


def main() -> None:
    """All tables, for two, three and four seats."""
    bot = sys.argv[1] if len(sys.argv) > 1 else "house"
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 1000
    for seats in range(GAME.fewest_seats, GAME.most_seats + 1):
        games = [play(bot, seats, seed) for seed in range(count)]
        lead = mean([max(game.scores) - sorted(game.scores)[-2] for game in games])
        print(f"\n{count} games of {bot}, {seats} seats; the winner is ahead by {lead:.1f} points\n")
        for table in (guest_table(games), inn_table(games), seat_table(games)):
            print_table(table)
            print()


if __name__ == "__main__":
    main()
