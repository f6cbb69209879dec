"""How much one address may ask for: enough for a household of eager players, too little to fill the disk."""

from __future__ import annotations

import time
from collections import OrderedDict, deque
from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Final

from innkeeper.server.problems import Problem

WINDOW: Final = 60.0
MOST_ADDRESSES: Final = 10_000
"""Addresses remembered; who has asked longest ago is forgotten first."""


class Limit:
    """So many times a minute for each address; 0 is no limit."""

    def __init__(self, most: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.most = most
        self._clock = clock
        self._asked: OrderedDict[str, deque[float]] = OrderedDict()

    def count(self, address: str) -> None:
        """Count one more time. Raises Problem, and does not count it, when it is one too many."""
        if not self.most:
            return
        now, household = self._clock(), household_of(address)
        times = self._asked.setdefault(household, deque())
        self._asked.move_to_end(household)
        while times and times[0] <= now - WINDOW:
            times.popleft()
        if len(times) >= self.most:
            wait = int(times[0] + WINDOW - now) + 1
            raise Problem(429, "too_many", {"most": self.most, "wait": wait}, retry_after=wait)
        times.append(now)
        if len(self._asked) > MOST_ADDRESSES:
            self._asked.popitem(last=False)


@lru_cache(MOST_ADDRESSES)
def household_of(address: str) -> str:
    """What is given to one household: an IPv4 address, or of IPv6 the 2**64 addresses that begin alike (a /64)."""
    try:
        ip = ip_address(address)
    except ValueError:  # a socket of the machine itself has none
        return address
    if isinstance(ip, IPv6Address):
        return str(ip.ipv4_mapped or IPv6Network((int(ip), 64), strict=False))
    return str(ip)
