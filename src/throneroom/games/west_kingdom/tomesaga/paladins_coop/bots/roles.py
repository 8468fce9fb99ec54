"""Three roles in a team: one builds walls and fights, one preaches and absolves, one guards and
converts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from throneroom.games.west_kingdom.paladins.bots.planning import Taste
from throneroom.games.west_kingdom.paladins.rewards import ATTRIBUTES
from throneroom.kernel import Seat

WARDEN = Taste(
    attributes={"faith": 0.4, "strength": 1.2, "influence": 0.85},
    actions={
        "fortify": 1.3,
        "attack": 0.8,
        "garrison": 0.25,
        "commission": 0.2,
        "convert": 0.15,
        "absolve": 0.09,
    },
    hire=0.7,
    develop=1.0,
)
ALMONER = Taste(
    attributes={"faith": 1.5, "strength": 0.15, "influence": 1.6},
    actions={
        "commission": 1.6,
        "absolve": 1.4,
        "fortify": 0.2,
        "convert": 0.2,
        "garrison": 0.1,
        "attack": 0.09,
    },
    hire=1.3,
    develop=4.1,
)
CASTELLAN = Taste(
    attributes={"faith": 0.85, "strength": 0.95, "influence": 0.1},
    actions={
        "garrison": 2.2,
        "convert": 2.2,
        "attack": 0.2,
        "fortify": 0.1,
        "absolve": 0.1,
        "commission": 0.07,
    },
    hire=0.85,
    develop=2.4,
)
"""Each relies on two actions, one of which raises the attribute that the other requires, and climbs
two tracks to the height of an order. Two players with the same role would take the places on the
map from each other."""

ROLES = (WARDEN, ALMONER, CASTELLAN)
"""By seat, while there are roles."""
FITTING = 1.0
"""The least advantage in fit for which a player changes roles."""


def role_of(player: Any, seat: Seat) -> int:
    """Each seat has its own role; a player who has climbed two tracks already continues with
    these."""
    tracks = {name: getattr(player, name) for name in ATTRIBUTES}
    fits = [fit(tracks, likes.attributes) for likes in ROLES]
    own = seat % len(ROLES)
    best = max(range(len(ROLES)), key=lambda role: (fits[role], role == own))
    return best if fits[best] > fits[own] + FITTING else own


def fit(tracks: Mapping[str, int], likes: Mapping[str, float]) -> float:
    """The height of the tracks that a role likes, whatever its interest in tracks as a whole."""
    return sum([n * likes[name] for name, n in tracks.items()]) / sum(likes.values())
