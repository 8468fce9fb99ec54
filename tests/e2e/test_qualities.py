"""Qualities of every page: accessible, light, still, installable."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.fits.paladins import paladins_full
from tests.e2e.fits.positions import architects_full
from tests.e2e.fits.viscounts import viscounts_asked
from tests.e2e.player import LAPTOP, PHONE, Player
from tests.e2e.positions import nearly_over, with_cellar
from tests.e2e.test_replay import finished
from tests.games.dominion.table import position as dominion
from tests.games.fallen_lands.table import position as lands

Come = Callable[..., Player]
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
HIS_TURN = Path(__file__).parents[2] / "docs" / "gallery" / "architects-coop-turn.jsonl"
BOT = {"kind": "bot", "bot": "big_money"}
FOUR = [{"kind": "bot", "bot": "builder"}] * 4
MARSHAL = {"kind": "bot", "bot": "marshal"}
CASTELLAN = {"kind": "bot", "bot": "castellan"}
FIRST_LOAD = 350 * 1024
moving = viscounts_asked("move", round=9)


PAGES: dict[str, tuple[Callable[[Player], str], str]] = {
    "hall": (lambda _: "/", "main h1"),
    "table": (lambda player: f"/table/{player.bring(with_cellar(), 'me', BOT)}", ".stage .lit"),
    "heavy table": (
        lambda player: f"/table/{player.bring(architects_full()().save(), 'me', *FOUR)}",
        ".stage .lit",
    ),
    "paladins": (
        lambda player: f"/table/{player.bring(paladins_full().save(), 'me', *[MARSHAL] * 3)}",
        ".stage .lit",
    ),
    "viscounts": (
        lambda player: f"/table/{player.bring(moving().save(), 'me', *[CASTELLAN] * 3)}",
        ".stage .lit",
    ),
    "end": (lambda player: f"/table/{finished(player)}", ".end"),
    "replay": (lambda player: f"/replay/{finished(player)}?n=40", "input[type=range]"),
    "rules": (lambda _: "/rules/dominion", "main h2"),
    "mine": (lambda _: "/mine", "main .table"),
    "settings": (lambda _: "/settings", "main h2"),
}
"""The way to each page, and the element that shows that it is there."""


SEEN = pytest.mark.parametrize(
    ("theme", "size"),
    [("light", LAPTOP), ("dark", LAPTOP), ("dark", PHONE)],
    ids=["day", "night", "phone"],
)


@SEEN
def test_axe_finds_nothing(come: Come, theme: str, size: tuple[int, int]) -> None:
    anna = come("Anna", language="ru", theme=theme, size=size)
    found = {}
    for name, (way, there) in PAGES.items():
        anna.open(way(anna))
        anna.page.locator(there).first.wait_for()
        found[name] = faults(anna)
    assert not any(found.values()), json.dumps(found, indent=1, ensure_ascii=False)


@SEEN
def test_axe_finds_nothing_in_the_overlords_turn(
    come: Come, theme: str, size: tuple[int, int]
) -> None:
    anna = come("Anna", language="ru", theme=theme, size=size, stepwise=True)
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "builder"}] * 3]
    body = {"record": HIS_TURN.read_text(encoding="utf-8"), "seats": seats}
    table = anna.post("/api/tables/import", body)["id"]
    anna.post(f"/api/tables/{table}/start")
    anna.open(f"/table/{table}")
    if size == PHONE:
        anna.page.get_by_role("tab", name="Владыка").click()
    anna.button("Последний ход Владыки").click()
    expect(anna.page.locator("section.overlord .why")).to_be_visible()
    assert not faults(anna)


def faults(player: Player) -> list[str]:
    """The faults that axe finds on the current page, except minor ones."""
    player.page.evaluate(AXE.read_text(encoding="utf-8"))
    result = player.page.evaluate("axe.run({ resultTypes: ['violations'] })")
    return [
        f"{violation['id']}: {[node['html'][:120] for node in violation['nodes'][:3]]}"
        for violation in result["violations"]
        if violation["impact"] != "minor"
    ]


def weigh(player: Player, path: str, there: str) -> dict[str, int]:
    """The bytes that a first visit loads over the wire."""
    session = player.context.new_cdp_session(player.page)
    session.send("Network.enable")
    kinds: dict[str, tuple[str, str]] = {}
    sizes: dict[str, int] = {}

    def came(event: dict[str, Any]) -> None:
        kinds[event["requestId"]] = (event["type"], event["response"]["url"])

    def done(event: dict[str, Any]) -> None:
        kind, url = kinds.get(event["requestId"], ("", ""))
        if url and kind != "Font":
            sizes[url] = int(event["encodedDataLength"])

    session.on("Network.responseReceived", came)
    session.on("Network.loadingFinished", done)
    player.page.goto(path, wait_until="networkidle")
    player.page.locator(there).first.wait_for()
    return sizes


@pytest.mark.parametrize("page", ["hall", "table", "replay"])
def test_the_first_load_is_light(come: Come, page: str) -> None:
    anna = come("Anna", language="ru", worker=True)
    way, there = PAGES[page]
    sizes = weigh(anna, way(anna), there)
    assert len(sizes) > 3
    assert sum(sizes.values()) < FIRST_LOAD, sorted(sizes.items(), key=lambda item: -item[1])[:9]


WATCH = """
globalThis.shifts = [];
// The log grows; the question and its buttons are other ones with each choice.
const isNew = ({ node }) =>
    (node?.closest ? node : node?.parentElement)?.closest("[role=log], .prompt");
new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
        if (entry.sources.length && entry.sources.every(isNew)) continue;
        globalThis.shifts.push([entry.value, ...entry.sources.map((s) =>
            `${s.node?.nodeName ?? "?"}.${s.node?.className ?? ""}`)]);
    }
}).observe({ type: "layout-shift", buffered: true });
"""


def test_nothing_shifts_while_cards_move(come: Come) -> None:
    """Shifts that follow a click count, too: a card that is chosen moves nothing else."""
    anna = come("Anna", motion="no-preference")
    anna.page.add_init_script(WATCH)
    anna.open(f"/table/{anna.bring(nearly_over(4), 'me', BOT)}")
    anna.wait()
    anna.settle()
    anna.page.evaluate("globalThis.shifts.length = 0")
    shifts: list[Any] = []
    for _ in range(5):
        anna.decide()
        anna.wait()
        if anna.is_over:  # and that is another screen
            break
        shifts = anna.page.evaluate("globalThis.shifts")
    assert sum(shift[0] for shift in shifts) < 0.02, shifts


def test_the_first_look_does_not_shift_and_needs_nothing_from_elsewhere(come: Come) -> None:
    anna = come("Anna", worker=True)
    anna.page.add_init_script(WATCH)
    asked: list[str] = []
    anna.page.on("request", lambda request: asked.append(request.url))
    for name, (way, there) in PAGES.items():
        anna.page.goto(way(anna), wait_until="networkidle")
        expect(anna.page.locator(there).first).to_be_visible()
        shifts = anna.page.evaluate("globalThis.shifts")
        assert sum(shift[0] for shift in shifts) < 0.1, (name, shifts)
    own = (anna.address, anna.address.replace("http", "ws"), "data:", "blob:")
    assert [url for url in asked if not url.startswith(own)] == []


HIDDEN = """() => [...document.querySelectorAll(".mini")].flatMap((card) => {
    const box = card.getBoundingClientRect();
    const name = card.querySelector(".plate b");
    const text = document.createRange();
    text.selectNodeContents(name);
    const discs = [...card.querySelectorAll(".cost-discs > span")];
    const values = [...card.querySelectorAll(".values > span, .boost")];
    const places = [text, ...discs].flatMap((e) => [...e.getClientRects()]);
    const out = places.some((place) => place.right > box.right + 0.5);
    const under = values.map((e) => e.getBoundingClientRect()).some((value) =>
        places.some((place) => place.right > value.left + 2 && place.left < value.right - 2
            && place.bottom > value.top + 5 && place.top < value.bottom - 5));
    return out || under ? [name.textContent] : [];
})"""
"""Cards whose name or cost is cut off, or covered by their values."""


@pytest.mark.parametrize("count", [8, 11, 13, 20])
def test_cards_of_a_large_hand_show_all_they_have_on_a_phone(come: Come, count: int) -> None:
    troops = ["knights", "cavalry", "catapult", "crossbowmen", "halberdiers", "archers"]
    others = ["stronghold", "fortress", "strength_potion", "heavens_fist", "magic_sword"]
    hand = (troops + others + ["claim", "flood", "plague"] + troops)[:count]
    bot = {"kind": "bot", "bot": "greedy"}
    anna = come("Anna", language="ru", size=PHONE)
    position = lands([hand, [], []], followers=["WWWCCM"]).save()
    anna.open(f"/table/{anna.bring(position, 'me', bot, bot)}")
    anna.wait()
    like = len(set(hand)) if count > 9 else count  # like cards lie as one
    expect(anna.page.locator(".mini")).to_have_count(like)
    anna.settle()
    assert anna.page.evaluate(HIDDEN) == []


def test_a_thief_sees_a_whole_hand_on_a_phone(come: Come) -> None:
    hand = ["spearmen", "archers", "swordsmen", "halberdiers", "cavalry", "crossbowmen"]
    hand += ["catapult", "knights", "garrison", "fortress", "flood", "plague"]
    match = lands([["invisible_thief"], hand, []], followers=["MM", "W"])
    match.answer("invisible_thief")
    match.answer("player:1")
    bot = {"kind": "bot", "bot": "greedy"}
    anna = come("Anna", language="ru", size=PHONE)
    anna.open(f"/table/{anna.bring(match.save(), 'me', bot, bot)}")
    anna.wait()
    spread = anna.page.locator(".spread")
    expect(spread.locator(".mini")).to_have_count(len(hand))
    anna.settle()
    assert spread.evaluate("(e) => e.scrollHeight <= e.clientHeight")
    heights = "(all) => all.map((one) => one.getBoundingClientRect().height)"
    assert min(spread.locator("li").evaluate_all(heights)) >= 44
    assert anna.page.evaluate(HIDDEN) == []


@pytest.mark.parametrize("width", [360, 390])
def test_the_name_of_a_game_is_whole_beside_a_long_phase(come: Come, width: int) -> None:
    anna = come("Anna", language="ru", size=PHONE)
    anna.page.set_viewport_size({"width": width, "height": PHONE[1]})
    position = dominion([["copper"] * 5, ["copper"] * 5]).save()
    anna.open(f"/table/{anna.bring(position, 'me', BOT)}")
    anna.wait()
    expect(anna.page.locator("header .phases")).to_have_text("Приобретения")
    anna.settle()
    name, room = anna.page.locator("header h1 b"), anna.page.locator("header h1")
    ends = [box["x"] + box["width"] for e in (name, room) if (box := e.bounding_box())]
    assert ends[0] <= ends[1]


def test_the_client_can_be_installed(come: Come) -> None:
    guest = come(worker=True)
    guest.open("/")
    href = guest.page.locator("link[rel=manifest]").get_attribute("href")
    assert href
    manifest = guest.get(href)
    assert {"name", "short_name", "start_url", "display", "icons"} <= set(manifest)
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    for icon in manifest["icons"]:
        assert guest.context.request.get(icon["src"]).ok
    session = guest.context.new_cdp_session(guest.page)
    errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # A browser without a profile can't install anything; nothing else may be in the way.
    assert [e["errorId"] for e in errors if e["errorId"] != "in-incognito"] == []
