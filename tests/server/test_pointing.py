"""Pointing at things on the table, and advice where all play together."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import throneroom
from tests.server.client import Guest, Socket
from tests.server.games import running_table
from tests.server.running import ROOMY, running
from throneroom.server.tables.point import is_public


def pointed(socket: Socket) -> list[tuple[str, str, str | None, int | None]]:
    return [(one["name"], one["text"], one["points"], one["to"]) for one in socket.lines]


def refused(socket: Socket, **said: Any) -> str:
    socket.send("chat", **said)
    code: str = socket.wait("refused")["code"]
    return code


def test_everybody_sees_what_somebody_points_at_and_it_stays_in_the_chat(
    anna: Guest, boris: Guest
) -> None:
    table = running_table(anna, boris)
    with anna.socket(table) as a, boris.socket(table) as b:
        b.until(lambda s: s.state)
        b.send("chat", points="supply/market", text="before they are gone")
        b.send("chat", points="seat/0")
        a.until(lambda s: len(s.lines) == 2)
        shown = [
            ("Борис", "before they are gone", "supply/market", None),
            ("Борис", "", "seat/0", None),
        ]
        assert pointed(a) == shown
    with anna.socket(table) as a:
        a.until(lambda s: s.lines)
        assert pointed(a) == shown


def test_only_what_everybody_sees_can_be_pointed_at_by_those_who_sit(
    anna: Guest, boris: Guest, guest: Any
) -> None:
    table = running_table(anna, boris)
    with anna.socket(table) as a, guest("Clara").socket(table) as c:
        a.until(lambda s: s.is_asked)
        # There are Coppers in the supply too, but this one is in Anna's hand.
        assert refused(a, points="hand/copper") == "not_allowed"
        assert refused(a, points="supply/dragon") == "not_allowed"
        for bad in ("", "market", "supply/<b>", "supply/" + "m" * 200):
            assert refused(a, points=bad) == "bad_request"
        assert refused(a, points="supply/market", text="x" * 41) == "bad_request"
        # This game is not co-operative.
        assert refused(a, points="supply/market", to=1) == "not_allowed"
        assert refused(c, points="supply/market") == "not_allowed"
        assert a.lines == []


def test_before_the_start_there_is_nothing_to_point_at(anna: Guest) -> None:
    table = anna.open()["id"]
    with anna.socket(table) as a:
        a.wait("said")
        assert refused(a, points="supply/market") == "not_now"


def test_pointing_is_limited_like_talk(database: str) -> None:
    limits = msgspec.structs.replace(ROOMY, chat_per_second=0.001, chat_burst=2)
    with running(database, limits=limits) as server:
        anna, boris = Guest(server.address, "Anna"), Guest(server.address, "Boris")
        table = running_table(anna, boris)
        with anna.socket(table) as a:
            a.until(lambda s: s.is_asked)
            for _ in range(2):
                a.send("chat", points="supply/copper")
            assert refused(a, points="supply/copper") == "too_many"


def test_friends_advise_each_other(anna: Guest, boris: Guest) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}]
    wish = {"game": "architects_coop", "options": {"players": 2}, "seats": seats}
    table = anna.post("/api/tables", wish)["id"]
    boris.sit(table, anna.invite(table, 1))
    anna.start(table)
    with anna.socket(table) as a, boris.socket(table) as b:
        a.until(lambda s: s.state)
        a.send("chat", points="town/quarry", to=1, text="stone for the demand")
        b.until(lambda s: s.lines)
        assert pointed(b) == [("Anna", "stone for the demand", "town/quarry", 1)]
        for wrong in ({"to": 0}, {"to": 7}, {"to": -1}):
            assert refused(a, points="town/quarry", **wrong) == "bad_request"
        assert refused(a, text="do it", to=1) == "bad_request"


@pytest.mark.parametrize(
    ("game", "public", "private"),
    [
        ("dominion", "supply/copper", "hand/copper"),
        ("architects", "town/quarry", "packet/quarry"),
        ("paladins", "player/1", "paladin/1"),
        ("oath", "player/1", "advisers/1"),
    ],
)
def test_places_are_public_or_private_by_the_game(game: str, public: str, private: str) -> None:
    match = throneroom.new(game, seed=1)
    assert is_public(match, public)
    assert not is_public(match, private)
