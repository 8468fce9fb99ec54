"""A table in the browser, set up and photographed. Nothing of it stays: the server is private, its
database temporary, and everybody at the table a guest of the moment."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from throneroom.cli import chromium

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext

SERVE = [sys.executable, "-m", "throneroom.cli", "serve", "--no-browser", "--port", "0"]
READY = "[data-board], [data-end]"
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


def photograph(
    chromium_path: str,
    game: dict[str, Any],
    names: Sequence[str],
    seat: int,
    *,
    language: str,
    size: tuple[int, int],
    theme: str,
) -> bytes:
    """A PNG of what that seat sees; `game` holds a `position` or a `record`."""
    with serving() as address, chromium.browser(chromium_path) as browser, ExitStack() as guests:
        me = Guest(browser, address, names[seat], language, size, theme)
        guests.callback(me.context.close)
        kinds = [{"kind": "me" if i == seat else "open"} for i in range(len(names))]
        table = me.post("/api/tables/import", {**game, "seats": kinds})
        if table["status"] == "open":
            for other in range(len(names)):
                if other != seat:
                    friend = Guest(browser, address, names[other], language)
                    guests.callback(friend.context.close)
                    invite = me.post(f"/api/tables/{table['id']}/seats/{other}/invite")["invite"]
                    friend.post(f"/api/tables/{table['id']}/sit", {"invite": invite})
                    friend.come(table["id"], other)
            me.post(f"/api/tables/{table['id']}/start")
        return me.look(f"/table/{table['id']}?seat={seat}")


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
    """Somebody with a browser."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        name: str,
        language: str,
        size: tuple[int, int] = (400, 400),
        theme: Any = "light",
    ) -> None:
        self.address = address
        self.context: BrowserContext = browser.new_context(
            base_url=address,
            extra_http_headers={"origin": address},
            locale=language,
            color_scheme=theme,
            reduced_motion="reduce",
            viewport={"width": size[0], "height": size[1]},
        )
        self.post("/api/me", {"name": name})

    def post(self, path: str, body: Any = None) -> Any:
        answer = self.context.request.post(path, data=body)
        said = answer.json()
        if not answer.ok:
            from playwright.sync_api import Error

            raise Error(said["text"])
        return said

    def come(self, table: str, seat: int) -> None:
        """To be present, without looking."""
        page = self.context.new_page()
        page.goto("/health")
        page.evaluate(COME, [table, seat])

    def look(self, path: str) -> bytes:
        page = self.context.new_page()
        page.goto(path, wait_until="networkidle")
        page.wait_for_selector(READY)
        page.evaluate(SETTLED)
        return page.screenshot(animations="disabled")
