"""Replays: any moment of a finished game, from any seat or open, and playing on from there."""

from __future__ import annotations

import msgspec

import throneroom
from tests.games.oath.table import choose, position
from tests.server.client import Guest, Visitor, refusal
from tests.server.games import a_record, finished, last_turn, running_table
from throneroom import Record
from throneroom.bots.search.hint import Advice
from throneroom.bots.search.review import Costly
from throneroom.kernel import Message
from throneroom.server.tables.replay import forgotten, tellable


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
    for what in ("record", "moment", "course", "position"):
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
    with boris.socket(what_if["id"], seat=there["asked"][0]) as b:
        b.until(lambda s: s.is_asked)
        assert b.state["view"] == there["views"][there["asked"][0]]
        b.answer(b.keys[-1])


def test_where_a_moment_is_played_on_the_same_answers_can_be_taken_back(anna: Guest) -> None:
    match = throneroom.load(last_turn())
    coppers = ["play:copper", "play:copper"]
    for key in [*coppers, "end"]:
        match.answer(key)
    record = match.record().to_jsonl()
    old = anna.post("/api/tables/import", {"record": record})["id"]
    begun = anna.get(f"/api/tables/{old}/moment", number=1, seat=0)["views"][0]
    body = {"number": 1 + len(coppers), "seats": [{"kind": "me"}, {"kind": "bot"}]}
    table = anna.post(f"/api/tables/{old}/play-on", body)["id"]
    anna.start(table)
    with anna.socket(table) as a:
        a.until(lambda s: s.is_asked)
        assert a.state["view"] != begun
        for _ in coppers:
            a.undo()
        assert a.state["view"] == begun
        assert a.state["can_undo"] is None


def test_bots_keep_their_names_where_a_moment_is_played_on_from(anna: Guest) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "big_money"}]
    table: str = anna.post("/api/tables/import", {"position": last_turn(), "seats": seats})["id"]
    met = anna.start(table)["seats"][1]
    for number, keys in ((2, "play:copper"), (4, "end")):
        anna.post(f"/api/tables/{table}/answers", {"number": number, "keys": keys})
    path, number = f"/api/tables/{table}/play-on", anna.get(f"/api/tables/{table}/moment")["first"]
    for bot in ("big_money", "king"):
        wishes = [{"kind": "me"}, {"kind": "bot", "bot": bot}]
        again = anna.post(path, {"number": number, "seats": wishes})["seats"][1]
        assert (again["name"], again["names"]) == (met["name"], met["names"])
    swapped = [{"kind": "bot", "bot": "king"}, {"kind": "bot", "bot": "king"}]
    names = [
        seat["name"] for seat in anna.post(path, {"number": number, "seats": swapped})["seats"]
    ]
    assert names[1] == met["name"]
    assert names[0] not in ("Anna", met["name"])


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


def test_the_course_of_a_game_tells_how_it_stood(anna: Guest) -> None:
    table, record = imported(anna), a_record()
    course = anna.get(f"/api/tables/{table}/course", seat=1)
    assert course["first"] == 0
    for number in (0, 9, len(record.answers)):
        match = throneroom.replay(record, upto=number)
        assert course["events"][number] == len(match.seen(1))
        scores = match.game.outcome(match.state).scores
        assert course["totals"][number] == [score.total for score in scores]
    assert len(course["totals"]) == len(record.answers) + 1
    assert refusal(anna.get, f"/api/tables/{table}/course", seat=2) == "bad_request"


# A game that goes on


def test_what_happened_since_one_last_answered_can_be_watched(anna: Guest, boris: Guest) -> None:
    table = running_table(anna, boris, options={"auto_treasures": False})
    path = f"/api/tables/{table}/meanwhile"
    with anna.socket(table) as a, boris.socket(table) as b:
        a.until(lambda s: s.is_asked)
        assert nothing_new(anna.get(path, seat=0))
        a.answer("end")
        b.until(lambda s: s.is_asked)
        left = a.state["view"]
        first = anna.get(path, seat=0, number=0)
        assert (first["number"], first["first"], first["asked"]) == (0, 0, [1])
        b.answer("play:copper")
        b.answer("end")
        a.until(lambda s: s.is_asked)
        moments = [anna.get(path, seat=0, number=number) for number in (0, 1, 2)]
        assert [moment["number"] for moment in moments] == [0, 1, 2]
        assert moments[0]["views"][0] == left
        assert moments[-1]["views"] == [a.state["view"]]
        assert moments[-1]["events"] == a.events
        assert len(moments[1]["events"]) < len(a.events)
        # Boris has been here all the time: only what Anna did would be new to him.
        assert nothing_new(boris.get(path, seat=1))


def nothing_new(moment: dict[str, object]) -> bool:
    return moment["first"] == moment["total"]


def test_nobody_catches_up_at_a_seat_of_others(anna: Guest, boris: Guest, visitor: Visitor) -> None:
    table = running_table(anna, boris)
    path = f"/api/tables/{table}/meanwhile"
    assert refusal(anna.get, path, seat=1) == "not_allowed"
    assert refusal(anna.get, path, seat=7) == "not_allowed"
    assert refusal(visitor.get, path, seat=0) == "who_are_you"


def test_whoever_asks_when_the_game_is_over_gets_its_last_moments(
    anna: Guest, boris: Guest
) -> None:
    """A page that comes back asks before it has shown the end."""
    table = finished(anna, boris)
    last = anna.get(f"/api/tables/{table}/meanwhile", seat=0)
    over = anna.get(f"/api/tables/{table}/moment", seat=0)
    assert last["number"] == last["total"]
    assert (last["views"], last["events"]) == (over["views"], over["events"])


def test_what_was_taken_back_is_not_watched(anna: Guest, boris: Guest) -> None:
    table = running_table(anna, boris, options={"auto_treasures": False})
    with anna.socket(table) as a:
        a.until(lambda s: s.is_asked)
        a.answer("play:copper")
        a.settle()
        a.undo()
        a.settle()
        assert boris.get(f"/api/tables/{table}/meanwhile", seat=1)["total"] == 0


def test_a_relic_that_lies_in_the_next_game_is_told_only_to_those_who_saw_it() -> None:
    """Seat 1 looks at the relic at its site; the site stays, and so does the relic."""

    def looked(mine: list[int], *seats: int | None) -> tuple[bool, bool]:
        match = position(
            active=1,
            pawns=["plains", "river", "plains"],
            relics_at={"river": ["map"], "plains": ["whistle"]},
        )
        choose(match, "peek")
        events = match.events if len(seats) > 1 else match.seen(seats[0])
        told = forgotten(match, events, seats, mine, frozenset(["map"]))
        assert len(told) == len(events)
        views = msgspec.json.encode([match.view(seat) for seat in seats])
        return b'"map"' in msgspec.json.encode(told), b'"map"' in views

    everybody = (0, 1, 2)
    assert looked([1], 1) == (True, True)
    assert looked([1], *everybody) == (True, True)
    for mine in ([], [0], [0, 2]):
        assert looked(mine, 1) == (False, False)
        assert looked(mine, *everybody) == (False, False)
    assert looked([], None) == (False, False)


def test_a_review_does_not_tell_others_of_a_card_that_lies_hidden_still() -> None:
    def costly(seat: int, key: str) -> Costly:
        advice = Advice(key, [Message("card-it", {})], 50, 1, 10, 0)
        return Costly(1, seat, Message("prompt", {}), advice, advice, 5, None, True, [50, 50])

    mine, named, other = costly(0, "relic:map"), costly(1, "relic:map"), costly(1, "rest")
    assert tellable([mine, named, other], [0], frozenset(["map"])) == [mine, other]
    assert tellable([mine, named, other], [], frozenset(["map"])) == [other]
