"""The HTTP interface: sagas, whose games follow from one another."""

from __future__ import annotations

from typing import Annotated, Any

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
    """A line of text from another program, from which to continue."""
    book: dict[str, Any] | None = None
    """A whole book, as it was exported."""


class LineBody(Body, frozen=True):
    game: Short
    line: Line | None = None
    book: dict[str, Any] | None = None
    """A whole book, instead of the line."""


class GoOnBody(Body, frozen=True):
    keep: list[int] | None = None
    """The seats of the last game whose players stay; all of them if left out."""
    seats: list[SeatWish] = msgspec.field(default_factory=list)
    """The players who join them."""


class BranchBody(Body, frozen=True):
    games: Annotated[int, Meta(ge=0)]
    """The number of games after which the new saga branches off."""
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
        row = await saga.begin(hall, player, data.game, data.name, data.line, data.book)
        return await saga.page(hall, row.id, player)

    @post("/read", status_code=200)
    async def read(self, data: JSONBody[LineBody], player: Player) -> saga.ReadLine:
        """The contents of a line of text or a book, before you import it."""
        if data.book is not None:
            return saga.told(data.game, saga.read_book(data.game, data.book))
        return saga.told(data.game, *saga.read_line(data.game, data.line or ""))

    @get("/{id:str}")
    async def page(self, id: SagaId, hall: TheHall, person: Anybody) -> saga.SagaPage:
        """The page about a saga with what everybody may know, for everybody who has its link."""
        return await saga.page(hall, id, person)

    @get("/{id:str}/line")
    async def line(self, id: SagaId, hall: TheHall, player: Player) -> SagaLine:
        """The line of text that other programs read. It contains hidden cards, too."""
        return SagaLine(await saga.line_of(hall, id, player))

    @get("/{id:str}/book")
    async def book(self, id: SagaId, hall: TheHall, player: Player) -> dict[str, Any]:
        """The whole book, to keep as a file. It contains hidden cards, too."""
        return await saga.book_of(hall, id, player)

    @post("/{id:str}/next", status_code=200)
    async def go_on(
        self, id: SagaId, data: JSONBody[GoOnBody], hall: TheHall, player: Player
    ) -> p.TableInfo:
        """The table of the next game."""
        return (await saga.go_on(hall, id, player, data.keep, data.seats)).info()

    @post("/{id:str}/branch")
    async def branch(
        self, id: SagaId, data: JSONBody[BranchBody], hall: TheHall, player: Player
    ) -> saga.SagaPage:
        """A saga of your own that continues after one of another saga's games."""
        row = await saga.branch(hall, player, id, data.games, data.name)
        return await saga.page(hall, row.id, player)

    @post("/{id:str}/name", status_code=200)
    async def rename(
        self, id: SagaId, data: JSONBody[NameBody], hall: TheHall, player: Player
    ) -> saga.SagaPage:
        """Renames the saga."""
        await saga.rename(hall, id, player, data.name)
        return await saga.page(hall, id, player)

    @delete("/{id:str}", status_code=200)
    async def remove(self, id: SagaId, hall: TheHall, player: Player) -> Me:
        """Deletes the saga, which only its host may do; its games stay."""
        await saga.remove(hall, id, player)
        return Me(player)
