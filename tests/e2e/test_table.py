"""At the table: choosing several, undo, coming back, watching, sharing a screen, a phone."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

import pytest
from playwright.sync_api import expect

from tests.e2e.player import PHONE, Player
from tests.e2e.positions import before_cellar, nearly_over, with_cellar
from tests.games.dominion.table import position
from tests.server.running import claim_port, process

Come = Callable[..., Player]
BOT = {"kind": "bot", "bot": "big_money"}


def test_several_cards_are_chosen_and_the_button_says_what_comes_of_it(come: Come) -> None:
    anna = come("Anna")
    anna.open(f"/table/{anna.bring(with_cellar(), 'me', BOT)}")
    anna.choice("hand/estate", 0).click()
    anna.choice("hand/estate", 1).click()
    expect(anna.prompt).to_contain_text("2")
    expect(anna.seal).to_contain_text(re.compile(r"Discard 2"))
    expect(anna.thing("hand/estate", 1)).to_have_attribute("aria-pressed", "true")
    anna.choice("hand/estate", 1).click()
    expect(anna.thing("hand/estate", 1)).to_have_attribute("aria-pressed", "false")
    anna.seal.click()
    expect(anna.page.locator(".stage [data-target='hand/gold']")).to_have_count(1)
    expect(anna.page.get_by_role("log")).to_contain_text("Estate")


def test_a_reload_in_the_middle_of_choosing_loses_nothing(come: Come) -> None:
    anna = come("Anna")
    anna.open(f"/table/{anna.bring(with_cellar(), 'me', BOT)}")
    anna.choice("hand/estate").click()
    expect(anna.seal).to_contain_text("1")
    anna.page.reload()
    anna.wait()
    expect(anna.prompt).to_contain_text("Cellar")
    assert anna.targets().count("hand/estate") == 2
    assert not any(option.chosen for option in anna.lit())
    anna.choice("hand/estate").click()
    anna.seal.click()
    expect(anna.page.locator(".stage [data-target='hand/gold']")).to_have_count(1)


def test_undo_takes_the_last_answer_back(come: Come) -> None:
    anna = come("Anna")
    anna.open(f"/table/{anna.bring(before_cellar(), 'me', BOT)}")
    undo = anna.button(re.compile("Undo"))
    expect(undo).to_be_disabled()
    anna.choice("hand/cellar").click()
    expect(anna.prompt).to_contain_text("Cellar")
    undo.click()
    expect(anna.prompt).to_contain_text("Play an Action")
    anna.choice("hand/cellar").click()
    expect(anna.prompt).to_contain_text("Cellar")
    anna.page.keyboard.press("u")
    expect(anna.prompt).to_contain_text("Play an Action")


def test_while_the_connection_is_lost_nothing_can_be_chosen_and_nothing_is_lost(come: Come) -> None:
    anna = come("Anna", worker=True)
    anna.open(f"/table/{anna.bring(with_cellar(), 'me', BOT)}")
    anna.choice("hand/estate").click()
    expect(anna.seal).to_be_enabled()
    anna.context.set_offline(True)
    expect(anna.prompt).to_contain_text("what you chose is kept")
    expect(anna.page.locator(".stage .lit")).to_have_count(0)
    expect(anna.seal).to_be_disabled()
    expect(anna.thing("hand/estate")).to_have_attribute("aria-pressed", "true")
    anna.page.get_by_role("textbox").fill("Are you there?")
    anna.page.get_by_role("textbox").press("Enter")
    expect(anna.page.get_by_role("textbox")).to_have_value("Are you there?")
    anna.context.set_offline(False)
    expect(anna.seal).to_be_enabled()
    anna.choice("hand/silver").click()
    anna.seal.click()
    expect(anna.page.locator(".stage [data-target='hand/gold']")).to_have_count(2)


def test_what_passed_while_one_was_away_can_be_watched(come: Come) -> None:
    anna, boris = come("Anna"), come("Boris")
    table = anna.bring(nearly_over(4), "me", "open", start=False)
    invite = anna.post(f"/api/tables/{table}/seats/1/invite")["invite"]
    boris.post(f"/api/tables/{table}/sit", {"invite": invite})
    anna.post(f"/api/tables/{table}/start")
    answers = f"/api/tables/{table}/answers"
    anna.post(answers, {"number": 2, "keys": "end"})
    anna.open(f"/table/{table}")
    expect(anna.prompt).to_contain_text("Waiting for Boris")
    expect(anna.page.locator(".offer")).to_have_count(0)
    anna.open("/")
    boris.post(answers, {"number": 3, "keys": "play_all"})
    boris.post(answers, {"number": 5, "keys": "silver"})
    anna.page.clock.install()
    anna.open(f"/table/{table}")
    watch = anna.page.locator(".offer").get_by_role("button", name="Watch")
    expect(watch).to_be_visible()
    anna.page.clock.pause_at(datetime.now(UTC) + timedelta(hours=1))
    watch.click()
    reel, log = anna.page.locator(".reel"), anna.page.get_by_role("log")
    expect(reel).to_contain_text("0 / 2")
    expect(log).not_to_contain_text("Gold")
    assert anna.lit() == []
    anna.page.clock.run_for(1200)
    expect(reel).to_contain_text("1 / 2")
    expect(log).to_contain_text("Gold")
    anna.page.keyboard.press(" ")
    anna.page.clock.run_for(5000)
    expect(reel).to_contain_text("1 / 2")
    expect(log).not_to_contain_text("Silver")
    anna.page.keyboard.press("Escape")
    expect(reel).to_have_count(0)
    expect(log).to_contain_text("Silver")
    anna.wait()


def test_what_passed_while_one_was_away_hides_no_seat_for_long(come: Come) -> None:
    """An upright phone has room for the offer; on its side, the offer disappears by itself. The log
    still has it."""
    anna, boris = come("Anna", size=PHONE), come("Boris")
    table = anna.bring(nearly_over(4), "me", "open", start=False)
    invite = anna.post(f"/api/tables/{table}/seats/1/invite")["invite"]
    boris.post(f"/api/tables/{table}/sit", {"invite": invite})
    anna.post(f"/api/tables/{table}/start")
    answers = f"/api/tables/{table}/answers"
    anna.post(answers, {"number": 2, "keys": "end"})
    anna.open(f"/table/{table}")
    expect(anna.prompt).to_contain_text("Waiting for Boris")
    anna.open("/")
    boris.post(answers, {"number": 3, "keys": "play_all"})
    boris.post(answers, {"number": 5, "keys": "silver"})
    anna.page.clock.install()
    anna.open(f"/table/{table}")
    offer = anna.page.locator("section.offer")
    expect(offer).to_be_visible()
    anna.page.locator(".chips").get_by_role("button", name="Boris").click(trial=True)
    anna.page.clock.run_for(9000)
    expect(offer).to_be_visible()
    anna.page.set_viewport_size({"width": 844, "height": 390})
    expect(offer).to_be_visible()
    anna.page.clock.run_for(9000)
    expect(offer).to_have_count(0)
    anna.button("Log and chat").first.click()
    expect(anna.button("Watch the others’ moves again")).to_be_visible()


@pytest.mark.usefixtures("server")
def test_a_server_that_restarts_is_found_again(come: Come, new_database: str) -> None:
    port, claim = claim_port()
    with claim:
        with process(new_database, wake_bots=True, port=port) as first:
            anna = come("Anna", address=first.address, worker=True)
            anna.open(f"/table/{anna.bring(with_cellar(), 'me', BOT)}")
            anna.choice("hand/estate").click()
            first.kill()
            expect(anna.prompt).to_contain_text("The connection is lost")
        with process(new_database, wake_bots=True, port=port):
            expect(anna.prompt).not_to_contain_text("The connection is lost")
            expect(anna.thing("hand/estate")).to_have_attribute("aria-pressed", "true")
            anna.choice("hand/silver").click()
            anna.seal.click()
            expect(anna.page.locator(".stage [data-target='hand/gold']")).to_have_count(2)


def test_two_browsers_play_each_other_to_the_end(come: Come) -> None:
    anna, boris = come("Anna"), come("Борис", language="ru")
    table = anna.bring(nearly_over(4), "me", "open", start=False)
    invite = anna.post(f"/api/tables/{table}/seats/1/invite")["invite"]
    anna.open(f"/table/{table}")
    boris.open(f"/table/{table}?invite={invite}")
    boris.button("Сесть под именем Борис").click()
    expect(anna.page.locator("main")).to_contain_text("Борис")
    anna.button(re.compile("Start|Begin")).click()
    anna.wait()
    assert anna.play(boris) >= 8
    anna.expect_over()
    boris.expect_over()
    expect(boris.end).to_contain_text("Anna")


def test_a_spectator_sees_the_table_and_no_hand(come: Come) -> None:
    anna, vera = come("Anna"), come("Vera")
    table = anna.bring(with_cellar(), "me", BOT)
    vera.open(f"/table/{table}")
    expect(vera.page.locator("header")).to_contain_text(re.compile("watching", re.IGNORECASE))
    expect(vera.page.locator(".stage [data-target^='supply/']")).to_have_count(17)
    expect(vera.page.locator(".stage [data-target^='hand/']")).to_have_count(0)
    assert vera.lit() == []
    anna.open(f"/table/{table}")
    anna.choice("hand/estate").click()
    anna.seal.click()
    expect(vera.page.get_by_role("log")).to_contain_text("Estate")


def test_a_screen_is_shared_with_a_cover_between_players(come: Come) -> None:
    anna = come("Anna")
    table = anna.bring(nearly_over(2), "me", {"kind": "me", "name": "Boris"})
    anna.open(f"/table/{table}")
    expect(anna.cover).to_contain_text("Anna")
    covers = 0
    while True:
        options = anna.turn()
        assert options is not None, anna.describe()
        if anna.cover.is_visible():
            covers += 1
            expect(anna.cover).to_contain_text(re.compile("Anna|Boris"))
            if covers == 1:  # its button has the focus; then what can be chosen has
                anna.page.keyboard.press("Enter")
                expect(anna.page.locator(".thing.lit:focus-visible")).to_be_visible()
            else:
                anna.cover.locator(".seal").click()
            expect(anna.cover).to_have_count(0)
        elif anna.is_over:
            break
        else:
            anna.decide(options=options)
    assert covers >= 2


def test_keys_reach_nothing_under_the_cover(come: Come) -> None:
    anna = come("Anna")
    table = anna.bring(before_cellar(), "me", {"kind": "me", "name": "Boris"})
    anna.open(f"/table/{table}")
    expect(anna.cover).to_contain_text("Anna")
    for key in ("r", "h", "u"):
        anna.page.keyboard.press(key)
    expect(anna.page.get_by_role("dialog")).to_have_count(1)
    for _ in range(6):  # Tab stays on the buttons of the cover
        anna.page.keyboard.press("Tab")
        here = (
            "document.activeElement === document.body || !!document.activeElement.closest('.cover')"
        )
        assert anna.page.evaluate(here)
    anna.cover.locator(".seal").focus()
    anna.page.keyboard.down("Enter")
    expect(anna.cover).to_have_count(0)
    expect(anna.prompt).to_contain_text("Play an Action")
    # The focus is on something to choose, not on the end of the phase; the key that removed the
    # cover is still held down, and chooses nothing.
    focused = anna.page.locator(".thing.lit:focus")
    expect(focused).to_have_attribute("data-target", "hand/cellar")
    anna.page.keyboard.down("Enter")
    anna.page.keyboard.up("Enter")
    expect(anna.page.locator("[aria-pressed=true]")).to_have_count(0)
    expect(anna.prompt).to_contain_text("Play an Action")


def test_a_phone_plays_to_the_end(come: Come) -> None:
    anna = come("Анна", language="ru", size=PHONE)
    anna.open(f"/table/{anna.bring(nearly_over(2), 'me', BOT)}")
    anna.wait()
    anna.settle()
    width = anna.page.evaluate("document.documentElement.scrollWidth")
    assert width <= PHONE[0], "the page is wider than the phone"
    # Where a touch chooses, a finger that rests reads; so does the touch after the glass.
    reading = anna.page.get_by_role("dialog", name="Золото")
    gold = anna.thing("hand/gold")
    for rests in (True, False):
        if rests:
            gold.dispatch_event("pointerdown", {"pointerType": "touch"})
        else:
            anna.button("Прочитать карту").click()
            gold.click()
        expect(reading).to_be_visible()
        anna.button(re.compile("закрыть")).click()
        expect(reading).to_have_count(0)
    expect(anna.page.locator(".stage [data-target='hand/gold']")).to_have_count(3)
    anna.play()
    anna.expect_over()


def test_a_chip_opens_seats_and_log_beside_each_other_on_a_phones_side(come: Come) -> None:
    anna = come("Anna", size=(844, 390))
    hands = [["copper"] * 5] * 4
    anna.open(f"/table/{anna.bring(position(hands, players=4).save(), 'me', *[BOT] * 3)}")
    bot = anna.page.locator(".chips .plaque").nth(1)
    expect(bot.get_by_text("Banker").first).to_be_in_viewport()
    bot.click()
    sheet = anna.page.get_by_role("dialog")
    expect(sheet.locator(".plaque").first).to_be_in_viewport()
    expect(sheet.get_by_role("tabpanel")).to_be_in_viewport(ratio=1)
    expect(sheet.get_by_placeholder("Say something")).to_be_in_viewport()


def test_language_and_theme_change_at_the_table(come: Come) -> None:
    anna = come("Anna")
    anna.open(f"/table/{anna.bring(with_cellar(), 'me', BOT)}")
    expect(anna.prompt).to_contain_text("Cellar")
    anna.button(re.compile("Settings")).click()
    anna.tick("Русский")
    anna.tick("Ночь")
    anna.page.keyboard.press("Escape")
    expect(anna.prompt).to_contain_text("Погреба")
    expect(anna.page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(anna.page.locator("html")).to_have_attribute("lang", "ru")
    anna.page.reload()
    expect(anna.prompt).to_contain_text("Погреба")
    expect(anna.page.locator("html")).to_have_attribute("data-theme", "dark")


def test_rules_open_at_the_place_of_the_decision(come: Come) -> None:
    anna = come("Anna")
    anna.open(f"/table/{anna.bring(with_cellar(), 'me', BOT)}")
    anna.wait()
    anna.page.keyboard.press("r")
    rules = anna.page.get_by_role("dialog")
    heading = rules.get_by_role("heading", name="Discarding")
    expect(heading).to_be_in_viewport()
    anna.page.keyboard.press("Escape")
    expect(rules).to_have_count(0)
    expect(anna.prompt).to_contain_text("Cellar")


def test_a_card_can_be_read(come: Come) -> None:
    anna = come("Anna")
    anna.open(f"/table/{anna.bring(with_cellar(), 'me', BOT)}")
    anna.wait()
    anna.thing("supply/province").click()
    expect(anna.page.locator("body")).to_contain_text("6 victory points")
    anna.page.keyboard.press("Escape")


def test_what_is_said_is_heard(come: Come) -> None:
    anna, vera = come("Anna"), come("Vera")
    table = anna.bring(with_cellar(), "me", BOT)
    for player in (anna, vera):
        player.open(f"/table/{table}")
        player.wait() if player is anna else player.page.locator(".stage").wait_for()
    vera_tab = vera.page.get_by_role("tab", name=re.compile("Chat"))
    vera_tab.click()
    box = anna.page.get_by_role("textbox")
    box.fill("Good luck!")
    box.press("Enter")
    expect(vera.page.get_by_role("tabpanel")).to_contain_text("Good luck!")


def test_what_is_said_while_the_chat_is_not_open_is_marked(come: Come) -> None:
    """The first line too, and on a phone, where the log is behind a button."""
    anna, vera, boris = come("Anna"), come(""), come("Boris", size=PHONE)
    table = f"/table/{anna.bring(with_cellar(), 'me', BOT)}"
    for player in (anna, vera, boris):
        player.open(table)
        player.page.locator(".stage").wait_for()
    box = anna.page.get_by_role("textbox")
    for words in ("Good luck!", "And fun!"):
        box.fill(words)
        box.press("Enter")
    expect(vera.page.get_by_role("tab", name="Chat 2")).to_be_visible()
    boris.button("Log and chat: 2 new").click()
    boris.page.get_by_role("tab", name="Chat 2").click()
    expect(boris.page.get_by_role("tabpanel")).to_contain_text("And fun!")
    boris.page.keyboard.press("Escape")
    expect(boris.button("Log and chat", exact=True).first).to_be_visible()


def test_a_spectator_without_a_name_is_asked_for_it_before_talking(come: Come) -> None:
    anna, vera = come("Anna"), come("")
    table = anna.bring(with_cellar(), "me", BOT)
    vera.open(f"/table/{table}")
    vera.button("To talk here, tell us your name").click()
    dialog = vera.page.get_by_role("dialog")
    dialog.get_by_role("textbox").fill("Vera")
    dialog.get_by_role("button", name="Sit down").click()
    box = vera.page.get_by_role("textbox", name="Say something")
    box.fill("Good luck!")
    box.press("Enter")
    expect(vera.page.get_by_role("tabpanel")).to_contain_text("Good luck!")
