"""Several seats that are asked at the same time."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

import throneroom
from tests.kernel.games.fair import FAIR
from tests.server.client import Guest, Json, Refused, Socket, Visitor, refusal
from tests.server.fair import ROOT, install, installed, open_fair
from tests.server.running import Process, Running, bot_pids, process, running, stopped, until
from throneroom import Record
from throneroom.kernel import Sequel

SECRETS = {"apple", "bell", "cup", "drum"}


@pytest.fixture(scope="module")
def server(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with installed(tmp_path_factory.mktemp("fair")), running(database) as server:
        yield server


def asked(*sockets: Socket) -> None:
    for socket in sockets:
        socket.until(lambda s: s.is_asked)


def draft(socket: Socket, choice: int = 0) -> str:
    """Drafts a prize of one's own hand; its key."""
    key: str = socket.keys[choice % len(socket.keys)]
    socket.answer(key)
    return key


def draft_all(*sockets: Socket) -> None:
    asked(*sockets)
    for socket in sockets:
        draft(socket)


def finish(*sockets: Socket) -> None:
    """Plays on to the end."""
    while any(s.outcome is None for s in sockets):
        for socket in sockets:
            socket.until(lambda s: s.is_asked or s.outcome is not None)
        for socket in sockets:
            if socket.outcome is None:
                draft(socket)


def test_all_answer_in_any_order_and_nobody_waits(anna: Guest, boris: Guest) -> None:
    table = open_fair(anna, ["me", "open"], boris)
    with anna.socket(table) as a, boris.socket(table) as b:
        asked(a, b)
        assert (a.state["number"], b.state["number"]) == (0, 1)
        assert a.state["question"]["number"] == 0
        assert a.state["question"]["together"] == [0, 1]
        draft(b)
        b.settle()
        assert b.state["question"] == {"ask": "waiting", "seats": [0]}
        a.settle()
        assert (a.state["number"], a.state["question"]["together"]) == (0, [0])
        draft(a)
        asked(a, b)
        assert (a.state["number"], b.state["number"]) == (2, 3)
        assert [event["event"] for event in a.events] == ["drafted", "drafted"]
        finish(a, b)
        assert a.outcome == b.outcome


def test_two_answers_at_the_same_moment_both_count(anna: Guest, boris: Guest) -> None:
    table = open_fair(anna, ["me", "open"], boris, hand=4)
    with (
        anna.socket(table) as a,
        boris.socket(table) as b,
        ThreadPoolExecutor(2) as threads,
    ):
        for _ in range(5):
            asked(a, b)
            list(threads.map(draft, (a, b)))
        a.until(lambda s: s.outcome is not None)


def test_an_answer_that_comes_twice_is_too_late(anna: Guest, boris: Guest) -> None:
    table = open_fair(anna, ["me", "open"], boris)
    path = f"/api/tables/{table}/answers"
    with anna.socket(table) as a:
        asked(a)
        body = {"number": 0, "keys": draft(a)}
    assert refusal(anna.post, path, body) == "too_late"
    assert refusal(anna.post, path, {**body, "number": 1}) == "not_your_turn"


def frames(socket: Socket) -> list[Json]:
    return [m for m in socket.messages if m["type"] in ("state", "said")]


def test_no_frame_tells_what_another_has_answered(
    guest: Callable[[str], Guest], visitor: Visitor
) -> None:
    """Whatever one player drafts, all others get the same messages until everybody has drafted."""
    heard = []
    position = throneroom.new("fair", seed=7, players=3, hand=3).save()
    for choice in (0, 1):
        people = [guest(f"Guest {seat}") for seat in range(3)]
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
        body = {"position": position, "seats": seats}
        table = people[0].post("/api/tables/import", body)["id"]
        for seat, person in enumerate(people[1:], start=1):
            person.sit(table, people[0].invite(table, seat))
        people[0].start(table)
        with (
            people[0].socket(table) as a,
            people[1].socket(table) as b,
            people[2].socket(table) as c,
            visitor.socket(table) as spectator,
        ):
            asked(a, b, c)
            draft(a, choice)
            for socket in (b, c, spectator):
                socket.settle()
            assert spectator.state["question"]["seats"] == [1, 2]
            with people[2].socket(table) as late:  # a fresh connection learns no more
                late.until(lambda s: s.state)
                heard.append([frames(b), frames(c), frames(spectator), frames(late)])
    assert heard[0] == heard[1]


def test_one_takes_back_only_their_own_answer(anna: Guest, boris: Guest) -> None:
    table = open_fair(anna, ["me", "open"], boris, hand=4)
    with anna.socket(table) as a, boris.socket(table) as b:
        asked(a, b)
        while len(a.keys) == 1 or len(b.keys) == 1:
            draft_all(a, b)
            asked(a, b)
        numbers = a.state["number"], b.state["number"]
        first = draft(a)
        a.settle()
        assert (a.state["can_undo"], a.is_asked) == (numbers[0] + 2, False)
        b.settle()
        before = dict(b.state)
        a.undo()
        asked(a)
        b.settle()
        assert b.state["number"] == numbers[1]
        assert b.state["question"]["choices"] == before["question"]["choices"]
        assert first in a.keys
        with pytest.raises(Refused, match="too_late"):
            a.answer(first, numbers[0])
        a.answer(next(key for key in a.keys if key != first))
        b.settle()
        draft(b)
        asked(a, b)
        # All have answered: nothing can be taken back.
        assert a.state["can_undo"] is None
        assert b.state["can_undo"] is None


def test_others_do_not_lose_their_place_when_one_takes_back(anna: Guest, boris: Guest) -> None:
    """The number for an undo stays valid while others answer."""
    table = open_fair(anna, ["me", "open", "me"], boris)
    with anna.socket(table, seat=0) as a, boris.socket(table) as b:
        asked(a, b)
        draft(a)
        a.settle()
        undo = a.state["can_undo"]
        draft(b)
        a.settle()
        assert a.state["can_undo"] == undo
        a.undo()
        asked(a)
        b.settle()
        assert b.state["question"] == {"ask": "waiting", "seats": [0, 2]}


def test_several_at_one_screen_answer_one_after_the_other(anna: Guest) -> None:
    table = open_fair(anna, ["me", "me"])
    with anna.socket(table, seat=0) as a:
        asked(a)
        key = draft(a)
        a.settle()
        assert a.state["question"] == {"ask": "waiting", "seats": [1]}
        with pytest.raises(Refused, match="too_late"):
            a.answer(key, 0)  # not by chance the other's answer
        a.switch(1)
        assert a.state["number"] == 1
        draft(a)
        asked(a)
        assert a.state["number"] == 3
        body = {"number": 3, "keys": a.keys[0], "seat": 1}
        anna.post(f"/api/tables/{table}/answers", body)
        assert refusal(anna.post, f"/api/tables/{table}/answers", body) == "too_late"


def test_bots_answer_at_the_same_time_as_people(anna: Guest, server: Running) -> None:
    table = open_fair(anna, ["me", "bot", "bot"])
    with anna.socket(table) as a:
        a.until(lambda s: s.is_asked and s.state["question"]["together"] == [0])
        finish(a)
    with stopped(bot_pids(server)):  # a person need not wait for bots either
        table = open_fair(anna, ["me", "bot"])
        with anna.socket(table) as a:
            asked(a)
            draft(a)
            a.settle()
            assert a.state["question"] == {"ask": "waiting", "seats": [1]}
    with anna.socket(table) as a:
        finish(a)


def test_a_bot_takes_over_in_the_middle_of_a_group(anna: Guest, boris: Guest) -> None:
    table = open_fair(anna, ["me", "open"], boris)
    with anna.socket(table) as a:
        asked(a)
        draft(a)
        boris.post(f"/api/tables/{table}/seats/1/take-over", {"bot": "random"})
        asked(a)
        finish(a)


@pytest.mark.slow
def test_a_finished_game_is_replayed_and_reviewed(anna: Guest, boris: Guest) -> None:
    table = open_fair(anna, ["me", "open"], boris)
    with anna.socket(table) as a, boris.socket(table) as b:
        asked(a, b)
        draft(b)  # the later seat first
        b.settle()
        b.undo()
        asked(b)
        draft(b)
        draft(a)
        finish(a, b)
        outcome = a.outcome
    record = Record.from_jsonl(anna.get(f"/api/tables/{table}/record"))
    assert [answer.seat for answer in record.answers][:2] == [1, 0]
    assert json.loads(json.dumps(outcome))["ranks"] == throneroom.replay(record).outcome.ranks  # type: ignore[union-attr]
    asked_at = [
        anna.get(f"/api/tables/{table}/moment", number=number)["asked"] for number in range(4)
    ]
    assert asked_at == [[0, 1], [0], [0, 1], [0]]

    def whole() -> Any:
        told = anna.get(f"/api/tables/{table}/review")
        return told if told["whole"] else None

    assert until(whole)["review"]["chances"]


def test_the_next_game_comes_from_how_this_one_ended(
    anna: Guest, boris: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = open_fair(anna, ["me", "open"], boris, hand=3)
    with anna.socket(table) as a, boris.socket(table) as b:
        finish(a, b)
        crowned = [event["seat"] for event in a.events if event["event"] == "crowned"]
    second = anna.post(f"/api/tables/{table}/rematch")
    assert second["options"]["crowns"] == crowned
    assert second["options"]["hand"] == 4
    anna.start(second["id"])
    with anna.socket(second["id"]) as a, boris.socket(second["id"]) as b:
        finish(a, b)
    assert refusal(anna.post, f"/api/tables/{second['id']}/rematch") == "not_now"
    # Another game may follow.
    options = throneroom.new("dominion", seed=1, players=2).options
    monkeypatch.setattr(type(FAIR), "sequel", lambda *_: Sequel("dominion", options))
    third = boris.post(f"/api/tables/{second['id']}/rematch")
    assert (third["game"], third["previous"]) == ("dominion", second["id"])
    assert [seat["person"] for seat in third["seats"]] == [anna.id, boris.id]


# Processes that die, and several of them


@pytest.fixture
def fair_path(tmp_path: Path) -> Path:
    install(tmp_path / "fair")
    (tmp_path / "fair" / "tests").symlink_to(ROOT / "tests")
    return tmp_path / "fair"


@pytest.mark.slow
def test_a_killed_server_goes_on_in_the_middle_of_a_group(
    new_database: Callable[[str], str], fair_path: Path
) -> None:
    url = new_database("sqlite")
    with process(url, fair_path) as first:
        anna, boris = Guest(first.address, "Anna"), Guest(first.address, "Boris")
        table = open_fair(anna, ["me", "open"], boris)
        with boris.socket(table) as b:
            asked(b)
            draft(b)
            b.settle()
            undo = b.state["can_undo"]
        first.kill()
    with process(url, fair_path) as second:
        for person in (anna, boris):
            person.move(second.address)
        with anna.socket(table) as a, boris.socket(table) as b:
            b.until(lambda s: s.state)
            assert b.state["question"] == {"ask": "waiting", "seats": [0]}
            assert b.state["can_undo"] == undo
            b.undo()
            asked(a, b)
            assert a.state["number"] == 0
            finish(a, b)


@pytest.mark.slow
def test_people_at_two_processes_answer_at_the_same_time(
    new_database: Callable[[str], str], fair_path: Path
) -> None:
    url = new_database("postgres")
    with process(url, fair_path) as one, process(url, fair_path) as other:
        many = play_at_both(one, other)
    assert many == 3


def play_at_both(one: Process, other: Process) -> int:
    anna, boris = Guest(one.address, "Anna"), Guest(one.address, "Boris")
    games = 0
    for _ in range(3):
        boris.move(one.address)
        table = open_fair(anna, ["me", "open"], boris, hand=4)
        boris.move(other.address)
        with (
            anna.socket(table) as a,
            boris.socket(table) as b,
            ThreadPoolExecutor(2) as threads,
        ):
            while a.outcome is None:
                for socket in (a, b):
                    socket.until(lambda s: s.is_asked or s.outcome is not None)
                if a.outcome is None:
                    list(threads.map(draft, (a, b)))
            b.until(lambda s: s.outcome is not None)
            assert a.outcome == b.outcome
        games += 1
    return games
