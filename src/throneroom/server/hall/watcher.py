"""A connection to a table, and the messages that wait to be sent to it."""

from __future__ import annotations

import asyncio
from typing import Protocol

from throneroom.kernel import Seat

GOING_AWAY = 1001
SLOW = 4008
WHO_ARE_YOU = 4001
NOT_ALLOWED = 4003
NOT_FOUND = 4004


class Pipe(Protocol):
    """The way to a client."""

    def send(self, message: bytes) -> bool:
        """Sends a message. False: nothing was sent, because too much already waits for the
        client."""

    def end(self) -> None:
        """Nothing more will be sent."""


class Watcher:
    """A connection. A client that reads too slowly is disconnected."""

    def __init__(
        self, person: str | None, seat: Seat | None, pipe: Pipe, session: str = ""
    ) -> None:
        self.person = person
        self.session = session
        """The fingerprint of the connection's cookie or token."""
        self.seat = seat
        self.seen = 0
        """The number of events of the match that it has passed, visible to it or not."""
        self.told = 0
        """The number of events that it has been sent."""
        self.last: int | None = None
        """The mark of the last state it was sent. An equal state is not sent again."""
        self.farewell: tuple[int, str] | None = None
        """The closing code and the reason, once it is being disconnected."""
        self.gone = asyncio.Event()
        """Set when the client is gone, or is being disconnected."""
        self._pipe = pipe

    def send(self, message: bytes) -> None:
        if self.farewell is None and not self._pipe.send(message):
            self.let_go(SLOW, "too_slow")

    def let_go(self, code: int, reason: str) -> None:
        if self.farewell is None:
            self.farewell = (code, reason)
            self.gone.set()
            self._pipe.end()


class Queued:
    """A queue of messages for a reader that takes one after another."""

    def __init__(self, room: int) -> None:
        self._queue: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._waiting = 0
        self._room = room
        self._has_ended = False

    def send(self, message: bytes) -> bool:
        if self._waiting + len(message) > self._room and not self._queue.empty():
            return False
        self._waiting += len(message)
        self._queue.put_nowait(message)
        return True

    def end(self) -> None:
        self._has_ended = True
        self._queue.put_nowait(None)

    async def next(self) -> bytes | None:
        """The next message to send; None when the connection should be closed."""
        message = await self._queue.get()
        if message is None or self._has_ended:
            return None
        self._waiting -= len(message)
        return message

    @property
    def has_all(self) -> bool:
        return self._queue.empty()
