"""Several seats at one client."""

from __future__ import annotations

import random

from tests.server.client import Guest, refusal

HOT = [{"kind": "me", "name": "Mama"}, {"kind": "me", "name": "Papa"}, {"kind": "open"}]


def test_one_person_plays_several_seats_each_by_its_own_cards(anna: Guest, boris: Guest) -> None:
    opened = anna.open(HOT)
    table = opened["id"]
    assert [seat["name"] for seat in opened["seats"]] == ["Mama", "Papa", None]
    boris.sit(table, anna.invite(table, 2))
    anna.start(table)
    with anna.socket(table) as a:
        a.until(lambda s: s.state)
        assert a.yours == [0, 1]
        assert a.state["seat"] == 0
        hands = [player["hand"] for player in a.state["view"]["players"]]
        assert [hand is None for hand in hands] == [False, True, True]
        a.answer("end")
        a.until(lambda s: s.state["question"].get("seats") == [1])
        # Not asked yet: the other at this screen takes the seat first.
        assert not a.is_asked
        a.switch(1)
        assert a.is_asked
        hands = [player["hand"] for player in a.state["view"]["players"]]
        assert [hand is None for hand in hands] == [True, False, True]
        a.answer("end")
        a.until(lambda s: not s.is_asked)


def test_nobody_looks_from_a_seat_that_is_not_theirs(anna: Guest, boris: Guest) -> None:
    table = anna.open(HOT)["id"]
    boris.sit(table, anna.invite(table, 2))
    anna.start(table)
    with boris.socket(table, seat=0) as b:
        b.until(lambda s: s.state)
        assert b.state["seat"] == 2  # their own, whatever they asked for
        for seat in (0, 1, 3, -1):
            b.send("switch", seat=seat)
            assert b.wait("refused")["code"] == "not_allowed"
        b.switch(None)
        assert all(player["hand"] is None for player in b.state["view"]["players"])
        assert refusal(b.answer, "end", number=0) == "not_your_turn"


def test_a_client_may_come_back_to_any_seat_of_its_own(anna: Guest) -> None:
    table = anna.open(["me", "me"])["id"]
    anna.start(table)
    with anna.socket(table, seat=1) as a:
        a.until(lambda s: s.state)
        assert a.state["seat"] == 1


def test_undo_at_a_shared_screen_is_for_the_seat_that_answered(anna: Guest) -> None:
    table = anna.open(["me", "me"], options={"auto_treasures": False})["id"]
    anna.start(table)
    with anna.socket(table, seat=1) as a:
        a.until(lambda s: s.state)
        assert a.answer("play:copper", number=0) == 0  # seat 0 is asked, and it is hers
        a.until(lambda s: s.state["view"]["coins"] == 1)
        assert a.state["can_undo"] is None  # from seat 1 there is nothing to take back
        a.switch(0)
        a.undo()
        a.until(lambda s: s.state["view"]["coins"] == 0)


def test_where_all_play_together_one_takes_back_what_another_seat_of_ones_own_did(
    anna: Guest,
) -> None:
    body = {"game": "paladins_coop", "options": {"players": 2}, "seats": [{"kind": "me"}] * 2}
    table = anna.post("/api/tables", body)["id"]
    anna.start(table)
    chance = random.Random(1)
    with anna.socket(table) as a:
        a.until(lambda s: s.state)
        for _ in range(100):
            if not a.is_asked:
                before = a.state["seat"]
                a.switch(a.state["question"]["seats"][0])
                if a.state["can_undo"] is not None:  # the other one's, who has just answered
                    break
            a.answer(a.choose(chance))
        a.undo()
        a.until(lambda s: s.state["question"].get("seats") == [before])


def test_names_at_a_shared_screen_are_bounded(anna: Guest) -> None:
    opened = anna.open([{"kind": "me", "name": "x" * 100}, {"kind": "me", "name": "\n\u200b"}])
    assert [seat["name"] for seat in opened["seats"]] == ["x" * 24, "Anna"]
    assert refusal(anna.open, [{"kind": "me", "name": "x" * 1000}, "me"]) == "bad_request"
