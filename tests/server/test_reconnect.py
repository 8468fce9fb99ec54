"""Coming back: the same seat, the same moment, and what was missed."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.client import Guest, Visitor, play
from tests.server.games import running_table
from tests.server.running import Running, ask, running
from throneroom.server.hall.live_table import LiveTable

SLOWLY = {"auto_treasures": False}


def test_who_comes_back_gets_the_view_and_what_was_missed(anna: Guest, boris: Guest) -> None:
    table = running_table(anna, boris)
    with anna.socket(table) as a:
        with boris.socket(table) as b:
            play(a, b, answers=2)
            known = list(b.events)
        a.until(lambda s: s.is_asked)
        a.answer("end")
        with boris.socket(table, since=len(known)) as b:
            b.until(lambda s: s.is_asked)
            missed = b.messages[-1]
            assert missed["events_from"] == len(known)
            assert 0 < len(missed["events"]) < len(known)
            with boris.socket(table) as everything:
                everything.until(lambda s: s.state)
                assert everything.events == known + missed["events"]
                assert everything.state["view"] == b.state["view"]


def test_whoever_claims_to_know_more_than_there_is_gets_nothing_twice(
    anna: Guest, boris: Guest
) -> None:
    table = running_table(anna, boris)
    with anna.socket(table, since=10_000) as a, anna.socket(table, since=-3) as b:
        a.until(lambda s: s.state)
        b.until(lambda s: s.state)
        assert a.state["events"] == []
        assert a.state["events_from"] == len(b.events)


def test_what_was_taken_back_meanwhile_is_corrected(anna: Guest, boris: Guest) -> None:
    """The player who was away has seen an event that was undone; the same number of others have
    come since."""
    table = running_table(anna, boris, options=SLOWLY)
    with anna.socket(table) as a:
        a.until(lambda s: s.is_asked)
        a.answer("play:copper")
        a.until(lambda s: s.state["can_undo"] == 2)
        with boris.socket(table) as b:
            b.until(lambda s: s.state)
            known = list(b.events)
        a.undo()
        a.until(lambda s: s.state["number"] == 4)
        a.answer("play_all")
        a.until(lambda s: s.state["can_undo"] == 6)
        with boris.socket(table, since=len(known)) as b:
            b.events = list(known)
            b.until(lambda s: s.state)
            assert b.events != known
            assert b.events == a.events


def test_a_game_outlives_the_server(database: str) -> None:
    with running(database) as first:
        anna, boris = Guest(first.address, "Anna"), Guest(first.address, "Boris")
        table = running_table(anna, boris)
        with anna.socket(table) as a, boris.socket(table) as b:
            play(a, b, answers=7)
            states = [a.state, b.state]
    with running(database) as second:
        for person, before in zip((anna, boris), states, strict=True):
            person.move(second.address)
            with person.socket(table) as socket:
                socket.until(lambda s: s.state)
                for field in ("seat", "view", "question", "number", "outcome"):
                    assert socket.state[field] == before[field]
        with anna.socket(table) as a, boris.socket(table) as b:
            play(a, b, answers=3, seed=1)


def test_one_seat_may_have_several_connections(anna: Guest, boris: Guest) -> None:
    table = running_table(anna, boris)
    with anna.socket(table) as phone, anna.socket(table) as laptop:
        phone.until(lambda s: s.is_asked)
        laptop.until(lambda s: s.is_asked)
        phone.answer("end")
        phone.until(lambda s: not s.is_asked)
        laptop.until(lambda s: not s.is_asked)
        assert laptop.state["view"] == phone.state["view"]


def test_everybody_sees_who_is_there(anna: Guest, boris: Guest) -> None:
    table = running_table(anna, boris)
    with anna.socket(table) as a:
        a.wait("table")
        assert [seat["present"] for seat in a.table["seats"]] == [True, False]
        with boris.socket(table):
            a.until(lambda s: s.table["seats"][1]["present"])
        a.until(lambda s: not s.table["seats"][1]["present"])


def test_a_table_that_was_put_away_comes_back_as_it_was(database: str) -> None:
    with running(database, tables_in_memory=1) as server:
        hall = server.hall

        async def time_passes() -> None:
            for live in hall.shelf.tables:
                live.touched -= 10
            hall.shelf.make_room()

        anna, boris = Guest(server.address, "Anna"), Guest(server.address, "Boris")
        tables = [running_table(anna, boris) for _ in range(3)]
        for number, person in enumerate((anna, boris, anna)):
            for table in tables:
                ask(server, time_passes())
                assert len(hall.shelf) <= 1
                body = {"number": number, "keys": "end"}
                person.post(f"/api/tables/{table}/answers", body)
        with boris.socket(tables[0]) as b:
            b.until(lambda s: s.is_asked)
            ask(server, time_passes())
            for table in tables[1:]:  # there is no room for them, and yet they are played
                boris.post(f"/api/tables/{table}/answers", {"number": 3, "keys": "end"})
            ask(server, time_passes())
            assert hall.shelf.find(tables[0]) is not None  # it has a watcher
            b.answer("end")


def test_a_stranger_learns_nothing_by_coming_back(
    anna: Guest, boris: Guest, visitor: Visitor, server: Running
) -> None:
    """`since` counts what a seat has seen; it is no key to what others have."""
    table = running_table(anna, boris)
    with visitor.socket(table, seat=0, since=0) as c:
        c.until(lambda s: s.state)
        assert c.state["seat"] is None
        assert all(player["hand"] is None for player in c.state["view"]["players"])
        assert not any(event.get("cards") for event in c.events if event["event"] == "drew")


def test_news_that_comes_while_a_table_is_read_again_is_read_too(
    anna: Guest, boris: Guest, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A client joins through one process while another process changes the table."""
    table = running_table(anna, boris)
    hall, read_news, readings = server.hall, server.hall.reader.read_news, []

    async def read_and_hear(live: LiveTable) -> None:
        await read_news(live)
        readings.append(live.id)
        live.stale = len(readings) == 1

    monkeypatch.setattr(hall.reader, "read_news", read_and_hear)

    async def join() -> bool:
        (await hall.table(table)).stale = True
        return (await hall.table(table)).stale

    assert ask(server, join()) is False
    assert readings == [table, table]


def test_nobody_sees_the_old_table_while_it_is_read_again(
    anna: Guest, boris: Guest, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = running_table(anna, boris)
    hall, read_news = server.hall, server.hall.reader.read_news
    # News that are still on their way would be read slowly, too, and before anybody may end it.
    live = ask(server, hall.table(table))
    begun, may_end = asyncio.Event(), asyncio.Event()

    async def read_slowly(live: LiveTable) -> None:
        begun.set()
        await may_end.wait()
        await read_news(live)
        live.row.options = {**live.row.options, "read": "again"}

    monkeypatch.setattr(hall.reader, "read_news", read_slowly)

    async def is_new() -> bool:
        return "read" in (await hall.table(table)).row.options

    async def look_twice() -> list[bool]:
        live.stale = True
        looks = [asyncio.create_task(is_new())]
        await begun.wait()
        looks.append(asyncio.create_task(is_new()))
        await asyncio.sleep(0)
        may_end.set()
        return await asyncio.gather(*looks)

    assert ask(server, look_twice()) == [True, True]
