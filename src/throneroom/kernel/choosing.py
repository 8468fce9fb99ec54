"""Ways for rules to ask: one of several things, some of them, or everybody at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeVar

import msgspec

from throneroom.kernel.decision import Asking, Decision, Seat

T = TypeVar("T")


def choose(
    seat: Seat,
    kind: str,
    options: Sequence[T],
    *,
    at: str = "",
    by: Any = None,
    checkpoint: bool = False,
    inner: bool = False,
    always: bool = False,
    **facts: Any,
) -> Asking[T]:
    """One of the options; equal options count once.

    A seat with a single option is not asked, unless `always` is set: confirming is a choice too.

        trashed = yield from choose(me, "mine_trash", treasures, at="hand", by=MINE)
    """
    different: Sequence[T] = options
    if type(options) is not tuple or len(set(options)) < len(options):
        different = list(dict.fromkeys(options))
    if len(different) == 1 and not always:
        return different[0]
    # Positional arguments, here and below: rules ask often, and keywords would double the cost.
    chosen: T = yield Decision(
        seat, kind, different, 1, 1, checkpoint, at, False, facts or None, by, inner
    )
    return chosen


def choose_some(
    seat: Seat,
    kind: str,
    options: Sequence[T],
    lo: int,
    hi: int,
    *,
    at: str = "",
    by: Any = None,
    ordered: bool = False,
    checkpoint: bool = False,
    inner: bool = False,
    always: bool = False,
    **facts: Any,
) -> Asking[list[T]]:
    """Between lo and hi of the options, in the order of the options, or as chosen if `ordered`.

    The seat is not asked where it has no choice: nothing to choose from, or a fixed number of equal
    things. With `always` it is asked anyway, for cases in which not asking would tell the others
    something.
    """
    if not hi or not options:
        return []
    alike = lo == hi and (len(set(options)) == 1 or (lo == len(options) and not ordered))
    if alike and not always:
        return list(options[:lo])
    single = lo == hi == 1  # a single pick offers equal options once
    offered = list(dict.fromkeys(options)) if single else list(options)
    chosen: Any = yield Decision(
        seat, kind, offered, lo, hi, checkpoint, at, ordered, facts or None, by, inner
    )
    return [chosen] if single else chosen


def together(seats: Sequence[Seat], decision_of: Callable[[Seat], Decision]) -> Asking[list[Any]]:
    """Secret choices of several seats at the same time; the answers, in the order of the seats.

        bids = yield from together(seats, lambda seat: Decision(seat, "bid", offers(s, seat)))

    No answer reaches the state before all seats have answered. Each decision is built from the
    state at the moment it is asked, because a search may have re-dealt cards in between. A playout
    sees plain decisions one after another. A match takes the answers in any order: it sends
    `Given`, and `Ask` to get another seat's decision next.
    """
    left = list(seats)
    assert len(set(left)) == len(left), "one decision a seat"
    answers: dict[Seat, Any] = {}
    asked: Seat | None = None
    while left:
        seat = asked if asked in left else left[0]
        decision = decision_of(seat)
        sent = yield msgspec.structs.replace(
            decision,
            checkpoint=decision.checkpoint and not answers,
            together=tuple(left),
        )
        if type(sent) is Ask:
            asked = sent.seat
            continue
        given = sent if type(sent) is Given else Given(seat, sent)
        answers[given.seat] = given.value
        left.remove(given.seat)
        asked = None
    return [answers[seat] for seat in seats]


class Given(NamedTuple):
    """Sent to `together`: a seat and its answer."""

    seat: Seat
    value: Any


class Ask(NamedTuple):
    """Sent to `together`: the seat whose decision is wanted next."""

    seat: Seat
