"""The proxy of docs/server.md, as printed: `make proxy` plays through a real nginx.

Only ports and the place of the certificate are put in; everything else is what an operator copies.
"""

from __future__ import annotations

import shutil
import socket
import ssl
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.sync.client import connect

from tests.server.client import Socket, play
from tests.server.running import HOST, ROOMY, claim_port, process, until
from tests.test_docs import ROOT, blocks

NAME = "games.example.org"
MAIN = """
pid {folder}/nginx.pid;
error_log {folder}/error.log;
daemon off;
events {{ worker_connections 512; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/conf.d/*.conf;
}}
"""


def printed() -> str:
    """The configuration in the documentation."""
    (found,) = [
        block.text
        for block in blocks((ROOT / "docs/server.md").read_text())
        if block.language == "nginx"
    ]
    return found


def fitted(text: str, changes: dict[str, str]) -> str:
    for old, new in changes.items():
        assert text.count(old) == 1, f"docs/server.md: {old} was expected once"
        text = text.replace(old, new)
    return text


@contextmanager
def nginx(folder: Path, port: int, behind: int) -> Iterator[None]:
    """Listens at `port` and passes on to the server at `behind`."""
    key, certificate = folder / "key", folder / "pem"
    request = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"]
    names = ["-subj", f"/CN={NAME}", "-keyout", str(key), "-out", str(certificate)]
    subprocess.run([*request, *names], check=True, capture_output=True)
    (folder / "conf.d").mkdir()
    changes = {
        "listen 443 ssl;": f"listen {HOST}:{port} ssl;",
        f"/etc/ssl/{NAME}.pem": str(certificate),
        f"/etc/ssl/{NAME}.key": str(key),
        "127.0.0.1:8000": f"{HOST}:{behind}",
    }
    (folder / "conf.d/throneroom.conf").write_text(fitted(printed(), changes))
    (folder / "nginx.conf").write_text(MAIN.format(folder=folder))
    command = ["nginx", "-p", str(folder), "-c", str(folder / "nginx.conf")]
    checked = subprocess.run([*command, "-t"], capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stderr
    with subprocess.Popen(command, stderr=subprocess.DEVNULL) as running:
        try:
            until(lambda: answers(port), 20)
            yield
        finally:
            running.terminate()


def answers(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex((HOST, port)) == 0


class Browser:
    """Somebody far away, at an address of their own."""

    def __init__(self, port: int, address: str) -> None:
        self.port, self.address = port, address
        self.origin = f"https://{NAME}:{port}"
        self.http = httpx.Client(
            base_url=f"https://{HOST}:{port}",
            headers={"host": f"{NAME}:{port}", "origin": self.origin},
            transport=httpx.HTTPTransport(verify=False, local_address=address),
            timeout=30,
        )
        self.cookie = ""

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> httpx.Response:
        own = {"cookie": self.cookie} if self.cookie else {}
        return self.http.request(method, path, json=body, headers={**own, **headers})

    def enter(self, name: str, **headers: str) -> httpx.Response:
        answer = self.ask("POST", "/api/me", {"name": name}, **headers)
        if answer.status_code == 200:
            self.cookie = answer.headers["set-cookie"].partition(";")[0]
        return answer

    def done(self, method: str, path: str, body: Any = None) -> Any:
        answer = self.ask(method, path, body)
        assert answer.is_success, answer.text
        return answer.json()

    @contextmanager
    def socket(self, table: str) -> Iterator[Socket]:
        context = ssl.create_default_context()
        context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
        plain = socket.create_connection((HOST, self.port), source_address=(self.address, 0))
        url = f"wss://{NAME}:{self.port}/api/tables/{table}/live"
        headers = {"origin": self.origin, "cookie": self.cookie}
        with connect(url, sock=plain, ssl=context, additional_headers=headers) as connection:
            yield Socket(connection)


def check(port: int) -> Iterator[str]:
    """What an operator expects of a proxy, one sentence each."""
    anna, boris = Browser(port, "127.0.0.2"), Browser(port, "127.0.0.3")
    entered = anna.enter("Anna")
    assert entered.status_code == 200, entered.text
    assert "Secure" in entered.headers["set-cookie"]
    assert entered.headers["strict-transport-security"]
    yield "Cookies and pages are for https only."

    assert anna.ask("GET", "/health").json() == {"status": "well"}
    assert anna.ask("GET", "/").status_code in (200, 503)
    assert anna.ask("GET", "/metrics").status_code == 403
    yield "Pages are passed on, metrics are not."

    assert Browser(port, "127.0.0.2").enter("Again").status_code == 429
    spoofed = {"x-forwarded-for": "127.0.0.9"}
    assert Browser(port, "127.0.0.2").enter("Sly", **spoofed).status_code == 429
    assert boris.enter("Boris").status_code == 200
    yield "Limits apply to the visitor's own address, whatever the visitor says it is."

    foreign = anna.ask("POST", "/api/tables", {"game": "dominion"}, origin="https://evil.example")
    assert foreign.json()["code"] == "wrong_origin"
    options = {"players": 2, "kingdom": "first_game", "auto_treasures": True}
    wish = {"game": "dominion", "options": options, "public": True}
    table = anna.done("POST", "/api/tables", wish)["id"]
    boris.done("POST", f"/api/tables/{table}/sit", {})
    anna.done("POST", f"/api/tables/{table}/start")
    with anna.socket(table) as a, boris.socket(table) as b:
        given = play(a, b, answers=20)
    yield f"Two people play over WebSockets: {given} answers."

    path = f"/api/tables/{table}/decisions"
    with anna.http.stream("GET", path, headers={"cookie": anna.cookie}) as lines:
        first = msgspec.json.decode(next(lines.iter_lines()))
        assert first["type"] == "table"
    yield "Decisions stream without waiting for more."


def main() -> int:
    if shutil.which("nginx") is None:
        print("nginx is not installed here; the proxy example was not tested.")
        return 1
    limits = msgspec.structs.replace(ROOMY, guests_per_hour=1)
    port, claim = claim_port()
    with tempfile.TemporaryDirectory() as name, claim:
        folder = Path(name)
        folder.chmod(0o755)  # nginx's workers run as somebody else
        database = f"sqlite+aiosqlite:///{folder}/data/t.db"
        with process(database, limits=limits) as server:
            behind = int(server.address.rpartition(":")[2])
            with nginx(folder, port, behind):
                for sentence in check(port):
                    print(f"  {sentence}")
    print("The proxy example of docs/server.md works as printed.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
