"""The HTTP interface."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Annotated, Any, Literal

import msgspec
from litestar import Controller, Request, Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from litestar.response import Stream
from msgspec import Meta
from sqlalchemy import Select, select

import throneroom
from throneroom import bots, registry
from throneroom.kernel import Origin, UnknownGame
from throneroom.server import protocol as p
from throneroom.server.doors import security
from throneroom.server.doors import stream as streaming
from throneroom.server.doors.security import address
from throneroom.server.hall.hall import Hall
from throneroom.server.hall.live_table import LiveTable, info
from throneroom.server.people.accounts import COOKIE, People, Person
from throneroom.server.people.names import likeness
from throneroom.server.play.looks import LogPage
from throneroom.server.play.review import Reviewed
from throneroom.server.push.devices import forget_session
from throneroom.server.refusal import Refusal
from throneroom.server.storage import sql
from throneroom.server.storage.archive import read_rows
from throneroom.server.storage.bus import News
from throneroom.server.tables import answer as answering
from throneroom.server.tables import bring, put_away, replay, seat, takeover
from throneroom.server.tables.open import SeatWish, Short, TableWish, open_table
from throneroom.server.tables.propose import here_again
from throneroom.server.tables.rematch import rematch
from throneroom.server.tables.standing import set_standing
from throneroom.server.tables.start import start
from throneroom.server.tables.undo import undo
from throneroom.server.tables.why import why_not

YEAR = 365 * 24 * 3600


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The body of a request."""


class NameBody(Body, frozen=True):
    name: Short


class PasswordBody(Body, frozen=True):
    password: Short
    old: Short | None = None
    """The present password, where one is set."""


class EnterBody(Body, frozen=True):
    name: Short
    password: Short


class SitBody(Body, frozen=True):
    seat: int | None = None
    invite: Short | None = None


class SwapBody(Body, frozen=True):
    one: int
    other: int


class TakeOverBody(Body, frozen=True):
    bot: Short | None = None
    """For your own seat. A bot that others let play is a decent one."""


class PlayOnBody(Body, frozen=True):
    number: Annotated[int, Meta(ge=0)]
    seats: list[SeatWish] = []


class ImportBody(Body, frozen=True):
    """A record as JSON lines, or a position."""

    record: str | None = None
    position: dict[str, Any] | None = None
    seats: list[SeatWish] = []


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
    answer: Literal["always", "never", "ask"]


class GameInfo(msgspec.Struct, frozen=True):
    slug: str
    rules_version: int
    bots: list[str]
    options: dict[str, Any]
    """The JSON schema of its options."""


class Token(msgspec.Struct, frozen=True):
    token: str


class Invitation(msgspec.Struct, frozen=True):
    table: str
    seat: int
    invite: str


class Me(msgspec.Struct, frozen=True, omit_defaults=True):
    person: Person | None
    address: str | None = None
    """What links for others begin with, where the address of your page would not lead them here.
    It comes with `GET /api/me` only."""


TableId = FromPath[str]
SeatNumber = FromPath[int]
Number = Annotated[int | None, QueryParameter(ge=0)]

TheHall = NamedDependency[Hall]
ThePeople = NamedDependency[People]
Anybody = NamedDependency[Person | None]
Player = NamedDependency[Person]
"""A person, identified by cookie or by token."""
Owner = NamedDependency[Person]
"""A person, identified by cookie."""


def must_know(live: LiveTable, person: Person | None, invite: str | None = None) -> None:
    known = live.may_know(person.id if person is not None else None)
    if invite is not None and not (known and person and live.seats_of(person.id)):
        seat.must_open(live, invite)
    elif not known:
        raise Refusal("not_allowed", "This table is private.")


def must_watch(live: LiveTable, person: Person | None) -> None:
    if not live.may_watch(person.id if person is not None else None):
        raise Refusal("not_allowed", "This table is not for spectators.")


class MeController(Controller):
    path = "/api/me"

    @get()
    async def me(self, person: Anybody, request: Request[Any, Any, Any]) -> Me:
        """Who you are here."""
        return Me(person, security.address_for_links(request))

    @post(status_code=200)
    async def name_me(
        self,
        data: JSONBody[NameBody],
        person: Anybody,
        people: ThePeople,
        request: Request[Any, Any, Any],
    ) -> Response[Me]:
        """Names a new guest, or renames a known person."""
        if person is not None:
            owner = await security.owner(request, people)
            return await signed_in(await people.rename(owner, data.name), people, request)
        request.app.state.guests.check(request)
        return await signed_in(await people.welcome(data.name), people, request)

    @post("/password", status_code=200)
    async def protect(
        self,
        data: JSONBody[PasswordBody],
        owner: Owner,
        people: ThePeople,
        hall: TheHall,
        request: Request[Any, Any, Any],
    ) -> Response[Me]:
        """Protects your name with a password. Other devices must sign in again; tokens end."""
        session = security.session_of(request)
        news = News(hall.process, "", owner.id, here=False, but=session)
        async with request.app.state.guesses.one_more(address(request), likeness(owner.name)):
            person = await people.protect(owner, data.password, data.old, news)
        hall.presence.end_sessions(owner.id, but=session)
        response = await signed_in(person, people, request)
        await hall.presence.renew(owner.id, session, security.mark(response.cookies[0].value))
        return response

    @post("/enter", status_code=200)
    async def enter(
        self, data: JSONBody[EnterBody], people: ThePeople, request: Request[Any, Any, Any]
    ) -> Response[Me]:
        """Signs in with a protected name."""
        async with request.app.state.guesses.one_more(address(request), likeness(data.name)):
            person = await people.enter(data.name, data.password)
        return await signed_in(person, people, request)

    @post("/leave", status_code=200)
    async def leave(self, hall: TheHall, request: Request[Any, Any, Any]) -> Response[Me]:
        """Signs you out on this device. You are not called on it any more."""
        if session := security.session_of(request):
            await forget_session(hall.database, session)
        response = Response(Me(None))
        response.delete_cookie(COOKIE, path="/")
        return response

    @post("/tokens")
    async def new_token(self, owner: Owner, people: ThePeople) -> Token:
        """A token for a bot of yours. It is shown this once."""
        return Token(await people.new_token(owner))

    @delete("/tokens", status_code=200)
    async def drop_tokens(self, owner: Owner, people: ThePeople) -> Me:
        """Drops all your tokens."""
        await people.drop_tokens(owner)
        return Me(owner)


async def signed_in(
    person: Person, people: People, request: Request[Any, Any, Any]
) -> Response[Me]:
    secure = request.app.state.settings.secure_cookies or request.scope["scheme"] == "https"
    cookie = Cookie(
        key=COOKIE,
        value=await people.cookie(person),
        httponly=True,
        samesite="lax",
        secure=secure,
        max_age=YEAR,
        path="/",
    )
    return Response(Me(person), cookies=[cookie])


class GamesController(Controller):
    path = "/api/games"

    @get(sync_to_thread=False)
    def games(self) -> list[GameInfo]:
        return [
            GameInfo(
                slug=slug,
                rules_version=game.rules_version,
                bots=list(bots.names(game)),
                options=msgspec.json.schema(game.Options),
            )
            for slug, game in registry.games().items()
        ]

    @get("/{slug:str}/schema", sync_to_thread=False)
    def schema(self, slug: FromPath[str]) -> dict[str, Any]:
        """The JSON schema of a game's options, view, events, questions and outcome."""
        try:
            return throneroom.schema(slug)
        except UnknownGame as error:
            raise Refusal("not_found", str(error)) from None


@get("/api/protocol", sync_to_thread=False)
def protocol_schema() -> dict[str, Any]:
    """The JSON schema of what is said over a table's WebSocket."""
    return p.schema()


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
        """A table: a private one without spectators for those who belong there or have a link."""
        live = await hall.newest(table)
        must_know(live, person, invite)
        return live.info()

    @delete("/{table:str}", status_code=200)
    async def close(self, table: TableId, hall: TheHall, player: Player) -> Me:
        """Takes away a table of yours that has not started; takes a game off your list that is over
        or that you play alone."""
        async with hall.at(table) as live:
            await put_away.remove(hall, live, player)
        return Me(player)

    @post("/{table:str}/sit", status_code=200)
    async def sit(
        self, table: TableId, data: JSONBody[SitBody], hall: TheHall, player: Player
    ) -> p.TableInfo:
        """Takes an open seat: by a link, or any at a public table."""
        async with hall.at(table) as live:
            await seat.sit(hall, live, player, data.seat, data.invite)
            return live.info()

    @post("/{table:str}/get-up", status_code=200)
    async def get_up(self, table: TableId, hall: TheHall, player: Player) -> p.TableInfo:
        """Leaves a table that has not started."""
        async with hall.at(table) as live:
            await seat.get_up(hall, live, player)
            return live.info()

    @post("/{table:str}/seats/{number:int}", status_code=200)
    async def give(
        self,
        table: TableId,
        number: SeatNumber,
        data: JSONBody[SeatWish],
        hall: TheHall,
        player: Player,
    ) -> p.TableInfo:
        """The host decides who gets a seat: "me", "open" or "bot"."""
        async with hall.at(table) as live:
            await seat.give(hall, live, player, number, data)
            return live.info()

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
        """The host lets two seats change places."""
        async with hall.at(table) as live:
            await seat.swap(hall, live, player, data.one, data.other)
            return live.info()

    @post("/{table:str}/start", status_code=200)
    async def start(self, table: TableId, hall: TheHall, player: Player) -> p.TableInfo:
        """The host starts the game."""
        async with hall.at(table) as live:
            await start(hall, live, player)
            return live.info()

    @post("/{table:str}/seats/{number:int}/take-over", status_code=200)
    async def take_over(
        self,
        table: TableId,
        number: SeatNumber,
        data: JSONBody[TakeOverBody],
        hall: TheHall,
        player: Player,
    ) -> p.TableInfo:
        """Lets a bot play in your place, or in the place of a player whose time is out."""
        async with hall.at(table) as live:
            await takeover.take_over(hall, live, player, number, data.bot)
            return live.info()

    @post("/{table:str}/seats/{number:int}/give-back", status_code=200)
    async def give_back(
        self, table: TableId, number: SeatNumber, hall: TheHall, player: Player
    ) -> p.TableInfo:
        """Takes your seat back from a bot."""
        async with hall.at(table) as live:
            await takeover.give_back(hall, live, player, number)
            return live.info()

    @post("/{table:str}/rematch", status_code=200)
    async def rematch(self, table: TableId, hall: TheHall, player: Player) -> p.TableInfo:
        """The next game of the series."""
        async with hall.at(table) as live:
            next_table = await rematch(hall, live, player)
        return (await hall.table(next_table)).info()

    @get("/{table:str}/record", media_type="application/jsonl")
    async def record(self, table: TableId, hall: TheHall, person: Anybody) -> bytes:
        """The record of a finished game, as JSON lines."""
        live = await hall.table(table)
        must_watch(live, person)
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
        """A finished game at any moment, from any seat or with open cards."""
        live = await hall.table(table)
        must_watch(live, person)
        return await replay.moment(hall, live, number, seat, open_cards=open_cards)

    @get("/{table:str}/course")
    async def course(
        self, table: TableId, hall: TheHall, person: Anybody, seat: FromQuery[int | None] = None
    ) -> replay.Course:
        """A finished game in numbers, moment by moment."""
        live = await hall.table(table)
        must_watch(live, person)
        return await replay.course(hall, live, seat)

    @get("/{table:str}/review")
    async def review(
        self, table: TableId, hall: TheHall, person: Anybody, deep: FromQuery[bool] = False
    ) -> Reviewed:
        """A search's review of a finished game: chances, costly decisions. It is worked out while
        clients keep asking; `whole` says that it is complete. A deep one takes longer."""
        live = await hall.table(table)
        must_watch(live, person)
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
        """A running game since your seat last answered, as that seat saw it."""
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
        """Events before a number, as a seat of yours or a spectator saw them. Of a long game, only
        the last ones are sent when you come."""
        live = await hall.table(table)
        must_watch(live, person)
        return await replay.log_before(hall, live, person, seat, before)

    @get("/{table:str}/position")
    async def position(
        self, table: TableId, hall: TheHall, person: Anybody, number: Number = None
    ) -> dict[str, Any]:
        """A finished game at any moment, as a position that can be edited and imported."""
        live = await hall.table(table)
        must_watch(live, person)
        return await replay.position(hall, live, number)

    @post("/{table:str}/play-on")
    async def play_on(
        self, table: TableId, data: JSONBody[PlayOnBody], hall: TheHall, player: Player
    ) -> p.TableInfo:
        """What if? A new table that begins at a moment of a finished game."""
        live = await hall.table(table)
        must_watch(live, player)
        position = await replay.playable(hall, live, data.number)
        origin = Origin(player.name, "table", table, data.number)
        return (await bring.from_position(hall, player, position, data.seats, origin)).info()

    # For bots

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
        """Takes your last answer back."""
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
        """Why something is not an option of your decision."""
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


async def infos(hall: Hall, found: Select[Any]) -> list[p.TableInfo]:
    """Lists tables from their rows: a hundred records are not replayed for that."""
    query = found.order_by(sql.tables.c.updated.desc()).limit(100)
    async with hall.database.reading() as connection:
        rows = await read_rows(connection, query)
    return [info(row, seats, hall.shelf.find(row.id)) for row, seats in rows]
