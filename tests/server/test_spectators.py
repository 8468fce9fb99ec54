"""Spectators, where they are allowed."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.server.client import Guest, Visitor, refusal
from tests.server.games import finished, running_table

NOT_ALLOWED = (4003, "not_allowed")


def test_a_spectator_sees_what_lies_open(anna: Guest, boris: Guest, visitor: Visitor) -> None:
    table = running_table(anna, boris)
    with anna.socket(table) as a, visitor.socket(table) as c:
        a.until(lambda s: s.is_asked)
        c.until(lambda s: s.state)
        assert (c.you, c.yours, c.state["seat"]) == (None, [], None)
        assert all(player["hand"] is None for player in c.state["view"]["players"])
        assert c.state["question"] == {"ask": "waiting", "seats": [0]}
        a.answer("end")
        c.until(lambda s: s.state["question"] == {"ask": "waiting", "seats": [1]})
        assert c.state["number"] is None
        assert refusal(c.answer, "end", number=1) == "not_allowed"
        a.until(lambda s: s.table["watching"] == 2)


@pytest.mark.parametrize("public", [True, False])
def test_a_table_without_spectators_is_watched_by_those_who_play(
    anna: Guest, boris: Guest, guest: Callable[[str], Guest], visitor: Visitor, public: bool
) -> None:
    table = running_table(anna, boris, public=public, spectators=False)
    for stranger in (visitor, guest("Clara")):
        with stranger.socket(table) as c:
            assert c.closed() == NOT_ALLOWED
    with boris.socket(table) as b:
        b.until(lambda s: s.state)


def test_who_waited_at_a_public_table_without_spectators_leaves_as_it_starts(
    anna: Guest, boris: Guest, guest: Callable[[str], Guest]
) -> None:
    table = anna.open(public=True, spectators=False)["id"]
    clara = guest("Clara")
    with clara.socket(table) as c, boris.socket(table) as b:
        c.wait("table")
        boris.sit(table)
        anna.start(table)
        assert c.closed() == NOT_ALLOWED
        assert not any(message["type"] == "state" for message in c.messages)
        b.until(lambda s: s.state)


def test_who_got_up_from_a_private_table_without_spectators_is_shown_out(
    anna: Guest, boris: Guest
) -> None:
    table = anna.open(spectators=False)["id"]
    boris.sit(table, anna.invite(table, 1))
    with boris.socket(table) as b:
        b.wait("table")
        anna.post(f"/api/tables/{table}/seats/1", {"kind": "open"})
        assert b.closed() == NOT_ALLOWED


def test_a_host_without_a_seat_is_a_spectator(anna: Guest, boris: Guest) -> None:
    table = anna.open(["open", "bot"], spectators=False)["id"]
    boris.sit(table, anna.invite(table, 0))
    with anna.socket(table) as a:
        a.wait("table")
        anna.start(table)
        assert a.closed() == NOT_ALLOWED
    assert anna.get(f"/api/tables/{table}")["status"] == "running"


def test_the_replay_of_a_table_without_spectators_is_for_those_who_played(
    anna: Guest, boris: Guest, visitor: Visitor
) -> None:
    open_one = finished(anna, boris)
    assert visitor.get(f"/api/tables/{open_one}/moment")["outcome"]
    table = running_table(anna, boris, spectators=False, public=True)
    for what in ("record", "moment", "position"):
        assert refusal(visitor.get, f"/api/tables/{table}/{what}") == "not_allowed"
    assert refusal(anna.get, f"/api/tables/{table}/moment") == "not_now"
