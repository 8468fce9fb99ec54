"""A table in the browser, set up and photographed. Nothing of it stays: the server is private, its
database temporary, and everybody at the table a guest of the moment."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from throneroom import replay
from throneroom.cli import chromium
from throneroom.kernel import Record

if TYPE_CHECKING:
    from playwright.sync_api import Browser

SERVE = [sys.executable, "-m", "throneroom.cli", "serve", "--no-browser", "--port", "0"]
TABLE = ".stage, .end"
SETTLED = """async () => {
    await document.fonts.ready;
    await Promise.all(document.getAnimations().map((a) => a.finished.catch(() => {})));
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""
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


class Studio:
    """A browser, and a server where tables are set up."""

    def __init__(self, browser: Browser, address: str) -> None:
        self._browser = browser
        self._address = address

    def table(self, game: dict[str, Any], names: Sequence[str], seat: int, frame: Frame) -> bytes:
        """A PNG of what that seat sees; `game` holds a `position` or a `record`."""
        with ExitStack() as guests:
            sitting = [
                guests.enter_context(Guest(self._browser, self._address, name, frame))
                for name in names
            ]
            me = sitting[seat]
            table = me.post("/api/tables/import", {**game, **_seats(len(names), seat, game)})
            place = f"/api/tables/{table['id']}"
            if table["status"] == "open":
                for i, friend in enumerate(sitting):
                    if friend is not me:
                        invite = me.post(f"{place}/seats/{i}/invite")["invite"]
                        friend.post(f"{place}/sit", {"invite": invite})
                        friend.come(table["id"], i)
                me.post(f"{place}/start")
            return me.look(f"/table/{table['id']}?seat={seat}", TABLE)

    def page(self, path: str, name: str, frame: Frame) -> bytes:
        """A PNG of another page, seen by a person of that name."""
        with Guest(self._browser, self._address, name, frame) as me:
            return me.look(path, "main")


def _seats(players: int, seat: int, game: dict[str, Any]) -> dict[str, Any]:
    """A finished game keeps the seats of those who played."""
    if "record" in game and replay(Record.from_jsonl(game["record"])).outcome is not None:
        return {}
    return {"seats": [{"kind": "me" if i == seat else "open"} for i in range(players)]}


@contextmanager
def studio(chromium_path: str) -> Iterator[Studio]:
    with serving() as address, chromium.browser(chromium_path) as browser:
        yield Studio(browser, address)


@contextmanager
def serving() -> Iterator[str]:
    """A server of our own; its address."""
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'shot.db'}"
        with subprocess.Popen(
            [*SERVE, "--database", database],
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
        width, height = frame.size
        self._context = browser.new_context(
            base_url=address,
            extra_http_headers={"origin": address},
            locale=frame.language,
            color_scheme=frame.theme,
            reduced_motion="reduce",
            viewport={"width": width, "height": height},
        )
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
        """To be present, without looking."""
        page = self._context.new_page()
        page.goto("/health")
        page.evaluate(COME, [table, seat])

    def look(self, path: str, ready: str) -> bytes:
        page = self._context.new_page()
        page.goto(path, wait_until="networkidle")
        page.wait_for_selector(ready)
        page.evaluate(SETTLED)
        return page.screenshot(animations="disabled")
