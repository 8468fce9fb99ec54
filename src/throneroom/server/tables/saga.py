"""Sagas: games that follow from one another, and their book.

The tables hold the truth. A book is made from the finished ones and written when somebody reads it,
so if a server is killed at any point, the next reader gets the same book.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import msgspec
import structlog
from sqlalchemy import delete, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from throneroom import bots
from throneroom.kernel import AnyGame, Chance, Message, Saga, Sequel, ThroneroomError
from throneroom.registry import game as find_game
from throneroom.registry import saga as find_saga
from throneroom.server.hall.hall import Hall, new_table_id
from throneroom.server.hall.live_table import LiveTable
from throneroom.server.people.accounts import Person
from throneroom.server.people.names import clean
from throneroom.server.people.seating import all_called, name_bots
from throneroom.server.refusal import Refusal
from throneroom.server.storage import sql
from throneroom.server.storage.archive import as_values, read_rows, write_table
from throneroom.server.storage.entries import replay
from throneroom.server.storage.rows import SeatRow, TableRow, beginning
from throneroom.server.storage.times import Clock
from throneroom.server.tables import chance
from throneroom.server.tables.open import (
    SeatWish,
    TableWish,
    check_names,
    check_room,
    new_row,
    read_seats,
)
from throneroom.server.tables.seat import again
from throneroom.server.tables.seat import swap as swap_seats

log = structlog.get_logger()

NAME_LENGTH = 60
TRIES = 3
FIRST_PLAYERS = 4
"""The number of players of a first game without wishes."""


@dataclass(slots=True)
class SagaRow:
    id: str
    game: str
    name: str
    host: str
    book: dict[str, Any]
    told: list[str | None]
    """The table of each game in the book; None for imported games."""
    root: str
    """The saga at the root of its branches; its own id if it is not a branch."""
    version: int
    created: float
    updated: float


class SagaInfo(msgspec.Struct, frozen=True):
    id: str
    game: str
    name: str
    host: str
    games: int
    """The number of games in its book."""
    number: int
    """The number of the next game; an imported book may leave out earlier games."""
    table: str | None
    """The table of its current game, if there is one."""
    updated: float


class PlayedGame(msgspec.Struct, frozen=True):
    table: str | None
    """The game's table; None if the game was imported or its table is gone."""
    day: float | None
    """The time at which it began, in seconds since 1970."""


class SagaSeat(msgspec.Struct, frozen=True):
    kind: str
    name: str
    names: dict[str, str]
    """The names by language, for languages in which they may differ."""


class SagaPage(SagaInfo, frozen=True):
    page: Any
    """The page with what everybody may know; its content is up to the game."""
    played: list[PlayedGame]
    """The games in its book."""
    seats: list[SagaSeat]
    """The seats of the last game, whose players may play the next one."""
    places: list[str]
    """The names of those who have places in the next game, by seat; empty if their number is
    free."""
    mine: bool
    """Whether you are one of its people."""
    same_people: bool
    """Whether everybody keeps their seat until it ends."""
    players: tuple[int, int] | None
    """The fewest and the most players; None if these are the numbers of its games."""
    next: str | None
    """The next game; None once the saga has ended."""
    resting: bool
    """Whether its people may see its hidden cards: no game of it or of a branch is being played."""


class ReadLine(msgspec.Struct, frozen=True):
    """The contents of a line of text, before it is imported."""

    name: str
    page: Any
    corrected: list[Message]


def saga_of(slug: str) -> Saga:
    found = find_saga(slug)
    if found is not None:
        return found
    try:
        find_game(slug)
    except ThroneroomError as error:
        raise Refusal.of(error) from None
    raise Refusal("bad_request", "This game has no saga.", Message("refused-no-saga"))


# Beginning


async def begin(
    hall: Hall, person: Person, slug: str, name: str, line: str | None, book: Any = None
) -> SagaRow:
    """A new saga, from a line of text or a whole book if one is given."""
    saga = saga_of(slug)
    if book is not None:
        made = read_book(slug, book)
    elif line is not None:
        made = read_line(slug, line)[0]
    else:
        made = saga.begin("")
    title = _title(name or made.get("name", ""))
    told: list[str | None] = [None] * saga.games(made)
    return await _write(hall, person, slug, saga.rename(made, title), told)


def read_line(slug: str, line: str) -> tuple[dict[str, Any], list[Message]]:
    try:
        read = saga_of(slug).read(line)
    except Refusal:
        raise
    except ThroneroomError as error:
        raise Refusal.of(error, "bad_saga") from None
    if read is None:
        raise Refusal("bad_request", "This game has no such lines.", Message("refused-no-line"))
    return read.book, read.corrected


def read_book(slug: str, book: Any) -> dict[str, Any]:
    try:
        return saga_of(slug).bring(book)
    except Refusal:
        raise
    except ThroneroomError as error:
        raise Refusal.of(error, "bad_saga") from None


def told(slug: str, book: dict[str, Any], corrected: Sequence[Message] = ()) -> ReadLine:
    return ReadLine(book["name"], saga_of(slug).page(book), list(corrected))


async def branch(hall: Hall, person: Person, id: str, games: int, name: str) -> SagaRow:
    """A saga of one's own that branches off from another after a number of its games."""
    row = await keep(hall, id)
    await must_belong(hall, row, person)
    saga = saga_of(row.game)
    total = saga.games(row.book)
    if not 0 <= games <= total:
        raise Refusal("bad_request", "There is no such game in this saga.")
    book = saga.rename(saga.until(row.book, games), _title(name or row.name))
    if saga.write(book) is not None:
        await _must_rest(hall, row.root)
    return await _write(hall, person, row.game, book, row.told[:games], row.root)


async def _write(
    hall: Hall,
    person: Person,
    slug: str,
    book: dict[str, Any],
    told: list[str | None],
    root: str | None = None,
) -> SagaRow:
    now, id = time.time(), new_table_id()
    row = SagaRow(id, slug, book["name"], person.id, book, told, root or id, 0, now, now)
    async with hall.database.writing() as connection:
        hosted = select(sql.sagas.c.id).where(sql.sagas.c.host == person.id)
        count = len((await connection.execute(hosted)).all())
        if count >= hall.settings.limits.tables_per_person:
            english = "You keep too many sagas; delete some first."
            raise Refusal("too_many", english, Message("refused-sagas"))
        await connection.execute(insert(sql.sagas).values(**as_values(row)))
    return row


def _title(name: str) -> str:
    return clean(name[: 8 * NAME_LENGTH])[:NAME_LENGTH].strip() or "Saga"


# The book


async def keep(hall: Hall, id: str) -> SagaRow:
    """A saga, with all finished games in its book. Raises `Refusal`."""
    for _ in range(TRIES):
        row = await _read(hall, id)
        fresh = await _tell(hall, row)
        if fresh is row:
            return row
        changes = {"book": fresh.book, "told": fresh.told, "updated": fresh.updated}
        columns = sql.sagas.c
        async with hall.database.writing() as connection:
            stored = await connection.execute(
                update(sql.sagas)
                .where(columns.id == id, columns.version == row.version)
                .values(version=row.version + 1, **changes)
            )
        if stored.rowcount == 1:
            return replace(fresh, version=row.version + 1)
    raise Refusal("unavailable", "The saga is being written; try again.")


async def _read(hall: Hall, id: str) -> SagaRow:
    async with hall.database.reading() as connection:
        found = (await connection.execute(select(sql.sagas).where(sql.sagas.c.id == id))).first()
    if found is None:
        raise Refusal("not_found", "There is no such saga.", Message("refused-saga-gone"))
    return SagaRow(**found._mapping)


async def _tell(hall: Hall, row: SagaRow) -> SagaRow:
    """Adds finished games that the book does not have yet, in the order of their tables. Games that
    were stopped before their end are left out."""
    tables = sql.tables.c
    query = (
        select(sql.tables)
        .where(tables.saga == row.id, tables.status == "finished", tables.ending.is_(None))
        .order_by(tables.created)
    )
    async with hall.database.reading() as connection:
        rows = await read_rows(connection, query)
    told = row
    for one, seats in rows:
        if one.id not in row.told:
            told = await _with_game(hall, told, one, seats)
    return told


async def _with_game(hall: Hall, row: SagaRow, table: TableRow, seats: list[SeatRow]) -> SagaRow:
    game = find_game(table.game)
    try:
        entries = await hall.entries(table.id)
        match = (await replay(beginning(game, table, seats), entries)).match
        book = saga_of(row.game).after(row.book, match)
    except ThroneroomError as error:  # it was played under rules that are no longer known
        log.warning("saga_without_game", saga=row.id, table=table.id, error=str(error))
        return row
    return replace(row, book=book, told=[*row.told, table.id], updated=table.updated)


async def page(hall: Hall, id: str, person: Person | None) -> SagaPage:
    row = await keep(hall, id)
    found = await _info(hall, row)
    mine = person is not None and await _belongs(hall, row, person)
    last = await _last(hall, row)
    saga = saga_of(row.game)
    return SagaPage(
        **msgspec.structs.asdict(found),
        page=saga.page(row.book),
        played=await _played(hall, row.told),
        seats=_seats(*last) if last else [],
        places=saga.places(row.book),
        mine=mine,
        same_people=saga.same_people,
        players=saga.players,
        next=saga.next_game(row.book, row.game),
        resting=not await _is_in_play(hall, row.root),
    )


def _seats(table: TableRow, seats: list[SeatRow]) -> list[SagaSeat]:
    called = all_called(table.game, seats)
    return [
        SagaSeat(seat.kind, one.name or "", one.names)
        for seat, one in zip(seats, called, strict=True)
    ]


async def _played(hall: Hall, told: list[str | None]) -> list[PlayedGame]:
    tables = sql.tables.c
    query = select(tables.id, tables.created).where(tables.id.in_([id for id in told if id]))
    async with hall.database.reading() as connection:
        days = {row.id: row.created for row in (await connection.execute(query)).all()}
    return [PlayedGame(id if id in days else None, days.get(id)) for id in told]


async def _info(hall: Hall, row: SagaRow) -> SagaInfo:
    current = await _current(hall, row.id)
    saga = saga_of(row.game)
    return SagaInfo(
        row.id,
        row.game,
        row.name,
        row.host,
        saga.games(row.book),
        saga.number(row.book),
        current,
        row.updated,
    )


async def _current(hall: Hall, id: str) -> str | None:
    """The table of a saga's current game: one that is open or running."""
    tables = sql.tables.c
    query = select(tables.id).where(tables.saga == id, tables.status != "finished")
    async with hall.database.reading() as connection:
        return (await connection.execute(query.order_by(tables.created))).scalar()


async def mine(hall: Hall, person: Person) -> list[SagaInfo]:
    """The sagas that a person keeps or plays, the latest first."""
    sagas, tables, seats = sql.sagas.c, sql.tables.c, sql.seats.c
    played = (
        select(tables.saga)
        .join(sql.seats, seats.table == tables.id)
        .where(seats.person == person.id, tables.saga.is_not(None))
    )
    query = (
        select(sagas.id)
        .where(or_(sagas.host == person.id, sagas.id.in_(played)))
        .order_by(sagas.updated.desc())
        .limit(hall.settings.limits.tables_listed)
    )
    async with hall.database.reading() as connection:
        ids = list((await connection.execute(query)).scalars())
    return [await _info(hall, await keep(hall, id)) for id in ids]


async def _belongs(hall: Hall, row: SagaRow, person: Person) -> bool:
    """Whether a person began the saga or sat at one of its tables."""
    if row.host == person.id:
        return True
    tables, seats = sql.tables.c, sql.seats.c
    query = (
        select(seats.table)
        .join(sql.tables, seats.table == tables.id)
        .where(tables.saga == row.id, seats.person == person.id)
    )
    async with hall.database.reading() as connection:
        return (await connection.execute(query)).first() is not None


async def must_belong(hall: Hall, row: SagaRow, person: Person) -> None:
    if not await _belongs(hall, row, person):
        raise Refusal("not_allowed", "You are not one of its people.", Message("refused-not-ours"))


async def must_not_tell(hall: Hall, table: TableRow) -> None:
    """Raises `Refusal` while a game of the table's saga is being played, because the record of a
    game, and positions from it, tell what is hidden in the next one."""
    if table.saga is not None:
        row = await _read(hall, table.saga)
        if saga_of(row.game).secrets:
            await _must_rest(hall, row.root)


async def still_hidden(hall: Hall, table: TableRow) -> frozenset[str]:
    """The cards of a table's saga that lie hidden in its world now, or in that of a branch."""
    if table.saga is None:
        return frozenset()
    row = await _read(hall, table.saga)
    if not saga_of(row.game).secrets:
        return frozenset()
    root = row.root
    async with hall.database.reading() as connection:
        query = select(sql.sagas.c.id).where(sql.sagas.c.root == root)
        ids = list((await connection.execute(query)).scalars())
    books = [(await keep(hall, id)).book for id in ids]
    return frozenset().union(*(saga_of(row.game).hidden(book) for book in books))


async def _must_rest(hall: Hall, root: str) -> None:
    """Raises `Refusal` while a game of the saga or of a branch is being played. The state of the
    world when a game begins shows its hidden cards, and branches begin in the same world."""
    if await _is_in_play(hall, root):
        english = "A game of this saga is in play; it has to end first."
        raise Refusal("not_now", english, Message("refused-saga-running"))


async def _is_in_play(hall: Hall, root: str) -> bool:
    tables, sagas = sql.tables.c, sql.sagas.c
    query = (
        select(tables.id)
        .join(sql.sagas, sagas.id == tables.saga)
        .where(sagas.root == root, tables.status == "running")
        .limit(1)
    )
    async with hall.database.reading() as connection:
        return (await connection.execute(query)).first() is not None


async def line_of(hall: Hall, id: str, person: Person) -> str:
    """The saga's line of text, only for its people because it shows hidden cards."""
    row = await _told_whole(hall, id, person)
    try:
        line = saga_of(row.game).write(row.book)
    except ThroneroomError as error:
        raise Refusal.of(error) from None
    if line is None:
        raise Refusal("not_now", "Nothing has happened in it yet.", Message("refused-saga-empty"))
    return line


async def book_of(hall: Hall, id: str, person: Person) -> dict[str, Any]:
    """The saga's whole book, only for its people because it shows hidden cards."""
    return (await _told_whole(hall, id, person)).book


async def _told_whole(hall: Hall, id: str, person: Person) -> SagaRow:
    row = await keep(hall, id)
    await must_belong(hall, row, person)
    if saga_of(row.game).secrets:
        await _must_rest(hall, row.root)
    return row


# Continuing


async def swap(hall: Hall, live: LiveTable, person: Person, one: int, other: int) -> None:
    """Swaps two seats, which only the host may do. Not in a game that follows from the last one:
    possessions belong to the seat, and so does the winner's right to begin."""
    if live.row.saga is not None:
        row = await _read(hall, live.row.saga)
        if await _last(hall, row) is not None:
            english = "Everybody keeps the seat that they had in the last game."
            raise Refusal("not_now", english, Message("refused-saga-seats"))
    await swap_seats(hall, live, person, one, other)


async def go_on(
    hall: Hall,
    id: str,
    person: Person,
    keep_seats: Sequence[int] | None = None,
    joining: Sequence[SeatWish] = (),
) -> LiveTable:
    """The table of the next game: the existing one, or a new one. Without wishes, everybody from
    the last game stays; new players take the seats after them."""
    row = await keep(hall, id)
    await must_belong(hall, row, person)
    if (current := await _current(hall, id)) is not None:
        return await hall.table(current)
    limits = hall.settings.limits
    last = await _last(hall, row)
    before = last[1] if last is not None else []
    stay = list(range(len(before))) if keep_seats is None else list(keep_seats)
    if len(set(stay)) != len(stay) or not set(stay) <= set(range(len(before))):
        raise Refusal("bad_request", "Nobody sat there in the last game.")
    count = len(stay) + len(joining)
    seats: list[int | None] = [*stay, *([None] * len(joining))]
    following = _sequel(row, seats if count else [None] * FIRST_PLAYERS)
    game = find_game(following.slug)
    if joining or not count:
        wished = max(0, following.options.players - len(stay))
        new = read_seats(limits, game, person, list(joining), wished)
    else:
        new = []
    before = [_asked_first(seat, row, last[0], person) for seat in before] if last else []
    sat = [_fitting(before[seat], last[0], game) for seat in stay] if last else []
    wish = _as_before(game, last[0] if last else None)
    table = new_row(person, game, following.options, wish, saga=id)
    seated = [replace(seat, seat=number) for number, seat in enumerate([*sat, *new])]
    seated = name_bots(game, seated, table.id)
    async with hall.database.writing() as connection:
        await check_room(connection, limits, person)
        await check_names(connection, person, new)
        is_first = await _first(connection, row)
        if is_first:
            await write_table(connection, table, seated, ())
    opened = table.id if is_first else await _current(hall, id)
    if opened is None:
        raise Refusal("too_late", "The saga has changed; look again.")
    return await hall.table(opened)


def _sequel(row: SagaRow, seats: Sequence[int | None]) -> Sequel:
    try:
        following = saga_of(row.game).sequel(row.book, seats, Chance(chance.new_seed()))
    except ThroneroomError as error:
        raise Refusal.of(error) from None
    if following is None:
        english = "The saga has come to its end."
        raise Refusal("not_now", english, Message("refused-saga-over"))
    return following


async def _first(connection: AsyncConnection, row: SagaRow) -> bool:
    """Whether nobody else continues this saga at the same moment."""
    columns, tables = sql.sagas.c, sql.tables.c
    won = await connection.execute(
        update(sql.sagas)
        .where(columns.id == row.id, columns.version == row.version)
        .values(version=row.version + 1)
    )
    open_ones = select(tables.id).where(tables.saga == row.id, tables.status != "finished")
    return won.rowcount == 1 and (await connection.execute(open_ones)).first() is None


async def _last(hall: Hall, row: SagaRow) -> tuple[TableRow, list[SeatRow]] | None:
    """The table of its last game, without bots that only stood in; None if it does not exist."""
    last = row.told[-1] if row.told else None
    if last is None:
        return None
    async with hall.database.reading() as connection:
        rows = await read_rows(connection, select(sql.tables).where(sql.tables.c.id == last))
    return (rows[0][0], [again(seat) for seat in rows[0][1]]) if rows else None


def _asked_first(seat: SeatRow, row: SagaRow, last: TableRow, person: Person) -> SeatRow:
    """The seat for a branch, where nobody but the host gets a seat without asking for it: a
    person's seat becomes open, under their name."""
    if last.saga == row.id or seat.kind != "person" or seat.person == person.id:
        return seat
    return SeatRow(seat.seat, "open", name=seat.name)


def _fitting(seat: SeatRow, last: TableRow, game: AnyGame) -> SeatRow:
    """The seat with a bot that the next game has."""
    if seat.kind != "bot" or seat.bot is None or last.game == game.slug:
        return seat
    return replace(seat, bot=bots.counterpart(seat.bot, find_game(last.game), game))


def _as_before(game: AnyGame, last: TableRow | None) -> TableWish:
    """The wish for a table with the settings of the last one."""
    if last is None:
        return TableWish(game.slug)
    clock = msgspec.convert(last.clock, Clock) if last.clock is not None else None
    return TableWish(
        game.slug, public=last.public, spectators=last.spectators, hints=last.hints, clock=clock
    )


async def rename(hall: Hall, id: str, person: Person, name: str) -> SagaRow:
    row = await keep(hall, id)
    await must_belong(hall, row, person)
    title = _title(name)
    book = saga_of(row.game).rename(row.book, title)
    columns = sql.sagas.c
    async with hall.database.writing() as connection:
        stored = await connection.execute(
            update(sql.sagas)
            .where(columns.id == id, columns.version == row.version)
            .values(name=title, book=book, version=row.version + 1)
        )
    if stored.rowcount != 1:
        raise Refusal("too_late", "The saga has changed; look again.")
    return replace(row, name=title, book=book, version=row.version + 1)


async def remove(hall: Hall, id: str, person: Person) -> None:
    """Deletes a saga, which only its host may do; its games stay."""
    row = await _read(hall, id)
    if row.host != person.id:
        raise Refusal("not_allowed", "Only its host may delete it.", Message("refused-not-host"))
    await _must_rest(hall, row.root)
    tables = sql.tables
    async with hall.database.writing() as connection:
        changed = list(
            (await connection.execute(select(tables.c.id).where(tables.c.saga == id))).scalars()
        )
        await connection.execute(update(tables).where(tables.c.saga == id).values(saga=None))
        await connection.execute(delete(sql.sagas).where(sql.sagas.c.id == id))
        for table in changed:
            await hall.announce(connection, table)
    for table in changed:
        hall.reader.changed(table)
