"""The HTTP interface: playing, for bots that connect over the network."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Literal

from litestar import Controller, get, post
from litestar.params import FromQuery, JSONBody
from litestar.response import Stream

from throneroom.server import protocol as p
from throneroom.server.doors import stream as streaming
from throneroom.server.doors.params import Body, Player, TableId, TheHall
from throneroom.server.tables import answer as answering
from throneroom.server.tables.open import Short
from throneroom.server.tables.propose import here_again
from throneroom.server.tables.standing import set_standing
from throneroom.server.tables.undo import undo
from throneroom.server.tables.why import why_not


class AnswerBody(Body, frozen=True):
    number: int
    keys: str | list[str]
    seat: int | None = None


class UndoBody(Body, frozen=True):
    number: int
    whole: bool = False


class StandingBody(Body, frozen=True):
    seat: int
    reaction: Short
    answer: Literal["always", "never", "turn", "vain", "ask"]


class PlayingController(Controller):
    path = "/api/tables"

    @get("/{table:str}/decisions", media_type="application/x-ndjson")
    async def decisions(
        self, table: TableId, hall: TheHall, player: Player, seat: FromQuery[int | None] = None
    ) -> Stream:
        """The game as your seat sees it: a line of JSON for each change, until the end."""
        streaming.check(hall, await hall.newest(table), player, seat)
        lines: AsyncIterator[bytes] = streaming.decisions(hall, table, player, seat)
        return Stream(lines, media_type="application/x-ndjson")

    @post("/{table:str}/answers", status_code=200)
    async def answer(
        self, table: TableId, data: JSONBody[AnswerBody], hall: TheHall, player: Player
    ) -> p.Accepted:
        """Answers a decision."""
        await answering.not_too_soon(hall, table, data.number)
        async with hall.at(table) as live:
            await answering.answer(hall, live, player.id, data.number, data.keys, data.seat)
            await here_again(hall, live, player.id)
        return p.Accepted(data.number)

    @post("/{table:str}/undo", status_code=200)
    async def undo(
        self, table: TableId, data: JSONBody[UndoBody], hall: TheHall, player: Player
    ) -> p.Accepted:
        """Takes back your last answer."""
        async with hall.at(table) as live:
            await undo(hall, live, player.id, data.number, whole=data.whole)
        return p.Accepted(data.number)

    @get("/{table:str}/why")
    async def why(
        self,
        table: TableId,
        hall: TheHall,
        player: Player,
        number: FromQuery[int],
        what: FromQuery[str],
        seat: FromQuery[int | None] = None,
    ) -> p.Why:
        """The reason why something is not an option of your decision."""
        live = await hall.table(table)
        return p.Why(number, what, why_not(live, player.id, number, what, seat))

    @post("/{table:str}/standing", status_code=200)
    async def standing(
        self, table: TableId, data: JSONBody[StandingBody], hall: TheHall, player: Player
    ) -> StandingBody:
        """Sets your standing answer to a reaction."""
        async with hall.at(table) as live:
            await set_standing(hall, live, player.id, data.seat, data.reaction, data.answer)
        return data
