"""Finished games: how long they stay, in storage and in memory."""

from __future__ import annotations

import time

from sqlalchemy import update

from tests.server.client import Guest
from tests.server.games import a_record
from tests.server.running import Running, ask, running, until
from throneroom.server.hall.shelf import LOOKED_AT_SECONDS
from throneroom.server.storage import sql
from throneroom.server.tables.retention import DAY, sweep


def finished(guest: Guest) -> str:
    table: str = guest.post("/api/tables/import", {"record": a_record().to_jsonl()})["id"]
    return table


async def grow_old(server: Running, table: str, days: float) -> None:
    then = time.time() - days * DAY
    async with server.hall.database.writing() as connection:
        await connection.execute(
            update(sql.tables).where(sql.tables.c.id == table).values(updated=then)
        )


def kept(guest: Guest) -> set[str]:
    return {table["id"] for table in guest.get("/api/tables/mine")}


def test_old_games_of_guests_are_swept_and_others_stay(own_database: str) -> None:
    with running(own_database, guest_games_days=30) as server:
        anna, boris = Guest(server.address, "Anna"), Guest(server.address, "Boris")
        boris.post("/api/me/password", {"password": "secret words"})
        tables = [finished(person) for person in (anna, boris, anna)]
        waits = anna.open()["id"]
        for table in (*tables[:2], waits):
            ask(server, grow_old(server, table, 31))
        assert ask(server, sweep(server.hall)) == 1
        assert kept(anna) == {tables[2], waits}
        assert kept(boris) == {tables[1]}, "a protected name keeps its games"


def test_of_one_guest_the_latest_are_kept(own_database: str) -> None:
    with running(own_database, guest_games=2) as server:
        anna, boris = Guest(server.address, "Anna"), Guest(server.address, "Boris")
        tables = [finished(anna) for _ in range(4)]
        for age, table in enumerate(reversed(tables)):
            ask(server, grow_old(server, table, age))
        finished(boris)
        assert ask(server, sweep(server.hall)) == 2
        assert kept(anna) == set(tables[2:])
        assert len(kept(boris)) == 1


def test_finished_games_leave_memory(server: Running, anna: Guest) -> None:
    table, other = finished(anna), anna.open(["me", "bot"])["id"]

    async def looked_at_long_ago() -> set[str]:
        for live in server.hall.shelf.tables:
            live.touched -= LOOKED_AT_SECONDS
        server.hall.shelf.drop_finished()
        return {live.id for live in server.hall.shelf.tables}

    with anna.socket(table) as socket:
        socket.wait("table")
        assert {table, other} <= ask(server, looked_at_long_ago()), "somebody looks at it"
    until(lambda: table not in ask(server, looked_at_long_ago()))
    assert other in ask(server, looked_at_long_ago())
    assert anna.get(f"/api/tables/{table}")["status"] == "finished"
