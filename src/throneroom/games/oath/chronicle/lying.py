"""The places of cards in a chronicle: each card lies in one place."""

from __future__ import annotations

from collections.abc import Iterable

from throneroom.games.oath.cards import EDIFICES, EdificeSide

WHOLE: dict[EdificeSide, EdificeSide] = {
    side: one.intact for one in EDIFICES.values() for side in (one.intact, one.ruined)
}
"""The intact side of an edifice, by each of its sides."""
RUINED: dict[EdificeSide, EdificeSide] = {one.intact: one.ruined for one in EDIFICES.values()}
_WHOLE_KEYS = {side.key: whole.key for side, whole in WHOLE.items()}


def twice(lying: Iterable[tuple[str, str]]) -> tuple[str, str] | None:
    """The first thing that lies in a second place, with that place. Both sides of an edifice are
    one card."""
    seen = set()
    for place, key in lying:
        whole = _WHOLE_KEYS.get(key, key)
        if whole in seen:
            return place, key
        seen.add(whole)
    return None


def numbered(place: str, keys: Iterable[str]) -> list[tuple[str, str]]:
    """The cards of a deck, each with its own place."""
    return [(f"{place}[{number}]", key) for number, key in enumerate(keys)]
