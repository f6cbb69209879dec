"""What can be chosen before a game begins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from innkeeper.engine.errors import BadSetup, UnknownName

Options = dict[str, str]
"""A choice for every option of a game, by name."""


@dataclass(frozen=True)
class Option:
    """One thing to choose, so that the command line, the browser and the API can offer it without knowing the game.

    `summary` and `choices` are also message keys of the game's catalogue (`option-NAME`, `option-NAME-CHOICE`).
    `only_with` names choices of other options without which the default is the only choice.
    """

    name: str
    choices: tuple[str, ...]
    default: str
    summary: str
    only_with: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    seats: tuple[int, ...] = ()
    """The numbers of seats with which there is something to choose; empty: all."""
    unlike: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Choices of other options that this one may not repeat, as there is only one of each."""

    def applies(self, chosen: Options, seats: int) -> bool:
        """Whether there is something to choose, given the other choices and the number of seats."""
        return (not self.seats or seats in self.seats) and all(
            chosen[other] in choices for other, choices in self.only_with.items()
        )


def complete_options(offered: Sequence[Option], chosen: Mapping[str, str], seats: int) -> Options:
    """The chosen options with defaults for the rest.

    Raises UnknownName for a name or a choice that is not offered, BadSetup for choices that exclude each other.
    """
    known = {option.name: option for option in offered}
    for name, choice in chosen.items():
        if name not in known:
            raise UnknownName("option", name, list(known))
        if choice not in known[name].choices:
            raise UnknownName(f"choice of option {name!r}", choice, list(known[name].choices))
    full = {option.name: chosen.get(option.name, option.default) for option in offered}
    for option in offered:
        if full[option.name] != option.default and not option.applies(full, seats):
            raise BadSetup(_contradiction(option, full, seats))
        for other, choices in option.unlike.items():
            if full[option.name] == full[other] and full[other] in choices:
                raise BadSetup(
                    f"option {option.name}={full[option.name]} is chosen as {other} already; choose another."
                )
    return full


def _contradiction(option: Option, full: Options, seats: int) -> str:
    asked = f"option {option.name}={full[option.name]}"
    if option.seats and seats not in option.seats:
        return f"{asked} goes with {' or '.join(map(str, option.seats))} seats, not with {seats}."
    other, choices = next((o, c) for o, c in option.only_with.items() if full[o] not in c)
    return f"{asked} goes only with {other}={' or '.join(choices)}, not with {other}={full[other]}."
