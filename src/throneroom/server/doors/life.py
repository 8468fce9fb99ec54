"""The HTTP interface: how tables end, and how people put them away."""

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
    """The seat for a bot to play."""


class ConsentBody(Body, frozen=True):
    agree: bool


class ArchiveBody(Body, frozen=True):
    tables: Annotated[list[Short], Meta(max_length=TABLES_AT_ONCE)]
    archived: bool = True


class Count(msgspec.Struct, frozen=True):
    tables: int
    """The number of tables that were changed."""


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
        """Ends the game because the only other player has run out of time."""
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
        """Agrees to the proposal or declines it; withdraws it if it is your own."""
        return await done_at(hall, table, propose.consent, player, agree=data.agree)

    @post("/{table:str}/remind", status_code=200)
    async def remind(self, table: TableId, hall: TheHall, player: Player) -> p.TableInfo:
        """Reminds the players whose answers are awaited, once a day per table."""
        return await done_at(hall, table, remind, player)

    @post("/{table:str}/leave", status_code=200)
    async def leave(self, table: TableId, hall: TheHall, player: Player) -> Count:
        """Leaves the table. Before the start your seat becomes free; in a game with others a bot
        plays for you until you come back."""
        async with hall.at(table) as live:
            await put_away.leave(hall, live, player)
        return Count(1)

    @post("/archive", status_code=200)
    async def archive(self, data: JSONBody[ArchiveBody], hall: TheHall, player: Player) -> Count:
        """Archives tables of yours, or takes them out of the archive."""
        return Count(await put_away.archive(hall, player, data.tables, archived=data.archived))

    @post("/sweep", status_code=200)
    async def sweep(self, hall: TheHall, player: Player) -> Count:
        """Deletes all unfinished games that you play alone."""
        return Count(await put_away.sweep(hall, player))
