"""What is shown with a question."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from throneroom.games.dominion.state import State

FORESEEN = ("buy",)


def about(now: State, then: State | None) -> Mapping[str, Any]:
    """Coins and buys that are left after an answer of the buy phase; nothing where it is the
    last."""
    if then is None or (then.current, then.phase) != (now.current, now.phase):
        return {}
    return {"coins": then.coins, "buys": then.buys}
