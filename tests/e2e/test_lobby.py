"""Around the table: inviting, sitting down, watching, names, and imported games."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.e2e.player import PHONE, Player
from throneroom import names
from throneroom.registry import game

Come = Callable[..., Player]
BOT = {"kind": "bot", "bot": "big_money"}


def seats(player: Player) -> Locator:
    return player.page.locator(".plaque .who b")


def open_table(host: Player, *kinds: str, **more: bool) -> str:
    wishes = [{"kind": kind} for kind in kinds]
    options = {"players": len(kinds)}
    wish = {"game": "dominion", "options": options, "seats": wishes, **more}
    return f"/table/{host.post('/api/tables', wish)['id']}"


def test_a_friend_comes_by_a_link_and_needs_only_a_name(come: Come) -> None:
    anna, friend = come("Anna"), come(size=PHONE)
    anna.open("/")
    anna.button("Invite friends").click()
    expect(seats(anna)).to_have_text(["Anna", "free"])
    expect(anna.button("Start the game")).to_be_disabled()
    friend.open(anna.page.get_by_label("Link to this seat").input_value())
    expect(friend.page.get_by_role("heading", name="Anna invites you")).to_be_visible()
    friend.button("Sit down").click()
    dialog = friend.page.get_by_role("dialog")
    dialog.get_by_role("textbox").fill("Boris")
    dialog.get_by_role("button", name="Sit down").click()
    expect(seats(friend)).to_have_text(["Anna", "Boris"])
    expect(seats(anna)).to_have_text(["Anna", "Boris"])
    anna.button("Start the game").click()
    for player in (anna, friend):
        expect(player.page.locator(".stage")).to_be_visible()


def test_a_link_opens_one_seat_once(come: Come) -> None:
    anna, boris, late = come("Anna", size=(1280, 720)), come("Boris"), come("Late")
    anna.open(open_table(anna, "me", "open", "open"))
    expect(anna.button("Start the game")).to_be_in_viewport(ratio=1)
    anna.button("Link for a friend").first.click()
    link = anna.page.get_by_label("Link to this seat").input_value()
    late.open(link)
    expect(late.page.get_by_role("heading", name="Anna invites you")).to_be_visible()
    boris.open(link)
    boris.button("Sit down").click()
    expect(seats(boris)).to_have_text(["Anna", "Boris", "free"])
    # The page asks again when it becomes visible, and every few seconds.
    late.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    used = late.page.get_by_role("heading", name="This invitation has been used")
    expect(used).to_be_visible()
    # A person who finds the link used from the start may watch as well.
    late.open(link)
    expect(used).to_be_visible()
    late.link("Watch this table").click()
    expect(seats(late)).to_have_text(["Anna", "Boris", "free"])
    late.mishaps.clear()  # the browser reports the refusal


def test_the_host_arranges_the_seats(come: Come) -> None:
    anna = come("Anna")
    anna.open(open_table(anna, "me", "open", "open"))
    # The keyboard keeps its place, though what it pressed is gone.
    anna.button("Link for a friend").first.press("Enter")
    expect(anna.button("Copy")).to_be_focused()
    # One chooses from the list by keys, and the list goes.
    anna.page.get_by_label("Seat a bot").last.focus()
    anna.page.get_by_label("Seat a bot").last.select_option("witch")
    expect(anna.button("Free the seat")).to_be_focused()
    anna.button("Free the seat").press("Enter")
    expect(anna.button("Link for a friend")).to_be_focused()
    anna.page.get_by_label("Seat a bot").first.select_option("witch")
    expect(anna.page.get_by_text("a bot: Sorceress")).to_be_visible()
    expect(seats(anna).nth(2)).to_have_text("free")
    bot = seats(anna).nth(1).inner_text()
    assert bot in names.of_bots(game("dominion"))
    anna.button("Change places").nth(1).press("Enter")
    expect(seats(anna)).to_have_text(["Anna", "free", bot])
    expect(anna.button("Change places").nth(1)).to_be_focused()
    anna.page.get_by_label("Somebody at this screen").fill("Clara")
    anna.button("Seat", exact=True).click()
    expect(seats(anna)).to_have_text(["Anna", "Clara", bot])
    anna.button("Free the seat").last.click()
    expect(seats(anna)).to_have_text(["Anna", "Clara", "free"])
    anna.button("Close this table").click()
    expect(anna.page).to_have_url(re.compile(r"/$"))


def test_anybody_may_sit_down_at_a_public_table(come: Come) -> None:
    anna, boris = come("Anna"), come("Boris")
    path = open_table(anna, "me", "open", public=True)
    boris.open("/")
    boris.link(re.compile("with Anna")).click()
    boris.button("Sit here").click()
    expect(seats(boris)).to_have_text(["Anna", "Boris"])
    anna.open(path)
    anna.button("Close this table").click()  # it would send Boris away
    anna.button("Keep it").click()
    boris.button("Get up").click()
    expect(seats(anna)).to_have_text(["Anna", "free"])
    anna.button("Close this table").click()
    expect(anna.page).to_have_url(re.compile(r"/$"))


def test_who_may_watch_waits_for_the_start(come: Come) -> None:
    anna, guest = come("Anna"), come()
    path = open_table(anna, "me", "open")
    guest.open(path)
    expect(guest.page.get_by_text("You are watching")).to_be_visible()
    anna.post(f"/api{path.replace('table', 'tables')}/seats/1", BOT)
    anna.post(f"/api{path.replace('table', 'tables')}/start")
    expect(guest.page.locator(".stage")).to_be_visible()
    # Backs look alike, so their owner's name lies on them.
    whose = guest.page.locator(".hand .whose")
    expect(whose).to_have_text("Anna")


def test_a_private_table_says_so(come: Come) -> None:
    anna, guest = come("Anna"), come("Guest")
    guest.open(open_table(anna, "me", "open", spectators=False))
    expect(guest.page.get_by_role("heading", name="private")).to_be_visible()
    guest.open("/table/nowhere")
    expect(guest.page.get_by_role("heading", name="no such table")).to_be_visible()
    guest.mishaps.clear()


AT_ITS_MIDDLE = """input => {
    const { left, top, width, height } = input.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height - 4) === input;
}"""


def test_no_name_is_typed_behind_the_seal(come: Come) -> None:
    """On a phone's side, where the seal stands over what the Tab key comes to."""
    anna = come("Anna", size=(844, 390))
    anna.open("/new/dominion")
    seat = anna.page.get_by_label("Seat 2")
    seat.select_option("guest")
    anna.page.evaluate("document.querySelector('.rail').scrollTop = 0")
    seat.focus()
    anna.page.keyboard.press("Tab")
    name = anna.page.get_by_label("Name")
    expect(name).to_be_focused()
    assert name.evaluate(AT_ITS_MIDDLE)


def test_a_table_of_ones_own_making(come: Come) -> None:
    anna = come("Anna", language="ru")
    anna.open("/new/dominion")
    anna.page.get_by_label("Свой набор").check()
    anna.button("Прочитать: Погреба").click()
    reading = anna.page.get_by_role("dialog", name="Погреба")
    expect(reading).to_contain_text("Сбросьте с руки сколько угодно карт")
    anna.page.keyboard.press("Escape")
    expect(reading).to_have_count(0)
    anna.page.get_by_role("button", name="Погреба", pressed=True).click()
    expect(anna.page.get_by_text("Выбрано 9 из 10")).to_be_visible()
    expect(anna.button("Начать партию")).to_be_disabled()
    anna.page.get_by_label("Найти карту").fill("ведь")
    anna.page.get_by_role("button", name="Ведьма 5").click()
    anna.page.get_by_label("Место 2").select_option("guest")
    anna.page.get_by_label("Имя").fill("Пётр")
    anna.button("Начать партию").click()
    anna.page.wait_for_url("**/table/*")
    table = anna.get(f"/api/tables/{anna.page.url.rsplit('/', 1)[1]}")
    assert "witch" in table["options"]["kingdom"]
    assert "cellar" not in table["options"]["kingdom"]
    assert [seat["name"] for seat in table["seats"]] == ["Anna", "Пётр"]


def test_arrows_walk_the_hall_and_the_address_remembers(come: Come) -> None:
    anna = come("Anna")
    anna.open("/")
    anna.page.get_by_role("tab", name="Dominion").focus()
    anna.page.keyboard.press("ArrowLeft")
    expect(anna.page).to_have_url(re.compile("game=viscounts"))
    expect(anna.button("Play now")).to_be_visible()
    anna.page.reload()
    viscounts = anna.page.get_by_role("tab", name="Viscounts")
    expect(viscounts).to_have_attribute("aria-selected", "true")


def test_a_name_is_protected_and_entered_with_elsewhere(come: Come) -> None:
    zoe, elsewhere = come("Zoe"), come()
    path = open_table(zoe, "me", "open")
    zoe.open("/settings")
    zoe.page.get_by_label("New password").fill("a secret")
    zoe.button("Protect with a password").click()
    expect(zoe.page.get_by_text("the name is yours")).to_be_visible()
    elsewhere.open("/settings")
    elsewhere.page.get_by_label("Name").fill("Zoe")
    elsewhere.page.get_by_label("Password").fill("a secret")
    elsewhere.button("Sign in").click()
    elsewhere.link("My tables").click()
    expect(elsewhere.page.locator(f"h3 a[href='{path}']")).to_be_visible()


def test_what_is_no_game_is_refused_in_words(come: Come) -> None:
    anna = come("Anna")
    anna.open("/mine")
    for text, why in (("nonsense", "neither a record"), ('{"throneroom":1}', "Line 1")):
        anna.page.get_by_label("Or paste it").fill(text)
        anna.button("Put it on a table").click()
        expect(anna.page.get_by_role("alert").get_by_text(why)).to_be_visible()
    anna.mishaps.clear()


def test_an_address_with_a_mistake_says_so_and_leads_back(come: Come) -> None:
    anna = come("Anna")
    for address, words in (
        ("/new/chess", "There is nothing here"),
        ("/replay/nothing", "There is nothing like that here"),
    ):
        anna.open(address)
        expect(anna.page.get_by_text(words)).to_be_visible()
        anna.link("Back to the hall").click()
        expect(anna.button("Play now")).to_be_visible()
    anna.mishaps = [said for said in anna.mishaps if "404" not in said]
