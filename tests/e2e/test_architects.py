"""Architects at the table: from the hall to the end, by clicking."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.e2e.player import PHONE, Player
from tests.games.architects.table import position

Come = Callable[..., Player]
BOT = {"kind": "bot", "bot": "builder"}


def placing() -> dict[str, Any]:
    """Seat 0 is asked where to place a worker; two of hers stand at the Quarry."""
    given = {
        "players": 2,
        "red": {"quarry": 2, "apprentices": ["stonecutter_1"], "silver": 3, "free": 18},
        "blue": {"quarry": 1, "mines": 3, "free": 16},
    }
    return position(given).match.save()


def test_a_guest_plays_architects_by_clicking(come: Come) -> None:
    guest = come("Мария", language="ru")
    guest.open("/")
    guest.page.get_by_role("tab", name=re.compile("Архитекторы")).click()
    guest.tick("2")
    guest.button("Играть сейчас").click()
    guest.wait()
    assert guest.play(most=900) > 20
    guest.expect_over()
    expect(guest.end).to_contain_text("Собор")
    expect(guest.end).to_contain_text("Непогашенные долги")
    expect(guest.end.get_by_role("slider", name="Очки после каждого раунда")).to_be_visible()


def test_what_a_placement_brings_is_told_before_it_is_made(come: Come) -> None:
    guest = come("Maria")
    guest.open(f"/table/{guest.bring(placing(), 'me', BOT)}")
    quarry = guest.choice("town/quarry")
    expect(quarry.locator(".brings")).to_have_text("+4")
    quarry.click()
    expect(quarry).to_have_attribute("aria-pressed", "true")
    expect(guest.seal).to_contain_text("Take 4 stone")
    expect(guest.prompt).to_contain_text("3 workers of yours there")
    guest.seal.click()
    expect(guest.page.locator("[data-thing='location/quarry'] .unseen")).to_contain_text("Maria: 3")


ON_TOP = """(crew) => {
    crew.style.pointerEvents = "auto";
    const { left, top, width, height } = crew.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    crew.style.pointerEvents = "";
    return crew.contains(found);
}"""


def test_the_workers_of_a_place_are_seen_while_it_has_the_focus(come: Come) -> None:
    guest = come("Maria")
    guest.open(f"/table/{guest.bring(placing(), 'me', BOT)}")
    quarry = guest.choice("town/quarry")
    crew = guest.page.locator("[data-spot='workers/quarry']")
    assert crew.evaluate(ON_TOP)
    guest.page.keyboard.press("Tab")  # from now on the focus is shown
    quarry.focus()
    expect(quarry).to_be_focused()
    assert crew.evaluate(ON_TOP)


def test_a_group_is_captured_where_it_stands(come: Come) -> None:
    guest = come("Maria")
    guest.open(f"/table/{guest.bring(placing(), 'me', BOT)}")
    guest.choice("town/town_centre").click()
    guest.seal.click()
    guest.choice("group/mines:1").click()
    if guest.seal.count():
        guest.seal.click()
    expect(guest.page.locator(".own .captives")).to_contain_text("3")


def test_a_phone_turns_to_the_page_that_asks(come: Come) -> None:
    guest = come("Maria", size=PHONE)
    given = {"players": 2, "red": {"silver": 9, "free": 20}, "blue": {"free": 20}}
    guest.open(f"/table/{guest.bring(position(given).match.save(), 'me', BOT)}")
    expect(guest.page.get_by_role("tab", name=re.compile("Town"))).to_have_attribute(
        "aria-selected", "true"
    )
    guest.choice("town/workshop").click()
    guest.seal.click()
    guest.button(re.compile("Hire an apprentice")).click()
    if guest.seal.count():
        guest.seal.click()
    expect(guest.page.get_by_role("tab", name=re.compile("Helpers"))).to_have_attribute(
        "aria-selected", "true"
    )
    assert any(target.startswith("row/") for target in guest.targets())


def test_on_a_phone_a_place_opens_its_groups(come: Come) -> None:
    guest = come("Maria", size=PHONE)
    guest.open(f"/table/{guest.bring(placing(), 'me', BOT)}")
    guest.choice("town/town_centre").click()
    guest.seal.click()
    groups = guest.page.locator(".captures")
    guest.choice("town/mines").click()
    expect(groups).to_contain_text("Mines")
    guest.button("Other places").click()
    expect(groups).to_have_count(0)
    guest.choice("town/mines").click()
    guest.choice("group/mines:1").click()
    guest.seal.click()
    expect(groups).to_have_count(0)
    guest.button("Open: Your board").click()
    expect(guest.page.locator(".own .captives")).to_contain_text("3")


def test_on_a_phone_ones_own_board_opens_when_it_is_asked_for(come: Come) -> None:
    """Five apprentices: one has to go before another comes."""
    hired = ["miner_1", "miner_2", "jeweller_1", "jeweller_2", "squire_gold"]
    given = {
        "players": 2,
        "red": {"silver": 9, "free": 20, "apprentices": hired},
        "blue": {"free": 20},
        "face_up": {"r1c1": "thief"},
    }
    guest = come("Maria", size=PHONE)
    guest.open(f"/table/{guest.bring(position(given).match.save(), 'me', BOT)}")
    guest.choice("town/workshop").click()
    guest.seal.click()
    guest.button(re.compile("Hire an apprentice")).click()
    if guest.seal.count():
        guest.seal.click()
    guest.choice("row/thief").click()
    guest.seal.click()
    board = guest.page.locator(".drawer.open .own")
    miner = guest.choice("apprentices/miner_1")
    expect(miner.locator("b")).to_be_visible()
    expect(miner.locator("small")).to_be_visible()
    drawer = guest.page.locator(".drawer .whole").bounding_box()
    asks = guest.page.locator(".prompt").bounding_box()
    assert drawer
    assert asks
    assert drawer["y"] + drawer["height"] <= asks["y"]
    covered = guest.page.locator("[data-board] > .middle")
    expect(covered).to_have_attribute("inert", "")
    miner.click()
    guest.seal.click()
    expect(board).to_have_count(0)
    expect(covered).not_to_have_attribute("inert", "")


def test_offers_and_rewards_are_read_with_their_rulings(come: Come) -> None:
    guest = come("Maria")
    given = {"players": 2, "red": {"silver": 0, "free": 20}, "blue": {"free": 20}}
    guest.open(f"/table/{guest.bring(position(given).match.save(), 'me', BOT)}")
    guest.wait()
    reading = guest.page.locator(".read")
    guest.page.locator("[data-thing='location/black_market_right']").click()
    expect(reading).to_contain_text("Before the first raid")
    guest.page.keyboard.press("Escape")
    guest.page.locator("[data-thing='reward/deck']").click()
    expect(reading).to_contain_text("gained so far: 0")
    expect(reading).to_contain_text("When none is left")
