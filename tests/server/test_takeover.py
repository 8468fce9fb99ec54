"""A bot in a person's place, and giving the place back."""

from __future__ import annotations

from collections.abc import Callable

from tests.server.client import Guest, refusal
from tests.server.games import running_table
from tests.server.running import Running, ask

BOT = {"bot": "random"}


def test_somebody_lets_a_bot_play_on_and_comes_back(anna: Guest, boris: Guest) -> None:
    table = running_table(anna, boris)
    path = f"/api/tables/{table}/seats/0"
    with anna.socket(table) as a, boris.socket(table) as b:
        a.until(lambda s: s.is_asked)
        seated = anna.post(f"{path}/take-over", BOT)["seats"][0]
        assert (seated["kind"], seated["name"], seated["bot"]) == ("person", "Anna", "random")
        b.until(lambda s: s.is_asked, seconds=20)  # the bot has played Anna's turn
        assert refusal(anna.post, f"{path}/take-over", BOT) == "not_now"
        b.answer("end")
        b.until(lambda s: not s.is_asked)
        b.until(lambda s: s.is_asked, seconds=20)
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
        # Whoever is quicker: the seat is the bot's until it is given back.
        b.send("answer", number=1, keys="end")
        assert b.wait("refused")["code"] in ("not_now", "too_late", "not_your_turn")


def test_a_seat_that_was_left_can_be_taken_over(
    anna: Guest, boris: Guest, guest: Callable[[str], Guest], server: Running
) -> None:
    async def time_passes() -> None:
        (await server.hall.table(table)).absent_since[anna.id] -= server.settings.absent_seconds

    table = running_table(anna, boris)
    path = f"/api/tables/{table}/seats/0/take-over"
    with boris.socket(table) as b:
        with anna.socket(table):
            b.until(lambda s: s.table and s.table["seats"][0]["present"])
            assert refusal(boris.post, path, BOT) == "not_now"
        b.until(lambda s: not s.table["seats"][0]["present"])
        assert refusal(boris.post, path, BOT) == "not_now"  # only a moment ago
        assert refusal(guest("Clara").post, path, BOT) == "not_allowed"
        ask(server, time_passes())
        boris.post(path, BOT)
        b.until(lambda s: s.is_asked, seconds=20)
    with anna.socket(table) as a:
        a.wait("table")
        assert a.table["seats"][0]["bot"] == "random"
        anna.post(f"/api/tables/{table}/seats/0/give-back")
        a.until(lambda s: s.table["seats"][0]["bot"] is None)


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
