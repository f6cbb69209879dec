"""What can be asked over HTTP of games and people."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse, PlainTextResponse

from innkeeper.bots import bot_names
from innkeeper.catalogue import words_folder
from innkeeper.engine.game import Game
from innkeeper.engine.state import State
from innkeeper.rulebook import rulebook_of
from innkeeper.server import company, wire
from innkeeper.server.asking import REFUSALS, Here, Language, ThisGame, ThisPerson, count
from innkeeper.server.speech import game_words, server_words
from innkeeper.server.tokens import hash_token, new_token
from innkeeper.words import Words, spoken

router: Final = APIRouter(prefix="/api", responses=REFUSALS)


# --- Games


@router.get("/games", response_model=list[wire.GameInfo])
async def games(tables: Here, lang: Language) -> Response:
    """Every game that can be played here, with its options and the bots there are."""
    return JSONResponse([_game_info(game, lang) for game in tables.games().values()])


def _game_info(game: Game[State], language: str) -> wire.GameInfo:
    words = game_words(game, language)
    return {
        "name": game.name,
        "title": game.title,
        "summary": _said(words, "game-summary", ""),
        "fewest_seats": game.fewest_seats,
        "most_seats": game.most_seats,
        "rules_version": game.rules_version,
        "options": [
            {
                "name": option.name,
                "text": _said(words, f"option-{option.name}", option.summary),
                "choices": [
                    {
                        "name": choice,
                        "text": _said(words, f"option-{option.name}-{choice}", choice),
                    }
                    for choice in option.choices
                ],
                "default": option.default,
                "only_with": {other: list(choices) for other, choices in option.only_with.items()},
                "seats": list(option.seats),
            }
            for option in game.options
        ],
        "bots": bot_names(),
        "trust": _said(words, "game-trust", ""),
    }


def _said(words: Words, key: str, otherwise: str) -> str:
    return words.text(key) if words.has(key) else otherwise


@router.get("/games/{game}/rules", response_model=wire.Rules)
async def rules(game: ThisGame, lang: Language) -> Response:
    """The game's rules, by section and number; in English where they are not told in the language."""
    book = rulebook_of(game, lang)
    sections = [
        {"title": section.title, "rules": [{"number": rule.number, "text": rule.text} for rule in section.rules]}
        for section in book.sections
    ]
    return JSONResponse({"title": book.title, "language": book.language, "sections": sections})


@router.get("/games/{game}/words", response_model=None, responses={200: {"content": {"text/plain": {}}}})
async def words(game: ThisGame, lang: Language) -> Response:
    """The game's message catalogue, in Fluent; in English where the language has none."""
    folder = words_folder(game)
    return PlainTextResponse((folder / f"{spoken(lang, folder)}.ftl").read_text(encoding="utf-8"))


# --- People


@router.post("/people", status_code=201)
async def new_person(request: Request) -> wire.Person:
    """An identity for a browser: given when a table is begun or joined, it finds one's tables again."""
    count(request, "seats")
    return {"person": new_token()}


@router.get("/me/tables")
async def my_tables(tables: Here, person: ThisPerson, lang: Language) -> list[wire.TableInfo]:
    """The tables of a person, those where it is their turn first."""
    return await tables.tables_of(person, lang)


@router.post("/me/renew", status_code=204, response_class=Response)
async def renew(request: Request, tables: Here, person: ThisPerson, wish: wire.Renewal) -> None:
    """Be known by another token only: whoever came by the one before, or by a seat's, has nothing in hand any more."""
    count(request, "seats")
    await tables.renew(person, wish.person)


@router.post("/me/webhook", status_code=204, response_class=Response)
async def my_webhook(request: Request, tables: Here, person: ThisPerson, wish: wire.Webhook, lang: Language) -> None:
    """Set where to say that it is one's turn, at whatever table, in the asker's language."""
    count(request, "seats")
    tables.notices.check(wish.url)
    await tables.storage.set_webhook(hash_token(person), wish.url, server_words(lang).language)


@router.get("/lobby")
async def lobby(tables: Here, lang: Language) -> list[wire.TableInfo]:
    """The public tables that wait for people."""
    return await tables.lobby(lang)


@router.get("/phrases")
async def phrases(lang: Language) -> list[wire.Phrase]:
    """What can be said at a table."""
    return company.phrases(lang)
