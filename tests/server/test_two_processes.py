"""Several server processes on one PostgreSQL: one hall with several doors."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import asyncpg  # type: ignore[import-untyped]
import pytest

from tests.server.client import Guest, Refused, play, refusal
from tests.server.games import finished, running_table
from tests.server.running import Process, process, until
from throneroom.server.storage.database import LISTENER

pytestmark = pytest.mark.slow

AT_ONCE = 180.0
"""Seconds. On an idle machine it is a few milliseconds."""


@pytest.fixture(scope="module")
def database(new_database: Callable[[str], str]) -> str:
    return new_database("postgres")


@pytest.fixture(scope="module")
def doors(database: str) -> Iterator[tuple[Process, Process]]:
    door = partial(process, database, bot_patience=0.5)
    with door() as one, door() as two:
        yield one, two


@pytest.fixture
def anna(doors: tuple[Process, Process]) -> Guest:
    return Guest(doors[0].address, "Anna")


@pytest.fixture
def boris(doors: tuple[Process, Process]) -> Guest:
    return Guest(doors[1].address, "Борис")


def test_two_at_one_table_see_each_others_moves_at_once(anna: Guest, boris: Guest) -> None:
    table = anna.open(public=True)["id"]
    with anna.socket(table) as a, boris.socket(table) as b:
        a.wait("table")
        b.wait("table")
        boris.sit(table)
        a.until(lambda s: s.table["seats"][1]["name"] == "Борис", AT_ONCE)
        a.until(lambda s: s.table["seats"][1]["present"], AT_ONCE)
        anna.start(table)
        b.until(lambda s: s.state and s.state["seat"] == 1, AT_ONCE)
        a.until(lambda s: s.is_asked)
        for _ in range(3):
            a.answer("end")
            b.until(lambda s: s.is_asked, AT_ONCE)
            b.answer("end")
            a.settle()
            a.until(lambda s: s.is_asked, AT_ONCE)
            b.settle()
        b.send("chat", text="good game")
        a.until(lambda s: [line["text"] for line in s.lines] == ["good game"], AT_ONCE)
        a.send("chat", text="thanks")
        b.until(lambda s: len(s.lines) == 2, AT_ONCE)
    assert [line["text"] for line in b.lines] == ["good game", "thanks"]


def test_undo_is_seen_through_the_other_process(anna: Guest, boris: Guest) -> None:
    table = running_table(anna, boris, options={"auto_treasures": False})
    with anna.socket(table) as a, boris.socket(table) as b:
        a.until(lambda s: s.is_asked)
        a.answer("play:copper")
        b.until(lambda s: s.state and s.state["view"]["coins"] == 1, AT_ONCE)
        a.settle()
        a.undo()
        b.until(lambda s: s.state["view"]["coins"] == 0, AT_ONCE)
        a.settle()
        assert [e for e in b.events if e["event"] != "drew"] == [
            e for e in a.events if e["event"] != "drew"
        ]


def test_of_two_answers_through_two_processes_one_counts(
    anna: Guest, doors: tuple[Process, Process]
) -> None:
    table = anna.open(["me", "me"])["id"]
    anna.start(table)
    twin = Guest(doors[1].address, "Twin")
    twin.http.cookies = anna.http.cookies  # the same person, on another device

    def answer(args: tuple[Guest, int]) -> str:
        person, number = args
        try:
            person.post(f"/api/tables/{table}/answers", {"number": number, "keys": "end"})
        except Refused as refused:
            return refused.code
        return "accepted"

    for number in range(5):
        with ThreadPoolExecutor(2) as pool:
            results = sorted(pool.map(answer, [(anna, number), (twin, number)]))
        assert results == ["accepted", "too_late"]


def test_of_two_at_one_seat_through_two_processes_one_gets_it(
    anna: Guest, doors: tuple[Process, Process]
) -> None:
    for _ in range(4):
        table = anna.open(public=True)["id"]
        people = [Guest(door.address, f"Guest {i}") for i, door in enumerate(doors * 2)]
        for person in people:
            person.get(f"/api/tables/{table}")  # both processes have it in memory

        def sit(person: Guest, table: str = table) -> str:
            try:
                person.sit(table)
            except Refused as refused:
                return refused.code
            return "seated"

        with ThreadPoolExecutor(4) as pool:
            results = list(pool.map(sit, people))
        assert results.count("seated") == 1
        assert set(results) <= {"seated", "seat_taken", "too_late"}
        seated = people[0].get(f"/api/tables/{table}")["seats"][1]["person"]
        assert people[1].get(f"/api/tables/{table}")["seats"][1]["person"] == seated


def test_a_table_that_changed_elsewhere_is_never_shown_as_it_was(anna: Guest, boris: Guest) -> None:
    """Nobody is connected through the second process, but it learns of the change anyway."""
    table = running_table(anna, boris)
    path = f"/api/tables/{table}"
    for number in range(6):
        person = (anna, boris)[number % 2]
        until(partial(_is_asked, person, path, number % 2), AT_ONCE)
        person.post(f"{path}/answers", {"number": number, "keys": "end"})


def _is_asked(person: Guest, path: str, seat: int) -> bool:
    return bool(person.get(path)["asked"] == [seat])


def test_rematch_and_closing_reach_the_other_process(anna: Guest, boris: Guest) -> None:
    table = finished(anna, boris)
    with boris.socket(table) as b:
        b.wait("table")
        with ThreadPoolExecutor(2) as pool:
            asked = list(pool.map(_rematch, [(anna, table), (boris, table)]))
        again = next(id for id in asked if id)
        b.until(lambda s: s.table["next"] == again, AT_ONCE)
        assert boris.post(f"/api/tables/{table}/rematch")["id"] == again
        host = anna if anna.get(f"/api/tables/{again}")["host"] == anna.id else boris
        with boris.socket(again) as waiting:
            waiting.wait("table")
            host.delete(f"/api/tables/{again}")
            assert waiting.closed(AT_ONCE) == (4004, "not_found")
        b.until(lambda s: s.table["next"] is None, AT_ONCE)


def _rematch(args: tuple[Guest, str]) -> str | None:
    person, table = args
    try:
        return str(person.post(f"/api/tables/{table}/rematch")["id"])
    except Refused:
        return None  # somebody was faster


def test_a_bot_answers_at_once_whichever_process_is_asked(anna: Guest, boris: Guest) -> None:
    table = anna.open(["me", "bot", "open"])["id"]
    boris.sit(table, anna.invite(table, 2))
    anna.start(table)
    with anna.socket(table) as a, boris.socket(table) as b:
        for _ in range(3):
            a.until(lambda s: s.is_asked, AT_ONCE)
            a.answer("end")
            b.until(lambda s: s.is_asked, AT_ONCE)  # the bot has played in between
            b.answer("end")
            a.settle()
            b.settle()
        a.until(lambda s: s.is_asked, AT_ONCE)


def test_consent_and_time_are_one_for_all_processes(anna: Guest, boris: Guest) -> None:
    table = running_table(anna, boris, clock={"kind": "game", "seconds": 600, "increment": 5})
    with anna.socket(table) as a, boris.socket(table) as b:
        a.until(lambda s: s.is_asked)
        b.until(lambda s: s.state)
        assert a.state["times"] == b.state["times"]
        assert a.state["times"]["since"][1] is None
        a.answer("end")
        b.until(lambda s: s.is_asked, AT_ONCE)
        a.until(lambda s: s.state["times"] == b.state["times"], AT_ONCE)
    table = running_table(anna, boris)
    anna.post(f"/api/tables/{table}/propose", {"kind": "take_over", "seat": 1})
    with boris.socket(table) as b:
        b.until(lambda s: s.table and s.table["proposal"] is not None, AT_ONCE)
        boris.post(f"/api/tables/{table}/consent", {"agree": True})
        b.until(lambda s: s.table["seats"][1]["bot"] == "knight", AT_ONCE)
    assert anna.get(f"/api/tables/{table}")["proposal"] is None


def test_a_process_that_lost_its_ear_catches_up(
    anna: Guest, boris: Guest, postgres: str, database: str
) -> None:
    """All connections that listen are cut, as a restarted PostgreSQL or a network does."""
    table = running_table(anna, boris)
    with anna.socket(table) as a, boris.socket(table) as b:
        a.until(lambda s: s.is_asked)
        b.until(lambda s: s.state)
        asyncio.run(cut_ears(postgres, database))
        a.answer("end")
        b.until(lambda s: s.is_asked, AT_ONCE)
        b.answer("end")
        a.settle()
        a.until(lambda s: s.is_asked, AT_ONCE)


def test_nobody_is_refused_for_news_that_is_still_on_its_way(
    anna: Guest, boris: Guest, postgres: str, database: str
) -> None:
    table = anna.open(["me", "open"])["id"]
    invite = anna.invite(table, 1)
    asyncio.run(cut_ears(postgres, database))
    boris.sit(table, invite)
    anna.start(table)


async def cut_ears(postgres: str, database: str) -> None:
    name = database.rpartition("/")[0].rpartition("/")[2] if "?" not in database else ""
    connection = await asyncpg.connect(postgres)
    try:
        cut = await connection.fetch(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE application_name = $2 AND datname = $1",
            name or database.partition("?")[0].rpartition("/")[2],
            LISTENER,
        )
        assert len(cut) >= 2
    finally:
        await connection.close()


def test_either_process_may_die(database: str) -> None:
    door = partial(process, database, bot_patience=0.5)
    with door() as one, door() as two:
        anna, boris = Guest(one.address, "Anna"), Guest(two.address, "Boris")
        table = anna.open(["me", "open", "bot"])["id"]
        boris.sit(table, anna.invite(table, 1))
        anna.start(table)
        with boris.socket(table) as b:
            with anna.socket(table) as a:
                a.until(lambda s: s.is_asked)
                a.answer("end")
                b.until(lambda s: s.is_asked)
                one.kill()
            b.answer("end")
            anna.move(two.address)
            with anna.socket(table) as a:
                # The remaining process plays the bot between them.
                a.until(lambda s: s.is_asked, AT_ONCE)
                play(a, b, answers=1)
        assert two.stop() in (0, -15)


def test_consent_and_resignation_pass_between_processes(anna: Guest, boris: Guest) -> None:
    table = running_table(anna, boris)
    path = f"/api/tables/{table}"
    with anna.socket(table) as a, boris.socket(table) as b:
        a.until(lambda s: s.is_asked)
        b.until(lambda s: s.state)
        anna.post(f"{path}/propose", {"kind": "stop"})
        b.until(lambda s: s.table["proposal"], AT_ONCE)
        boris.post(f"{path}/consent", {"agree": False})
        a.until(
            lambda s: s.table["proposal"] and s.table["proposal"]["declined"] == boris.id, AT_ONCE
        )
        boris.post(f"{path}/seats/1/resign", {})
        a.until(lambda s: s.outcome is not None, AT_ONCE)
        assert a.outcome is not None
        assert a.outcome["ranks"] == [1, 2]
        a.until(lambda s: s.table["ending"] == "resigned", AT_ONCE)
    assert refusal(anna.post, f"{path}/answers", {"number": 0, "keys": "end"}) == "not_now"
