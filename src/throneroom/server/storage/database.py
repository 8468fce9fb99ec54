"""The storage: SQLite beside the user's other data, or PostgreSQL for larger servers."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import structlog
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, event, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.exc import (
    ArgumentError,
    DataError,
    DBAPIError,
    IntegrityError,
    InvalidRequestError,
    NoSuchModuleError,
    NotSupportedError,
    ProgrammingError,
)
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from throneroom.kernel import ThroneroomError
from throneroom.server.operators import told
from throneroom.server.refusal import Refusal
from throneroom.server.storage.claim import Claim
from throneroom.server.storage.sql import facts

log = structlog.get_logger()

MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATION_LOCK = 7_468_721
"""The number of the advisory lock under which one of several processes runs migrations."""

BROKEN_REFERENCE = (
    IntegrityError,
    sqlite3.IntegrityError,
    asyncpg.IntegrityConstraintViolationError,
)
MISTAKES = (
    *BROKEN_REFERENCE,
    DataError,
    NotSupportedError,
    ProgrammingError,
    sqlite3.DataError,
    sqlite3.ProgrammingError,
    asyncpg.DataError,
    asyncpg.SyntaxOrAccessError,
)
"""The errors of the drivers for a wrong query or wrong data. The storage is all right then."""
CORRUPT = ("malformed", "not a database", "corrupt")
"""Words in errors of a damaged database, which stays damaged until somebody restores it."""
LISTENER = "throneroom listener"
"""The name of the listening connection for PostgreSQL's operator."""
SQLITE = {"timeout": 10}
"""Options of the driver: the seconds that it waits for another writer."""
PROBE_SECONDS = 5.0
"""Seconds for which the result of a successful probe stays valid."""

UNREACHABLE = (
    DBAPIError,
    PoolTimeout,
    sqlite3.Error,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    TimeoutError,
    OSError,
)
"""The errors of the drivers while the storage does not answer."""


class BadDatabase(ThroneroomError):
    """A database that can't be used, or that failed while it was used."""


class Database:
    """Connections, migrations, and the only place that knows which kind of database it is."""

    def __init__(self, url: str) -> None:
        try:
            self.url = make_url(url)
            self.is_postgres = self.url.get_backend_name() == "postgresql"
            self.engine = self._engine()
        except (ArgumentError, NoSuchModuleError, InvalidRequestError, ImportError):
            raise told(BadDatabase, "operator-database-address") from None
        if self.url.drivername not in ("sqlite+aiosqlite", "postgresql+asyncpg"):
            raise told(BadDatabase, "operator-database-kind", kind=self.url.drivername)
        self._writing = asyncio.Lock()
        self._claim: Claim | None = None
        self._probed = -PROBE_SECONDS
        self.trouble: str | None = None
        """The database's own words for what is wrong with it. None: it works."""

    def _engine(self) -> AsyncEngine:
        if self.is_postgres:
            return create_async_engine(
                self.url,
                pool_size=10,
                max_overflow=10,
                pool_timeout=10,
                pool_pre_ping=True,
                hide_parameters=True,
                # Packets dropped by the network must not hold a table's lock for ever.
                connect_args={"timeout": 10, "command_timeout": 20},
            )
        engine = create_async_engine(
            self.url, connect_args=SQLITE, hide_parameters=True, pool_timeout=10
        )

        @event.listens_for(engine.sync_engine, "connect")
        def prepare(connection: Any, _record: Any) -> None:
            _prepare(connection)

        @event.listens_for(engine.sync_engine, "begin")
        def begin(connection: Connection) -> None:
            immediate = connection.get_execution_options().get("immediate")
            connection.exec_driver_sql("BEGIN IMMEDIATE" if immediate else "BEGIN")

        return engine

    async def open(self, *, alone: bool = True) -> None:
        """Migrates the database to the newest form. `alone` keeps other servers away from an SQLite
        file. Raises `BadDatabase`."""
        try:
            if alone:
                self._claim_file()
            await self._migrate()
            await self._try()
            await self._look_through()
        except BaseException:
            await self.close()
            raise

    async def _migrate(self) -> None:
        try:
            self._make_folder()
            async with self._begin() as connection:
                if self.is_postgres:
                    lock = text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})")
                    await connection.execute(lock)
                await connection.run_sync(migrate)
        except CommandError:
            raise told(BadDatabase, "operator-database-newer", database=self.shown) from None
        except UNREACHABLE as error:
            raise self._unusable(_reason(error)) from None

    def _make_folder(self) -> None:
        if (file := self.file) is not None:
            # Private: the database holds the key that signs all cookies.
            file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)

    def _claim_file(self) -> None:
        if (file := self.file) is not None:
            try:
                self._make_folder()
                self._claim = Claim(Path(f"{file}.lock"))
            except BlockingIOError:
                raise told(BadDatabase, "operator-database-in-use", database=self.shown) from None
            except OSError as error:
                raise self._unusable(_reason(error)) from None

    async def _try(self) -> None:
        """Raises `BadDatabase` if it can't be written."""
        try:
            await self.probe()
        except Refusal:
            raise self._unusable(self.trouble) from None

    async def _look_through(self) -> None:
        """Finds damaged pages of an SQLite file before somebody needs them."""
        if self.is_postgres:
            return
        try:
            async with self.engine.connect() as connection:
                found = await connection.execute(text("PRAGMA quick_check(1)"))
                words = str(found.scalar())
        except UNREACHABLE as error:
            words = _reason(error)
        if words != "ok":
            self._note_trouble(f"database disk image is malformed: {words}")

    @property
    def file(self) -> Path | None:
        """The file of an SQLite database."""
        name = self.url.database
        if self.is_postgres or not name or name == ":memory:" or name.startswith("file:"):
            return None
        return Path(name)

    # Health

    def failed(self) -> BadDatabase:
        return told(BadDatabase, "operator-database-failed", database=self.shown, why=self.trouble)

    def _unusable(self, why: str | None) -> BadDatabase:
        return told(BadDatabase, "operator-database-unusable", database=self.shown, why=why)

    async def probe(self) -> None:
        """Reads and writes a little, unless this was done just now. Raises `Refusal`."""
        now = time.monotonic()
        if self.trouble is None and now - self._probed < PROBE_SECONDS:
            async with self.reading() as connection:
                await connection.execute(text("SELECT 1"))
            return
        async with self.writing() as connection:
            # Other processes may do the same at this moment.
            dialect = postgresql if self.is_postgres else sqlite
            wrote = dialect.insert(facts).values(name="probe", value=str(time.time()))
            wrote = wrote.on_conflict_do_update(
                index_elements=[facts.c.name], set_={"value": wrote.excluded.value}
            )
            await connection.execute(wrote)
        self._probed = now

    def _note_trouble(self, words: str) -> None:
        """Writes one line to the log for each new trouble that the database reports."""
        if words != self.trouble and not self._is_corrupt:
            log.error("storage_failed", storage=words)
            self.trouble = words

    def _note_success(self) -> None:
        if self.trouble is not None and not self._is_corrupt:
            log.info("storage_back")
            self.trouble = None

    @property
    def _is_corrupt(self) -> bool:
        return self.trouble is not None and any(word in self.trouble for word in CORRUPT)

    def _unavailable(self, error: BaseException) -> Refusal:
        self._note_trouble(_reason(error))
        return Refusal(
            "unavailable", "The storage does not answer just now. Look again in a moment."
        )

    @property
    def shown(self) -> str:
        """The address without the password."""
        return self.url.render_as_string(hide_password=True)

    async def close(self) -> None:
        await self.engine.dispose()
        if self._claim is not None:
            self._claim.release()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection for queries that all see the same moment of the database."""
        with self._refusing():
            async with self.engine.connect() as connection:
                if self.is_postgres:
                    await connection.execution_options(isolation_level="REPEATABLE READ")
                yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A connection in a transaction."""
        async with self.writing_alone(), self._begin() as connection:
            yield connection

    @asynccontextmanager
    async def writing_alone(self) -> AsyncIterator[None]:
        """The right to write, on whatever connection. SQLite allows one writer at a time, so
        writers queue here."""
        with self._refusing():
            if self.is_postgres:
                yield
            else:
                async with self._writing:
                    yield
        self._note_success()

    @contextmanager
    def _refusing(self) -> Iterator[None]:
        """Turns errors of the drivers into a `Refusal`, unless a query was wrong."""
        try:
            yield
        except UNREACHABLE as error:
            if is_mistake(error):
                raise
            raise self._unavailable(error) from error

    @asynccontextmanager
    async def _begin(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.connect() as connection:
            if not self.is_postgres:
                await connection.execution_options(immediate=True)
            async with connection.begin():
                yield connection

    @asynccontextmanager
    async def apart(self, name: str, **settings: Any) -> AsyncIterator[Any]:
        """A connection of PostgreSQL's driver outside the pool, which stays open for as long as it
        can. The operator sees its name."""
        named = {"application_name": name}
        engine = create_async_engine(
            self.url,
            poolclass=NullPool,
            hide_parameters=True,
            connect_args={"timeout": 10, "server_settings": named, **settings},
        )
        async with engine.connect() as connection:
            raw = await connection.get_raw_connection()
            yield raw.driver_connection

    def sqlite_connection(self) -> sqlite3.Connection:
        """A connection of SQLite's driver outside the pool, for any one thread. Its user has to
        hold `writing_alone`."""
        args, options = self.engine.dialect.create_connect_args(self.url)
        more = {**options, **SQLITE, "check_same_thread": False}
        connection: sqlite3.Connection = sqlite3.connect(args[0], **more)
        _prepare(connection)
        return connection


def _prepare(connection: Any) -> None:
    """Settings of a new connection to SQLite."""
    # The driver's own handling of transactions leaves out reads and changes of the schema.
    connection.isolation_level = None
    cursor = connection.cursor()
    # Write-ahead log: readers never wait. FULL: what is acknowledged survives a power cut.
    _log_ahead(cursor)
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def _log_ahead(cursor: Any) -> None:
    """Switches a new file to the write-ahead log. If several processes do so at once, SQLite
    refuses at once instead of waiting, so this tries again."""
    for tries_left in reversed(range(200)):
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
        except sqlite3.OperationalError as error:
            if not tries_left or "locked" not in str(error):
                raise
            time.sleep(0.02)
        else:
            return


def is_mistake(error: BaseException) -> bool:
    """Whether an error means a wrong query and not trouble with the storage. SQLite raises the same
    class for both, with different error codes."""
    code = getattr(getattr(error, "orig", None) or error, "sqlite_errorcode", None)
    return isinstance(error, MISTAKES) or code == sqlite3.SQLITE_ERROR


def is_missing(error: BaseException) -> bool:
    """Whether an error means that a row to which a new one refers does not exist."""
    return isinstance(error, BROKEN_REFERENCE)


def _reason(error: BaseException) -> str:
    """The driver's own words, on one line; they name the host and the file, but never the
    password."""
    cause = getattr(error, "orig", None) or error
    if isinstance(cause, FileExistsError | NotADirectoryError):
        return "it lies below a file."
    words = str(cause).split("\n")[0].rpartition(">: ")[2].strip()
    return (words or type(cause).__name__).rstrip(".") + "."


def migrate(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
