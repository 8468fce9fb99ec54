"""From the first look at the hall to the end of a game: by clicking, and by keyboard."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.e2e.keyboard import Keyboard
from tests.e2e.player import SMALL, Player
from tests.e2e.positions import nearly_over

Come = Callable[..., Player]
BOT = {"kind": "bot", "bot": "big_money"}
NOW = "Играть сейчас"


def read_the_end(guest: Player) -> None:
    guest.expect_over()
    expect(guest.end.get_by_role("heading").first).to_be_visible()
    expect(guest.end).to_contain_text(re.compile("Провинции"))
    expect(guest.end).to_contain_text("Мария")
    expect(guest.link(re.compile("Смотреть партию"))).to_be_visible()


def test_a_new_guest_plays_a_whole_game_by_clicking(come: Come) -> None:
    guest = come(language="ru", worker=True)
    guest.open("/")
    guest.button(NOW).click()
    guest.page.get_by_role("dialog").get_by_role("textbox").fill("Мария")
    guest.page.get_by_role("dialog").get_by_role("button", name="Сесть").click()
    guest.wait()
    expect(guest.page.locator("html")).to_have_attribute("lang", "ru")
    assert guest.play() > 20
    read_the_end(guest)


def test_a_new_guest_plays_by_keyboard_from_the_hall_to_the_end(come: Come) -> None:
    """The first turns of a game, and the last ones of another."""
    guest = come(language="ru", size=SMALL)
    keyboard = Keyboard(guest)
    guest.open("/")
    keyboard.press(guest.button(NOW))
    name = guest.page.get_by_role("dialog").get_by_role("textbox")
    keyboard.reach(name)
    guest.page.keyboard.press("Control+A")
    guest.page.keyboard.type("Мария")
    guest.page.keyboard.press("Enter")
    for _ in range(4):
        guest.decide(keyboard.choose)
    guest.open(f"/table/{guest.bring(nearly_over(4), 'me', BOT)}")
    assert guest.play(choose=keyboard.choose) >= 4
    read_the_end(guest)
    expect(guest.end.locator("h2:focus-visible")).to_be_visible()
    keyboard.press(guest.link(re.compile("Смотреть партию")))
    expect(guest.page.get_by_role("slider", name="Момент")).to_be_visible()


def test_a_guest_conquers_the_fallen_lands_by_clicking(come: Come) -> None:
    guest = come("Мария", language="ru")
    guest.open("/")
    guest.page.get_by_role("tab", name=re.compile("Завоёванный край")).click()
    guest.tick("3")
    guest.button(NOW).click()
    guest.wait()
    assert guest.play(most=900) > 20
    guest.expect_over()
    expect(guest.end).to_contain_text("Нанятые Соратники")
    expect(guest.end).to_contain_text(
        re.compile("Захватывать больше нечего|никто не захватил поля")
    )
    expect(guest.end.get_by_role("slider", name="Монеты по раундам")).to_be_visible()
