"""The HTTP interface: sagas, whose games follow from one another."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Controller, delete, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from throneroom.server import protocol as p
from throneroom.server.doors.me import Me
from throneroom.server.doors.params import Anybody, Body, Player, TheHall
from throneroom.server.tables import saga
from throneroom.server.tables.open import SeatWish, Short

Line = Annotated[str, Meta(max_length=10_000)]
SagaId = FromPath[str]


class SagaBody(Body, frozen=True):
    game: Short
    name: Short = ""
    line: Line | None = None
    """A line of text that another program wrote, to go on from."""


class LineBody(Body, frozen=True):
    game: Short
    line: Line


class GoOnBody(Body, frozen=True):
    seats: list[SeatWish] = msgspec.field(default_factory=list)
    """If left out, everybody sits where they sat."""


class BranchBody(Body, frozen=True):
    games: Annotated[int, Meta(ge=0)]
    """After how many of its games the new saga goes its own way."""
    name: Short = ""


class NameBody(Body, frozen=True):
    name: Short


class SagaLine(msgspec.Struct, frozen=True):
    line: str


class SagasController(Controller):
    path = "/api/sagas"

    @get("/mine")
    async def mine(self, hall: TheHall, player: Player) -> list[saga.SagaInfo]:
        """The sagas that you keep or play, the latest first."""
        return await saga.mine(hall, player)

    @post()
    async def begin(self, data: JSONBody[SagaBody], hall: TheHall, player: Player) -> saga.SagaPage:
        """A new saga."""
        row = await saga.begin(hall, player, data.game, data.name, data.line)
        return await saga.page(hall, row.id, player)

    @post("/read", status_code=200)
    async def read(self, data: JSONBody[LineBody], player: Player) -> saga.ReadLine:
        """What a line of text holds, before you take it in."""
        book, mended = saga.read_line(data.game, data.line)
        return saga.ReadLine(book["name"], saga.saga_of(data.game).page(book), mended)

    @get("/{id:str}")
    async def page(self, id: SagaId, hall: TheHall, person: Anybody) -> saga.SagaPage:
        """All that everybody may know of a saga, for whoever has its link."""
        return await saga.page(hall, id, person)

    @get("/{id:str}/line")
    async def line(self, id: SagaId, hall: TheHall, player: Player) -> SagaLine:
        """The line of text that other programs read. It tells hidden cards, too."""
        return SagaLine(await saga.line_of(hall, id, player))

    @post("/{id:str}/next", status_code=200)
    async def go_on(
        self, id: SagaId, data: JSONBody[GoOnBody], hall: TheHall, player: Player
    ) -> p.TableInfo:
        """The table of the next game."""
        return (await saga.go_on(hall, id, player, data.seats)).info()

    @post("/{id:str}/branch")
    async def branch(
        self, id: SagaId, data: JSONBody[BranchBody], hall: TheHall, player: Player
    ) -> saga.SagaPage:
        """A saga of your own that goes on from after one of its games."""
        row = await saga.branch(hall, player, id, data.games, data.name)
        return await saga.page(hall, row.id, player)

    @post("/{id:str}/name", status_code=200)
    async def rename(
        self, id: SagaId, data: JSONBody[NameBody], hall: TheHall, player: Player
    ) -> saga.SagaPage:
        """Calls it by another name."""
        await saga.rename(hall, id, player, data.name)
        return await saga.page(hall, id, player)

    @delete("/{id:str}", status_code=200)
    async def remove(self, id: SagaId, hall: TheHall, player: Player) -> Me:
        """Its host gives it up; games that were played stay."""
        await saga.remove(hall, id, player)
        return Me(player)
