"""«Цели»: the quantities that the chronicles' goals count, for each of the games. A goal counts one
player's own things at this moment."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from throneroom.games.west_kingdom.campaign.cards import CHRONICLES, Chronicle
from throneroom.games.west_kingdom.campaign.keepers import Campaign
from throneroom.kernel import Message, Seat

ATTRIBUTES = ("faith", "strength", "influence")

COUNTS: dict[str, Callable[[Any, Seat], int]] = {
    # Architects
    "marble": lambda s, seat: s.players[seat].marble,
    "own_buildings": lambda s, seat: len(s.players[seat].buildings),
    "unpaid_debts": lambda s, seat: s.players[seat].unpaid,
    "apprentices": lambda s, seat: len(s.players[seat].apprentices),
    "cathedral_level": lambda s, seat: s.players[seat].level,
    "captured": lambda s, seat: sum(s.players[seat].captured),
    # Paladins; the tracks alone, without what the paladin adds
    "walls_built": lambda s, seat: len(s.players[seat].walls),
    "monks_commissioned": lambda s, seat: s.players[seat].monks,
    "outsiders_attacked": lambda s, seat: len(s.players[seat].attacked),
    "outsiders_converted": lambda s, seat: len(s.players[seat].converted),
    "townsfolk_hired": lambda s, seat: len(s.players[seat].townsfolk),
    "any_attribute": lambda s, seat: max([getattr(s.players[seat], name) for name in ATTRIBUTES]),
    # Viscounts
    "buildings": lambda s, seat: len(s.players[seat].built),
    "manuscripts": lambda s, seat: len(s.players[seat].manuscripts),
    "castle_tier_3": lambda s, seat: s.tier3[seat],
    "approved_deeds": lambda s, seat: s.players[seat].approved,
    "paid_debts": lambda s, seat: s.players[seat].paid,
    "townsfolk_owned": lambda s, seat: s.players[seat].cards,
}


def progress(s: Any, seat: Seat, chronicle: Chronicle) -> int:
    return COUNTS[chronicle.goal](s, seat)


def is_met(s: Any, seat: Seat, chronicle: Chronicle) -> bool:
    return COUNTS[chronicle.goal](s, seat) >= chronicle.n


def why_not_taken(s: Any, seat: Seat, key: str) -> Message | None:
    """The reason why a player can't take an open chronicle, or the player who has taken it."""
    campaign: Campaign | None = s.campaign
    chronicle = CHRONICLES.get(key)
    if campaign is None or chronicle is None:
        return None
    if chronicle in campaign.open:
        return Message("why-goal", {"count": progress(s, seat, chronicle), "n": chronicle.n})
    for owner, keeper in enumerate(campaign.keepers):
        if chronicle in keeper.goals:
            return Message("why-goal_taken", {"seat": owner})
    return None
