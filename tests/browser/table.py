"""A table as somebody sees it, who goes by what the page marks as legal and nothing else."""

from __future__ import annotations

import re
from random import Random
from typing import Any, Final

from playwright.sync_api import Locator, Page, expect

from tests.browser.fingers import Fingers

LOOK: Final = """() => {
    const frame = document.querySelector('.frame')
    const prompt = document.querySelector('[data-prompt]')
    const marks = [...document.querySelectorAll('[data-touch]')].map((place) => [
        place.dataset.element ?? place.dataset.part, place.dataset.touch, place.ariaPressed, place.ariaLabel,
    ].join(' '))
    return {
        version: Number(frame?.dataset.version ?? -1),
        over: frame?.matches('.is-over') ?? false,
        asked: document.querySelector('[data-touch=legal]') !== null && prompt?.ariaBusy !== 'true',
        narrowed: prompt?.hasAttribute('data-narrowed') ?? false,
        marks: [prompt?.dataset.draft, ...marks].join('\\n'),
    }
}"""
"""What the page shows: the version, whether the game is over, and how everything is marked that can be touched."""

ASKED: Final = f"() => {{ const now = ({LOOK})(); return now.over || now.asked }}"

ANSWERED: Final = f"""(before) => {{
    const now = ({LOOK})()
    if (now.over || now.version !== before.version) return true
    return now.asked && ['marks', 'narrowed'].some((what) => now[what] !== before[what])
}}"""

LOOKS: Final = f"""(wanted) => {{
    const now = ({LOOK})()
    return Object.keys(wanted).every((what) => now[what] === wanted[what])
}}"""

STEADY: Final = f"""async () => {{
    const frame = () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    const marks = () => ({LOOK})().marks
    for (let before = null; before !== marks(); await frame()) before = marks()
}}"""
"""Until two looks, with a whole frame drawn between them, find the same marks."""

MOST_TOUCHES: Final = 2000

YOUR_TURN: Final = re.compile("^● Your turn: ")


class Table:
    """The table on a page, and the fingers that play there."""

    def __init__(self, page: Page, fingers: Fingers) -> None:
        self.page = page
        self.fingers = fingers

    def look(self) -> dict[str, Any]:
        """What the page shows."""
        seen: dict[str, Any] = self.page.evaluate(LOOK)
        return seen

    def wait(self) -> dict[str, Any]:
        """Wait until something is asked, or the game is over."""
        self.page.wait_for_function(ASKED)
        return self.look()

    def wait_for(self, wanted: dict[str, Any]) -> None:
        """Wait until the page shows just this."""
        self.page.wait_for_function(LOOKS, arg=wanted)

    @property
    def legal(self) -> Locator:
        """Everything marked as legal now; where several choices answer to one place, these."""
        within = "[data-prompt] " if self.look()["narrowed"] else ""
        return self.page.locator(f"{within}[data-touch=legal]:visible")

    @property
    def refused(self) -> Locator:
        return self.page.locator("[data-touch=refused]:visible")

    def choose(self, choice: Locator) -> None:
        """Touch it, and wait until the page has answered: by asking for more, or with the move made."""
        before = self.look()
        self.fingers.touch(choice)
        self.page.wait_for_function(ANSWERED, arg=before)

    def choose_any(self, chance: Random) -> None:
        """Touch something that is legal, once the page has drawn all that is."""
        self.page.evaluate(STEADY)
        self.choose(self.legal.nth(chance.randrange(self.legal.count())))

    def move(self, chance: Random) -> None:
        """Make a whole move of things that are legal."""
        before = self.wait()["version"]
        while self.look()["version"] == before:
            self.choose_any(chance)

    def play(self, chance: Random) -> None:
        """Play the whole game, and hold the page to saying whose turn it is."""
        for _ in range(MOST_TOUCHES):
            seen = self.wait()
            if seen["over"]:
                return
            expect(self.page).to_have_title(YOUR_TURN)
            self.choose_any(chance)
        raise AssertionError("the game does not end")


def expect_scores(page: Page, outcome: dict[str, Any]) -> None:
    """The final scores are shown, and each column adds up to its own."""
    rows = page.get_by_role("table").get_by_role("row")
    expect(rows.last.get_by_role("cell")).to_have_text([written(score) for score in outcome["scores"]])
    sources = [row.get_by_role("cell").all_inner_texts() for row in rows.all()[1:-1]]
    assert [sum(number(source[seat]) for source in sources) for seat in range(len(outcome["scores"]))] == outcome[
        "scores"
    ]


def written(points: int) -> str:
    return str(points).replace("-", "−")  # noqa: RUF001 - the true minus


def number(text: str) -> int:
    return 0 if text == "·" else int(text.replace("−", "-"))  # noqa: RUF001 - the true minus
