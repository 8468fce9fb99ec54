"""Decisions as a stream, for bots that connect over the network."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

from throneroom.server import protocol as p
from throneroom.server.hall.hall import Hall
from throneroom.server.hall.live_table import LiveTable
from throneroom.server.hall.watcher import Queued
from throneroom.server.people.accounts import Person
from throneroom.server.refusal import Refusal


def check(hall: Hall, live: LiveTable, person: Person, seat: int | None) -> None:
    """Raises `Refusal`. Called before the first line, because a stream can't send a refusal
    later."""
    own = live.seats_of(person.id)
    if not own or (seat is not None and seat not in own):
        raise Refusal("not_allowed", "You do not sit there.")
    hall.presence.check_room(live, person.id)


async def decisions(
    hall: Hall, table: str, person: Person, seat: int | None
) -> AsyncIterator[bytes]:
    """The table and the game as the person's seat sees them, sent again after every change. A state
    with a question for this seat ("ask": "question") needs an answer."""
    live = await hall.newest(table)
    queue = Queued(hall.settings.limits.queue_bytes)
    watcher = hall.presence.join(live, person.id, seat, 0, queue)
    try:
        while not (live.row.status == "finished" and queue.has_all):
            try:
                message = await asyncio.wait_for(queue.next(), hall.settings.pulse_seconds)
            except TimeoutError:
                message = p.encode(p.Pulse())
            if message is None:
                return
            yield message + b"\n"
    finally:
        hall.presence.leave(live, watcher)
