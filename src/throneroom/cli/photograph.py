"""A table set up and photographed in the browser. Nothing of it is kept: the server is private, its
database temporary, and everybody at the table a temporary guest."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from throneroom import load, replay
from throneroom.cli import chromium
from throneroom.kernel import Match, Record

if TYPE_CHECKING:
    from playwright.sync_api import Browser

SERVE = [sys.executable, "-m", "throneroom.cli", "serve", "--no-browser", "--port", "0"]
TABLE = ".stage, .end"
SETTLED = """async () => {
    await document.fonts.ready;
    await Promise.all(document.getAnimations().map((a) => a.finished.catch(() => {})));
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""
SETTINGS = """try { localStorage.setItem("throneroom", '%s'); } catch {}"""
COME = """([table, seat]) => new Promise((come) => {
    const here = location.origin.replace("http", "ws");
    globalThis.sitting = new WebSocket(`${here}/api/tables/${table}/live?seat=${seat}`);
    globalThis.sitting.onmessage = come;
})"""


@dataclass(frozen=True)
class Frame:
    """The screen of a picture: its size, theme and language."""

    language: str = "en"
    size: tuple[int, int] = (1440, 900)
    theme: Literal["light", "dark"] = "light"
    notes: bool = False
    """Whether the notes of a first game are shown."""
    whole: bool = False
    """Whether the picture extends below the screen, to the end of the page."""


class Studio:
    """A browser, and a server where tables are set up."""

    def __init__(self, browser: Browser, address: str) -> None:
        self._browser = browser
        self._address = address

    def table(
        self,
        game: dict[str, Any],
        names: Sequence[str],
        seat: int,
        frame: Frame,
        *,
        press: Sequence[str] = (),
    ) -> bytes:
        """A PNG of a seat's screen; `game` holds a `position` or a `record`. `press` lists
        selectors to click first, one after another."""
        match = _match(game)
        with ExitStack() as guests:
            sitting = [guests.enter_context(self.guest(name, frame)) for name in names]
            me = sitting[seat]
            table = me.post(
                "/api/tables/import", {**game, **_seats(match, seat, is_record="record" in game)}
            )
            place = f"/api/tables/{table['id']}"
            if table["status"] == "open":
                for i, friend in enumerate(sitting):
                    if friend is not me:
                        invite = me.post(f"{place}/seats/{i}/invite")["invite"]
                        friend.post(f"{place}/sit", {"invite": invite})
                        friend.come(table["id"], i)
                me.post(f"{place}/start")
                # Without standing answers, so that a picture of a reaction shows the question.
                for reaction in match.game.reactions(match.state):
                    wish = {"seat": seat, "reaction": reaction, "answer": "ask"}
                    me.post(f"{place}/standing", wish)
            return me.look(f"/table/{table['id']}?seat={seat}", TABLE, press)

    def page(self, path: str, name: str, frame: Frame) -> bytes:
        """A PNG of another page, seen by a person of that name."""
        with self.guest(name, frame) as me:
            return me.look(path, "main")

    def guest(self, name: str, frame: Frame) -> Guest:
        return Guest(self._browser, self._address, name, frame)


def _match(game: dict[str, Any]) -> Match:
    if "record" in game:
        return replay(Record.from_jsonl(game["record"]))
    return load(game["position"])


def _seats(match: Match, seat: int, *, is_record: bool) -> dict[str, Any]:
    """The wishes for seats; none for a finished record, which keeps its own."""
    if is_record and match.outcome is not None:
        return {}
    seats = [{"kind": "me" if i == seat else "open"} for i in range(match.options.players)]
    return {"seats": seats}


@contextmanager
def studio(chromium_path: str) -> Iterator[Studio]:
    with serving() as address, chromium.browser(chromium_path) as browser:
        yield Studio(browser, address)


@contextmanager
def serving() -> Iterator[str]:
    """Runs a private server and yields its address."""
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'shot.db'}"
        with subprocess.Popen(
            [*SERVE, "--database", database],
            # A picture shows exactly this position, so hidden cards are not re-dealt for those who
            # join.
            env=os.environ | {"THRONEROOM_TRUST_IMPORTS": "true"},
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        ) as server:
            try:
                assert server.stdout is not None
                yield server.stdout.readline().split()[-1]
            finally:
                server.terminate()


class Guest:
    """A visitor with a browser."""

    def __init__(self, browser: Browser, address: str, name: str, frame: Frame) -> None:
        self._whole = frame.whole
        width, height = frame.size
        self._context = browser.new_context(
            base_url=address,
            extra_http_headers={"origin": address},
            locale=frame.language,
            color_scheme=frame.theme,
            reduced_motion="reduce",
            viewport={"width": width, "height": height},
        )
        self._context.add_init_script(SETTINGS % json.dumps({"notes": frame.notes}))
        self.post("/api/me", {"name": name})

    def __enter__(self) -> Guest:
        return self

    def __exit__(self, *error: object) -> None:
        self._context.close()

    def post(self, path: str, body: Any = None) -> Any:
        answer = self._context.request.post(path, data=body)
        said = answer.json()
        if not answer.ok:
            raise chromium.errors()(said["text"])
        return said

    def come(self, table: str, seat: int) -> None:
        """Makes the guest present at a table, without a picture."""
        page = self._context.new_page()
        page.goto("/health")
        page.evaluate(COME, [table, seat])

    def look(self, path: str, ready: str, press: Sequence[str] = ()) -> bytes:
        page = self._context.new_page()
        page.goto(path, wait_until="networkidle")
        page.wait_for_selector(ready)
        for button in press:
            page.click(button)
        page.evaluate(SETTLED)
        return page.screenshot(animations="disabled", full_page=self._whole)
