"""The facts shown with options, and the reasons why something is not an option."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from throneroom.games.oath import campaign, deals, foresight, promises
from throneroom.games.oath.actions import minor, muster, play, recover, search, trade, travel
from throneroom.games.oath.acts import Act, Campaign, Deal, Muster, Recover, Search, Trade, Travel
from throneroom.games.oath.campaign import declare
from throneroom.games.oath.campaign.foresight import after_plan, with_ally
from throneroom.games.oath.campaign.odds import Odds, odds_of
from throneroom.games.oath.cards import BANNERS, RELICS, Banner, Card, EdificeSide, Site
from throneroom.games.oath.chronicle import edifice_of
from throneroom.games.oath.chronicle.lying import WHOLE
from throneroom.games.oath.flow import MAJOR, can_begin
from throneroom.games.oath.moments import ACTION, MODIFY, PLAN
from throneroom.games.oath.powers import driver, using
from throneroom.games.oath.powers.price import ban, lacks
from throneroom.games.oath.powers.registry import FUNCTIONS, Function
from throneroom.games.oath.spots import (
    ADVISERS,
    DECK,
    DONE,
    FACEDOWN,
    PASS,
    PAWN,
    REVEAL,
    Bank,
    Facedown,
    Rival,
    Spot,
)
from throneroom.games.oath.state import MAP, NOBODY, State
from throneroom.kernel import NO, YES, Decision, Message, Seat, Word
from throneroom.kernel.keys import key_of

FREE_LEAVES = ("campaign_join", "campaign_permit", "warbands_leave")
LEAVES = ("plan", *FREE_LEAVES, "warbands_share", "deal_answer")
"""Questions that the rules themselves may ask off turn; the free ones cost the player nothing."""

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
    "placement_from": "campaign",
    "burn": "campaign",
    "discard_order": "discard",
    "deal": "deals",
    "deal_partner": "deals",
    "deal_amount": "deals",
    "deal_answer": "deals",
    "counter_answer": "deals",
    "citizen": "citizenship",
    "citizen_relic": "citizenship",
    "warbands_way": "warbands",
    "warbands_count": "warbands",
    "warbands_friend": "warbands",
    "warbands_leave": "warbands",
    "warbands_share": "warbands",
    "minor_adviser": "advisers",
    "show_adviser": "advisers",
    "show_to": "advisers",
    "new_oath": "chronicle",
    "offer_citizens": "chronicle",
    "accept_vassalage": "chronicle",
    "edifice": "chronicle",
    "new_suit": "chronicle",
}


OWN_CAPTIONS = {
    ("deal", PASS.key),
    *((kind, DONE.key) for kind in ("deal", "plan", "campaign_targets", "modify", "wake", "rest")),
    *((kind, word.key) for kind in ("deal_answer", "counter_answer") for word in (YES, NO)),
    *(("accept_vassalage", word.key) for word in (YES, NO)),
}
"""Words with another label in some questions: "Accept" instead of "Yes"."""


def caption(decision: Decision, option: Any) -> Message | None:
    """The name of an option whose own words don't tell it; None where they do."""
    kind = decision.kind
    if kind == "edifice" and isinstance(option, Card):
        way = "repair" if isinstance(option, EdificeSide) else "build"
        return Message(
            f"option-edifice-{way}", {"edifice": _rising(option).key, "card": option.key}
        )
    if kind == "new_suit" and isinstance(option, Bank):
        return Message("option-new_suit", {"suit": option.suit.value})
    if (own := (kind, key_of(option))) in OWN_CAPTIONS:
        return Message("option-" + "-".join(own))
    return None


def _rising(card: Card) -> EdificeSide:
    """The edifice that takes the place of a denizen or a ruin."""
    return WHOLE[card] if isinstance(card, EdificeSide) else edifice_of(card.suit)


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
    if owed := _penalty(now, decision, act, option):
        return owed
    if kind == "campaign_dice" and isinstance(act, Campaign):
        for one in odds_of(now, act):
            if one.dice == option:
                return _chances(one)
    if kind in FOUGHT and isinstance(act, Campaign):
        return _in_campaign(now, act, decision, option)
    if kind in ("deal", "deal_answer", "counter_answer") and isinstance(act, Deal):
        return _in_deal(now, act, option)
    if kind == "act" and option in MAJOR:
        return _supply(now, me, option)
    if kind == "act" and isinstance(option, Function):
        use = next((u for u in using.usable(now, me, ACTION) if u.f is option), None)
        if use is not None:
            cost_ = using.price(now, use)
            return {name: value for name, value in cost_._asdict().items() if value}
    if kind == "trade_card" and isinstance(option, Card) and isinstance(act, Trade):
        assert option.suit is not None
        return {"advisers": trade.counted(now, act, option.suit)}
    if kind == "edifice" and isinstance(option, Card):
        return {"edifice": _rising(option).key}
    if kind == "new_suit" and isinstance(option, Bank):
        suit = option.suit
        return {"suits": [one.value for one in (suit, suit.next, suit.next.next)]}
    return {}


def _supply(s: State, me: Seat, deed: Word) -> dict[str, int]:
    """The current Supply cost of a major action: the least, and the most if ways differ. Empty if
    only a modifier makes it possible."""
    act: Any = MAJOR[deed][0].begin(s, me)
    s.acts.append(act)
    prices = sorted(_prices(s, act))
    s.acts.pop()
    if not prices:
        return {}
    least, most = prices[0], prices[-1]
    return {"supply": least} if least == most else {"supply": least, "supply_most": most}


def _prices(s: State, act: Act) -> Iterator[int]:
    """The Supply of every way to do a major action."""
    match act:
        case Search():
            for source in search.sources(s, act):
                if not search.refusal(s, act, source):
                    act.source = source
                    yield search.price(s, act).supply
        case Travel():
            for to in travel.destinations(s, act):
                act.to = to
                yield travel.price(s, act).supply
        case Muster():
            for card in muster.cards(s, act):
                act.card = card
                yield muster.price(s, act).supply
        case Trade():
            for card in trade.reachable(s, act):
                for wanted in ("favor", "secrets"):
                    if not trade.refusal(s, act, card, wanted):
                        act.card = card
                        yield trade.price(s, act).supply
        case Recover():
            if recover.possible(s, act):
                yield recover.price(s, act).supply
        case Campaign():
            yield declare.price(s, act).supply


FOUGHT = ("plan", "campaign_join", "campaign_permit")
"""Questions whose answers change the odds of a campaign."""


def _in_campaign(s: State, c: Campaign, decision: Decision, option: Any) -> dict[str, int]:
    """The attacker's current odds, and those with a plan or an ally."""
    if decision.kind == "plan" and option is not DONE:
        return _chances(after_plan(s, decision.seat, option))
    if option is YES:
        seat = (decision.facts or {}).get("player", decision.seat)
        return _chances(with_ally(s, seat))
    found = odds_of(s, c)
    return _chances(found[0] if found else None)


def _chances(odds: Odds | None) -> dict[str, int]:
    if odds is None:
        return {}
    return {"win": odds.win, "unhurt": odds.unhurt, "left": odds.left}


def _penalty(s: State, decision: Decision, act: Act | None, option: Any) -> dict[str, int]:
    """The penalty of an option that breaks a promise."""
    if not s.promises:
        return {}
    kind, me = decision.kind, decision.seat
    if isinstance(act, Campaign) and kind in ("campaign_defender", "campaign_targets"):
        return promises.penalties(campaign.declare.broken_by(s, act, option))
    if kind == "recover_target" and isinstance(option, Banner):
        return promises.penalties(promises.of_recover(s, me, option))
    asked = {"campaign_join": "join", "campaign_permit": "permit"}.get(kind)
    if kind in ("warbands_leave", "warbands_share"):
        asked = "leave"
    if asked is not None and option is NO:
        to = (decision.facts or {}).get("defender" if asked == "join" else "player", NOBODY)
        return promises.penalties(promises.words_owed(s, me, to, asked))
    return {}


def _in_deal(s: State, deal: Deal, option: Any) -> dict[str, Any]:
    """The available amount of a thing, and the changes that the whole offer would make."""
    if isinstance(option, deals.Item) and option.side != "show":
        writer = deal.writer
        other = deal.to if writer == deal.by else deal.by
        giver, taker = (writer, other) if option.side == "give" else (other, writer)
        return {"most": deals.have(s, giver, deal.kinds, taker)[option.thing]}
    if option is YES or option is DONE:
        return {"changes": foresight.changes(s, deal)}
    return {}


def _source(option: Any) -> str:
    return "deck" if option is DECK else search.NAMES[option.region]


def why_not(s: State, decision: Decision, at: str, key: str) -> Message | None:
    """Why something is not an option now, by the rules' own predicates."""
    me = decision.seat
    act = s.acts[-1] if s.acts else None
    reason = ""
    if decision.kind == "act":
        reason = _menu_reason(s, me, key)
    elif decision.kind == "play":
        reason = _play_reason(s, decision, key)
    elif decision.kind == "modify" and act is not None:
        reason = _modifier_reason(s, act, key)
    elif isinstance(act, Campaign):
        reason = _campaign_reason(s, decision, act, key)
    elif decision.kind == "travel_to" and isinstance(act, Travel):
        slot = _slot(s, key)
        reason = travel.refusal(s, act, slot) if slot is not None else ""
    elif decision.kind == "search_source" and isinstance(act, Search):
        source = key.removeprefix("pile:")
        reason = search.refusal(s, act, source) if source in ("deck", *search.NAMES) else ""
    elif decision.kind == "muster_card" and key in Card.table and isinstance(act, Muster):
        reason = muster.refusal(s, act, Card.table[key])
    elif isinstance(act, Trade):
        reason = _trade_reason(s, decision.kind, act, key)
    elif decision.kind == "recover_target" and isinstance(act, Recover):
        reason = _recover_reason(s, act, key)
    return _said(reason)


def _trade_reason(s: State, kind: str, act: Trade, key: str) -> str:
    if kind == "trade_card" and key in Card.table:
        card = Card.table[key]
        if card not in trade.reachable(s, act):
            return "not_here"
        reasons = [trade.refusal(s, act, card, wanted) for wanted in ("favor", "secrets")]
        return reasons[0] if all(reasons) else ""
    wanted = {"favor": "favor", "secret": "secrets"}.get(key)
    if kind == "trade_kind" and wanted is not None and act.card is not None:
        return trade.refusal(s, act, act.card, wanted)
    return ""


def _recover_reason(s: State, act: Recover, key: str) -> str:
    if key in BANNERS:
        return recover.banner_refusal(s, act, BANNERS[key])
    place = Facedown.table.get(key)
    if place is None or not place.where.startswith("relics:"):
        return ""
    if place.where != f"relics:{act.at}" or place.index >= len(s.places[act.at].relics):
        return "not_here"
    return recover.relic_refusal(s, act, place.index)


def _play_reason(s: State, decision: Decision, key: str) -> str:
    """[5.1.4] Why a card cannot be played there."""
    card = (decision.facts or {}).get("card")
    outer = next((act for act in reversed(s.acts) if isinstance(act, Search)), None)
    way = Site.table.get(key) or WAYS.get(key)
    if card is None or way is None:
        return ""
    return play.way_refusal(s, decision.seat, card, way, outer)


WAYS = {way.key: way for way in (ADVISERS, FACEDOWN, REVEAL)}


def _modifier_reason(s: State, act: Act, key: str) -> str:
    """[7.4] Why a power cannot modify the action that has begun."""
    f = FUNCTIONS.get(key)
    if f is None:
        return ""
    for source in s.index.get(f"{MODIFY}.{act.kind}", ()):
        if source.f is f:
            if act.has_used(f.name):
                return "once"
            use = source.by(act.by)
            reason = using.refusal(s, use, act)
            possible = next((m.possible for m, cls in MAJOR.values() if cls is type(act)), None)
            if reason or possible is None or driver.leaves_a_way(s, act, use, possible):
                return reason
            return "no_way"
    return "not_in_play"


def _campaign_reason(s: State, decision: Decision, act: Campaign, key: str) -> str:
    if decision.kind == "campaign_defender" and key in Rival.table:
        seat = Rival.table[key].seat
        if seat == act.by or seat in campaign.declare.defenders(s, act):
            return ""
        if seat not in campaign.declare.opponents(s, act):
            return "no_opponent"
        return campaign.declare.defender_refusal(s, act, seat)
    if decision.kind == "campaign_targets":
        if key == DONE.key:
            return campaign.declare.refusal(s, act)
        target = Site.table.get(key) or RELICS.get(key) or BANNERS.get(key)
        target = PAWN if key == PAWN.key else target
        return campaign.declare.target_refusal(s, act, target) if target is not None else ""
    if decision.kind == "plan":
        f = FUNCTIONS.get(key.removesuffix(":minus"))
        for source in s.index.get(PLAN, ()):
            if source.f is f:
                return campaign.plans.plan_refusal(s, act, source.by(decision.seat))
        return "not_in_play" if f is not None else ""
    return ""


def _said(reason: str) -> Message | None:
    """The message for a reason, or for the card that is one."""
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
                return using.refusal(s, source.by(me))
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
    """Reasons against an action, the simplest first."""
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
                yield trade.refusal(s, act, card, "secrets")
    elif isinstance(act, Recover):
        for number in range(len(s.places[act.at].relics)):
            yield recover.relic_refusal(s, act, number)
        for banner in BANNERS.values():
            yield recover.banner_refusal(s, act, banner)
    elif isinstance(act, Travel):
        for slot in MAP:
            if slot != act.start:
                yield travel.refusal(s, act, slot)
    elif isinstance(act, Campaign):
        yield ban(s, me, act)
        yield lacks(s, me, campaign.declare.price(s, act))
        for seat in campaign.declare.opponents(s, act):
            yield campaign.declare.defender_refusal(s, act, seat)
        yield "no_defender"
