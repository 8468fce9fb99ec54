"""Measures whether everything fits: every screen of every game, at eight sizes, in both languages.

`python -m tests.e2e.fits` walks through all of it and names what does not; with the beginnings of
screens' names, only those. `--pictures FOLDER` keeps a picture of each, `--night` by night.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Error

import throneroom
from tests.e2e.player import Player
from tests.games.dominion.table import position as dominion
from tests.games.fallen_lands.table import position as lands
from tests.games.legends.table import PLAIN
from tests.games.legends.table import position as legends
from tests.server.running import process
from throneroom.cli import chromium
from throneroom.kernel import Record

GALLERY = Path(__file__).parents[2] / "docs" / "gallery"
SIZES = (
    (1920, 1080),
    (1440, 900),
    (1366, 768),
    (1180, 700),
    (1024, 768),
    (844, 390),
    (390, 844),
    (360, 740),
)
LANGUAGES = ("en", "ru")
NAMES = {
    "en": [
        "Wilhelmina",
        "Bartholomew Featherston",
        "Christopher",
        "Al",
        "Maximilian von Hohenburg",
    ],
    "ru": ["Александра", "Константин Вознесенский", "Святослав", "Ян", "Екатерина Долгорукова"],
}

THOUGHT = 600.0
"""Seconds that a hint may take on a busy machine."""

REPLACED = 700.0
"""Milliseconds within which a note has left what moved under it."""

MEASURE = (Path(__file__).parent / "measure.js").read_text(encoding="utf-8").rstrip().rstrip(";")
"""What does not fit, one line a fault."""

SETTLED = """async () => {
    await document.fonts.ready;
    const ends = (a) => a.effect?.getComputedTiming().endTime < 1e7;
    await Promise.all(document.getAnimations().filter(ends).map((a) => a.finished.catch(() => {})));
    for (let i = 0; i < 3; i++) await new Promise((done) => requestAnimationFrame(done));
}"""


@dataclass(frozen=True)
class Screen:
    name: str
    open: Callable[[Visitors], None]
    still: bool | str = True
    """Nothing may have to be scrolled up or down (but the log); "wide": on a laptop."""
    phone: bool = False
    """Only a phone has it."""


class Visitors:
    """Somebody whose screen is measured, and four friends who only sit there."""

    def __init__(self, browser: Browser, address: str, language: str, theme: str = "light") -> None:
        names = NAMES[language]

        def come(name: str, *, notes: bool = False) -> Player:
            return Player(browser, address, name, language=language, theme=theme, notes=notes)

        self._come = come
        self.me = come(names[0])
        self.novice = come(names[0], notes=True)
        self.friends = [come(name) for name in names[1:]]
        self.language = language
        self.shown = self.me
        """Whose screen is measured."""

    @property
    def page(self) -> Any:
        return self.shown.page

    def replace_novice(self) -> Player:
        """Somebody new, of the same screen: nobody is taught a game twice."""
        size = self.novice.page.viewport_size
        assert size
        self.novice.leave()
        self.novice = self._come(self.me.name, notes=True)
        self.novice.page.set_viewport_size(size)
        return self.novice

    def leave(self) -> None:
        for player in (self.me, self.novice, *self.friends):
            player.leave()

    def sit(self, game: dict[str, Any], seats: int, *, start: bool = True) -> str:
        """A table that is brought along, with friends at it; `game` holds a record or position."""
        wishes = [{"kind": "me"}, *[{"kind": "open"}] * (seats - 1)]
        table = self.me.post("/api/tables/import", {**game, "seats": wishes})["id"]
        place = f"/api/tables/{table}"
        for seat, friend in enumerate(self.friends[: seats - 1], 1):
            invite = self.me.post(f"{place}/seats/{seat}/invite")["invite"]
            friend.post(f"{place}/sit", {"invite": invite})
        if start:
            self.me.post(f"{place}/start")
        return str(table)

    def gather(self, game: str, seats: int, *, start: bool = True, **wish: Any) -> str:
        """A new table with friends at it."""
        wishes = [{"kind": "me"}, *[{"kind": "open"}] * (seats - 1)]
        options = {"players": seats, **({"first": 0} if game == "dominion" else {})}
        body = {"game": game, "options": options, "seats": wishes, **wish}
        table = self.me.post("/api/tables", body)["id"]
        place = f"/api/tables/{table}"
        for seat, friend in enumerate(self.friends[: seats - 1 if start else seats - 2], 1):
            invite = self.me.post(f"{place}/seats/{seat}/invite")["invite"]
            friend.post(f"{place}/sit", {"invite": invite})
        if start:
            self.me.post(f"{place}/start")
        return str(table)

    def see(self, path: str, ready: str) -> None:
        self.page.goto(path)
        self.page.locator(ready).first.wait_for()

    def see_table(self, table: str) -> None:
        self.see(f"/table/{table}?seat=0", ".stage .lit, .acts .btn, .prompt, .end")

    def recorded(self, name: str) -> tuple[dict[str, Any], int]:
        record = Record.from_jsonl((GALLERY / f"{name}.jsonl").read_bytes())
        seats = len(record.header.names)
        record.header.names = NAMES[self.language][:seats]
        return {"record": record.to_jsonl()}, seats

    def finished(self, name: str) -> str:
        game, _ = self.recorded(name)
        return str(self.me.post("/api/tables/import", game)["id"])


def page(path: str, ready: str = "main h1, main h2") -> Callable[[Visitors], None]:
    return lambda visitors: visitors.see(path, ready)


def record(name: str) -> Callable[[Visitors], None]:
    def open(visitors: Visitors) -> None:
        visitors.see_table(visitors.sit(*visitors.recorded(name)))

    return open


def hinted(name: str, bot: str) -> Callable[[Visitors], None]:
    """Only among bots does a table give hints by itself."""

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


def at(make: Callable[[], Any], seats: int) -> Callable[[Visitors], None]:
    return lambda visitors: visitors.see_table(visitors.sit({"position": make().save()}, seats))


def end(name: str) -> Callable[[Visitors], None]:
    return lambda visitors: visitors.see(f"/table/{visitors.finished(name)}", ".end")


def replay(name: str, moment: int) -> Callable[[Visitors], None]:
    return lambda visitors: visitors.see(
        f"/replay/{visitors.finished(name)}?n={moment}&seat=0", "input[type=range]"
    )


def review(name: str) -> Callable[[Visitors], None]:
    return lambda visitors: visitors.see(
        f"/replay/{visitors.finished(name)}?n=20&seat=0&review", "input[type=range]"
    )


def lobby(game: str, seats: int, **wish: Any) -> Callable[[Visitors], None]:
    return lambda visitors: visitors.see(
        f"/table/{visitors.gather(game, seats, start=False, **wish)}", ".seats li, main li"
    )


def clocked(game: str, seats: int) -> Callable[[Visitors], None]:
    """Hours at every seat, and the clock runs."""
    clock = {"kind": "game", "seconds": 36_000, "increment": 60}
    return lambda visitors: visitors.see_table(visitors.gather(game, seats, clock=clock))


def offered(kind: str, **wish: Any) -> Callable[[Visitors], None]:
    """The friend with the longest name asks for something that all must agree to."""

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


def taught(
    game: str, seats: int, make: Callable[[], Any] | None = None, *read: str
) -> Callable[[Visitors], None]:
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


def invited(*, used: bool = False) -> Callable[[Visitors], None]:
    """Somebody opens a link to a seat, the first who does or one who comes too late."""

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


def pointed(open: Callable[[Visitors], None], *things: str) -> Callable[[Visitors], None]:
    """Clicks at one thing after another, each told by a selector."""

    def then(visitors: Visitors) -> None:
        open(visitors)
        for thing in things:
            visitors.page.locator(thing).first.click()

    return then


def pressed(open: Callable[[Visitors], None], key: str, ready: str) -> Callable[[Visitors], None]:
    def then(visitors: Visitors) -> None:
        open(visitors)
        visitors.page.keyboard.press(key)
        visitors.page.locator(ready).first.wait_for()

    return then


# Positions that are as full as they get

FIVE = ["cellar", "moat", "village", "woodcutter", "workshop"]
TEN = [*FIVE, "militia", "remodel", "smithy", "market", "mine"]
MIXED = [*TEN, *["copper"] * 4, *["estate"] * 3, "silver", "gold", "curse"]
COPPERS = ["copper"] * 5
ALL_PLAYED = ["village"] * 4 + ["market"] * 3 + ["smithy", "woodcutter", "militia"]
TROOPS = ["knights", "cavalry", "catapult", "crossbowmen", "halberdiers", "archers"]
WORKS = ["stronghold", "fortress", "strength_potion", "heavens_fist", "magic_sword"]
LAND_HAND = [*TROOPS, *WORKS, "claim", "flood", "plague", *TROOPS]


def dominion_hand(*hand: str) -> Any:
    return dominion([list(hand), COPPERS, COPPERS, COPPERS], players=4)


def dominion_played() -> Any:
    match = dominion([[*ALL_PLAYED, "copper", "copper"], COPPERS], decks=[["copper"] * 20, COPPERS])
    for card in ALL_PLAYED[:9]:
        match.answer(card)
    return match


def lands_hand(count: int, players: int) -> Any:
    return lands(
        [LAND_HAND[:count]],
        followers=["WWWWWCCCCMM"[: 6 + count // 4]],
        players=players,
        discard=["spearmen", "swordsmen"],
    )


def legends_auction() -> Any:
    return throneroom.new("legends", players=4, builder=0, neutrals="random", seed=3)


def dominion_rich() -> Any:
    """Seven coins to spend: one too many for a Gold, too few for a Province."""
    hand = ["copper", "copper", "gold", "silver", "estate"]
    match = dominion([hand, COPPERS], decks=[COPPERS] * 2)
    match.answer("play_all")
    return match


def dominion_partly() -> Any:
    """Coins enough for a Remodel, and two Treasures still in hand."""
    hand = ["copper", "copper", "estate"]
    return dominion(
        [hand, COPPERS, COPPERS], decks=[COPPERS] * 3, kingdom=TEN, coins=4, phase="buy"
    )


def dominion_first() -> Any:
    hand = ["copper", "copper", "copper", "estate", "estate"]
    return dominion([hand, COPPERS, COPPERS], decks=[COPPERS] * 3)


def dominion_library() -> Any:
    """A question whose answers need to be explained."""
    hand = ["chancellor", "copper", "copper", "copper", "estate"]
    match = dominion([hand, COPPERS, COPPERS], decks=[COPPERS] * 3)
    match.answer("chancellor")
    return match


def dominion_last(*, tie: bool) -> Any:
    """The last Province is about to be bought: it makes a tie, or Curses weigh more."""
    mine = ["gold"] * 3
    theirs = ["province"] if tie else ["curse"] * 5
    return dominion(
        [mine, COPPERS, COPPERS],
        decks=[["copper"] * 9, [*COPPERS, *theirs], [*COPPERS, *theirs[1:]]],
        discards=[[] if tie else ["curse"] * 8],
        supply={"province": 1},
        turns=[9, 9, 9] if tie else [9, 10, 10],
        current=0,
    )


def lands_action() -> Any:
    hand = ["spearmen", "spearmen", "swordsmen", "watchtower", "archers", "claim"]
    return lands([hand], followers=["WWCM"], players=3)


def lands_conquest() -> Any:
    match = lands_action()
    match.answer("spearmen")
    return match


def lands_thief(*answers: str) -> Callable[[], Any]:
    """A thief looks for a hand, or into one that is as full as it gets."""

    def make() -> Any:
        hands = [["invisible_thief", "spearmen"], LAND_HAND[:10], LAND_HAND[:8]]
        match = lands(hands, followers=["WMM"], players=3)
        for answer in answers:
            match.answer(answer)
        return match

    return make


def legends_turn(*answers: str) -> Callable[[], Any]:
    def make() -> Any:
        match = legends(players=3, row=["forest_elf", "dire_ogre", *PLAIN[:4]])
        for answer in answers:
            match.answer(answer)
        return match

    return make


def finished(make: Callable[[], Any], seats: int) -> Callable[[Visitors], None]:
    """The last card is bought, and the end is read."""

    def open(visitors: Visitors) -> None:
        at(make, seats)(visitors)
        visitors.page.locator(".acts .seal").click()
        visitors.page.locator(".lit[data-target='supply/province']").click()
        visitors.page.locator(".acts .seal").click()
        visitors.page.locator(".end").wait_for()

    return open


COMMANDS = "header nav button"


SCREENS = (
    Screen("hall", page("/"), still=False),
    Screen("mine", page("/mine"), still=False),
    Screen("settings", page("/settings"), still=False),
    Screen("about", page("/about"), still=False),
    Screen("nowhere", page("/nowhere", "main"), still=False),
    *(
        screen
        for game, seats in (("dominion", 4), ("legends", 4), ("fallen_lands", 5))
        for screen in (
            Screen(f"{game}-setup", page(f"/new/{game}"), still=False),
            Screen(f"{game}-lobby", lobby(game, seats), still=False),
            Screen(f"{game}-rules", page(f"/rules/{game}"), still=False),
            Screen(f"{game}-clock", clocked(game, seats)),
            Screen(f"{game}-taught", taught(game, min(seats, 4))),
        )
    ),
    Screen("dominion-taught-supply", taught("dominion", 3, dominion_first, "hand")),
    Screen("dominion-taught-question", taught("dominion", 3, dominion_first, "hand", "supply")),
    Screen("dominion-taught-action", taught("dominion", 4, lambda: dominion_hand(*FIVE))),
    Screen("legends-taught-row", taught("legends", 3, legends_turn())),
    Screen("legends-taught-map", taught("legends", 3, legends_turn(), "row")),
    Screen("legends-taught-recruit", taught("legends", 3, legends_turn("graveyard"))),
    Screen("fallen_lands-taught-cards", taught("fallen_lands", 3, lands_action)),
    Screen("fallen_lands-taught-land", taught("fallen_lands", 3, lands_action, "cards")),
    Screen("fallen_lands-taught-attack", taught("fallen_lands", 3, lands_conquest)),
    Screen("invited", invited(), still=False),
    Screen("invited-late", invited(used=True), still=False),
    Screen("follows", pointed(at(dominion_library, 3), ".unfold"), phone=True),
    Screen("talk-four", pointed(record("militia"), ".chips .plaque"), still=False, phone=True),
    Screen("talk-five", pointed(record("lands-five"), ".chips .plaque"), still=False, phone=True),
    Screen("mine-full", own_tables, still=False),
    Screen("hot-seat", passed_over),
    Screen("offer-stop", offered("stop")),
    Screen("offer-bot", offered("take_over", seat=2)),
    Screen("stopped", stopped, still="wide"),
    Screen("table-settings", pointed(record("cellar"), f"{COMMANDS} >> nth=-1"), still=False),
    Screen(
        "table-ending",
        pointed(record("cellar"), f"{COMMANDS} >> nth=-1", "dialog .btn >> nth=-1"),
        still=False,
    ),
    Screen("table-options", pointed(record("early"), ".prompt .list >> nth=-1"), still=False),
    Screen("dominion-seal", pointed(at(dominion_rich, 2), "[data-target='supply/gold']")),
    Screen("dominion-seal-pile", pointed(at(dominion_partly, 3), "[data-target='supply/remodel']")),
    Screen("dominion-reading", pointed(at(dominion_rich, 2), "[data-target='supply/province']")),
    Screen("legends-sealed", pointed(record("legends"), ".lit[data-target^='region/']")),
    Screen("legends-reading", pointed(record("legends"), "[data-thing^='card/']"), still=False),
    Screen(
        "fallen_lands-sealed",
        pointed(record("lands-five"), ".lit[data-target^='hand/']"),
    ),
    Screen(
        "fallen_lands-rivals",
        pointed(at(lands_thief("invisible_thief"), 3), "[data-target='player/1']"),
    ),
    Screen("fallen_lands-stolen", at(lands_thief("invisible_thief", "player:1"), 3), still="wide"),
    Screen("dominion-early", record("early")),
    Screen("dominion-hand-5", at(lambda: dominion_hand(*FIVE), 4)),
    Screen("dominion-hand-10", at(lambda: dominion_hand(*TEN), 4)),
    Screen("dominion-hand-20", at(lambda: dominion_hand(*MIXED), 4)),
    Screen("dominion-played", at(dominion_played, 2)),
    Screen("dominion-cellar", record("cellar")),
    Screen("dominion-attack", record("militia")),
    Screen("dominion-hint", hinted("cellar", "big_money")),
    Screen("dominion-rules-sheet", pressed(record("cellar"), "r", "dialog h2"), still=False),
    Screen("dominion-end", end("end"), still="wide"),
    Screen("dominion-tie", finished(lambda: dominion_last(tie=True), 3), still="wide"),
    Screen("dominion-curses", finished(lambda: dominion_last(tie=False), 3), still="wide"),
    Screen("dominion-replay", replay("end", 40)),
    Screen("dominion-review", review("end")),
    Screen("legends-march", record("legends")),
    Screen("legends-variants", record("legends-variants")),
    Screen("legends-laying", record("legends-laying")),
    Screen("legends-auction", at(legends_auction, 4)),
    Screen("legends-auction-open", record("legends-auction")),
    Screen("legends-hint", hinted("legends", "greedy")),
    Screen("legends-end", end("legends-end"), still="wide"),
    Screen("legends-replay", replay("legends-end", 40)),
    Screen("fallen_lands-three", record("lands-three")),
    Screen("fallen_lands-four", record("lands")),
    Screen("fallen_lands-five", record("lands-five")),
    Screen("fallen_lands-hand-5", at(lambda: lands_hand(5, 5), 5)),
    Screen("fallen_lands-hand-10", at(lambda: lands_hand(10, 5), 5)),
    Screen("fallen_lands-hand-20", at(lambda: lands_hand(20, 5), 5)),
    Screen("fallen_lands-hint", hinted("lands", "greedy")),
    Screen("fallen_lands-end", end("lands-end"), still="wide"),
    Screen("fallen_lands-replay", replay("lands-end", 40)),
)


def measure(
    visitors: Visitors,
    screen: Screen,
    sizes: Sequence[tuple[int, int]] = SIZES,
    pictures: Path | None = None,
) -> Iterator[str]:
    """What does not fit, told with its screen, size and language."""
    visitors.shown = visitors.me
    sizes = [size for size in sizes if min(size) < 600 or not screen.phone]
    for player in (visitors.me, visitors.novice):
        player.page.set_viewport_size({"width": sizes[0][0], "height": sizes[0][1]})
    try:
        screen.open(visitors)
    except Error as error:
        yield f"{screen.name} {visitors.language}  does not open: {error.message.splitlines()[0]}"
        return
    for width, height in sizes:
        visitors.page.set_viewport_size({"width": width, "height": height})
        visitors.page.evaluate(SETTLED)
        if visitors.shown is visitors.novice:
            visitors.page.wait_for_timeout(REPLACED)
        still = screen.still and (screen.still != "wide" or min(width, height) >= 600)
        place = f"{screen.name} {width}x{height} {visitors.language}"
        for fault in visitors.page.evaluate(MEASURE, bool(still)):
            yield f"{place}  {fault}"
        if pictures is not None:
            visitors.page.screenshot(path=pictures / f"{place.replace(' ', '-')}.png")


@contextmanager
def everybody(
    browser: Browser, address: str, language: str, theme: str = "light"
) -> Iterator[Visitors]:
    visitors = Visitors(browser, address, language, theme)
    try:
        yield visitors
    finally:
        visitors.leave()


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.e2e.fits", description=__doc__)
    parser.add_argument("screens", nargs="*", help="beginnings of names; all without any")
    parser.add_argument("--languages", default=",".join(LANGUAGES))
    parser.add_argument("--sizes", default=",".join(f"{w}x{h}" for w, h in SIZES))
    parser.add_argument("--pictures", type=Path)
    parser.add_argument("--night", action="store_true")
    wanted = parser.parse_args(arguments)
    pairs = [size.split("x") for size in wanted.sizes.split(",")]
    sizes = [(int(width), int(height)) for width, height in pairs]
    path = chromium.find()
    assert path, "There is no Chromium."
    if wanted.pictures:
        wanted.pictures.mkdir(parents=True, exist_ok=True)
    count = 0
    with (
        tempfile.TemporaryDirectory() as folder,
        process(f"sqlite+aiosqlite:///{folder}/fits.db") as server,
        chromium.browser(path) as browser,
    ):
        for language in wanted.languages.split(","):
            theme = "dark" if wanted.night else "light"
            with everybody(browser, server.address, language, theme) as visitors:
                for screen in SCREENS:
                    if wanted.screens and not screen.name.startswith(tuple(wanted.screens)):
                        continue
                    for fault in measure(visitors, screen, sizes, wanted.pictures):
                        count += 1
                        print(fault, flush=True)
    print(f"{count} faults" if count else "Everything fits.")
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main())
