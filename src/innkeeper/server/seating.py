"""Who sits where before the game begins: sitting down, standing up, bots at open seats.

Until everybody has sat down nobody is shown more of the deal than a spectator is (`Showing`), so that no seat is left
for what it was dealt.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from innkeeper.bots import make_bot
from innkeeper.engine.seats import Seat
from innkeeper.server.company import check_host, check_pace
from innkeeper.server.names import clean_name, free_colour, untaken
from innkeeper.server.problems import Problem
from innkeeper.server.speech import server_words
from innkeeper.server.storage import Chair
from innkeeper.server.table import LiveTable
from innkeeper.server.thinkers import check_patience
from innkeeper.server.tokens import hash_token, new_token, token_for
from innkeeper.server.wire import BotSeat, Colour, Me, NewTable, SitDown

# --- At a new table


def first_chairs(wish: NewTable, token: str, language: str) -> tuple[Chair, ...]:
    """Who sits where at a new table. Raises Problem or UnknownName for names and bots that are none."""
    chairs: list[Chair] = []
    people = [clean_name(seat.name) for seat in wish.seats if isinstance(seat, Me)]
    wishes = [seat.colour for seat in wish.seats if isinstance(seat, Me)]
    for number, seat in enumerate(wish.seats):
        taken = [chair.colour for chair in chairs]
        if isinstance(seat, Me):
            colour = free_colour(seat.colour, taken)
            person = hash_token(wish.person) if wish.person else None
            chair = Chair(number, "person", people[0], colour, program=seat.program)
            chairs.append(replace(chair, token_hash=hash_token(token), person=person))
            continue
        colour = free_colour(None, [*taken, *(wished for wished in wishes if wished)])
        if isinstance(seat, BotSeat):
            names = [*people, *(chair.name for chair in chairs)]
            chairs.append(_bot_chair(number, seat.bot, colour, names, language))
        else:
            chairs.append(_open_chair(number, colour))
    return tuple(chairs)


def _bot_chair(number: int, bot: str, colour: Colour, taken: Collection[str], language: str) -> Chair:
    make_bot(bot)
    check_patience(bot)
    names = server_words(language).text("table-bot-names").split(", ")
    name = next((name for name in names if name not in taken), untaken(names[0], taken))
    return Chair(number, "bot", name, colour, bot=bot)


def _open_chair(number: int, colour: Colour) -> Chair:
    return Chair(number, "open", "", colour)


# --- Sitting down


async def sit(table: LiveTable, wish: SitDown) -> tuple[Seat, str]:
    """Take an open seat: its number, and the token that holds it. Raises Problem."""
    token = token_for(table.id, wish.command) if wish.command else new_token()

    async def decide() -> Seat:
        held = [chair for chair in table.chairs if chair.token_hash == hash_token(token)]
        if held:
            return Seat(held[0].number)
        chair = _free_chair(table, wish.seat)
        await table.seat(_seated(table, chair, wish, token))
        return Seat(chair.number)

    return await table.insist(decide), token


def _free_chair(table: LiveTable, number: int | None) -> Chair:
    if number is not None and _chair(table, number).kind != "open":
        raise Problem(409, "seat_taken")
    free = [chair for chair in table.chairs if chair.kind == "open" and number in (None, chair.number)]
    if not free:
        raise Problem(409, "no_open_seat")
    return free[0]


def _chair(table: LiveTable, number: int) -> Chair:
    if number >= len(table.chairs):
        raise Problem(422, "no_such_seat", {"seat": number, "last": len(table.chairs) - 1})
    return table.chairs[number]


def _seated(table: LiveTable, chair: Chair, wish: SitDown, token: str) -> tuple[Chair, ...]:
    """The chair with its person, and the open one, if there is one, that changes colours with it."""
    others = [other for other in table.chairs if other.number != chair.number]
    name = clean_name(wish.name, [other.name for other in others])
    colour = free_colour(wish.colour or chair.colour, [other.colour for other in others if other.kind != "open"])
    person = hash_token(wish.person) if wish.person else None
    whose = replace(chair, token_hash=hash_token(token), person=person, program=wish.program)
    seated = replace(whose, kind="person", name=name, colour=colour)
    open_ones = [other for other in others if other.kind == "open" and other.colour == colour]
    return (seated, *(replace(other, colour=chair.colour) for other in open_ones))


async def seat_bot(table: LiveTable, host: Seat, number: int, bot: str, language: str) -> None:
    """Let a bot take an open seat, which the host may; the same bot again does nothing. Raises Problem."""

    async def decide() -> None:
        check_host(table, host)
        chair = _chair(table, number)
        if chair.bot != bot:
            names = [other.name for other in table.chairs]
            chair = _free_chair(table, number)
            await table.seat((_bot_chair(number, bot, chair.colour, names, language),))

    await table.insist(decide)


# --- Standing up


async def stand_up(table: LiveTable, seat: Seat, number: int | None, command: str) -> int:
    """Leave one's seat before the game begins, or, as the host, free any; gives the version. Raises Problem."""

    async def decide() -> int:
        freed = Seat(seat if number is None else _chair(table, number).number)
        if done := table.done(freed, command, "left"):
            return done
        if freed != seat:
            check_host(table, seat)
        if table.status != "waiting":
            raise Problem(409, "begun")
        if table.chairs[freed].kind == "open":
            return table.version
        check_pace(table, freed)
        free = _open_chair(freed, table.chairs[freed].colour)
        return await table.decide("left", freed, "", command, table.course.acting(), (free,))

    return await table.insist(decide)
