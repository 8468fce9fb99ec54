"""Runs the server."""

from __future__ import annotations

import asyncio
import gc
import logging
import socket
import threading
import time
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from ipaddress import ip_address
from urllib.parse import urlsplit

import uvicorn
from litestar import Litestar

from throneroom.kernel import ThroneroomError
from throneroom.server import logs
from throneroom.server.app import create
from throneroom.server.doors.connections import Doorkeeper, door, raise_file_limit
from throneroom.server.doors.wire import Wire
from throneroom.server.hall.hall import Hall
from throneroom.server.operators import system, told
from throneroom.server.settings import Settings

GOODBYE_SECONDS = 1.0
PORT = 8000
"""The usual port. If it is taken, the server uses a free one."""
_UVICORN = logging.getLogger("uvicorn.error")
EVERYWHERE = ("0.0.0.0", "::", "")


class CannotServe(ThroneroomError):
    """A server could not start; the text is the reason."""


def serve(
    settings: Settings,
    *,
    port: int | None = None,
    browser: bool = False,
    log_level: str = "info",
    ready: Callable[[str], None] | None = None,
) -> None:
    """Serves until told to stop. Once the server answers, `ready` is called with its address: the
    one that friends can use, if there is one. `port` overrides the port of the settings; without
    either, it is the usual one, or any that is free. Raises `ThroneroomError` if the server can't
    start."""
    logs.configure(log_level)
    # Tables are long-lived trees of small objects. At its usual pace the garbage collector costs
    # more time than playing does, and collecting very many at once delays everybody.
    gc.set_threshold(10_000, 5, 200)
    host, port = settings.host, settings.port if port is None else port
    url = checked_url(settings.url) if settings.url else None
    listening = listen_somewhere(host) if port is None else listen(host, port)
    others = address_for_others(listening, host)
    address = url or others or address_of(listening, host)

    def opened() -> None:
        gc.collect()
        gc.freeze()  # loaded objects stay, and need not be scanned again
        if ready is not None:
            ready(address)
        if browser:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    app = create(settings)
    app.state.url, app.state.address_for_others = url, others
    server = Server(app, opened)
    try:
        server.run(sockets=[listening])
    except KeyboardInterrupt:
        pass  # told to stop; everything is closed
    except SystemExit:
        raise server.failure or told(CannotServe, "operator-not-started") from None
    finally:
        listening.close()
    if server.failure is not None:
        raise server.failure


def listen_somewhere(host: str) -> socket.socket:
    """Raises `CannotServe`."""
    try:
        return listen(host, PORT)
    except CannotServe as first:
        try:
            return listen(host, 0)
        except CannotServe:
            raise first from None


def listen(host: str, port: int) -> socket.socket:
    """Raises `CannotServe`."""
    if not 0 <= port <= 65535:  # getaddrinfo would take it modulo 65536
        raise told(CannotServe, "operator-port", port=port)
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        family, kind, _, _, place = found[0]
        listening = socket.socket(family, kind)
        try:
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listening.bind(place)
            listening.listen(2048)
        except OSError:
            listening.close()
            raise
    except OSError as error:
        address = f"{host}:{port}"
        raise told(CannotServe, "operator-listen", address=address, **system(error)) from None
    return listening


def address_of(listening: socket.socket, host: str) -> str:
    """The server's address as seen from this machine."""
    port = listening.getsockname()[1]
    if host in ("127.0.0.1", "::1", *EVERYWHERE):
        return f"http://localhost:{port}"
    return f"http://{_bracketed(host)}:{port}"


def address_for_others(listening: socket.socket, host: str) -> str | None:
    """The address at which others on the same network reach a server that listens on all addresses.
    None: it does not, or this machine is in no network."""
    if host not in EVERYWHERE or (own := own_address()) is None:
        return None
    return f"http://{_bracketed(own)}:{listening.getsockname()[1]}"


def own_address() -> str | None:
    """This machine's address in its network."""
    for family, elsewhere in (
        (socket.AF_INET, ("10.255.255.255", 1)),
        (socket.AF_INET6, ("fd00::ffff", 1)),
    ):
        with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect(elsewhere)  # sends nothing, but shows which address would be ours
            own = ip_address(str(probe.getsockname()[0]).partition("%")[0])
            if not (own.is_loopback or own.is_unspecified or own.is_link_local):
                return str(own)
    return None


def _bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def checked_url(url: str) -> str:
    """The public address, without a slash at its end. Raises `CannotServe`."""
    bare = url.rstrip("/")
    try:
        parts = urlsplit(bare)
        good = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        good = False
    if not good or bare != f"{parts.scheme}://{parts.netloc}" or "@" in bare:
        raise told(CannotServe, "operator-url", url=url)
    return bare.lower()


class Server(uvicorn.Server):
    """A server that reports when it is ready or why it failed, and says goodbye to connected
    clients."""

    def __init__(self, app: Litestar, opened: Callable[[], None]) -> None:
        settings: Settings = app.state.settings
        files = app.state.open_files = raise_file_limit()
        super().__init__(
            uvicorn.Config(
                app,
                http=door(Doorkeeper(settings, files)),
                log_config=None,
                access_log=False,
                ws=Wire,
                ws_max_size=settings.limits.message_bytes * 2,
                ws_ping_interval=settings.limits.ping_seconds,
                ws_ping_timeout=settings.limits.pong_seconds,
                timeout_graceful_shutdown=5,
                server_header=False,
                forwarded_allow_ips=list(settings.proxies),
            )
        )
        self._app = app
        self._opened = opened
        # The caller reports why a server could not start; uvicorn need not do so.
        _UVICORN.setLevel(logging.CRITICAL)

    @property
    def failure(self) -> ThroneroomError | None:
        """The error that kept it from starting, if any."""
        failure: ThroneroomError | None = self._app.state.get("failure")
        return failure

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        _UVICORN.setLevel(logging.WARNING)
        self._opened()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Says goodbye to clients before connections are cut. A stream of decisions never ends by
        itself; uvicorn would wait for it."""
        hall: Hall = self._app.state.hall
        hall.presence.let_everybody_go()
        end = time.monotonic() + GOODBYE_SECONDS
        while hall.shelf.has_watchers and time.monotonic() < end:
            await asyncio.sleep(0.01)
        await super().shutdown(sockets)
        if self.failure is not None:
            # With these, uvicorn would end the process by the signal before the caller can report
            # anything.
            self._captured_signals.clear()
