"""Positions for browser tests, few clicks before the interesting moment."""

from __future__ import annotations

from typing import Any

from tests.games.dominion.table import position
from throneroom import bots
from throneroom.kernel import Match
from throneroom.registry import game

COPPERS, GOLDS = ["copper"] * 5, ["gold"] * 3


def nearly_over(provinces: int = 1) -> dict[str, Any]:
    """Two players who can buy a Province each turn, the last ones."""
    decks = [["gold"] * 5, ["gold"] * 5]
    saved = position([GOLDS, GOLDS], decks=decks, supply={"province": provinces}, turns=[9, 9])
    return saved.save()


def with_cellar(**options: Any) -> dict[str, Any]:
    """Seat 0 has just played Cellar and is asked what to discard."""
    hand = ["cellar", "estate", "estate", "copper", "silver", "village"]
    match = position([hand, COPPERS], decks=[["gold"] * 5, COPPERS], **options)
    match.answer("cellar")
    return match.save()


def before_cellar() -> dict[str, Any]:
    hand = ["cellar", "moat", "estate", "estate", "copper"]
    return position([hand, COPPERS], decks=[["gold"] * 5, COPPERS]).save()


def late(slug: str, bot: str, left: int, players: int = 2) -> dict[str, Any]:
    """A game of bots, that many answers before they ended it."""
    answers = _played(slug, bot, 10_000, players)[1]
    return _played(slug, bot, answers - left, players)[0].save()


def _played(slug: str, bot: str, most: int, players: int) -> tuple[Match, int]:
    """A game after its first answers, and the number of these."""
    match = Match.new(game(slug), {"players": players}, seed=1, log=False)
    minds = [bots.make(game(slug), bot, seat) for seat in range(players)]
    for made in range(most):
        if (decision := match.decision) is None:
            return match, made
        match.answer(minds[decision.seat](match.look(decision.seat), decision))
    return match, most
