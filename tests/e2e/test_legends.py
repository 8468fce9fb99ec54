"""Legends at the table: a whole game, a board laid by hand, sealed bids in two browsers."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, expect

from tests.e2e.fits.positions import legends_phases
from tests.e2e.player import PHONE, Player

Come = Callable[..., Player]
BOT = {"kind": "bot", "bot": "random"}


def sit_down(player: Player, *seats: Any, **options: Any) -> None:
    """At a table of Legends; what is not named is as the box suggests."""
    wishes = [{"kind": seat} if isinstance(seat, str) else seat for seat in seats]
    options = {"players": len(wishes), **options}
    body = {"game": "legends", "options": options, "seats": wishes}
    table = player.post("/api/tables", body)["id"]
    player.post(f"/api/tables/{table}/start")
    player.open(f"/table/{table}")


def lies(player: Player) -> set[str]:
    """The tiles on the board, as the editor shows them."""
    tiles = player.page.locator("[data-lies]")
    return {str(tile.get_attribute("data-lies")) for tile in tiles.all()}


def side(player: Player, name: str) -> Locator:
    """A side of a tile in the tray."""
    return player.page.locator(f'[data-side="{name}"]')


def slot(player: Player, name: str) -> Locator:
    return player.page.locator(f'[data-target="slot/{name}"]')


def expect_lying(player: Player, *tiles: str) -> None:
    for tile in tiles:
        expect(player.page.locator(f'[data-lies="{tile}"]')).to_be_visible()


def test_a_guest_plays_legends_by_clicking(come: Come) -> None:
    guest = come("Мария", language="ru")
    guest.open("/")
    guest.page.get_by_role("tab", name=re.compile("Легенды")).click()
    guest.button("Играть сейчас").click()
    guest.wait()
    assert guest.play(most=400) > 20
    guest.expect_over()
    expect(guest.end).to_contain_text("Регионы")


def test_arrow_keys_lead_out_of_the_map(come: Come) -> None:
    """From its last region on the right to the bids beside it, and a bid is made."""
    anna = come("Anna")
    sit_down(anna, "me", BOT, BOT)
    expect(anna.choice("bid/0")).to_be_visible()
    anna.settle()
    regions = anna.page.locator(".stage [data-target^='region/']")
    regions.first.focus()
    for _ in range(20):
        anna.page.keyboard.press("ArrowRight")
        here = str(anna.page.evaluate("document.activeElement.dataset.target"))
        if here.startswith("bid/"):
            break
    assert here.startswith("bid/")
    anna.page.keyboard.press("Enter")
    expect(anna.seal).to_be_enabled()


def test_a_board_is_laid_by_hand(come: Come) -> None:
    """Dragged, picked and put, exchanged, turned, turned over, by chance, and taken back."""
    anna = come("Anna")
    sit_down(anna, "me", BOT, BOT, board="player", builder=0, citadels=True)
    side(anna, "horseshoe").drag_to(slot(anna, "centre"))
    expect_lying(anna, "horseshoe:centre:1")
    # A side that has no place now is not lit, and says why.
    expect(side(anna, "desert")).not_to_have_class(re.compile(r"\bmay\b"))
    side(anna, "desert").click(force=True)
    expect(anna.prompt).to_contain_text("always the central tile")
    anna.page.keyboard.press("u")
    expect(side(anna, "horseshoe")).to_have_class(re.compile(r"\bmay\b"))
    side(anna, "desert").drag_to(slot(anna, "left"))
    expect(anna.prompt).to_contain_text("always the central tile")
    side(anna, "desert").drag_to(slot(anna, "centre"))
    expect_lying(anna, "desert:centre:1")
    expect(side(anna, "meadows")).to_be_enabled()
    side(anna, "horseshoe").click()
    slot(anna, "left").click()
    expect_lying(anna, "horseshoe:left:0")
    side(anna, "castle_rock").click()
    expect_lying(anna, "castle_rock:left:0")
    anna.page.locator('[data-thing="tile/left"]').click()
    expect_lying(anna, "castle_rock:left:1")
    # It is shown turned before the server has heard of it.
    expect(anna.page.get_by_role("log")).to_contain_text("Castle Rock: left, turned 1×")
    anna.page.locator('[data-thing="tile/left"]').drag_to(slot(anna, "right"))
    expect_lying(anna, "castle_rock:right:1")
    anna.page.keyboard.press("u")
    expect_lying(anna, "castle_rock:left:1")
    anna.button("Lay by chance").click()
    anna.seal.click()
    expect(anna.page.locator("[data-lies]")).to_have_count(4)
    expect_lying(anna, "castle_rock:left:1", "desert:centre:1")

    regions = anna.page.locator('.stage .thing.lit[data-target^="region/"]')
    start = regions.first.get_attribute("data-target")
    regions.first.click()
    expect(anna.page.locator(f'.stage .lit[data-target="{start}"]')).to_have_count(0)
    for _ in range(3):
        expect(anna.prompt).to_contain_text("Citadel")
        regions.first.click()
    expect(anna.seal).to_contain_text("Deal the cards")
    expect(anna.page.locator('[data-target="market/0"]')).to_have_count(0)
    anna.seal.click()
    expect(anna.thing("market/0")).to_be_visible()
    expect(anna.prompt).to_contain_text("another tile")


def test_a_board_is_laid_by_finger_and_by_keys(come: Come) -> None:
    anna = come("Anna", size=PHONE)
    sit_down(anna, "me", BOT, BOT, board="player", builder=0, layout="ring")
    side(anna, "volcano").tap()
    slot(anna, "top_left").tap()
    expect_lying(anna, "volcano:top_left:1")
    tile = anna.page.locator('[data-thing="tile/top_left"]')
    tile.press("e")
    expect_lying(anna, "volcano:top_left:2")
    tile.press("f")
    expect_lying(anna, "ice_islands:top_left:2")
    tile.press("m")
    slot(anna, "bottom_left").press("Space")
    expect_lying(anna, "ice_islands:bottom_left:2")
    # A finger calls the tools of a tile as it turns it; they stay when it has left.
    anna.page.locator('[data-thing="tile/bottom_left"]').tap(position={"x": 20, "y": 20})
    expect_lying(anna, "ice_islands:bottom_left:3")
    anna.page.locator(".tools.seen").get_by_title("Turn over").tap()
    expect_lying(anna, "volcano:bottom_left:3")


def test_bids_are_sealed_and_what_is_taken_is_open(come: Come) -> None:
    anna, peter = come("Anna"), come("Peter")
    options = {"players": 2, "builder": 0, "neutrals": "random"}
    seats = [{"kind": "me"}, {"kind": "open"}]
    body = {"game": "legends", "options": options, "seats": seats, "public": True}
    table = anna.post("/api/tables", body)["id"]
    peter.post(f"/api/tables/{table}/sit", {"seat": 1})
    anna.post(f"/api/tables/{table}/start")
    for player in (anna, peter):
        player.open(f"/table/{table}")

    anna.choice("bid/3").click()
    expect(anna.seal).to_contain_text("Bid 3 coins")
    anna.choice("bid/5").click()
    anna.seal.click()
    letters = peter.page.get_by_role("region", name="Auction")
    expect(letters).to_contain_text("sealed")
    peter.wait()
    assert "5" not in letters.locator(".letters").inner_text()
    peter.choice("bid/0").click()
    expect(peter.seal).to_contain_text("Bid nothing")
    peter.seal.click()
    for player, winner in ((anna, "You win"), (peter, "Anna wins")):
        expect(player.page.get_by_role("region", name="Auction")).to_contain_text("5")
        expect(player.page.get_by_role("log")).to_contain_text(f"{winner} the auction for 5")
    expect(anna.prompt).to_contain_text("Who takes the first turn?")
    anna.page.locator(".acts").get_by_role("button", name="Peter").click()
    anna.seal.click()
    expect(peter.prompt).to_contain_text("Take a card")

    card = peter.thing("market/0").get_attribute("data-thing")
    peter.choice("market/0").click()
    # What is read when a phase ends does not lie over the next one.
    expect(anna.page.get_by_role("log")).to_contain_text("takes")
    anna.page.locator('[data-spot="seat/1"]').click()
    owned = anna.page.get_by_role("dialog", name="Peter").locator(f'[data-thing="{card}"]')
    owned.click()
    expect(anna.page.get_by_role("dialog")).to_have_count(2)
    for _ in range(2):
        anna.page.keyboard.press("Escape")
    expect(anna.page.get_by_role("dialog")).to_have_count(0)


def test_commands_stay_in_the_bar_however_many_phases_a_turn_has(come: Come) -> None:
    anna = come("Анна", language="ru")
    anna.open(f"/table/{anna.bring(legends_phases().save(), 'me', BOT, BOT)}")
    anna.wait()
    for width in (1440, 1024):
        anna.page.set_viewport_size({"width": width, "height": 800})
        expect(anna.button("Настройки")).to_be_in_viewport(ratio=1)
        expect(anna.page.locator("header h1")).to_contain_text("Раунд 1 из 10")
