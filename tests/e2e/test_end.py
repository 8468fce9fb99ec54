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


HANGING = """() => [...document.querySelectorAll(".banners li")].map((banner) => {
    const words = banner.querySelector("small").getBoundingClientRect();
    const { bottom, height } = banner.getBoundingClientRect();
    return bottom - 0.08 * height - words.bottom;
})"""
"""How far each banner's last word is above the point of its cloth."""


def test_a_long_double_name_leaves_room_for_the_points(come: Come) -> None:
    """On a narrow phone names hang down, and the last banner is the shortest."""
    anna = come("Anna", language="ru", size=(320, 740))
    record = Record.from_jsonl((GALLERY / "lands-end.jsonl").read_bytes())
    seats = len(record.header.names)
    record.header.names = [f"Ярослава-Всеволодовна {i}" for i in range(seats)]
    table = anna.post("/api/tables/import", {"record": record.to_jsonl()})["id"]
    anna.open(f"/table/{table}")
    anna.page.locator(".banners small").last.wait_for()
    anna.settle()
    assert min(anna.page.evaluate(HANGING)) > -1
