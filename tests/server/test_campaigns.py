"""Campaigns: three different games that follow from one another, kept by the server."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.client import Guest, Json, play, refusal
from tests.server.running import process

BOT = {"kind": "bot", "bot": "builder"}


def begin(host: Guest, name: str = "Heirs") -> str:
    saga: str = host.post("/api/sagas", {"game": "tomesaga", "name": name})["id"]
    return saga


def page(saga: str, guest: Guest) -> Json:
    found: Json = guest.get(f"/api/sagas/{saga}")
    return found


def first_table(saga: str, host: Guest, *others: Any) -> Json:
    seats = [{"kind": "me"}, *others]
    table: Json = host.post(f"/api/sagas/{saga}/next", {"seats": seats})
    host.start(table["id"])
    return table


def finish(table: str, guest: Guest, answers: int | None = None) -> None:
    with guest.socket(table) as socket:
        play(socket, answers=answers, seed=1)


@pytest.mark.slow
def test_three_games_with_the_same_people_and_bots(anna: Guest, boris: Guest) -> None:
    saga = begin(anna)
    found = page(saga, anna)
    assert (found["game"], found["next"], found["same_people"]) == ("tomesaga", "architects", True)
    table = first_table(saga, anna, BOT)
    assert (table["game"], table["saga"]) == ("architects", saga)
    finish(table["id"], anna)
    found = page(saga, anna)
    assert (found["games"], found["next"]) == (1, "paladins")
    assert refusal(anna.post, f"/api/sagas/{saga}/next", {"keep": [0]}) == "bad_options"
    more = {"seats": [BOT]}
    assert refusal(anna.post, f"/api/sagas/{saga}/next", more) == "bad_options"
    second = anna.post(f"/api/tables/{table['id']}/rematch")
    assert (second["game"], second["saga"]) == ("paladins", saga)
    assert [seat["name"] for seat in second["seats"]] == [seat["name"] for seat in table["seats"]]
    assert [seat["bot"] for seat in second["seats"]] == [None, "abbess"]
    # A player's possessions belong to their seat.
    swap = f"/api/tables/{second['id']}/swap"
    assert refusal(anna.post, swap, {"one": 0, "other": 1}) == "not_now"
    assert second["options"]["campaign"]["winner"] == found["page"]["next"]["marker"]
    anna.start(second["id"])
    # Nothing of the first game is hidden in the second: its replay and record are open.
    assert anna.get(f"/api/tables/{table['id']}/record")
    finish(second["id"], anna)
    third = anna.post(f"/api/sagas/{saga}/next", {})
    assert third["game"] == "viscounts"
    anna.start(third["id"])
    finish(third["id"], anna)
    found = page(saga, boris)
    assert (found["games"], found["next"], found["table"]) == (3, None, None)
    assert sorted(found["page"]["order"]) == [0, 1]
    assert [one["table"] for one in found["played"]] == [table["id"], second["id"], third["id"]]
    assert refusal(anna.post, f"/api/sagas/{saga}/next", {}) == "not_now"
    branch = anna.post(f"/api/sagas/{saga}/branch", {"games": 1, "name": "Other heirs"})
    assert (branch["games"], branch["next"]) == (1, "paladins")


@pytest.mark.slow
def test_a_campaign_survives_a_killed_server(own_database: str) -> None:
    """Between two games, and in the middle of one."""
    with process(own_database) as server:
        anna = Guest(server.address, "Anna")
        saga = begin(anna)
        table = first_table(saga, anna, BOT)["id"]
        finish(table, anna, answers=25)
        server.kill()
    with process(own_database) as server:
        anna.move(server.address)
        finish(table, anna)
        before = page(saga, anna)["page"]
        server.kill()
    with process(own_database) as server:
        anna.move(server.address)
        assert page(saga, anna)["page"] == before
        second = anna.post(f"/api/sagas/{saga}/next", {})
        assert second["game"] == "paladins"
        anna.start(second["id"])
        finish(second["id"], anna, answers=10)
        server.kill()
    with process(own_database) as server:
        anna.move(server.address)
        assert page(saga, anna)["table"] == second["id"]
        finish(second["id"], anna)
        found = page(saga, anna)
        assert (found["games"], found["next"]) == (2, "viscounts")


def test_a_campaign_begins_with_two_to_four(anna: Guest) -> None:
    saga = begin(anna)
    for seats in ([{"kind": "me"}], [{"kind": "me"}, BOT, BOT, BOT, BOT]):
        assert refusal(anna.post, f"/api/sagas/{saga}/next", {"seats": seats}) == "bad_options"
    found = page(saga, anna)
    assert (found["table"], found["players"]) == (None, [2, 4])


def test_a_campaign_has_no_line(anna: Guest) -> None:
    """Its book can be exported and imported."""
    saga = begin(anna)
    assert refusal(anna.get, f"/api/sagas/{saga}/line") == "not_now"
    book = anna.get(f"/api/sagas/{saga}/book")
    again = anna.post("/api/sagas", {"game": "tomesaga", "book": book})
    assert again["name"] == "Heirs"
    assert refusal(anna.post, "/api/sagas", {"game": "tomesaga", "book": {"x": 1}}) == "bad_saga"
    assert refusal(anna.post, "/api/sagas", {"game": "paladins"}) == "bad_request"
    assert refusal(anna.post, "/api/sagas", {"game": "nothing"}) == "bad_options"
