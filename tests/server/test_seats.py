"""Tables and their seats: opening, inviting, sitting down, swapping, starting."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from tests.server.client import Guest, Json, Refused, Visitor, refusal
from tests.server.running import until


def kinds(table: Json) -> list[str]:
    return [seat["kind"] for seat in table["seats"]]


def test_a_table_has_a_seat_for_its_host_and_open_ones_for_the_others(anna: Guest) -> None:
    table = anna.open(options={"players": 3})
    assert kinds(table) == ["person", "open", "open"]
    assert table["seats"][0]["person"] == table["host"] == anna.id
    assert (table["status"], table["public"]) == ("open", False)


@pytest.mark.parametrize(
    "wish",
    [
        {"game": "chess"},
        {"game": "dominion", "options": {"players": 9}},
        {"game": "dominion", "options": {"nonsense": 1}},
        {"game": "dominion", "seats": [{"kind": "me"}]},
        {"game": "dominion", "seats": [{"kind": "me"}, {"kind": "ghost"}]},
        {"game": "dominion", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "deep_blue"}]},
        {"game": "dominion", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "./evil.py"}]},
    ],
)
def test_a_table_that_no_game_could_be_played_at_is_refused(anna: Guest, wish: Json) -> None:
    assert refusal(anna.post, "/api/tables", wish) == "bad_options"


def test_public_tables_are_listed_and_anybody_can_sit_down(
    anna: Guest, boris: Guest, visitor: Visitor
) -> None:
    public = anna.open(public=True)["id"]
    private = anna.open()["id"]
    listed = [table["id"] for table in visitor.get("/api/tables")]
    assert public in listed
    assert private not in listed
    table = boris.sit(public)
    assert table["seats"][1]["name"] == "Борис"
    assert public in [table["id"] for table in boris.get("/api/tables/mine")]


def test_a_private_table_needs_the_link(anna: Guest, boris: Guest) -> None:
    table = anna.open()["id"]
    assert refusal(boris.sit, table) == "not_allowed"
    assert refusal(boris.sit, table, "guessed") == "invite_withdrawn"
    assert refusal(boris.invite, table, 1) == "not_allowed"
    link = anna.invite(table, 1)
    assert kinds(boris.sit(table, link)) == ["person", "person"]


def test_a_link_opens_one_seat_once(
    anna: Guest, boris: Guest, guest: Callable[[str], Guest]
) -> None:
    table = anna.open(options={"players": 3})["id"]
    old = anna.invite(table, 1)
    link = anna.invite(table, 1)
    clara = guest("Clara")
    path = f"/api/tables/{table}"
    assert refusal(boris.sit, table, old) == "invite_withdrawn"
    assert refusal(clara.get, path, invite=old) == "invite_withdrawn"
    boris.sit(table, link)
    assert refusal(clara.sit, table, link) == "invite_used"
    assert refusal(clara.get, path, invite=link) == "invite_used"  # at once, not after a try
    assert boris.get(path, invite=link)["id"] == table
    anna.post(f"{path}/seats/1", {"kind": "bot", "bot": "random"})
    assert refusal(clara.get, path, invite=link) == "invite_withdrawn"
    anna.post(f"{path}/seats/1", {"kind": "open"})
    clara.sit(table, anna.invite(table, 1))
    assert refusal(anna.invite, table, 1) == "seat_taken"


def test_whoever_sits_down_twice_has_one_seat(anna: Guest, boris: Guest) -> None:
    table = anna.open(options={"players": 4}, public=True)["id"]
    boris.sit(table)
    assert kinds(boris.sit(table)) == ["person", "person", "open", "open"]
    assert refusal(boris.sit, table, None, 3) == "not_now"
    assert kinds(boris.sit(table, anna.invite(table, 2))).count("person") == 2


def test_invited_guests_find_their_seat_free(anna: Guest, boris: Guest) -> None:
    """A newcomer who takes any seat at a public table gets one without an invitation."""
    table = anna.open(options={"players": 3}, public=True)["id"]
    anna.invite(table, 1)
    assert kinds(boris.sit(table)) == ["person", "open", "person"]


def test_the_host_gives_seats_and_swaps_them(anna: Guest, boris: Guest) -> None:
    table = anna.open(options={"players": 3}, public=True)["id"]
    boris.sit(table)
    path = f"/api/tables/{table}"
    given = anna.post(f"{path}/seats/2", {"kind": "bot", "bot": "random"})
    assert kinds(given) == ["person", "person", "bot"]
    bot = given["seats"][2]["name"]
    swapped = anna.post(f"{path}/swap", {"one": 0, "other": 1})
    assert [seat["name"] for seat in swapped["seats"]] == ["Борис", "Anna", bot]
    assert anna.post(f"{path}/swap", {"one": 1, "other": 1}) == swapped
    assert kinds(anna.post(f"{path}/seats/0", {"kind": "open"})) == ["open", "person", "bot"]
    for act in (
        lambda: boris.post(f"{path}/swap", {"one": 0, "other": 1}),
        lambda: boris.post(f"{path}/seats/2", {"kind": "open"}),
        lambda: boris.start(table),
        lambda: boris.delete(path),
    ):
        assert refusal(act) == "not_allowed"
    assert refusal(anna.post, f"{path}/seats/7", {"kind": "open"}) == "not_found"
    assert refusal(anna.post, f"{path}/swap", {"one": 0, "other": -1}) == "not_found"


def test_getting_up_leaves_an_open_seat(anna: Guest, boris: Guest) -> None:
    table = anna.open(public=True)["id"]
    boris.sit(table)
    assert kinds(boris.post(f"/api/tables/{table}/get-up")) == ["person", "open"]
    assert refusal(boris.post, f"/api/tables/{table}/get-up") == "not_now"


def test_who_got_up_comes_back_by_the_same_link(anna: Guest, boris: Guest) -> None:
    table = anna.open()["id"]
    link = anna.invite(table, 1)
    boris.sit(table, link)
    boris.post(f"/api/tables/{table}/get-up")
    assert kinds(boris.sit(table, link)) == ["person", "person"]


def test_a_game_starts_when_every_seat_is_taken(anna: Guest, boris: Guest) -> None:
    table = anna.open()["id"]
    assert refusal(anna.start, table) == "not_now"
    boris.sit(table, anna.invite(table, 1))
    started = anna.start(table)
    assert (started["status"], started["asked"]) == ("running", [0])
    path = f"/api/tables/{table}"
    for act in (
        lambda: anna.start(table),
        lambda: anna.post(f"{path}/seats/1", {"kind": "open"}),
        lambda: anna.post(f"{path}/swap", {"one": 0, "other": 1}),
        lambda: anna.invite(table, 1),
        lambda: boris.post(f"{path}/get-up"),
        lambda: boris.sit(table, seat=0),
        lambda: anna.delete(path),
    ):
        assert refusal(act) == "not_now"
    assert kinds(boris.sit(table)) == ["person", "person"]  # as before


def test_everybody_at_the_table_is_told(anna: Guest, boris: Guest) -> None:
    table = anna.open(public=True)["id"]
    with anna.socket(table) as a, boris.socket(table) as b:
        a.wait("table")
        b.wait("table")
        assert (b.you, b.yours) == (boris.id, [])
        boris.sit(table)
        a.until(lambda s: kinds(s.table) == ["person", "person"])
        b.until(lambda s: s.yours == [1])
        anna.start(table)
        a.until(lambda s: s.is_asked)
        b.until(lambda s: s.state)
        assert b.state["seat"] == 1
        assert a.table["seats"][1]["present"]
    until(lambda: not anna.get(f"/api/tables/{table}")["seats"][1]["present"])


def test_only_one_of_many_gets_a_seat(anna: Guest, guest: Callable[[str], Guest]) -> None:
    table = anna.open(public=True)["id"]
    others = [guest(f"Guest {i}") for i in range(6)]

    def sit(one: Guest) -> str:
        try:
            one.sit(table)
        except Refused as refused:
            return refused.code
        return "seated"

    with ThreadPoolExecutor(6) as pool:
        results = sorted(pool.map(sit, others))
    assert results == ["seat_taken"] * 5 + ["seated"]


def test_a_private_table_without_spectators_shows_itself_to_those_who_belong_there(
    anna: Guest, boris: Guest, visitor: Visitor
) -> None:
    table = anna.open(spectators=False)["id"]
    path = f"/api/tables/{table}"
    assert anna.get(path)["id"] == table
    assert refusal(boris.get, path) == "not_allowed"
    assert refusal(visitor.get, path) == "not_allowed"
    link = anna.invite(table, 1)
    assert visitor.get(path, invite=link)["id"] == table
    assert refusal(visitor.get, path, invite="guessed") == "invite_withdrawn"
    boris.sit(table, link)
    assert boris.get(path)["id"] == table


def test_the_host_can_take_a_table_away(anna: Guest, boris: Guest) -> None:
    table = anna.open(public=True)["id"]
    with boris.socket(table) as b:
        b.wait("table")
        anna.delete(f"/api/tables/{table}")
        assert b.closed() == (4004, "not_found")
    for act in (lambda: boris.sit(table), lambda: anna.get(f"/api/tables/{table}")):
        assert refusal(act) == "not_found"
    with boris.socket(table) as b:
        assert b.closed() == (4004, "not_found")


@pytest.mark.parametrize("id", ["nowhere", "x" * 33, "%00", "a b", "\u043e", "..%2f.."])
def test_there_is_no_table_but_those_that_were_opened(visitor: Visitor, id: Any) -> None:
    assert refusal(visitor.get, f"/api/tables/{id}") == "not_found"
