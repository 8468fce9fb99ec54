"""Events: their names, and who may know of them."""

from __future__ import annotations

from typing import Self

import msgspec

from tests.kernel.games.caravan import Bid, Drew, LotOpened, Passed, Rolled
from throneroom.kernel import Event, Match
from throneroom.kernel.decision import Seat


class CastleWasTaken(Event, frozen=True):
    by: Seat


def test_an_event_is_named_for_its_class() -> None:
    assert CastleWasTaken(1).kind == "castle_was_taken"
    assert Bid(0, 1).kind == "bid"


def test_an_event_carries_its_name() -> None:
    text = msgspec.json.encode(CastleWasTaken(1))
    assert text == b'{"event":"castle_was_taken","by":1}'
    assert msgspec.json.decode(text, type=CastleWasTaken | Rolled) == CastleWasTaken(1)


def test_everybody_sees_what_is_not_hidden() -> None:
    event = LotOpened(["silk"])
    assert [event.seen_by(seat) for seat in (0, 1, None)] == [event] * 3


def test_others_see_that_it_happened() -> None:
    assert Bid(1, 4).seen_by(1) == Bid(1, 4)
    assert Bid(1, 4).seen_by(0) == Bid(1, None)
    assert Bid(1, 4).seen_by(None) == Bid(1, None)


def test_two_seats_can_share_a_secret() -> None:
    event = Passed(0, 2, "silk")
    hidden = Passed(0, 2, None)
    seen = [event.seen_by(seat) for seat in (0, 1, 2, 3, None)]
    assert seen == [event, hidden, event, hidden, hidden]


def test_others_need_not_see_anything() -> None:
    assert Drew(1, ["silk"]).seen_by(0) is None


class Whispered(Event, frozen=True):
    to: Seat

    def seen_by(self, seat: Seat | None) -> Self | None:
        return self if seat == self.to else None


def test_a_match_leaves_out_what_a_seat_can_not_see() -> None:
    from tests.kernel.games.script import SCRIPT, steps

    match = Match.new(SCRIPT, steps("0"), 0)
    match.events.extend([Whispered(1), LotOpened([]), Whispered(2)])
    assert match.seen(1) == [Whispered(1), LotOpened([])]
    assert match.seen(None) == [LotOpened([])]
    assert match.seen(2, since=1) == [LotOpened([]), Whispered(2)]
