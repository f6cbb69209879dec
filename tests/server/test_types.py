"""The TypeScript types that are written from the Python ones."""

import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from innkeeper.server import wire
from innkeeper.server.types import files, typescript

SOURCE = Path(__file__).parents[2] / "web" / "src"

SAMPLE = '''
from __future__ import annotations
from typing import Any, Literal, NewType, NotRequired, TypedDict

Seat = NewType("Seat", int)

class Card(TypedDict):
    """A card."""

    kind: Literal["jack", "queen"]
    owner: Seat | None
    copies: NotRequired[list[Card | None]]
    counts: dict[str, tuple[int, str]]
    extra: Any
'''

WRITTEN = """\
/**
 * A card.
 */
export interface Card {
  kind: 'jack' | 'queen'
  owner: number | null
  copies?: (Card | null)[]
  counts: Record<string, [number, string]>
  extra: unknown
}
"""


@pytest.fixture
def sample() -> Iterator[ModuleType]:
    module = ModuleType("sample")
    sys.modules["sample"] = module
    exec(SAMPLE, vars(module))  # noqa: S102 - a module of our own
    yield module
    del sys.modules["sample"]


def test_a_typed_dict_becomes_an_interface(sample: ModuleType) -> None:
    assert WRITTEN in typescript(sample)


def test_what_json_does_not_know_is_refused(sample: ModuleType) -> None:
    vars(sample)["Card"].__annotations__["extra"] = "set[int]"
    with pytest.raises(TypeError, match="TypeScript"):
        typescript(sample)


def test_fields_of_a_request_that_have_a_default_may_be_left_out() -> None:
    written = typescript(wire)
    assert "  seed?: number | null\n" in written
    assert "  next: Choices | 'more' | null\n" in written


def test_the_types_in_the_browser_client_are_up_to_date() -> None:
    for file, text in files(SOURCE).items():
        assert file.read_text(encoding="utf-8") == text, f"{file.name} is out of date: run `make generate`"
