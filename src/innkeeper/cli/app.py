"""The commands and what they take. Each imports what it needs when it is called, so that `--help` is quick."""

from __future__ import annotations

from dataclasses import replace
from enum import Enum
from pathlib import Path
from typing import Annotated

import typer

from innkeeper.cli.output import speak, speak_as_read

app = typer.Typer(
    help="Tabletop games with complete rules: play them, study them, build on them.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game's name, as `innkeeper games` lists them.")]
Seats = Annotated[int | None, typer.Option(help="How many play.", show_default="as many as bots, or two")]
Bots = Annotated[str, typer.Option(help="Bots, as in random,house,search:200ms.")]
Choices = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=CHOICE", help="A choice for an option; repeatable.")
]
Seed = Annotated[int, typer.Option(help="The seed of the first game.")]
Games = Annotated[int, typer.Option(help="How many games.")]
Workers = Annotated[int | None, typer.Option(help="Processes.", show_default="one per processor")]
Data = Annotated[Path | None, typer.Option(help="The folder for the database.")]
Database = Annotated[
    str | None, typer.Option(envvar="INNKEEPER_DATABASE", help="A database by its URL, instead of SQLite.")
]
Language = Annotated[
    str | None, typer.Option(help="The language to speak, such as nl.", show_default="as the environment says")
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]


class Log(Enum):
    """How the server logs."""

    TEXT = "text"
    JSON = "json"


def _say_version(wanted: bool) -> None:
    if wanted:
        from innkeeper import __version__

        typer.echo(__version__)
        raise typer.Exit


@app.callback()
def _house(
    version: Annotated[
        bool, typer.Option("--version", help="Print the version.", is_eager=True, callback=_say_version)
    ] = False,
    language: Language = None,
) -> None:
    speak_as_read()
    if language is not None:
        speak(language)


@app.command()
def games(json: Json = False) -> None:
    """List the games, their seats and options."""
    from innkeeper.cli.listing import list_games

    list_games(json)


@app.command()
def play(
    game: Annotated[str, typer.Argument(metavar="GAME|RECORD", help="A game's name, or a record to go on with.")],
    seats: Seats = None,
    bots: Bots = "search",
    option: Choices = None,
    seed: Annotated[int | None, typer.Option(help="The seed.", show_default="by chance")] = None,
    seat: Annotated[int, typer.Option(help="Your seat, from 0.")] = 0,
    record: Annotated[Path | None, typer.Option(help="Where to write the record.")] = None,
    language: Language = None,
) -> None:
    """Play a whole game as text. In the game, ? tells what you can type."""
    from innkeeper.cli.playing import play_in_terminal

    if language is not None:
        speak(language)
    play_in_terminal(game, seats, bots, option or [], seed, seat, record)


@app.command()
def simulate(
    game: GameName,
    games: Games = 1000,
    seats: Seats = None,
    bots: Bots = "random",
    seed: Seed = 0,
    option: Choices = None,
    workers: Annotated[int, typer.Option(help="Processes.")] = 1,
    json: Json = False,
) -> None:
    """Play many games by the same bots on the same seats, and report scores, places and speed."""
    from innkeeper.cli.measuring import run_simulation

    run_simulation(game, games, seats, bots, seed, option or [], workers, json)


@app.command()
def arena(
    game: GameName,
    bots: Bots = "search:200ms,house",
    games: Games = 100,
    seats: Seats = None,
    seed: Seed = 0,
    option: Choices = None,
    workers: Workers = None,
    json: Json = False,
) -> None:
    """Let bots compete with seats balanced; report shares of wins, ratings and places."""
    from innkeeper.cli.measuring import run_arena

    run_arena(game, bots, games, seats, seed, option or [], workers, json)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A record.")],
    to: Annotated[int | None, typer.Option(help="Stop after so many moves, and show the table.")] = None,
    seat: Annotated[int | None, typer.Option(help="Tell it as this seat saw it.", show_default="a spectator")] = None,
    game: Annotated[str | None, typer.Option(help="The game, if it is not installed: package.module:OBJECT.")] = None,
    language: Language = None,
    json: Json = False,
) -> None:
    """Tell a recorded game move by move, checking each."""
    from innkeeper.cli.replaying import tell_record

    if language is not None:
        speak(language)
    tell_record(file, to, seat, game, json)


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen at.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen at.", min=0, max=65535)] = 8000,
    data: Data = None,
    database: Database = None,
    game: Annotated[
        list[str] | None, typer.Option(help="A game that is not installed: package.module:OBJECT; repeatable.")
    ] = None,
    open_page: Annotated[bool, typer.Option("--open/--no-open", help="Open the page in a browser.")] = True,
    address: Annotated[
        str, typer.Option(help="Where people find the server, for links in notices: https://inn.example.")
    ] = "",
    log: Annotated[Log, typer.Option(help="Warnings as lines for people, or every decision as JSON.")] = Log.TEXT,
    tables_a_minute: Annotated[int, typer.Option(help="Tables an address may begin a minute; 0: any.", min=0)] = 30,
    seats_a_minute: Annotated[int, typer.Option(help="Seats an address may take a minute; 0: any.", min=0)] = 60,
) -> None:
    """Serve the tables to browsers."""
    from innkeeper.cli.serving import run_server, settings_of
    from innkeeper.server.settings import checked_address

    settings = replace(
        settings_of(data, database),
        further_games=tuple(game or []),
        address=address and checked_address(address),
        log=log.value,
        tables_a_minute=tables_a_minute,
        seats_a_minute=seats_a_minute,
    )
    run_server(host, port, settings, open_page)


@app.command()
def mcp(
    server: Annotated[
        str | None, typer.Option(help="The address of the server to play at.", show_default="http://127.0.0.1:8000")
    ] = None,
    table: Annotated[
        str | None,
        typer.Option(
            envvar="INNKEEPER_TABLE",
            help="The link to a table with a seat's token behind #, to hold that seat from the start.",
        ),
    ] = None,
    language: Language = None,
) -> None:
    """Let a language model play, by the Model Context Protocol over standard input and output."""
    from innkeeper.cli.visiting import serve_a_seat

    if language is not None:
        speak(language)
    serve_a_seat(server, table)


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(help="The file to write.")],
    data: Data = None,
    database: Database = None,
) -> None:
    """Write all tables to one file, also while a server runs."""
    from innkeeper.cli.serving import write_backup

    write_backup(file, data, database)


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(help="A file that `innkeeper backup` wrote.")],
    data: Data = None,
    database: Database = None,
) -> None:
    """Fill an empty database from a backup."""
    from innkeeper.cli.serving import read_backup

    read_backup(file, data, database)


@app.command()
def doctor(
    data: Annotated[Path | None, typer.Option(help="The folder for the database.")] = None, json: Json = False
) -> None:
    """Say in which form innkeeper runs, and what is wrong if anything is."""
    from innkeeper.cli.examining import examine

    examine(data, json)
