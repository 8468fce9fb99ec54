"""Posts to push services, and to nothing else.

A browser tells the server the address of its push service. Any signed-in person could therefore
make the server post to any address, so it posts only to https and only to public addresses. The
name is resolved once, and the connection goes to the address that was checked. Redirects are not
followed.
"""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Mapping
from functools import cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import NamedTuple
from urllib.parse import urlsplit

LONGEST_ENDPOINT = 1024
SECONDS = 15.0
"""Seconds for one message, from the name lookup to the answer."""
HTTPS_PORT = 443
TRANSLATED = IPv6Network("64:ff9b::/96")
"""The prefix under which IPv6-only networks write IPv4 addresses."""


class BadEndpoint(ValueError):
    """An address that no push service has."""


class Endpoint(NamedTuple):
    scheme: str
    host: str
    port: int
    target: str
    """The path with the query."""

    @property
    def origin(self) -> str:
        usual = HTTPS_PORT if self.scheme == "https" else 80
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"{self.scheme}://{host}" + ("" if self.port == usual else f":{self.port}")


def read_endpoint(address: str, *, anywhere: bool = False) -> Endpoint:
    """Raises `BadEndpoint`. `anywhere` allows http and other ports, for a test."""
    if len(address) > LONGEST_ENDPOINT or not address.isascii() or not address.isprintable():
        raise BadEndpoint("it is too long, or has odd characters")
    try:
        parts = urlsplit(address)
        port, host = parts.port, parts.hostname
    except ValueError as error:
        raise BadEndpoint(str(error)) from None
    if parts.scheme != "https" and not (anywhere and parts.scheme == "http"):
        raise BadEndpoint("it does not begin with https://")
    if not host or parts.username is not None or " " in address:
        raise BadEndpoint("it names no host")
    if port not in (None, HTTPS_PORT) and not anywhere:
        raise BadEndpoint("its port is not 443")
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    usual = HTTPS_PORT if parts.scheme == "https" else 80
    endpoint = Endpoint(parts.scheme, host, port or usual, target)
    if not anywhere and is_address(host) and not is_public(host):
        raise BadEndpoint("its address is not public")
    return endpoint


def is_address(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


def is_public(host: str) -> bool:
    """Whether an IP address is public, including any address that is embedded in it."""
    address: IPv4Address | IPv6Address = ip_address(host.partition("%")[0])
    if isinstance(address, IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour
        if inner is None and address in TRANSLATED:
            inner = IPv4Address(int(address) & 0xFFFFFFFF)
        if inner is not None:
            address = inner
    return address.is_global and not address.is_multicast


async def post(
    endpoint: Endpoint, headers: Mapping[str, str], body: bytes, *, anywhere: bool = False
) -> int:
    """Posts, and returns the status of the answer. Raises `OSError`, or `BadEndpoint` if the name
    leads to an address that is not public."""
    try:
        async with asyncio.timeout(SECONDS):
            return await _post(endpoint, headers, body, anywhere=anywhere)
    except (asyncio.IncompleteReadError, asyncio.LimitOverrunError, TimeoutError) as error:
        raise OSError("the push service did not answer") from error


async def _post(
    endpoint: Endpoint, headers: Mapping[str, str], body: bytes, *, anywhere: bool
) -> int:
    address = await _address(endpoint, anywhere=anywhere)
    secure = endpoint.scheme == "https"
    reader, writer = await asyncio.open_connection(
        address,
        endpoint.port,
        ssl=_certificates() if secure else None,
        server_hostname=endpoint.host if secure else None,
    )
    try:
        lines = [
            f"POST {endpoint.target} HTTP/1.1",
            f"Host: {endpoint.origin.partition('://')[2]}",
            f"Content-Length: {len(body)}",
            "Connection: close",
            *(f"{name}: {value}" for name, value in headers.items()),
        ]
        writer.write("\r\n".join([*lines, "", ""]).encode() + body)
        await writer.drain()
        status = (await reader.readuntil(b"\n")).split()
        if len(status) < 2 or not status[1].isdigit():
            raise OSError("the push service did not answer in HTTP")
        return int(status[1])
    finally:
        writer.close()


async def _address(endpoint: Endpoint, *, anywhere: bool) -> str:
    found = await asyncio.get_running_loop().getaddrinfo(endpoint.host, endpoint.port, proto=6)
    addresses = [str(where[0]) for *_, where in found]
    if not anywhere and not all(is_public(address) for address in addresses):
        raise BadEndpoint("its address is not public")
    return addresses[0]


@cache
def _certificates() -> ssl.SSLContext:
    return ssl.create_default_context()
