"""The games of a lock-step run, in batches, so that several processors can share them."""

from typing import Final

from innkeeper.form import form

STEP: Final = 5


def games_of(batch: int, size: int) -> range:
    """The numbers of the games of a batch: all of them compiled, every fifth interpreted, which takes much longer.

    Both forms are of one source and play the same (`tests/contract/test_both_forms.py`).
    """
    return range(batch * size, (batch + 1) * size, 1 if form().compiled else STEP)
