"""On a phone's side the question stays in sight, and nothing moves away under a pointer."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.e2e.fits.positions import TEN, dominion_hand, lands_action
from tests.e2e.player import Player
from throneroom import Match

Come = Callable[..., Player]
BOT = {"kind": "bot", "bot": "random"}
LOW, UPRIGHT = (1024, 480), (390, 844)

STANDING = """() => [...document.querySelectorAll('.stage .hand li')].flatMap(card => {
    const { top, left, height } = card.getBoundingClientRect();
    return [top, left, height];
})"""
"""Where the cards of the hand are, in pixels."""


CARDS = {"remodel": "Реконструкция:", "mine": "Рудник:", "village": "Деревня:"}


@pytest.mark.parametrize(
    ("size", "start", "players", "cards"),
    [
        (LOW, lambda: dominion_hand(*TEN), 4, CARDS),
        (UPRIGHT, lambda: dominion_hand(*TEN), 4, CARDS),
        (LOW, lands_action, 3, {"claim": "Заявка."}),
    ],
)
def test_what_is_pointed_at_stays_where_it_is(
    come: Come,
    size: tuple[int, int],
    start: Callable[[], Match],
    players: int,
    cards: dict[str, str],
) -> None:
    anna = come("Anna", language="ru", size=size, touch=False)
    anna.open(f"/table/{anna.bring(start().save(), 'me', *[BOT] * (players - 1))}")
    anna.wait()
    anna.page.mouse.move(2, size[1] - 2)
    anna.settle()
    before = anna.page.evaluate(STANDING)
    assert before
    for card, said in cards.items():
        anna.page.locator(f"[data-target='hand/{card}']").hover()
        expect(anna.page.locator(".prompt p").first).to_contain_text(said)
        assert anna.page.evaluate(STANDING) == pytest.approx(before, abs=1)


def test_a_card_is_read_beside_the_question(come: Come) -> None:
    anna = come("Anna", size=(844, 390))
    anna.open(f"/table/{anna.bring(dominion_hand(*TEN).save(), 'me', *[BOT] * 3)}")
    anna.wait()
    read = anna.page.locator(".read")
    question = anna.page.locator(".prompt h2")
    closings: list[Callable[[], None]] = [
        lambda: read.get_by_role("button", name="close").click(),
        lambda: anna.page.mouse.click(700, 250),
        lambda: anna.page.keyboard.press("Escape"),
    ]
    for close in closings:
        anna.page.locator("[data-target='supply/province']").click()
        expect(read).to_be_visible()
        at, asked = read.bounding_box(), question.bounding_box()
        assert at
        assert asked
        assert at["x"] + at["width"] <= asked["x"]
        button = read.get_by_role("button", name="close").bounding_box()
        assert button
        assert min(button["width"], button["height"]) >= 40
        close()
        expect(read).to_have_count(0)


def test_upright_a_card_is_read_above_the_question(come: Come) -> None:
    anna = come("Anna", size=(390, 844))
    anna.open(f"/table/{anna.bring(dominion_hand(*TEN).save(), 'me', *[BOT] * 3)}")
    anna.wait()
    anna.page.locator("[data-target='supply/province']").click()
    # The question says why it can't be had, and may grow by that.
    asks = anna.page.locator(".prompt")
    expect(asks).to_contain_text("bought in the buy phase")
    anna.page.wait_for_function(
        """() => document.querySelector(".read").getBoundingClientRect().bottom
             < document.querySelector(".prompt").getBoundingClientRect().top"""
    )
    top = asks.locator("h2").bounding_box()
    assert top
    hit = "([x, y]) => document.elementFromPoint(x, y).closest('.prompt, .read, .scrim')?.className"
    over = anna.page.evaluate(hit, [top["x"] + 4, top["y"] + 4])
    assert "prompt" in over


LINES = """() => [...document.querySelectorAll(".chips .name b")].map((name) => {
    const range = document.createRange();
    range.selectNodeContents(name);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
})"""


def test_no_word_of_a_name_is_broken_on_a_narrow_phone(come: Come) -> None:
    anna = come("Анна", language="ru", size=(360, 740))
    friend = {"kind": "me", "name": "Борис-Александрович Кот"}
    anna.open(f"/table/{anna.bring(lands_action().save(), 'me', friend, BOT)}")
    anna.page.locator(".chips .name b").nth(2).wait_for()
    anna.settle()
    assert max(anna.page.evaluate(LINES)) == 2  # at the hyphen


def test_a_double_click_chooses_no_words(come: Come) -> None:
    anna = come("Anna")
    anna.open(f"/table/{anna.bring(lands_action().save(), 'me', BOT, BOT)}")
    anna.wait()
    anna.prompt.locator("h2").dblclick()
    assert anna.page.evaluate("getSelection().toString()") == ""
