"""Imported once by the process of which every server is a copy: what all of them would load."""

from __future__ import annotations

import gc

import sqlalchemy.dialects.postgresql.asyncpg
import sqlalchemy.dialects.sqlite.aiosqlite  # noqa: F401

import throneroom.server.serve  # noqa: F401
from throneroom.names import of_bots
from throneroom.registry import games
from throneroom.text import LANGUAGES

for game in games().values():
    for language in LANGUAGES:
        of_bots(game, language)

gc.collect()
gc.freeze()  # no copy looks through it again
