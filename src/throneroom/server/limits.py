"""Rate limits."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager

from throneroom.server.refusal import Refusal

KEPT = 20_000
"""The number of buckets kept. Those unused the longest are dropped."""


class Bucket:
    """A token bucket: `burst` at once, `per_second` after that."""

    __slots__ = ("burst", "per_second", "remaining", "then")

    def __init__(self, per_second: float, burst: float) -> None:
        self.per_second = per_second
        self.burst = burst
        self.remaining = burst
        self.then = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.remaining = min(self.burst, self.remaining + (now - self.then) * self.per_second)
        self.then = now
        if self.remaining < 1:
            return False
        self.remaining -= 1
        return True


class Buckets:
    """One bucket for each of many: people, addresses."""

    def __init__(self, per_second: float, burst: float) -> None:
        self._per_second = per_second
        self._burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str) -> bool:
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = Bucket(self._per_second, self._burst)
            if len(self._buckets) > KEPT:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(who)
        return bucket.take()


class Counts:
    """A limit on how many things each of many may have at the same time."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._now: Counter[str] = Counter()

    @contextmanager
    def one_more(self, who: str) -> Iterator[None]:
        """Raises `Refusal`."""
        if self._now[who] >= self._most:
            raise Refusal("too_many", "There are too many connections from your address.")
        self._now[who] += 1
        try:
            yield
        finally:
            self._now[who] -= 1
            if not self._now[who]:
                del self._now[who]
