"""Hints: for one's own decision, at a table that allows them."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import jsonschema
import pytest

from tests.server.client import Guest, Json, play
from tests.server.games import running_table
from tests.server.running import Running, bot_pids, running, stopped

THINKING = 180.0
"""Seconds within which a hint has surely come, even on a busy machine."""


@pytest.fixture(scope="module")
def server(new_database: Callable[[str], str]) -> Iterator[Running]:
    with running(new_database("sqlite"), hint_effort=0.01, wake_bots=True) as server:
        yield server


def against_a_bot(anna: Guest, *, auto_treasures: bool = True) -> str:
    options = {"first": 0, "auto_treasures": auto_treasures}
    table: str = anna.open(["me", "bot"], options=options)["id"]
    anna.start(table)
    return table


def test_a_hint_names_an_answer_its_chance_and_the_runner_up(anna: Guest) -> None:
    schema = anna.get("/api/protocol")
    from_server = {"$defs": schema["$defs"], **schema["properties"]["FromServer"]}
    with anna.socket(against_a_bot(anna)) as a:
        a.until(lambda s: s.is_asked)
        number = a.state["number"]
        a.send("hint", number=number)
        said = a.wait("hint", seconds=THINKING)
        jsonschema.validate(said, from_server)
        hint = said["hint"]
        assert said["number"] == number
        assert hint["best"]["keys"] in a.keys
        assert 0 <= hint["best"]["wins"] <= 100
        assert hint["continuations"] >= hint["best"]["tries"] > 0
        a.send("hint", number=number)
        assert a.wait("hint", seconds=THINKING)["hint"] == hint  # asked again, the same
        a.answer(hint["best"]["keys"], number)


def test_meanwhile_one_can_answer_and_only_one_hint_is_thought_about(
    anna: Guest, server: Running
) -> None:
    pids = bot_pids(server)
    with anna.socket(against_a_bot(anna)) as a:
        a.until(lambda s: s.is_asked)
        number = a.state["number"]
        with stopped(pids):
            a.send("hint", number=number)
            a.send("hint", number=number)
            refused = a.wait("refused")
            assert refused["code"] == "not_now"
            assert refused["said"]["id"] == "refused-thinking", "for the reader's language"
            assert play(a, answers=1) == 1
        a.until(lambda s: any(m["type"] == "hint" for m in s.messages), seconds=THINKING)


def test_a_hint_tells_how_far_it_has_come(anna: Guest) -> None:
    with anna.socket(against_a_bot(anna)) as a:
        a.until(lambda s: s.is_asked)
        number = a.state["number"]
        a.send("hint", number=number)
        hint = a.wait("hint", seconds=THINKING)["hint"]
        told = [m for m in a.messages if m["type"] == "thinking"]
        assert {m["number"] for m in told} == {number}
        done = [m["done"] for m in told]
        assert done == sorted(set(done))
        assert done[-1] == hint["continuations"]
        assert all(m["done"] <= m["of"] for m in told)
        planned = min(m["of"] for m in told)
        assert all(m["is_close"] == (m["of"] > planned) for m in told)


def test_a_hint_for_the_next_decision_ends_the_one_before_it(anna: Guest, server: Running) -> None:
    pids = bot_pids(server)
    with anna.socket(against_a_bot(anna, auto_treasures=False)) as a:
        a.until(lambda s: s.is_asked)
        first = a.state["number"]
        with stopped(pids):
            a.send("hint", number=first)
            a.answer("play:copper")
            a.until(lambda s: s.is_asked and s.state["number"] != first)
            second = a.state["number"]
            a.send("hint", number=second)
        assert a.wait("hint", seconds=THINKING)["number"] == second
        a.settle()
        assert [m["number"] for m in a.messages if m["type"] == "hint"] == [second]


def test_a_hint_that_is_not_wanted_any_more_does_not_come(anna: Guest, server: Running) -> None:
    pids = bot_pids(server)
    with anna.socket(against_a_bot(anna)) as a:
        a.until(lambda s: s.is_asked)
        number = a.state["number"]
        with stopped(pids):
            a.send("hint", number=number)
            a.send("stop")
            a.send("hint", number=number)  # no hint is being computed: it is not refused
            a.settle()
        a.wait("hint", seconds=THINKING)
        a.settle()
        assert sum(m["type"] == "hint" for m in a.messages) == 1
        assert not any(m["type"] == "refused" for m in a.messages)


def test_there_is_none_for_what_was_answered_or_is_asked_of_another(
    anna: Guest, boris: Guest
) -> None:
    table = against_a_bot(anna)
    with anna.socket(table) as a, boris.socket(table) as b:
        a.until(lambda s: s.is_asked)
        a.send("hint", number=a.state["number"] + 2)
        assert a.wait("refused")["code"] == "too_late"
        b.send("hint", number=a.state["number"])
        assert b.wait("refused")["code"] == "not_allowed"


def asks(table: str, anna: Guest, boris: Guest) -> Json:
    """The player who is asked asks for a hint."""
    with anna.socket(table) as a, boris.socket(table) as b:
        a.until(lambda s: s.state)
        b.until(lambda s: s.state)
        asked = a if a.is_asked else b
        asked.send("hint", number=asked.state["number"])
        return asked.wait(
            "hint" if anna.get(f"/api/tables/{table}")["hints"] else "refused", seconds=THINKING
        )


def test_where_several_people_play_the_host_decides_whether_there_are_hints(
    anna: Guest, boris: Guest
) -> None:
    refused = asks(running_table(anna, boris), anna, boris)
    assert refused["code"] == "not_allowed"
    assert refused["text"] == "There are no hints at this table."
    assert asks(running_table(anna, boris, hints=True), anna, boris)["hint"]["best"]


def test_whoever_plays_alone_may_forbid_them_too(anna: Guest) -> None:
    table = anna.open(["me", "bot"], options={"first": 0}, hints=False)
    assert not table["hints"]
    assert anna.open(["me", "bot"])["hints"]
    assert anna.open(["me", "me"])["hints"]
    assert not anna.open(["me", "open"])["hints"]
