"""A table in memory: who sits there, the course of its game, and who watches.

Whoever changes it holds its lock. A change is on disk before it is in memory, and in memory before anybody hears of it.
Where another server was quicker, the table is brought up to date and the change decided anew.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import asdict
from typing import Any, Final, TypeVar

from sqlalchemy.exc import SQLAlchemyError

from innkeeper.engine.errors import IllegalMove, InnkeeperError
from innkeeper.engine.game import Game
from innkeeper.engine.record import Record, record
from innkeeper.engine.seats import NOBODY, Seat
from innkeeper.engine.state import State
from innkeeper.server.choices import Chooser
from innkeeper.server.clocks import Clocks
from innkeeper.server.course import Course
from innkeeper.server.health import Metrics
from innkeeper.server.judging import TurningPoint
from innkeeper.server.neighbours import Neighbours
from innkeeper.server.outages import NO_OUTAGES, Outages
from innkeeper.server.presence import Presence
from innkeeper.server.problems import Problem
from innkeeper.server.showing import Showing
from innkeeper.server.storage import Chair, Change, Fact, FactKind, Overtaken, Status, Storage, Stored, now
from innkeeper.server.tokens import seat_of
from innkeeper.server.turns import Haste
from innkeeper.server.wire import Terms

T = TypeVar("T")

SETTLING: Final = 5.0
"""Seconds after which a table that was not in memory knows who looks at it."""

logger = logging.getLogger(__name__)


class LiveTable:
    """One table. Raises Problem when it is opened with rules that its moves do not fit."""

    def __init__(
        self,
        stored: Stored,
        game: Game[State],
        storage: Storage,
        neighbours: Neighbours,
        metrics: Metrics,
        outages: Outages = NO_OUTAGES,
    ) -> None:
        check_rules(stored, game)
        self.id: Final = stored.id
        self.game: Final = game
        self.storage: Final = storage
        self.neighbours: Final = neighbours
        self.metrics: Final = metrics
        self.lock: Final = asyncio.Lock()
        self.changed_at = 0.0
        self.opened_at: Final = time.monotonic()
        self.household = ""
        """Of whoever decided something here last, or looks on: its bots think for them. It is not kept on disk."""
        self.presence: Final = Presence(lambda seats: neighbours.say_present(stored.id, seats), self.changed)
        self.revision = stored.revision
        self._take_chairs(list(stored.chairs))
        self.rematch = stored.rematch
        self.webhook = stored.webhook
        self.webhook_language = stored.webhook_language
        self.host = stored.host
        self.terms = Terms.model_validate(stored.terms)
        self.turning_points = _points_in(stored)
        self.course = Course(self.game, len(self.chairs), stored.options, stored.seed, stored.begun, outages)
        self.course.replay(stored.facts)
        self._commands = {fact.command: fact for fact in stored.facts}
        self.clocks: Final = Clocks(self)
        self.showing: Final = Showing(self)

    # --- What everybody may ask

    @property
    def version(self) -> int:
        """How much has been decided here."""
        return self.course.version

    @property
    def status(self) -> Status:
        """Whether the game has begun, and ended."""
        return self.status_with(self.course.acting())

    def status_with(self, acting: tuple[Seat, ...]) -> Status:
        """Whether the game has begun, and ended, where these seats are asked."""
        if self.open_seats:
            return "waiting"
        return "playing" if acting else "over"

    def may_choose(self, seat: Seat) -> bool:
        """Whether the seat has something to choose now, and nobody does so for it."""
        return seat != NOBODY and self.status == "playing" and not self.stood_in(seat) and self.course.may_choose(seat)

    def stood_in(self, seat: Seat) -> bool:
        """Whether a bot plays for the person at this seat."""
        return seat != NOBODY and self.chairs[seat].stand_in is not None

    def bot_due(self) -> Seat | None:
        """A seat of a bot that the game asks now."""
        return self._bot_due(self.course.acting())

    def _bot_due(self, acting: tuple[Seat, ...]) -> Seat | None:
        if self.status_with(acting) != "playing":
            return None
        return next((seat for seat in acting if self.chairs[seat].player), None)

    def viewer(self, token: str | None, seat: int | None = None) -> Seat:
        """Whose token it is; NOBODY without one. The token of a person with several seats here needs the seat, too.

        Raises Problem for a token of no seat here.
        """
        return seat_of(self.chairs, token, seat)

    def choices(self, seat: Seat, version: int, draft: list[str], language: str) -> bytes:
        """What can follow the first parts of a move, as JSON. Raises Problem or BadNotation."""
        chooser, state = self._drafted(seat, version, draft, language)
        return chooser.choices(state)

    def texts(self, seat: Seat, version: int, draft: list[str], language: str) -> dict[str, str]:
        """What a seat may do after the first parts of a move, in words. Raises Problem or BadNotation."""
        chooser, state = self._drafted(seat, version, draft, language)
        return {self.game.notation(action): chooser.text(state, action) for action in self.game.legal(state, seat)}

    def _drafted(self, seat: Seat, version: int, draft: list[str], language: str) -> tuple[Chooser, State]:
        self._check_playing()
        self._check_fresh(seat, version, language)
        chooser = self.showing.narrator(seat, language).chooser()
        parts = [self.game.parse(part) for part in draft]
        try:
            return chooser, self.course.draft(seat, parts)
        except IllegalMove as error:
            raise chooser.refused(self.course.match, parts, error) from error

    def record(self, viewer: Seat) -> Record:
        """The game as a file. Raises Problem where not all may be shown, for a record gives everything away."""
        self.showing.check_may_see_all(viewer)
        return record(self.course.match)

    # --- What seats decide

    async def move(
        self, seat: Seat, command: str, version: int, text: str, language: str = "en", by_bot: bool = False
    ) -> int:
        """Make a whole move, and give the version it made; the same command again gives the same and does nothing.

        Raises Problem or BadNotation, and changes nothing then.
        """

        async def decide() -> int:
            if done := self.done(seat, command, "move"):
                return done
            self.check_moves(seat, by_bot)
            self._check_fresh(seat, version, language)
            try:
                move, after = self.course.plan_move(seat, text)
            except IllegalMove as error:
                chooser = self.showing.narrator(seat, language).chooser()
                raise chooser.refused(self.course.match, self.game.parse_move(text), error) from error
            return await self.decide("move", seat, move, command, self.game.acting(after))

        return await self.insist(decide)

    async def undo(self, seat: Seat, command: str, version: int, language: str = "en") -> int:
        """Take back the last move, and give the version that this made. Raises Problem, and changes nothing then."""

        async def decide() -> int:
            if done := self.done(seat, command, "undo"):
                return done
            self.check_moves(seat)
            if not self.course.is_last(version):
                raise self._stale(seat, version, language)
            undone = self.course.undoable(seat)
            if not undone:
                raise Problem(422, "no_undo")
            return await self.take_back(seat, undone, command)

        return await self.insist(decide)

    async def take_back(self, seat: Seat, undone: list[int], command: str) -> int:
        """Take back the moves of these versions, as a seat wishes; gives the version. The lock is held."""
        acting = self.course.acting_without(undone)
        return await self.decide("undo", seat, " ".join(map(str, undone)), command, acting)

    async def seat(self, changed: tuple[Chair, ...]) -> None:
        """Have people or bots sit at open seats; the game begins with the last. The lock is held. Raises Problem."""
        chairs, moment = self._chairs_with(changed), now()
        columns = self._columns(chairs, self.course.acting(), moment)
        if columns["status"] == "playing":
            columns["begun"] = moment
        await self.keep(Change(columns, chairs=changed))
        if columns["status"] == "playing":
            self.course.begin(moment)
        self._sit(chairs)
        self.changed()

    def _chairs_with(self, changed: tuple[Chair, ...]) -> list[Chair]:
        """Who sits where with these chairs changed: the very same list, as of most facts, where none is."""
        if not changed:
            return self.chairs
        chairs = [*self.chairs]
        for chair in changed:
            chairs[chair.number] = chair
        return chairs

    def _columns(self, chairs: list[Chair], acting: tuple[Seat, ...], moment: int) -> dict[str, Any]:
        """What is to be kept of the table once they sit so and these seats are asked."""
        columns = self.clocks.columns(chairs, acting, moment)
        if chairs is not self.chairs and (host := host_among(chairs, self.host)) != self.host:
            columns["host"] = host
        return columns

    def _take_chairs(self, chairs: list[Chair]) -> None:
        self.chairs = chairs
        self.open_seats = sum(chair.kind == "open" for chair in chairs)
        """How many seats still wait for somebody."""

    def _sit(self, chairs: list[Chair]) -> None:
        """Take in who sits where, once it is kept."""
        if chairs is self.chairs:
            return
        renamed = [chair.name for chair in chairs] != [chair.name for chair in self.chairs]
        self._take_chairs(chairs)
        self.host = host_among(chairs, self.host)
        if renamed:
            self.showing.forget_words()

    async def follow(self, begin: Callable[[], Stored]) -> str:
        """The table of the next game, begun if there is none yet. Raises Problem."""

        async def decide() -> str:
            if self.rematch is None:
                if self.status != "over":
                    raise Problem(409, "not_over")
                following = begin()
                await self.keep(Change({"rematch": following.id}, following=following))
                self.rematch = following.id
                self.changed()
            return self.rematch

        return await self.insist(decide)

    async def keep_turning_points(self, found: list[TurningPoint]) -> None:
        """Keep the choices that mattered most. Raises Problem when the disk does not take them."""

        async def decide() -> None:
            await self.keep(Change({"turning_points": [asdict(point) for point in found]}))
            self.turning_points = found
            self.changed()

        await self.insist(decide)

    async def decide(
        self,
        kind: FactKind,
        seat: Seat,
        text: str,
        command: str,
        acting: tuple[Seat, ...],
        chairs: tuple[Chair, ...] = (),
    ) -> int:
        """Keep a fact, and go on from it; gives its version. The lock is held, and it was looked whether it may be."""
        moment = now()
        spent = self.clocks.spent(seat, moment) if kind == "move" else 0
        fact = Fact(self.version + 1, kind, seat, text, command, moment, spent)
        after = self._chairs_with(chairs)
        columns = self._columns(after, acting, moment)
        if kind == "undo" and self.terms.clock is not None:
            columns["due"] = moment  # the next round looks when it is: clocks go on from where they were
        await self.keep(Change(columns, fact, chairs))
        self._take_in([fact])
        self._sit(after)
        self.changed()
        return fact.number

    async def insist(self, decide: Callable[[], Awaitable[T]]) -> T:
        """Decide with the lock held, and anew on what the table has become whenever another server was quicker."""
        async with self.lock:
            while True:
                try:
                    return await decide()
                except Overtaken:
                    await self._refresh()

    async def keep(self, change: Change) -> None:
        """With the lock held, have a change on disk. Raises Overtaken, or Problem when the disk does not take it."""
        try:
            with self.metrics.commits.time():
                await self.storage.change(self.id, self.revision, change)
        except SQLAlchemyError as error:
            logger.error("the database does not take it", exc_info=error, extra={"table": self.id})
            raise Problem(503, "not_kept") from error
        self.revision += 1
        if change.fact is not None:
            self._log(change.fact)

    def _log(self, fact: Fact) -> None:
        self.metrics.decided.labels(self.game.name, fact.kind).inc()
        told = {"table": self.id, "seat": fact.seat, "command": fact.command, "version": fact.number}
        logger.info("%s", fact.kind, extra=told)

    def _take_in(self, facts: Iterable[Fact]) -> None:
        """Go on from what is on disk."""
        for fact in facts:
            self.course.add(fact)
            self._commands[fact.command] = fact
            self.changed_at = asyncio.get_running_loop().time()

    # --- What other servers decide

    async def catch_up(self) -> None:
        """Come to what is on disk, if other servers have changed it. Raises Problem."""
        if self.storage.shared and await self.storage.revision(self.id) != self.revision:
            await self.read_again()

    async def read_again(self) -> None:
        """Come to what is on disk. Raises Problem."""
        async with self.lock:
            await self._refresh()

    async def _refresh(self) -> None:
        stored = await self.storage.load(self.id, self.version)
        assert stored is not None
        if stored.revision == self.revision:
            return
        if stored.begun != self.course.begun:
            self.course.begin(stored.begun)
        try:
            self._take_in(stored.facts)
        except InnkeeperError as error:
            raise Problem(409, "unreadable", {"game": self.game.title}) from error
        if self.chairs != list(stored.chairs):
            self._take_chairs(list(stored.chairs))
            self.showing.forget_words()
        self.rematch = stored.rematch
        self.webhook = stored.webhook
        self.webhook_language = stored.webhook_language
        self.turning_points = _points_in(stored)
        self.terms = Terms.model_validate(stored.terms)
        self.host = stored.host
        self.revision = stored.revision
        self.changed()

    def done(self, seat: Seat, command: str, kind: str) -> int | None:
        """The version that a command made when it was sent before. Raises Problem when it was for something else."""
        fact = self._commands.get(command)
        if fact is not None and (fact.seat, fact.kind) != (seat, kind):
            raise Problem(409, "command_reused")
        return fact.number if fact is not None else None

    def check_moves(self, seat: Seat, by_bot: bool = False) -> None:
        """Raises Problem where a seat cannot move, whatever it is asked, or another moves for it."""
        self._check_playing()
        if bool(self.chairs[seat].player) != by_bot:
            raise Problem(409, "not_handed" if by_bot else "stood_in")

    def _check_playing(self) -> None:
        if self.status == "waiting":
            raise Problem(409, "not_begun")
        if self.status == "over":
            raise Problem(409, "over")

    def _check_fresh(self, seat: Seat, version: int, language: str) -> None:
        if not self.course.is_fresh(seat, version):
            raise self._stale(seat, version, language)

    def _stale(self, seat: Seat, version: int, language: str) -> Problem:
        facts = {"meant": version, "version": self.version}
        if version > self.version:
            return Problem(409, "unheard_of", facts, version=self.version)
        since = self.showing.narrator(seat, language).log(version)
        return Problem(409, "stale", facts, version=self.version, since=since)

    # --- Who watches

    def is_settled(self) -> bool:
        """Whether it is here for long enough for whoever looks to be known: by their streams, or from other servers."""
        return time.monotonic() >= self.opened_at + SETTLING

    def is_idle(self) -> bool:
        """Whether nobody watches it or is changing it."""
        return not self.presence.is_watched() and not self.lock.locked()

    def haste(self) -> Haste:
        """How urgent a bot's move is: whether somebody plays here themselves, or looks on by way of this server."""
        plays = any(chair.kind == "person" and chair.stand_in is None for chair in self.chairs)
        return Haste.NOW if plays or self.presence.is_watched() else Haste.LEFT_OVER

    def changed(self) -> None:
        """Show it anew, to all who watch."""
        self.showing.forget()
        self.presence.wake()


def host_among(chairs: Iterable[Chair], host: int | None) -> int | None:
    """Who hosts a table: whoever did, as long as they sit there; else the first of the people, or nobody."""
    people = [chair for chair in chairs if chair.kind == "person"]
    if any(chair.number == host for chair in people):
        return host
    return min(people, key=lambda chair: chair.program).number if people else None


def check_rules(stored: Stored, game: Game[State]) -> None:
    """Raises Problem for a table of other rules or components: nobody knows what they would make of its moves."""
    facts: dict[str, int | str] = {"then": stored.rules_version, "now": game.rules_version, "game": game.title}
    if stored.rules_version != game.rules_version:
        raise Problem(409, "other_rules", facts)
    if stored.components != game.components_digest:
        raise Problem(409, "other_components", facts)


def _points_in(stored: Stored) -> list[TurningPoint] | None:
    if stored.turning_points is None:
        return None
    return [TurningPoint(**{**point, "draft": tuple(point["draft"])}) for point in stored.turning_points]
