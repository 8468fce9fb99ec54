"""A table of Legends: two people bid in secret, and the game goes to its end."""

from __future__ import annotations

from typing import Any

from tests.server.client import Guest, Socket, play

OPTIONS = {"players": 2, "builder": 0, "by_age": [0, 1], "neutrals": "random"}


def opened(host: Guest, other: Guest, **options: Any) -> str:
    seats = [{"kind": "me"}, {"kind": "open"}]
    wish = {"game": "legends", "options": {**OPTIONS, **options}, "seats": seats}
    table: str = host.post("/api/tables", wish)["id"]
    other.sit(table, host.invite(table, 1))
    host.start(table)
    return table


def view(socket: Socket) -> Any:
    socket.settle()
    return socket.state["view"]


def test_bids_are_secret_until_both_are_made(anna: Guest, boris: Guest) -> None:
    table = opened(anna, boris)
    with anna.socket(table) as a, boris.socket(table) as b:
        a.until(lambda s: s.is_asked)
        assert a.state["question"]["kind"] == "bid"
        b.until(lambda s: s.is_asked)
        before = view(b)
        a.answer("4")
        a.until(lambda s: s.state["question"] == {"ask": "waiting", "seats": [1]})
        assert view(b) == before
        assert b.state["question"]["together"] == [1]
        b.answer("4")
        a.until(lambda s: s.is_asked)
        assert a.state["question"]["kind"] == "first", "the younger one wins the tie"
        assert [p["coins"] for p in view(b)["players"]] == [8, 12]


def test_a_whole_game_over_the_network(anna: Guest, boris: Guest) -> None:
    table = opened(anna, boris, exploration=True, swamp=True, leaders=True, events=True)
    with anna.socket(table) as a, boris.socket(table) as b:
        play(a, b)
        assert a.outcome is not None
        assert a.outcome["reason"] == "cards"
        assert a.outcome == b.outcome
