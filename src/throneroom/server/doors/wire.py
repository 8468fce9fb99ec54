"""The WebSockets of the server: frames between a connection's transport and a client at a table.

uvicorn's protocol opens and closes them. In between, messages take no detour through queues and
tasks: answers are most of what a server does.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import Any, cast

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.server import ServerProtocol

SMALL = 256
"""Bytes below which compressing a message costs more than it saves."""
WINDOW = 14
"""The size of the compression window, as a power of two. It holds a table's last state, which the
next one resembles: that makes compression quick. One bit less would save 64 KiB for two players,
take half as much time again and send a third more."""
COMPRESSION = {"level": 1, "memLevel": 5}
CLOSING_SECONDS = 2.0
"""Seconds that a client has to read the messages waiting for it and to close."""


EXTENSION = "throneroom.wire"
"""The key of the wire in a WebSocket's scope."""


def wire_of(scope: Mapping[str, Any]) -> Wire:
    found = scope["extensions"][EXTENSION][EXTENSION]
    assert isinstance(found, Wire)
    return found


class Wire(WebSocketsSansIOProtocol):
    """A WebSocket. Until `listen` is called it belongs to uvicorn."""

    _heard: Callable[[bytes], None] | None = None
    _lost: Callable[[], None] | None = None
    _unsent = b""
    """Frames to send together at the end of this round of the event loop."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.conn = ServerProtocol(
            extensions=[
                ServerPerMessageDeflateFactory(
                    server_max_window_bits=WINDOW,
                    client_max_window_bits=12,
                    compress_settings=COMPRESSION,
                )
            ],
            max_size=self.config.ws_max_size,
            logger=self.logger,
        )

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][EXTENSION] = {EXTENSION: self}

    # Once a client is at a table

    def listen(self, heard: Callable[[bytes], None], lost: Callable[[], None]) -> None:
        """Calls `heard` with each message of the client, and `lost` once when the client has
        gone."""
        self._heard, self._lost = heard, lost
        if self.disconnected:
            self._lose()
            return
        waiting = [self.queue.get_nowait() for _ in range(self.queue.qsize())]
        for message in waiting:
            if message["type"] == "websocket.receive":
                text = message.get("text")
                heard(text.encode() if text is not None else message.get("bytes") or b"")
            elif message["type"] == "websocket.disconnect":
                self._lose()
        self.go_on_reading()

    def write(self, message: bytes) -> None:
        """Sends a text."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        if not self._unsent:
            self.loop.call_soon(self._send_all)
        if len(message) < SMALL:
            self._unsent += Frame(Opcode.TEXT, message).serialize(mask=False)
        else:
            self.conn.send_text(message)
            self._unsent += b"".join(self.conn.data_to_send())

    def _send_all(self) -> None:
        frames, self._unsent = self._unsent, b""
        if frames and not (self.close_sent or self.transport.is_closing()):
            self.transport.write(frames)

    @property
    def waiting(self) -> int:
        """The number of bytes that the client has not read yet."""
        return len(self._unsent) + self.transport.get_write_buffer_size()

    def stop_reading(self) -> None:
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def go_on_reading(self) -> None:
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def end(self) -> None:
        """Closes the connection, and cuts it if the client does not close it soon: a client may
        have stopped reading, and its messages would wait for ever."""
        self._send_all()
        self.loop.call_later(CLOSING_SECONDS, self.transport.abort)

    # uvicorn's protocol

    def send_receive_event_to_app(self) -> None:
        if self._heard is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        self._heard(bytes(data))

    async def send(self, message: ASGISendEvent) -> None:
        self._send_all()  # a close is the last thing sent
        await super().send(message)

    def handle_close(self, event: Frame) -> None:
        self._send_all()
        super().handle_close(event)
        self._lose()

    def handle_parser_exception(self) -> None:
        self._send_all()
        super().handle_parser_exception()
        self._lose()

    # Wires are part of reference cycles, which the garbage collector would find late. References to
    # their closing objects are dropped as soon as they are not needed.

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._lose()
        self._heard = None
        self.conn.extensions = []
        self.conn.parser.close()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        scope = cast(dict[str, Any], self.scope)
        scope["extensions"].clear()
        scope.clear()

    def shutdown(self) -> None:
        self._send_all()
        super().shutdown()
        self._lose()

    def keepalive_timeout(self) -> None:
        """Cuts the connection: a client that answers no ping is gone, and may never read its
        messages."""
        self.pong_timer = None
        self.pending_ping_payload = None
        self.transport.abort()

    def _lose(self) -> None:
        if self._lost is not None:
            lost, self._lost = self._lost, None
            lost()
