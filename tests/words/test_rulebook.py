"""The rules in a README.md."""

import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from innkeeper.catalogue import find_games
from innkeeper.engine.game import AnyGame
from innkeeper.rulebook import Rule, Rulebook, parse_rulebook, rulebook_of
from tests.every_game import name_of
from tests.words.test_languages import OTHERS

FIGURE = re.compile(r"\d+")

README = """# The Inn

About it. **Not** a rule.

## 1. The evening

Some prose.

**IN-1.1** A traveler arrives
and wants a room:
- a good one,
- or any.

More prose, which is no rule's.

- **IN-1.2** The first player *decides*.
- **IN-1.3.** In a list.
  It goes on.

```
**IN-9.9** code is no rule
```

## Sources

| a | table |

### 2. Deeper

**IN-2.1a** Also here.
"""


def test_rules_are_found_by_section_and_number() -> None:
    book = parse_rulebook(README)
    assert book.title == "The Inn"
    assert [section.title for section in book.sections] == ["1. The evening", "Sources"]
    assert book.rules() == {
        rule.number: rule
        for rule in (
            Rule("IN-1.1", "A traveler arrives and wants a room:\n- a good one,\n- or any."),
            Rule("IN-1.2", "The first player *decides*."),
            Rule("IN-1.3", "In a list. It goes on."),
            Rule("IN-2.1a", "Also here."),
        )
    }


def test_a_number_used_twice_is_refused() -> None:
    with pytest.raises(ValueError, match=r"IN-1\.1"):
        parse_rulebook("**IN-1.1** One.\n\n**IN-1.1** Two.")


def test_rules_are_told_in_a_language_that_has_them_else_in_english(tmp_path: Path) -> None:
    game: Any = SimpleNamespace(folder=str(tmp_path))
    (tmp_path / "README.md").write_text("# The Inn\n\n## Evening\n\n**IN-1** Sleep.\n")
    (tmp_path / "README.nl.md").write_text("# De herberg\n\n## Avond\n\n**IN-1** Slaap.\n")
    told = {language: rulebook_of(game, language) for language in ("nl", "nl-BE", "en", "tlh", "", "../nl")}
    assert {language: book.language for language, book in told.items()} == {
        "nl": "nl",
        "nl-BE": "nl",
        "en": "en",
        "tlh": "en",
        "": "en",
        "../nl": "en",
    }
    assert told["nl"].title == "De herberg"
    assert rulebook_of(game).rules() == {"IN-1": Rule("IN-1", "Sleep.")}


# --- The rules of the house's games, in every language of the house


def numbers(book: Rulebook) -> list[list[str]]:
    return [[rule.number for rule in section.rules] for section in book.sections]


def figures(book: Rulebook) -> dict[str, list[str]]:
    return {number: sorted(FIGURE.findall(rule.text)) for number, rule in book.rules().items()}


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", find_games().values(), ids=name_of)
def test_every_language_tells_the_same_rules_with_the_same_figures(game: AnyGame, language: str) -> None:
    english, told = rulebook_of(game), rulebook_of(game, language)
    assert told.language == language
    assert numbers(told) == numbers(english)
    assert figures(told) == figures(english)
    assert [number for number, rule in told.rules().items() if rule == english.rules()[number]] == []
