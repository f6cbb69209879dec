"""What people do at a table besides playing: handing a seat to a bot and coming back, phrases, asking to take back.

All of it is facts, as moves are: kept, told in the log, the same on every server, and once however often it is sent.
"""

from __future__ import annotations

import uuid
from dataclasses import replace
from itertools import takewhile
from typing import Final, Literal

from innkeeper.engine.seats import Seat
from innkeeper.server.course import UndoWish
from innkeeper.server.problems import Problem
from innkeeper.server.speech import server_words
from innkeeper.server.storage import Change, now
from innkeeper.server.table import LiveTable
from innkeeper.server.wire import Phrase, Terms, Webhooks

STAND_IN: Final = "house"
"""The bot that plays for somebody."""

MINUTE: Final = 60_000
"""In milliseconds."""
MOST_A_MINUTE: Final = 30
"""What a seat may do besides playing: more than anybody has to say."""

PHRASES: Final = (
    "hello",
    "have_fun",
    "well_played",
    "good_game",
    "thanks",
    "sorry",
    "oops",
    "wow",
    "thinking",
    "your_turn",
    "back_soon",
    "again",
)


def phrases(language: str) -> list[Phrase]:
    """What can be said at any table."""
    words = server_words(language)
    return [{"name": name, "text": words.text(f"phrase-{name}")} for name in PHRASES]


async def say(table: LiveTable, seat: Seat, command: str, phrase: str) -> int:
    """Say a phrase; gives the version. Raises Problem."""
    if phrase not in PHRASES:
        raise Problem(422, "no_phrase", {"phrase": phrase, "phrases": ", ".join(PHRASES)})

    async def decide() -> int:
        if done := table.done(seat, command, "said"):
            return done
        check_pace(table, seat)
        return await table.decide("said", seat, phrase, command, table.course.acting())

    return await table.insist(decide)


def check_pace(table: LiveTable, seat: Seat) -> None:
    """Raises Problem for who has done much besides playing within a minute: all of it is kept, and told to all."""
    recent = takewhile(lambda fact: fact.at > now() - MINUTE, reversed(table.course.facts))
    done = [fact.at for fact in recent if fact.seat == seat and fact.kind not in ("move", "undo")]
    if len(done) >= MOST_A_MINUTE:
        wait = 1 + (done[MOST_A_MINUTE - 1] + MINUTE - now()) // 1000
        raise Problem(429, "too_much", {"most": MOST_A_MINUTE, "wait": wait}, retry_after=wait)


async def hand_over(table: LiveTable, seat: Seat, command: str) -> int:
    """Let a bot play for a seat until its person comes back; gives the version. Raises Problem."""

    async def decide() -> int:
        if done := table.done(seat, command, "handed"):
            return done
        table.check_moves(seat)
        check_pace(table, seat)
        return await _hand_over(table, seat, command, "self")

    version = await table.insist(decide)
    await fulfil_wish(table)
    return version


async def _hand_over(table: LiveTable, seat: Seat, command: str, reason: Literal["self", "clock", "away"]) -> int:
    chair = replace(table.chairs[seat], stand_in=STAND_IN)
    return await table.decide("handed", seat, reason, command, table.course.acting(), (chair,))


async def take_back_seat(table: LiveTable, seat: Seat, command: str) -> int:
    """Play oneself again; gives the version. Raises Problem."""

    async def decide() -> int:
        if done := table.done(seat, command, "returned"):
            return done
        chair = table.chairs[seat]
        if chair.stand_in is None:
            raise Problem(409, "not_handed")
        if table.clocks.has_run_out(seat, now()):
            raise Problem(409, "clock_out")
        check_pace(table, seat)
        returned = replace(chair, stand_in=None)
        return await table.decide("returned", seat, "", command, table.course.acting(), (returned,))

    return await table.insist(decide)


async def hand_over_due(table: LiveTable) -> None:
    """Let bots play for those whose clock has run out, and who have been away for too long."""

    async def decide() -> None:
        reasons = {seat: reason for seat in table.course.acting() if (reason := _why_due(table, seat))}
        for seat, reason in reasons.items():
            await _hand_over(table, seat, str(uuid.uuid4()), reason)
        if not reasons:  # else it was kept with them when to look again
            columns = table.clocks.columns(table.chairs, table.course.acting(), now())
            await table.keep(Change({"due": columns["due"]}))

    await table.insist(decide)
    await fulfil_wish(table)


def _why_due(table: LiveTable, seat: Seat) -> Literal["clock", "away"] | None:
    """Why a bot is to play for a seat by now, if it is."""
    moment, clock, away = now(), table.clocks.runs_out(seat), table.clocks.too_long_away(seat)
    if clock is not None and clock <= moment:
        return "clock"
    return "away" if away is not None and away <= moment else None


async def set_stand_in(table: LiveTable, seat: Seat, seconds: int | None) -> None:
    """Set after how long a bot plays for who is away; the host may, and anybody while the host is away, too.

    Raises Problem.
    """
    if not table.clocks.host_is_away(now()):
        check_host(table, seat)

    async def decide() -> None:
        before = table.terms
        table.terms = Terms.model_validate({**before.model_dump(), "stand_in": seconds})
        try:
            columns = table.clocks.columns(table.chairs, table.course.acting(), now())
            await table.keep(Change({**columns, "terms": table.terms.model_dump()}))
        except BaseException:
            table.terms = before
            raise
        table.changed()

    await table.insist(decide)


def check_host(table: LiveTable, seat: Seat) -> None:
    """Raises Problem for who is not the host."""
    if seat != table.host:
        raise Problem(403, "not_host")


async def webhooks(table: LiveTable, seat: Seat) -> Webhooks:
    """Where it is said that it is this seat's turn, as only its person, and of the whole table its host, may know."""
    chair = table.chairs[seat]
    mine = await table.storage.webhooks([chair.person]) if chair.person else {}
    return {
        "seat": chair.webhook,
        "person": mine[chair.person][0] if chair.person in mine else None,
        "table": table.webhook if seat == table.host else None,
    }


async def set_webhook(table: LiveTable, seat: Seat, url: str | None, language: str, whole_table: bool) -> None:
    """Set where to say, in a language, that it is the seat's turn, or, which the host may, whose turn it is.

    Raises Problem.
    """
    if whole_table:
        check_host(table, seat)

    async def decide() -> None:
        if whole_table:
            await table.keep(Change({"webhook": url, "webhook_language": language}))
            table.webhook, table.webhook_language = url, language
            return
        chair = replace(table.chairs[seat], webhook=url, webhook_language=language)
        await table.keep(Change(chairs=(chair,)))
        table.chairs[seat] = chair

    await table.insist(decide)


# --- Taking back what others have answered


async def ask_undo(table: LiveTable, seat: Seat, command: str) -> int:
    """Ask the others to let one take the last move back; bots always agree. Gives the version. Raises Problem."""

    async def decide() -> int:
        if (
            done := table.done(seat, command, "asked_undo")
            if _others(table, seat)
            else table.done(seat, command, "undo")
        ):
            return done
        table.check_moves(seat)
        undone = table.course.undoable_together(seat)
        if not undone:
            raise Problem(422, "no_undo_together")
        if not _others(table, seat):
            return await table.take_back(seat, undone, command)
        check_pace(table, seat)
        return await table.decide("asked_undo", seat, "", command, table.course.acting())

    return await table.insist(decide)


async def answer_undo(table: LiveTable, seat: Seat, command: str, agree: bool) -> int:
    """Agree, or not, that somebody takes back; the last to agree does it. Gives the version. Raises Problem."""
    kind: Literal["agreed", "refused"] = "agreed" if agree else "refused"

    async def decide() -> int:
        if done := table.done(seat, command, kind):
            return done
        wish = table.course.wish
        if wish is None or seat not in _others(table, wish.seat):
            raise Problem(409, "no_wish")
        check_pace(table, seat)
        return await table.decide(kind, seat, "", command, table.course.acting())

    version = await table.insist(decide)
    await fulfil_wish(table)
    return version


async def fulfil_wish(table: LiveTable) -> None:
    """Take back what somebody wishes to, once nobody is left who has not agreed."""
    if table.course.wish is None:
        return

    async def decide() -> None:
        wish = table.course.wish
        if wish is not None and not _awaited(table, wish):
            await table.take_back(wish.seat, table.course.undoable_together(wish.seat), str(uuid.uuid4()))

    await table.insist(decide)


def asks_to_take_back(table: LiveTable, seat: Seat) -> Seat | None:
    """Who asks this seat to let them take back, as long as it has not answered."""
    wish = table.course.wish
    return wish.seat if wish is not None and seat in _awaited(table, wish) else None


def _awaited(table: LiveTable, wish: UndoWish) -> set[Seat]:
    """The people who have not agreed yet."""
    return _others(table, wish.seat) - wish.agreed


def _others(table: LiveTable, seat: Seat) -> set[Seat]:
    """The people, besides this one, who play."""
    return {Seat(chair.number) for chair in table.chairs if not chair.player and chair.number != seat}
