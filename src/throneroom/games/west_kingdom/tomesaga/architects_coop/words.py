"""The facts shown with an option, and the reasons why something is not an option."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from throneroom.games.west_kingdom.architects import words as architects
from throneroom.games.west_kingdom.architects.laws import price_of
from throneroom.games.west_kingdom.architects.verbs import EFFECTS
from throneroom.games.west_kingdom.effects import Branch, Use
from throneroom.games.west_kingdom.tomesaga.architects_coop.actions import prisoners
from throneroom.games.west_kingdom.tomesaga.architects_coop.cards import DEMANDS, Demand
from throneroom.games.west_kingdom.tomesaga.architects_coop.scoring import team_total
from throneroom.games.west_kingdom.tomesaga.architects_coop.state import State
from throneroom.games.west_kingdom.tomesaga.architects_coop.verbs import (
    Item,
    held,
    no_demand,
)
from throneroom.games.west_kingdom.tomesaga.coop import Teammate
from throneroom.kernel import Decision, Message

FORESEEN = architects.FORESEEN | {"offer", "offer_item", "release_whose", "target", "lose_worker"}

SECTIONS = {
    **{kind: one for kind, one in architects.SECTIONS.items() if one != "campaign"},
    "side": "start",
    "put_back": "start",
    "draft": "start",
    "capture": "captures",
    "offer": "offerings",
    "offer_item": "offerings",
    "offer_card": "offerings",
    "release_whose": "guardhouse",
    "target": "overlord",
    "lose_worker": "overlord",
}
"""The sections of the rules page by the kind of decision."""

SAFE = architects.SAFE


def about(now: State, then: State | None, decision: Decision, option: Any) -> Mapping[str, Any]:
    """The facts of Architects, the points of the whole team, and the effect of an offering."""
    told = dict(architects.about(now, then, decision, option))
    if isinstance(option, Demand):
        told |= {"given": now.needed(option) - now.lacking(option), "needed": now.needed(option)}
    elif isinstance(option, Item):
        told["held"] = held(now.players[decision.seat], option.key)
    elif isinstance(option, Teammate) and decision.kind == "release_whose":
        told["workers"] = prisoners(now, option.seat, (decision.facts or {})["origin"])
    if then is not None:
        told["points"] = team_total(then) - team_total(now)
    return told


def lost(s: State, decision: Decision, option: Any) -> Message | None:
    return architects.lost(s, decision, option)


def why_not(s: State, decision: Decision, at: str, key: str) -> Message | None:
    if key in decision.keys:
        return None
    if at in ("", "demand") and key in DEMANDS:
        return _why_no_demand(s, decision, DEMANDS[key])
    branch = Branch.table.get(key)
    if at in ("", "branch") and branch is not None and branch.owner.startswith(OVERLAY):
        return _why_no_branch(s, decision, branch)
    return architects.why_not(s, decision, at, key)


OVERLAY = "overlay_"


def _why(reason: str, **facts: Any) -> Message | None:
    return Message.of(f"why-{reason}", facts) if reason else None


def _why_no_demand(s: State, decision: Decision, demand: Demand) -> Message | None:
    if demand not in s.overlord.demands[: s.overlord.demands_up]:
        return None
    reason = no_demand(s, decision.seat, demand)
    if reason:
        return _why(reason, item=demand.item)
    return _why("offer_elsewhere" if decision.kind == "place" else f"first_{decision.kind}")


def _why_no_branch(s: State, decision: Decision, branch: Branch) -> Message | None:
    """The reason for a branch that an overlay adds; it is looked up like the place itself."""
    acting = s.acting
    if acting is None or branch.owner != OVERLAY + acting.place.key:
        return None
    player = s.players[decision.seat]
    if branch.name == "own":  # stands for the trades of all apprentices
        return _why("no_such_apprentice")
    use = Use(acting.place, acting.workers, acting.place.key)
    reason = EFFECTS.no_branch(s, decision.seat, branch, use)
    if reason in ("no_silver", "no_goods") and branch.do.pay is not None:
        return architects.lacking_for(player, price_of(player, branch.do.pay, branch.place))
    return _why(reason)
