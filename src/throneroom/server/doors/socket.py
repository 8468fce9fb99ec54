"""The WebSocket of a table."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import partial
from typing import Any, NamedTuple

import msgspec
import structlog
from litestar import WebSocket
from litestar.exceptions import LitestarException

from throneroom.bots.search import Hint
from throneroom.kernel import Message
from throneroom.server import metrics
from throneroom.server import protocol as p
from throneroom.server.doors.wire import CLOSING_SECONDS, Wire, wire_of
from throneroom.server.hall.hall import Hall
from throneroom.server.hall.live_table import LiveTable
from throneroom.server.hall.watcher import Watcher
from throneroom.server.limits import Bucket
from throneroom.server.people.accounts import Person
from throneroom.server.play.hints import Progress
from throneroom.server.refusal import Refusal
from throneroom.server.tables.answer import answer, not_too_soon
from throneroom.server.tables.chat import say
from throneroom.server.tables.hint import may_be_helped
from throneroom.server.tables.propose import here_again
from throneroom.server.tables.standing import set_standing
from throneroom.server.tables.undo import undo
from throneroom.server.tables.why import why_not

log = structlog.get_logger()

TOO_LARGE = 4013
TOO_FAST = 4029
BROKEN = 1011
UNREAD = 16
"""The most messages of a client that may wait; beyond this, reading stops."""


def closing_code(refusal: Refusal) -> int:
    """The closing code for a refusal: 4001 corresponds to HTTP's 401."""
    return 3600 + refusal.status


async def close(socket: WebSocket[Any, Any, Any], code: int, reason: str) -> None:
    """Closes a socket whose client may have left or stopped reading."""
    with suppress(TimeoutError, LitestarException, RuntimeError, OSError):
        await asyncio.wait_for(socket.close(code, reason), CLOSING_SECONDS)


class Wired:
    """The connection to a client over a wire."""

    def __init__(self, wire: Wire, room: int) -> None:
        self._wire = wire
        self._room = room

    def send(self, message: bytes) -> bool:
        if self._wire.waiting > self._room:
            return False
        self._wire.write(message)
        return True

    def end(self) -> None:
        """Nothing to do: the code that serves this socket closes it."""


class Asked(NamedTuple):
    """The decision that a hint is for. Each seat has its own decision numbers."""

    seat: int
    number: int


class Connection:
    """A client at a table, from joining to leaving."""

    def __init__(
        self, hall: Hall, socket: WebSocket[Any, Any, Any], person: Person | None, table: str
    ) -> None:
        self._hall = hall
        self._socket = socket
        self._wire = wire_of(socket.scope)
        self._person = person
        self._table = table
        limits = hall.settings.limits
        self._bucket = Bucket(limits.messages_per_second, limits.messages_burst)
        self._unread: deque[bytes] = deque()
        """Messages that the client sent while another one was handled."""
        self._is_reading = False
        self._helping: tuple[Asked, asyncio.Task[None]] | None = None
        """The hint that is being computed. The client may do other things meanwhile."""

    async def serve(self, seat: int | None, since: int, session: str) -> None:
        """Raises `Refusal` where the client can't join."""
        live = await self._hall.newest(self._table)
        person = self._person.id if self._person else None
        pipe = Wired(self._wire, self._hall.settings.limits.queue_bytes)
        watcher = self._hall.presence.join(live, person, seat, since, pipe, session)
        metrics.SOCKETS.inc()
        try:
            self._wire.listen(partial(self._hear, watcher), watcher.gone.set)
            await watcher.gone.wait()
        finally:
            metrics.SOCKETS.dec()
            self._stop_helping()
            self._hall.presence.leave(live, watcher)
            self._wire.end()
        if watcher.farewell is not None:
            await close(self._socket, *watcher.farewell)

    def _hear(self, watcher: Watcher, raw: bytes) -> None:
        """Takes a message from the client. Messages are handled one at a time, each to its end even
        if the client leaves."""
        self._unread.append(raw)
        if not self._is_reading:
            self._is_reading = True
            self._hall.tasks.begin(self._read(watcher))
        elif len(self._unread) >= UNREAD:
            self._wire.stop_reading()

    async def _read(self, watcher: Watcher) -> None:
        try:
            while self._unread and watcher.farewell is None:
                await self._handle(watcher, self._unread.popleft())
        finally:
            self._is_reading = False
            self._wire.go_on_reading()

    async def _handle(self, watcher: Watcher, raw: bytes) -> None:
        number = None
        if len(raw) > self._hall.settings.limits.message_bytes:
            watcher.let_go(TOO_LARGE, "too_large")
            return
        if not self._bucket.take():
            watcher.let_go(TOO_FAST, "too_many")
            return
        try:
            try:
                message = p.decode_client(raw)
            except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
                raise Refusal("bad_request", f"This message can't be read: {error}.") from None
            number = getattr(message, "number", None)
            await self._obey(watcher, message)
        except Refusal as refusal:
            metrics.REFUSALS.labels(refusal.code).inc()
            watcher.send(p.encode(_refused(refusal, number)))
        except Exception:
            log.exception("message_failed", table=self._table)
            watcher.let_go(BROKEN, "broken")

    async def _obey(self, watcher: Watcher, message: p.FromClient) -> None:
        hall, id = self._hall, watcher.person
        match message:
            case p.GiveAnswer(number, keys, seat):
                await not_too_soon(hall, self._table, number)
                began = time.perf_counter()
                async with hall.at(self._table) as live:
                    await answer(hall, live, id, number, keys, seat)
                    await here_again(hall, live, id)
                watcher.send(p.encode(p.Accepted(number)))
                metrics.ANSWER_SECONDS.observe(time.perf_counter() - began)
            case p.Undo(number, whole):
                async with hall.at(self._table) as live:
                    await undo(hall, live, id, number, whole=whole)
                watcher.send(p.encode(p.Accepted(number)))
            case p.AskHint(number, seat):
                async with hall.at(self._table) as live:
                    seat = may_be_helped(live, id, number, seat)
                    assert id is not None
                    asked = Asked(seat, number)
                    if self._helping is not None and self._helping[0] == asked:
                        raise Refusal(
                            "not_now",
                            "King is already thinking about a hint for you.",
                            Message("refused-thinking"),
                        )
                    self._stop_helping()
                    think = hall.hints.ask(live, seat, id, partial(_progress, watcher, number))
                    task = asyncio.create_task(self._help(watcher, think, number))
                    self._helping = asked, task
            case p.StopHint():
                self._stop_helping()
            case p.AskWhy(number, what, seat):
                live = await hall.table(self._table)
                reason = why_not(live, id, number, what, seat)
                watcher.send(p.encode(p.Why(number, what, reason)))
            case p.SetStanding(seat, reaction, wish):
                async with hall.at(self._table) as live:
                    await set_standing(hall, live, id, seat, reaction, wish)
            case p.SwitchSeat(seat):
                switch_seat(await hall.table(self._table), watcher, seat)
            case p.Chat(text, points, to):
                if self._person is None:
                    raise Refusal("who_are_you", "Say your name before you talk.")
                async with hall.at(self._table) as live:
                    await say(hall, live, self._person, text, points, to)
            case p.Ping():
                watcher.send(p.encode(p.Pong()))

    def _stop_helping(self) -> None:
        """Cancels the hint, because nobody reads a hint for a decision that has passed."""
        if self._helping is not None:
            self._helping[1].cancel()
            self._helping = None

    async def _help(
        self, watcher: Watcher, think: Callable[[], Coroutine[Any, Any, Hint]], number: int
    ) -> None:
        try:
            hint = await think()
        except Refusal as refusal:
            metrics.REFUSALS.labels(refusal.code).inc()
            watcher.send(p.encode(_refused(refusal, number)))
        except Exception:
            log.exception("hint_failed", table=self._table)
            text = "No hint could be found for this."
            none = Refusal("unavailable", text, Message("refused-no-hint"))
            watcher.send(p.encode(_refused(none, number)))
        else:
            watcher.send(p.encode(p.Hinted(number, hint)))
        self._helping = None


def switch_seat(live: LiveTable, watcher: Watcher, seat: int | None) -> None:
    """Switches a connection to another seat of its person, or to none, and sends everything
    again."""
    if seat is not None and seat not in live.seats_of(watcher.person):
        raise Refusal("not_allowed", "This seat is not yours.")
    live.turn_to(watcher, seat)


def _progress(watcher: Watcher, number: int, so_far: Progress) -> None:
    watcher.send(p.encode(p.Thinking(number, *so_far)))


def _refused(refusal: Refusal, number: int | None) -> p.Refused:
    said = None if refusal.game else refusal.said
    return p.Refused(refusal.code, refusal.text, number, said)
