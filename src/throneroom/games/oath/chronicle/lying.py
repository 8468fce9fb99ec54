"""Where cards lie in a chronicle: each of them once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from throneroom.games.oath.cards import EDIFICES, EdificeSide

WHOLE: dict[EdificeSide, EdificeSide] = {
    side: one.intact for one in EDIFICES.values() for side in (one.intact, one.ruined)
}
"""The whole side of an edifice, by each of its sides."""
RUINED: dict[EdificeSide, EdificeSide] = {one.intact: one.ruined for one in EDIFICES.values()}
_WHOLE_KEYS = {side.key: whole.key for side, whole in WHOLE.items()}


def twice(keys: Iterable[str]) -> str:
    """The first card that is named twice; both sides of an edifice are one card. Empty if none."""
    counted = Counter(_WHOLE_KEYS.get(key, key) for key in keys)
    return next((key for key, count in counted.items() if count > 1), "")
