"""A realm of Oath: its pages and dialogs, and how a winner writes it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec

from tests.e2e.fits.visitors import NAMES, Visitors
from tests.e2e.fits.ways import Way
from tests.games.oath.chronicles import timed
from tests.games.oath.table import choose, position
from tests.games.oath.test_chronicle import PILE, WAKE
from tests.games.oath.test_line import PLAYED
from throneroom.games.oath import OATH
from throneroom.games.oath.state import State
from throneroom.kernel import Chance, Match

SEATS, GAMES, QUESTIONS = 6, 10, 8
TITLE = {
    "en": "The House of the Ravens beyond the Great Northern Mountain",
    "ru": "Дом Воронов за Великой Северной горой и её окрестностями",
}


@cache
def _book(language: str, games: int) -> dict[str, Any]:
    """The book of some games between bots with long names."""
    saga = OATH.saga
    assert saga is not None
    book = saga.begin(TITLE[language])
    for game in range(games):
        sequel = saga.sequel(book, range(SEATS), Chance(game))
        assert sequel is not None
        names = NAMES[language][:SEATS]
        book = saga.after(book, timed(msgspec.to_builtins(sequel.options), game, names).match)
    return book


def realm(games: int = GAMES) -> Way:
    """The page of a realm."""

    def open(visitors: Visitors) -> None:
        book = _book(visitors.language, games)
        made = visitors.me.post("/api/sagas", {"game": "oath", "book": book})
        visitors.see(f"/chronicle/{made['id']}", ".saga footer .btn")

    return open


def asked(way: Way, button: str, *then: str) -> Way:
    """The dialog of one of a realm's buttons."""

    def open(visitors: Visitors) -> None:
        way(visitors)
        for selector in (button, *then):
            visitors.page.locator(selector).first.click()
        visitors.page.locator("dialog h2").wait_for()

    return open


def next_game(visitors: Visitors) -> None:
    """The table of a realm's next game, before it begins."""
    realm(1)(visitors)
    saga = visitors.page.url.rsplit("/", 1)[1]
    seats = [{"kind": "me"}, *[{"kind": "open"}] * (SEATS - 1)]
    table = visitors.me.post(f"/api/sagas/{saga}/next", {"keep": [], "seats": seats})["id"]
    visitors.see(f"/table/{table}", ".lobby a[href^='/chronicle/']")


def realms(visitors: Visitors) -> None:
    """All chronicles, and the preview of a line to import."""
    realm(2)(visitors)
    visitors.see("/chronicles", ".sagas li")
    visitors.page.locator("textarea").first.fill(PLAYED)
    visitors.page.locator(".ways .btn").first.click()
    visitors.page.locator(".held h3").first.wait_for()


# The winner writes


def vow() -> Match:
    """Seat 0, the Chancellor, has won the last round among six."""
    match = position(
        chronicled=True,
        players=SEATS,
        round=8,
        active=SEATS - 1,
        piles={0: PILE},
        hidden={1: ["errand_boy", "scouts"]},
        cards={
            "plains": ["longbows", "wolves"],
            "mountain": ["broken_forge"],
            "river": ["alchemist"],
            "steppe": ["great_spire"],
            "rocky_coast": ["storyteller", "elders"],
        },
        warbands={
            **dict.fromkeys(["plains", "mountain", "river", "rocky_coast"], (0, 1)),
            "steppe": (2, 2),
        },
    )
    choose(match, "rest")
    return match


def edifice() -> Match:
    match = vow()
    choose(match, "devotion")
    return match


def suit() -> Match:
    match = edifice()
    choose(match, "longbows")
    return match


def _usurped(winner: int) -> Match:
    def wakes(s: State) -> None:
        s.step = WAKE

    return position(
        chronicled=True,
        players=SEATS,
        active=winner,
        phase="wake",
        goal="devotion",
        banners={"darkest_secret": (winner, 1)},
        title=winner,
        usurper=True,
        warbands={"plains": (3, 2), "river": (winner, 1)},
        change=wakes,
    )


def citizens() -> Match:
    match = _usurped(1)
    choose(match, "supremacy")
    return match


def vassal() -> Match:
    match = _usurped(1)
    choose(match, "supremacy", ["player:2"])
    return match


def among_bots(make: Callable[[], Match], seat: int) -> Way:
    """A person at that seat of a position, among bots."""

    def open(visitors: Visitors) -> None:
        bot = {"kind": "bot", "bot": "courtier"}
        seats = [{"kind": "me"} if one == seat else bot for one in range(SEATS)]
        body = {"position": make().save(), "seats": seats}
        table = visitors.me.post("/api/tables/import", body)["id"]
        visitors.me.post(f"/api/tables/{table}/start")
        visitors.see(f"/table/{table}", ".stage .lit")

    return open


def epilogue(visitors: Visitors) -> None:
    """The epilogue of the realm, after the winner's last answer."""
    among_bots(vow, 0)(visitors)
    visitors.me.play(most=QUESTIONS)
    visitors.page.locator(".end footer button.line").first.click()
    visitors.page.locator(".epilogue").wait_for()
    visitors.page.locator(".epilogue footer .line").wait_for(state="detached")
