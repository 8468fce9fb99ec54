"""A campaign for the tests of cards: a table, and what is left of it."""

from __future__ import annotations

from typing import Any

from tests.games.oath.table import asked, choose, position
from throneroom.games.oath import rule
from throneroom.games.oath.acts import Campaign
from throneroom.kernel import Match

HOLLOW, SWORD, SKULL = 0, 3, 5
"""Faces of the attack die."""
BLANK, SHIELD, SHIELDS, TWICE = 0, 2, 4, 5
"""Faces of the defense die."""
RED, BLUE = 1, 2


def war(dice: int = 5, mine: Any = (), theirs: Any = (), **more: Any) -> tuple[Match, Campaign]:
    """Red (advisers `mine`) attacks at the river, which blue rules with two warbands and the cards
    `theirs`."""
    base: dict[str, Any] = {
        "active": RED,
        "goal": "devotion",
        "pawns": ["plains", "river", "wastes"],
        "board": [0, 5],
        "warbands": {"river": (BLUE, 2)},
        "advisers": {RED: mine},
        "cards": {"river": theirs},
    }
    match = position(**(base | more))
    choose(match, "campaign")
    while asked(match)[1] in ("campaign_defender", "campaign_targets"):
        choose(match, match.decision.options[-1])  # type: ignore[union-attr]
    choose(match, dice)
    c = rule.campaign(match.state)
    assert c is not None
    return match, c


def keys(cards: Any) -> list[str]:
    return [card.key for card in cards]


def gone(match: Match, key: str) -> bool:
    return any(card.key == key for pile in match.state.piles for card in pile)


def close(match: Match) -> None:
    """No more plans of anybody, no sacrifice, nobody left behind."""
    while asked(match)[1] in ("plan", "sacrifice", "placement"):
        choose(match, "enough" if asked(match)[1] == "plan" else 0)
