"""Viscounts at the table: from the hall to the end, by mouse and by keyboard."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.e2e.keyboard import Keyboard
from tests.e2e.player import PHONE, SMALL, Lit, Player
from tests.games.viscounts.table import position

Come = Callable[..., Player]
BOT = {"kind": "bot", "bot": "castellan"}
BY_MOUSE = 40
"""Answers by mouse: several turns."""


def riding() -> dict[str, Any]:
    """Seat 0 is asked where to go, and has silver for more than one space."""
    table = position(
        phase="movement",
        A={"space": "1", "board": ["abbot", "labourer", "squire"], "silver": 3},
        B={"space": "3"},
    )
    return table.match.save()


def test_a_guest_plays_viscounts_by_mouse_then_without_one(come: Come) -> None:
    guest = come("Мария", language="ru", size=SMALL)
    keyboard = Keyboard(guest)

    def choose(option: Lit) -> None:
        keyboard.choose(option)
        if guest.turn() and not guest.is_over:
            keyboard.expect_focus()

    guest.open("/")
    guest.page.get_by_role("tab", name=re.compile("Виконты")).click()
    guest.tick("2")
    guest.button("Играть сейчас").click()
    guest.wait()
    for _ in range(BY_MOUSE):
        guest.decide()
    assert guest.play(choose=choose, most=900) > BY_MOUSE
    guest.expect_over()
    expect(guest.end).to_contain_text("Рабочие, первый уровень")
    expect(guest.end).to_contain_text("Непогашенные долги")
    expect(guest.end.get_by_role("slider", name="Очки после каждого раунда")).to_be_visible()


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
