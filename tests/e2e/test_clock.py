"""A clock at the table, and a bot in the place of a player who has left."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from tests.e2e.player import PHONE, Player

OPTIONS = {"players": 2, "kingdom": "first_game", "first": 0}


def sit_together(anna: Player, boris: Player, **wish: Any) -> str:
    seats = [{"kind": "me"}, {"kind": "open"}]
    body = {"game": "dominion", "options": OPTIONS, "seats": seats, "public": True, **wish}
    table: str = anna.post("/api/tables", body)["id"]
    boris.post(f"/api/tables/{table}/sit", {})
    anna.post(f"/api/tables/{table}/start")
    return table


def test_each_seat_shows_its_time(come: Any) -> None:
    anna, boris = come("Anna"), come("Boris")
    clock = {"kind": "game", "seconds": 600, "increment": 10}
    table = sit_together(anna, boris, clock=clock)
    anna.open(f"/table/{table}")
    times = anna.page.locator(".plaque .time")
    expect(times).to_have_count(2)
    expect(times.nth(1)).to_have_text("10:00")
    expect(times.nth(0)).to_have_text(re.compile("9:[0-5][0-9]"))


def test_a_bot_plays_for_somebody_when_both_agree(come: Any) -> None:
    anna, boris = come("Anna", size=PHONE), come("Boris")
    table = sit_together(anna, boris)
    boris.open(f"/table/{table}")
    boris.button("Propose letting a bot play on").click()
    expect(boris.page.get_by_text("A bot will play for Anna once everybody agrees")).to_be_visible()
    anna.open(f"/table/{table}")
    expect(anna.page.locator("section.offer")).to_contain_text("a bot play for you until you are")
    anna.button("Let a bot play", exact=True).click()
    expect(anna.button("Take the seat back")).to_be_visible()
    anna.button("Take the seat back").click()
    expect(anna.button("Take the seat back")).to_have_count(0)
