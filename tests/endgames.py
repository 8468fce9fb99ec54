"""Positions shortly before the end."""

from __future__ import annotations

import throneroom
from throneroom.kernel import Match


def last_province() -> Match:
    """Seat 0 can buy the last Province and win by it; otherwise seat 1 buys it next turn."""
    saved = throneroom.new("dominion", seed=3, first=0, auto_treasures=True).save()
    state = saved["state"]
    state["phase"], state["coins"] = "buy", 8
    state["supply"] |= {"province": 1, "gold": 25}
    state["players"][1]["hand"] = ["gold"] * 5
    state["players"][1]["deck"] = ["copper"] * 7
    state["players"][1]["discard"] = ["estate"] * 3
    return throneroom.load(saved)
