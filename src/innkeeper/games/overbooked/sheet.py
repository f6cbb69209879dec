"""Draws the cards in use as a picture, to proof-read a components file: `python -m innkeeper.games.overbooked.sheet`.

It reads what the game reads, so that what can be seen is what is played with; a file that cannot be is refused first.
"""

# mypyc: interpreted

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final
from xml.sax.saxutils import escape

from innkeeper.engine.errors import BadComponents

ACROSS: Final = 9
WIDTH: Final = 150
HEIGHT: Final = 190
BOX: Final = 22
"""Cards in a row of the sheet, the size of a card and of a box of its grid, in pixels."""

FILLS: Final = {"R": "#e8527c", "W": "#ffffff", "B": "#2f6ed6", "Y": "#f6c433", "G": "#3c9c62"}
LINE: Final = "#14304f"


def sheet() -> str:
    """All 81 cards as an SVG, in the order in which the game keeps them. Raises BadComponents."""
    from innkeeper.games.overbooked.components import BOX as READ
    from innkeeper.games.overbooked.components import CARDS

    rows = -(-CARDS // ACROSS)
    size = f'width="{ACROSS * WIDTH}" height="{rows * HEIGHT + 30}"'
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="sans-serif" text-anchor="middle">']
    parts.append(f'<rect width="100%" height="100%" fill="#f4fbff"/>{text(8, 20, READ.path.name, 14, "start")}')
    parts.append(text(ACROSS * WIDTH - 8, 20, f"SHA-256 {READ.digest[:16]}", 14, "end"))
    for card in range(CARDS):
        across, down = WIDTH * (card % ACROSS), 30 + HEIGHT * (card // ACROSS)
        parts.append(f'<g transform="translate({across} {down})">{draw_card(card)}</g>')
    return "\n".join([*parts, "</svg>", ""])


def draw_card(card: int) -> str:
    """One card: its id, its back and symbol, its boxes or wishes."""
    from innkeeper.games.overbooked.components import CARD_NAMES, GRIDS, NORMAL_CARDS, SYMBOL, SYMBOL_NAMES

    paper = "#ffffff" if card < NORMAL_CARDS else "#d9d9e3"
    frame = f'<rect x="4" y="4" width="{WIDTH - 8}" height="{HEIGHT - 8}" rx="8" fill="{paper}" stroke="{LINE}"/>'
    head = text(12, 24, CARD_NAMES[card], 15, "start")
    symbol = SYMBOL_NAMES[SYMBOL[card]]
    mark = text(WIDTH - 12, 24, symbol, 12, "end") if symbol != "none" else ""
    return frame + head + mark + (draw_grid(GRIDS[card]) if GRIDS[card] else draw_wishes(card))


def draw_grid(grid: list[str]) -> str:
    """The boxes of a pattern, in the middle of the card."""
    left = (WIDTH - BOX * len(grid[0])) // 2
    top = 36 + (HEIGHT - 44 - BOX * len(grid)) // 2
    boxes = [
        draw_box(left + BOX * column, top + BOX * row, letter)
        for row, line in enumerate(grid)
        for column, letter in enumerate(line)
    ]
    return "".join(boxes)


def draw_box(left: int, top: int, letter: str) -> str:
    """A suitcase, or the dotted outline of an empty box."""
    at = f'x="{left + 1}" y="{top + 1}" width="{BOX - 2}" height="{BOX - 2}" rx="4"'
    if letter not in FILLS:
        return f'<rect {at} fill="none" stroke="#8aa" stroke-dasharray="2 3"/>'
    return f'<rect {at} fill="{FILLS[letter]}" stroke="{LINE}"/>' + text(left + BOX // 2, top + 16, letter, 12)


def draw_wishes(card: int) -> str:
    """The suitcases of a preference card, one below the other, with the kind of seat."""
    from innkeeper.games.overbooked.components import COLOUR_LETTERS, KIND_NAMES, SUITCASES, WISHES

    lines = []
    for number, colour in enumerate(SUITCASES[card]):
        top = 44 + (BOX + 2) * number
        lines.append(draw_box(24, top, COLOUR_LETTERS[colour]))
        lines.append(text(54, top + 16, KIND_NAMES[WISHES[card][number]], 14, "start"))
    return "".join(lines)


def text(across: int, down: int, said: str, size: int, anchor: str = "middle") -> str:
    """Some words."""
    at = f'x="{across}" y="{down}" font-size="{size}" text-anchor="{anchor}"'
    return f'<text {at} fill="{LINE}">{escape(said)}</text>'


def main(arguments: list[str]) -> int:
    """Write the sheet to the file named, or say what is wrong."""
    if len(arguments) != 1:
        sys.stderr.write("usage: python -m innkeeper.games.overbooked.sheet FILE.svg\n")
        return 2
    try:
        Path(arguments[0]).write_text(sheet(), encoding="utf-8")
    except (BadComponents, OSError) as error:
        sys.stderr.write(f"innkeeper: {error}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
