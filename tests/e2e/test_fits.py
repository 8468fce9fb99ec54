"""Nothing is cut, covered, too small for a thumb or wider than the screen. A few screens are
measured here, the fullest ones; `python -m tests.e2e.fits` measures all of them."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e import fits
from tests.e2e.player import Player
from tests.server.running import Process

SHOWN = {
    "en": (
        *("hall", "dominion-hand-20", "legends-auction", "fallen_lands-end"),
        *("fallen_lands-stolen", "architects-drawer", "architects-groups", "architects-end"),
        *("oath-full", "oath-losses", "paladins-tavern"),
    ),
    "ru": (
        *(
            "dominion-played",
            "dominion-hand-10",
            "legends-march",
            "fallen_lands-five",
            "fallen_lands-shadow",
        ),
        *("fallen_lands-stolen", "offer-stop", "architects-full", "architects-capture"),
        *("architects-draft", "architects-page-2", "paladins-full", "oath-plans"),
        *("paladins-crew", "paladins-lineup"),
    ),
}
SIZES = ((1180, 700), (844, 390), (360, 740))


@pytest.mark.parametrize("language", fits.LANGUAGES)
def test_everything_fits(browser: Browser, server: Process, language: str) -> None:
    with fits.everybody(browser, server.address, language) as visitors:
        found = [
            fault
            for screen in fits.SCREENS
            if screen.name in SHOWN[language]
            for fault in fits.measure(visitors, screen, SIZES)
        ]
    assert not found, "\n".join(found)


def test_the_light_around_a_follower_leaves_its_number_free(come: Callable[..., Player]) -> None:
    """On a phone's side all Followers stand in one row, each beside its number."""
    anna = come("Anna", size=(844, 390), touch=True)
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "greedy"}] * 2]
    body = {"game": "fallen_lands", "options": {"players": 3}, "seats": seats}
    table = anna.post("/api/tables", body)["id"]
    anna.post(f"/api/tables/{table}/start")
    anna.open(f"/table/{table}")
    anna.choice("stock/warrior").wait_for()
    free = anna.page.evaluate(
        """() => [...document.querySelectorAll(".stage .kind")].map((kind) => {
            const light = kind.querySelector(".thing.lit").getBoundingClientRect();
            const number = kind.querySelector("h4 b").getBoundingClientRect();
            return Math.max(light.left - number.right, number.left - light.right);
        })"""
    )
    assert len(free) == 3
    assert min(free) >= 7  # what is lit has an edge of 5 and a glow


def test_a_long_name_leaves_the_bar_of_the_house_whole(come: Callable[..., Player]) -> None:
    anna = come("Константин Белозёрский-А", language="ru", size=(1180, 700))
    anna.open("/about")
    expect(anna.page.locator(".who b")).to_have_text(anna.name)
    anna.settle()
    for width in (1180, 1081, 844):
        anna.page.set_viewport_size({"width": width, "height": 700})
        assert anna.page.evaluate(fits.MEASURE, False) == []


def test_the_buttons_of_a_seat_leave_its_name_whole(come: Callable[..., Player]) -> None:
    """In the lobby, on a phone's side."""
    anna = come("Anna", language="ru", size=(844, 390), touch=True)
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
    body = {"game": "viscounts_coop", "options": {"players": 3}, "seats": seats}
    anna.open(f"/table/{anna.post('/api/tables', body)['id']}")
    expect(anna.page.locator(".plaque .who b")).to_have_count(3)
    anna.settle()
    assert anna.page.evaluate(fits.MEASURE, False) == []


def test_what_does_not_fit_is_found(browser: Browser) -> None:
    page = browser.new_page(viewport={"width": 360, "height": 740})
    page.set_content(
        "<style>p { width: 60px; overflow: hidden; white-space: nowrap }</style>"
        "<p>a long line of text</p>"
        "<button style='width: 20px; height: 20px'>x</button>"
        "<div style='position: absolute; top: 200px'>under</div>"
        "<div style='position: absolute; top: 190px; padding: 20px 45px; background: #fff'></div>"
        "<div style='width: 900px; height: 1px'></div>"
        "<div class='map'><div class='sheet' style='position: absolute; top: 400px'>"
        "<svg width='90' height='40'><rect width='90' height='40'/></svg></div></div>"
        "<div style='position: absolute; top: 410px'>words</div>"
        "<div style='position: absolute; top: 500px; font-size: 6px'>small print</div>"
        "<div style='position: absolute; top: 520px; width: 40px; overflow-wrap: anywhere'>"
        "unbreakable</div>"
        "<div class='stage'><div class='lit' style='position: absolute; top: 600px'>a card</div>"
        "<aside class='note' style='position: absolute; top: 605px'>a note</aside></div>"
        "<div class='pile' style='position: absolute; top: 650px'>"
        "<div class='lab' style='height: 6px'>a name</div></div>"
        "<svg width='20' height='20'><use href='#g-nothing'/></svg>"
    )
    kinds = {fault.partition(":")[0] for fault in page.evaluate(fits.MEASURE, False)}
    page.close()
    assert kinds == {
        *("cut", "small", "covered", "sideways", "on the map"),
        *("tiny", "broken", "taught over", "overlaps", "spills", "not drawn"),
    }
