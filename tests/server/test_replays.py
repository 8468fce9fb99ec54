"""Replays: any moment of a finished game, from any seat or open, and playing on from there."""

from __future__ import annotations

import throneroom
from tests.server.client import Guest, Visitor, refusal
from tests.server.games import a_record, finished, running_table
from throneroom import Record


def imported(guest: Guest) -> str:
    table: str = guest.post("/api/tables/import", {"record": a_record().to_jsonl()})["id"]
    return table


def test_every_moment_can_be_seen_from_every_seat(anna: Guest, visitor: Visitor) -> None:
    table, record = imported(anna), a_record()
    path = f"/api/tables/{table}/moment"
    total = len(record.answers)
    for number in (0, 1, total // 2, total):
        match = throneroom.replay(record, upto=number)
        for seat in (0, 1, None):
            params = {"number": number} | ({} if seat is None else {"seat": seat})
            moment = visitor.get(path, **params)
            assert (moment["number"], moment["total"], moment["seat"]) == (number, total, seat)
            assert moment["views"] == [to_json(match.view(seat))]
            assert moment["events"] == to_json(match.seen(seat))
            assert (moment["outcome"] is not None) == (number == total)
        moment = visitor.get(path, number=number, open_cards=True)
        assert moment["views"] == [to_json(match.view(seat)) for seat in (0, 1)]
        assert moment["events"] == to_json(match.events)
    assert visitor.get(path)["number"] == total
    assert visitor.get(path, number=total + 100)["number"] == total
    assert refusal(visitor.get, path, seat=2) == "bad_request"
    assert refusal(visitor.get, path, number=-1) == "bad_request"


def to_json(value: object) -> object:
    import msgspec

    return msgspec.json.decode(msgspec.json.encode(value))


def test_nothing_is_told_of_a_game_that_goes_on(anna: Guest, boris: Guest) -> None:
    table = running_table(anna, boris)
    path = f"/api/tables/{table}"
    for what in ("record", "moment", "position"):
        assert refusal(anna.get, f"{path}/{what}") == "not_now"
    assert refusal(anna.get, f"{path}/moment", seat=1, open_cards=True) == "not_now"
    assert refusal(anna.post, f"{path}/play-on", {"number": 0}) == "not_now"


def test_a_moment_can_be_played_on_from(anna: Guest, boris: Guest) -> None:
    table = imported(anna)
    number = len(a_record().answers) - 3
    there = anna.get(f"/api/tables/{table}/moment", number=number, open_cards=True)
    seats = [{"kind": "me"}, {"kind": "me", "name": "Other me"}]
    body = {"number": number, "seats": seats}
    what_if = boris.post(f"/api/tables/{table}/play-on", body)
    assert what_if["host"] == boris.id
    started = boris.start(what_if["id"])
    assert started["asked"] == there["asked"]
    with boris.socket(what_if["id"], seat=there["asked"]) as b:
        b.until(lambda s: s.is_asked)
        assert b.state["view"] == there["views"][there["asked"]]
        b.answer(b.keys[-1])


def test_a_game_that_is_over_cannot_be_played_on(anna: Guest) -> None:
    table = imported(anna)
    path = f"/api/tables/{table}/play-on"
    assert refusal(anna.post, path, {"number": len(a_record().answers)}) == "not_now"
    assert refusal(anna.post, path, {"number": -1}) == "bad_request"


def test_a_game_played_here_can_be_replayed(anna: Guest, boris: Guest) -> None:
    table = finished(anna, boris)
    record = Record.from_jsonl(anna.get(f"/api/tables/{table}/record"))
    match = throneroom.replay(record)
    moment = anna.get(f"/api/tables/{table}/moment", seat=0)
    assert to_json(match.outcome) == moment["outcome"]
    assert to_json(match.view(0)) == moment["views"][0]


def test_a_game_that_began_at_a_position_has_no_earlier_moment(anna: Guest) -> None:
    """Nothing was dealt there: what the table's seed would deal is no part of this game."""
    position = throneroom.replay(a_record(), upto=len(a_record().answers) - 3).save()
    rest = throneroom.load(position)
    for answer in a_record().answers[-3:]:
        rest.repeat(answer)
    table = anna.post("/api/tables/import", {"record": rest.record().to_jsonl()})["id"]
    moment = anna.get(f"/api/tables/{table}/moment", number=0, seat=0)
    assert (moment["first"], moment["number"]) == (1, 1)
    assert moment["views"] == [to_json(throneroom.load(position).view(0))]
    saved = anna.get(f"/api/tables/{table}/position", number=0)
    assert saved["state"] == position["state"]
