"""Storing what happens at a table."""

from __future__ import annotations

import time

from throneroom.kernel import Match
from throneroom.server import metrics
from throneroom.server.hall.live_table import LiveTable
from throneroom.server.hall.reader import Reader
from throneroom.server.refusal import Overtaken
from throneroom.server.storage.archive import entries_of
from throneroom.server.storage.database import Database
from throneroom.server.storage.entries import (
    Answered,
    Entry,
    Resigned,
    Stopped,
    Undone,
    apply,
    replay,
)
from throneroom.server.storage.journal import Journal
from throneroom.server.storage.rows import beginning, changes_of


class Writer:
    def __init__(self, database: Database, journal: Journal, reader: Reader) -> None:
        self._database = database
        self._journal = journal
        self._reader = reader

    async def store(self, live: LiveTable, entry: Entry) -> None:
        """Stores a legal entry and plays it. The caller holds the table's lock."""
        after = await self._after(live, entry)
        number = live.row.number
        changes = changes_of(live.row, number + 1, after, entry, always=isinstance(entry, Undone))
        stored = False
        try:
            stored = await self._journal.append(live.id, number, entry, time.time(), changes)
        finally:
            if not stored:  # or nobody knows whether it was
                live.stale = True
                self._reader.recover(live)
        if not stored:
            raise Overtaken
        try:
            live.apply(entry)
        except BaseException:
            live.stale = True
            raise
        for name, value in changes.items():
            setattr(live.row, name, value)
        live.row.updated = time.time()
        metrics.ENTRIES.labels(live.row.game, type(entry).__name__.lower()).inc()

    async def answer_standing(self, live: LiveTable) -> None:
        """Answers for all who have a standing answer to what they are asked. The caller holds the
        table's lock."""
        while entry := standing_entry(live):
            try:
                await self.store(live, entry)
            except Overtaken:
                await self._reader.catch_up(live)

    async def _after(self, live: LiveTable, entry: Entry) -> Match:
        """A copy of the match after the entry. Nobody may see it before it is stored."""
        assert live.match is not None
        if isinstance(entry, Undone):  # a clone does not know the way back
            begin = beginning(live.game, live.row, live.seats)
            done = await replay(begin, [*await entries_of(self._database, live.id), entry])
            return done.match
        if isinstance(entry, Resigned | Stopped):
            return live.match  # the game itself stays as it is
        return apply(live.game, live.match.clone(), entry)


def standing_entry(live: LiveTable) -> Answered | None:
    """The next standing answer that is due."""
    for decision in live.asked:
        option = live.answer_by_itself(decision)
        if option is not None:
            keys = decision.keys_for(decision.read(option))
            return Answered(decision.seat, decision.kind, keys, standing=True)
    return None
