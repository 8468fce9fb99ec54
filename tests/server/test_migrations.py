"""The database's form: what the code expects is what the migrations make."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from throneroom.server.storage.database import MIGRATIONS, BadDatabase, Database
from throneroom.server.storage.sql import metadata


def config(connection: Connection | None = None) -> Config:
    found = Config()
    found.set_main_option("script_location", str(MIGRATIONS))
    found.attributes["connection"] = connection
    return found


def at(url: str, work: Callable[[Connection], Any], *, opened: bool = True) -> Any:
    """Does something on a database."""

    async def go() -> Any:
        database = Database(url)
        if opened:
            await database.open()
        try:
            async with database.writing() as connection:
                return await connection.run_sync(work)
        finally:
            await database.close()

    return asyncio.run(go())


def differences(connection: Connection) -> list[Any]:
    context = MigrationContext.configure(connection, opts={"compare_type": True})
    return list(compare_metadata(context, metadata))


def tables(connection: Connection) -> set[str]:
    return set(inspect(connection).get_table_names())


def test_from_nothing_the_migrations_make_what_the_code_expects(database: str) -> None:
    assert at(database, differences) == []
    assert at(database, tables) == {*metadata.tables, "alembic_version"}
    assert at(database, differences) == []  # opened once more: nothing to do


def test_there_is_one_newest_form() -> None:
    assert len(ScriptDirectory.from_config(config()).get_heads()) == 1


def test_every_migration_can_be_taken_back(database: str) -> None:
    at(database, lambda connection: command.downgrade(config(connection), "base"))
    assert at(database, tables, opened=False) == {"alembic_version"}
    assert at(database, differences) == []


def test_a_migration_that_fails_leaves_nothing_half_made(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    at(database, lambda connection: command.downgrade(config(connection), "base"))

    def breaks(connection: Connection) -> None:
        command.upgrade(config(connection), "head")
        raise TimeoutError

    monkeypatch.setattr("throneroom.server.storage.database.migrate", breaks)
    with pytest.raises(BadDatabase):
        at(database, tables)
    monkeypatch.undo()
    assert at(database, tables, opened=False) == {"alembic_version"}
    assert at(database, differences) == []


def test_a_database_of_a_newer_version_is_left_alone(database: str) -> None:
    newer = text("UPDATE alembic_version SET version_num = '9999'")
    at(database, lambda connection: connection.execute(newer))
    with pytest.raises(BadDatabase, match="newer version"):
        at(database, tables)
    older = text("UPDATE alembic_version SET version_num = '0002'")
    at(database, lambda connection: connection.execute(older), opened=False)


def test_several_processes_may_open_a_new_database_at_once(
    new_database: Callable[[str], str],
) -> None:
    for kind in ("sqlite", "postgres"):
        url = new_database(kind)

        async def together(url: str) -> None:
            several = [Database(url) for _ in range(3)]
            await asyncio.gather(*(one.open() for one in several))
            for one in several:
                await one.close()

        asyncio.run(together(url))
        assert at(url, differences) == []


def test_sqlite_keeps_a_write_ahead_log_and_enforces_references(
    new_database: Callable[[str], str],
) -> None:
    def pragmas(connection: Connection) -> list[Any]:
        names = ("journal_mode", "synchronous", "foreign_keys")
        return [connection.execute(text(f"PRAGMA {name}")).scalar() for name in names]

    assert at(new_database("sqlite"), pragmas) == ["wal", 2, 1]
