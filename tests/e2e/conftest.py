"""A real Chromium with a real server. When a test fails, `build/e2e` has pictures of its pages."""

from __future__ import annotations

import re
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Error

from tests.e2e.player import Player
from tests.server.running import Process, process
from throneroom.cli import chromium
from throneroom.server.doors import pages

HERE = Path(__file__).parent
PICTURES = HERE.parent.parent / "build" / "e2e"
FAILED = pytest.StashKey[bool]()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.slow)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


# For this folder only: while Playwright runs, nothing else in the process can run an event loop.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    path = chromium.find()
    assert path, "There is no Chromium: `make test` gets one."
    with chromium.browser(path) as browser:
        yield browser


@pytest.fixture(scope="package")
def database(tmp_path_factory: pytest.TempPathFactory) -> str:
    return f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('e2e') / 'throneroom.db'}"


@pytest.fixture
def new_database(tmp_path: Path) -> str:
    return f"sqlite+aiosqlite:///{tmp_path / 'throneroom.db'}"


@pytest.fixture(scope="package")
def server(database: str) -> Iterator[Process]:
    assert pages.HOME in pages.files(), "The client is not built: `make client` does it."
    with process(database, wake_bots=True) as server:
        yield server


@pytest.fixture
def come(
    browser: Browser, server: Process, request: pytest.FixtureRequest
) -> Iterator[Callable[..., Player]]:
    """A function that opens a browser of its own for each player."""
    players: list[Player] = []

    def come(name: str = "", *, address: str | None = None, **how: Any) -> Player:
        player = Player(browser, address or server.address, name, **how)
        players.append(player)
        return player

    yield come
    failed = request.node.stash.get(FAILED, False)
    try:
        for player in players:
            if failed:
                _photograph(player, request.node.name)
            else:
                assert player.mishaps == [], "the page complained"
    finally:
        for player in players:
            player.leave()


def _photograph(player: Player, test: str) -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    name = re.sub(r"\W+", "-", f"{test}-{player.name}").strip("-")
    try:
        player.page.screenshot(path=PICTURES / f"{name}.png")
        (PICTURES / f"{name}.txt").write_text(player.describe(), encoding="utf-8")
    except Error as error:
        print(f"no picture of {player.name}: {error}")
