"""Standing answers: one answer for all questions about a reaction, for holders and others alike."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from typing import Any

import pytest

import throneroom
from tests.server.client import Guest, Json, Refused, Socket, refusal
from tests.server.running import Running, process, running

KINGDOM = [
    *("moat", "militia", "witch", "village", "smithy"),
    *("market", "mine", "cellar", "remodel", "workshop"),
]


def attacked(victims_hand: list[str]) -> Json:
    """Seat 0 can play Militia; seat 1 owns a Moat, in hand or in the deck."""
    match = throneroom.new("dominion", seed=3, players=2, first=0, kingdom=KINGDOM)
    position = match.save()
    state = position["state"]
    state["phase"] = "action"
    state["players"][0]["hand"] = ["militia", "copper", "copper"]
    state["players"][1]["hand"] = victims_hand
    state["players"][1]["deck"][0] = "estate" if "moat" in victims_hand else "moat"
    for card in ("militia", "moat"):
        state["supply"][card] -= 1
    return position


HOLDER = ["moat", "estate", "copper", "copper"]
OTHER = ["estate", "estate", "copper", "copper"]


def sit(host: Guest, victim: Guest, hand: list[str]) -> str:
    body = {"position": attacked(hand), "seats": [{"kind": "me"}, {"kind": "open"}]}
    table: str = host.post("/api/tables/import", body)["id"]
    victim.sit(table, host.invite(table, 1))
    host.start(table)
    return table


def choose(victim: Guest, table: str, answer: str) -> None:
    body = {"seat": 1, "reaction": "moat", "answer": answer}
    victim.post(f"/api/tables/{table}/standing", body)


def attack(socket: Socket) -> None:
    socket.until(lambda s: s.is_asked)
    socket.answer("militia")
    socket.until(lambda s: not s.is_asked)


@pytest.fixture(scope="module")
def server(database: str) -> Iterator[Running]:
    with running(database, reaction_seconds=0.001) as server:
        yield server


def test_by_default_a_moat_is_always_shown(anna: Guest, boris: Guest) -> None:
    table = sit(anna, boris, HOLDER)
    with anna.socket(table) as a, boris.socket(table) as b:
        b.until(lambda s: s.state)
        assert b.state["standing"] == {"moat": "always"}
        attack(a)
        a.until(lambda s: s.is_asked)
        assert "reacted" in [event["event"] for event in a.events]
        b.settle()
        # One frame contains the attack, one the answer to it; nobody is asked.
        kinds = [m["question"]["seats"] for m in b.messages if m["type"] == "state"]
        assert kinds == [[0], [1], [0]]
        assert b.state["can_undo"] is None, "what one said in advance is not undone"


def test_never_shows_nothing(anna: Guest, boris: Guest) -> None:
    table = sit(anna, boris, HOLDER)
    choose(boris, table, "never")
    with anna.socket(table) as a, boris.socket(table) as b:
        attack(a)
        b.until(lambda s: s.is_asked)
        assert b.state["question"]["kind"] == "militia"
        assert "reacted" not in [event["event"] for event in a.events]


def test_not_this_turn_holds_until_it_is_over(anna: Guest, boris: Guest) -> None:
    """Afterwards the previous answer holds again."""
    table = sit(anna, boris, HOLDER)
    choose(boris, table, "ask")
    choose(boris, table, "turn")
    with anna.socket(table) as a, boris.socket(table) as b:
        b.until(lambda s: s.state)
        assert b.state["standing"] == {"moat": "turn"}
        assert b.state["standing_choices"] == {"moat": ["always", "never", "turn", "ask"]}
        attack(a)
        b.until(lambda s: s.is_asked)
        assert b.state["question"]["kind"] == "militia"
        assert "reacted" not in [event["event"] for event in a.events]
        while b.state["standing"] == {"moat": "turn"}:
            one = a if a.is_asked else b
            one.answer(one.keys[-1] if one is a else one.keys[0])
            one.until(lambda s: not s.is_asked)
            a.settle()
            b.settle()
        assert b.state["standing"] == {"moat": "ask"}


def test_ask_me_asks_whoever_can_choose(anna: Guest, boris: Guest) -> None:
    table = sit(anna, boris, HOLDER)
    with anna.socket(table) as a, boris.socket(table) as b:
        b.until(lambda s: s.state)
        b.send("standing", seat=1, reaction="moat", answer="ask")
        b.until(lambda s: s.state["standing"] == {"moat": "ask"})
        attack(a)
        assert a.state["question"] == {"ask": "waiting", "seats": [1]}
        b.until(lambda s: s.is_asked)
        assert (b.state["question"]["standing"], b.keys) == ("moat", ["yes", "no"])
        b.answer("no")
        b.until(lambda s: s.state["question"]["kind"] == "militia")


def test_ask_me_answers_for_whoever_cannot_choose(anna: Guest, boris: Guest) -> None:
    """They also see that the table waits for them, and they could not answer sooner."""
    table = sit(anna, boris, OTHER)
    choose(boris, table, "ask")
    with anna.socket(table) as a, boris.socket(table) as b:
        b.until(lambda s: s.state)
        attack(a)
        b.until(lambda s: s.is_asked)
        assert b.state["question"]["kind"] == "militia"
        waited = [m["question"] for m in b.messages if m["type"] == "state"][:-1]
        assert waited[-1] == {"ask": "waiting", "seats": [1]}


@pytest.mark.parametrize("answer", ["never", "ask"])
def test_the_attacker_hears_the_same_whoever_holds_a_moat(
    anna: Guest, boris: Guest, answer: str
) -> None:
    heard: list[Any] = []
    for hand in (HOLDER, OTHER):
        table = sit(anna, boris, hand)
        choose(boris, table, answer)
        with anna.socket(table) as a, boris.socket(table) as b:
            attack(a)
            b.until(lambda s: s.is_asked)
            if b.state["question"]["kind"] == "moat":
                b.answer("no")
                b.until(lambda s: s.is_asked and s.state["question"]["kind"] == "militia")
            a.settle()
            heard.append([m for m in a.messages if m["type"] in ("state", "accepted")])
    assert heard[0] == heard[1]


def test_a_standing_answer_is_part_of_what_happened_while_one_was_away(
    anna: Guest, boris: Guest
) -> None:
    """It does not count as an answer after which nothing is new, and no moment before it is shown:
    at a table without pauses, the player has never seen it."""
    table = sit(anna, boris, HOLDER)
    with anna.socket(table) as a, boris.socket(table) as b:
        b.until(lambda s: s.state)
        before = b.state["view"]
        attack(a)
        a.until(lambda s: s.is_asked)
        b.settle()
        path = f"/api/tables/{table}/meanwhile"
        moments = [boris.get(path, seat=1, number=number) for number in (0, 1)]
        assert [one["total"] for one in moments] == [1, 1]
        assert [one["views"][0] for one in moments] == [before, b.state["view"]]
        assert moments[-1]["events"] == b.events


def test_a_change_of_mind_answers_what_is_asked_now(anna: Guest, boris: Guest) -> None:
    table = sit(anna, boris, HOLDER)
    choose(boris, table, "ask")
    with anna.socket(table) as a, boris.socket(table) as b:
        attack(a)
        b.until(lambda s: s.is_asked)
        number = b.state["number"]
        choose(boris, table, "always")
        a.until(lambda s: s.is_asked)
        assert "reacted" in [event["event"] for event in a.events]
        b.settle()
        with pytest.raises(Refused, match="too_late"):
            b.answer("no", number)


def test_it_is_ones_own_and_of_this_game(anna: Guest, boris: Guest) -> None:
    table = sit(anna, boris, HOLDER)
    path = f"/api/tables/{table}/standing"
    good = {"seat": 1, "reaction": "moat", "answer": "never"}
    assert refusal(anna.post, path, good) == "not_allowed"
    assert refusal(boris.post, path, {**good, "reaction": "shield"}) == "bad_request"
    assert refusal(boris.post, path, {**good, "answer": "perhaps"}) == "bad_request"
    with anna.socket(table) as a:
        a.until(lambda s: s.state)
        assert a.state["standing"] == {"moat": "always"}


@pytest.mark.slow
def test_it_outlives_the_server(new_database: Callable[[str], str]) -> None:
    url = new_database("sqlite")
    with process(url) as first:
        anna, boris = Guest(first.address, "Anna"), Guest(first.address, "Boris")
        table = sit(anna, boris, HOLDER)
        choose(boris, table, "never")
        first.kill()
    with process(url) as second:
        anna.move(second.address)
        boris.move(second.address)
        with anna.socket(table) as a, boris.socket(table) as b:
            b.until(lambda s: s.state)
            assert b.state["standing"] == {"moat": "never"}
            attack(a)
            b.until(lambda s: s.is_asked)
            assert b.state["question"]["kind"] == "militia"


@pytest.mark.slow
def test_nobody_is_asked_in_vain_after_a_restart(new_database: Callable[[str], str]) -> None:
    """The server died after the attack and before the standing answer to it."""
    url = new_database("sqlite")
    with process(url) as first:
        anna, boris = Guest(first.address, "Anna"), Guest(first.address, "Boris")
        table = sit(anna, boris, HOLDER)
        choose(boris, table, "ask")
        with anna.socket(table) as a:
            attack(a)
        first.kill()
    with closing(sqlite3.connect(url.partition(":///")[2])) as database, database:
        database.execute("DELETE FROM standing_answers")
    with process(url) as second:
        boris.move(second.address)
        with boris.socket(table) as b:
            b.until(lambda s: s.state and s.state["question"] == {"ask": "waiting", "seats": [0]})
            states = [message for message in b.messages if message["type"] == "state"]
            assert all(state["question"]["ask"] == "waiting" for state in states)
            assert "reacted" in [event["event"] for event in b.events]
