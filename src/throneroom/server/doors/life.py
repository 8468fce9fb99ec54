"""The HTTP interface: how tables end, and where they go then."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from litestar import Controller, post
from litestar.params import JSONBody
from msgspec import Meta

from throneroom.server import protocol as p
from throneroom.server.doors.params import (
    Body,
    Player,
    SeatNumber,
    TableId,
    TheHall,
    done_at,
)
from throneroom.server.tables import propose, put_away
from throneroom.server.tables.open import BotSpec, Short
from throneroom.server.tables.remind import remind
from throneroom.server.tables.resign import resign
from throneroom.server.tables.takeover import end_by_time

TABLES_AT_ONCE = 500


class ResignBody(Body, frozen=True):
    bot: BotSpec | None = None
    """The bot that plays on; if left out, one that suits the table."""


class ProposeBody(Body, frozen=True):
    kind: Literal["stop", "abandon", "take_over"]
    seat: int | None = None
    """The seat that a bot is to play."""


class ConsentBody(Body, frozen=True):
    agree: bool


class ArchiveBody(Body, frozen=True):
    tables: Annotated[list[Short], Meta(max_length=TABLES_AT_ONCE)]
    archived: bool = True


class Count(msgspec.Struct, frozen=True):
    tables: int
    """The number of tables that it was done to."""


class LifeController(Controller):
    path = "/api/tables"

    @post("/{table:str}/seats/{number:int}/resign", status_code=200)
    async def resign(
        self,
        table: TableId,
        number: SeatNumber,
        data: JSONBody[ResignBody],
        hall: TheHall,
        player: Player,
    ) -> p.TableInfo:
        """Gives up your seat, for good."""
        return await done_at(hall, table, resign, player, number, data.bot)

    @post("/{table:str}/seats/{number:int}/time-out", status_code=200)
    async def time_out(
        self, table: TableId, number: SeatNumber, hall: TheHall, player: Player
    ) -> p.TableInfo:
        """Ends the game, because the time of the only other player is out."""
        return await done_at(hall, table, end_by_time, player, number)

    @post("/{table:str}/propose", status_code=200)
    async def propose(
        self, table: TableId, data: JSONBody[ProposeBody], hall: TheHall, player: Player
    ) -> p.TableInfo:
        """Proposes to stop the game as it stands, to abandon it without a result, or to let a bot
        play for somebody."""
        return await done_at(hall, table, propose.propose, player, data.kind, data.seat)

    @post("/{table:str}/consent", status_code=200)
    async def consent(
        self, table: TableId, data: JSONBody[ConsentBody], hall: TheHall, player: Player
    ) -> p.TableInfo:
        """Agrees to what was proposed, or declines it; takes back your own proposal."""
        return await done_at(hall, table, propose.consent, player, agree=data.agree)

    @post("/{table:str}/remind", status_code=200)
    async def remind(self, table: TableId, hall: TheHall, player: Player) -> p.TableInfo:
        """Reminds those who are awaited, once a day and table."""
        return await done_at(hall, table, remind, player)

    @post("/{table:str}/leave", status_code=200)
    async def leave(self, table: TableId, hall: TheHall, player: Player) -> Count:
        """Goes away: your seat is free before the start, a bot's in a game with others until you
        come back."""
        async with hall.at(table) as live:
            await put_away.leave(hall, live, player)
        return Count(1)

    @post("/archive", status_code=200)
    async def archive(self, data: JSONBody[ArchiveBody], hall: TheHall, player: Player) -> Count:
        """Puts tables of yours away, or takes them out again."""
        return Count(await put_away.archive(hall, player, data.tables, archived=data.archived))

    @post("/sweep", status_code=200)
    async def sweep(self, hall: TheHall, player: Player) -> Count:
        """Deletes all unfinished games that you play alone."""
        return Count(await put_away.sweep(hall, player))
