"""The facts shown with an option, and the reasons why something is not an option."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from throneroom.games.west_kingdom.goods import Payment
from throneroom.games.west_kingdom.viscounts.actions import (
    PASS,
    exchange_silver,
    legal_actions,
    most_exchanges,
)
from throneroom.games.west_kingdom.viscounts.cards import (
    ACTIONS,
    BUILD,
    MANUSCRIPTS,
    PLACE,
    SECTIONS,
    SLOTS,
    TOWNSFOLK,
    TRADE,
    TRANSCRIBE,
    Action,
    Manuscript,
    Section,
    Slot,
    Townsfolk,
)
from throneroom.games.west_kingdom.viscounts.flow import reach_of
from throneroom.games.west_kingdom.viscounts.laws import (
    FREE_MANUSCRIPT,
    STEPS,
    dismiss_price,
    force,
    force_of,
    funds,
    hire_price,
    most_spent,
    no_build,
    no_destroying,
    no_hire,
    no_transcribing,
    no_workers,
    strength,
)
from throneroom.games.west_kingdom.viscounts.ring import SPACES, SPOTS, Link, Space, Spot, way
from throneroom.games.west_kingdom.viscounts.scoring import score_of
from throneroom.games.west_kingdom.viscounts.state import Phase, Player, State
from throneroom.games.west_kingdom.words import (
    Measures,
    Reasons,
    asked_first,
    changes,
    counted,
    reason_of,
    why,
)
from throneroom.kernel import YES, Decision, Message, Seat

SECTIONS_OF_RULES = {
    "crest_token": "campaign",
    "pair": "setup",
    "play": "cards",
    "move": "movement",
    "action": "action",
    "exchange": "trade",
    "building": "build",
    "spot": "build",
    "link": "build",
    "workers": "place-workers",
    "dismiss": "dismiss",
    "pay": "funding",
    "recruit": "recruit",
    "free_hire": "recruit",
    "free_manuscript": "transcribe",
    "section": "castle",
    "rise": "castle",
    "castle_move": "castle",
    "bump": "castle",
    "rearrange": "effects",
    "discard": "effects",
    "destroy": "effects",
    "choose": "effects",
    "order": "effects",
    "resource": "goods",
    "flip": "debts",
}
"""The sections of the rules page by the kind of decision."""

FORESEEN = frozenset(SECTIONS_OF_RULES)

SAFE = {"dismiss": "no", "discard": "stop", "destroy": "stop", "castle_move": "stop"}
"""The answer that harms least, by kind of decision."""

CHANGES: Measures = {
    **counted("silver", "ink", "stone", "gold", "unpaid", "paid", "acquired", "approved"),
    **counted("corruption", "virtue", "workers"),
    "hand": lambda player: len(player.hand),
}


# About an option


def about(now: State, then: State | None, decision: Decision, option: Any) -> Mapping[str, Any]:
    """Facts known in advance, and a comparison of two states where it reveals nothing."""
    me = decision.seat
    told = _printed(now, me, decision, option)
    if then is None:
        return told
    told |= changes(now.players[me], then.players[me], CHANGES)
    told |= _risen(now, then, me)
    if isinstance(option, Space):
        told["can"] = [one.key for one in legal_actions(then, me) if one is not PASS]
    told["points"] = score_of(then, me).total - score_of(now, me).total
    return told


def _risen(now: State, then: State, me: Seat) -> dict[str, int]:
    """Workers that rise in the castle, by tier."""
    tiers = enumerate(zip(now.in_castle(me), then.in_castle(me), strict=True), 1)
    return {f"change_tier_{tier}": will - was for tier, (was, will) in tiers if will != was}


def _printed(s: State, me: Seat, decision: Decision, option: Any) -> dict[str, Any]:
    """The facts that can be read off the option itself: prices, required icons, links."""
    player = s.players[me]
    if isinstance(option, Space):
        price = reach_of(s, me).prices[option]
        return {"silver": price, "met": _met(s, me, option), "way": _way(s, player, option)}
    if isinstance(option, Action):
        return _action_facts(s, player, option)
    if isinstance(option, Slot):
        builders = option.building.builders
        acting = s.acting == BUILD.key
        return {"builders": builders, **(_dismissal(s, player, BUILD, builders) if acting else {})}
    if isinstance(option, Spot):
        links = _links(s, option)
        return {
            "links": [link.key for link, _ in links],
            "pays": [word for link, _ in links for word in link.effect.words],
            "owners": [seat for _, seat in links if seat != me],
        }
    if isinstance(option, Townsfolk) and decision.kind == "play":
        power = force_of((option, *player.board[1:]), player.built, player.bonuses)
        return {f"with_{action.key}": strength(power, action) for action in ACTIONS.values()}
    if isinstance(option, Townsfolk) and decision.kind == "recruit":
        return {"silver": hire_price(force(player), option)}
    if decision.kind == "dismiss" and option is YES:
        return {"silver": dismiss_price(force(player), decision.by)}
    if decision.kind == "workers":
        nobles = next(need for need, count in STEPS if count == option)
        return {"nobles": nobles, **_dismissal(s, player, PLACE, nobles)}
    if decision.kind == "exchange":
        assert player.space is not None
        exchange = player.space.exchange(s.side)
        return {"silver": exchange_silver(s, player, exchange, option)}
    if isinstance(option, Payment):
        return {"proposed": int(option is decision.options[0])}
    return {}


def _met(s: State, me: Seat, space: Space) -> int:
    """The number of other viscounts there."""
    return sum([s.players[seat].space is space for seat in s.sides_from(me)[1:]])


def _way(s: State, player: Player, space: Space) -> list[str]:
    """The spaces on the way there from the viscount's space."""
    assert player.space is not None
    assert s.played is not None
    return [one.key for one in way(s.ring, player.space, space, s.played.silver)]


def _links(s: State, spot: Spot) -> list[tuple[Link, Seat]]:
    """Links that a building there would complete, with the owners of their other ends."""
    pieces = [(link, s.spots[other.number]) for link, other in s.ring.neighbours[spot.number]]
    return [(link, piece.seat) for link, piece in pieces if piece is not None]


def _action_facts(s: State, player: Player, action: Action) -> dict[str, Any]:
    power = force(player)
    told = {"strength": strength(power, action), "most": funds(s, player, power, action)}
    assert player.space is not None
    if action is TRANSCRIBE:
        told["least"] = s.tile(player.space.segment).cost
        told |= _dismissal(s, player, action, told["least"])
    elif action is TRADE:
        told["least"] = player.space.exchange(s.side).merchants
    return told


def _dismissal(s: State, player: Player, action: Action, need: int) -> dict[str, int]:
    """The silver of a dismissal that an action includes because it could not be paid otherwise."""
    power = force(player)
    assert player.space is not None
    if strength(power, action) + most_spent(player, power, action, player.silver) >= need:
        return {}
    return {"dismissal": dismiss_price(power, s.top(player.space.segment))}


def lost(s: State, decision: Decision, option: Any) -> Message | None:
    """Exchanges that could still be made."""
    if decision.kind != "exchange" or option == decision.options[0]:
        return None
    player = s.players[decision.seat]
    assert player.space is not None
    most = most_exchanges(s, player, player.space.exchange(s.side))
    return Message("lost-exchange", {"left": most - option})


# Why not


def why_not(s: State, decision: Decision, at: str, key: str) -> Message | None:
    return reason_of(WHY, s, decision, at, key)


def _why_no_space(s: State, decision: Decision, space: Space) -> Message | None:
    if decision.kind != "move":
        return asked_first(decision) if s.phase is Phase.MOVEMENT else Message("why-moved")
    assert s.played is not None
    silver = s.players[decision.seat].silver
    return why("not_in_reach", value=s.played.silver, silver=silver)


def _why_no_action(s: State, decision: Decision, action: Action) -> Message | None:
    if decision.kind != "action" and s.phase is not Phase.RECRUIT:
        return asked_first(decision)
    if s.phase is Phase.RECRUIT:
        return why("one_action")
    me = decision.seat
    player = s.players[me]
    assert player.space is not None
    if action is TRADE:
        return why("outer_only")
    have = funds(s, player, force(player), action)
    if action is BUILD:
        return why(no_build(s, me), builders=have)
    if action is PLACE:
        return why(no_workers(s, me))
    cost = s.tile(player.space.segment).cost
    return why(no_transcribing(s, me), cost=cost, clerics=have)


def _why_no_slot(s: State, decision: Decision, slot: Slot) -> Message | None:
    player = s.players[decision.seat]
    if slot in player.built:
        return why("built")
    if decision.kind != "building":
        return _why_no_action(s, decision, BUILD) or Message("why-by_build")
    if s.acting != BUILD.key:
        return why("other_building")
    have = funds(s, player, force(player), BUILD)
    return why("too_dear", builders=slot.building.builders, have=have)


def _why_no_spot(s: State, decision: Decision, spot: Spot) -> Message | None:
    piece = s.spots[spot.number]
    if piece is not None:
        return why("taken", seat=piece.seat)
    if decision.kind == "spot":
        return why("other_bank", space=spot.space.key)
    return _why_no_action(s, decision, BUILD) or Message("why-by_build")


def _why_no_card(s: State, decision: Decision, card: Townsfolk) -> Message | None:
    player = s.players[decision.seat]
    if card not in s.visible():
        if card in player.hand and decision.kind == "destroy":
            return why(no_destroying(player))
        return None
    if decision.kind == "recruit" or (s.phase is Phase.RECRUIT and not s.acting):
        assert player.space is not None
        if s.top(player.space.segment) is not card:
            return why("other_segment")
        price = hire_price(force(player), card)
        return why(no_hire(s, decision.seat), price=price, silver=player.silver)
    return why("hired_later")


def _why_no_manuscript(s: State, decision: Decision, tile: Manuscript) -> Message | None:
    if all(not pile or pile[-1] is not tile for pile in s.tiles):
        return None
    if decision.kind == "free_manuscript":
        return why("cost_3_or_4", low=FREE_MANUSCRIPT[0], high=FREE_MANUSCRIPT[-1])
    return _why_no_action(s, decision, TRANSCRIBE) or Message("why-by_transcribing")


def _why_no_section(s: State, decision: Decision, section: Section) -> Message | None:
    if decision.kind == "rise":
        return why("too_few_workers")
    if decision.kind in ("castle_move", "bump"):
        return asked_first(decision)
    return _why_no_action(s, decision, PLACE) or Message("why-by_placing")


WHY: Reasons = (
    (("space",), SPACES, _why_no_space),
    (("action",), ACTIONS, _why_no_action),
    (("slot",), SLOTS, _why_no_slot),
    (("spot",), {spot.key: spot for spot in SPOTS}, _why_no_spot),
    (("townsfolk", "hand"), TOWNSFOLK, _why_no_card),
    (("manuscript",), MANUSCRIPTS, _why_no_manuscript),
    (("section",), {section.key: section for section in SECTIONS}, _why_no_section),
)
