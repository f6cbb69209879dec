"""A seat at a table for a language model, by the Model Context Protocol: see, choose, move.

It is a guest of a server like any browser: all it knows and does goes over HTTP and the stream. Needs the extra `mcp`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

WORDS: Final = Path(__file__).parent / "words"
