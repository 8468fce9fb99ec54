"""A bot in a person's place, and taking the place back."""

from __future__ import annotations

import time
from collections.abc import Callable

from sqlalchemy import update

from tests.server.client import Guest, refusal
from tests.server.games import running_table
from tests.server.running import Running, ask, until
from throneroom.server.storage import sql

BOT = {"bot": "random"}


def test_somebody_lets_a_bot_play_on_and_comes_back(anna: Guest, boris: Guest) -> None:
    table = running_table(anna, boris)
    path = f"/api/tables/{table}/seats/0"
    with anna.socket(table) as a, boris.socket(table) as b:
        a.until(lambda s: s.is_asked)
        seated = anna.post(f"{path}/take-over", BOT)["seats"][0]
        assert (seated["kind"], seated["name"], seated["bot"]) == ("person", "Anna", "random")
        b.until(lambda s: s.is_asked)  # the bot has played Anna's turn
        assert refusal(anna.post, f"{path}/take-over", BOT) == "not_now"
        b.answer("end")
        b.until(lambda s: not s.is_asked)
        b.until(lambda s: s.is_asked)
        assert refusal(boris.post, f"{path}/give-back") == "not_allowed"
        assert anna.post(f"{path}/give-back")["seats"][0]["bot"] is None
        assert refusal(anna.post, f"{path}/give-back") == "not_now"
        b.answer("end")
        a.settle()
        a.answer("end")


def test_while_a_bot_plays_its_person_does_not_answer(anna: Guest, boris: Guest) -> None:
    table = running_table(anna, boris)
    path = f"/api/tables/{table}"
    anna.post(f"{path}/answers", {"number": 0, "keys": "end"})
    boris.post(f"{path}/seats/1/take-over", BOT)
    with boris.socket(table) as b:
        # A race for the answer: the seat is the bot's until it is given back.
        b.send("answer", number=1, keys="end")
        assert b.wait("refused")["code"] in ("not_now", "too_late", "not_your_turn")


def test_nobody_is_replaced_because_a_connection_dropped(anna: Guest, boris: Guest) -> None:
    """However long ago this was: without a clock the others decide, and first of all the person."""
    table = running_table(anna, boris)
    path = f"/api/tables/{table}"
    with boris.socket(table) as b:
        with anna.socket(table):
            b.until(lambda s: s.table and s.table["seats"][0]["present"])
        b.until(lambda s: not s.table["seats"][0]["present"])
        assert refusal(boris.post, f"{path}/seats/0/take-over", BOT) == "not_now"
        proposed = boris.post(f"{path}/propose", {"kind": "take_over", "seat": 0})
        assert proposed["seats"][0]["bot"] is None, "one person alone does not decide"
        assert proposed["proposal"]["seat"] == 0


def test_a_decent_bot_plays_when_everybody_agrees(
    anna: Guest, boris: Guest, guest: Callable[[str], Guest]
) -> None:
    clara = guest("Clara")
    table = anna.open(["me", "open", "open"])["id"]
    for seat, person in ((1, boris), (2, clara)):
        person.sit(table, anna.invite(table, seat))
    anna.start(table)
    path = f"/api/tables/{table}"
    boris.post(f"{path}/propose", {"kind": "take_over", "seat": 0})
    assert clara.post(f"{path}/consent", {"agree": True})["seats"][0]["bot"] is None
    taken = anna.post(f"{path}/consent", {"agree": True})
    assert (taken["seats"][0]["bot"], taken["proposal"]) == ("knight", None)
    assert anna.post(f"{path}/seats/0/give-back")["seats"][0]["bot"] is None


def test_the_person_declines_or_just_plays_on(anna: Guest, boris: Guest) -> None:
    table = running_table(anna, boris)
    path = f"/api/tables/{table}"
    wish = {"kind": "take_over", "seat": 0}
    boris.post(f"{path}/propose", wish)
    assert anna.post(f"{path}/consent", {"agree": False})["proposal"]["declined"] == anna.id
    assert refusal(boris.post, f"{path}/propose", wish) == "not_now"
    anna.post(f"{path}/answers", {"number": 0, "keys": "end"})
    boris.post(f"{path}/answers", {"number": 1, "keys": "end"})
    assert boris.post(f"{path}/propose", wish)["proposal"]["declined"] is None
    anna.post(f"{path}/answers", {"number": 2, "keys": "end"})
    assert anna.get(path)["proposal"] is None


def test_whoever_does_not_come_back_is_asked_for_a_day(
    anna: Guest, boris: Guest, server: Running
) -> None:
    async def a_day_passes() -> None:
        live = await server.hall.table(table)
        assert live.row.proposal is not None
        later = {**live.row.proposal, "until": time.time() - 1}
        async with server.hall.database.writing() as connection:
            of_table = sql.tables.c.id == table
            await connection.execute(update(sql.tables).where(of_table).values(proposal=later))

    table = running_table(anna, boris)
    path, wish = f"/api/tables/{table}/propose", {"kind": "take_over", "seat": 0}
    boris.post(path, wish)
    ask(server, a_day_passes())
    with anna.socket(table) as a:
        a.wait("table")
        assert boris.post(path, wish)["seats"][0]["bot"] is None, "she is here"
    until(lambda: boris.post(path, wish)["seats"][0]["bot"] == "knight")


def test_what_cannot_be_taken_over(anna: Guest, boris: Guest) -> None:
    table = anna.open(["me", "bot"])["id"]
    path = f"/api/tables/{table}/seats"
    assert refusal(anna.post, f"{path}/0/take-over", BOT) == "not_now"  # not started
    anna.start(table)
    assert refusal(anna.post, f"{path}/1/take-over", BOT) == "not_now"  # no person
    assert refusal(anna.post, f"{path}/2/take-over", BOT) == "not_found"
    assert refusal(anna.post, f"{path}/0/take-over", {"bot": "nobody"}) == "bad_options"
    assert refusal(anna.post, f"{path}/1/give-back") == "not_allowed"
    assert refusal(boris.post, f"{path}/0/take-over", BOT) == "not_allowed"
