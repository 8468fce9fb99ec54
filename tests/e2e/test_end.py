"""The end tells the truth at a glance."""

from __future__ import annotations

from collections.abc import Callable

import pytest

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
