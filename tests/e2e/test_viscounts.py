"""Viscounts at the table: from the hall and to the end, by mouse and by keyboard."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.e2e.keyboard import Keyboard
from tests.e2e.player import PHONE, SMALL, Player
from tests.e2e.positions import late
from tests.games.viscounts.table import position

Come = Callable[..., Player]
BOT = {"kind": "bot", "bot": "castellan"}
ANSWERS = 24
"""By mouse, and as many without one: several turns."""
LEFT = 50
"""Answers of both players before the end of a late game: the last rounds."""


def riding() -> dict[str, Any]:
    """Seat 0 is asked where to go, and has silver for more than one space."""
    table = position(
        phase="movement",
        A={"space": "1", "board": ["abbot", "labourer", "squire"], "silver": 3},
        B={"space": "3"},
    )
    return table.match.save()


def trading(silver: int = 2) -> dict[str, Any]:
    """Seat 0 is asked how often to trade: with two silver up to three times."""
    table = position(
        phase="action",
        tops={"bay": ["priest"]},
        A={"space": "7", "board": ["trader", "lender", "financier"], "silver": silver},
    )
    table.do("action trade")
    return table.match.save()


def test_a_guest_plays_viscounts_by_mouse_then_without_one(come: Come) -> None:
    guest = come("Мария", language="ru", size=SMALL)
    guest.open("/")
    guest.page.get_by_role("tab", name=re.compile("Виконты")).click()
    guest.tick("2")
    guest.button("Играть сейчас").click()
    guest.wait()
    for _ in range(ANSWERS):
        guest.decide()
    keyboard = Keyboard(guest)
    for _ in range(ANSWERS):
        guest.decide(keyboard.answer)


def test_the_last_rounds_without_a_mouse(come: Come) -> None:
    """How long a game takes is up to chance and to how it is played, so this one is nearly over."""
    guest = come("Мария", language="ru", size=SMALL)
    guest.open(f"/table/{guest.bring(late('viscounts', 'castellan', LEFT), 'me', BOT)}")
    assert guest.play(choose=Keyboard(guest).answer, most=300) > LEFT // 8
    guest.expect_over()
    expect(guest.end).to_contain_text("Рабочие, первый уровень")
    expect(guest.end).to_contain_text("Непогашенные долги")
    expect(guest.end.get_by_role("slider", name="Очки после каждого раунда")).to_be_visible()


def test_tab_leads_past_a_number_that_is_chosen_to_the_seal(come: Come) -> None:
    guest = come("Maria", size=SMALL)
    guest.open(f"/table/{guest.bring(trading(), 'me', BOT)}")
    guest.choice("times/0").focus()
    guest.page.keyboard.press("Enter")
    expect(guest.seal).to_be_enabled()
    for _ in range(8):
        guest.page.keyboard.press("Tab")
        if guest.seal.evaluate("(seal) => seal === document.activeElement"):
            return
    raise AssertionError("Tab does not get to the seal")


def test_arrows_lead_from_cards_that_are_spread_out_to_the_seal(come: Come) -> None:
    """What lies under them is hidden, and is no way."""
    guest = come("Maria", size=SMALL)
    seats = [{"kind": "me"}, BOT]
    body = {"game": "viscounts", "options": {"players": 2}, "seats": seats}
    table = guest.post("/api/tables", body)["id"]
    guest.post(f"/api/tables/{table}/start")
    guest.open(f"/table/{table}")
    guest.wait()
    guest.page.locator(".thing.lit[data-target^='pair/']").first.focus()
    guest.page.keyboard.press("Enter")
    expect(guest.seal).to_be_enabled()
    guest.page.keyboard.press("ArrowDown")
    expect(guest.page.locator(".acts .btn:focus")).to_have_count(1)


def test_the_numbers_of_a_long_trade_stay_on_the_board(come: Come) -> None:
    guest = come("Maria", size=SMALL)
    guest.open(f"/table/{guest.bring(trading(silver=20), 'me', BOT)}")
    box = guest.page.locator(".times").bounding_box()
    assert box is not None
    assert box["x"] > 0


def test_the_wheel_turns_and_shows_the_way_with_its_price(come: Come) -> None:
    guest = come("Maria", size=PHONE)
    guest.open(f"/table/{guest.bring(riding(), 'me', BOT)}")
    further = guest.page.locator("[data-target='space/4']")
    expect(further.locator(".unseen").first).to_contain_text("Costs 1 silver")
    before = further.bounding_box()
    guest.page.get_by_role("button", name="Turn the board on").click()
    assert further.bounding_box() != before
    further.click()
    expect(guest.prompt).to_contain_text("There: Trade")
    expect(guest.page.locator("path.way")).to_have_count(2)
    expect(guest.seal).to_contain_text("for 1")
    guest.seal.click()
    expect(guest.page.locator("[data-target='space/4'] .unseen").first).to_contain_text("Maria")
