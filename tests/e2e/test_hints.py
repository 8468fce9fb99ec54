"""A hint at the table: what King would do is said beside it, and shown on it."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.e2e.fits.ways import THOUGHT
from tests.e2e.player import LAPTOP, PHONE, Player
from tests.endgames import last_province

Come = Callable[..., Player]
BOT = {"kind": "bot", "bot": "big_money"}


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_a_lantern_hangs_where_a_hint_leads(come: Come, size: tuple[int, int]) -> None:
    anna = come("Anna", size=size)
    anna.open(f"/table/{anna.bring(last_province().save(), 'me', BOT)}")
    expect(anna.prompt).to_be_visible()
    hint = anna.page.get_by_role("status", name="Hint")
    lamps = anna.page.locator(".lamp")
    expect(lamps).to_have_count(0)
    anna.button("Hint").click()
    expect(hint).to_contain_text("King would choose: Province", timeout=1000 * THOUGHT)
    expect(hint).to_contain_text(
        re.compile(r"you\swin\sall\s\d+\sgames\sthat\sKing\splayed\sout\sfrom\shere")
    )
    expect(anna.thing("supply/province").locator(".lamp")).to_be_visible()
    expect(lamps).to_have_count(1)
    shown = anna.page.locator(".stage .named")
    expect(shown).to_have_count(0)
    hint.get_by_text("Province", exact=True).first.hover()
    expect(shown.first).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(hint).to_have_count(0)
    expect(lamps).to_have_count(0)
    expect(shown).to_have_count(0)


def test_a_hint_ends_with_the_decision(come: Come) -> None:
    anna = come("Anna")
    anna.open(f"/table/{anna.bring(last_province().save(), 'me', BOT)}")
    expect(anna.button("Hint")).to_be_enabled()
    anna.page.keyboard.press("h")
    expect(anna.thing("supply/province").locator(".lamp")).to_be_visible(timeout=1000 * THOUGHT)
    anna.choice("supply/province").click()
    anna.seal.click()
    expect(anna.end).to_be_visible()
    expect(anna.page.locator(".lamp")).to_have_count(0)


def test_a_lantern_hangs_on_a_coin_too(come: Come) -> None:
    """What King would bid in Legends."""
    anna = come("Anna")
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "greedy"}] * 2]
    body = {"game": "legends", "options": {"players": 3}, "seats": seats}
    table = anna.post("/api/tables", body)["id"]
    anna.post(f"/api/tables/{table}/start")
    anna.open(f"/table/{table}")
    expect(anna.button("Hint")).to_be_enabled()
    anna.page.keyboard.press("h")
    lamps = anna.page.locator('.stage [data-target^="bid/"] .lamp')
    expect(lamps).to_have_count(1, timeout=1000 * THOUGHT)
    expect(lamps).to_be_visible()
