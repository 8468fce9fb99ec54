"""What is shown with a question."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from throneroom.games.dominion.state import State

FORESEEN = ("buy",)

SECTIONS = {
    "action": "action-phase",
    "buy": "buy-phase",
    "clean_up_top": "clean-up",
    "discard_top": "discarding",
    "cellar": "discarding",
    "militia": "attacks-and-reactions",
    "moat": "attacks-and-reactions",
    "bureaucrat": "attacks-and-reactions",
    "spy": "attacks-and-reactions",
    "thief_trash": "attacks-and-reactions",
    "thief_take": "attacks-and-reactions",
    "chapel": "trashing",
    "remodel": "trashing",
    "mine_trash": "trashing",
    "mine_gain": "gaining",
    "gain": "gaining",
    "library": "revealing",
    "chancellor": "deck",
    "throne_room": "playing-twice",
}
"""The sections of the rules page by kind of decision."""


def about(now: State, then: State | None) -> Mapping[str, Any]:
    """Coins and buys that are left after an answer of the buy phase; nothing where it is the
    last."""
    if then is None or (then.current, then.phase) != (now.current, now.phase):
        return {}
    return {"coins": then.coins, "buys": then.buys}
