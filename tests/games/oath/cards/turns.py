"""Turns that many tests of cards take: a site of one's own, a Search, a campaign."""

from __future__ import annotations

from typing import Any

from tests.games.oath.table import asked, choose, options, position, rig
from throneroom.games.oath import rule
from throneroom.games.oath.acts import Campaign
from throneroom.games.oath.cards import Card
from throneroom.games.oath.state import State
from throneroom.kernel import Match

HOLLOW, SWORD, SKULL = 0, 3, 5
"""Faces of the attack die."""
BLANK, SHIELD, SHIELDS = 0, 2, 4
"""Faces of the defense die."""


def home(*cards: str, **more: Any) -> Match:
    """The Chancellor stands at the plains, which he rules, with these cards."""
    base: dict[str, Any] = {
        "cards": {"plains": cards},
        "warbands": {"plains": (0, 2)},
        "favor": [4, 2, 2],
        "secrets": [3, 1, 1],
        "pawns": ["plains", "river", "wastes"],
    }
    return position(**(base | more))


def search(match: Match, keep: str, to: str, *uses: str) -> None:
    """A Search with these modifiers; one card is kept, and goes where told."""
    choose(match, "search", *uses)
    if "enough" in options(match):
        choose(match, "enough")
    if asked(match)[1] == "search_keep":
        choose(match, keep)
    if asked(match)[1] == "discard_order":
        choose(match, options(match))
    choose(match, to)


def attack(**more: Any) -> Match:
    """Red, at the river, attacks blue, who rules it with two warbands and stands at the wastes."""
    base: dict[str, Any] = {
        "active": 1,
        "goal": "devotion",
        "pawns": ["plains", "river", "wastes"],
        "board": [0, 5],
        "warbands": {"river": (2, 2)},
        "favor": [0, 3, 3],
        "secrets": [0, 1, 1],
    }
    match = position(**(base | more))
    choose(match, "campaign")
    while asked(match)[1] in ("campaign_defender", "campaign_targets"):
        choose(match, options(match)[-1])
    return match


def roll(match: Match, faces: list[int], *last: Any) -> None:
    """The last answers before the dice are rolled: defense dice first."""
    rig(match, faces)
    choose(match, *last)


def battle(match: Match) -> Campaign:
    found = rule.campaign(match.state)
    assert found is not None
    return found


def on(match: Match, key: str) -> tuple[int, int]:
    """Favor and secrets on a card."""
    s: State = match.state
    card = Card.table[key]
    return s.favor_on.get(card, 0), s.secrets_on.get(card, 0)
