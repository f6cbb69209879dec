"""Reading encoded positions: fields of JSON data, each refused in words when it cannot be."""

from __future__ import annotations

from typing import Any

from innkeeper.engine.chance import Chance, decode_chance
from innkeeper.engine.errors import BadPosition
from innkeeper.engine.views import Encoded


def only(data: Encoded, names: list[str]) -> None:
    """There are no other fields than these. Raises BadPosition, as all of these, when that is not so."""
    for name in data:
        if name not in names:
            raise BadPosition(f"the position has no field {name!r}; its fields are {', '.join(names)}.")


def field(data: Encoded, name: str) -> Any:
    """What the position says there."""
    if name not in data:
        raise BadPosition(f"the position lacks {name!r}.")
    return data[name]


def whole(data: Encoded, name: str, least: int, most: int) -> int:
    """A whole number within bounds."""
    number = field(data, name)
    if type(number) is not int or not least <= number <= most:
        raise BadPosition(f"{name} is a whole number from {least} to {most}, not {number!r}.")
    return int(number)


def flag(data: Encoded, name: str) -> bool:
    """True or false."""
    value = field(data, name)
    if type(value) is not bool:
        raise BadPosition(f"{name} is true or false, not {value!r}.")
    return bool(value)


def one_of(data: Encoded, name: str, known: list[str]) -> int:
    """One of the known names: its place among them."""
    value = field(data, name)
    if value not in known:
        raise BadPosition(f"{name} is one of {', '.join(known)}, not {value!r}.")
    return known.index(value)


def rows(data: Encoded, name: str, length: int | None = None) -> list[Any]:
    """A list, perhaps of fixed length."""
    value = field(data, name)
    if not isinstance(value, list) or (length is not None and len(value) != length):
        of_length = "" if length is None else f" of {length}"
        raise BadPosition(f"{name} is a list{of_length}, not {value!r}.")
    return value


def whole_numbers(data: Encoded, name: str, length: int | None = None) -> list[int]:
    """A list of whole numbers, perhaps of fixed length."""
    numbers = rows(data, name, length)
    if not all([type(number) is int for number in numbers]):
        raise BadPosition(f"{name} holds whole numbers only, not {numbers!r}.")
    return numbers


def chance_state(data: Encoded, name: str = "chance") -> Chance:
    """A stream of chance."""
    try:
        return decode_chance(whole_numbers(data, name))
    except BadPosition:
        raise
    except ValueError as error:
        raise BadPosition(f"{name} cannot be read: {error}.") from error
