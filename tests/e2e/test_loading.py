"""The client comes in parts: what happens when one comes late, or not at all."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from tests.e2e.player import SECONDS, Player
from tests.e2e.positions import nearly_over
from throneroom.server.doors import pages

Come = Callable[..., Player]
BOT = {"kind": "bot", "bot": "big_money"}
RECORDS = Path(__file__).parents[1] / "records"

PAGE = ("Replay", "")
PRODUCT = ("client", "refusal-unknown = Something")
WORDS = ("questions", "### Dominion\n\n## The turn")
SETUP = ("setup", "KingdomPicker")
"""Parts of the client: how the name of the file begins, and what only this one says."""

NEVER = """
    globalThis.seen = false;
    new MutationObserver(() => {
        globalThis.seen ||= document.body?.textContent.includes("%s") ?? false;
    }).observe(document, { childList: true, subtree: true, characterData: true });
"""


def address(part: tuple[str, str]) -> str:
    name, says = part
    (found,) = [
        path
        for path, file in pages.files().items()
        if path.startswith(f"assets/{name}-")
        and path.endswith(".js")
        and says.encode() in file.body
    ]
    return f"**/{found}"


def hold(player: Player, part: tuple[str, str]) -> Callable[[], None]:
    """Keeps a part back until the player lets it go."""
    kept: list[Route] = []

    def keep(route: Route) -> None:
        kept.append(route)

    player.page.route(address(part), keep)

    def let_go() -> None:
        for _ in range(int(SECONDS / 0.02)):
            if kept:
                break
            player.page.wait_for_timeout(20)
        assert kept, f"{part} was not asked for"
        for route in kept:
            route.continue_()

    return let_go


@pytest.mark.parametrize("part", [PAGE, PRODUCT, WORDS], ids=["page", "product", "game"])
def test_a_part_that_does_not_come_is_told_of(come: Come, part: tuple[str, str]) -> None:
    anna = come("Anna")
    table = anna.bring(nearly_over(), "me", BOT)
    anna.page.route(address(part), lambda route: route.abort())
    anna.open(f"/table/{table}" if part is WORDS else f"/replay/{table}")
    expect(anna.page.get_by_role("alert")).to_contain_text("could not be loaded")
    anna.page.unroute_all()
    anna.button("Load again").click()
    there = anna.prompt if part is WORDS else anna.page.locator("main")
    expect(there).to_contain_text("Play Treasures" if part is WORDS else "not over yet")
    expect(anna.button("Load again")).to_have_count(0)


def test_a_table_comes_once_the_server_knows_who_asks(come: Come) -> None:
    anna = come("Anna")
    table = anna.bring(nearly_over(), "me", BOT)
    anna.page.route("**/api/me", lambda route: route.abort())
    anna.open(f"/table/{table}")
    expect(anna.page.locator("main")).to_contain_text("The server does not answer")
    anna.page.unroute_all()
    expect(anna.prompt).to_contain_text("Play Treasures")


def test_what_was_chosen_stays_when_more_comes(come: Come) -> None:
    anna = come("Anna")
    let_go = hold(anna, SETUP)
    anna.open("/")
    anna.tick("4")
    let_go()
    expect(anna.page.get_by_label("Opponents")).to_be_visible()
    expect(anna.page.get_by_role("radio", name="4")).to_be_checked()


def test_rules_on_their_way_are_not_called_missing(come: Come) -> None:
    anna = come("Anna")
    anna.page.add_init_script(NEVER % "There are no rules of")
    let_go = hold(anna, WORDS)
    anna.open("/rules/dominion")
    let_go()
    expect(anna.page.locator("main h2").first).to_be_visible()
    assert anna.page.evaluate("globalThis.seen") is False
    anna.open("/rules/chess")
    expect(anna.page.locator("main")).to_contain_text("There are no rules of")
    assert anna.page.evaluate("globalThis.seen") is True


def test_what_the_end_of_a_game_could_not_do_is_told(come: Come) -> None:
    anna = come("Anna")
    record = (RECORDS / "dominion_first_game_2.jsonl").read_text(encoding="utf-8")
    table = anna.post("/api/tables/import", {"record": record})["id"]
    anna.page.route("**/record", lambda route: route.abort())
    anna.open(f"/table/{table}")
    save = anna.end.get_by_role("button", name="Save the record")
    save.click()
    expect(anna.end.get_by_role("alert")).to_contain_text("The server does not answer")
    anna.page.unroute_all()
    with anna.page.expect_download():
        save.click()
    expect(anna.end.get_by_role("alert")).to_be_empty()
