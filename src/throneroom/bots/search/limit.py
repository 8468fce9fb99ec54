"""How long a bot may think."""

from __future__ import annotations

import msgspec


class Limit(msgspec.Struct, frozen=True):
    """For one decision: seconds, or tries; on one core, or in several processes that each have the
    seconds and share the tries."""

    seconds: float | None = None
    tries: int | None = None
    processes: int = 1

    def __post_init__(self) -> None:
        if self.seconds is None and self.tries is None:
            raise ValueError("A limit of seconds or of tries is needed; a search has no other end.")
        if self.processes < 1 or (self.tries is not None and self.tries < self.processes):
            raise ValueError("A search needs a process, and each process at least one try.")

    def shares(self) -> list[Limit]:
        """Of each process.

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
