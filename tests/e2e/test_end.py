"""The end tells the truth at a glance."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.e2e.fits.visitors import GALLERY
from tests.e2e.player import Player
from throneroom.kernel import Record

Come = Callable[..., Player]

SCALES = """() => [...document.querySelectorAll(".end td .cell")].flatMap((cell) => {
    const points = Math.abs(Number(cell.querySelector("b").textContent.replace("−", "-")));
    const bar = cell.querySelector(".bar span").getBoundingClientRect();
    return points ? [bar.width / points] : [];
})"""


@pytest.mark.parametrize("name", ["end", "legends-end", "lands-end"])
def test_bars_of_all_players_have_one_scale(come: Come, name: str) -> None:
    anna = come("Anna", size=(1180, 700))
    record = Record.from_jsonl((GALLERY / f"{name}.jsonl").read_bytes())
    seats = len(record.header.names)
    record.header.names = ["Al", "Bartholomew Featherston", "Maximilian", "Jo", "Eve"][:seats]
    table = anna.post("/api/tables/import", {"record": record.to_jsonl()})["id"]
    anna.open(f"/table/{table}")
    anna.page.locator(".end td .cell").first.wait_for()
    anna.settle()
    scales = anna.page.evaluate(SCALES)
    assert len(scales) > seats
    assert max(scales) - min(scales) < 0.02 * max(scales) + 0.05


def test_the_game_can_be_shared_without_a_secure_connection(come: Come) -> None:
    """At the address of a computer in the same house there is no clipboard but the old one."""
    anna = come("Anna")
    anna.context.add_init_script(
        "Object.defineProperty(navigator, 'clipboard', { value: undefined })"
    )
    record = Record.from_jsonl((GALLERY / "end.jsonl").read_bytes())
    table = anna.post("/api/tables/import", {"record": record.to_jsonl()})["id"]
    anna.open(f"/table/{table}")
    anna.button("Share").click()
    expect(anna.button("Link copied")).to_be_visible()


def test_what_if_says_the_turn_that_its_button_names(come: Come) -> None:
    anna = come("Anna")
    record = Record.from_jsonl((GALLERY / "end.jsonl").read_bytes())
    table = anna.post("/api/tables/import", {"record": record.to_jsonl()})["id"]
    anna.open(f"/table/{table}")
    what_if = anna.button("What if")
    turn = re.search(r"from turn\s(\d+)", what_if.inner_text())
    assert turn
    what_if.click()
    expect(anna.button(f"Play on from turn {turn[1]}", exact=True)).to_be_visible()
