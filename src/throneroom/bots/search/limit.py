"""The limit of a search."""

from __future__ import annotations

import msgspec

TURN = 3
"""Limit of a whole turn, as a multiple of that of a decision."""


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

    def of_turn(self, spent: float) -> Limit:
        """The limit of a decision in a turn that has taken `spent` seconds or tries so far. A whole
        turn never takes more than `TURN` decisions would, however many questions it has.

        >>> [Limit(seconds=2.0).of_turn(spent).seconds for spent in (0, 2, 4, 5)]
        [2.0, 2.0, 1.0, 0.5]
        """
        seconds, tries = self.seconds, self.tries
        if seconds is not None:
            return Limit(min(seconds, max(0.0, TURN * seconds - spent) / 2), tries, self.processes)
        assert tries is not None
        left = max(self.processes, int(TURN * tries - spent) // 2)
        return Limit(None, min(tries, left), self.processes)

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
