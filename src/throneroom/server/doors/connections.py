"""Connections before their first request: limits that keep anybody from blocking the server."""

from __future__ import annotations

import asyncio
import contextlib
import sys
import time
from collections import Counter
from ipaddress import ip_address, ip_network
from typing import Any

import structlog
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from throneroom.server.doors.security import household
from throneroom.server.settings import Settings

log = structlog.get_logger()

SPARE_FILES = 128
"""Open files that are reserved for the database, bots and logs."""
WANTED_FILES = 65_536
TELL_SECONDS = 10.0
"""The shortest time between two log lines about refused connections, in seconds."""


def raise_file_limit() -> int:
    """Raises this process's limit of open files as far as the system allows. Returns the limit, or
    0 where there is none."""
    if sys.platform == "win32":
        return 0
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = WANTED_FILES if hard == resource.RLIM_INFINITY else min(hard, WANTED_FILES)
    if soft == resource.RLIM_INFINITY or soft >= most:
        return max(soft, 0)
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


class Doorkeeper:
    """Counts connections by address, and says in the log when it refuses some."""

    def __init__(self, settings: Settings, files: int) -> None:
        self.limits = settings.limits
        self._most = files - SPARE_FILES if files else sys.maxsize
        self._by_address: Counter[str] = Counter()
        self._proxies = [
            ip_network(proxy, strict=False) for proxy in settings.proxies if _is_network(proxy)
        ]
        self._everybody = "*" in settings.proxies
        self._refused: Counter[str] = Counter()
        self._told = -TELL_SECONDS

    def lets_in(self, host: str, open_now: int) -> bool:
        """Counts a new connection. False: there are too many, from this address or in total."""
        if open_now >= self._most:
            self._refuse("of_all")
            return False
        if self._is_proxy(host):  # it serves many clients
            return True
        who = household(host)
        if self._by_address[who] >= self.limits.connections_per_address:
            self._refuse("of_an_address")
            return False
        self._by_address[who] += 1
        return True

    def lets_out(self, host: str) -> None:
        who = household(host)
        if self._by_address[who] > 1:
            self._by_address[who] -= 1
        else:
            del self._by_address[who]

    def gives_up(self, what: str) -> None:
        """Counts a connection that was closed because the client was too slow."""
        self._refuse(what)

    def _is_proxy(self, host: str) -> bool:
        if self._everybody:
            return True
        try:
            found = ip_address(host)
        except ValueError:
            return True  # a socket on this machine
        return any(found in network for network in self._proxies)

    def _refuse(self, why: str) -> None:
        self._refused[why] += 1
        now = time.monotonic()
        if now - self._told >= TELL_SECONDS:
            log.warning("connections_refused", **self._refused)
            self._refused.clear()
            self._told = now


def _is_network(text: str) -> bool:
    try:
        ip_network(text, strict=False)
    except ValueError:
        return False
    return True


def door(keeper: Doorkeeper) -> type[asyncio.Protocol]:
    """The protocol class for a server's connections."""

    class Door(HttpToolsProtocol):
        """A connection whose requests have to arrive in time."""

        _timer: asyncio.TimerHandle | None = None
        _is_counted = False

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            host = self.client[0] if self.client else ""
            if not keeper.lets_in(host, len(self.connections)):
                self.connections.discard(self)
                transport.abort()
                return
            self._is_counted = True
            self._wait_for("headers", keeper.limits.header_seconds)

        def connection_lost(self, exc: Exception | None) -> None:
            self._leave()
            super().connection_lost(exc)

        def on_message_begin(self) -> None:
            super().on_message_begin()
            if self._timer is None:  # another request on the same connection
                self._wait_for("headers", keeper.limits.header_seconds)

        def on_headers_complete(self) -> None:
            self._wait_for("bodies", keeper.limits.body_seconds)
            super().on_headers_complete()

        def on_message_complete(self) -> None:
            self._stop_waiting()
            super().on_message_complete()

        def handle_websocket_upgrade(self) -> None:
            self._leave()  # WebSockets are counted where they are served
            super().handle_websocket_upgrade()
            del self.parser  # it refers to the door, which is no longer needed

        def _leave(self) -> None:
            self._stop_waiting()
            if self._is_counted:
                self._is_counted = False
                keeper.lets_out(self.client[0] if self.client else "")

        def _wait_for(self, what: str, seconds: float) -> None:
            self._stop_waiting()
            self._timer = self.loop.call_later(seconds, self._give_up, what)

        def _stop_waiting(self) -> None:
            if self._timer is not None:
                self._timer.cancel()
                self._timer = None

        def _give_up(self, what: str) -> None:
            self._timer = None
            keeper.gives_up(f"slow_{what}")
            self.transport.abort()

    made: Any = Door
    return made  # type: ignore[no-any-return]
