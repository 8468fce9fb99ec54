"""One connection to a table, and what waits to be sent to it."""

from __future__ import annotations

import asyncio

from throneroom.kernel import Seat

GOING_AWAY = 1001
SLOW = 4008
WHO_ARE_YOU = 4001
NOT_ALLOWED = 4003
NOT_FOUND = 4004


class Watcher:
    """A connection. Messages wait in a queue; a client that reads too slowly is disconnected."""

    def __init__(self, person: str | None, seat: Seat | None, room: int, session: str = "") -> None:
        self.person = person
        self.session = session
        """The fingerprint of the cookie or token that it came with."""
        self.seat = seat
        self.seen = 0
        """The number of events of the match that it has passed, visible to it or not."""
        self.told = 0
        """The number of events that it has been sent."""
        self.last: bytes = b""
        """The last state it was sent, without events. An equal state is not sent again."""
        self.farewell: tuple[int, str] | None = None
        """The closing code and the reason, once it is being disconnected."""
        self.gone = asyncio.Event()
        self._queue: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._waiting = 0
        self._room = room

    def send(self, message: bytes) -> None:
        if self.farewell is not None:
            return
        self._waiting += len(message)
        if self._waiting > self._room and not self._queue.empty():
            self.let_go(SLOW, "too_slow")
            return
        self._queue.put_nowait(message)

    async def next(self) -> bytes | None:
        """The next message to send. None when the connection is to be closed."""
        message = await self._queue.get()
        if message is None or self.farewell is not None:
            return None
        self._waiting -= len(message)
        return message

    @property
    def has_all(self) -> bool:
        return self._queue.empty()

    def let_go(self, code: int, reason: str) -> None:
        if self.farewell is None:
            self.farewell = (code, reason)
            self.gone.set()
            self._queue.put_nowait(None)
