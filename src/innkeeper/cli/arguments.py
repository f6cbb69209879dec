"""What is typed behind a command, made into what the rest of the program takes."""

from __future__ import annotations

from collections.abc import Sequence

from innkeeper.engine.errors import BadSetup
from innkeeper.engine.game import AnyGame


def parse_choices(texts: Sequence[str]) -> dict[str, str]:
    """Choices by option, from texts such as `length=long`. Raises BadSetup for other texts and for contradictions."""
    choices: dict[str, str] = {}
    for text in texts:
        name, equals, choice = text.partition("=")
        if not equals or not name or not choice:
            raise BadSetup(f"--option takes name=choice, such as length=long, not {text!r}.")
        if choices.get(name, choice) != choice:
            raise BadSetup(f"--option {name} is given twice: {choices[name]} and {choice}.")
        choices[name] = choice
    return choices


def parse_bots(text: str) -> list[str]:
    """Bots from a text such as `house,search:200ms`. Raises BadSetup for none."""
    bots = [spec.strip() for spec in text.split(",")]
    if not all(bots):
        raise BadSetup(f"--bots takes names with commas between, such as house,search:200ms, not {text!r}.")
    return bots


def choose_seats(game: AnyGame, asked: int | None, bots: int) -> int:
    """The number of seats asked for; else one for each bot, and at least two where the game has them."""
    if asked is not None:
        return asked
    return min(max(bots, 2, game.fewest_seats), game.most_seats)


def fill_seats(bots: Sequence[str], seats: int) -> list[str]:
    """A bot for every seat, in turn. Raises BadSetup for more bots than seats."""
    if len(bots) > max(seats, 1):
        raise BadSetup(f"there are {len(bots)} bots for {seats} seats: name at most {seats}.")
    return [bots[seat % len(bots)] for seat in range(seats)]
