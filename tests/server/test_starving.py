"""Nobody can starve others: a person who floods the server with hints stops no bot elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from tests.server.client import Guest
from tests.server.running import Running, running, until
from throneroom.server.play.scheduler import Rank

BOTS = 180.0
"""Seconds within which a bot has surely answered, even on a busy machine."""
FOREVER = 100.0
"""An effort that ends with the server."""


@pytest.fixture(scope="module")
def server(database: str) -> Iterator[Running]:
    with running(database, bot_processes=2, hint_effort=FOREVER) as server:
        yield server


def against_a_bot(guest: Guest, first: int) -> str:
    options = {"first": first, "auto_treasures": True}
    table: str = guest.open(["me", "bot"], options=options)["id"]
    guest.start(table)
    return table


@pytest.mark.slow
def test_a_flood_of_hints_stops_no_bot_at_another_table(
    anna: Guest, boris: Guest, server: Running
) -> None:
    most = server.settings.limits.hints_per_person
    with ExitStack() as stack:
        sockets = [stack.enter_context(boris.socket(against_a_bot(boris, 0))) for _ in range(12)]
        for socket in sockets:
            socket.until(lambda s: s.is_asked)
            socket.send("hint", number=socket.state["number"])
        refused = [socket.wait("refused") for socket in sockets[most:]]
        assert {one["code"] for one in refused} == {"too_many"}
        assert {one["text"] for one in refused} == {
            f"You wait for {most} hints; let one come first."
        }
        with anna.socket(against_a_bot(anna, 1)) as a:
            a.until(lambda s: s.is_asked, seconds=BOTS)
        # Boris's own bots play as well.
        answered = sockets[0].state["number"]
        sockets[0].answer("end")
        sockets[0].until(lambda s: s.is_asked and s.state["number"] != answered, seconds=BOTS)
    until(lambda: not server.hall.scheduler.waiting(Rank.HINT))


def test_the_operator_sees_who_waits(anna: Guest) -> None:
    told = anna.http.get("/metrics").text
    assert 'throneroom_jobs_waiting{rank="hint"} 0.0' in told
    for rank in Rank:
        assert f'throneroom_job_wait_seconds_count{{rank="{rank.name.lower()}"}}' in told
