"""Nobody acts or looks in another's name."""

from __future__ import annotations

from collections.abc import Callable

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from tests.server.client import Guest, Visitor, open_socket, refusal
from tests.server.games import running_table
from tests.server.running import Running, running
from throneroom.server.people.accounts import COOKIE

EVIL = "http://evil.example"


def test_every_response_says_what_a_page_may_do(anna: Guest) -> None:
    for path in ("/api/me", "/api/tables/nowhere", "/nowhere", "/health", "/metrics", "/schema"):
        headers = anna.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "script-src" not in policy  # no exception from 'self'
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert headers["referrer-policy"] == "same-origin"
        assert "server" not in headers
        assert "access-control-allow-origin" not in headers
    assert anna.http.get("/api/me").headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": EVIL},
        {"origin": "null"},
        {"origin": "http://[::1"},
        {"origin": "https://127.0.0.1"},  # another port is another origin
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
        {},
    ],
)
def test_a_page_of_another_site_changes_nothing(
    anna: Guest, server: Running, headers: dict[str, str]
) -> None:
    """Nor does a request with a cookie that does not say where it is from."""
    table = anna.open()["id"]
    with httpx.Client(
        base_url=server.address, cookies=anna.http.cookies, headers=headers, trust_env=False
    ) as page:
        for method, path in (
            ("POST", "/api/me"),
            ("POST", "/api/me/leave"),
            ("POST", "/api/me/tokens"),
            ("POST", f"/api/tables/{table}/start"),
            ("DELETE", f"/api/tables/{table}"),
        ):
            answer = page.request(method, path, json={"name": "Evil"})
            assert (answer.status_code, answer.json()["code"]) == (403, "wrong_origin")
    assert anna.get("/api/me")["person"]["name"] == "Anna"


@pytest.mark.parametrize("headers", [{"sec-fetch-site": "same-origin"}, {"origin": "own"}])
def test_our_own_page_does(anna: Guest, server: Running, headers: dict[str, str]) -> None:
    headers = {k: server.address if v == "own" else v for k, v in headers.items()}
    with httpx.Client(
        base_url=server.address, cookies=anna.http.cookies, headers=headers, trust_env=False
    ) as page:
        assert page.post("/api/me", json={"name": "Anya"}).status_code == 200


def test_a_page_of_another_site_does_not_listen(anna: Guest, server: Running) -> None:
    table = anna.open()["id"]
    cookie = anna.headers["cookie"]
    for headers in ({"cookie": cookie, "origin": EVIL}, {"cookie": cookie}, {"origin": EVIL}):
        with open_socket(server.address, table, headers) as a:
            assert a.closed() == (4003, "wrong_origin")
            assert a.messages == []
    with pytest.raises(InvalidStatus), anna.socket(table, since="everything"):
        pass


def test_pages_may_come_from_origins_that_are_named(
    new_database: Callable[[str], str],
) -> None:
    page = "https://games.example"
    with running(new_database("sqlite"), origins=(page,), secure_cookies=True) as server:
        visitor = Visitor(server.address)
        visitor.http.headers["origin"] = page
        answer = visitor.http.post("/api/me", json={"name": "Anna"})
        assert answer.status_code == 200
        assert "secure" in answer.headers["set-cookie"].lower()
        visitor.http.headers["origin"] = EVIL
        assert refusal(visitor.post, "/api/me", {"name": "Evil"}) == "wrong_origin"


def test_a_cookie_is_secure_where_the_request_came_by_https(anna: Guest) -> None:
    """A proxy on this machine says so."""
    behind = {"x-forwarded-proto": "https", "origin": anna.address}
    answer = anna.http.post("/api/me", json={"name": "Anya"}, headers=behind)
    assert "secure" in answer.headers["set-cookie"].lower()
    assert "strict-transport-security" in answer.headers
    plain = anna.http.post("/api/me", json={"name": "Anya"})
    assert "secure" not in plain.headers["set-cookie"].lower().replace("secure=false", "")


def test_nobody_answers_or_peeks_for_another_seat(
    anna: Guest, boris: Guest, guest: Callable[[str], Guest], visitor: Visitor
) -> None:
    table = running_table(anna, boris)
    path = f"/api/tables/{table}"
    clara = guest("Clara")
    first = {"number": 0, "keys": "end"}
    assert refusal(boris.post, f"{path}/answers", first) == "not_your_turn"
    assert refusal(clara.post, f"{path}/answers", first) == "not_allowed"
    assert refusal(visitor.post, f"{path}/answers", first) == "who_are_you"
    assert refusal(clara.post, f"{path}/undo", {"number": 0}) == "not_allowed"
    assert refusal(clara.get, f"{path}/decisions") == "not_allowed"
    assert refusal(boris.get, f"{path}/decisions", seat=0) == "not_allowed"
    assert refusal(boris.post, f"{path}/seats/0/give-back") == "not_allowed"
    assert refusal(clara.post, f"{path}/rematch") == "not_allowed"
    for what in ("moment", "record", "position"):
        assert refusal(boris.get, f"{path}/{what}", seat=0, open_cards=True) == "not_now"
    with boris.socket(table, seat=0) as b, clara.socket(table, seat=0) as c:
        b.until(lambda s: s.state)
        c.until(lambda s: s.state)
        assert b.state["view"]["players"][0]["hand"] is None
        assert c.state["view"]["players"][0]["hand"] is None
        c.send("switch", seat=0)
        assert c.wait("refused")["code"] == "not_allowed"


def test_what_everybody_may_know_of_a_table_holds_no_secret(anna: Guest, boris: Guest) -> None:
    table = running_table(anna, boris)
    known = anna.get(f"/api/tables/{table}")
    assert not {"seed", "checkpoint", "entries", "invite"} & set(known)
    assert not {"invite"} & set(known["seats"][0])
    cookie = anna.http.cookies[COOKIE]
    assert cookie not in str(known)


def test_unknown_tokens_are_nobody(visitor: Visitor) -> None:
    for value in ("Bearer x", "Bearer " + "x" * 1000, "bearer \u00ff"):
        header = (b"authorization", value.encode("latin-1"))
        answer = visitor.http.get("/api/me", headers=[header])
        assert (answer.status_code, answer.json()["code"]) == (401, "who_are_you")
    for value in ("Basic x", "Bearer", ""):
        answer = visitor.http.get("/api/me", headers={"authorization": value})
        assert answer.json() == {"person": None}


def test_a_mistake_of_ours_tells_nothing(
    anna: Guest, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(id: str) -> None:
        raise ValueError(f"secret of {id}")

    monkeypatch.setattr(server.hall, "newest", broken)
    answer = anna.http.get("/api/tables/abc")
    assert answer.status_code == 500
    assert answer.json() == {"code": "broken", "text": "Something went wrong on our side."}
    with anna.socket("abc") as a:
        assert a.closed() == (1011, "broken")
