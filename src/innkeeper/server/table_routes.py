"""What can be asked over HTTP of a table."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Query, Request, Response, WebSocket
from fastapi.responses import PlainTextResponse

from innkeeper.engine.record import read, write
from innkeeper.server import company, seating, stream, wire
from innkeeper.server.asking import REFUSALS, Here, Language, ThisGuest, ThisRecord, count, household
from innkeeper.server.page import page
from innkeeper.server.speech import server_words

router: Final = APIRouter(prefix="/api", responses=REFUSALS)


A_RECORD: Final = {"requestBody": {"required": True, "content": {"application/json": {"schema": {"type": "object"}}}}}


@router.post("/tables", status_code=201)
async def create_table(request: Request, tables: Here, wish: wire.NewTable, lang: Language) -> wire.Held:
    """Begin a table."""
    count(request, "tables")
    return await tables.create(wish, lang, household(request.scope))


@router.post("/records", status_code=201, openapi_extra=A_RECORD)
async def bring_in(request: Request, tables: Here, lang: Language) -> wire.Held:
    """A table where the game of a record (the body) can be studied, or played on by whoever sits down."""
    count(request, "tables")
    text = (await request.body()).decode(errors="replace")
    return {"table": await tables.bring_in(read(text), lang), "seat": None, "token": None}


@router.post("/tables/{table}/seats")
async def sit_down(request: Request, guest: ThisGuest, wish: wire.SitDown) -> wire.Held:
    """Take an open seat."""
    count(request, "seats")
    return await guest.tables.sit(guest.table, wish, guest.household)


@router.get("/tables/{table}/me")
async def mine(guest: ThisGuest) -> wire.Mine:
    """The seats that the asker's token is good for: none, or one, or, for a person, several."""
    return {"seats": guest.seats}


@router.post("/tables/{table}/bots", status_code=204, response_class=Response)
async def seat_bot(guest: ThisGuest, wish: wire.SeatBot) -> None:
    """Let a bot take an open seat; the host may."""
    await seating.seat_bot(guest.table, guest.seat, wish.seat, wish.bot, guest.language)
    guest.tables.wake(guest.table, guest.household)


@router.post("/tables/{table}/stand-up", response_model=wire.Decided)
async def stand_up(guest: ThisGuest, wish: wire.StandUp) -> Response:
    """Free one's seat before the game begins, or, as the host, any other; its token holds nothing any more."""
    return guest.decided(await seating.stand_up(guest.table, guest.seat, wish.seat, wish.command))


@router.get("/tables/{table}", response_model=wire.Snapshot)
async def look(
    guest: ThisGuest,
    since: Annotated[int | None, Query(ge=0, le=wire.LAST_VERSION)] = None,
    at: Annotated[int | None, Query(ge=0, le=wire.LAST_VERSION)] = None,
    eyes: Annotated[int | None, Query(ge=0, le=15)] = None,
    zones: bool = False,
) -> Response:
    """The table as this seat, or without a token a spectator, may see it.

    With `at` as it was at that version; with `eyes`, once the game is over, as that seat saw it.
    """
    table, viewer, language = guest.table, guest.viewer, guest.language
    shown = table.showing.eyes(viewer, eyes)
    if at is None and shown == viewer:
        return _json(table.showing.snapshot(viewer, language, zones, since))
    return _json(table.showing.past_snapshot(shown, language, table.version if at is None else at, zones, since))


@router.get("/tables/{table}/timeline")
async def timeline(guest: ThisGuest) -> list[wire.TimelinePoint]:
    """The moments of the game that `at` can be asked for: after every move that stands, with the points then."""
    guest.check()
    return guest.table.showing.timeline()


@router.get("/tables/{table}/text", response_model=None, responses={200: {"content": {"text/plain": {}}}})
async def text(
    guest: ThisGuest,
    since: Annotated[int | None, Query(ge=0, le=wire.LAST_VERSION)] = None,
    draft: Annotated[str, Query(max_length=4000)] = "",
) -> Response:
    """The table in plain text: what this seat sees, what has happened since a version, and what it may do, or why not.

    With a draft, the first parts of a move, what it may do next. The header `Table-Version` is the version it tells.
    """
    told = page(guest.table, guest.viewer, guest.language, since, draft)
    return PlainTextResponse(told, headers={"table-version": str(guest.table.version)})


@router.get("/tables/{table}/turning-points")
async def turning_points(guest: ThisGuest) -> wire.TurningPoints:
    """Where the choice mattered most in a finished game, if that was found out."""
    return guest.table.showing.turning_points_for(guest.viewer, guest.language)


@router.post("/tables/{table}/turning-points")
async def find_turning_points(request: Request, guest: ThisGuest) -> wire.TurningPoints:
    """Have a finished game thought over, once; ask again, with GET, until it is ready."""
    count(request, "hints")
    guest.tables.study(guest.table, guest.viewer, guest.household)
    return guest.table.showing.turning_points_for(guest.viewer, guest.language)


@router.post("/tables/{table}/moves", response_model=wire.Decided)
async def move(guest: ThisGuest, wish: wire.MoveRequest) -> Response:
    """Make a whole move."""
    version = await guest.table.move(guest.seat, wish.command, wish.version, wish.move, guest.language)
    return guest.decided(version)


@router.post("/tables/{table}/choices", response_model=wire.Choices)
async def choices(guest: ThisGuest, wish: wire.ChoicesRequest) -> Response:
    """What can follow the first parts of a move."""
    return _json(guest.table.choices(guest.seat, wish.version, wish.draft, guest.language))


@router.post("/tables/{table}/hint")
async def hint(request: Request, guest: ThisGuest, wish: wire.ChoicesRequest) -> wire.Hint:
    """What the search bot would do next, and how sure it is, from what this seat knows."""
    count(request, "hints")
    return await guest.tables.hint(guest.table, guest.seat, wish, guest.language, guest.household)


@router.post("/tables/{table}/undo", response_model=wire.Decided)
async def undo(guest: ThisGuest, wish: wire.UndoRequest) -> Response:
    """Take back one's last move."""
    return guest.decided(await guest.table.undo(guest.seat, wish.command, wish.version, guest.language))


@router.post("/tables/{table}/undo/ask", response_model=wire.Decided)
async def ask_undo(guest: ThisGuest, wish: wire.Doing) -> Response:
    """Ask the others to let one take back a move that they have answered; bots agree at once."""
    return guest.decided(await company.ask_undo(guest.table, guest.seat, wish.command))


@router.post("/tables/{table}/undo/answer", response_model=wire.Decided)
async def answer_undo(guest: ThisGuest, wish: wire.Answering) -> Response:
    """Let somebody take back, or not."""
    return guest.decided(await company.answer_undo(guest.table, guest.seat, wish.command, wish.agree))


@router.post("/tables/{table}/phrases", response_model=wire.Decided)
async def say(guest: ThisGuest, wish: wire.Saying) -> Response:
    """Say a phrase."""
    return guest.decided(await company.say(guest.table, guest.seat, wish.command, wish.phrase))


@router.post("/tables/{table}/away", response_model=wire.Decided)
async def away(guest: ThisGuest, wish: wire.Doing) -> Response:
    """Let a bot play for this seat."""
    return guest.decided(await company.hand_over(guest.table, guest.seat, wish.command))


@router.post("/tables/{table}/back", response_model=wire.Decided)
async def back(guest: ThisGuest, wish: wire.Doing) -> Response:
    """Play this seat oneself again."""
    return guest.decided(await company.take_back_seat(guest.table, guest.seat, wish.command))


@router.post("/tables/{table}/stand-in", status_code=204, response_class=Response)
async def stand_in(guest: ThisGuest, wish: wire.StandIn) -> None:
    """Set after how long a bot plays for who is asked and away; the host may, or anybody once the host is long away."""
    await company.set_stand_in(guest.table, guest.seat, wish.seconds)


@router.post("/tables/{table}/webhook", status_code=204, response_class=Response)
async def webhook(guest: ThisGuest, wish: wire.SeatWebhook) -> None:
    """Set where to say that it is this seat's turn, in the asker's language; the host also, whose turn it is."""
    guest.tables.notices.check(wish.url)
    language = server_words(guest.language).language
    await company.set_webhook(guest.table, guest.seat, wish.url, language, wish.whole_table)


@router.get("/tables/{table}/webhooks")
async def webhooks(guest: ThisGuest) -> wire.Webhooks:
    """Where it is said that it is this seat's turn."""
    return await company.webhooks(guest.table, guest.seat)


@router.post("/tables/{table}/rematch", status_code=201)
async def rematch(guest: ThisGuest) -> wire.Held:
    """The next game with the same people."""
    seat = guest.seat
    assert guest.token is not None
    return await guest.tables.rematch(guest.table, seat, guest.token, guest.household)


@router.get("/tables/{table}/record", response_model=None)
async def record(table: str, saved: ThisRecord) -> Response:
    """The game as a file that replays it; only when it is over, and for spectators only where the host shows all.

    That of a closed table is replayed by the version of the program that it belongs to.
    """
    headers = {"content-disposition": f'attachment; filename="{saved["game"]}-{table}.json"'}
    return Response(write(saved), media_type="application/json", headers=headers)


@router.websocket("/tables/{table}/stream")
async def watch(socket: WebSocket, table: str) -> None:
    """The stream of a table."""
    await stream.stream(socket, socket.app.state.tables, table)


def _json(text: str | bytes) -> Response:
    return Response(text, media_type="application/json")
