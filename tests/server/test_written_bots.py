"""A written strategy plays at a table like any other bot."""

from __future__ import annotations

import json

import pytest

from tests.server.client import Guest, Refused, refusal
from tests.server.games import last_turn, running_table
from tests.server.running import until
from throneroom.server.tables.open import LONGEST_BOT

BUY = ["province", "duchy if left(province) <= 4", "witch if owned(witch) < 2", "gold", "silver"]
PLAN = json.dumps({"name": "witches", "buy": BUY}, separators=(",", ":"))
SEAT = {"kind": "bot", "bot": PLAN}


def test_it_plays_to_the_end_and_once_more(anna: Guest) -> None:
    body = {"position": last_turn(), "seats": [SEAT, {"kind": "me"}]}
    table = anna.post("/api/tables/import", body)["id"]
    anna.start(table)
    until(lambda: anna.get(f"/api/tables/{table}")["status"] == "finished", 180)
    again = anna.post(f"/api/tables/{table}/rematch")
    assert [seat["bot"] for seat in again["seats"]] == [PLAN, None]
    name = again["seats"][0]["names"]
    assert set(name) == {"en", "ru"}
    assert "{" not in "".join(name.values()), "it has a name like other bots"


def test_it_stands_in_for_somebody(anna: Guest, boris: Guest) -> None:
    table = running_table(anna, boris)
    path = f"/api/tables/{table}/seats"
    assert anna.post(f"{path}/0/take-over", {"bot": PLAN})["seats"][0]["bot"] == PLAN
    boris.post(f"{path}/1/resign", {"bot": PLAN})
    assert anna.get(f"/api/tables/{table}")["status"] == "finished"


def test_one_that_makes_no_sense_is_refused_in_one_sentence(anna: Guest) -> None:
    def told(bot: str, **wish: object) -> Refused:
        with pytest.raises(Refused) as refused:
            anna.open(["me", {"kind": "bot", "bot": bot}], **wish)
        return refused.value

    wrong = told('{"name":"a","buy":["golf"]}')
    assert (wrong.code, wrong.text) == (
        "bad_options",
        "strategy: buy, number 1: 'golf': no card is called 'golf' (did you mean 'gold'?).",
    )
    assert told("{").code == "bad_options"
    assert told('{"name":' + "9" * 6000 + "}").code == "bad_options"
    assert told(PLAN + ".py").code == "bad_options", "no file is read"
    assert told(PLAN + " " * LONGEST_BOT).code == "bad_request"


def test_a_game_without_strategies_has_none(anna: Guest) -> None:
    body = {"game": "legends", "options": {"players": 2}, "seats": [{"kind": "me"}, SEAT]}
    assert refusal(anna.post, "/api/tables", body) == "bad_options"
