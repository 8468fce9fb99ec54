"""Records and positions, in and out."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import pytest

import throneroom
from tests.conformance.checks.refusing import edit
from tests.conformance.walking import walk
from tests.server.client import QUICK, Guest, Json, refusal
from tests.server.games import a_record, finished, last_turn
from throneroom import Record, names
from throneroom.games.dominion import DOMINION
from throneroom.registry import games


def bring(guest: Guest, **body: Any) -> Json:
    table: Json = guest.post("/api/tables/import", body)
    return table


def test_a_finished_game_goes_out_and_comes_in(anna: Guest, boris: Guest) -> None:
    table = finished(anna, boris)
    exported = anna.get(f"/api/tables/{table}/record")
    copy = bring(boris, record=exported)
    assert copy["status"] == "finished"
    path = f"/api/tables/{copy['id']}"
    assert Record.from_jsonl(boris.get(f"{path}/record")).answers == (
        Record.from_jsonl(exported).answers
    )
    assert (
        boris.get(f"{path}/moment", open_cards=True)["views"]
        == (anna.get(f"/api/tables/{table}/moment", open_cards=True)["views"])
    )


def test_a_record_keeps_its_names(anna: Guest) -> None:
    header = msgspec.structs.replace(a_record().header, names=["Mara", "x\n" + "y" * 99])
    text = Record(header, a_record().answers).to_jsonl()
    kept = [seat["name"] for seat in bring(anna, record=text)["seats"]]
    assert kept == ["Mara", "x " + "y" * 22]


def test_the_names_of_bots_come_back_in_every_language(anna: Guest) -> None:
    bot, in_russian = (names.of_bots(DOMINION, language)[0] for language in ("en", "ru"))
    header = msgspec.structs.replace(a_record().header, names=["Mara", bot])
    seats = bring(anna, record=Record(header, a_record().answers).to_jsonl())["seats"]
    assert [seat["name"] for seat in seats] == ["Mara", bot]
    assert [seat["names"] for seat in seats] == [{}, {"ru": in_russian}]


def test_an_unfinished_record_is_played_on(anna: Guest) -> None:
    whole = a_record()
    part = Record(whole.header, whole.answers[:10])
    seats = [{"kind": "me"}, {"kind": "me"}]
    table = bring(anna, record=part.to_jsonl(), seats=seats)
    assert table["status"] == "open"
    started = anna.start(table["id"])
    match = throneroom.replay(part)
    assert match.decision is not None
    assert started["asked"] == [match.decision.seat]
    seat = match.decision.seat
    number = 2 * sum(answer.seat == seat for answer in part.answers) + seat
    body = {"number": number, "keys": whole.answers[10].keys}
    assert anna.post(f"/api/tables/{table['id']}/answers", body)["number"] == number


def test_undone_answers_are_not_in_the_record(anna: Guest) -> None:
    table = bring(anna, position=last_turn(), seats=[{"kind": "me"}, {"kind": "me"}])["id"]
    anna.start(table)
    with anna.socket(table) as a:
        a.until(lambda s: s.is_asked)
        a.answer("play:copper")
        a.settle()
        a.undo()
        a.settle()
        a.answer("play_all")
        a.settle()
        a.answer("end")
    record = Record.from_jsonl(anna.get(f"/api/tables/{table}/record"))
    assert [answer.keys for answer in record.answers] == ["play_all", "end"]
    assert throneroom.replay(record).outcome is not None
    moment = anna.get(f"/api/tables/{table}/moment", number=2)  # before it was taken back
    assert moment["total"] == 5
    assert moment["views"][0]["coins"] == 1


def test_a_position_goes_out_is_edited_and_comes_in(anna: Guest, boris: Guest) -> None:
    table = finished(anna, boris)
    position = anna.get(f"/api/tables/{table}/position", number=1)
    assert throneroom.load(position).decision is not None
    position["names"] = ["<b>", "x" * 1000]  # the names of people who are not there
    copy = bring(boris, position=position, seats=[{"kind": "me"}, {"kind": "bot"}])
    assert copy["seats"][0]["name"] == "Борис"
    assert copy["seats"][1]["name"] in names.of_bots(throneroom.game("dominion"))
    assert boris.start(copy["id"])["status"] == "running"


def test_a_position_whose_game_is_over_is_a_finished_table(anna: Guest, boris: Guest) -> None:
    table = finished(anna, boris)
    position = anna.get(f"/api/tables/{table}/position")
    copy = bring(boris, position=position, seats=[{"kind": "me"}, {"kind": "me"}])
    assert copy["status"] == "finished"
    assert boris.get(f"/api/tables/{copy['id']}/moment")["outcome"] is not None


def header(**changes: Any) -> str:
    whole = {"throneroom": 1, "game": "dominion", "rules_version": 1, "options": QUICK, "seed": 1}
    return msgspec.json.encode({**whole, **changes}).decode()


@pytest.mark.parametrize(
    "record",
    [
        "",
        "nonsense",
        "{}",
        header(game="chess"),
        header(throneroom=99),
        header(options={"players": 99}),
        header(seed=-1),
        header(seed=2**200),
        header(seed=None),
        header(names=["only one"]),
        header() + '\n[0, "buy", "province"]',
        header() + '\n[9, "buy", "end"]',
        header() + "\n[]",
    ],
)
def test_a_bad_record_is_refused_in_one_sentence(anna: Guest, record: str) -> None:
    assert refusal(anna.post, "/api/tables/import", {"record": record}) == "bad_options"


@pytest.mark.parametrize(
    "change",
    [
        {"game": "chess"},
        {"game": 3},
        {"options": {"players": 99}},
        {"state": {}},
        {"answers": [[0, "buy", "province"]]},
        {"throneroom": 2},
        {"more": 1},
    ],
)
def test_a_bad_position_is_refused_in_one_sentence(anna: Guest, change: Json) -> None:
    position = {**throneroom.new("dominion", seed=1).save(), **change}
    assert refusal(anna.post, "/api/tables/import", {"position": position}) == "bad_options"


def test_what_is_wrong_with_options_can_be_said_in_every_language(anna: Guest) -> None:
    wish = {"game": "dominion", "options": {"players": 99}, "seats": []}
    told = anna.http.post("/api/tables", json=wish).json()
    assert told["text"] == "players: a whole number from 2 to 4 was expected, not 99."
    args = {"place": "players", "given": "99", "low": "2", "high": "4"}
    assert told["said"] == {"id": "refused-range", "args": args}
    assert told["game"] == "", "the product has these words"


@pytest.mark.slow
@pytest.mark.parametrize("game", list(games()))
def test_every_edited_position_is_taken_or_refused_with_a_sentence(anna: Guest, game: str) -> None:
    rng, taken = random.Random(3), 0
    match = throneroom.new(game, seed=3)
    for _, step in zip(range(40), walk(match, 3), strict=False):
        position = json.loads(json.dumps(match.save()))
        edit(position, rng)
        answer = anna.http.post("/api/tables/import", json={"position": position})
        taken += answer.status_code == 201
        if answer.status_code != 201:
            assert answer.status_code == 400, answer.text
            assert answer.json()["said"], answer.text
            changed = match.game.changes  # its words are part of a scenario's
            assert answer.json()["game"] in ("", game, changed.slug if changed else game)
        elif taken == 4:
            break  # the limit of a person's tables
        match.answer(step[1])


@pytest.mark.parametrize(
    ("game", "edit"),
    [
        ("dominion", {"coins": 10**4000}),
        ("dominion", {"coins": 10_001}),
        ("dominion", {"chance": {"seed": 10**4000, "count": 0}}),
        ("legends", {"tiles": {"nowhere": {"side": "desert", "rotation": 0}}}),
        ("legends", {"tiles": {"[" * 5000: {"side": "desert", "rotation": 0}}}),
        ("fallen_lands", {"turn": -(10**4000)}),
    ],
)
def test_an_impossible_state_is_refused_in_one_sentence(anna: Guest, game: str, edit: Json) -> None:
    position = throneroom.new(game, seed=1).save()
    position["state"] = {**position["state"], **edit}
    body = msgspec.json.encode({"position": position})
    answer = anna.http.post("/api/tables/import", content=body)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_options")
    assert answer.json()["text"].startswith(f"state.{next(iter(edit))}")


def test_options_that_are_no_object_are_not_called_missing(anna: Guest) -> None:
    position = throneroom.new("dominion", seed=1).save()
    said = "options: an object was expected, not 'x'."
    for options, told in (("x", said), (None, said.replace("'x'", "None"))):
        body = {"position": {**position, "options": options}}
        assert anna.http.post("/api/tables/import", json=body).json()["text"] == told
    del position["options"]
    answer = anna.http.post("/api/tables/import", json={"position": position}).json()
    assert answer["text"] == "options: this field is missing."


def test_what_the_rules_can_not_get_through_is_refused_too(
    anna: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    def crash(*_: object) -> None:
        raise KeyError("a rule that trusts its data")

    position = throneroom.new("dominion", seed=1).save()
    monkeypatch.setattr(DOMINION, "check", crash)
    assert refusal(anna.post, "/api/tables/import", {"position": position}) == "bad_options"


@pytest.mark.parametrize("path", ["/api/me", "/api/tables", "/api/tables/import", "/api/me/enter"])
@pytest.mark.parametrize("body", [b"\xff", b'{"name": "\xff"}', b'{"\xed\xa0\x80": 1}'])
def test_what_is_not_utf_8_is_refused_in_one_sentence(anna: Guest, path: str, body: bytes) -> None:
    answer = anna.http.post(path, content=body, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_request")
    assert answer.json()["text"].endswith("is not UTF-8.")


def test_either_a_record_or_a_position(anna: Guest) -> None:
    path = "/api/tables/import"
    assert refusal(anna.post, path, {}) == "bad_request"
    both = {"record": a_record().to_jsonl(), "position": throneroom.new("dominion").save()}
    assert refusal(anna.post, path, both) == "bad_request"


def test_whoever_brings_a_game_that_goes_on_has_their_seat_again(anna: Guest) -> None:
    """The others are open, with the names that they had."""
    half = a_record()
    header = msgspec.structs.replace(half.header, names=["Mara", "ANNA"])
    record = Record(header, half.answers[:6])
    table = anna.post("/api/tables/import", {"record": record.to_jsonl()})
    assert [seat["person"] for seat in table["seats"]] == [None, anna.id]
    assert (table["seats"][0]["kind"], table["seats"][0]["was"]) == ("open", "Mara")
    position = throneroom.replay(record).save()
    again = anna.post("/api/tables/import", {"position": position})
    assert [seat["was"] for seat in again["seats"]] == ["Mara", None]
    boris = anna.post(f"/api/tables/{again['id']}/seats/0", {"kind": "bot", "bot": "big_money"})
    assert boris["seats"][0]["was"] is None
