"""The lab's page, before a search and after one."""

from __future__ import annotations

from tests.e2e.fits.visitors import Visitors

WISH = {"kingdom": "size_distortion", "players": 2, "minutes": 0.02}


def lab_empty(visitors: Visitors) -> None:
    visitors.see("/lab", ".prompt .btn")


def lab(visitors: Visitors) -> None:
    visitors.me.post("/api/lab", WISH)
    visitors.me.post("/api/lab/plan", {"text": 'name = "mine"\nbuy = ["gold", "silver"]'})
    visitors.see("/lab", ".plan footer")
    visitors.page.locator(".card2 .says, li.own").first.wait_for()
