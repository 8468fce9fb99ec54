"""The time of an answer to a reaction does not tell who holds it: whoever cannot react, and whoever
has a standing answer, is answered for after a pause; nobody's own answer counts sooner than these.

Clocks are the test's own: nothing here waits.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import NamedTuple

import pytest

from tests.server.client import Guest, Json
from tests.server.running import Running, ask, running
from tests.server.test_standing import HOLDER, OTHER, choose, sit
from throneroom.server.play.reactions import LONGEST, SHORTEST, Reactions

HOURS = 3600.0
"""A usual pause here: so long that nothing comes by itself while the test runs."""


class Clock:
    """Time that passes only where somebody sleeps or the test says so."""

    def __init__(self) -> None:
        self.ahead = 0.0
        self.slept: list[float] = []

    def now(self) -> float:
        return time.time() + self.ahead

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        self.ahead += seconds


@pytest.fixture
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("pauses")
    with running(f"sqlite+aiosqlite:///{folder / 'throneroom.db'}") as server:
        yield server


def set_clock(server: Running, clock: Clock) -> None:
    hall = server.hall
    hall.reactions = Reactions(HOURS, clock.now, clock.sleep)
    hall.writer._reactions = hall.reactions


class Heard(NamedTuple):
    before: list[Json]
    """What the attacker hears before time passes."""
    pause: float
    """The time until the victim's answer counts."""
    after: list[Json]


def attacked(server: Running, hand: list[str], wish: str) -> Heard:
    """An attack on a victim with this hand, and everything that the attacker can notice."""
    clock = Clock()
    set_clock(server, clock)
    anna, boris = Guest(server.address, "Anna"), Guest(server.address, "Boris")
    table = sit(anna, boris, hand)
    choose(boris, table, wish)
    with anna.socket(table) as a, boris.socket(table) as b:
        b.until(lambda s: s.state)
        a.until(lambda s: s.is_asked)
        a.messages.clear()
        a.answer("militia")
        a.settle()
        b.settle()
        before, asked_at = told(a.messages), ask(server, updated(server, table))
        if b.is_asked:
            b.answer("no")
            assert clock.slept, "a quick answer counts too soon"
            left = clock.slept[-1]
            ahead = clock.ahead - left
        else:
            left, ahead = ask(server, seconds_left(server, table)), clock.ahead
            clock.ahead += left + 1
            ask(server, look(server, table))
        b.until(lambda s: s.is_asked and s.state["question"]["kind"] == "militia")
        a.settle()
        pause = left + time.time() + ahead - asked_at
        return Heard(before, round(pause / HOURS, 2), told(a.messages))


def told(messages: list[Json]) -> list[Json]:
    return [m for m in messages if m["type"] in ("state", "accepted")]


async def updated(server: Running, table: str) -> float:
    return (await server.hall.table(table)).row.updated


async def seconds_left(server: Running, table: str) -> float:
    live = await server.hall.table(table)
    (decision,) = live.asked
    return server.hall.reactions.seconds_left(live, decision)


async def look(server: Running, table: str) -> None:
    """What a timer would do."""
    async with server.hall.at(table) as live:
        (decision,) = live.asked
        assert not server.hall.reactions.seconds_left(live, decision)
        await server.hall.go_on(live, decision)


def test_frames_and_times_are_the_same_whoever_holds_it(server: Running) -> None:
    """A holder who never shows it, somebody without it who never shows it, and somebody without it
    who wants to be asked. All three are answered for after the same time, which depends on the
    table and the number of the decision alone."""
    holder = attacked(server, HOLDER, "never")
    other = attacked(server, OTHER, "never")
    asks = attacked(server, OTHER, "ask")
    assert holder == other == asks
    assert SHORTEST <= holder.pause <= LONGEST
    states = [message for message in holder.before if message["type"] == "state"]
    assert states[-1]["question"] == {"ask": "waiting", "seats": [1]}


def test_a_holder_who_is_asked_can_not_be_quicker(server: Running) -> None:
    asked, other = attacked(server, HOLDER, "ask"), attacked(server, OTHER, "ask")
    assert (asked.before, asked.after) == (other.before, other.after)
    assert asked.pause == SHORTEST
