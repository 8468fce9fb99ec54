"""An answer that ends a turn or can't be undone is chosen first and sealed second."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.e2e.player import Player
from tests.games.dominion.table import position
from tests.games.fallen_lands.table import position as lands
from tests.games.legends.table import do
from tests.games.legends.table import position as isles

Come = Callable[..., Player]
BOT = {"kind": "bot", "bot": "big_money"}
COPPERS = ["copper"] * 5


def buying() -> dict[str, Any]:
    """Four coins in hand, not played yet."""
    return position([["copper"] * 4 + ["estate"], COPPERS], decks=[COPPERS, COPPERS]).save()


def test_a_buy_that_ends_the_turn_is_sealed(come: Come) -> None:
    anna = come("Anna")
    anna.open(f"/table/{anna.bring(buying(), 'me', BOT)}")
    anna.wait()
    assert not [target for target in anna.targets() if target.startswith("supply/")]
    anna.thing("supply/curse").click()
    expect(anna.page.get_by_role("dialog")).to_contain_text("Play your Treasures first")
    anna.page.keyboard.press("Escape")

    anna.button("End the turn").click()
    expect(anna.seal).to_contain_text("Not played: Copper ×4")
    anna.page.keyboard.press("u")  # takes back what is only chosen
    expect(anna.seal).to_contain_text("Play all Treasures")
    anna.seal.click()
    expect(anna.choice("supply/silver")).to_be_visible()
    expect(anna.page.locator(".played")).to_have_count(4)
    expect(anna.page.locator(".played.cur")).to_have_count(0)  # light is for what can be chosen
    anna.choice("supply/silver").click()
    expect(anna.seal).to_contain_text("Buy Silver for 3 and end the turn")
    expect(anna.seal).to_contain_text("1 coin unspent")
    anna.page.keyboard.press("u")
    expect(anna.thing("supply/silver")).to_have_attribute("aria-pressed", "false")
    expect(anna.page.locator('[data-target="hand/copper"]')).to_have_count(0)
    anna.choice("supply/silver").click()
    anna.page.keyboard.press("Enter")
    expect(anna.page.get_by_role("log")).to_contain_text("Turn 2")


def test_a_double_click_chooses_no_words(come: Come) -> None:
    anna = come("Anna")
    anna.open(f"/table/{anna.bring(buying(), 'me', BOT)}")
    anna.wait()
    anna.seal.dblclick()
    expect(anna.choice("supply/silver")).to_be_visible()
    assert anna.page.evaluate("getSelection().toString()") == ""


def test_of_the_trash_only_what_a_thief_may_take_is_lit(come: Come) -> None:
    """Not equal cards that were there before."""
    anna = come("Anna")
    trash = ["silver", "gold", "silver"]
    hands = [["thief", "estate"], COPPERS]
    match = position(hands, decks=[COPPERS, ["silver", "estate"]], trash=trash)
    match.answer("thief")
    anna.open(f"/table/{anna.bring(match.save(), 'me', BOT)}")
    anna.wait()
    assert anna.targets() == ["trash/silver"]
    expect(anna.thing("trash/silver")).to_have_count(1)
    expect(anna.page.locator("[data-target='trash/silver']")).to_have_count(3)
    anna.choice("trash/silver").click()
    expect(anna.seal).to_contain_text("Take 1")
    anna.settle()
    wax = anna.page.locator(".open .thing[aria-pressed=true] .wax").bounding_box()
    cards = anna.page.locator(".open .cards").bounding_box()
    assert wax
    assert cards
    assert wax["y"] >= cards["y"]  # what stands out is cut


def test_a_button_that_comes_under_the_mouse_is_not_looked_at(come: Come) -> None:
    """The consequences of the chosen answer are shown, not those of its neighbour."""
    anna = come("Anna")
    anna.open(f"/table/{anna.bring(buying(), 'me', BOT)}")
    anna.wait()
    box = anna.button("End the turn").bounding_box()
    assert box is not None
    anna.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(anna.seal).to_contain_text("Not played: Copper ×4")
    settled = "new Promise((go) => requestAnimationFrame(() => setTimeout(go, 200)))"
    anna.page.evaluate(settled)
    hovered = "document.querySelector('.acts .btn.line').matches(':hover')"
    assert anna.page.evaluate(hovered), "the other button lies under the mouse now"
    expect(anna.page.locator(".prompt .words")).not_to_contain_text("That makes 4 coins")


def test_nobody_waits_for_themselves(come: Come) -> None:
    """While an answer is on its way: here it never arrives."""
    anna = come("Anna")

    def lose_answers(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        socket.on_message(lambda said: None if '"keys"' in str(said) else server.send(said))

    anna.page.route_web_socket(re.compile("/api/"), lose_answers)
    anna.open(f"/table/{anna.bring(buying(), 'me', BOT)}")
    anna.wait()
    anna.seal.click()
    expect(anna.prompt).to_contain_text("One moment…")
    expect(anna.prompt).not_to_contain_text("Anna")


def test_the_seal_can_be_switched_off(come: Come) -> None:
    anna = come("Anna")
    anna.open(f"/table/{anna.bring(buying(), 'me', BOT)}")
    anna.wait()
    anna.button("Settings").click()
    anna.tick("Nothing")
    anna.page.keyboard.press("Escape")
    anna.seal.click()
    anna.choice("supply/silver").click()
    expect(anna.page.get_by_role("log")).to_contain_text("Turn 2")


def test_enter_never_seals_from_another_button(come: Come) -> None:
    anna = come("Anna")
    anna.open(f"/table/{anna.bring(buying(), 'me', BOT)}")
    anna.wait()
    anna.page.keyboard.press("Tab")
    anna.button("All options as a list").focus()
    anna.page.keyboard.press("Enter")
    expect(anna.page.get_by_role("list", name="All options as a list")).to_be_visible()
    expect(anna.seal).to_contain_text("Play all Treasures")
    curse = anna.page.get_by_role("list", name="All options as a list").get_by_role(
        "button", name="Buy Curse"
    )
    curse.click()
    expect(anna.seal).to_contain_text("Buy Curse for 0 and end the turn")


def test_whoever_ends_the_game_with_their_actions_is_told(come: Come) -> None:
    """The others had a turn without a conquest before."""
    anna = come("Anna")
    idle = lands([["fortress", "fortress"], [], []], followers=["W"], idle=[1, 2]).save()
    greedy = {"kind": "bot", "bot": "greedy"}
    anna.open(f"/table/{anna.bring(idle, 'me', greedy, greedy)}")
    expect(anna.seal).to_contain_text("End the actions and the game")
    expect(anna.prompt).to_contain_text("the game ends")
    expect(anna.prompt).not_to_contain_text("Play a card")


def test_a_tap_is_not_lost_where_a_long_card_is_read(come: Come) -> None:
    """On its side a phone has the question above the hand: were a card's text read while a finger
    is on it, the question would grow and push the card from under the finger."""
    anna = come("Anna", size=(844, 390), touch=True)
    hand = ["moat", "copper", "copper", "curse"]
    match = position([hand, COPPERS], decks=[COPPERS, COPPERS])
    anna.open(f"/table/{anna.bring(match.save(), 'me', BOT)}")
    anna.wait()
    box = anna.choice("hand/moat").bounding_box()
    assert box is not None
    anna.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(anna.thing("hand/moat")).to_have_attribute("aria-pressed", "true")
    expect(anna.seal).to_contain_text("Moat")


@pytest.mark.parametrize("size", [(390, 844), (844, 390)])
def test_a_card_that_would_do_nothing_is_sealed_before_it_is_played(
    come: Come, size: tuple[int, int]
) -> None:
    """A finger that takes it has seen no warning."""
    anna = come("Anna", size=size, touch=True)
    match = position([["throne_room", "copper", "estate"], COPPERS], decks=[COPPERS, COPPERS])
    anna.open(f"/table/{anna.bring(match.save(), 'me', BOT)}")
    anna.wait()
    anna.choice("hand/throne_room").tap()
    expect(anna.thing("hand/throne_room")).to_have_attribute("aria-pressed", "true")
    expect(anna.seal).to_contain_text("Throne Room")
    expect(anna.seal).to_contain_text("No card in hand for it")
    anna.seal.tap()
    expect(anna.seal).to_contain_text("Play all Treasures")


STILL = """Promise.all(document.querySelector(".sheet").getAnimations().map((a) => a.finished))"""
UNLIT = """() => [...document.querySelectorAll(".stage .place:not(.lit)")].flatMap((place) => {
    const { left, top, width, height } = place.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    return document.elementFromPoint(x, y) === place ? [[x, y]] : [];
})[0]"""


def tap_unlit(player: Player) -> None:
    """Taps a region that can't be chosen, at its current place."""
    player.page.touchscreen.tap(*player.page.evaluate(UNLIT))


def test_a_tap_while_the_map_turns_hits_nothing(come: Come) -> None:
    """A thing that comes under a finger while the map turns was not its target: on a phone on its
    side it would be opened to read, over the question and all answers."""
    anna = come("Anna", size=(844, 390), touch=True, motion="no-preference")
    match = isles({"m5": {0: 1}, "c2": {0: 1}}, row=["ancient_sage"])
    do(match, "ancient_sage")
    bot = {"kind": "bot", "bot": "random"}
    anna.open(f"/table/{anna.bring(match.save(), 'me', bot, bot)}")
    anna.choice("region/c2").wait_for()
    anna.page.evaluate(STILL)
    # From now on it turns for as long as the test wants.
    anna.page.add_style_tag(content=".sheet.turning { transition-duration: 9999s !important; }")

    anna.choice("region/m5").tap()
    expect(anna.thing("region/m5")).to_have_attribute("aria-pressed", "true")
    tap_unlit(anna)
    expect(anna.page.locator(".read")).to_have_count(0)
    anna.page.evaluate("document.querySelector('.sheet').getAnimations().map((a) => a.finish())")
    anna.choice("region/m5").tap()
    expect(anna.thing("region/m5")).not_to_have_attribute("aria-pressed", "true")


UNDER_THE_SEAL = """() => {
    const wax = document.querySelector(".stage .thing.chosen .wax");
    const { left, top, right, bottom } = wax.getBoundingClientRect();
    const words = document.createTreeWalker(wax.closest(".thing"), NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const hidden = [];
    for (let text = words.nextNode(); text; text = words.nextNode()) {
        if (!text.data.trim() || text.parentElement.closest(".unseen")) continue;
        range.selectNodeContents(text);
        for (const line of range.getClientRects())
            if (line.left < right && line.right > left && line.top < bottom && line.bottom > top)
                hidden.push(text.data.trim());
    }
    return hidden;
}"""


def test_the_seal_of_a_chosen_card_hides_no_word(come: Come) -> None:
    anna = come("Anna", language="ru", size=(1366, 768))
    hand = ["militia", "gold", "gold", "gold", "copper"]
    start = position([hand, COPPERS], decks=[COPPERS, COPPERS])
    anna.open(f"/table/{anna.bring(start.save(), 'me', BOT)}")
    anna.choice("hand/militia").click()
    anna.settle()
    assert anna.page.evaluate(UNDER_THE_SEAL) == []
    anna.button("К покупкам").click()
    anna.button("Выложить все сокровища").click()
    anna.choice("supply/province").click()
    anna.settle()
    assert anna.page.evaluate(UNDER_THE_SEAL) == []
