"""Ways to ask that several rules share, and the options that are neither cards nor fields. The
moves of pieces that need no question are in `state.py`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from throneroom.games.fallen_lands import events as e
from throneroom.games.fallen_lands.cards import Card
from throneroom.games.fallen_lands.state import State
from throneroom.kernel import (
    NO,
    YES,
    Asking,
    Decision,
    Message,
    Reference,
    Seat,
    choose,
    word,
)

T = TypeVar("T")

SKIP, END, STOP, STUDY = map(word, ("skip", "end", "stop", "study"))


class Trade(Reference):
    """The option that ends an exchange: new cards for the old ones, or the hand as it is."""

    __slots__ = ()

    def caption(self, decision: Decision) -> Message:
        return Message.of("option-exchange", {"count": (decision.facts or {})["count"]})

    def target(self, decision: Decision) -> str:
        return ""


TRADE = Trade.table["trade"] = Trade("trade")


class Rival(Reference):
    """Another player as an option."""

    __slots__ = ("seat",)
    what = "player"

    def __init__(self, seat: Seat) -> None:
        super().__init__(f"player:{seat}")
        self.seat = seat
        Rival.table[self.key] = self

    def caption(self, decision: Decision) -> Message:
        return Message("option-player", {"player": self.seat})

    def target(self, decision: Decision) -> str:
        return f"player/{self.seat}"


RIVALS = tuple(Rival(seat) for seat in range(5))


def step(
    me: Seat, kind: str, options: Sequence[T], by: Card, /, *, at: str, **facts: Any
) -> Asking[T]:
    """The next step of the action that began with a card. It is asked even if there is only one
    option: the last step usually pays for the action, and players confirm that themselves."""
    chosen: T = yield Decision(me, kind, options, 1, 1, True, at, False, facts, by, True)
    return chosen


def agree_to_stop(s: State, me: Seat) -> Asking[bool]:
    """[ПОБЕДА!] The game can be ended if all agree. The player on turn can propose it to the others
    before any step. Once refused, it can't be proposed again until something happens."""
    s.may_stop = False
    s.tell(e.StopProposed(me))
    for other in s.others(me):
        agreed = (yield from choose(other, "stop", (YES, NO), player=me)) is YES
        s.tell(e.StopAnswered(other, agreed))
        if not agreed:
            return False
    s.finish("agreed")
    return True
