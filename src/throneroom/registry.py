"""The games that are installed, found through the entry-point group `throneroom.games`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.metadata import entry_points
from types import MappingProxyType

from throneroom.kernel import AnyGame, Saga, UnknownGame, listed, refused

GROUP = "throneroom.games"
SAGAS = "throneroom.sagas"


@cache
def games() -> Mapping[str, AnyGame]:
    """All games by slug, in alphabetical order. One that can't be loaded does not keep the others
    away."""
    return MappingProxyType({n: g for n, g in _installed().items() if not isinstance(g, str)})


def game(slug: str) -> AnyGame:
    """Raises `UnknownGame`."""
    if slug in games():
        return games()[slug]
    trouble = _installed().get(slug)
    if isinstance(trouble, str):
        raise UnknownGame(f"The game '{slug}' is installed but can't be loaded: {trouble}.")
    raise refused(
        UnknownGame, "refused-installed", "game", given=repr(slug), allowed=listed(games())
    )


def _installed() -> dict[str, AnyGame | str]:
    """Each game, or what went wrong on loading it."""
    found: dict[str, AnyGame | str] = {}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        try:
            found[entry.name] = entry.load()
        except Exception as error:  # it may be anybody's package
            found[entry.name] = str(error) or type(error).__name__
    return found


def saga(slug: str) -> Saga | None:
    """The saga of a game, or one that leads through several by its own slug."""
    own = games().get(slug)
    return own.saga if own is not None else joint_sagas().get(slug)


@cache
def joint_sagas() -> Mapping[str, Saga]:
    """Sagas that lead through several games."""
    return MappingProxyType({entry.name: entry.load() for entry in entry_points(group=SAGAS)})
