"""Ways to a screen: each returns a function that opens it for visitors."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, TypeAlias

from tests.e2e.fits.visitors import NAMES, Visitors

Way: TypeAlias = Callable[[Visitors], None]

THOUGHT = 600.0
"""Seconds that a hint may take on a busy machine."""


def page(path: str, ready: str = "main h1, main h2") -> Way:
    return lambda visitors: visitors.see(path, ready)


def record(name: str) -> Way:
    def open(visitors: Visitors) -> None:
        visitors.see_table(visitors.sit(*visitors.recorded(name)))

    return open


def hinted(name: str, bot: str) -> Way:
    """A hint; by default only a table among bots gives hints."""

    def open(visitors: Visitors) -> None:
        game, seats = visitors.recorded(name)
        bots = [{"kind": "bot", "bot": bot}] * (seats - 1)
        body = {**game, "seats": [{"kind": "me"}, *bots]}
        table = visitors.me.post("/api/tables/import", body)["id"]
        visitors.me.post(f"/api/tables/{table}/start")
        visitors.see_table(table)
        visitors.page.keyboard.press("h")
        visitors.page.locator(".hint .why").wait_for(timeout=THOUGHT * 1000)

    return open


def at(make: Callable[[], Any], seats: int) -> Way:
    return lambda visitors: visitors.see_table(visitors.sit({"position": make().save()}, seats))


def lived(make: Callable[[], Any], seats: int) -> Way:
    """A moment of a game with its whole log, which a position does not have."""

    def open(visitors: Visitors) -> None:
        visitors.see_table(visitors.sit({"record": _record(make(), visitors, seats)}, seats))

    return open


def end(name: str) -> Way:
    return lambda visitors: visitors.see(f"/table/{visitors.finished(name)}", ".end")


def over(make: Callable[[], Any], seats: int) -> Way:
    """A whole game that bots played."""

    def open(visitors: Visitors) -> None:
        game = {"record": _record(make(), visitors, seats)}
        table = visitors.me.post("/api/tables/import", game)["id"]
        visitors.see(f"/table/{table}", ".end")

    return open


def _record(match: Any, visitors: Visitors, seats: int) -> str:
    record = match.record()
    record.header.names = NAMES[visitors.language][:seats]
    return str(record.to_jsonl())


def replay(name: str, moment: int) -> Way:
    return lambda visitors: visitors.see(
        f"/replay/{visitors.finished(name)}?n={moment}&seat=0", "input[type=range]"
    )


def review(name: str) -> Way:
    return lambda visitors: visitors.see(
        f"/replay/{visitors.finished(name)}?n=20&seat=0&review", "input[type=range]"
    )


def lobby(game: str, seats: int, **wish: Any) -> Way:
    return lambda visitors: visitors.see(
        f"/table/{visitors.gather(game, seats, start=False, **wish)}", ".seats li, main li"
    )


def clocked(game: str, seats: int) -> Way:
    """Hours at every seat, and the clock runs."""
    clock = {"kind": "game", "seconds": 36_000, "increment": 60}
    return lambda visitors: visitors.see_table(visitors.gather(game, seats, clock=clock))


def offered(kind: str, **wish: Any) -> Way:
    """The friend with the longest name proposes something to which all must agree."""

    def open(visitors: Visitors) -> None:
        table = visitors.gather("dominion", 4)
        visitors.friends[0].post(f"/api/tables/{table}/propose", {"kind": kind, **wish})
        visitors.see_table(table)
        visitors.page.locator(".offer").first.wait_for()

    return open


def stopped(visitors: Visitors) -> None:
    """Ended by consent, and one of the friends would like another game."""
    table = visitors.gather("dominion", 4)
    visitors.me.post(f"/api/tables/{table}/propose", {"kind": "stop"})
    for friend in visitors.friends[:3]:
        friend.post(f"/api/tables/{table}/consent", {"agree": True})
    visitors.friends[0].post(f"/api/tables/{table}/rematch")
    visitors.see(f"/table/{table}", ".end")


def passed_over(visitors: Visitors) -> None:
    """One screen for several players."""
    hot = [{"kind": "me", "name": name} for name in NAMES[visitors.language][:3]]
    body = {"game": "dominion", "options": {"players": 3}, "seats": hot}
    table = visitors.me.post("/api/tables", body)["id"]
    visitors.me.post(f"/api/tables/{table}/start")
    visitors.see(f"/table/{table}", ".cover")


def own_tables(visitors: Visitors) -> None:
    """Tables of every game in play, an open one, and finished ones."""
    days = {"kind": "turn", "seconds": 3 * 24 * 3600}
    visitors.gather("dominion", 4)
    visitors.gather("legends", 4, clock={"kind": "game", "seconds": 600, "increment": 10})
    visitors.gather("fallen_lands", 5, clock=days)
    visitors.gather("fallen_lands", 5, start=False)
    for name in ("end", "legends-end", "lands-end"):
        visitors.finished(name)
    visitors.see("/mine", "main .table")


def taught(game: str, seats: int, make: Callable[[], Any] | None = None, *read: str) -> Way:
    """A note of a first game: the first one, or at a position the one after those that are read."""

    def open(visitors: Visitors) -> None:
        visitors.shown = novice = visitors.replace_novice()
        wishes = [{"kind": "me"}, *[{"kind": "bot", "bot": "page"}] * (seats - 1)]
        if make:
            table = novice.bring(make().save(), *wishes)
        else:
            body = {"game": game, "options": {"players": seats}, "seats": wishes}
            table = novice.post("/api/tables", body)["id"]
            novice.post(f"/api/tables/{table}/start")
        known = {"table": table, "read": list(read), "off": False}
        novice.post(f"/api/me/notes/{game}", known)
        visitors.see(f"/table/{table}", ".note:not(.away), .pill")

    return open


def invited(*, used: bool = False) -> Way:
    """A person opens a link to a seat: the first one, or one who comes too late."""

    def open(visitors: Visitors) -> None:
        wishes = [{"kind": "me"}, *[{"kind": "open"}] * 4]
        body = {"game": "fallen_lands", "options": {"players": 5}, "seats": wishes}
        host = visitors.friends[0]
        table = host.post("/api/tables", body)["id"]
        place = f"/api/tables/{table}"
        invite = host.post(f"{place}/seats/1/invite")["invite"]
        if used:
            visitors.friends[1].post(f"{place}/sit", {"invite": invite})
        visitors.see(f"/table/{table}?invite={invite}", "main h1")

    return open


def pointed(open: Way, *things: str) -> Way:
    """Clicks on one thing after another, each given by a selector."""

    def then(visitors: Visitors) -> None:
        open(visitors)
        for thing in things:
            visitors.page.locator(thing).first.click()

    return then


def watched(open: Way, step: int = 1) -> Way:
    """A step of the Overlord's last turn; on a phone it is opened on the last page."""

    def then(visitors: Visitors) -> None:
        open(visitors)
        tabs = visitors.page.locator("[role=tab]")
        again = visitors.page.get_by_role(
            "button", name=re.compile("The Overlord’s last turn|Последний ход")
        )
        if not again.count():
            tabs.nth(4).click()
        again.click()
        for way in ("Step by step|По шагам", "Again|Ещё раз", *["Next|Дальше"] * (step - 1)):
            # Where there is room, its key stands beside the word.
            visitors.page.get_by_role("button", name=re.compile(rf"^({way})\W*$")).click()

    return then


def read(open: Way, thing: str) -> Way:
    """The reading view of a thing, whether or not a click would choose it."""

    def then(visitors: Visitors) -> None:
        open(visitors)
        visitors.page.locator(thing).first.click(button="right")

    return then


def pressed(open: Way, key: str, ready: str) -> Way:
    def then(visitors: Visitors) -> None:
        open(visitors)
        visitors.page.keyboard.press(key)
        visitors.page.locator(ready).first.wait_for()

    return then


def finished(make: Callable[[], Any], seats: int) -> Way:
    """The last card is bought, and the end is read."""

    def open(visitors: Visitors) -> None:
        at(make, seats)(visitors)
        visitors.page.locator(".acts .seal").click()
        visitors.page.locator(".lit[data-target='supply/province']").click()
        visitors.page.locator(".acts .seal").click()
        visitors.page.locator(".end").wait_for()

    return open
