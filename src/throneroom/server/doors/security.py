"""Authentication and the origin of requests."""

from __future__ import annotations

from ipaddress import IPv6Address, ip_address
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from throneroom.server.people.accounts import COOKIE, People, Person, fingerprint
from throneroom.server.refusal import Refusal
from throneroom.server.settings import Settings

HEADERS = [
    (
        b"content-security-policy",
        b"default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
        b"object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
LOOPBACK = ("localhost", "127.0.0.1", "[::1]")
NOT_KEPT = (b"cache-control", b"no-store")
HTTPS_ONLY = (b"strict-transport-security", b"max-age=31536000")


def with_headers(app: ASGIApp) -> ASGIApp:
    """Adds security headers to every response, and forbids caching of the API."""

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return
        more = list(HEADERS)
        if scope["path"].startswith("/api"):
            more.append(NOT_KEPT)
        if scope["scheme"] == "https":
            more.append(HTTPS_ONLY)

        async def send_with(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *more]
            await send(message)

        await app(scope, receive, send_with)

    return wrapped


def address(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The address of a client. For IPv6 it is the network, which usually belongs to one
    household."""
    return household(connection.client.host if connection.client else "?")


def household(host: str) -> str:
    try:
        found = ip_address(host)
    except ValueError:
        return host
    return found.exploded[:19] if isinstance(found, IPv6Address) else host


def check_origin(connection: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> None:
    """Refuses pages of other sites: they may neither act nor listen in a visitor's name.

    Browsers send the origin of a page with every WebSocket and every request that changes
    something. Programs need not, unless they send a visitor's cookie.
    """
    origin = connection.headers.get("origin")
    site = connection.headers.get("sec-fetch-site")
    if origin is not None and origin in (*settings.origins, settings.url.rstrip("/").lower()):
        return
    if site not in (None, "same-origin", "none"):
        raise _foreign()
    if origin is not None:
        if _host(origin) != connection.headers.get("host", "").lower():
            raise _foreign()
    elif site is None and COOKIE in connection.cookies and not _token(connection):
        raise Refusal("wrong_origin", "A request with a cookie says where it is from: Origin.")


def address_for_links(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """The address with which links to this server begin. None: that of the page itself, which
    others can use as well."""
    state = connection.app.state
    if state.url is not None:
        return str(state.url)
    host = _host(f"http://{connection.headers.get('host', '')}") or ""
    name = host.rpartition(":")[0] if host.rpartition(":")[2].isdigit() else host
    others: str | None = state.address_for_others
    return others if name in LOOPBACK else None


def _foreign() -> Refusal:
    return Refusal("wrong_origin", "This page comes from another site.")


def _host(origin: str) -> str | None:
    try:
        return urlsplit(origin).netloc.lower() or None
    except ValueError:
        return None


def _token(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""


def session_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """A fingerprint of the cookie or token that identifies a connection's person."""
    return mark(_token(connection) or connection.cookies.get(COOKIE))


def mark(proof: str | None) -> str:
    """A fingerprint of a cookie or a token."""
    return fingerprint(proof)[:16] if proof else ""


async def who(connection: ASGIConnection[Any, Any, Any, Any], people: People) -> Person | None:
    """The person that a token or a cookie identifies."""
    if token := _token(connection):
        person = await people.from_token(token)
        if person is None:
            raise Refusal("who_are_you", "This token is not known.")
        return person
    return await people.from_cookie(connection.cookies.get(COOKIE))


async def owner(connection: ASGIConnection[Any, Any, Any, Any], people: People) -> Person:
    """The person that a cookie identifies. A token may play for its owner, but not change the
    account."""
    if _token(connection):
        raise Refusal("not_allowed", "A token can't do this; come with your cookie.")
    person = await people.from_cookie(connection.cookies.get(COOKIE))
    if person is None:
        raise Refusal("who_are_you", "Say your name first.")
    return person
