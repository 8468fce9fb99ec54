"""Why something can't be chosen, taking a whole action back, and answering at the same time."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

import throneroom
from tests.e2e.player import LAPTOP, PHONE, Player
from tests.games.dominion.table import position as dominion
from tests.games.fallen_lands.table import position as lands
from tests.games.legends.table import position as legends
from tests.games.oath.table import position as oath

Come = Callable[..., Player]
MONEY = {"kind": "bot", "bot": "big_money"}
GREEDY = {"kind": "bot", "bot": "greedy"}


def buying() -> dict[str, Any]:
    """Seat 0 has three coins to spend."""
    match = dominion([["copper"] * 3, ["copper"] * 5], decks=[["copper"] * 5] * 2)
    match.answer("play_all")
    return match.save()


def acting() -> dict[str, Any]:
    """Seat 0 has Troops and a Fortification, and Followers for one of them."""
    hands = [["spearmen", "halberdiers", "fortress"], [], []]
    return lands(hands, followers=["WWC"], levels={18: 1, 0: 12}).save()


def attacking() -> dict[str, Any]:
    """The same, with Spearmen about to attack."""
    match = throneroom.load(acting())
    match.answer("spearmen")
    return match.save()


def taking() -> dict[str, Any]:
    """Seat 0 can pay for the first cards of the row only."""
    return legends({"m4": {0: 3}, "m5": {1: 1}}, coins=[1, 9, 9]).save()


def setting_out() -> dict[str, Any]:
    """Seat 0 travels, with Supply for the near sites only."""
    match = oath(supply=[2])
    match.answer("travel")
    return match.save()


def tell(player: Player, target: str, how: str) -> None:
    thing = player.thing(target)
    if how == "tap":
        thing.tap()
    elif how == "keys":
        player.page.keyboard.press("Tab")
        thing.focus()
        player.page.keyboard.press("Enter")
    else:
        thing.click()


@pytest.mark.parametrize(("how", "size"), [("mouse", LAPTOP), ("tap", PHONE)], ids=str)
def test_followers_at_work_can_be_read_and_tell_why_none_is_hired(
    come: Come, how: str, size: tuple[int, int]
) -> None:
    anna = come("Anna", size=size)
    anna.open(f"/table/{anna.bring(acting(), 'me', GREEDY, GREEDY)}")
    anna.wait()
    tell(anna, "stock/mage", how)
    expect(anna.page.get_by_role("heading", name="Mage", level=1)).to_be_visible()
    expect(anna.prompt).to_contain_text("hired for 5 coins at the beginning of your turn")


@pytest.mark.parametrize(
    ("how", "size"), [("mouse", LAPTOP), ("tap", PHONE), ("keys", LAPTOP)], ids=str
)
def test_what_is_not_lit_tells_why(come: Come, how: str, size: tuple[int, int]) -> None:
    anna = come("Anna", size=size)
    anna.open(f"/table/{anna.bring(buying(), 'me', MONEY)}")
    anna.wait()
    tell(anna, "supply/gold", how)
    expect(anna.page.get_by_role("dialog")).to_contain_text("Gold costs 6; you have 3 coins.")
    expect(anna.prompt).to_contain_text("Gold costs 6")
    anna.page.keyboard.press("Escape")
    expect(anna.page.get_by_role("dialog")).to_have_count(0)
    anna.choice("supply/silver").click()
    expect(anna.prompt).not_to_contain_text("Gold costs 6")


@pytest.mark.parametrize("how", ["mouse", "keys"])
def test_fields_regions_and_cards_of_other_games_tell_why_too(come: Come, how: str) -> None:
    anna = come("Anna")
    anna.open(f"/table/{anna.bring(attacking(), 'me', GREEDY, GREEDY)}")
    anna.wait()
    expect(anna.prompt).to_contain_text("Spearmen")
    tell(anna, "field/0", how)
    expect(anna.prompt).to_contain_text("12")

    peter = come("Peter")
    peter.open(f"/table/{peter.bring(taking(), 'me', GREEDY, GREEDY)}")
    peter.wait()
    tell(peter, "market/5", how)
    expect(peter.prompt).to_contain_text(re.compile(r"costs 3.*1", re.DOTALL))

    maria = come("Maria")
    table = maria.bring(setting_out(), "me", *[{"kind": "bot", "bot": "courtier"}] * 2)
    maria.open(f"/table/{table}")
    maria.wait()
    tell(maria, "site/hinterland_1", how)
    expect(maria.prompt).to_contain_text("You have too little Supply.")


def test_a_whole_action_is_taken_back(come: Come) -> None:
    anna = come("Anna")
    anna.open(f"/table/{anna.bring(acting(), 'me', GREEDY, GREEDY)}")
    anna.wait()
    before = sorted(anna.targets())
    anna.choice("hand/spearmen").click()
    expect(anna.prompt).to_contain_text("Spearmen")
    anna.button(re.compile("Another card")).click()
    expect(anna.prompt).not_to_contain_text("Spearmen")
    anna.wait()
    assert sorted(anna.targets()) == before

    anna.choice("hand/spearmen").click()
    expect(anna.prompt).to_contain_text("Spearmen")
    anna.page.keyboard.press("Escape")
    expect(anna.prompt).not_to_contain_text("Spearmen")
    anna.wait()

    anna.choice("hand/spearmen").click()
    expect(anna.prompt).to_contain_text("Spearmen")
    anna.choice("hand/halberdiers").click()
    expect(anna.prompt).to_contain_text("Halberdiers")
    anna.button(re.compile("End the actions")).click()
    anna.seal.click()
    expect(anna.prompt).not_to_contain_text("Halberdiers")


def auction(players: int) -> dict[str, Any]:
    return {"players": players, "builder": 0, "neutrals": "random"}


def test_people_bid_at_the_same_time_and_see_who_is_still_thinking(come: Come) -> None:
    anna, peter, vera = come("Anna"), come("Peter", size=PHONE), come("Vera")
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    body = {"game": "legends", "options": auction(3), "seats": seats, "public": True}
    table = anna.post("/api/tables", body)["id"]
    for seat, player in enumerate((peter, vera), start=1):
        player.post(f"/api/tables/{table}/sit", {"seat": seat})
    anna.post(f"/api/tables/{table}/start")
    everybody = (anna, peter, vera)
    for player in everybody:
        player.open(f"/table/{table}")
        player.wait()
    expect(vera.prompt).to_contain_text("Anna and Peter are still thinking.")
    vera.choice("bid/2").click()
    vera.seal.click()
    expect(vera.prompt).to_contain_text("Waiting for Anna and Peter")
    expect(vera.page.locator("[data-spot='seat/0'] .thinks")).to_be_visible()
    expect(vera.page.locator("[data-spot='seat/2'] .thinks")).to_have_count(0)
    peter.choice("bid/0").click()
    peter.seal.click()
    expect(vera.prompt).to_contain_text("Waiting for Anna")
    expect(vera.prompt).not_to_contain_text("Peter")
    anna.choice("bid/1").click()
    anna.seal.click()
    for player in everybody:
        expect(player.page.get_by_role("region", name="Auction")).to_contain_text("Vera")
    expect(vera.prompt).to_contain_text("Who takes the first turn?")


def test_one_screen_passes_round_while_all_bid(come: Come) -> None:
    anna = come("Anna")
    body = {"game": "legends", "options": auction(2), "seats": [{"kind": "me"}, {"kind": "me"}]}
    table = anna.post("/api/tables", body)["id"]
    anna.post(f"/api/tables/{table}/start")
    anna.open(f"/table/{table}")
    for _ in range(2):
        anna.cover.get_by_role("button").first.click()
        anna.choice("bid/1").click()
        anna.seal.click()
    expect(anna.page.locator("body")).to_contain_text("wins the auction")


def test_what_a_resting_finger_has_opened_stays_when_it_is_lifted(come: Come) -> None:
    """The reading view is above the hand: the finger ends beside it."""
    anna = come("Anna", size=PHONE)
    match = dominion([["smithy"], ["copper"] * 5], decks=[["copper"] * 5] * 2)
    anna.open(f"/table/{anna.bring(match.save(), 'me', MONEY)}")
    anna.wait()
    anna.settle()
    box = anna.thing("hand/smithy").bounding_box()
    assert box
    finger = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch = anna.context.new_cdp_session(anna.page)
    reading = anna.page.get_by_role("dialog")
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
    expect(reading).to_contain_text("Smithy")
    anna.page.wait_for_timeout(300)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    anna.page.wait_for_timeout(400)
    expect(reading).to_be_visible()
    anna.page.touchscreen.tap(finger["x"], finger["y"])
    expect(reading).to_be_hidden()


def test_the_list_of_answers_hears_its_keys_and_closes(come: Come) -> None:
    """It was opened with a mouse; the option that had the focus there is no longer considered."""
    anna = come("Anna")
    hands = [["chapel", "spy", "copper", "copper", "estate"], ["copper"] * 5]
    match = dominion(hands, decks=[["copper"] * 5] * 2)
    anna.open(f"/table/{anna.bring(match.save(), 'me', MONEY)}")
    anna.wait()
    opener = anna.button("All options as a list")
    answers = anna.page.get_by_role("list", name="All options as a list")
    opener.click()
    expect(anna.prompt).to_contain_text("Choose what is lit.")
    anna.page.keyboard.press("ArrowDown")
    expect(anna.prompt).to_contain_text("Chapel: choose up to 4")
    anna.page.keyboard.press("Escape")
    expect(answers).to_have_count(0)
    expect(anna.prompt).to_contain_text("Choose what is lit.")
    opener.click()
    opener.click()
    expect(answers).to_have_count(0)
    opener.click()
    anna.page.keyboard.press("2")
    expect(anna.seal).to_contain_text("Play Spy")
    expect(answers).to_have_count(0)
    opener.click()
    anna.choice("hand/chapel").click()
    expect(anna.seal).to_contain_text("Trash nothing")
    expect(answers).to_have_count(0)
