"""All tables: those in memory, and those that wait on disk until somebody asks for them."""

from __future__ import annotations

import asyncio
import logging
import secrets
import uuid
from collections import OrderedDict
from contextlib import AsyncExitStack
from dataclasses import replace
from typing import Final, cast
from weakref import WeakValueDictionary

from innkeeper.catalogue import find_games, game_named
from innkeeper.engine.errors import BadRecord, UnknownName
from innkeeper.engine.game import Game
from innkeeper.engine.match import Match
from innkeeper.engine.record import Record, record, replay
from innkeeper.engine.seats import NOBODY, Seat
from innkeeper.engine.state import State
from innkeeper.server import company, seating
from innkeeper.server.closed import Closed, sitting
from innkeeper.server.health import Metrics
from innkeeper.server.names import COLOURS
from innkeeper.server.neighbours import neighbours_of
from innkeeper.server.notices import Notices
from innkeeper.server.outages import NO_OUTAGES, outages_between
from innkeeper.server.problems import TABLE_ID, Problem, apart
from innkeeper.server.settings import Settings
from innkeeper.server.speech import server_words
from innkeeper.server.storage import Chair, Fact, Status, Storage, Stored, now
from innkeeper.server.studies import Studies
from innkeeper.server.table import LiveTable, check_rules
from innkeeper.server.thinkers import LAST_RESORT, Question, Thinkers
from innkeeper.server.tokens import hash_token, new_token
from innkeeper.server.turns import Haste, Turns, Visitor
from innkeeper.server.wire import (
    ChoicesRequest,
    Held,
    Hint,
    Me,
    NewTable,
    Open,
    SitDown,
    TableInfo,
    Terms,
    TermsInfo,
)

LARGEST_SEED: Final = 2**63 - 1
"""What a database keeps of a whole number."""
LONGEST_LIST: Final = 100

MOST_UNATTENDED: Final = 100
"""Tables at which bots move at the same time though nobody waits for it: each is kept in memory."""

logger = logging.getLogger(__name__)


class Tables:
    """Finds, begins and drives tables."""

    def __init__(self, settings: Settings, storage: Storage) -> None:
        self.settings: Final = settings
        self.storage: Final = storage
        self.metrics: Final = Metrics()
        self.neighbours: Final = neighbours_of(storage)
        self._turns = Turns(settings.thinkers)
        self._live: OrderedDict[str, LiveTable] = OrderedDict()
        self._held: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()
        """Those that were let go of, too, as long as anybody still has them: a table is in memory once."""
        self._loading = asyncio.Lock()
        self._drivers: dict[str, asyncio.Task[None]] = {}
        self._studies = Studies(settings, self._turns, self.neighbours)
        self.notices: Final = Notices(settings)
        self._leaving: set[asyncio.Task[None]] = set()
        """Who has left tables, and may want to hear of their turn there."""
        self._outages = NO_OUTAGES
        self._closed: dict[str, Problem] = {}
        """Why tables that were asked for cannot be played on here; it is logged once."""

    # --- Games

    def games(self) -> dict[str, Game[State]]:
        """Every game that can be played here."""
        return find_games(self.settings.further_games)

    def game(self, name: str) -> Game[State]:
        """The game of that name. Raises UnknownName."""
        return game_named(name, self.settings.further_games)

    # --- Tables

    async def find(self, table: str) -> LiveTable:
        """The table of that id, as it is on disk. Raises Problem when there is none, or it cannot be played here."""
        if not TABLE_ID.fullmatch(table):
            raise Problem(404, "unknown_table", {"table": table})
        held = table in self._held
        found = self._live.get(table) or await self._open(table)
        if held:
            await found.catch_up()
        else:
            await company.fulfil_wish(found)  # the server went down between the last "yes" and what it led to
        if table in self._live:
            self._live.move_to_end(table)
        return found

    async def _open(self, table: str) -> LiveTable:
        async with self._loading:
            if table not in self._live:
                loaded = self._held.get(table) or await self._load(table)
                self._make_room()
                self._live[table] = self._held[table] = loaded
                self.neighbours.ask_present(table)
        return self._live[table]

    async def _load(self, table: str) -> LiveTable:
        stored = await self.storage.load(table)
        if stored is None:
            raise Problem(404, "unknown_table", {"table": table})
        try:
            game = self._game_of(stored)
            return LiveTable(stored, game, self.storage, self.neighbours, self.metrics, self._outages)
        except Problem as reason:
            self._note_closed(table, reason)
            raise Closed(stored, self._title_of(stored), reason) from reason

    def _game_of(self, stored: Stored) -> Game[State]:
        try:
            return self.game(stored.game)
        except UnknownName as error:
            raise Problem(409, "unknown_game", {"game": stored.game}) from error

    def _title_of(self, stored: Stored) -> str:
        games = self.games()
        return games[stored.game].title if stored.game in games else stored.game

    def _why_closed(self, stored: Stored) -> Problem | None:
        """Why a table cannot be played on here, as far as that is known without playing its moves."""
        try:
            check_rules(stored, self._game_of(stored))
        except Problem as reason:
            return reason
        return self._closed.get(stored.id)

    def _note_closed(self, table: str, reason: Problem) -> None:
        if table not in self._closed:
            logger.warning("closed: %s", reason.message("en"), extra={"table": table})
        self._closed[table] = reason

    def _make_room(self) -> None:
        """Let go of tables that nobody has looked at for longest, so that there is place for one more."""
        surplus = len(self._live) + 1 - self.settings.tables_in_memory
        idle = [
            name
            for name, table in self._live.items()
            if table.is_idle() and name not in {*self._drivers, *self._studies.tables()}
        ]
        for name in idle[: max(0, surplus)]:
            del self._live[name]

    async def create(self, wish: NewTable, language: str, household: str = "") -> Held:
        """Begin a table. Raises Problem or InnkeeperError for a wish that cannot be fulfilled."""
        if sum(isinstance(seat, Me) for seat in wish.seats) > 1:
            raise Problem(422, "two_of_you")
        if wish.seed is not None and wish.terms.public and any(isinstance(seat, Open) for seat in wish.seats):
            raise Problem(422, "seed_known")
        game = self.game(wish.game)
        token = new_token()
        chairs = seating.first_chairs(wish, token, language)
        seed = wish.seed if wish.seed is not None else secrets.randbits(53)
        seat = next((chair.number for chair in chairs if chair.kind == "person"), None)
        terms = wish.terms.model_copy(update={"known_deal": wish.seed is not None})
        stored = _begun(game, chairs, wish.options, seed, terms, seat)
        await self.storage.create(stored)
        self.wake(await self.find(stored.id), household)
        return {"table": stored.id, "seat": seat, "token": token if seat is not None else None}

    async def sit(self, table: LiveTable, wish: SitDown, household: str = "") -> Held:
        """Take an open seat. Raises Problem."""
        seat, token = await seating.sit(table, wish)
        self.wake(table, household)
        return {"table": table.id, "seat": seat, "token": token}

    async def rematch(self, table: LiveTable, seat: Seat, token: str, household: str = "") -> Held:
        """The next game with the same people, begun by whoever asks first; everybody keeps their token.

        The seats turn by one, so that another begins.
        """
        following = await self.find(await table.follow(lambda: _following(table, seat)))
        self.wake(following, household)
        number = _turned(seat, len(following.chairs))
        return {"table": following.id, "seat": following.viewer(token, number), "token": token}

    # --- Lists

    async def lobby(self, language: str) -> list[TableInfo]:
        """The public tables that wait for people, the newest first."""
        listed = [self._info(stored, None, language) for stored in await self.storage.lobby(LONGEST_LIST)]
        return [info for info in listed if info["closed"] is None]

    async def tables_of(self, person: str, language: str) -> list[TableInfo]:
        """The tables of a person: first those where it is their turn, then those changed last."""
        hashed = hash_token(person)
        found = [self._info(each, hashed, language) for each in await self.storage.tables_of(hashed, LONGEST_LIST)]
        return sorted(found, key=lambda info: not info["your_turn"])

    async def renew(self, person: str, new: str) -> None:
        """Know a person by another token wherever they sit; no other is good for their seats any more."""
        for table in await self.storage.renew(hash_token(person), hash_token(new)):
            if held := self._held.get(table):
                await held.read_again()

    def _info(self, stored: Stored, person: str | None, language: str) -> TableInfo:
        yours = [chair.number for chair in stored.chairs if person is not None and chair.person == person]
        reason = self._why_closed(stored)
        acting = [int(seat) for seat in stored.acting.split()] if reason is None else []
        return {
            "table": stored.id,
            "game": stored.game,
            "title": self._title_of(stored),
            "options": stored.options,
            "status": stored.status if reason is None else "closed",
            "closed": reason.message(language) if reason is not None else None,
            "seats": [sitting(chair) for chair in stored.chairs],
            "acting": acting,
            "terms": cast(TermsInfo, Terms.model_validate(stored.terms).model_dump()),
            "you": yours,
            "your_turn": any(seat in acting and not stored.chairs[seat].stand_in for seat in yours),
            "changed": stored.changed,
        }

    # --- Records and hints

    async def bring_in(self, saved: Record, language: str) -> str:
        """A table where the game of a record can be studied, or played on. Raises BadRecord or UnknownName."""
        game = self.game(saved["game"])
        if abs(saved["seed"]) > LARGEST_SEED:
            raise BadRecord("this record cannot be kept here: its seed has more than 63 bits.")
        match = replay(game, saved)
        over = not game.acting(match.state)
        words = server_words(language)
        chairs = tuple(
            Chair(seat, "person", words.text("table-player", {"number": seat + 1}), COLOURS[seat % len(COLOURS)])
            if over
            else Chair(seat, "open", "", COLOURS[seat % len(COLOURS)])
            for seat in range(match.seats)
        )
        moment = now()
        facts = [
            Fact(number, "move", move.seat, move.text, f"brought-{number}", moment)
            for number, move in enumerate(match.moves, start=1)
        ]
        stored = _begun(game, chairs, match.options, match.seed, Terms(known_deal=True), None)
        status: Status = "over" if over else "waiting"
        await self.storage.create(replace(stored, status=status, bot_due=False, acting="", facts=tuple(facts)))
        return stored.id

    async def hint(
        self, table: LiveTable, seat: Seat, wish: ChoicesRequest, language: str, household: str = ""
    ) -> Hint:
        """What the search would do at a seat, from what the seat knows. Raises Problem."""
        if not table.terms.hints:
            raise Problem(403, "no_hints")
        texts = table.texts(seat, wish.version, wish.draft, language)
        if seat not in table.course.acting():
            raise Problem(409, "not_asked")
        question = Question(
            table.id, record(table.course.match), seat, self.settings.adviser, self.settings.further_games
        )
        async with self._turns.take(Visitor(household)) as thinkers:
            thoughts = await thinkers.advise(question, tuple(wish.draft))
        if thoughts is None:
            raise Problem(503, "no_hint_now")
        return {
            "version": wish.version,
            "choices": [
                {"part": part, "text": texts.get(part, part), "share": share, "reward": reward}
                for part, share, reward in thoughts
            ],
        }

    # --- Turning points

    def study(self, table: LiveTable, viewer: Seat, household: str) -> None:
        """Have a finished game thought over. Raises Problem as to look at it would, and when too many wait."""
        table.showing.check_may_see_all(viewer)
        self._studies.begin(table, household)

    # --- Bots

    async def begin(self) -> None:
        """Look when no server was there: before anybody comes to a table."""
        runs = await self.storage.begin_run(now())
        self._outages = outages_between(runs, round(self.settings.grace * 1000))

    def is_closed(self, name: str) -> bool:
        """Whether the table was found to be one that cannot be played on here."""
        return name in self._closed

    def is_driven(self, name: str) -> bool:
        """Whether the bots of a table are seen to already."""
        return name in self._drivers

    def has_room(self, table: LiveTable | None) -> bool:
        """Whether the bots of a table can be seen to now: those that nobody waits for come in turn, by the rounds."""
        waited_for = table is not None and table.haste() == Haste.NOW
        return waited_for or len(self._drivers) < MOST_UNATTENDED

    async def find_or_note(self, name: str) -> LiveTable | None:
        """The table; None, which is logged once, where it cannot be played on here."""
        try:
            return await self.find(name)
        except Problem as problem:
            self._note_closed(name, problem)
            return None

    def wake(self, table: LiveTable, household: str = "") -> None:
        """Have the bots move that the game asks now, as somebody of a household has decided, and tell the people."""
        table.household = household or table.household
        self._tell_turns(table)
        self._have_driven(table)

    def look_on(self, table: LiveTable, household: str) -> None:
        """Somebody watches from now on, so what bots do there is more urgent than it may have been."""
        table.household = table.household or household
        self._have_driven(table)

    def _have_driven(self, table: LiveTable) -> None:
        driver = self._drivers.get(table.id)
        if (driver is None or driver.done()) and table.bot_due() is not None and self.has_room(table):
            driver = self._drivers[table.id] = asyncio.create_task(self._drive(table))
            driver.add_done_callback(lambda done: self._driven(table.id, done))
        self._turns.look_again()

    def left(self, table: LiveTable, seat: Seat) -> None:
        """Tell whoever has left a table in their turn, or just before it, unless they are back soon."""
        if seat == NOBODY or table.presence.is_present(seat):
            return

        self._tell_turns_later(table)

    def _tell_turns(self, table: LiveTable) -> None:
        """Tell whose turn it is; at a table that was just opened not before it is known who looks at it."""
        if table.is_settled():
            self.notices.send(table)
        else:
            self._tell_turns_later(table)

    def _tell_turns_later(self, table: LiveTable) -> None:
        task = asyncio.create_task(self._tell_turns_soon(table.id))
        self._leaving.add(task)
        task.add_done_callback(self._leaving.discard)

    async def _tell_turns_soon(self, table: str) -> None:
        await asyncio.sleep(self.settings.away_after)
        with apart("no turn is told", table):
            found = await self.find_or_note(table)
            if found is not None:
                self.notices.send(found)

    def _driven(self, table: str, driver: asyncio.Task[None]) -> None:
        if self._drivers.get(table) is driver:
            del self._drivers[table]
        if not driver.cancelled() and driver.exception():
            logger.error("the bots stand still", exc_info=driver.exception(), extra={"table": table})

    async def _drive(self, table: LiveTable) -> None:
        """Make the bots' moves, unless another server does.

        The table is claimed only when its turn has come: what waits here may be urgent there, where somebody looks on.
        """
        bot: str | None = None
        while table.bot_due() is not None:
            async with AsyncExitStack() as claim:
                async with self._turns.take(table) as thinkers:
                    if not await claim.enter_async_context(self.neighbours.claim(table.id)):
                        return
                    await table.catch_up()
                    thought = await self._think(thinkers, table, bot)
                if thought is not None:
                    await self._keep_pace(table)
                    bot = await _play(table, *thought)
                    self._tell_turns(table)
            if not self.has_room(table):
                return  # until the next round, so that others have their turn

    async def _think(self, thinkers: Thinkers, table: LiveTable, bot: str | None) -> tuple[Seat, int, str] | None:
        """Whose move it is, at which version, and what they or another bot would do; None if no bot is to move."""
        seat, version = table.bot_due(), table.version
        if seat is None:
            return None
        bot = bot or table.chairs[seat].player or LAST_RESORT
        question = Question(table.id, record(table.course.match), seat, bot, self.settings.further_games)
        return seat, version, await thinkers.think(question)

    async def _keep_pace(self, table: LiveTable) -> None:
        early = table.changed_at + self.settings.pace - asyncio.get_running_loop().time()
        if table.version and early > 0:
            await asyncio.sleep(early)

    def measure(self) -> None:
        """Set the gauges to what is now."""
        self.metrics.tables.set(len(self._live))
        self.metrics.thinking.set(len(self._drivers))

    # --- What is heard from other servers

    async def heard_of_change(self, table: str | None) -> None:
        """Bring tables in memory up to date: this one, or all of them."""
        if table is None:  # who came and went meanwhile was not heard either, nor said
            self.heard_of_arrival()
        for name in [table] if table is not None else list(self._live):
            if name in self._live:
                found = await self.find_or_note(name)
                if found is not None:
                    self.wake(found)

    def heard_of_arrival(self) -> None:
        """Ask and say who is present at the tables in memory."""
        for table in self._live:
            self.neighbours.ask_present(table)
            self.neighbours.say_present(table, self.present_at(table))

    def heard_of_presence(self, server: str, table: str, seats: frozenset[int]) -> None:
        """Note who is present at a table elsewhere."""
        if table in self._live:
            self._live[table].presence.note_elsewhere(server, seats)

    def heard_of_end(self, server: str) -> None:
        """Note that nobody is present by way of that server."""
        for table in self._live.values():
            table.presence.note_elsewhere(server, frozenset())

    def present_at(self, table: str) -> frozenset[int]:
        """The seats that are present at a table by way of this server."""
        return self._live[table].presence.here() if table in self._live else frozenset()

    async def close(self) -> None:
        """End the bots' thoughts."""
        under_way = [*self._drivers.values(), *self._leaving]
        for task in under_way:
            task.cancel()
        await asyncio.gather(*under_way, return_exceptions=True)
        await self._studies.close()
        self._turns.close()
        await self.notices.close()
        await self.neighbours.close()


async def _play(table: LiveTable, seat: Seat, version: int, text: str) -> str | None:
    """Make a bot's move; gives the bot to ask instead if this one's move is none."""
    try:
        await table.move(seat, str(uuid.uuid4()), version, text, by_bot=True)
    except Problem as problem:
        if problem.status == 409:  # taken back, or overtaken by another seat: it is asked anew
            return None
        if problem.status != 422:
            raise
        told = {"table": table.id, "seat": seat}
        logger.error("%s plays %r: %s", table.chairs[seat].player, text, problem.message("en"), extra=told)
        return LAST_RESORT
    return None


def _begun(
    game: Game[State],
    chairs: tuple[Chair, ...],
    options: dict[str, str],
    seed: int,
    terms: Terms,
    host: int | None,
) -> Stored:
    """A new table, before it is kept. Raises BadSetup or UnknownName for what the game does not offer."""
    match = Match(game, len(chairs), options, seed)
    acting = game.acting(match.state)
    is_open = any(chair.kind == "open" for chair in chairs)
    playing = () if is_open else acting
    moment = now()
    return Stored(
        id=secrets.token_urlsafe(12),
        game=game.name,
        rules_version=game.rules_version,
        components=game.components_digest,
        options=match.options,
        seed=seed,
        status="waiting" if is_open else "playing" if acting else "over",
        bot_due=any(chairs[seat].player for seat in playing),
        rematch=None,
        created=moment,
        revision=0,
        terms=terms.model_dump(),
        public=terms.public,
        host=host,
        acting=" ".join(map(str, playing)),
        begun=moment,
        changed=moment,
        due=moment if playing and (terms.clock or terms.stand_in) else None,  # the next round looks when it is
        webhook=None,
        chairs=chairs,
    )


def _turned(seat: int, seats: int) -> int:
    """Where the person of a seat sits in the next game."""
    return (seat - 1) % seats


def _following(table: LiveTable, asker: Seat) -> Stored:
    """The next game at a table: everybody moves one seat down, the first goes last.

    For whom a bot plays it goes on to, unless they are there: nobody waits for who has left.
    """
    turned = [*table.chairs[1:], table.chairs[0]]
    there = {asker, *(chair.number for chair in turned if table.presence.is_present(chair.number))}
    back = [replace(chair, stand_in=None) if chair.number in there else chair for chair in turned]
    chairs = tuple(replace(chair, number=number, noticed=Chair.noticed) for number, chair in enumerate(back))
    host = None if table.host is None else _turned(table.host, len(chairs))
    options = table.course.match.options
    terms = table.terms.model_copy(update={"known_deal": False})
    begun = _begun(table.game, chairs, options, secrets.randbits(53), terms, host)
    return replace(begun, webhook=table.webhook, webhook_language=table.webhook_language)
