"""The facts shown with an option, and the reasons why something is not an option."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from throneroom.games.west_kingdom.paladins import words as paladins
from throneroom.games.west_kingdom.paladins.cards import ORDER_POINTS, Favour, Mode
from throneroom.games.west_kingdom.paladins.workers import Crew, Spaces, arranged
from throneroom.games.west_kingdom.tomesaga.paladins_coop.cards import (
    ALL_ACTIONS,
    HONOUR,
    KING_THREAT,
    OUTSIDER_THREAT,
    OVERLAYS,
    TEAM_ORDERS,
    THREATS,
    TeamOrder,
    Threat,
)
from throneroom.games.west_kingdom.tomesaga.paladins_coop.laws import (
    crews_for_order,
    lacking,
    no_mode_at_all,
    no_mode_for,
    no_order,
    receivers,
)
from throneroom.games.west_kingdom.tomesaga.paladins_coop.scoring import team_total
from throneroom.games.west_kingdom.tomesaga.paladins_coop.state import State
from throneroom.games.west_kingdom.words import changes, counted
from throneroom.kernel import Decision, Kept, Message, Seat

FORESEEN = paladins.FORESEEN | {"receiver", "penalty", "lose_worker", "lose_workshop"}

SECTIONS = {
    **{kind: one for kind, one in paladins.SECTIONS.items() if one != "campaign"},
    "starter": "start",
    "receiver": "sharing",
    "penalty": "end-of-round",
    "lose_worker": "end-of-round",
    "lose_workshop": "end-of-round",
}
"""The sections of the rules page by the kind of decision."""

SAFE = paladins.SAFE

may_go_on = paladins.may_go_on


CHANGES = {**paladins.CHANGES, **counted("honour")}


def about(now: State, then: State | None, decision: Decision, option: Any) -> Mapping[str, Any]:
    """The facts of Paladins, the points of the whole team and the honour of the player."""
    if isinstance(option, TeamOrder):
        told = _order_facts(now, decision, option)
    elif isinstance(option, Crew) and now.acting in STANDS:
        first = int(option is decision.options[0])
        told = {"proposed": first, "stands": list(arranged(STANDS[now.acting], option))}
    else:
        told = dict(paladins.about(now, then, decision, option))
    if isinstance(option, Favour):
        told["honour"] = honour_price(now, decision.seat, option)
    elif isinstance(option, Mode):
        told |= _friends(now, decision.seat, option)
    if then is not None:
        me = decision.seat
        told |= changes(now.players[me], then.players[me], CHANGES)
        told["points"] = team_total(then) - team_total(now)
    return told


STANDS: Kept[str, Spaces] = Kept.of(
    {
        **{order.key: order.spaces for order in TEAM_ORDERS.values()},
        **{overlay.key: overlay.spaces[0] for overlay in OVERLAYS.values()},
    }
)
"""The spaces of the scenario's additions."""


def honour_price(s: State, seat: Seat, favour: Favour) -> int:
    """One honour for each worker there, but at most what the player has."""
    return min(len(s.favour_stacks[s.favours.index(favour)]), s.players[seat].honour)


def _friends(s: State, seat: Seat, mode: Mode) -> dict[str, Any]:
    """The possible receivers of an action that has no target on the player's own board: nobody else
    is asked for then."""
    found = receivers(s, seat, mode)
    return {} if seat in found else {"friends": found}


def _order_facts(s: State, decision: Decision, order: TeamOrder) -> dict[str, Any]:
    crews = crews_for_order(s.players[decision.seat], order)
    points = ORDER_POINTS[s.orders.index(order)]
    return {"proposed": list(arranged(order.spaces, crews[0])), "order_points": points}


def lost(s: State, decision: Decision, option: Any) -> Message | None:
    return paladins.lost(s, decision, option)


# Why not


def why_not(s: State, decision: Decision, at: str, key: str) -> Message | None:
    if key in decision.keys:
        return None
    if at in ("", "king") and key in TEAM_ORDERS:
        return _why_no_order(s, decision, TEAM_ORDERS[key])
    if at in ("", "threat") and key in THREATS:
        return _why_no_threat(s, THREATS[key])
    if at in ("", "threat") and key in (OUTSIDER_THREAT, KING_THREAT):
        return Message(f"why-{key}")
    if at in ("", "action", "mode") and key in (HONOUR.key, *OVERLAYS):
        return _why_no_honour(s, decision, key)
    if decision.kind == "receiver":
        return _why_no_receiver(s, decision, key)
    if at in ("", "player") and key.startswith("player:"):
        return None
    return paladins.why_not(s, decision, at, key)


def _why(reason: str, **facts: Any) -> Message | None:
    return Message.of(f"why-{reason}", facts) if reason else None


def _why_no_order(s: State, decision: Decision, order: TeamOrder) -> Message | None:
    if order not in s.orders[: s.open_orders]:
        return None
    if decision.kind != "turn":
        return Message("why-first", {"kind": decision.kind})
    reason = no_order(s, decision.seat, order)
    if reason == "order_done":
        return _why(reason, seat=s.order_users[s.orders.index(order)])
    if reason == "low_attributes":
        player = s.players[decision.seat]
        name = next(iter(lacking(s, player, order)))
        least = order.requires[name] + s.order_more
        return _why("low_attribute", attribute=name, least=least, value=player.value(name))
    return _why(reason, workers=list(order.spaces.printed))


def _why_no_threat(s: State, threat: Threat) -> Message | None:
    """Why a threat can't be chosen: an action takes a worker off it, nobody clicks on it."""
    if threat not in s.threats or not s.overlords[s.threats.index(threat)]:
        return None
    return Message("why-by_action", {"action": threat.action.key})


def _why_no_honour(s: State, decision: Decision, key: str) -> Message | None:
    """Why the honour action of the player's overlay is not possible."""
    me = decision.seat
    modes = s.players[me].modes_of(HONOUR)
    if key in OVERLAYS and OVERLAYS[key] not in modes:
        return _why("other_overlay")
    if decision.kind in ("pray", "free_pray"):
        return _why("not_occupied", action=HONOUR.key)
    if decision.kind in ("develop", "free_develop"):
        return _why("not_coverable", action=HONOUR.key)
    if decision.kind != "turn" or not modes:
        return Message("why-first", {"kind": decision.kind})
    mode = modes[0]
    reason = no_mode_at_all(s, me, mode)
    return _why(reason, workers=list(mode.spaces[0].printed), action=HONOUR.key)


def _why_no_receiver(s: State, decision: Decision, key: str) -> Message | None:
    mode = Mode.table.get(s.acting)
    for to in range(len(s.players)):
        if mode is not None and key in (f"player:{to}", str(to)):
            reason = no_mode_for(s, decision.seat, mode, to)
            return _why(f"their_{reason}", seat=to) if reason else None
    return Message("why-first", {"kind": decision.kind}) if key in KNOWN else None


KNOWN = frozenset(action.key for action in ALL_ACTIONS)
