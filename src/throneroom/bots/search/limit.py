"""The limit of a search."""

from __future__ import annotations

import msgspec


class Limit(msgspec.Struct, frozen=True):
    """Seconds or tries for one decision, on one core or in several processes. Each process has all
    of the seconds and its share of the tries."""

    seconds: float | None = None
    tries: int | None = None
    processes: int = 1

    def __post_init__(self) -> None:
        if self.seconds is None and self.tries is None:
            raise ValueError("A limit of seconds or of tries is needed; a search has no other end.")
        if self.processes < 1 or (self.tries is not None and self.tries < self.processes):
            raise ValueError("A search needs a process, and each process at least one try.")

    def shares(self) -> list[Limit]:
        """The limit of each process.

        >>> [share.tries for share in Limit(tries=11, processes=3).shares()]
        [4, 4, 3]
        """
        shares = []
        for i in range(self.processes):
            tries = self.tries
            if tries is not None:
                tries = tries // self.processes + (i < tries % self.processes)
            shares.append(Limit(self.seconds, tries))
        return shares
