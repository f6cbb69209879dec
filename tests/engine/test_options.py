"""Options: what is chosen, what is left to its default, and what is refused by name."""

import pytest

from innkeeper.engine.errors import BadSetup, UnknownName
from innkeeper.engine.options import Option, complete_options

pytestmark = pytest.mark.both_forms

OFFERED = [
    Option("length", ("short", "long"), "short", "How long a game is."),
    Option("wealth", ("limited", "unlimited"), "limited", "Whether wealth has a limit."),
    Option("checks", ("many", "thirty"), "many", "How many checks.", only_with={"wealth": ("limited",)}),
    Option("titles", ("off", "on"), "off", "Titles at the end of a lone game.", seats=(1, 2)),
]
DEFAULTS = {"length": "short", "wealth": "limited", "checks": "many", "titles": "off"}


def test_what_is_not_chosen_is_the_default() -> None:
    assert complete_options(OFFERED, {}, 3) == DEFAULTS
    assert complete_options(OFFERED, {"length": "long"}, 3) == DEFAULTS | {"length": "long"}


def test_an_unknown_option_is_refused_with_the_nearest_name() -> None:
    with pytest.raises(UnknownName, match=r"no option is called 'lenght': did you mean 'length'\?"):
        complete_options(OFFERED, {"lenght": "long"}, 3)


def test_an_unknown_choice_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownName, match="no choice of option 'length' is called 'x': there is short, long"):
        complete_options(OFFERED, {"length": "x"}, 3)


def test_choices_that_exclude_each_other_are_refused_by_name() -> None:
    with pytest.raises(BadSetup, match="option checks=thirty goes only with wealth=limited, not with wealth=unlimited"):
        complete_options(OFFERED, {"checks": "thirty", "wealth": "unlimited"}, 3)


def test_a_choice_for_other_numbers_of_seats_is_refused() -> None:
    with pytest.raises(BadSetup, match="option titles=on goes with 1 or 2 seats, not with 3"):
        complete_options(OFFERED, {"titles": "on"}, 3)
    assert complete_options(OFFERED, {"titles": "on"}, 2)["titles"] == "on"


def test_the_default_goes_with_everything() -> None:
    assert complete_options(OFFERED, {"checks": "many", "wealth": "unlimited", "titles": "off"}, 4)


def test_an_option_says_when_there_is_something_to_choose() -> None:
    checks, titles = OFFERED[2], OFFERED[3]
    assert checks.applies(DEFAULTS, 4)
    assert not checks.applies(DEFAULTS | {"wealth": "unlimited"}, 4)
    assert titles.applies(DEFAULTS, 1)
    assert not titles.applies(DEFAULTS, 4)
