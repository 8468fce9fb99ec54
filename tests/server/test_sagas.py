"""Sagas: games that follow from one another, kept by the server."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from tests.server.client import Guest, Json, refusal
from tests.server.fair import ROOT, install, installed
from tests.server.running import Running, process, running
from tests.server.test_together import finish


@pytest.fixture(scope="module")
def server(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with installed(tmp_path_factory.mktemp("fair")), running(database) as server:
        yield server


def begin(host: Guest, name: str = "Three Fairs", **more: Any) -> str:
    saga: str = host.post("/api/sagas", {"game": "fair", "name": name, **more})["id"]
    return saga


def first_table(saga: str, host: Guest, *others: Guest) -> str:
    """The table of the first game, started."""
    seats = [{"kind": "me"}, *[{"kind": "open"}] * len(others)]
    table: str = host.post(f"/api/sagas/{saga}/next", {"seats": seats})["id"]
    for seat, other in enumerate(others, start=1):
        other.sit(table, host.invite(table, seat))
    host.start(table)
    return table


def play(table: str, *guests: Guest) -> None:
    with ExitStack() as stack:
        finish(*[stack.enter_context(guest.socket(table)) for guest in guests])


def page(saga: str, guest: Guest) -> Json:
    found: Json = guest.get(f"/api/sagas/{saga}")
    return found


def test_a_saga_goes_on_from_game_to_game(anna: Guest, boris: Guest) -> None:
    saga = begin(anna)
    assert page(saga, boris)["games"] == 0
    assert not page(saga, boris)["mine"]
    table = first_table(saga, anna, boris)
    assert page(saga, anna)["table"] == table
    play(table, anna, boris)
    found = page(saga, boris)
    assert found["mine"]
    assert (found["games"], found["table"], [one["table"] for one in found["played"]]) == (
        1,
        None,
        [table],
    )
    crown = found["page"]["crowns"][0]
    again = boris.post(f"/api/sagas/{saga}/next", {})
    assert again["saga"] == saga
    assert again["options"]["crowns"] == [crown]
    assert [seat["person"] for seat in again["seats"]] == [anna.id, boris.id]
    assert anna.post(f"/api/sagas/{saga}/next", {})["id"] == again["id"]
    assert [one["id"] for one in boris.get("/api/sagas/mine")] == [saga]


def test_a_rematch_is_the_next_game_of_the_saga(anna: Guest, boris: Guest) -> None:
    saga = begin(anna)
    table = first_table(saga, anna, boris)
    play(table, anna, boris)
    again = boris.post(f"/api/tables/{table}/rematch")
    assert again["saga"] == saga
    assert again["options"]["crowns"] == page(saga, anna)["page"]["crowns"]
    boris.start(again["id"])
    play(again["id"], anna, boris)
    third = anna.post(f"/api/sagas/{saga}/next", {})
    anna.start(third["id"])
    play(third["id"], anna, boris)
    assert page(saga, anna)["games"] == 3
    assert refusal(anna.post, f"/api/sagas/{saga}/next", {}) == "not_now"
    assert refusal(boris.post, f"/api/tables/{third['id']}/rematch") == "not_now"


def test_people_join_and_leave_between_games(
    anna: Guest, boris: Guest, guest: Callable[[str], Guest]
) -> None:
    saga = begin(anna)
    play(first_table(saga, anna, boris), anna, boris)
    clara = guest("Clara")
    assert refusal(clara.post, f"/api/sagas/{saga}/next", {}) == "not_allowed"
    assert [seat["name"] for seat in page(saga, anna)["seats"]] == ["Anna", "Борис"]
    for keep in ([0, 0], [2], [-1]):
        assert refusal(anna.post, f"/api/sagas/{saga}/next", {"keep": keep}) == "bad_request"
    wish = {"keep": [1], "seats": [{"kind": "open"}, {"kind": "bot"}]}
    seats = anna.post(f"/api/sagas/{saga}/next", wish)["seats"]
    assert [seat["person"] for seat in seats] == [boris.id, None, None]
    assert seats[2]["name"], "every bot has a name"
    anna.delete(f"/api/tables/{page(saga, anna)['table']}")
    table = anna.post(f"/api/sagas/{saga}/next", {"keep": [0], "seats": [{"kind": "open"}]})["id"]
    clara.sit(table, anna.invite(table, 1))
    anna.start(table)
    play(table, anna, clara)
    assert page(saga, clara)["mine"]
    assert page(saga, boris)["games"] == 2
    assert [seat["name"] for seat in page(saga, anna)["seats"]] == ["Anna", "Clara"]


def test_two_who_ask_at_once_find_one_table(anna: Guest, boris: Guest) -> None:
    saga = begin(anna)
    play(first_table(saga, anna, boris), anna, boris)

    def ask(one: Guest) -> str:
        return str(one.post(f"/api/sagas/{saga}/next", {})["id"])

    with ThreadPoolExecutor(2) as pool:
        assert len(set(pool.map(ask, [anna, boris]))) == 1


def test_a_branch_goes_its_own_way(anna: Guest, boris: Guest) -> None:
    saga = begin(anna)
    play(first_table(saga, anna, boris), anna, boris)
    other = boris.post(f"/api/sagas/{saga}/branch", {"games": 0, "name": "What if"})
    assert (other["games"], other["name"], other["host"]) == (0, "What if", boris.id)
    assert page(saga, anna)["games"] == 1
    after = boris.post(f"/api/sagas/{saga}/branch", {"games": 1})
    assert after["page"]["crowns"] == page(saga, anna)["page"]["crowns"]
    assert after["played"] == page(saga, anna)["played"]
    assert refusal(boris.post, f"/api/sagas/{saga}/branch", {"games": 2}) == "bad_request"


def test_hidden_cards_stay_hidden(anna: Guest, boris: Guest, guest: Callable[[str], Guest]) -> None:
    saga = begin(anna)
    assert refusal(anna.get, f"/api/sagas/{saga}/line") == "not_now"
    play(first_table(saga, anna, boris), anna, boris)
    assert boris.get(f"/api/sagas/{saga}/line") == {"line": "fairs:Three Fairs"}
    clara = guest("Clara")
    assert refusal(clara.get, f"/api/sagas/{saga}/line") == "not_allowed"
    assert refusal(clara.post, f"/api/sagas/{saga}/branch", {"games": 1}) == "not_allowed"
    assert "decks" not in page(saga, anna)["page"]
    table = anna.post(f"/api/sagas/{saga}/next", {})["id"]
    anna.start(table)
    assert refusal(anna.get, f"/api/sagas/{saga}/line") == "not_now"
    assert refusal(anna.post, f"/api/sagas/{saga}/branch", {"games": 1}) == "not_now"
    assert anna.post(f"/api/sagas/{saga}/branch", {"games": 0})["games"] == 0


def test_a_record_does_not_tell_what_is_hidden_in_the_next_game(anna: Guest, boris: Guest) -> None:
    saga = begin(anna)
    table = first_table(saga, anna, boris)
    play(table, anna, boris)
    assert anna.get(f"/api/tables/{table}/position")
    following = anna.post(f"/api/tables/{table}/rematch")["id"]
    anna.start(following)
    assert not page(saga, anna)["resting"]
    for what in ("record", "position"):
        assert refusal(anna.get, f"/api/tables/{table}/{what}") == "not_now"
    assert refusal(anna.post, f"/api/tables/{table}/play-on", {"number": 1}) == "not_now"
    assert refusal(anna.delete, f"/api/sagas/{saga}") == "not_now"
    for seen in ({}, {"seat": 1}, {"open_cards": True}):
        assert anna.get(f"/api/tables/{table}/moment", **seen)["total"]
    play(following, anna, boris)
    assert page(saga, anna)["resting"]
    assert anna.get(f"/api/tables/{table}/position")


def test_a_branch_does_not_tell_what_is_hidden_in_the_world_it_left(
    anna: Guest, boris: Guest
) -> None:
    saga = begin(anna)
    play(first_table(saga, anna, boris), anna, boris)
    branch = boris.post(f"/api/sagas/{saga}/branch", {"games": 1})["id"]
    again = boris.post(f"/api/sagas/{branch}/branch", {"games": 1})["id"]
    table = anna.post(f"/api/sagas/{saga}/next", {})["id"]
    anna.start(table)
    for other in (branch, again):
        assert refusal(boris.get, f"/api/sagas/{other}/line") == "not_now"
        assert refusal(boris.get, f"/api/sagas/{other}/book") == "not_now"
        assert refusal(boris.delete, f"/api/sagas/{other}") == "not_now"
    play(table, anna, boris)
    assert boris.get(f"/api/sagas/{again}/line")


def test_a_branch_seats_nobody_unasked(anna: Guest, boris: Guest) -> None:
    saga = begin(anna)
    play(first_table(saga, anna, boris), anna, boris)
    branch = boris.post(f"/api/sagas/{saga}/branch", {"games": 1})["id"]
    seats = boris.post(f"/api/sagas/{branch}/next", {})["seats"]
    assert [seat["person"] for seat in seats] == [None, boris.id]
    assert seats[0]["was"] == "Anna"
    assert [one["id"] for one in anna.get("/api/sagas/mine")] == [saga]


def test_a_rematch_leads_to_the_table_that_is_there(anna: Guest, boris: Guest) -> None:
    saga = begin(anna)
    table = first_table(saga, anna, boris)
    play(table, anna, boris)
    following = anna.post(f"/api/sagas/{saga}/next", {})["id"]
    assert boris.post(f"/api/tables/{table}/rematch")["id"] == following
    assert boris.get(f"/api/tables/{table}")["next"] == following


def test_a_book_goes_out_and_comes_back(anna: Guest, boris: Guest) -> None:
    saga = begin(anna)
    play(first_table(saga, anna, boris), anna, boris)
    book = anna.get(f"/api/sagas/{saga}/book")
    body = {"game": "fair", "book": book}
    assert boris.post("/api/sagas/read", body)["page"] == page(saga, anna)["page"]
    taken = boris.post("/api/sagas", body | {"name": "Again"})
    assert (taken["games"], taken["name"]) == (1, "Again")
    assert taken["played"] == [{"table": None, "day": None}]
    assert boris.get(f"/api/sagas/{taken['id']}/book") == book | {"name": "Again"}
    for wrong in ({}, {"name": 1}):
        assert refusal(boris.post, "/api/sagas", {"game": "fair", "book": wrong})


def test_a_line_is_looked_at_before_it_is_taken_in(anna: Guest) -> None:
    body = {"game": "fair", "line": "fairs:From afar"}
    assert anna.post("/api/sagas/read", body)["name"] == "From afar"
    assert anna.get("/api/sagas/mine") == []
    assert refusal(anna.post, "/api/sagas/read", body | {"line": "nothing"}) == "bad_saga"
    taken = anna.post("/api/sagas", body)
    assert taken["name"] == "From afar"
    other = {"game": "dominion", "name": "No such thing"}
    assert refusal(anna.post, "/api/sagas", other) == "bad_request"
    assert refusal(anna.post, "/api/sagas", {"game": "nothing"}) == "bad_options"


def test_a_name_can_change_and_a_saga_can_go(anna: Guest, boris: Guest) -> None:
    saga = begin(anna)
    table = first_table(saga, anna, boris)
    play(table, anna, boris)
    assert (
        boris.post(f"/api/sagas/{saga}/name", {"name": " Four\u0000 Fairs "})["name"]
        == "Four Fairs"
    )
    assert page(saga, anna)["page"]["name"] == "Four Fairs"
    assert refusal(boris.delete, f"/api/sagas/{saga}") == "not_allowed"
    anna.delete(f"/api/sagas/{saga}")
    assert refusal(anna.get, f"/api/sagas/{saga}") == "not_found"
    assert anna.get(f"/api/tables/{table}")["saga"] is None


def test_a_game_that_is_removed_stays_in_the_book(anna: Guest, boris: Guest) -> None:
    saga = begin(anna)
    table = first_table(saga, anna, boris)
    play(table, anna, boris)
    anna.delete(f"/api/tables/{table}")
    boris.delete(f"/api/tables/{table}")
    assert refusal(anna.get, f"/api/tables/{table}") == "not_found"
    assert page(saga, anna)["games"] == 1


def test_a_game_that_was_stopped_is_no_part_of_it(anna: Guest, boris: Guest) -> None:
    saga = begin(anna)
    table = first_table(saga, anna, boris)
    anna.post(f"/api/tables/{table}/propose", {"kind": "abandon"})
    boris.post(f"/api/tables/{table}/consent", {"agree": True})
    assert page(saga, anna)["games"] == 0
    assert anna.post(f"/api/sagas/{saga}/next", {"seats": [{"kind": "me"}, {"kind": "open"}]})


@pytest.mark.slow
def test_a_saga_survives_a_killed_server(own_database: str, tmp_path: Path) -> None:
    install(tmp_path)
    path = Path(f"{tmp_path}{os.pathsep}{ROOT}")
    with process(own_database, path) as server:
        anna, boris = (Guest(server.address, name) for name in ("Anna", "Борис"))
        saga = begin(anna)
        play(first_table(saga, anna, boris), anna, boris)
        server.kill()
    with process(own_database, path) as server:
        for one in (anna, boris):
            one.move(server.address)
        assert page(saga, anna)["games"] == 1
        table = boris.post(f"/api/sagas/{saga}/next", {})["id"]
        boris.start(table)
        server.kill()
    with process(own_database, path) as server:
        for one in (anna, boris):
            one.move(server.address)
        play(table, anna, boris)
        found = page(saga, boris)
        assert (found["games"], len(found["played"])) == (2, 2)
