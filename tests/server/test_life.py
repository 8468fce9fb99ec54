"""Early ends of games, and where tables go afterwards."""

from __future__ import annotations

from collections.abc import Callable

import throneroom
from tests.server.client import Guest, Json, play, refusal
from tests.server.games import finished, running_table
from tests.server.running import Running, ask


def forget(server: Running, table: str) -> None:
    """The next look at a table reads it from storage."""

    async def drop() -> None:
        hall = server.hall
        live = await hall.table(table)
        hall.shelf._tables.pop(live.id)

    ask(server, drop())


def mine(guest: Guest, *, archived: bool = False) -> dict[str, Json]:
    listed = guest.get("/api/tables/mine", archived=archived)
    return {table["id"]: table for table in listed}


def three(*guests: Guest, position: Json | None = None) -> str:
    """Three people at a table that has started."""
    host, *others = guests
    if position is None:
        table: str = host.open(["me", "open", "open"])["id"]
    else:
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
        table = host.post("/api/tables/import", {"position": position, "seats": seats})["id"]
    for seat, other in enumerate(others, 1):
        other.sit(table, host.invite(table, seat))
    host.start(table)
    return table


# Resigning


def test_of_two_the_other_wins(anna: Guest, boris: Guest, server: Running) -> None:
    table = running_table(anna, boris)
    path = f"/api/tables/{table}"
    with anna.socket(table) as a, boris.socket(table) as b:
        play(a, b, answers=4)
        assert refusal(boris.post, f"{path}/seats/0/resign", {}) == "not_allowed"
        boris.post(f"{path}/seats/1/resign", {})
        a.until(lambda s: s.outcome is not None)
        a.until(lambda s: s.table["status"] == "finished")
        assert a.outcome is not None
        assert (a.outcome["ranks"], a.outcome["reason"]) == ([1, 2], "resigned")
    forget(server, table)
    told = anna.get(path)
    assert (told["ending"], told["result"]["ranks"]) == ("resigned", [1, 2])
    assert told["seats"][1]["resigned"]
    assert anna.get(f"{path}/moment")["outcome"]["ranks"] == [1, 2]
    assert anna.get(f"{path}/record").count("\n") == 5  # the header and the answers
    assert refusal(anna.post, f"{path}/seats/0/resign", {}) == "not_now"


def test_of_three_a_bot_plays_on_and_whoever_resigned_is_last(
    anna: Guest, boris: Guest, guest: Callable[[str], Guest], server: Running
) -> None:
    position = throneroom.new("dominion", seed=3, players=3, first=0).save()
    position["state"]["supply"]["province"] = 0
    position["state"]["players"][2]["deck"].append("duchy")  # Clara would win
    position["state"]["supply"]["duchy"] -= 1
    clara = guest("Clara")
    table = three(anna, boris, clara, position=position)
    path = f"/api/tables/{table}"
    told = clara.post(f"{path}/seats/2/resign", {"bot": "big_money"})
    assert told["status"] == "running"
    assert (told["seats"][2]["bot"], told["seats"][2]["resigned"]) == ("big_money", True)
    assert refusal(clara.post, f"{path}/seats/2/give-back") == "not_now"
    assert refusal(clara.post, f"{path}/seats/2/resign", {}) == "not_now"
    assert refusal(clara.post, f"{path}/propose", {"kind": "stop"}) == "not_allowed"
    forget(server, table)
    with anna.socket(table) as a:
        a.until(lambda s: s.is_asked)
        a.answer("end")
        a.until(lambda s: s.outcome is not None)
        assert a.outcome is not None
        assert a.outcome["ranks"] == [2, 1, 3]  # Boris has had a turn less
        assert a.outcome["scores"][2]["total"] > a.outcome["scores"][0]["total"]
        assert a.outcome["reason"] == "provinces"


def test_the_last_person_ends_the_game(anna: Guest) -> None:
    table = anna.open(["me", "bot", "bot"])["id"]
    anna.start(table)
    told = anna.post(f"/api/tables/{table}/seats/0/resign", {})
    assert (told["status"], told["ending"]) == ("finished", "resigned")
    assert told["result"]["ranks"] == [3, 1, 1]


# Agreeing


def test_all_agree_to_stop_as_it_stands(
    anna: Guest, boris: Guest, guest: Callable[[str], Guest], server: Running
) -> None:
    clara = guest("Clara")
    table = three(anna, boris, clara)
    path = f"/api/tables/{table}"
    with boris.socket(table) as b:
        b.wait("table")
        anna.post(f"{path}/propose", {"kind": "stop"})
        b.until(lambda s: s.table["proposal"])
        assert b.table["proposal"]["by"] == anna.id
        assert refusal(guest("Dora").post, f"{path}/consent", {"agree": True}) == "not_allowed"
        clara.post(f"{path}/consent", {"agree": True})
        forget(server, table)
        assert anna.get(path)["proposal"]["agreed"] == [anna.id, clara.id]
        told = boris.post(f"{path}/propose", {"kind": "stop"})  # proposing the same means to agree
        assert (told["status"], told["ending"]) == ("finished", "agreed")
        assert told["result"]["totals"] == [3, 3, 3]
        assert told["proposal"] is None


def test_a_proposal_can_be_declined_and_taken_back(anna: Guest, boris: Guest) -> None:
    table = running_table(anna, boris)
    path = f"/api/tables/{table}"
    with anna.socket(table) as a, boris.socket(table) as b:
        a.until(lambda s: s.is_asked)
        b.until(lambda s: s.state)
        anna.post(f"{path}/propose", {"kind": "abandon"})
        boris.post(f"{path}/consent", {"agree": False})
        a.until(lambda s: s.table["proposal"] and s.table["proposal"]["declined"] == boris.id)
        assert refusal(boris.post, f"{path}/consent", {"agree": True}) == "too_late"
        assert refusal(anna.post, f"{path}/propose", {"kind": "abandon"}) == "not_now"
        play(a, b, answers=1)
        anna.post(f"{path}/propose", {"kind": "abandon"})
        assert anna.post(f"{path}/consent", {"agree": False})["proposal"] is None
        assert refusal(boris.post, f"{path}/consent", {"agree": True}) == "too_late"


def test_an_abandoned_game_has_no_result_and_can_be_followed(anna: Guest, boris: Guest) -> None:
    table = running_table(anna, boris)
    path = f"/api/tables/{table}"
    with boris.socket(table) as b:
        b.until(lambda s: s.state)
        anna.post(f"{path}/propose", {"kind": "abandon"})
        boris.post(f"{path}/consent", {"agree": True})
        b.until(lambda s: s.table["status"] == "finished")
        assert b.outcome is None
        assert b.state["question"] is None
    told = anna.get(path)
    assert (told["ending"], told["result"], told["series"]) == ("abandoned", None, None)
    assert anna.post(f"{path}/rematch")["series"] is None


def test_alone_nobody_need_be_asked(anna: Guest) -> None:
    table = anna.open(["me", "bot"])["id"]
    anna.start(table)
    told = anna.post(f"/api/tables/{table}/propose", {"kind": "abandon"})
    assert (told["status"], told["ending"]) == ("finished", "abandoned")


def test_the_series_counts_the_wins_of_each(anna: Guest, boris: Guest) -> None:
    first = finished(anna, boris)
    ranks = anna.get(f"/api/tables/{first}")["result"]["ranks"]
    wins = [int(rank == 1) for rank in ranks]
    again = anna.post(f"/api/tables/{first}/rematch")
    assert again["series"] == {"games": 1, "wins": wins, "together": False}
    anna.start(again["id"])
    told = boris.post(f"/api/tables/{again['id']}/seats/1/resign", {})
    wins = [wins[0] + 1, wins[1]]
    assert told["series"] == {"games": 2, "wins": wins, "together": False}


# Going away


def test_whoever_leaves_a_game_can_come_back(
    anna: Guest, boris: Guest, guest: Callable[[str], Guest]
) -> None:
    clara = guest("Clara")
    table = three(anna, boris, clara)
    clara.post(f"/api/tables/{table}/leave")
    assert table in mine(clara)  # or they would not find the way back
    assert anna.get(f"/api/tables/{table}")["seats"][2]["bot"] == "big_money"
    clara.post(f"/api/tables/{table}/seats/2/give-back")
    assert anna.get(f"/api/tables/{table}")["seats"][2]["bot"] is None


def test_the_last_who_leaves_finds_the_game_as_it_was(anna: Guest) -> None:
    table = anna.open(["me", "bot"])["id"]
    anna.start(table)
    anna.post(f"/api/tables/{table}/leave")
    told = mine(anna)[table]
    assert (told["status"], told["seats"][0]["bot"]) == ("running", None)


def test_before_the_start_the_seat_is_free_again(anna: Guest, boris: Guest) -> None:
    table = anna.open(public=True)["id"]
    boris.sit(table)
    boris.post(f"/api/tables/{table}/leave")
    assert anna.get(f"/api/tables/{table}")["seats"][1]["kind"] == "open"
    anna.post(f"/api/tables/{table}/leave")  # nobody else is there, so the table is deleted
    assert refusal(anna.get, f"/api/tables/{table}") == "not_found"


def test_a_row_tells_turn_question_and_result(anna: Guest, boris: Guest) -> None:
    table = running_table(anna, boris)
    told = mine(anna)[table]
    assert (told["turn"], told["prompt"]["id"]) == (1, "prompt-buy_only")
    assert told["result"] is None
    assert mine(boris)[table]["prompt"] is None  # another player's question is not for them
    anna.post(f"/api/tables/{table}/seats/0/resign", {})
    told = mine(boris)[table]
    assert (told["prompt"], told["result"]) == (
        None,
        {"ranks": [2, 1], "totals": [3, 3], "together": None},
    )


def test_a_finished_table_goes_when_nobody_keeps_it(anna: Guest, boris: Guest) -> None:
    running = running_table(anna, boris)
    assert refusal(anna.delete, f"/api/tables/{running}") == "not_now"
    first = finished(anna, boris)
    second = anna.post(f"/api/tables/{first}/rematch")["id"]
    anna.delete(f"/api/tables/{first}")
    assert first not in {**mine(anna), **mine(anna, archived=True)}
    assert first in mine(boris)
    assert boris.get(f"/api/tables/{second}")["previous"] == first
    boris.delete(f"/api/tables/{first}")
    assert refusal(boris.get, f"/api/tables/{first}") == "not_found"
    assert boris.get(f"/api/tables/{second}")["previous"] is None


def test_unfinished_games_alone_are_swept_away(anna: Guest, boris: Guest) -> None:
    shared, over = running_table(anna, boris), finished(anna, boris)
    waiting = anna.open(["me", "open"])["id"]
    alone = [anna.open(["me", "bot"])["id"] for _ in range(2)]
    kept, same_screen = (anna.open(["me", "bot"])["id"] for _ in range(2))
    anna.post(f"/api/tables/{same_screen}/seats/1", {"kind": "me", "name": "Vera"})
    anna.start(kept)
    anna.post("/api/tables/archive", {"tables": [kept], "archived": True})
    anna.start(alone[0])
    with anna.socket(alone[0]) as a:
        a.wait("table")
        assert anna.post("/api/tables/sweep")["tables"] == 2
        assert a.closed() == (4004, "not_found")
    left = mine(anna)
    assert {shared, over, waiting, same_screen} <= set(left)
    assert not set(alone) & set(left)
    assert anna.post("/api/tables/sweep")["tables"] == 0
    assert anna.get(f"/api/tables/{kept}")["status"] == "running"
