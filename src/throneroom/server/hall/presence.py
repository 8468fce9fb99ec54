"""Who is at a table: arrivals, departures, and how other processes learn of them."""

from __future__ import annotations

import asyncio

from throneroom.server import protocol as p
from throneroom.server.hall.live_table import PRESENCE_LASTS, LiveTable
from throneroom.server.hall.shelf import Shelf
from throneroom.server.hall.tasks import Tasks
from throneroom.server.hall.watcher import WHO_ARE_YOU, Pipe, Watcher
from throneroom.server.refusal import Refusal
from throneroom.server.settings import Settings
from throneroom.server.storage.bus import News, announce
from throneroom.server.storage.database import Database

REPEAT_SECONDS = PRESENCE_LASTS / 3
"""Seconds between two reports to other processes of who is connected here."""


class Presence:
    def __init__(
        self, settings: Settings, database: Database, process: str, shelf: Shelf, tasks: Tasks
    ) -> None:
        self._limits = settings.limits
        self._database = database
        self._process = process
        self._shelf = shelf
        self._tasks = tasks
        self._is_closing = False
        self._untold: list[News] = []
        """Arrivals and departures that other processes have not been told yet."""
        self._is_telling = False

    def open(self) -> None:
        if self._database.is_postgres:
            self._tasks.begin(self._repeat())

    def let_everybody_go(self) -> None:
        """Disconnects everybody and lets nobody join: the server is stopping."""
        self._is_closing = True
        for live in self._shelf.tables:
            live.let_go()

    def end_sessions(self, person: str, *, but: str = "") -> None:
        """Disconnects a person everywhere, except in one session: they have to identify themselves
        again."""
        for live in self._shelf.tables:
            for watcher in live.watchers:
                if watcher.person == person and not (but and watcher.session == but):
                    watcher.let_go(WHO_ARE_YOU, "who_are_you")

    async def renew(self, person: str, old: str, new: str) -> None:
        """Moves a device's open connections to its new cookie, in all processes."""
        self.rename_session(person, old, new)
        if self._database.is_postgres:
            await self._announce([News(self._process, "", person, but=old, now=new)])

    def rename_session(self, person: str, old: str, new: str) -> None:
        for live in self._shelf.tables:
            for watcher in live.watchers:
                if watcher.person == person and watcher.session == old:
                    watcher.session = new

    # Coming and going

    def join(
        self,
        live: LiveTable,
        person: str | None,
        seat: int | None,
        since: int,
        pipe: Pipe,
        session: str = "",
    ) -> Watcher:
        """Adds a connection to a table and sends it everything. Raises `Refusal`."""
        if self._is_closing:
            raise Refusal("unavailable", "The server is closing.")
        self.check_room(live, person)
        own = live.seats_of(person)
        at = seat if seat in own else (own[0] if own else None)
        watcher = Watcher(person, at, pipe, session)
        live.add(watcher, since)
        live.tell_table()
        watcher.send(p.encode(p.Said(live.chat)))
        live.tell_state([watcher], always=True)
        self._announce_person(live, person, here=True)
        return watcher

    def leave(self, live: LiveTable, watcher: Watcher) -> None:
        live.remove(watcher)
        live.tell_table()
        if not any(other.person == watcher.person for other in live.watchers):
            self._announce_person(live, watcher.person, here=False)

    def check_room(self, live: LiveTable, person: str | None) -> None:
        """Raises `Refusal` where a table can't take another connection of this person."""
        if not live.may_watch(person):
            raise Refusal("not_allowed", "This table is not for spectators.")
        theirs = sum(w.person == person for w in live.watchers)
        if person is not None and theirs >= self._limits.sockets_per_person:
            raise Refusal("too_many", "You have too many connections to this table.")
        if live.seats_of(person):
            return
        spectators = sum(not live.seats_of(w.person) for w in live.watchers)
        if spectators >= self._limits.spectators_per_table:
            raise Refusal("too_many", "This table has no room for more spectators.")

    # Between processes

    def heard(self, news: News) -> None:
        """Takes another process's report of a person at a table."""
        assert news.person is not None
        live = self._shelf.find(news.table)
        if live is not None and live.heard_of(news.person, news.process, news.here):
            live.tell_table()

    def seats_changed(self, live: LiveTable) -> None:
        """Tells other processes of everybody connected here: a spectator may have taken a seat."""
        for person in {w.person for w in live.watchers}:
            self._announce_person(live, person, here=True)

    def _announce_person(self, live: LiveTable, person: str | None, *, here: bool) -> None:
        if person is not None and self._database.is_postgres and live.seats_of(person):
            self._untold.append(News(self._process, live.id, person, here))
            if not self._is_telling:
                self._is_telling = True
                self._tasks.begin(self._tell())

    async def _tell(self) -> None:
        """Sends the news in one transaction at a time, however many people come and go at once, so
        that players keep the other database connections."""
        try:
            while self._untold:
                news, self._untold = self._untold, []
                await self._announce(news)
        finally:
            self._is_telling = False

    async def _announce(self, news: list[News]) -> None:
        try:
            async with self._database.writing() as connection:
                for one in news:
                    await announce(self._database, connection, one)
        except Refusal:
            return  # it will be repeated

    async def _repeat(self) -> None:
        while True:
            await asyncio.sleep(REPEAT_SECONDS)
            here = [
                News(self._process, live.id, person)
                for live in self._shelf.tables
                for person in {w.person for w in live.watchers if live.seats_of(w.person)}
            ]
            if here:
                await self._announce(here)
