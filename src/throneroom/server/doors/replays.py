"""The HTTP interface: looking back at games."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Controller, get, post
from litestar.params import FromQuery, JSONBody, QueryParameter
from msgspec import Meta

from throneroom.kernel import Origin
from throneroom.server import protocol as p
from throneroom.server.doors.params import Anybody, Body, Number, Player, TableId, TheHall, watched
from throneroom.server.play.looks import LogPage
from throneroom.server.play.review import Reviewed
from throneroom.server.refusal import Refusal
from throneroom.server.tables import bring, replay
from throneroom.server.tables.open import SeatWish


class PlayOnBody(Body, frozen=True):
    number: Annotated[int, Meta(ge=0)]
    seats: list[SeatWish] = msgspec.field(default_factory=list)


class ReplaysController(Controller):
    path = "/api/tables"

    @get("/{table:str}/record", media_type="application/jsonl")
    async def record(self, table: TableId, hall: TheHall, person: Anybody) -> bytes:
        """The record of a finished game, as JSON lines."""
        live = await watched(hall, table, person)
        return (await replay.record(hall, live)).to_jsonl().encode()

    @get("/{table:str}/moment")
    async def moment(
        self,
        table: TableId,
        hall: TheHall,
        person: Anybody,
        number: Number = None,
        seat: FromQuery[int | None] = None,
        open_cards: FromQuery[bool] = False,
    ) -> replay.Moment:
        """A finished game at any moment, from any seat or with all cards open."""
        live = await watched(hall, table, person)
        return await replay.moment(hall, live, person, number, seat, open_cards=open_cards)

    @get("/{table:str}/course")
    async def course(
        self, table: TableId, hall: TheHall, person: Anybody, seat: FromQuery[int | None] = None
    ) -> replay.Course:
        """A finished game in numbers, moment by moment."""
        live = await watched(hall, table, person)
        return await replay.course(hall, live, seat)

    @get("/{table:str}/review")
    async def review(
        self, table: TableId, hall: TheHall, person: Anybody, deep: FromQuery[bool] = False
    ) -> Reviewed:
        """A searching bot's review of a finished game: chances and costly decisions. It is computed
        while clients keep asking; `whole` says that it is complete. A deep review takes longer."""
        live = await watched(hall, table, person)
        return await replay.review(hall, live, person, deep=deep)

    @get("/{table:str}/meanwhile")
    async def meanwhile(
        self,
        table: TableId,
        hall: TheHall,
        player: Player,
        seat: FromQuery[int],
        number: Number = None,
    ) -> replay.Moment:
        """The game since your seat's last answer, as that seat saw it."""
        live = await hall.newest(table)
        if seat not in live.seats_of(player.id):
            raise Refusal("not_allowed", "You do not sit there.")
        return await replay.meanwhile(hall, live, seat, number)

    @get("/{table:str}/log")
    async def log(
        self,
        table: TableId,
        hall: TheHall,
        person: Anybody,
        before: Annotated[int, QueryParameter(ge=0)],
        seat: FromQuery[int | None] = None,
    ) -> LogPage:
        """Events before a number, as a seat of yours or a spectator saw them. When you join a long
        game, only its last events are sent."""
        live = await watched(hall, table, person)
        return await replay.log_before(hall, live, person, seat, before)

    @get("/{table:str}/position")
    async def position(
        self, table: TableId, hall: TheHall, person: Anybody, number: Number = None
    ) -> dict[str, Any]:
        """A finished game at any moment, as a position that can be edited and imported."""
        live = await watched(hall, table, person)
        return await replay.position(hall, live, number)

    @post("/{table:str}/play-on")
    async def play_on(
        self, table: TableId, data: JSONBody[PlayOnBody], hall: TheHall, player: Player
    ) -> p.TableInfo:
        """What if? A new table that begins at a moment of a finished game."""
        live = await watched(hall, table, player)
        position, since = await replay.playable(hall, live, data.number)
        origin = Origin(player.name, "table", table, data.number)
        made = await bring.from_moment(
            hall, player, position, since, data.seats, origin, live.seats
        )
        return made.info()
