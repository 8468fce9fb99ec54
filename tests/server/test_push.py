"""Notifying people whose page is closed, through a push service of our own that reads the
messages."""

from __future__ import annotations

import asyncio
import json
import queue
import socket
import threading
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import NamedTuple

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.server.client import Guest, Json, refusal
from tests.server.games import finished, running_table
from tests.server.running import Running, running, until
from throneroom.server.push import posting, sealing
from throneroom.server.push.posting import BadEndpoint, is_public, read_endpoint

SECONDS = 180.0


class Received(NamedTuple):
    path: str
    headers: dict[str, str]
    message: Json


class Browser:
    """A device with its keys, and the push service that it uses."""

    def __init__(self) -> None:
        self.private = ec.generate_private_key(ec.SECP256R1())
        point = self.private.public_key().public_bytes(
            Encoding.X962, PublicFormat.UncompressedPoint
        )
        self.key, self.auth = point, b"0123456789abcdef"
        self.status = 201
        self.received: queue.Queue[Received] = queue.Queue()
        browser = self

        class Service(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                browser.received.put(Received(self.path, headers, browser.read(body)))
                self.send_response(browser.status)
                self.end_headers()

            def log_message(self, format: str, *args: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Service)
        self.address = f"http://127.0.0.1:{self.server.server_port}"
        self.thread = threading.Thread(target=self.server.serve_forever, daemon=True)
        self.thread.start()

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()
        self.thread.join()

    def read(self, body: bytes) -> Json:
        """Opens what was sealed, as a browser does."""
        salt, length, sender = body[:16], body[20], body[21:86]
        assert (int.from_bytes(body[16:20], "big"), length) == (4096, 65)
        other = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = self.private.exchange(ec.ECDH(), other)
        key, nonce = sealing.content_keys(shared, self.key, sender, self.auth, salt)
        text = AESGCM(key).decrypt(nonce, body[86:], None)
        assert text.endswith(b"\x02")
        message: Json = json.loads(text[:-1])
        return message

    def device(self, path: str = "/device", language: str = "en") -> Json:
        return {
            "endpoint": self.address + path,
            "key": sealing.to_text(self.key),
            "auth": sealing.to_text(self.auth),
            "language": language,
        }

    def next(self) -> Received:
        return self.received.get(timeout=SECONDS)


@pytest.fixture
def browser() -> Iterator[Browser]:
    browser = Browser()
    yield browser
    browser.close()


@pytest.fixture(scope="module")
def server(database: str) -> Iterator[Running]:
    with running(database, push_anywhere=True, push_seconds=0.0) as server:
        yield server


def test_a_message_is_sealed_as_the_standard_says() -> None:
    """RFC 8291, appendix A."""
    sealed = sealing.seal(
        b"When I grow up, I want to be a watermelon",
        sealing.from_text(
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
        ),
        sealing.from_text("BTBZMqHH6r4Tts7J_aSIgg"),
        own=sealing.from_text("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw").hex(),
        salt=sealing.from_text("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert sealing.to_text(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmY"
        "WAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexS"
        "gSxsj_Qulcy4a-fN"
    )


def test_whoever_is_away_is_called_when_asked(
    anna: Guest, boris: Guest, browser: Browser, server: Running
) -> None:
    table = running_table(anna, boris)
    key = boris.post("/api/me/push", browser.device(language="ru"))["key"]
    assert key == anna.get("/api/me/push")["key"]
    with anna.socket(table) as a:
        a.until(lambda s: s.is_asked)
        a.answer("end")
        path, headers, message = browser.next()
        assert path == "/device"
        assert message == {
            "kind": "turn",
            "title": "Ваш ход: Доминион",
            "text": "За столом: Anna",
            "table": table,
        }
        assert headers["content-encoding"] == "aes128gcm"
        assert headers["ttl"].isdigit()
        check_proof(headers["authorization"], key, browser.address)
        with boris.socket(table) as b:
            b.until(lambda s: s.is_asked)
            b.answer("end")
            a.until(lambda s: s.is_asked)
            a.answer("end")
            b.until(lambda s: s.is_asked)
            b.answer("end")
        a.until(lambda s: s.is_asked)
        a.answer("end")
        assert browser.next().message["kind"] == "turn"
        assert browser.received.empty()  # nothing while Boris was there


def check_proof(authorization: str, key: str, audience: str) -> None:
    """The signature is by the key that the browser knows, for this push service."""
    scheme, _, rest = authorization.partition(" ")
    fields = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (scheme, fields["k"]) == ("vapid", key)
    head, claims, signature = fields["t"].split(".")
    told = json.loads(sealing.from_text(claims))
    assert (told["aud"], told["sub"][:7]) == (audience, "mailto:")
    raw = sealing.from_text(signature)
    der = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sealing.from_text(key))
    public.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))


def test_offers_call_too(anna: Guest, boris: Guest, browser: Browser) -> None:
    boris.post("/api/me/push", browser.device())
    table = finished(anna, boris)
    while browser.received.qsize():
        browser.next()
    again = anna.post(f"/api/tables/{table}/rematch")["id"]
    message = browser.next().message
    assert (message["kind"], message["table"]) == ("rematch", again)
    assert message["title"] == "Anna offers another game of Dominion"
    running = running_table(anna, boris)
    anna.post(f"/api/tables/{running}/propose", {"kind": "stop"})
    assert browser.next().message["kind"] == "stop"


def test_whoever_is_awaited_is_reminded_once_a_day(
    anna: Guest, boris: Guest, browser: Browser
) -> None:
    table = running_table(anna, boris)
    boris.post("/api/me/push", browser.device(language="ru"))
    anna.post(f"/api/tables/{table}/answers", {"number": 0, "keys": "end"})
    assert browser.next().message["kind"] == "turn"
    remind = f"/api/tables/{table}/remind"

    def told(person: Guest) -> tuple[bool, Json | None]:
        [row] = [one for one in person.get("/api/tables/mine") if one["id"] == table]
        return row["may_remind"], row["reminder"]

    assert told(anna) == (True, None)
    assert told(boris) == (False, None)  # nobody reminds themselves
    assert refusal(boris.post, remind) == "not_now"
    anna.post(remind)
    message = browser.next().message
    assert (message["kind"], message["title"]) == ("reminder", "Anna напоминает: ваш ход, Доминион")
    assert refusal(anna.post, remind) == "not_now"
    may, news = told(anna)
    assert (may, news and news["by"]) == (False, anna.id)
    boris.post(f"/api/tables/{table}/answers", {"number": 1, "keys": "end"})
    assert told(boris) == (False, None)  # it has done its work; a day has not passed
    assert refusal(boris.post, remind) == "not_now"


def devices(server: Running, person: Guest) -> int:
    from tests.server.running import ask
    from throneroom.server.push.devices import devices_of

    return len(ask(server, devices_of(server.hall.database, person.id)))


def test_a_device_that_is_gone_is_forgotten(
    anna: Guest, boris: Guest, browser: Browser, server: Running
) -> None:
    boris.post("/api/me/push", browser.device("/gone"))
    browser.status = 410
    table = running_table(anna, boris)
    anna.post(f"/api/tables/{table}/answers", {"number": 0, "keys": "end"})
    assert browser.next().path == "/gone"
    until(lambda: devices(server, boris) == 0)


def test_devices_come_and_go_with_their_person(
    guest: Callable[[str], Guest], browser: Browser, server: Running
) -> None:
    clara = guest("Clara Push")
    for _ in range(2):  # the same device, told twice
        clara.post("/api/me/push", browser.device("/one"))
    clara.post("/api/me/push", browser.device("/two"))
    assert devices(server, clara) == 2
    clara.post("/api/me/push/stop", {"endpoint": browser.address + "/one"})
    assert devices(server, clara) == 1
    for i in range(12):
        clara.post("/api/me/push", browser.device(f"/more{i}"))
    assert devices(server, clara) == server.settings.limits.devices_per_person
    dora = guest("Dora Push")
    dora.post("/api/me/push", browser.device("/more11"))  # another person at the same browser
    assert devices(server, clara) == server.settings.limits.devices_per_person - 1
    assert devices(server, dora) == 1
    dora.post("/api/me/leave")
    assert devices(server, dora) == 0


def test_what_no_browser_sends_is_refused(anna: Guest, browser: Browser) -> None:
    good = browser.device()
    for wrong in (
        {"endpoint": "ftp://example.org/x"},
        {"endpoint": "https:///x"},
        {"endpoint": "https://example.org/\r\nHost: x"},
        {"key": sealing.to_text(b"\x04" + b"1" * 64)},
        {"key": "?"},
        {"auth": sealing.to_text(b"short")},
    ):
        assert refusal(anna.post, "/api/me/push", {**good, **wrong}) == "bad_request", wrong


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.org/x",
        "https://push.example.org:8443/x",
        "https://user@push.example.org/x",
        "https://127.0.0.1/x",
        "https://10.1.2.3/x",
        "https://169.254.169.254/latest",
        "https://[::1]/x",
        "https://[::ffff:10.0.0.1]/x",
        "https://[64:ff9b::a00:1]/x",
        "https://[fd00::1]/x",
    ],
)
def test_only_public_push_services_are_asked(endpoint: str) -> None:
    with pytest.raises(BadEndpoint):
        read_endpoint(endpoint)


def test_public_addresses_are_public() -> None:
    assert is_public("142.250.74.10")
    assert is_public("2a00:1450:4010:c05::5f")
    assert not is_public("100.64.0.1")
    assert not is_public("224.0.0.1")


def test_a_name_that_leads_inside_is_not_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the name is looked up, the address counts."""

    def inside(*args: object, **kwargs: object) -> list[object]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("192.168.0.7", 443))]

    monkeypatch.setattr(socket, "getaddrinfo", inside)
    endpoint = read_endpoint("https://push.example.org/x")
    with pytest.raises(BadEndpoint, match="not public"):
        asyncio.run(posting.post(endpoint, {}, b""))
