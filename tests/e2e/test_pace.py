"""The speed at which the others' moves are shown. The clock stands still except when a test lets
time pass."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, expect

from tests.e2e.keyboard import Keyboard
from tests.e2e.player import Player
from tests.games.dominion.table import position

Come = Callable[..., Player]
BOT = {"kind": "bot", "bot": "big_money"}
WITCHY = {"kind": "bot", "bot": "witch"}
COPPERS = ["copper"] * 5


def sit_down(player: Player, position: dict[str, Any], *bots: Any) -> None:
    table = player.bring(position, "me", *bots)
    player.page.clock.install()
    player.open(f"/table/{table}")
    player.wait()


def end_the_turn(player: Player) -> None:
    """With the clock at rest nothing of what follows is shown yet, but all of it is known. The
    moment to stop at must not have passed when the page hears of it, on a busy machine either."""
    log = player.page.get_by_role("log")
    player.button("End the turn").click()
    player.page.clock.pause_at(player.page.evaluate("Date.now() / 1000 + 60"))
    player.seal.click()
    expect(player.button("Skip ahead")).to_be_visible()
    expect(log).not_to_contain_text("buys Silver")


def let_pass(player: Player, place: Locator, text: str) -> None:
    """Lets seconds pass until something is shown; what the server tells comes in its own time."""
    for _ in range(600):
        player.page.clock.run_for(1_000)
        if text in place.inner_text():
            break
        player.page.wait_for_timeout(50)
    expect(place).to_contain_text(text)


def buying() -> dict[str, Any]:
    hands = [COPPERS, ["copper", "copper", "copper", "estate", "estate"]]
    return position(hands, decks=[COPPERS, COPPERS]).save()


def test_calm_shows_a_step_a_second(come: Come) -> None:
    anna = come("Anna", pace="calm")
    sit_down(anna, buying(), BOT)
    end_the_turn(anna)
    anna.page.clock.run_for(500)
    expect(anna.page.get_by_role("log")).not_to_contain_text("buys Silver")
    let_pass(anna, anna.page.get_by_role("log"), "buys Silver")
    let_pass(anna, anna.prompt, "Play Treasures")


def test_a_button_skips_ahead(come: Come) -> None:
    anna = come("Anna", pace="calm")
    sit_down(anna, buying(), BOT)
    end_the_turn(anna)
    anna.button("Skip ahead").click()
    expect(anna.page.get_by_role("log")).to_contain_text("buys Silver")


def test_a_click_that_comes_too_late_to_skip_plays_nothing(come: Come) -> None:
    """The seal of the next question is where the button was."""
    anna = come("Anna", pace="calm")
    sit_down(anna, buying(), BOT)
    end_the_turn(anna)
    skip = anna.button("Skip ahead").bounding_box()
    assert skip
    let_pass(anna, anna.prompt, "Play Treasures")
    anna.page.mouse.click(skip["x"] + skip["width"] / 2, skip["y"] + skip["height"] / 2)
    expect(anna.prompt).to_contain_text("Play Treasures")
    anna.page.clock.run_for(1_000)
    anna.page.mouse.click(skip["x"] + skip["width"] / 2, skip["y"] + skip["height"] / 2)
    expect(anna.prompt).to_contain_text("Buy a card")


def test_what_strikes_the_reader_is_held_until_it_was_seen(come: Come) -> None:
    """A Witch comes in the other's turn."""
    anna = come("Anna", pace="calm")
    hands = [COPPERS, ["witch", "copper", "copper", "copper", "estate"]]
    witch = position(hands, decks=[COPPERS, COPPERS]).save()
    sit_down(anna, witch, WITCHY)
    end_the_turn(anna)
    let_pass(anna, anna.prompt, "This was aimed at you")
    expect(anna.prompt).to_contain_text("You gain Curse")
    expect(anna.prompt).to_contain_text("plays Witch")
    expect(anna.page.get_by_role("log")).to_contain_text("You gain Curse")
    expect(anna.page.get_by_role("log")).not_to_contain_text("Turn 2")
    anna.page.keyboard.press("Enter")
    let_pass(anna, anna.page.get_by_role("log"), "Turn 2")


def test_enter_goes_on_from_a_blow_where_the_keyboard_has_just_bought(come: Come) -> None:
    """The focus stood on the card that was bought, and Enter would only have opened it."""
    anna = come("Anna", pace="calm")
    keyboard = Keyboard(anna)
    hands = [COPPERS, ["witch", "copper", "copper", "copper", "estate"]]
    sit_down(anna, position(hands, decks=[COPPERS, COPPERS]).save(), WITCHY)
    keyboard.press(anna.button("Play all Treasures"))
    keyboard.press(anna.choice("supply/silver"))
    anna.page.keyboard.press("Enter")
    let_pass(anna, anna.prompt, "This was aimed at you")
    expect(anna.button("Go on")).to_be_focused()
    anna.page.keyboard.press("Enter")
    let_pass(anna, anna.page.get_by_role("log"), "Turn 2")


def test_a_click_aimed_at_a_question_that_another_device_answers_chooses_nothing(
    come: Come,
) -> None:
    """The button that is there now belongs to the next question."""
    anna = come("Anna")
    table = anna.bring(buying(), "me", BOT)
    other = anna.context.new_page()
    anna.page.clock.install()
    for page in (anna.page, other):
        page.goto(f"/table/{table}")
        expect(page.locator(".acts .seal")).to_contain_text("Play all Treasures")
    anna.page.clock.pause_at(anna.page.evaluate("Date.now() / 1000 + 60"))
    other.locator(".acts .seal").click()
    silver = anna.choice("supply/silver")
    expect(anna.prompt).to_contain_text("Buy a card")
    silver.click()
    expect(silver).to_have_attribute("aria-pressed", "false")
    anna.page.clock.run_for(1_000)
    silver.click()
    expect(silver).to_have_attribute("aria-pressed", "true")
