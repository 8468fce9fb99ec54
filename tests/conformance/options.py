"""What the suite plays of each game beside what it makes out of the options' schema, and which
parts of the game's events are secret. A registered game must stand here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from throneroom.games.dominion.cards import KINGDOM, SETS

_KINGDOM = [card.key for card in KINGDOM]

MORE: dict[str, list[dict[str, Any]]] = {
    "dominion": [
        *({"kingdom": name, "players": 2 + i % 3} for i, name in enumerate(SETS)),
        # Between them these three have every kingdom card.
        {"kingdom": _KINGDOM[:10], "players": 3},
        {"kingdom": _KINGDOM[10:20], "players": 2, "choose_discard_top": True},
        {"kingdom": _KINGDOM[15:], "players": 4, "auto_treasures": True},
        {"kingdom": "random", "players": 2, "auto_treasures": True, "choose_discard_top": True},
        {"kingdom": "random", "players": 4, "count_discards": True},
        # All that attacks, and what it is warded off with.
        {
            "kingdom": [
                *("bureaucrat", "militia", "spy", "thief", "witch", "moat"),
                *("throne_room", "village", "library", "cellar"),
            ],
            "players": 3,
        },
    ],
    "fallen_lands": [{"players": 4, "quick": True, "advanced": True}],
}
"""Option sets by game."""

FOUND: dict[str, list[tuple[dict[str, Any], int]]] = {
    "dominion": [
        # Whether the attacker goes on with Actions is told after a Militia.
        ({"players": 2, "first": 0}, 3258),
    ],
}
"""By game: option sets and seeds that found something once."""

SECRETS: Mapping[str, Mapping[str, tuple[str, Sequence[str]]]] = {
    "dominion": {
        "drew": ("cards", ["seat"]),
        "discarded": ("cards", ["seat"]),
    },
    "fallen_lands": {
        "drew": ("cards", ["seat"]),
        "looked_at_hand": ("cards", ["seat", "victim"]),
        "stole": ("card", ["seat", "victim"]),
    },
}
"""By game and event: the field that is secret, and the fields with the seats that see it."""

REMEMBERED: Mapping[str, Sequence[str]] = {
    # What lies face down in one's own discard pile was in one's own hand before.
    "dominion": ["players[own].discard", "players[own].covered"],
    # Who has seen one's own hand was told to everybody.
    "fallen_lands": ["players[own].known[other]"],
}
"""By game: the parts of the state that a seat knows though its view does not show them."""
