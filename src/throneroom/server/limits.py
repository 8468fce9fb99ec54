"""Rate limits."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

from throneroom.server.refusal import Refusal

KEPT = 20_000
"""The most buckets kept. Those unused for longest are dropped."""


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

    def reserve(self, patience: float) -> float | None:
        """Takes a token that may not be there yet. Returns the seconds until it is, or None,
        without taking one, where that would be longer than `patience`."""
        now = time.monotonic()
        self.remaining = min(self.burst, self.remaining + (now - self.then) * self.per_second)
        self.then = now
        wait = max(0.0, (1 - self.remaining) / self.per_second)
        if wait > patience:
            return None
        self.remaining -= 1
        return wait

    def give_back(self) -> None:
        self.remaining = min(self.burst, self.remaining + 1)


class Buckets:
    """One bucket for each person or address."""

    def __init__(self, per_second: float, burst: float) -> None:
        self._per_second = per_second
        self._burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str) -> bool:
        return self.of(who).take()

    def of(self, who: str) -> Bucket:
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = Bucket(self._per_second, self._burst)
            if len(self._buckets) > KEPT:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(who)
        return bucket


class Guesses:
    """Slows down the guessing of passwords, by address: for one name and for all names together.

    Only wrong passwords count. After too many, every further attempt from that address has to wait;
    other addresses are not affected.
    """

    def __init__(self, by_name: float, by_address: float, patience: float) -> None:
        """The number of wrong passwords per minute without a wait, and the longest wait in
        seconds."""
        self._by_name = Buckets(by_name / 60, by_name)
        self._by_address = Buckets(by_address / 60, by_address)
        self._patience = patience

    @asynccontextmanager
    async def one_more(self, address: str, name: str) -> AsyncIterator[None]:
        """One attempt. Raises `Refusal` where the wait would be too long."""
        buckets = (self._by_address.of(address), self._by_name.of(f"{address} {name}"))
        taken: list[Bucket] = []
        wait = 0.0
        for bucket in buckets:
            seconds = bucket.reserve(self._patience)
            if seconds is None:
                for other in taken:
                    other.give_back()
                raise Refusal("too_many", "Too many wrong passwords; wait a little.")
            taken.append(bucket)
            wait = max(wait, seconds)
        await asyncio.sleep(wait)
        yield
        for bucket in buckets:
            bucket.give_back()


class Counts:
    """A limit on the number of things that each person or address may have at the same time."""

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
