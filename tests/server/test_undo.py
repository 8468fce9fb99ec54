"""Undo, by the kernel's rule."""

from __future__ import annotations

import throneroom
from tests.server.client import Guest, refusal
from tests.server.games import running_table
from tests.server.running import running

SLOWLY = {"auto_treasures": False}


def test_an_answer_that_harmed_nobody_can_be_taken_back(anna: Guest, boris: Guest) -> None:
    table = running_table(anna, boris, options=SLOWLY)
    with anna.socket(table) as a, boris.socket(table) as b:
        a.until(lambda s: s.is_asked)
        b.until(lambda s: s.state)
        before, events = a.state["view"], list(a.events)
        assert a.state["can_undo"] is None
        a.answer("play:copper")
        a.until(lambda s: s.state["can_undo"] == 2)
        assert a.state["view"]["coins"] == 1
        a.undo()
        a.until(lambda s: s.state["view"] == before)
        assert a.events == events
        assert a.state["number"] == 4  # an undo counts too
        assert a.state["can_undo"] is None
        b.until(lambda s: s.state["view"]["coins"] == 1)
        b.until(lambda s: s.state["view"]["coins"] == 0)
        a.answer("play_all")
        a.until(lambda s: s.is_asked)
        assert a.state["view"]["coins"] > 1


def test_several_answers_can_be_taken_back_one_by_one(anna: Guest, boris: Guest) -> None:
    table = running_table(anna, boris, options=SLOWLY)
    with anna.socket(table) as a:
        a.until(lambda s: s.is_asked)
        before = a.state["view"]
        for coins in (1, 2):
            a.answer("play:copper")
            a.until(lambda s, coins=coins: s.state["view"]["coins"] == coins)  # type: ignore[misc]
        for _ in range(2):
            number = a.state["can_undo"]
            a.undo()
            a.until(lambda s, number=number: s.state["number"] == number + 2)  # type: ignore[misc]
        assert a.state["view"] == before
        assert a.state["can_undo"] is None


def test_nobody_takes_back_what_another_did_or_what_was_drawn(anna: Guest, boris: Guest) -> None:
    table = running_table(anna, boris, options=SLOWLY)
    with anna.socket(table) as a, boris.socket(table) as b:
        a.until(lambda s: s.is_asked)
        b.until(lambda s: s.state)
        a.answer("play:copper")
        a.until(lambda s: s.state["can_undo"] == 2)
        b.send("undo", number=2)
        assert b.wait("refused")["code"] == "cannot_undo"
        a.send("undo", number=0)
        assert a.wait("refused")["code"] == "too_late"
        a.answer("end")  # discards, and draws five new cards
        b.until(lambda s: s.is_asked)
        a.until(lambda s: not s.is_asked)
        assert a.state["can_undo"] is None
        a.send("undo", number=4)
        said = a.wait("refused")
        assert said["code"] == "cannot_undo"


def test_undo_over_http_and_before_the_start(anna: Guest, boris: Guest) -> None:
    table = running_table(anna, boris, options=SLOWLY)
    path = f"/api/tables/{table}"
    anna.post(f"{path}/answers", {"number": 0, "keys": "play:copper"})
    assert refusal(boris.post, f"{path}/undo", {"number": 2}) == "cannot_undo"
    assert anna.post(f"{path}/undo", {"number": 2}) == {"type": "accepted", "number": 2}
    assert refusal(anna.post, f"{path}/undo", {"number": 2}) == "too_late"
    waiting = anna.open(["me", "me"])["id"]
    assert refusal(anna.post, f"/api/tables/{waiting}/undo", {"number": 0}) == "not_now"
    assert refusal(boris.post, f"/api/tables/{waiting}/undo", {"number": 0}) == "not_allowed"


def test_what_was_taken_back_stays_so_when_the_table_is_read_again(database: str) -> None:
    with running(database) as first:
        anna = Guest(first.address, "Anna")
        table = anna.open(["me", "me"], options=SLOWLY)["id"]
        anna.start(table)
        with anna.socket(table) as a:
            a.until(lambda s: s.is_asked)
            a.answer("play:copper")
            a.until(lambda s: s.state["can_undo"] == 2)
            a.undo()
            a.until(lambda s: s.state["number"] == 4)
            before = a.state
    with running(database) as second:
        anna.move(second.address)
        with anna.socket(table) as a:
            a.until(lambda s: s.is_asked)
            assert a.state["view"] == before["view"]
            assert a.state["number"] == 4
            a.answer("play:copper")
            a.until(lambda s: s.state["can_undo"] == 6)


def test_a_whole_action_can_be_taken_back(anna: Guest, boris: Guest) -> None:
    position = throneroom.new("dominion", seed=1, players=2, first=0, kingdom="first_game").save()
    state = position["state"]
    state["phase"] = "action"
    state["players"][0]["hand"] = ["workshop", "copper"]
    state["supply"]["workshop"] -= 1
    body = {"position": position, "seats": [{"kind": "me"}, {"kind": "open"}]}
    table = anna.post("/api/tables/import", body)["id"]
    boris.sit(table, anna.invite(table, 1))
    anna.start(table)
    with anna.socket(table) as a, boris.socket(table) as b:
        a.until(lambda s: s.is_asked)
        before, events = a.state["view"], list(a.events)
        a.answer("workshop")
        a.until(lambda s: s.state["question"]["kind"] == "gain")
        a.answer("silver")
        a.until(lambda s: s.state["can_undo_whole"] and s.state["can_undo"] == 6)
        b.settle()
        assert b.state["can_undo_whole"] is False
        a.undo(whole=True)
        a.until(lambda s: s.state["view"] == before)
        assert a.events == events
        assert (a.state["number"], a.state["can_undo_whole"]) == (8, False)
        a.answer("workshop")
        a.until(lambda s: s.is_asked)
        a.answer("village")
        a.until(lambda s: s.is_asked)
        assert a.state["view"]["players"][0]["discard_top"] == "village"
