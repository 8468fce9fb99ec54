"""Once more, and the series."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import throneroom
from tests.server.client import Guest, refusal
from tests.server.games import finished, running_table


def test_the_loser_of_a_game_of_dominion_begins_the_next(anna: Guest, boris: Guest) -> None:
    table = finished(anna, boris)
    ranks = anna.get(f"/api/tables/{table}/moment")["outcome"]["ranks"]
    again = boris.post(f"/api/tables/{table}/rematch")
    assert again["previous"] == table
    assert again["status"] == "open"
    assert again["host"] == boris.id
    assert [seat["name"] for seat in again["seats"]] == ["Anna", "Борис"]
    assert again["options"]["first"] in [s for s, rank in enumerate(ranks) if rank == max(ranks)]
    started = boris.start(again["id"])
    assert started["asked"] == [again["options"]["first"]]


def test_after_the_leader_resigned_the_next_game_begins_beside_whoever_won(
    anna: Guest, boris: Guest
) -> None:
    """Rulebook of Dominion, «Подготовка»: «левый сосед прошлого победителя»."""
    position = throneroom.new("dominion", seed=3, players=2, first=0).save()
    position["state"]["players"][0]["discard"] = ["duchy"]
    position["state"]["supply"]["duchy"] -= 1
    body = {"position": position, "seats": [{"kind": "me"}, {"kind": "open"}]}
    table = anna.post("/api/tables/import", body)["id"]
    boris.sit(table, anna.invite(table, 1))
    anna.start(table)
    anna.post(f"/api/tables/{table}/seats/0/resign", {})
    outcome = anna.get(f"/api/tables/{table}/moment")["outcome"]
    assert outcome["scores"][0]["total"] > outcome["scores"][1]["total"]
    assert outcome["ranks"] == [2, 1]
    assert boris.post(f"/api/tables/{table}/rematch")["options"]["first"] == 0


def test_whoever_asks_second_finds_the_same_table(anna: Guest, boris: Guest) -> None:
    table = finished(anna, boris)
    path = f"/api/tables/{table}"
    with anna.socket(table) as a:
        a.wait("table")
        with ThreadPoolExecutor(2) as pool:
            both = list(pool.map(lambda one: one.post(f"{path}/rematch")["id"], [anna, boris]))
        assert both[0] == both[1]
        a.until(lambda s: s.table["next"] == both[0])
    assert anna.post(f"{path}/rematch")["id"] == both[0]
    assert sum(one["previous"] == table for one in anna.get("/api/tables/mine")) == 1


def test_only_those_who_played_and_only_afterwards(
    anna: Guest, boris: Guest, guest: Callable[[str], Guest]
) -> None:
    running = running_table(anna, boris)
    assert refusal(anna.post, f"/api/tables/{running}/rematch") == "not_now"
    table = finished(anna, boris)
    assert refusal(guest("Clara").post, f"/api/tables/{table}/rematch") == "not_allowed"


def test_a_rematch_that_was_called_off_can_be_asked_for_again(anna: Guest, boris: Guest) -> None:
    table = finished(anna, boris)
    path = f"/api/tables/{table}"
    first = anna.post(f"{path}/rematch")["id"]
    anna.delete(f"/api/tables/{first}")
    with boris.socket(table) as b:
        b.until(lambda s: s.table and s.table["next"] is None)
    second = boris.post(f"{path}/rematch")["id"]
    assert second != first
    assert boris.get(f"/api/tables/{second}")["previous"] == table


def test_who_plays_together_has_a_series_together(anna: Guest) -> None:
    body = {"game": "viscounts_coop", "options": {"players": 2}, "seats": [{"kind": "me"}] * 2}
    table = anna.post("/api/tables", body)["id"]
    anna.start(table)
    told = anna.post(f"/api/tables/{table}/seats/0/resign", {})
    assert told["result"]["together"] is False
    assert told["series"] == {"games": 1, "wins": [0, 0], "together": True}
