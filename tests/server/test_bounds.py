"""Work has limits: long games are refused, read from a checkpoint, and sent page by page."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import msgspec
import pytest

import throneroom
from tests.server.client import QUICK, Guest, Refused, play
from tests.server.running import ROOMY, Running, ask, running
from throneroom import Record
from throneroom.kernel import Match
from throneroom.kernel.running import STRIDE
from throneroom.kernel.running import Running as Flowing
from throneroom.server.hall import live_table, reader
from throneroom.server.hall.writer import CHECKPOINT_EVERY
from throneroom.server.play import looks
from throneroom.server.storage.archive import read_entries

MOST = 700
"""Answers that a game may have in these tests."""


@pytest.fixture(scope="module")
def server(database: str) -> Iterator[Running]:
    limits = msgspec.structs.replace(ROOMY, answers_per_game=MOST)
    with running(database, limits=limits) as server:
        yield server


@pytest.fixture
def repeated(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The names of the players, for each answer replayed from a record."""
    found: list[list[str]] = []
    repeat = Match.repeat

    def counted(self: Match, *args: Any) -> None:
        found.append(self.names)
        repeat(self, *args)

    monkeypatch.setattr(Match, "repeat", counted)
    return found


@cache
def long_record(answers: int) -> Record:
    """A game in which nobody buys anything, and in which seat 0 is asked at the end."""
    match = throneroom.new("dominion", seed=1, players=2, first=0)
    while match.number < answers or match.decision is None or match.decision.seat != 0:
        match.answer("end")
    return match.record()


def bring(guest: Guest, record: Record, *seats: str) -> str:
    wishes = [{"kind": kind} for kind in seats]
    body = {"record": record.to_jsonl(), "seats": wishes}
    table: str = guest.post("/api/tables/import", body)["id"]
    guest.start(table)
    return table


def test_a_record_with_too_many_answers_is_refused_with_a_sentence(anna: Guest) -> None:
    record = long_record(MOST + 1)
    with pytest.raises(Refused) as refused:
        bring(anna, record, "me", "me")
    count = len(record.answers)
    assert (refused.value.status, refused.value.code) == (413, "too_large")
    assert refused.value.text == f"A game may have 700 answers here; this one has {count}."


def test_a_game_in_the_middle_of_too_many_answers_is_refused_too(anna: Guest) -> None:
    position = throneroom.new("dominion", seed=1, **QUICK).save()
    position["answers"] = [[0, "buy", "end"]] * (MOST + 1)
    with pytest.raises(Refused) as refused:
        anna.post("/api/tables/import", {"position": position, "seats": []})
    assert refused.value.code == "too_large"


@pytest.mark.slow
def test_a_long_import_is_read_in_another_process_and_only_for_some_time(
    new_database: Callable[[str], str], repeated: list[list[str]]
) -> None:
    record = long_record(looks.SHORT + 10)
    with running(new_database("sqlite"), look_seconds=60.0) as server:
        clara = Guest(server.address, "Clara")
        bring(clara, record, "me", "me")
        assert server.hall.pool.pids
        # Not here; but the table itself is played on here, from a checkpoint or its beginning.
        # Other servers of this process may still be reading other tables.
        here = [names for names in repeated if "Clara" in names]
        assert len(here) <= len(record.answers)
    with running(new_database("sqlite"), look_seconds=0.001) as server:
        anna = Guest(server.address, "Anna")
        with pytest.raises(Refused) as refused:
            bring(anna, record, "me", "me")
        assert refused.value.text == "This game takes longer than 0.001 seconds to be read."


def test_an_undo_plays_nothing_again(anna: Guest, repeated: list[list[str]]) -> None:
    table = bring(anna, long_record(300), "me", "me")
    with anna.socket(table) as a:
        a.until(lambda s: s.is_asked)
        del repeated[:]
        for _ in range(3):
            a.answer("play:copper")
            a.undo(whole=True)
        a.answer("play:copper")
        a.undo()
    assert len(repeated) == 4  # each answer once


def test_an_undo_at_a_long_table_reads_and_plays_only_what_follows_its_checkpoint(
    anna: Guest, server: Running, repeated: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = bring(anna, long_record(300), "me", "me")
    with anna.socket(table, seat=0) as a, anna.socket(table, seat=1) as b:
        play(a, b, answers=2 * CHECKPOINT_EVERY)
    entries: list[Any] = []
    answers: list[int] = []
    begin = Flowing._begin

    async def counted_read(*args: Any, **given: Any) -> list[Any]:
        found = await read_entries(*args, **given)
        entries.extend(found)
        return found

    def counted_begin(
        self: Any, state: Any, base: Any, since: Any, *args: Any, **given: Any
    ) -> None:
        answers.append(len(since))
        begin(self, state, base, since, *args, **given)

    monkeypatch.setattr(reader, "LONG", 200)
    monkeypatch.setattr(reader, "read_entries", counted_read)
    monkeypatch.setattr(Flowing, "_begin", counted_begin)
    for _ in range(2):  # the second time, the undo itself is read
        drop(server, table)
        del repeated[:]
        with anna.socket(table, seat=0) as a, anna.socket(table, seat=1) as b:
            a.until(lambda s: s.state)
            b.until(lambda s: s.state)
            mine = a if a.is_asked else b
            mine.answer("play:copper")
            mine.undo()
        assert len(repeated) <= 2 * CHECKPOINT_EVERY
    assert 0 < len(entries) <= 4 * CHECKPOINT_EVERY
    assert max(answers) <= 2 * STRIDE


def test_a_long_table_is_read_from_its_checkpoint_and_its_log_by_pages(
    anna: Guest, server: Running, repeated: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = bring(anna, long_record(300), "me", "me")
    with anna.socket(table, seat=0) as a, anna.socket(table, seat=1) as b:
        play(a, b, answers=2 * CHECKPOINT_EVERY + 3)
        a.settle()
        state, events = a.state, a.events
    drop(server, table)
    monkeypatch.setattr(reader, "LONG", 200)
    del repeated[:]
    with anna.socket(table, seat=0) as a:
        a.until(lambda s: s.state)
        assert len(repeated) <= 2 * CHECKPOINT_EVERY
        told = a.state
        assert 0 < told["events_from"] == len(events) - len(told["events"])
        assert {**told, "events": [], "events_from": 0} == {
            **state,
            "events": [],
            "events_from": 0,
        }
        with anna.socket(table, seat=1) as b:
            b.until(lambda s: s.state)
            assert play(a, b, answers=1) == 1
    monkeypatch.setattr(looks, "PAGE", 150)
    earlier: list[Any] = []
    before = told["events_from"]
    while before:
        page = anna.get(f"/api/tables/{table}/log", seat=0, before=before)
        assert len(page["events"]) == min(150, before)
        earlier = page["events"] + earlier
        before = page["events_from"]
    assert earlier + told["events"] == events


def test_who_comes_is_sent_a_page_and_who_comes_back_what_was_missed(
    anna: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = bring(anna, long_record(300), "me", "me")
    with anna.socket(table, seat=0) as a:
        a.until(lambda s: s.state)
        events = a.events
    monkeypatch.setattr(live_table, "PAGE", 20)
    with anna.socket(table, seat=0) as a, anna.socket(table, seat=0, since=len(events) - 3) as b:
        a.until(lambda s: s.state)
        b.until(lambda s: s.state)
        assert a.state["events_from"] == len(events) - 20
        assert a.state["events"] == events[-20:]
        assert b.state["events"] == events[-3:]


def test_the_log_of_another_seat_is_nobodys_business(anna: Guest, boris: Guest) -> None:
    table = bring(anna, long_record(30), "me", "me")
    with pytest.raises(Refused) as refused:
        boris.get(f"/api/tables/{table}/log", seat=0, before=10)
    assert refused.value.code == "not_allowed"
    assert boris.get(f"/api/tables/{table}/log", before=3)["events_from"] == 0


def test_a_game_without_end_is_ended(anna: Guest, server: Running) -> None:
    table = bring(anna, long_record(MOST - 3), "me", "me")
    live = server.hall.shelf.find(table)
    assert live is not None
    with anna.socket(table, seat=0) as a, anna.socket(table, seat=1) as b:
        a.until(lambda s: s.is_asked)
        b.until(lambda s: s.state)
        live.row.number = MOST  # undos count as well
        a.answer("play:copper")
        with pytest.raises(Refused, match="nothing can be undone any more"):
            a.undo()
        live.row.number = 2 * MOST
        with pytest.raises(Refused, match="it can't go on"):
            a.answer("end")


def drop(server: Running, table: str) -> None:
    """Lets a server forget a table that nobody watches."""

    async def forget() -> None:
        live = server.hall.shelf.find(table)
        assert live is not None
        server.hall.shelf.forget(live)

    ask(server, forget())
