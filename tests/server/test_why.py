"""Asking why something can't be chosen."""

from __future__ import annotations

from tests.server.client import Guest, Json, Socket, refusal
from tests.server.games import running_table


def why(socket: Socket, what: str) -> Json | None:
    socket.send("why", number=socket.state["number"], what=what)
    said = socket.wait(lambda m: m["type"] in ("why", "refused"))
    assert (said["type"], said["what"]) == ("why", what), said
    reason: Json | None = said["reason"]
    return reason


def test_the_reason_is_told_to_the_one_who_is_asked(anna: Guest, boris: Guest) -> None:
    table = running_table(anna, boris)
    with anna.socket(table) as a, boris.socket(table) as b:
        a.until(lambda s: s.is_asked)
        b.until(lambda s: s.state)
        b.settle()  # Anna may be the second to join
        heard = len(b.messages)
        reason = why(a, "supply/province")
        assert reason is not None
        assert reason["id"].startswith("why-")
        assert why(a, "province") == reason
        assert why(a, "supply/copper") is None  # it can be chosen
        assert why(a, "nothing/of/the/kind") is None
        b.settle()
        assert [m["type"] for m in b.messages[heard:]] == ["pong"]
        b.send("why", number=a.state["number"], what="supply/province")
        assert b.wait("refused")["code"] == "not_your_turn"


def test_over_http_too(anna: Guest, boris: Guest) -> None:
    table = running_table(anna, boris)
    path = f"/api/tables/{table}/why"
    told = anna.get(path, number=0, what="supply/province")
    assert (told["number"], told["what"]) == (0, "supply/province")
    assert told["reason"]["id"].startswith("why-")
    assert refusal(anna.get, path, number=8, what="market") == "too_late"
    assert refusal(boris.get, path, number=0, what="market") == "not_your_turn"
