"""Several processes on one PostgreSQL get news only of the tables that they have in memory."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from contextlib import ExitStack

import pytest

from tests.server.client import Guest
from tests.server.games import running_table
from tests.server.running import Running, running, until
from throneroom.server.hall.presence import Presence
from throneroom.server.hall.reader import Reader
from throneroom.server.storage.bus import News


def listening_to(server: Running, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A list that grows with the tables of which a server gets news."""
    heard: list[str] = []
    own = server.hall.reader
    before = Reader.heard

    async def noted(self: Reader, news: News | None) -> None:
        if self is own and news is not None:
            heard.append(news.table)
        await before(self, news)

    monkeypatch.setattr(Reader, "heard", noted)
    return heard


@pytest.mark.slow
def test_news_of_a_table_come_to_those_who_have_it(
    new_database: Callable[[str], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    database = new_database("postgres")
    with running(database) as one, running(database) as other:
        anna, boris = Guest(one.address, "Anna"), Guest(one.address, "Boris")
        here, there = running_table(anna, boris), running_table(anna, boris)
        spectator = Guest(other.address, "Clara")
        heard = listening_to(other, monkeypatch)
        with spectator.socket(there) as c:
            c.until(lambda s: s.state)
            for table in (here, there):
                with anna.socket(table) as a:
                    a.until(lambda s: s.is_asked)
                    a.answer("end")
            c.until(lambda s: s.table["asked"] == [1] or len(s.events) > 1)
            until(lambda: heard)
        assert set(heard) == {there}


def test_a_crowd_that_comes_at_once_is_told_of_by_one_task(
    new_database: Callable[[str], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise each of them would take a database connection away from the players."""
    all_are_here = threading.Event()
    telling = 0
    most = 0
    told: list[News] = []
    announce = Presence._announce

    async def slowly(self: Presence, news: list[News]) -> None:
        nonlocal telling, most
        telling += 1
        most = max(most, telling)
        await asyncio.to_thread(all_are_here.wait)
        await announce(self, news)
        told.extend(news)
        telling -= 1

    monkeypatch.setattr(Presence, "_announce", slowly)
    with running(new_database("postgres")) as server, ExitStack() as stack:
        anna, boris = Guest(server.address, "Anna"), Guest(server.address, "Boris")
        table = running_table(anna, boris)
        for guest in (anna, boris) * 4:
            stack.enter_context(guest.socket(table)).until(lambda s: s.table)
        all_are_here.set()
        until(lambda: sum(news.here for news in told) >= 8)
    assert most == 1
