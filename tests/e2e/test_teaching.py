"""A first game teaches: notes at the things themselves, and what follows under every question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.player import LAPTOP, PHONE, Player
from tests.games.dominion.table import position

Come = Callable[..., Player]
BOT = {"kind": "bot", "bot": "big_money"}
COPPERS = ["copper"] * 5
COVERED = """() => {
    const note = document.querySelector(".note:not(.away)");
    if (!note) return [];
    const a = note.getBoundingClientRect();
    return [...document.querySelectorAll(".stage .lit, .prompt, .acts .btn")].filter((e) => {
        const b = e.getBoundingClientRect();
        const across = a.left < b.right - 1 && b.left < a.right - 1;
        return across && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    }).map((e) => e.dataset.target ?? e.className);
}"""


def buying() -> dict[str, Any]:
    hand = ["copper", "copper", "copper", "estate", "estate"]
    return position([hand, COPPERS], decks=[COPPERS, COPPERS]).save()


def test_notes_come_one_by_one_and_once(come: Come) -> None:
    anna = come("Anna", notes=True)
    table = anna.bring(buying(), "me", BOT)
    anna.open(f"/table/{table}")
    note = anna.page.get_by_role("note")
    expect(note).to_contain_text("Your hand")
    expect(note).to_contain_text("1 of 3")
    anna.settle()
    assert anna.page.evaluate(COVERED) == []
    anna.page.keyboard.press("n")
    expect(note).to_contain_text("The supply")
    anna.button("Your hand").click()  # a pill of the trail
    expect(note).to_contain_text("Your hand")
    anna.page.keyboard.press("n")
    with anna.page.expect_response(lambda answer: "supply" in (answer.request.post_data or "")):
        anna.seal.click()  # playing on is reading, too
    expect(note).to_contain_text("The question")
    anna.page.reload()
    expect(note).to_contain_text("The question")
    note.get_by_role("button", name="No more notes").click()
    expect(note).to_have_count(0)
    anna.open(f"/table/{anna.bring(buying(), 'me', BOT)}")
    anna.wait()
    expect(note).to_have_count(0)


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=str)
@pytest.mark.parametrize("game", ["dominion", "legends", "fallen_lands"])
def test_a_note_covers_nothing_that_is_needed(come: Come, game: str, size: tuple[int, int]) -> None:
    anna = come("Анна", language="ru", size=size, notes=True)
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 2]
    body = {"game": game, "options": {"players": 3}, "seats": seats}
    table = anna.post("/api/tables", body)["id"]
    anna.post(f"/api/tables/{table}/start")
    anna.open(f"/table/{table}")
    anna.wait()
    expect(anna.page.locator(".note")).to_have_count(1)
    anna.settle()
    assert anna.page.evaluate(COVERED) == []


def test_what_follows_stands_under_the_question(come: Come) -> None:
    anna = come("Anna")
    hand = ["chancellor", "copper", "copper", "copper", "estate"]
    match = position([hand, COPPERS], decks=[COPPERS, COPPERS])
    match.answer("chancellor")
    anna.open(f"/table/{anna.bring(match.save(), 'me', BOT)}")
    expect(anna.prompt).to_contain_text("the cards you have bought come into your deck sooner")
    expect(anna.seal).to_contain_text("Leave it")  # the answer that harms least
    anna.button("Turn the deck over").hover()
    expect(anna.prompt).to_contain_text("The next time you draw, everything is shuffled")
    expect(anna.page.get_by_role("log")).not_to_contain_text("Anna")


def test_what_follows_opens_where_the_screen_is_low(come: Come) -> None:
    anna = come("Anna", size=PHONE)
    hand = ["chancellor", "copper", "copper", "copper", "estate"]
    match = position([hand, COPPERS], decks=[COPPERS, COPPERS])
    match.answer("chancellor")
    anna.open(f"/table/{anna.bring(match.save(), 'me', BOT)}")
    follows = anna.page.get_by_text("the cards you have bought come into your deck sooner")
    anna.button("What follows from the answers").click()
    expect(follows).to_be_visible()
    anna.button("What follows from the answers").click()
    expect(follows).to_have_count(0)
