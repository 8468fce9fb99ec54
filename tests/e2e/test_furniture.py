"""The page of the furniture: every piece in every state, and what a hand can do with it.

Its pictures lie in `build/e2e` afterwards; the one of the documentation is drawn by `make gallery`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.conftest import PICTURES
from tests.e2e.fits import MEASURE
from tests.e2e.player import LAPTOP, PHONE, Player

Come = Callable[..., Player]
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PIECES = Path(__file__).parents[2] / "web" / "src" / "table" / "furniture"
GALLERY = Path(__file__).parents[2] / "web" / "src" / "pages" / "furniture"


def look_at_furniture(come: Come, **how: Any) -> Player:
    anna = come("Anna", **how)
    anna.open("/furniture")
    anna.page.locator("[data-piece=Drawer]").nth(1).wait_for()
    anna.settle()
    return anna


def piece(player: Player, name: str) -> Locator:
    """The piece by day, in the reader's own language."""
    return player.page.locator(f"[data-theme=light] [data-piece={name}]").first


@pytest.mark.parametrize(
    ("language", "size"),
    [("en", LAPTOP), ("ru", LAPTOP), ("ru", PHONE)],
    ids=["laptop", "laptop-ru", "phone"],
)
def test_all_pieces_fit_and_are_open_to_everybody(
    come: Come, language: str, size: tuple[int, int]
) -> None:
    anna = look_at_furniture(come, language=language, size=size)
    PICTURES.mkdir(parents=True, exist_ok=True)
    anna.page.screenshot(path=PICTURES / f"furniture-{language}-{size[0]}.png", full_page=True)

    anna.page.evaluate(AXE.read_text(encoding="utf-8"))
    result = anna.page.evaluate("axe.run({ resultTypes: ['violations'] })")
    found = [
        f"{violation['id']}: {[node['html'][:120] for node in violation['nodes'][:3]]}"
        for violation in result["violations"]
        if violation["impact"] != "minor"
    ]
    assert found == [], json.dumps(found, indent=1, ensure_ascii=False)

    height = anna.page.evaluate("document.scrollingElement.scrollHeight")
    faults: set[str] = set()
    for top in range(0, height, size[1] - 100):
        anna.page.evaluate("(top) => scrollTo(0, top)", top)
        faults |= set(anna.page.evaluate(f"({MEASURE})(false)"))
    assert faults == set()


def test_the_page_shows_every_piece() -> None:
    shown = "".join(file.read_text(encoding="utf-8") for file in GALLERY.glob("*.svelte"))
    inner = "".join(file.read_text(encoding="utf-8") for file in PIECES.glob("*.svelte"))
    names = [file.stem for file in PIECES.glob("*.svelte")]
    assert len(names) > 20
    missing = [name for name in names if not re.search(rf"<{name}\b", shown + inner)]
    assert missing == []


def test_a_stepper_goes_by_arrows_and_stops_at_its_limits(come: Come) -> None:
    anna = look_at_furniture(come)
    wood = piece(anna, "Stepper").get_by_role("spinbutton", name="Wood")
    less = piece(anna, "Stepper").get_by_role("button", name="One less: Wood")
    wood.focus()
    anna.page.keyboard.press("ArrowUp")
    expect(wood).to_have_attribute("aria-valuenow", "3")
    anna.page.keyboard.press("End")
    expect(wood).to_have_text("5")
    expect(wood).to_have_accessible_description("at the most")
    anna.page.keyboard.press("ArrowUp")
    expect(wood).to_have_text("5")
    anna.page.keyboard.press("Home")
    expect(wood).to_have_text("0")
    expect(less).to_be_disabled()


def test_a_payment_is_swapped_by_one_tap(come: Come) -> None:
    anna = look_at_furniture(come, size=PHONE)
    pay = piece(anna, "Payment").get_by_role("group", name="Pay 4 of wood and stone")
    pay.get_by_role("button", name="Gold: 0 of 1").click()
    for paid in ("Wood: 2 of 3", "Stone: 1 of 4", "Gold: 1 of 1"):
        expect(pay.get_by_role("button", name=paid)).to_be_visible()
    expect(pay.get_by_role("button", name="Gold: 1 of 1")).to_be_disabled()


def test_amounts_together_never_go_beyond_what_is_asked(come: Come) -> None:
    anna = look_at_furniture(come)
    amounts = piece(anna, "Amounts")
    amounts.get_by_role("button", name="One more: Clay").click()
    expect(amounts.get_by_role("status")).to_have_text("4 of 4")
    for what in ("Wood", "Stone", "Clay"):
        expect(amounts.get_by_role("button", name=f"One more: {what}")).to_be_disabled()


def test_places_are_chosen_by_the_keyboard(come: Come) -> None:
    anna = look_at_furniture(come)
    place = piece(anna, "Slot").locator("[data-target='slot/may']")
    expect(place).to_have_attribute("aria-pressed", "false")
    place.focus()
    anna.page.keyboard.press("Enter")
    expect(place).to_have_attribute("aria-pressed", "true")
    expect(place.locator(".wax")).to_be_visible()
    anna.page.keyboard.press("Enter")
    expect(place).to_have_attribute("aria-pressed", "false")


def test_a_plaque_opens_the_whole_board(come: Come) -> None:
    anna = look_at_furniture(come)
    plaque = piece(anna, "Plaque").get_by_role("button", name="Maria")
    plaque.focus()
    anna.page.keyboard.press("Enter")
    board = anna.page.get_by_role("dialog", name="Maria")
    expect(board).to_be_focused()
    expect(board.get_by_role("img", name="Supply 2 of 7")).to_be_visible()
    board.get_by_role("button", name="Close").click()
    expect(board).to_have_count(0)


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_dice_fall_and_their_sum_is_explained(come: Come, motion: str) -> None:
    anna = look_at_furniture(come, motion=motion)
    tray = piece(anna, "DiceTray").locator(".full")
    tray.get_by_role("button", name="Roll 4 dice on 2").click()
    if motion == "no-preference":
        expect(tray.get_by_role("status")).to_have_text("The dice are rolling")
    expect(tray.get_by_role("status")).to_contain_text("the skull does not count = 2")
    expect(tray.get_by_role("status")).to_contain_text("2 shields + 3 warbands = 5")
    expect(tray.get_by_text("two swords and a skull, does not count")).to_be_attached()


def test_pages_turn_by_arrows(come: Come) -> None:
    anna = look_at_furniture(come, size=PHONE)
    pages = piece(anna, "Pages")
    pages.get_by_role("tab", name="Town").focus()
    anna.page.keyboard.press("ArrowRight")
    market = pages.get_by_role("tab", name="Market 2 to choose")
    expect(market).to_be_focused()
    expect(market).to_have_attribute("aria-selected", "true")
    expect(pages.get_by_role("tabpanel")).to_have_text("The black market")


def test_a_drawer_is_pulled_up_and_closed_by_esc(come: Come) -> None:
    anna = look_at_furniture(come, size=PHONE, motion="no-preference")
    drawer = piece(anna, "Drawer").locator(".drawer").first
    handle = drawer.locator(".handle")
    handle.scroll_into_view_if_needed()
    box = handle.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    anna.page.mouse.move(x, y)
    anna.page.mouse.down()
    anna.page.mouse.move(x, y - 40, steps=4)
    anna.page.mouse.up()
    expect(handle).to_have_attribute("aria-expanded", "true")
    expect(drawer.get_by_role("img", name="Supply 2 of 7")).to_be_visible()
    handle.focus()
    anna.page.keyboard.press("Escape")
    expect(handle).to_have_attribute("aria-expanded", "false")
    expect(drawer.get_by_role("img", name="Supply 2 of 7")).to_be_hidden()


def test_a_deal_says_what_was_changed(come: Come) -> None:
    anna = look_at_furniture(come)
    deed = piece(anna, "DealPanel").get_by_role("article")
    expect(deed).to_contain_text("favor 2")
    deed.get_by_role("button", name="One less: favor, Anna").click()
    expect(deed).to_contain_text("favor 1")
    expect(deed.get_by_text("was 1")).to_have_count(0)
    horse = deed.get_by_role("button", name="Brass Horse")
    horse.click()
    expect(horse).to_have_attribute("aria-pressed", "true")
    expect(deed).to_contain_text("secrets 1, Brass Horse")


def test_standing_answers_are_changed_in_their_box(come: Come) -> None:
    anna = look_at_furniture(come)
    box = piece(anna, "StandingAnswers")
    lose = box.get_by_role("switch", name="Pass when I could only lose")
    expect(lose).not_to_be_checked()
    lose.press("Space")
    expect(lose).to_be_checked()
    box.get_by_role("button", name="Done").click()
    expect(lose).to_be_hidden()
    expect(box).to_contain_text("Peter: join the Empire")


def test_odds_can_be_hidden(come: Come) -> None:
    anna = look_at_furniture(come)
    odds = piece(anna, "Odds")
    expect(odds).to_contain_text("62%")
    odds.get_by_role("button", name="Hide the odds").click()
    expect(odds).not_to_contain_text("62%")
    odds.get_by_role("button", name="Show the odds").click()
    expect(odds).to_contain_text("30%")
