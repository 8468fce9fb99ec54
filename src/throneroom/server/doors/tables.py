"""The HTTP interface: tables, from opening to the start and to the rematch."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Controller, delete, get, post
from litestar.params import FromQuery, JSONBody
from sqlalchemy import Select, select

from throneroom.server import protocol as p
from throneroom.server.doors.me import Me
from throneroom.server.doors.params import (
    Anybody,
    Body,
    Player,
    SeatNumber,
    TableId,
    TheHall,
    done_at,
    must_know,
)
from throneroom.server.hall.hall import Hall
from throneroom.server.hall.table_info import info
from throneroom.server.refusal import Refusal
from throneroom.server.storage import sql
from throneroom.server.storage.archive import read_rows
from throneroom.server.tables import bring, put_away, saga, seat, takeover
from throneroom.server.tables.open import BotSpec, SeatWish, Short, TableWish, open_table
from throneroom.server.tables.rematch import rematch
from throneroom.server.tables.start import start


class SitBody(Body, frozen=True):
    seat: int | None = None
    invite: Short | None = None


class SwapBody(Body, frozen=True):
    one: int
    other: int


class TakeOverBody(Body, frozen=True):
    bot: BotSpec | None = None
    """The bot for your own seat. The bot for another player's seat is always a decent one."""


class ImportBody(Body, frozen=True):
    """A record as JSON lines, or a position."""

    record: str | None = None
    position: dict[str, Any] | None = None
    seats: list[SeatWish] = msgspec.field(default_factory=list)


class Invitation(msgspec.Struct, frozen=True):
    table: str
    seat: int
    invite: str


class TablesController(Controller):
    path = "/api/tables"

    @get()
    async def public(self, hall: TheHall) -> list[p.TableInfo]:
        """Public tables that are open or running, the latest first."""
        tables = sql.tables.c
        found = select(sql.tables).where(tables.public, tables.status != "finished")
        return await infos(hall, found)

    @get("/mine")
    async def mine(
        self, hall: TheHall, player: Player, archived: FromQuery[bool] = False
    ) -> list[p.MyTable]:
        """Tables you host or sit at, the latest first; or those that you have put away."""
        return await put_away.mine(hall, player, archived=archived)

    @post()
    async def open(self, data: JSONBody[TableWish], hall: TheHall, player: Player) -> p.TableInfo:
        """A new table."""
        return (await open_table(hall, player, data)).info()

    @post("/import")
    async def import_table(
        self, data: JSONBody[ImportBody], hall: TheHall, player: Player
    ) -> p.TableInfo:
        """A table from a record or a position."""
        if data.record is not None and data.position is None:
            live = await bring.from_record(hall, player, data.record, data.seats)
        elif data.position is not None and data.record is None:
            live = await bring.from_position(hall, player, data.position, data.seats)
        else:
            raise Refusal("bad_request", "Give either a record or a position.")
        return live.info()

    @get("/{table:str}")
    async def table(
        self, table: TableId, hall: TheHall, person: Anybody, invite: FromQuery[str | None] = None
    ) -> p.TableInfo:
        """A table. A private one without spectators is shown only to its people and to those with a
        link."""
        live = await hall.newest(table)
        must_know(live, person, invite)
        return live.info()

    @delete("/{table:str}", status_code=200)
    async def close(self, table: TableId, hall: TheHall, player: Player) -> Me:
        """Removes a table of yours that has not started, or takes a finished game, or one that you
        play alone, off your list."""
        async with hall.at(table) as live:
            await put_away.remove(hall, live, player)
        return Me(player)

    @post("/{table:str}/sit", status_code=200)
    async def sit(
        self, table: TableId, data: JSONBody[SitBody], hall: TheHall, player: Player
    ) -> p.TableInfo:
        """Takes an open seat: by a link, or any one at a public table."""
        return await done_at(hall, table, seat.sit, player, data.seat, data.invite)

    @post("/{table:str}/get-up", status_code=200)
    async def get_up(self, table: TableId, hall: TheHall, player: Player) -> p.TableInfo:
        """Leaves a table that has not started."""
        return await done_at(hall, table, seat.get_up, player)

    @post("/{table:str}/seats/{number:int}", status_code=200)
    async def give(
        self,
        table: TableId,
        number: SeatNumber,
        data: JSONBody[SeatWish],
        hall: TheHall,
        player: Player,
    ) -> p.TableInfo:
        """Gives a seat to "me", "open" or "bot", which only the host may do."""
        return await done_at(hall, table, seat.give, player, number, data)

    @post("/{table:str}/seats/{number:int}/invite", status_code=200)
    async def invite(
        self, table: TableId, number: SeatNumber, hall: TheHall, player: Player
    ) -> Invitation:
        """A link for an open seat."""
        async with hall.at(table) as live:
            token = await seat.invite(hall, live, player, number)
        return Invitation(table, number, token)

    @post("/{table:str}/swap", status_code=200)
    async def swap(
        self, table: TableId, data: JSONBody[SwapBody], hall: TheHall, player: Player
    ) -> p.TableInfo:
        """Swaps two seats, which only the host may do."""
        return await done_at(hall, table, saga.swap, player, data.one, data.other)

    @post("/{table:str}/start", status_code=200)
    async def start(self, table: TableId, hall: TheHall, player: Player) -> p.TableInfo:
        """Starts the game, which only the host may do."""
        return await done_at(hall, table, start, player)

    @post("/{table:str}/seats/{number:int}/take-over", status_code=200)
    async def take_over(
        self,
        table: TableId,
        number: SeatNumber,
        data: JSONBody[TakeOverBody],
        hall: TheHall,
        player: Player,
    ) -> p.TableInfo:
        """Lets a bot play in your place, or for a player who has run out of time."""
        return await done_at(hall, table, takeover.take_over, player, number, data.bot)

    @post("/{table:str}/seats/{number:int}/give-back", status_code=200)
    async def give_back(
        self, table: TableId, number: SeatNumber, hall: TheHall, player: Player
    ) -> p.TableInfo:
        """Takes your seat back from a bot."""
        return await done_at(hall, table, takeover.give_back, player, number)

    @post("/{table:str}/rematch", status_code=200)
    async def rematch(self, table: TableId, hall: TheHall, player: Player) -> p.TableInfo:
        """The next game of the series."""
        async with hall.at(table) as live:
            next_table = await rematch(hall, live, player)
        return (await hall.table(next_table)).info()


async def infos(hall: Hall, found: Select[Any]) -> list[p.TableInfo]:
    """Lists tables from their rows alone, without replaying a hundred records."""
    query = found.order_by(sql.tables.c.updated.desc()).limit(100)
    async with hall.database.reading() as connection:
        rows = await read_rows(connection, query)
    return [info(row, seats, hall.shelf.find(row.id)) for row, seats in rows]
