"""A player at a browser, who sees what is lit, clicks and types, and knows only the page."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, ViewportSize, expect

LAPTOP, SMALL, PHONE = (1440, 900), (1180, 700), (390, 844)
SECONDS = 30.0
"""Longer than anything here takes, also on a busy machine."""
MOST_CHOSEN = 60
"""More things than one answer takes."""

expect.set_options(timeout=SECONDS * 1000)

ASKED = ".stage .thing.lit, .acts .btn:not(:disabled)"
TURN = f"{ASKED}, .end, .cover"
"""A selector of things to do: choose, take the screen, or read who won."""
SETTLED = """async () => {
    document.body.getBoundingClientRect();
    await document.fonts.ready;
    const ends = (a) => a.effect?.getComputedTiming().endTime < 1e7;
    await Promise.all(document.getAnimations().filter(ends).map((a) => a.finished.catch(() => {})));
    for (let i = 0; i < 3; i++) await new Promise((done) => requestAnimationFrame(done));
}"""

DOMINION = ("supply/province", "hand/smithy", "supply/gold", "supply/silver")
FALLEN_LANDS = (
    "stock/warrior",
    # These are lit only beside a Troop; then a field is within reach.
    *("hand/strength_potion", "hand/magic_sword", "hand/heavens_fist", "hand/magic_horn"),
    *("hand/knights", "hand/cavalry", "hand/swordsmen", "hand/halberdiers", "hand/spearmen"),
    *(f"field/{number}" for number in range(61)),
)
ARCHITECTS = (
    *("town/guildhall", "branch/guildhall:cathedral", "town/mines", "town/black_market_right"),
    *("town/forest", "town/silversmith", "town/quarry"),
)
PALADINS = ("action/garrison", "action/commission", "action/attack", "action/trade_one")
VISCOUNTS = ("action/transcribe", "action/build", "action/place_workers", "action/trade")
"""The targets to prefer when they are lit, by game, in this order. They end games and need few
clicks."""


@dataclass(frozen=True)
class Lit:
    """Something that can be chosen: its place, or the text of its button."""

    target: str
    text: str
    nth: int
    several: bool
    chosen: bool
    more: bool
    """Whether it is a stack of which some are not chosen yet."""
    seal: bool
    point: tuple[float, float] | None = None
    """The point at which a mouse hits it; None if something else covers it, or it is out of
    sight."""


LOOK = """() => {
    const things = [...document.querySelectorAll(".stage .thing.lit")];
    const buttons = [...document.querySelectorAll(".acts .btn:not(.ghost)")];
    const nth = (list, i, key) => list.slice(0, i).filter((e) => key(e) === key(list[i])).length;
    const shown = (e) => e.getAttribute("aria-pressed") !== null;
    const more = (e) => {
        const [some, all] = (e.querySelector(".like")?.innerText ?? "").split("/").map(Number);
        return some < all;
    };
    const point = (e) => {
        const { left, top, width, height } = e.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        return e.contains(document.elementFromPoint(x, y)) ? [x, y] : null;
    };
    return {
        things: things.map((e, i) => ({
            target: e.dataset.target, text: e.querySelector(".unseen").textContent, seal: false,
            nth: nth(things, i, (e) => e.dataset.target), point: point(e), more: more(e),
            several: shown(e), chosen: e.getAttribute("aria-pressed") === "true",
        })),
        buttons: buttons.map((e, i) => ({
            target: "", text: e.innerText.trim(), nth: i, seal: e.classList.contains("seal"),
            point: e.disabled ? null : point(e), more: false,
            several: shown(e), chosen: e.getAttribute("aria-pressed") === "true",
        })),
    };
}"""

SETTINGS = """
    try {
        if (!localStorage.getItem("throneroom")) localStorage.setItem("throneroom", '%s');
    } catch {}
"""
"""What a player has chosen on a device: how fast the others' moves are shown, whether a turn of the
house waits after each step, and whether a first game is taught."""

STILL = """
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("*, *::before, *::after { transition-duration: 0s !important }");
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
"""
"""Light comes and goes at once: each step of its fading would be drawn."""

TAKE_TURN = f"""async (seconds) => {{
    const seen = (what) => [...document.querySelectorAll(what)].some((e) => e.checkVisibility());
    const end = performance.now() + 1000 * seconds;
    const look = {LOOK};
    while (performance.now() < end) {{
        if (!seen("{TURN}")) {{
            await new Promise((go) => setTimeout(go, 20));
            continue;
        }}
        // What still moves is waited for.
        for (let before = "", now; performance.now() < end; before = now) {{
            now = JSON.stringify(look());
            if (now === before) break;
            await new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)));
        }}
        const found = look();
        // An answer on its way leaves its question lit; once it is given, others may be asked.
        if (found.things.length || found.buttons.length || seen(".end, .cover")) return found;
    }}
    return null;
}}"""
"""What can be chosen as soon as there is something to do; null if there is nothing for so long."""


class Player:
    def __init__(
        self,
        browser: Browser,
        address: str,
        name: str,
        *,
        language: str = "en",
        size: tuple[int, int] = LAPTOP,
        theme: Any = "light",
        motion: Any = "reduce",
        pace: str = "at_once",
        stepwise: bool = False,
        notes: bool = False,
        worker: bool = False,
        touch: bool | None = None,
    ) -> None:
        self.name = name
        self.address = address
        self.mishaps: list[str] = []
        self.context = browser.new_context(
            base_url=address,
            locale=language,
            color_scheme=theme,
            reduced_motion=motion,
            viewport=ViewportSize(width=size[0], height=size[1]),
            has_touch=size == PHONE if touch is None else touch,
            accept_downloads=True,
            # It fetches the whole client: twice the work of a test that has no use for it.
            service_workers="allow" if worker else "block",
        )
        self.context.set_default_timeout(SECONDS * 1000)
        kept = {"pace": pace, "stepwise": stepwise, "notes": notes}
        self.context.add_init_script(SETTINGS % json.dumps(kept))
        if motion == "reduce":
            self.context.add_init_script(STILL)
        self.page = self._new_page()
        if name:
            self.post("/api/me", {"name": name})

    def _new_page(self) -> Page:
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.mishaps.append(error.stack or str(error)))
        page.on("console", self._hear)
        return page

    def _hear(self, message: ConsoleMessage) -> None:
        """A browser also reports connections that were lost; those are tested for."""
        lost = ("net::ERR", "WebSocket connection")
        if message.type == "error" and not any(word in message.text for word in lost):
            self.mishaps.append(f"{message.text} ({message.location['url']})")

    def leave(self) -> None:
        self.context.close()

    # Without the page: to set a table up

    def post(self, path: str, body: Any = None) -> Any:
        headers = {"origin": self.address}
        answer = self.context.request.post(path, data=body, headers=headers)
        said = answer.json()
        assert answer.ok, f"{path}: {said}"
        return said

    def get(self, path: str) -> Any:
        answer = self.context.request.get(path)
        assert answer.ok, f"{path}: {answer.text()}"
        return answer.json()

    def bring(self, position: dict[str, Any], *seats: Any, start: bool = True) -> str:
        """A table at a position; seats are "me", "open", or wishes as the server takes them."""
        wishes = [{"kind": s} if isinstance(s, str) else s for s in seats]
        table = self.post("/api/tables/import", {"position": position, "seats": wishes})["id"]
        if start:
            self.post(f"/api/tables/{table}/start")
        return str(table)

    # At the page

    def open(self, path: str) -> None:
        self.page.goto(path)

    def button(self, name: Any, *, exact: bool = False) -> Locator:
        return self.page.get_by_role("button", name=name, exact=exact)

    def link(self, name: Any) -> Locator:
        return self.page.get_by_role("link", name=name)

    @property
    def prompt(self) -> Locator:
        return self.page.locator(".prompt")

    @property
    def end(self) -> Locator:
        return self.page.locator(".end")

    @property
    def is_over(self) -> bool:
        return self.end.is_visible()

    @property
    def cover(self) -> Locator:
        return self.page.locator(".cover")

    def tick(self, name: str) -> None:
        """One of several, by its label: the button itself is drawn, and so can't be clicked."""
        radio = self.page.get_by_role("radio", name=name, exact=True)
        self.page.locator("label").filter(has=radio).click()
        expect(radio).to_be_checked()

    def thing(self, target: str, nth: int = 0) -> Locator:
        """A thing on the table, lit or not."""
        return self.page.locator(f'.stage [data-target="{target}"]').nth(nth)

    def choice(self, target: str, nth: int = 0) -> Locator:
        """A thing once it is lit, because no click counts while an answer is on its way."""
        return self.page.locator(f'.stage .thing.lit[data-target="{target}"]').nth(nth)

    def lit(self) -> list[Lit]:
        return _options(self.page.evaluate(LOOK))

    def turn(self, seconds: float = SECONDS) -> list[Lit] | None:
        """Waits for something to do. Returns the possible choices."""
        found = self.page.evaluate(TAKE_TURN, seconds)
        return None if found is None else _options(found)

    def targets(self) -> list[str]:
        return [option.target for option in self.lit() if option.target]

    def wait(self) -> None:
        """Waits for something to do."""
        self.page.locator(TURN).first.wait_for()

    def settle(self) -> None:
        """Waits until everything is in its final place: texts are measured again when their font
        has loaded, and moving things have arrived."""
        self.page.evaluate(SETTLED)

    def choose(self, option: Lit) -> None:
        if option.point:
            self.page.mouse.click(*option.point)
        elif option.target:
            self.choice(option.target, option.nth).click()
        else:
            self.page.locator(".acts .btn:not(.ghost)").nth(option.nth).click()

    @property
    def seal(self) -> Locator:
        return self.page.locator(".acts .seal")

    @property
    def can_seal(self) -> bool:
        return self.seal.count() > 0 and self.seal.is_enabled()

    def decide(
        self, choose: Callable[[Lit], None] | None = None, options: list[Lit] | None = None
    ) -> None:
        """Answers the question sensibly."""
        choose = choose or self.choose
        options = options or self.turn()
        assert options, f"nothing can be chosen: {self.describe()}"
        wanted = best(options)
        if not wanted.several and not (wanted.seal and not self.can_seal):
            choose(wanted)
            return
        # As few as will do; what can't be taken back is chosen first, too.
        if not self.can_seal and wanted.several and not wanted.chosen:
            choose(wanted)
        for _ in range(MOST_CHOSEN):
            free = [one for one in self.lit() if one.several and (one.more or not one.chosen)]
            if self.can_seal or not free:
                break
            choose(free[0])
        choose(next(option for option in self.lit() if option.seal))

    def play(
        self, *others: Player, choose: Callable[[Lit], None] | None = None, most: int = 600
    ) -> int:
        """Plays to the end with everybody at this table. Returns the number of decisions."""
        players = [self, *others]
        for made in range(most):
            found = self._next(players)
            if found is None:
                return made
            player, options = found
            player.decide(choose, options)
        raise AssertionError(f"no end after {most} decisions: {self.describe()}")

    def _next(self, players: list[Player]) -> tuple[Player, list[Lit]] | None:
        """The next player who is asked, and the choices; None when all have read who won."""
        each = SECONDS if len(players) == 1 else 0.05
        for _ in range(int(SECONDS / each)):
            seen = [(player, player.turn(each)) for player in players]
            for player, options in seen:
                if options:
                    return player, options
            if all(player.is_over for player in players):
                return None
        told = "\n".join(player.describe() for player in players)
        raise AssertionError(f"nobody is asked: {told}")

    def describe(self) -> str:
        """A description of the page."""
        body = self.page.locator("body").inner_text()
        options = [option.target or option.text for option in self.lit()]
        return f"{self.name} at {self.page.url} sees {options} and reads:\n{body}"

    def expect_over(self) -> None:
        expect(self.end).to_be_visible()


def _options(found: Any) -> list[Lit]:
    return [Lit(**option) for option in found["things"] + found["buttons"]]


def best(options: Sequence[Lit]) -> Lit:
    """The best of options of which one is asked for."""
    by_target = {option.target: option for option in options if option.target}
    buttons = [option for option in options if not option.target]
    wished = [by_target[wish] for wish in DOMINION if wish in by_target]
    wished += [option for option in buttons if option.seal]
    wished += [
        by_target[wish]
        for wish in (*FALLEN_LANDS, *ARCHITECTS, *PALADINS, *VISCOUNTS)
        if wish in by_target
    ]
    return [*wished, *buttons, *options][0]
