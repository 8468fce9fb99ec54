"""The facts shown with an option, and the reasons why something is not an option."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from throneroom.games.west_kingdom.architects.actions.capture import (
    GROUPS,
    no_group,
    price_of_capture,
)
from throneroom.games.west_kingdom.architects.actions.guildhall import (
    ADVANCE,
    construct_price,
    level_price,
    no_advance,
    no_building,
)
from throneroom.games.west_kingdom.architects.actions.hire import no_reach
from throneroom.games.west_kingdom.architects.actions.places import (
    TRADES,
    brings_reset,
    market_price,
    no_place,
    no_trade,
    repeated_options,
)
from throneroom.games.west_kingdom.architects.cards import (
    APPRENTICES,
    BUILDINGS,
    CATHEDRAL_VIRTUE,
    GOODS,
    GUILDHALL,
    LEVELS,
    LOCATIONS,
    MARKET_VIRTUE,
    TOWN_CENTRE,
    WORKSHOP,
    Apprentice,
    Building,
    Location,
)
from throneroom.games.west_kingdom.architects.laws import (
    counted_workers,
    lacking_skills,
    price_of,
    too_dear,
)
from throneroom.games.west_kingdom.architects.scoring import score_of
from throneroom.games.west_kingdom.architects.state import Player, State
from throneroom.games.west_kingdom.architects.verbs import EFFECTS, Group
from throneroom.games.west_kingdom.buttons import STOP
from throneroom.games.west_kingdom.effects import Branch, Use
from throneroom.games.west_kingdom.goods import Price, number_of
from throneroom.games.west_kingdom.words import Measures, changes, counted, why
from throneroom.kernel import Decision, Message, Seat

FORESEEN = frozenset(
    (
        *("place", "recall", "choose", "storehouse", "guardhouse", "capture", "hire", "dismiss"),
        *("guildhall", "pay", "may", "destroy_debt", "instead_of_debt", "instead_of_virtue"),
        *("release", "ability", "end_order", "first_apprentice"),
    )
)

SECTIONS = {
    "crest_token": "campaign",
    "board": "variable-setup",
    "first_apprentice": "starting-apprentice",
    "draft": "draft",
    "place": "turn",
    "recall": "no-worker",
    "choose": "locations",
    "storehouse": "storehouse",
    "guardhouse": "guardhouse",
    "capture": "town-centre",
    "hire": "workshop",
    "dismiss": "workshop",
    "keep": "black-market",
    "guildhall": "guildhall",
    "pay": "costs",
    "pay_cards": "characters",
    "give_card": "guildhall",
    "may": "guildhall",
    "destroy_debt": "virtue",
    "instead_of_debt": "characters",
    "instead_of_virtue": "characters",
    "release": "reset",
    "ability": "reset",
    "discard": "turn",
    "end_order": "end",
}
"""The sections of the rules page by the kind of decision."""

SAFE = {"destroy_debt": "yes", "instead_of_debt": "no", "instead_of_virtue": "no", "may": "no"}
"""The answer that harms least, by kind of decision."""

CHANGES: Measures = {
    **counted(*GOODS, "silver", "virtue", "unpaid", "paid", "level", "free", "prison"),
    "hand": lambda player: len(player.hand),
    "captured": lambda player: sum(player.captured),
}


# About an option


def about(now: State, then: State | None, decision: Decision, option: Any) -> Mapping[str, Any]:
    """Facts known in advance, and a comparison of two states where it reveals nothing."""
    me = decision.seat
    told = _printed(now, me, decision, option)
    if then is None:
        return told
    told |= changes(now.players[me], then.players[me], CHANGES)
    told["points"] = score_of(then, me).total - score_of(now, me).total
    if then.acting is not None and then.acting.reset:
        told["reset"] = 1
    return told


def _printed(s: State, me: Seat, decision: Decision, option: Any) -> dict[str, Any]:
    """The facts that can be read off the option itself: prices, numbers that depend on W."""
    player = s.players[me]
    if isinstance(option, Location) and decision.kind == "place":
        return place_facts(s, player, option)
    if isinstance(option, Group):
        told: dict[str, Any] = {"workers": s.crews[option.owner].open[option.place.number]}
        if decision.by is TOWN_CENTRE:
            price = price_of_capture(s, me, s.acting)
            told |= {"silver": price.silver, "tax": price.tax}
        return told
    if isinstance(option, Apprentice) and decision.kind == "hire":
        row, column = s.find(option)
        told = {"found": s.coins[row][column], "virtue": option.virtue}
        if decision.by is WORKSHOP and s.acting is not None:
            told["passed"] = max(0, column + 1 - s.acting.workers)
        return told
    if isinstance(option, Branch):
        return _branch_facts(s, me, option)
    if isinstance(option, Building) and decision.kind in ("guildhall", "draft", "keep"):
        return {"vp": option.vp}
    return {}


def place_facts(s: State, player: Player, place: Location) -> dict[str, Any]:
    """W, its effect on the numbers of the place, and whether a reset follows."""
    if not place.is_open:
        reset = {"reset": 1} if brings_reset(s, place) else {}
        if place is GUILDHALL:
            return reset
        price = market_price(player, place)
        return {"silver": price.silver, "lose_virtue": price.virtue, **reset}
    workers = player.open[place.number] + 1
    told: dict[str, Any] = {"workers": workers}
    does = s.does[place]
    if does.repeat is not None:
        told["most"] = number_of(does.repeat.up_to, counted_workers(player, place, workers))
        if not repeated_options(s, s.current, place, Use(place, workers, place.key)):
            told["idle"] = 1
    elif place is TOWN_CENTRE:
        told["most"] = workers
    for branch in does.branches:
        for verb, bag in branch.do.verbs:
            if verb == "gain" and does.repeat is None:
                told |= {f"of_{item}": number_of(n, workers) for item, n in bag.items}
    if place is WORKSHOP:
        told["columns"] = workers
        told["silver"] = _branch_price(player, place.branches["hire"]).coins
    return told


def _branch_price(player: Player, branch: Branch) -> Price:
    if branch.do.pay is None:
        return Price()
    return price_of(player, branch.do.pay, branch.place)


def _branch_facts(s: State, me: Seat, branch: Branch) -> dict[str, Any]:
    player = s.players[me]
    price = level_price(player) if branch is ADVANCE else _branch_price(player, branch)
    told: dict[str, Any] = {}
    if branch is ADVANCE:
        level = player.level + 1
        more = LEVELS[level].vp - LEVELS[level - 1].vp
        told |= {"level": level, "vp": more, "cards": price.cards}
    if price.coins:
        told |= {"silver": price.silver, "tax": price.tax}
    if s.acting is not None:
        for verb, bag in branch.do.verbs:
            if verb == "gain" and not branch.do.per:
                told |= {f"of_{item}": number_of(n, s.acting.workers) for item, n in bag.items}
    return told


def lost(s: State, decision: Decision, option: Any) -> Message | None:
    """Trades, guardhouse actions or captures that the placement would leave unused."""
    left = (decision.facts or {}).get("left", 0)
    if option is not STOP or not left:
        return None
    return Message(f"lost-{decision.kind}", {"left": left})


# Why not


def why_not(s: State, decision: Decision, at: str, key: str) -> Message | None:
    """The reason why something is not an option, as its rule gives it."""
    if key in decision.keys:
        return None
    if at in ("", "town") and key in LOCATIONS:
        return _why_no_place(s, decision, LOCATIONS[key])
    if at in ("", "hand", "packet", "drawn") and key in BUILDINGS:
        return _why_no_building(s, decision, BUILDINGS[key])
    if at in ("", "row", "apprentices") and key in APPRENTICES:
        return _why_no_apprentice(s, decision, APPRENTICES[key])
    if at in ("", "branch") and key in Branch.table:
        return _why_no_branch(s, decision, Branch.table[key])
    if key.removeprefix("trade:") in TRADES and decision.kind == "storehouse":
        return _why_no_trade(s, decision, key.removeprefix("trade:"))
    place, _, owner = key.partition(":")
    owned = owner.isdecimal() and int(owner) < len(s.crews)
    if at in ("", "group") and owned and place in LOCATIONS and LOCATIONS[place].is_open:
        return _why_no_group(s, decision, GROUPS[LOCATIONS[place].number][int(owner)])
    return None


def lacking_for(player: Player, price: Price, spare: int = 0) -> Message | None:
    """The missing goods, in numbers."""
    reason = too_dear(player, price, spare)
    if reason == "no_silver":
        return why(reason, price=price.coins, silver=player.silver)
    if reason == "no_goods":
        lacking: list[str] = []
        for items, amount in price.goods[0]:
            short = amount - sum(getattr(player, item) for item in items)
            lacking += [items[0]] * max(0, short)
        return why(reason, goods=lacking)
    return why(reason)


def _first(decision: Decision) -> Message:
    """The message that another question comes first."""
    return Message(f"why-first_{decision.kind}")


def _why_no_place(s: State, decision: Decision, place: Location) -> Message | None:
    me = decision.seat
    if decision.kind == "recall":
        standing = s.players[me].open[place.number] if place.is_open else 0
        return why("open_first" if not place.is_open and not standing else "nobody_there")
    if decision.kind != "place":
        return _first(decision)
    player = s.players[me]
    reason = no_place(s, me, place)
    if reason == "no_silver" and place.is_market:
        return lacking_for(player, market_price(player, place))
    if place is WORKSHOP and reason:
        return lacking_for(player, _branch_price(player, WORKSHOP.branches["hire"]))
    if place is TOWN_CENTRE and reason:
        return lacking_for(player, price_of_capture(s, me, None))
    if place is GUILDHALL and reason:
        advance = _advance_reason(s, me)
        return advance if not player.hand else why("nothing_to_build")
    reason = {"condition": "no_taxes"}.get(reason, reason)
    if reason and place.key == "guardhouse":
        reason = "nothing_to_do"
    return why(reason, virtue=player.virtue, most=MARKET_VIRTUE)


def _advance_reason(s: State, me: Seat) -> Message | None:
    player = s.players[me]
    reason = no_advance(s, me)
    if reason in ("no_silver", "no_goods", "no_card"):
        return lacking_for(player, level_price(player))
    return why(reason, virtue=player.virtue, least=CATHEDRAL_VIRTUE, level=player.level + 1)


def _why_no_building(s: State, decision: Decision, building: Building) -> Message | None:
    player = s.players[decision.seat]
    if building not in player.hand or decision.kind not in ("guildhall", "place"):
        return None if building not in player.hand else _first(decision)
    reason = no_building(player, building)
    if reason == "no_skill":
        return why(reason, skills=lacking_skills(player, building))
    if reason:
        return lacking_for(player, construct_price(player, building), spare=1)
    return why("build_in_guildhall") if decision.kind == "place" else None


def _why_no_apprentice(s: State, decision: Decision, card: Apprentice) -> Message | None:
    me = decision.seat
    player = s.players[me]
    if card in player.apprentices:
        return why("below_limit", most=player.powers.limit) if decision.kind == "hire" else None
    if not any(card in row for row in s.rows):
        return None
    if decision.kind == "hire" and s.acting is not None:
        _, column = s.find(card)
        workers = s.acting.workers
        reason = no_reach(s, me, column, workers, 1)
        return why(reason, price=column + 1 - workers, silver=player.silver)
    if decision.kind == "place":
        dear = lacking_for(player, _branch_price(player, WORKSHOP.branches["hire"]))
        return dear or why("hire_at_workshop")
    return _first(decision)


def _why_no_branch(s: State, decision: Decision, branch: Branch) -> Message | None:
    me, player = decision.seat, s.players[decision.seat]
    if branch.owner == GUILDHALL.key:
        asked = decision.kind in ("guildhall", "place")
        return _advance_reason(s, me) if asked and branch is ADVANCE else _first(decision)
    if s.acting is None or branch.owner != s.acting.place.key:
        return None
    place = s.acting.place
    if branch.name == "own":  # stands for the trades of all apprentices
        return why("no_such_apprentice")
    reason = EFFECTS.no_branch(s, me, branch, Use(place, s.acting.workers, place.key))
    if reason in ("no_silver", "no_goods"):
        return lacking_for(player, _branch_price(player, branch))
    return why({"condition": "needs_two"}.get(reason, reason))


def _why_no_trade(s: State, decision: Decision, key: str) -> Message | None:
    me, trade = decision.seat, TRADES[key]
    if trade.card not in s.players[me].apprentices:
        return why("no_such_apprentice")
    if not no_trade(s, me, trade):
        return None
    assert trade.do.pay is not None
    return lacking_for(s.players[me], price_of(s.players[me], trade.do.pay, ""))


def _why_no_group(s: State, decision: Decision, group: Group) -> Message | None:
    me = decision.seat
    if decision.kind == "place":
        return _why_no_place(s, decision, TOWN_CENTRE) or why("capture_in_centre")
    if decision.kind != "capture" or s.acting is None:
        return _first(decision)
    most = s.capture_places
    reason = s.no_capture_of(me, group.owner) or no_group(s, group, s.acting.places, most)
    return why(reason, most=most) or lacking_for(s.players[me], price_of_capture(s, me, s.acting))
