"""Throneroom: five board games at one digital table.

>>> import throneroom
>>> match = throneroom.new("dominion", players=2, seed=7, kingdom="first_game")
>>> while decision := match.decision:
...     match.answer(decision.options[0])
>>> match.outcome.reason
'three_piles'
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

from throneroom import games as _package
from throneroom import kernel, registry
from throneroom.kernel import (
    BadOptions,
    BadRecord,
    CannotUndo,
    Decision,
    IllegalAnswer,
    ImpossiblePosition,
    Match,
    Outcome,
    Record,
    ThroneroomError,
    UnknownGame,
    refused,
)
from throneroom.registry import game

__version__ = "0.1.0"

__all__ = [
    "BadOptions",
    "BadRecord",
    "CannotUndo",
    "Decision",
    "IllegalAnswer",
    "ImpossiblePosition",
    "Match",
    "Outcome",
    "Record",
    "ThroneroomError",
    "UnknownGame",
    "game",
    "games",
    "load",
    "new",
    "replay",
    "schema",
]


class _Games:
    """`throneroom.games()` lists the games, and `throneroom.games` is still the package they are
    in."""

    def __call__(self) -> Mapping[str, kernel.AnyGame]:
        """All games by slug, in alphabetical order."""
        return registry.games()

    def __getattr__(self, name: str) -> Any:
        return getattr(_package, name)


games = _Games()

LONGEST_SEED = 128
"""In bits."""


def new(
    slug: str,
    *,
    seed: int | None = None,
    names: Sequence[str] = (),
    log: bool = True,
    **options: Any,
) -> Match:
    """A new match of a game. Without a seed, chance is the system's.

    `log=False` tells no events, for those who don't read them.
    """
    seed = secrets.randbits(64) if seed is None else seed
    _check_seed(seed)
    return Match.new(game(slug), options, seed, names=names, log=log)


def _check_seed(seed: object) -> None:
    if type(seed) is not int or not 0 <= seed < 1 << LONGEST_SEED:
        raise refused(BadOptions, "refused-seed", "seed", high=f"2^{LONGEST_SEED} - 1")


def load(saved: Mapping[str, Any], *, log: bool = True) -> Match:
    """A match from what `Match.save` gave, edited or not: tests, puzzles, bug reports."""
    return Match.load(game(_game_of(saved)), saved, log=log)


def _game_of(saved: object) -> str:
    slug = saved.get("game") if isinstance(saved, Mapping) else None
    if not isinstance(slug, str):
        raise refused(ImpossiblePosition, "refused-no-game", "game")
    return slug


def replay(record: Record, *, upto: int | None = None) -> Match:
    """The match that a record tells of, after all its answers or the first few."""
    return Match.replay(game(record.header.game), record, upto=upto)


def schema(slug: str) -> dict[str, Any]:
    """The JSON schema of a game's options, view, events, questions and outcome."""
    return kernel.schema(game(slug))
