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

from throneroom import kernel
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
)
from throneroom.registry import game, games

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
    if seed is None:
        seed = secrets.randbits(64)
    elif seed < 0:
        raise BadOptions(f"seed: a whole number from 0 up was expected, not {seed!r}.")
    return Match.new(game(slug), options, seed, names=names, log=log)


def load(saved: Mapping[str, Any], *, log: bool = True) -> Match:
    """A match from what `Match.save` gave, edited or not: tests, puzzles, bug reports."""
    if not isinstance(saved.get("game"), str):
        raise ImpossiblePosition("game: a saved match names its game here.")
    return Match.load(game(saved["game"]), saved, log=log)


def replay(record: Record, *, upto: int | None = None) -> Match:
    """The match that a record tells of, after all its answers or the first few."""
    return Match.replay(game(record.header.game), record, upto=upto)


def schema(slug: str) -> dict[str, Any]:
    """The JSON schema of a game's options, view, events, questions and outcome."""
    return kernel.schema(game(slug))
