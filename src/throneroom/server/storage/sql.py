"""The tables of the database. Changes to them come with a migration."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData()

facts = Table(
    "facts",
    metadata,
    Column("name", String(64), primary_key=True),
    Column("value", String(256), nullable=False),
)

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("name_key", String(128), nullable=False),
    Column("password", String(256)),
    Column("notes", JSON),
    Column("created", Float, nullable=False),
)
Index(
    "protected_names",
    people.c.name_key,
    unique=True,
    sqlite_where=people.c.password.is_not(None),
    postgresql_where=people.c.password.is_not(None),
)

tokens = Table(
    "tokens",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", Float, nullable=False),
)

devices = Table(
    "devices",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("session", String(16), nullable=False),
    Column("endpoint", String(1024), nullable=False),
    Column("key", String(128), nullable=False),
    Column("auth", String(32), nullable=False),
    Column("language", String(8), nullable=False),
    Column("created", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", String(80), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("host", String(32), nullable=False, index=True),
    Column("status", String(16), nullable=False, index=True),
    Column("public", Boolean, nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("hints", Boolean),
    Column("previous", String(32)),
    Column("next", String(32)),
    Column("origin", JSON),
    Column("clock", JSON),
    Column("times", JSON),
    Column("number", Integer, nullable=False),
    Column("asked", JSON, nullable=False),
    Column("checkpoint", JSON),
    Column("checkpoint_number", Integer, nullable=False),
    Column("checkpoint_counts", JSON),
    Column("outcome", JSON),
    Column("turn", Integer, nullable=False),
    Column("prompts", JSON, nullable=False),
    Column("resigned", JSON, nullable=False),
    Column("ending", String(16)),
    Column("proposal", JSON),
    Column("reminder", JSON),
    Column("series", JSON),
    Column("saga", String(32), index=True),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False, index=True),
)

sagas = Table(
    "sagas",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("name", String(120), nullable=False),
    Column("host", String(32), nullable=False, index=True),
    Column("book", JSON, nullable=False),
    Column("told", JSON, nullable=False),
    Column("root", String(32), nullable=False, index=True),
    Column("version", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
)

seats = Table(
    "seats",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("person", String(32), index=True),
    Column("name", String(64)),
    Column("bot", Text),
    Column("invite", String(64)),
)

put_away = Table(
    "put_away",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(32), primary_key=True, index=True),
    Column("removed", Boolean, nullable=False),
)

standing_answers = Table(
    "standing_answers",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("reaction", String(64), primary_key=True),
    Column("answer", String(16), nullable=False),
)

entries = Table(
    "entries",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("entry", JSON, nullable=False),
    Column("at", Float, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", String(32), nullable=False),
    Column("name", String(64), nullable=False),
    Column("text", String(2000), nullable=False),
    Column("at", Float, nullable=False),
    Column("points", String(128), nullable=True),
    Column("to", Integer, nullable=True),
)

reviews = Table(
    "reviews",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("version", String(32), nullable=False),
    Column("review", JSON, nullable=False),
)
