"""The games that are installed, found through the entry-point group `throneroom.games`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.metadata import entry_points
from types import MappingProxyType

from throneroom.kernel import AnyGame, UnknownGame

GROUP = "throneroom.games"


@cache
def games() -> Mapping[str, AnyGame]:
    """All games by slug, in alphabetical order."""
    found = sorted(entry_points(group=GROUP), key=lambda entry: entry.name)
    return MappingProxyType({entry.name: entry.load() for entry in found})


def game(slug: str) -> AnyGame:
    """Raises `UnknownGame`."""
    try:
        return games()[slug]
    except KeyError:
        names = ", ".join(games())
        raise UnknownGame(f"There is no game called '{slug}'; there are: {names}.") from None
