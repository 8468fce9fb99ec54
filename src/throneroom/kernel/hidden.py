"""Things that lie face down: which seats know them, and how they are re-dealt for a seat that does
not."""

from __future__ import annotations

from collections.abc import Iterable, MutableSequence, Sequence
from dataclasses import dataclass
from itertools import islice
from operator import attrgetter
from typing import Any, NamedTuple

from throneroom.kernel.chance import Chance
from throneroom.kernel.decision import Seat
from throneroom.kernel.plain import Plain

EVERYBODY = -1
"""All bits: every seat, and spectators."""


@dataclass(slots=True)
class Facedown(Plain):
    """A place for something that lies face down, with a bit for each seat that knows it.

    A game gives the thing a field: `class FacedownToken(Facedown): thing: Token`, a dataclass with
    slots. To move the thing, move its slot, so that the knowledge goes with it.
    """

    thing: Any
    known: int = 0

    def is_known_to(self, seat: Seat | None) -> bool:
        """Spectators know what everybody knows."""
        return self.known == EVERYBODY if seat is None else bool(self.known >> seat & 1)

    def peek(self, seat: Seat) -> Any:
        """The seat looks at it and knows it from now on. The caller counts the reveal."""
        self.known |= 1 << seat
        return self.thing

    def show(self) -> Any:
        """Everybody sees it."""
        self.known = EVERYBODY
        return self.thing

    def hide(self) -> None:
        """Nobody knows it any longer: it was shuffled among others."""
        self.known = 0


def shuffle(chance: Chance, slots: Sequence[Facedown]) -> None:
    """Mixes what lies in these slots, so that nobody knows any of it."""
    things = [slot.thing for slot in slots]
    chance.shuffle(things)
    for slot, thing in zip(slots, things, strict=True):
        slot.thing = thing
        slot.hide()


class Unseen(NamedTuple):
    """The places in a list whose contents a seat does not know."""

    things: MutableSequence[Any]
    at: Sequence[int]
    """Their indices; a range where the seat knows none of the list."""


def unseen(things: MutableSequence[Any]) -> Unseen:
    """A list of which the seat knows nothing but its length."""
    return Unseen(things, range(len(things)))


def deal_again(
    chance: Chance,
    seat: Seat | None,
    *,
    slots: Iterable[Facedown] = (),
    lists: Iterable[Unseen] = (),
) -> None:
    """Re-deals, in place, what a seat does not know of things with the same back: decks, hands of
    others, slots. Call it once for each kind of back.

    The things are sorted before they are shuffled, so that the result does not depend on their true
    order.
    """
    closed = [slot for slot in slots if not slot.is_known_to(seat)]
    parts = list(lists)
    pool = [slot.thing for slot in closed]
    for things, at in parts:
        pool += things[at.start : at.stop] if type(at) is range else [things[i] for i in at]
    pool.sort(key=attrgetter("key"))
    chance.shuffle(pool)
    fresh = iter(pool)
    for slot in closed:
        slot.thing = next(fresh)
    for things, at in parts:
        if type(at) is range:
            things[at.start : at.stop] = islice(fresh, len(at))
        else:
            for i in at:
                things[i] = next(fresh)
