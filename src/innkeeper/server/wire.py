"""What server and browser (or an outside bot) say to each other, over HTTP and the stream.

`python -m innkeeper.server.types` writes these types for TypeScript. Requests are checked by pydantic; answers are
plain data. Versions count what was decided at a table: every whole move, and every taking back, is one more; they never
go down.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, NotRequired

from pydantic import BaseModel, ConfigDict, Field
from typing_extensions import TypedDict  # pydantic needs this one before Python 3.12

Colour = Literal["coral", "teal", "gold", "violet", "sky", "slate"]
Fact = int | str

Name = Annotated[str, Field(max_length=200)]
Command = Annotated[str, Field(pattern=r"^[\w-]{8,64}$")]
LAST_VERSION: Final = 2**31
Version = Annotated[int, Field(ge=0, le=LAST_VERSION)]
Seed = Annotated[int, Field(ge=0, lt=2**53)]
PersonToken = Annotated[str, Field(pattern=r"^[\w-]{43}$")]
Part = Annotated[str, Field(min_length=1, max_length=100)]
OptionName = Annotated[str, Field(max_length=100)]
BotName = Annotated[str, Field(max_length=100)]


# --- Requests


class Request(BaseModel):
    """A JSON object with known fields only."""

    model_config = ConfigDict(extra="forbid")


class Me(Request):
    """The person who asks, or the `program`: the others are told so."""

    kind: Literal["me"]
    name: Name
    colour: Colour | None = None
    program: bool = False


class BotSeat(Request):
    """A bot such as `house` or `search:1s`."""

    kind: Literal["bot"]
    bot: BotName


class Open(Request):
    """For whoever sits down."""

    kind: Literal["open"]


class Clock(Request):
    """Seconds for every move, and a reserve for the whole game; when both have run out a bot stands in.

    Days are a clock, too: `{"move": 259200, "reserve": 0}` is three days for every move.
    """

    move: Annotated[int, Field(ge=0, le=30 * 86400)]
    reserve: Annotated[int, Field(ge=0, le=30 * 86400)] = 0


class Terms(Request):
    """What the host of a table decides, besides the game's own options.

    `public`: listed in the lobby while it waits. `reveal`: once the game is over, spectators may see what was hidden.
    `hints`: seats may ask for one. `stand_in`: seconds after which a bot plays for who is asked and away. The server
    says `known_deal` where somebody may know what is dealt: a seed was chosen, or the game was brought in.
    """

    public: bool = False
    reveal: bool = True
    hints: bool = True
    stand_in: Annotated[int, Field(ge=10, le=30 * 86400)] | None = None
    clock: Clock | None = None
    known_deal: bool = False


class NewTable(Request):
    """A game to begin, with its seats in order."""

    game: Annotated[str, Field(max_length=100)]
    options: Annotated[dict[OptionName, OptionName], Field(max_length=50)] = {}
    seats: Annotated[list[Annotated[Me | BotSeat | Open, Field(discriminator="kind")]], Field(max_length=16)]
    seed: Seed | None = None
    terms: Terms = Terms()
    person: PersonToken | None = None


class SitDown(Request):
    """Take an open seat, the lowest when none is named.

    The same command again gets the same seat, so it must be long, random, and kept to oneself: a UUID. `program`: who
    sits down is one, and the others are told so.
    """

    name: Name
    seat: Annotated[int, Field(ge=0, le=15)] | None = None
    colour: Colour | None = None
    command: Annotated[str, Field(pattern=r"^[\w-]{32,64}$")] | None = None
    person: PersonToken | None = None
    program: bool = False


class SeatBot(Request):
    """The host's: let a bot take an open seat."""

    seat: Annotated[int, Field(ge=0, le=15)]
    bot: BotName


class MoveRequest(Request):
    """A whole move, chosen when the table was at this version."""

    command: Command
    version: Version
    move: Annotated[str, Field(max_length=4000)]


class UndoRequest(Request):
    """Take back one's last move."""

    command: Command
    version: Version


class Doing(Request):
    """Something done at a table that is no move."""

    command: Command


class StandUp(Doing):
    """Free one's seat before the game begins; the host may name any other."""

    seat: Annotated[int, Field(ge=0, le=15)] | None = None


class Saying(Doing):
    """One of the phrases that `GET /api/phrases` lists."""

    phrase: Annotated[str, Field(max_length=50)]


class Answering(Doing):
    """Whether the asker may take back."""

    agree: bool


class StandIn(Request):
    """The host's: seconds after which a bot plays for who is asked and away; null: never."""

    seconds: Annotated[int, Field(ge=10, le=30 * 86400)] | None


class Webhook(Request):
    """Where to say that it is one's turn: an address that takes JSON with `text` or `content`, as chat services do."""

    url: Annotated[str, Field(max_length=500)] | None


class Renewal(Request):
    """The token to be known by in place of the one that asks: a new one of `POST /api/people`."""

    person: PersonToken


class SeatWebhook(Webhook):
    """The same for a seat, or, by the host, for every turn at the table."""

    whole_table: bool = False


class ChoicesRequest(Request):
    """What can follow the first parts of a move."""

    version: Version
    draft: Annotated[list[Part], Field(max_length=200)] = []


class Hello(Request):
    """The first message on the stream. `since` is the version the client knows already.

    `seat` is only for the token of a person who has several seats there. `looking` as in Looking.
    """

    token: Annotated[str, Field(max_length=200)] | None = None
    since: Version | None = None
    lang: Annotated[str, Field(max_length=20)] = "en"
    zones: bool = False
    seat: Annotated[int, Field(ge=0, le=15)] | None = None
    looking: bool = True


class Looking(Request):
    """A later message on the stream: whether somebody looks. Who does not is away, and hears all the same."""

    looking: bool


# --- Answers


class ErrorBody(TypedDict):
    """What is wrong.

    A stale request is also told the version now and what happened since; an illegal move its first bad part; who asks
    too often, how many seconds to wait; who asks for a closed table, what was kept of it.
    """

    code: str
    message: str
    rule: str | None
    version: NotRequired[int]
    since: NotRequired[list[Told]]
    part: NotRequired[str]
    retry_after: NotRequired[int]
    closed: NotRequired[ClosedTable]


class Refused(TypedDict):
    """The answer to a refused request."""

    error: ErrorBody


class Held(TypedDict):
    """The seat one holds by a token; both are null at a table of bots."""

    table: str
    seat: int | None
    token: str | None


class Decided(TypedDict):
    """The version that a move, or taking one back, made."""

    version: int


class Said(TypedDict):
    """A sentence, and the rule behind it."""

    text: str
    rule: str | None


class Choice(TypedDict):
    """One part of a move that can be chosen now, or why it cannot; `next` is null where it completes the move.

    `final` is true, and only then there, where the whole move shows something hidden: it cannot be taken back.
    """

    part: str
    elements: list[str]
    text: str
    refused: Said | None
    preview: list[str]
    next: Choices | Literal["more"] | None
    final: NotRequired[bool]


class Choices(TypedDict):
    """What the seat is asked, and what it can answer."""

    prompt: Said
    choices: list[Choice]


class Told(TypedDict):
    """Something that happened, as far as the viewer may know it.

    `section` is set on the first line of a new part of the game.
    """

    id: int
    version: int
    kind: str
    rule: str | None
    seat: int | None
    text: str
    elements: list[str]
    facts: dict[str, Fact]
    section: str | None


class SeatInfo(TypedDict):
    """Who sits at a seat.

    A `program` plays from outside, and is a person for everything else. `stand_in` is the bot that plays for a person
    meanwhile; `runs_out` is when the clock of a seat that is asked runs out, in milliseconds since 1970. All three are
    always sent; samples may leave them out.
    """

    seat: int
    name: str
    colour: Colour
    kind: Literal["person", "bot", "open"]
    bot: str | None
    present: bool
    program: NotRequired[bool]
    stand_in: NotRequired[str | None]
    runs_out: NotRequired[int | None]


class BreakdownRow(TypedDict):
    """The points of each seat from one source."""

    source: str
    text: str
    points: list[int]


class TimelinePoint(TypedDict):
    """The points of each seat after a version; none while the game is on and they are not open to all."""

    version: int
    round: int | None
    scores: list[int]


class Outcome(TypedDict):
    """How the game ended; places count from 1."""

    ranking: list[int]
    scores: list[int]
    breakdown: list[BreakdownRow]
    verdict: str | None
    timeline: list[TimelinePoint]


class Piece(TypedDict):
    """One thing in a zone."""

    element: str
    text: str
    art: NotRequired[str]
    hidden: NotRequired[bool]


class Zone(TypedDict):
    """A part of the table, for clients that draw any game alike."""

    element: str
    text: str
    seat: int | None
    pieces: list[Piece]


class UndoAsked(TypedDict):
    """Somebody asks to take back a move that others have answered; and who agrees."""

    seat: int
    agreed: list[int]


class ClockInfo(TypedDict):
    """Seconds for every move, and of reserve for the game; both are Terms'."""

    move: int
    reserve: int


class TermsInfo(TypedDict):
    """What the host has decided."""

    public: bool
    reveal: bool
    hints: bool
    stand_in: int | None
    clock: ClockInfo | None
    known_deal: NotRequired[bool]


class Scene(TypedDict):
    """What everybody sees alike of a table. `rematch` is the table that follows; `undo_asked`: somebody asks to.

    `host_away`: the host was not there for a day, or there is none, so that others may let bots stand in.
    """

    type: Literal["snapshot"]
    table: str
    game: str
    title: str
    options: dict[str, str]
    version: int
    seats: list[SeatInfo]
    status: Literal["waiting", "playing", "over"]
    acting: list[int]
    turn: int | None
    outcome: Outcome | None
    rematch: str | None
    host: NotRequired[int | None]
    host_away: NotRequired[bool]
    terms: NotRequired[TermsInfo]
    undo_asked: NotRequired[UndoAsked | None]


class Snapshot(Scene):
    """A table as one viewer may see it. `log` holds what was told after the version asked for, else all of it.

    A line of kind `undo` says (fact `version`) which version's lines no longer count. `ask_undo`: you may ask the
    others to let you take back.
    """

    you: int | None
    prompt: Said
    view: dict[str, Any]
    zones: list[Zone] | None
    choices: Choices | None
    undo: bool
    ask_undo: NotRequired[bool]
    log: list[Told]


class Person(TypedDict):
    """What a person is known by at every table: a secret to keep, and to carry to another device."""

    person: str


class Sitting(TypedDict):
    """Who sits at a seat, in short; nobody yet where it is open."""

    name: str
    colour: Colour
    kind: Literal["person", "bot", "open"]
    stand_in: NotRequired[str | None]


class Mine(TypedDict):
    """The seats that a token is good for at a table."""

    seats: list[int]


class ClosedTable(TypedDict):
    """What can be told, without playing, of a table that was begun by other rules than are played here.

    `moves` are pairs of seat and whole move: one's own, or all where the game is over and may be shown; then `record`
    is true, and the record can be had.
    """

    game: str
    title: str
    options: dict[str, str]
    seats: list[Sitting]
    you: int | None
    moves: list[tuple[int, str]]
    record: bool


class TableInfo(TypedDict):
    """A table in a list. `acting` are the seats that are asked, `you` one's own; `your_turn` whether one is both.

    `closed` says why a table is closed, which cannot be played on by this version of the program.
    """

    table: str
    game: str
    title: str
    options: dict[str, str]
    status: Literal["waiting", "playing", "over", "closed"]
    closed: str | None
    seats: list[Sitting]
    acting: list[int]
    terms: TermsInfo
    you: list[int]
    your_turn: bool
    changed: int


class Phrase(TypedDict):
    """Something one can say at a table, in the asker's language."""

    name: str
    text: str


class Webhooks(TypedDict):
    """Where turns are told of: of this seat, of its person at all tables, and, for the host, of all at this table."""

    seat: str | None
    person: str | None
    table: str | None


class HintChoice(TypedDict):
    """A choice as the search sees it: its share of the tries, and how good it looks, from 0 to 1."""

    part: str
    text: str
    share: float
    reward: float


class Hint(TypedDict):
    """What the search bot would do, the best first, from what the seat knows."""

    version: int
    choices: list[HintChoice]


class TurningPointInfo(TypedDict):
    """A choice that mattered, and the best other one; `at` is the version at which the seat had it before it.

    Rewards are how good both looked to a search that knew what the seat knew, from 0 to 1.
    """

    at: int
    round: int | None
    seat: int
    chosen: str
    other: str
    reward: float
    other_reward: float


class TurningPoints(TypedDict):
    """Where the choice mattered most, the weightiest first; none yet while the game is thought about."""

    ready: bool
    points: list[TurningPointInfo]


class Ping(TypedDict):
    """Sent on a quiet stream, so that both ends know that it lives; `now` is the server's clock, as `runs_out` is."""

    type: Literal["ping"]
    now: int


class StreamRefused(TypedDict):
    """The last message before the stream is closed for a reason."""

    type: Literal["error"]
    error: ErrorBody


class OptionChoice(TypedDict):
    """A choice of an option."""

    name: str
    text: str


class OptionInfo(TypedDict):
    """An option; with `only_with` and `seats`, when it applies."""

    name: str
    text: str
    choices: list[OptionChoice]
    default: str
    only_with: dict[str, list[str]]
    seats: list[int]


class GameInfo(TypedDict):
    """A game that can be played here."""

    name: str
    title: str
    summary: str
    fewest_seats: int
    most_seats: int
    rules_version: int
    options: list[OptionInfo]
    bots: list[str]
    trust: str


class RuleText(TypedDict):
    """A rule by its number."""

    number: str
    text: str


class RuleSection(TypedDict):
    """A section of the rules."""

    title: str
    rules: list[RuleText]


class Rules(TypedDict):
    """A game's rules, and the language they are told in."""

    title: str
    language: str
    sections: list[RuleSection]
