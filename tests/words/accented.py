"""The whole house in a language nobody speaks, for finding words that are in no catalogue: they have no accents."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path
from typing import Final

from innkeeper.server import speech
from innkeeper.server.client import BUNDLE
from innkeeper.testing.catalogues import accented
from innkeeper.words import FALLBACK, languages

ROOT: Final = Path(__file__).parents[2]
SPOKEN: Final = next(language for language in sorted(languages(speech.FOLDER)) if language != FALLBACK)
"""The language whose catalogues are exchanged for those in no language."""

CODE: Final = r"\b[A-Z]{2,}-\d[\d.]*[a-z]?\b|\b(?=[A-Z]*\d)[A-Z\d]+\b|\b[A-Z]{1,4}\b"
"""What is written alike in all languages: a rule (`BI-4.2`), a card (`N25`), a seat (`3E`), a grid (`BWB`)."""


def build(place: Path) -> list[Path]:
    """A copy of the package, the examples and the page with such catalogues. Returns where Python finds it."""
    not_needed = shutil.ignore_patterns("__pycache__", "*.so", "README.*.md")  # whose rules are told in English, then
    for folder in ("src", "examples"):
        shutil.copytree(ROOT / folder, place / folder, ignore=not_needed)
    for english in place.rglob(f"words/{FALLBACK}.ftl"):
        _write(english.with_name(f"{SPOKEN}.ftl"), english)
    said = accented((ROOT / "web" / "src" / "words" / f"{FALLBACK}.ftl").read_text(encoding="utf-8"))
    for catalogue in (place / BUNDLE.relative_to(ROOT) / "assets").glob(f"{SPOKEN}-*.js"):  # none without a bundle
        catalogue.write_text(f"export default {json.dumps(said)}", encoding="utf-8")
    return [place / "src", place / "examples"]


def _write(catalogue: Path, english: Path) -> None:
    catalogue.write_text(accented(english.read_text(encoding="utf-8")), encoding="utf-8")


def plain_words(text: str, allowed: list[str]) -> list[str]:
    """The words of a text without accents, where names, titles and the like are allowed."""
    names = "|".join(re.escape(name) for name in sorted(allowed, key=len, reverse=True) if re.search("[A-Za-z]", name))
    return re.findall(r"[A-Za-z]+", re.sub(rf"{CODE}|(?<!\w)(?:{names})(?!\w)", "", text))
