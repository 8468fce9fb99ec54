"""The people at the measured screens: a main one, a novice, and five friends."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

from tests.e2e.player import Player
from throneroom.kernel import Record

GALLERY = Path(__file__).parents[3] / "docs" / "gallery"
NAMES = {
    "en": [
        "Wilhelmina",
        "Bartholomew Featherston",
        "Christopher",
        "Al",
        "Maximilian von Hohenburg",
        "Theodora",
    ],
    "ru": [
        "Александра",
        "Константин Вознесенский",
        "Святослав",
        "Ян",
        "Екатерина Долгорукова",
        "Всеволод",
    ],
}


class Visitors:
    """A person whose screen is measured, and five friends who only have seats."""

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
        """The player whose screen is measured."""

    @property
    def page(self) -> Any:
        return self.shown.page

    def replace_novice(self) -> Player:
        """A new novice with the same screen size, because nobody is taught a game twice."""
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
        """An imported table with friends at it; `game` has a record or a position."""
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
