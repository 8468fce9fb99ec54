"""Games to their end without a mouse, two of them from a late turn on: Tab, arrows, Enter.

The focus is never lost, and always seen."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.keyboard import Keyboard
from tests.e2e.player import SMALL, Player
from tests.e2e.positions import late
from tests.games.legends.table import position
from throneroom.kernel import Match
from throneroom.registry import game

Come = Callable[..., Player]
GAMES = {
    "dominion": ["big_money"],
    "legends": ["greedy"] * 3,
    "fallen_lands": ["greedy"] * 2,
    "architects": ["builder"],
}
LATE = {"architects": 50, "fallen_lands": 90}
"""The number of answers left in games that would take minutes from their first turn."""


def sit_down(player: Player, game: str) -> None:
    seats = [{"kind": "me"}, *({"kind": "bot", "bot": bot} for bot in GAMES[game])]
    if game in LATE:
        position = late(game, GAMES[game][0], LATE[game], len(seats))
        table = player.bring(position, *seats)
    else:
        body = {"game": game, "options": {"players": len(seats)}, "seats": seats}
        table = player.post("/api/tables", body)["id"]
        player.post(f"/api/tables/{table}/start")
    player.open(f"/table/{table}")
    player.wait()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_to_its_end_by_keyboard(come: Come, game: str) -> None:
    anna = come("Anna", size=SMALL)
    keyboard = Keyboard(anna)
    sit_down(anna, game)

    assert anna.play(choose=keyboard.answer, most=400) > 15
    anna.expect_over()
    keyboard.press(anna.end.get_by_role("link", name="Watch the game"))
    expect(anna.page.get_by_role("slider").first).to_be_visible()


def test_arrows_begin_at_what_is_asked(come: Come) -> None:
    anna = come("Anna")
    sit_down(anna, "fallen_lands")
    expect(anna.page.locator("body")).to_be_focused()
    anna.page.keyboard.press("ArrowDown")
    expect(anna.choice("stock/warrior")).to_be_focused()
    # The same by the first stop of the whole page.
    anna.page.reload()
    anna.wait()
    anna.page.keyboard.press("Tab")
    expect(anna.button("Skip to the table")).to_be_focused()
    anna.page.keyboard.press("Enter")
    expect(anna.choice("stock/warrior")).to_be_focused()


def test_arrows_lead_to_what_is_asked_from_the_bar_too(come: Come) -> None:
    anna = come("Anna")
    sit_down(anna, "dominion")
    anna.wait()
    anna.page.keyboard.press("Tab")
    anna.button("Rules").focus()
    anna.page.keyboard.press("ArrowDown")
    expect(anna.page.locator(".thing.lit:focus")).to_have_count(1)


def test_the_log_is_one_stop_and_arrows_go_from_name_to_name(come: Come) -> None:
    anna = come("Anna")
    sit_down(anna, "dominion")
    anna.seal.click()
    anna.wait()
    log = anna.page.get_by_role("log")
    names = log.get_by_role("button")
    expect(names.last).to_have_text("Copper")
    log.focus()
    anna.page.keyboard.press("Tab")
    expect(log.locator(":focus")).to_have_count(0)
    log.focus()
    anna.page.keyboard.press("ArrowUp")
    expect(names.last).to_be_focused()
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator(".stage").get_by_role("dialog")).to_contain_text("Copper")


def test_what_was_the_answer_keeps_the_focus_only_while_it_can_be_chosen(come: Come) -> None:
    """Enter would open the thing to read, and not answer."""
    anna = come("Anna")
    keyboard = Keyboard(anna)
    sit_down(anna, "dominion")
    keyboard.press(anna.button("Play all Treasures"))
    moat = anna.choice("supply/moat")  # every first hand pays for it
    keyboard.reach(moat)
    anna.page.keyboard.press("Enter")
    expect(moat).to_have_class(re.compile("chosen"))
    anna.page.keyboard.press("Enter")
    anna.wait()
    expect(anna.page.locator(".thing.lit:focus")).to_have_count(1)
    keyboard.expect_focus()


@pytest.mark.parametrize("listed", [False, True])
def test_a_button_that_is_chosen_hands_the_focus_to_the_seal(come: Come, listed: bool) -> None:
    """A second Enter means it, and does not take it back or choose something else."""
    anna = come("Anna")
    keyboard = Keyboard(anna)
    sit_down(anna, "dominion")
    keyboard.press(anna.button("Play all Treasures"))
    expect(anna.choice("supply/copper")).to_be_visible()
    if listed:
        keyboard.press(anna.button("All options"))
        keyboard.press(anna.prompt.locator("ol").get_by_role("button", name="End the turn"))
    else:
        keyboard.press(anna.button("End the turn"))
    expect(anna.seal).to_contain_text("End the turn")
    expect(anna.seal).to_be_focused()
    anna.page.keyboard.press("Enter")
    expect(anna.page.get_by_role("log")).to_contain_text("Turn 2")


def test_among_buttons_the_focus_comes_to_the_first_deed(come: Come) -> None:
    """Not to the way out, which stands last."""
    anna = come("Anna")
    saved = position({"m4": {0: 1}}, row=["cursed_king"]).save()
    anna.open(f"/table/{anna.bring(saved, 'me', *[{'kind': 'bot', 'bot': 'random'}] * 2)}")
    anna.choice("market/0").focus()
    anna.page.keyboard.press("ArrowRight")
    anna.page.keyboard.press("ArrowLeft")
    anna.page.keyboard.press("Enter")
    expect(anna.button("Neither")).to_be_visible()
    expect(anna.button("Recruit 3 armies")).to_be_focused()


def test_a_hand_with_a_raised_card_is_left_upwards(come: Come) -> None:
    """The chosen Troop stands higher than its neighbours, and is still beside them."""
    anna = come("Anna")
    keyboard = Keyboard(anna)
    sit_down(anna, "fallen_lands")
    for _ in range(40):
        anna.decide()
        options = anna.turn() or []
        if any(option.target.startswith("field/") for option in options):
            break
    hand = anna.page.locator('.stage [data-target^="hand/"]')
    keyboard.reach(hand.last)
    anna.page.keyboard.press("ArrowUp")
    expect(hand.last).not_to_be_focused()
    assert anna.page.evaluate("document.activeElement.closest('[data-target^=\"hand/\"]') === null")
    for option in anna.turn() or []:
        if option.target.startswith("field/"):
            keyboard.reach(anna.choice(option.target))
            keyboard.expect_focus()
            keyboard.reach(hand.first)


def test_a_name_in_the_log_shows_its_region(come: Come) -> None:
    """A region is cut to its shape: a line around it would be cut off."""
    anna = come("Anna")
    sit_down(anna, "legends")
    anna.page.mouse.move(2, 2)
    name = anna.page.locator(".log button[data-thing], .log button").last
    region = anna.page.locator(".stage .place.named")
    name.hover()
    expect(region).to_have_count(1)
    shown = region.screenshot()
    thing = region.get_attribute("data-thing")
    anna.page.mouse.move(2, 2)
    expect(region).to_have_count(0)
    assert anna.page.locator(f'.stage .place[data-thing="{thing}"]').screenshot() != shown


def test_what_lies_under_cards_to_choose_from_gets_no_focus(come: Come) -> None:
    anna = come("Anna")
    match = Match.new(game("architects"), {"players": 2}, 1)
    seats: list[Any] = [{"kind": "bot", "bot": "builder"}] * 2
    assert match.decision
    assert match.decision.kind == "draft"
    seats[match.decision.seat] = "me"
    anna.open(f"/table/{anna.bring(match.save(), *seats)}")
    anna.page.locator(".spread .thing.lit").first.wait_for()
    quarry = anna.thing("town/quarry")
    quarry.focus()
    expect(quarry).not_to_be_focused()
    # Nor do arrows stop at it.
    anna.choice(anna.targets()[0]).focus()
    anna.page.keyboard.press("ArrowUp")
    expect(anna.page.locator(".stage .thing:focus")).to_have_count(1)


def test_the_list_hands_the_focus_back_and_goes_when_it_is_left(come: Come) -> None:
    anna = come("Anna")
    sit_down(anna, "dominion")
    opener = anna.button("All options")
    answers = anna.page.locator(".prompt ol")
    Keyboard(anna).press(opener)
    expect(answers.get_by_role("button").first).to_be_focused()
    anna.page.keyboard.press("Escape")
    expect(answers).to_have_count(0)
    expect(opener).to_be_focused()
    anna.page.keyboard.press("Enter")
    expect(answers.get_by_role("button").first).to_be_focused()
    anna.page.keyboard.press("Shift+Tab")
    expect(answers).to_have_count(0)


def test_what_is_read_goes_when_the_focus_goes_under_it(come: Come) -> None:
    """There Enter would choose what nobody sees."""
    anna = come("Anna")
    sit_down(anna, "legends")
    reading = anna.page.locator(".stage").get_by_role("dialog")
    under = anna.page.locator(".stage .thing.lit").first
    under.wait_for()
    anna.page.keyboard.press("Tab")  # from now on the keyboard is meant
    anna.page.locator(".stage .thing:not(.lit)").first.press("Enter")
    expect(reading).to_be_focused()
    # Beside it the focus takes nothing away.
    anna.button("Rules").focus()
    expect(reading).to_be_visible()
    under.focus()
    expect(reading).to_have_count(0)
    expect(under).to_be_focused()
