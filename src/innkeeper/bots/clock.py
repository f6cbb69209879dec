"""Time for bots that think for a while."""

from __future__ import annotations

from collections.abc import Callable

Clock = Callable[[], float]
"""Gives seconds that only grow, such as `time.perf_counter`; passed in, as bots know no clock."""
