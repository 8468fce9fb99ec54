"""A campaign in a few lines: red attacks blue at the river, for the battle plans of both."""

from __future__ import annotations

from typing import Any

from tests.games.oath.table import asked, choose, position, rig
from throneroom.games.oath import rule
from throneroom.games.oath.acts import Campaign
from throneroom.kernel import Match

HOLLOW, SWORD, SKULL = 0, 3, 5
"""Faces of the attack die."""
BLANK, SHIELD, SHIELDS, TWICE = 0, 2, 4, 5
"""Faces of the defense die."""


def war(*targets: str, dice: int = 4, **more: Any) -> Match:
    """Exile red with 4 warbands attacks Exile blue, who rules the river with 2 and is elsewhere.

    The dice have been chosen: whoever has a battle plan is asked now.
    """
    base: dict[str, Any] = {
        "active": 1,
        "goal": "devotion",
        "pawns": ["plains", "river", "wastes"],
        "board": [0, 4],
        "warbands": {"river": (2, 2)},
    }
    match = position(**(base | more))
    choose(match, "campaign")
    if asked(match)[1] == "campaign_defender":
        choose(match, "player:2")
    choose(match, *targets)
    if asked(match)[1] == "campaign_targets":
        choose(match, "enough")
    choose(match, dice)
    return match


def roll(match: Match, defense: list[int], attack: list[int], *keys: str) -> None:
    """The last plans are chosen, and the dice show these faces."""
    rig(match, [*defense, *attack])
    choose(match, *(keys or ["enough"]))


def campaign(match: Match) -> Campaign:
    found = rule.campaign(match.state)
    assert found is not None
    return found


def pools(match: Match) -> tuple[int, int]:
    """Attack dice and defense dice."""
    c = campaign(match)
    return c.attack, c.defense
