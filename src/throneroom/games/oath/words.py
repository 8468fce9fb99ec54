"""What is said with options, and why something is none."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from throneroom.games.oath import campaign
from throneroom.games.oath.actions import minor, muster, search, trade, travel
from throneroom.games.oath.acts import Campaign, Muster, Search, Trade, Travel
from throneroom.games.oath.campaign.odds import odds_of
from throneroom.games.oath.cards import Card, Site
from throneroom.games.oath.moments import ACTION
from throneroom.games.oath.powers import driver
from throneroom.games.oath.powers.registry import Function
from throneroom.games.oath.spots import DECK, DONE, Spot
from throneroom.games.oath.state import State
from throneroom.kernel import Decision, Message

SECTIONS = {
    "board": "setup",
    "short_favor": "setup",
    "pawn": "setup",
    "keep_adviser": "setup",
    "peoples_favor": "wake",
    "wake": "wake",
    "act": "act",
    "rest": "rest",
    "search_source": "search",
    "search_keep": "search",
    "play": "search",
    "make_room": "search",
    "muster_card": "muster",
    "trade_card": "trade",
    "trade_kind": "trade",
    "recover_target": "recover",
    "recover_amount": "recover",
    "recover_start_bank": "recover",
    "travel_to": "travel",
    "campaign_defender": "campaign",
    "campaign_targets": "campaign",
    "campaign_dice": "campaign",
    "campaign_join": "campaign",
    "campaign_permit": "campaign",
    "plan": "campaign",
    "skull_losses": "campaign",
    "sacrifice": "campaign",
    "losses": "campaign",
    "placement": "campaign",
    "burn": "campaign",
}


def about(now: State, then: State | None, decision: Decision, option: Any) -> Mapping[str, Any]:
    """Numbers to show with an option."""
    kind, me = decision.kind, decision.seat
    act = now.acts[-1] if now.acts else None
    if kind == "travel_to" and isinstance(act, Travel) and isinstance(option, Site | Spot):
        before, act.to = act.to, now.slot_of(option)
        cost = travel.price(now, act)
        act.to = before
        return {"supply": cost.supply, "favor": cost.favor, "flips": cost.flips}
    if kind == "search_source" and isinstance(act, Search):
        source, act.source = act.source, _source(option)
        cost = search.price(now, act)
        act.source = source
        return {"supply": cost.supply}
    if kind == "campaign_dice" and isinstance(act, Campaign):
        for one in odds_of(now, act):
            if one.dice == option:
                return {"win": one.win, "unhurt": one.unhurt, "left": one.left}
    if kind == "act" and isinstance(option, Function):
        use = next((u for u in driver.usable(now, me, ACTION) if u.f is option), None)
        if use is not None:
            cost_ = driver.price(now, use)
            return {name: value for name, value in cost_._asdict().items() if value}
    if kind == "trade_card" and isinstance(option, Card) and isinstance(act, Trade):
        assert option.suit is not None
        return {"advisers": trade.counted(now, act, option.suit)}
    return {}


def _source(option: Any) -> str:
    return "deck" if option is DECK else search.NAMES[option.region]


def why_not(s: State, decision: Decision, at: str, key: str) -> Message | None:
    """Why something is no option now, by the rules' own predicates."""
    me = decision.seat
    if decision.kind == "act":
        reason = _menu_reason(s, me, key)
        return Message(f"why-{reason.replace('_', '-')}") if reason else None
    act = s.acts[-1] if s.acts else None
    if decision.kind == "travel_to" and isinstance(act, Travel):
        slot = _slot(s, key)
        reason = travel.refusal(s, act, slot) if slot is not None else ""
        return _said(reason)
    if decision.kind == "search_source" and isinstance(act, Search):
        source = key.removeprefix("pile:")
        return _said(search.refusal(s, act, source)) if source in ("deck", *search.NAMES) else None
    if decision.kind == "muster_card" and key in Card.table and isinstance(act, Muster):
        return _said(muster.refusal(s, act, Card.table[key]))
    if decision.kind == "campaign_targets" and isinstance(act, Campaign) and key == DONE.key:
        return _said(campaign.declare.refusal(s, act))
    return None


def _said(reason: str) -> Message | None:
    """A reason, or the card that is one."""
    if not reason:
        return None
    if reason in Card.table or reason in Site.table:
        return Message("why-card", {"card": reason})
    return Message(f"why-{reason.replace('_', '-')}")


def _slot(s: State, key: str) -> int | None:
    if key in Spot.table:
        return int(Spot.table[key].slot)
    for slot, place in enumerate(s.places):
        if place.up and place.site.key == key:
            return slot
    return None


def _menu_reason(s: State, me: int, key: str) -> str:
    if key.startswith("use:"):
        for source in s.index.get(ACTION, ()):
            if source.f.key == key:
                return driver.refusal(s, source.by(me))
        return "not_in_play"
    if key == "self_exile":
        return minor.self_exile_refusal(s, me)
    if key == "peek":
        return "nothing_to_peek"
    if key == "warbands":
        return "no_warbands_to_move"
    if key in ("search", "muster", "trade", "recover", "campaign", "travel"):
        return f"no_{key}"
    return ""
