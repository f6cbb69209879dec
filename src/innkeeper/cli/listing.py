"""`innkeeper games`."""

from __future__ import annotations

from typing import Any

import typer

from innkeeper.catalogue import find_games
from innkeeper.cli.output import print_json, say, words_for
from innkeeper.engine.game import AnyGame
from innkeeper.engine.options import Option


def list_games(as_json: bool) -> None:
    """Print every game with its seats and options."""
    games = list(find_games().values())
    if as_json:
        print_json([describe(game) for game in games])
        return
    for game in games:
        _print_game(game)


def describe(game: AnyGame) -> dict[str, Any]:
    """What can be known of a game before it begins."""
    return {
        "name": game.name,
        "title": game.title,
        "seats": {"fewest": game.fewest_seats, "most": game.most_seats},
        "rules_version": game.rules_version,
        "options": [_describe_option(option) for option in game.options],
    }


def _describe_option(option: Option) -> dict[str, Any]:
    return {
        "name": option.name,
        "summary": option.summary,
        "choices": list(option.choices),
        "default": option.default,
        "only_with": {other: list(choices) for other, choices in option.only_with.items()},
        "seats": list(option.seats),
    }


def _print_game(game: AnyGame) -> None:
    words = words_for(game)
    say(
        "games-game",
        title=game.title,
        name=game.name,
        fewest=game.fewest_seats,
        most=game.most_seats,
        version=game.rules_version,
    )
    for option in game.options:
        summary = words.text(f"option-{option.name}")
        typer.echo(f"  --option {option.name}={'|'.join(option.choices)}  {summary}")
        say("games-default", choice=option.default)
