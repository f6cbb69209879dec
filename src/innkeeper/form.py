"""Which form of the rules runs, compiled by mypyc or interpreted from the same source, and if it is stale.

A compiled module hides its source: once the `.py` is edited, the old rules go on being played, and nothing
says so. So the build writes `compiled.json` with the digest of each source it compiled, and `form` compares.

This module itself is never compiled, and imports nothing of innkeeper.
"""

import hashlib
import json
import warnings
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

PACKAGE = Path(__file__).parent
MANIFEST = "compiled.json"


class StaleModuleWarning(UserWarning):
    """A compiled module runs that was built from another source than the one beside it."""


@dataclass(frozen=True, slots=True)
class Form:
    """The modules that run compiled, by their full names, and those of them that are stale."""

    compiled_modules: tuple[str, ...]
    stale_modules: tuple[str, ...]

    @property
    def compiled(self) -> bool:
        """Whether the compiled form runs."""
        return bool(self.compiled_modules)

    def warning(self) -> str | None:
        """One sentence that says what is stale and what to do, or None when all is well."""
        if not self.stale_modules:
            return None
        names = ", ".join(self.stale_modules)
        return (
            f"the source of {names} was edited after it was compiled, and the old code is what runs: "
            "build again (`make compiled` in a clone, else `pip install .`)."
        )


def form(package: Path = PACKAGE) -> Form:
    """The form in which the modules of an installed `innkeeper` run; nothing is imported to find out."""
    digests = _digests(package / MANIFEST)
    compiled = sorted(_compiled_sources(package))
    stale = [
        source for source in compiled if _digest(source) != digests.get(source.relative_to(package).as_posix(), "")
    ]
    return Form(
        tuple(_name(source, package) for source in compiled),
        tuple(_name(source, package) for source in stale),
    )


def warn_if_stale() -> None:
    """Warn when a compiled module is stale; costs next to nothing in the interpreted form."""
    sentence = form().warning()
    if sentence:
        warnings.warn(sentence, StaleModuleWarning, stacklevel=2)


def _compiled_sources(package: Path) -> Iterator[Path]:
    """The sources that a compiled module beside them hides."""
    for module in package.rglob("*" + EXTENSION_SUFFIXES[0]):
        yield module.with_name(module.name.removesuffix(EXTENSION_SUFFIXES[0]) + ".py")


def _digests(manifest: Path) -> dict[str, str]:
    """What the build wrote, by the path of each source; empty where nothing was compiled."""
    if not manifest.exists():
        return {}
    digests: dict[str, str] = json.loads(manifest.read_text(encoding="utf-8"))
    return digests


def _digest(source: Path) -> str | None:
    """The digest of a source, or None where it is gone."""
    return hashlib.sha256(source.read_bytes()).hexdigest() if source.exists() else None


def _name(source: Path, package: Path) -> str:
    """The full name of a module."""
    return ".".join((package.name, *source.relative_to(package).with_suffix("").parts))
