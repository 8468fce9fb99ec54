"""For the operator: health, metrics, logs, and a graceful stop."""

from __future__ import annotations

import json
from collections.abc import Callable

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy.exc import OperationalError

from tests.server.client import Guest, Visitor, play, refusal
from tests.server.games import running_table
from tests.server.running import Running, process

PASSWORD = "correct horse battery"


def metrics(visitor: Visitor) -> dict[str, float]:
    found = {}
    for family in text_string_to_metric_families(visitor.get("/metrics")):
        for sample in family.samples:
            labels = ",".join(f"{k}={v}" for k, v in sorted(sample.labels.items()))
            found[f"{sample.name}{{{labels}}}" if labels else sample.name] = sample.value
    return found


def test_it_is_well_while_the_storage_answers(
    visitor: Visitor, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert visitor.get("/health") == {"status": "well"}

    def gone() -> None:
        raise OperationalError("", {}, Exception("connection refused"))

    with monkeypatch.context() as patch:
        patch.setattr(type(server.hall.database.engine), "connect", lambda _: gone())
        answer = visitor.http.get("/health")
        assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
    assert visitor.get("/health") == {"status": "well"}


def test_prometheus_is_told_what_happens(anna: Guest, boris: Guest, visitor: Visitor) -> None:
    before = metrics(visitor)
    table = running_table(anna, boris, options={"auto_treasures": False})
    with anna.socket(table) as a:
        a.until(lambda s: s.is_asked)
        a.answer("play:copper")
        a.settle()
        a.undo()
        a.settle()
        assert refusal(a.answer, "nonsense") == "illegal_answer"
        now = metrics(visitor)
        assert now["throneroom_sockets"] >= 1

    def more(name: str) -> float:
        return now[name] - before.get(name, 0)

    assert more("throneroom_entries_total{entry=answered,game=dominion}") >= 1
    assert more("throneroom_entries_total{entry=undone,game=dominion}") >= 1
    assert more("throneroom_refusals_total{code=illegal_answer}") >= 1
    assert more("throneroom_answer_seconds_count") >= 1
    assert now["throneroom_tables_in_memory"] >= 1


def test_the_openapi_description_is_there(visitor: Visitor) -> None:
    described = json.loads(visitor.get("/schema"))
    assert described["openapi"].startswith("3.")
    assert "/api/tables/{table}/answers" in described["paths"]


@pytest.mark.slow
def test_logs_are_structured_and_tell_no_names_secrets_or_cards(own_database: str) -> None:
    with process(own_database) as server:
        anna = Guest(server.address, "Anna-Of-The-Log")
        anna.post("/api/me/password", {"password": PASSWORD})
        token = anna.token()
        table = anna.open(["me", "open"])["id"]
        invite = anna.invite(table, 1)
        boris = Guest(server.address, "Boris-Of-The-Log")
        boris.sit(table, invite)
        anna.start(table)
        with anna.socket(table) as a, boris.socket(table) as b:
            play(a, b, answers=6)
            a.send("chat", text="Words-Of-The-Log")
            a.settle()
            a.connection.send("nonsense")
            a.settle()
        cookie = anna.http.cookies["throneroom"]
        anna.http.post("/api/me/enter", json={"name": "Anna-Of-The-Log", "password": "wrong one"})
        httpx.get(
            f"{server.address}/api/me", headers={"authorization": "Bearer wrong"}, trust_env=False
        )
        assert server.stop() in (0, -15)
        lines = server.logs()
    events = [json.loads(line) for line in lines]  # all of it is JSON
    assert events[0]["event"] == "opened"
    assert events[-1]["event"] == "closed"
    assert all({"event", "level", "timestamp"} <= set(event) for event in events)
    said = "".join(lines)
    for secret in (PASSWORD, token, cookie, invite, "Of-The-Log", "copper", "estate", "wrong"):
        assert secret not in said


def test_an_error_is_logged_by_its_type_and_place_only(
    capsys: pytest.CaptureFixture[str],
) -> None:
    import logging
    import sys

    import structlog

    from throneroom.server import logs

    before, handlers = structlog.get_config(), logging.getLogger().handlers
    try:
        sys_stderr = sys.stderr
        assert sys_stderr is sys.stderr
        logs.configure()
        hand = ["copper", "estate"]
        try:
            raise ValueError(f"'gold' is not in {hand}")
        except ValueError:
            structlog.get_logger().exception("broken", table="abc")
            logging.getLogger("library").exception("while handling %s", hand)
    finally:
        structlog.configure(**before)
        logging.getLogger().handlers = handlers
    ours, theirs = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    assert (ours["event"], ours["table"], ours["error"]) == ("broken", "abc", "ValueError")
    assert "test_an_error_is_logged" in ours["at"][-1]
    assert theirs["error"] == "ValueError"
    assert theirs["event"] == "while handling %s"
    assert "copper" not in str([ours, theirs])


@pytest.mark.slow
def test_a_graceful_end_tells_everybody_and_loses_nothing(own_database: str) -> None:
    with process(own_database, wake_bots=True) as server:
        anna, boris = Guest(server.address, "Anna"), Guest(server.address, "Boris")
        table = running_table(anna, boris)
        with (
            anna.socket(table) as a,
            boris.http.stream("GET", f"/api/tables/{table}/decisions") as lines,
        ):
            a.until(lambda s: s.is_asked)
            a.answer("end")
            assert server.stop() in (0, -15)
            assert a.closed() == (1001, "going_away")
            for _ in lines.iter_lines():
                pass  # a stream ends as if there were no more
    with process(own_database) as again:
        boris.move(again.address)
        with boris.socket(table) as b:
            b.until(lambda s: s.is_asked)


@pytest.mark.slow
def test_a_new_database_is_nobody_elses_business(
    new_database: Callable[[str], str], tmp_path_factory: pytest.TempPathFactory
) -> None:
    folder = tmp_path_factory.mktemp("home") / "data"
    with process(f"sqlite+aiosqlite:///{folder}/throneroom.db"):
        assert folder.stat().st_mode & 0o077 == 0
