"""axe-core on a page."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page

AXE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

RUN: Final = "() => axe.run({ resultTypes: ['violations'] })"


def expect_accessible(page: Page) -> None:
    """Nothing that axe finds fault with, by any of its rules."""
    if not page.evaluate("typeof axe === 'object'"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate(RUN)["violations"]
    assert found == [], "\n".join(line for violation in found for line in _lines(violation))


def _lines(violation: dict[str, Any]) -> list[str]:
    places = [f"    {node['html'][:200]}\n        {node['failureSummary']}" for node in violation["nodes"]]
    return [f"{violation['id']}: {violation['help']}", *places]
