"""The operator's work on a server's storage, which also works while the server runs."""

from __future__ import annotations

import secrets
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec
from argon2 import PasswordHasher
from sqlalchemy import delete, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from throneroom.kernel import ThroneroomError, UnknownGame
from throneroom.registry import game as find_game
from throneroom.server.operators import told
from throneroom.server.people.accounts import BAN, end_devices
from throneroom.server.people.names import likeness
from throneroom.server.people.seating import all_called
from throneroom.server.storage import sql
from throneroom.server.storage.archive import delete_tables, read_entries, read_rows
from throneroom.server.storage.bus import News, leave_notice
from throneroom.server.storage.database import Database
from throneroom.server.storage.entries import replay
from throneroom.server.storage.rows import SeatRow, TableRow, beginning, outcome_of
from throneroom.server.tables.replay import as_record

OPERATOR = "operator"
"""The process name under which the operator's changes are announced to servers."""
BATCH = 500


class CannotDo(ThroneroomError):
    """Something that the operator asked for and that can't be done."""


@asynccontextmanager
async def opened(url: str, *, new: bool = False) -> AsyncIterator[Database]:
    """A database that a server may be using at the same time. `new` creates it if it does not
    exist."""
    database = Database(url)
    if not new and database.file is not None and not database.file.is_file():
        raise told(CannotDo, "operator-no-database", database=database.shown)
    await database.open(alone=False)
    try:
        yield database
    finally:
        await database.close()


# Tables


async def tables(database: Database) -> list[tuple[TableRow, list[SeatRow]]]:
    """All of them, the latest first."""
    async with database.reading() as connection:
        return await read_rows(connection, select(sql.tables).order_by(sql.tables.c.updated.desc()))


async def _table(connection: AsyncConnection, id: str) -> tuple[TableRow, list[SeatRow]]:
    found = await read_rows(connection, select(sql.tables).where(sql.tables.c.id == id))
    if not found:
        raise told(CannotDo, "operator-no-table", table=id)
    return found[0]


async def close(database: Database, id: str) -> None:
    """Ends a game as it stands. A table that has not started is deleted."""
    async with database.writing() as connection:
        row, seats = await _table(connection, id)
        if row.status == "open":
            await _delete(database, connection, id)
            return
        if row.status == "finished":
            raise told(CannotDo, "operator-table-over", table=id)
        game = find_game(row.game)
        done = await replay(
            beginning(game, row, seats), await read_entries(connection, id), as_far_as_it_goes=True
        )
        outcome = msgspec.to_builtins(outcome_of(done.match, row.resigned, "closed"))
        await connection.execute(
            update(sql.tables)
            .where(sql.tables.c.id == id)
            .values(
                status="finished",
                asked=[],
                prompts=[],
                outcome=outcome,
                ending="closed",
                updated=time.time(),
            )
        )
        await leave_notice(database, connection, News(OPERATOR, id))


async def remove(database: Database, id: str) -> None:
    """Deletes a table with its game and its chat."""
    async with database.writing() as connection:
        await _table(connection, id)
        await _delete(database, connection, id)


async def _delete(database: Database, connection: AsyncConnection, id: str) -> None:
    for changed in (id, *await delete_tables(connection, [id])):
        await leave_notice(database, connection, News(OPERATOR, changed))


# People


async def _person(connection: AsyncConnection, who: str) -> Any:
    """A person by id, or by a protected name."""
    people = sql.people.c
    protected = (people.name_key == likeness(who)) & people.password.is_not(None)
    query = select(sql.people).where(or_(people.id == who, protected))
    row = (await connection.execute(query)).first()
    if row is None:
        raise told(CannotDo, "operator-nobody", who=who)
    return row


async def people(database: Database) -> list[Any]:
    async with database.reading() as connection:
        query = select(sql.people).order_by(sql.people.c.created.desc())
        return list((await connection.execute(query)).all())


async def reset_password(database: Database, who: str) -> str:
    """A new password for a person. It ends all their sessions and tokens."""
    password = secrets.token_urlsafe(9)
    hashed = PasswordHasher().hash(password)
    async with database.writing() as connection:
        person = await _person(connection, who)
        if person.password is None:
            raise told(CannotDo, "operator-guest", name=person.name)
        await connection.execute(
            update(sql.people).where(sql.people.c.id == person.id).values(password=hashed)
        )
        await _end_sessions(database, connection, person.id)
    return password


async def ban(database: Database, who: str) -> None:
    async with database.writing() as connection:
        person = await _person(connection, who)
        name = BAN + person.id
        await connection.execute(delete(sql.facts).where(sql.facts.c.name == name))
        await connection.execute(insert(sql.facts).values(name=name, value=str(time.time())))
        await _end_sessions(database, connection, person.id)


async def unban(database: Database, who: str) -> None:
    async with database.writing() as connection:
        person = await _person(connection, who)
        await connection.execute(delete(sql.facts).where(sql.facts.c.name == BAN + person.id))


async def _end_sessions(database: Database, connection: AsyncConnection, person: str) -> None:
    await connection.execute(delete(sql.tokens).where(sql.tokens.c.person == person))
    await end_devices(connection, person)
    await leave_notice(database, connection, News(OPERATOR, "", person, here=False))


# Everything


async def back_up(database: Database, file: Path) -> int:
    """Writes everything, as of one moment, into a new SQLite file. Returns the number of rows."""
    if file.exists():
        raise told(CannotDo, "operator-file-there", file=file)
    async with (
        opened(f"sqlite+aiosqlite:///{file}", new=True) as copy,
        database.reading() as source,
        copy.writing() as target,
    ):
        return await _copy(source, target)


async def restore(database: Database, file: Path) -> int:
    """Restores everything from a backup. Returns the number of rows."""
    if not file.is_file():
        raise told(CannotDo, "operator-no-file", file=file)
    async with (
        opened(f"sqlite+aiosqlite:///{file}") as copy,
        copy.reading() as source,
        database.writing() as target,
    ):
        rows = await _copy(source, target)
        await leave_notice(database, target, News(OPERATOR, ""))
        return rows


async def _copy(source: AsyncConnection, target: AsyncConnection) -> int:
    """Replaces all rows."""
    for table in reversed(sql.metadata.sorted_tables):
        await target.execute(delete(table))
    count = 0
    for table in sql.metadata.sorted_tables:
        rows = (await source.execute(select(table))).mappings()
        while some := rows.fetchmany(BATCH):
            await target.execute(insert(table), [dict(row) for row in some])
            count += len(some)
    return count


async def export(database: Database, folder: Path) -> int:
    """Writes every game as a record, and lists of tables and people, without passwords or links.

    Returns the number of games. The records of unfinished games contain hidden cards: keep them
    safe.
    """
    if folder.exists() and any(folder.iterdir()):
        raise told(CannotDo, "operator-folder-full", folder=folder)
    (folder / "records").mkdir(parents=True, exist_ok=True)
    listed: list[dict[str, Any]] = []
    async with database.reading() as connection:
        found = await read_rows(connection, select(sql.tables).order_by(sql.tables.c.created))
        for row, seats in found:
            names = [one.name for one in all_called(row.game, seats)]
            listed.append(
                {"id": row.id, "game": row.game, "status": row.status, "seats": names}
                | {"created": row.created, "updated": row.updated, "outcome": row.outcome}
            )
            with suppress(UnknownGame):  # no longer installed
                begin = beginning(find_game(row.game), row, seats)
                record = as_record(begin, row, await read_entries(connection, row.id))
                (folder / "records" / f"{row.id}.jsonl").write_text(record.to_jsonl())
        everybody = (await connection.execute(select(sql.people))).all()
    known = [{"id": p.id, "name": p.name, "created": p.created} for p in everybody]
    for name, what in (("tables", listed), ("people", known)):
        text = msgspec.json.format(msgspec.json.encode(what), indent=1)
        (folder / f"{name}.json").write_bytes(text)
    return len(listed)
