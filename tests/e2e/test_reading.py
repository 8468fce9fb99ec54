"""A jump to a heading ends at the heading, whatever the layout does afterwards."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.player import LAPTOP, PHONE, Player
from tests.e2e.positions import with_cellar

Come = Callable[..., Player]
BOT = {"kind": "bot", "bot": "big_money"}

SETTLED = """async (place) => {
    await document.fonts.ready;
    let y;
    do {
        y = place.getBoundingClientRect().top;
        await new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)));
    } while (y !== place.getBoundingClientRect().top);
    return y;
}"""
"""Where an element is when nothing moves any more: pixels from the top of the window."""

GROWS = """(place, height) => {
    let block = document.getElementById("late");
    if (!block) {
        block = document.createElement("div");
        block.id = "late";
        (place.closest("article") ?? place.parentElement).prepend(block);
    }
    block.style.height = `${height}px`;
}"""
"""Changes the height of the content above a place, as fonts or pictures that load late do."""

FURNITURE = 90
"""The heads of a page and of a sheet, which stay while the text goes by: pixels."""


def top(place: Locator) -> float:
    return float(place.evaluate(SETTLED))


def expect_held(place: Locator) -> None:
    """It is under the furniture, and stays there while what is above grows and shrinks."""
    at = top(place)
    assert at >= 0
    for height in (700, 0, 300):
        place.evaluate(GROWS, height)
        assert abs(top(place) - at) < 2


@pytest.mark.parametrize(
    ("address", "size"),
    [
        ("/rules/dominion#discarding", LAPTOP),
        ("/rules/dominion#card-moat", PHONE),
        ("/rules/legends#points", PHONE),
        ("/rules/fallen_lands#card-knights", LAPTOP),
    ],
)
def test_an_address_opens_the_rules_at_its_place(
    come: Come, address: str, size: tuple[int, int]
) -> None:
    anna = come("Anna", size=size)
    anna.open(address)
    place = anna.page.locator(f"#{address.split('#')[1]}")
    place.wait_for()
    expect(place).to_be_in_viewport()
    assert top(place) <= FURNITURE
    expect_held(place)


def test_the_contents_lead_to_their_chapters(come: Come) -> None:
    anna = come("Anna")
    anna.open("/rules/dominion")
    anna.page.get_by_role("link", name="Discarding").first.click()
    place = anna.page.locator("#discarding")
    expect(place).to_be_in_viewport()
    assert top(place) <= FURNITURE
    expect_held(place)
    expect(place).to_be_focused()


def test_whoever_scrolls_is_not_brought_back(come: Come) -> None:
    anna = come("Anna")
    anna.open("/rules/dominion#discarding")
    place = anna.page.locator("#discarding")
    place.wait_for()
    at = top(place)
    anna.page.mouse.move(700, 500)
    anna.page.mouse.wheel(0, 200)
    expect(place).not_to_be_in_viewport()
    place.evaluate(GROWS, 900)
    assert abs(top(place) - at) > 100


def test_the_sheet_of_rules_holds_its_place(come: Come) -> None:
    anna = come("Anna")
    anna.open(f"/table/{anna.bring(with_cellar(), 'me', BOT)}")
    anna.wait()
    anna.page.keyboard.press("r")
    sheet = anna.page.get_by_role("dialog")
    place = sheet.locator("#discarding")
    expect(place).to_be_in_viewport()
    above = top(sheet.get_by_role("region"))
    assert top(place) - above < FURNITURE
    expect_held(place)
    sheet.get_by_role("link", name="Trashing").click()
    other = sheet.locator("#trashing")
    expect(other).to_be_focused()
    assert top(other) - above < FURNITURE
    expect_held(other)


def test_a_click_between_the_cards_in_hand_closes_a_reading(come: Come) -> None:
    anna = come("Anna", size=(1366, 768))
    anna.open(f"/table/{anna.bring(with_cellar(), 'me', BOT)}")
    anna.wait()
    reading = anna.page.locator(".stage").get_by_role("dialog")
    anna.prompt.locator("button.unfold").click()
    help_line = anna.prompt.locator("[data-over]")
    expect(help_line).to_be_visible()
    anna.thing("supply/gold").click()
    expect(reading).to_be_visible()
    # The help would lie over the reading.
    expect(help_line).to_have_count(0)
    box = anna.page.locator(".stage ul.hand").bounding_box()
    assert box
    anna.page.mouse.click(box["x"] + box["width"] - 5, box["y"] + box["height"] / 2)
    expect(reading).to_have_count(0)


def test_enter_presses_no_seal_while_a_card_is_read(come: Come) -> None:
    """The seal is visible below the reading view, but a reader is not answering."""
    anna = come("Anna", size=(1366, 768))
    anna.open(f"/table/{anna.bring(with_cellar(), 'me', BOT)}")
    anna.wait()
    expect(anna.seal).to_be_enabled()
    reading = anna.page.locator(".stage").get_by_role("dialog")
    anna.thing("supply/gold").click()
    expect(reading).to_be_visible()
    anna.page.keyboard.press("Enter")
    anna.page.keyboard.press("Escape")
    expect(reading).to_have_count(0)
    expect(anna.prompt).to_contain_text("Cellar: discard any number")
    anna.page.keyboard.press("Enter")
    expect(anna.prompt).not_to_contain_text("Cellar")


def test_the_seal_names_its_key_only_while_that_presses_it(come: Come) -> None:
    anna = come("Anna", size=LAPTOP)
    anna.open(f"/table/{anna.bring(with_cellar(), 'me', BOT)}")
    anna.wait()
    key = anna.seal.locator("kbd")
    expect(key).to_be_visible()
    anna.thing("supply/gold").click()
    expect(anna.page.locator(".stage").get_by_role("dialog")).to_be_visible()
    expect(key).to_be_hidden()
    anna.page.keyboard.press("Escape")
    expect(key).to_be_visible()


def test_records_are_found_below_the_tables(come: Come) -> None:
    anna = come("Anna", size=PHONE)
    for _ in range(8):
        wish = {"game": "dominion", "options": {"players": 2}}
        anna.post("/api/tables", {**wish, "seats": [{"kind": "me"}, {"kind": "open"}]})
    anna.open("/mine#records")
    records = anna.page.locator("#records")
    expect(records).to_be_in_viewport()
    records.evaluate("(records) => (records.style.minHeight = '100vh')")
    assert top(records) <= FURNITURE
    expect_held(records)
