"""The chance of the lab's games, for the kernel: the same numbers as in compiled code."""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Any

from throneroom.kernel import Chance
from throneroom.lab.fast.seeds import FACTOR, WORD, start


class Stream(Chance):
    """The chance of one game of the lab, for the kernel.

    >>> cards = list("abcdef")
    >>> Stream.of(seed=7, number=0).shuffle(cards)
    >>> again = list("abcdef")
    >>> Stream.of(seed=7, number=0).shuffle(again)
    >>> again == cards
    True
    """

    state: int = 1

    @classmethod
    def of(cls, seed: int, number: int) -> Stream:
        return cls(seed, 0, (), 0, start(seed, number))

    def copy(self) -> Stream:
        return Stream(self.seed, self.count, (), 0, self.state)

    def below(self, n: int) -> int:
        self.state = state = FACTOR * (self.state & WORD) + (self.state >> 32)
        self.count += 1
        return ((state ^ state >> 32) & WORD) * n >> 32

    def shuffle(self, items: MutableSequence[Any]) -> None:
        for i in range(1, len(items)):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def roll(self, dice: int, sides: int) -> list[int]:
        return [self.below(sides) for _ in range(dice)]
