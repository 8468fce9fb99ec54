"""Links lead everybody to the server; a server without pages says so."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from tests.server.client import Visitor, refusal
from tests.server.running import Running, running
from throneroom.server import serve
from throneroom.server.doors import pages
from throneroom.server.serve import CannotServe, address_for_others, address_of, checked_url, listen


@pytest.fixture(scope="module")
def server(new_database: Callable[[str], str]) -> Iterator[Running]:
    with running(new_database("sqlite"), url="https://games.example.org") as server:
        yield server


def test_a_server_that_listens_everywhere_has_the_address_of_its_machine(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with listen("0.0.0.0", 0) as listening:
        port = listening.getsockname()[1]
        monkeypatch.setattr(serve, "own_address", lambda: "192.168.1.5")
        assert address_for_others(listening, "0.0.0.0") == f"http://192.168.1.5:{port}"
        assert address_for_others(listening, "127.0.0.1") is None
        monkeypatch.setattr(serve, "own_address", lambda: "fd00::5")
        assert address_for_others(listening, "::") == f"http://[fd00::5]:{port}"
        monkeypatch.setattr(serve, "own_address", lambda: None)
        assert address_for_others(listening, "0.0.0.0") is None
        assert address_of(listening, "0.0.0.0") == f"http://localhost:{port}"


@pytest.mark.parametrize(
    "url", ["games.example.org", "ftp://x", "http://", "http://x/path", "http://me@x", "http://x:y"]
)
def test_what_is_no_address_is_refused(url: str) -> None:
    with pytest.raises(CannotServe, match="is not an address"):
        checked_url(url)


def test_an_address_has_no_slash_at_its_end() -> None:
    assert checked_url("https://Games.example.org:8443/") == "https://games.example.org:8443"


def test_links_begin_with_the_address_that_others_can_use(
    visitor: Visitor, server: Running
) -> None:
    state = server.app.state

    def told(host: str) -> str | None:
        me = visitor.request("GET", "/api/me", headers={"host": host})
        address: str | None = me.get("address")
        return address

    assert told("localhost:8000") is None  # it listens on loopback only, so there are no others
    state.address_for_others = "http://192.168.1.5:8000"
    for here in ("localhost:8000", "127.0.0.1:8000", "[::1]:8000", "localhost"):
        assert told(here) == "http://192.168.1.5:8000"
    assert told("192.168.1.5:8000") is None  # the page's own address does
    state.url = "https://games.example.org"
    assert told("192.168.1.5:8000") == "https://games.example.org"


def test_pages_at_the_named_address_are_our_own(visitor: Visitor) -> None:
    def act(origin: str) -> object:
        return visitor.request("POST", "/api/me/leave", headers={"origin": origin})

    assert act("https://games.example.org") == {"person": None}
    assert refusal(act, "https://games.example.com") == "wrong_origin"


def test_a_server_without_pages_says_what_to_do(
    visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "files", dict)
    for path in ("/", "/table/abc"):
        answer = visitor.http.get(path)
        assert answer.status_code == 503
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert "make client" in answer.text
    assert visitor.http.get("/assets/x.js").status_code == 404
    assert visitor.http.get("/api/tables").json() == []
