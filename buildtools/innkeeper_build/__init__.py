"""The build backend (PEP 517): hatchling, which also asks for what this machine lacks.

Hatchling packs the files and calls `hook.py`, which builds the browser bundle and the compiled modules.
"""

from hatchling.build import build_editable, build_sdist, build_wheel, get_requires_for_build_sdist

from innkeeper_build import bundle, compiled

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
]


def get_requires_for_build_wheel(config_settings: dict[str, object] | None = None) -> list[str]:
    """What a wheel needs: Node where the machine has none, mypyc where it has a C compiler."""
    return [*bundle.requirements(), *compiled.requirements()]


def get_requires_for_build_editable(config_settings: dict[str, object] | None = None) -> list[str]:
    """What an editable install needs: Node where the machine has none. It is never compiled."""
    return bundle.requirements()
