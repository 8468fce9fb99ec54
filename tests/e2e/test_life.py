"""The life of tables in the browser: ending early, losing a seat, one's own list, being called."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.e2e.player import LAPTOP, PHONE, SECONDS, Player
from tests.e2e.positions import nearly_over

Come = Callable[..., Player]
BOT = {"kind": "bot", "bot": "big_money"}

HEAR = """() => {
    self.shown = new Promise((heard, missed) => {
        self.registration.showNotification = async (...told) => heard(told);
        setTimeout(() => missed(new Error("nothing was shown")), %d);
    });
}"""
"""A headless browser shows no notifications, so this script keeps them."""

CLICK = """async () => {
    const [, { data }] = await self.shown;
    const click = Object.assign(new Event("notificationclick"), {
        notification: { data, close() {} },
        waitUntil: (done) => done.catch(() => {}),  // nobody may bring a window forward here
    });
    self.dispatchEvent(click);
}"""


def together(host: Player, other: Player, **options: object) -> str:
    """Two people at a table that has started; the host begins."""
    wish = {"players": 2, "first": 0, **options}
    seats = [{"kind": "me"}, {"kind": "open"}]
    body = {"game": "dominion", "options": wish, "seats": seats}
    table: str = host.post("/api/tables", body)["id"]
    invite = host.post(f"/api/tables/{table}/seats/1/invite")["invite"]
    other.post(f"/api/tables/{table}/sit", {"invite": invite})
    host.post(f"/api/tables/{table}/start")
    return table


def offer_to_stop(player: Player) -> None:
    player.button("Settings").click()
    player.button("End or leave the game").click()
    player.page.get_by_role("radio", name="Offer to stop").check(force=True)
    player.button("Offer to stop").click()


def test_all_agree_to_stop(come: Come) -> None:
    anna, boris = come("Anna"), come("Boris", size=PHONE)
    table = together(anna, boris)
    anna.open(f"/table/{table}")
    boris.open(f"/table/{table}")
    offer_to_stop(anna)
    expect(anna.page.get_by_text("once everybody agrees")).to_be_visible()
    expect(boris.page.get_by_text("Anna offers to stop")).to_be_visible()
    boris.button("Play on").click()
    expect(anna.page.get_by_text("Boris would rather play on")).to_be_visible()
    anna.button("All right").click()
    boris.post(f"/api/tables/{table}/propose", {"kind": "stop"})
    anna.button("Stop here").click()
    expect(anna.page.get_by_text("Once all agree, the game is over")).to_be_visible()
    anna.button("Yes, stop").click()
    for player in (anna, boris):
        expect(player.page.get_by_text("All agreed to stop")).to_be_visible()
        expect(player.page.locator(".end")).not_to_contain_text("the last turn")
    boris.post(f"/api/tables/{table}/rematch")
    expect(anna.page.get_by_text("Boris offers another game.")).to_be_visible()
    expect(anna.page.get_by_text("Series: Anna 1 : Boris 1")).to_be_visible()
    anna.open("/rules/dominion")
    expect(anna.page.get_by_text("Boris offers another game. Series:")).to_be_visible()
    anna.link("To the table").click()
    expect(anna.page.get_by_text("First player")).to_be_visible()
    expect(anna.page.locator(".how")).to_contain_text(re.compile(r"First player\s+(Anna|Boris)"))


def test_a_game_is_abandoned_and_begun_again(come: Come) -> None:
    anna, boris = come("Anna"), come("Boris")
    table = together(anna, boris)
    for player in (anna, boris):
        player.open(f"/table/{table}")
    boris.post(f"/api/tables/{table}/propose", {"kind": "abandon"})
    anna.button("Abandon").click()
    anna.button("Yes, abandon").click()
    for player in (anna, boris):
        expect(player.page.get_by_text("it has no result")).to_be_visible()
    expect(anna.page.locator("header")).not_to_contain_text("Buying")
    anna.button("See the table").click()
    anna.button("Back to the result").click()
    middle = anna.page.get_by_role("heading", name="The game is over").bounding_box()
    assert middle is not None
    assert abs(middle["x"] + middle["width"] / 2 - LAPTOP[0] / 2) < 20
    anna.button("Rematch").click()
    expect(boris.page.get_by_text("Anna offers another game.")).to_be_visible()


def test_whoever_loses_a_seat_is_told_at_once(come: Come) -> None:
    anna, boris = come("Anna"), come("Boris")
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = anna.post("/api/tables", {"game": "dominion", "seats": seats})["id"]
    invite = anna.post(f"/api/tables/{table}/seats/1/invite")["invite"]
    boris.open(f"/table/{table}?invite={invite}")
    boris.button("Sit down as Boris").click()
    expect(boris.button("Get up")).to_be_visible()
    anna.post(f"/api/tables/{table}/seats/1", BOT)
    expect(boris.page.get_by_role("alert").get_by_text("freed your seat")).to_be_visible()
    boris.open(f"/table/{table}?invite={invite}")
    heading = boris.page.get_by_role("heading", name="This invitation is no longer valid")
    expect(heading).to_be_visible()
    boris.mishaps.clear()  # the browser reports the refusal


def test_own_tables_tell_how_they_stand_and_are_tidied(come: Come) -> None:
    anna, boris = come("Anna"), come("Boris")
    asked = together(anna, boris, kingdom="big_money")
    over = together(anna, boris)
    boris.post(f"/api/tables/{over}/seats/1/resign", {})
    body = {"game": "dominion", "seats": [{"kind": "me"}, BOT]}
    alone = anna.post("/api/tables", body)["id"]
    anna.open("/mine")
    expect(anna.page).to_have_title(re.compile("^● My tables"))
    banner = anna.page.locator(".table", has=anna.page.locator(f"a[href='/table/{asked}']"))
    expect(banner).to_contain_text("Big Money · turn 1")
    expect(banner).to_contain_text("Play Treasures and buy cards")
    boris.open("/mine")
    theirs = boris.page.locator(".table", has=boris.page.locator(f"a[href='/table/{asked}']"))
    theirs.get_by_label("More").click()
    theirs.get_by_role("button", name="Remind Anna").click()
    expect(theirs).to_contain_text("Reminder sent")
    anna.page.reload()
    expect(banner).to_contain_text("Boris reminds you")
    row = anna.page.locator("li", has=anna.page.locator(f"a[href='/replay/{over}']"))
    expect(row).to_contain_text(re.compile("won.*3.*:.*3", re.DOTALL))
    anna.page.get_by_role("radio", name="Waiting").check(force=True)
    expect(banner).to_have_count(0)
    anna.page.get_by_role("radio", name="My turn").check(force=True)
    expect(banner).to_be_visible()
    anna.button("Sweep away a solo game").click()
    anna.button("Yes, sweep away").click()
    expect(anna.page.locator(f"a[href='/table/{alone}']")).to_have_count(0)
    row.get_by_role("button", name="Archive").click()
    expect(row).to_have_count(0)
    anna.page.get_by_role("radio", name="Archive").check(force=True)
    trash = row.get_by_role("button", name="Delete")
    trash.press("Enter")
    expect(anna.page.get_by_role("dialog")).to_contain_text("Those you played with keep it")
    anna.button("Keep").press("Enter")
    expect(trash).to_be_focused()
    trash.press("Enter")
    anna.button("Delete for good").press("Enter")
    expect(row).to_have_count(0)
    assert over not in {one["id"] for one in anna.get("/api/tables/mine?archived=true")}


def test_a_game_is_watched_from_the_first_move_and_played_on_in_ones_own_seat(come: Come) -> None:
    anna, boris = come("Anna"), come("Boris")
    table = together(anna, boris)
    anna.post(f"/api/tables/{table}/answers", {"number": 0, "keys": "end"})
    anna.post(f"/api/tables/{table}/seats/0/resign", {})
    boris.open(f"/table/{table}")
    boris.link("Watch the game").click()
    # The end, which stays until the replay has come, has a slider of its own: its chart.
    expect(boris.page.get_by_role("slider", name="Moment")).to_have_value("0")
    expect(boris.page.locator(".reel")).to_contain_text("Anna’s side")
    boris.button("Play on from here").click()
    expect(boris.page.get_by_label("Boris")).to_have_value("me")
    expect(boris.page.get_by_label("Anna")).not_to_have_value("me")


def test_a_notice_opens_the_table(come: Come) -> None:
    """The worker shows the message from the push service; a click leads to the table."""
    anna = come("Anna", worker=True)
    anna.context.grant_permissions(["notifications"])
    anna.open("/")
    anna.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    [worker] = anna.context.service_workers
    worker.evaluate(HEAR % (1000 * SECONDS))
    devtools = anna.context.new_cdp_session(anna.page)
    found: list[str] = []
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(one["registrationId"] for one in told["registrations"]),
    )
    devtools.send("ServiceWorker.enable")
    for _ in range(int(SECONDS / 0.1)):
        if found:
            break
        anna.page.wait_for_timeout(100)
    message = {"kind": "turn", "title": "Your turn", "text": "At the table: Boris", "table": "abc"}
    devtools.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": anna.address, "registrationId": found[0], "data": json.dumps(message)},
    )
    title, told = worker.evaluate("self.shown")
    assert (title, told["body"], told["data"]) == (
        *("Your turn", "At the table: Boris"),
        {"table": "abc"},
    )
    worker.evaluate(CLICK)
    anna.page.wait_for_url("**/table/abc")
    anna.mishaps.clear()  # there is no such table


def test_finished_games_stand_in_columns(come: Come) -> None:
    """Also where one can be played again, and another, that was played on, cannot."""
    anna = come("Anna", size=(1366, 768))
    body = {"game": "dominion", "seats": [{"kind": "me"}, BOT]}
    own = anna.post("/api/tables", body)["id"]
    anna.post(f"/api/tables/{own}/start")
    brought = anna.bring(nearly_over(), "me", BOT)
    for table in (own, brought):
        anna.post(f"/api/tables/{table}/seats/0/resign", {})
    anna.open("/mine")
    scores = anna.page.locator("li .score")
    expect(scores).to_have_count(2)
    first, second = (score.bounding_box() for score in scores.all())
    assert first
    assert second
    assert first["x"] == second["x"]


REFUSES = """
    class Refusing {
        static permission = "default";
        static async requestPermission() { return (Refusing.permission = "denied"); }
    }
    Object.defineProperty(window, "Notification", { value: Refusing });
"""


def test_a_browser_that_refuses_notices_leaves_the_switch_off(come: Come) -> None:
    anna = come("Anna")
    anna.context.add_init_script(REFUSES)
    anna.open("/settings")
    switch = anna.page.get_by_role("switch", name="Tell me")
    label = anna.page.locator("label").filter(has=switch)
    label.click()
    expect(label).to_contain_text("The browser blocks notifications")
    expect(switch).not_to_be_checked()


def test_the_hall_says_nothing_of_tables_that_it_could_not_ask_for(come: Come) -> None:
    anna = come("Anna")
    anna.context.route("**/api/tables*", lambda route: route.abort())
    anna.context.route("**/api/tables/**", lambda route: route.abort())
    anna.open("/")
    expect(anna.page.get_by_role("heading", name="Open tables")).to_be_visible()
    expect(anna.page.get_by_text("None yet")).to_have_count(0)
    expect(anna.page.get_by_text("Nobody is looking for players")).to_have_count(0)
    anna.context.unroute_all()
    anna.page.reload()
    expect(anna.page.get_by_text("None yet")).to_be_visible()
    expect(anna.page.get_by_text("Nobody is looking for players")).to_be_visible()


def test_whoever_resigns_is_seen_to_have(come: Come) -> None:
    anna, boris = come("Anna"), come("Boris")
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "page"}]
    body = {"game": "dominion", "options": {"players": 3, "first": 0}, "seats": seats}
    table = anna.post("/api/tables", body)["id"]
    invite = anna.post(f"/api/tables/{table}/seats/1/invite")["invite"]
    boris.post(f"/api/tables/{table}/sit", {"invite": invite})
    anna.post(f"/api/tables/{table}/start")
    for player in (anna, boris):
        player.open(f"/table/{table}")
    boris.button("Settings").click()
    boris.button("End or leave the game").click()
    boris.page.get_by_role("radio", name="Resign").check()
    boris.button("Resign for good").click()
    expect(anna.page.locator(".plaque", has_text="Boris")).to_contain_text("resigned")
    expect(boris.page.locator(".plaque", has_text="Boris")).to_contain_text("you resigned")


def test_nothing_is_taken_back_while_a_bot_plays_for_one(come: Come) -> None:
    anna, boris = come("Anna"), come("Boris")
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "me", "name": "Clara"}]
    body = {"game": "fallen_lands", "options": {"players": 3, "first": 1}, "seats": seats}
    table = anna.post("/api/tables", body)["id"]
    invite = anna.post(f"/api/tables/{table}/seats/1/invite")["invite"]
    boris.post(f"/api/tables/{table}/sit", {"invite": invite})
    anna.post(f"/api/tables/{table}/start")
    boris.open(f"/table/{table}")
    undo = boris.button("Undo")
    for again in (1, 2):
        boris.choice("stock/warrior").click()
        if again == 2:
            expect(boris.seal).to_contain_text("Can be undone until others answer")
            boris.seal.click()
        expect(undo).to_be_enabled()
    boris.button("Settings").click()
    boris.button("Let a bot play for me").click()
    expect(boris.page.get_by_role("dialog")).to_have_count(0)
    expect(boris.button("Take the seat back").first).to_be_visible()
    expect(undo).to_be_disabled()
    boris.button("Take the seat back").first.click()
    expect(undo).to_be_enabled()


def test_the_seal_is_final_where_only_bots_answer_next(come: Come) -> None:
    anna = come("Anna")
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "page"}] * 2]
    body = {"game": "fallen_lands", "options": {"players": 3, "first": 0}, "seats": seats}
    table = anna.post("/api/tables", body)["id"]
    anna.post(f"/api/tables/{table}/start")
    anna.open(f"/table/{table}")
    anna.choice("stock/warrior").click()
    expect(anna.button("Undo")).to_be_enabled()
    anna.choice("stock/warrior").click()
    expect(anna.seal).to_contain_text("This can’t be undone")


def test_whoever_stops_alone_has_agreed_with_nobody(come: Come) -> None:
    anna, vera = come("Anna"), come("Vera")
    table = anna.bring(nearly_over(), "me", BOT)
    anna.post(f"/api/tables/{table}/propose", {"kind": "stop"})
    for player, words in ((anna, "You stopped here"), (vera, "Anna stopped here")):
        player.open(f"/table/{table}")
        expect(player.end).to_contain_text(words)
