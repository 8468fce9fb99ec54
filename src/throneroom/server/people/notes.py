"""The notes of first games, and which of them a person has read."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta
from sqlalchemy import select, update

from throneroom.server.people.accounts import Person
from throneroom.server.storage.database import Database
from throneroom.server.storage.sql import people

MOST_NOTES = 60
Name = Annotated[str, Meta(max_length=64)]


class Notes(msgspec.Struct, frozen=True):
    """The notes of one game that a person has read."""

    table: Name
    """The first table at which they played the game; only there are notes shown."""
    read: Annotated[list[Name], Meta(max_length=MOST_NOTES)] = []
    off: bool = False
    """Whether they want no more of them."""


async def read_notes(database: Database, person: Person) -> dict[str, Notes]:
    """The notes that a person has read, by game."""
    async with database.reading() as connection:
        query = select(people.c.notes).where(people.c.id == person.id)
        return msgspec.convert((await connection.execute(query)).scalar() or {}, dict[str, Notes])


async def write_notes(database: Database, person: Person, game: str, notes: Notes) -> None:
    """Adds to the notes that a person has read. What was read on one device stays read on all,
    because devices only ever add."""
    async with database.writing() as connection:
        query = select(people.c.notes).where(people.c.id == person.id).with_for_update()
        stored: dict[str, Any] = (await connection.execute(query)).scalar() or {}
        if game in stored:
            old = msgspec.convert(stored[game], Notes)
            read = list(dict.fromkeys([*old.read, *notes.read]))[:MOST_NOTES]
            notes = Notes(old.table, read, old.off or notes.off)
        kept = {**stored, game: msgspec.to_builtins(notes)}
        await connection.execute(update(people).where(people.c.id == person.id).values(notes=kept))
