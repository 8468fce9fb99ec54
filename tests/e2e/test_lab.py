"""The lab in the browser: plans compete, one is written, and one sits down against the best."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.e2e.player import SECONDS, Player

Come = Callable[..., Player]


@pytest.mark.slow
def test_plans_compete_and_the_best_sits_down(come: Come) -> None:
    anna = come("Anna")
    anna.open("/lab")
    anna.page.locator(".laboratory h1").wait_for()
    anna.page.keyboard.press("Enter")
    expect(anna.page.get_by_text("Best plan", exact=True)).to_be_visible(timeout=1000 * SECONDS)
    anna.page.keyboard.press("p")
    expect(anna.page.get_by_role("heading", name="Plans are resting")).to_be_visible()
    anna.button("Write one").click()
    text = anna.page.locator("textarea")
    text.fill('name = "mine"\nbuy = ["golf"]')
    anna.button("Let it compete").click()
    expect(anna.page.get_by_text("did you mean")).to_be_visible()
    anna.mishaps.clear()  # the browser reports the refusal
    text.fill('name = "mine"\nbuy = ["gold", "silver"]')
    anna.button("Let it compete").click()
    expect(text).to_be_hidden()  # keys belong to the dialog until the server has taken the plan
    anna.page.keyboard.press("p")
    expect(anna.page.locator("li.yours")).to_be_visible(timeout=1000 * SECONDS)
    anna.button("Sit down against it").click()
    anna.page.wait_for_url("**/table/*")
    expect(anna.page.get_by_text("Plan of the lab").first).to_be_visible(timeout=1000 * SECONDS)
