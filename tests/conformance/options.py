"""What the suite plays of each game beside what it makes out of the options' schema, and which
parts of the game's events are secret. A registered game must stand here."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from throneroom.games.dominion.cards import KINGDOM, SETS

_KINGDOM = [card.key for card in KINGDOM]


def _legends(sets: int) -> Iterator[dict[str, Any]]:
    """Variants in any combination."""
    rng = random.Random("legends")
    for number in range(sets):
        chosen: dict[str, Any] = {"players": 2 + number % 3}
        chosen["board"] = "random" if number % 2 else "player"
        chosen["layout"] = rng.choice(["t", "ring"])
        chosen["ties"] = rng.choice(["age", "die"])
        for switch in ("exploration", "citadels", "leaders", "events"):
            chosen[switch] = rng.random() < 0.6
        chosen["swamp"] = chosen["exploration"] and rng.random() < 0.6
        yield chosen


CAMPAIGN: dict[str, dict[str, Any]] = {
    "architects": {
        "players": 3,
        "starting_apprentice": True,
        "campaign": {"holdings": [{}, {}, {}]},
    },
    "paladins": {
        "players": 3,
        "extra_townsfolk": True,
        "campaign": {
            "holdings": [
                {"goals": ["chr_arch_debts"], "victory": 2},
                {"goals": ["chr_arch_apprentices", "chr_arch_marble"], "victory": 1},
                {"tokens": ["boar"]},
            ],
            "winner": 0,
        },
    },
    "viscounts": {
        "players": 2,
        "extra_heroes": True,
        "campaign": {
            "holdings": [
                {"goals": ["chr_arch_debts", "chr_pal_attribute"], "victory": 4},
                {"goals": ["chr_pal_convert"], "victory": 2, "tokens": ["lion"]},
            ],
            "winner": 1,
        },
    },
}
"""A game of a campaign, with what was won before."""

MORE: dict[str, list[dict[str, Any]]] = {
    "architects": [
        {"players": 3, "setup": "variable", "characters": "chosen", "starting_apprentice": True},
        {"players": 2, "setup": "variable", "promo_cards": True, "fortress_any_locations": False},
        {"players": 3, "apprentice_refresh": True, "conspirator_per_capture": True, "first": 1},
        {"players": 4, "setup": "variable", "extra_boards": False, "promo_cards": True},
        {"players": 5, "promo_cards": True, "starting_apprentice": True},
        CAMPAIGN["architects"],
    ],
    "architects_coop": [
        {"players": 2, "difficulty": "hard", "events": 6},
        {"players": 4, "characters": "chosen"},
        {"players": 3, "promo_cards": True, "apprentice_refresh": True, "small_taxes_stay": True},
    ],
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
    "legends": [
        *_legends(6),
        {"players": 3, "exploration": True, "swamp": True, "board": "player"},
        {"players": 2, "exploration": True, "swamp": True, "by_age": [1, 0]},
        {"players": 2, "long_game": True, "leaders": True, "neutrals": "random"},
    ],
    "oath": [{"players": 6, "chancellor": 2, "chronicled": True}],
    "paladins": [
        {"players": 3, "extra_townsfolk": True, "first": 1},
        {"players": 4, "extra_townsfolk": True},
        CAMPAIGN["paladins"],
    ],
    "paladins_coop": [
        {"players": 2, "difficulty": "nightmare", "starters": "chosen"},
        {"players": 4, "difficulty": "hard", "extra_townsfolk": True},
    ],
    "viscounts": [
        {"players": 1, "rival": "noble", "difficulty": 1},
        {"players": 3, "extra_heroes": True, "first": 1},
        {"players": 4, "side": "b"},
        CAMPAIGN["viscounts"],
    ],
    "viscounts_coop": [
        {"players": 2, "difficulty": "hard", "extra_heroes": True},
        {"players": 4, "difficulty": "nightmare", "side": "b"},
    ],
}
"""Option sets by game."""

FOUND: dict[str, list[tuple[dict[str, Any], int]]] = {
    "dominion": [
        # Whether the attacker goes on with Actions is told after a Militia.
        ({"players": 2, "first": 0}, 3258),
    ],
    "legends": [],
}
"""By game: option sets and seeds that found something once."""

SECRETS: Mapping[str, Mapping[str, tuple[str, Sequence[str]]]] = {
    "architects": {
        "building_kept": ("card", ["seat"]),
        "loss_avoided": ("card", ["seat"]),
        "drew": ("cards", ["seat"]),
        "kept_one": ("card", ["seat"]),
        "discarded": ("cards", ["seat"]),
    },
    "architects_coop": {
        "building_kept": ("card", ["seat"]),
        "put_back": ("card", ["seat"]),
        "loss_avoided": ("card", ["seat"]),
        "drew": ("cards", ["seat"]),
        "kept_one": ("card", ["seat"]),
        "discarded": ("cards", ["seat"]),
        "card_handed": ("card", ["seat", "receiver"]),
    },
    "dominion": {
        "drew": ("cards", ["seat"]),
        "discarded": ("cards", ["seat"]),
    },
    "fallen_lands": {
        "drew": ("cards", ["seat"]),
        "looked_at_hand": ("cards", ["seat", "victim"]),
        "stole": ("card", ["seat", "victim"]),
    },
    "legends": {
        "peeked": ("token", ["seat"]),
    },
    "oath": {
        "adviser_kept": ("card", ["seat"]),
        "drew": ("cards", ["seat"]),
        "played_facedown": ("card", ["seat"]),
        "peeked": ("cards", ["seat"]),
        "shown": ("card", ["seat", "to"]),
        "relic_gone": ("relic", ["seat"]),
    },
    "paladins": {
        "paladins_drawn": ("cards", ["seat"]),
        "paladin_chosen": ("cards", ["seat"]),
    },
    "paladins_coop": {
        "paladins_drawn": ("cards", ["seat"]),
        "paladin_chosen": ("cards", ["seat"]),
    },
    "viscounts": {
        "drew": ("cards", ["seat"]),
    },
    "viscounts_coop": {
        "drew": ("cards", ["seat"]),
    },
}
"""By game and event: the field that is secret, and the fields with the seats that see it."""

_PALADINS = [
    *("favour_crews", "favour_users", "outsider_row", "pieces", "row", "suspicion_out"),
    *(
        f"players[{whose}].{what}"
        for whose in ("own", "other")
        for what in ("covered", "placed", "pool", "suspicion")
    ),
]
_VISCOUNTS = [
    *("order", "spots", "tier1", "tier2", "piles[own]", "piles[other]", "tiles[own]"),
    *("tiles[other]", "pairs[own]", "pairs[other]"),
]
REMEMBERED: Mapping[str, Sequence[str]] = {
    # Everybody saw who put cards under the deck.
    "architects": ["deck_known"],
    # Sides and offerings lie open; the view gives them another shape than the state.
    "architects_coop": ["deck_known", "two_sided", "overlord.given"],
    # What lies face down in one's own discard pile was in one's own hand before. Gains, draws and
    # discards are open, so whoever keeps count knows what others own and how large their decks are.
    "dominion": [
        *("players[own].discard", "players[own].covered"),
        *("players[].owned", "players[].deck_size"),
    ],
    # Who has seen one's own hand was told to everybody.
    "fallen_lands": ["players[own].known[other]"],
    # The actions still to be done are printed on the card that was taken.
    "legends": ["acting.todo"],
    # A first archive is known to all, and so is how a world deck is built. Hands and advisers are
    # seen as cards with their backs. What was cleared and what was refused everybody saw.
    "oath": [
        *("archive", "packets[own]", "packets[other]", "players[own].hand"),
        *("players[own].hidden", "cleared[own]", "cleared[other]", "refused"),
    ],
    # All of this lies open; the view gives it another shape than the state.
    "paladins": _PALADINS,
    "paladins_coop": [
        *_PALADINS,
        *("favour_stacks", "favour_seats", "order_crews", "order_users", "overlords"),
        *("favour_stacks[own]", "favour_stacks[other]", "favour_seats[own]", "favour_seats[other]"),
    ],
    "viscounts": _VISCOUNTS,
    "viscounts_coop": [
        *_VISCOUNTS,
        *("outposts", "upper", "reminders[own]", "reminders[other]"),
        *("overlord.locations", "overlord.tier1", "overlord.tier2"),
    ],
}
"""By game: the parts of the state that a seat knows though its view does not show them."""

SHOWN: Mapping[str, Sequence[str]] = {
    "architects": [],
    "architects_coop": [],
    "dominion": [],
    "fallen_lands": [],
    "legends": [],
    "oath": [],
    "paladins": [],
    "paladins_coop": [],
    "viscounts": [],
    "viscounts_coop": [],
}
"""By game: the kinds of decisions that a real table would show being asked; docs say why."""

LONG: Sequence[str] = (
    *("architects", "architects_coop", "oath", "paladins", "paladins_coop", "viscounts"),
    "viscounts_coop",
)
"""Games of many hundred decisions: a walk takes a second, so that fewer are walked."""

SELDOM: Mapping[str, Sequence[str]] = {
    "fallen_lands": ["stop", "yes", "end", "skip"],
}
"""By game: options that end something, and would make random games short and empty."""
