"""Counted chance: the match's seed and a number's place determine every random number.

The state of chance is two integers: the seed and how many numbers have been drawn. Copies cost
almost nothing, and a record replays bit for bit on any machine and any version of Python, because
the numbers come from a hash function that is a published standard.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from functools import lru_cache
from hashlib import shake_128
from struct import unpack
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")

BLOCK = 256
"""Random numbers per hash: hashing a kilobyte once is quicker than hashing many small pieces."""


@lru_cache(maxsize=64)
def _block(seed: int, number: int) -> tuple[int, ...]:
    """256 numbers of 32 bits."""
    return unpack(f"<{BLOCK}I", shake_128(b"%d:%d" % (seed, number)).digest(4 * BLOCK))


class Chance(msgspec.Struct, eq=False, gc=False):  # quick to copy, never part of a cycle
    """The dice and the shuffler of one match.

    >>> chance = Chance(seed=7)
    >>> cards = list("abcdef")
    >>> chance.shuffle(cards)
    >>> "".join(cards), chance.count
    ('ceadfb', 5)
    >>> again = list("abcdef")
    >>> Chance(seed=7).shuffle(again)
    >>> again == cards
    True
    """

    seed: int
    count: int = 0
    """How many numbers have been drawn."""
    _block: tuple[int, ...] = ()
    _first: int = -BLOCK
    """The place of the cached block's first number."""

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Chance):
            return NotImplemented
        return self.seed == other.seed and self.count == other.count

    __hash__ = None  # type: ignore[assignment]  # mutable

    def __repr__(self) -> str:
        return f"Chance(seed={self.seed}, count={self.count})"

    def copy(self) -> Chance:
        return Chance(self.seed, self.count, self._block, self._first)

    def _draw(self, n: int) -> Sequence[int]:
        """The next n numbers of 32 bits."""
        start = self.count - self._first
        end = start + n
        if 0 <= start < end <= BLOCK:
            self.count += n
            return self._block[start:end]
        return self._draw_across(n) if n > 0 else ()

    def _draw_across(self, n: int) -> Sequence[int]:
        """The same where they are not all in the cached block."""
        start, end = self.count, self.count + n
        words: tuple[int, ...] = ()
        for number in range(start // BLOCK, (end - 1) // BLOCK + 1):
            first = self._first = number * BLOCK
            block = self._block = _block(self.seed, number)
            words += block[max(start - first, 0) : end - first]
        self.count = end
        return words

    def shuffle(self, items: MutableSequence[Any]) -> None:
        """A Fisher-Yates shuffle. With 32-bit numbers no order is measurably favoured."""
        i = 1
        for word in self._draw(len(items) - 1):
            n = i + 1
            j = word % n
            items[i], items[j] = items[j], items[i]
            i = n

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        return self._draw(1)[0] % n

    def pick(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def roll(self, dice: int, sides: int) -> list[int]:
        """The faces of some dice, each from 0 to sides - 1."""
        return [word % sides for word in self._draw(dice)]


class Unshuffled(Chance):
    """Chance for a re-deal that nobody plays on: `shuffle` leaves the order as it is. A re-deal
    sorts first, so the result says nothing about the true order, and it costs less."""

    def shuffle(self, items: MutableSequence[Any]) -> None:
        pass
