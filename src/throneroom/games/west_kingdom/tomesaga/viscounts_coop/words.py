"""The facts shown with an option, and the reasons why something is not an option."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from throneroom.games.west_kingdom.tomesaga.viscounts_coop.actions import (
    does_after,
    no_outpost,
    no_removal,
)
from throneroom.games.west_kingdom.tomesaga.viscounts_coop.cards import Intruder, Outpost, Reminder
from throneroom.games.west_kingdom.tomesaga.viscounts_coop.scoring import team_total
from throneroom.games.west_kingdom.tomesaga.viscounts_coop.state import State
from throneroom.games.west_kingdom.viscounts import words as viscounts
from throneroom.games.west_kingdom.viscounts.cards import Action
from throneroom.games.west_kingdom.viscounts.ring import SPACES, Space
from throneroom.kernel import Decision, Message

SECTIONS = {
    **{kind: one for kind, one in viscounts.SECTIONS_OF_RULES.items() if one != "campaign"},
    "reminder": "reminders",
    "upper": "reminders",
    "pair": "start",
    "send_home": "overlord",
}
"""The sections of the rules page by the kind of decision."""

FORESEEN = frozenset(SECTIONS)
SAFE = viscounts.SAFE


def about(now: State, then: State | None, decision: Decision, option: Any) -> Mapping[str, Any]:
    """The facts of Viscounts, the points of the whole team, and the Overlord's workers at the
    destination of a move."""
    told = dict(viscounts.about(now, then, decision, option))
    if isinstance(option, Space):
        told["his"] = now.overlord.locations[option.number]
    elif isinstance(option, Action):
        does = after(now, decision.seat, option)
        if does:
            told["after"] = does
    elif isinstance(option, Outpost):
        told["workers"] = now.outposts_on(option.space)[option.seat]
    elif isinstance(option, Reminder):
        told["ribbon"] = option.ribbon
    if then is not None:
        told["points"] = team_total(then) - team_total(now)
    return told


def after(s: State, seat: int, action: Action) -> str:
    """The effect of the player's reminder card after an action; "" if it has none."""
    space, does = s.players[seat].space, does_after(s, seat, action)
    if not does or space is None:
        return ""
    stopped = no_removal(s, space) if does == "remove" else no_outpost(s, seat, space)
    return "" if stopped else does


def lost(s: State, decision: Decision, option: Any) -> Message | None:
    return viscounts.lost(s, decision, option)


def why_not(s: State, decision: Decision, at: str, key: str) -> Message | None:
    if key in decision.keys:
        return None
    if at in ("", "castle") and key in Intruder.table:
        return _why_no_intruder(s, decision, Intruder.table[key])
    if at in ("", "outpost") and key in Outpost.table:
        return _why_no_outpost(s, Outpost.table[key])
    if at == "overlord" and key in SPACES:
        return _why_no_removal(s, decision, SPACES[key])
    if at in ("", "reminder") and key in Reminder.table:
        return _why_no_reminder(s, decision, Reminder.table[key])
    return viscounts.why_not(s, decision, at, key)


def _why_no_intruder(s: State, decision: Decision, intruder: Intruder) -> Message | None:
    """Why one of his workers in the castle can't be chosen."""
    number = intruder.section.number
    if not s.strangers(intruder.tier - 1)[number]:
        return None
    if number == s.protected_section:
        return Message("why-protected")
    return Message("why-not_crowded")


def _why_no_outpost(s: State, outpost: Outpost) -> Message | None:
    """Why a player's worker can't be chosen: it goes home only where the Overlord comes."""
    if not s.outposts_on(outpost.space)[outpost.seat]:
        return None
    return Message("why-outposts_stay")


def _why_no_removal(s: State, decision: Decision, space: Space) -> Message | None:
    """Why one of his workers on a road can't be chosen."""
    reason = no_removal(s, space)
    if reason:
        return Message(f"why-{reason}")
    return Message("why-by_reminder")


def _why_no_reminder(s: State, decision: Decision, card: Reminder) -> Message | None:
    for seat, cards in enumerate(s.reminders):
        if card in cards:
            return Message.of("why-reminder_taken", {"seat": seat})
    return Message("why-reminder_in_box")
