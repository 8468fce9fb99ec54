"""Stores what happens at a table."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Any

import structlog
from sqlalchemy import bindparam, update

from throneroom.kernel import Decision
from throneroom.server import metrics
from throneroom.server.hall.live_table import LiveTable
from throneroom.server.hall.reader import LONG, Reader
from throneroom.server.play.reactions import Reactions
from throneroom.server.refusal import Overtaken, Refusal
from throneroom.server.storage.database import Database
from throneroom.server.storage.entries import Answered, Entry, Undone, is_final
from throneroom.server.storage.journal import Journal
from throneroom.server.storage.rows import (
    changes_of,
    checkpoint_columns,
    take_changes,
    times_after,
)
from throneroom.server.storage.sql import tables

log = structlog.get_logger()

CHECKPOINT_EVERY = 16
"""The number of entries after which a new checkpoint is worth its size."""


class Writer:
    def __init__(
        self, database: Database, journal: Journal, reader: Reader, reactions: Reactions
    ) -> None:
        self._reactions = reactions
        self._database = database
        self._journal = journal
        self._reader = reader

    async def store(self, live: LiveTable, entry: Entry) -> None:
        """Plays a legal entry and stores it. Nobody is told before it is stored; if storing fails,
        the table is read again. The caller holds the table's lock."""
        number, now = live.row.number, time.time()
        checkpoint = live.checkpoint() if checkpoint_is_due(live, entry) else None
        live.is_ahead = True
        stored = False
        try:
            live.apply(entry)
            assert live.match is not None
            changes = changes_of(live.row, number + 1, live.match, entry)
            back = entry.seat if isinstance(entry, Undone) else None
            changes["times"] = times_after(live.row, live.seats, changes["asked"], now, back)
            if checkpoint is not None:
                changes |= checkpoint_columns(checkpoint)
            stored = await self._journal.append(live.id, number, entry, now, changes)
        finally:
            live.is_ahead = False
            if not stored:  # or it is unknown whether it was
                live.match = None
                live.stale = True
                self._reader.recover(live)
        if not stored:
            raise Overtaken
        take_changes(live.row, changes)
        live.row.updated = now
        metrics.ENTRIES.labels(live.row.game, type(entry).__name__.lower()).inc()

    async def keep_checkpoints(self, tables: Iterable[LiveTable]) -> None:
        """Stores checkpoints of running games, because the next server may have other rules."""
        kept = [saved for live in tables if (saved := last_checkpoint(live)) is not None]
        if not kept:
            return
        try:
            async with self._database.writing() as connection:
                await connection.execute(KEEP, kept)
        except Refusal:
            log.warning("checkpoints_not_kept", tables=len(kept))

    async def answer_reactions(self, live: LiveTable, due: Decision | None = None) -> None:
        """Answers the reactions that need no pause, and the one that is `due` because its pause is
        over. The caller holds the table's lock."""
        while entry := self._reaction(live, due):
            try:
                await self.store(live, entry)
            except Overtaken:
                await self._reader.catch_up(live)
            due = None

    def _reaction(self, live: LiveTable, due: Decision | None) -> Answered | None:
        """The next answer that the server gives by itself, if any."""
        for decision in live.asked:
            option = live.answer_by_itself(decision)
            if option is None:
                continue
            if decision is due or not self._reactions.needs_pause(live, decision):
                keys = decision.keys_for(decision.read(option))
                return Answered(decision.seat, decision.kind, keys, standing=True)
        return None


def last_checkpoint(live: LiveTable) -> dict[str, Any] | None:
    """The columns of a checkpoint of the game as it stands; None if storage already has as much."""
    match, row = live.match, live.row
    if match is None or live.stale or live.is_catching_up or row.status != "running":
        return None
    if row.number == row.checkpoint_number:
        return None
    columns: dict[str, Any]
    if is_final(match):
        columns = checkpoint_columns(live.checkpoint())
    elif row.number <= LONG:  # beyond that, the old one is needed to read the table
        columns = {
            "checkpoint": match.save(),
            "checkpoint_number": row.number,
            "checkpoint_counts": None,
        }
    else:
        return None
    bound = {f"new_{name}": value for name, value in columns.items()}
    return {"the_table": row.id, "the_number": row.number, **bound}


KEEP = (
    update(tables)
    .where(
        tables.c.id == bindparam("the_table"),
        tables.c.number == bindparam("the_number"),  # another process may be ahead
    )
    .values(
        checkpoint=bindparam("new_checkpoint"),
        checkpoint_number=bindparam("new_checkpoint_number"),
        checkpoint_counts=bindparam("new_checkpoint_counts"),
    )
)


def checkpoint_is_due(live: LiveTable, entry: Entry) -> bool:
    """Whether to store a checkpoint with an entry: that of the moment before it, if no undo can go
    back beyond that moment once the entry is stored."""
    match = live.match
    if not isinstance(entry, Answered) or match is None or match.decision is None:
        return False
    if live.row.number - live.row.checkpoint_number < CHECKPOINT_EVERY:
        return False
    if not match.decision.checkpoint or match.can_undo(entry.seat):
        return False
    # An answer that others may still take back comes before this moment, not after it.
    together = match.decision.together
    return not any(match.can_undo(seat) for seat in range(len(live.seats))) if together else True
