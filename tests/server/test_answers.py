"""Answering: once, by the seat that is asked, and stored before it is acknowledged."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager
from typing import Any

import pytest
from sqlalchemy import func, select
from sqlalchemy.exc import IntegrityError, OperationalError

import throneroom
from tests.server.client import Guest, Refused, Visitor, play, refusal
from tests.server.games import before_the_end, running_table
from tests.server.running import Running, ask, running
from throneroom.server.storage.database import UNREACHABLE
from throneroom.server.storage.entries import Answered
from throneroom.server.storage.journal import Journal
from throneroom.server.storage.rows import changes_of
from throneroom.server.storage.sql import entries


def stored(server: Running, table: str) -> int:
    async def count() -> int:
        async with server.hall.database.reading() as connection:
            query = select(func.count()).where(entries.c.table == table)
            return int((await connection.execute(query)).scalar_one())

    return ask(server, count())


def test_a_game_is_played_to_its_end(anna: Guest, boris: Guest) -> None:
    position, _ = before_the_end(40)
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = anna.post("/api/tables/import", {"position": position, "seats": seats})["id"]
    boris.sit(table, anna.invite(table, 1))
    anna.start(table)
    with anna.socket(table) as a, boris.socket(table) as b:
        assert play(a, b) > 3
        assert a.outcome is not None
        assert a.outcome == b.outcome
        a.until(lambda s: s.table["status"] == "finished")
        assert a.state["question"] is None
        assert refusal(a.answer, "end", number=1) == "not_now"


def test_an_answer_is_for_one_decision_only(
    anna: Guest, boris: Guest, server: Running, visitor: Visitor
) -> None:
    table = running_table(anna, boris)
    with anna.socket(table) as a, boris.socket(table) as b, visitor.socket(table) as c:
        a.until(lambda s: s.is_asked)
        b.until(lambda s: s.state)
        c.until(lambda s: s.state)
        assert (a.state["number"], b.state["number"], c.state["number"]) == (0, None, None)
        for keys, code in (
            ("province", "illegal_answer"),
            ("nonsense", "illegal_answer"),
            (["end", "end"], "illegal_answer"),
            ([], "illegal_answer"),
        ):
            assert refusal(a.answer, keys) == code
        assert refusal(a.answer, "end", number=2) == "too_late"
        assert refusal(a.answer, "end", number=-2) == "too_late"
        assert refusal(a.answer, "end", number=1) == "not_your_turn"
        assert refusal(b.answer, "end", number=0) == "not_your_turn"
        assert refusal(c.answer, "end", number=0) == "not_allowed"
        assert stored(server, table) == 0
        assert b.quiet()

        assert a.answer("copper") == 0
        a.until(lambda s: not s.is_asked)
        b.until(lambda s: s.is_asked)
        seen = dict(b.state)
        # The same again, as a client does that lost its connection before the acknowledgement.
        assert refusal(a.answer, "copper", number=0) == "too_late"
        assert stored(server, table) == 1
        assert b.quiet()
        assert b.state == seen


def test_over_http_the_same_rules_hold(anna: Guest, boris: Guest, visitor: Visitor) -> None:
    table = running_table(anna, boris)
    path = f"/api/tables/{table}/answers"
    first = {"number": 0, "keys": "copper"}
    assert refusal(visitor.post, path, first) == "who_are_you"
    assert refusal(boris.post, path, first) == "not_your_turn"
    assert anna.post(path, first) == {"type": "accepted", "number": 0}
    assert refusal(anna.post, path, first) == "too_late"
    assert refusal(boris.post, path, {"number": 1, "keys": "nonsense"}) == "illegal_answer"
    assert refusal(boris.post, path, {"number": 1}) == "bad_request"
    assert refusal(boris.post, path, {"number": 1, "keys": "end", "colour": 0}) == "bad_request"


def test_of_many_answers_at_once_one_counts(anna: Guest, boris: Guest, server: Running) -> None:
    table = running_table(anna, boris)

    def answer(keys: str) -> str:
        try:
            anna.post(f"/api/tables/{table}/answers", {"number": 0, "keys": keys})
        except Refused as refused:
            return refused.code
        return "accepted"

    with ThreadPoolExecutor(8) as pool:
        results = sorted(pool.map(answer, ["copper", "curse", "end", "copper"] * 4))
    assert results == ["accepted"] + ["too_late"] * 15
    assert stored(server, table) == 1


def test_what_cannot_be_read_is_refused_and_the_connection_stays(anna: Guest, boris: Guest) -> None:
    table = running_table(anna, boris)
    with anna.socket(table) as a:
        a.until(lambda s: s.is_asked)
        for raw in (
            "nonsense",
            "{}",
            "[]",
            '{"type": "bribe"}',
            '{"type": "answer"}',
            '{"type": "answer", "number": "0", "keys": "end"}',
            '{"type": "answer", "number": 0, "keys": "end", "colour": 1}',
            '{"type": "answer", "number": 0, "keys": ' + "[" * 5_000,
            '{"type": "chat", "text": "\\ud800"}',
        ):
            a.connection.send(raw)
            assert a.wait("refused")["code"] == "bad_request", raw
        a.connection.send(b"\xff\xfe")
        assert a.wait("refused")["code"] == "bad_request"
        a.send("ping")
        a.wait("pong")
        assert a.answer("end") == 0


def test_nothing_is_answered_before_the_start(anna: Guest) -> None:
    table = anna.open(["me", "me"])["id"]
    with anna.socket(table) as a:
        a.wait("table")
        assert refusal(a.answer, "end", number=0) == "not_now"


def test_acknowledged_means_stored(database: str) -> None:
    with running(database) as first:
        anna, boris = Guest(first.address, "Anna"), Guest(first.address, "Boris")
        table = running_table(anna, boris)
        with anna.socket(table) as a:
            a.until(lambda s: s.is_asked)
            a.answer("copper")
            a.until(lambda s: not s.is_asked)
            with running(database) as second:  # knows only what is stored
                again = Visitor(second.address)
                again.http.cookies = anna.http.cookies
                with again.socket(table) as other:
                    other.until(lambda s: s.state)
                    assert other.state["view"] == a.state["view"]


# When the storage fails


class Broken:
    """A storage that fails: before it has stored an entry, or just after."""

    def __init__(self, server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
        self.journal = server.hall.journal
        self.database = server.hall.database
        self.store = self.journal._store
        self.monkeypatch = monkeypatch

    @contextmanager
    def failing(self, error: Exception, *, after: bool) -> Iterator[None]:
        async def fail(batch: Any) -> Any:
            if after:
                await self.store(batch)
            async with self.refused():
                raise error

        with self.monkeypatch.context() as patch:
            patch.setattr(self.journal, "_store", fail)
            yield

    @asynccontextmanager
    async def refused(self) -> AsyncIterator[None]:
        """Turns an error into a refusal, as the database's own transactions do."""
        try:
            yield
        except IntegrityError:
            raise
        except UNREACHABLE as error:
            raise self.database._unavailable(error) from error


LOST = OperationalError("", {}, Exception("connection lost"))


def test_a_storage_that_fails_changes_nothing(
    anna: Guest, boris: Guest, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = running_table(anna, boris)
    with anna.socket(table) as a, boris.socket(table) as b:
        a.until(lambda s: s.is_asked)
        b.until(lambda s: s.state)
        mistake = ValueError("cannot be written")
        for error, code in (
            (LOST, "unavailable"),
            (TimeoutError(), "unavailable"),
            (mistake, "broken"),
        ):
            with Broken(server, monkeypatch).failing(error, after=False):
                assert refusal(a.answer, "copper", number=0) == code
        assert stored(server, table) == 0
        assert a.answer("copper", number=0) == 0
        b.until(lambda s: s.is_asked)


def test_a_storage_that_fails_after_storing_is_caught_up_with(
    anna: Guest, boris: Guest, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = running_table(anna, boris)
    with anna.socket(table) as a, boris.socket(table) as b:
        a.until(lambda s: s.is_asked)
        with Broken(server, monkeypatch).failing(LOST, after=True):
            assert refusal(a.answer, "copper", number=0) == "unavailable"
        b.until(lambda s: s.is_asked)  # and nobody had to ask
        assert refusal(a.answer, "copper", number=0) == "too_late"


def test_one_entry_that_cannot_be_stored_does_not_stop_the_others(
    anna: Guest, boris: Guest, server: Running
) -> None:
    """Their batch fails as a whole; then each is tried on its own."""
    table = running_table(anna, boris)
    journal: Journal = server.hall.journal

    async def together() -> tuple[Any, Any]:
        live = await server.hall.table(table)
        assert live.match is not None
        changes = changes_of(live.row, 1, live.match)
        entry = Answered(0, "buy", "end")
        first, second = await asyncio.gather(
            journal.append("nowhere", 0, entry, 0.0, changes),
            journal.append(table, 0, entry, 0.0, changes),
            return_exceptions=True,
        )
        return first, second

    gone, kept = ask(server, together())
    assert getattr(gone, "code", None) == "not_found"
    assert kept is True


@pytest.mark.parametrize("hand", [["village", "copper"], ["estate", "copper"]])
def test_no_number_tells_whether_another_had_an_action_to_play(
    anna: Guest, boris: Guest, hand: list[str]
) -> None:
    """Anna is asked about a Village that she does not play; Boris hears the same as without it."""
    position = throneroom.new("dominion", seed=1, players=2, first=0, kingdom="first_game").save()
    state = position["state"]
    state["phase"] = "action"
    state["players"][0]["hand"] = hand
    state["supply"]["village"] -= hand.count("village")
    state["supply"]["estate"] -= hand.count("estate")
    body = {"position": position, "seats": [{"kind": "me"}, {"kind": "open"}]}
    table = anna.post("/api/tables/import", body)["id"]
    boris.sit(table, anna.invite(table, 1))
    anna.start(table)
    with anna.socket(table) as a, boris.socket(table) as b:
        b.until(lambda s: s.state)
        for _ in range(1 + hand.count("village")):
            a.until(lambda s: s.is_asked)
            a.answer("end")
        b.until(lambda s: s.is_asked)
        assert b.state["number"] == b.state["question"]["number"] == 3
        moments = boris.get(f"/api/tables/{table}/meanwhile", seat=1)
        assert (moments["number"], moments["first"], moments["total"]) == (1, 0, 1)
    assert refusal(boris.post, f"/api/tables/{table}/undo", {"number": 4}) == "cannot_undo"
    assert refusal(boris.post, f"/api/tables/{table}/undo", {"number": 6}) == "cannot_undo"
