"""What is said with options, and why something is none."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from throneroom.games.oath import campaign
from throneroom.games.oath.actions import minor, muster, recover, search, trade, travel
from throneroom.games.oath.acts import Act, Campaign, Muster, Recover, Search, Trade, Travel
from throneroom.games.oath.campaign.odds import odds_of
from throneroom.games.oath.cards import PEOPLES_FAVOR, Card, Site
from throneroom.games.oath.flow import MAJOR, can_begin
from throneroom.games.oath.moments import ACTION
from throneroom.games.oath.powers import driver
from throneroom.games.oath.powers.price import ban, lacks
from throneroom.games.oath.powers.registry import FUNCTIONS, Function
from throneroom.games.oath.spots import DECK, DONE, Spot
from throneroom.games.oath.state import MAP, State
from throneroom.kernel import Decision, Message, Seat

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
    "new_oath": "chronicle",
    "offer_citizens": "chronicle",
    "accept_vassalage": "chronicle",
    "edifice": "chronicle",
    "new_suit": "chronicle",
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
        return _said(_menu_reason(s, me, key))
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


def _menu_reason(s: State, me: Seat, key: str) -> str:
    """Why a player cannot do something in the Act phase."""
    if key.startswith("use:"):
        for source in s.index.get(ACTION, ()):
            if source.f.key == key:
                return driver.refusal(s, source.by(me))
        return "not_in_play" if key in FUNCTIONS else ""
    if key == "self_exile":
        return minor.self_exile_refusal(s, me)
    if key == "adviser":
        return "" if s.players[me].hidden else "no_facedown_adviser"
    if key == "show":
        return "" if minor.showable(s, me) else "nothing_to_show"
    if key == "peek":
        return "" if minor.unseen_relics(s, me) else "nothing_to_peek"
    if key == "warbands":
        return "" if minor.moves(s, me) else "no_warbands_to_move"
    major = next((name for name in MAJOR if name.key == key), None)
    if major is None or can_begin(s, me, major):
        return ""
    act = MAJOR[major][0].begin(s, me)
    s.acts.append(act)
    try:
        return next((reason for reason in _reasons(s, me, act) if reason), "")
    finally:
        s.acts.pop()


def _reasons(s: State, me: Seat, act: Act) -> Iterator[str]:
    """Reasons against an action, the plainest first."""
    if isinstance(act, Search):
        for source in search.sources(s, act):
            yield search.refusal(s, act, source)
    elif isinstance(act, Muster | Trade):
        here = s.places[act.at].cards
        if not here:
            yield "no_card_here"
        for card in here:
            if isinstance(act, Muster):
                yield muster.refusal(s, act, card)
            else:
                yield trade.refusal(s, act, card, "favor")
    elif isinstance(act, Recover):
        for number in range(len(s.places[act.at].relics)):
            yield recover.relic_refusal(s, act, number)
        yield recover.banner_refusal(s, act, PEOPLES_FAVOR)
    elif isinstance(act, Travel):
        for slot in MAP:
            if slot != act.start:
                yield travel.refusal(s, act, slot)
    elif isinstance(act, Campaign):
        yield ban(s, me, act)
        yield lacks(s, me, campaign.declare.price(s, act))
        yield "no_defender"
