"""Paladins at the table: from the hall and to the end, by mouse and by keyboard."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.e2e.keyboard import Keyboard
from tests.e2e.player import PHONE, SMALL, Player
from tests.e2e.positions import late
from tests.games.paladins.table import position

Come = Callable[..., Player]
BOT = {"kind": "bot", "bot": "marshal"}
ANSWERS = 15
"""By mouse, and as many without one: several actions."""
LEFT = 40
"""Answers of both players before the end of a late game: its last round."""


def sending() -> dict[str, Any]:
    """Seat 0 is asked for an action; a plain worker would do, and so would others."""
    mine = {
        "pool": ["labourer", "labourer", "fighter", "merchant", "criminal"],
        "silver": 5,
        "provisions": 3,
        "paladin": "otton",
        "townsfolk": ["abbot_1"],
    }
    other = {"paladin": "ivon", "townsfolk": ["acolyte_1"], "pool": ["labourer"]}
    return position(A=mine, B=other).match.save()


def test_a_guest_plays_paladins_by_mouse_then_without_one(come: Come) -> None:
    guest = come("Мария", language="ru", size=SMALL)
    guest.open("/")
    guest.page.get_by_role("tab", name=re.compile("Паладины")).click()
    guest.tick("2")
    guest.button("Играть сейчас").click()
    guest.wait()
    for _ in range(ANSWERS):
        guest.decide()
    keyboard = Keyboard(guest)
    for _ in range(ANSWERS):
        guest.decide(keyboard.answer)


def test_the_last_round_without_a_mouse(come: Come) -> None:
    """How long a game takes is up to chance and to how it is played, so this one is nearly over."""
    guest = come("Мария", language="ru", size=SMALL)
    guest.open(f"/table/{guest.bring(late('paladins', 'marshal', LEFT), 'me', BOT)}")
    assert guest.play(choose=Keyboard(guest).answer, most=300) > LEFT // 8
    guest.expect_over()
    expect(guest.end).to_contain_text("Приказы короля")
    expect(guest.end).to_contain_text("Непогашенные долги")
    expect(guest.end.get_by_role("slider", name="Очки после каждого раунда")).to_be_visible()


def test_workers_are_proposed_and_one_tap_swaps(come: Come) -> None:
    guest = come("Maria", size=PHONE)
    guest.open(f"/table/{guest.bring(sending(), 'me', BOT)}")
    guest.choice("action/trade_one").click()
    expect(guest.prompt).to_contain_text("Labourer")
    guest.seal.click()
    paying = guest.page.locator(".paying")
    expect(paying.locator("[data-kind=labourer]")).to_have_class(re.compile("will"))
    paying.locator("[data-kind=merchant]").click()
    expect(paying.locator("[data-kind=merchant]")).to_have_class(re.compile("will"))
    expect(guest.seal).to_contain_text("Send this worker")
    guest.seal.click()
    space = guest.page.locator("[data-target='action/trade']")
    expect(space.locator(".unseen").first).to_contain_text("Your workers stand there")
