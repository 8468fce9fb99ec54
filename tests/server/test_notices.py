"""Several processes on one PostgreSQL hear only of the tables that they have in memory."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.server.client import Guest
from tests.server.games import running_table
from tests.server.running import Running, running, until
from throneroom.server.hall.reader import Reader
from throneroom.server.storage.bus import News


def listening_to(server: Running, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Grows with the tables that a server hears of."""
    heard: list[str] = []
    own = server.hall.reader
    before = Reader.heard

    async def noted(self: Reader, news: News | None) -> None:
        if self is own and news is not None:
            heard.append(news.table)
        await before(self, news)

    monkeypatch.setattr(Reader, "heard", noted)
    return heard


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
